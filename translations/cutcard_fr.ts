<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_US">
<context>
    <name>Act</name>
    <message>
        <source>%1 of seat %2</source>
        <translation>mise %1 de la place %2</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>Pay the %1, %2</source>
        <translation>Payer la %1, %2</translation>
    </message>
    <message>
        <source>Pay the %1</source>
        <translation>Payer la %1</translation>
    </message>
    <message>
        <source>Take the %1, %2</source>
        <translation>Prendre la %1, %2</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>Prendre la %1</translation>
    </message>
    <message>
        <source>Return the %1, %2</source>
        <translation>Rendre la %1, %2</translation>
    </message>
    <message>
        <source>Return the %1</source>
        <translation>Rendre la %1</translation>
    </message>
    <message>
        <source>Settle the %1, %2</source>
        <translation>Régler la %1, %2</translation>
    </message>
    <message>
        <source>Settle the %1</source>
        <translation>Régler la %1</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>Distribuer une carte</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>Distribuer une carte à la place %1</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>Distribuer une carte au croupier</translation>
    </message>
    <message>
        <source>Deal a community card</source>
        <translation>Distribuer une carte commune</translation>
    </message>
    <message>
        <source>Deal a card to the Six Card Bonus spot</source>
        <translation>Distribuer une carte à la case Six Card Bonus</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Brûler une carte</translation>
    </message>
    <message>
        <source>Put a card into the discard rack</source>
        <translation>Mettre une carte au bac de défausse</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>Distribuer une carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation>pour la place %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Something that no dealer does: %1</source>
        <translation>Geste qu’aucun croupier ne fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Former la main du croupier</translation>
    </message>
    <message>
        <source>Set the hand of seat %1</source>
        <translation>Former la main de la place %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>an action</comment>
        <translation>%1, place %2</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <comment>an action</comment>
        <translation>%1, place %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ActionLabel</name>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Lock wagers</source>
        <translation>Bloquer mises</translation>
    </message>
    <message>
        <source>Collect progressive</source>
        <translation>Ramasser progressives</translation>
    </message>
    <message>
        <source>Compare the count</source>
        <translation>Comparer le nombre</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Compter le talon</translation>
    </message>
    <message>
        <source>Stub to the rack</source>
        <translation>Talon au bac</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Collect the forfeit</source>
        <translation>Ramasser la mise</translation>
    </message>
    <message>
        <source>Collect cards</source>
        <translation>Ramasser cartes</translation>
    </message>
    <message>
        <source>Turn dealer&apos;s cards</source>
        <translation>Dévoiler le croupier</translation>
    </message>
    <message>
        <source>Set dealer&apos;s hand</source>
        <translation>Former main croupier</translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation>Retourner cartes</translation>
    </message>
    <message>
        <source>Set hand</source>
        <translation>Former la main</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Turn Six Card Bonus</source>
        <translation>Retourner Six Card</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Appeler le chef</translation>
    </message>
    <message>
        <source>Leave the cards</source>
        <translation>Laisser les cartes</translation>
    </message>
    <message>
        <source>Pay envy</source>
        <translation>Payer Envy</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Débarrasser la table</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Arrêter le jeu</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Trancher</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Card to the rack</source>
        <translation>Carte au bac</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Remélanger</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Recouper</translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation>Retirer le paquet</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>Couvrir l’appareil</translation>
    </message>
    <message>
        <source>Turn community cards</source>
        <translation>Retourner communes</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Taper une touche</translation>
    </message>
    <message>
        <source>Inspect cards</source>
        <translation>Inspecter cartes</translation>
    </message>
    <message>
        <source>Floor verifies</source>
        <translation>Contrôle du chef</translation>
    </message>
    <message>
        <source>Spread cards</source>
        <translation>Étaler les cartes</translation>
    </message>
    <message>
        <source>Wash</source>
        <translation>Brasser</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Empiler</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Charger le sabot</translation>
    </message>
    <message>
        <source>Alternate decks</source>
        <translation>Alterner les paquets</translation>
    </message>
    <message>
        <source>Change decks</source>
        <translation>Changer paquets</translation>
    </message>
    <message>
        <source>Load the shuffler</source>
        <translation>Charger mélangeuse</translation>
    </message>
    <message>
        <source>Take shuffled deck</source>
        <translation>Sortir paquet mélangé</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Pas de jeu</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>What next</source>
        <translation>À faire ensuite</translation>
    </message>
    <message>
        <source>Errors lately</source>
        <translation>Erreurs récentes</translation>
    </message>
</context>
<context>
    <name>AmountBox</name>
    <message>
        <source>Amount: %1</source>
        <translation>Montant&#xa0;: %1</translation>
    </message>
    <message>
        <source>No amount is being entered</source>
        <translation>Aucun montant en cours de saisie</translation>
    </message>
    <message>
        <source>Choose a spot, then Take, Pay or Return</source>
        <translation>Choisissez une case, puis Prendre, Payer ou Rendre</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>below 0</source>
        <translation>moins de 0</translation>
    </message>
    <message>
        <source>%1 negative: look at the question</source>
        <translation>%1 négative&#xa0;: voyez la question</translation>
    </message>
    <message>
        <source>%1 poor</source>
        <translation>%1 faible</translation>
    </message>
    <message>
        <source>%1 fair</source>
        <translation>%1 moyenne</translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation>%1 bonne</translation>
    </message>
    <message>
        <source>not enough to say</source>
        <translation>trop peu de données</translation>
    </message>
    <message>
        <source>Better trainees do worse here: check the question, its key and what is taught.</source>
        <translation>Les meilleurs stagiaires réussissent moins bien ici&#xa0;: vérifiez la question, son corrigé et ce qui est enseigné.</translation>
    </message>
    <message>
        <source>Does not tell good from weak trainees: check whether it is guessed or unclear.</source>
        <translation>Ne distingue pas les bons stagiaires des faibles&#xa0;: voyez si on devine la réponse ou si la question est floue.</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined, or ask it in another way.</source>
        <translation>Trop difficile&#xa0;: à travailler avant l’examen, ou à demander autrement.</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined.</source>
        <translation>Trop difficile&#xa0;: à travailler avant l’examen.</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Take a harder question in its place.</source>
        <translation>Trop facile&#xa0;: presque tout le monde réussit. Prenez une question plus difficile.</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Ask for it less often.</source>
        <translation>Trop facile&#xa0;: presque tout le monde réussit. Demandez-le moins souvent.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Élément %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Right answer: %1</source>
        <translation>Bonne réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wrong answer: %1</source>
        <translation>Mauvaise réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Answer %1: %2</source>
        <translation>Réponse %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, touche %2</translation>
    </message>
</context>
<context>
    <name>AppCombo</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>%1 × %2/%3</source>
        <translation>%1 × %2/%3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 ≈ %2</source>
        <translation>%1 ≈ %2</translation>
    </message>
    <message>
        <source>%1, rounded down to %2</source>
        <translation>%1, arrondi vers le bas à %2</translation>
    </message>
    <message>
        <source>%1 % of %2 = %3</source>
        <translation>%1&#xa0;% de %2 = %3</translation>
    </message>
    <message>
        <source>%1 % of %2 ÷ %3 = %4</source>
        <translation>%1&#xa0;% de %2 ÷ %3 = %4</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand</source>
        <translation>%1, au plus %2 par main</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand, of which %3 is left</source>
        <translation>%1, au plus %2 par main, dont il reste %3</translation>
    </message>
</context>
<context>
    <name>AttemptLoader</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>somebody of another store (%1)</source>
        <translation>quelqu’un d’une autre base (%1)</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(nom effacé)</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1): %2</source>
        <translation>Cette tentative est illisible (%1)&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>AttemptRecord</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, coefficient %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>No critical error</source>
        <translation>Aucune erreur critique</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>élément %1</translation>
    </message>
    <message>
        <source>Critical errors: the exam is failed by them alone</source>
        <translation>Erreurs critiques&#xa0;: à elles seules, elles font échouer l’examen</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>%1&#xa0;% du temps</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>grands caractères</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Regraded</source>
        <translation>Réévaluée</translation>
    </message>
    <message>
        <source>First score</source>
        <translation>Première note</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>score and reason</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>not sealed yet: the exam is still running</source>
        <translation>pas encore scellée&#xa0;: l’examen est en cours</translation>
    </message>
    <message>
        <source>✓ whole, sealed by a key that is believed here</source>
        <translation>✓ intacte, scellée par une clé reconnue ici</translation>
    </message>
    <message>
        <source>⚠ whole, but nobody here knows the key: register it on the page of keys, if it is yours</source>
        <translation>⚠ intacte, mais personne ici ne connaît la clé&#xa0;: enregistrez-la à la page des clés si c’est la vôtre</translation>
    </message>
    <message>
        <source>⚠ whole, but the key that sealed it was revoked</source>
        <translation>⚠ intacte, mais la clé qui l’a scellée a été révoquée</translation>
    </message>
    <message>
        <source>✗ the signature is not that of this attempt</source>
        <translation>✗ la signature n’est pas celle de cette tentative</translation>
    </message>
    <message>
        <source>✗ nobody has signed this attempt</source>
        <translation>✗ personne n’a signé cette tentative</translation>
    </message>
    <message>
        <source>Score as first graded</source>
        <translation>Première note attribuée</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Note de passage</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>%1 mains par heure</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Short code, as it stands on the report</source>
        <translation>Code court, tel qu’il figure au rapport</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Lancé par</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>Aménagements</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>SHA-256 of the rule set</source>
        <translation>SHA-256 du jeu de règles</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>version %1, generator %2</source>
        <translation>version %1, générateur %2</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentative</translation>
    </message>
</context>
<context>
    <name>AttemptRound</name>
    <message>
        <source>This version of the program does not take the round any more, so the table is not shown: %1</source>
        <translation>Cette version du programme n’accepte plus la donne&#xa0;; la table n’est donc pas affichée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules of today see this round otherwise. What was stored with the exam decides here.</source>
        <translation>Les règles actuelles jugent cette donne autrement. Ici, c’est ce qui a été enregistré avec l’examen qui compte.</translation>
    </message>
    <message>
        <source>The rules of today judge this otherwise. The stored step decides.</source>
        <translation>Les règles actuelles jugent ceci autrement. L’étape enregistrée fait foi.</translation>
    </message>
</context>
<context>
    <name>AttemptStory</name>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Question %1</translation>
    </message>
    <message>
        <source>The clock of the machine was set back by %1</source>
        <translation>L’horloge de la machine a été reculée de %1</translation>
    </message>
    <message>
        <source>The clock of the machine was set forward by %1</source>
        <translation>L’horloge de la machine a été avancée de %1</translation>
    </message>
    <message>
        <source>The time of the exam does not come from that clock and went on as before.</source>
        <translation>Le temps de l’examen ne dépend pas de cette horloge&#xa0;: il a continué comme avant.</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>La donne commence</translation>
    </message>
    <message>
        <source>The question is put</source>
        <translation>La question est posée</translation>
    </message>
    <message>
        <source>The break before this section begins</source>
        <translation>La pause avant cette section commence</translation>
    </message>
    <message>
        <source>The time of the exam is up</source>
        <translation>Le temps de l’examen est écoulé</translation>
    </message>
    <message>
        <source>The time of the section is up</source>
        <translation>Le temps de la section est écoulé</translation>
    </message>
    <message>
        <source>What was done before it counts.</source>
        <translation>Ce qui a été fait avant compte.</translation>
    </message>
    <message>
        <source>The exam was interrupted</source>
        <translation>L’examen a été interrompu</translation>
    </message>
    <message>
        <source>Its time stood still from here.</source>
        <translation>Son temps était suspendu à partir d’ici.</translation>
    </message>
    <message>
        <source>Resumed after %1 by %2</source>
        <translation>Repris après %1 par %2</translation>
    </message>
    <message>
        <source>The exam was finished</source>
        <translation>L’examen a été terminé</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Pas fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done after the time was up: it does not count.</source>
        <translation>Fait après la fin du temps&#xa0;: ne compte pas.</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>The first answer counts.</source>
        <translation>La première réponse compte.</translation>
    </message>
    <message>
        <source>After the time was up: it does not count.</source>
        <translation>Après la fin du temps&#xa0;: ne compte pas.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Card, face down</source>
        <translation>Carte, face cachée</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carte %1</translation>
    </message>
</context>
<context>
    <name>CellDetails</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>This game has nothing of the kind.</source>
        <translation>Ce jeu n’a rien de tel.</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation>Il est certifié que</translation>
    </message>
    <message>
        <source>has passed the exam</source>
        <translation>a réussi l’examen</translation>
    </message>
    <message>
        <source>with %1 on %2</source>
        <translation>avec %1, le %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a result and a chapter</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Short code %1, attempt %2, Cutcard %3</source>
        <translation>Code court %1, tentative %2, Cutcard %3</translation>
    </message>
    <message>
        <source>The exam still runs. Wait until it is sealed.</source>
        <translation>L’examen est en cours. Attendez qu’il soit scellé.</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed. Let the trainee sit it again.</source>
        <translation>Le sceau ne tient pas&#xa0;: cette tentative a été modifiée. Faites repasser l’examen au stagiaire.</translation>
    </message>
    <message>
        <source>The exam was not passed. A certificate is for a passed one.</source>
        <translation>L’examen n’a pas été réussi. Un certificat est réservé aux examens réussis.</translation>
    </message>
    <message>
        <source>The trainee&apos;s name was erased. Nobody can be named any more.</source>
        <translation>Le nom du stagiaire a été effacé. On ne peut plus nommer personne.</translation>
    </message>
</context>
<context>
    <name>Chapter</name>
    <message>
        <source>Pennsylvania 657a</source>
        <translation>Pennsylvanie 657a</translation>
    </message>
    <message>
        <source>Pennsylvania 573 (2011)</source>
        <translation>Pennsylvanie 573 (2011)</translation>
    </message>
    <message>
        <source>Massachusetts</source>
        <translation>Massachusetts</translation>
    </message>
    <message>
        <source>Pennsylvania 641a</source>
        <translation>Pennsylvanie 641a</translation>
    </message>
    <message>
        <source>Pennsylvania 647a</source>
        <translation>Pennsylvanie 647a</translation>
    </message>
    <message>
        <source>Pennsylvania 555 (2011)</source>
        <translation>Pennsylvanie 555 (2011)</translation>
    </message>
    <message>
        <source>Pennsylvania 569 (2011)</source>
        <translation>Pennsylvanie 569 (2011)</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Chip of %1</source>
        <translation>Jeton de %1</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Former la main du croupier</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Place %1&#xa0;: former la main</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2</source>
        <translation>Place %1&#xa0;: payer la mise %2</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Interprétation %1</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Archived a person</source>
        <translation>Personne archivée</translation>
    </message>
    <message>
        <source>Took in an exam from elsewhere</source>
        <translation>Examen reçu d’ailleurs</translation>
    </message>
    <message>
        <source>Regraded an exam</source>
        <translation>Examen réévalué</translation>
    </message>
    <message>
        <source>Started an exam</source>
        <translation>Examen lancé</translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation>Sauvegarde faite</translation>
    </message>
    <message>
        <source>Saved a rule set, exam or scenario</source>
        <translation>Règles, examen ou scénario enregistrés</translation>
    </message>
    <message>
        <source>Took in a rule set, exam or form</source>
        <translation>Règles, examen ou sujet reçus</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>Personne effacée</translation>
    </message>
    <message>
        <source>Signed a file for another store</source>
        <translation>Fichier signé pour une autre base</translation>
    </message>
    <message>
        <source>Added a group</source>
        <translation>Groupe ajouté</translation>
    </message>
    <message>
        <source>Removed a group</source>
        <translation>Groupe supprimé</translation>
    </message>
    <message>
        <source>Renamed a group</source>
        <translation>Groupe renommé</translation>
    </message>
    <message>
        <source>Registered a key</source>
        <translation>Clé enregistrée</translation>
    </message>
    <message>
        <source>Revoked a key</source>
        <translation>Clé révoquée</translation>
    </message>
    <message>
        <source>Changed who is in a group</source>
        <translation>Membres d’un groupe modifiés</translation>
    </message>
    <message>
        <source>Reset a passphrase</source>
        <translation>Phrase secrète réinitialisée</translation>
    </message>
    <message>
        <source>Took in a person from elsewhere</source>
        <translation>Personne reçue d’ailleurs</translation>
    </message>
    <message>
        <source>Used the recovery code</source>
        <translation>Code de récupération utilisé</translation>
    </message>
    <message>
        <source>Wrong recovery code</source>
        <translation>Mauvais code de récupération</translation>
    </message>
    <message>
        <source>Renamed a person</source>
        <translation>Personne renommée</translation>
    </message>
    <message>
        <source>Restored a person</source>
        <translation>Personne restaurée</translation>
    </message>
    <message>
        <source>Set up the first supervisor</source>
        <translation>Premier superviseur créé</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Mauvaise phrase secrète</translation>
    </message>
    <message>
        <source>Added a supervisor</source>
        <translation>Superviseur ajouté</translation>
    </message>
    <message>
        <source>Added a trainee</source>
        <translation>Stagiaire ajouté</translation>
    </message>
    <message>
        <source>The clock was set during an exam</source>
        <translation>Horloge réglée pendant un examen</translation>
    </message>
    <message>
        <source>A step of an exam</source>
        <translation>Étape d’un examen</translation>
    </message>
    <message>
        <source>Exam sealed</source>
        <translation>Examen scellé</translation>
    </message>
    <message>
        <source>Exam taken in from elsewhere</source>
        <translation>Examen reçu d’ailleurs</translation>
    </message>
    <message>
        <source>Exam regraded</source>
        <translation>Examen réévalué</translation>
    </message>
    <message>
        <source>Exam started</source>
        <translation>Examen commencé</translation>
    </message>
    <message>
        <source>A step of practice</source>
        <translation>Étape d’entraînement</translation>
    </message>
    <message>
        <source>An answer in practice</source>
        <translation>Réponse à l’entraînement</translation>
    </message>
    <message>
        <source>Practice round finished</source>
        <translation>Donne d’entraînement terminée</translation>
    </message>
    <message>
        <source>A hint in practice</source>
        <translation>Indice à l’entraînement</translation>
    </message>
    <message>
        <source>Practice round begun</source>
        <translation>Donne d’entraînement commencée</translation>
    </message>
    <message>
        <source>A step of practice taken back</source>
        <translation>Étape d’entraînement reprise</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Stagiaire</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivé</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Effacé</translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>(effacé)</translation>
    </message>
</context>
<context>
    <name>ConsolePages</name>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Tendances</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Kiosques</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation>Ctrl+%1</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>The file is too large. Divide it into files of at most 32 MB.</source>
        <translation>Le fichier est trop gros. Divisez-le en fichiers de 32 Mo au plus.</translation>
    </message>
    <message>
        <source>This is not a text file. Save the table as CSV (UTF-8) and choose that file.</source>
        <translation>Ce n’est pas un fichier texte. Enregistrez le tableau en CSV (UTF-8) et choisissez ce fichier.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it again as CSV with the character set UTF-8.</source>
        <translation>Le fichier n’est pas en UTF-8. Enregistrez-le de nouveau en CSV avec le jeu de caractères UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: a quoted field begins here and does not end. Close the quote.</source>
        <translation>Ligne %1&#xa0;: un champ entre guillemets commence ici et ne se termine pas. Fermez les guillemets.</translation>
    </message>
    <message>
        <source>Line %1: there is a quote in the middle of a field. Put the whole field in quotes and write the quote twice.</source>
        <translation>Ligne %1&#xa0;: il y a un guillemet au milieu d’un champ. Mettez tout le champ entre guillemets et doublez le guillemet.</translation>
    </message>
    <message>
        <source>Line %1: something follows a closing quote. Write a quote within a field twice.</source>
        <translation>Ligne %1&#xa0;: quelque chose suit un guillemet fermant. Dans un champ, doublez le guillemet.</translation>
    </message>
</context>
<context>
    <name>DealerBar</name>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>Stop&#xa0;: quelque chose cloche</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Appeler le chef</translation>
    </message>
</context>
<context>
    <name>DealingMethod</name>
    <message>
        <source>Manual shoe</source>
        <translation>Sabot manuel</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Automated shoe</source>
        <translation>Sabot automatique</translation>
    </message>
    <message>
        <source>Reshuffling shoe</source>
        <translation>Sabot mélangeur</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Hands of four cards rank in another order than hands of five</source>
        <translation>L’ordre des mains de quatre cartes n’est pas celui des mains de cinq</translation>
    </message>
    <message>
        <source>Hands of five cards rank in another order than hands of four</source>
        <translation>L’ordre des mains de cinq cartes n’est pas celui des mains de quatre</translation>
    </message>
    <message>
        <source>Only four cards play; the fifth was counted in</source>
        <translation>Seules quatre cartes jouent&#xa0;; la cinquième a été comptée</translation>
    </message>
    <message>
        <source>A straight does not go on from the ace to the two</source>
        <translation>Une suite ne passe pas de l’as au deux</translation>
    </message>
    <message>
        <source>The ace may also stand below the two</source>
        <translation>L’as peut aussi se placer sous le deux</translation>
    </message>
    <message>
        <source>The cards of one suit were overlooked</source>
        <translation>Les cartes de même enseigne n’ont pas été vues</translation>
    </message>
    <message>
        <source>The cards in a row were overlooked</source>
        <translation>Les cartes qui se suivent n’ont pas été vues</translation>
    </message>
    <message>
        <source>Two suits of one colour are not one suit</source>
        <translation>Deux enseignes rouges ou deux noires ne font pas une seule enseigne</translation>
    </message>
    <message>
        <source>A pair was overlooked</source>
        <translation>Une paire n’a pas été vue</translation>
    </message>
    <message>
        <source>One more card of the same rank was overlooked</source>
        <translation>Une carte de plus de même rang n’a pas été vue</translation>
    </message>
    <message>
        <source>Cards of one rank were counted as two pairs</source>
        <translation>Des cartes de même rang ont été comptées comme deux paires</translation>
    </message>
    <message>
        <source>A straight flush up to the ace has a name of its own</source>
        <translation>Une quinte flush jusqu’à l’as porte un nom à elle</translation>
    </message>
    <message>
        <source>One card is missing for that hand</source>
        <translation>Il manque une carte pour cette main</translation>
    </message>
    <message>
        <source>The player&apos;s own two cards were not counted</source>
        <translation>Les deux cartes du joueur n’ont pas été comptées</translation>
    </message>
    <message>
        <source>The player need not use both of his own cards</source>
        <translation>Le joueur n’est pas obligé d’utiliser ses deux cartes</translation>
    </message>
    <message>
        <source>The last community card was overlooked</source>
        <translation>La dernière carte commune n’a pas été vue</translation>
    </message>
    <message>
        <source>Equal hands are settled so in another game</source>
        <translation>C’est dans un autre jeu que les mains égales se règlent ainsi</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does not qualify</source>
        <translation>La main du croupier ne se qualifie pas</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does qualify</source>
        <translation>La main du croupier se qualifie bien</translation>
    </message>
    <message>
        <source>In this game the dealer needs nothing to qualify</source>
        <translation>Dans ce jeu, le croupier se qualifie toujours</translation>
    </message>
    <message>
        <source>A card that does not play was compared</source>
        <translation>Une carte qui ne joue pas a été comparée</translation>
    </message>
    <message>
        <source>Own cards that do not play were compared</source>
        <translation>Des cartes en main qui ne jouent pas ont été comparées</translation>
    </message>
    <message>
        <source>The lower hand was taken for the higher one</source>
        <translation>La main la plus basse a été prise pour la plus haute</translation>
    </message>
    <message>
        <source>That happens to another wager of this hand</source>
        <translation>C’est le sort d’une autre mise de cette main</translation>
    </message>
    <message>
        <source>This wager does not lose: it goes back</source>
        <translation>Cette mise ne perd pas&#xa0;: elle est rendue</translation>
    </message>
    <message>
        <source>This wager does not win: it goes back</source>
        <translation>Cette mise ne gagne pas&#xa0;: elle est rendue</translation>
    </message>
    <message>
        <source>This wager does not only go back: it is paid</source>
        <translation>Cette mise n’est pas seulement rendue&#xa0;: elle est payée</translation>
    </message>
    <message>
        <source>This wager does not lose: it is paid</source>
        <translation>Cette mise ne perd pas&#xa0;: elle est payée</translation>
    </message>
    <message>
        <source>This wager does not go back: it loses</source>
        <translation>Cette mise n’est pas rendue&#xa0;: elle perd</translation>
    </message>
    <message>
        <source>This wager does not win: it loses</source>
        <translation>Cette mise ne gagne pas&#xa0;: elle perd</translation>
    </message>
    <message>
        <source>That is the row above in the paytable</source>
        <translation>C’est la ligne au-dessus dans le barème</translation>
    </message>
    <message>
        <source>That is the row below in the paytable</source>
        <translation>C’est la ligne au-dessous dans le barème</translation>
    </message>
    <message>
        <source>That is another paytable than the posted one</source>
        <translation>C’est un autre barème que celui affiché</translation>
    </message>
    <message>
        <source>At &quot;to&quot; odds the stake is not part of what is paid</source>
        <translation>À une cote «&#xa0;contre&#xa0;» (to), la mise ne fait pas partie du paiement</translation>
    </message>
    <message>
        <source>At &quot;for&quot; odds the stake is not given back on top</source>
        <translation>À une cote «&#xa0;pour&#xa0;» (for), la mise n’est pas rendue en plus</translation>
    </message>
    <message>
        <source>The stake was counted as part of the winnings</source>
        <translation>La mise a été comptée dans le gain</translation>
    </message>
    <message>
        <source>The stake, which is in the tray already, was taken off again</source>
        <translation>La mise, déjà dans le râtelier, a été déduite une seconde fois</translation>
    </message>
    <message>
        <source>The odds were read the wrong way round</source>
        <translation>La cote a été lue à l’envers</translation>
    </message>
    <message>
        <source>Only a part of the meter is paid</source>
        <translation>Seule une partie du compteur est payée</translation>
    </message>
    <message>
        <source>This house rounds down what is paid in chips</source>
        <translation>Cette maison arrondit vers le bas ce qui est payé en jetons</translation>
    </message>
    <message>
        <source>This house does not round down what is paid</source>
        <translation>Cette maison n’arrondit pas vers le bas ce qui est payé</translation>
    </message>
    <message>
        <source>The stake alone was handed over</source>
        <translation>Seule la mise a été remise</translation>
    </message>
    <message>
        <source>The odds were taken of the Ante, not of this wager</source>
        <translation>La cote a été appliquée à l’Ante, pas à cette mise</translation>
    </message>
    <message>
        <source>There is a limit to what one hand is paid</source>
        <translation>Le paiement d’une main est plafonné</translation>
    </message>
    <message>
        <source>Another seat comes first</source>
        <translation>Une autre place passe avant</translation>
    </message>
    <message>
        <source>Something else has to be done before it</source>
        <translation>Il y a autre chose à faire avant</translation>
    </message>
    <message>
        <source>That is done already</source>
        <translation>C’est déjà fait</translation>
    </message>
    <message>
        <source>The table is cleared when everything is settled</source>
        <translation>On débarrasse la table quand tout est réglé</translation>
    </message>
    <message>
        <source>The hand stays until the envy bonuses for it are paid</source>
        <translation>La main reste jusqu’au paiement des Envy Bonus qui en dépendent</translation>
    </message>
    <message>
        <source>What the folded seats lost is collected first</source>
        <translation>On ramasse d’abord ce que les places couchées ont perdu</translation>
    </message>
    <message>
        <source>The hand is turned and set before it is settled</source>
        <translation>La main est retournée et formée avant d’être réglée</translation>
    </message>
    <message>
        <source>The floor comes before this win is paid</source>
        <translation>Le chef de table vient avant le paiement de ce gain</translation>
    </message>
    <message>
        <source>The main wagers come before this side wager</source>
        <translation>Les mises principales passent avant cette mise annexe</translation>
    </message>
    <message>
        <source>The Six Card Bonus card is turned first</source>
        <translation>La carte Six Card Bonus est retournée d’abord</translation>
    </message>
    <message>
        <source>Another game&apos;s chapter rules so</source>
        <translation>C’est le chapitre d’un autre jeu qui tranche ainsi</translation>
    </message>
    <message>
        <source>At another moment of the round it would be ruled so</source>
        <translation>À un autre moment de la donne, on trancherait ainsi</translation>
    </message>
    <message>
        <source>With more cards it would be ruled so</source>
        <translation>Avec plus de cartes, on trancherait ainsi</translation>
    </message>
    <message>
        <source>With fewer cards it would be ruled so</source>
        <translation>Avec moins de cartes, on trancherait ainsi</translation>
    </message>
    <message>
        <source>It matters whether the card&apos;s face was seen</source>
        <translation>Il importe de savoir si la face de la carte a été vue</translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards lies face up by the rules</source>
        <translation>Une des cartes du croupier est face visible selon les règles</translation>
    </message>
    <message>
        <source>It matters whether the deck is complete</source>
        <translation>Il importe de savoir si le paquet est complet</translation>
    </message>
    <message>
        <source>That is the ruling on another event</source>
        <translation>C’est l’arbitrage d’un autre incident</translation>
    </message>
    <message>
        <source>This is irregular: the game cannot just go on</source>
        <translation>C’est irrégulier&#xa0;: le jeu ne peut pas simplement continuer</translation>
    </message>
    <message>
        <source>This alone does not give every wager back</source>
        <translation>Cela ne suffit pas pour rendre toutes les mises</translation>
    </message>
    <message>
        <source>It is taken</source>
        <translation>Elle est prise</translation>
    </message>
    <message>
        <source>It is paid</source>
        <translation>Elle est payée</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Elle est rendue</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>au croupier</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>aux cartes communes</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>à la case Six Card Bonus</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>aux cartes brûlées</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>au bac de défausse</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>à la place %1</translation>
    </message>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation>Place %1&#xa0;: régler la mise %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Place %1&#xa0;: former la main</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Former la main du croupier</translation>
    </message>
    <message>
        <source>Deal the next card to %1</source>
        <translation>Distribuer la carte suivante %1</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>Place %1&#xa0;: payer l’Envy Bonus pour la place %2</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers with the system&apos;s</source>
        <translation>Comparer le nombre de mises progressives à celui du système</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Compter le talon</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Couper les cartes</translation>
    </message>
    <message>
        <source>%1; every wager goes back</source>
        <translation>%1&#xa0;; toutes les mises sont rendues</translation>
    </message>
    <message>
        <source>%1; the %2 is settled, every other wager goes back</source>
        <translation>%1&#xa0;; la mise %2 est réglée, toutes les autres sont rendues</translation>
    </message>
    <message>
        <source>while the cards are dealt</source>
        <translation>pendant la distribution</translation>
    </message>
    <message>
        <source>when everybody has the first cards</source>
        <translation>quand tous ont leurs premières cartes</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>avant la dernière décision</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>après la dernière décision</translation>
    </message>
    <message>
        <source>when the hand is turned up</source>
        <translation>quand la main est retournée</translation>
    </message>
    <message>
        <source>the dealer has a wrong number of cards</source>
        <translation>le croupier a un mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>there is a wrong number of community cards</source>
        <translation>il y a un mauvais nombre de cartes communes</translation>
    </message>
    <message>
        <source>a player has a wrong number of cards</source>
        <translation>un joueur a un mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>there is a wrong number of Six Card Bonus cards</source>
        <translation>il y a un mauvais nombre de cartes Six Card Bonus</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards, and the deck is not complete</source>
        <translation>le talon a un mauvais nombre de cartes, et le paquet n’est pas complet</translation>
    </message>
    <message>
        <source>the stub shows a misdeal; the deck is complete</source>
        <translation>le talon révèle une maldonne&#xa0;; le paquet est complet</translation>
    </message>
    <message>
        <source>the stub shows a misdeal, and the deck is not complete</source>
        <translation>le talon révèle une maldonne, et le paquet n’est pas complet</translation>
    </message>
    <message>
        <source>%1: face up in the shoe or the deck, number of cards: %2</source>
        <translation>%1&#xa0;: cartes face visible dans le sabot ou le paquet&#xa0;: %2</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was seen</source>
        <translation>une carte a été tirée par erreur et sa face a été vue</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was not seen</source>
        <translation>une carte a été tirée par erreur et sa face n’a pas été vue</translation>
    </message>
    <message>
        <source>%1: the dealer&apos;s card number %2 can be seen</source>
        <translation>%1&#xa0;: la carte nº %2 du croupier est visible</translation>
    </message>
    <message>
        <source>the cover card was put in so many cards deep: %1</source>
        <translation>nombre de cartes au-dessus de la carte de coupe&#xa0;: %1</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins. How much is handed over?</source>
        <translation>La mise %1 de %2&#xa0;$ gagne. Combien remettez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over?</source>
        <translation>La mise %1 de %2&#xa0;$ gagne avec&#xa0;: %3. Combien remettez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over by paytable %4?</source>
        <translation>La mise %1 de %2&#xa0;$ gagne avec&#xa0;: %3. Combien remettez-vous selon le barème %4&#xa0;?</translation>
    </message>
    <message>
        <source>Which hand does the dealer have?</source>
        <translation>Quelle main a le croupier&#xa0;?</translation>
    </message>
    <message>
        <source>Which hand does the player have?</source>
        <translation>Quelle main a le joueur&#xa0;?</translation>
    </message>
    <message>
        <source>What becomes of the %1?</source>
        <translation>Que devient la mise %1&#xa0;?</translation>
    </message>
    <message>
        <source>Which of these comes next?</source>
        <translation>Laquelle de ces étapes vient ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>What now? %1</source>
        <translation>Et maintenant&#xa0;? %1</translation>
    </message>
    <message>
        <source>The chapter says something else</source>
        <translation>Le chapitre dit autre chose</translation>
    </message>
</context>
<context>
    <name>DrillAbout</name>
    <message>
        <source>Cards on the table: name the hand that plays</source>
        <translation>Des cartes sur la table&#xa0;: nommez la main qui joue</translation>
    </message>
    <message>
        <source>Two hands and a wager: take it, pay it or give it back</source>
        <translation>Deux mains et une mise&#xa0;: à prendre, à payer ou à rendre</translation>
    </message>
    <message>
        <source>A winning wager: work out the amount</source>
        <translation>Une mise gagnante&#xa0;: calculez le montant</translation>
    </message>
    <message>
        <source>A round stops in the middle: find a step that may follow</source>
        <translation>Une donne s’arrête en cours de route&#xa0;: trouvez une étape qui peut suivre</translation>
    </message>
    <message>
        <source>Something happens at the table: say whether it matters and what follows</source>
        <translation>Il se passe quelque chose à la table&#xa0;: dites si cela compte et ce qui s’ensuit</translation>
    </message>
    <message>
        <source>Questions about what the chapter says</source>
        <translation>Questions sur ce que dit le chapitre</translation>
    </message>
</context>
<context>
    <name>DrillKind</name>
    <message>
        <source>Read the hand</source>
        <translation>Lire la main</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>What does it pay</source>
        <translation>Combien ça paie</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Quelle est la suite</translation>
    </message>
    <message>
        <source>Is it irregular</source>
        <translation>Est-ce irrégulier</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Ce que disent les règles</translation>
    </message>
</context>
<context>
    <name>DrillScreen</name>
    <message>
        <source>Question %1 of %2 · %3 in a row</source>
        <translation>Question %1 sur %2 · %3 d’affilée</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Question %1 sur %2</translation>
    </message>
    <message>
        <source>Cram</source>
        <translation>Bachotage</translation>
    </message>
    <message>
        <source>Just practise: the schedule stays as it is</source>
        <translation>Simple entraînement&#xa0;: le calendrier ne change pas</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>How did I do?</source>
        <translation>Mon résultat</translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ErrorFamily</name>
    <message>
        <source>Wrong order</source>
        <translation>Mauvais ordre</translation>
    </message>
    <message>
        <source>Misread hand</source>
        <translation>Main mal lue</translation>
    </message>
    <message>
        <source>Wrong paytable row</source>
        <translation>Mauvaise ligne du barème</translation>
    </message>
    <message>
        <source>Missed side wager</source>
        <translation>Mise annexe oubliée</translation>
    </message>
    <message>
        <source>Wrong qualifier</source>
        <translation>Qualification mal jugée</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>&quot;to&quot; taken for &quot;for&quot;</source>
        <translation>«&#xa0;contre&#xa0;» pris pour «&#xa0;pour&#xa0;»</translation>
    </message>
    <message>
        <source>Missed irregularity</source>
        <translation>Irrégularité manquée</translation>
    </message>
    <message>
        <source>Other errors</source>
        <translation>Autres erreurs</translation>
    </message>
</context>
<context>
    <name>ErrorReason</name>
    <message>
        <source>Did something that is not done here</source>
        <translation>A fait ce qui ne se fait pas ici</translation>
    </message>
    <message>
        <source>Settled a wager that is not there</source>
        <translation>A réglé une mise qui n’existe pas</translation>
    </message>
    <message>
        <source>Stopped the game although nothing was wrong</source>
        <translation>A arrêté le jeu alors que tout allait bien</translation>
    </message>
    <message>
        <source>Went on although something was wrong</source>
        <translation>A continué malgré une anomalie</translation>
    </message>
    <message>
        <source>Seats in the wrong order</source>
        <translation>Places dans le mauvais ordre</translation>
    </message>
    <message>
        <source>A step before its time</source>
        <translation>Étape trop tôt</translation>
    </message>
    <message>
        <source>Stopped for the wrong thing</source>
        <translation>Arrêt pour le mauvais motif</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>Mauvais arbitrage d’une irrégularité</translation>
    </message>
    <message>
        <source>Set the wrong cards as the hand</source>
        <translation>Main formée avec les mauvaises cartes</translation>
    </message>
    <message>
        <source>Called the hand by a wrong name</source>
        <translation>Main mal nommée</translation>
    </message>
    <message>
        <source>Took, paid or returned the wrong way</source>
        <translation>Pris, payé ou rendu à tort</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>Mauvais montant</translation>
    </message>
    <message>
        <source>Left out a step</source>
        <translation>Étape oubliée</translation>
    </message>
    <message>
        <source>Gave no answer</source>
        <translation>N’a pas répondu</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>%1.%2 %</source>
        <translation>%1,%2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What you have done is done: there is no way back and no undo.</source>
        <translation>Ce qui est fait est fait&#xa0;: ni retour ni annulation.</translation>
    </message>
    <message>
        <source>There are no hints, and nothing tells you whether something was right. The table goes on as if it had been.</source>
        <translation>Il n’y a pas d’indice, et rien ne dit si un geste était juste. La table continue comme s’il l’était.</translation>
    </message>
    <message>
        <source>Every action is stored at once. Should the machine stop, the exam goes on at the same place with the same time left.</source>
        <translation>Chaque geste est enregistré aussitôt. Si la machine s’arrête, l’examen reprend au même endroit avec le même temps restant.</translation>
    </message>
    <message>
        <source>If you need something, ask your supervisor.</source>
        <translation>Si vous avez besoin de quelque chose, demandez à votre superviseur.</translation>
    </message>
    <message>
        <source>You have %1 for the whole exam. What you have done by then counts.</source>
        <translation>Vous avez %1 pour tout l’examen. Ce que vous aurez fait d’ici là compte.</translation>
    </message>
    <message>
        <source>The times on this screen are your own: they include what you were granted.</source>
        <translation>Les temps affichés sont les vôtres&#xa0;: ils comprennent ce qui vous a été accordé.</translation>
    </message>
    <message>
        <source>Your answers are stored. Your supervisor will tell you the result.</source>
        <translation>Vos réponses sont enregistrées. Votre superviseur vous donnera le résultat.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Not passed: a critical error was made</source>
        <translation>Échoué&#xa0;: une erreur critique a été commise</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>%1 % are needed.</source>
        <translation>Il faut %1&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamBreak</name>
    <message>
        <source>Section %1: %2</source>
        <translation>Section %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. The section before is closed.</source>
        <translation>%1. La section précédente est close.</translation>
    </message>
    <message>
        <source>%1 in %2. The section before is closed.</source>
        <translation>%1 en %2. La section précédente est close.</translation>
    </message>
    <message>
        <source>The time of the whole exam goes on.</source>
        <translation>Le temps de l’examen continue de courir.</translation>
    </message>
    <message>
        <source>Begin this section</source>
        <translation>Commencer cette section</translation>
    </message>
</context>
<context>
    <name>ExamErrorRow</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Juste&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ExamHeader</name>
    <message>
        <source>%1 · section %2 of %3</source>
        <translation>%1 · section %2 sur %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>For a supervisor: interrupt or end the exam</source>
        <translation>Réservé au superviseur&#xa0;: interrompre ou terminer l’examen</translation>
    </message>
</context>
<context>
    <name>ExamIntervention</name>
    <message>
        <source>For the supervisor</source>
        <translation>Pour le superviseur</translation>
    </message>
    <message>
        <source>The time of the exam goes on until you give your word.</source>
        <translation>Le temps de l’examen court jusqu’à ce que vous entriez votre phrase secrète.</translation>
    </message>
    <message>
        <source>Interrupt the exam</source>
        <translation>Interrompre l’examen</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>Terminer l’examen</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>Ce qui est fait compte</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>Retour à l’examen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ExamIntroduction</name>
    <message>
        <source>This exam is for %1.</source>
        <translation>Cet examen est pour %1.</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Begin the exam</source>
        <translation>Commencer l’examen</translation>
    </message>
</context>
<context>
    <name>ExamLook</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Rien ne bouge</translation>
    </message>
</context>
<context>
    <name>ExamOver</name>
    <message>
        <source>The exam is over</source>
        <translation>L’examen est terminé</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Short code of this exam, for comparing with the report: %1</source>
        <translation>Code court de cet examen, à comparer au rapport&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Ce qui n’allait pas</translation>
    </message>
</context>
<context>
    <name>ExamPause</name>
    <message>
        <source>The exam is interrupted</source>
        <translation>L’examen est interrompu</translation>
    </message>
    <message>
        <source>%1. Its time stands still, and everything that was done is stored. A supervisor can go on with it at the same place.</source>
        <translation>%1. Le temps est arrêté et tout ce qui a été fait est enregistré. Un superviseur peut reprendre au même endroit.</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Reprendre l’examen</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>Terminer l’examen</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>Ce qui est fait compte</translation>
    </message>
</context>
<context>
    <name>ExamQuestion</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Choisi&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ExamRound</name>
    <message>
        <source>End this round?</source>
        <translation>Terminer cette donne&#xa0;?</translation>
    </message>
    <message>
        <source>What was left out cannot be done any more.</source>
        <translation>Ce qui a été oublié ne pourra plus être fait.</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminer la donne</translation>
    </message>
    <message>
        <source>Go on dealing</source>
        <translation>Continuer la donne</translation>
    </message>
</context>
<context>
    <name>ExamScreen</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ExamSectionRow</name>
    <message>
        <source>Section %1: %2, %3, %4</source>
        <translation>Section %1&#xa0;: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>no limit of its own</source>
        <translation>sans limite propre</translation>
    </message>
</context>
<context>
    <name>ExamSide</name>
    <message>
        <source>You deal</source>
        <translation>Vous distribuez</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>End this round</source>
        <translation>Terminer cette donne</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>ExamStarter</name>
    <message>
        <source>This is no exam. Choose one from the list of exams.</source>
        <translation>Ce n’est pas un examen. Choisissez-en un dans la liste des examens.</translation>
    </message>
</context>
<context>
    <name>ExamTime</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Pas de limite de temps</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>on the time</source>
        <translation>de temps</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>moins d’une minute</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>&quot;%1&quot; cannot be read (%2). Check that the stick is in, and try again.</source>
        <translation>«&#xa0;%1&#xa0;» est illisible (%2). Vérifiez que la clé USB est branchée et réessayez.</translation>
    </message>
    <message>
        <source>This is no exchange file of Cutcard. Choose the file that Cutcard wrote.</source>
        <translation>Ce n’est pas un fichier d’échange de Cutcard. Choisissez le fichier écrit par Cutcard.</translation>
    </message>
    <message>
        <source>This file was written by a newer Cutcard (%1). Install the newer one here.</source>
        <translation>Ce fichier a été écrit par un Cutcard plus récent (%1). Installez ici la version plus récente.</translation>
    </message>
    <message>
        <source>This file is larger than 1 GB. Write fewer attempts at once.</source>
        <translation>Ce fichier dépasse 1 Go. Écrivez moins de tentatives à la fois.</translation>
    </message>
    <message>
        <source>This cannot be read (%1). Write the file once more.</source>
        <translation>Ceci est illisible (%1). Écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>This line was changed after it was written. Write the file once more.</source>
        <translation>Cette ligne a été modifiée après son écriture. Écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>A line that was here is missing. Write the file once more.</source>
        <translation>Il manque une ligne ici. Écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>This line does not belong here: it was added or moved. Write the file once more.</source>
        <translation>Cette ligne n’a rien à faire ici&#xa0;: elle a été ajoutée ou déplacée. Écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>The file ends before its signature. Write it once more, and wait before you pull the stick.</source>
        <translation>Le fichier s’arrête avant sa signature. Écrivez-le de nouveau et attendez avant de retirer la clé USB.</translation>
    </message>
    <message>
        <source>The signature does not belong to this file. Write it once more on the machine it comes from.</source>
        <translation>La signature ne correspond pas à ce fichier. Écrivez-le de nouveau sur la machine d’origine.</translation>
    </message>
    <message>
        <source>The key %1 that signed this is not registered here. Compare it with the one that the other machine shows, and register it if they are the same. The whole key: %2</source>
        <translation>La clé %1 qui a signé ceci n’est pas enregistrée ici. Comparez-la à celle que montre l’autre machine et enregistrez-la si elles sont identiques. Clé complète&#xa0;: %2</translation>
    </message>
    <message>
        <source>The key %1 that signed this was revoked here. Ask why before you register it again. The whole key: %2</source>
        <translation>La clé %1 qui a signé ceci a été révoquée ici. Demandez pourquoi avant de l’enregistrer de nouveau. Clé complète&#xa0;: %2</translation>
    </message>
    <message>
        <source>The attempt of a trainee who is not here (%1). Take in the people of that machine first.</source>
        <translation>Tentative d’un stagiaire inconnu ici (%1). Recevez d’abord les personnes de cette machine.</translation>
    </message>
    <message>
        <source>The line says attempt %1, its transcript %2. Write the file once more.</source>
        <translation>La ligne parle de la tentative %1, sa transcription de %2. Écrivez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>This trainee is a supervisor here (%1). Archive one of the two first.</source>
        <translation>Ce stagiaire est superviseur ici (%1). Archivez d’abord l’un des deux.</translation>
    </message>
    <message>
        <source>There is no sealed attempt to write. To write those of before once more, ask for all.</source>
        <translation>Il n’y a aucune tentative scellée à écrire. Pour récrire les anciennes, demandez-les toutes.</translation>
    </message>
    <message>
        <source>There is no room for &quot;%1&quot;. Free some space on the stick and try again; nothing was written.</source>
        <translation>Il n’y a pas assez de place pour «&#xa0;%1&#xa0;». Libérez de l’espace sur la clé USB et réessayez&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Check that the stick is in and can be written to; nothing was written.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit (%2). Vérifiez que la clé USB est branchée et accessible en écriture&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>attempts: %1</source>
        <translation>tentatives&#xa0;: %1</translation>
    </message>
    <message>
        <source>trainees: %1</source>
        <translation>stagiaires&#xa0;: %1</translation>
    </message>
    <message>
        <source>groups: %1</source>
        <translation>groupes&#xa0;: %1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios: %1</source>
        <translation>jeux de règles, examens, sujets et scénarios&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>attempts added: %1</source>
        <translation>tentatives ajoutées&#xa0;: %1</translation>
    </message>
    <message>
        <source>attempts added whose seal is broken: %1</source>
        <translation>tentatives ajoutées au sceau brisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>attempts known already: %1</source>
        <translation>tentatives déjà connues&#xa0;: %1</translation>
    </message>
    <message>
        <source>trainees added: %1</source>
        <translation>stagiaires ajoutés&#xa0;: %1</translation>
    </message>
    <message>
        <source>trainees renamed: %1</source>
        <translation>stagiaires renommés&#xa0;: %1</translation>
    </message>
    <message>
        <source>left out because erased here: %1</source>
        <translation>écartés car effacés ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>groups added: %1</source>
        <translation>groupes ajoutés&#xa0;: %1</translation>
    </message>
    <message>
        <source>groups changed: %1</source>
        <translation>groupes modifiés&#xa0;: %1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios added: %1</source>
        <translation>jeux de règles, examens, sujets et scénarios ajoutés&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>rien de nouveau</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>the Mega meter</source>
        <translation>du compteur Mega</translation>
    </message>
    <message>
        <source>the Major meter</source>
        <translation>du compteur Major</translation>
    </message>
    <message>
        <source>the Minor meter</source>
        <translation>du compteur Minor</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>du compteur</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 for 1</source>
        <translation>%1 pour 1</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>la totalité %1</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1&#xa0;% %2</translation>
    </message>
    <message>
        <source>its paytable</source>
        <translation>son barème</translation>
    </message>
    <message>
        <source>paytable %1</source>
        <translation>le barème %1</translation>
    </message>
    <message>
        <source>this house&apos;s own paytable %1</source>
        <translation>le barème %1 de la maison</translation>
    </message>
</context>
<context>
    <name>FactChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FaultNote</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>ANTE</source>
        <translation>ANTE</translation>
    </message>
    <message>
        <source>SUPER BONUS</source>
        <translation>SUPER BONUS</translation>
    </message>
    <message>
        <source>BLIND</source>
        <translation>BLIND</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>PLAY</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>TURN</translation>
    </message>
    <message>
        <source>RIVER</source>
        <translation>RIVER</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>BET</translation>
    </message>
    <message>
        <source>QUEENS UP</source>
        <translation>QUEENS UP</translation>
    </message>
    <message>
        <source>ACES UP</source>
        <translation>ACES UP</translation>
    </message>
    <message>
        <source>BAD BEAT</source>
        <translation>BAD BEAT</translation>
    </message>
    <message>
        <source>BONUS</source>
        <translation>BONUS</translation>
    </message>
    <message>
        <source>TRIPS</source>
        <translation>TRIPS</translation>
    </message>
    <message>
        <source>PROG</source>
        <translation>PROG</translation>
    </message>
    <message>
        <source>5 CARD PLAYER</source>
        <translation>5 CARD PLAYER</translation>
    </message>
    <message>
        <source>5 CARD DEALER</source>
        <translation>5 CARD DEALER</translation>
    </message>
    <message>
        <source>SIX CARD</source>
        <translation>SIX CARD</translation>
    </message>
    <message>
        <source>COVER ALL</source>
        <translation>COVER ALL</translation>
    </message>
    <message>
        <source>ANTE BONUS</source>
        <translation>ANTE BONUS</translation>
    </message>
    <message>
        <source>MAGIC CARD</source>
        <translation>MAGIC CARD</translation>
    </message>
    <message>
        <source>LUCKY BONUS</source>
        <translation>LUCKY BONUS</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FigureCharts</name>
    <message>
        <source>Pass mark %1 %</source>
        <translation>Note de passage %1&#xa0;%</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Note moyenne</translation>
    </message>
    <message>
        <source>Mean score in %</source>
        <translation>Note moyenne en&#xa0;%</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
</context>
<context>
    <name>Furniture</name>
    <message>
        <source>Mega</source>
        <translation>Mega</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Major</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Minor</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressif</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation>Mélangeuse</translation>
    </message>
    <message>
        <source>Discard rack</source>
        <translation>Bac de défausse</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Râtelier</translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation>Boîte de dépôt</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Pourboire</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>%1, green light</source>
        <translation>%1, voyant vert</translation>
    </message>
    <message>
        <source>%1, yellow light</source>
        <translation>%1, voyant jaune</translation>
    </message>
    <message>
        <source>%1, red light</source>
        <translation>%1, voyant rouge</translation>
    </message>
    <message>
        <source>%1 (out of order)</source>
        <translation>%1 (hors service)</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Crazy 4 Poker</source>
        <translation>Crazy 4 Poker</translation>
    </message>
    <message>
        <source>Four Card Poker</source>
        <translation>Four Card Poker</translation>
    </message>
    <message>
        <source>Texas Hold &apos;Em Bonus</source>
        <translation>Texas Hold &apos;Em Bonus</translation>
    </message>
    <message>
        <source>Caribbean Stud</source>
        <translation>Caribbean Stud</translation>
    </message>
    <message>
        <source>Ultimate Texas Hold &apos;Em</source>
        <translation>Ultimate Texas Hold &apos;Em</translation>
    </message>
</context>
<context>
    <name>GroupReport</name>
    <message>
        <source>%1–%2</source>
        <comment>from and to, in percent</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Result in %</source>
        <translation>Résultat en&#xa0;%</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Have passed</source>
        <translation>Ont réussi</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Attempts passed</source>
        <translation>Tentatives réussies</translation>
    </message>
    <message>
        <source>Mean result</source>
        <translation>Résultat moyen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>erased person</source>
        <translation>personne effacée</translation>
    </message>
    <message>
        <source>no exam yet</source>
        <translation>pas encore d’examen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Le</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>A réussi</translation>
    </message>
    <message>
        <source>Mean result over time</source>
        <translation>Résultat moyen au fil du temps</translation>
    </message>
    <message>
        <source>Distribution of results</source>
        <translation>Répartition des résultats</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Weakest skills</source>
        <translation>Compétences les plus faibles</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>Erreurs par famille</translation>
    </message>
    <message>
        <source>Group report</source>
        <translation>Rapport de groupe</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1-high</source>
        <translation>hauteur %1</translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <translation>une paire %1</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>paire %1</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>deux paires, %1 et %2</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>brelan %1</translation>
    </message>
    <message>
        <source>a straight, %1-high</source>
        <translation>une suite hauteur %1</translation>
    </message>
    <message>
        <source>straight, %1-high</source>
        <translation>suite hauteur %1</translation>
    </message>
    <message>
        <source>a flush, %1-high</source>
        <translation>une couleur hauteur %1</translation>
    </message>
    <message>
        <source>flush, %1-high</source>
        <translation>couleur hauteur %1</translation>
    </message>
    <message>
        <source>a full house, %1 over %2</source>
        <translation>un full %1, paire %2</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>full %1, paire %2</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>carré %1</translation>
    </message>
    <message>
        <source>a straight flush, %1-high</source>
        <translation>une quinte flush hauteur %1</translation>
    </message>
    <message>
        <source>straight flush, %1-high</source>
        <translation>quinte flush hauteur %1</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>une quinte flush royale</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>quinte flush royale</translation>
    </message>
    <message>
        <source>the %1 of clubs</source>
        <translation>%1 de trèfle</translation>
    </message>
    <message>
        <source>the %1 of diamonds</source>
        <translation>%1 de carreau</translation>
    </message>
    <message>
        <source>the %1 of hearts</source>
        <translation>%1 de cœur</translation>
    </message>
    <message>
        <source>the %1 of spades</source>
        <translation>%1 de pique</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <comment>the two highest cards</comment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>two %1</source>
        <translation>une paire %1</translation>
    </message>
    <message>
        <source>%1 and %2 of one suit</source>
        <translation>%1 et %2 de même enseigne</translation>
    </message>
    <message>
        <source>%1 and %2 of two suits</source>
        <translation>%1 et %2 d’enseignes différentes</translation>
    </message>
    <message>
        <source>Seat %1 and the dealer both have %2</source>
        <translation>La place %1 et le croupier ont tous deux %2</translation>
    </message>
    <message>
        <source>With %2, seat %1 beats the dealer&apos;s %3</source>
        <translation>Avec %2, la place %1 bat le croupier (%3)</translation>
    </message>
    <message>
        <source>With %2, seat %1 loses to the dealer&apos;s %3</source>
        <translation>Avec %2, la place %1 perd contre le croupier (%3)</translation>
    </message>
    <message>
        <source>Both have %2, and the %3 of seat %1 is higher than the dealer&apos;s %4</source>
        <translation>Les deux ont %2, mais la place %1 l’emporte&#xa0;: %3 contre %4 au croupier</translation>
    </message>
    <message>
        <source>Both have %2, and the dealer&apos;s %4 is higher than the %3 of seat %1</source>
        <translation>Les deux ont %2, mais le croupier l’emporte&#xa0;: %4 contre %3 à la place %1</translation>
    </message>
</context>
<context>
    <name>HeatCell</name>
    <message>
        <source>%1/%2</source>
        <comment>practised of all skills</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HelpGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>You are the dealer. Everything can be done by mouse, by touch or by keyboard alone.</source>
        <translation>Vous êtes le croupier. Tout peut se faire à la souris, au toucher ou au clavier seul.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the shoe: whose card is the next?</source>
        <translation>Regardez le sabot&#xa0;: à qui la prochaine carte&#xa0;?</translation>
    </message>
    <message>
        <source>Look at the shoe and the spots in front of you</source>
        <translation>Regardez le sabot et les cases devant vous</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be paid</source>
        <translation>Une mise de la place %1 est à payer</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be taken</source>
        <translation>Une mise de la place %1 est à prendre</translation>
    </message>
    <message>
        <source>A wager of seat %1 goes back</source>
        <translation>Une mise de la place %1 est à rendre</translation>
    </message>
    <message>
        <source>Seat %1 has to decide</source>
        <translation>La place %1 doit décider</translation>
    </message>
    <message>
        <source>Seat %1 has lost something by folding</source>
        <translation>La place %1 a perdu quelque chose en se couchant</translation>
    </message>
    <message>
        <source>The cards of seat %1 are not needed any more</source>
        <translation>Les cartes de la place %1 ne servent plus</translation>
    </message>
    <message>
        <source>The cards of seat %1 are to be shown</source>
        <translation>Les cartes de la place %1 sont à montrer</translation>
    </message>
    <message>
        <source>The best hand of seat %1 is to be laid out</source>
        <translation>La meilleure main de la place %1 est à former</translation>
    </message>
    <message>
        <source>Seat %1 has won something that you do not pay alone</source>
        <translation>La place %1 a gagné quelque chose que vous ne payez pas seul</translation>
    </message>
    <message>
        <source>The hand of seat %1 has to stay for a while</source>
        <translation>La main de la place %1 doit rester un moment</translation>
    </message>
    <message>
        <source>Seat %1 earns something by another seat&apos;s hand</source>
        <translation>La place %1 gagne quelque chose grâce à la main d’une autre place</translation>
    </message>
    <message>
        <source>Seat %1 gets something back</source>
        <translation>La place %1 récupère quelque chose</translation>
    </message>
    <message>
        <source>The system has to be told about seat %1</source>
        <translation>Le système attend une information sur la place %1</translation>
    </message>
    <message>
        <source>Something is to be done at seat %1</source>
        <translation>Il y a quelque chose à faire à la place %1</translation>
    </message>
    <message>
        <source>Something is to be said aloud</source>
        <translation>Il y a quelque chose à dire à voix haute</translation>
    </message>
    <message>
        <source>The electronic wagers are still open</source>
        <translation>Les mises électroniques sont encore ouvertes</translation>
    </message>
    <message>
        <source>Some wagers are taken before the cards</source>
        <translation>Certaines mises se prennent avant les cartes</translation>
    </message>
    <message>
        <source>Two numbers have to agree</source>
        <translation>Deux nombres doivent concorder</translation>
    </message>
    <message>
        <source>The progressive system waits for a key</source>
        <translation>Le système progressif attend une touche</translation>
    </message>
    <message>
        <source>A card is to be dealt</source>
        <translation>Une carte est à distribuer</translation>
    </message>
    <message>
        <source>The rest of the deck is to be counted</source>
        <translation>Le reste du paquet est à compter</translation>
    </message>
    <message>
        <source>The rest of the deck is not needed any more</source>
        <translation>Le reste du paquet ne sert plus</translation>
    </message>
    <message>
        <source>Community cards are to be shown</source>
        <translation>Des cartes communes sont à montrer</translation>
    </message>
    <message>
        <source>Something is to be done with the cards</source>
        <translation>Il y a quelque chose à faire avec les cartes</translation>
    </message>
    <message>
        <source>Look at seat %1</source>
        <translation>Regardez la place %1</translation>
    </message>
    <message>
        <source>Look at your own hand</source>
        <translation>Regardez votre propre main</translation>
    </message>
    <message>
        <source>Look at what is left of the deck</source>
        <translation>Regardez ce qui reste du paquet</translation>
    </message>
    <message>
        <source>Look at the Six Card Bonus spot</source>
        <translation>Regardez la case Six Card Bonus</translation>
    </message>
    <message>
        <source>Look at the community cards</source>
        <translation>Regardez les cartes communes</translation>
    </message>
    <message>
        <source>Look at the players</source>
        <translation>Regardez les joueurs</translation>
    </message>
    <message>
        <source>Look at the progressive system</source>
        <translation>Regardez le système progressif</translation>
    </message>
    <message>
        <source>Look at the table: is everything in order?</source>
        <translation>Regardez la table&#xa0;: tout est-il en ordre&#xa0;?</translation>
    </message>
    <message>
        <source>Look for somebody who can decide this</source>
        <translation>Cherchez quelqu’un qui peut trancher</translation>
    </message>
    <message>
        <source>Look at the whole table</source>
        <translation>Regardez toute la table</translation>
    </message>
    <message>
        <source>Look at the cards and the shoe</source>
        <translation>Regardez les cartes et le sabot</translation>
    </message>
    <message>
        <source>Your own cards are to be shown</source>
        <translation>Vos propres cartes sont à montrer</translation>
    </message>
    <message>
        <source>Your own best hand is to be laid out</source>
        <translation>Votre meilleure main est à former</translation>
    </message>
    <message>
        <source>Your own hand has to stay for a while</source>
        <translation>Votre propre main doit rester un moment</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is to be shown</source>
        <translation>Ce qui est sur la case Six Card Bonus est à montrer</translation>
    </message>
    <message>
        <source>Something is not in order: do not go on</source>
        <translation>Quelque chose n’est pas en ordre&#xa0;: ne continuez pas</translation>
    </message>
    <message>
        <source>The game stands still until somebody says what follows</source>
        <translation>Le jeu est arrêté jusqu’à ce que quelqu’un dise la suite</translation>
    </message>
    <message>
        <source>This is not yours to decide</source>
        <translation>Ce n’est pas à vous de décider</translation>
    </message>
    <message>
        <source>Nothing is left to settle</source>
        <translation>Il ne reste rien à régler</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>✓ no error</source>
        <translation>✓ sans erreur</translation>
    </message>
    <message>
        <source>✗ errors: %1</source>
        <translation>✗ erreurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Rounds you dealt: %1</source>
        <translation>Donnes que vous avez faites&#xa0;: %1</translation>
    </message>
    <message>
        <source>No round yet. The first one you deal will be here.</source>
        <translation>Aucune donne encore. La première que vous ferez sera ici.</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Breakage</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Paid to the cent</source>
        <translation>Payé au cent près</translation>
    </message>
    <message>
        <source>pays to the cent</source>
        <translation>paie au cent près</translation>
    </message>
    <message>
        <source>Rounded down to 50 cents</source>
        <translation>Arrondi vers le bas à 50 cents</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to 50 cents</source>
        <translation>arrondit vers le bas à 50 cents ce qui est payé en jetons</translation>
    </message>
    <message>
        <source>Rounded down to a dollar</source>
        <translation>Arrondi vers le bas au dollar</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to a dollar</source>
        <translation>arrondit vers le bas au dollar ce qui est payé en jetons</translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation>Ordre des étapes</translation>
    </message>
    <message>
        <source>Every order that the text permits</source>
        <translation>Tout ordre que le texte permet</translation>
    </message>
    <message>
        <source>accepts every order that the text permits</source>
        <translation>accepte tout ordre que le texte permet</translation>
    </message>
    <message>
        <source>The house order alone</source>
        <translation>L’ordre de la maison seul</translation>
    </message>
    <message>
        <source>accepts its house order alone</source>
        <translation>n’accepte que son propre ordre</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus after a fold</source>
        <translation>Five Card Hand Bonus d’un joueur couché</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>lets the Five Card Hand Bonus stand after a fold</source>
        <translation>laisse le Five Card Hand Bonus en jeu quand un joueur se couche</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Est perdue</translation>
    </message>
    <message>
        <source>takes the Five Card Hand Bonus when a player folds</source>
        <translation>prend le Five Card Hand Bonus quand un joueur se couche</translation>
    </message>
    <message>
        <source>Bad Beat Bonus after a fold</source>
        <translation>Bad Beat Bonus d’un joueur couché</translation>
    </message>
    <message>
        <source>lets the Bad Beat Bonus stand after a fold</source>
        <translation>laisse le Bad Beat Bonus en jeu quand un joueur se couche</translation>
    </message>
    <message>
        <source>takes the Bad Beat Bonus when a player folds</source>
        <translation>prend le Bad Beat Bonus quand un joueur se couche</translation>
    </message>
    <message>
        <source>Cover All after a fold</source>
        <translation>Cover All d’un joueur couché</translation>
    </message>
    <message>
        <source>lets Cover All stand after a fold</source>
        <translation>laisse Cover All en jeu quand un joueur se couche</translation>
    </message>
    <message>
        <source>takes Cover All when a player folds</source>
        <translation>prend Cover All quand un joueur se couche</translation>
    </message>
    <message>
        <source>Trips after a fold</source>
        <translation>Trips d’un joueur couché</translation>
    </message>
    <message>
        <source>lets Trips stand after a fold</source>
        <translation>laisse Trips en jeu quand un joueur se couche</translation>
    </message>
    <message>
        <source>takes Trips when a player folds</source>
        <translation>prend Trips quand un joueur se couche</translation>
    </message>
    <message>
        <source>The Ante is paid from</source>
        <translation>L’Ante est payée à partir de</translation>
    </message>
    <message>
        <source>A straight up</source>
        <translation>Une suite</translation>
    </message>
    <message>
        <source>pays the Ante from a straight up</source>
        <translation>paie l’Ante à partir d’une suite</translation>
    </message>
    <message>
        <source>A flush up</source>
        <translation>Une couleur</translation>
    </message>
    <message>
        <source>pays the Ante from a flush up</source>
        <translation>paie l’Ante à partir d’une couleur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The one paytable</source>
        <translation>Barème unique</translation>
    </message>
    <message>
        <source>Paytable %1</source>
        <translation>Barème %1</translation>
    </message>
    <message>
        <source>Own paytable %1, not in the chapter</source>
        <translation>Barème maison %1, hors chapitre</translation>
    </message>
    <message>
        <source>Four-card progressive</source>
        <translation>Progressif à quatre cartes</translation>
    </message>
    <message>
        <source>Five-card progressive</source>
        <translation>Progressif à cinq cartes</translation>
    </message>
    <message>
        <source>Multi Game Link progressive</source>
        <translation>Progressif Multi Game Link</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand; this house %1.</source>
        <translation>Règle de la maison, sans texte réglementaire&#xa0;; cette maison %1.</translation>
    </message>
    <message>
        <source>The regulation is silent; this house %1 (%2).</source>
        <translation>Le règlement n’en dit rien&#xa0;; cette maison %1 (%2).</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand</source>
        <translation>Règle de la maison, sans texte réglementaire</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>Barème maison, hors chapitre</translation>
    </message>
    <message>
        <source>Overpaid by more than</source>
        <translation>Trop payé de plus de</translation>
    </message>
    <message>
        <source>Underpaid by more than</source>
        <translation>Trop peu payé de plus de</translation>
    </message>
    <message>
        <source>Missed an irregularity</source>
        <translation>Irrégularité manquée</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>Donne arrêtée alors que tout allait bien</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>Mauvais arbitrage d’une irrégularité</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La note</translation>
    </message>
    <message>
        <source>The score and every error</source>
        <translation>La note et chaque erreur</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>Say it: the button or %1.</source>
        <translation>Dites-le&#xa0;: le bouton ou %1.</translation>
    </message>
    <message>
        <source>Close the bets: &quot;No more bets&quot;, or %1.</source>
        <translation>Fermez les mises&#xa0;: «&#xa0;Rien ne va plus&#xa0;», ou %1.</translation>
    </message>
    <message>
        <source>Touch the shoe, or press %1 for each card; held down it goes on.</source>
        <translation>Touchez le sabot, ou appuyez sur %1 pour chaque carte&#xa0;; maintenez pour continuer.</translation>
    </message>
    <message>
        <source>Touch a player or press the seat&apos;s number, then %1 to ask.</source>
        <translation>Touchez un joueur ou tapez le numéro de la place, puis %1 pour demander.</translation>
    </message>
    <message>
        <source>Choose a spot of a folded hand, then Take (%1).</source>
        <translation>Choisissez une case d’une main couchée, puis Prendre (%1).</translation>
    </message>
    <message>
        <source>Choose a seat, then the button or its key: turn %1, collect %2.</source>
        <translation>Choisissez une place, puis le bouton ou sa touche&#xa0;: retourner %1, ramasser %2.</translation>
    </message>
    <message>
        <source>Choose the seat, then %1: pull out the cards that play, and name the hand.</source>
        <translation>Choisissez la place, puis %1&#xa0;: sortez les cartes qui jouent et nommez la main.</translation>
    </message>
    <message>
        <source>Choose your own cards (0), then %1: pull out the cards that play, and name the hand.</source>
        <translation>Choisissez vos propres cartes (0), puis %1&#xa0;: sortez les cartes qui jouent et nommez la main.</translation>
    </message>
    <message>
        <source>Choose a spot, then Take %1, Pay %2 or Return %3.</source>
        <translation>Choisissez une case, puis Prendre %1, Payer %2 ou Rendre %3.</translation>
    </message>
    <message>
        <source>Choose a spot, then Return (%1).</source>
        <translation>Choisissez une case, puis Rendre (%1).</translation>
    </message>
    <message>
        <source>Choose the spot that needs the floor, then %1.</source>
        <translation>Choisissez la case qui nécessite le chef de table, puis %1.</translation>
    </message>
    <message>
        <source>Choose the seat that is paid, then %1.</source>
        <translation>Choisissez la place à payer, puis %1.</translation>
    </message>
    <message>
        <source>It is among the buttons below; each shows its key.</source>
        <translation>C’est parmi les boutons du bas&#xa0;; chacun montre sa touche.</translation>
    </message>
</context>
<context>
    <name>Irregularity</name>
    <message>
        <source>a card lies face up in the shoe or the deck</source>
        <translation>une carte est face visible dans le sabot ou le paquet</translation>
    </message>
    <message>
        <source>a card was drawn in error</source>
        <translation>une carte a été tirée par erreur</translation>
    </message>
    <message>
        <source>somebody has the wrong number of cards</source>
        <translation>quelqu’un a un mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>a card of the dealer was exposed</source>
        <translation>une carte du croupier a été exposée</translation>
    </message>
    <message>
        <source>the shuffler has jammed</source>
        <translation>la mélangeuse s’est bloquée</translation>
    </message>
    <message>
        <source>the dealing shoe has jammed</source>
        <translation>le sabot s’est bloqué</translation>
    </message>
    <message>
        <source>a device is out of order</source>
        <translation>un appareil est hors service</translation>
    </message>
    <message>
        <source>the shuffler counts a wrong number of cards</source>
        <translation>la mélangeuse compte un mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards</source>
        <translation>le talon a un mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>the cover card was put in too near the top</source>
        <translation>la carte de coupe a été mise trop près du dessus</translation>
    </message>
    <message>
        <source>a wager came after &quot;no more bets&quot;</source>
        <translation>une mise est arrivée après «&#xa0;rien ne va plus&#xa0;»</translation>
    </message>
    <message>
        <source>a spoken wager with cash</source>
        <translation>une mise annoncée avec des billets</translation>
    </message>
    <message>
        <source>a player has left during the round</source>
        <translation>un joueur est parti pendant la donne</translation>
    </message>
    <message>
        <source>a player wagers at a second position</source>
        <translation>un joueur mise à une seconde position</translation>
    </message>
    <message>
        <source>the progressive chips do not match the system&apos;s count</source>
        <translation>les jetons progressifs ne concordent pas avec le compte du système</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>%1 Right: %2</source>
        <translation>%1 Juste&#xa0;: %2</translation>
    </message>
    <message>
        <source>A round of %1 steps to be judged.</source>
        <translation>Une donne de %1 étapes à juger.</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Touches par défaut</translation>
    </message>
    <message>
        <source>Choose an action, then press its new key. Esc leaves it as it is.</source>
        <translation>Choisissez une action, puis appuyez sur sa nouvelle touche. Esc ne change rien.</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>changed</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Appuyez sur une touche…</translation>
    </message>
    <message>
        <source>Press the new key for %1</source>
        <translation>Appuyez sur la nouvelle touche pour %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Seats and wagers</source>
        <translation>Places et mises</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The table and the floor</source>
        <translation>La table et le chef</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>Préparation des cartes</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>Après un arrêt</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Choose a seat; after Pay: the amount</source>
        <translation>Choisir une place&#xa0;; après Payer&#xa0;: le montant</translation>
    </message>
    <message>
        <source>From spot to spot</source>
        <translation>D’une case à l’autre</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Not this; back</source>
        <translation>Pas ceci&#xa0;; retour</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Pay an envy bonus</source>
        <translation>Payer un Envy Bonus</translation>
    </message>
    <message>
        <source>Ask for the decision</source>
        <translation>Demander la décision</translation>
    </message>
    <message>
        <source>Deal; held down it goes on</source>
        <translation>Distribuer&#xa0;; maintenir pour continuer</translation>
    </message>
    <message>
        <source>Turn the cards of a seat</source>
        <translation>Retourner les cartes d’une place</translation>
    </message>
    <message>
        <source>Set a hand</source>
        <translation>Former une main</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards</source>
        <translation>Dévoiler les cartes du croupier</translation>
    </message>
    <message>
        <source>Reveal community cards</source>
        <translation>Dévoiler les cartes communes</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card</source>
        <translation>Dévoiler la carte Six Card Bonus</translation>
    </message>
    <message>
        <source>Leave the cards on the table</source>
        <translation>Laisser les cartes sur la table</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Ramasser les cartes</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Compter le talon</translation>
    </message>
    <message>
        <source>Stub to the discard rack</source>
        <translation>Talon au bac de défausse</translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation>Annoncer&#xa0;: rien ne va plus</translation>
    </message>
    <message>
        <source>Announce: no hand</source>
        <translation>Annoncer&#xa0;: pas de jeu</translation>
    </message>
    <message>
        <source>Lock the progressive wagers</source>
        <translation>Bloquer les mises progressives</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>Ramasser les mises progressives</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>Comparer le nombre de mises progressives</translation>
    </message>
    <message>
        <source>Keypad of the progressive system</source>
        <translation>Clavier du système progressif</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>Stop&#xa0;: quelque chose cloche</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Appeler le chef</translation>
    </message>
    <message>
        <source>Turn to the next page of buttons</source>
        <translation>Page suivante des boutons</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Débarrasser la table</translation>
    </message>
    <message>
        <source>Rule on what is wrong</source>
        <translation>Trancher l’irrégularité</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>Une carte au bac de défausse</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Remélanger</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Recouper</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>Retirer le paquet de la table</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>Couvrir l’appareil</translation>
    </message>
    <message>
        <source>Inspect the cards</source>
        <translation>Inspecter les cartes</translation>
    </message>
    <message>
        <source>The floor verifies the cards</source>
        <translation>Le chef contrôle les cartes</translation>
    </message>
    <message>
        <source>Spread the cards</source>
        <translation>Étaler les cartes</translation>
    </message>
    <message>
        <source>Wash the cards</source>
        <translation>Brasser les cartes</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>Empiler les cartes</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Stack into the shoe</source>
        <translation>Mettre la pile dans le sabot</translation>
    </message>
    <message>
        <source>One deck into play, one into the shuffler</source>
        <translation>Un paquet en jeu, l’autre dans la mélangeuse</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Changer les paquets</translation>
    </message>
    <message>
        <source>Stack into the shuffler</source>
        <translation>Mettre la pile dans la mélangeuse</translation>
    </message>
    <message>
        <source>Take the shuffled deck</source>
        <translation>Prendre le paquet mélangé</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Next; when watching: go on or pause; after the round: the next mistake</source>
        <translation>Suivant&#xa0;; en observation&#xa0;: continuer ou pause&#xa0;; après la donne&#xa0;: l’erreur suivante</translation>
    </message>
    <message>
        <source>Scroll; with Ctrl, Home and End: to the ends</source>
        <translation>Faire défiler&#xa0;; avec Ctrl, Début et Fin&#xa0;: jusqu’aux extrémités</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Take back the last one</source>
        <translation>Effacer le dernier</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
</context>
<context>
    <name>KioskFoot</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>Quitter le kiosque</translation>
    </message>
</context>
<context>
    <name>KioskLayer</name>
    <message>
        <source>This kiosk has no supervisor yet</source>
        <translation>Ce kiosque n’a pas encore de superviseur</translation>
    </message>
    <message>
        <source>Set one up before trainees come: without a passphrase anybody could leave the kiosk.</source>
        <translation>Créez-en un avant l’arrivée des stagiaires&#xa0;: sans phrase secrète, n’importe qui pourrait quitter le kiosque.</translation>
    </message>
    <message>
        <source>Set up a supervisor</source>
        <translation>Créer un superviseur</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Quitter le kiosque</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>Êtes-vous encore là&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>The start screen comes back in %n second(s). What you began is kept.</source>
        <translation>
            <numerusform>L’écran d’accueil revient dans %n seconde. Ce que vous avez commencé est conservé.</numerusform>
            <numerusform>L’écran d’accueil revient dans %n secondes. Ce que vous avez commencé est conservé.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Je suis là</translation>
    </message>
</context>
<context>
    <name>LeaveKiosk</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>Quitter le kiosque</translation>
    </message>
    <message>
        <source>Cutcard ends. What was begun is kept. This needs a supervisor.</source>
        <translation>Cutcard se ferme. Ce qui a été commencé est conservé. Il faut un superviseur.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Not seen</source>
        <translation>Pas vue</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Pratiquée</translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation>Maîtrisée</translation>
    </message>
</context>
<context>
    <name>LookChoices</name>
    <message>
        <source>As the computer has it</source>
        <translation>Celle de l’ordinateur</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Speed of cards and chips</source>
        <translation>Vitesse des cartes et jetons</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Rien ne bouge</translation>
    </message>
    <message>
        <source>½×</source>
        <translation>½×</translation>
    </message>
    <message>
        <source>1×</source>
        <translation>1×</translation>
    </message>
    <message>
        <source>2×</source>
        <translation>2×</translation>
    </message>
    <message>
        <source>3×</source>
        <translation>3×</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Paquet à quatre couleurs</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green: suits are told apart at a glance.</source>
        <translation>Carreaux bleus, trèfles verts&#xa0;: les enseignes se distinguent d’un coup d’œil.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Words as printed</source>
        <translation>Mots comme imprimés</translation>
    </message>
    <message>
        <source>They face the players, as on a real layout; otherwise they stand upright for you.</source>
        <translation>Ils font face aux joueurs, comme sur un vrai tapis&#xa0;; sinon ils sont droits pour vous.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Cards and chips can be heard</source>
        <translation>On entend les cartes et les jetons</translation>
    </message>
    <message>
        <source>Everything that sounds can be seen as well.</source>
        <translation>Tout ce qui s’entend se voit aussi.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Cutcard</source>
        <translation>Cutcard</translation>
    </message>
</context>
<context>
    <name>MarkRow</name>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%1 réponses sur %2</translation>
    </message>
</context>
<context>
    <name>MasteryScreen</name>
    <message>
        <source>How am I doing?</source>
        <translation>Où en suis-je&#xa0;?</translation>
    </message>
    <message>
        <source>No answers yet</source>
        <translation>Pas encore de réponses</translation>
    </message>
    <message>
        <source>Answers: %1 · right lately: %2 % · skills practised: %3 · mastered: %4 · due today: %5</source>
        <translation>Réponses&#xa0;: %1 · justes récemment&#xa0;: %2&#xa0;% · compétences pratiquées&#xa0;: %3 · maîtrisées&#xa0;: %4 · à revoir aujourd’hui&#xa0;: %5</translation>
    </message>
</context>
<context>
    <name>MeterDisplay</name>
    <message>
        <source>Progressive meter: %1</source>
        <translation>Compteur du progressif&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · wagers: %2</source>
        <translation>%1 · mises&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>while the cards are dealt</source>
        <translation>pendant la distribution</translation>
    </message>
    <message>
        <source>after the first cards</source>
        <translation>après les premières cartes</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>avant la dernière décision</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>après la dernière décision</translation>
    </message>
    <message>
        <source>after the dealer&apos;s hand is shown</source>
        <translation>après que la main du croupier est montrée</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>en_US</source>
        <comment>the locale of this language&apos;s amounts</comment>
        <translation>fr_CA</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 that no chip makes</source>
        <translation>%1 qu’aucun jeton ne fait</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between stacks of chips</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Newcomer</name>
    <message>
        <source>Welcome. Under which name shall your practice be kept?</source>
        <translation>Bienvenue. Sous quel nom garder votre entraînement&#xa0;?</translation>
    </message>
    <message>
        <source>New here? Your name:</source>
        <translation>Nouveau&#xa0;? Votre nom&#xa0;:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Stagiaire</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>OnScreenKeyboard</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Majuscule</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Letters with accents</source>
        <translation>Lettres accentuées</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Champ suivant</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <translation>Effacer le dernier</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Hide the keyboard</source>
        <translation>Masquer le clavier</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>Après un arrêt</translation>
    </message>
</context>
<context>
    <name>Passphrase</name>
    <message>
        <source>At least %1 characters. Four or five words are easy to remember.</source>
        <translation>Au moins %1 caractères. Quatre ou cinq mots se retiennent bien.</translation>
    </message>
    <message>
        <source>Weak: somebody could guess it. Add a word or two.</source>
        <translation>Faible&#xa0;: on pourrait la deviner. Ajoutez un mot ou deux.</translation>
    </message>
    <message>
        <source>Fair. Another word makes it strong.</source>
        <translation>Moyenne. Un mot de plus la rend forte.</translation>
    </message>
    <message>
        <source>Strong.</source>
        <translation>Forte.</translation>
    </message>
</context>
<context>
    <name>PeopleCsv</name>
    <message>
        <source>The same name as in line %1.</source>
        <translation>Le même nom qu’à la ligne %1.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <translation>Il n’y a pas de nom.</translation>
    </message>
    <message>
        <source>The name is too long. Shorten it.</source>
        <translation>Le nom est trop long. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The name of a group is too long. Shorten it.</source>
        <translation>Le nom d’un groupe est trop long. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>Several people here are called so. Change them by hand.</source>
        <translation>Plusieurs personnes portent ce nom ici. Modifiez-les à la main.</translation>
    </message>
    <message>
        <source>Is archived. Restore the person on this page.</source>
        <translation>Est archivée. Restaurez la personne sur cette page.</translation>
    </message>
    <message>
        <source>There is nobody in this file.</source>
        <translation>Il n’y a personne dans ce fichier.</translation>
    </message>
    <message>
        <source>There are more than %1 people in this file. Divide it.</source>
        <translation>Il y a plus de %1 personnes dans ce fichier. Divisez-le.</translation>
    </message>
</context>
<context>
    <name>PeopleDialogs</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>Écrivez un nom.</translation>
    </message>
    <message>
        <source>Add a supervisor</source>
        <translation>Ajouter un superviseur</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>A new passphrase for %1</source>
        <translation>Une nouvelle phrase secrète pour %1</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>The old passphrase and the old recovery code end at once.</source>
        <translation>L’ancienne phrase secrète et l’ancien code de récupération cessent aussitôt de valoir.</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Code de récupération</translation>
    </message>
    <message>
        <source>Erase for ever</source>
        <translation>Effacer à jamais</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>The name, the passphrase and the groups go, from the backups too; nobody can bring them back. Answers, exams and their seals stay, without a name. Nothing that was done before in this console can be undone after it.</source>
        <translation>Le nom, la phrase secrète et les groupes disparaissent, des sauvegardes aussi&#xa0;; personne ne peut les faire revenir. Les réponses, les examens et leurs sceaux restent, sans nom. Rien de ce qui a été fait avant dans cette console ne pourra plus être annulé.</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>effacer</translation>
    </message>
    <message>
        <source>&amp;Write &quot;%1&quot; to confirm</source>
        <translation>É&amp;crivez «&#xa0;%1&#xa0;» pour confirmer</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; exactly.</source>
        <translation>Écrivez «&#xa0;%1&#xa0;» exactement.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>Tick the groups of the people that you have chosen (%1).</source>
        <translation>Cochez les groupes des personnes choisies (%1).</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Who is dealing?</source>
        <translation>Qui distribue&#xa0;?</translation>
    </message>
    <message>
        <source>Continue your round</source>
        <translation>Reprendre votre donne</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Your name is missing? A supervisor can add you.</source>
        <translation>Votre nom manque&#xa0;? Un superviseur peut vous ajouter.</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
</context>
<context>
    <name>PlayHeader</name>
    <message>
        <source>‹ Leave</source>
        <translation>‹ Quitter</translation>
    </message>
    <message>
        <source>Back to the start; the round can be continued later</source>
        <translation>Retour à l’accueil&#xa0;; la donne pourra être reprise plus tard</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminer la donne</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>PracticeReason</name>
    <message>
        <source>It is time to see this again.</source>
        <translation>Il est temps de revoir ceci.</translation>
    </message>
    <message>
        <source>This was wrong too often of late.</source>
        <translation>Trop d’erreurs ici dernièrement.</translation>
    </message>
    <message>
        <source>You have not met this yet.</source>
        <translation>Vous ne l’avez pas encore rencontré.</translation>
    </message>
    <message>
        <source>This keeps slipping away: take it slowly, with a worked example.</source>
        <translation>Ceci vous échappe sans cesse&#xa0;: allez lentement, avec un exemple commenté.</translation>
    </message>
    <message>
        <source>One kind of error comes back again and again, most of all here.</source>
        <translation>Un même type d’erreur revient sans cesse, surtout ici.</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>How am I doing?</source>
        <translation>Où en suis-je&#xa0;?</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>réponses</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>right lately</source>
        <translation>justes récemment</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>à revoir ce jour</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>Toutes les compétences</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Remplacer le fichier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>QuestionPrompt</name>
    <message>
        <source>%1 $%2</source>
        <translation>%1 %2&#xa0;$</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>couché</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between wagers</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation>Cartes communes</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Posted paytable</source>
        <translation>Barème affiché</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>Compteur</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>2s</source>
        <translation>de 2</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>de 3</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>de 4</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>de 5</translation>
    </message>
    <message>
        <source>6s</source>
        <translation>de 6</translation>
    </message>
    <message>
        <source>7s</source>
        <translation>de 7</translation>
    </message>
    <message>
        <source>8s</source>
        <translation>de 8</translation>
    </message>
    <message>
        <source>9s</source>
        <translation>de 9</translation>
    </message>
    <message>
        <source>10s</source>
        <translation>de 10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>de valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>de dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>de rois</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>d’as</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This is not a JSON text (at character %1).</source>
        <translation>Ce n’est pas un texte JSON (au caractère %1).</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. Remove one.</source>
        <translation>La clé «&#xa0;%1&#xa0;» figure deux fois dans un même objet. Supprimez-en une.</translation>
    </message>
    <message>
        <source>The text is nested deeper than %1 levels.</source>
        <translation>Le texte est imbriqué sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation>La ligne dépasse %1 octets.</translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation>Un objet entre accolades est attendu ici.</translation>
    </message>
    <message>
        <source>A list in square brackets, neither empty nor endless, is expected here.</source>
        <translation>Une liste entre crochets, ni vide ni sans fin, est attendue ici.</translation>
    </message>
    <message>
        <source>A text in quotes is expected here.</source>
        <translation>Un texte entre guillemets est attendu ici.</translation>
    </message>
    <message>
        <source>Write true or false here.</source>
        <translation>Écrivez true ou false ici.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>Un nombre entier de %1 à %2 est attendu ici.</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>Une graine est un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <source>An amount is a text of digits with at most two decimals, such as &quot;7.50&quot;.</source>
        <translation>Un montant est un texte de chiffres avec au plus deux décimales, comme «&#xa0;7.50&#xa0;».</translation>
    </message>
    <message>
        <source>The amount has to be from $%1 to $%2.</source>
        <translation>Le montant doit être compris entre %1&#xa0;$ et %2&#xa0;$.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>La clé «&#xa0;%1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here. Check its spelling.</source>
        <translation>La clé «&#xa0;%1&#xa0;» est inconnue ici. Vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>The format has to be &quot;%1&quot;.</source>
        <translation>Le format doit être «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no rule set &quot;%1&quot;; &quot;cutcard-cli rules list&quot; names them all.</source>
        <translation>Il n’y a pas de jeu de règles «&#xa0;%1&#xa0;»&#xa0;; «&#xa0;cutcard-cli rules list&#xa0;» les nomme tous.</translation>
    </message>
    <message>
        <source>This rule set has no selection &quot;%1&quot;.</source>
        <translation>Ce jeu de règles n’a pas de choix «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be chosen here; see &quot;cutcard-cli rules show&quot;.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être choisi ici&#xa0;; voir «&#xa0;cutcard-cli rules show&#xa0;».</translation>
    </message>
    <message>
        <source>A progressive wager is $1 or $5.</source>
        <translation>Une mise progressive est de 1&#xa0;$ ou 5&#xa0;$.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card: write rank and suit, such as Td.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une carte&#xa0;: écrivez la valeur et l’enseigne, par exemple Td.</translation>
    </message>
    <message>
        <source>The card %1 is on the table twice.</source>
        <translation>La carte %1 est deux fois sur la table.</translation>
    </message>
    <message>
        <source>%1 cards belong here, not %2.</source>
        <translation>Il faut %1 cartes ici, pas %2.</translation>
    </message>
    <message>
        <source>Somebody made a Six Card Bonus Wager; its card is missing.</source>
        <translation>Quelqu’un a fait une mise Six Card Bonus&#xa0;; il manque sa carte.</translation>
    </message>
    <message>
        <source>Nobody made a Six Card Bonus Wager; no card is dealt for it.</source>
        <translation>Personne n’a fait de mise Six Card Bonus&#xa0;; aucune carte n’est distribuée pour elle.</translation>
    </message>
    <message>
        <source>This deck, dealt by this method, does not give the cards of this round.</source>
        <translation>Ce paquet, distribué par cette méthode, ne donne pas les cartes de cette donne.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way of dealing in this rule set.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une façon de distribuer dans ce jeu de règles.</translation>
    </message>
    <message>
        <source>There is no theory question &quot;%1&quot;.</source>
        <translation>Il n’y a pas de question de théorie «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This rule set has no number &quot;%1&quot; to ask for.</source>
        <translation>Ce jeu de règles n’a pas de nombre «&#xa0;%1&#xa0;» à demander.</translation>
    </message>
    <message>
        <source>The theory question &quot;%1&quot; needs two to four wrong answers.</source>
        <translation>La question de théorie «&#xa0;%1&#xa0;» a besoin de deux à quatre mauvaises réponses.</translation>
    </message>
    <message>
        <source>The answer &quot;%1&quot; is there twice.</source>
        <translation>La réponse «&#xa0;%1&#xa0;» figure deux fois.</translation>
    </message>
    <message>
        <source>There is no irregularity &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’irrégularité «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said here.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être dit ici.</translation>
    </message>
    <message>
        <source>One answer is right and has no wrong rule; every other one has.</source>
        <translation>Une seule réponse est juste et n’a pas de règle fausse&#xa0;; toutes les autres en ont une.</translation>
    </message>
    <message>
        <source>A step is named s1, s2, and so on.</source>
        <translation>Une étape s’appelle s1, s2, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Only a dealt round (with deck and method) has an opening to judge.</source>
        <translation>Seule une donne distribuée (avec paquet et méthode) a une ouverture à juger.</translation>
    </message>
    <message>
        <source>At least one seat has to be occupied.</source>
        <translation>Au moins une place doit être occupée.</translation>
    </message>
    <message>
        <source>The table has the seats 1 to %1.</source>
        <translation>La table a les places 1 à %1.</translation>
    </message>
    <message>
        <source>Seat %1 is there twice.</source>
        <translation>La place %1 figure deux fois.</translation>
    </message>
    <message>
        <source>This seat has no wager.</source>
        <translation>Cette place n’a pas de mise.</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is required.</source>
        <translation>La mise «&#xa0;%1&#xa0;» est obligatoire.</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is not offered at this table.</source>
        <translation>La mise «&#xa0;%1&#xa0;» n’est pas proposée à cette table.</translation>
    </message>
    <message>
        <source>The Super Bonus has to equal the Ante.</source>
        <translation>Le Super Bonus doit être égal à l’Ante.</translation>
    </message>
    <message>
        <source>At this table this wager is $%1.</source>
        <translation>À cette table, cette mise est de %1&#xa0;$.</translation>
    </message>
    <message>
        <source>The player has neither folded nor bet.</source>
        <translation>Le joueur ne s’est pas couché et n’a pas misé.</translation>
    </message>
    <message>
        <source>A seat without an Ante has nothing to decide.</source>
        <translation>Une place sans Ante n’a rien à décider.</translation>
    </message>
    <message>
        <source>A Play Wager is made on preflop, flop or river, not &quot;%1&quot;.</source>
        <translation>Une mise Play se fait sur preflop, flop ou river, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The Flop Wager is twice the Ante: $%1.</source>
        <translation>La mise Flop est de deux fois l’Ante&#xa0;: %1&#xa0;$.</translation>
    </message>
    <message>
        <source>The %1 Wager equals the Ante, $%2, or is checked.</source>
        <translation>La mise %1 est égale à l’Ante, %2&#xa0;$, ou le joueur fait parole.</translation>
    </message>
    <message>
        <source>The Bet Wager is twice the Ante: $%1.</source>
        <translation>La mise Bet est de deux fois l’Ante&#xa0;: %1&#xa0;$.</translation>
    </message>
    <message>
        <source>The Blind has to equal the Ante.</source>
        <translation>La mise Blind doit être égale à l’Ante.</translation>
    </message>
    <message>
        <source>Before the flop a Play Wager is 3 or 4 Antes, after it 2, at the end 1.</source>
        <translation>Avant le flop, une mise Play est de 3 ou 4 Antes, après de 2, à la fin de 1.</translation>
    </message>
    <message>
        <source>In this game a progressive wager is $1.</source>
        <translation>Dans ce jeu, une mise progressive est de 1&#xa0;$.</translation>
    </message>
    <message>
        <source>A decision is &quot;fold&quot; or an object such as {&quot;play&quot;:&quot;10&quot;}.</source>
        <translation>Une décision est «&#xa0;fold&#xa0;» ou un objet comme {&quot;play&quot;:&quot;10&quot;}.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no decision; write &quot;fold&quot; or the wager made.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une décision&#xa0;; écrivez «&#xa0;fold&#xa0;» ou la mise faite.</translation>
    </message>
    <message>
        <source>The decision names no wager; a player who bets nothing folds.</source>
        <translation>La décision ne nomme aucune mise&#xa0;; un joueur qui ne mise rien se couche.</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot; in this game.</source>
        <translation>Il n’y a pas de mise «&#xa0;%1&#xa0;» dans ce jeu.</translation>
    </message>
    <message>
        <source>With this hand the Play Wager is from $%1 to $%2.</source>
        <translation>Avec cette main, la mise Play est de %1&#xa0;$ à %2&#xa0;$.</translation>
    </message>
    <message>
        <source>There is no shared table &quot;%1&quot;.</source>
        <translation>Il n’y a pas de tableau partagé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot;.</source>
        <translation>Il n’y a pas de mise «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say when a wager is offered.</source>
        <translation>«&#xa0;%1&#xa0;» ne dit pas quand une mise est proposée.</translation>
    </message>
    <message>
        <source>There is no meter &quot;%1&quot;.</source>
        <translation>Il n’y a pas de compteur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of a paytable.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une ligne d’un barème.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; stands twice in one table.</source>
        <translation>La ligne «&#xa0;%1&#xa0;» figure deux fois dans un même barème.</translation>
    </message>
    <message>
        <source>A paytable needs at least one row.</source>
        <translation>Un barème a besoin d’au moins une ligne.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no odds; write &quot;3 to 2&quot;, &quot;300 for 1&quot; or &quot;10% of main&quot;.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une cote&#xa0;; écrivez «&#xa0;3 to 2&#xa0;», «&#xa0;300 for 1&#xa0;» ou «&#xa0;10% of main&#xa0;».</translation>
    </message>
    <message>
        <source>No table of the chapter pays &quot;%1&quot; for this wager; a house table cannot either.</source>
        <translation>Aucun barème du chapitre ne paie «&#xa0;%1&#xa0;» pour cette mise&#xa0;; un barème maison ne le peut pas non plus.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another kind of odds than the chapter&apos;s for this row.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le type de cote du chapitre pour cette ligne.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ranks above &quot;%2&quot;; write the rows from the highest hand down.</source>
        <translation>«&#xa0;%1&#xa0;» est au-dessus de «&#xa0;%2&#xa0;»&#xa0;; écrivez les lignes de la plus haute main à la plus basse.</translation>
    </message>
    <message>
        <source>A house can add at most %1 tables for a wager.</source>
        <translation>Une maison peut ajouter au plus %1 barèmes pour une mise.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a house table; choose a name of your own.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas nommer un barème maison&#xa0;; choisissez un nom à vous.</translation>
    </message>
    <message>
        <source>A house cannot add a table for &quot;%1&quot;.</source>
        <translation>Une maison ne peut pas ajouter de barème pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A title has 1 to %1 bytes.</source>
        <translation>Un titre a de 1 à %1 octets.</translation>
    </message>
    <message>
        <source>A short name has 1 to %1 small letters, digits and hyphens.</source>
        <translation>Un nom court a de 1 à %1 minuscules, chiffres et traits d’union.</translation>
    </message>
    <message>
        <source>Other rules are called &quot;%1&quot; already; choose another short name.</source>
        <translation>D’autres règles s’appellent déjà «&#xa0;%1&#xa0;»&#xa0;; choisissez un autre nom court.</translation>
    </message>
    <message>
        <source>Name a rule set with its selections, or give a submission; not both.</source>
        <translation>Nommez un jeu de règles avec ses choix, ou donnez une soumission&#xa0;; pas les deux.</translation>
    </message>
    <message>
        <source>Every section weighs nothing: give at least one a weight.</source>
        <translation>Toutes les sections ont un coefficient nul&#xa0;: donnez-en un à au moins une.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; is named twice.</source>
        <translation>La compétence «&#xa0;%1&#xa0;» est nommée deux fois.</translation>
    </message>
    <message>
        <source>A seed is a whole number for everybody, or &quot;fresh&quot;.</source>
        <translation>Une graine est un nombre entier pour tout le monde, ou «&#xa0;fresh&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;every_skill&quot; has every skill in it; leave the list of skills out.</source>
        <translation>«&#xa0;every_skill&#xa0;» contient toutes les compétences&#xa0;; omettez la liste des compétences.</translation>
    </message>
    <message>
        <source>This table has only %1 different questions for this section.</source>
        <translation>Cette table n’a que %1 questions différentes pour cette section.</translation>
    </message>
    <message>
        <source>No question of this kind is about &quot;%1&quot;.</source>
        <translation>Aucune question de ce genre ne porte sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A hash has 64 hexadecimal digits in lower case.</source>
        <translation>Une empreinte a 64 chiffres hexadécimaux en minuscules.</translation>
    </message>
    <message>
        <source>A person or an attempt is named by a UUID in lower case.</source>
        <translation>Une personne ou une tentative est désignée par un UUID en minuscules.</translation>
    </message>
    <message>
        <source>This is not the hash of the exam definition beside it.</source>
        <translation>Ce n’est pas l’empreinte de la définition d’examen qui l’accompagne.</translation>
    </message>
    <message>
        <source>This item is a round; it has no answer to choose.</source>
        <translation>Cet élément est une donne&#xa0;; il n’a pas de réponse à choisir.</translation>
    </message>
    <message>
        <source>This item is a question; nothing is dealt in it.</source>
        <translation>Cet élément est une question&#xa0;; on n’y distribue rien.</translation>
    </message>
    <message>
        <source>This is not an attempt file of Cutcard.</source>
        <translation>Ce n’est pas un fichier de tentative de Cutcard.</translation>
    </message>
    <message>
        <source>This item was not the one being worked on.</source>
        <translation>Cet élément n’était pas celui en cours.</translation>
    </message>
    <message>
        <source>This event carries an earlier time than the one before it.</source>
        <translation>Cet événement porte une heure antérieure à celle du précédent.</translation>
    </message>
    <message>
        <source>The attempt was closed without having been finished.</source>
        <translation>La tentative a été close sans avoir été terminée.</translation>
    </message>
    <message>
        <source>The first line, which says what the attempt stands on, is missing.</source>
        <translation>Il manque la première ligne, qui dit sur quoi repose la tentative.</translation>
    </message>
    <message>
        <source>This line was changed after it was written.</source>
        <translation>Cette ligne a été modifiée après son écriture.</translation>
    </message>
    <message>
        <source>Event %1 is missing before this line.</source>
        <translation>Il manque l’événement %1 avant cette ligne.</translation>
    </message>
    <message>
        <source>This line was added after the attempt was written.</source>
        <translation>Cette ligne a été ajoutée après l’écriture de la tentative.</translation>
    </message>
    <message>
        <source>Event %1 belongs here; the lines were put into another order.</source>
        <translation>L’événement %1 va ici&#xa0;; les lignes ont été mises dans un autre ordre.</translation>
    </message>
    <message>
        <source>The file ends here without its last line: its tail was cut off.</source>
        <translation>Le fichier s’arrête ici sans sa dernière ligne&#xa0;: la fin a été coupée.</translation>
    </message>
    <message>
        <source>This program does not know the format &quot;%1&quot;; a newer one may.</source>
        <translation>Ce programme ne connaît pas le format «&#xa0;%1&#xa0;»&#xa0;; un plus récent peut-être.</translation>
    </message>
    <message>
        <source>This is by the rule set &quot;%1&quot;, the exam by &quot;%2&quot;.</source>
        <translation>Ceci suit le jeu de règles «&#xa0;%1&#xa0;», l’examen suit «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>Ce jeu de règles n’a pas de compétence «&#xa0;%1&#xa0;»&#xa0;; «&#xa0;cutcard-cli skills&#xa0;» les énumère.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; cannot occur at this table: the house does not offer it.</source>
        <translation>La compétence «&#xa0;%1&#xa0;» ne peut pas se présenter à cette table&#xa0;: la maison ne la propose pas.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; finds no place beside the others; ask for more items.</source>
        <translation>La compétence «&#xa0;%1&#xa0;» ne trouve pas de place à côté des autres&#xa0;; demandez plus d’éléments.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Position in the round: %1 of %2</source>
        <translation>Position dans la donne&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Walk me through my mistakes (%1)</source>
        <translation>Revoir mes erreurs pas à pas (%1)</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Autre donne</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Not finished</source>
        <translation>Inachevé</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>This exam still runs. What is written here is not a result.</source>
        <translation>Cet examen est encore en cours. Ce qui est écrit ici n’est pas un résultat.</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed after it was sealed. Do not rely on it.</source>
        <translation>Le sceau ne tient pas&#xa0;: cette tentative a été modifiée après avoir été scellée. Ne vous y fiez pas.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in a sentence</comment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>not passed</source>
        <comment>in a sentence</comment>
        <translation>échoué</translation>
    </message>
    <message>
        <source>As regraded on %1. First result: %2, %3.</source>
        <translation>Réévalué le %1. Premier résultat&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>The pass mark is %1 %.</source>
        <translation>La note de passage est de %1&#xa0;%.</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was not reached.</source>
        <translation>La note de passage de %1&#xa0;% n’a pas été atteinte.</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was reached, but a critical error fails the exam by itself.</source>
        <translation>La note de passage de %1&#xa0;% a été atteinte, mais une erreur critique suffit à faire échouer l’examen.</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>%1&#xa0;% du temps</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>grands caractères</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not given below 95 % in whole rounds</source>
        <translation>non donnée au-dessous de 95&#xa0;% dans les donnes complètes</translation>
    </message>
    <message>
        <source>%1 hands and %2 rounds an hour</source>
        <translation>%1 mains et %2 donnes par heure</translation>
    </message>
    <message>
        <source>%1, on target</source>
        <translation>%1, objectif atteint</translation>
    </message>
    <message>
        <source>%1, below the target</source>
        <translation>%1, sous l’objectif</translation>
    </message>
    <message>
        <source>erased person %1</source>
        <translation>personne effacée %1</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Stagiaire</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>Exam time</source>
        <translation>Temps d’examen</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>Aménagements</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>Erreurs critiques</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Code court</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Coefficient</translation>
    </message>
    <message>
        <source>item %1, action %2</source>
        <translation>élément %1, geste %2</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>élément %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Skills, the weakest first</source>
        <translation>Compétences, les plus faibles d’abord</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Skills without an error: %1.</source>
        <translation>Compétences sans erreur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Interruptions</translation>
    </message>
    <message>
        <source>At exam time</source>
        <translation>Au temps d’examen</translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation>Durée d’arrêt</translation>
    </message>
    <message>
        <source>Resumed by</source>
        <translation>Repris par</translation>
    </message>
    <message>
        <source>Regradings</source>
        <translation>Réévaluations</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>first result</source>
        <translation>premier résultat</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>What this result stands on</source>
        <translation>Sur quoi repose ce résultat</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentative</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>Hash of the definition</source>
        <translation>Empreinte de la définition</translation>
    </message>
    <message>
        <source>Hash of the rule set</source>
        <translation>Empreinte du jeu de règles</translation>
    </message>
    <message>
        <source>Head of the seal</source>
        <translation>Tête du sceau</translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation>Signé avec</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Cutcard %1, generator %2, seed %3</source>
        <translation>Cutcard %1, générateur %2, graine %3</translation>
    </message>
    <message>
        <source>Compare the short code with the one that Cutcard shows for this attempt: it is the same as long as nothing of the attempt was changed.</source>
        <translation>Comparez le code court à celui que Cutcard montre pour cette tentative&#xa0;: il reste le même tant que rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>%1: %2. Date, signature</source>
        <translation>%1&#xa0;: %2. Date, signature</translation>
    </message>
    <message>
        <source>%1, short code %2</source>
        <translation>%1, code court %2</translation>
    </message>
    <message>
        <source>Exam report</source>
        <translation>Rapport d’examen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence and a sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a paragraph and a ruling</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>%1 (action %2)</source>
        <translation>%1 (geste %2)</translation>
    </message>
    <message>
        <source>Critical: %1</source>
        <translation>Critique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Item %1, %2</source>
        <translation>Élément %1, %2</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Pas fait</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>Mauvaise réponse</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>D’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Interprétation %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Paid too much by more than %1</source>
        <translation>Trop payé de plus de %1</translation>
    </message>
    <message>
        <source>Paid too little by more than %1</source>
        <translation>Trop peu payé de plus de %1</translation>
    </message>
    <message>
        <source>Went on although there was: %1</source>
        <translation>A continué malgré ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Went on although something was irregular</source>
        <translation>A continué malgré une irrégularité</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>A arrêté une donne où tout allait bien</translation>
    </message>
    <message>
        <source>Gave a wrong ruling</source>
        <translation>A rendu un mauvais arbitrage</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Choose another place and try again.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit (%2). Choisissez un autre emplacement et réessayez.</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm t</source>
        <comment>a date and a time as QLocale writes them</comment>
        <translation>d MMMM yyyy &apos;à&apos; HH:mm t</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date as QLocale writes it</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min %3 s</source>
        <translation>%1 h %2 min %3 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Respect</name>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Take, pay, return</source>
        <translation>Prendre, payer, rendre</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Montants</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irrégularités</translation>
    </message>
</context>
<context>
    <name>ResultsCsv</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>brisé</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Stagiaire</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <translation>Début (UTC)</translation>
    </message>
    <message>
        <source>Sealed (UTC)</source>
        <translation>Scellé (UTC)</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Regraded percent</source>
        <translation>Pourcentage réévalué</translation>
    </message>
    <message>
        <source>Regraded passed</source>
        <translation>Réussi (réévalué)</translation>
    </message>
    <message>
        <source>Regraded (UTC)</source>
        <translation>Réévalué (UTC)</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>Erreurs critiques</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Interruptions</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Code court</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Attempt id</source>
        <translation>Id de tentative</translation>
    </message>
    <message>
        <source>Trainee id</source>
        <translation>Id du stagiaire</translation>
    </message>
    <message>
        <source>Exam id</source>
        <translation>Id de l’examen</translation>
    </message>
    <message>
        <source>Exam version</source>
        <translation>Version de l’examen</translation>
    </message>
    <message>
        <source>Supervisor id</source>
        <translation>Id du superviseur</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Geste</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Citation</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Interprétation</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Skill id</source>
        <translation>Id de compétence</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critique</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Item of the form</source>
        <translation>Élément du sujet</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Facilité</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Discrimination</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Ce qui n’allait pas</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>%1 %</source>
        <comment>a score</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>… running</source>
        <translation>… en cours</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ réussi</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ échoué</translation>
    </message>
</context>
<context>
    <name>ReviewPause</name>
    <message>
        <source>This one is dealt at the table</source>
        <translation>Celle-ci se joue à la table</translation>
    </message>
    <message>
        <source>That was all for now</source>
        <translation>C’est tout pour l’instant</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>Rien à revoir</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <translation>Juste du premier coup&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>You remember what you have practised. New skills for today: %1.</source>
        <translation>Vous vous souvenez de ce que vous avez pratiqué. Nouvelles compétences pour aujourd’hui&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have done what the day allows. Come back tomorrow, or deal a round.</source>
        <translation>Vous avez fait tout ce que la journée permet. Revenez demain, ou faites une donne.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Learn something new</source>
        <translation>Apprendre du nouveau</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Leave this one out for now; it stays due</source>
        <translation>Laisser celle-ci pour l’instant&#xa0;; elle reste à revoir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>RoundOptions</name>
    <message>
        <source>Any</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>Mises annexes</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>Préparation des cartes</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>Les mises</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>Le règlement</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>Un incident possible</translation>
    </message>
    <message>
        <source>An irregularity may happen; stop the game when you see one.</source>
        <translation>Une irrégularité peut survenir&#xa0;; arrêtez le jeu quand vous en voyez une.</translation>
    </message>
</context>
<context>
    <name>RoundSource</name>
    <message>
        <source>This cannot happen at such a table. Choose another irregularity, or let the house offer more.</source>
        <translation>Cela ne peut pas arriver à une telle table. Choisissez une autre irrégularité, ou proposez davantage.</translation>
    </message>
    <message>
        <source>Cards are not dealt this way in this game. Choose another method.</source>
        <translation>On ne distribue pas ainsi dans ce jeu. Choisissez une autre méthode.</translation>
    </message>
</context>
<context>
    <name>RoundVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>Le chef de table est à la table</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No card is pulled out</source>
        <translation>Aucune carte n’est sortie</translation>
    </message>
    <message>
        <source>%1. Mistakes: %2</source>
        <translation>%1. Erreurs&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>four aces</source>
        <translation>carré d’as</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>quinte flush</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>brelan</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>deux paires</translation>
    </message>
    <message>
        <source>pair of queens or better</source>
        <translation>paire de dames ou mieux</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>paire d’as</translation>
    </message>
    <message>
        <source>pair of tens or better</source>
        <translation>paire de dix ou mieux</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>quinte flush royale</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>six-card royal flush in diamonds</source>
        <translation>quinte royale à six cartes, à carreau</translation>
    </message>
    <message>
        <source>six-card royal flush</source>
        <translation>quinte royale à six cartes</translation>
    </message>
    <message>
        <source>aces with player and dealer</source>
        <translation>as chez le joueur et le croupier</translation>
    </message>
    <message>
        <source>pair of aces in the hand</source>
        <translation>paire d’as en main</translation>
    </message>
    <message>
        <source>ace-king suited</source>
        <translation>as-roi assortis</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack suited</source>
        <translation>as-dame ou as-valet assortis</translation>
    </message>
    <message>
        <source>ace-king of two suits</source>
        <translation>as-roi d’enseignes différentes</translation>
    </message>
    <message>
        <source>pair of kings, queens or jacks</source>
        <translation>paire de rois, dames ou valets</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack of two suits</source>
        <translation>as-dame ou as-valet d’enseignes différentes</translation>
    </message>
    <message>
        <source>pair of tens down to twos</source>
        <translation>paire de dix à deux</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>moins de deux paires</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carte haute</translation>
    </message>
</context>
<context>
    <name>RowInASentence</name>
    <message>
        <source>four aces</source>
        <translation>un carré d’as</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>un carré</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>une quinte flush</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>un brelan</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>une suite</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>deux paires</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>une paire de dames</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>une paire d’as</translation>
    </message>
    <message>
        <source>a pair of 10s</source>
        <translation>une paire de 10</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>une quinte flush royale</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>un full</translation>
    </message>
    <message>
        <source>six diamonds from ace to 9</source>
        <translation>six carreaux de l’as au 9</translation>
    </message>
    <message>
        <source>six cards of one suit from ace to 9</source>
        <translation>six cartes de même enseigne de l’as au 9</translation>
    </message>
    <message>
        <source>two aces on both sides</source>
        <translation>deux as des deux côtés</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>deux as</translation>
    </message>
    <message>
        <source>ace and king of one suit</source>
        <translation>as et roi de même enseigne</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of its suit</source>
        <translation>un as avec la dame ou le valet de son enseigne</translation>
    </message>
    <message>
        <source>ace and king of two suits</source>
        <translation>as et roi d’enseignes différentes</translation>
    </message>
    <message>
        <source>a pair of kings, queens or jacks</source>
        <translation>une paire de rois, dames ou valets</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of another suit</source>
        <translation>un as avec une dame ou un valet d’une autre enseigne</translation>
    </message>
    <message>
        <source>a pair between 10s and 2s</source>
        <translation>une paire entre les 10 et les 2</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>moins de deux paires</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>une paire</translation>
    </message>
    <message>
        <source>a high card</source>
        <translation>une carte haute</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Seat %1, empty</source>
        <translation>Place %1, vide</translation>
    </message>
    <message>
        <source>Seat %1, %2, has left</source>
        <translation>Place %1, %2, parti</translation>
    </message>
    <message>
        <source>Seat %1, %2, folded</source>
        <translation>Place %1, %2, couché</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Place %1, %2</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3</source>
        <translation>Place %1, %2, %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, taken %3</source>
        <translation>Place %1, %2, pris %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, returned %3</source>
        <translation>Place %1, %2, rendu %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3, paid %4</source>
        <translation>Place %1, %2, %3, payé %4</translation>
    </message>
    <message>
        <source>Seat %1, %2, paid %3</source>
        <translation>Place %1, %2, payé %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, no wager</source>
        <translation>Place %1, %2, pas de mise</translation>
    </message>
    <message>
        <source>Envy bonus of seat %1 for seat %2, %3</source>
        <translation>Envy Bonus de la place %1 pour la place %2, %3</translation>
    </message>
    <message>
        <source>Paid on the %1 of seat %2, %3</source>
        <translation>Payé sur la mise %1 de la place %2, %3</translation>
    </message>
    <message>
        <source>%1 of seat %2, %3</source>
        <translation>mise %1 de la place %2, %3</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, place %2</translation>
    </message>
    <message>
        <source>%1, your own hand</source>
        <translation>%1, votre propre main</translation>
    </message>
    <message>
        <source>%1, community card</source>
        <translation>%1, carte commune</translation>
    </message>
    <message>
        <source>%1, Six Card Bonus</source>
        <translation>%1, du Six Card Bonus</translation>
    </message>
    <message>
        <source>%1, in the shoe</source>
        <translation>%1, dans le sabot</translation>
    </message>
    <message>
        <source>%1, out of play</source>
        <translation>%1, hors jeu</translation>
    </message>
    <message>
        <source>%1, accepted</source>
        <translation>%1, acceptée</translation>
    </message>
</context>
<context>
    <name>RulesDifferences</name>
    <message>
        <source>%1 is offered.</source>
        <translation>La mise %1 est proposée.</translation>
    </message>
    <message>
        <source>%1 has a paytable of the house&apos;s own, %2, which is not in the chapter.</source>
        <translation>La mise %1 a un barème propre à la maison, %2, qui n’est pas au chapitre.</translation>
    </message>
    <message>
        <source>%1 is not offered.</source>
        <translation>La mise %1 n’est pas proposée.</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2.</source>
        <translation>La mise %1 est proposée, selon le barème %2.</translation>
    </message>
    <message>
        <source>%1 pays by paytable %2 instead of %3.</source>
        <translation>La mise %1 paie selon le barème %2 au lieu de %3.</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2, for %3.</source>
        <translation>%1&#xa0;: proposé, selon le barème %2, pour %3.</translation>
    </message>
    <message>
        <source>Envy is paid by schedule %1, whatever the paytable.</source>
        <translation>L’Envy Bonus est payé selon la grille %1, quel que soit le barème.</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus is offered, for %1.</source>
        <translation>Le Five Card Hand Bonus est proposé, pour %1.</translation>
    </message>
    <message>
        <source>Magic Card is not paid.</source>
        <translation>La Magic Card n’est pas payée.</translation>
    </message>
    <message>
        <source>Lucky Bonus is not paid.</source>
        <translation>Le Lucky Bonus n’est pas payé.</translation>
    </message>
    <message>
        <source>This house %1.</source>
        <translation>Cette maison %1.</translation>
    </message>
    <message>
        <source>The table minimum is %1 instead of %2.</source>
        <translation>Le minimum de la table est de %1 au lieu de %2.</translation>
    </message>
    <message>
        <source>The table maximum is %1.</source>
        <translation>Le maximum de la table est de %1.</translation>
    </message>
    <message>
        <source>The chips in the tray are %1.</source>
        <translation>Le râtelier contient %1 de jetons.</translation>
    </message>
</context>
<context>
    <name>RulesName</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>the round is void</source>
        <translation>la donne est nulle</translation>
    </message>
    <message>
        <source>void, and the deck leaves the table</source>
        <translation>nulle, et le paquet quitte la table</translation>
    </message>
    <message>
        <source>the card goes to the rack, the round goes on</source>
        <translation>la carte va au bac, la donne continue</translation>
    </message>
    <message>
        <source>the card is used as the next one</source>
        <translation>la carte sert de carte suivante</translation>
    </message>
    <message>
        <source>the cards are shuffled again</source>
        <translation>les cartes sont remélangées</translation>
    </message>
    <message>
        <source>the cards are cut again</source>
        <translation>les cartes sont recoupées</translation>
    </message>
    <message>
        <source>the wager is refused</source>
        <translation>la mise est refusée</translation>
    </message>
    <message>
        <source>the device is covered before another method is used</source>
        <translation>l’appareil est couvert avant d’utiliser une autre méthode</translation>
    </message>
    <message>
        <source>the wagers are treated as lost</source>
        <translation>les mises sont considérées comme perdues</translation>
    </message>
    <message>
        <source>nothing is wrong, the round goes on</source>
        <translation>tout va bien, la donne continue</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <translation>on appelle le chef de table</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>All of them right</source>
        <translation>Tout est juste</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Keep at it</source>
        <translation>Continuez ainsi</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>right</source>
        <translation>justes</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>temps médian</translation>
    </message>
    <message>
        <source>right and in time</source>
        <translation>justes et à temps</translation>
    </message>
    <message>
        <source>Look at this once more: %1</source>
        <translation>À revoir encore&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Dix de plus</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>All sealed exams</source>
        <translation>Tous les examens scellés</translation>
    </message>
    <message>
        <source>Exams since %1</source>
        <translation>Examens depuis le %1</translation>
    </message>
    <message>
        <source>Exams until %1</source>
        <translation>Examens jusqu’au %1</translation>
    </message>
    <message>
        <source>Exams from %1 to %2</source>
        <translation>Examens du %1 au %2</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>Ce jeu de règles n’a pas de compétence «&#xa0;%1&#xa0;»&#xa0;; «&#xa0;cutcard-cli skills&#xa0;» les énumère.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot come up with these selections, so many players and this way of dealing.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se présenter avec ces choix, autant de joueurs et cette façon de distribuer.</translation>
    </message>
    <message>
        <source>No round has been found with all of this in it; ask for less of it together.</source>
        <translation>Aucune donne n’a été trouvée avec tout cela&#xa0;; demandez-en moins à la fois.</translation>
    </message>
</context>
<context>
    <name>ScenarioForms</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Card %1 of the dealer</source>
        <translation>Carte %1 du croupier</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Communes</translation>
    </message>
    <message>
        <source>Community card %1</source>
        <translation>Carte commune %1</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>Six Card Bonus card %1</source>
        <translation>Carte Six Card Bonus %1</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>not dealt: it begins with the last decision</source>
        <translation>non distribuée&#xa0;: commence à la dernière décision</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Comment les cartes sont distribuées</translation>
    </message>
    <message>
        <source>Seed of the deck</source>
        <translation>Graine du paquet</translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <translation>Compteur du progressif</translation>
    </message>
    <message>
        <source>Five Card meter</source>
        <translation>Compteur Five Card</translation>
    </message>
    <message>
        <source>Meter of the Five Card Hand Bonus</source>
        <translation>Compteur du Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>non tirée</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>croupier</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>Lucky position</source>
        <translation>Position Lucky</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Somebody sits here</source>
        <translation>Quelqu’un est assis ici</translation>
    </message>
    <message>
        <source>Somebody sits at seat %1</source>
        <translation>Quelqu’un est assis à la place %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Seat %1, card %2</source>
        <translation>Place %1, carte %2</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Place %1, %2</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Decision of seat %1</source>
        <translation>Décision de la place %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>se couche</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>when?</source>
        <translation>quand&#xa0;?</translation>
    </message>
    <message>
        <source>When seat %1 plays</source>
        <translation>Quand la place %1 joue</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Irrégularité</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>Combien de cartes</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Constaté</translation>
    </message>
    <message>
        <source>When it was found</source>
        <translation>Quand on l’a constaté</translation>
    </message>
    <message>
        <source>Its face was seen</source>
        <translation>Sa face a été vue</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Chez qui</translation>
    </message>
    <message>
        <source>Who has the wrong number of cards</source>
        <translation>Qui a le mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le croupier</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Quelle carte</translation>
    </message>
    <message>
        <source>The cards were misdealt</source>
        <translation>Les cartes ont été mal distribuées</translation>
    </message>
    <message>
        <source>The deck is complete</source>
        <translation>Le paquet est complet</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Cards cut off</source>
        <translation>Cartes coupées</translation>
    </message>
    <message>
        <source>no seat</source>
        <translation>aucune place</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Which seat it concerns</source>
        <translation>Quelle place cela concerne</translation>
    </message>
    <message>
        <source>Before step</source>
        <translation>Avant l’étape</translation>
    </message>
    <message>
        <source>Step that the stop is, such as s5</source>
        <translation>Étape où a lieu l’arrêt, par exemple s5</translation>
    </message>
</context>
<context>
    <name>ScenarioStory</name>
    <message>
        <source>The bets are open</source>
        <translation>Les mises sont ouvertes</translation>
    </message>
    <message>
        <source>Everybody has decided</source>
        <translation>Tous ont décidé</translation>
    </message>
</context>
<context>
    <name>ScenarioTable</name>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, everything offered</source>
        <translation>%1, tout est proposé</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Règles de la maison&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ScenarioVerdict</name>
    <message>
        <source>Choose a card.</source>
        <translation>Choisissez une carte.</translation>
    </message>
    <message>
        <source>This cannot happen in a round that is dealt by this method. Choose another, or none.</source>
        <translation>Cela ne peut pas arriver dans une donne distribuée par cette méthode. Choisissez-en une autre, ou aucune.</translation>
    </message>
    <message>
        <source>It would take a card away and deal others than yours. Choose &quot;not dealt&quot;.</source>
        <translation>Cela retirerait une carte et en distribuerait d’autres que les vôtres. Choisissez «&#xa0;non distribuée&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ScenarioWords</name>
    <message>
        <source>at seat %1</source>
        <translation>à la place %1</translation>
    </message>
    <message>
        <source>in the dealer&apos;s hand</source>
        <translation>dans la main du croupier</translation>
    </message>
    <message>
        <source>among the community cards</source>
        <translation>parmi les cartes communes</translation>
    </message>
    <message>
        <source>on the Six Card Bonus spot</source>
        <translation>sur la case Six Card Bonus</translation>
    </message>
    <message>
        <source>at the irregularity</source>
        <translation>à l’irrégularité</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>à la table</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>This round</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ScreenHeader</name>
    <message>
        <source>Cutcard</source>
        <translation>Cutcard</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1  %2 has left</source>
        <translation>%1  %2 parti</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>%1  %2 folded</source>
        <translation>%1  %2 couché</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>SectionKind</name>
    <message>
        <source>Whole rounds</source>
        <translation>Donnes complètes</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Hand reading</source>
        <translation>Lecture des mains</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irrégularités</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>The records are damaged: %1</source>
        <translation>Le registre est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use another machine, and have the records rescued from a backup.</source>
        <translation>Prenez une autre machine, et faites récupérer le registre à partir d’une sauvegarde.</translation>
    </message>
    <message>
        <source>Nothing can be written.</source>
        <translation>Rien ne peut être écrit.</translation>
    </message>
    <message>
        <source>Use another machine, and have the disk and the rights of the folder looked at.</source>
        <translation>Prenez une autre machine, et faites vérifier le disque et les droits du dossier.</translation>
    </message>
    <message>
        <source>The records are on a server; it can be written to.</source>
        <translation>Le registre est sur un serveur&#xa0;; on peut y écrire.</translation>
    </message>
    <message>
        <source>The disk is full: %1 are free.</source>
        <translation>Le disque est plein&#xa0;: il reste %1.</translation>
    </message>
    <message>
        <source>Make room on the disk, or use another machine.</source>
        <translation>Libérez de la place sur le disque, ou prenez une autre machine.</translation>
    </message>
    <message>
        <source>The records are in order; %1 are free.</source>
        <translation>Le registre est en ordre&#xa0;; %1 libres.</translation>
    </message>
    <message>
        <source>Make room on the disk after this exam.</source>
        <translation>Libérez de la place sur le disque après cet examen.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Nous sommes le %1.</translation>
    </message>
    <message>
        <source>Set date and time; they stand on every result.</source>
        <translation>Réglez la date et l’heure&#xa0;; elles figurent sur chaque résultat.</translation>
    </message>
    <message>
        <source>The newest record is from %1: the clock was set back.</source>
        <translation>L’enregistrement le plus récent date du %1&#xa0;: l’horloge a été reculée.</translation>
    </message>
    <message>
        <source>It jumps.</source>
        <translation>L’horloge fait des sauts.</translation>
    </message>
    <message>
        <source>Wait until nothing sets it any more, then check again.</source>
        <translation>Attendez que plus rien ne la règle, puis vérifiez à nouveau.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>Choose at least %1 × %2: smaller, not everything is seen at once.</source>
        <translation>Choisissez au moins %1 × %2&#xa0;: en dessous, on ne voit pas tout à la fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n other screen(s) show something else.</source>
        <translation>
            <numerusform>%n autre écran montre autre chose.</numerusform>
            <numerusform>%n autres écrans montrent autre chose.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unplug the other screens.</source>
        <translation>Débranchez les autres écrans.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Keys or touch arrive.</source>
        <translation>Les touches ou le toucher arrivent.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Pas encore essayé.</translation>
    </message>
    <message>
        <source>Press a key, or touch the field below.</source>
        <translation>Appuyez sur une touche, ou touchez le champ ci-dessous.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Make one on the page Records.</source>
        <translation>Faites-en une à la page Registre.</translation>
    </message>
    <message>
        <source>The server&apos;s matter.</source>
        <translation>C’est l’affaire du serveur.</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Il n’y en a pas.</translation>
    </message>
    <message>
        <source>The newest one is damaged.</source>
        <translation>La plus récente est endommagée.</translation>
    </message>
    <message numerus="yes">
        <source>The newest one is %n hour(s) old and in order.</source>
        <translation>
            <numerusform>La plus récente a %n heure et est en ordre.</numerusform>
            <numerusform>La plus récente a %n heures et est en ordre.</numerusform>
        </translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En ordre</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayez</translation>
    </message>
    <message>
        <source>Look at this</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>Examen impossible</translation>
    </message>
    <message>
        <source>The picture is cut: it goes over %1 screens.</source>
        <translation>L’image est coupée&#xa0;: elle s’étend sur %1 écrans.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Paquet à quatre couleurs</translation>
    </message>
    <message>
        <source>Words on the felt as printed</source>
        <translation>Mots du tapis comme imprimés</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Largeur de la fenêtre</translation>
    </message>
    <message>
        <source>Height of the window</source>
        <translation>Hauteur de la fenêtre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Way to train</source>
        <translation>Mode d’entraînement</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>Mises annexes</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>Un incident possible</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Minutes until an unattended kiosk starts anew</source>
        <translation>Minutes avant qu’un kiosque laissé seul recommence</translation>
    </message>
    <message>
        <source>Keyboard on the screen</source>
        <translation>Clavier à l’écran</translation>
    </message>
    <message>
        <source>The school&apos;s server</source>
        <translation>Le serveur de l’école</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Everything to its default</source>
        <translation>Tout par défaut</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Ask clockwise: fold, or a Play Wager of one to three Antes</source>
        <translation>Demander dans le sens horaire&#xa0;: se coucher, ou une mise Play d’une à trois Antes</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost</source>
        <translation>Couché&#xa0;: l’Ante est perdue</translation>
    </message>
    <message>
        <source>Fold: the Super Bonus is lost</source>
        <translation>Couché&#xa0;: le Super Bonus est perdu</translation>
    </message>
    <message>
        <source>Fold: Queens Up is lost</source>
        <translation>Couché&#xa0;: Queens Up est perdu</translation>
    </message>
    <message>
        <source>Fold: the progressive is lost, envy stays</source>
        <translation>Couché&#xa0;: le progressif est perdu, l’Envy Bonus reste</translation>
    </message>
    <message>
        <source>Fold: the Five Card Hand Bonus, where the house says so</source>
        <translation>Couché&#xa0;: le Five Card Hand Bonus, si la maison le dit</translation>
    </message>
    <message>
        <source>Fold: the cards go to the rack</source>
        <translation>Couché&#xa0;: les cartes vont au bac</translation>
    </message>
    <message>
        <source>Fold: the cards stay while a wager looks at them</source>
        <translation>Couché&#xa0;: les cartes restent tant qu’une mise en dépend</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards after the forfeits</source>
        <translation>Dévoiler les cartes du croupier après les mises perdues</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is below king-high</source>
        <translation>La main du croupier est sous la hauteur roi</translation>
    </message>
    <message>
        <source>The dealer qualifies with king-high or better</source>
        <translation>Le croupier se qualifie avec hauteur roi ou mieux</translation>
    </message>
    <message>
        <source>Turn the next player&apos;s cards, counterclockwise</source>
        <translation>Retourner les cartes du joueur suivant, dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Ante returned: dealer below king-high</source>
        <translation>Ante rendue&#xa0;: croupier sous la hauteur roi</translation>
    </message>
    <message>
        <source>Ante taken: the dealer&apos;s hand is higher</source>
        <translation>Ante prise&#xa0;: la main du croupier est plus haute</translation>
    </message>
    <message>
        <source>Ante paid: the player&apos;s hand is higher</source>
        <translation>Ante payée&#xa0;: la main du joueur est plus haute</translation>
    </message>
    <message>
        <source>Ante returned: equal hands</source>
        <translation>Ante rendue&#xa0;: mains égales</translation>
    </message>
    <message>
        <source>Play paid whatever the hands: dealer below king-high</source>
        <translation>Play payée quelles que soient les mains&#xa0;: croupier sous la hauteur roi</translation>
    </message>
    <message>
        <source>Play taken: the dealer&apos;s hand is higher</source>
        <translation>Play prise&#xa0;: la main du croupier est plus haute</translation>
    </message>
    <message>
        <source>Play paid: the player&apos;s hand is higher</source>
        <translation>Play payée&#xa0;: la main du joueur est plus haute</translation>
    </message>
    <message>
        <source>Play returned: equal hands</source>
        <translation>Play rendue&#xa0;: mains égales</translation>
    </message>
    <message>
        <source>Super Bonus paid: dealer below king-high</source>
        <translation>Super Bonus payé&#xa0;: croupier sous la hauteur roi</translation>
    </message>
    <message>
        <source>Super Bonus returned: dealer below king-high, no straight</source>
        <translation>Super Bonus rendu&#xa0;: croupier sous la hauteur roi, pas de suite</translation>
    </message>
    <message>
        <source>Super Bonus paid although the hand loses</source>
        <translation>Super Bonus payé bien que la main perde</translation>
    </message>
    <message>
        <source>Super Bonus taken: the hand loses and is below a straight</source>
        <translation>Super Bonus pris&#xa0;: la main perd et est inférieure à une suite</translation>
    </message>
    <message>
        <source>Super Bonus returned: the hand wins without a straight</source>
        <translation>Super Bonus rendu&#xa0;: la main gagne sans suite</translation>
    </message>
    <message>
        <source>Super Bonus paid: equal hands from a straight up</source>
        <translation>Super Bonus payé&#xa0;: mains égales, suite ou mieux</translation>
    </message>
    <message>
        <source>Super Bonus returned: equal hands below a straight</source>
        <translation>Super Bonus rendu&#xa0;: mains égales, moins qu’une suite</translation>
    </message>
    <message>
        <source>Collect the hands so that each can be reconstructed</source>
        <translation>Ramasser les mains pour pouvoir reconstituer chacune</translation>
    </message>
    <message>
        <source>Clear the table when everything is settled</source>
        <translation>Débarrasser la table quand tout est réglé</translation>
    </message>
    <message>
        <source>The floor validates every progressive win</source>
        <translation>Le chef de table valide chaque gain au progressif</translation>
    </message>
    <message>
        <source>A progressive win from a meter holds the hand</source>
        <translation>Un gain sur le compteur du progressif retient la main</translation>
    </message>
    <message>
        <source>Five-card progressive: paid from a meter that was just reset</source>
        <translation>Progressif à cinq cartes&#xa0;: payé sur un compteur qui vient d’être réinitialisé</translation>
    </message>
    <message>
        <source>The floor verifies a large Five Card Hand Bonus win</source>
        <translation>Le chef de table contrôle un gros gain au Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus win from the meter holds the hand</source>
        <translation>Un gain Five Card Hand Bonus sur le compteur retient la main</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand holds the dealer&apos;s cards</source>
        <translation>Un gain sur le compteur par la main du croupier retient ses cartes</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand is divided equally</source>
        <translation>Un gain sur le compteur par la main du croupier est partagé à parts égales</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus: paid from a meter that was just reset</source>
        <translation>Five Card Hand Bonus&#xa0;: payé sur un compteur qui vient d’être réinitialisé</translation>
    </message>
    <message>
        <source>Magic Card in the player&apos;s hand</source>
        <translation>Magic Card dans la main du joueur</translation>
    </message>
    <message>
        <source>Magic Card in the dealer&apos;s hand</source>
        <translation>Magic Card dans la main du croupier</translation>
    </message>
    <message>
        <source>Lucky Bonus at the player&apos;s position</source>
        <translation>Lucky Bonus à la position du joueur</translation>
    </message>
    <message>
        <source>Lucky Bonus at the dealer&apos;s position</source>
        <translation>Lucky Bonus à la position du croupier</translation>
    </message>
    <message>
        <source>Fold: Cover All, where the house says so</source>
        <translation>Couché&#xa0;: Cover All, si la maison le dit</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot; before the Antes are paid</source>
        <translation>Annoncer «&#xa0;pas de jeu&#xa0;» avant de payer les Antes</translation>
    </message>
    <message>
        <source>Ante paid: the dealer has no hand</source>
        <translation>Ante payée&#xa0;: le croupier n’a pas de jeu</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Bet Wager of twice the Ante</source>
        <translation>Demander dans le sens horaire&#xa0;: se coucher, ou une mise Bet de deux fois l’Ante</translation>
    </message>
    <message>
        <source>Bet returned: the dealer has no hand</source>
        <translation>Bet rendue&#xa0;: le croupier n’a pas de jeu</translation>
    </message>
    <message>
        <source>Bet returned: equal hands</source>
        <translation>Bet rendue&#xa0;: mains égales</translation>
    </message>
    <message>
        <source>Bet taken: the dealer&apos;s hand is higher</source>
        <translation>Bet prise&#xa0;: la main du croupier est plus haute</translation>
    </message>
    <message>
        <source>Collect the hands after the last Ante is paid</source>
        <translation>Ramasser les mains après le paiement de la dernière Ante</translation>
    </message>
    <message>
        <source>Collect a losing hand at once</source>
        <translation>Ramasser aussitôt une main perdante</translation>
    </message>
    <message>
        <source>Collect a tied hand after the losers</source>
        <translation>Ramasser une main à égalité après les perdantes</translation>
    </message>
    <message>
        <source>Winning hands stay until all winners are paid</source>
        <translation>Les mains gagnantes restent jusqu’au paiement de tous les gagnants</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: no hand</source>
        <translation>Le croupier a moins qu’as-roi&#xa0;: pas de jeu</translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better</source>
        <translation>Le croupier se qualifie avec as-roi ou mieux</translation>
    </message>
    <message>
        <source>Fold: the bonus wager is lost</source>
        <translation>Couché&#xa0;: la mise bonus est perdue</translation>
    </message>
    <message>
        <source>No hand: turn only the hands with a side wager</source>
        <translation>Pas de jeu&#xa0;: ne retourner que les mains avec une mise annexe</translation>
    </message>
    <message>
        <source>Ante paid: equal hands go to the player</source>
        <translation>Ante payée&#xa0;: mains égales, le joueur gagne</translation>
    </message>
    <message>
        <source>Play paid: equal hands go to the player</source>
        <translation>Play payée&#xa0;: mains égales, le joueur gagne</translation>
    </message>
    <message>
        <source>Ante Bonus paid although the hand loses</source>
        <translation>Ante Bonus payé bien que la main perde</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best four of six cards</source>
        <translation>Former les quatre meilleures des six cartes du croupier</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best five of seven cards</source>
        <translation>Former les cinq meilleures des sept cartes du croupier</translation>
    </message>
    <message>
        <source>Fold: Bad Beat, where the house says so</source>
        <translation>Couché&#xa0;: Bad Beat, si la maison le dit</translation>
    </message>
    <message>
        <source>Keypad: GAME OVER when everything is reconciled</source>
        <translation>Clavier&#xa0;: GAME OVER quand tout concorde</translation>
    </message>
    <message>
        <source>Keypad: the key of the winning hand, then the supervisor</source>
        <translation>Clavier&#xa0;: la touche de la main gagnante, puis le superviseur</translation>
    </message>
    <message>
        <source>The payout limit of one hand</source>
        <translation>Le plafond de paiement d’une main</translation>
    </message>
    <message>
        <source>Multi Game Link: paid from a meter that was just reset</source>
        <translation>Multi Game Link&#xa0;: payé sur un compteur qui vient d’être réinitialisé</translation>
    </message>
    <message>
        <source>Burn a card before the street</source>
        <translation>Brûler une carte avant les cartes communes</translation>
    </message>
    <message>
        <source>The flop: three cards face up</source>
        <translation>Le flop&#xa0;: trois cartes face visible</translation>
    </message>
    <message>
        <source>The turn: the fourth community card</source>
        <translation>Le turn&#xa0;: la quatrième carte commune</translation>
    </message>
    <message>
        <source>The river: the fifth community card</source>
        <translation>La river&#xa0;: la cinquième carte commune</translation>
    </message>
    <message>
        <source>Ante returned: the hand wins but is too low for the Ante</source>
        <translation>Ante rendue&#xa0;: la main gagne mais est trop basse pour l’Ante</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Flop Wager of twice the Ante</source>
        <translation>Demander dans le sens horaire&#xa0;: se coucher, ou une mise Flop de deux fois l’Ante</translation>
    </message>
    <message>
        <source>Ask clockwise: a Turn Wager, or check</source>
        <translation>Demander dans le sens horaire&#xa0;: une mise Turn, ou parole</translation>
    </message>
    <message>
        <source>Ask clockwise: a River Wager, or check</source>
        <translation>Demander dans le sens horaire&#xa0;: une mise River, ou parole</translation>
    </message>
    <message>
        <source>Flop paid: the player&apos;s hand is higher</source>
        <translation>Flop payée&#xa0;: la main du joueur est plus haute</translation>
    </message>
    <message>
        <source>Flop returned: equal hands</source>
        <translation>Flop rendue&#xa0;: mains égales</translation>
    </message>
    <message>
        <source>Flop taken: the dealer&apos;s hand is higher</source>
        <translation>Flop prise&#xa0;: la main du croupier est plus haute</translation>
    </message>
    <message>
        <source>Turn paid: the player&apos;s hand is higher</source>
        <translation>Turn payée&#xa0;: la main du joueur est plus haute</translation>
    </message>
    <message>
        <source>Turn returned: equal hands</source>
        <translation>Turn rendue&#xa0;: mains égales</translation>
    </message>
    <message>
        <source>Turn taken: the dealer&apos;s hand is higher</source>
        <translation>Turn prise&#xa0;: la main du croupier est plus haute</translation>
    </message>
    <message>
        <source>River paid: the player&apos;s hand is higher</source>
        <translation>River payée&#xa0;: la main du joueur est plus haute</translation>
    </message>
    <message>
        <source>River returned: equal hands</source>
        <translation>River rendue&#xa0;: mains égales</translation>
    </message>
    <message>
        <source>River taken: the dealer&apos;s hand is higher</source>
        <translation>River prise&#xa0;: la main du croupier est plus haute</translation>
    </message>
    <message>
        <source>A folded hand kept for envy is turned after the last seat</source>
        <translation>Une main couchée gardée pour l’Envy Bonus est retournée après la dernière place</translation>
    </message>
    <message>
        <source>Ante returned on a win: the dealer has less than a pair</source>
        <translation>Ante rendue sur un gain&#xa0;: le croupier a moins qu’une paire</translation>
    </message>
    <message>
        <source>Ante returned on a loss: the dealer has less than a pair</source>
        <translation>Ante rendue sur une perte&#xa0;: le croupier a moins qu’une paire</translation>
    </message>
    <message>
        <source>Before the flop: check, or a Play Wager of three or four Antes</source>
        <translation>Avant le flop&#xa0;: parole, ou une mise Play de trois ou quatre Antes</translation>
    </message>
    <message>
        <source>After the flop: check, or a Play Wager of two Antes</source>
        <translation>Après le flop&#xa0;: parole, ou une mise Play de deux Antes</translation>
    </message>
    <message>
        <source>At the end: a Play Wager of one Ante, or fold</source>
        <translation>À la fin&#xa0;: une mise Play d’une Ante, ou se coucher</translation>
    </message>
    <message>
        <source>Blind returned: the hand wins below the table</source>
        <translation>Blind rendue&#xa0;: la main gagne sans atteindre le barème</translation>
    </message>
    <message>
        <source>Blind returned: equal hands</source>
        <translation>Blind rendue&#xa0;: mains égales</translation>
    </message>
    <message>
        <source>Blind taken: the dealer&apos;s hand is higher</source>
        <translation>Blind prise&#xa0;: la main du croupier est plus haute</translation>
    </message>
    <message>
        <source>The dealer has less than a pair</source>
        <translation>Le croupier a moins qu’une paire</translation>
    </message>
    <message>
        <source>The dealer has a pair or better</source>
        <translation>Le croupier a une paire ou mieux</translation>
    </message>
    <message>
        <source>Fold: the Blind is lost</source>
        <translation>Couché&#xa0;: la mise Blind est perdue</translation>
    </message>
    <message>
        <source>Fold: Trips, where the house says so</source>
        <translation>Couché&#xa0;: Trips, si la maison le dit</translation>
    </message>
    <message>
        <source>New cards: the dealer inspects them</source>
        <translation>Cartes neuves&#xa0;: le croupier les inspecte</translation>
    </message>
    <message>
        <source>New cards: the floor verifies the inspection</source>
        <translation>Cartes neuves&#xa0;: le chef de table contrôle l’inspection</translation>
    </message>
    <message>
        <source>New cards: spread face up for the first player</source>
        <translation>Cartes neuves&#xa0;: étalées face visible pour le premier joueur</translation>
    </message>
    <message>
        <source>Wash the cards face down</source>
        <translation>Brasser les cartes face cachée</translation>
    </message>
    <message>
        <source>Stack the washed cards</source>
        <translation>Empiler les cartes brassées</translation>
    </message>
    <message>
        <source>Shuffle before play and after each round</source>
        <translation>Mélanger avant le jeu et après chaque donne</translation>
    </message>
    <message>
        <source>Cut with the cover card at least ten cards deep</source>
        <translation>Couper avec la carte de coupe à dix cartes de profondeur au moins</translation>
    </message>
    <message>
        <source>The stack goes into the shoe</source>
        <translation>La pile va dans le sabot</translation>
    </message>
    <message>
        <source>Two decks alternate round by round</source>
        <translation>Deux paquets alternent à chaque donne</translation>
    </message>
    <message>
        <source>Change the decks in time</source>
        <translation>Changer les paquets à temps</translation>
    </message>
    <message>
        <source>Nobody plays: spread the cards face down</source>
        <translation>Personne ne joue&#xa0;: étaler les cartes face cachée</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: stack the cards, do not wash them</source>
        <translation>Table inactive avec mélangeuse&#xa0;: empiler les cartes sans les brasser</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: the stack goes into it</source>
        <translation>Table inactive avec mélangeuse&#xa0;: la pile y entre</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: play with the deck it held</source>
        <translation>Table inactive avec mélangeuse&#xa0;: jouer avec le paquet qu’elle gardait</translation>
    </message>
    <message>
        <source>Irregular: one card face up goes to the rack</source>
        <translation>Irrégulier&#xa0;: une carte face visible va au bac</translation>
    </message>
    <message>
        <source>Irregular: several cards face up void the round</source>
        <translation>Irrégulier&#xa0;: plusieurs cartes face visible annulent la donne</translation>
    </message>
    <message>
        <source>Irregular: a card drawn unseen is the next card</source>
        <translation>Irrégulier&#xa0;: une carte tirée sans être vue est la carte suivante</translation>
    </message>
    <message>
        <source>Irregular: a card drawn and seen goes to the rack</source>
        <translation>Irrégulier&#xa0;: une carte tirée et vue va au bac</translation>
    </message>
    <message>
        <source>Irregular: a wrong number of cards voids the round</source>
        <translation>Irrégulier&#xa0;: un mauvais nombre de cartes annule la donne</translation>
    </message>
    <message>
        <source>Irregular: an exposed dealer card voids the round</source>
        <translation>Irrégulier&#xa0;: une carte exposée du croupier annule la donne</translation>
    </message>
    <message>
        <source>Not irregular: a dealer card seen too late to matter</source>
        <translation>Pas irrégulier&#xa0;: une carte du croupier vue trop tard pour compter</translation>
    </message>
    <message>
        <source>Not irregular: the dealer&apos;s sixth card lies face up</source>
        <translation>Pas irrégulier&#xa0;: la sixième carte du croupier est face visible</translation>
    </message>
    <message>
        <source>Irregular: the shuffler jams, shuffle again</source>
        <translation>Irrégulier&#xa0;: la mélangeuse se bloque, remélanger</translation>
    </message>
    <message>
        <source>Irregular: the shoe jams, the round is void</source>
        <translation>Irrégulier&#xa0;: le sabot se bloque, la donne est nulle</translation>
    </message>
    <message>
        <source>Irregular: a device out of order is covered</source>
        <translation>Irrégulier&#xa0;: un appareil hors service est couvert</translation>
    </message>
    <message>
        <source>Irregular: the shuffler&apos;s count is wrong, the deck goes</source>
        <translation>Irrégulier&#xa0;: le compte de la mélangeuse est faux, le paquet part</translation>
    </message>
    <message>
        <source>Irregular: the stub shows a misdeal</source>
        <translation>Irrégulier&#xa0;: le talon révèle une maldonne</translation>
    </message>
    <message>
        <source>Irregular: the stub shows an incomplete deck</source>
        <translation>Irrégulier&#xa0;: le talon révèle un paquet incomplet</translation>
    </message>
    <message>
        <source>Irregular: a cut less than ten cards deep</source>
        <translation>Irrégulier&#xa0;: une coupe à moins de dix cartes</translation>
    </message>
    <message>
        <source>Not irregular: a cut of ten cards or more</source>
        <translation>Pas irrégulier&#xa0;: une coupe à dix cartes ou plus</translation>
    </message>
    <message>
        <source>Irregular: a wager after &quot;no more bets&quot;</source>
        <translation>Irrégulier&#xa0;: une mise après «&#xa0;rien ne va plus&#xa0;»</translation>
    </message>
    <message>
        <source>Irregular: a spoken wager with cash</source>
        <translation>Irrégulier&#xa0;: une mise annoncée avec des billets</translation>
    </message>
    <message>
        <source>Irregular: a player leaves during the round</source>
        <translation>Irrégulier&#xa0;: un joueur part pendant la donne</translation>
    </message>
    <message>
        <source>A player wagers at a second position</source>
        <translation>Un joueur mise à une seconde position</translation>
    </message>
    <message>
        <source>Irregular: progressive chips and the system&apos;s count differ</source>
        <translation>Irrégulier&#xa0;: jetons progressifs et compte du système diffèrent</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card once, at the first wager on it</source>
        <translation>Dévoiler une seule fois la carte Six Card Bonus, à la première mise qui en dépend</translation>
    </message>
    <message>
        <source>Super Bonus: %1</source>
        <translation>Super Bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Queens Up: %1</source>
        <translation>Queens Up&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read a hand: %1</source>
        <translation>Lire une main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ante Bonus: %1</source>
        <translation>Ante Bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Aces Up: %1</source>
        <translation>Aces Up&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bad Beat, the player&apos;s hand is beaten: %1</source>
        <translation>Bad Beat, main du joueur battue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bad Beat, the dealer&apos;s hand is beaten: %1</source>
        <translation>Bad Beat, main du croupier battue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bonus wager: %1</source>
        <translation>Mise bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Blind: %1</source>
        <translation>Blind&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trips: %1</source>
        <translation>Trips&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Bet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cover All: %1</source>
        <translation>Cover All&#xa0;: %1</translation>
    </message>
    <message>
        <source>Multi Game Link progressive: %1</source>
        <translation>Progressif Multi Game Link&#xa0;: %1</translation>
    </message>
    <message>
        <source>Multi Game Link envy bonus: %1</source>
        <translation>Envy Bonus Multi Game Link&#xa0;: %1</translation>
    </message>
    <message>
        <source>Four-card progressive: %1</source>
        <translation>Progressif à quatre cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Five-card progressive: %1</source>
        <translation>Progressif à cinq cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Four-card envy bonus: %1</source>
        <translation>Envy Bonus à quatre cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Five-card envy bonus: %1</source>
        <translation>Envy Bonus à cinq cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand: %1</source>
        <translation>Five Card Hand Bonus sur la main du joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand: %1</source>
        <translation>Five Card Hand Bonus sur la main du croupier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Six Card Bonus: %1</source>
        <translation>Six Card Bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Manual shoe: %1</source>
        <translation>Sabot manuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dealing from the hand: %1</source>
        <translation>Distribution à la main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reshuffling shoe: %1</source>
        <translation>Sabot mélangeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Automated shoe: %1</source>
        <translation>Sabot automatique&#xa0;: %1</translation>
    </message>
    <message>
        <source>announce &quot;no more bets&quot;</source>
        <translation>annoncer «&#xa0;rien ne va plus&#xa0;»</translation>
    </message>
    <message>
        <source>lock the electronic wagers</source>
        <translation>bloquer les mises électroniques</translation>
    </message>
    <message>
        <source>collect the progressive wagers</source>
        <translation>ramasser les mises progressives</translation>
    </message>
    <message>
        <source>compare their number with the system&apos;s</source>
        <translation>comparer leur nombre à celui du système</translation>
    </message>
    <message>
        <source>deal the Six Card Bonus card</source>
        <translation>distribuer la carte Six Card Bonus</translation>
    </message>
    <message>
        <source>the right card to the right place</source>
        <translation>la bonne carte au bon endroit</translation>
    </message>
    <message>
        <source>discard the rest of the last stack unseen</source>
        <translation>défausser sans le voir le reste de la dernière pile</translation>
    </message>
    <message>
        <source>the dealer&apos;s last card face up</source>
        <translation>la dernière carte du croupier face visible</translation>
    </message>
    <message>
        <source>press COIN IN before the chips are removed</source>
        <translation>appuyer sur COIN IN avant de retirer les jetons</translation>
    </message>
    <message>
        <source>count the stub face down</source>
        <translation>compter le talon face cachée</translation>
    </message>
    <message>
        <source>the stub to the rack unseen</source>
        <translation>le talon au bac sans être vu</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
</context>
<context>
    <name>SkillGroup</name>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Main wagers</source>
        <translation>Mises principales</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Decisions and folds</source>
        <translation>Décisions et mains couchées</translation>
    </message>
    <message>
        <source>Turning and clearing</source>
        <translation>Retourner et débarrasser</translation>
    </message>
    <message>
        <source>Bonus wagers</source>
        <translation>Mises bonus</translation>
    </message>
    <message>
        <source>Progressive and envy</source>
        <translation>Progressif et Envy Bonus</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Irregular events</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Théorie</translation>
    </message>
</context>
<context>
    <name>SkillRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>due</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SmallHeatMap</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Deal by the book</source>
        <translation>Distribuer dans les règles</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>What do you want to practise?</source>
        <translation>Que voulez-vous travailler&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>the flop</source>
        <translation>le flop</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>le turn</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>la river</translation>
    </message>
    <message>
        <source>press COIN IN</source>
        <translation>appuyer sur COIN IN</translation>
    </message>
    <message>
        <source>press the key of the winning hand</source>
        <translation>appuyer sur la touche de la main gagnante</translation>
    </message>
    <message>
        <source>press GAME OVER</source>
        <translation>appuyer sur GAME OVER</translation>
    </message>
    <message>
        <source>Seat %1: take the %2, %3</source>
        <translation>Place %1&#xa0;: prendre la mise %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2, %3</source>
        <translation>Place %1&#xa0;: payer la mise %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: return the %2, %3</source>
        <translation>Place %1&#xa0;: rendre la mise %2, %3</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>à la place %1</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>au croupier</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>aux cartes communes</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>à la case Six Card Bonus</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>aux cartes brûlées</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>au bac de défausse</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot;</source>
        <translation>Annoncer «&#xa0;pas de jeu&#xa0;»</translation>
    </message>
    <message>
        <source>Announce &quot;no more bets&quot;</source>
        <translation>Annoncer «&#xa0;rien ne va plus&#xa0;»</translation>
    </message>
    <message>
        <source>Lock the electronic wagers</source>
        <translation>Bloquer les mises électroniques</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>Ramasser les mises progressives</translation>
    </message>
    <message>
        <source>Compare their number with the system&apos;s: %1</source>
        <translation>Comparer leur nombre à celui du système&#xa0;: %1</translation>
    </message>
    <message>
        <source>Deal %1 to %2</source>
        <translation>Distribuer %1 %2</translation>
    </message>
    <message>
        <source>Count the stub: %1 cards</source>
        <translation>Compter le talon&#xa0;: %1 cartes</translation>
    </message>
    <message>
        <source>Put the stub into the discard rack unseen</source>
        <translation>Mettre le talon au bac de défausse sans le voir</translation>
    </message>
    <message>
        <source>Ask seat %1: %2, or fold?</source>
        <translation>Demander à la place %1&#xa0;: %2, ou se coucher&#xa0;?</translation>
    </message>
    <message>
        <source>Seat %1 has folded: collect the %2</source>
        <translation>La place %1 s’est couchée&#xa0;: ramasser la mise %2</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>Place %1&#xa0;: ramasser les cartes</translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s cards</source>
        <translation>Retourner les cartes du croupier</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand: %1, %2</source>
        <translation>Former la main du croupier&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Seat %1: turn the cards</source>
        <translation>Place %1&#xa0;: retourner les cartes</translation>
    </message>
    <message>
        <source>Seat %1: set the hand: %2, %3</source>
        <translation>Place %1&#xa0;: former la main&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Turn the Six Card Bonus card</source>
        <translation>Retourner la carte Six Card Bonus</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Appeler le chef</translation>
    </message>
    <message>
        <source>Seat %1: call the floor for the %2</source>
        <translation>Place %1&#xa0;: appeler le chef pour la mise %2</translation>
    </message>
    <message>
        <source>Leave the dealer&apos;s cards for the documents</source>
        <translation>Laisser les cartes du croupier pour les documents</translation>
    </message>
    <message>
        <source>Seat %1: leave the cards for the documents</source>
        <translation>Place %1&#xa0;: laisser les cartes pour les documents</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2, %3</source>
        <translation>Place %1&#xa0;: payer l’Envy Bonus pour la place %2, %3</translation>
    </message>
    <message>
        <source>Stop the game: %1</source>
        <translation>Arrêter le jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Trancher&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seat %1: give back the %2</source>
        <translation>Place %1&#xa0;: rendre la mise %2</translation>
    </message>
    <message>
        <source>Put the card into the discard rack</source>
        <translation>Mettre la carte au bac de défausse</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Remélanger</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Recouper</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>Retirer le paquet de la table</translation>
    </message>
    <message>
        <source>Turn the community cards: %1</source>
        <translation>Retourner les cartes communes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keypad: %1</source>
        <translation>Clavier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inspect the cards for defects</source>
        <translation>Inspecter les cartes à la recherche de défauts</translation>
    </message>
    <message>
        <source>The floor verifies the inspection</source>
        <translation>Le chef contrôle l’inspection</translation>
    </message>
    <message>
        <source>Spread the cards for the first player to see</source>
        <translation>Étaler les cartes à la vue du premier joueur</translation>
    </message>
    <message>
        <source>Turn the cards face down and wash them</source>
        <translation>Retourner les cartes face cachée et les brasser</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>Empiler les cartes</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Mélanger les cartes</translation>
    </message>
    <message>
        <source>Cut the cards, the cover card at least %1 deep</source>
        <translation>Couper, la carte de coupe à au moins %1 cartes du dessus</translation>
    </message>
    <message>
        <source>Put the stack into the shoe</source>
        <translation>Mettre la pile dans le sabot</translation>
    </message>
    <message>
        <source>One deck into play, the other into the shuffler</source>
        <translation>Un paquet en jeu, l’autre dans la mélangeuse</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Changer les paquets</translation>
    </message>
    <message>
        <source>Put the stack into the shuffler</source>
        <translation>Mettre la pile dans la mélangeuse</translation>
    </message>
    <message>
        <source>Take the shuffled deck out of the shuffler</source>
        <translation>Sortir le paquet mélangé de la mélangeuse</translation>
    </message>
    <message>
        <source>Cover the device, or mark it as out of order</source>
        <translation>Couvrir l’appareil, ou le marquer «&#xa0;hors service&#xa0;»</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Débarrasser la table</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>May come now: %1</source>
        <translation>Possible maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Later: %1</source>
        <translation>Plus tard&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StepsDone</name>
    <message>
        <source>Just done</source>
        <translation>À l’instant</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>StoreFault</name>
    <message>
        <source>Only a supervisor can do this. Ask one to sign in.</source>
        <translation>Réservé à un superviseur. Demandez-lui de se connecter.</translation>
    </message>
    <message>
        <source>Choose your name in the list of trainees.</source>
        <translation>Choisissez votre nom dans la liste des stagiaires.</translation>
    </message>
    <message>
        <source>This belongs to another trainee. Only a supervisor can see it.</source>
        <translation>Ceci appartient à un autre stagiaire. Seul un superviseur peut le voir.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in once more.</source>
        <translation>Vous avez été déconnecté. Reconnectez-vous.</translation>
    </message>
    <message>
        <source>This is not the passphrase. Try again, use the recovery code, or ask another supervisor to reset it.</source>
        <translation>Ce n’est pas la phrase secrète. Réessayez, utilisez le code de récupération, ou demandez à un autre superviseur de la réinitialiser.</translation>
    </message>
    <message>
        <source>This is not the recovery code. Compare it letter by letter with the newest printed one.</source>
        <translation>Ce n’est pas le code de récupération. Comparez-le lettre par lettre au dernier imprimé.</translation>
    </message>
    <message>
        <source>After several wrong attempts, wait %1 more seconds and try again.</source>
        <translation>Après plusieurs tentatives ratées, attendez encore %1 secondes et réessayez.</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least %1 characters.</source>
        <translation>Choisissez une phrase secrète d’au moins %1 caractères.</translation>
    </message>
    <message>
        <source>There is a supervisor already. Ask them to sign in and to add you as another.</source>
        <translation>Il y a déjà un superviseur. Demandez-lui de se connecter et de vous ajouter.</translation>
    </message>
    <message>
        <source>This is the last supervisor. Add another one first.</source>
        <translation>C’est le dernier superviseur. Ajoutez-en d’abord un autre.</translation>
    </message>
    <message>
        <source>There is no such person. Refresh the list and choose again.</source>
        <translation>Cette personne n’existe pas. Actualisez la liste et choisissez de nouveau.</translation>
    </message>
    <message>
        <source>There is no such group. Refresh the list and choose again.</source>
        <translation>Ce groupe n’existe pas. Actualisez la liste et choisissez de nouveau.</translation>
    </message>
    <message>
        <source>There is no such rule set or exam. Refresh the list and choose again.</source>
        <translation>Ce jeu de règles ou cet examen n’existe pas. Actualisez la liste et choisissez de nouveau.</translation>
    </message>
    <message>
        <source>This key is not registered. Register it first.</source>
        <translation>Cette clé n’est pas enregistrée. Enregistrez-la d’abord.</translation>
    </message>
    <message>
        <source>There is no such round. Refresh the list and choose again.</source>
        <translation>Cette donne n’existe pas. Actualisez la liste et choisissez de nouveau.</translation>
    </message>
    <message>
        <source>This person was archived or erased. Choose somebody else.</source>
        <translation>Cette personne a été archivée ou effacée. Choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no identifier; write a UUID in lower case.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant&#xa0;; écrivez un UUID en minuscules.</translation>
    </message>
    <message>
        <source>Write a name of 1 to %1 bytes.</source>
        <translation>Écrivez un nom de 1 à %1 octets.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be stored here; check the kind.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être conservé ici&#xa0;; vérifiez le type.</translation>
    </message>
    <message>
        <source>A key has 64 hexadecimal digits in lower case. Copy it completely.</source>
        <translation>Une clé a 64 chiffres hexadécimaux en minuscules. Copiez-la en entier.</translation>
    </message>
    <message>
        <source>This is more than can be stored at once. Divide it.</source>
        <translation>C’est trop à conserver en une fois. Divisez-le.</translation>
    </message>
    <message>
        <source>Something else is stored as &quot;%1&quot; already. Use a new identifier.</source>
        <translation>Autre chose est déjà conservé sous «&#xa0;%1&#xa0;». Utilisez un nouvel identifiant.</translation>
    </message>
    <message>
        <source>This round cannot be read by this version of Cutcard (%1). Begin a new one; your answers are kept.</source>
        <translation>Cette donne est illisible pour cette version de Cutcard (%1). Commencez-en une nouvelle&#xa0;; vos réponses sont gardées.</translation>
    </message>
    <message>
        <source>There is no such attempt. Refresh the list and choose again.</source>
        <translation>Cette tentative n’existe pas. Actualisez la liste et choisissez de nouveau.</translation>
    </message>
    <message>
        <source>This trainee sits another exam already. Finish that one first.</source>
        <translation>Ce stagiaire passe déjà un autre examen. Terminez-le d’abord.</translation>
    </message>
    <message>
        <source>Exam, form and attempt do not belong together (%1). Start the exam once more.</source>
        <translation>Examen, sujet et tentative ne vont pas ensemble (%1). Relancez l’examen.</translation>
    </message>
    <message>
        <source>This exam is over and sealed. Look for it in the results.</source>
        <translation>Cet examen est terminé et scellé. Cherchez-le dans les résultats.</translation>
    </message>
    <message>
        <source>This exam is still going on. Wait until it is finished.</source>
        <translation>Cet examen est encore en cours. Attendez qu’il soit terminé.</translation>
    </message>
    <message>
        <source>This does not continue the exam as it is stored (%1). Start Cutcard once more and go on from there.</source>
        <translation>Ceci ne continue pas l’examen tel qu’il est enregistré (%1). Redémarrez Cutcard et reprenez de là.</translation>
    </message>
    <message>
        <source>Only a finished exam can be sealed. Finish it first.</source>
        <translation>Seul un examen terminé peut être scellé. Terminez-le d’abord.</translation>
    </message>
    <message>
        <source>The exam was interrupted. Ask a supervisor to let it go on.</source>
        <translation>L’examen a été interrompu. Demandez à un superviseur de le laisser reprendre.</translation>
    </message>
    <message>
        <source>Write down why the score changes.</source>
        <translation>Notez pourquoi la note change.</translation>
    </message>
    <message>
        <source>The attempt was sealed by a machine that is not known here. Register its key first: %1.</source>
        <translation>La tentative a été scellée par une machine inconnue ici. Enregistrez d’abord sa clé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The trainee of this attempt is not known here (%1). Bring in the people first.</source>
        <translation>Le stagiaire de cette tentative est inconnu ici (%1). Recevez d’abord les personnes.</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1). Keep its file, and bring in a whole copy of it.</source>
        <translation>Cette tentative est illisible (%1). Gardez son fichier et apportez-en une copie intacte.</translation>
    </message>
    <message>
        <source>There is no data in &quot;%1&quot;. Start Cutcard once, or name its folder.</source>
        <translation>Il n’y a pas de données dans «&#xa0;%1&#xa0;». Démarrez Cutcard une fois, ou indiquez son dossier.</translation>
    </message>
    <message>
        <source>The data cannot be opened (%1). Check the rights of the folder.</source>
        <translation>Les données ne peuvent pas être ouvertes (%1). Vérifiez les droits du dossier.</translation>
    </message>
    <message>
        <source>The data was opened for reading only. Make this change in Cutcard.</source>
        <translation>Les données ont été ouvertes en lecture seule. Faites cette modification dans Cutcard.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written to. Give yourself the right to write there. Nothing was lost.</source>
        <translation>Impossible d’écrire dans «&#xa0;%1&#xa0;». Donnez-vous le droit d’y écrire. Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network drive, which can lose what was stored. Choose a folder on this machine.</source>
        <translation>«&#xa0;%1&#xa0;» est sur un lecteur réseau, qui peut perdre ce qui est enregistré. Choisissez un dossier sur cette machine.</translation>
    </message>
    <message>
        <source>Cutcard is already running with the data in &quot;%1&quot;. Use that window.</source>
        <translation>Cutcard est déjà ouvert avec les données de «&#xa0;%1&#xa0;». Utilisez cette fenêtre.</translation>
    </message>
    <message>
        <source>The data was written by a newer Cutcard (schema %1; this one knows %2). Install the newer one. Nothing was changed.</source>
        <translation>Les données ont été écrites par une version plus récente de Cutcard (schéma %1&#xa0;; la version installée ici connaît %2). Installez la version plus récente. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Step %1 of bringing the data up to date failed (%2). Nothing was changed; send a support bundle.</source>
        <translation>L’étape %1 de la mise à jour des données a échoué (%2). Rien n’a été modifié&#xa0;; envoyez un dossier d’assistance.</translation>
    </message>
    <message>
        <source>The backup &quot;%1&quot; could not be made. Check the disk and try again.</source>
        <translation>La sauvegarde «&#xa0;%1&#xa0;» n’a pas pu être faite. Vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again; what was acknowledged is safe.</source>
        <translation>Le disque est plein. Libérez de l’espace et réessayez&#xa0;; ce qui a été confirmé est en sûreté.</translation>
    </message>
    <message>
        <source>Another program is using the data. Close it and try again.</source>
        <translation>Un autre programme utilise les données. Fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>The disk reports an error (%1). Check it before going on.</source>
        <translation>Le disque signale une erreur (%1). Vérifiez-le avant de continuer.</translation>
    </message>
    <message>
        <source>The data is damaged (%1). Start the rescue: it restores what was acknowledged from the backups and the journal.</source>
        <translation>Les données sont endommagées (%1). Lancez le sauvetage&#xa0;: il rétablit ce qui a été confirmé à partir des sauvegardes et du journal.</translation>
    </message>
    <message>
        <source>Neither a backup nor a journal was found. Bring back a backup of yours.</source>
        <translation>Ni sauvegarde ni journal n’ont été trouvés. Rapportez une de vos sauvegardes.</translation>
    </message>
    <message>
        <source>Others can read &quot;%1&quot;. Take that right away (chmod 600) and try again.</source>
        <translation>D’autres peuvent lire «&#xa0;%1&#xa0;». Retirez ce droit (chmod 600) et réessayez.</translation>
    </message>
    <message>
        <source>Something unexpected happened (%1). Try again, or send a support bundle.</source>
        <translation>Un imprévu s’est produit (%1). Réessayez, ou envoyez un dossier d’assistance.</translation>
    </message>
    <message>
        <source>The school&apos;s server cannot be reached (%1). Check the network and the service&apos;s name; nothing was lost.</source>
        <translation>Le serveur de l’école est injoignable (%1). Vérifiez le réseau et le nom du service&#xa0;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>The school&apos;s server does not allow this (%1). Ask whoever looks after it.</source>
        <translation>Le serveur de l’école ne le permet pas (%1). Demandez à la personne qui s’en occupe.</translation>
    </message>
    <message>
        <source>The school&apos;s server has schema %1 and this Cutcard needs %2. Run &quot;cutcard-cli school init&quot; once.</source>
        <translation>Le serveur de l’école a le schéma %1 et ce Cutcard a besoin du %2. Exécutez une fois «&#xa0;cutcard-cli school init&#xa0;».</translation>
    </message>
    <message>
        <source>Backups of a school are made on its server, with pg_dump. Ask whoever looks after it.</source>
        <translation>Les sauvegardes d’une école se font sur son serveur, avec pg_dump. Demandez à la personne qui s’en occupe.</translation>
    </message>
    <message>
        <source>The school&apos;s server has the events up to %1. Forward the ones after it first.</source>
        <translation>Le serveur de l’école a les événements jusqu’au %1. Transmettez d’abord les suivants.</translation>
    </message>
    <message>
        <source>This kiosk is another one to the school&apos;s server (%1). After setting it up anew, run &quot;cutcard-cli school kiosks renew&quot;.</source>
        <translation>Pour le serveur de l’école, ce kiosque est un autre (%1). Après l’avoir réinstallé, exécutez «&#xa0;cutcard-cli school kiosks renew&#xa0;».</translation>
    </message>
    <message>
        <source>The school&apos;s server has other events of this kiosk (%1). If its folder was put back from a backup, run &quot;cutcard-cli school kiosks renew&quot;: it forwards everything once more then.</source>
        <translation>Le serveur de l’école a d’autres événements de ce kiosque (%1). Si son dossier a été restauré depuis une sauvegarde, exécutez «&#xa0;cutcard-cli school kiosks renew&#xa0;»&#xa0;: il transmettra alors tout de nouveau.</translation>
    </message>
    <message>
        <source>The role of this service is a supervisor&apos;s: nothing is forwarded from here.</source>
        <translation>Le rôle de ce service est celui d’un superviseur&#xa0;: rien n’est transmis d’ici.</translation>
    </message>
</context>
<context>
    <name>SupervisorRecovery</name>
    <message>
        <source>The passphrase is forgotten</source>
        <translation>La phrase secrète est oubliée</translation>
    </message>
    <message>
        <source>The recovery code was shown when this supervisor was added. It can be used once; a new one takes its place.</source>
        <translation>Le code de récupération a été montré lors de l’ajout de ce superviseur. Il sert une seule fois&#xa0;; un nouveau le remplace.</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Code de récupération</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>New passphrase once more</source>
        <translation>Nouvelle phrase secrète encore une fois</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>Les deux ne sont pas identiques. Écrivez-la encore une fois.</translation>
    </message>
    <message>
        <source>Set the new passphrase</source>
        <translation>Définir la nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The new passphrase holds. This is the next recovery code; it is shown only now. Write it down: %1</source>
        <translation>La nouvelle phrase secrète est en vigueur. Voici le prochain code de récupération&#xa0;; il n’est montré que maintenant. Notez-le&#xa0;: %1</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>Je l’ai noté</translation>
    </message>
</context>
<context>
    <name>SupervisorWord</name>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation>Une carte est face visible dans le sabot</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, and its face was seen</source>
        <translation>Une carte de trop est sortie du sabot, et sa face a été vue</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, unseen</source>
        <translation>Une carte de trop est sortie du sabot, sans être vue</translation>
    </message>
    <message>
        <source>A card of the dealer lies face up</source>
        <translation>Une carte du croupier est face visible</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red and it has stopped</source>
        <translation>Le voyant de la mélangeuse est rouge et elle s’est arrêtée</translation>
    </message>
    <message>
        <source>The shoe&apos;s light is red and no card comes out</source>
        <translation>Le voyant du sabot est rouge et aucune carte ne sort</translation>
    </message>
    <message>
        <source>The shuffler does not start, its light stays red</source>
        <translation>La mélangeuse ne démarre pas, son voyant reste rouge</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red, its display does not show %1 cards</source>
        <translation>Le voyant de la mélangeuse est rouge, son écran n’indique pas %1 cartes</translation>
    </message>
    <message>
        <source>The cover card was put in %1 cards deep</source>
        <translation>La carte de coupe a été mise à %1 cartes du dessus</translation>
    </message>
    <message>
        <source>Seat %1 has just put down a wager</source>
        <translation>La place %1 vient de poser une mise</translation>
    </message>
    <message>
        <source>Seat %1 calls out a wager and holds up bank notes</source>
        <translation>La place %1 annonce une mise et montre des billets</translation>
    </message>
    <message>
        <source>Nobody sits at seat %1 any more</source>
        <translation>Il n’y a plus personne à la place %1</translation>
    </message>
    <message>
        <source>The player of seat %1 also puts chips down at the next place</source>
        <translation>Le joueur de la place %1 pose aussi des jetons à l’emplacement voisin</translation>
    </message>
    <message>
        <source>Best four-card hand plays</source>
        <translation>Meilleure main de quatre cartes</translation>
    </message>
    <message>
        <source>Dealer qualifies with a king or better</source>
        <translation>Croupier qualifié avec un roi ou mieux</translation>
    </message>
    <message>
        <source>Pair of aces or better: Play up to three times the Ante</source>
        <translation>Paire d’as ou mieux&#xa0;: Play jusqu’à trois fois l’Ante</translation>
    </message>
    <message>
        <source>Super Bonus comes back on a win or tie below a straight</source>
        <translation>Super Bonus rendu sur gain ou égalité sous une suite</translation>
    </message>
    <message>
        <source>Ties go to the player</source>
        <translation>Égalité&#xa0;: le joueur gagne</translation>
    </message>
    <message>
        <source>Ante Bonus from three of a kind up, win or lose</source>
        <translation>Ante Bonus dès un brelan, gagné ou perdu</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a flush</source>
        <translation>Ante rendue sur un gain sous une couleur</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a straight</source>
        <translation>Ante rendue sur un gain sous une suite</translation>
    </message>
    <message>
        <source>Payouts are subject to the posted limit</source>
        <translation>Les paiements sont soumis au plafond affiché</translation>
    </message>
    <message>
        <source>Dealer plays with ace-king or better</source>
        <translation>Le croupier joue avec as-roi ou mieux</translation>
    </message>
    <message>
        <source>Bet is twice the Ante</source>
        <translation>Bet&#xa0;: deux fois l’Ante</translation>
    </message>
    <message>
        <source>Dealer qualifies with a pair or better</source>
        <translation>Croupier qualifié avec une paire ou mieux</translation>
    </message>
    <message>
        <source>Blind equals Ante</source>
        <translation>Blind égale à l’Ante</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up in the shoe</source>
        <translation>
            <numerusform>%n carte est face visible dans le sabot</numerusform>
            <numerusform>%n cartes sont face visible dans le sabot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The display counts %n progressive wager(s)</source>
        <translation>
            <numerusform>L’écran compte %n mise progressive</numerusform>
            <numerusform>L’écran compte %n mises progressives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableProcedure</name>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Open the table with two decks</source>
        <translation>Ouvrir la table avec deux paquets</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mélanger et couper</translation>
    </message>
    <message>
        <source>Idle table</source>
        <translation>Table inactive</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Changer les paquets</translation>
    </message>
    <message>
        <source>Idle table with a shuffler</source>
        <translation>Table inactive avec mélangeuse</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>Le chef de table est à la table</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TaskGrid</name>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>A round by the book, every step explained</source>
        <translation>Une donne dans les règles, chaque étape expliquée</translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation>Donne guidée</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained</source>
        <translation>Vous distribuez&#xa0;; une erreur est arrêtée et expliquée</translation>
    </message>
    <message>
        <source>Free round</source>
        <translation>Donne libre</translation>
    </message>
    <message>
        <source>You deal; the floor comments afterwards</source>
        <translation>Vous distribuez&#xa0;; le chef commente ensuite</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>One thing, ten times, against the clock</source>
        <translation>Une seule chose, dix fois, contre la montre</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>What you are about to forget</source>
        <translation>Ce que vous allez oublier</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Rounds you dealt, to see again</source>
        <translation>Vos donnes, à revoir</translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation>%1 à revoir</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Réviser</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Due now: %1. Questions and rounds come mixed across the games you know.</source>
        <translation>À revoir maintenant&#xa0;: %1. Questions et donnes se mêlent, dans tous les jeux que vous connaissez.</translation>
    </message>
    <message>
        <source>Nothing is due. You can learn something new of this game.</source>
        <translation>Rien à revoir. Vous pouvez apprendre du nouveau dans ce jeu.</translation>
    </message>
    <message>
        <source>Every round you dealt is kept, with every step. Look at one again, or go on where you stopped.</source>
        <translation>Chaque donne que vous avez faite est gardée, avec chaque étape. Revoyez-en une, ou reprenez où vous en étiez.</translation>
    </message>
</context>
<context>
    <name>Theory</name>
    <message>
        <source>How many betting positions may the table have at most?</source>
        <translation>Combien de positions de mise la table peut-elle avoir au plus&#xa0;?</translation>
    </message>
    <message>
        <source>How many cards from the top does the cover card go in at least?</source>
        <translation>À combien de cartes du dessus place-t-on la carte de coupe au moins&#xa0;?</translation>
    </message>
    <message>
        <source>No device counts the deck: the stub is counted at least once in how many rounds?</source>
        <translation>Aucun appareil ne compte le paquet&#xa0;: le talon est compté au moins une fois toutes les combien de donnes&#xa0;?</translation>
    </message>
    <message>
        <source>The cards are dealt from the hand: after how many hours are they changed at the latest?</source>
        <translation>On distribue à la main&#xa0;: au bout de combien d’heures les cartes sont-elles changées au plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>The cards are dealt from a shoe: after how many hours are they changed at the latest?</source>
        <translation>On distribue au sabot&#xa0;: au bout de combien d’heures les cartes sont-elles changées au plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>How many cards is each player dealt?</source>
        <translation>Combien de cartes reçoit chaque joueur&#xa0;?</translation>
    </message>
    <message>
        <source>How many cards is the dealer dealt?</source>
        <translation>Combien de cartes reçoit le croupier&#xa0;?</translation>
    </message>
    <message>
        <source>How many community cards are there in a round?</source>
        <translation>Combien de cartes communes y a-t-il dans une donne&#xa0;?</translation>
    </message>
    <message>
        <source>New cards come to the table: who looks through them for defects?</source>
        <translation>Des cartes neuves arrivent à la table&#xa0;: qui les examine pour trouver des défauts&#xa0;?</translation>
    </message>
    <message>
        <source>The new cards have been looked through: who confirms it?</source>
        <translation>Les cartes neuves ont été examinées&#xa0;: qui le confirme&#xa0;?</translation>
    </message>
    <message>
        <source>The cards were cut badly and none is dealt yet: who may have them cut again?</source>
        <translation>Les cartes ont été mal coupées et aucune n’est distribuée&#xa0;: qui peut les faire recouper&#xa0;?</translation>
    </message>
    <message>
        <source>A progressive wager has won: who validates the win?</source>
        <translation>Une mise progressive a gagné&#xa0;: qui valide le gain&#xa0;?</translation>
    </message>
    <message>
        <source>How is the stub counted when no device does it?</source>
        <translation>Comment compte-t-on le talon quand aucun appareil ne le fait&#xa0;?</translation>
    </message>
    <message>
        <source>Which hand draws a card from a manual shoe, and which one places it?</source>
        <translation>Quelle main tire une carte d’un sabot manuel, et laquelle la place&#xa0;?</translation>
    </message>
    <message>
        <source>Cards that are dealt from the hand: how are they shuffled?</source>
        <translation>Cartes distribuées à la main&#xa0;: comment sont-elles mélangées&#xa0;?</translation>
    </message>
    <message>
        <source>Dealing from the hand: how is the deck held?</source>
        <translation>Distribution à la main&#xa0;: comment tient-on le paquet&#xa0;?</translation>
    </message>
    <message>
        <source>Dealing from the hand: how does a player&apos;s card leave the deck?</source>
        <translation>Distribution à la main&#xa0;: comment la carte d’un joueur quitte-t-elle le paquet&#xa0;?</translation>
    </message>
    <message>
        <source>Who may touch the cards of a player?</source>
        <translation>Qui peut toucher les cartes d’un joueur&#xa0;?</translation>
    </message>
    <message>
        <source>When do a player&apos;s cards have to be where the dealer sees them?</source>
        <translation>Quand les cartes d’un joueur doivent-elles être à la vue du croupier&#xa0;?</translation>
    </message>
    <message>
        <source>A player has looked at the cards and laid them down: may they be taken up again?</source>
        <translation>Un joueur a regardé ses cartes et les a posées&#xa0;: peut-il les reprendre&#xa0;?</translation>
    </message>
    <message>
        <source>Players tell each other about their hands before the hole cards are shown. What follows?</source>
        <translation>Des joueurs se parlent de leurs mains avant que les cartes cachées soient montrées. Que s’ensuit-il&#xa0;?</translation>
    </message>
    <message>
        <source>A progressive hand has won: what is done about the light of the system?</source>
        <translation>Une main progressive a gagné&#xa0;: que fait-on du voyant du système&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the number of players for the Cover All payouts come from?</source>
        <translation>D’où vient le nombre de joueurs pour les paiements Cover All&#xa0;?</translation>
    </message>
    <message>
        <source>A player comes to an idle table; the deck that lay secured in the shuffler is taken out. Is it spread and shuffled again?</source>
        <translation>Un joueur arrive à une table inactive&#xa0;; on sort le paquet resté sous clé dans la mélangeuse. Faut-il l’étaler et le mélanger de nouveau&#xa0;?</translation>
    </message>
    <message>
        <source>Who may take value chips as a tip?</source>
        <translation>Qui peut accepter des jetons de valeur en pourboire&#xa0;?</translation>
    </message>
    <message>
        <source>Where does an employee redeem chips received as tips?</source>
        <translation>Où un employé échange-t-il les jetons reçus en pourboire&#xa0;?</translation>
    </message>
    <message>
        <source>When does an employee redeem chips received as tips?</source>
        <translation>Quand un employé échange-t-il les jetons reçus en pourboire&#xa0;?</translation>
    </message>
    <message>
        <source>Tips are redeemed at a place that is not the cage. How often are these chips exchanged with the cage?</source>
        <translation>Les pourboires sont échangés ailleurs qu’à la caisse centrale. À quelle fréquence ces jetons sont-ils échangés avec la caisse centrale&#xa0;?</translation>
    </message>
    <message>
        <source>May food and drink on the gaming floor be paid for with value chips?</source>
        <translation>Peut-on payer nourriture et boissons avec des jetons de valeur dans la salle de jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Who approves how a house accounts for tips in chips?</source>
        <translation>Qui approuve la façon dont une maison comptabilise les pourboires en jetons&#xa0;?</translation>
    </message>
    <message>
        <source>Who approves a credit limit or a change of it, if no committee does?</source>
        <translation>Qui approuve une limite de crédit ou son changement, si ce n’est pas un comité&#xa0;?</translation>
    </message>
    <message>
        <source>What is the smallest credit committee that may approve a limit?</source>
        <translation>Quel est le plus petit comité de crédit qui peut approuver une limite&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the approval of credit recorded?</source>
        <translation>Où l’approbation du crédit est-elle consignée&#xa0;?</translation>
    </message>
    <message>
        <source>Further information speaks for a credit limit. What is noted of it?</source>
        <translation>D’autres renseignements appuient une limite de crédit. Qu’en note-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>How much of the reasons for a credit limit is written down?</source>
        <translation>Que note-t-on par écrit des motifs d’une limite de crédit&#xa0;?</translation>
    </message>
    <message>
        <source>Something bad about the patron was found and credit is granted all the same. What is recorded?</source>
        <translation>On a trouvé un élément défavorable sur le client et le crédit est accordé quand même. Que consigne-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>By when have those who approve credit signed, with date and time?</source>
        <translation>Quand ceux qui approuvent le crédit doivent-ils avoir signé, avec date et heure&#xa0;?</translation>
    </message>
    <message>
        <source>One of those who must approve is not in the house. Is a spoken approval enough?</source>
        <translation>L’un de ceux qui doivent approuver est absent. Une approbation verbale suffit-elle&#xa0;?</translation>
    </message>
    <message>
        <source>A patron wants a higher limit. Who does the work before it, and when?</source>
        <translation>Un client veut une limite plus haute. Qui fait le travail préalable, et quand&#xa0;?</translation>
    </message>
    <message>
        <source>What has to be in a patron&apos;s request for a higher limit?</source>
        <translation>Que doit contenir la demande de limite plus haute d’un client&#xa0;?</translation>
    </message>
    <message>
        <source>A known patron asks for a higher limit. What becomes of the information checked at the first application?</source>
        <translation>Un client connu demande une limite plus haute. Que deviennent les renseignements vérifiés à la première demande&#xa0;?</translation>
    </message>
    <message>
        <source>Which play counts in the rating behind a higher limit?</source>
        <translation>Quel jeu compte dans l’évaluation qui fonde une limite plus haute&#xa0;?</translation>
    </message>
    <message>
        <source>What of a higher limit goes into the credit file?</source>
        <translation>Que verse-t-on au dossier de crédit pour une limite plus haute&#xa0;?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how is the amount fixed at which it falls?</source>
        <translation>Must-Hit-By Mystery Bonus&#xa0;: comment fixe-t-on le montant auquel il tombe&#xa0;?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: who wins it?</source>
        <translation>Must-Hit-By Mystery Bonus&#xa0;: qui le gagne&#xa0;?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how much does the winner get?</source>
        <translation>Must-Hit-By Mystery Bonus&#xa0;: combien reçoit le gagnant&#xa0;?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: where does the meter stand after a win?</source>
        <translation>Must-Hit-By Mystery Bonus&#xa0;: où en est le compteur après un gain&#xa0;?</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Le croupier</translation>
    </message>
    <message>
        <source>The floorperson</source>
        <translation>Le chef de table</translation>
    </message>
    <message>
        <source>A floorperson or somebody above</source>
        <translation>Un chef de table ou un supérieur</translation>
    </message>
    <message>
        <source>The security department</source>
        <translation>Le service de sécurité</translation>
    </message>
    <message>
        <source>The surveillance room</source>
        <translation>La salle de surveillance</translation>
    </message>
    <message>
        <source>The first player to arrive</source>
        <translation>Le premier joueur arrivé</translation>
    </message>
    <message>
        <source>Any player who asks for it</source>
        <translation>Tout joueur qui le demande</translation>
    </message>
    <message>
        <source>The cashiers&apos; cage</source>
        <translation>La caisse centrale</translation>
    </message>
    <message>
        <source>A second dealer</source>
        <translation>Un second croupier</translation>
    </message>
    <message>
        <source>The dealer counts it face down on the layout</source>
        <translation>Le croupier le compte face cachée sur le tapis</translation>
    </message>
    <message>
        <source>The dealer counts it face up on the layout</source>
        <translation>Le croupier le compte face visible sur le tapis</translation>
    </message>
    <message>
        <source>The dealer counts it in the hand, off the layout</source>
        <translation>Le croupier le compte en main, hors du tapis</translation>
    </message>
    <message>
        <source>The floorperson counts it face down on the layout</source>
        <translation>Le chef de table le compte face cachée sur le tapis</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws, the other one places</source>
        <translation>La main la plus proche du sabot tire, l’autre place</translation>
    </message>
    <message>
        <source>The hand farther from the shoe draws, the other one places</source>
        <translation>La main la plus éloignée du sabot tire, l’autre place</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws and places</source>
        <translation>La main la plus proche du sabot tire et place</translation>
    </message>
    <message>
        <source>The right hand draws wherever the shoe stands, the left one places</source>
        <translation>La main droite tire où que soit le sabot, la gauche place</translation>
    </message>
    <message>
        <source>Always by a shuffling device</source>
        <translation>Toujours par un appareil mélangeur</translation>
    </message>
    <message>
        <source>By the dealer, who also cuts them</source>
        <translation>Par le croupier, qui les coupe aussi</translation>
    </message>
    <message>
        <source>By the dealer or by a device, as the house likes</source>
        <translation>Par le croupier ou par un appareil, au gré de la maison</translation>
    </message>
    <message>
        <source>By a device, and the dealer has to cut them after it</source>
        <translation>Par un appareil, et le croupier doit ensuite les couper</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the chip tray and in front of the dealer</source>
        <translation>Dans l’une ou l’autre main, la même pour toute la donne, au-dessus du râtelier et devant le croupier</translation>
    </message>
    <message>
        <source>Always in the left hand, over the chip tray and in front of the dealer</source>
        <translation>Toujours dans la main gauche, au-dessus du râtelier et devant le croupier</translation>
    </message>
    <message>
        <source>In either hand, changing as it suits, over the chip tray and in front of the dealer</source>
        <translation>Dans l’une ou l’autre main, en changeant à son gré, au-dessus du râtelier et devant le croupier</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the spot that is dealt to</source>
        <translation>Dans l’une ou l’autre main, la même pour toute la donne, au-dessus de la case servie</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face down</source>
        <translation>La main libre prend la carte du dessus et la pose face cachée</translation>
    </message>
    <message>
        <source>The thumb of the holding hand slides the top card off, face down</source>
        <translation>Le pouce de la main qui tient fait glisser la carte du dessus, face cachée</translation>
    </message>
    <message>
        <source>The free hand takes the bottom card and lays it face down</source>
        <translation>La main libre prend la carte du dessous et la pose face cachée</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face up</source>
        <translation>La main libre prend la carte du dessus et la pose face visible</translation>
    </message>
    <message>
        <source>That player and the dealer</source>
        <translation>Ce joueur et le croupier</translation>
    </message>
    <message>
        <source>The dealer alone</source>
        <translation>Le croupier seul</translation>
    </message>
    <message>
        <source>That player alone, until the dealer turns them</source>
        <translation>Ce joueur seul, jusqu’à ce que le croupier les retourne</translation>
    </message>
    <message>
        <source>Anybody at the table whom that player allows</source>
        <translation>Toute personne à la table que ce joueur autorise</translation>
    </message>
    <message>
        <source>From the deal until the dealer takes them, without a break</source>
        <translation>De la distribution jusqu’à ce que le croupier les reprenne, sans interruption</translation>
    </message>
    <message>
        <source>Until the player has decided</source>
        <translation>Jusqu’à ce que le joueur ait décidé</translation>
    </message>
    <message>
        <source>When the dealer is about to turn them</source>
        <translation>Quand le croupier va les retourner</translation>
    </message>
    <message>
        <source>Always, and they may not be lifted from the layout</source>
        <translation>Toujours, et on ne peut pas les soulever du tapis</translation>
    </message>
    <message>
        <source>No, from then on the player leaves them alone</source>
        <translation>Non, à partir de là le joueur n’y touche plus</translation>
    </message>
    <message>
        <source>Yes, until the player has placed the Bet Wager or folded</source>
        <translation>Oui, jusqu’à ce que le joueur ait fait la mise Bet ou se soit couché</translation>
    </message>
    <message>
        <source>Yes, until the dealer&apos;s hole cards are turned</source>
        <translation>Oui, jusqu’à ce que les cartes cachées du croupier soient retournées</translation>
    </message>
    <message>
        <source>Yes, if the dealer agrees</source>
        <translation>Oui, si le croupier est d’accord</translation>
    </message>
    <message>
        <source>Those who talked lose all their wagers of the round</source>
        <translation>Ceux qui ont parlé perdent toutes leurs mises de la donne</translation>
    </message>
    <message>
        <source>Those who talked lose their Antes and nothing else</source>
        <translation>Ceux qui ont parlé perdent leurs Antes et rien d’autre</translation>
    </message>
    <message>
        <source>Those who talked are warned; wagers stand</source>
        <translation>Ceux qui ont parlé sont avertis&#xa0;; les mises restent</translation>
    </message>
    <message>
        <source>Everybody at the table loses the wagers of the round</source>
        <translation>Tous à la table perdent les mises de la donne</translation>
    </message>
    <message>
        <source>The round is void and every wager goes back</source>
        <translation>La donne est nulle et toutes les mises sont rendues</translation>
    </message>
    <message>
        <source>The dealer makes sure that the light of that win is on</source>
        <translation>Le croupier s’assure que le voyant de ce gain est allumé</translation>
    </message>
    <message>
        <source>The floorperson looks after it; the dealer need not</source>
        <translation>Le chef de table s’en occupe&#xa0;; le croupier n’a pas à le faire</translation>
    </message>
    <message>
        <source>The dealer looks at it only for a part of the meter</source>
        <translation>Le croupier ne le regarde que pour une part du compteur</translation>
    </message>
    <message>
        <source>Nothing, the cards alone prove the win</source>
        <translation>Rien, les cartes seules prouvent le gain</translation>
    </message>
    <message>
        <source>The shuffler finds it once the dealer&apos;s hand is out of it and the green button is pressed</source>
        <translation>La mélangeuse le trouve une fois que la main du croupier en est sortie et que le bouton vert est pressé</translation>
    </message>
    <message>
        <source>The dealer counts the players and enters the number at the shuffler</source>
        <translation>Le croupier compte les joueurs et entre le nombre dans la mélangeuse</translation>
    </message>
    <message>
        <source>The dealer counts the Cover All wagers</source>
        <translation>Le croupier compte les mises Cover All</translation>
    </message>
    <message>
        <source>The dealer counts the players who have not folded</source>
        <translation>Le croupier compte les joueurs qui ne se sont pas couchés</translation>
    </message>
    <message>
        <source>Only if a player asks for it</source>
        <translation>Seulement si un joueur le demande</translation>
    </message>
    <message>
        <source>Always, as new cards are</source>
        <translation>Toujours, comme des cartes neuves</translation>
    </message>
    <message>
        <source>Never, even if a player asks for it</source>
        <translation>Jamais, même si un joueur le demande</translation>
    </message>
    <message>
        <source>Only if the floorperson orders it</source>
        <translation>Seulement si le chef de table l’ordonne</translation>
    </message>
    <message>
        <source>Employees who have been authorized to</source>
        <translation>Les employés qui y sont autorisés</translation>
    </message>
    <message>
        <source>Every employee, without being authorized</source>
        <translation>Tout employé, sans autorisation</translation>
    </message>
    <message>
        <source>Dealers and no other employees</source>
        <translation>Les croupiers et aucun autre employé</translation>
    </message>
    <message>
        <source>Nobody: tips are given in cash</source>
        <translation>Personne&#xa0;: les pourboires se donnent en espèces</translation>
    </message>
    <message>
        <source>At the cage or another secure place that the Board has approved</source>
        <translation>À la caisse centrale ou à un autre lieu sûr approuvé par la Commission</translation>
    </message>
    <message>
        <source>At the cage and nowhere else</source>
        <translation>À la caisse centrale et nulle part ailleurs</translation>
    </message>
    <message>
        <source>At the table where they were given</source>
        <translation>À la table où ils ont été donnés</translation>
    </message>
    <message>
        <source>At any place that the house picks, without approval</source>
        <translation>À tout endroit que la maison choisit, sans approbation</translation>
    </message>
    <message>
        <source>Before leaving the facility</source>
        <translation>Avant de quitter l’établissement</translation>
    </message>
    <message>
        <source>Within a day, also after going home</source>
        <translation>Dans la journée, même après être rentré</translation>
    </message>
    <message>
        <source>By the end of the week</source>
        <translation>Avant la fin de la semaine</translation>
    </message>
    <message>
        <source>Whenever it suits; chips do not expire</source>
        <translation>À son gré&#xa0;; les jetons n’expirent pas</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Chaque jour</translation>
    </message>
    <message>
        <source>After every shift</source>
        <translation>Après chaque service</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Chaque semaine</translation>
    </message>
    <message>
        <source>Yes, to those who serve it there and are authorized</source>
        <translation>Oui, à ceux qui y servent et qui sont autorisés</translation>
    </message>
    <message>
        <source>No, servers take chips as tips only</source>
        <translation>Non, les serveurs n’acceptent les jetons qu’en pourboire</translation>
    </message>
    <message>
        <source>Yes, and also away from the gaming floor</source>
        <translation>Oui, et aussi hors de la salle de jeu</translation>
    </message>
    <message>
        <source>Yes, but the dealer has to pass the chips on</source>
        <translation>Oui, mais le croupier doit transmettre les jetons</translation>
    </message>
    <message>
        <source>The Board, to which the house submits its controls</source>
        <translation>La Commission, à qui la maison soumet ses contrôles</translation>
    </message>
    <message>
        <source>The cage that redeems them</source>
        <translation>La caisse centrale qui les échange</translation>
    </message>
    <message>
        <source>The house by itself, nobody else is asked</source>
        <translation>La maison elle-même, sans consulter personne</translation>
    </message>
    <message>
        <source>At least two from the credit posts or the line above the credit manager</source>
        <translation>Au moins deux personnes des postes de crédit ou de la ligne au-dessus du directeur du crédit</translation>
    </message>
    <message>
        <source>One from the credit posts is enough</source>
        <translation>Une personne des postes de crédit suffit</translation>
    </message>
    <message>
        <source>At least two employees of any department</source>
        <translation>Au moins deux employés de n’importe quel service</translation>
    </message>
    <message>
        <source>One from the credit posts together with a floorperson</source>
        <translation>Une personne des postes de crédit avec un chef de table</translation>
    </message>
    <message>
        <source>Two of those who may approve limits, deciding as a group</source>
        <translation>Deux de ceux qui peuvent approuver des limites, décidant en groupe</translation>
    </message>
    <message>
        <source>One of them, who decides in the committee&apos;s name</source>
        <translation>L’un d’eux, qui décide au nom du comité</translation>
    </message>
    <message>
        <source>Three of them, so that there is a majority</source>
        <translation>Trois d’entre eux, pour qu’il y ait une majorité</translation>
    </message>
    <message>
        <source>One of them and one employee of another department</source>
        <translation>L’un d’eux et un employé d’un autre service</translation>
    </message>
    <message>
        <source>In the patron&apos;s credit file</source>
        <translation>Dans le dossier de crédit du client</translation>
    </message>
    <message>
        <source>In the records of the pit</source>
        <translation>Dans les registres du secteur des tables</translation>
    </message>
    <message>
        <source>In the ledger of the cage</source>
        <translation>Dans le grand livre de la caisse centrale</translation>
    </message>
    <message>
        <source>The information and where it comes from</source>
        <translation>Les renseignements et leur provenance</translation>
    </message>
    <message>
        <source>The information; its source stays unnamed</source>
        <translation>Les renseignements&#xa0;; leur source n’est pas nommée</translation>
    </message>
    <message>
        <source>The source; the information stays with it</source>
        <translation>La source&#xa0;; elle garde les renseignements</translation>
    </message>
    <message>
        <source>Nothing, only what speaks against the patron is noted</source>
        <translation>Rien, on ne note que ce qui est défavorable au client</translation>
    </message>
    <message>
        <source>A short summary of what weighed most, for a limit granted or reduced</source>
        <translation>Un bref résumé de ce qui a pesé le plus, pour une limite accordée ou réduite</translation>
    </message>
    <message>
        <source>All that was said, word for word</source>
        <translation>Tout ce qui a été dit, mot pour mot</translation>
    </message>
    <message>
        <source>A short summary, and only if less is granted than was asked</source>
        <translation>Un bref résumé, et seulement si on accorde moins que demandé</translation>
    </message>
    <message>
        <source>Nothing but the amount</source>
        <translation>Rien que le montant</translation>
    </message>
    <message>
        <source>Why credit was granted in spite of it</source>
        <translation>Pourquoi le crédit a été accordé malgré cela</translation>
    </message>
    <message>
        <source>Nothing: credit has to be refused then</source>
        <translation>Rien&#xa0;: le crédit doit alors être refusé</translation>
    </message>
    <message>
        <source>Nothing: the finding is left out</source>
        <translation>Rien&#xa0;: cet élément est omis</translation>
    </message>
    <message>
        <source>That the Board has agreed to it</source>
        <translation>Que la Commission y a consenti</translation>
    </message>
    <message>
        <source>Before any credit is given out</source>
        <translation>Avant tout octroi de crédit</translation>
    </message>
    <message>
        <source>By the end of the day on which credit is given out</source>
        <translation>Avant la fin du jour où le crédit est octroyé</translation>
    </message>
    <message>
        <source>When the patron first pays back</source>
        <translation>Quand le client rembourse pour la première fois</translation>
    </message>
    <message>
        <source>Before any credit is given out, but date and time are not needed</source>
        <translation>Avant tout octroi de crédit, mais sans date ni heure</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and the file is signed on arrival</source>
        <translation>Oui, pour l’un d’eux&#xa0;: date et heure sont notées, et le dossier est signé au retour</translation>
    </message>
    <message>
        <source>Yes, from all of them: date and time are noted, and the file is signed on arrival</source>
        <translation>Oui, pour tous&#xa0;: date et heure sont notées, et le dossier est signé au retour</translation>
    </message>
    <message>
        <source>No, every approval is signed on the spot</source>
        <translation>Non, toute approbation est signée sur place</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and no signature follows</source>
        <translation>Oui, pour l’un d’eux&#xa0;: date et heure sont notées, sans signature ensuite</translation>
    </message>
    <message>
        <source>The credit department, before the increase is approved</source>
        <translation>Le service du crédit, avant l’approbation de la hausse</translation>
    </message>
    <message>
        <source>The credit department, after the increase is approved</source>
        <translation>Le service du crédit, après l’approbation de la hausse</translation>
    </message>
    <message>
        <source>The floorperson, before the increase is approved</source>
        <translation>Le chef de table, avant l’approbation de la hausse</translation>
    </message>
    <message>
        <source>The cage, before the increase is approved</source>
        <translation>La caisse centrale, avant l’approbation de la hausse</translation>
    </message>
    <message>
        <source>Written: date and time, the amount asked for, the patron&apos;s signature</source>
        <translation>Par écrit&#xa0;: date et heure, montant demandé, signature du client</translation>
    </message>
    <message>
        <source>Written: the amount asked for and the patron&apos;s signature</source>
        <translation>Par écrit&#xa0;: montant demandé et signature du client</translation>
    </message>
    <message>
        <source>Written: date and time and the patron&apos;s signature; the house sets the amount</source>
        <translation>Par écrit&#xa0;: date, heure et signature du client&#xa0;; la maison fixe le montant</translation>
    </message>
    <message>
        <source>Written: date and time and the amount asked for; the house signs</source>
        <translation>Par écrit&#xa0;: date, heure et montant demandé&#xa0;; la maison signe</translation>
    </message>
    <message>
        <source>Spoken: the amount; the house notes date and time</source>
        <translation>De vive voix&#xa0;: le montant&#xa0;; la maison note date et heure</translation>
    </message>
    <message>
        <source>It is checked again</source>
        <translation>Ils sont vérifiés de nouveau</translation>
    </message>
    <message>
        <source>It holds for as long as the patron is known</source>
        <translation>Ils valent tant que le client est connu</translation>
    </message>
    <message>
        <source>Only what the patron says has changed is checked</source>
        <translation>Seul ce que le client dit avoir changé est vérifié</translation>
    </message>
    <message>
        <source>It is checked again if it is older than a year</source>
        <translation>Ils sont vérifiés de nouveau s’ils ont plus d’un an</translation>
    </message>
    <message>
        <source>How much and how often the patron has played since credit was first given</source>
        <translation>Combien et à quelle fréquence le client a joué depuis le premier crédit</translation>
    </message>
    <message>
        <source>How much and how often the patron played before credit was first given</source>
        <translation>Combien et à quelle fréquence le client jouait avant le premier crédit</translation>
    </message>
    <message>
        <source>What the patron has lost, however often that was</source>
        <translation>Ce que le client a perdu, peu importe la fréquence</translation>
    </message>
    <message>
        <source>None, the rating has no place in it</source>
        <translation>Aucun, l’évaluation n’y entre pas</translation>
    </message>
    <message>
        <source>The request, the renewed check and the rating</source>
        <translation>La demande, la nouvelle vérification et l’évaluation</translation>
    </message>
    <message>
        <source>The request; the rest is not kept</source>
        <translation>La demande&#xa0;; le reste n’est pas conservé</translation>
    </message>
    <message>
        <source>The renewed check and the rating; the request goes back</source>
        <translation>La nouvelle vérification et l’évaluation&#xa0;; la demande est rendue</translation>
    </message>
    <message>
        <source>The new amount alone</source>
        <translation>Le nouveau montant seul</translation>
    </message>
    <message>
        <source>A generator draws it in secret, between a posted minimum and maximum</source>
        <translation>Un générateur le tire en secret, entre un minimum et un maximum affichés</translation>
    </message>
    <message>
        <source>A generator draws it in secret, with no bounds</source>
        <translation>Un générateur le tire en secret, sans bornes</translation>
    </message>
    <message>
        <source>The floorperson sets it in secret, between a posted minimum and maximum</source>
        <translation>Le chef de table le fixe en secret, entre un minimum et un maximum affichés</translation>
    </message>
    <message>
        <source>It is posted for everybody to see</source>
        <translation>Il est affiché à la vue de tous</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the hidden amount</source>
        <translation>Celui dont la contribution porte le compteur au montant caché</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the posted maximum</source>
        <translation>Celui dont la contribution porte le compteur au maximum affiché</translation>
    </message>
    <message>
        <source>The one with the highest hand when the hidden amount is reached</source>
        <translation>Celui qui a la plus haute main quand le montant caché est atteint</translation>
    </message>
    <message>
        <source>The one with the largest wager when the hidden amount is reached</source>
        <translation>Celui qui a la plus grosse mise quand le montant caché est atteint</translation>
    </message>
    <message>
        <source>All that is on the meter</source>
        <translation>Tout ce qui est au compteur</translation>
    </message>
    <message>
        <source>What is on the meter above the minimum</source>
        <translation>Ce qui est au compteur au-dessus du minimum</translation>
    </message>
    <message>
        <source>A share, the rest goes to the others at the table</source>
        <translation>Une part, le reste va aux autres de la table</translation>
    </message>
    <message>
        <source>The posted maximum, wherever the meter stands</source>
        <translation>Le maximum affiché, où que soit le compteur</translation>
    </message>
    <message>
        <source>At the posted minimum</source>
        <translation>Au minimum affiché</translation>
    </message>
    <message>
        <source>At zero</source>
        <translation>À zéro</translation>
    </message>
    <message>
        <source>At half of what it was</source>
        <translation>À la moitié de ce qu’il était</translation>
    </message>
    <message>
        <source>Where it was, until the maximum is reached</source>
        <translation>Où il était, jusqu’au maximum</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time: %1 of %2 seconds</source>
        <translation>Temps&#xa0;: %1 secondes sur %2</translation>
    </message>
    <message>
        <source>%1 s / %2 s</source>
        <translation>%1 s / %2 s</translation>
    </message>
</context>
<context>
    <name>TimeLineList</name>
    <message>
        <source>Time line</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Mistake: %1. %2</source>
        <translation>Erreur&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation>✗ %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>Topic</name>
    <message>
        <source>A card to seat %1</source>
        <translation>Une carte à la place %1</translation>
    </message>
    <message>
        <source>A card to the dealer</source>
        <translation>Une carte au croupier</translation>
    </message>
    <message>
        <source>A community card</source>
        <translation>Une carte commune</translation>
    </message>
    <message>
        <source>A card to the Six Card Bonus spot</source>
        <translation>Une carte à la case Six Card Bonus</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Brûler une carte</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>Une carte au bac de défausse</translation>
    </message>
    <message>
        <source>Set and name the hand</source>
        <translation>Former et nommer la main</translation>
    </message>
    <message>
        <source>Set and name the dealer&apos;s hand</source>
        <translation>Former et nommer la main du croupier</translation>
    </message>
    <message>
        <source>Turn the cards</source>
        <translation>Retourner les cartes</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>Place %1&#xa0;: ramasser les cartes</translation>
    </message>
    <message>
        <source>Envy bonus for seat %1</source>
        <translation>Envy Bonus pour la place %1</translation>
    </message>
    <message>
        <source>The floor, for the %1</source>
        <translation>Le chef, pour la mise %1</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>Comparer le nombre de mises progressives</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Compter le talon</translation>
    </message>
    <message>
        <source>Ask seat %1</source>
        <translation>Demander à la place %1</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Quelque chose cloche</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>L’arbitrage</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Couper les cartes</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>La main du croupier</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>Ouverture des mises</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribution</translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation>Les joueurs décident</translation>
    </message>
    <message>
        <source>Folded hands</source>
        <translation>Mains couchées</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>La fin de la donne</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Week of %1</source>
        <translation>Semaine du %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day as QLocale writes it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month as QLocale writes it</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>a month, short, as QLocale writes it</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day without its year as QLocale writes it</comment>
        <translation>d MMM</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation>Place %1&#xa0;: régler la mise %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Place %1&#xa0;: former la main</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Former la main du croupier</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>Place %1&#xa0;: payer l’Envy Bonus pour la place %2</translation>
    </message>
    <message>
        <source>Something has to be announced before that.</source>
        <translation>Il y a une annonce à faire avant.</translation>
    </message>
    <message>
        <source>The electronic and progressive wagers are not closed yet.</source>
        <translation>Les mises électroniques et progressives ne sont pas encore fermées.</translation>
    </message>
    <message>
        <source>The progressive system has to be told first.</source>
        <translation>Il faut d’abord informer le système progressif.</translation>
    </message>
    <message>
        <source>The cards that come first are not dealt yet.</source>
        <translation>Les cartes qui viennent d’abord ne sont pas encore distribuées.</translation>
    </message>
    <message>
        <source>What is left of the deck has to be put away first.</source>
        <translation>Ce qui reste du paquet doit d’abord être rangé.</translation>
    </message>
    <message>
        <source>The community cards are not shown yet.</source>
        <translation>Les cartes communes ne sont pas encore montrées.</translation>
    </message>
    <message>
        <source>Seat %1 has not decided yet.</source>
        <translation>La place %1 n’a pas encore décidé.</translation>
    </message>
    <message>
        <source>What seat %1 has lost by folding still lies on the table.</source>
        <translation>Ce que la place %1 a perdu en se couchant est encore sur la table.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the table.</source>
        <translation>Les cartes de la place %1 sont encore sur la table.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand comes first, and it is still face down.</source>
        <translation>La main du croupier vient d’abord, et elle est encore face cachée.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has to be set before it can decide anything.</source>
        <translation>La main du croupier doit être formée avant de décider quoi que ce soit.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still face down.</source>
        <translation>Les cartes de la place %1 sont encore face cachée.</translation>
    </message>
    <message>
        <source>The hand of seat %1 decides this, and it is not set yet.</source>
        <translation>C’est la main de la place %1 qui en décide, et elle n’est pas encore formée.</translation>
    </message>
    <message>
        <source>The %1 of seat %2 has to be settled before that.</source>
        <translation>La mise %1 de la place %2 doit être réglée avant.</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is not shown yet.</source>
        <translation>Ce qui est sur la case Six Card Bonus n’est pas encore montré.</translation>
    </message>
    <message>
        <source>The floor has to be called before that.</source>
        <translation>Le chef de table doit être appelé avant.</translation>
    </message>
    <message>
        <source>A hand that won from a meter has to be left for the papers first.</source>
        <translation>Une main qui a gagné sur un compteur doit d’abord rester pour les documents.</translation>
    </message>
    <message>
        <source>An envy bonus is still to be paid to seat %1.</source>
        <translation>Un Envy Bonus reste à payer à la place %1.</translation>
    </message>
    <message>
        <source>The game stands still until what happened is ruled on.</source>
        <translation>Le jeu est arrêté tant que l’incident n’est pas tranché.</translation>
    </message>
    <message>
        <source>Something else has to be done before that.</source>
        <translation>Il y a autre chose à faire avant.</translation>
    </message>
    <message>
        <source>Cards go round clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>Les cartes vont dans le sens horaire à partir de la gauche du croupier, et c’est le tour de la place %1.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>Les décisions vont dans le sens horaire à partir de la gauche du croupier, et c’est le tour de la place %1.</translation>
    </message>
    <message>
        <source>Seats are settled from the dealer&apos;s right, counterclockwise, and seat %1 is not finished.</source>
        <translation>Les places se règlent à partir de la droite du croupier, dans le sens antihoraire, et la place %1 n’est pas terminée.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seat %1 comes first</source>
        <translation>La place %1 passe d’abord</translation>
    </message>
    <message>
        <source>There is no such wager</source>
        <translation>Il n’y a pas de telle mise</translation>
    </message>
    <message>
        <source>Seat %1 has no %2 in this round.</source>
        <translation>La place %1 n’a pas de mise %2 dans cette donne.</translation>
    </message>
    <message>
        <source>Nothing to do for this wager</source>
        <translation>Rien à faire pour cette mise</translation>
    </message>
    <message>
        <source>The %2 of seat %1 was taken before the deal and wins nothing: no chip moves.</source>
        <translation>La mise %2 de la place %1 a été prise avant la distribution et ne gagne rien&#xa0;: aucun jeton ne bouge.</translation>
    </message>
    <message>
        <source>Nothing of the kind is done with the %2 of seat %1 in this round.</source>
        <translation>On ne fait rien de tel avec la mise %2 de la place %1 dans cette donne.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Juste. %1</translation>
    </message>
    <message>
        <source>That is not done here</source>
        <translation>Cela ne se fait pas ici</translation>
    </message>
    <message>
        <source>No step of this round asks for it: %1.</source>
        <translation>Aucune étape de cette donne ne le demande&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Tout va bien ici</translation>
    </message>
    <message>
        <source>Everything on the table is in order at this moment: the round goes on.</source>
        <translation>Tout sur la table est en ordre à ce moment&#xa0;: la donne continue.</translation>
    </message>
    <message>
        <source>Already done</source>
        <translation>Déjà fait</translation>
    </message>
    <message>
        <source>This has been done before and is not done twice: %1.</source>
        <translation>Cela a déjà été fait et ne se fait pas deux fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You went on although something is wrong</source>
        <translation>Vous avez continué malgré une anomalie</translation>
    </message>
    <message>
        <source>Stop the game: look what is wrong.</source>
        <translation>Arrêtez le jeu&#xa0;: cherchez ce qui cloche.</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Right would be: %1</source>
        <translation>Il fallait&#xa0;: %1</translation>
    </message>
    <message>
        <source>• First: %1</source>
        <translation>• D’abord&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Understood: ask me</source>
        <translation>Compris&#xa0;: interrogez-moi</translation>
    </message>
</context>
<context>
    <name>Wager</name>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Super Bonus</source>
        <translation>Super Bonus</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Queens Up</source>
        <translation>Queens Up</translation>
    </message>
    <message>
        <source>Aces Up</source>
        <translation>Aces Up</translation>
    </message>
    <message>
        <source>Bad Beat Bonus</source>
        <translation>Bad Beat Bonus</translation>
    </message>
    <message>
        <source>Texas Hold &apos;Em Bonus</source>
        <translation>Texas Hold &apos;Em Bonus</translation>
    </message>
    <message>
        <source>Trips</source>
        <translation>Trips</translation>
    </message>
    <message>
        <source>Caribbean Stud Bonus</source>
        <translation>Caribbean Stud Bonus</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressive</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand</source>
        <translation>Five Card Hand Bonus sur la main du joueur</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand</source>
        <translation>Five Card Hand Bonus sur la main du croupier</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Cover All</source>
        <translation>Cover All</translation>
    </message>
    <message>
        <source>Ante Bonus</source>
        <translation>Ante Bonus</translation>
    </message>
    <message>
        <source>Magic Card on the player&apos;s hand</source>
        <translation>Magic Card sur la main du joueur</translation>
    </message>
    <message>
        <source>Magic Card on the dealer&apos;s hand</source>
        <translation>Magic Card sur la main du croupier</translation>
    </message>
    <message>
        <source>Lucky Bonus on the player&apos;s hand</source>
        <translation>Lucky Bonus sur la main du joueur</translation>
    </message>
    <message>
        <source>Lucky Bonus on the dealer&apos;s hand</source>
        <translation>Lucky Bonus sur la main du croupier</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Avancer tout seul</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Une étape</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>Guidé</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
</context>
<context>
    <name>WayAbout</name>
    <message>
        <source>The round is dealt by the book, and every step says what and why</source>
        <translation>La donne se fait dans les règles, et chaque étape dit quoi et pourquoi</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained at once</source>
        <translation>Vous distribuez&#xa0;; une erreur est arrêtée et expliquée aussitôt</translation>
    </message>
    <message>
        <source>You deal without a word; everything is talked over at the end</source>
        <translation>Vous distribuez sans un mot&#xa0;; tout est commenté à la fin</translation>
    </message>
    <message>
        <source>You deal without a word; a supervisor has the result</source>
        <translation>Vous distribuez sans un mot&#xa0;; un superviseur a le résultat</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>One card lies face up: it goes to the rack, and the round goes on with the next.</source>
        <translation>Une carte est face visible&#xa0;: elle va au bac, et la donne continue avec la suivante.</translation>
    </message>
    <message>
        <source>{faces} cards lie face up: with more than one the round is void.</source>
        <translation>{faces} cartes sont face visible&#xa0;: à plus d’une, la donne est nulle.</translation>
    </message>
    <message>
        <source>A card came out too early but nobody saw its face: it simply is the next card.</source>
        <translation>Une carte est sortie trop tôt mais personne n’en a vu la face&#xa0;: c’est simplement la carte suivante.</translation>
    </message>
    <message>
        <source>A card came out too early and its face was seen: it goes to the rack like one found face up.</source>
        <translation>Une carte est sortie trop tôt et sa face a été vue&#xa0;: elle va au bac comme une carte trouvée face visible.</translation>
    </message>
    <message>
        <source>A hand has a wrong number of cards: that cannot be put right, and the round is void.</source>
        <translation>Une main a un mauvais nombre de cartes&#xa0;: cela ne se corrige pas, et la donne est nulle.</translation>
    </message>
    <message>
        <source>A card of the dealer has been seen while it still could change a decision: the round is void.</source>
        <translation>Une carte du croupier a été vue alors qu’elle pouvait encore changer une décision&#xa0;: la donne est nulle.</translation>
    </message>
    <message>
        <source>The shuffler has jammed: nobody can answer for its order, so the cards are shuffled again.</source>
        <translation>La mélangeuse s’est bloquée&#xa0;: personne ne peut répondre de l’ordre, donc les cartes sont remélangées.</translation>
    </message>
    <message>
        <source>The shoe has jammed in the middle of a round: the round is void.</source>
        <translation>Le sabot s’est bloqué en pleine donne&#xa0;: la donne est nulle.</translation>
    </message>
    <message>
        <source>The device does not work: it is covered or marked before cards are dealt in another way.</source>
        <translation>L’appareil ne marche pas&#xa0;: on le couvre ou on le marque «&#xa0;hors service&#xa0;» avant de distribuer autrement.</translation>
    </message>
    <message>
        <source>The shuffler counts a wrong number of cards: that deck leaves the table.</source>
        <translation>La mélangeuse compte un mauvais nombre de cartes&#xa0;: ce paquet quitte la table.</translation>
    </message>
    <message>
        <source>The stub shows that cards were misdealt: the round is void.</source>
        <translation>Le talon montre que des cartes ont été mal distribuées&#xa0;: la donne est nulle.</translation>
    </message>
    <message>
        <source>The stub shows that the deck is not complete: the round is void and the deck leaves the table.</source>
        <translation>Le talon montre que le paquet n’est pas complet&#xa0;: la donne est nulle et le paquet quitte la table.</translation>
    </message>
    <message>
        <source>The cover card is less than ten cards deep: the cards are cut again.</source>
        <translation>La carte de coupe est à moins de dix cartes du dessus&#xa0;: on recoupe les cartes.</translation>
    </message>
    <message>
        <source>A wager came after &quot;no more bets&quot;: it is not accepted.</source>
        <translation>Une mise est arrivée après «&#xa0;rien ne va plus&#xa0;»&#xa0;: elle n’est pas acceptée.</translation>
    </message>
    <message>
        <source>A wager was called with cash and not made with chips: it is not accepted.</source>
        <translation>Une mise a été annoncée avec des billets et non faite en jetons&#xa0;: elle n’est pas acceptée.</translation>
    </message>
    <message>
        <source>A player has left in the middle of the round: the wagers are treated as lost, and the round goes on.</source>
        <translation>Un joueur est parti en pleine donne&#xa0;: ses mises sont considérées comme perdues, et la donne continue.</translation>
    </message>
    <message>
        <source>Here a player may have one position only: the wager at the second one is refused.</source>
        <translation>Ici, un joueur ne peut avoir qu’une position&#xa0;: la mise à la seconde est refusée.</translation>
    </message>
    <message>
        <source>The chips collected and the number the system accepted differ: that is for the floor to settle.</source>
        <translation>Les jetons ramassés et le nombre accepté par le système diffèrent&#xa0;: c’est au chef de table de régler cela.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better.</source>
        <translation>{hands}, et le croupier se qualifie avec hauteur roi ou mieux.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better: the Ante is lost.</source>
        <translation>{hands}, et le croupier se qualifie avec hauteur roi ou mieux&#xa0;: l’Ante est perdue.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Ante goes back.</source>
        <translation>{hands}&#xa0;: mains égales, donc l’Ante est rendue.</translation>
    </message>
    <message>
        <source>The dealer has only {dealer} and does not reach king-high: the Ante goes back.</source>
        <translation>Le croupier a seulement {dealer} et n’atteint pas la hauteur roi&#xa0;: l’Ante est rendue.</translation>
    </message>
    <message>
        <source>The dealer has only {dealer}: below king-high the Play Wager wins even money whatever seat {seat} holds.</source>
        <translation>Le croupier a seulement {dealer}&#xa0;: sous la hauteur roi, la mise Play est payée 1 contre 1, quoi qu’ait la place {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: from a straight up the Super Bonus is paid by its table, also while the dealer stays below king-high.</source>
        <translation>La place {seat} a {hand}&#xa0;: à partir d’une suite, le Super Bonus est payé selon son barème, même si le croupier reste sous la hauteur roi.</translation>
    </message>
    <message>
        <source>The dealer stays below king-high, and {hand} is less than a straight: the Super Bonus goes back.</source>
        <translation>Le croupier reste sous la hauteur roi, et la main ({hand}) est inférieure à une suite&#xa0;: le Super Bonus est rendu.</translation>
    </message>
    <message>
        <source>{hands}, but from a straight up the Super Bonus is paid all the same.</source>
        <translation>{hands}, mais à partir d’une suite le Super Bonus est payé quand même.</translation>
    </message>
    <message>
        <source>{hands}, and below a straight the Super Bonus is lost with it.</source>
        <translation>{hands}, et au-dessous d’une suite le Super Bonus est perdu avec elle.</translation>
    </message>
    <message>
        <source>{hands}, but less than a straight only brings the Super Bonus back.</source>
        <translation>{hands}, mais au-dessous d’une suite le Super Bonus est seulement rendu.</translation>
    </message>
    <message>
        <source>{hands}: from a straight up the Super Bonus is paid on equal hands too.</source>
        <translation>{hands}&#xa0;: à partir d’une suite, le Super Bonus est payé aussi sur des mains égales.</translation>
    </message>
    <message>
        <source>{hands}: equal hands below a straight bring the Super Bonus back.</source>
        <translation>{hands}&#xa0;: mains égales au-dessous d’une suite, donc le Super Bonus est rendu.</translation>
    </message>
    <message>
        <source>{hands}, and from a straight up the Super Bonus is paid by its table: {odds} for {row}.</source>
        <translation>{hands}, et à partir d’une suite le Super Bonus est payé selon son barème&#xa0;: {odds} pour {row}.</translation>
    </message>
    <message>
        <source>{hands}: the higher hand wins even money, and nobody has to qualify.</source>
        <translation>{hands}&#xa0;: la main la plus haute est payée 1 contre 1, et personne n’a à se qualifier.</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost, for there is no qualifier that could save it.</source>
        <translation>{hands}&#xa0;: l’Ante est perdue, car aucune qualification ne peut la sauver.</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Ante is paid.</source>
        <translation>{hands}&#xa0;: dans ce jeu, les mains égales sont au joueur, et l’Ante est payée.</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Play Wager is paid.</source>
        <translation>{hands}&#xa0;: dans ce jeu, les mains égales sont au joueur, et la mise Play est payée.</translation>
    </message>
    <message>
        <source>{hands}, but the Ante Bonus looks at the player&apos;s hand alone: {row} pays {odds} on the Ante.</source>
        <translation>{hands}, mais l’Ante Bonus ne regarde que la main du joueur&#xa0;: {row} paie {odds} sur l’Ante.</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: that pays {odds} on the Ante as Ante Bonus, win or lose.</source>
        <translation>La place {seat} a {hand}&#xa0;: cela paie {odds} sur l’Ante comme Ante Bonus, main gagnée ou perdue.</translation>
    </message>
    <message>
        <source>{hands}, and from {ante from} up the Ante wins even money too.</source>
        <translation>{hands}, et dès {ante from} l’Ante aussi est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>{hands}, but the Ante is paid only from {ante from} up: it goes back.</source>
        <translation>{hands}, mais l’Ante n’est payée que dès {ante from}&#xa0;: elle est rendue.</translation>
    </message>
    <message>
        <source>{hands}, and the Ante is paid because the dealer has a pair or better.</source>
        <translation>{hands}, et l’Ante est payée parce que le croupier a une paire ou mieux.</translation>
    </message>
    <message>
        <source>{hands}, and with a pair or better the dealer wins the Ante too.</source>
        <translation>{hands}, et avec une paire ou mieux le croupier gagne aussi l’Ante.</translation>
    </message>
    <message>
        <source>{hands}, but a dealer without a pair gives the Ante back.</source>
        <translation>{hands}, mais un croupier sans paire rend l’Ante.</translation>
    </message>
    <message>
        <source>{hands}, but without a pair the dealer does not win the Ante: it goes back.</source>
        <translation>{hands}, mais sans paire le croupier ne gagne pas l’Ante&#xa0;: elle est rendue.</translation>
    </message>
    <message>
        <source>{hands}, but the Blind is paid from {lowest} up by {table}: it goes back.</source>
        <translation>{hands}, mais la mise Blind est payée dès {lowest} selon {table}&#xa0;: elle est rendue.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Blind goes back.</source>
        <translation>{hands}&#xa0;: mains égales, donc la mise Blind est rendue.</translation>
    </message>
    <message>
        <source>{hands}: the Blind is lost.</source>
        <translation>{hands}&#xa0;: la mise Blind est perdue.</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Blind by {table}.</source>
        <translation>{hands}, et {row} paie {odds} sur la mise Blind selon {table}.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better.</source>
        <translation>{hands}, et le croupier se qualifie avec as-roi ou mieux.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Ante is lost.</source>
        <translation>{hands}, et le croupier se qualifie avec as-roi ou mieux&#xa0;: l’Ante est perdue.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand every Ante left in the round wins even money.</source>
        <translation>Le croupier a seulement {top two}, moins qu’as-roi&#xa0;: pas de jeu, donc chaque Ante encore dans la donne est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand the Bet is not in play and goes back.</source>
        <translation>Le croupier a seulement {top two}, moins qu’as-roi&#xa0;: pas de jeu, donc la mise Bet est hors jeu et rendue.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Bet goes back.</source>
        <translation>{hands}&#xa0;: mains égales, donc la mise Bet est rendue.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Bet is lost.</source>
        <translation>{hands}, et le croupier se qualifie avec as-roi ou mieux&#xa0;: la mise Bet est perdue.</translation>
    </message>
    <message>
        <source>{hands}, and with less than two pair the Bet wins even money.</source>
        <translation>{hands}, et avec moins de deux paires la mise Bet est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Bet.</source>
        <translation>{hands}, et {row} paie {odds} sur la mise Bet.</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost.</source>
        <translation>{hands}&#xa0;: l’Ante est perdue.</translation>
    </message>
    <message>
        <source>{hands}: the Ante wins even money.</source>
        <translation>{hands}&#xa0;: l’Ante est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager is lost.</source>
        <translation>{hands}&#xa0;: la mise Play est perdue.</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager wins even money.</source>
        <translation>{hands}&#xa0;: la mise Play est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Play Wager goes back.</source>
        <translation>{hands}&#xa0;: mains égales, donc la mise Play est rendue.</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager wins even money.</source>
        <translation>{hands}&#xa0;: la mise Flop est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager is lost.</source>
        <translation>{hands}&#xa0;: la mise Flop est perdue.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Flop Wager goes back.</source>
        <translation>{hands}&#xa0;: mains égales, donc la mise Flop est rendue.</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager wins even money.</source>
        <translation>{hands}&#xa0;: la mise Turn est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager is lost.</source>
        <translation>{hands}&#xa0;: la mise Turn est perdue.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Turn Wager goes back.</source>
        <translation>{hands}&#xa0;: mains égales, donc la mise Turn est rendue.</translation>
    </message>
    <message>
        <source>{hands}: the River Wager wins even money.</source>
        <translation>{hands}&#xa0;: la mise River est payée 1 contre 1.</translation>
    </message>
    <message>
        <source>{hands}: the River Wager is lost.</source>
        <translation>{hands}&#xa0;: la mise River est perdue.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the River Wager goes back.</source>
        <translation>{hands}&#xa0;: mains égales, donc la mise River est rendue.</translation>
    </message>
    <message>
        <source>This hand wins more than {limit}, the most that is paid for one hand: {amount} of it is left for the {wager}.</source>
        <translation>Cette main gagne plus que {limit}, le plafond payé pour une main&#xa0;: il en reste {amount} pour la mise {wager}.</translation>
    </message>
    <message>
        <source>Queens Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Queens Up est payé dès {lowest}, et la place {seat} a seulement {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Queens Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>La place {seat} a {read}&#xa0;: Queens Up paie {odds} selon {table}, quoi qu’ait le croupier.</translation>
    </message>
    <message>
        <source>Aces Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Aces Up est payé dès {lowest}, et la place {seat} a seulement {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Aces Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>La place {seat} a {read}&#xa0;: Aces Up paie {odds} selon {table}, quoi qu’ait le croupier.</translation>
    </message>
    <message>
        <source>Trips is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Trips est payé dès {lowest}, et la place {seat} a seulement {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Trips pays {odds} by {table}, whatever the dealer has.</source>
        <translation>La place {seat} a {read}&#xa0;: Trips paie {odds} selon {table}, quoi qu’ait le croupier.</translation>
    </message>
    <message>
        <source>The bonus is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Le bonus est payé dès {lowest}, et la place {seat} a seulement {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the bonus pays {odds} by {table}, win or lose.</source>
        <translation>La place {seat} a {read}&#xa0;: le bonus paie {odds} selon {table}, main gagnée ou perdue.</translation>
    </message>
    <message>
        <source>Seat {seat} and the dealer both hold two aces: the bonus pays {odds} by {table}.</source>
        <translation>La place {seat} et le croupier ont chacun deux as&#xa0;: le bonus paie {odds} selon {table}.</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat}, {two cards}, are in no row of {table}.</source>
        <translation>Les deux premières cartes de la place {seat}, {two cards}, ne sont à aucune ligne dans {table}.</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat} are {two cards}: the bonus pays {odds} by {table}, whatever comes later.</source>
        <translation>Les deux premières cartes de la place {seat}&#xa0;: {two cards}. Le bonus paie {odds} selon {table}, quoi qu’il vienne ensuite.</translation>
    </message>
    <message>
        <source>{hands}, so no hand from {lowest} up is beaten.</source>
        <translation>{hands}, donc aucune main battue n’atteint {lowest}.</translation>
    </message>
    <message>
        <source>{hands}: the Bad Beat Bonus pays {odds} by {table} for {row} that is beaten.</source>
        <translation>{hands}&#xa0;: le Bad Beat Bonus paie {odds} selon {table} pour {row}, main battue.</translation>
    </message>
    <message>
        <source>{hands}: the dealer&apos;s {row name} is beaten, and the Bad Beat Bonus pays {odds} by {table} for it.</source>
        <translation>{hands}&#xa0;: la main du croupier ({row name}) est battue, et le Bad Beat Bonus paie {odds} selon {table}.</translation>
    </message>
    <message>
        <source>With the extra cards the best five of seat {seat} are {read}, and the Six Card Bonus is paid from {lowest} up.</source>
        <translation>Avec les cartes en plus, les cinq meilleures de la place {seat} donnent {read}, et le Six Card Bonus est payé dès {lowest}.</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in diamonds: {table} has a row of its own for them.</source>
        <translation>Les six cartes de la place {seat} vont de l’as au 9 à carreau&#xa0;: {table} leur réserve une ligne.</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in one suit: {table} has a row of its own for them.</source>
        <translation>Les six cartes de la place {seat} vont de l’as au 9 dans une même enseigne&#xa0;: {table} leur réserve une ligne.</translation>
    </message>
    <message>
        <source>The best five of the six cards of seat {seat} are {read}: the Six Card Bonus pays {odds} by {table}, whatever the dealer has.</source>
        <translation>Les cinq meilleures des six cartes de la place {seat} donnent {read}&#xa0;: le Six Card Bonus paie {odds} selon {table}, quoi qu’ait le croupier.</translation>
    </message>
    <message>
        <source>A seat before has won the whole meter, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>Une place précédente a gagné tout le compteur&#xa0;; la place {seat} est donc payée sur le compteur reparti&#xa0;: {odds} pour {row}.</translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive with {read}: the floor validates every such win before it is paid.</source>
        <translation>La place {seat} gagne le progressif avec {read}&#xa0;: le chef de table valide chaque gain de ce type avant le paiement.</translation>
    </message>
    <message>
        <source>What seat {seat} won comes from the meter and not from the tray: its hand stays until the papers are done.</source>
        <translation>Le gain de la place {seat} vient du compteur et non du râtelier&#xa0;: sa main reste jusqu’à ce que les documents soient faits.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the progressive pays {odds} by {table}, win or lose.</source>
        <translation>La place {seat} a {read}&#xa0;: le progressif paie {odds} selon {table}, main gagnée ou perdue.</translation>
    </message>
    <message>
        <source>Seat {from} holds {holds}, and seat {seat} has made the progressive wager: the envy bonus rewards everybody else who did.</source>
        <translation>La place {from} a {holds}, et la place {seat} a fait la mise progressive&#xa0;: l’Envy Bonus récompense tous les autres qui l’ont faite.</translation>
    </message>
    <message>
        <source>The five cards of seat {seat} make {read}: the Five Card Hand Bonus pays {odds}, win or lose.</source>
        <translation>Les cinq cartes de la place {seat} donnent {read}&#xa0;: le Five Card Hand Bonus paie {odds}, main gagnée ou perdue.</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: {odds} is worked out once and divided among the {sharers} seats that wagered on it.</source>
        <translation>Les cinq cartes du croupier donnent {read}&#xa0;: le montant ({odds}) est calculé une fois et partagé entre les {sharers} places qui ont misé dessus.</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: seat {seat} has wagered on that hand and wins {odds}.</source>
        <translation>Les cinq cartes du croupier donnent {read}&#xa0;: la place {seat} a misé sur cette main et gagne {odds}.</translation>
    </message>
    <message>
        <source>The whole meter was won a moment ago, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>Tout le compteur vient d’être gagné&#xa0;; la place {seat} est donc payée sur le compteur reparti&#xa0;: {odds} pour {row}.</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus of 500 for 1, or from the meter, is verified by the floor before anything is credited.</source>
        <translation>Un Five Card Hand Bonus de 500 pour 1, ou sur le compteur, est contrôlé par le chef de table avant tout crédit.</translation>
    </message>
    <message>
        <source>A win from the meter is not credited to the account: the hand of seat {seat} stays until the papers are done.</source>
        <translation>Un gain sur le compteur n’est pas crédité au compte&#xa0;: la main de la place {seat} reste jusqu’à ce que les documents soient faits.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has won from the meter: its cards stay until the papers are done.</source>
        <translation>La main du croupier a gagné sur le compteur&#xa0;: ses cartes restent jusqu’à ce que les documents soient faits.</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and seat {seat} holds it among its five: {odds} on top of everything else.</source>
        <translation>Magic Card tirée par le système&#xa0;: {magic}. La place {seat} l’a parmi ses cinq cartes&#xa0;: {odds} en plus de tout le reste.</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and it is among the dealer&apos;s five: {odds} on the wager on that hand.</source>
        <translation>Magic Card tirée par le système&#xa0;: {magic}. Elle est parmi les cinq cartes du croupier&#xa0;: {odds} sur la mise sur cette main.</translation>
    </message>
    <message>
        <source>The system drew the position of seat {seat} for the Lucky Bonus: {odds} on top of everything else.</source>
        <translation>Le système a tiré la position de la place {seat} pour le Lucky Bonus&#xa0;: {odds} en plus de tout le reste.</translation>
    </message>
    <message>
        <source>The system drew the dealer&apos;s position for the Lucky Bonus: {odds} on the wager on the dealer&apos;s hand.</source>
        <translation>Le système a tiré la position du croupier pour le Lucky Bonus&#xa0;: {odds} sur la mise sur la main du croupier.</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}, and Cover All is paid from {lowest} up.</source>
        <translation>La plus haute main de la table appartient {holder}&#xa0;: {highest}. Or Cover All est payé dès {lowest}.</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}: Cover All pays {odds} for it where the number of players is {players}.</source>
        <translation>La plus haute main de la table appartient {holder}&#xa0;: {highest}. Cover All paie {odds} pour elle quand le nombre de joueurs est {players}.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds or plays the Ante, and from a pair of aces up as much as three times the Ante.</source>
        <translation>Les décisions vont dans le sens horaire à partir de la gauche du croupier&#xa0;: la place {seat} se couche ou joue l’Ante et, dès une paire d’as, jusqu’à trois fois l’Ante.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds, or plays one to three times the Ante with any hand.</source>
        <translation>Les décisions vont dans le sens horaire à partir de la gauche du croupier&#xa0;: la place {seat} se couche, ou joue une à trois fois l’Ante avec n’importe quelle main.</translation>
    </message>
    <message>
        <source>Before the flop each player in turn, clockwise, folds or makes a Flop Wager of twice the Ante: now seat {seat}.</source>
        <translation>Avant le flop, chaque joueur à son tour, dans le sens horaire, se couche ou fait une mise Flop de deux fois l’Ante&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the turn or check: now seat {seat}.</source>
        <translation>Qui est encore en jeu peut miser l’Ante une fois de plus avant le turn ou faire parole&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the river or check: now seat {seat}.</source>
        <translation>Qui est encore en jeu peut miser l’Ante une fois de plus avant la river ou faire parole&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>Before the flop a player checks or plays three or four times the Ante: now seat {seat}.</source>
        <translation>Avant le flop, un joueur fait parole ou joue trois ou quatre fois l’Ante&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>After the flop, who has not played yet checks or plays twice the Ante: now seat {seat}.</source>
        <translation>Après le flop, qui n’a pas encore joué fait parole ou joue deux fois l’Ante&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>With the whole board out, who has not played yet plays the Ante once or folds: now seat {seat}.</source>
        <translation>Tout le tableau est sorti&#xa0;; qui n’a pas encore joué joue une fois l’Ante ou se couche&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>With one card of the dealer in sight each player, clockwise, folds or bets twice the Ante: now seat {seat}.</source>
        <translation>Une carte du croupier étant visible, chaque joueur, dans le sens horaire, se couche ou mise deux fois l’Ante&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} has left the table: its {wager} is treated as lost.</source>
        <translation>La place {seat} a quitté la table&#xa0;: sa mise {wager} est considérée comme perdue.</translation>
    </message>
    <message>
        <source>No wager of seat {seat} stands any more after the fold: its cards go to the rack unseen.</source>
        <translation>Aucune mise de la place {seat} ne tient plus, la main étant couchée&#xa0;: ses cartes vont au bac sans être vues.</translation>
    </message>
    <message>
        <source>After the fold nothing at the table looks at the cards of seat {seat} any more: they go to the rack at once.</source>
        <translation>La main étant couchée, plus rien à la table ne dépend des cartes de la place {seat}&#xa0;: elles vont aussitôt au bac.</translation>
    </message>
    <message>
        <source>A fold ends the hand: the cards of seat {seat} go to the rack together with the wagers.</source>
        <translation>Se coucher met fin à la main&#xa0;: les cartes de la place {seat} vont au bac avec les mises.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses the Bad Beat Bonus too.</source>
        <translation>La place {seat} s’est couchée, et dans cette maison se coucher fait perdre aussi le Bad Beat Bonus.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Cover All too.</source>
        <translation>La place {seat} s’est couchée, et dans cette maison, se coucher fait perdre aussi Cover All.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Trips too.</source>
        <translation>La place {seat} s’est couchée, et dans cette maison se coucher fait perdre aussi Trips.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, but a wager that still stands looks at its cards: they are turned in their turn.</source>
        <translation>La place {seat} s’est couchée, mais une mise encore en jeu dépend de ses cartes&#xa0;: elles sont retournées à leur tour.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded and its cards stayed for the envy bonus alone: they are turned after the last seat.</source>
        <translation>La place {seat} s’est couchée et ses cartes ne sont restées que pour l’Envy Bonus&#xa0;: elles sont retournées après la dernière place.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded: its {wager} is lost, and is collected before the dealer shows a card.</source>
        <translation>La place {seat} s’est couchée&#xa0;: sa mise {wager} est perdue, et ramassée avant que le croupier montre une carte.</translation>
    </message>
    <message>
        <source>Seat {seat} folds: its {wager} is lost, and is collected at once.</source>
        <translation>La place {seat} se couche&#xa0;: sa mise {wager} est perdue, et ramassée aussitôt.</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s hand is shown before the first player&apos;s.</source>
        <translation>Tous ont décidé et les mises perdues sont ramassées&#xa0;: la main du croupier est montrée avant celle du premier joueur.</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s six cards are shown before the first player&apos;s.</source>
        <translation>Tous ont décidé et les mises perdues sont ramassées&#xa0;: les six cartes du croupier sont montrées avant celles du premier joueur.</translation>
    </message>
    <message>
        <source>The last wager is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>La dernière mise est faite et le tableau est complet&#xa0;: les deux cartes du croupier sont montrées avant celles du premier joueur.</translation>
    </message>
    <message>
        <source>The last decision is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>La dernière décision est prise et le tableau est complet&#xa0;: les deux cartes du croupier sont montrées avant celles du premier joueur.</translation>
    </message>
    <message>
        <source>Everybody has bet or folded: now the four hole cards are turned.</source>
        <translation>Tous ont misé ou se sont couchés&#xa0;: on retourne maintenant les quatre cartes cachées.</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are {dealer}, king-high or better: the dealer qualifies.</source>
        <translation>Les quatre meilleures des cinq cartes du croupier donnent {dealer}, hauteur roi ou mieux&#xa0;: le croupier se qualifie.</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are only {dealer}, below king-high: the dealer does not qualify.</source>
        <translation>Les quatre meilleures des cinq cartes du croupier donnent seulement {dealer}, sous la hauteur roi&#xa0;: le croupier ne se qualifie pas.</translation>
    </message>
    <message>
        <source>The best four of all six cards are {dealer}; the dealer needs nothing to qualify.</source>
        <translation>Les quatre meilleures des six cartes donnent {dealer}&#xa0;; le croupier n’a pas besoin de se qualifier.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}.</source>
        <translation>Les cinq meilleures parmi les deux cartes du croupier et le tableau donnent {dealer}.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}, a pair or better: the Antes are in play.</source>
        <translation>Les cinq meilleures parmi les deux cartes du croupier et le tableau donnent {dealer}, une paire ou mieux&#xa0;: les Antes sont en jeu.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are only {dealer}, less than a pair: the Antes still in play go back.</source>
        <translation>Les cinq meilleures parmi les deux cartes du croupier et le tableau donnent seulement {dealer}, moins qu’une paire&#xa0;: les Antes encore en jeu sont rendues.</translation>
    </message>
    <message>
        <source>The dealer has {dealer}, and ace-king or better qualifies: the hands are compared.</source>
        <translation>Le croupier a {dealer}, et as-roi ou mieux se qualifie&#xa0;: les mains sont comparées.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}: less than ace-king is no hand.</source>
        <translation>Le croupier a seulement {top two}&#xa0;: moins qu’as-roi, il n’a pas de jeu.</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: the players hear it before the first Ante is paid.</source>
        <translation>Le croupier a moins qu’as-roi&#xa0;: les joueurs l’entendent avant le paiement de la première Ante.</translation>
    </message>
    <message>
        <source>The dealer has no hand, so only hands with a bonus or progressive wager are turned: that of seat {seat} is one.</source>
        <translation>Le croupier n’a pas de jeu&#xa0;; on ne retourne donc que les mains avec une mise bonus ou progressive&#xa0;: celle de la place {seat} en est une.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right, counterclockwise, one hand after the other is turned, and losers are taken at once: now seat {seat}.</source>
        <translation>À partir de la droite du croupier, dans le sens antihoraire, on retourne une main après l’autre, et les perdantes sont prises aussitôt&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>Hands are settled one after the other from the dealer&apos;s right, counterclockwise: now seat {seat}.</source>
        <translation>Les mains se règlent l’une après l’autre à partir de la droite du croupier, dans le sens antihoraire&#xa0;: maintenant la place {seat}.</translation>
    </message>
    <message>
        <source>The best four of the five cards of seat {seat} are {hand}; the fifth does not count.</source>
        <translation>Les quatre meilleures des cinq cartes de la place {seat} donnent {hand}&#xa0;; la cinquième ne compte pas.</translation>
    </message>
    <message>
        <source>For seat {seat} the best five of two cards and the board are {hand}.</source>
        <translation>Pour la place {seat}, les cinq meilleures parmi ses deux cartes et le tableau donnent {hand}.</translation>
    </message>
    <message>
        <source>All five cards of seat {seat} play: {hand}.</source>
        <translation>Les cinq cartes de la place {seat} jouent&#xa0;: {hand}.</translation>
    </message>
    <message>
        <source>The first Six Card Bonus is to be settled and everything that comes before it is done: what lies on that spot is shown once for all.</source>
        <translation>Le premier Six Card Bonus est à régler et tout ce qui vient avant est fait&#xa0;: ce qui est sur cette case est montré une fois pour toutes.</translation>
    </message>
    <message>
        <source>The wagers that the cards of seat {seat} decide are settled: they go to the rack so that the hand can be found again.</source>
        <translation>Les mises qui dépendent des cartes de la place {seat} sont réglées&#xa0;: elles vont au bac de façon qu’on puisse retrouver la main.</translation>
    </message>
    <message>
        <source>Every wager of seat {seat} is settled: its cards go to the rack so that the hand can be found again.</source>
        <translation>Toutes les mises de la place {seat} sont réglées&#xa0;: ses cartes vont au bac de façon qu’on puisse retrouver la main.</translation>
    </message>
    <message>
        <source>Seat {seat} has lost and its side wagers are settled: the cards of a losing hand go at once.</source>
        <translation>La place {seat} a perdu et ses mises annexes sont réglées&#xa0;: les cartes d’une main perdante sont ramassées aussitôt.</translation>
    </message>
    <message>
        <source>Seat {seat} has its wagers back: a tied hand goes after the losers.</source>
        <translation>La place {seat} a récupéré ses mises&#xa0;: une main à égalité est ramassée après les perdantes.</translation>
    </message>
    <message>
        <source>Every winner is paid: only now the winning hands go, that of seat {seat} among them.</source>
        <translation>Tous les gagnants sont payés&#xa0;: c’est seulement maintenant qu’on ramasse les mains gagnantes, dont celle de la place {seat}.</translation>
    </message>
    <message>
        <source>The last Ante is paid: now the hand of seat {seat} may go.</source>
        <translation>La dernière Ante est payée&#xa0;: la main de la place {seat} peut maintenant être ramassée.</translation>
    </message>
    <message>
        <source>Every wager is settled and every hand is in: the table is cleared for the next round.</source>
        <translation>Toutes les mises sont réglées et toutes les mains ramassées&#xa0;: on débarrasse la table pour la donne suivante.</translation>
    </message>
    <message>
        <source>The system learns which hand has won by its key, and then the supervisor confirms it.</source>
        <translation>Le système apprend par sa touche quelle main a gagné, puis le superviseur le confirme.</translation>
    </message>
    <message>
        <source>Everything is settled and reconciled: GAME OVER opens the system for the next round.</source>
        <translation>Tout est réglé et concorde&#xa0;: GAME OVER ouvre le système pour la donne suivante.</translation>
    </message>
    <message>
        <source>Before community cards are shown one card goes away unseen.</source>
        <translation>Avant de montrer des cartes communes, on écarte une carte sans la voir.</translation>
    </message>
    <message>
        <source>Everybody has decided: the flop is three cards, face up.</source>
        <translation>Tous ont décidé&#xa0;: le flop compte trois cartes, face visible.</translation>
    </message>
    <message>
        <source>The fourth community card follows when nobody has anything left to decide before it.</source>
        <translation>La quatrième carte commune suit quand personne n’a plus rien à décider avant elle.</translation>
    </message>
    <message>
        <source>The fifth community card completes the board.</source>
        <translation>La cinquième carte commune complète le tableau.</translation>
    </message>
    <message>
        <source>Cards are dealt only when the players know that bets are closed.</source>
        <translation>On ne distribue que lorsque les joueurs savent que les mises sont closes.</translation>
    </message>
    <message>
        <source>With bets closed no electronic wager may slip in: the system is locked.</source>
        <translation>Les mises closes, aucune mise électronique ne doit se glisser&#xa0;: le système est bloqué.</translation>
    </message>
    <message>
        <source>The key lights the sensors while the chips still lie on them.</source>
        <translation>La touche allume les capteurs tant que les jetons sont encore dessus.</translation>
    </message>
    <message>
        <source>The progressive wagers are taken before the first card, whatever becomes of them.</source>
        <translation>Les mises progressives sont prises avant la première carte, quoi qu’il en advienne.</translation>
    </message>
    <message>
        <source>The number of chips taken, {count}, has to be the one that the system accepted.</source>
        <translation>Le nombre de jetons pris, {count}, doit être celui que le système a accepté.</translation>
    </message>
    <message>
        <source>Somebody has a Six Card Bonus: what it is decided by has a place of its own in front of the dealer, face down.</source>
        <translation>Quelqu’un a un Six Card Bonus&#xa0;: ce qui en décide a sa place devant le croupier, face cachée.</translation>
    </message>
    <message>
        <source>Of the last stack only what is needed is used: the rest goes to the rack unseen.</source>
        <translation>De la dernière pile on n’utilise que le nécessaire&#xa0;: le reste va au bac sans être vu.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card lies face up by the rules: it is no exposed card.</source>
        <translation>La dernière carte du croupier est face visible selon les règles&#xa0;: ce n’est pas une carte exposée.</translation>
    </message>
    <message>
        <source>One card at a time, clockwise from the dealer&apos;s left, the dealer&apos;s own last in each pass: now {to}.</source>
        <translation>Une carte à la fois, dans le sens horaire à partir de la gauche du croupier, la sienne en dernier à chaque tour&#xa0;: maintenant {to}.</translation>
    </message>
    <message>
        <source>The shoe gives whole stacks, clockwise from the dealer&apos;s left, the dealer&apos;s own last: now {to}.</source>
        <translation>Le sabot donne des piles entières, dans le sens horaire à partir de la gauche du croupier, la sienne en dernier&#xa0;: maintenant {to}.</translation>
    </message>
    <message>
        <source>This shoe gives each hand as a whole, in an order of its own that the rules allow: now {to}.</source>
        <translation>Ce sabot donne chaque main en bloc, dans un ordre à lui que les règles permettent&#xa0;: maintenant {to}.</translation>
    </message>
    <message>
        <source>Where no device counts the deck, the dealer counts what is left at least every {every} rounds: {count} cards.</source>
        <translation>Si aucun appareil ne compte le paquet, le croupier compte ce qui reste au moins toutes les {every} donnes&#xa0;: {count} cartes.</translation>
    </message>
    <message>
        <source>What is left of the deck is not needed any more, and nobody may see it.</source>
        <translation>Ce qui reste du paquet ne sert plus, et personne ne doit le voir.</translation>
    </message>
    <message>
        <source>New cards are looked through before anybody plays with them: front and back, for anything that marks them.</source>
        <translation>Les cartes neuves sont examinées avant qu’on joue avec&#xa0;: recto et verso, pour toute marque.</translation>
    </message>
    <message>
        <source>A second pair of eyes: the floor confirms what the dealer has inspected.</source>
        <translation>Une seconde paire d’yeux&#xa0;: le chef de table confirme ce que le croupier a inspecté.</translation>
    </message>
    <message>
        <source>The first player to arrive may see that the deck is complete.</source>
        <translation>Le premier joueur arrivé peut voir que le paquet est complet.</translation>
    </message>
    <message>
        <source>Face down and mixed by hand, no card can be followed.</source>
        <translation>Face cachée et brassées à la main, les cartes ne peuvent plus être suivies.</translation>
    </message>
    <message>
        <source>The washed cards become one stack again for the shuffle.</source>
        <translation>Les cartes brassées redeviennent une pile pour le mélange.</translation>
    </message>
    <message>
        <source>Before play and after each round the cards are shuffled so that nothing of the old order is left.</source>
        <translation>Avant le jeu et après chaque donne, on mélange les cartes pour que rien ne reste de l’ancien ordre.</translation>
    </message>
    <message>
        <source>The cover card goes at least {count} cards deep, so that nobody knows the first card or the last.</source>
        <translation>La carte de coupe va à au moins {count} cartes du dessus, pour que personne ne connaisse la première carte ni la dernière.</translation>
    </message>
    <message>
        <source>The cut stack goes into the shoe, from which alone it is dealt.</source>
        <translation>La pile coupée va dans le sabot, d’où seul on distribue.</translation>
    </message>
    <message>
        <source>Two decks of different backs change places every round: one is played, the other is shuffled.</source>
        <translation>Deux paquets à dos différents s’échangent à chaque donne&#xa0;: l’un se joue, l’autre est mélangé.</translation>
    </message>
    <message>
        <source>Decks are replaced in time, before wear or marks tell one card from another.</source>
        <translation>Les paquets sont remplacés à temps, avant que l’usure ou des marques distinguent une carte d’une autre.</translation>
    </message>
    <message>
        <source>While nobody plays, the cards lie spread face down.</source>
        <translation>Tant que personne ne joue, les cartes sont étalées face cachée.</translation>
    </message>
    <message>
        <source>At a table with a shuffler the cards of an idle table are stacked and not washed.</source>
        <translation>À une table avec mélangeuse, les cartes d’une table inactive sont empilées et non brassées.</translation>
    </message>
    <message>
        <source>The stack of the idle table goes into the shuffler, and is shuffled there.</source>
        <translation>La pile de la table inactive va dans la mélangeuse, où elle est mélangée.</translation>
    </message>
    <message>
        <source>Play begins with the deck that the shuffler has held ready.</source>
        <translation>Le jeu commence avec le paquet que la mélangeuse tenait prêt.</translation>
    </message>
    <message>
        <source>The round is void: every wager goes back, also the {wager} that was taken before the deal.</source>
        <translation>La donne est nulle&#xa0;: toutes les mises sont rendues, y compris la mise {wager} prise avant la distribution.</translation>
    </message>
    <message>
        <source>The round is void and decides nothing: the {wager} goes back to seat {seat}.</source>
        <translation>La donne est nulle et ne décide rien&#xa0;: la mise {wager} est rendue à la place {seat}.</translation>
    </message>
    <message>
        <source>The card that was seen is out of this round: it goes to the rack.</source>
        <translation>La carte qui a été vue est hors de cette donne&#xa0;: elle va au bac.</translation>
    </message>
    <message>
        <source>The order of these cards is not to be trusted any more: they are shuffled.</source>
        <translation>On ne peut plus se fier à l’ordre de ces cartes&#xa0;: elles sont mélangées.</translation>
    </message>
    <message>
        <source>Nobody plays on with a deck that is not complete: it leaves the table.</source>
        <translation>Personne ne joue avec un paquet incomplet&#xa0;: il quitte la table.</translation>
    </message>
    <message>
        <source>The cut did not count: the cards are cut again, deep enough.</source>
        <translation>La coupe n’a pas compté&#xa0;: on recoupe les cartes, assez profond.</translation>
    </message>
    <message>
        <source>Nobody may take a device for usable that is not: it is covered first.</source>
        <translation>Personne ne doit prendre pour utilisable un appareil qui ne l’est pas&#xa0;: on le couvre d’abord.</translation>
    </message>
    <message>
        <source>The two numbers differ: only the floor can clear that up.</source>
        <translation>Les deux nombres diffèrent&#xa0;: seul le chef de table peut tirer cela au clair.</translation>
    </message>
    <message>
        <source>The round is void, but the first two cards decide the bonus: those of seat {seat} are turned.</source>
        <translation>La donne est nulle, mais les deux premières cartes décident du bonus&#xa0;: celles de la place {seat} sont retournées.</translation>
    </message>
</context>
<context>
    <name>WrongValue</name>
    <message>
        <source>%1 is %2 too much.</source>
        <translation>%1, c’est %2 de trop.</translation>
    </message>
    <message>
        <source>%1 is %2 too little.</source>
        <translation>%1, c’est %2 de trop peu.</translation>
    </message>
    <message>
        <source>You added the stake: at %1 it stays the player&apos;s anyway, and only the win is paid.</source>
        <translation>Vous avez ajouté la mise&#xa0;: à %1, elle reste de toute façon au joueur, et seul le gain est payé.</translation>
    </message>
    <message>
        <source>You kept the stake back: it was taken before the deal, and %1 is paid in full.</source>
        <translation>Vous avez retenu la mise&#xa0;: elle a été prise avant la distribution, et %1 est payé en entier.</translation>
    </message>
    <message>
        <source>%1 is what %2 pays; this wager is paid for %3.</source>
        <translation>%1, c’est ce que paie %2&#xa0;; cette mise est payée pour %3.</translation>
    </message>
    <message>
        <source>%1 is the stake; it pays %2.</source>
        <translation>%1, c’est la mise&#xa0;; elle paie %2.</translation>
    </message>
    <message>
        <source>%1 is more than the limit leaves for this hand.</source>
        <translation>%1, c’est plus que ce que le plafond laisse pour cette main.</translation>
    </message>
    <message>
        <source>%1 is exact, but this house rounds down.</source>
        <translation>%1 est exact, mais cette maison arrondit vers le bas.</translation>
    </message>
    <message>
        <source>The whole stake is taken: %1.</source>
        <translation>Toute la mise est prise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The stake goes back as it was: %1.</source>
        <translation>La mise est rendue telle quelle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The right number is %1.</source>
        <translation>Le bon nombre est %1.</translation>
    </message>
    <message>
        <source>No amount was named.</source>
        <translation>Aucun montant n’a été indiqué.</translation>
    </message>
    <message>
        <source>A hand is set from %1 different cards here.</source>
        <translation>Ici, une main se forme avec %1 cartes différentes.</translation>
    </message>
    <message>
        <source>These cards make %1, but a higher one can be made.</source>
        <translation>Ces cartes donnent %1, mais on peut former plus haut.</translation>
    </message>
    <message>
        <source>These cards make %1; the best hand is %2.</source>
        <translation>Ces cartes donnent %1&#xa0;; la meilleure main est %2.</translation>
    </message>
    <message>
        <source>The cards are right, but the hand was not named: %1.</source>
        <translation>Les cartes sont justes, mais la main n’a pas été nommée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The cards are right, but they are no %1: they make %2.</source>
        <translation>Les cartes sont justes, mais ce n’est pas «&#xa0;%1&#xa0;»&#xa0;: elles donnent %2.</translation>
    </message>
    <message>
        <source>Right to stop, but for another reason</source>
        <translation>Arrêt justifié, mais pour un autre motif</translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation>Mauvais arbitrage</translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <translation>Mauvaise main</translation>
    </message>
    <message>
        <source>Wrong name</source>
        <translation>Mauvais nom</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Mauvais nombre</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>Mauvais montant</translation>
    </message>
    <message>
        <source>The wrong side up</source>
        <translation>Le mauvais côté</translation>
    </message>
    <message>
        <source>Wrong outcome</source>
        <translation>Mauvaise issue</translation>
    </message>
</context>
<context>
    <name>cutcard::ExamController</name>
    <message>
        <source>An exam is running already. End it first.</source>
        <translation>Un examen est déjà en cours. Terminez-le d’abord.</translation>
    </message>
    <message>
        <source>This round cannot be shown. Call your supervisor: %1</source>
        <translation>Cette donne ne peut pas être affichée. Appelez votre superviseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Choisissez d’abord une réponse.</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can go on with it or end it here.</source>
        <translation>L’examen n’est pas fini. Un superviseur peut le reprendre ou le terminer ici.</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can interrupt or end it: Ctrl+Alt+S, or the button above.</source>
        <translation>L’examen n’est pas fini. Un superviseur peut l’interrompre ou le terminer&#xa0;: Ctrl+Alt+S, ou le bouton en haut.</translation>
    </message>
    <message>
        <source>Item %1 of %2</source>
        <translation>Élément %1 sur %2</translation>
    </message>
    <message>
        <source>left in this section</source>
        <translation>restant dans la section</translation>
    </message>
    <message>
        <source>left in the exam</source>
        <translation>restant dans l’examen</translation>
    </message>
</context>
<context>
    <name>cutcard::HistoryList</name>
    <message>
        <source>%1, %2, %3, actions: %4, errors: %5</source>
        <translation>%1, %2, %3, gestes&#xa0;: %4, erreurs&#xa0;: %5</translation>
    </message>
</context>
<context>
    <name>cutcard::KeyTable</name>
    <message>
        <source>The keys for &quot;%1&quot; cannot be changed.</source>
        <translation>Les touches de «&#xa0;%1&#xa0;» ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>This is not a key that can be used. Press another one.</source>
        <translation>Cette touche ne peut pas servir. Appuyez sur une autre.</translation>
    </message>
    <message>
        <source>%1 is needed for seats, amounts and moving about. Press another key.</source>
        <translation>%1 sert aux places, aux montants et aux déplacements. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>%1 is the key for &quot;%2&quot; already. Give that one another key first.</source>
        <translation>%1 est déjà la touche de «&#xa0;%2&#xa0;». Donnez-lui d’abord une autre touche.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Cette action n’existe pas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key for &quot;%2&quot;; %3 is used instead.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une touche pour «&#xa0;%2&#xa0;»&#xa0;; %3 est utilisée à la place.</translation>
    </message>
    <message>
        <source>Two actions have the same key; all keys are at their defaults again.</source>
        <translation>Deux actions ont la même touche&#xa0;; toutes les touches ont repris leur réglage par défaut.</translation>
    </message>
</context>
<context>
    <name>cutcard::MasteryBoard</name>
    <message>
        <source>Look at it once more, slowly: %1 (%2)</source>
        <translation>À revoir lentement&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Due for review: %1 (%2)</source>
        <translation>À réviser&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>%3 % right: %1 (%2)</source>
        <translation>%3&#xa0;% justes&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>New for you: %1 (%2)</source>
        <translation>Nouveau pour vous&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Your most frequent error: %1, mostly here: %2 (%3)</source>
        <translation>Votre erreur la plus fréquente&#xa0;: %1, surtout ici&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>%1 mains par heure</translation>
    </message>
    <message>
        <source>%1: not part of this game</source>
        <translation>%1&#xa0;: ne fait pas partie de ce jeu</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 skills practised</source>
        <translation>%1&#xa0;: %2, %3 compétences pratiquées sur %4</translation>
    </message>
</context>
<context>
    <name>cutcard::QuestionDesk</name>
    <message>
        <source>This is how it goes</source>
        <translation>Voici comment faire</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Pas juste</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message numerus="yes">
        <source>Right, but slower than %n second(s)</source>
        <translation>
            <numerusform>Juste, mais en plus de %n seconde</numerusform>
            <numerusform>Juste, mais en plus de %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ruling %2</source>
        <translation>%1, interprétation %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::ReviewSession</name>
    <message>
        <source>This one slips away again and again: look at the answer first.</source>
        <translation>Celle-ci vous échappe sans cesse&#xa0;: regardez d’abord la réponse.</translation>
    </message>
    <message>
        <source>Take twice the time for this one.</source>
        <translation>Prenez deux fois plus de temps pour celle-ci.</translation>
    </message>
    <message>
        <source>Take your time, and ask a supervisor to show you this at the table.</source>
        <translation>Prenez votre temps, et demandez à un superviseur de vous le montrer à la table.</translation>
    </message>
</context>
<context>
    <name>cutcard::RoundController</name>
    <message>
        <source>Say who you are first: what you do is kept.</source>
        <translation>Dites d’abord qui vous êtes&#xa0;: ce que vous faites est conservé.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The last step was taken back.</source>
        <translation>La dernière étape a été annulée.</translation>
    </message>
    <message>
        <source>Choose a seat first: touch it, or press its number.</source>
        <translation>Choisissez d’abord une place&#xa0;: touchez-la, ou tapez son numéro.</translation>
    </message>
    <message>
        <source>Choose a spot first: touch it, or press the seat&apos;s number and the arrows.</source>
        <translation>Choisissez d’abord une case&#xa0;: touchez-la, ou tapez le numéro de la place puis les flèches.</translation>
    </message>
    <message>
        <source>To the whole table? Call once more. For a wager, choose its spot first.</source>
        <translation>Pour toute la table&#xa0;? Appelez encore une fois. Pour une mise, choisissez d’abord sa case.</translation>
    </message>
    <message>
        <source>These cards lie face down: nobody can read them yet.</source>
        <translation>Ces cartes sont face cachée&#xa0;: personne ne peut encore les lire.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>Après la donne</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Vous distribuez</translation>
    </message>
    <message>
        <source>The floor comments after the round.</source>
        <translation>Le chef de table commente après la donne.</translation>
    </message>
    <message>
        <source>Something may go wrong in this round: watch the table.</source>
        <translation>Un incident peut survenir dans cette donne&#xa0;: surveillez la table.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>Ouverture des mises</translation>
    </message>
    <message>
        <source>A card is dealt</source>
        <translation>Une carte est distribuée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>COIN IN</source>
        <translation>COIN IN</translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation>La main gagnante</translation>
    </message>
    <message>
        <source>GAME OVER</source>
        <translation>GAME OVER</translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation>pour la place %1</translation>
    </message>
    <message>
        <source>Set the hand</source>
        <translation>Former la main</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Vos propres cartes</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Seat %1 · %2</source>
        <translation>Place %1 · %2</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Payer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: pull out the %2 cards that play, and name the hand</source>
        <translation>%1&#xa0;: sortez les %2 cartes qui jouent et nommez la main</translation>
    </message>
    <message>
        <source>Stop: what is wrong?</source>
        <translation>Stop&#xa0;: qu’est-ce qui cloche&#xa0;?</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>Comment tranchez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The keypad of the progressive system</source>
        <translation>Le clavier du système progressif</translation>
    </message>
    <message>
        <source>Envy bonus to %1: for whose hand, and how much?</source>
        <translation>Envy Bonus, %1&#xa0;: pour quelle main, et combien&#xa0;?</translation>
    </message>
    <message>
        <source>How many cards are in the stub?  %1</source>
        <translation>Combien de cartes dans le talon&#xa0;?  %1</translation>
    </message>
    <message>
        <source>How deep does the cover card go at least?  %1</source>
        <translation>À combien de cartes du dessus va la carte de coupe au moins&#xa0;?  %1</translation>
    </message>
    <message>
        <source>How many progressive wagers does the system have to show?  %1</source>
        <translation>Combien de mises progressives le système doit-il montrer&#xa0;?  %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La donne est terminée</translation>
    </message>
    <message>
        <source>Flawless: %1 of %2</source>
        <translation>Sans faute&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try</source>
        <translation>%1 sur %2 justes du premier coup</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cutcard::RoundStory</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Deal %L1 · %2</source>
        <translation>Donne %L1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::School</name>
    <message>
        <source>Checking the records: %1 %</source>
        <translation>Vérification du registre&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Comparing what was written: %1 %</source>
        <translation>Comparaison de ce qui a été écrit&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Bringing the records up to date: %1 %</source>
        <translation>Mise à jour du registre&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Bringing back what was interrupted: %1 %</source>
        <translation>Récupération de ce qui a été interrompu&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Making today&apos;s backup: %1 %</source>
        <translation>Sauvegarde du jour&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Opening the records</source>
        <translation>Ouverture du registre</translation>
    </message>
</context>
<context>
    <name>cutcard::SchoolLine</name>
    <message>
        <source>The school has everything.</source>
        <translation>L’école a tout reçu.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) wait for the school.</source>
        <translation>
            <numerusform>%n enregistrement attend l’école.</numerusform>
            <numerusform>%n enregistrements attendent l’école.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the school</source>
        <translation>Recherche de l’école</translation>
    </message>
    <message>
        <source>The school does not answer.</source>
        <translation>L’école ne répond pas.</translation>
    </message>
</context>
<context>
    <name>cutcard::Settings</name>
    <message>
        <source>The settings in &quot;%1&quot; cannot be read; the defaults are used.</source>
        <translation>Les réglages de «&#xa0;%1&#xa0;» sont illisibles&#xa0;; ceux par défaut sont utilisés.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used for &quot;%2&quot;; it is %3 now.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas servir pour «&#xa0;%2&#xa0;»&#xa0;; la valeur est maintenant %3.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;; it is ignored.</source>
        <translation>Il n’y a pas de réglage «&#xa0;%1&#xa0;»&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>The school&apos;s server is named by a section of ~/.pg_service.conf, and by nothing else; none is used now.</source>
        <translation>Le serveur de l’école est désigné par une section de ~/.pg_service.conf et par rien d’autre ; aucun n’est utilisé pour l’instant.</translation>
    </message>
    <message>
        <source>Some lines of the settings in &quot;%1&quot; cannot be read; they are ignored.</source>
        <translation>Certaines lignes des réglages de «&#xa0;%1&#xa0;» sont illisibles&#xa0;; elles sont ignorées.</translation>
    </message>
</context>
<context>
    <name>cutcard::StepRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>cutcard::TableModel</name>
    <message>
        <source>Dealer: %1</source>
        <translation>Croupier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dealer: %1, qualifies</source>
        <translation>Croupier&#xa0;: %1, se qualifie</translation>
    </message>
    <message>
        <source>Dealer: %1, does not qualify</source>
        <translation>Croupier&#xa0;: %1, ne se qualifie pas</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Pas de jeu</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
</context>
<context>
    <name>cutcard::TimeLine</name>
    <message>
        <source>%1 (taken back)</source>
        <translation>%1 (annulé)</translation>
    </message>
</context>
<context>
    <name>cutcard::kiosk::IdleNotice</name>
    <message numerus="yes">
        <source>Nobody here? The console closes in %n second(s). Touch anything to stay.</source>
        <translation>
            <numerusform>Personne&#xa0;? La console se ferme dans %n seconde. Touchez n’importe quoi pour rester.</numerusform>
            <numerusform>Personne&#xa0;? La console se ferme dans %n secondes. Touchez n’importe quoi pour rester.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisDetails</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation>La ligne choisie</translation>
    </message>
    <message>
        <source>About the chosen row</source>
        <translation>À propos de la ligne choisie</translation>
    </message>
    <message>
        <source>Details of the chosen row</source>
        <translation>Détails de la ligne choisie</translation>
    </message>
    <message>
        <source>E&amp;rrors</source>
        <translation>Erreur&amp;s</translation>
    </message>
    <message>
        <source>For who&amp;m</source>
        <translation>Pour &amp;qui</translation>
    </message>
    <message>
        <source>Among &amp;all</source>
        <translation>Parmi &amp;tous</translation>
    </message>
    <message>
        <source>Nobody made an error here.</source>
        <translation>Personne n’a fait d’erreur ici.</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>Erreurs par famille</translation>
    </message>
    <message>
        <source>Errors by family and reason</source>
        <translation>Erreurs par famille et motif</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Ce qui n’allait pas</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Part des points</translation>
    </message>
    <message>
        <source>Shares of the points, the lowest first</source>
        <translation>Parts des points, la plus basse d’abord</translation>
    </message>
    <message>
        <source>Groups first, then trainees; the lowest share of the points first.</source>
        <translation>Les groupes d’abord, puis les stagiaires&#xa0;; la plus basse part des points d’abord.</translation>
    </message>
    <message>
        <source>Facility and discrimination of all rows</source>
        <translation>Facilité et discrimination de toutes les lignes</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Choisissez une ligne</translation>
    </message>
    <message>
        <source>Its errors, and for whom it fails, are shown here.</source>
        <translation>Ses erreurs, et ceux qui y échouent, s’affichent ici.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Groupe&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisModel</name>
    <message>
        <source>%1 (form %2)</source>
        <translation>%1 (sujet %2)</translation>
    </message>
    <message>
        <source>The family of the most frequent errors.</source>
        <translation>La famille des erreurs les plus fréquentes.</translation>
    </message>
    <message>
        <source>The mean share of the points that was earned: 100 % is easy, 0 % is hard.</source>
        <translation>La part des points obtenue en moyenne&#xa0;: 100&#xa0;% est facile, 0&#xa0;% est difficile.</translation>
    </message>
    <message>
        <source>How closely success here goes with success in the rest of the exam, from -1 to 1.</source>
        <translation>À quel point la réussite ici va de pair avec la réussite au reste de l’examen, de -1 à 1.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Facilité</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Discrimination</translation>
    </message>
    <message>
        <source>Main error</source>
        <translation>Erreur principale</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisPage</name>
    <message>
        <source>List and details</source>
        <translation>Liste et détails</translation>
    </message>
    <message>
        <source>Count by skill or by item</source>
        <translation>Compter par compétence ou par élément</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Item of the exam</source>
        <translation>Élément de l’examen</translation>
    </message>
    <message>
        <source>Count &amp;by</source>
        <translation>Compter p&amp;ar</translation>
    </message>
    <message>
        <source>Figures of the skills or items</source>
        <translation>Chiffres des compétences ou des éléments</translation>
    </message>
    <message>
        <source>What should be looked at</source>
        <translation>À examiner</translation>
    </message>
    <message>
        <source>Facility: the mean share of the points that was earned, so 100 % is easy. Discrimination: how closely success here goes with success in the rest of the exam, so 1 is sharp and below 0 something is wrong.</source>
        <translation>Facilité&#xa0;: la part moyenne des points obtenus&#xa0;; 100&#xa0;% est donc facile. Discrimination&#xa0;: à quel point la réussite ici va de pair avec la réussite au reste de l’examen&#xa0;; 1 est donc net et au-dessous de 0 quelque chose cloche.</translation>
    </message>
    <message>
        <source>Item analysis</source>
        <translation>Analyse des éléments</translation>
    </message>
    <message>
        <source>Choose an exam above: items can be compared within one exam only.</source>
        <translation>Choisissez un examen ci-dessus&#xa0;: les éléments ne se comparent qu’au sein d’un même examen.</translation>
    </message>
    <message>
        <source>No two trainees had the same form of this exam. Count by skill, or give the exam one seed for everybody.</source>
        <translation>Aucun stagiaire n’a eu le même sujet qu’un autre à cet examen. Comptez par compétence, ou donnez à l’examen une seule graine pour tous.</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; the figures appear here when it is over.</source>
        <translation>Aucun examen n’a encore été terminé. Lancez-en un à la page des examens&#xa0;; les chiffres apparaissent ici une fois qu’il est fini.</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>Aucun examen terminé ne correspond à ce choix. Choisissez une période plus longue, un autre examen ou tout le monde.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out (rows with %n attempts or more).</source>
        <translation>
            <numerusform>Rien ne ressort (lignes avec %n tentative ou plus).</numerusform>
            <numerusform>Rien ne ressort (lignes avec %n tentatives ou plus).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at these first (rows with %n attempts or more):</source>
        <translation>
            <numerusform>Regardez d’abord ceci (lignes avec %n tentative ou plus)&#xa0;:</numerusform>
            <numerusform>Regardez d’abord ceci (lignes avec %n tentatives ou plus)&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>(effacé)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AttemptView</name>
    <message>
        <source>not reached</source>
        <translation>non atteint</translation>
    </message>
    <message>
        <source>✗✗ %1, critical</source>
        <translation>✗✗ %1, critique</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>‹ &amp;Results</source>
        <translation>‹ &amp;Résultats</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Retour à la liste (Esc)</translation>
    </message>
    <message>
        <source>Whose attempt at which exam</source>
        <translation>Tentative de qui, à quel examen</translation>
    </message>
    <message>
        <source>About the attempt</source>
        <translation>À propos de la tentative</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation>Enregistrer &amp;sous</translation>
    </message>
    <message>
        <source>Re&amp;grade…</source>
        <translation>Réé&amp;valuer…</translation>
    </message>
    <message>
        <source>Judge the stored rounds by the rules of today</source>
        <translation>Juger les donnes enregistrées selon les règles actuelles</translation>
    </message>
    <message>
        <source>Items, score and record</source>
        <translation>Éléments, note et dossier</translation>
    </message>
    <message>
        <source>Items of the exam</source>
        <translation>Éléments de l’examen</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Score by sections and skills</source>
        <translation>Note par sections et compétences</translation>
    </message>
    <message>
        <source>Seal, rules and regradings</source>
        <translation>Sceau, règles et réévaluations</translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation>É&amp;léments</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(nom effacé)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>trainee and exam</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Début %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>durée %1</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Erreurs&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n critique</numerusform>
            <numerusform>%n critiques</numerusform>
        </translation>
    </message>
    <message>
        <source>Interruptions: %1</source>
        <translation>Interruptions&#xa0;: %1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>jusqu’ici %1</translation>
    </message>
    <message>
        <source>seal %1: %2</source>
        <translation>sceau %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2
regraded, first %3</source>
        <translation>%1 %2
réévalué, d’abord %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>There is no mistake in this attempt.</source>
        <translation>Il n’y a aucune erreur dans cette tentative.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::BoardWidget</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::CardGrid</name>
    <message>
        <source>Cards to pick from</source>
        <translation>Cartes à choisir</translation>
    </message>
    <message>
        <source>%1: %2 already</source>
        <translation>%1&#xa0;: déjà %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConflictModel</name>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>The kiosk&apos;s version</source>
        <translation>Version du kiosque</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kiosque</translation>
    </message>
    <message>
        <source>Changed there</source>
        <translation>Modifié là-bas</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleBody</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleWindow</name>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>Console du superviseur</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console</source>
        <translation>Cutcard&#xa0;: console du superviseur</translation>
    </message>
    <message>
        <source>You were signed out because nobody was here.</source>
        <translation>Vous avez été déconnecté, car il n’y avait personne.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Sign out</source>
        <translation>&amp;Se déconnecter</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Close console</source>
        <translation>Fer&amp;mer la console</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éditi&amp;on</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Re&amp;lire</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>Connecté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check this &amp;machine…</source>
        <translation>Vérifier cette &amp;machine…</translation>
    </message>
    <message>
        <source>Open the &amp;records of this computer</source>
        <translation>Ouvrir le &amp;registre de cet ordinateur</translation>
    </message>
    <message>
        <source>Open the school&apos;s &amp;records</source>
        <translation>Ouvrir le &amp;registre de l’école</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the school&apos;s records</source>
        <translation>Cutcard&#xa0;: console du superviseur, registre de l’école</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the records of this computer</source>
        <translation>Cutcard&#xa0;: console du superviseur, registre de cet ordinateur</translation>
    </message>
    <message>
        <source>Opening the other records…</source>
        <translation>Ouverture de l’autre registre…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionBar</name>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Saving an older version makes it the newest one again.</source>
        <translation>Enregistrer une version plus ancienne la rend de nouveau la plus récente.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Give up changes</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Cannot be saved yet. %1 (at %2)</source>
        <translation>Ne peut pas encore être enregistré. %1 (à %2)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionPage</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Put right what is marked before you duplicate it.</source>
        <translation>Corrigez ce qui est marqué avant de dupliquer.</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, copie</translation>
    </message>
    <message>
        <source>%1 is saved as version %2.</source>
        <translation>%1 est enregistré en version %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 est illisible. %2</translation>
    </message>
    <message>
        <source>Read from %1. Save it to keep it.</source>
        <translation>Lu dans %1. Enregistrez pour le garder.</translation>
    </message>
    <message>
        <source>Put right what is marked before you export it.</source>
        <translation>Corrigez ce qui est marqué avant d’exporter.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another place.</source>
        <translation>Impossible d’écrire %1. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionShelf</name>
    <message>
        <source>(no title)</source>
        <translation>(sans titre)</translation>
    </message>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (à %2)</translation>
    </message>
    <message>
        <source>This definition is no longer there.</source>
        <translation>Cette définition n’existe plus.</translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation>Il n’y a rien à enregistrer.</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Version %1, %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DurationBox</name>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1:%2 min</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EntryForm</name>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EventModel</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trainee and an exam</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamCritical</name>
    <message>
        <source>Any irregularity</source>
        <translation>Toute irrégularité</translation>
    </message>
    <message>
        <source>Add a critical &amp;error</source>
        <translation>Ajouter une e&amp;rreur critique</translation>
    </message>
    <message>
        <source>Add a critical error</source>
        <translation>Ajouter une erreur critique</translation>
    </message>
    <message>
        <source>No error fails this exam by itself.</source>
        <translation>Aucune erreur ne fait échouer cet examen à elle seule.</translation>
    </message>
    <message>
        <source>Amount of critical error %1 in dollars</source>
        <translation>Montant de l’erreur critique %1 en dollars</translation>
    </message>
    <message>
        <source>Irregularity of critical error %1</source>
        <translation>Irrégularité de l’erreur critique %1</translation>
    </message>
    <message>
        <source>Remove critical error %1</source>
        <translation>Supprimer l’erreur critique %1</translation>
    </message>
    <message>
        <source>Remove a critical error</source>
        <translation>Supprimer une erreur critique</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamDraft</name>
    <message>
        <source>Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>Selections</source>
        <translation>Choix</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamEditor</name>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Parts of the exam</source>
        <translation>Parties de l’examen</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>Exa&amp;men</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>Aperç&amp;u</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Time and form</source>
        <translation>Temps et sujet</translation>
    </message>
    <message>
        <source>Errors that fail the exam by themselves</source>
        <translation>Erreurs qui font échouer l’examen à elles seules</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Règles de la maison&#xa0;: %1</translation>
    </message>
    <message>
        <source>House rules: %1, as they were when chosen</source>
        <translation>Règles de la maison&#xa0;: %1, telles qu’au moment du choix</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Note de passage</translation>
    </message>
    <message>
        <source>Pass mark in percent</source>
        <translation>Note de passage en pourcentage</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The trainee sees</source>
        <translation>Le stagiaire voit</translation>
    </message>
    <message>
        <source>What the trainee sees afterwards</source>
        <translation>Ce que le stagiaire voit après l’examen</translation>
    </message>
    <message>
        <source>Order of steps</source>
        <translation>Ordre des étapes</translation>
    </message>
    <message>
        <source>Strict house order</source>
        <translation>Ordre strict de la maison</translation>
    </message>
    <message>
        <source>The house order alone is right</source>
        <translation>Seul l’ordre de la maison est juste</translation>
    </message>
    <message>
        <source>Whole exam</source>
        <translation>Tout l’examen</translation>
    </message>
    <message>
        <source>Time of the whole exam</source>
        <translation>Temps de tout l’examen</translation>
    </message>
    <message>
        <source>Target, hands an hour</source>
        <translation>Objectif, mains/heure</translation>
    </message>
    <message>
        <source>Pace target in hands an hour</source>
        <translation>Cadence visée en mains par heure</translation>
    </message>
    <message>
        <source>Target, rounds an hour</source>
        <translation>Objectif, donnes/heure</translation>
    </message>
    <message>
        <source>Pace target in rounds an hour</source>
        <translation>Cadence visée en donnes par heure</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>A fresh form each time</source>
        <translation>Un nouveau sujet à chaque fois</translation>
    </message>
    <message>
        <source>The same form for everybody</source>
        <translation>Le même sujet pour tous</translation>
    </message>
    <message>
        <source>Seed of the form</source>
        <translation>Graine du sujet</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The table is that of the house rules; change them on the page of rules, save them there and choose them here again.</source>
        <translation>La table est celle des règles de la maison&#xa0;; modifiez-les à la page des règles, enregistrez-les et choisissez-les ici de nouveau.</translation>
    </message>
    <message>
        <source>Take the chapter as it stands &amp;again</source>
        <translation>Re&amp;prendre le chapitre tel quel</translation>
    </message>
    <message>
        <source>Choose what this table &amp;offers</source>
        <translation>C&amp;hoisir ce que cette table offre</translation>
    </message>
    <message>
        <source>The exam is held by the chapter, as a house plays it that says nothing.</source>
        <translation>L’examen suit le chapitre, comme le joue une maison qui ne précise rien.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamPreview</name>
    <message>
        <source>from the opening</source>
        <translation>dès l’ouverture</translation>
    </message>
    <message>
        <source>from the last decision</source>
        <translation>dès la dernière décision</translation>
    </message>
    <message>
        <source>irregular: %1</source>
        <translation>irrégulier&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Make a form</source>
        <translation>Faire un su&amp;jet</translation>
    </message>
    <message>
        <source>Seed of the preview</source>
        <translation>Graine de l’aperçu</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>Graine </translation>
    </message>
    <message>
        <source>Another seed shows another form that a trainee may get</source>
        <translation>Une autre graine montre un autre sujet qu’un stagiaire peut recevoir</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>Préparation du sujet</translation>
    </message>
    <message>
        <source>Item %v of %m</source>
        <translation>Élément %v sur %m</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Abandonné.</translation>
    </message>
    <message>
        <source>Items of the form</source>
        <translation>Éléments du sujet</translation>
    </message>
    <message>
        <source>The item in full</source>
        <translation>L’élément en entier</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
Corrigé&#xa0;: %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Skills of the table, and how often the form has them</source>
        <translation>Compétences de la table, et leur fréquence dans le sujet</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>Corrigez d’abord ce qui est marqué.</translation>
    </message>
    <message>
        <source>The exam has changed since this form was made.</source>
        <translation>L’examen a changé depuis que ce sujet a été fait.</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>Impossible de faire un sujet. %1 (à %2)</translation>
    </message>
    <message>
        <source>%1 of the %2 skills of this table, and %3 questions of theory.</source>
        <translation>%1 des %2 compétences de cette table, et %3 questions de théorie.</translation>
    </message>
    <message>
        <source>Not covered (%1)</source>
        <translation>Non couvertes (%1)</translation>
    </message>
    <message>
        <source>Covered (%1)</source>
        <translation>Couvertes (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSections</name>
    <message>
        <source>Add a &amp;section</source>
        <translation>Ajouter une &amp;section</translation>
    </message>
    <message>
        <source>Any…</source>
        <translation>Au choix…</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 choisies</translation>
    </message>
    <message>
        <source>Knowledge %1, performance %2</source>
        <translation>Savoir %1, pratique %2</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Coefficient</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Must appear</source>
        <translation>Doivent figurer</translation>
    </message>
    <message>
        <source>Kind of section %1</source>
        <translation>Type de la section %1</translation>
    </message>
    <message>
        <source>Kind of a section</source>
        <translation>Type d’une section</translation>
    </message>
    <message>
        <source>Weight of section %1</source>
        <translation>Coefficient de la section %1</translation>
    </message>
    <message>
        <source>Time of section %1</source>
        <translation>Temps de la section %1</translation>
    </message>
    <message>
        <source>Rounds or questions of section %1</source>
        <translation>Donnes ou questions de la section %1</translation>
    </message>
    <message>
        <source>every skill</source>
        <translation>toute compétence</translation>
    </message>
    <message>
        <source>Section %1: as many rounds as it takes for every skill</source>
        <translation>Section %1&#xa0;: autant de donnes qu’il en faut pour chaque compétence</translation>
    </message>
    <message>
        <source>As many rounds as it takes for every skill of the table</source>
        <translation>Autant de donnes qu’il en faut pour chaque compétence de la table</translation>
    </message>
    <message>
        <source>Every skill</source>
        <translation>Toutes les compétences</translation>
    </message>
    <message>
        <source>Skills that must appear in section %1</source>
        <translation>Compétences qui doivent figurer dans la section %1</translation>
    </message>
    <message>
        <source>Move section %1 up</source>
        <translation>Monter la section %1</translation>
    </message>
    <message>
        <source>Move section %1 down</source>
        <translation>Descendre la section %1</translation>
    </message>
    <message>
        <source>Remove section %1</source>
        <translation>Supprimer la section %1</translation>
    </message>
    <message>
        <source>Remove a section</source>
        <translation>Supprimer une section</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Ajouter une section</translation>
    </message>
    <message>
        <source>Move a section</source>
        <translation>Déplacer une section</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSkillsDialog</name>
    <message>
        <source>Skills that must appear</source>
        <translation>Compétences qui doivent figurer</translation>
    </message>
    <message>
        <source>Search for a skill</source>
        <translation>Chercher une compétence</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Skills; the space bar chooses</source>
        <translation>Compétences&#xa0;; la barre d’espace choisit</translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation>&amp;Valider</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation>A&amp;ucune</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamsPage</name>
    <message>
        <source>Import an exam</source>
        <translation>Importer un examen</translation>
    </message>
    <message>
        <source>Export the exam</source>
        <translation>Exporter l’examen</translation>
    </message>
    <message>
        <source>Exam definition (*.json)</source>
        <translation>Définition d’examen (*.json)</translation>
    </message>
    <message>
        <source>This is no exam.</source>
        <translation>Ce n’est pas un examen.</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>Start an e&amp;xam…</source>
        <translation>Lan&amp;cer un examen…</translation>
    </message>
    <message>
        <source>&amp;New exam</source>
        <translation>&amp;Nouvel examen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Dupli&amp;quer</translation>
    </message>
    <message>
        <source>There is no exam yet. &quot;New exam&quot; begins with the blueprint of a public dealer course: pass at 80 %, knowledge 30 %, performance 70 %.</source>
        <translation>Il n’y a pas encore d’examen. «&#xa0;Nouvel examen&#xa0;» part du modèle d’un cours public de croupier&#xa0;: réussite à 80&#xa0;%, savoir 30&#xa0;%, pratique 70&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (non enregistré)</translation>
    </message>
    <message>
        <source>Exams are started at a kiosk. What is saved here goes to all of them.</source>
        <translation>Les examens se lancent sur un kiosque. Ce qui est enregistré ici est envoyé à tous les kiosques.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExchangePage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>One signed file each way, for machines without a network. A file that was changed on the way is refused as a whole.</source>
        <translation>Un fichier signé dans chaque sens, pour les machines sans réseau. Un fichier modifié en route est refusé en entier.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>&amp;Write new results…</source>
        <translation>Écrire les &amp;nouveaux résultats…</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultats</translation>
    </message>
    <message>
        <source>Write a&amp;ll results…</source>
        <translation>Écrire &amp;tous les résultats…</translation>
    </message>
    <message>
        <source>all-results</source>
        <translation>tous-les-resultats</translation>
    </message>
    <message>
        <source>For a room: its trainees and groups, house rules, exams, forms and scenarios.</source>
        <translation>Pour une salle&#xa0;: ses stagiaires et groupes, règles de la maison, examens, sujets et scénarios.</translation>
    </message>
    <message>
        <source>Write &amp;people and definitions…</source>
        <translation>Écrire &amp;personnes et définitions…</translation>
    </message>
    <message>
        <source>school</source>
        <translation>ecole</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation>&amp;Lire un fichier…</translation>
    </message>
    <message>
        <source>Read an exchange file</source>
        <translation>Lire un fichier d’échange</translation>
    </message>
    <message>
        <source>Cutcard exchange (*.%1)</source>
        <translation>Échange Cutcard (*.%1)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Contenu du fichier</translation>
    </message>
    <message>
        <source>Re&amp;gister this key…</source>
        <translation>Enre&amp;gistrer cette clé…</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>&amp;Recevoir</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>There is no sealed result that was not written yet.</source>
        <translation>Aucun résultat scellé ne reste à écrire.</translation>
    </message>
    <message>
        <source>Sealed results that were never written: %1.</source>
        <translation>Résultats scellés jamais écrits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Write an exchange file</source>
        <translation>Écrire un fichier d’échange</translation>
    </message>
    <message>
        <source>Results written: %1. The file is complete; the stick can be taken out.</source>
        <translation>Résultats écrits&#xa0;: %1. Le fichier est complet&#xa0;; vous pouvez retirer la clé USB.</translation>
    </message>
    <message>
        <source>The key of this machine: %1</source>
        <translation>La clé de cette machine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Written: %1 trainees, %2 groups, %3 definitions. The file is complete; the stick can be taken out.</source>
        <translation>Écrit&#xa0;: %1 stagiaires, %2 groupes, %3 définitions. Le fichier est complet&#xa0;; vous pouvez retirer la clé USB.</translation>
    </message>
    <message>
        <source>The file is whole, but nobody has registered the key that signed it: %1. Compare it with the key that the other machine showed when it wrote the file, and register it if they are the same.</source>
        <translation>Le fichier est intact, mais personne n’a enregistré la clé qui l’a signé&#xa0;: %1. Comparez-la à la clé que l’autre machine a montrée en écrivant le fichier, et enregistrez-la si elles sont identiques.</translation>
    </message>
    <message>
        <source>The file is whole and signed by a registered key (%1). Written %2 by Cutcard %3. In it: %4.</source>
        <translation>Le fichier est intact et signé par une clé enregistrée (%1). Écrit %2 par Cutcard %3. Contenu&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Taking it in: %1.</source>
        <translation>À la réception&#xa0;: %1.</translation>
    </message>
    <message>
        <source>unknown trainee %1</source>
        <translation>stagiaire inconnu %1</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentative</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and which exam</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>brisé</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Stagiaire</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 membres</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>Enregistrer une clé</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>What the other machine is called</source>
        <translation>Comment s’appelle l’autre machine</translation>
    </message>
    <message>
        <source>Key %1. Register it only if the other machine shows the same.</source>
        <translation>Clé %1. Enregistrez-la seulement si l’autre machine montre la même.</translation>
    </message>
    <message>
        <source>Other &amp;machine</source>
        <translation>Autre &amp;machine</translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation>Reçu&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FigureFilters</name>
    <message>
        <source>E&amp;xam</source>
        <translation>E&amp;xamen</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Gro&amp;up</source>
        <translation>Gro&amp;upe</translation>
    </message>
    <message>
        <source>&amp;Whose results</source>
        <translation>&amp;Résultats de</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Résultats de qui</translation>
    </message>
    <message>
        <source>&amp;Chapter</source>
        <translation>&amp;Chapitre</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Toute la période</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>90 derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Du … au …</translation>
    </message>
    <message>
        <source>Days are counted in UTC, as in the records.</source>
        <translation>Les jours sont comptés en UTC, comme dans le registre.</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Période</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>Prem&amp;ier jour</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Dernier &amp;jour</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Groupe&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All exams</source>
        <translation>Tous les examens</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Tous les chapitres</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FiguresScatter</name>
    <message>
        <source>A row</source>
        <translation>Une ligne</translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation>La ligne choisie</translation>
    </message>
    <message>
        <source>Facility in % (easy on the right)</source>
        <translation>Facilité en&#xa0;% (facile à droite)</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Discrimination</translation>
    </message>
    <message>
        <source>Advice begins</source>
        <translation>Seuil de conseil</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FirstRunForm</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Configurer</translation>
    </message>
    <message>
        <source>Set up the supervisor&apos;s console</source>
        <translation>Configurer la console du superviseur</translation>
    </message>
    <message>
        <source>Nobody supervises here yet. The first supervisor adds trainees, other supervisors, rule sets and exams.</source>
        <translation>Personne ne supervise encore ici. Le premier superviseur ajoute les stagiaires, les autres superviseurs, les jeux de règles et les examens.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation>Écrivez votre nom.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FormDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::GroupList</name>
    <message>
        <source>Everybody (%1)</source>
        <translation>Tout le monde (%1)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportDialog</name>
    <message>
        <source>Import people</source>
        <translation>Importer des personnes</translation>
    </message>
    <message>
        <source>What the file would do</source>
        <translation>Ce que ferait le fichier</translation>
    </message>
    <message>
        <source>&amp;Import (%1)</source>
        <translation>&amp;Importer (%1)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nouveaux</translation>
    </message>
    <message>
        <source>%1 join groups</source>
        <translation>%1 rejoignent des groupes</translation>
    </message>
    <message>
        <source>%1 already there</source>
        <translation>%1 déjà là</translation>
    </message>
    <message>
        <source>%1 left out with errors</source>
        <translation>%1 écartés pour erreur</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Importé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation>Rien n’a été importé. %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportModel</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Already there, joins these groups</source>
        <translation>Déjà là, rejoint ces groupes</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Déjà là</translation>
    </message>
    <message>
        <source>Already there. %1</source>
        <translation>Déjà là. %1</translation>
    </message>
    <message>
        <source>Left out. %1</source>
        <translation>Écarté. %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KeyModel</name>
    <message>
        <source>Revoked</source>
        <translation>Révoquée</translation>
    </message>
    <message>
        <source>Believed</source>
        <translation>Reconnue</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KioskModel</name>
    <message>
        <source>○ Never seen</source>
        <translation>○ Jamais vu</translation>
    </message>
    <message>
        <source>✓ Online</source>
        <translation>✓ En ligne</translation>
    </message>
    <message>
        <source>⚠ Silent</source>
        <translation>⚠ Silencieux</translation>
    </message>
    <message>
        <source>✗ Retired</source>
        <translation>✗ Retiré</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kiosque</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Dernier contact</translation>
    </message>
    <message>
        <source>Running exam</source>
        <translation>Examen en cours</translation>
    </message>
    <message>
        <source>Events waiting</source>
        <translation>Événements en attente</translation>
    </message>
    <message>
        <source>Last event here</source>
        <translation>Dernier événement ici</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KiosksPage</name>
    <message>
        <source>Asking the school&apos;s server…</source>
        <translation>Interrogation du serveur de l’école…</translation>
    </message>
    <message>
        <source>Kiosks of the school</source>
        <translation>Kiosques de l’école</translation>
    </message>
    <message>
        <source>No kiosk is registered yet. Whoever looks after the server adds one with
%1</source>
        <translation>Aucun kiosque n’est encore inscrit. La personne qui s’occupe du serveur en ajoute un avec
%1</translation>
    </message>
    <message>
        <source>Changed at a kiosk and at the school</source>
        <translation>Modifié sur un kiosque et à l’école</translation>
    </message>
    <message>
        <source>Both versions are kept, and the newest one counts. Compare them on the page of rules, exams or scenarios, and save there what is to hold.</source>
        <translation>Les deux versions sont conservées, et la plus récente compte. Comparez-les sur la page des règles, des examens ou des scénarios, et enregistrez-y celle qui doit valoir.</translation>
    </message>
    <message>
        <source>No definition was changed on both sides.</source>
        <translation>Aucune définition n’a été modifiée des deux côtés.</translation>
    </message>
    <message>
        <source>Definitions that were changed on both sides</source>
        <translation>Définitions modifiées des deux côtés</translation>
    </message>
    <message>
        <source>What you see here is as of %1.</source>
        <translation>Ce que vous voyez ici date du %1.</translation>
    </message>
    <message>
        <source>It is asked again every few seconds.</source>
        <translation>Il est interrogé de nouveau à quelques secondes d’intervalle.</translation>
    </message>
    <message>
        <source>Online: %1, silent: %2, never seen: %3, retired: %4. As of %5.</source>
        <translation>En ligne&#xa0;: %1, silencieux&#xa0;: %2, jamais vus&#xa0;: %3, retirés&#xa0;: %4. Situation au %5.</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Kiosques</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PassphraseFields</name>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Phrase secrète</translation>
    </message>
    <message>
        <source>Passphrase &amp;once more</source>
        <translation>Con&amp;firmez la phrase secrète</translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation>C’est trop court.</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>Les deux ne sont pas identiques. Écrivez-la encore une fois.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleDesk</name>
    <message>
        <source>rename</source>
        <translation>renommer</translation>
    </message>
    <message>
        <source>You cannot archive yourself. Another supervisor can.</source>
        <translation>Vous ne pouvez pas vous archiver. Un autre superviseur le peut.</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>archiver</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>restaurer</translation>
    </message>
    <message>
        <source>add group</source>
        <translation>ajouter un groupe</translation>
    </message>
    <message>
        <source>rename group</source>
        <translation>renommer un groupe</translation>
    </message>
    <message>
        <source>remove group</source>
        <translation>supprimer un groupe</translation>
    </message>
    <message>
        <source>put into %1</source>
        <translation>mettre dans %1</translation>
    </message>
    <message>
        <source>take out of %1</source>
        <translation>retirer de %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeoplePage</name>
    <message>
        <source>Search for a name or a group</source>
        <translation>Chercher un nom ou un groupe</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Chercher (Ctrl+F)</translation>
    </message>
    <message>
        <source>Ar&amp;chived and erased too</source>
        <translation>Aussi arc&amp;hivés et effacés</translation>
    </message>
    <message>
        <source>Show archived and erased people too</source>
        <translation>Montrer aussi les personnes archivées et effacées</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Groups; people can be dropped on them</source>
        <translation>Groupes&#xa0;; on peut y déposer des personnes</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>Ar&amp;chiver</translation>
    </message>
    <message>
        <source>Nobody is called so. Search for something else.</source>
        <translation>Personne ne porte ce nom. Cherchez autre chose.</translation>
    </message>
    <message>
        <source>Nobody is in this group. Choose people under Everybody and drag them here, or use Groups.</source>
        <translation>Personne n’est dans ce groupe. Choisissez des personnes sous Tout le monde et glissez-les ici, ou utilisez Groupes.</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add a trainee, or import a list.</source>
        <translation>Il n’y a encore personne. Ajoutez un stagiaire, ou importez une liste.</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv *.txt)</source>
        <translation>Séparé par des virgules (*.csv *.txt)</translation>
    </message>
    <message>
        <source>Add &amp;trainee…</source>
        <translation>Ajouter un s&amp;tagiaire…</translation>
    </message>
    <message>
        <source>Add &amp;supervisor…</source>
        <translation>Ajouter un &amp;superviseur…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>Gro&amp;ups…</source>
        <translation>Gro&amp;upes…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Erase f&amp;or ever…</source>
        <translation>Eff&amp;acer à jamais…</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <translation>Shift+Del</translation>
    </message>
    <message>
        <source>Reset &amp;passphrase…</source>
        <translation>Nouvelle &amp;phrase secrète…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Reno&amp;mmer</translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation>Shift+F2</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Supprim&amp;er</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation>Ctrl+Shift+Del</translation>
    </message>
    <message>
        <source>&amp;Import CSV…</source>
        <translation>&amp;Importer CSV…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Import people</source>
        <translation>Importer des personnes</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>E&amp;xporter CSV…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export people</source>
        <translation>Exporter les personnes</translation>
    </message>
    <message>
        <source>people.csv</source>
        <translation>personnes.csv</translation>
    </message>
    <message>
        <source>Add a trainee</source>
        <translation>Ajouter un stagiaire</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>%1 can train now.</source>
        <translation>%1 peut maintenant s’entraîner.</translation>
    </message>
    <message>
        <source>You cannot erase yourself. Another supervisor can.</source>
        <translation>Vous ne pouvez pas vous effacer. Un autre superviseur le peut.</translation>
    </message>
    <message>
        <source>Erased.</source>
        <translation>Effacé.</translation>
    </message>
    <message>
        <source>set groups</source>
        <translation>définir les groupes</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Ajouter un groupe</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation>Renommer le groupe</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Rien n’a été importé</translation>
    </message>
    <message>
        <source>The file cannot be read (%1). Choose another.</source>
        <translation>Le fichier est illisible (%1). Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté dans %1.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1). Choose another place.</source>
        <translation>Impossible d’écrire le fichier (%1). Choisissez un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsPage</name>
    <message>
        <source>What supervisors did</source>
        <translation>Actes des superviseurs</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Examens</translation>
    </message>
    <message>
        <source>Steps of exams</source>
        <translation>Étapes des examens</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Log and keys</source>
        <translation>Journal et clés</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Clés</translation>
    </message>
    <message>
        <source>&amp;Register key…</source>
        <translation>&amp;Enregistrer une clé…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Re&amp;voke…</source>
        <translation>Ré&amp;voquer…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Sauvegarder</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>About whom</source>
        <translation>À propos de qui</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Quoi</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>What happened, the newest first</source>
        <translation>Ce qui s’est passé, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened. Choose something else above.</source>
        <translation>Rien de tel ne s’est passé. Choisissez autre chose ci-dessus.</translation>
    </message>
    <message>
        <source>An attempt from another machine counts as sealed only if that machine&apos;s key is registered here. Compare a key over another way than the file.</source>
        <translation>Une tentative d’une autre machine ne vaut comme scellée que si la clé de cette machine est enregistrée ici. Comparez une clé par une autre voie que le fichier.</translation>
    </message>
    <message>
        <source>Registered keys</source>
        <translation>Clés enregistrées</translation>
    </message>
    <message>
        <source>No key is registered yet. This machine&apos;s own comes with its first sealed exam; register those of other machines.</source>
        <translation>Aucune clé n’est encore enregistrée. Celle de cette machine vient avec son premier examen scellé&#xa0;; enregistrez celles des autres machines.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>Enregistrer une clé</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Whose key it is</source>
        <translation>À &amp;qui est la clé</translation>
    </message>
    <message>
        <source>&amp;Key, 64 hexadecimal digits</source>
        <translation>&amp;Clé, 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>Write whose key it is.</source>
        <translation>Indiquez à qui appartient la clé.</translation>
    </message>
    <message>
        <source>Seals of %1 are believed from now on.</source>
        <translation>Les sceaux de %1 sont désormais reconnus.</translation>
    </message>
    <message>
        <source>Revoke a key</source>
        <translation>Révoquer une clé</translation>
    </message>
    <message>
        <source>No seal of &quot;%1&quot; is believed any more, older ones included.</source>
        <translation>Aucun sceau de «&#xa0;%1&#xa0;» n’est plus reconnu, même les plus anciens.</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>&amp;Révoquer</translation>
    </message>
    <message>
        <source>The key of %1 is revoked.</source>
        <translation>La clé de %1 est révoquée.</translation>
    </message>
    <message>
        <source>A backup was made and checked.</source>
        <translation>Une sauvegarde a été faite et vérifiée.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registre</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsSwitch</name>
    <message>
        <source>The school&apos;s records</source>
        <translation>Registre de l’école</translation>
    </message>
    <message>
        <source>The records of this computer</source>
        <translation>Registre de cet ordinateur</translation>
    </message>
    <message>
        <source>Whose records</source>
        <translation>À qui est le registre</translation>
    </message>
    <message>
        <source>&amp;This computer</source>
        <translation>Ce&amp;t ordinateur</translation>
    </message>
    <message>
        <source>The s&amp;chool</source>
        <translation>L’é&amp;cole</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>affiché maintenant</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoverForm</name>
    <message>
        <source>&amp;Set the new passphrase</source>
        <translation>&amp;Définir la nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>A new passphrase</source>
        <translation>Une nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>The recovery code was shown when you were added. It can be used once; you get a new one.</source>
        <translation>Le code de récupération vous a été montré lors de votre ajout. Il sert une seule fois&#xa0;; vous en recevez un nouveau.</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>S&amp;uperviseur</translation>
    </message>
    <message>
        <source>&amp;Recovery code</source>
        <translation>Code de &amp;récupération</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;tour</translation>
    </message>
    <message>
        <source>Write the recovery code.</source>
        <translation>Écrivez le code de récupération.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoveryCodeView</name>
    <message>
        <source>I have &amp;written it down</source>
        <translation>Je l’ai &amp;noté</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Code de récupération</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>Je l’ai noté</translation>
    </message>
    <message>
        <source>With this code %1 gets in again when the passphrase is forgotten. It is shown only now and replaces any older one. Keep it on paper, where no trainee finds it.</source>
        <translation>Avec ce code, %1 peut entrer de nouveau si la phrase secrète est oubliée. Il n’est montré que maintenant et remplace tout code plus ancien. Gardez-le sur papier, là où aucun stagiaire ne le trouve.</translation>
    </message>
    <message>
        <source>Recovery code %1</source>
        <translation>Code de récupération %1</translation>
    </message>
    <message>
        <source>Copied. Paste it only where it stays secret.</source>
        <translation>Copié. Ne le collez que là où il reste secret.</translation>
    </message>
    <message>
        <source>Print the recovery code</source>
        <translation>Imprimer le code de récupération</translation>
    </message>
    <message>
        <source>Cutcard: recovery code</source>
        <translation>Cutcard&#xa0;: code de récupération</translation>
    </message>
    <message>
        <source>It replaces any older one. Keep it where no trainee finds it.</source>
        <translation>Il remplace tout code plus ancien. Gardez-le là où aucun stagiaire ne le trouve.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RegradeDialog</name>
    <message>
        <source>(not there)</source>
        <translation>(absent)</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>step and paragraph</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>Regrade this attempt</source>
        <translation>Réévaluer cette tentative</translation>
    </message>
    <message>
        <source>&amp;Regrade</source>
        <translation>&amp;Réévaluer</translation>
    </message>
    <message>
        <source>As first graded: %1, %2. By the rules of today: %3, %4. Both stay on the record, with your name.</source>
        <translation>Première évaluation&#xa0;: %1, %2. Selon les règles actuelles&#xa0;: %3, %4. Les deux restent au dossier, avec votre nom.</translation>
    </message>
    <message>
        <source>Old and new score</source>
        <translation>Ancienne et nouvelle note</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Rea&amp;son, as it will stand on the report</source>
        <translation>Moti&amp;f, tel qu’il figurera au rapport</translation>
    </message>
    <message>
        <source>What the rules of today see otherwise</source>
        <translation>Ce que les règles actuelles jugent autrement</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Stored with the exam</source>
        <translation>Enregistré avec l’examen</translation>
    </message>
    <message>
        <source>By the rules of today</source>
        <translation>Selon les règles actuelles</translation>
    </message>
    <message>
        <source>keeps what was stored</source>
        <translation>garde ce qui était enregistré</translation>
    </message>
    <message>
        <source>The round is refused: %1</source>
        <translation>La donne est refusée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules of today see every round as it was stored.</source>
        <translation>Les règles actuelles jugent chaque donne comme elle a été enregistrée.</translation>
    </message>
    <message>
        <source>Write why the attempt is regraded.</source>
        <translation>Écrivez pourquoi la tentative est réévaluée.</translation>
    </message>
    <message>
        <source>Regraded: %1 before, now %2, %3.</source>
        <translation>Réévalué&#xa0;: %1 avant, maintenant %2, %3.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayPane</name>
    <message>
        <source>About this line</source>
        <translation>À propos de cette ligne</translation>
    </message>
    <message>
        <source>What happened, line by line</source>
        <translation>Ce qui s’est passé, ligne par ligne</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>what a button does</comment>
        <translation>%1 (touche %2)</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space in the list</source>
        <translation>Espace dans la liste</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Ligne %1 sur %2</translation>
    </message>
    <message>
        <source>Critical error.</source>
        <translation>Erreur critique.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Juste&#xa0;:</translation>
    </message>
    <message>
        <source>Before it:</source>
        <translation>Avant&#xa0;:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Pourquoi&#xa0;:</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Remarque&#xa0;:</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayTimeline</name>
    <message>
        <source>Critical error: %1</source>
        <translation>Erreur critique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Faux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFiles</name>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certificat…</translation>
    </message>
    <message>
        <source>&amp;Transcript…</source>
        <translation>&amp;Transcription…</translation>
    </message>
    <message>
        <source>CS&amp;V…</source>
        <translation>CS&amp;V…</translation>
    </message>
    <message>
        <source>&amp;xAPI…</source>
        <translation>&amp;xAPI…</translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation>Choisissez d’abord une tentative.</translation>
    </message>
    <message>
        <source>Report on one attempt</source>
        <translation>Rapport sur une tentative</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <comment>a file&apos;s name</comment>
        <translation>rapport</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>a file&apos;s name</comment>
        <translation>certificat</translation>
    </message>
    <message>
        <source>The attempt&apos;s own file</source>
        <translation>Le fichier de la tentative</translation>
    </message>
    <message>
        <source>Attempt (*.jsonl)</source>
        <translation>Tentative (*.jsonl)</translation>
    </message>
    <message>
        <source>attempt</source>
        <comment>a file&apos;s name</comment>
        <translation>tentative</translation>
    </message>
    <message>
        <source>results-%1</source>
        <comment>a file&apos;s name</comment>
        <translation>resultats-%1</translation>
    </message>
    <message>
        <source>The list as a table</source>
        <translation>La liste en tableau</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation>Séparé par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Statements for a learning-management system</source>
        <translation>Déclarations pour un système de gestion de l’apprentissage</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Choisir un fichier…</translation>
    </message>
    <message>
        <source>Address of the school</source>
        <translation>Adresse de l’école</translation>
    </message>
    <message>
        <source>&amp;Address of the school, by which its people are named</source>
        <translation>&amp;Adresse de l’école, qui sert à nommer ses personnes</translation>
    </message>
    <message>
        <source>Write a whole address, such as https://school.example</source>
        <translation>Écrivez une adresse complète, comme https://school.example</translation>
    </message>
    <message>
        <source>Statements of the list</source>
        <translation>Déclarations de la liste</translation>
    </message>
    <message>
        <source>xAPI (*.json)</source>
        <translation>xAPI (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Statements are made</source>
        <translation>Préparation des déclarations</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No statements were written.</source>
        <translation>Aucune déclaration n’a été écrite.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFilter</name>
    <message>
        <source>Name or exam</source>
        <translation>Nom ou examen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>À partir de ce jour</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>Jusqu’à ce jour</translation>
    </message>
    <message>
        <source>from any day</source>
        <translation>sans début</translation>
    </message>
    <message>
        <source>until any day</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Every group</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>Every exam</source>
        <translation>Tous les examens</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsModel</name>
    <message>
        <source>⚠ seal broken</source>
        <translation>⚠ sceau brisé</translation>
    </message>
    <message>
        <source>regraded</source>
        <translation>réévalué</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between marks</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(nom effacé)</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Stagiaire</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Critiques</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Code court</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsPage</name>
    <message>
        <source>No attempt is like that. Choose &quot;Show all&quot;, or start an exam on the page of exams.</source>
        <translation>Aucune tentative de ce genre. Choisissez «&#xa0;Tout montrer&#xa0;», ou lancez un examen à la page des examens.</translation>
    </message>
    <message>
        <source>Number of attempts</source>
        <translation>Nombre de tentatives</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Go through the attempt (Enter)</source>
        <translation>Parcourir la tentative (Enter)</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Attempts: %1</source>
        <translation>Tentatives&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation>Choisissez d’abord une tentative.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChapterView</name>
    <message>
        <source>Always offered</source>
        <translation>Toujours proposée</translation>
    </message>
    <message>
        <source>Offered unless declined</source>
        <translation>Proposée sauf refus</translation>
    </message>
    <message>
        <source>Offered if chosen</source>
        <translation>Proposée si choisie</translation>
    </message>
    <message>
        <source>Wagers, paytables and options</source>
        <translation>Mises, barèmes et options</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paie</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Où c’est écrit</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>Calcul des avantages de la maison</translation>
    </message>
    <message>
        <source>Working out house edges, %v of %m</source>
        <translation>Calcul des avantages de la maison, %v sur %m</translation>
    </message>
    <message>
        <source>Meter for a $1 wager</source>
        <translation>Compteur pour une mise de 1&#xa0;$</translation>
    </message>
    <message>
        <source>seed %1, then %2 % of each wager</source>
        <translation>départ %1, puis %2&#xa0;% de chaque mise</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>Au choix de la maison</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChoices</name>
    <message>
        <source>Wagers</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Proposée</translation>
    </message>
    <message>
        <source>One paytable, nothing to choose</source>
        <translation>Un seul barème, rien à choisir</translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation>Non proposée</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Paytable of the progressive</source>
        <translation>Barème du progressif</translation>
    </message>
    <message>
        <source>Paytable</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Progressive wager in dollars</source>
        <translation>Mise progressive en dollars</translation>
    </message>
    <message>
        <source>Wager, $</source>
        <translation>Mise, $</translation>
    </message>
    <message>
        <source>Envy schedule</source>
        <translation>Grille Envy</translation>
    </message>
    <message>
        <source>That of the paytable</source>
        <translation>Celle du barème</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Grille %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus wager in dollars</source>
        <translation>Mise Five Card Hand Bonus en dollars</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Lucky Bonus</source>
        <translation>Lucky Bonus</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>Au choix de la maison</translation>
    </message>
    <message>
        <source>Limits and chips</source>
        <translation>Limites et jetons</translation>
    </message>
    <message>
        <source>Table minimum, $</source>
        <translation>Minimum de la table, $</translation>
    </message>
    <message>
        <source>Table minimum in dollars</source>
        <translation>Minimum de la table en dollars</translation>
    </message>
    <message>
        <source>Table maximum in dollars</source>
        <translation>Maximum de la table en dollars</translation>
    </message>
    <message>
        <source>Empty: no maximum.</source>
        <translation>Vide&#xa0;: pas de maximum.</translation>
    </message>
    <message>
        <source>Table maximum, $</source>
        <translation>Maximum de la table, $</translation>
    </message>
    <message>
        <source>Chips in the tray in dollars</source>
        <translation>Jetons du râtelier en dollars</translation>
    </message>
    <message>
        <source>Chips in the tray, $</source>
        <translation>Jetons du râtelier, $</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesEditor</name>
    <message>
        <source>Parts of the house rules</source>
        <translation>Parties des règles de la maison</translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation>&amp;Choix</translation>
    </message>
    <message>
        <source>Own &amp;paytables</source>
        <translation>&amp;Barèmes maison</translation>
    </message>
    <message>
        <source>&amp;All tables</source>
        <translation>&amp;Tous les barèmes</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nom court</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPage</name>
    <message>
        <source>Import house rules</source>
        <translation>Importer des règles de la maison</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exporter les règles de la maison</translation>
    </message>
    <message>
        <source>Rules Submission (*.json)</source>
        <translation>Soumission de règles (*.json)</translation>
    </message>
    <message>
        <source>These are no house rules.</source>
        <translation>Ce ne sont pas des règles de la maison.</translation>
    </message>
    <message>
        <source>House rules and chapters</source>
        <translation>Règles de la maison et chapitres</translation>
    </message>
    <message>
        <source>&amp;New house rules</source>
        <translation>&amp;Nouvelles règles de la maison</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Dupli&amp;quer</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (non enregistré)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune encore</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>%1. %2 seats. A chapter cannot be changed; house rules made from it can.</source>
        <translation>%1. %2 places. Un chapitre ne se modifie pas&#xa0;; les règles de la maison qui en sont tirées, oui.</translation>
    </message>
    <message>
        <source>New &amp;house rules from this chapter</source>
        <translation>Nouvelles &amp;règles de la maison d’après ce chapitre</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation>%1, règles de la maison</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 % ± %2</source>
        <translation>%1&#xa0;% ± %2</translation>
    </message>
    <message>
        <source>%1, players: %2</source>
        <translation>%1, joueurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, paytable %2</source>
        <translation>%1, barème %2</translation>
    </message>
    <message>
        <source>Simulated players, not exact</source>
        <translation>Joueurs simulés, valeur approchée</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>Barème maison, hors chapitre</translation>
    </message>
    <message>
        <source>With the meter at its seed</source>
        <translation>Avec le compteur à sa valeur de départ</translation>
    </message>
    <message>
        <source>What differs from the chapter</source>
        <translation>Ce qui diffère du chapitre</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Avantage de la maison</translation>
    </message>
    <message>
        <source>House edge of what was chosen</source>
        <translation>Avantage de la maison pour ce qui est choisi</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>Calcul des avantages de la maison</translation>
    </message>
    <message>
        <source>Working out, %v of %m</source>
        <translation>Calcul, %v sur %m</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>Corrigez d’abord ce qui est marqué.</translation>
    </message>
    <message>
        <source>Nothing: this is the chapter as it stands.</source>
        <translation>Rien&#xa0;: c’est le chapitre tel quel.</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (maison)</translation>
    </message>
    <message>
        <source>In percent of the wager, exact unless marked; wagers that depend on the players&apos; decisions are not here.</source>
        <translation>En pourcentage de la mise, exact sauf indication&#xa0;; les mises qui dépendent des décisions des joueurs n’y sont pas.</translation>
    </message>
    <message>
        <source>Progressive and Five Card Hand Bonus: with the meter at its seed.</source>
        <translation>Progressif et Five Card Hand Bonus&#xa0;: avec le compteur à sa valeur de départ.</translation>
    </message>
    <message>
        <source>Cover All: simulated players, ± the standard error.</source>
        <translation>Cover All&#xa0;: joueurs simulés, ± l’erreur type.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesTables</name>
    <message>
        <source>Own paytables</source>
        <translation>Barèmes maison</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Suppri&amp;mer</translation>
    </message>
    <message>
        <source>A house may pay by tables of its own. They are marked everywhere as not in the chapter.</source>
        <translation>Une maison peut payer selon ses propres barèmes. Ils sont partout signalés comme hors chapitre.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>This chapter has no wager with paytables to choose</source>
        <translation>Ce chapitre n’a pas de mise avec barèmes à choisir</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Rename a paytable</source>
        <translation>Renommer un barème</translation>
    </message>
    <message>
        <source>No own paytable yet. &quot;Add&quot; begins with a copy of one of the chapter&apos;s.</source>
        <translation>Aucun barème maison encore. «&#xa0;Ajouter&#xa0;» part d’une copie d’un barème du chapitre.</translation>
    </message>
    <message>
        <source>Add a r&amp;ow</source>
        <translation>Ajouter une &amp;ligne</translation>
    </message>
    <message>
        <source>%1, &amp;name</source>
        <translation>%1, &amp;nom</translation>
    </message>
    <message>
        <source>Name of the paytable</source>
        <translation>Nom du barème</translation>
    </message>
    <message>
        <source>Hand of row %1</source>
        <translation>Main de la ligne %1</translation>
    </message>
    <message>
        <source>Odds of row %1</source>
        <translation>Cote de la ligne %1</translation>
    </message>
    <message>
        <source>Move row %1 up</source>
        <translation>Monter la ligne %1</translation>
    </message>
    <message>
        <source>Move row %1 down</source>
        <translation>Descendre la ligne %1</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>Supprimer la ligne %1</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Supprimer une ligne</translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation>Déplacer une ligne</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioEditor</name>
    <message>
        <source>‹ &amp;Scenarios</source>
        <translation>‹ &amp;Scénarios</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>Titre du scénario</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z)</source>
        <translation>Annuler la dernière modification (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Change it again (Ctrl+Shift+Z)</source>
        <translation>Refaire la modification (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>Go through the round by the book, step by step</source>
        <translation>Parcourir la donne dans les règles, étape par étape</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Keep the scenario (Ctrl+S)</source>
        <translation>Enregistrer le scénario (Ctrl+S)</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jeu et règles</translation>
    </message>
    <message>
        <source>Table, seats and irregularity</source>
        <translation>Table, places et irrégularité</translation>
    </message>
    <message>
        <source>What is still wrong</source>
        <translation>Ce qui reste à corriger</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of what is filled in</source>
        <translation>Graine du remplissage</translation>
    </message>
    <message>
        <source>&amp;Fill the rest at random</source>
        <translation>&amp;Compléter au hasard</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>les règles</translation>
    </message>
    <message>
        <source>Every place has its card. Choose a place first.</source>
        <translation>Chaque emplacement a sa carte. Choisissez d’abord un emplacement.</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>Une graine est un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <source>what was filled in</source>
        <translation>le remplissage</translation>
    </message>
    <message>
        <source>%1, as the round has it</source>
        <translation>%1, comme dans la donne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and fault</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Table and settlement are shown as soon as nothing is wrong.</source>
        <translation>La table et le règlement s’affichent dès que plus rien n’est à corriger.</translation>
    </message>
    <message>
        <source>Give the scenario a title.</source>
        <translation>Donnez un titre au scénario.</translation>
    </message>
    <message>
        <source>The round cannot be kept yet. %1</source>
        <translation>La donne ne peut pas encore être enregistrée. %1</translation>
    </message>
    <message>
        <source>Kept: %1, version %2.</source>
        <translation>Enregistré&#xa0;: %1, version %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioFields</name>
    <message>
        <source>&quot;%1&quot; is no card: write rank and suit, such as Td.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une carte&#xa0;: écrivez la valeur et l’enseigne, par exemple Td.</translation>
    </message>
    <message>
        <source>%1 is %2 already.</source>
        <translation>%1 est déjà %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenariosPage</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>No scenario yet. Choose &quot;New&quot; to build a round by hand: cards, wagers, decisions.</source>
        <translation>Aucun scénario encore. Choisissez «&#xa0;Nouveau&#xa0;» pour composer une donne à la main&#xa0;: cartes, mises, décisions.</translation>
    </message>
    <message>
        <source>Rounds built by hand, to be shown and talked about</source>
        <translation>Donnes composées à la main, à montrer et à commenter</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Dupli&amp;quer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Take in a round</source>
        <translation>Recevoir une donne</translation>
    </message>
    <message>
        <source>Round (*.json *.jsonl)</source>
        <translation>Donne (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Write the round</source>
        <translation>Écrire la donne</translation>
    </message>
    <message>
        <source>Round (*.json)</source>
        <translation>Donne (*.json)</translation>
    </message>
    <message>
        <source>Choose a scenario first.</source>
        <translation>Choisissez d’abord un scénario.</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ &amp;Retour</translation>
    </message>
    <message>
        <source>Which scenario</source>
        <translation>Quel scénario</translation>
    </message>
    <message>
        <source>This round cannot be shown: %1</source>
        <translation>Cette donne ne peut pas être affichée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Leave without keeping it?</source>
        <translation>Quitter sans enregistrer&#xa0;?</translation>
    </message>
    <message>
        <source>The scenario has changes that were not kept.</source>
        <translation>Le scénario a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>%1 cannot be read as a round.</source>
        <translation>%1 n’est pas lisible comme donne.</translation>
    </message>
    <message>
        <source>%1 is no round.</source>
        <translation>%1 n’est pas une donne.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SelfTestDialog</name>
    <message>
        <source>Check of this machine</source>
        <translation>Vérification de cette machine</translation>
    </message>
    <message>
        <source>The records are being checked…</source>
        <translation>Le registre est en cours de vérification…</translation>
    </message>
    <message>
        <source>Touch here, or press a key</source>
        <translation>Touchez ici, ou appuyez sur une touche</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>Vérifier à &amp;nouveau</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SettlementList</name>
    <message>
        <source>take</source>
        <translation>prendre</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>payer</translation>
    </message>
    <message>
        <source>return</source>
        <translation>rendre</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome, sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Selon</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>irregularity, ruling, paragraph</comment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Croupier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, qualifies</source>
        <translation>%1, se qualifie</translation>
    </message>
    <message>
        <source>%1, does not qualify</source>
        <translation>%1, ne se qualifie pas</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, couché</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat and hand</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat and sums</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Envy for seat %1</source>
        <translation>Envy Bonus pour la place %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Alt with an underlined letter presses that button or opens that menu.</source>
        <translation>Alt avec une lettre soulignée actionne ce bouton ou ouvre ce menu.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SignInForm</name>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Se connecter</translation>
    </message>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>Console du superviseur</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>S&amp;uperviseur</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Phrase secrète</translation>
    </message>
    <message>
        <source>&amp;Forgot it: recovery code</source>
        <translation>&amp;Oubliée&#xa0;: code de récupération</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StartExamDialog</name>
    <message>
        <source>Start an exam</source>
        <translation>Lancer un examen</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>Préparation du sujet</translation>
    </message>
    <message>
        <source>Making the form, item %v of %m</source>
        <translation>Préparation du sujet, élément %v sur %m</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Start the exam</source>
        <translation>&amp;Lancer l’examen</translation>
    </message>
    <message>
        <source>&amp;Trainee</source>
        <translation>&amp;Stagiaire</translation>
    </message>
    <message>
        <source>Search for a trainee</source>
        <translation>Chercher un stagiaire</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Stagiaires</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Version of the exam</source>
        <translation>Version de l’examen</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Examen</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Ce qui va se passer</translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation>Facteur de temps</translation>
    </message>
    <message>
        <source>Time × %1</source>
        <translation>Temps × %1</translation>
    </message>
    <message>
        <source>Another factor</source>
        <translation>Autre facteur</translation>
    </message>
    <message>
        <source>Time in percent</source>
        <translation>Temps en pourcentage</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Extra minutes</source>
        <translation>Minutes de plus</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Large text</source>
        <translation>&amp;Grands caractères</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>Grands caractères</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Temps</translation>
    </message>
    <message>
        <source>E&amp;xtra time</source>
        <translation>Temps e&amp;n plus</translation>
    </message>
    <message>
        <source>%1, the newest</source>
        <translation>%1, la plus récente</translation>
    </message>
    <message>
        <source>Choose an exam. Exams are written and saved on the page of exams.</source>
        <translation>Choisissez un examen. Les examens s’écrivent et s’enregistrent à la page des examens.</translation>
    </message>
    <message>
        <source>Choose the trainee.</source>
        <translation>Choisissez le stagiaire.</translation>
    </message>
    <message>
        <source>The screen will belong to the exam until %1 has finished it.</source>
        <translation>L’écran sera réservé à l’examen jusqu’à ce que %1 l’ait terminé.</translation>
    </message>
    <message>
        <source>as many rounds as it takes for every skill</source>
        <translation>autant de donnes qu’il en faut pour chaque compétence</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, no time limit of its own</source>
        <translation>%1&#xa0;: %2, sans limite de temps propre</translation>
    </message>
    <message>
        <source>Whole exam: %1.</source>
        <translation>Tout l’examen&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The whole exam has no time limit.</source>
        <translation>L’examen entier n’a pas de limite de temps.</translation>
    </message>
    <message>
        <source>Pass mark: %1 %. %2</source>
        <translation>Note de passage&#xa0;: %1&#xa0;%. %2</translation>
    </message>
    <message>
        <source>Everybody has the same form.</source>
        <translation>Tous ont le même sujet.</translation>
    </message>
    <message>
        <source>A fresh form is made.</source>
        <translation>Un nouveau sujet est préparé.</translation>
    </message>
    <message>
        <source>The text is large.</source>
        <translation>Le texte est en grands caractères.</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>Impossible de faire un sujet. %1 (à %2)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StickDialog</name>
    <message>
        <source>Stick</source>
        <translation>Clé USB</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>&amp;Dossier parent</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Chercher à nouveau</translation>
    </message>
    <message>
        <source>No stick is there. Plug one in, then press &quot;Look again&quot;.</source>
        <translation>Il n’y a pas de clé USB. Branchez-en une, puis appuyez sur «&#xa0;Chercher à nouveau&#xa0;».</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Choose a stick</source>
        <translation>Choisissez une clé USB</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendModel</name>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Semaine du</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussies</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Sur toutes</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Note moyenne</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendsPage</name>
    <message>
        <source>Charts and table</source>
        <translation>Graphiques et tableau</translation>
    </message>
    <message>
        <source>By day, week or month</source>
        <translation>Par jour, semaine ou mois</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Days begin at midnight UTC, weeks on Monday.</source>
        <translation>Les jours commencent à minuit UTC, les semaines le lundi.</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>P&amp;ar</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>Note moyenne au fil du temps</translation>
    </message>
    <message>
        <source>Attempts over time, passed and not passed</source>
        <translation>Tentatives au fil du temps, réussies et échouées</translation>
    </message>
    <message>
        <source>The figures of the charts</source>
        <translation>Les chiffres des graphiques</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>&amp;Save the charts as a picture…</source>
        <translation>Enregistrer les graphiques en &amp;image…</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Tendances</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; its result appears here.</source>
        <translation>Aucun examen n’a encore été terminé. Lancez-en un à la page des examens&#xa0;; son résultat apparaît ici.</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>Aucun examen terminé ne correspond à ce choix. Choisissez une période plus longue, un autre examen ou tout le monde.</translation>
    </message>
    <message>
        <source>%1. Attempts: %2, passed: %3, mean score: %4</source>
        <translation>%1. Tentatives&#xa0;: %2, réussies&#xa0;: %3, note moyenne&#xa0;: %4</translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation>Enregistrer les graphiques</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>trend.png</source>
        <translation>tendance.png</translation>
    </message>
    <message>
        <source>The charts are in %1.</source>
        <translation>Les graphiques sont dans %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>Impossible d’écrire %1. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an exam and a sentence</comment>
        <translation>%1. %2</translation>
    </message>
</context>
</TS>
