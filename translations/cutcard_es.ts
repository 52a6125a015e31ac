<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_US">
<context>
    <name>Act</name>
    <message>
        <source>%1 of seat %2</source>
        <translation>%1 del puesto %2</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>importe apostado</translation>
    </message>
    <message>
        <source>Pay the %1, %2</source>
        <translation>Pagar el %1, %2</translation>
    </message>
    <message>
        <source>Pay the %1</source>
        <translation>Pagar el %1</translation>
    </message>
    <message>
        <source>Take the %1, %2</source>
        <translation>Tomar el %1, %2</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>Tomar el %1</translation>
    </message>
    <message>
        <source>Return the %1, %2</source>
        <translation>Devolver el %1, %2</translation>
    </message>
    <message>
        <source>Return the %1</source>
        <translation>Devolver el %1</translation>
    </message>
    <message>
        <source>Settle the %1, %2</source>
        <translation>Liquidar el %1, %2</translation>
    </message>
    <message>
        <source>Settle the %1</source>
        <translation>Liquidar el %1</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>Repartir una carta</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>Repartir una carta al puesto %1</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>Repartir una carta al crupier</translation>
    </message>
    <message>
        <source>Deal a community card</source>
        <translation>Repartir una carta comunitaria</translation>
    </message>
    <message>
        <source>Deal a card to the Six Card Bonus spot</source>
        <translation>Repartir una carta a la casilla Six Card Bonus</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>Put a card into the discard rack</source>
        <translation>Poner una carta en la bandeja de descarte</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>Repartir una carta a %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation>por el puesto %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Something that no dealer does: %1</source>
        <translation>Algo que ningún crupier hace: %1</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Armar la mano del crupier</translation>
    </message>
    <message>
        <source>Set the hand of seat %1</source>
        <translation>Armar la mano del puesto %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>an action</comment>
        <translation>%1, puesto %2</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <comment>an action</comment>
        <translation>%1, puesto %2: %3</translation>
    </message>
</context>
<context>
    <name>ActionLabel</name>
    <message>
        <source>Announce</source>
        <translation>Anunciar</translation>
    </message>
    <message>
        <source>Lock wagers</source>
        <translation>Bloquear apuestas</translation>
    </message>
    <message>
        <source>Collect progressive</source>
        <translation>Recoger progresivas</translation>
    </message>
    <message>
        <source>Compare the count</source>
        <translation>Comparar el conteo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Contar el resto</translation>
    </message>
    <message>
        <source>Stub to the rack</source>
        <translation>Resto al descarte</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Collect the forfeit</source>
        <translation>Recoger lo perdido</translation>
    </message>
    <message>
        <source>Collect cards</source>
        <translation>Recoger cartas</translation>
    </message>
    <message>
        <source>Turn dealer&apos;s cards</source>
        <translation>Voltear las del crupier</translation>
    </message>
    <message>
        <source>Set dealer&apos;s hand</source>
        <translation>Armar la del crupier</translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation>Voltear cartas</translation>
    </message>
    <message>
        <source>Set hand</source>
        <translation>Armar mano</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Liquidar</translation>
    </message>
    <message>
        <source>Turn Six Card Bonus</source>
        <translation>Voltear Six Card Bonus</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Llamar al jefe</translation>
    </message>
    <message>
        <source>Leave the cards</source>
        <translation>Dejar las cartas</translation>
    </message>
    <message>
        <source>Pay envy</source>
        <translation>Pagar Envy</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Despejar la mesa</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Detener el juego</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Card to the rack</source>
        <translation>Carta al descarte</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Barajar de nuevo</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Cortar de nuevo</translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation>Retirar la baraja</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>Cubrir el equipo</translation>
    </message>
    <message>
        <source>Turn community cards</source>
        <translation>Voltear comunitarias</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Pulsar una tecla</translation>
    </message>
    <message>
        <source>Inspect cards</source>
        <translation>Inspeccionar cartas</translation>
    </message>
    <message>
        <source>Floor verifies</source>
        <translation>Verifica el jefe</translation>
    </message>
    <message>
        <source>Spread cards</source>
        <translation>Extender cartas</translation>
    </message>
    <message>
        <source>Wash</source>
        <translation>Lavar</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Apilar</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Cargar el sabot</translation>
    </message>
    <message>
        <source>Alternate decks</source>
        <translation>Alternar barajas</translation>
    </message>
    <message>
        <source>Change decks</source>
        <translation>Cambiar barajas</translation>
    </message>
    <message>
        <source>Load the shuffler</source>
        <translation>Cargar barajadora</translation>
    </message>
    <message>
        <source>Take shuffled deck</source>
        <translation>Sacar baraja mezclada</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Sin mano</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>What next</source>
        <translation>Qué sigue</translation>
    </message>
    <message>
        <source>Errors lately</source>
        <translation>Errores recientes</translation>
    </message>
</context>
<context>
    <name>AmountBox</name>
    <message>
        <source>Amount: %1</source>
        <translation>Importe: %1</translation>
    </message>
    <message>
        <source>No amount is being entered</source>
        <translation>No se está ingresando ningún importe</translation>
    </message>
    <message>
        <source>Choose a spot, then Take, Pay or Return</source>
        <translation>Elija una casilla y luego Tomar, Pagar o Devolver</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>below 0</source>
        <translation>menos de 0</translation>
    </message>
    <message>
        <source>%1 negative: look at the question</source>
        <translation>%1, negativa: revise la pregunta</translation>
    </message>
    <message>
        <source>%1 poor</source>
        <translation>%1, baja</translation>
    </message>
    <message>
        <source>%1 fair</source>
        <translation>%1, regular</translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation>%1, buena</translation>
    </message>
    <message>
        <source>not enough to say</source>
        <translation>datos insuficientes</translation>
    </message>
    <message>
        <source>Better trainees do worse here: check the question, its key and what is taught.</source>
        <translation>A los mejores aprendices les va peor aquí: revise la pregunta, su clave y lo que se enseña.</translation>
    </message>
    <message>
        <source>Does not tell good from weak trainees: check whether it is guessed or unclear.</source>
        <translation>No distingue a los buenos aprendices de los flojos: vea si se adivina o si no está clara.</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined, or ask it in another way.</source>
        <translation>Demasiado difícil: entrénelo antes de examinarlo, o pregúntelo de otra manera.</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined.</source>
        <translation>Demasiado difícil: entrénelo antes de examinarlo.</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Take a harder question in its place.</source>
        <translation>Demasiado fácil: casi todos aciertan. Ponga una pregunta más difícil en su lugar.</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Ask for it less often.</source>
        <translation>Demasiado fácil: casi todos aciertan. Pregúntelo con menos frecuencia.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Ítem %1: %2</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Right answer: %1</source>
        <translation>Respuesta correcta: %1</translation>
    </message>
    <message>
        <source>Wrong answer: %1</source>
        <translation>Respuesta incorrecta: %1</translation>
    </message>
    <message>
        <source>Answer %1: %2</source>
        <translation>Respuesta %1: %2</translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, tecla %2</translation>
    </message>
</context>
<context>
    <name>AppCombo</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <translation>%1, redondeado hacia abajo a %2</translation>
    </message>
    <message>
        <source>%1 % of %2 = %3</source>
        <translation>%1 % de %2 = %3</translation>
    </message>
    <message>
        <source>%1 % of %2 ÷ %3 = %4</source>
        <translation>%1 % de %2 ÷ %3 = %4</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand</source>
        <translation>%1, máximo %2 por mano</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand, of which %3 is left</source>
        <translation>%1, máximo %2 por mano, de los que quedan %3</translation>
    </message>
</context>
<context>
    <name>AttemptLoader</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>somebody of another store (%1)</source>
        <translation>alguien de otra base de datos (%1)</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(nombre borrado)</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1): %2</source>
        <translation>Este intento no se puede leer (%1): %2</translation>
    </message>
</context>
<context>
    <name>AttemptRecord</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, peso %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>No critical error</source>
        <translation>Ningún error crítico</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>ítem %1</translation>
    </message>
    <message>
        <source>Critical errors: the exam is failed by them alone</source>
        <translation>Errores críticos: por sí solos reprueban el examen</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>%1 % del tiempo</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>texto grande</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Regraded</source>
        <translation>Recalificado</translation>
    </message>
    <message>
        <source>First score</source>
        <translation>Primer puntaje</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>reprobado</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>score and reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not sealed yet: the exam is still running</source>
        <translation>sin sellar todavía: el examen sigue en curso</translation>
    </message>
    <message>
        <source>✓ whole, sealed by a key that is believed here</source>
        <translation>✓ íntegro, sellado con una clave de confianza aquí</translation>
    </message>
    <message>
        <source>⚠ whole, but nobody here knows the key: register it on the page of keys, if it is yours</source>
        <translation>⚠ íntegro, pero nadie aquí conoce la clave: regístrela en la página de claves, si es suya</translation>
    </message>
    <message>
        <source>⚠ whole, but the key that sealed it was revoked</source>
        <translation>⚠ íntegro, pero la clave que lo selló fue revocada</translation>
    </message>
    <message>
        <source>✗ the signature is not that of this attempt</source>
        <translation>✗ la firma no es la de este intento</translation>
    </message>
    <message>
        <source>✗ nobody has signed this attempt</source>
        <translation>✗ nadie ha firmado este intento</translation>
    </message>
    <message>
        <source>Score as first graded</source>
        <translation>Puntaje de la primera calificación</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Nota mínima</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>%1 manos por hora</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Short code, as it stands on the report</source>
        <translation>Código corto, como figura en el informe</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Iniciado por</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>Adaptaciones</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>SHA-256 of the rule set</source>
        <translation>SHA-256 del reglamento</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>version %1, generator %2</source>
        <translation>versión %1, generador %2</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Intento</translation>
    </message>
</context>
<context>
    <name>AttemptRound</name>
    <message>
        <source>This version of the program does not take the round any more, so the table is not shown: %1</source>
        <translation>Esta versión del programa ya no acepta la ronda, por eso no se muestra la mesa: %1</translation>
    </message>
    <message>
        <source>The rules of today see this round otherwise. What was stored with the exam decides here.</source>
        <translation>Las reglas de hoy ven esta ronda de otro modo. Aquí decide lo que se guardó con el examen.</translation>
    </message>
    <message>
        <source>The rules of today judge this otherwise. The stored step decides.</source>
        <translation>Las reglas de hoy juzgan esto de otro modo. Lo que decide es el paso guardado.</translation>
    </message>
</context>
<context>
    <name>AttemptStory</name>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Pregunta %1</translation>
    </message>
    <message>
        <source>The clock of the machine was set back by %1</source>
        <translation>El reloj de la máquina fue atrasado %1</translation>
    </message>
    <message>
        <source>The clock of the machine was set forward by %1</source>
        <translation>El reloj de la máquina fue adelantado %1</translation>
    </message>
    <message>
        <source>The time of the exam does not come from that clock and went on as before.</source>
        <translation>El tiempo del examen no depende de ese reloj y siguió como antes.</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>Empieza la ronda</translation>
    </message>
    <message>
        <source>The question is put</source>
        <translation>Se plantea la pregunta</translation>
    </message>
    <message>
        <source>The break before this section begins</source>
        <translation>Empieza la pausa antes de esta sección</translation>
    </message>
    <message>
        <source>The time of the exam is up</source>
        <translation>Se acabó el tiempo del examen</translation>
    </message>
    <message>
        <source>The time of the section is up</source>
        <translation>Se acabó el tiempo de la sección</translation>
    </message>
    <message>
        <source>What was done before it counts.</source>
        <translation>Cuenta lo que se hizo antes.</translation>
    </message>
    <message>
        <source>The exam was interrupted</source>
        <translation>El examen se interrumpió</translation>
    </message>
    <message>
        <source>Its time stood still from here.</source>
        <translation>Su tiempo se detuvo desde aquí.</translation>
    </message>
    <message>
        <source>Resumed after %1 by %2</source>
        <translation>Reanudado después de %1 por %2</translation>
    </message>
    <message>
        <source>The exam was finished</source>
        <translation>El examen se terminó</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Sin responder</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>No hecho: %1</translation>
    </message>
    <message>
        <source>Done after the time was up: it does not count.</source>
        <translation>Hecho después de acabarse el tiempo: no cuenta.</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Respondió: %1</translation>
    </message>
    <message>
        <source>The first answer counts.</source>
        <translation>Cuenta la primera respuesta.</translation>
    </message>
    <message>
        <source>After the time was up: it does not count.</source>
        <translation>Después de acabarse el tiempo: no cuenta.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Card, face down</source>
        <translation>Carta, boca abajo</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carta %1</translation>
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
        <translation>Este juego no tiene nada de eso.</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation>Se certifica que</translation>
    </message>
    <message>
        <source>has passed the exam</source>
        <translation>ha aprobado el examen</translation>
    </message>
    <message>
        <source>with %1 on %2</source>
        <translation>con %1 el %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a result and a chapter</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Short code %1, attempt %2, Cutcard %3</source>
        <translation>Código corto %1, intento %2, Cutcard %3</translation>
    </message>
    <message>
        <source>The exam still runs. Wait until it is sealed.</source>
        <translation>El examen sigue en curso. Espere a que esté sellado.</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed. Let the trainee sit it again.</source>
        <translation>El sello no es válido: este intento fue modificado. Que el aprendiz lo presente de nuevo.</translation>
    </message>
    <message>
        <source>The exam was not passed. A certificate is for a passed one.</source>
        <translation>El examen no se aprobó. El certificado es para exámenes aprobados.</translation>
    </message>
    <message>
        <source>The trainee&apos;s name was erased. Nobody can be named any more.</source>
        <translation>El nombre del aprendiz fue borrado. Ya no se puede nombrar a nadie.</translation>
    </message>
</context>
<context>
    <name>Chapter</name>
    <message>
        <source>Pennsylvania 657a</source>
        <translation>Pennsylvania 657a</translation>
    </message>
    <message>
        <source>Pennsylvania 573 (2011)</source>
        <translation>Pennsylvania 573 (2011)</translation>
    </message>
    <message>
        <source>Massachusetts</source>
        <translation>Massachusetts</translation>
    </message>
    <message>
        <source>Pennsylvania 641a</source>
        <translation>Pennsylvania 641a</translation>
    </message>
    <message>
        <source>Pennsylvania 647a</source>
        <translation>Pennsylvania 647a</translation>
    </message>
    <message>
        <source>Pennsylvania 555 (2011)</source>
        <translation>Pennsylvania 555 (2011)</translation>
    </message>
    <message>
        <source>Pennsylvania 569 (2011)</source>
        <translation>Pennsylvania 569 (2011)</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Chip of %1</source>
        <translation>Ficha de %1</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Armar la mano del crupier</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Puesto %1: armar la mano</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2</source>
        <translation>Puesto %1: pagar el %2</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Resolución %1</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Archived a person</source>
        <translation>Archivó a una persona</translation>
    </message>
    <message>
        <source>Took in an exam from elsewhere</source>
        <translation>Incorporó un examen de otro lugar</translation>
    </message>
    <message>
        <source>Regraded an exam</source>
        <translation>Recalificó un examen</translation>
    </message>
    <message>
        <source>Started an exam</source>
        <translation>Inició un examen</translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation>Hizo un respaldo</translation>
    </message>
    <message>
        <source>Saved a rule set, exam or scenario</source>
        <translation>Guardó un reglamento, examen o escenario</translation>
    </message>
    <message>
        <source>Took in a rule set, exam or form</source>
        <translation>Incorporó un reglamento, examen o prueba</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>Borró a una persona</translation>
    </message>
    <message>
        <source>Signed a file for another store</source>
        <translation>Firmó un archivo para otra base de datos</translation>
    </message>
    <message>
        <source>Added a group</source>
        <translation>Agregó un grupo</translation>
    </message>
    <message>
        <source>Removed a group</source>
        <translation>Quitó un grupo</translation>
    </message>
    <message>
        <source>Renamed a group</source>
        <translation>Renombró un grupo</translation>
    </message>
    <message>
        <source>Registered a key</source>
        <translation>Registró una clave</translation>
    </message>
    <message>
        <source>Revoked a key</source>
        <translation>Revocó una clave</translation>
    </message>
    <message>
        <source>Changed who is in a group</source>
        <translation>Cambió quién está en un grupo</translation>
    </message>
    <message>
        <source>Reset a passphrase</source>
        <translation>Restableció una frase de acceso</translation>
    </message>
    <message>
        <source>Took in a person from elsewhere</source>
        <translation>Incorporó a una persona de otro lugar</translation>
    </message>
    <message>
        <source>Used the recovery code</source>
        <translation>Usó el código de recuperación</translation>
    </message>
    <message>
        <source>Wrong recovery code</source>
        <translation>Código de recuperación incorrecto</translation>
    </message>
    <message>
        <source>Renamed a person</source>
        <translation>Renombró a una persona</translation>
    </message>
    <message>
        <source>Restored a person</source>
        <translation>Restauró a una persona</translation>
    </message>
    <message>
        <source>Set up the first supervisor</source>
        <translation>Configuró al primer supervisor</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Inició sesión</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Frase de acceso incorrecta</translation>
    </message>
    <message>
        <source>Added a supervisor</source>
        <translation>Agregó un supervisor</translation>
    </message>
    <message>
        <source>Added a trainee</source>
        <translation>Agregó un aprendiz</translation>
    </message>
    <message>
        <source>The clock was set during an exam</source>
        <translation>Se ajustó el reloj durante un examen</translation>
    </message>
    <message>
        <source>A step of an exam</source>
        <translation>Un paso de un examen</translation>
    </message>
    <message>
        <source>Exam sealed</source>
        <translation>Examen sellado</translation>
    </message>
    <message>
        <source>Exam taken in from elsewhere</source>
        <translation>Examen incorporado de otro lugar</translation>
    </message>
    <message>
        <source>Exam regraded</source>
        <translation>Examen recalificado</translation>
    </message>
    <message>
        <source>Exam started</source>
        <translation>Examen iniciado</translation>
    </message>
    <message>
        <source>A step of practice</source>
        <translation>Un paso de práctica</translation>
    </message>
    <message>
        <source>An answer in practice</source>
        <translation>Una respuesta en práctica</translation>
    </message>
    <message>
        <source>Practice round finished</source>
        <translation>Ronda de práctica terminada</translation>
    </message>
    <message>
        <source>A hint in practice</source>
        <translation>Una pista en práctica</translation>
    </message>
    <message>
        <source>Practice round begun</source>
        <translation>Ronda de práctica empezada</translation>
    </message>
    <message>
        <source>A step of practice taken back</source>
        <translation>Un paso de práctica deshecho</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivada</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Borrada</translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>(borrado)</translation>
    </message>
</context>
<context>
    <name>ConsolePages</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Tendencias</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Quioscos</translation>
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
        <translation>El archivo es demasiado grande. Divídalo en archivos de 32 MB como máximo.</translation>
    </message>
    <message>
        <source>This is not a text file. Save the table as CSV (UTF-8) and choose that file.</source>
        <translation>Este no es un archivo de texto. Guarde la tabla como CSV (UTF-8) y elija ese archivo.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it again as CSV with the character set UTF-8.</source>
        <translation>El archivo no está en UTF-8. Guárdelo otra vez como CSV con el juego de caracteres UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: a quoted field begins here and does not end. Close the quote.</source>
        <translation>Línea %1: aquí empieza un campo entre comillas que no termina. Cierre las comillas.</translation>
    </message>
    <message>
        <source>Line %1: there is a quote in the middle of a field. Put the whole field in quotes and write the quote twice.</source>
        <translation>Línea %1: hay comillas en medio de un campo. Ponga todo el campo entre comillas y escriba dobles las de adentro.</translation>
    </message>
    <message>
        <source>Line %1: something follows a closing quote. Write a quote within a field twice.</source>
        <translation>Línea %1: hay algo después de cerrar las comillas. Dentro de un campo, las comillas se escriben dos veces.</translation>
    </message>
</context>
<context>
    <name>DealerBar</name>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>Alto: algo está mal</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Llamar al jefe</translation>
    </message>
</context>
<context>
    <name>DealingMethod</name>
    <message>
        <source>Manual shoe</source>
        <translation>Sabot manual</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Automated shoe</source>
        <translation>Sabot automático</translation>
    </message>
    <message>
        <source>Reshuffling shoe</source>
        <translation>Sabot que rebaraja</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Hands of four cards rank in another order than hands of five</source>
        <translation>Las manos de cuatro cartas se ordenan distinto que las de cinco</translation>
    </message>
    <message>
        <source>Hands of five cards rank in another order than hands of four</source>
        <translation>Las manos de cinco cartas se ordenan distinto que las de cuatro</translation>
    </message>
    <message>
        <source>Only four cards play; the fifth was counted in</source>
        <translation>Solo juegan cuatro cartas; se contó la quinta</translation>
    </message>
    <message>
        <source>A straight does not go on from the ace to the two</source>
        <translation>Una escalera no continúa del as al dos</translation>
    </message>
    <message>
        <source>The ace may also stand below the two</source>
        <translation>El as también puede ir debajo del dos</translation>
    </message>
    <message>
        <source>The cards of one suit were overlooked</source>
        <translation>No se vieron las cartas del mismo palo</translation>
    </message>
    <message>
        <source>The cards in a row were overlooked</source>
        <translation>No se vieron las cartas consecutivas</translation>
    </message>
    <message>
        <source>Two suits of one colour are not one suit</source>
        <translation>Dos palos del mismo color no son un solo palo</translation>
    </message>
    <message>
        <source>A pair was overlooked</source>
        <translation>No se vio un par</translation>
    </message>
    <message>
        <source>One more card of the same rank was overlooked</source>
        <translation>No se vio otra carta del mismo valor</translation>
    </message>
    <message>
        <source>Cards of one rank were counted as two pairs</source>
        <translation>Se contaron como dos pares cartas del mismo valor</translation>
    </message>
    <message>
        <source>A straight flush up to the ace has a name of its own</source>
        <translation>Una escalera de color hasta el as tiene su propio nombre</translation>
    </message>
    <message>
        <source>One card is missing for that hand</source>
        <translation>Falta una carta para esa mano</translation>
    </message>
    <message>
        <source>The player&apos;s own two cards were not counted</source>
        <translation>No se contaron las dos cartas propias del jugador</translation>
    </message>
    <message>
        <source>The player need not use both of his own cards</source>
        <translation>El jugador no tiene que usar sus dos cartas propias</translation>
    </message>
    <message>
        <source>The last community card was overlooked</source>
        <translation>No se vio la última carta comunitaria</translation>
    </message>
    <message>
        <source>Equal hands are settled so in another game</source>
        <translation>Así se liquidan las manos iguales en otro juego</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does not qualify</source>
        <translation>La mano del crupier no califica</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does qualify</source>
        <translation>La mano del crupier sí califica</translation>
    </message>
    <message>
        <source>In this game the dealer needs nothing to qualify</source>
        <translation>En este juego el crupier no necesita calificar</translation>
    </message>
    <message>
        <source>A card that does not play was compared</source>
        <translation>Se comparó una carta que no juega</translation>
    </message>
    <message>
        <source>Own cards that do not play were compared</source>
        <translation>Se compararon cartas propias que no juegan</translation>
    </message>
    <message>
        <source>The lower hand was taken for the higher one</source>
        <translation>Se tomó la mano más baja por la más alta</translation>
    </message>
    <message>
        <source>That happens to another wager of this hand</source>
        <translation>Eso le pasa a otra apuesta de esta mano</translation>
    </message>
    <message>
        <source>This wager does not lose: it goes back</source>
        <translation>Esta apuesta no pierde: se devuelve</translation>
    </message>
    <message>
        <source>This wager does not win: it goes back</source>
        <translation>Esta apuesta no gana: se devuelve</translation>
    </message>
    <message>
        <source>This wager does not only go back: it is paid</source>
        <translation>Esta apuesta no solo se devuelve: se paga</translation>
    </message>
    <message>
        <source>This wager does not lose: it is paid</source>
        <translation>Esta apuesta no pierde: se paga</translation>
    </message>
    <message>
        <source>This wager does not go back: it loses</source>
        <translation>Esta apuesta no se devuelve: pierde</translation>
    </message>
    <message>
        <source>This wager does not win: it loses</source>
        <translation>Esta apuesta no gana: pierde</translation>
    </message>
    <message>
        <source>That is the row above in the paytable</source>
        <translation>Esa es la fila de arriba de la tabla de pagos</translation>
    </message>
    <message>
        <source>That is the row below in the paytable</source>
        <translation>Esa es la fila de abajo de la tabla de pagos</translation>
    </message>
    <message>
        <source>That is another paytable than the posted one</source>
        <translation>Esa es otra tabla de pagos, no la exhibida</translation>
    </message>
    <message>
        <source>At &quot;to&quot; odds the stake is not part of what is paid</source>
        <translation>En un pago “a” (to), la apuesta no es parte de lo que se paga</translation>
    </message>
    <message>
        <source>At &quot;for&quot; odds the stake is not given back on top</source>
        <translation>En un pago “por” (for), la apuesta no se devuelve además</translation>
    </message>
    <message>
        <source>The stake was counted as part of the winnings</source>
        <translation>Se contó la apuesta como parte de la ganancia</translation>
    </message>
    <message>
        <source>The stake, which is in the tray already, was taken off again</source>
        <translation>Se volvió a descontar la apuesta, que ya está en la bandeja</translation>
    </message>
    <message>
        <source>The odds were read the wrong way round</source>
        <translation>El pago se leyó al revés</translation>
    </message>
    <message>
        <source>Only a part of the meter is paid</source>
        <translation>Solo se paga una parte del contador</translation>
    </message>
    <message>
        <source>This house rounds down what is paid in chips</source>
        <translation>Esta casa redondea hacia abajo lo que se paga en fichas</translation>
    </message>
    <message>
        <source>This house does not round down what is paid</source>
        <translation>Esta casa no redondea hacia abajo lo que se paga</translation>
    </message>
    <message>
        <source>The stake alone was handed over</source>
        <translation>Solo se entregó la apuesta</translation>
    </message>
    <message>
        <source>The odds were taken of the Ante, not of this wager</source>
        <translation>El pago se calculó sobre el Ante, no sobre esta apuesta</translation>
    </message>
    <message>
        <source>There is a limit to what one hand is paid</source>
        <translation>Hay un límite de lo que se paga por una mano</translation>
    </message>
    <message>
        <source>Another seat comes first</source>
        <translation>Otro puesto va primero</translation>
    </message>
    <message>
        <source>Something else has to be done before it</source>
        <translation>Antes hay que hacer otra cosa</translation>
    </message>
    <message>
        <source>That is done already</source>
        <translation>Eso ya está hecho</translation>
    </message>
    <message>
        <source>The table is cleared when everything is settled</source>
        <translation>La mesa se despeja cuando todo está liquidado</translation>
    </message>
    <message>
        <source>The hand stays until the envy bonuses for it are paid</source>
        <translation>La mano se queda hasta que se paguen sus Envy Bonus</translation>
    </message>
    <message>
        <source>What the folded seats lost is collected first</source>
        <translation>Primero se recoge lo que perdieron los puestos retirados</translation>
    </message>
    <message>
        <source>The hand is turned and set before it is settled</source>
        <translation>La mano se voltea y se arma antes de liquidarla</translation>
    </message>
    <message>
        <source>The floor comes before this win is paid</source>
        <translation>El jefe de mesa viene antes de que se pague esta ganancia</translation>
    </message>
    <message>
        <source>The main wagers come before this side wager</source>
        <translation>Las apuestas principales van antes que esta lateral</translation>
    </message>
    <message>
        <source>The Six Card Bonus card is turned first</source>
        <translation>Primero se voltea la carta Six Card Bonus</translation>
    </message>
    <message>
        <source>Another game&apos;s chapter rules so</source>
        <translation>Así lo resuelve el capítulo de otro juego</translation>
    </message>
    <message>
        <source>At another moment of the round it would be ruled so</source>
        <translation>En otro momento de la ronda se resolvería así</translation>
    </message>
    <message>
        <source>With more cards it would be ruled so</source>
        <translation>Con más cartas se resolvería así</translation>
    </message>
    <message>
        <source>With fewer cards it would be ruled so</source>
        <translation>Con menos cartas se resolvería así</translation>
    </message>
    <message>
        <source>It matters whether the card&apos;s face was seen</source>
        <translation>Importa si se vio la cara de la carta</translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards lies face up by the rules</source>
        <translation>Una de las cartas del crupier está boca arriba por regla</translation>
    </message>
    <message>
        <source>It matters whether the deck is complete</source>
        <translation>Importa si la baraja está completa</translation>
    </message>
    <message>
        <source>That is the ruling on another event</source>
        <translation>Esa es la resolución de otro caso</translation>
    </message>
    <message>
        <source>This is irregular: the game cannot just go on</source>
        <translation>Esto es irregular: el juego no puede seguir sin más</translation>
    </message>
    <message>
        <source>This alone does not give every wager back</source>
        <translation>Por esto solo no se devuelven todas las apuestas</translation>
    </message>
    <message>
        <source>It is taken</source>
        <translation>Se toma</translation>
    </message>
    <message>
        <source>It is paid</source>
        <translation>Se paga</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Se devuelve</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el crupier</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>las cartas comunitarias</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>la casilla Six Card Bonus</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>las cartas quemadas</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>la bandeja de descarte</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>el puesto %1</translation>
    </message>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation>Puesto %1: liquidar el %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Puesto %1: armar la mano</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Armar la mano del crupier</translation>
    </message>
    <message>
        <source>Deal the next card to %1</source>
        <translation>Repartir la siguiente carta, para %1</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>Puesto %1: pagar el Envy Bonus por el puesto %2</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers with the system&apos;s</source>
        <translation>Comparar el número de apuestas progresivas con el del sistema</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Contar el resto</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Cortar las cartas</translation>
    </message>
    <message>
        <source>%1; every wager goes back</source>
        <translation>%1; se devuelven todas las apuestas</translation>
    </message>
    <message>
        <source>%1; the %2 is settled, every other wager goes back</source>
        <translation>%1; se liquida el %2, las demás apuestas se devuelven</translation>
    </message>
    <message>
        <source>while the cards are dealt</source>
        <translation>mientras se reparten las cartas</translation>
    </message>
    <message>
        <source>when everybody has the first cards</source>
        <translation>cuando todos tienen las primeras cartas</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>antes de la última decisión</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>después de la última decisión</translation>
    </message>
    <message>
        <source>when the hand is turned up</source>
        <translation>al descubrir la mano</translation>
    </message>
    <message>
        <source>the dealer has a wrong number of cards</source>
        <translation>el crupier tiene un número incorrecto de cartas</translation>
    </message>
    <message>
        <source>there is a wrong number of community cards</source>
        <translation>hay un número incorrecto de cartas comunitarias</translation>
    </message>
    <message>
        <source>a player has a wrong number of cards</source>
        <translation>un jugador tiene un número incorrecto de cartas</translation>
    </message>
    <message>
        <source>there is a wrong number of Six Card Bonus cards</source>
        <translation>hay un número incorrecto de cartas Six Card Bonus</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards, and the deck is not complete</source>
        <translation>el resto tiene un número incorrecto de cartas, y la baraja no está completa</translation>
    </message>
    <message>
        <source>the stub shows a misdeal; the deck is complete</source>
        <translation>el resto muestra que se repartió mal; la baraja está completa</translation>
    </message>
    <message>
        <source>the stub shows a misdeal, and the deck is not complete</source>
        <translation>el resto muestra que se repartió mal, y la baraja no está completa</translation>
    </message>
    <message>
        <source>%1: face up in the shoe or the deck, number of cards: %2</source>
        <translation>%1: boca arriba en el sabot o la baraja, número de cartas: %2</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was seen</source>
        <translation>se sacó una carta por error y se vio su cara</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was not seen</source>
        <translation>se sacó una carta por error y no se vio su cara</translation>
    </message>
    <message>
        <source>%1: the dealer&apos;s card number %2 can be seen</source>
        <translation>%1: se ve la carta número %2 del crupier</translation>
    </message>
    <message>
        <source>the cover card was put in so many cards deep: %1</source>
        <translation>la carta de corte se puso a esta profundidad, en cartas: %1</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins. How much is handed over?</source>
        <translation>El %1 de $%2 gana. ¿Cuánto se entrega?</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over?</source>
        <translation>El %1 de $%2 gana con: %3. ¿Cuánto se entrega?</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over by paytable %4?</source>
        <translation>El %1 de $%2 gana con: %3. ¿Cuánto se entrega según la tabla de pagos %4?</translation>
    </message>
    <message>
        <source>Which hand does the dealer have?</source>
        <translation>¿Qué mano tiene el crupier?</translation>
    </message>
    <message>
        <source>Which hand does the player have?</source>
        <translation>¿Qué mano tiene el jugador?</translation>
    </message>
    <message>
        <source>What becomes of the %1?</source>
        <translation>¿Qué pasa con el %1?</translation>
    </message>
    <message>
        <source>Which of these comes next?</source>
        <translation>¿Cuál de estos pasos sigue?</translation>
    </message>
    <message>
        <source>What now? %1</source>
        <translation>¿Y ahora? %1</translation>
    </message>
    <message>
        <source>The chapter says something else</source>
        <translation>El capítulo dice otra cosa</translation>
    </message>
</context>
<context>
    <name>DrillAbout</name>
    <message>
        <source>Cards on the table: name the hand that plays</source>
        <translation>Cartas en la mesa: diga qué mano juega</translation>
    </message>
    <message>
        <source>Two hands and a wager: take it, pay it or give it back</source>
        <translation>Dos manos y una apuesta: tomarla, pagarla o devolverla</translation>
    </message>
    <message>
        <source>A winning wager: work out the amount</source>
        <translation>Una apuesta ganadora: calcule el importe</translation>
    </message>
    <message>
        <source>A round stops in the middle: find a step that may follow</source>
        <translation>Una ronda se detiene a la mitad: encuentre un paso que puede seguir</translation>
    </message>
    <message>
        <source>Something happens at the table: say whether it matters and what follows</source>
        <translation>Algo pasa en la mesa: diga si importa y qué sigue</translation>
    </message>
    <message>
        <source>Questions about what the chapter says</source>
        <translation>Preguntas sobre lo que dice el capítulo</translation>
    </message>
</context>
<context>
    <name>DrillKind</name>
    <message>
        <source>Read the hand</source>
        <translation>Leer la mano</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>What does it pay</source>
        <translation>Cuánto paga</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Qué sigue</translation>
    </message>
    <message>
        <source>Is it irregular</source>
        <translation>¿Es irregular?</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Qué dicen las reglas</translation>
    </message>
</context>
<context>
    <name>DrillScreen</name>
    <message>
        <source>Question %1 of %2 · %3 in a row</source>
        <translation>Pregunta %1 de %2 · %3 seguidas</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>Cram</source>
        <translation>Intensivo</translation>
    </message>
    <message>
        <source>Just practise: the schedule stays as it is</source>
        <translation>Solo practicar: el calendario queda como está</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Siguiente pregunta</translation>
    </message>
    <message>
        <source>How did I do?</source>
        <translation>¿Cómo me fue?</translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>Orden incorrecto</translation>
    </message>
    <message>
        <source>Misread hand</source>
        <translation>Mano mal leída</translation>
    </message>
    <message>
        <source>Wrong paytable row</source>
        <translation>Fila errónea, tabla de pagos</translation>
    </message>
    <message>
        <source>Missed side wager</source>
        <translation>Apuesta lateral omitida</translation>
    </message>
    <message>
        <source>Wrong qualifier</source>
        <translation>Calificación del crupier</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>&quot;to&quot; taken for &quot;for&quot;</source>
        <translation>“a” (to) tomado por “por” (for)</translation>
    </message>
    <message>
        <source>Missed irregularity</source>
        <translation>Irregularidad no vista</translation>
    </message>
    <message>
        <source>Other errors</source>
        <translation>Otros errores</translation>
    </message>
</context>
<context>
    <name>ErrorReason</name>
    <message>
        <source>Did something that is not done here</source>
        <translation>Hizo algo que aquí no se hace</translation>
    </message>
    <message>
        <source>Settled a wager that is not there</source>
        <translation>Liquidó una apuesta que no existe</translation>
    </message>
    <message>
        <source>Stopped the game although nothing was wrong</source>
        <translation>Detuvo el juego sin que nada estuviera mal</translation>
    </message>
    <message>
        <source>Went on although something was wrong</source>
        <translation>Siguió aunque algo estaba mal</translation>
    </message>
    <message>
        <source>Seats in the wrong order</source>
        <translation>Orden equivocado de los puestos</translation>
    </message>
    <message>
        <source>A step before its time</source>
        <translation>Un paso antes de tiempo</translation>
    </message>
    <message>
        <source>Stopped for the wrong thing</source>
        <translation>Se detuvo por otra cosa</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>Resolución incorrecta de una irregularidad</translation>
    </message>
    <message>
        <source>Set the wrong cards as the hand</source>
        <translation>Armó la mano con cartas equivocadas</translation>
    </message>
    <message>
        <source>Called the hand by a wrong name</source>
        <translation>Nombró mal la mano</translation>
    </message>
    <message>
        <source>Took, paid or returned the wrong way</source>
        <translation>Tomó, pagó o devolvió cuando correspondía otra cosa</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>Importe incorrecto</translation>
    </message>
    <message>
        <source>Left out a step</source>
        <translation>Omitió un paso</translation>
    </message>
    <message>
        <source>Gave no answer</source>
        <translation>No respondió</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>%1.%2 %</source>
        <translation>%1.%2 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What you have done is done: there is no way back and no undo.</source>
        <translation>Lo hecho, hecho está: no se puede volver atrás ni deshacer.</translation>
    </message>
    <message>
        <source>There are no hints, and nothing tells you whether something was right. The table goes on as if it had been.</source>
        <translation>No hay pistas, y nada le dice si algo fue correcto. La mesa sigue como si lo hubiera sido.</translation>
    </message>
    <message>
        <source>Every action is stored at once. Should the machine stop, the exam goes on at the same place with the same time left.</source>
        <translation>Cada acción se guarda al instante. Si la máquina se detiene, el examen sigue en el mismo punto con el mismo tiempo restante.</translation>
    </message>
    <message>
        <source>If you need something, ask your supervisor.</source>
        <translation>Si necesita algo, pregunte a su supervisor.</translation>
    </message>
    <message>
        <source>You have %1 for the whole exam. What you have done by then counts.</source>
        <translation>Tiene %1 para todo el examen. Cuenta lo que haya hecho hasta entonces.</translation>
    </message>
    <message>
        <source>The times on this screen are your own: they include what you were granted.</source>
        <translation>Los tiempos de esta pantalla son los suyos: incluyen lo que se le concedió.</translation>
    </message>
    <message>
        <source>Your answers are stored. Your supervisor will tell you the result.</source>
        <translation>Sus respuestas están guardadas. Su supervisor le dirá el resultado.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Not passed: a critical error was made</source>
        <translation>No aprobado: se cometió un error crítico</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>No aprobado</translation>
    </message>
    <message>
        <source>%1 % are needed.</source>
        <translation>Se necesita %1 %.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamBreak</name>
    <message>
        <source>Section %1: %2</source>
        <translation>Sección %1: %2</translation>
    </message>
    <message>
        <source>%1. The section before is closed.</source>
        <translation>%1. La sección anterior está cerrada.</translation>
    </message>
    <message>
        <source>%1 in %2. The section before is closed.</source>
        <translation>%1 en %2. La sección anterior está cerrada.</translation>
    </message>
    <message>
        <source>The time of the whole exam goes on.</source>
        <translation>El tiempo de todo el examen sigue corriendo.</translation>
    </message>
    <message>
        <source>Begin this section</source>
        <translation>Empezar esta sección</translation>
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
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Correcto: %1</translation>
    </message>
</context>
<context>
    <name>ExamHeader</name>
    <message>
        <source>%1 · section %2 of %3</source>
        <translation>%1 · sección %2 de %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>For a supervisor: interrupt or end the exam</source>
        <translation>Para el supervisor: interrumpir o terminar el examen</translation>
    </message>
</context>
<context>
    <name>ExamIntervention</name>
    <message>
        <source>For the supervisor</source>
        <translation>Para el supervisor</translation>
    </message>
    <message>
        <source>The time of the exam goes on until you give your word.</source>
        <translation>El tiempo del examen sigue hasta que escriba su frase.</translation>
    </message>
    <message>
        <source>Interrupt the exam</source>
        <translation>Interrumpir el examen</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>Terminar el examen ya</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>Cuenta lo hecho hasta ahora</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>Volver al examen</translation>
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
        <translation>Este examen es para %1.</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Begin the exam</source>
        <translation>Empezar el examen</translation>
    </message>
</context>
<context>
    <name>ExamLook</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se mueve</translation>
    </message>
</context>
<context>
    <name>ExamOver</name>
    <message>
        <source>The exam is over</source>
        <translation>El examen terminó</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Short code of this exam, for comparing with the report: %1</source>
        <translation>Código corto de este examen, para comparar con el informe: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué salió mal</translation>
    </message>
</context>
<context>
    <name>ExamPause</name>
    <message>
        <source>The exam is interrupted</source>
        <translation>El examen está interrumpido</translation>
    </message>
    <message>
        <source>%1. Its time stands still, and everything that was done is stored. A supervisor can go on with it at the same place.</source>
        <translation>%1. Su tiempo está detenido, y todo lo hecho está guardado. Un supervisor puede reanudarlo en el mismo punto.</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Seguir con el examen</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>Terminar el examen ya</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>Cuenta lo hecho hasta ahora</translation>
    </message>
</context>
<context>
    <name>ExamQuestion</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Elegida: %1</translation>
    </message>
</context>
<context>
    <name>ExamRound</name>
    <message>
        <source>End this round?</source>
        <translation>¿Terminar esta ronda?</translation>
    </message>
    <message>
        <source>What was left out cannot be done any more.</source>
        <translation>Lo que se omitió ya no se podrá hacer.</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminar la ronda</translation>
    </message>
    <message>
        <source>Go on dealing</source>
        <translation>Seguir repartiendo</translation>
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
        <translation>Sección %1: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>no limit of its own</source>
        <translation>sin límite propio</translation>
    </message>
</context>
<context>
    <name>ExamSide</name>
    <message>
        <source>You deal</source>
        <translation>Usted reparte</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>End this round</source>
        <translation>Terminar esta ronda</translation>
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
        <translation>Esto no es un examen. Elija uno de la lista de exámenes.</translation>
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
        <translation>Sin límite de tiempo</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>on the time</source>
        <translation>de tiempo</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>&quot;%1&quot; cannot be read (%2). Check that the stick is in, and try again.</source>
        <translation>“%1” no se puede leer (%2). Compruebe que la memoria USB esté puesta e intente de nuevo.</translation>
    </message>
    <message>
        <source>This is no exchange file of Cutcard. Choose the file that Cutcard wrote.</source>
        <translation>Este no es un archivo de intercambio de Cutcard. Elija el archivo que escribió Cutcard.</translation>
    </message>
    <message>
        <source>This file was written by a newer Cutcard (%1). Install the newer one here.</source>
        <translation>Este archivo lo escribió un Cutcard más nuevo (%1). Instale aquí la versión más nueva.</translation>
    </message>
    <message>
        <source>This file is larger than 1 GB. Write fewer attempts at once.</source>
        <translation>Este archivo pasa de 1 GB. Escriba menos intentos a la vez.</translation>
    </message>
    <message>
        <source>This cannot be read (%1). Write the file once more.</source>
        <translation>Esto no se puede leer (%1). Escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>This line was changed after it was written. Write the file once more.</source>
        <translation>Esta línea se modificó después de escribirse. Escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>A line that was here is missing. Write the file once more.</source>
        <translation>Falta una línea que estaba aquí. Escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>This line does not belong here: it was added or moved. Write the file once more.</source>
        <translation>Esta línea no va aquí: se agregó o se movió. Escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>The file ends before its signature. Write it once more, and wait before you pull the stick.</source>
        <translation>El archivo termina antes de su firma. Escríbalo otra vez y espere antes de sacar la memoria USB.</translation>
    </message>
    <message>
        <source>The signature does not belong to this file. Write it once more on the machine it comes from.</source>
        <translation>La firma no corresponde a este archivo. Escríbalo otra vez en la máquina de la que viene.</translation>
    </message>
    <message>
        <source>The key %1 that signed this is not registered here. Compare it with the one that the other machine shows, and register it if they are the same. The whole key: %2</source>
        <translation>La clave %1 que firmó esto no está registrada aquí. Compárela con la que muestra la otra máquina y regístrela si son iguales. La clave completa: %2</translation>
    </message>
    <message>
        <source>The key %1 that signed this was revoked here. Ask why before you register it again. The whole key: %2</source>
        <translation>La clave %1 que firmó esto fue revocada aquí. Pregunte por qué antes de registrarla de nuevo. La clave completa: %2</translation>
    </message>
    <message>
        <source>The attempt of a trainee who is not here (%1). Take in the people of that machine first.</source>
        <translation>El intento de un aprendiz que no está aquí (%1). Incorpore primero a las personas de esa máquina.</translation>
    </message>
    <message>
        <source>The line says attempt %1, its transcript %2. Write the file once more.</source>
        <translation>La línea dice intento %1, su transcripción %2. Escriba el archivo otra vez.</translation>
    </message>
    <message>
        <source>This trainee is a supervisor here (%1). Archive one of the two first.</source>
        <translation>Este aprendiz es supervisor aquí (%1). Archive primero a uno de los dos.</translation>
    </message>
    <message>
        <source>There is no sealed attempt to write. To write those of before once more, ask for all.</source>
        <translation>No hay ningún intento sellado que escribir. Para escribir otra vez los anteriores, pídalos todos.</translation>
    </message>
    <message>
        <source>There is no room for &quot;%1&quot;. Free some space on the stick and try again; nothing was written.</source>
        <translation>No hay espacio para “%1”. Libere espacio en la memoria USB e intente de nuevo; no se escribió nada.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Check that the stick is in and can be written to; nothing was written.</source>
        <translation>“%1” no se pudo escribir (%2). Compruebe que la memoria USB esté puesta y permita escribir; no se escribió nada.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>attempts: %1</source>
        <translation>intentos: %1</translation>
    </message>
    <message>
        <source>trainees: %1</source>
        <translation>aprendices: %1</translation>
    </message>
    <message>
        <source>groups: %1</source>
        <translation>grupos: %1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios: %1</source>
        <translation>reglamentos, exámenes, pruebas y escenarios: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>attempts added: %1</source>
        <translation>intentos agregados: %1</translation>
    </message>
    <message>
        <source>attempts added whose seal is broken: %1</source>
        <translation>intentos agregados con el sello roto: %1</translation>
    </message>
    <message>
        <source>attempts known already: %1</source>
        <translation>intentos ya conocidos: %1</translation>
    </message>
    <message>
        <source>trainees added: %1</source>
        <translation>aprendices agregados: %1</translation>
    </message>
    <message>
        <source>trainees renamed: %1</source>
        <translation>aprendices con nombre cambiado: %1</translation>
    </message>
    <message>
        <source>left out because erased here: %1</source>
        <translation>omitidos por estar borrados aquí: %1</translation>
    </message>
    <message>
        <source>groups added: %1</source>
        <translation>grupos agregados: %1</translation>
    </message>
    <message>
        <source>groups changed: %1</source>
        <translation>grupos cambiados: %1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios added: %1</source>
        <translation>reglamentos, exámenes, pruebas y escenarios agregados: %1</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nada nuevo</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>the Mega meter</source>
        <translation>contador Mega</translation>
    </message>
    <message>
        <source>the Major meter</source>
        <translation>contador Major</translation>
    </message>
    <message>
        <source>the Minor meter</source>
        <translation>contador Minor</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>contador</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 for 1</source>
        <translation>%1 por 1</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>todo el %1</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1 % del %2</translation>
    </message>
    <message>
        <source>its paytable</source>
        <translation>su tabla de pagos</translation>
    </message>
    <message>
        <source>paytable %1</source>
        <translation>la tabla de pagos %1</translation>
    </message>
    <message>
        <source>this house&apos;s own paytable %1</source>
        <translation>la tabla de pagos %1, propia de esta casa</translation>
    </message>
</context>
<context>
    <name>FactChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FaultNote</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
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
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FigureCharts</name>
    <message>
        <source>Pass mark %1 %</source>
        <translation>Nota mínima %1 %</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Puntaje medio</translation>
    </message>
    <message>
        <source>Mean score in %</source>
        <translation>Puntaje medio en %</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobados</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>No aprobados</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
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
        <translation>Progresivo</translation>
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
        <translation>Barajadora</translation>
    </message>
    <message>
        <source>Discard rack</source>
        <translation>Bandeja de descarte</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Propinas</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>%1, green light</source>
        <translation>%1, luz verde</translation>
    </message>
    <message>
        <source>%1, yellow light</source>
        <translation>%1, luz amarilla</translation>
    </message>
    <message>
        <source>%1, red light</source>
        <translation>%1, luz roja</translation>
    </message>
    <message>
        <source>%1 (out of order)</source>
        <translation>%1 (fuera de servicio)</translation>
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
        <translation>Resultado en %</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Have passed</source>
        <translation>Han aprobado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Attempts passed</source>
        <translation>Intentos aprobados</translation>
    </message>
    <message>
        <source>Mean result</source>
        <translation>Resultado medio</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguno aún</translation>
    </message>
    <message>
        <source>erased person</source>
        <translation>persona borrada</translation>
    </message>
    <message>
        <source>no exam yet</source>
        <translation>ningún examen aún</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Aprobó</translation>
    </message>
    <message>
        <source>Mean result over time</source>
        <translation>Resultado medio en el tiempo</translation>
    </message>
    <message>
        <source>Distribution of results</source>
        <translation>Distribución de resultados</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Weakest skills</source>
        <translation>Habilidades más débiles</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>Errores por familia</translation>
    </message>
    <message>
        <source>Group report</source>
        <translation>Informe del grupo</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1-high</source>
        <translation>carta alta %1</translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <translation>un par de %1</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>par de %1</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>dos pares, %1 y %2</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>trío de %1</translation>
    </message>
    <message>
        <source>a straight, %1-high</source>
        <translation>una escalera hasta %1</translation>
    </message>
    <message>
        <source>straight, %1-high</source>
        <translation>escalera hasta %1</translation>
    </message>
    <message>
        <source>a flush, %1-high</source>
        <translation>un color, carta alta %1</translation>
    </message>
    <message>
        <source>flush, %1-high</source>
        <translation>color, carta alta %1</translation>
    </message>
    <message>
        <source>a full house, %1 over %2</source>
        <translation>un full de %1 y %2</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>full de %1 y %2</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>póker de %1</translation>
    </message>
    <message>
        <source>a straight flush, %1-high</source>
        <translation>una escalera de color hasta %1</translation>
    </message>
    <message>
        <source>straight flush, %1-high</source>
        <translation>escalera de color hasta %1</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>una escalera real</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>escalera real</translation>
    </message>
    <message>
        <source>the %1 of clubs</source>
        <translation>%1 de tréboles</translation>
    </message>
    <message>
        <source>the %1 of diamonds</source>
        <translation>%1 de diamantes</translation>
    </message>
    <message>
        <source>the %1 of hearts</source>
        <translation>%1 de corazones</translation>
    </message>
    <message>
        <source>the %1 of spades</source>
        <translation>%1 de picas</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <comment>the two highest cards</comment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>two %1</source>
        <translation>dos %1</translation>
    </message>
    <message>
        <source>%1 and %2 of one suit</source>
        <translation>%1 y %2 del mismo palo</translation>
    </message>
    <message>
        <source>%1 and %2 of two suits</source>
        <translation>%1 y %2 de distinto palo</translation>
    </message>
    <message>
        <source>Seat %1 and the dealer both have %2</source>
        <translation>El puesto %1 y el crupier tienen %2</translation>
    </message>
    <message>
        <source>With %2, seat %1 beats the dealer&apos;s %3</source>
        <translation>Con %2, el puesto %1 le gana al crupier (%3)</translation>
    </message>
    <message>
        <source>With %2, seat %1 loses to the dealer&apos;s %3</source>
        <translation>Con %2, el puesto %1 pierde contra el crupier (%3)</translation>
    </message>
    <message>
        <source>Both have %2, and the %3 of seat %1 is higher than the dealer&apos;s %4</source>
        <translation>Ambos tienen %2, y la carta que decide es más alta en el puesto %1 (%3 contra %4 del crupier)</translation>
    </message>
    <message>
        <source>Both have %2, and the dealer&apos;s %4 is higher than the %3 of seat %1</source>
        <translation>Ambos tienen %2, y la carta que decide es más alta en la mano del crupier (%4 contra %3 del puesto %1)</translation>
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
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HelpGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>You are the dealer. Everything can be done by mouse, by touch or by keyboard alone.</source>
        <translation>Usted es el crupier. Todo se puede hacer con el mouse, tocando la pantalla o solo con el teclado.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Cambiar teclas</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the shoe: whose card is the next?</source>
        <translation>Mire el sabot: ¿de quién es la siguiente carta?</translation>
    </message>
    <message>
        <source>Look at the shoe and the spots in front of you</source>
        <translation>Mire el sabot y las casillas frente a usted</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be paid</source>
        <translation>Hay que pagar una apuesta del puesto %1</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be taken</source>
        <translation>Hay que tomar una apuesta del puesto %1</translation>
    </message>
    <message>
        <source>A wager of seat %1 goes back</source>
        <translation>Se devuelve una apuesta del puesto %1</translation>
    </message>
    <message>
        <source>Seat %1 has to decide</source>
        <translation>El puesto %1 tiene que decidir</translation>
    </message>
    <message>
        <source>Seat %1 has lost something by folding</source>
        <translation>El puesto %1 perdió algo al retirarse</translation>
    </message>
    <message>
        <source>The cards of seat %1 are not needed any more</source>
        <translation>Ya no se necesitan las cartas del puesto %1</translation>
    </message>
    <message>
        <source>The cards of seat %1 are to be shown</source>
        <translation>Hay que mostrar las cartas del puesto %1</translation>
    </message>
    <message>
        <source>The best hand of seat %1 is to be laid out</source>
        <translation>Hay que armar la mejor mano del puesto %1</translation>
    </message>
    <message>
        <source>Seat %1 has won something that you do not pay alone</source>
        <translation>El puesto %1 ganó algo que usted no paga por su cuenta</translation>
    </message>
    <message>
        <source>The hand of seat %1 has to stay for a while</source>
        <translation>La mano del puesto %1 tiene que quedarse un rato</translation>
    </message>
    <message>
        <source>Seat %1 earns something by another seat&apos;s hand</source>
        <translation>El puesto %1 gana algo por la mano de otro puesto</translation>
    </message>
    <message>
        <source>Seat %1 gets something back</source>
        <translation>El puesto %1 recibe algo de vuelta</translation>
    </message>
    <message>
        <source>The system has to be told about seat %1</source>
        <translation>Hay que avisar al sistema sobre el puesto %1</translation>
    </message>
    <message>
        <source>Something is to be done at seat %1</source>
        <translation>Hay algo que hacer en el puesto %1</translation>
    </message>
    <message>
        <source>Something is to be said aloud</source>
        <translation>Hay que decir algo en voz alta</translation>
    </message>
    <message>
        <source>The electronic wagers are still open</source>
        <translation>Las apuestas electrónicas siguen abiertas</translation>
    </message>
    <message>
        <source>Some wagers are taken before the cards</source>
        <translation>Algunas apuestas se toman antes de las cartas</translation>
    </message>
    <message>
        <source>Two numbers have to agree</source>
        <translation>Dos números tienen que coincidir</translation>
    </message>
    <message>
        <source>The progressive system waits for a key</source>
        <translation>El sistema progresivo espera una tecla</translation>
    </message>
    <message>
        <source>A card is to be dealt</source>
        <translation>Hay que repartir una carta</translation>
    </message>
    <message>
        <source>The rest of the deck is to be counted</source>
        <translation>Hay que contar lo que queda de la baraja</translation>
    </message>
    <message>
        <source>The rest of the deck is not needed any more</source>
        <translation>Ya no se necesita lo que queda de la baraja</translation>
    </message>
    <message>
        <source>Community cards are to be shown</source>
        <translation>Hay que mostrar cartas comunitarias</translation>
    </message>
    <message>
        <source>Something is to be done with the cards</source>
        <translation>Hay algo que hacer con las cartas</translation>
    </message>
    <message>
        <source>Look at seat %1</source>
        <translation>Mire el puesto %1</translation>
    </message>
    <message>
        <source>Look at your own hand</source>
        <translation>Mire su propia mano</translation>
    </message>
    <message>
        <source>Look at what is left of the deck</source>
        <translation>Mire lo que queda de la baraja</translation>
    </message>
    <message>
        <source>Look at the Six Card Bonus spot</source>
        <translation>Mire la casilla Six Card Bonus</translation>
    </message>
    <message>
        <source>Look at the community cards</source>
        <translation>Mire las cartas comunitarias</translation>
    </message>
    <message>
        <source>Look at the players</source>
        <translation>Mire a los jugadores</translation>
    </message>
    <message>
        <source>Look at the progressive system</source>
        <translation>Mire el sistema progresivo</translation>
    </message>
    <message>
        <source>Look at the table: is everything in order?</source>
        <translation>Mire la mesa: ¿está todo en orden?</translation>
    </message>
    <message>
        <source>Look for somebody who can decide this</source>
        <translation>Busque a alguien que pueda decidir esto</translation>
    </message>
    <message>
        <source>Look at the whole table</source>
        <translation>Mire toda la mesa</translation>
    </message>
    <message>
        <source>Look at the cards and the shoe</source>
        <translation>Mire las cartas y el sabot</translation>
    </message>
    <message>
        <source>Your own cards are to be shown</source>
        <translation>Hay que mostrar sus propias cartas</translation>
    </message>
    <message>
        <source>Your own best hand is to be laid out</source>
        <translation>Hay que armar su propia mejor mano</translation>
    </message>
    <message>
        <source>Your own hand has to stay for a while</source>
        <translation>Su propia mano tiene que quedarse un rato</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is to be shown</source>
        <translation>Hay que mostrar lo que está en la casilla Six Card Bonus</translation>
    </message>
    <message>
        <source>Something is not in order: do not go on</source>
        <translation>Algo no está en orden: no siga</translation>
    </message>
    <message>
        <source>The game stands still until somebody says what follows</source>
        <translation>El juego está detenido hasta que alguien diga qué sigue</translation>
    </message>
    <message>
        <source>This is not yours to decide</source>
        <translation>Esto no lo decide usted</translation>
    </message>
    <message>
        <source>Nothing is left to settle</source>
        <translation>No queda nada que liquidar</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>✓ no error</source>
        <translation>✓ sin errores</translation>
    </message>
    <message>
        <source>✗ errors: %1</source>
        <translation>✗ errores: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Rounds you dealt: %1</source>
        <translation>Rondas que repartió: %1</translation>
    </message>
    <message>
        <source>No round yet. The first one you deal will be here.</source>
        <translation>Aún no hay rondas. Aquí estará la primera que reparta.</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Breakage</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>Paid to the cent</source>
        <translation>Se paga al centavo</translation>
    </message>
    <message>
        <source>pays to the cent</source>
        <translation>paga al centavo</translation>
    </message>
    <message>
        <source>Rounded down to 50 cents</source>
        <translation>Se redondea hacia abajo a 50 centavos</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to 50 cents</source>
        <translation>redondea hacia abajo a 50 centavos lo que se paga en fichas</translation>
    </message>
    <message>
        <source>Rounded down to a dollar</source>
        <translation>Se redondea hacia abajo al dólar</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to a dollar</source>
        <translation>redondea hacia abajo al dólar lo que se paga en fichas</translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation>Orden de los pasos</translation>
    </message>
    <message>
        <source>Every order that the text permits</source>
        <translation>Cualquier orden que permita el texto</translation>
    </message>
    <message>
        <source>accepts every order that the text permits</source>
        <translation>acepta cualquier orden que permita el texto</translation>
    </message>
    <message>
        <source>The house order alone</source>
        <translation>Solo el orden de la casa</translation>
    </message>
    <message>
        <source>accepts its house order alone</source>
        <translation>acepta solo su propio orden</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus after a fold</source>
        <translation>Five Card Hand Bonus tras retirarse</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Sigue en juego</translation>
    </message>
    <message>
        <source>lets the Five Card Hand Bonus stand after a fold</source>
        <translation>deja en juego el Five Card Hand Bonus cuando el jugador se retira</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Se pierde</translation>
    </message>
    <message>
        <source>takes the Five Card Hand Bonus when a player folds</source>
        <translation>toma el Five Card Hand Bonus cuando un jugador se retira</translation>
    </message>
    <message>
        <source>Bad Beat Bonus after a fold</source>
        <translation>Bad Beat Bonus tras retirarse</translation>
    </message>
    <message>
        <source>lets the Bad Beat Bonus stand after a fold</source>
        <translation>deja en juego el Bad Beat Bonus cuando el jugador se retira</translation>
    </message>
    <message>
        <source>takes the Bad Beat Bonus when a player folds</source>
        <translation>toma el Bad Beat Bonus cuando un jugador se retira</translation>
    </message>
    <message>
        <source>Cover All after a fold</source>
        <translation>Cover All tras retirarse</translation>
    </message>
    <message>
        <source>lets Cover All stand after a fold</source>
        <translation>deja en juego el Cover All cuando el jugador se retira</translation>
    </message>
    <message>
        <source>takes Cover All when a player folds</source>
        <translation>toma el Cover All cuando un jugador se retira</translation>
    </message>
    <message>
        <source>Trips after a fold</source>
        <translation>Trips tras retirarse</translation>
    </message>
    <message>
        <source>lets Trips stand after a fold</source>
        <translation>deja en juego el Trips cuando el jugador se retira</translation>
    </message>
    <message>
        <source>takes Trips when a player folds</source>
        <translation>toma el Trips cuando un jugador se retira</translation>
    </message>
    <message>
        <source>The Ante is paid from</source>
        <translation>El Ante se paga a partir de</translation>
    </message>
    <message>
        <source>A straight up</source>
        <translation>Una escalera</translation>
    </message>
    <message>
        <source>pays the Ante from a straight up</source>
        <translation>paga el Ante a partir de una escalera</translation>
    </message>
    <message>
        <source>A flush up</source>
        <translation>Un color</translation>
    </message>
    <message>
        <source>pays the Ante from a flush up</source>
        <translation>paga el Ante a partir de un color</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The one paytable</source>
        <translation>La única tabla de pagos</translation>
    </message>
    <message>
        <source>Paytable %1</source>
        <translation>Tabla de pagos %1</translation>
    </message>
    <message>
        <source>Own paytable %1, not in the chapter</source>
        <translation>Tabla de pagos propia %1, no está en el capítulo</translation>
    </message>
    <message>
        <source>Four-card progressive</source>
        <translation>Progresivo de cuatro cartas</translation>
    </message>
    <message>
        <source>Five-card progressive</source>
        <translation>Progresivo de cinco cartas</translation>
    </message>
    <message>
        <source>Multi Game Link progressive</source>
        <translation>Progresivo Multi Game Link</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand; this house %1.</source>
        <translation>Regla de la casa, sin texto del reglamento a mano; esta casa %1.</translation>
    </message>
    <message>
        <source>The regulation is silent; this house %1 (%2).</source>
        <translation>El reglamento no dice nada; esta casa %1 (%2).</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand</source>
        <translation>Regla de la casa, sin texto del reglamento a mano</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>Tabla propia, no está en el capítulo</translation>
    </message>
    <message>
        <source>Overpaid by more than</source>
        <translation>Exceso de pago mayor de</translation>
    </message>
    <message>
        <source>Underpaid by more than</source>
        <translation>Faltante de pago mayor de</translation>
    </message>
    <message>
        <source>Missed an irregularity</source>
        <translation>No vio una irregularidad</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>Detuvo una ronda en la que nada estaba mal</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>Resolución incorrecta de una irregularidad</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>El puntaje</translation>
    </message>
    <message>
        <source>The score and every error</source>
        <translation>El puntaje y cada error</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>Say it: the button or %1.</source>
        <translation>Dígalo: el botón o %1.</translation>
    </message>
    <message>
        <source>Close the bets: &quot;No more bets&quot;, or %1.</source>
        <translation>Cierre las apuestas: “No va más”, o %1.</translation>
    </message>
    <message>
        <source>Touch the shoe, or press %1 for each card; held down it goes on.</source>
        <translation>Toque el sabot, o pulse %1 por cada carta; si la mantiene pulsada, sigue.</translation>
    </message>
    <message>
        <source>Touch a player or press the seat&apos;s number, then %1 to ask.</source>
        <translation>Toque a un jugador o pulse el número del puesto, y luego %1 para preguntar.</translation>
    </message>
    <message>
        <source>Choose a spot of a folded hand, then Take (%1).</source>
        <translation>Elija una casilla de una mano retirada y luego Tomar (%1).</translation>
    </message>
    <message>
        <source>Choose a seat, then the button or its key: turn %1, collect %2.</source>
        <translation>Elija un puesto y luego el botón o su tecla: voltear %1, recoger %2.</translation>
    </message>
    <message>
        <source>Choose the seat, then %1: pull out the cards that play, and name the hand.</source>
        <translation>Elija el puesto y luego %1: saque las cartas que juegan y nombre la mano.</translation>
    </message>
    <message>
        <source>Choose your own cards (0), then %1: pull out the cards that play, and name the hand.</source>
        <translation>Elija sus propias cartas (0) y luego %1: saque las cartas que juegan y nombre la mano.</translation>
    </message>
    <message>
        <source>Choose a spot, then Take %1, Pay %2 or Return %3.</source>
        <translation>Elija una casilla y luego Tomar %1, Pagar %2 o Devolver %3.</translation>
    </message>
    <message>
        <source>Choose a spot, then Return (%1).</source>
        <translation>Elija una casilla y luego Devolver (%1).</translation>
    </message>
    <message>
        <source>Choose the spot that needs the floor, then %1.</source>
        <translation>Elija la casilla que necesita al jefe de mesa y luego %1.</translation>
    </message>
    <message>
        <source>Choose the seat that is paid, then %1.</source>
        <translation>Elija el puesto que cobra y luego %1.</translation>
    </message>
    <message>
        <source>It is among the buttons below; each shows its key.</source>
        <translation>Está entre los botones de abajo; cada uno muestra su tecla.</translation>
    </message>
</context>
<context>
    <name>Irregularity</name>
    <message>
        <source>a card lies face up in the shoe or the deck</source>
        <translation>una carta está boca arriba en el sabot o la baraja</translation>
    </message>
    <message>
        <source>a card was drawn in error</source>
        <translation>se sacó una carta por error</translation>
    </message>
    <message>
        <source>somebody has the wrong number of cards</source>
        <translation>alguien tiene un número incorrecto de cartas</translation>
    </message>
    <message>
        <source>a card of the dealer was exposed</source>
        <translation>se expuso una carta del crupier</translation>
    </message>
    <message>
        <source>the shuffler has jammed</source>
        <translation>la barajadora se atascó</translation>
    </message>
    <message>
        <source>the dealing shoe has jammed</source>
        <translation>el sabot se atascó</translation>
    </message>
    <message>
        <source>a device is out of order</source>
        <translation>un equipo no funciona</translation>
    </message>
    <message>
        <source>the shuffler counts a wrong number of cards</source>
        <translation>la barajadora cuenta un número incorrecto de cartas</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards</source>
        <translation>el resto tiene un número incorrecto de cartas</translation>
    </message>
    <message>
        <source>the cover card was put in too near the top</source>
        <translation>la carta de corte se insertó demasiado cerca de la parte de arriba</translation>
    </message>
    <message>
        <source>a wager came after &quot;no more bets&quot;</source>
        <translation>una apuesta llegó después del “no va más”</translation>
    </message>
    <message>
        <source>a spoken wager with cash</source>
        <translation>una apuesta de palabra con efectivo</translation>
    </message>
    <message>
        <source>a player has left during the round</source>
        <translation>un jugador se fue durante la ronda</translation>
    </message>
    <message>
        <source>a player wagers at a second position</source>
        <translation>un jugador apuesta en una segunda posición</translation>
    </message>
    <message>
        <source>the progressive chips do not match the system&apos;s count</source>
        <translation>las fichas progresivas no coinciden con el conteo del sistema</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>%1 Right: %2</source>
        <translation>%1 Correcto: %2</translation>
    </message>
    <message>
        <source>A round of %1 steps to be judged.</source>
        <translation>Una ronda de %1 pasos que se califican.</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Todas como antes</translation>
    </message>
    <message>
        <source>Choose an action, then press its new key. Esc leaves it as it is.</source>
        <translation>Elija una acción y pulse su nueva tecla. Esc la deja como está.</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Pulse una tecla…</translation>
    </message>
    <message>
        <source>Press the new key for %1</source>
        <translation>Pulse la nueva tecla para %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Seats and wagers</source>
        <translation>Puestos y apuestas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The table and the floor</source>
        <translation>La mesa y el jefe de mesa</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>Preparar las cartas</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>Después de detener</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Choose a seat; after Pay: the amount</source>
        <translation>Elegir un puesto; después de Pagar: el importe</translation>
    </message>
    <message>
        <source>From spot to spot</source>
        <translation>De casilla en casilla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Not this; back</source>
        <translation>Esto no; atrás</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Pay an envy bonus</source>
        <translation>Pagar un Envy Bonus</translation>
    </message>
    <message>
        <source>Ask for the decision</source>
        <translation>Pedir la decisión</translation>
    </message>
    <message>
        <source>Deal; held down it goes on</source>
        <translation>Repartir; si se mantiene pulsada, sigue</translation>
    </message>
    <message>
        <source>Turn the cards of a seat</source>
        <translation>Voltear las cartas de un puesto</translation>
    </message>
    <message>
        <source>Set a hand</source>
        <translation>Armar una mano</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards</source>
        <translation>Descubrir las cartas del crupier</translation>
    </message>
    <message>
        <source>Reveal community cards</source>
        <translation>Descubrir cartas comunitarias</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card</source>
        <translation>Descubrir la carta Six Card Bonus</translation>
    </message>
    <message>
        <source>Leave the cards on the table</source>
        <translation>Dejar las cartas en la mesa</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Recoger las cartas</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Contar el resto</translation>
    </message>
    <message>
        <source>Stub to the discard rack</source>
        <translation>Resto a la bandeja de descarte</translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation>Anunciar: no va más</translation>
    </message>
    <message>
        <source>Announce: no hand</source>
        <translation>Anunciar: sin mano</translation>
    </message>
    <message>
        <source>Lock the progressive wagers</source>
        <translation>Bloquear las apuestas progresivas</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>Recoger las apuestas progresivas</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>Comparar el número de apuestas progresivas</translation>
    </message>
    <message>
        <source>Keypad of the progressive system</source>
        <translation>Teclado del sistema progresivo</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>Alto: algo está mal</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Llamar al jefe de mesa</translation>
    </message>
    <message>
        <source>Turn to the next page of buttons</source>
        <translation>Pasar a la siguiente página de botones</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Despejar la mesa</translation>
    </message>
    <message>
        <source>Rule on what is wrong</source>
        <translation>Resolver lo que está mal</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>Una carta a la bandeja de descarte</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Barajar de nuevo</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Cortar de nuevo</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>Quitar la baraja de la mesa</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>Cubrir el equipo</translation>
    </message>
    <message>
        <source>Inspect the cards</source>
        <translation>Inspeccionar las cartas</translation>
    </message>
    <message>
        <source>The floor verifies the cards</source>
        <translation>El jefe de mesa verifica las cartas</translation>
    </message>
    <message>
        <source>Spread the cards</source>
        <translation>Extender las cartas</translation>
    </message>
    <message>
        <source>Wash the cards</source>
        <translation>Lavar las cartas</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>Apilar las cartas</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Stack into the shoe</source>
        <translation>Cartas al sabot</translation>
    </message>
    <message>
        <source>One deck into play, one into the shuffler</source>
        <translation>Una baraja al juego, otra a la barajadora</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Cambiar las barajas</translation>
    </message>
    <message>
        <source>Stack into the shuffler</source>
        <translation>Cartas a la barajadora</translation>
    </message>
    <message>
        <source>Take the shuffled deck</source>
        <translation>Sacar la baraja mezclada</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Next; when watching: go on or pause; after the round: the next mistake</source>
        <translation>Siguiente; al mirar: seguir o pausar; después de la ronda: el error siguiente</translation>
    </message>
    <message>
        <source>Scroll; with Ctrl, Home and End: to the ends</source>
        <translation>Desplazar; con Ctrl, Inicio y Fin: hasta los extremos</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Take back the last one</source>
        <translation>Borrar el último</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
</context>
<context>
    <name>KioskFoot</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>Salir del quiosco</translation>
    </message>
</context>
<context>
    <name>KioskLayer</name>
    <message>
        <source>This kiosk has no supervisor yet</source>
        <translation>Este quiosco aún no tiene supervisor</translation>
    </message>
    <message>
        <source>Set one up before trainees come: without a passphrase anybody could leave the kiosk.</source>
        <translation>Cree uno antes de que lleguen los aprendices: sin frase de acceso cualquiera podría salir del quiosco.</translation>
    </message>
    <message>
        <source>Set up a supervisor</source>
        <translation>Crear un supervisor</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Salir del quiosco</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>¿Sigue ahí?</translation>
    </message>
    <message numerus="yes">
        <source>The start screen comes back in %n second(s). What you began is kept.</source>
        <translation>
            <numerusform>La pantalla de inicio vuelve en %n segundo. Lo que empezó queda guardado.</numerusform>
            <numerusform>La pantalla de inicio vuelve en %n segundos. Lo que empezó queda guardado.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Estoy aquí</translation>
    </message>
</context>
<context>
    <name>LeaveKiosk</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>Salir del quiosco</translation>
    </message>
    <message>
        <source>Cutcard ends. What was begun is kept. This needs a supervisor.</source>
        <translation>Cutcard se cierra. Lo que se empezó queda guardado. Hace falta un supervisor.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
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
        <translation>Sin ver</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendiendo</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Practicada</translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation>Dominada</translation>
    </message>
</context>
<context>
    <name>LookChoices</name>
    <message>
        <source>As the computer has it</source>
        <translation>El del equipo</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Speed of cards and chips</source>
        <translation>Velocidad de cartas y fichas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se mueve</translation>
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
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Baraja de cuatro colores</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green: suits are told apart at a glance.</source>
        <translation>Diamantes azules, tréboles verdes: los palos se distinguen de un vistazo.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Paño</translation>
    </message>
    <message>
        <source>Words as printed</source>
        <translation>Palabras como impresas</translation>
    </message>
    <message>
        <source>They face the players, as on a real layout; otherwise they stand upright for you.</source>
        <translation>Miran hacia los jugadores, como en un paño real; si no, se leen derechas desde su lado.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Cards and chips can be heard</source>
        <translation>Las cartas y las fichas se oyen</translation>
    </message>
    <message>
        <source>Everything that sounds can be seen as well.</source>
        <translation>Todo lo que suena también se puede ver.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
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
        <translation>%1 de %2 respondidas</translation>
    </message>
</context>
<context>
    <name>MasteryScreen</name>
    <message>
        <source>How am I doing?</source>
        <translation>¿Cómo voy?</translation>
    </message>
    <message>
        <source>No answers yet</source>
        <translation>Aún no hay respuestas</translation>
    </message>
    <message>
        <source>Answers: %1 · right lately: %2 % · skills practised: %3 · mastered: %4 · due today: %5</source>
        <translation>Respuestas: %1 · correctas últimamente: %2&#xa0;% · habilidades practicadas: %3 · dominadas: %4 · para hoy: %5</translation>
    </message>
</context>
<context>
    <name>MeterDisplay</name>
    <message>
        <source>Progressive meter: %1</source>
        <translation>Contador progresivo: %1</translation>
    </message>
    <message>
        <source>%1 · wagers: %2</source>
        <translation>%1 · apuestas: %2</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>while the cards are dealt</source>
        <translation>mientras se reparten las cartas</translation>
    </message>
    <message>
        <source>after the first cards</source>
        <translation>después de las primeras cartas</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>antes de la última decisión</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>después de la última decisión</translation>
    </message>
    <message>
        <source>after the dealer&apos;s hand is shown</source>
        <translation>después de mostrar la mano del crupier</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>en_US</source>
        <comment>the locale of this language&apos;s amounts</comment>
        <translation>es_US</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 that no chip makes</source>
        <translation>%1 que ninguna ficha cubre</translation>
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
        <translation>Le damos la bienvenida. ¿Con qué nombre guardamos su práctica?</translation>
    </message>
    <message>
        <source>New here? Your name:</source>
        <translation>¿Primera vez aquí? Su nombre:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellido</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>OnScreenKeyboard</name>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Mayúscula</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Signos</translation>
    </message>
    <message>
        <source>Letters with accents</source>
        <translation>Letras con acento</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Campo siguiente</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <translation>Borrar el último</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Hide the keyboard</source>
        <translation>Ocultar el teclado</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Liquidar</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>Tras detener</translation>
    </message>
</context>
<context>
    <name>Passphrase</name>
    <message>
        <source>At least %1 characters. Four or five words are easy to remember.</source>
        <translation>Al menos %1 caracteres. Cuatro o cinco palabras son fáciles de recordar.</translation>
    </message>
    <message>
        <source>Weak: somebody could guess it. Add a word or two.</source>
        <translation>Débil: alguien podría adivinarla. Agregue una o dos palabras.</translation>
    </message>
    <message>
        <source>Fair. Another word makes it strong.</source>
        <translation>Regular. Otra palabra la hace fuerte.</translation>
    </message>
    <message>
        <source>Strong.</source>
        <translation>Fuerte.</translation>
    </message>
</context>
<context>
    <name>PeopleCsv</name>
    <message>
        <source>The same name as in line %1.</source>
        <translation>El mismo nombre que en la línea %1.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <translation>No hay nombre.</translation>
    </message>
    <message>
        <source>The name is too long. Shorten it.</source>
        <translation>El nombre es demasiado largo. Acórtelo.</translation>
    </message>
    <message>
        <source>The name of a group is too long. Shorten it.</source>
        <translation>El nombre de un grupo es demasiado largo. Acórtelo.</translation>
    </message>
    <message>
        <source>Several people here are called so. Change them by hand.</source>
        <translation>Varias personas aquí se llaman así. Cámbielas a mano.</translation>
    </message>
    <message>
        <source>Is archived. Restore the person on this page.</source>
        <translation>Está archivada. Restaure a la persona en esta página.</translation>
    </message>
    <message>
        <source>There is nobody in this file.</source>
        <translation>No hay nadie en este archivo.</translation>
    </message>
    <message>
        <source>There are more than %1 people in this file. Divide it.</source>
        <translation>Hay más de %1 personas en este archivo. Divídalo.</translation>
    </message>
</context>
<context>
    <name>PeopleDialogs</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>Escriba un nombre.</translation>
    </message>
    <message>
        <source>Add a supervisor</source>
        <translation>Agregar un supervisor</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Agregar</translation>
    </message>
    <message>
        <source>A new passphrase for %1</source>
        <translation>Una nueva frase de acceso para %1</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>The old passphrase and the old recovery code end at once.</source>
        <translation>La frase de acceso y el código de recuperación anteriores dejan de valer al instante.</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Código de recuperación</translation>
    </message>
    <message>
        <source>Erase for ever</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>The name, the passphrase and the groups go, from the backups too; nobody can bring them back. Answers, exams and their seals stay, without a name. Nothing that was done before in this console can be undone after it.</source>
        <translation>El nombre, la frase de acceso y los grupos desaparecen, también de los respaldos; nadie puede recuperarlos. Las respuestas, los exámenes y sus sellos quedan, sin nombre. Después ya no se puede deshacer nada de lo hecho antes en esta consola.</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>borrar</translation>
    </message>
    <message>
        <source>&amp;Write &quot;%1&quot; to confirm</source>
        <translation>&amp;Escriba “%1” para confirmar</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; exactly.</source>
        <translation>Escriba exactamente “%1”.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>A&amp;signar</translation>
    </message>
    <message>
        <source>Tick the groups of the people that you have chosen (%1).</source>
        <translation>Marque los grupos de las personas que eligió (%1).</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Who is dealing?</source>
        <translation>¿Quién reparte?</translation>
    </message>
    <message>
        <source>Continue your round</source>
        <translation>Continuar su ronda</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Your name is missing? A supervisor can add you.</source>
        <translation>¿Falta su nombre? Un supervisor puede agregarlo.</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
</context>
<context>
    <name>PlayHeader</name>
    <message>
        <source>‹ Leave</source>
        <translation>‹ Salir</translation>
    </message>
    <message>
        <source>Back to the start; the round can be continued later</source>
        <translation>Volver al inicio; la ronda se puede continuar después</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tiempo: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminar la ronda</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>PracticeReason</name>
    <message>
        <source>It is time to see this again.</source>
        <translation>Es hora de ver esto de nuevo.</translation>
    </message>
    <message>
        <source>This was wrong too often of late.</source>
        <translation>Esto salió mal demasiadas veces últimamente.</translation>
    </message>
    <message>
        <source>You have not met this yet.</source>
        <translation>Aún no ha visto esto.</translation>
    </message>
    <message>
        <source>This keeps slipping away: take it slowly, with a worked example.</source>
        <translation>Esto se le olvida una y otra vez: vaya despacio, con un ejemplo resuelto.</translation>
    </message>
    <message>
        <source>One kind of error comes back again and again, most of all here.</source>
        <translation>Un tipo de error vuelve una y otra vez, sobre todo aquí.</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>How am I doing?</source>
        <translation>¿Cómo voy?</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>respuestas</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>right lately</source>
        <translation>aciertos</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>para hoy</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>Habilidades</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Reemplazar el archivo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already.</source>
        <translation>“%1” ya existe.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
</context>
<context>
    <name>QuestionPrompt</name>
    <message>
        <source>%1 $%2</source>
        <translation>%1 $%2</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>se retiró</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between wagers</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation>Cartas comunitarias</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Posted paytable</source>
        <translation>Tabla de pagos exhibida</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>Contador</translation>
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
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
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
        <translation>doses</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>6s</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>7s</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>8s</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>9s</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>10s</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This is not a JSON text (at character %1).</source>
        <translation>Este no es un texto JSON (en el carácter %1).</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. Remove one.</source>
        <translation>La clave “%1” aparece dos veces en un objeto. Quite una.</translation>
    </message>
    <message>
        <source>The text is nested deeper than %1 levels.</source>
        <translation>El texto tiene más de %1 niveles de anidación.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation>La línea tiene más de %1 bytes.</translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation>Aquí se espera un objeto entre llaves.</translation>
    </message>
    <message>
        <source>A list in square brackets, neither empty nor endless, is expected here.</source>
        <translation>Aquí se espera una lista entre corchetes, ni vacía ni demasiado larga.</translation>
    </message>
    <message>
        <source>A text in quotes is expected here.</source>
        <translation>Aquí se espera un texto entre comillas.</translation>
    </message>
    <message>
        <source>Write true or false here.</source>
        <translation>Escriba aquí true o false.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>Aquí se espera un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>Una semilla es un número entero, 0 o más.</translation>
    </message>
    <message>
        <source>An amount is a text of digits with at most two decimals, such as &quot;7.50&quot;.</source>
        <translation>Un importe es un texto de dígitos con dos decimales como máximo, por ejemplo “7.50”.</translation>
    </message>
    <message>
        <source>The amount has to be from $%1 to $%2.</source>
        <translation>El importe tiene que ser de $%1 a $%2.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Falta la clave “%1”.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here. Check its spelling.</source>
        <translation>La clave “%1” no se conoce aquí. Revise cómo está escrita.</translation>
    </message>
    <message>
        <source>The format has to be &quot;%1&quot;.</source>
        <translation>El formato tiene que ser “%1”.</translation>
    </message>
    <message>
        <source>There is no rule set &quot;%1&quot;; &quot;cutcard-cli rules list&quot; names them all.</source>
        <translation>No hay reglamento “%1”; “cutcard-cli rules list” los nombra todos.</translation>
    </message>
    <message>
        <source>This rule set has no selection &quot;%1&quot;.</source>
        <translation>Este reglamento no tiene la opción “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be chosen here; see &quot;cutcard-cli rules show&quot;.</source>
        <translation>“%1” no se puede elegir aquí; vea “cutcard-cli rules show”.</translation>
    </message>
    <message>
        <source>A progressive wager is $1 or $5.</source>
        <translation>Una apuesta progresiva es de $1 o $5.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card: write rank and suit, such as Td.</source>
        <translation>“%1” no es una carta: escriba valor y palo, por ejemplo Td.</translation>
    </message>
    <message>
        <source>The card %1 is on the table twice.</source>
        <translation>La carta %1 está dos veces en la mesa.</translation>
    </message>
    <message>
        <source>%1 cards belong here, not %2.</source>
        <translation>Aquí van %1 cartas, no %2.</translation>
    </message>
    <message>
        <source>Somebody made a Six Card Bonus Wager; its card is missing.</source>
        <translation>Alguien hizo una apuesta Six Card Bonus; falta su carta.</translation>
    </message>
    <message>
        <source>Nobody made a Six Card Bonus Wager; no card is dealt for it.</source>
        <translation>Nadie hizo una apuesta Six Card Bonus; no se reparte carta para ella.</translation>
    </message>
    <message>
        <source>This deck, dealt by this method, does not give the cards of this round.</source>
        <translation>Esta baraja, repartida con este método, no da las cartas de esta ronda.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way of dealing in this rule set.</source>
        <translation>“%1” no es una forma de repartir en este reglamento.</translation>
    </message>
    <message>
        <source>There is no theory question &quot;%1&quot;.</source>
        <translation>No hay pregunta de teoría “%1”.</translation>
    </message>
    <message>
        <source>This rule set has no number &quot;%1&quot; to ask for.</source>
        <translation>Este reglamento no tiene el número “%1” para preguntarlo.</translation>
    </message>
    <message>
        <source>The theory question &quot;%1&quot; needs two to four wrong answers.</source>
        <translation>La pregunta de teoría “%1” necesita de dos a cuatro respuestas incorrectas.</translation>
    </message>
    <message>
        <source>The answer &quot;%1&quot; is there twice.</source>
        <translation>La respuesta “%1” está dos veces.</translation>
    </message>
    <message>
        <source>There is no irregularity &quot;%1&quot;.</source>
        <translation>No hay irregularidad “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said here.</source>
        <translation>“%1” no se puede decir aquí.</translation>
    </message>
    <message>
        <source>One answer is right and has no wrong rule; every other one has.</source>
        <translation>Una respuesta es la correcta y no lleva regla errónea; todas las demás sí.</translation>
    </message>
    <message>
        <source>A step is named s1, s2, and so on.</source>
        <translation>Un paso se llama s1, s2, etc.</translation>
    </message>
    <message>
        <source>Only a dealt round (with deck and method) has an opening to judge.</source>
        <translation>Solo una ronda repartida (con baraja y método) tiene una apertura que calificar.</translation>
    </message>
    <message>
        <source>At least one seat has to be occupied.</source>
        <translation>Al menos un puesto tiene que estar ocupado.</translation>
    </message>
    <message>
        <source>The table has the seats 1 to %1.</source>
        <translation>La mesa tiene los puestos 1 a %1.</translation>
    </message>
    <message>
        <source>Seat %1 is there twice.</source>
        <translation>El puesto %1 está dos veces.</translation>
    </message>
    <message>
        <source>This seat has no wager.</source>
        <translation>Este puesto no tiene apuesta.</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is required.</source>
        <translation>La apuesta “%1” es obligatoria.</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is not offered at this table.</source>
        <translation>La apuesta “%1” no se ofrece en esta mesa.</translation>
    </message>
    <message>
        <source>The Super Bonus has to equal the Ante.</source>
        <translation>El Super Bonus tiene que ser igual al Ante.</translation>
    </message>
    <message>
        <source>At this table this wager is $%1.</source>
        <translation>En esta mesa, esta apuesta es de $%1.</translation>
    </message>
    <message>
        <source>The player has neither folded nor bet.</source>
        <translation>El jugador ni se retiró ni apostó.</translation>
    </message>
    <message>
        <source>A seat without an Ante has nothing to decide.</source>
        <translation>Un puesto sin Ante no tiene nada que decidir.</translation>
    </message>
    <message>
        <source>A Play Wager is made on preflop, flop or river, not &quot;%1&quot;.</source>
        <translation>Una apuesta Play se hace en preflop, flop o river, no en “%1”.</translation>
    </message>
    <message>
        <source>The Flop Wager is twice the Ante: $%1.</source>
        <translation>La apuesta Flop es el doble del Ante: $%1.</translation>
    </message>
    <message>
        <source>The %1 Wager equals the Ante, $%2, or is checked.</source>
        <translation>La apuesta %1 es igual al Ante, $%2, o se pasa.</translation>
    </message>
    <message>
        <source>The Bet Wager is twice the Ante: $%1.</source>
        <translation>La apuesta Bet es el doble del Ante: $%1.</translation>
    </message>
    <message>
        <source>The Blind has to equal the Ante.</source>
        <translation>El Blind tiene que ser igual al Ante.</translation>
    </message>
    <message>
        <source>Before the flop a Play Wager is 3 or 4 Antes, after it 2, at the end 1.</source>
        <translation>Antes del flop la apuesta Play es de 3 o 4 Antes, después de 2, al final de 1.</translation>
    </message>
    <message>
        <source>In this game a progressive wager is $1.</source>
        <translation>En este juego una apuesta progresiva es de $1.</translation>
    </message>
    <message>
        <source>A decision is &quot;fold&quot; or an object such as {&quot;play&quot;:&quot;10&quot;}.</source>
        <translation>Una decisión es &quot;fold&quot; o un objeto como {&quot;play&quot;:&quot;10&quot;}.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no decision; write &quot;fold&quot; or the wager made.</source>
        <translation>“%1” no es una decisión; escriba &quot;fold&quot; o la apuesta hecha.</translation>
    </message>
    <message>
        <source>The decision names no wager; a player who bets nothing folds.</source>
        <translation>La decisión no nombra ninguna apuesta; un jugador que no apuesta nada se retira.</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot; in this game.</source>
        <translation>No hay apuesta “%1” en este juego.</translation>
    </message>
    <message>
        <source>With this hand the Play Wager is from $%1 to $%2.</source>
        <translation>Con esta mano la apuesta Play es de $%1 a $%2.</translation>
    </message>
    <message>
        <source>There is no shared table &quot;%1&quot;.</source>
        <translation>No hay tabla de pagos compartida “%1”.</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot;.</source>
        <translation>No hay apuesta “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say when a wager is offered.</source>
        <translation>“%1” no dice cuándo se ofrece una apuesta.</translation>
    </message>
    <message>
        <source>There is no meter &quot;%1&quot;.</source>
        <translation>No hay contador “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of a paytable.</source>
        <translation>“%1” no es una fila de una tabla de pagos.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; stands twice in one table.</source>
        <translation>La fila “%1” está dos veces en una tabla.</translation>
    </message>
    <message>
        <source>A paytable needs at least one row.</source>
        <translation>Una tabla de pagos necesita al menos una fila.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no odds; write &quot;3 to 2&quot;, &quot;300 for 1&quot; or &quot;10% of main&quot;.</source>
        <translation>“%1” no es un pago; escriba &quot;3 to 2&quot;, &quot;300 for 1&quot; o &quot;10% of main&quot;.</translation>
    </message>
    <message>
        <source>No table of the chapter pays &quot;%1&quot; for this wager; a house table cannot either.</source>
        <translation>Ninguna tabla del capítulo paga “%1” en esta apuesta; una tabla de la casa tampoco puede.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another kind of odds than the chapter&apos;s for this row.</source>
        <translation>“%1” es otro tipo de pago que el del capítulo para esta fila.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ranks above &quot;%2&quot;; write the rows from the highest hand down.</source>
        <translation>“%1” vale más que “%2”; escriba las filas de la mano más alta a la más baja.</translation>
    </message>
    <message>
        <source>A house can add at most %1 tables for a wager.</source>
        <translation>Una casa puede agregar como máximo %1 tablas por apuesta.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a house table; choose a name of your own.</source>
        <translation>“%1” no puede ser el nombre de una tabla de la casa; elija un nombre propio.</translation>
    </message>
    <message>
        <source>A house cannot add a table for &quot;%1&quot;.</source>
        <translation>Una casa no puede agregar una tabla para “%1”.</translation>
    </message>
    <message>
        <source>A title has 1 to %1 bytes.</source>
        <translation>Un título tiene de 1 a %1 bytes.</translation>
    </message>
    <message>
        <source>A short name has 1 to %1 small letters, digits and hyphens.</source>
        <translation>Un nombre corto tiene de 1 a %1 letras minúsculas, dígitos y guiones.</translation>
    </message>
    <message>
        <source>Other rules are called &quot;%1&quot; already; choose another short name.</source>
        <translation>Otras reglas ya se llaman “%1”; elija otro nombre corto.</translation>
    </message>
    <message>
        <source>Name a rule set with its selections, or give a submission; not both.</source>
        <translation>Nombre un reglamento con sus opciones, o dé unas reglas presentadas; no ambos.</translation>
    </message>
    <message>
        <source>Every section weighs nothing: give at least one a weight.</source>
        <translation>Ninguna sección tiene peso: dele un peso al menos a una.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; is named twice.</source>
        <translation>La habilidad “%1” está nombrada dos veces.</translation>
    </message>
    <message>
        <source>A seed is a whole number for everybody, or &quot;fresh&quot;.</source>
        <translation>Una semilla es un número entero para todos, o &quot;fresh&quot;.</translation>
    </message>
    <message>
        <source>&quot;every_skill&quot; has every skill in it; leave the list of skills out.</source>
        <translation>&quot;every_skill&quot; ya incluye cada habilidad; deje fuera la lista de habilidades.</translation>
    </message>
    <message>
        <source>This table has only %1 different questions for this section.</source>
        <translation>Esta mesa solo tiene %1 preguntas distintas para esta sección.</translation>
    </message>
    <message>
        <source>No question of this kind is about &quot;%1&quot;.</source>
        <translation>Ninguna pregunta de este tipo trata de “%1”.</translation>
    </message>
    <message>
        <source>A hash has 64 hexadecimal digits in lower case.</source>
        <translation>Un hash tiene 64 dígitos hexadecimales en minúsculas.</translation>
    </message>
    <message>
        <source>A person or an attempt is named by a UUID in lower case.</source>
        <translation>Una persona o un intento se nombra con un UUID en minúsculas.</translation>
    </message>
    <message>
        <source>This is not the hash of the exam definition beside it.</source>
        <translation>Este no es el hash de la definición de examen que lo acompaña.</translation>
    </message>
    <message>
        <source>This item is a round; it has no answer to choose.</source>
        <translation>Este ítem es una ronda; no tiene respuesta que elegir.</translation>
    </message>
    <message>
        <source>This item is a question; nothing is dealt in it.</source>
        <translation>Este ítem es una pregunta; en él no se reparte nada.</translation>
    </message>
    <message>
        <source>This is not an attempt file of Cutcard.</source>
        <translation>Este no es un archivo de intento de Cutcard.</translation>
    </message>
    <message>
        <source>This item was not the one being worked on.</source>
        <translation>Este ítem no era en el que se trabajaba.</translation>
    </message>
    <message>
        <source>This event carries an earlier time than the one before it.</source>
        <translation>Este evento lleva una hora anterior a la del previo.</translation>
    </message>
    <message>
        <source>The attempt was closed without having been finished.</source>
        <translation>El intento se cerró sin haberse terminado.</translation>
    </message>
    <message>
        <source>The first line, which says what the attempt stands on, is missing.</source>
        <translation>Falta la primera línea, que dice en qué se basa el intento.</translation>
    </message>
    <message>
        <source>This line was changed after it was written.</source>
        <translation>Esta línea se modificó después de escribirse.</translation>
    </message>
    <message>
        <source>Event %1 is missing before this line.</source>
        <translation>Falta el evento %1 antes de esta línea.</translation>
    </message>
    <message>
        <source>This line was added after the attempt was written.</source>
        <translation>Esta línea se agregó después de escribirse el intento.</translation>
    </message>
    <message>
        <source>Event %1 belongs here; the lines were put into another order.</source>
        <translation>Aquí va el evento %1; se cambió el orden de las líneas.</translation>
    </message>
    <message>
        <source>The file ends here without its last line: its tail was cut off.</source>
        <translation>El archivo termina aquí sin su última línea: le cortaron el final.</translation>
    </message>
    <message>
        <source>This program does not know the format &quot;%1&quot;; a newer one may.</source>
        <translation>Este programa no conoce el formato “%1”; uno más nuevo quizá sí.</translation>
    </message>
    <message>
        <source>This is by the rule set &quot;%1&quot;, the exam by &quot;%2&quot;.</source>
        <translation>Esto sigue el reglamento “%1”; el examen, “%2”.</translation>
    </message>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>Este reglamento no tiene la habilidad “%1”; “cutcard-cli skills” las lista.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; cannot occur at this table: the house does not offer it.</source>
        <translation>La habilidad “%1” no puede darse en esta mesa: la casa no la ofrece.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; finds no place beside the others; ask for more items.</source>
        <translation>La habilidad “%1” no cabe junto a las demás; pida más ítems.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Position in the round: %1 of %2</source>
        <translation>Posición en la ronda: %1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Walk me through my mistakes (%1)</source>
        <translation>Repasar mis errores uno a uno (%1)</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Pantalla de inicio</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Otra ronda</translation>
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
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>No aprobado</translation>
    </message>
    <message>
        <source>This exam still runs. What is written here is not a result.</source>
        <translation>Este examen sigue en curso. Lo escrito aquí no es un resultado.</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed after it was sealed. Do not rely on it.</source>
        <translation>El sello no es válido: este intento se modificó después de sellarse. No se fíe de él.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in a sentence</comment>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>not passed</source>
        <comment>in a sentence</comment>
        <translation>no aprobado</translation>
    </message>
    <message>
        <source>As regraded on %1. First result: %2, %3.</source>
        <translation>Recalificado el %1. Primer resultado: %2, %3.</translation>
    </message>
    <message>
        <source>The pass mark is %1 %.</source>
        <translation>La nota mínima es %1 %.</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was not reached.</source>
        <translation>No se alcanzó la nota mínima de %1 %.</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was reached, but a critical error fails the exam by itself.</source>
        <translation>Se alcanzó la nota mínima de %1 %, pero un error crítico reprueba el examen por sí solo.</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>%1 % del tiempo</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>texto grande</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>not given below 95 % in whole rounds</source>
        <translation>no se indica con menos de 95 % en rondas completas</translation>
    </message>
    <message>
        <source>%1 hands and %2 rounds an hour</source>
        <translation>%1 manos y %2 rondas por hora</translation>
    </message>
    <message>
        <source>%1, on target</source>
        <translation>%1, cumple la meta</translation>
    </message>
    <message>
        <source>%1, below the target</source>
        <translation>%1, por debajo de la meta</translation>
    </message>
    <message>
        <source>erased person %1</source>
        <translation>persona borrada %1</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Iniciado</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sellado</translation>
    </message>
    <message>
        <source>Exam time</source>
        <translation>Tiempo del examen</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>Adaptaciones</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>Errores críticos</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Código corto</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ítems</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>item %1, action %2</source>
        <translation>ítem %1, acción %2</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>ítem %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Skills, the weakest first</source>
        <translation>Habilidades, la más débil primero</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Skills without an error: %1.</source>
        <translation>Habilidades sin errores: %1.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Interrupciones</translation>
    </message>
    <message>
        <source>At exam time</source>
        <translation>Momento del examen</translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation>Tiempo detenido</translation>
    </message>
    <message>
        <source>Resumed by</source>
        <translation>Reanudado por</translation>
    </message>
    <message>
        <source>Regradings</source>
        <translation>Recalificaciones</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>first result</source>
        <translation>primer resultado</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>What this result stands on</source>
        <translation>En qué se basa este resultado</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, versión %2</translation>
    </message>
    <message>
        <source>Hash of the definition</source>
        <translation>Hash de la definición</translation>
    </message>
    <message>
        <source>Hash of the rule set</source>
        <translation>Hash del reglamento</translation>
    </message>
    <message>
        <source>Head of the seal</source>
        <translation>Cabecera del sello</translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation>Firmado con</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Cutcard %1, generator %2, seed %3</source>
        <translation>Cutcard %1, generador %2, semilla %3</translation>
    </message>
    <message>
        <source>Compare the short code with the one that Cutcard shows for this attempt: it is the same as long as nothing of the attempt was changed.</source>
        <translation>Compare el código corto con el que Cutcard muestra para este intento: es el mismo mientras nada del intento se haya modificado.</translation>
    </message>
    <message>
        <source>%1: %2. Date, signature</source>
        <translation>%1: %2. Fecha, firma</translation>
    </message>
    <message>
        <source>%1, short code %2</source>
        <translation>%1, código corto %2</translation>
    </message>
    <message>
        <source>Exam report</source>
        <translation>Informe de examen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence and a sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a paragraph and a ruling</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>%1 (action %2)</source>
        <translation>%1 (acción %2)</translation>
    </message>
    <message>
        <source>Critical: %1</source>
        <translation>Crítico: %1</translation>
    </message>
    <message>
        <source>Item %1, %2</source>
        <translation>Ítem %1, %2</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>No hecho</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Sin responder</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>Respuesta incorrecta</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Primero: %1</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Resolución %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Paid too much by more than %1</source>
        <translation>Pagó de más: exceso mayor de %1</translation>
    </message>
    <message>
        <source>Paid too little by more than %1</source>
        <translation>Pagó de menos: faltante mayor de %1</translation>
    </message>
    <message>
        <source>Went on although there was: %1</source>
        <translation>Siguió a pesar de esto: %1</translation>
    </message>
    <message>
        <source>Went on although something was irregular</source>
        <translation>Siguió aunque algo era irregular</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>Detuvo una ronda en la que nada estaba mal</translation>
    </message>
    <message>
        <source>Gave a wrong ruling</source>
        <translation>Dio una resolución incorrecta</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Choose another place and try again.</source>
        <translation>“%1” no se pudo escribir (%2). Elija otro lugar e intente de nuevo.</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm t</source>
        <comment>a date and a time as QLocale writes them</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy, HH:mm t</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date as QLocale writes it</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
</context>
<context>
    <name>Respect</name>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Take, pay, return</source>
        <translation>Tomar, pagar, devolver</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Importes</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irregularidades</translation>
    </message>
</context>
<context>
    <name>ResultsCsv</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>roto</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>íntegro</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <translation>Iniciado (UTC)</translation>
    </message>
    <message>
        <source>Sealed (UTC)</source>
        <translation>Sellado (UTC)</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobado</translation>
    </message>
    <message>
        <source>Regraded percent</source>
        <translation>Porcentaje recalificado</translation>
    </message>
    <message>
        <source>Regraded passed</source>
        <translation>Aprobado según la recalificación</translation>
    </message>
    <message>
        <source>Regraded (UTC)</source>
        <translation>Recalificado (UTC)</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>Errores críticos</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Interrupciones</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Código corto</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation>Incorporado</translation>
    </message>
    <message>
        <source>Attempt id</source>
        <translation>Id. de intento</translation>
    </message>
    <message>
        <source>Trainee id</source>
        <translation>Id. de aprendiz</translation>
    </message>
    <message>
        <source>Exam id</source>
        <translation>Id. de examen</translation>
    </message>
    <message>
        <source>Exam version</source>
        <translation>Versión del examen</translation>
    </message>
    <message>
        <source>Supervisor id</source>
        <translation>Id. de supervisor</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Skill id</source>
        <translation>Id. de habilidad</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Crítico</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Item of the form</source>
        <translation>Ítem de la prueba</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Facilidad</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Discriminación</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué salió mal</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>%1 %</source>
        <comment>a score</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>… running</source>
        <translation>… en curso</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ aprobado</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ reprobado</translation>
    </message>
</context>
<context>
    <name>ReviewPause</name>
    <message>
        <source>This one is dealt at the table</source>
        <translation>Esto se reparte en la mesa</translation>
    </message>
    <message>
        <source>That was all for now</source>
        <translation>Eso fue todo por ahora</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>No hay nada pendiente</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <translation>Correctas a la primera: %1 de %2.</translation>
    </message>
    <message>
        <source>You remember what you have practised. New skills for today: %1.</source>
        <translation>Usted recuerda lo que ha practicado. Habilidades nuevas para hoy: %1.</translation>
    </message>
    <message>
        <source>You have done what the day allows. Come back tomorrow, or deal a round.</source>
        <translation>Ya hizo lo que el día permite. Vuelva mañana, o reparta una ronda.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>Learn something new</source>
        <translation>Aprender algo nuevo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Leave this one out for now; it stays due</source>
        <translation>Saltar esta por ahora; sigue pendiente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>RoundOptions</name>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>Apuestas laterales</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Las habituales</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>Preparar las cartas</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>Las apuestas</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>La liquidación</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>Algo puede salir mal</translation>
    </message>
    <message>
        <source>An irregularity may happen; stop the game when you see one.</source>
        <translation>Puede haber una irregularidad; detenga el juego cuando la vea.</translation>
    </message>
</context>
<context>
    <name>RoundSource</name>
    <message>
        <source>This cannot happen at such a table. Choose another irregularity, or let the house offer more.</source>
        <translation>Esto no puede pasar en una mesa así. Elija otra irregularidad, o haga que la casa ofrezca más.</translation>
    </message>
    <message>
        <source>Cards are not dealt this way in this game. Choose another method.</source>
        <translation>En este juego no se reparte de esta manera. Elija otro método.</translation>
    </message>
</context>
<context>
    <name>RoundVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>El jefe de mesa está en la mesa</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No card is pulled out</source>
        <translation>No ha sacado ninguna carta</translation>
    </message>
    <message>
        <source>%1. Mistakes: %2</source>
        <translation>%1. Errores: %2</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>four aces</source>
        <translation>póker de ases</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>póker</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>escalera de color</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>color</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>dos pares</translation>
    </message>
    <message>
        <source>pair of queens or better</source>
        <translation>par de reinas o mejor</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>par de ases</translation>
    </message>
    <message>
        <source>pair of tens or better</source>
        <translation>par de dieces o mejor</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>escalera real</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>six-card royal flush in diamonds</source>
        <translation>escalera real de seis cartas en diamantes</translation>
    </message>
    <message>
        <source>six-card royal flush</source>
        <translation>escalera real de seis cartas</translation>
    </message>
    <message>
        <source>aces with player and dealer</source>
        <translation>ases del jugador y del crupier</translation>
    </message>
    <message>
        <source>pair of aces in the hand</source>
        <translation>par de ases en la mano</translation>
    </message>
    <message>
        <source>ace-king suited</source>
        <translation>as-rey del mismo palo</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack suited</source>
        <translation>as-reina o as-jota del mismo palo</translation>
    </message>
    <message>
        <source>ace-king of two suits</source>
        <translation>as-rey de distinto palo</translation>
    </message>
    <message>
        <source>pair of kings, queens or jacks</source>
        <translation>par de reyes, reinas o jotas</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack of two suits</source>
        <translation>as-reina o as-jota de distinto palo</translation>
    </message>
    <message>
        <source>pair of tens down to twos</source>
        <translation>par de dieces a doses</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>menos de dos pares</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carta alta</translation>
    </message>
</context>
<context>
    <name>RowInASentence</name>
    <message>
        <source>four aces</source>
        <translation>un póker de ases</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>un póker</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>una escalera de color</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>un trío</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>un color</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>una escalera</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>dos pares</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>un par de reinas</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>un par de ases</translation>
    </message>
    <message>
        <source>a pair of 10s</source>
        <translation>un par de dieces</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>una escalera real</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>un full</translation>
    </message>
    <message>
        <source>six diamonds from ace to 9</source>
        <translation>seis diamantes del as al 9</translation>
    </message>
    <message>
        <source>six cards of one suit from ace to 9</source>
        <translation>seis cartas del mismo palo del as al 9</translation>
    </message>
    <message>
        <source>two aces on both sides</source>
        <translation>dos ases en ambas manos</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>dos ases</translation>
    </message>
    <message>
        <source>ace and king of one suit</source>
        <translation>as y rey del mismo palo</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of its suit</source>
        <translation>un as con reina o jota de su palo</translation>
    </message>
    <message>
        <source>ace and king of two suits</source>
        <translation>as y rey de distinto palo</translation>
    </message>
    <message>
        <source>a pair of kings, queens or jacks</source>
        <translation>un par de reyes, reinas o jotas</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of another suit</source>
        <translation>un as con reina o jota de otro palo</translation>
    </message>
    <message>
        <source>a pair between 10s and 2s</source>
        <translation>un par entre dieces y doses</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>menos de dos pares</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>un par</translation>
    </message>
    <message>
        <source>a high card</source>
        <translation>una carta alta</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Seat %1, empty</source>
        <translation>Puesto %1, vacío</translation>
    </message>
    <message>
        <source>Seat %1, %2, has left</source>
        <translation>Puesto %1, %2, se fue</translation>
    </message>
    <message>
        <source>Seat %1, %2, folded</source>
        <translation>Puesto %1, %2, se retiró</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Puesto %1, %2</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3</source>
        <translation>Puesto %1, %2, %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, taken %3</source>
        <translation>Puesto %1, %2, se tomó %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, returned %3</source>
        <translation>Puesto %1, %2, se devolvió %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3, paid %4</source>
        <translation>Puesto %1, %2, %3, se pagó %4</translation>
    </message>
    <message>
        <source>Seat %1, %2, paid %3</source>
        <translation>Puesto %1, %2, se pagó %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, no wager</source>
        <translation>Puesto %1, %2, sin apuesta</translation>
    </message>
    <message>
        <source>Envy bonus of seat %1 for seat %2, %3</source>
        <translation>Envy Bonus del puesto %1 por el puesto %2, %3</translation>
    </message>
    <message>
        <source>Paid on the %1 of seat %2, %3</source>
        <translation>Pago del %1 del puesto %2, %3</translation>
    </message>
    <message>
        <source>%1 of seat %2, %3</source>
        <translation>%1 del puesto %2, %3</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carta boca abajo</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, puesto %2</translation>
    </message>
    <message>
        <source>%1, your own hand</source>
        <translation>%1, su propia mano</translation>
    </message>
    <message>
        <source>%1, community card</source>
        <translation>%1, carta comunitaria</translation>
    </message>
    <message>
        <source>%1, Six Card Bonus</source>
        <translation>%1, del Six Card Bonus</translation>
    </message>
    <message>
        <source>%1, in the shoe</source>
        <translation>%1, en el sabot</translation>
    </message>
    <message>
        <source>%1, out of play</source>
        <translation>%1, fuera de juego</translation>
    </message>
    <message>
        <source>%1, accepted</source>
        <translation>%1, aceptada</translation>
    </message>
</context>
<context>
    <name>RulesDifferences</name>
    <message>
        <source>%1 is offered.</source>
        <translation>Se ofrece %1.</translation>
    </message>
    <message>
        <source>%1 has a paytable of the house&apos;s own, %2, which is not in the chapter.</source>
        <translation>%1 tiene una tabla de pagos propia de la casa, %2, que no está en el capítulo.</translation>
    </message>
    <message>
        <source>%1 is not offered.</source>
        <translation>No se ofrece %1.</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2.</source>
        <translation>Se ofrece %1, según la tabla de pagos %2.</translation>
    </message>
    <message>
        <source>%1 pays by paytable %2 instead of %3.</source>
        <translation>%1 paga según la tabla de pagos %2 en vez de %3.</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2, for %3.</source>
        <translation>Se ofrece %1, según la tabla de pagos %2, por %3.</translation>
    </message>
    <message>
        <source>Envy is paid by schedule %1, whatever the paytable.</source>
        <translation>Envy se paga según la escala %1, sea cual sea la tabla de pagos.</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus is offered, for %1.</source>
        <translation>Se ofrece Five Card Hand Bonus, por %1.</translation>
    </message>
    <message>
        <source>Magic Card is not paid.</source>
        <translation>Magic Card no se paga.</translation>
    </message>
    <message>
        <source>Lucky Bonus is not paid.</source>
        <translation>Lucky Bonus no se paga.</translation>
    </message>
    <message>
        <source>This house %1.</source>
        <translation>Esta casa %1.</translation>
    </message>
    <message>
        <source>The table minimum is %1 instead of %2.</source>
        <translation>El mínimo de la mesa es %1 en vez de %2.</translation>
    </message>
    <message>
        <source>The table maximum is %1.</source>
        <translation>El máximo de la mesa es %1.</translation>
    </message>
    <message>
        <source>The chips in the tray are %1.</source>
        <translation>Las fichas de la bandeja son %1.</translation>
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
        <translation>la ronda es nula</translation>
    </message>
    <message>
        <source>void, and the deck leaves the table</source>
        <translation>nula, y la baraja sale de la mesa</translation>
    </message>
    <message>
        <source>the card goes to the rack, the round goes on</source>
        <translation>la carta va al descarte, la ronda sigue</translation>
    </message>
    <message>
        <source>the card is used as the next one</source>
        <translation>la carta se usa como la siguiente</translation>
    </message>
    <message>
        <source>the cards are shuffled again</source>
        <translation>se vuelven a barajar las cartas</translation>
    </message>
    <message>
        <source>the cards are cut again</source>
        <translation>se vuelven a cortar las cartas</translation>
    </message>
    <message>
        <source>the wager is refused</source>
        <translation>se rechaza la apuesta</translation>
    </message>
    <message>
        <source>the device is covered before another method is used</source>
        <translation>se cubre el equipo antes de usar otro método</translation>
    </message>
    <message>
        <source>the wagers are treated as lost</source>
        <translation>las apuestas se tratan como perdidas</translation>
    </message>
    <message>
        <source>nothing is wrong, the round goes on</source>
        <translation>nada está mal, la ronda sigue</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <translation>se llama al jefe de mesa</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>All of them right</source>
        <translation>Todas correctas</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien hecho</translation>
    </message>
    <message>
        <source>Keep at it</source>
        <translation>Siga practicando</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correctas</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>tiempo mediano</translation>
    </message>
    <message>
        <source>right and in time</source>
        <translation>correctas y a tiempo</translation>
    </message>
    <message>
        <source>Look at this once more: %1</source>
        <translation>Mire esto otra vez: %1</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Diez más</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
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
        <translation>Todos los exámenes sellados</translation>
    </message>
    <message>
        <source>Exams since %1</source>
        <translation>Exámenes desde %1</translation>
    </message>
    <message>
        <source>Exams until %1</source>
        <translation>Exámenes hasta %1</translation>
    </message>
    <message>
        <source>Exams from %1 to %2</source>
        <translation>Exámenes de %1 a %2</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>Este reglamento no tiene la habilidad “%1”; “cutcard-cli skills” las lista.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot come up with these selections, so many players and this way of dealing.</source>
        <translation>“%1” no puede darse con estas opciones, tantos jugadores y esta forma de repartir.</translation>
    </message>
    <message>
        <source>No round has been found with all of this in it; ask for less of it together.</source>
        <translation>No se encontró ninguna ronda con todo esto; pida menos cosas a la vez.</translation>
    </message>
</context>
<context>
    <name>ScenarioForms</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Card %1 of the dealer</source>
        <translation>Carta %1 del crupier</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Comunitarias</translation>
    </message>
    <message>
        <source>Community card %1</source>
        <translation>Carta comunitaria %1</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>Six Card Bonus card %1</source>
        <translation>Carta Six Card Bonus %1</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>not dealt: it begins with the last decision</source>
        <translation>sin repartir: empieza con la última decisión</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Cómo se reparten las cartas</translation>
    </message>
    <message>
        <source>Seed of the deck</source>
        <translation>Semilla de la baraja</translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <translation>Contador progresivo</translation>
    </message>
    <message>
        <source>Five Card meter</source>
        <translation>Contador Five Card</translation>
    </message>
    <message>
        <source>Meter of the Five Card Hand Bonus</source>
        <translation>Contador del Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>no sorteada</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>crupier</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>puesto %1</translation>
    </message>
    <message>
        <source>Lucky position</source>
        <translation>Posición Lucky</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Somebody sits here</source>
        <translation>Hay alguien sentado</translation>
    </message>
    <message>
        <source>Somebody sits at seat %1</source>
        <translation>Hay alguien en el puesto %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Seat %1, card %2</source>
        <translation>Puesto %1, carta %2</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Puesto %1, %2</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Decision of seat %1</source>
        <translation>Decisión del puesto %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>se retira</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>when?</source>
        <translation>¿cuándo?</translation>
    </message>
    <message>
        <source>When seat %1 plays</source>
        <translation>Cuándo juega el puesto %1</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Irregularidad</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation>Qué sale mal</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>Cuántas cartas</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>no se dice</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Se halló</translation>
    </message>
    <message>
        <source>When it was found</source>
        <translation>Cuándo se halló</translation>
    </message>
    <message>
        <source>Its face was seen</source>
        <translation>Se vio su cara</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De quién</translation>
    </message>
    <message>
        <source>Who has the wrong number of cards</source>
        <translation>Quién tiene un número incorrecto de cartas</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un jugador</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el crupier</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>las comunitarias</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Qué carta</translation>
    </message>
    <message>
        <source>The cards were misdealt</source>
        <translation>Las cartas se repartieron mal</translation>
    </message>
    <message>
        <source>The deck is complete</source>
        <translation>La baraja está completa</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Cards cut off</source>
        <translation>Cartas cortadas</translation>
    </message>
    <message>
        <source>no seat</source>
        <translation>ningún puesto</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Afecta a</translation>
    </message>
    <message>
        <source>Which seat it concerns</source>
        <translation>A qué puesto afecta</translation>
    </message>
    <message>
        <source>Before step</source>
        <translation>Antes del paso</translation>
    </message>
    <message>
        <source>Step that the stop is, such as s5</source>
        <translation>Paso en que se detiene, por ejemplo s5</translation>
    </message>
</context>
<context>
    <name>ScenarioStory</name>
    <message>
        <source>The bets are open</source>
        <translation>Las apuestas están abiertas</translation>
    </message>
    <message>
        <source>Everybody has decided</source>
        <translation>Todos han decidido</translation>
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
        <translation>%1, todo se ofrece</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Reglas de la casa: %1</translation>
    </message>
</context>
<context>
    <name>ScenarioVerdict</name>
    <message>
        <source>Choose a card.</source>
        <translation>Elija una carta.</translation>
    </message>
    <message>
        <source>This cannot happen in a round that is dealt by this method. Choose another, or none.</source>
        <translation>Esto no puede pasar en una ronda repartida con este método. Elija otra irregularidad, o ninguna.</translation>
    </message>
    <message>
        <source>It would take a card away and deal others than yours. Choose &quot;not dealt&quot;.</source>
        <translation>Quitaría una carta y repartiría cartas distintas de las que usted eligió. Elija “sin repartir”.</translation>
    </message>
</context>
<context>
    <name>ScenarioWords</name>
    <message>
        <source>at seat %1</source>
        <translation>en el puesto %1</translation>
    </message>
    <message>
        <source>in the dealer&apos;s hand</source>
        <translation>en la mano del crupier</translation>
    </message>
    <message>
        <source>among the community cards</source>
        <translation>entre las cartas comunitarias</translation>
    </message>
    <message>
        <source>on the Six Card Bonus spot</source>
        <translation>en la casilla Six Card Bonus</translation>
    </message>
    <message>
        <source>at the irregularity</source>
        <translation>en la irregularidad</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>en la mesa</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>This round</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <translation>Atrás</translation>
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
        <translation>%1  %2 se fue</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>%1  %2 folded</source>
        <translation>%1  %2 se retiró</translation>
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
        <translation>Rondas completas</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Liquidación</translation>
    </message>
    <message>
        <source>Hand reading</source>
        <translation>Lectura de manos</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irregularidades</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>The records are damaged: %1</source>
        <translation>Los registros están dañados: %1</translation>
    </message>
    <message>
        <source>Use another machine, and have the records rescued from a backup.</source>
        <translation>Use otro equipo y haga rescatar los registros de un respaldo.</translation>
    </message>
    <message>
        <source>Nothing can be written.</source>
        <translation>No se puede escribir nada.</translation>
    </message>
    <message>
        <source>Use another machine, and have the disk and the rights of the folder looked at.</source>
        <translation>Use otro equipo y haga revisar el disco y los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The records are on a server; it can be written to.</source>
        <translation>Los registros están en un servidor; se puede escribir en él.</translation>
    </message>
    <message>
        <source>The disk is full: %1 are free.</source>
        <translation>El disco está lleno: quedan %1 libres.</translation>
    </message>
    <message>
        <source>Make room on the disk, or use another machine.</source>
        <translation>Libere espacio en el disco o use otro equipo.</translation>
    </message>
    <message>
        <source>The records are in order; %1 are free.</source>
        <translation>Los registros están en orden; quedan %1 libres.</translation>
    </message>
    <message>
        <source>Make room on the disk after this exam.</source>
        <translation>Libere espacio en el disco después de este examen.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es el %1.</translation>
    </message>
    <message>
        <source>Set date and time; they stand on every result.</source>
        <translation>Ajuste la fecha y la hora; figuran en cada resultado.</translation>
    </message>
    <message>
        <source>The newest record is from %1: the clock was set back.</source>
        <translation>El registro más reciente es del %1: el reloj se atrasó.</translation>
    </message>
    <message>
        <source>It jumps.</source>
        <translation>Da saltos.</translation>
    </message>
    <message>
        <source>Wait until nothing sets it any more, then check again.</source>
        <translation>Espere a que ya nada lo ajuste y compruebe de nuevo.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Choose at least %1 × %2: smaller, not everything is seen at once.</source>
        <translation>Elija al menos %1 × %2: con menos no se ve todo a la vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n other screen(s) show something else.</source>
        <translation>
            <numerusform>Otra pantalla (%n) muestra otra cosa.</numerusform>
            <numerusform>Otras %n pantallas muestran otra cosa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unplug the other screens.</source>
        <translation>Desconecte las demás pantallas.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Keys or touch arrive.</source>
        <translation>Llegan las teclas o los toques.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Aún sin probar.</translation>
    </message>
    <message>
        <source>Press a key, or touch the field below.</source>
        <translation>Pulse una tecla o toque el campo de abajo.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Respaldo</translation>
    </message>
    <message>
        <source>Make one on the page Records.</source>
        <translation>Haga uno en la página Registros.</translation>
    </message>
    <message>
        <source>The server&apos;s matter.</source>
        <translation>Es asunto del servidor.</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>No hay ninguno.</translation>
    </message>
    <message>
        <source>The newest one is damaged.</source>
        <translation>El más reciente está dañado.</translation>
    </message>
    <message numerus="yes">
        <source>The newest one is %n hour(s) old and in order.</source>
        <translation>
            <numerusform>El más reciente tiene %n hora y está en orden.</numerusform>
            <numerusform>El más reciente tiene %n horas y está en orden.</numerusform>
        </translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En orden</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Pruébelo</translation>
    </message>
    <message>
        <source>Look at this</source>
        <translation>Revise esto</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>No apto para examen</translation>
    </message>
    <message>
        <source>The picture is cut: it goes over %1 screens.</source>
        <translation>La imagen está cortada: ocupa %1 pantallas.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Baraja de cuatro colores</translation>
    </message>
    <message>
        <source>Words on the felt as printed</source>
        <translation>Palabras del paño como impresas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Ancho de la ventana</translation>
    </message>
    <message>
        <source>Height of the window</source>
        <translation>Alto de la ventana</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Way to train</source>
        <translation>Modo de entrenamiento</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>Apuestas laterales</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>Algo puede salir mal</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Minutes until an unattended kiosk starts anew</source>
        <translation>Minutos hasta que un quiosco desatendido empieza de nuevo</translation>
    </message>
    <message>
        <source>Keyboard on the screen</source>
        <translation>Teclado en pantalla</translation>
    </message>
    <message>
        <source>The school&apos;s server</source>
        <translation>El servidor de la escuela</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Everything to its default</source>
        <translation>Restablecer todo</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Ask clockwise: fold, or a Play Wager of one to three Antes</source>
        <translation>Preguntar en sentido horario: retirarse, o una apuesta Play de uno a tres Antes</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost</source>
        <translation>Retirarse: se pierde el Ante</translation>
    </message>
    <message>
        <source>Fold: the Super Bonus is lost</source>
        <translation>Retirarse: se pierde el Super Bonus</translation>
    </message>
    <message>
        <source>Fold: Queens Up is lost</source>
        <translation>Retirarse: se pierde el Queens Up</translation>
    </message>
    <message>
        <source>Fold: the progressive is lost, envy stays</source>
        <translation>Retirarse: se pierde el progresivo, Envy se queda</translation>
    </message>
    <message>
        <source>Fold: the Five Card Hand Bonus, where the house says so</source>
        <translation>Retirarse: el Five Card Hand Bonus, donde la casa lo dice</translation>
    </message>
    <message>
        <source>Fold: the cards go to the rack</source>
        <translation>Retirarse: las cartas van al descarte</translation>
    </message>
    <message>
        <source>Fold: the cards stay while a wager looks at them</source>
        <translation>Retirarse: las cartas se quedan mientras una apuesta dependa de ellas</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards after the forfeits</source>
        <translation>Descubrir las cartas del crupier tras recoger lo perdido</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is below king-high</source>
        <translation>La mano del crupier no llega a rey</translation>
    </message>
    <message>
        <source>The dealer qualifies with king-high or better</source>
        <translation>El crupier califica con rey o mejor</translation>
    </message>
    <message>
        <source>Turn the next player&apos;s cards, counterclockwise</source>
        <translation>Voltear las cartas del siguiente jugador, en sentido antihorario</translation>
    </message>
    <message>
        <source>Ante returned: dealer below king-high</source>
        <translation>Ante devuelto: el crupier no llega a rey</translation>
    </message>
    <message>
        <source>Ante taken: the dealer&apos;s hand is higher</source>
        <translation>Ante tomado: la mano del crupier es más alta</translation>
    </message>
    <message>
        <source>Ante paid: the player&apos;s hand is higher</source>
        <translation>Ante pagado: la mano del jugador es más alta</translation>
    </message>
    <message>
        <source>Ante returned: equal hands</source>
        <translation>Ante devuelto: manos iguales</translation>
    </message>
    <message>
        <source>Play paid whatever the hands: dealer below king-high</source>
        <translation>Play pagado con cualquier mano: el crupier no llega a rey</translation>
    </message>
    <message>
        <source>Play taken: the dealer&apos;s hand is higher</source>
        <translation>Play tomado: la mano del crupier es más alta</translation>
    </message>
    <message>
        <source>Play paid: the player&apos;s hand is higher</source>
        <translation>Play pagado: la mano del jugador es más alta</translation>
    </message>
    <message>
        <source>Play returned: equal hands</source>
        <translation>Play devuelto: manos iguales</translation>
    </message>
    <message>
        <source>Super Bonus paid: dealer below king-high</source>
        <translation>Super Bonus pagado: el crupier no llega a rey</translation>
    </message>
    <message>
        <source>Super Bonus returned: dealer below king-high, no straight</source>
        <translation>Super Bonus devuelto: el crupier no llega a rey, sin escalera</translation>
    </message>
    <message>
        <source>Super Bonus paid although the hand loses</source>
        <translation>Super Bonus pagado aunque la mano pierde</translation>
    </message>
    <message>
        <source>Super Bonus taken: the hand loses and is below a straight</source>
        <translation>Super Bonus tomado: la mano pierde y no llega a escalera</translation>
    </message>
    <message>
        <source>Super Bonus returned: the hand wins without a straight</source>
        <translation>Super Bonus devuelto: la mano gana sin escalera</translation>
    </message>
    <message>
        <source>Super Bonus paid: equal hands from a straight up</source>
        <translation>Super Bonus pagado: manos iguales desde escalera</translation>
    </message>
    <message>
        <source>Super Bonus returned: equal hands below a straight</source>
        <translation>Super Bonus devuelto: manos iguales por debajo de escalera</translation>
    </message>
    <message>
        <source>Collect the hands so that each can be reconstructed</source>
        <translation>Recoger las manos de modo que cada una se pueda reconstruir</translation>
    </message>
    <message>
        <source>Clear the table when everything is settled</source>
        <translation>Despejar la mesa cuando todo está liquidado</translation>
    </message>
    <message>
        <source>The floor validates every progressive win</source>
        <translation>El jefe de mesa valida cada ganancia progresiva</translation>
    </message>
    <message>
        <source>A progressive win from a meter holds the hand</source>
        <translation>Una ganancia progresiva de un contador retiene la mano</translation>
    </message>
    <message>
        <source>Five-card progressive: paid from a meter that was just reset</source>
        <translation>Progresivo de cinco cartas: pago de un contador recién reiniciado</translation>
    </message>
    <message>
        <source>The floor verifies a large Five Card Hand Bonus win</source>
        <translation>El jefe de mesa verifica una ganancia grande del Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus win from the meter holds the hand</source>
        <translation>Una ganancia del contador en Five Card Hand Bonus retiene la mano</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand holds the dealer&apos;s cards</source>
        <translation>Si la mano del crupier gana del contador, sus cartas se retienen</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand is divided equally</source>
        <translation>Una ganancia del contador sobre la mano del crupier se divide por igual</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus: paid from a meter that was just reset</source>
        <translation>Five Card Hand Bonus: pago de un contador recién reiniciado</translation>
    </message>
    <message>
        <source>Magic Card in the player&apos;s hand</source>
        <translation>Magic Card en la mano del jugador</translation>
    </message>
    <message>
        <source>Magic Card in the dealer&apos;s hand</source>
        <translation>Magic Card en la mano del crupier</translation>
    </message>
    <message>
        <source>Lucky Bonus at the player&apos;s position</source>
        <translation>Lucky Bonus en la posición del jugador</translation>
    </message>
    <message>
        <source>Lucky Bonus at the dealer&apos;s position</source>
        <translation>Lucky Bonus en la posición del crupier</translation>
    </message>
    <message>
        <source>Fold: Cover All, where the house says so</source>
        <translation>Retirarse: el Cover All, donde la casa lo dice</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot; before the Antes are paid</source>
        <translation>Anunciar “sin mano” antes de pagar los Antes</translation>
    </message>
    <message>
        <source>Ante paid: the dealer has no hand</source>
        <translation>Ante pagado: el crupier no tiene mano</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Bet Wager of twice the Ante</source>
        <translation>Preguntar en sentido horario: retirarse, o una apuesta Bet del doble del Ante</translation>
    </message>
    <message>
        <source>Bet returned: the dealer has no hand</source>
        <translation>Bet devuelto: el crupier no tiene mano</translation>
    </message>
    <message>
        <source>Bet returned: equal hands</source>
        <translation>Bet devuelto: manos iguales</translation>
    </message>
    <message>
        <source>Bet taken: the dealer&apos;s hand is higher</source>
        <translation>Bet tomado: la mano del crupier es más alta</translation>
    </message>
    <message>
        <source>Collect the hands after the last Ante is paid</source>
        <translation>Recoger las manos después de pagar el último Ante</translation>
    </message>
    <message>
        <source>Collect a losing hand at once</source>
        <translation>Recoger enseguida una mano perdedora</translation>
    </message>
    <message>
        <source>Collect a tied hand after the losers</source>
        <translation>Recoger una mano empatada después de las perdedoras</translation>
    </message>
    <message>
        <source>Winning hands stay until all winners are paid</source>
        <translation>Las manos ganadoras se quedan hasta pagar a todos los ganadores</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: no hand</source>
        <translation>El crupier tiene menos de as-rey: sin mano</translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better</source>
        <translation>El crupier califica con as-rey o mejor</translation>
    </message>
    <message>
        <source>Fold: the bonus wager is lost</source>
        <translation>Retirarse: se pierde la apuesta de bono</translation>
    </message>
    <message>
        <source>No hand: turn only the hands with a side wager</source>
        <translation>Sin mano: voltear solo las manos con apuesta lateral</translation>
    </message>
    <message>
        <source>Ante paid: equal hands go to the player</source>
        <translation>Ante pagado: las manos iguales son del jugador</translation>
    </message>
    <message>
        <source>Play paid: equal hands go to the player</source>
        <translation>Play pagado: las manos iguales son del jugador</translation>
    </message>
    <message>
        <source>Ante Bonus paid although the hand loses</source>
        <translation>Ante Bonus pagado aunque la mano pierde</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best four of six cards</source>
        <translation>Armar las mejores cuatro de las seis cartas del crupier</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best five of seven cards</source>
        <translation>Armar las mejores cinco de las siete cartas del crupier</translation>
    </message>
    <message>
        <source>Fold: Bad Beat, where the house says so</source>
        <translation>Retirarse: el Bad Beat, donde la casa lo dice</translation>
    </message>
    <message>
        <source>Keypad: GAME OVER when everything is reconciled</source>
        <translation>Teclado: GAME OVER cuando todo está conciliado</translation>
    </message>
    <message>
        <source>Keypad: the key of the winning hand, then the supervisor</source>
        <translation>Teclado: la tecla de la mano ganadora, luego el supervisor</translation>
    </message>
    <message>
        <source>The payout limit of one hand</source>
        <translation>El límite de pago de una mano</translation>
    </message>
    <message>
        <source>Multi Game Link: paid from a meter that was just reset</source>
        <translation>Multi Game Link: pago de un contador recién reiniciado</translation>
    </message>
    <message>
        <source>Burn a card before the street</source>
        <translation>Quemar una carta antes de cada calle</translation>
    </message>
    <message>
        <source>The flop: three cards face up</source>
        <translation>El flop: tres cartas boca arriba</translation>
    </message>
    <message>
        <source>The turn: the fourth community card</source>
        <translation>El turn: la cuarta carta comunitaria</translation>
    </message>
    <message>
        <source>The river: the fifth community card</source>
        <translation>El river: la quinta carta comunitaria</translation>
    </message>
    <message>
        <source>Ante returned: the hand wins but is too low for the Ante</source>
        <translation>Ante devuelto: la mano gana pero es baja para el Ante</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Flop Wager of twice the Ante</source>
        <translation>Preguntar en sentido horario: retirarse, o una apuesta Flop del doble del Ante</translation>
    </message>
    <message>
        <source>Ask clockwise: a Turn Wager, or check</source>
        <translation>Preguntar en sentido horario: una apuesta Turn, o pasar</translation>
    </message>
    <message>
        <source>Ask clockwise: a River Wager, or check</source>
        <translation>Preguntar en sentido horario: una apuesta River, o pasar</translation>
    </message>
    <message>
        <source>Flop paid: the player&apos;s hand is higher</source>
        <translation>Flop pagado: la mano del jugador es más alta</translation>
    </message>
    <message>
        <source>Flop returned: equal hands</source>
        <translation>Flop devuelto: manos iguales</translation>
    </message>
    <message>
        <source>Flop taken: the dealer&apos;s hand is higher</source>
        <translation>Flop tomado: la mano del crupier es más alta</translation>
    </message>
    <message>
        <source>Turn paid: the player&apos;s hand is higher</source>
        <translation>Turn pagado: la mano del jugador es más alta</translation>
    </message>
    <message>
        <source>Turn returned: equal hands</source>
        <translation>Turn devuelto: manos iguales</translation>
    </message>
    <message>
        <source>Turn taken: the dealer&apos;s hand is higher</source>
        <translation>Turn tomado: la mano del crupier es más alta</translation>
    </message>
    <message>
        <source>River paid: the player&apos;s hand is higher</source>
        <translation>River pagado: la mano del jugador es más alta</translation>
    </message>
    <message>
        <source>River returned: equal hands</source>
        <translation>River devuelto: manos iguales</translation>
    </message>
    <message>
        <source>River taken: the dealer&apos;s hand is higher</source>
        <translation>River tomado: la mano del crupier es más alta</translation>
    </message>
    <message>
        <source>A folded hand kept for envy is turned after the last seat</source>
        <translation>Una mano retirada que se guardó por Envy se voltea después del último puesto</translation>
    </message>
    <message>
        <source>Ante returned on a win: the dealer has less than a pair</source>
        <translation>Ante devuelto al ganar: el crupier tiene menos de un par</translation>
    </message>
    <message>
        <source>Ante returned on a loss: the dealer has less than a pair</source>
        <translation>Ante devuelto al perder: el crupier tiene menos de un par</translation>
    </message>
    <message>
        <source>Before the flop: check, or a Play Wager of three or four Antes</source>
        <translation>Antes del flop: pasar, o una apuesta Play de tres o cuatro Antes</translation>
    </message>
    <message>
        <source>After the flop: check, or a Play Wager of two Antes</source>
        <translation>Después del flop: pasar, o una apuesta Play de dos Antes</translation>
    </message>
    <message>
        <source>At the end: a Play Wager of one Ante, or fold</source>
        <translation>Al final: una apuesta Play de un Ante, o retirarse</translation>
    </message>
    <message>
        <source>Blind returned: the hand wins below the table</source>
        <translation>Blind devuelto: la mano gana, pero no llega a la tabla de pagos</translation>
    </message>
    <message>
        <source>Blind returned: equal hands</source>
        <translation>Blind devuelto: manos iguales</translation>
    </message>
    <message>
        <source>Blind taken: the dealer&apos;s hand is higher</source>
        <translation>Blind tomado: la mano del crupier es más alta</translation>
    </message>
    <message>
        <source>The dealer has less than a pair</source>
        <translation>El crupier tiene menos de un par</translation>
    </message>
    <message>
        <source>The dealer has a pair or better</source>
        <translation>El crupier tiene un par o mejor</translation>
    </message>
    <message>
        <source>Fold: the Blind is lost</source>
        <translation>Retirarse: se pierde el Blind</translation>
    </message>
    <message>
        <source>Fold: Trips, where the house says so</source>
        <translation>Retirarse: el Trips, donde la casa lo dice</translation>
    </message>
    <message>
        <source>New cards: the dealer inspects them</source>
        <translation>Cartas nuevas: el crupier las inspecciona</translation>
    </message>
    <message>
        <source>New cards: the floor verifies the inspection</source>
        <translation>Cartas nuevas: el jefe de mesa verifica la inspección</translation>
    </message>
    <message>
        <source>New cards: spread face up for the first player</source>
        <translation>Cartas nuevas: extendidas boca arriba para el primer jugador</translation>
    </message>
    <message>
        <source>Wash the cards face down</source>
        <translation>Lavar las cartas boca abajo</translation>
    </message>
    <message>
        <source>Stack the washed cards</source>
        <translation>Apilar las cartas lavadas</translation>
    </message>
    <message>
        <source>Shuffle before play and after each round</source>
        <translation>Barajar antes de jugar y después de cada ronda</translation>
    </message>
    <message>
        <source>Cut with the cover card at least ten cards deep</source>
        <translation>Cortar con la carta de corte a diez cartas o más</translation>
    </message>
    <message>
        <source>The stack goes into the shoe</source>
        <translation>Las cartas apiladas van al sabot</translation>
    </message>
    <message>
        <source>Two decks alternate round by round</source>
        <translation>Dos barajas se alternan ronda a ronda</translation>
    </message>
    <message>
        <source>Change the decks in time</source>
        <translation>Cambiar las barajas a tiempo</translation>
    </message>
    <message>
        <source>Nobody plays: spread the cards face down</source>
        <translation>Nadie juega: extender las cartas boca abajo</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: stack the cards, do not wash them</source>
        <translation>Mesa inactiva con barajadora: apilar las cartas, no lavarlas</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: the stack goes into it</source>
        <translation>Mesa inactiva con barajadora: las cartas apiladas van a ella</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: play with the deck it held</source>
        <translation>Mesa inactiva con barajadora: jugar con la baraja que guardaba</translation>
    </message>
    <message>
        <source>Irregular: one card face up goes to the rack</source>
        <translation>Irregular: una carta boca arriba va al descarte</translation>
    </message>
    <message>
        <source>Irregular: several cards face up void the round</source>
        <translation>Irregular: varias cartas boca arriba anulan la ronda</translation>
    </message>
    <message>
        <source>Irregular: a card drawn unseen is the next card</source>
        <translation>Irregular: una carta sacada sin verse es la siguiente</translation>
    </message>
    <message>
        <source>Irregular: a card drawn and seen goes to the rack</source>
        <translation>Irregular: una carta sacada y vista va al descarte</translation>
    </message>
    <message>
        <source>Irregular: a wrong number of cards voids the round</source>
        <translation>Irregular: un número incorrecto de cartas anula la ronda</translation>
    </message>
    <message>
        <source>Irregular: an exposed dealer card voids the round</source>
        <translation>Irregular: una carta expuesta del crupier anula la ronda</translation>
    </message>
    <message>
        <source>Not irregular: a dealer card seen too late to matter</source>
        <translation>No irregular: una carta del crupier vista cuando ya no importa</translation>
    </message>
    <message>
        <source>Not irregular: the dealer&apos;s sixth card lies face up</source>
        <translation>No irregular: la sexta carta del crupier está boca arriba</translation>
    </message>
    <message>
        <source>Irregular: the shuffler jams, shuffle again</source>
        <translation>Irregular: la barajadora se atasca, barajar de nuevo</translation>
    </message>
    <message>
        <source>Irregular: the shoe jams, the round is void</source>
        <translation>Irregular: el sabot se atasca, la ronda es nula</translation>
    </message>
    <message>
        <source>Irregular: a device out of order is covered</source>
        <translation>Irregular: un equipo que no funciona se cubre</translation>
    </message>
    <message>
        <source>Irregular: the shuffler&apos;s count is wrong, the deck goes</source>
        <translation>Irregular: el conteo de la barajadora está mal, la baraja sale</translation>
    </message>
    <message>
        <source>Irregular: the stub shows a misdeal</source>
        <translation>Irregular: el resto muestra que se repartió mal</translation>
    </message>
    <message>
        <source>Irregular: the stub shows an incomplete deck</source>
        <translation>Irregular: el resto muestra una baraja incompleta</translation>
    </message>
    <message>
        <source>Irregular: a cut less than ten cards deep</source>
        <translation>Irregular: un corte a menos de diez cartas</translation>
    </message>
    <message>
        <source>Not irregular: a cut of ten cards or more</source>
        <translation>No irregular: un corte a diez cartas o más</translation>
    </message>
    <message>
        <source>Irregular: a wager after &quot;no more bets&quot;</source>
        <translation>Irregular: una apuesta después del “no va más”</translation>
    </message>
    <message>
        <source>Irregular: a spoken wager with cash</source>
        <translation>Irregular: una apuesta de palabra con efectivo</translation>
    </message>
    <message>
        <source>Irregular: a player leaves during the round</source>
        <translation>Irregular: un jugador se va durante la ronda</translation>
    </message>
    <message>
        <source>A player wagers at a second position</source>
        <translation>Un jugador apuesta en una segunda posición</translation>
    </message>
    <message>
        <source>Irregular: progressive chips and the system&apos;s count differ</source>
        <translation>Irregular: las fichas progresivas y el conteo del sistema difieren</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card once, at the first wager on it</source>
        <translation>Descubrir la carta Six Card Bonus una sola vez, en la primera apuesta que la usa</translation>
    </message>
    <message>
        <source>Super Bonus: %1</source>
        <translation>Super Bonus: %1</translation>
    </message>
    <message>
        <source>Queens Up: %1</source>
        <translation>Queens Up: %1</translation>
    </message>
    <message>
        <source>Read a hand: %1</source>
        <translation>Leer una mano: %1</translation>
    </message>
    <message>
        <source>Ante Bonus: %1</source>
        <translation>Ante Bonus: %1</translation>
    </message>
    <message>
        <source>Aces Up: %1</source>
        <translation>Aces Up: %1</translation>
    </message>
    <message>
        <source>Bad Beat, the player&apos;s hand is beaten: %1</source>
        <translation>Bad Beat, pierde la mano del jugador: %1</translation>
    </message>
    <message>
        <source>Bad Beat, the dealer&apos;s hand is beaten: %1</source>
        <translation>Bad Beat, pierde la mano del crupier: %1</translation>
    </message>
    <message>
        <source>Bonus wager: %1</source>
        <translation>Apuesta de bono: %1</translation>
    </message>
    <message>
        <source>Blind: %1</source>
        <translation>Blind: %1</translation>
    </message>
    <message>
        <source>Trips: %1</source>
        <translation>Trips: %1</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Bet: %1</translation>
    </message>
    <message>
        <source>Cover All: %1</source>
        <translation>Cover All: %1</translation>
    </message>
    <message>
        <source>Multi Game Link progressive: %1</source>
        <translation>Progresivo Multi Game Link: %1</translation>
    </message>
    <message>
        <source>Multi Game Link envy bonus: %1</source>
        <translation>Envy Bonus Multi Game Link: %1</translation>
    </message>
    <message>
        <source>Four-card progressive: %1</source>
        <translation>Progresivo de cuatro cartas: %1</translation>
    </message>
    <message>
        <source>Five-card progressive: %1</source>
        <translation>Progresivo de cinco cartas: %1</translation>
    </message>
    <message>
        <source>Four-card envy bonus: %1</source>
        <translation>Envy Bonus de cuatro cartas: %1</translation>
    </message>
    <message>
        <source>Five-card envy bonus: %1</source>
        <translation>Envy Bonus de cinco cartas: %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand: %1</source>
        <translation>Five Card Hand Bonus sobre la mano del jugador: %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand: %1</source>
        <translation>Five Card Hand Bonus sobre la mano del crupier: %1</translation>
    </message>
    <message>
        <source>Six Card Bonus: %1</source>
        <translation>Six Card Bonus: %1</translation>
    </message>
    <message>
        <source>Manual shoe: %1</source>
        <translation>Sabot manual: %1</translation>
    </message>
    <message>
        <source>Dealing from the hand: %1</source>
        <translation>Reparto a mano: %1</translation>
    </message>
    <message>
        <source>Reshuffling shoe: %1</source>
        <translation>Sabot que rebaraja: %1</translation>
    </message>
    <message>
        <source>Automated shoe: %1</source>
        <translation>Sabot automático: %1</translation>
    </message>
    <message>
        <source>announce &quot;no more bets&quot;</source>
        <translation>anunciar “no va más”</translation>
    </message>
    <message>
        <source>lock the electronic wagers</source>
        <translation>bloquear las apuestas electrónicas</translation>
    </message>
    <message>
        <source>collect the progressive wagers</source>
        <translation>recoger las apuestas progresivas</translation>
    </message>
    <message>
        <source>compare their number with the system&apos;s</source>
        <translation>comparar el número de fichas recogidas con el del sistema</translation>
    </message>
    <message>
        <source>deal the Six Card Bonus card</source>
        <translation>repartir la carta Six Card Bonus</translation>
    </message>
    <message>
        <source>the right card to the right place</source>
        <translation>la carta correcta al lugar correcto</translation>
    </message>
    <message>
        <source>discard the rest of the last stack unseen</source>
        <translation>descartar sin verlo lo que sobra de la última entrega</translation>
    </message>
    <message>
        <source>the dealer&apos;s last card face up</source>
        <translation>la última carta del crupier boca arriba</translation>
    </message>
    <message>
        <source>press COIN IN before the chips are removed</source>
        <translation>pulsar COIN IN antes de quitar las fichas</translation>
    </message>
    <message>
        <source>count the stub face down</source>
        <translation>contar el resto boca abajo</translation>
    </message>
    <message>
        <source>the stub to the rack unseen</source>
        <translation>el resto al descarte sin verlo</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>pierde</translation>
    </message>
</context>
<context>
    <name>SkillGroup</name>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Main wagers</source>
        <translation>Apuestas principales</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Decisions and folds</source>
        <translation>Decisiones y manos retiradas</translation>
    </message>
    <message>
        <source>Turning and clearing</source>
        <translation>Voltear y despejar</translation>
    </message>
    <message>
        <source>Bonus wagers</source>
        <translation>Apuestas de bono</translation>
    </message>
    <message>
        <source>Progressive and envy</source>
        <translation>Progresivo y Envy</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Irregular events</source>
        <translation>Casos irregulares</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoría</translation>
    </message>
</context>
<context>
    <name>SkillRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>due</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>SmallHeatMap</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
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
        <translation>Reparta según el reglamento</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>What do you want to practise?</source>
        <translation>¿Qué quiere practicar?</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>the flop</source>
        <translation>el flop</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>el turn</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>el river</translation>
    </message>
    <message>
        <source>press COIN IN</source>
        <translation>pulsar COIN IN</translation>
    </message>
    <message>
        <source>press the key of the winning hand</source>
        <translation>pulsar la tecla de la mano ganadora</translation>
    </message>
    <message>
        <source>press GAME OVER</source>
        <translation>pulsar GAME OVER</translation>
    </message>
    <message>
        <source>Seat %1: take the %2, %3</source>
        <translation>Puesto %1: tomar el %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2, %3</source>
        <translation>Puesto %1: pagar el %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: return the %2, %3</source>
        <translation>Puesto %1: devolver el %2, %3</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>el puesto %1</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el crupier</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>las cartas comunitarias</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>la casilla Six Card Bonus</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>las cartas quemadas</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>la bandeja de descarte</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot;</source>
        <translation>Anunciar “sin mano”</translation>
    </message>
    <message>
        <source>Announce &quot;no more bets&quot;</source>
        <translation>Anunciar “no va más”</translation>
    </message>
    <message>
        <source>Lock the electronic wagers</source>
        <translation>Bloquear las apuestas electrónicas</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>Recoger las apuestas progresivas</translation>
    </message>
    <message>
        <source>Compare their number with the system&apos;s: %1</source>
        <translation>Comparar el número de fichas recogidas con el del sistema: %1</translation>
    </message>
    <message>
        <source>Deal %1 to %2</source>
        <translation>Repartir %1, para %2</translation>
    </message>
    <message>
        <source>Count the stub: %1 cards</source>
        <translation>Contar el resto: %1 cartas</translation>
    </message>
    <message>
        <source>Put the stub into the discard rack unseen</source>
        <translation>Poner el resto en la bandeja de descarte sin verlo</translation>
    </message>
    <message>
        <source>Ask seat %1: %2, or fold?</source>
        <translation>Preguntar al puesto %1: ¿%2, o se retira?</translation>
    </message>
    <message>
        <source>Seat %1 has folded: collect the %2</source>
        <translation>El puesto %1 se retiró: recoger el %2</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>Puesto %1: recoger las cartas</translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s cards</source>
        <translation>Voltear las cartas del crupier</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand: %1, %2</source>
        <translation>Armar la mano del crupier: %1, %2</translation>
    </message>
    <message>
        <source>Seat %1: turn the cards</source>
        <translation>Puesto %1: voltear las cartas</translation>
    </message>
    <message>
        <source>Seat %1: set the hand: %2, %3</source>
        <translation>Puesto %1: armar la mano: %2, %3</translation>
    </message>
    <message>
        <source>Turn the Six Card Bonus card</source>
        <translation>Voltear la carta del Six Card Bonus</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Llamar al jefe de mesa</translation>
    </message>
    <message>
        <source>Seat %1: call the floor for the %2</source>
        <translation>Puesto %1: llamar al jefe de mesa por el %2</translation>
    </message>
    <message>
        <source>Leave the dealer&apos;s cards for the documents</source>
        <translation>Dejar las cartas del crupier para los documentos</translation>
    </message>
    <message>
        <source>Seat %1: leave the cards for the documents</source>
        <translation>Puesto %1: dejar las cartas para los documentos</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2, %3</source>
        <translation>Puesto %1: pagar el Envy Bonus por el puesto %2, %3</translation>
    </message>
    <message>
        <source>Stop the game: %1</source>
        <translation>Detener el juego: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Resolver: %1</translation>
    </message>
    <message>
        <source>Seat %1: give back the %2</source>
        <translation>Puesto %1: devolver el %2</translation>
    </message>
    <message>
        <source>Put the card into the discard rack</source>
        <translation>Poner la carta en la bandeja de descarte</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Barajar de nuevo</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Cortar de nuevo</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>Quitar la baraja de la mesa</translation>
    </message>
    <message>
        <source>Turn the community cards: %1</source>
        <translation>Voltear las cartas comunitarias: %1</translation>
    </message>
    <message>
        <source>Keypad: %1</source>
        <translation>Teclado: %1</translation>
    </message>
    <message>
        <source>Inspect the cards for defects</source>
        <translation>Inspeccionar las cartas en busca de defectos</translation>
    </message>
    <message>
        <source>The floor verifies the inspection</source>
        <translation>El jefe de mesa verifica la inspección</translation>
    </message>
    <message>
        <source>Spread the cards for the first player to see</source>
        <translation>Extender las cartas para que las vea el primer jugador</translation>
    </message>
    <message>
        <source>Turn the cards face down and wash them</source>
        <translation>Poner las cartas boca abajo y lavarlas</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>Apilar las cartas</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Barajar las cartas</translation>
    </message>
    <message>
        <source>Cut the cards, the cover card at least %1 deep</source>
        <translation>Cortar las cartas, la carta de corte a %1 o más de profundidad</translation>
    </message>
    <message>
        <source>Put the stack into the shoe</source>
        <translation>Poner las cartas apiladas en el sabot</translation>
    </message>
    <message>
        <source>One deck into play, the other into the shuffler</source>
        <translation>Una baraja al juego, la otra a la barajadora</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Cambiar las barajas</translation>
    </message>
    <message>
        <source>Put the stack into the shuffler</source>
        <translation>Poner las cartas apiladas en la barajadora</translation>
    </message>
    <message>
        <source>Take the shuffled deck out of the shuffler</source>
        <translation>Sacar de la barajadora la baraja mezclada</translation>
    </message>
    <message>
        <source>Cover the device, or mark it as out of order</source>
        <translation>Cubrir el equipo, o marcarlo como fuera de servicio</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Despejar la mesa</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>May come now: %1</source>
        <translation>Puede venir ahora: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Later: %1</source>
        <translation>Después: %1</translation>
    </message>
</context>
<context>
    <name>StepsDone</name>
    <message>
        <source>Just done</source>
        <translation>Recién hecho</translation>
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
        <translation>Solo un supervisor puede hacer esto. Pídale a uno que inicie sesión.</translation>
    </message>
    <message>
        <source>Choose your name in the list of trainees.</source>
        <translation>Elija su nombre en la lista de aprendices.</translation>
    </message>
    <message>
        <source>This belongs to another trainee. Only a supervisor can see it.</source>
        <translation>Esto es de otro aprendiz. Solo un supervisor puede verlo.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in once more.</source>
        <translation>Se cerró su sesión. Inicie sesión otra vez.</translation>
    </message>
    <message>
        <source>This is not the passphrase. Try again, use the recovery code, or ask another supervisor to reset it.</source>
        <translation>Esta no es la frase de acceso. Intente de nuevo, use el código de recuperación, o pida a otro supervisor que la restablezca.</translation>
    </message>
    <message>
        <source>This is not the recovery code. Compare it letter by letter with the newest printed one.</source>
        <translation>Este no es el código de recuperación. Compárelo letra por letra con el último impreso.</translation>
    </message>
    <message>
        <source>After several wrong attempts, wait %1 more seconds and try again.</source>
        <translation>Tras varios intentos fallidos, espere %1 segundos más e intente de nuevo.</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least %1 characters.</source>
        <translation>Elija una frase de acceso de al menos %1 caracteres.</translation>
    </message>
    <message>
        <source>There is a supervisor already. Ask them to sign in and to add you as another.</source>
        <translation>Ya hay un supervisor. Pídale que inicie sesión y lo agregue a usted también.</translation>
    </message>
    <message>
        <source>This is the last supervisor. Add another one first.</source>
        <translation>Este es el último supervisor. Agregue otro primero.</translation>
    </message>
    <message>
        <source>There is no such person. Refresh the list and choose again.</source>
        <translation>No existe esa persona. Actualice la lista y elija de nuevo.</translation>
    </message>
    <message>
        <source>There is no such group. Refresh the list and choose again.</source>
        <translation>No existe ese grupo. Actualice la lista y elija de nuevo.</translation>
    </message>
    <message>
        <source>There is no such rule set or exam. Refresh the list and choose again.</source>
        <translation>No existe ese reglamento o examen. Actualice la lista y elija de nuevo.</translation>
    </message>
    <message>
        <source>This key is not registered. Register it first.</source>
        <translation>Esta clave no está registrada. Regístrela primero.</translation>
    </message>
    <message>
        <source>There is no such round. Refresh the list and choose again.</source>
        <translation>No existe esa ronda. Actualice la lista y elija de nuevo.</translation>
    </message>
    <message>
        <source>This person was archived or erased. Choose somebody else.</source>
        <translation>Esta persona fue archivada o borrada. Elija a otra.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no identifier; write a UUID in lower case.</source>
        <translation>“%1” no es un identificador; escriba un UUID en minúsculas.</translation>
    </message>
    <message>
        <source>Write a name of 1 to %1 bytes.</source>
        <translation>Escriba un nombre de 1 a %1 bytes.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be stored here; check the kind.</source>
        <translation>“%1” no se puede guardar aquí; revise el tipo.</translation>
    </message>
    <message>
        <source>A key has 64 hexadecimal digits in lower case. Copy it completely.</source>
        <translation>Una clave tiene 64 dígitos hexadecimales en minúsculas. Cópiela completa.</translation>
    </message>
    <message>
        <source>This is more than can be stored at once. Divide it.</source>
        <translation>Esto es más de lo que se puede guardar a la vez. Divídalo.</translation>
    </message>
    <message>
        <source>Something else is stored as &quot;%1&quot; already. Use a new identifier.</source>
        <translation>Ya hay otra cosa guardada como “%1”. Use un identificador nuevo.</translation>
    </message>
    <message>
        <source>This round cannot be read by this version of Cutcard (%1). Begin a new one; your answers are kept.</source>
        <translation>Esta versión de Cutcard no puede leer esta ronda (%1). Empiece una nueva; sus respuestas se conservan.</translation>
    </message>
    <message>
        <source>There is no such attempt. Refresh the list and choose again.</source>
        <translation>No existe ese intento. Actualice la lista y elija de nuevo.</translation>
    </message>
    <message>
        <source>This trainee sits another exam already. Finish that one first.</source>
        <translation>Este aprendiz ya está presentando otro examen. Termine ese primero.</translation>
    </message>
    <message>
        <source>Exam, form and attempt do not belong together (%1). Start the exam once more.</source>
        <translation>El examen, la prueba y el intento no corresponden entre sí (%1). Inicie el examen otra vez.</translation>
    </message>
    <message>
        <source>This exam is over and sealed. Look for it in the results.</source>
        <translation>Este examen terminó y está sellado. Búsquelo en los resultados.</translation>
    </message>
    <message>
        <source>This exam is still going on. Wait until it is finished.</source>
        <translation>Este examen sigue en curso. Espere a que termine.</translation>
    </message>
    <message>
        <source>This does not continue the exam as it is stored (%1). Start Cutcard once more and go on from there.</source>
        <translation>Esto no continúa el examen tal como está guardado (%1). Inicie Cutcard otra vez y siga desde ahí.</translation>
    </message>
    <message>
        <source>Only a finished exam can be sealed. Finish it first.</source>
        <translation>Solo se puede sellar un examen terminado. Termínelo primero.</translation>
    </message>
    <message>
        <source>The exam was interrupted. Ask a supervisor to let it go on.</source>
        <translation>El examen fue interrumpido. Pida a un supervisor que lo reanude.</translation>
    </message>
    <message>
        <source>Write down why the score changes.</source>
        <translation>Anote por qué cambia el puntaje.</translation>
    </message>
    <message>
        <source>The attempt was sealed by a machine that is not known here. Register its key first: %1.</source>
        <translation>El intento lo selló una máquina que no se conoce aquí. Registre primero su clave: %1.</translation>
    </message>
    <message>
        <source>The trainee of this attempt is not known here (%1). Bring in the people first.</source>
        <translation>El aprendiz de este intento no se conoce aquí (%1). Traiga primero a las personas.</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1). Keep its file, and bring in a whole copy of it.</source>
        <translation>Este intento no se puede leer (%1). Conserve su archivo y traiga una copia íntegra.</translation>
    </message>
    <message>
        <source>There is no data in &quot;%1&quot;. Start Cutcard once, or name its folder.</source>
        <translation>No hay datos en “%1”. Inicie Cutcard una vez, o indique su carpeta.</translation>
    </message>
    <message>
        <source>The data cannot be opened (%1). Check the rights of the folder.</source>
        <translation>Los datos no se pueden abrir (%1). Revise los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The data was opened for reading only. Make this change in Cutcard.</source>
        <translation>Los datos se abrieron solo para lectura. Haga este cambio en Cutcard.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written to. Give yourself the right to write there. Nothing was lost.</source>
        <translation>No se puede escribir en “%1”. Dese permiso de escritura ahí. No se perdió nada.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network drive, which can lose what was stored. Choose a folder on this machine.</source>
        <translation>“%1” está en una unidad de red, que puede perder lo guardado. Elija una carpeta de esta máquina.</translation>
    </message>
    <message>
        <source>Cutcard is already running with the data in &quot;%1&quot;. Use that window.</source>
        <translation>Cutcard ya se está ejecutando con los datos de “%1”. Use esa ventana.</translation>
    </message>
    <message>
        <source>The data was written by a newer Cutcard (schema %1; this one knows %2). Install the newer one. Nothing was changed.</source>
        <translation>Los datos los escribió un Cutcard más nuevo (esquema %1; este conoce %2). Instale el más nuevo. No se cambió nada.</translation>
    </message>
    <message>
        <source>Step %1 of bringing the data up to date failed (%2). Nothing was changed; send a support bundle.</source>
        <translation>Falló el paso %1 de la actualización de los datos (%2). No se cambió nada; envíe un paquete de soporte.</translation>
    </message>
    <message>
        <source>The backup &quot;%1&quot; could not be made. Check the disk and try again.</source>
        <translation>El respaldo “%1” no se pudo hacer. Revise el disco e intente de nuevo.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again; what was acknowledged is safe.</source>
        <translation>El disco está lleno. Libere espacio e intente de nuevo; lo confirmado está a salvo.</translation>
    </message>
    <message>
        <source>Another program is using the data. Close it and try again.</source>
        <translation>Otro programa está usando los datos. Ciérrelo e intente de nuevo.</translation>
    </message>
    <message>
        <source>The disk reports an error (%1). Check it before going on.</source>
        <translation>El disco informa de un error (%1). Revíselo antes de seguir.</translation>
    </message>
    <message>
        <source>The data is damaged (%1). Start the rescue: it restores what was acknowledged from the backups and the journal.</source>
        <translation>Los datos están dañados (%1). Inicie el rescate: restaura lo confirmado desde los respaldos y el diario.</translation>
    </message>
    <message>
        <source>Neither a backup nor a journal was found. Bring back a backup of yours.</source>
        <translation>No se encontró ni respaldo ni diario. Traiga un respaldo suyo.</translation>
    </message>
    <message>
        <source>Others can read &quot;%1&quot;. Take that right away (chmod 600) and try again.</source>
        <translation>Otros pueden leer “%1”. Quite ese permiso (chmod 600) e intente de nuevo.</translation>
    </message>
    <message>
        <source>Something unexpected happened (%1). Try again, or send a support bundle.</source>
        <translation>Pasó algo inesperado (%1). Intente de nuevo, o envíe un paquete de soporte.</translation>
    </message>
    <message>
        <source>The school&apos;s server cannot be reached (%1). Check the network and the service&apos;s name; nothing was lost.</source>
        <translation>No se puede conectar con el servidor de la escuela (%1). Revise la red y el nombre del servicio; no se perdió nada.</translation>
    </message>
    <message>
        <source>The school&apos;s server does not allow this (%1). Ask whoever looks after it.</source>
        <translation>El servidor de la escuela no lo permite (%1). Pregunte a quien lo administra.</translation>
    </message>
    <message>
        <source>The school&apos;s server has schema %1 and this Cutcard needs %2. Run &quot;cutcard-cli school init&quot; once.</source>
        <translation>El servidor de la escuela tiene el esquema %1 y este Cutcard necesita el %2. Ejecute una vez “cutcard-cli school init”.</translation>
    </message>
    <message>
        <source>Backups of a school are made on its server, with pg_dump. Ask whoever looks after it.</source>
        <translation>Los respaldos de una escuela se hacen en su servidor, con pg_dump. Pregunte a quien lo administra.</translation>
    </message>
    <message>
        <source>The school&apos;s server has the events up to %1. Forward the ones after it first.</source>
        <translation>El servidor de la escuela tiene los eventos hasta el %1. Envíe primero los posteriores.</translation>
    </message>
    <message>
        <source>This kiosk is another one to the school&apos;s server (%1). After setting it up anew, run &quot;cutcard-cli school kiosks renew&quot;.</source>
        <translation>Para el servidor de la escuela este quiosco es otro (%1). Tras instalarlo de nuevo, ejecute “cutcard-cli school kiosks renew”.</translation>
    </message>
    <message>
        <source>The school&apos;s server has other events of this kiosk (%1). If its folder was put back from a backup, run &quot;cutcard-cli school kiosks renew&quot;: it forwards everything once more then.</source>
        <translation>El servidor de la escuela tiene otros eventos de este quiosco (%1). Si su carpeta se restauró de un respaldo, ejecute “cutcard-cli school kiosks renew”: entonces vuelve a enviarlo todo.</translation>
    </message>
    <message>
        <source>The role of this service is a supervisor&apos;s: nothing is forwarded from here.</source>
        <translation>El rol de este servicio es el de un supervisor: desde aquí no se envía nada.</translation>
    </message>
</context>
<context>
    <name>SupervisorRecovery</name>
    <message>
        <source>The passphrase is forgotten</source>
        <translation>La frase de acceso se olvidó</translation>
    </message>
    <message>
        <source>The recovery code was shown when this supervisor was added. It can be used once; a new one takes its place.</source>
        <translation>El código de recuperación se mostró cuando se agregó a este supervisor. Se puede usar una vez; uno nuevo ocupa su lugar.</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Código de recuperación</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nueva frase de acceso</translation>
    </message>
    <message>
        <source>New passphrase once more</source>
        <translation>Nueva frase de acceso otra vez</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>Las dos no son iguales. Escríbala otra vez.</translation>
    </message>
    <message>
        <source>Set the new passphrase</source>
        <translation>Establecer la nueva frase de acceso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>The new passphrase holds. This is the next recovery code; it is shown only now. Write it down: %1</source>
        <translation>La nueva frase de acceso ya vale. Este es el siguiente código de recuperación; se muestra solo ahora. Anótelo: %1</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>Ya lo anoté</translation>
    </message>
</context>
<context>
    <name>SupervisorWord</name>
    <message>
        <source>Supervisor</source>
        <translation>Supervisor</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de acceso</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nueve</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jota</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
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
        <translation>Una carta está boca arriba en el sabot</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, and its face was seen</source>
        <translation>Salió una carta de más del sabot, y se vio su cara</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, unseen</source>
        <translation>Salió una carta de más del sabot, sin verse</translation>
    </message>
    <message>
        <source>A card of the dealer lies face up</source>
        <translation>Una carta del crupier está boca arriba</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red and it has stopped</source>
        <translation>La luz de la barajadora está roja y se detuvo</translation>
    </message>
    <message>
        <source>The shoe&apos;s light is red and no card comes out</source>
        <translation>La luz del sabot está roja y no sale ninguna carta</translation>
    </message>
    <message>
        <source>The shuffler does not start, its light stays red</source>
        <translation>La barajadora no arranca, su luz sigue roja</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red, its display does not show %1 cards</source>
        <translation>La luz de la barajadora está roja, su pantalla no muestra %1 cartas</translation>
    </message>
    <message>
        <source>The cover card was put in %1 cards deep</source>
        <translation>La carta de corte se puso a %1 cartas de profundidad</translation>
    </message>
    <message>
        <source>Seat %1 has just put down a wager</source>
        <translation>El puesto %1 acaba de poner una apuesta</translation>
    </message>
    <message>
        <source>Seat %1 calls out a wager and holds up bank notes</source>
        <translation>El puesto %1 canta una apuesta y levanta billetes</translation>
    </message>
    <message>
        <source>Nobody sits at seat %1 any more</source>
        <translation>Ya no hay nadie en el puesto %1</translation>
    </message>
    <message>
        <source>The player of seat %1 also puts chips down at the next place</source>
        <translation>El jugador del puesto %1 también pone fichas en el lugar de al lado</translation>
    </message>
    <message>
        <source>Best four-card hand plays</source>
        <translation>La mejor mano de cuatro cartas es la que juega</translation>
    </message>
    <message>
        <source>Dealer qualifies with a king or better</source>
        <translation>El crupier califica con rey o mejor</translation>
    </message>
    <message>
        <source>Pair of aces or better: Play up to three times the Ante</source>
        <translation>Par de ases o mejor: Play hasta tres veces el Ante</translation>
    </message>
    <message>
        <source>Super Bonus comes back on a win or tie below a straight</source>
        <translation>Super Bonus se devuelve al ganar o empatar por debajo de escalera</translation>
    </message>
    <message>
        <source>Ties go to the player</source>
        <translation>Los empates son del jugador</translation>
    </message>
    <message>
        <source>Ante Bonus from three of a kind up, win or lose</source>
        <translation>Ante Bonus desde trío, gane o pierda</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a flush</source>
        <translation>El Ante se devuelve al ganar por debajo de color</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a straight</source>
        <translation>El Ante se devuelve al ganar por debajo de escalera</translation>
    </message>
    <message>
        <source>Payouts are subject to the posted limit</source>
        <translation>Los pagos están sujetos al límite exhibido</translation>
    </message>
    <message>
        <source>Dealer plays with ace-king or better</source>
        <translation>El crupier juega con as-rey o mejor</translation>
    </message>
    <message>
        <source>Bet is twice the Ante</source>
        <translation>Bet es el doble del Ante</translation>
    </message>
    <message>
        <source>Dealer qualifies with a pair or better</source>
        <translation>El crupier califica con un par o mejor</translation>
    </message>
    <message>
        <source>Blind equals Ante</source>
        <translation>Blind igual al Ante</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up in the shoe</source>
        <translation>
            <numerusform>%n carta está boca arriba en el sabot</numerusform>
            <numerusform>%n cartas están boca arriba en el sabot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The display counts %n progressive wager(s)</source>
        <translation>
            <numerusform>La pantalla cuenta %n apuesta progresiva</numerusform>
            <numerusform>La pantalla cuenta %n apuestas progresivas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableProcedure</name>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Open the table with two decks</source>
        <translation>Abrir la mesa con dos barajas</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Barajar y cortar</translation>
    </message>
    <message>
        <source>Idle table</source>
        <translation>Mesa inactiva</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Cambiar las barajas</translation>
    </message>
    <message>
        <source>Idle table with a shuffler</source>
        <translation>Mesa inactiva con barajadora</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>El jefe de mesa está en la mesa</translation>
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
        <translation>Mirar</translation>
    </message>
    <message>
        <source>A round by the book, every step explained</source>
        <translation>Una ronda según el reglamento, cada paso explicado</translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation>Ronda guiada</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained</source>
        <translation>Usted reparte; un error se detiene y se explica</translation>
    </message>
    <message>
        <source>Free round</source>
        <translation>Ronda libre</translation>
    </message>
    <message>
        <source>You deal; the floor comments afterwards</source>
        <translation>Usted reparte; el jefe de mesa comenta al final</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>One thing, ten times, against the clock</source>
        <translation>Una cosa, diez veces, contra el reloj</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>What you are about to forget</source>
        <translation>Lo que está a punto de olvidar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Rounds you dealt, to see again</source>
        <translation>Rondas que repartió, para verlas de nuevo</translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation>%1 pendientes</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Due now: %1. Questions and rounds come mixed across the games you know.</source>
        <translation>Pendientes ahora: %1. Preguntas y rondas vienen mezcladas entre los juegos que conoce.</translation>
    </message>
    <message>
        <source>Nothing is due. You can learn something new of this game.</source>
        <translation>No hay nada pendiente. Puede aprender algo nuevo de este juego.</translation>
    </message>
    <message>
        <source>Every round you dealt is kept, with every step. Look at one again, or go on where you stopped.</source>
        <translation>Cada ronda que repartió se guarda, con cada paso. Mire una de nuevo, o siga donde la dejó.</translation>
    </message>
</context>
<context>
    <name>Theory</name>
    <message>
        <source>How many betting positions may the table have at most?</source>
        <translation>¿Cuántas posiciones de apuesta puede tener la mesa como máximo?</translation>
    </message>
    <message>
        <source>How many cards from the top does the cover card go in at least?</source>
        <translation>¿A cuántas cartas de arriba entra la carta de corte como mínimo?</translation>
    </message>
    <message>
        <source>No device counts the deck: the stub is counted at least once in how many rounds?</source>
        <translation>Ningún equipo cuenta la baraja: ¿al menos una vez en cuántas rondas se cuenta el resto?</translation>
    </message>
    <message>
        <source>The cards are dealt from the hand: after how many hours are they changed at the latest?</source>
        <translation>Las cartas se reparten a mano: ¿después de cuántas horas se cambian a más tardar?</translation>
    </message>
    <message>
        <source>The cards are dealt from a shoe: after how many hours are they changed at the latest?</source>
        <translation>Las cartas se reparten de un sabot: ¿después de cuántas horas se cambian a más tardar?</translation>
    </message>
    <message>
        <source>How many cards is each player dealt?</source>
        <translation>¿Cuántas cartas recibe cada jugador?</translation>
    </message>
    <message>
        <source>How many cards is the dealer dealt?</source>
        <translation>¿Cuántas cartas recibe el crupier?</translation>
    </message>
    <message>
        <source>How many community cards are there in a round?</source>
        <translation>¿Cuántas cartas comunitarias hay en una ronda?</translation>
    </message>
    <message>
        <source>New cards come to the table: who looks through them for defects?</source>
        <translation>Llegan cartas nuevas a la mesa: ¿quién las revisa en busca de defectos?</translation>
    </message>
    <message>
        <source>The new cards have been looked through: who confirms it?</source>
        <translation>Ya se revisaron las cartas nuevas: ¿quién lo confirma?</translation>
    </message>
    <message>
        <source>The cards were cut badly and none is dealt yet: who may have them cut again?</source>
        <translation>Las cartas se cortaron mal y aún no se reparte ninguna: ¿quién puede mandar cortarlas otra vez?</translation>
    </message>
    <message>
        <source>A progressive wager has won: who validates the win?</source>
        <translation>Ganó una apuesta progresiva: ¿quién valida la ganancia?</translation>
    </message>
    <message>
        <source>How is the stub counted when no device does it?</source>
        <translation>¿Cómo se cuenta el resto cuando no lo hace un equipo?</translation>
    </message>
    <message>
        <source>Which hand draws a card from a manual shoe, and which one places it?</source>
        <translation>¿Qué mano saca una carta de un sabot manual y cuál la coloca?</translation>
    </message>
    <message>
        <source>Cards that are dealt from the hand: how are they shuffled?</source>
        <translation>Cartas que se reparten a mano: ¿cómo se barajan?</translation>
    </message>
    <message>
        <source>Dealing from the hand: how is the deck held?</source>
        <translation>Reparto a mano: ¿cómo se sostiene la baraja?</translation>
    </message>
    <message>
        <source>Dealing from the hand: how does a player&apos;s card leave the deck?</source>
        <translation>Reparto a mano: ¿cómo sale de la baraja la carta de un jugador?</translation>
    </message>
    <message>
        <source>Who may touch the cards of a player?</source>
        <translation>¿Quién puede tocar las cartas de un jugador?</translation>
    </message>
    <message>
        <source>When do a player&apos;s cards have to be where the dealer sees them?</source>
        <translation>¿Cuándo tienen que estar las cartas de un jugador a la vista del crupier?</translation>
    </message>
    <message>
        <source>A player has looked at the cards and laid them down: may they be taken up again?</source>
        <translation>Un jugador miró sus cartas y las dejó en la mesa: ¿puede volver a tomarlas?</translation>
    </message>
    <message>
        <source>Players tell each other about their hands before the hole cards are shown. What follows?</source>
        <translation>Los jugadores se cuentan sus manos antes de mostrarse las cartas ocultas. ¿Qué sigue?</translation>
    </message>
    <message>
        <source>A progressive hand has won: what is done about the light of the system?</source>
        <translation>Ganó una mano progresiva: ¿qué se hace con la luz del sistema?</translation>
    </message>
    <message>
        <source>Where does the number of players for the Cover All payouts come from?</source>
        <translation>¿De dónde sale el número de jugadores para los pagos de Cover All?</translation>
    </message>
    <message>
        <source>A player comes to an idle table; the deck that lay secured in the shuffler is taken out. Is it spread and shuffled again?</source>
        <translation>Un jugador llega a una mesa inactiva; se saca la baraja que estaba guardada en la barajadora. ¿Se extiende y se baraja otra vez?</translation>
    </message>
    <message>
        <source>Who may take value chips as a tip?</source>
        <translation>¿Quién puede aceptar fichas de valor como propina?</translation>
    </message>
    <message>
        <source>Where does an employee redeem chips received as tips?</source>
        <translation>¿Dónde canjea un empleado las fichas recibidas como propina?</translation>
    </message>
    <message>
        <source>When does an employee redeem chips received as tips?</source>
        <translation>¿Cuándo canjea un empleado las fichas recibidas como propina?</translation>
    </message>
    <message>
        <source>Tips are redeemed at a place that is not the cage. How often are these chips exchanged with the cage?</source>
        <translation>Las propinas se canjean en un lugar que no es la caja. ¿Con qué frecuencia se cambian esas fichas con la caja?</translation>
    </message>
    <message>
        <source>May food and drink on the gaming floor be paid for with value chips?</source>
        <translation>¿Se pueden pagar con fichas de valor la comida y la bebida en el piso de juego?</translation>
    </message>
    <message>
        <source>Who approves how a house accounts for tips in chips?</source>
        <translation>¿Quién aprueba cómo una casa contabiliza las propinas en fichas?</translation>
    </message>
    <message>
        <source>Who approves a credit limit or a change of it, if no committee does?</source>
        <translation>¿Quién aprueba un límite de crédito o su cambio, si no lo hace un comité?</translation>
    </message>
    <message>
        <source>What is the smallest credit committee that may approve a limit?</source>
        <translation>¿Cuál es el comité de crédito más pequeño que puede aprobar un límite?</translation>
    </message>
    <message>
        <source>Where is the approval of credit recorded?</source>
        <translation>¿Dónde se registra la aprobación de un crédito?</translation>
    </message>
    <message>
        <source>Further information speaks for a credit limit. What is noted of it?</source>
        <translation>Otra información apoya un límite de crédito. ¿Qué se anota de ella?</translation>
    </message>
    <message>
        <source>How much of the reasons for a credit limit is written down?</source>
        <translation>¿Cuánto se escribe de las razones de un límite de crédito?</translation>
    </message>
    <message>
        <source>Something bad about the patron was found and credit is granted all the same. What is recorded?</source>
        <translation>Se halló algo malo sobre el cliente y aun así se concede el crédito. ¿Qué se registra?</translation>
    </message>
    <message>
        <source>By when have those who approve credit signed, with date and time?</source>
        <translation>¿Para cuándo han firmado, con fecha y hora, quienes aprueban el crédito?</translation>
    </message>
    <message>
        <source>One of those who must approve is not in the house. Is a spoken approval enough?</source>
        <translation>Uno de los que deben aprobar no está en el casino. ¿Basta una aprobación verbal?</translation>
    </message>
    <message>
        <source>A patron wants a higher limit. Who does the work before it, and when?</source>
        <translation>Un cliente quiere un límite más alto. ¿Quién hace el trabajo previo, y cuándo?</translation>
    </message>
    <message>
        <source>What has to be in a patron&apos;s request for a higher limit?</source>
        <translation>¿Qué debe contener la solicitud de un cliente para un límite más alto?</translation>
    </message>
    <message>
        <source>A known patron asks for a higher limit. What becomes of the information checked at the first application?</source>
        <translation>Un cliente conocido pide un límite más alto. ¿Qué pasa con la información verificada en la primera solicitud?</translation>
    </message>
    <message>
        <source>Which play counts in the rating behind a higher limit?</source>
        <translation>¿Qué juego cuenta en la evaluación para un límite más alto?</translation>
    </message>
    <message>
        <source>What of a higher limit goes into the credit file?</source>
        <translation>De un límite más alto, ¿qué va al expediente de crédito?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how is the amount fixed at which it falls?</source>
        <translation>Must-Hit-By Mystery Bonus: ¿cómo se fija el importe en que cae?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: who wins it?</source>
        <translation>Must-Hit-By Mystery Bonus: ¿quién lo gana?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how much does the winner get?</source>
        <translation>Must-Hit-By Mystery Bonus: ¿cuánto recibe el ganador?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: where does the meter stand after a win?</source>
        <translation>Must-Hit-By Mystery Bonus: ¿dónde queda el contador después de una ganancia?</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>El crupier</translation>
    </message>
    <message>
        <source>The floorperson</source>
        <translation>El jefe de mesa</translation>
    </message>
    <message>
        <source>A floorperson or somebody above</source>
        <translation>Un jefe de mesa o alguien superior</translation>
    </message>
    <message>
        <source>The security department</source>
        <translation>El departamento de seguridad</translation>
    </message>
    <message>
        <source>The surveillance room</source>
        <translation>La sala de vigilancia</translation>
    </message>
    <message>
        <source>The first player to arrive</source>
        <translation>El primer jugador en llegar</translation>
    </message>
    <message>
        <source>Any player who asks for it</source>
        <translation>Cualquier jugador que lo pida</translation>
    </message>
    <message>
        <source>The cashiers&apos; cage</source>
        <translation>La caja del casino</translation>
    </message>
    <message>
        <source>A second dealer</source>
        <translation>Un segundo crupier</translation>
    </message>
    <message>
        <source>The dealer counts it face down on the layout</source>
        <translation>El crupier lo cuenta boca abajo sobre el paño</translation>
    </message>
    <message>
        <source>The dealer counts it face up on the layout</source>
        <translation>El crupier lo cuenta boca arriba sobre el paño</translation>
    </message>
    <message>
        <source>The dealer counts it in the hand, off the layout</source>
        <translation>El crupier lo cuenta en la mano, fuera del paño</translation>
    </message>
    <message>
        <source>The floorperson counts it face down on the layout</source>
        <translation>El jefe de mesa lo cuenta boca abajo sobre el paño</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws, the other one places</source>
        <translation>La mano más cercana al sabot saca, la otra coloca</translation>
    </message>
    <message>
        <source>The hand farther from the shoe draws, the other one places</source>
        <translation>La mano más lejana del sabot saca, la otra coloca</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws and places</source>
        <translation>La mano más cercana al sabot saca y coloca</translation>
    </message>
    <message>
        <source>The right hand draws wherever the shoe stands, the left one places</source>
        <translation>La mano derecha saca, esté donde esté el sabot, y la izquierda coloca</translation>
    </message>
    <message>
        <source>Always by a shuffling device</source>
        <translation>Siempre con una máquina barajadora</translation>
    </message>
    <message>
        <source>By the dealer, who also cuts them</source>
        <translation>Las baraja el crupier, que también las corta</translation>
    </message>
    <message>
        <source>By the dealer or by a device, as the house likes</source>
        <translation>El crupier o una máquina, como prefiera la casa</translation>
    </message>
    <message>
        <source>By a device, and the dealer has to cut them after it</source>
        <translation>Una máquina, y después el crupier tiene que cortarlas</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the chip tray and in front of the dealer</source>
        <translation>En cualquier mano, la misma toda la ronda, sobre la bandeja de fichas y frente al crupier</translation>
    </message>
    <message>
        <source>Always in the left hand, over the chip tray and in front of the dealer</source>
        <translation>Siempre en la mano izquierda, sobre la bandeja de fichas y frente al crupier</translation>
    </message>
    <message>
        <source>In either hand, changing as it suits, over the chip tray and in front of the dealer</source>
        <translation>En cualquier mano, cambiando como convenga, sobre la bandeja de fichas y frente al crupier</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the spot that is dealt to</source>
        <translation>En cualquier mano, la misma toda la ronda, sobre la casilla a la que se reparte</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face down</source>
        <translation>La mano libre toma la carta de arriba y la pone boca abajo</translation>
    </message>
    <message>
        <source>The thumb of the holding hand slides the top card off, face down</source>
        <translation>El pulgar de la mano que sostiene desliza la carta de arriba, boca abajo</translation>
    </message>
    <message>
        <source>The free hand takes the bottom card and lays it face down</source>
        <translation>La mano libre toma la carta de abajo y la pone boca abajo</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face up</source>
        <translation>La mano libre toma la carta de arriba y la pone boca arriba</translation>
    </message>
    <message>
        <source>That player and the dealer</source>
        <translation>Ese jugador y el crupier</translation>
    </message>
    <message>
        <source>The dealer alone</source>
        <translation>Solo el crupier</translation>
    </message>
    <message>
        <source>That player alone, until the dealer turns them</source>
        <translation>Solo ese jugador, hasta que el crupier las voltee</translation>
    </message>
    <message>
        <source>Anybody at the table whom that player allows</source>
        <translation>Cualquiera de la mesa a quien ese jugador se lo permita</translation>
    </message>
    <message>
        <source>From the deal until the dealer takes them, without a break</source>
        <translation>Desde el reparto hasta que el crupier las recoge, sin interrupción</translation>
    </message>
    <message>
        <source>Until the player has decided</source>
        <translation>Hasta que el jugador haya decidido</translation>
    </message>
    <message>
        <source>When the dealer is about to turn them</source>
        <translation>Cuando el crupier está por voltearlas</translation>
    </message>
    <message>
        <source>Always, and they may not be lifted from the layout</source>
        <translation>Siempre, y no se pueden levantar del paño</translation>
    </message>
    <message>
        <source>No, from then on the player leaves them alone</source>
        <translation>No, desde entonces el jugador ya no las toca</translation>
    </message>
    <message>
        <source>Yes, until the player has placed the Bet Wager or folded</source>
        <translation>Sí, hasta que el jugador haya puesto la apuesta Bet o se haya retirado</translation>
    </message>
    <message>
        <source>Yes, until the dealer&apos;s hole cards are turned</source>
        <translation>Sí, hasta que se volteen las cartas ocultas del crupier</translation>
    </message>
    <message>
        <source>Yes, if the dealer agrees</source>
        <translation>Sí, si el crupier está de acuerdo</translation>
    </message>
    <message>
        <source>Those who talked lose all their wagers of the round</source>
        <translation>Los que hablaron pierden todas sus apuestas de la ronda</translation>
    </message>
    <message>
        <source>Those who talked lose their Antes and nothing else</source>
        <translation>Los que hablaron pierden sus Antes y nada más</translation>
    </message>
    <message>
        <source>Those who talked are warned; wagers stand</source>
        <translation>A los que hablaron se les advierte; las apuestas siguen</translation>
    </message>
    <message>
        <source>Everybody at the table loses the wagers of the round</source>
        <translation>Todos en la mesa pierden las apuestas de la ronda</translation>
    </message>
    <message>
        <source>The round is void and every wager goes back</source>
        <translation>La ronda es nula y se devuelven todas las apuestas</translation>
    </message>
    <message>
        <source>The dealer makes sure that the light of that win is on</source>
        <translation>El crupier se asegura de que la luz de esa ganancia esté encendida</translation>
    </message>
    <message>
        <source>The floorperson looks after it; the dealer need not</source>
        <translation>Se ocupa el jefe de mesa; el crupier no tiene que hacerlo</translation>
    </message>
    <message>
        <source>The dealer looks at it only for a part of the meter</source>
        <translation>El crupier la mira solo si se paga parte del contador</translation>
    </message>
    <message>
        <source>Nothing, the cards alone prove the win</source>
        <translation>Nada, las cartas solas prueban la ganancia</translation>
    </message>
    <message>
        <source>The shuffler finds it once the dealer&apos;s hand is out of it and the green button is pressed</source>
        <translation>Lo determina la barajadora cuando la mano del crupier ya salió de ella y se pulsa el botón verde</translation>
    </message>
    <message>
        <source>The dealer counts the players and enters the number at the shuffler</source>
        <translation>El crupier cuenta a los jugadores e ingresa el número en la barajadora</translation>
    </message>
    <message>
        <source>The dealer counts the Cover All wagers</source>
        <translation>El crupier cuenta las apuestas Cover All</translation>
    </message>
    <message>
        <source>The dealer counts the players who have not folded</source>
        <translation>El crupier cuenta a los jugadores que no se retiraron</translation>
    </message>
    <message>
        <source>Only if a player asks for it</source>
        <translation>Solo si un jugador lo pide</translation>
    </message>
    <message>
        <source>Always, as new cards are</source>
        <translation>Siempre, como las cartas nuevas</translation>
    </message>
    <message>
        <source>Never, even if a player asks for it</source>
        <translation>Nunca, aunque un jugador lo pida</translation>
    </message>
    <message>
        <source>Only if the floorperson orders it</source>
        <translation>Solo si el jefe de mesa lo ordena</translation>
    </message>
    <message>
        <source>Employees who have been authorized to</source>
        <translation>Los empleados que tienen autorización</translation>
    </message>
    <message>
        <source>Every employee, without being authorized</source>
        <translation>Todo empleado, sin necesidad de autorización</translation>
    </message>
    <message>
        <source>Dealers and no other employees</source>
        <translation>Los crupieres y ningún otro empleado</translation>
    </message>
    <message>
        <source>Nobody: tips are given in cash</source>
        <translation>Nadie: las propinas se dan en efectivo</translation>
    </message>
    <message>
        <source>At the cage or another secure place that the Board has approved</source>
        <translation>En la caja u otro lugar seguro aprobado por la Junta</translation>
    </message>
    <message>
        <source>At the cage and nowhere else</source>
        <translation>En la caja y en ningún otro lugar</translation>
    </message>
    <message>
        <source>At the table where they were given</source>
        <translation>En la mesa donde se dieron</translation>
    </message>
    <message>
        <source>At any place that the house picks, without approval</source>
        <translation>En cualquier lugar que elija la casa, sin aprobación</translation>
    </message>
    <message>
        <source>Before leaving the facility</source>
        <translation>Antes de salir del establecimiento</translation>
    </message>
    <message>
        <source>Within a day, also after going home</source>
        <translation>En el plazo de un día, también después de irse a casa</translation>
    </message>
    <message>
        <source>By the end of the week</source>
        <translation>Para el fin de la semana</translation>
    </message>
    <message>
        <source>Whenever it suits; chips do not expire</source>
        <translation>Cuando le convenga; las fichas no vencen</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Cada día</translation>
    </message>
    <message>
        <source>After every shift</source>
        <translation>Después de cada turno</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Cada semana</translation>
    </message>
    <message>
        <source>Yes, to those who serve it there and are authorized</source>
        <translation>Sí, a quienes las sirven ahí y tienen autorización</translation>
    </message>
    <message>
        <source>No, servers take chips as tips only</source>
        <translation>No, los meseros aceptan fichas solo como propina</translation>
    </message>
    <message>
        <source>Yes, and also away from the gaming floor</source>
        <translation>Sí, y también fuera del piso de juego</translation>
    </message>
    <message>
        <source>Yes, but the dealer has to pass the chips on</source>
        <translation>Sí, pero el crupier tiene que pasar las fichas</translation>
    </message>
    <message>
        <source>The Board, to which the house submits its controls</source>
        <translation>La Junta, a la que la casa presenta sus controles</translation>
    </message>
    <message>
        <source>The cage that redeems them</source>
        <translation>La caja que las canjea</translation>
    </message>
    <message>
        <source>The house by itself, nobody else is asked</source>
        <translation>La casa sola, no se pregunta a nadie más</translation>
    </message>
    <message>
        <source>At least two from the credit posts or the line above the credit manager</source>
        <translation>Al menos dos personas de los cargos de crédito o de la línea de mando por encima del gerente de crédito</translation>
    </message>
    <message>
        <source>One from the credit posts is enough</source>
        <translation>Basta una persona de los cargos de crédito</translation>
    </message>
    <message>
        <source>At least two employees of any department</source>
        <translation>Al menos dos empleados de cualquier departamento</translation>
    </message>
    <message>
        <source>One from the credit posts together with a floorperson</source>
        <translation>Una persona de los cargos de crédito junto con un jefe de mesa</translation>
    </message>
    <message>
        <source>Two of those who may approve limits, deciding as a group</source>
        <translation>Dos de los que pueden aprobar límites, que deciden como grupo</translation>
    </message>
    <message>
        <source>One of them, who decides in the committee&apos;s name</source>
        <translation>Uno de ellos, que decide en nombre del comité</translation>
    </message>
    <message>
        <source>Three of them, so that there is a majority</source>
        <translation>Tres de ellos, para que haya mayoría</translation>
    </message>
    <message>
        <source>One of them and one employee of another department</source>
        <translation>Uno de ellos y un empleado de otro departamento</translation>
    </message>
    <message>
        <source>In the patron&apos;s credit file</source>
        <translation>En el expediente de crédito del cliente</translation>
    </message>
    <message>
        <source>In the records of the pit</source>
        <translation>En los registros del pit</translation>
    </message>
    <message>
        <source>In the ledger of the cage</source>
        <translation>En el libro de la caja</translation>
    </message>
    <message>
        <source>The information and where it comes from</source>
        <translation>La información y de dónde viene</translation>
    </message>
    <message>
        <source>The information; its source stays unnamed</source>
        <translation>La información; su fuente no se nombra</translation>
    </message>
    <message>
        <source>The source; the information stays with it</source>
        <translation>La fuente; la información se queda con ella</translation>
    </message>
    <message>
        <source>Nothing, only what speaks against the patron is noted</source>
        <translation>Nada, solo se anota lo que habla en contra del cliente</translation>
    </message>
    <message>
        <source>A short summary of what weighed most, for a limit granted or reduced</source>
        <translation>Un breve resumen de lo que más pesó, para un límite concedido o reducido</translation>
    </message>
    <message>
        <source>All that was said, word for word</source>
        <translation>Todo lo que se dijo, palabra por palabra</translation>
    </message>
    <message>
        <source>A short summary, and only if less is granted than was asked</source>
        <translation>Un breve resumen, y solo si se concede menos de lo pedido</translation>
    </message>
    <message>
        <source>Nothing but the amount</source>
        <translation>Nada más que el importe</translation>
    </message>
    <message>
        <source>Why credit was granted in spite of it</source>
        <translation>Por qué se concedió el crédito a pesar de ello</translation>
    </message>
    <message>
        <source>Nothing: credit has to be refused then</source>
        <translation>Nada: entonces hay que negar el crédito</translation>
    </message>
    <message>
        <source>Nothing: the finding is left out</source>
        <translation>Nada: el hallazgo se omite</translation>
    </message>
    <message>
        <source>That the Board has agreed to it</source>
        <translation>Que la Junta estuvo de acuerdo</translation>
    </message>
    <message>
        <source>Before any credit is given out</source>
        <translation>Antes de entregar cualquier crédito</translation>
    </message>
    <message>
        <source>By the end of the day on which credit is given out</source>
        <translation>Para el final del día en que se entrega el crédito</translation>
    </message>
    <message>
        <source>When the patron first pays back</source>
        <translation>Cuando el cliente devuelve dinero por primera vez</translation>
    </message>
    <message>
        <source>Before any credit is given out, but date and time are not needed</source>
        <translation>Antes de entregar cualquier crédito, pero sin necesidad de fecha y hora</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and the file is signed on arrival</source>
        <translation>Sí, de uno de ellos: se anotan fecha y hora, y el expediente se firma al llegar</translation>
    </message>
    <message>
        <source>Yes, from all of them: date and time are noted, and the file is signed on arrival</source>
        <translation>Sí, de todos ellos: se anotan fecha y hora, y el expediente se firma al llegar</translation>
    </message>
    <message>
        <source>No, every approval is signed on the spot</source>
        <translation>No, toda aprobación se firma en el acto</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and no signature follows</source>
        <translation>Sí, de uno de ellos: se anotan fecha y hora, y no sigue ninguna firma</translation>
    </message>
    <message>
        <source>The credit department, before the increase is approved</source>
        <translation>El departamento de crédito, antes de aprobar el aumento</translation>
    </message>
    <message>
        <source>The credit department, after the increase is approved</source>
        <translation>El departamento de crédito, después de aprobar el aumento</translation>
    </message>
    <message>
        <source>The floorperson, before the increase is approved</source>
        <translation>El jefe de mesa, antes de aprobar el aumento</translation>
    </message>
    <message>
        <source>The cage, before the increase is approved</source>
        <translation>La caja, antes de aprobar el aumento</translation>
    </message>
    <message>
        <source>Written: date and time, the amount asked for, the patron&apos;s signature</source>
        <translation>Por escrito: fecha y hora, el importe pedido, la firma del cliente</translation>
    </message>
    <message>
        <source>Written: the amount asked for and the patron&apos;s signature</source>
        <translation>Por escrito: el importe pedido y la firma del cliente</translation>
    </message>
    <message>
        <source>Written: date and time and the patron&apos;s signature; the house sets the amount</source>
        <translation>Por escrito: fecha y hora y la firma del cliente; la casa fija el importe</translation>
    </message>
    <message>
        <source>Written: date and time and the amount asked for; the house signs</source>
        <translation>Por escrito: fecha y hora y el importe pedido; firma la casa</translation>
    </message>
    <message>
        <source>Spoken: the amount; the house notes date and time</source>
        <translation>De palabra: el importe; la casa anota fecha y hora</translation>
    </message>
    <message>
        <source>It is checked again</source>
        <translation>Se verifica otra vez</translation>
    </message>
    <message>
        <source>It holds for as long as the patron is known</source>
        <translation>Vale mientras el cliente sea conocido</translation>
    </message>
    <message>
        <source>Only what the patron says has changed is checked</source>
        <translation>Solo se verifica lo que el cliente dice que cambió</translation>
    </message>
    <message>
        <source>It is checked again if it is older than a year</source>
        <translation>Se verifica otra vez si tiene más de un año</translation>
    </message>
    <message>
        <source>How much and how often the patron has played since credit was first given</source>
        <translation>Cuánto y con qué frecuencia ha jugado el cliente desde el primer crédito</translation>
    </message>
    <message>
        <source>How much and how often the patron played before credit was first given</source>
        <translation>Cuánto y con qué frecuencia jugó el cliente antes del primer crédito</translation>
    </message>
    <message>
        <source>What the patron has lost, however often that was</source>
        <translation>Lo que el cliente ha perdido, sin importar cuántas veces</translation>
    </message>
    <message>
        <source>None, the rating has no place in it</source>
        <translation>Ninguno, la evaluación no tiene lugar ahí</translation>
    </message>
    <message>
        <source>The request, the renewed check and the rating</source>
        <translation>La solicitud, la nueva verificación y la evaluación</translation>
    </message>
    <message>
        <source>The request; the rest is not kept</source>
        <translation>La solicitud; lo demás no se conserva</translation>
    </message>
    <message>
        <source>The renewed check and the rating; the request goes back</source>
        <translation>La nueva verificación y la evaluación; la solicitud se devuelve</translation>
    </message>
    <message>
        <source>The new amount alone</source>
        <translation>Solo el nuevo importe</translation>
    </message>
    <message>
        <source>A generator draws it in secret, between a posted minimum and maximum</source>
        <translation>Un generador lo sortea en secreto, entre un mínimo y un máximo exhibidos</translation>
    </message>
    <message>
        <source>A generator draws it in secret, with no bounds</source>
        <translation>Un generador lo sortea en secreto, sin límites</translation>
    </message>
    <message>
        <source>The floorperson sets it in secret, between a posted minimum and maximum</source>
        <translation>El jefe de mesa lo fija en secreto, entre un mínimo y un máximo exhibidos</translation>
    </message>
    <message>
        <source>It is posted for everybody to see</source>
        <translation>Está exhibido a la vista de todos</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the hidden amount</source>
        <translation>Aquel cuya contribución sube el contador al importe oculto</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the posted maximum</source>
        <translation>Aquel cuya contribución sube el contador al máximo exhibido</translation>
    </message>
    <message>
        <source>The one with the highest hand when the hidden amount is reached</source>
        <translation>El de la mano más alta cuando se alcanza el importe oculto</translation>
    </message>
    <message>
        <source>The one with the largest wager when the hidden amount is reached</source>
        <translation>El jugador con la apuesta más grande cuando se alcanza el importe oculto</translation>
    </message>
    <message>
        <source>All that is on the meter</source>
        <translation>Todo lo que hay en el contador</translation>
    </message>
    <message>
        <source>What is on the meter above the minimum</source>
        <translation>Lo que hay en el contador por encima del mínimo</translation>
    </message>
    <message>
        <source>A share, the rest goes to the others at the table</source>
        <translation>Una parte, lo demás va a los otros de la mesa</translation>
    </message>
    <message>
        <source>The posted maximum, wherever the meter stands</source>
        <translation>El máximo exhibido, esté donde esté el contador</translation>
    </message>
    <message>
        <source>At the posted minimum</source>
        <translation>En el mínimo exhibido</translation>
    </message>
    <message>
        <source>At zero</source>
        <translation>En cero</translation>
    </message>
    <message>
        <source>At half of what it was</source>
        <translation>En la mitad de lo que era</translation>
    </message>
    <message>
        <source>Where it was, until the maximum is reached</source>
        <translation>Donde estaba, hasta que se alcance el máximo</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time: %1 of %2 seconds</source>
        <translation>Tiempo: %1 de %2 segundos</translation>
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
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Mistake: %1. %2</source>
        <translation>Error: %1. %2</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation>✗ %1: %2</translation>
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
        <translation>Una carta al puesto %1</translation>
    </message>
    <message>
        <source>A card to the dealer</source>
        <translation>Una carta al crupier</translation>
    </message>
    <message>
        <source>A community card</source>
        <translation>Una carta comunitaria</translation>
    </message>
    <message>
        <source>A card to the Six Card Bonus spot</source>
        <translation>Una carta a la casilla Six Card Bonus</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>Una carta a la bandeja de descarte</translation>
    </message>
    <message>
        <source>Set and name the hand</source>
        <translation>Armar y nombrar la mano</translation>
    </message>
    <message>
        <source>Set and name the dealer&apos;s hand</source>
        <translation>Armar y nombrar la mano del crupier</translation>
    </message>
    <message>
        <source>Turn the cards</source>
        <translation>Voltear las cartas</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>Puesto %1: recoger las cartas</translation>
    </message>
    <message>
        <source>Envy bonus for seat %1</source>
        <translation>Envy Bonus por el puesto %1</translation>
    </message>
    <message>
        <source>The floor, for the %1</source>
        <translation>El jefe de mesa, por el %1</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>Comparar el número de apuestas progresivas</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Contar el resto</translation>
    </message>
    <message>
        <source>Ask seat %1</source>
        <translation>Preguntar al puesto %1</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Algo está mal</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>La resolución</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Cortar las cartas</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>La mano del crupier</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>Apertura de las apuestas</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation>Los jugadores deciden</translation>
    </message>
    <message>
        <source>Folded hands</source>
        <translation>Manos retiradas</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>El final de la ronda</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Week of %1</source>
        <translation>Semana del %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day as QLocale writes it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month as QLocale writes it</comment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
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
        <translation>Puesto %1: liquidar el %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Puesto %1: armar la mano</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Armar la mano del crupier</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>Puesto %1: pagar el Envy Bonus por el puesto %2</translation>
    </message>
    <message>
        <source>Something has to be announced before that.</source>
        <translation>Antes hay que anunciar algo.</translation>
    </message>
    <message>
        <source>The electronic and progressive wagers are not closed yet.</source>
        <translation>Las apuestas electrónicas y progresivas aún no están cerradas.</translation>
    </message>
    <message>
        <source>The progressive system has to be told first.</source>
        <translation>Primero hay que avisar al sistema progresivo.</translation>
    </message>
    <message>
        <source>The cards that come first are not dealt yet.</source>
        <translation>Aún no se reparten las cartas que van primero.</translation>
    </message>
    <message>
        <source>What is left of the deck has to be put away first.</source>
        <translation>Primero hay que guardar lo que queda de la baraja.</translation>
    </message>
    <message>
        <source>The community cards are not shown yet.</source>
        <translation>Aún no se muestran las cartas comunitarias.</translation>
    </message>
    <message>
        <source>Seat %1 has not decided yet.</source>
        <translation>El puesto %1 aún no ha decidido.</translation>
    </message>
    <message>
        <source>What seat %1 has lost by folding still lies on the table.</source>
        <translation>Lo que el puesto %1 perdió al retirarse sigue en la mesa.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the table.</source>
        <translation>Las cartas del puesto %1 siguen en la mesa.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand comes first, and it is still face down.</source>
        <translation>La mano del crupier va primero, y sigue boca abajo.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has to be set before it can decide anything.</source>
        <translation>Hay que armar la mano del crupier antes de que pueda decidir algo.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still face down.</source>
        <translation>Las cartas del puesto %1 siguen boca abajo.</translation>
    </message>
    <message>
        <source>The hand of seat %1 decides this, and it is not set yet.</source>
        <translation>Esto lo decide la mano del puesto %1, y aún no está armada.</translation>
    </message>
    <message>
        <source>The %1 of seat %2 has to be settled before that.</source>
        <translation>Antes hay que liquidar el %1 del puesto %2.</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is not shown yet.</source>
        <translation>Aún no se muestra lo que está en la casilla Six Card Bonus.</translation>
    </message>
    <message>
        <source>The floor has to be called before that.</source>
        <translation>Antes hay que llamar al jefe de mesa.</translation>
    </message>
    <message>
        <source>A hand that won from a meter has to be left for the papers first.</source>
        <translation>Una mano que ganó de un contador debe dejarse primero para los documentos.</translation>
    </message>
    <message>
        <source>An envy bonus is still to be paid to seat %1.</source>
        <translation>Falta pagar un Envy Bonus al puesto %1.</translation>
    </message>
    <message>
        <source>The game stands still until what happened is ruled on.</source>
        <translation>El juego está detenido hasta que se resuelva lo que pasó.</translation>
    </message>
    <message>
        <source>Something else has to be done before that.</source>
        <translation>Antes hay que hacer otra cosa.</translation>
    </message>
    <message>
        <source>Cards go round clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>Las cartas se reparten en ronda, en sentido horario desde la izquierda del crupier, y sigue el puesto %1.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>Las decisiones van en sentido horario desde la izquierda del crupier, y sigue el puesto %1.</translation>
    </message>
    <message>
        <source>Seats are settled from the dealer&apos;s right, counterclockwise, and seat %1 is not finished.</source>
        <translation>Los puestos se liquidan desde la derecha del crupier, en sentido antihorario, y el puesto %1 no está terminado.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Seat %1 comes first</source>
        <translation>El puesto %1 va primero</translation>
    </message>
    <message>
        <source>There is no such wager</source>
        <translation>No existe esa apuesta</translation>
    </message>
    <message>
        <source>Seat %1 has no %2 in this round.</source>
        <translation>El puesto %1 no tiene %2 en esta ronda.</translation>
    </message>
    <message>
        <source>Nothing to do for this wager</source>
        <translation>Nada que hacer con esta apuesta</translation>
    </message>
    <message>
        <source>The %2 of seat %1 was taken before the deal and wins nothing: no chip moves.</source>
        <translation>El %2 del puesto %1 se tomó antes del reparto y no gana nada: no se mueve ninguna ficha.</translation>
    </message>
    <message>
        <source>Nothing of the kind is done with the %2 of seat %1 in this round.</source>
        <translation>En esta ronda no se hace nada así con el %2 del puesto %1.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Correcto. %1</translation>
    </message>
    <message>
        <source>That is not done here</source>
        <translation>Eso no se hace aquí</translation>
    </message>
    <message>
        <source>No step of this round asks for it: %1.</source>
        <translation>Ningún paso de esta ronda lo pide: %1.</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Aquí nada está mal</translation>
    </message>
    <message>
        <source>Everything on the table is in order at this moment: the round goes on.</source>
        <translation>Todo en la mesa está en orden en este momento: la ronda sigue.</translation>
    </message>
    <message>
        <source>Already done</source>
        <translation>Ya está hecho</translation>
    </message>
    <message>
        <source>This has been done before and is not done twice: %1.</source>
        <translation>Esto ya se hizo y no se hace dos veces: %1.</translation>
    </message>
    <message>
        <source>You went on although something is wrong</source>
        <translation>Siguió aunque algo está mal</translation>
    </message>
    <message>
        <source>Stop the game: look what is wrong.</source>
        <translation>Detenga el juego: mire qué está mal.</translation>
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
        <translation>Lo correcto sería: %1</translation>
    </message>
    <message>
        <source>• First: %1</source>
        <translation>• Primero: %1</translation>
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
        <translation>Entendido: pregúnteme</translation>
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
        <translation>Progresivo</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand</source>
        <translation>Five Card Hand Bonus sobre la mano del jugador</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand</source>
        <translation>Five Card Hand Bonus sobre la mano del crupier</translation>
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
        <translation>Magic Card sobre la mano del jugador</translation>
    </message>
    <message>
        <source>Magic Card on the dealer&apos;s hand</source>
        <translation>Magic Card sobre la mano del crupier</translation>
    </message>
    <message>
        <source>Lucky Bonus on the player&apos;s hand</source>
        <translation>Lucky Bonus sobre la mano del jugador</translation>
    </message>
    <message>
        <source>Lucky Bonus on the dealer&apos;s hand</source>
        <translation>Lucky Bonus sobre la mano del crupier</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Avanzar solo</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>Guiada</translation>
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
        <translation>La ronda se reparte según el reglamento, y cada paso dice qué y por qué</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained at once</source>
        <translation>Usted reparte; un error se detiene y se explica enseguida</translation>
    </message>
    <message>
        <source>You deal without a word; everything is talked over at the end</source>
        <translation>Usted reparte sin comentarios; todo se comenta al final</translation>
    </message>
    <message>
        <source>You deal without a word; a supervisor has the result</source>
        <translation>Usted reparte sin comentarios; el resultado lo tiene un supervisor</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>One card lies face up: it goes to the rack, and the round goes on with the next.</source>
        <translation>Una carta está boca arriba: va al descarte, y la ronda sigue con la siguiente.</translation>
    </message>
    <message>
        <source>{faces} cards lie face up: with more than one the round is void.</source>
        <translation>{faces} cartas están boca arriba: con más de una, la ronda es nula.</translation>
    </message>
    <message>
        <source>A card came out too early but nobody saw its face: it simply is the next card.</source>
        <translation>Una carta salió antes de tiempo pero nadie vio su cara: es simplemente la siguiente carta.</translation>
    </message>
    <message>
        <source>A card came out too early and its face was seen: it goes to the rack like one found face up.</source>
        <translation>Una carta salió antes de tiempo y se vio su cara: va al descarte, como una hallada boca arriba.</translation>
    </message>
    <message>
        <source>A hand has a wrong number of cards: that cannot be put right, and the round is void.</source>
        <translation>Una mano tiene un número incorrecto de cartas: eso no se puede corregir, y la ronda es nula.</translation>
    </message>
    <message>
        <source>A card of the dealer has been seen while it still could change a decision: the round is void.</source>
        <translation>Se vio una carta del crupier cuando aún podía cambiar una decisión: la ronda es nula.</translation>
    </message>
    <message>
        <source>The shuffler has jammed: nobody can answer for its order, so the cards are shuffled again.</source>
        <translation>La barajadora se atascó: nadie puede responder por el orden, así que las cartas se barajan de nuevo.</translation>
    </message>
    <message>
        <source>The shoe has jammed in the middle of a round: the round is void.</source>
        <translation>El sabot se atascó a media ronda: la ronda es nula.</translation>
    </message>
    <message>
        <source>The device does not work: it is covered or marked before cards are dealt in another way.</source>
        <translation>El equipo no funciona: se cubre o se marca antes de repartir cartas de otra manera.</translation>
    </message>
    <message>
        <source>The shuffler counts a wrong number of cards: that deck leaves the table.</source>
        <translation>La barajadora cuenta un número incorrecto de cartas: esa baraja sale de la mesa.</translation>
    </message>
    <message>
        <source>The stub shows that cards were misdealt: the round is void.</source>
        <translation>El resto muestra que se repartió mal: la ronda es nula.</translation>
    </message>
    <message>
        <source>The stub shows that the deck is not complete: the round is void and the deck leaves the table.</source>
        <translation>El resto muestra que la baraja no está completa: la ronda es nula y la baraja sale de la mesa.</translation>
    </message>
    <message>
        <source>The cover card is less than ten cards deep: the cards are cut again.</source>
        <translation>La carta de corte está a menos de diez cartas: las cartas se cortan de nuevo.</translation>
    </message>
    <message>
        <source>A wager came after &quot;no more bets&quot;: it is not accepted.</source>
        <translation>Una apuesta llegó después del “no va más”: no se acepta.</translation>
    </message>
    <message>
        <source>A wager was called with cash and not made with chips: it is not accepted.</source>
        <translation>Una apuesta se cantó con efectivo y no se hizo con fichas: no se acepta.</translation>
    </message>
    <message>
        <source>A player has left in the middle of the round: the wagers are treated as lost, and the round goes on.</source>
        <translation>Un jugador se fue a media ronda: las apuestas se tratan como perdidas, y la ronda sigue.</translation>
    </message>
    <message>
        <source>Here a player may have one position only: the wager at the second one is refused.</source>
        <translation>Aquí un jugador puede tener una sola posición: se rechaza la apuesta en la segunda.</translation>
    </message>
    <message>
        <source>The chips collected and the number the system accepted differ: that is for the floor to settle.</source>
        <translation>Las fichas recogidas y el número que aceptó el sistema difieren: eso lo resuelve el jefe de mesa.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better.</source>
        <translation>{hands}, y el crupier califica con rey o mejor.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better: the Ante is lost.</source>
        <translation>{hands}, y el crupier califica con rey o mejor: se pierde el Ante.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Ante goes back.</source>
        <translation>{hands}: manos iguales, así que el Ante se devuelve.</translation>
    </message>
    <message>
        <source>The dealer has only {dealer} and does not reach king-high: the Ante goes back.</source>
        <translation>El crupier solo tiene {dealer} y no llega a rey: el Ante se devuelve.</translation>
    </message>
    <message>
        <source>The dealer has only {dealer}: below king-high the Play Wager wins even money whatever seat {seat} holds.</source>
        <translation>El crupier solo tiene {dealer}: si no llega a rey, la apuesta Play gana 1 a 1, tenga lo que tenga el puesto {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: from a straight up the Super Bonus is paid by its table, also while the dealer stays below king-high.</source>
        <translation>El puesto {seat} tiene {hand}: desde una escalera, el Super Bonus se paga según su tabla, también si el crupier no llega a rey.</translation>
    </message>
    <message>
        <source>The dealer stays below king-high, and {hand} is less than a straight: the Super Bonus goes back.</source>
        <translation>El crupier no llega a rey, y {hand} es menos que una escalera: el Super Bonus se devuelve.</translation>
    </message>
    <message>
        <source>{hands}, but from a straight up the Super Bonus is paid all the same.</source>
        <translation>{hands}, pero desde una escalera el Super Bonus se paga de todos modos.</translation>
    </message>
    <message>
        <source>{hands}, and below a straight the Super Bonus is lost with it.</source>
        <translation>{hands}, y por debajo de escalera se pierde también el Super Bonus.</translation>
    </message>
    <message>
        <source>{hands}, but less than a straight only brings the Super Bonus back.</source>
        <translation>{hands}, pero con menos que una escalera el Super Bonus solo se devuelve.</translation>
    </message>
    <message>
        <source>{hands}: from a straight up the Super Bonus is paid on equal hands too.</source>
        <translation>{hands}: desde una escalera, el Super Bonus se paga también con manos iguales.</translation>
    </message>
    <message>
        <source>{hands}: equal hands below a straight bring the Super Bonus back.</source>
        <translation>{hands}: con manos iguales por debajo de escalera, el Super Bonus se devuelve.</translation>
    </message>
    <message>
        <source>{hands}, and from a straight up the Super Bonus is paid by its table: {odds} for {row}.</source>
        <translation>{hands}, y desde una escalera el Super Bonus se paga según su tabla: {odds} por {row}.</translation>
    </message>
    <message>
        <source>{hands}: the higher hand wins even money, and nobody has to qualify.</source>
        <translation>{hands}: la mano más alta gana 1 a 1, y nadie tiene que calificar.</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost, for there is no qualifier that could save it.</source>
        <translation>{hands}: se pierde el Ante, pues no hay mano mínima para calificar que pudiera salvarlo.</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Ante is paid.</source>
        <translation>{hands}: en este juego las manos iguales son del jugador, y el Ante se paga.</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Play Wager is paid.</source>
        <translation>{hands}: en este juego las manos iguales son del jugador, y la apuesta Play se paga.</translation>
    </message>
    <message>
        <source>{hands}, but the Ante Bonus looks at the player&apos;s hand alone: {row} pays {odds} on the Ante.</source>
        <translation>{hands}, pero el Ante Bonus solo mira la mano del jugador: {row} paga {odds} sobre el Ante.</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: that pays {odds} on the Ante as Ante Bonus, win or lose.</source>
        <translation>El puesto {seat} tiene {hand}: eso paga {odds} sobre el Ante como Ante Bonus, gane o pierda.</translation>
    </message>
    <message>
        <source>{hands}, and from {ante from} up the Ante wins even money too.</source>
        <translation>{hands}, y desde {ante from} el Ante también gana 1 a 1.</translation>
    </message>
    <message>
        <source>{hands}, but the Ante is paid only from {ante from} up: it goes back.</source>
        <translation>{hands}, pero el Ante solo se paga desde {ante from}: se devuelve.</translation>
    </message>
    <message>
        <source>{hands}, and the Ante is paid because the dealer has a pair or better.</source>
        <translation>{hands}, y el Ante se paga porque el crupier tiene un par o mejor.</translation>
    </message>
    <message>
        <source>{hands}, and with a pair or better the dealer wins the Ante too.</source>
        <translation>{hands}, y con un par o mejor el crupier gana también el Ante.</translation>
    </message>
    <message>
        <source>{hands}, but a dealer without a pair gives the Ante back.</source>
        <translation>{hands}, pero un crupier sin par devuelve el Ante.</translation>
    </message>
    <message>
        <source>{hands}, but without a pair the dealer does not win the Ante: it goes back.</source>
        <translation>{hands}, pero sin un par el crupier no gana el Ante: se devuelve.</translation>
    </message>
    <message>
        <source>{hands}, but the Blind is paid from {lowest} up by {table}: it goes back.</source>
        <translation>{hands}, pero el Blind se paga desde {lowest} según {table}: se devuelve.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Blind goes back.</source>
        <translation>{hands}: manos iguales, así que el Blind se devuelve.</translation>
    </message>
    <message>
        <source>{hands}: the Blind is lost.</source>
        <translation>{hands}: se pierde el Blind.</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Blind by {table}.</source>
        <translation>{hands}, y {row} paga {odds} sobre el Blind según {table}.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better.</source>
        <translation>{hands}, y el crupier califica con as-rey o mejor.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Ante is lost.</source>
        <translation>{hands}, y el crupier califica con as-rey o mejor: se pierde el Ante.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand every Ante left in the round wins even money.</source>
        <translation>El crupier solo tiene {top two}, menos de as-rey: sin mano, todo Ante que queda en la ronda gana 1 a 1.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand the Bet is not in play and goes back.</source>
        <translation>El crupier solo tiene {top two}, menos de as-rey: sin mano, el Bet no está en juego y se devuelve.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Bet goes back.</source>
        <translation>{hands}: manos iguales, así que el Bet se devuelve.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Bet is lost.</source>
        <translation>{hands}, y el crupier califica con as-rey o mejor: se pierde el Bet.</translation>
    </message>
    <message>
        <source>{hands}, and with less than two pair the Bet wins even money.</source>
        <translation>{hands}, y con menos de dos pares el Bet gana 1 a 1.</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Bet.</source>
        <translation>{hands}, y {row} paga {odds} sobre el Bet.</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost.</source>
        <translation>{hands}: se pierde el Ante.</translation>
    </message>
    <message>
        <source>{hands}: the Ante wins even money.</source>
        <translation>{hands}: el Ante gana 1 a 1.</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager is lost.</source>
        <translation>{hands}: se pierde la apuesta Play.</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager wins even money.</source>
        <translation>{hands}: la apuesta Play gana 1 a 1.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Play Wager goes back.</source>
        <translation>{hands}: manos iguales, así que la apuesta Play se devuelve.</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager wins even money.</source>
        <translation>{hands}: la apuesta Flop gana 1 a 1.</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager is lost.</source>
        <translation>{hands}: se pierde la apuesta Flop.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Flop Wager goes back.</source>
        <translation>{hands}: manos iguales, así que la apuesta Flop se devuelve.</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager wins even money.</source>
        <translation>{hands}: la apuesta Turn gana 1 a 1.</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager is lost.</source>
        <translation>{hands}: se pierde la apuesta Turn.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Turn Wager goes back.</source>
        <translation>{hands}: manos iguales, así que la apuesta Turn se devuelve.</translation>
    </message>
    <message>
        <source>{hands}: the River Wager wins even money.</source>
        <translation>{hands}: la apuesta River gana 1 a 1.</translation>
    </message>
    <message>
        <source>{hands}: the River Wager is lost.</source>
        <translation>{hands}: se pierde la apuesta River.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the River Wager goes back.</source>
        <translation>{hands}: manos iguales, así que la apuesta River se devuelve.</translation>
    </message>
    <message>
        <source>This hand wins more than {limit}, the most that is paid for one hand: {amount} of it is left for the {wager}.</source>
        <translation>Esta mano gana más de {limit}, lo máximo que se paga por una mano: de eso quedan {amount} para el {wager}.</translation>
    </message>
    <message>
        <source>Queens Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Queens Up se paga desde {lowest}, y el puesto {seat} solo tiene {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Queens Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>El puesto {seat} tiene {read}: Queens Up paga {odds} según {table}, tenga lo que tenga el crupier.</translation>
    </message>
    <message>
        <source>Aces Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Aces Up se paga desde {lowest}, y el puesto {seat} solo tiene {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Aces Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>El puesto {seat} tiene {read}: Aces Up paga {odds} según {table}, tenga lo que tenga el crupier.</translation>
    </message>
    <message>
        <source>Trips is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Trips se paga desde {lowest}, y el puesto {seat} solo tiene {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Trips pays {odds} by {table}, whatever the dealer has.</source>
        <translation>El puesto {seat} tiene {read}: Trips paga {odds} según {table}, tenga lo que tenga el crupier.</translation>
    </message>
    <message>
        <source>The bonus is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>El bono se paga desde {lowest}, y el puesto {seat} solo tiene {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the bonus pays {odds} by {table}, win or lose.</source>
        <translation>El puesto {seat} tiene {read}: el bono paga {odds} según {table}, gane o pierda.</translation>
    </message>
    <message>
        <source>Seat {seat} and the dealer both hold two aces: the bonus pays {odds} by {table}.</source>
        <translation>El puesto {seat} y el crupier tienen dos ases cada uno: el bono paga {odds} según {table}.</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat}, {two cards}, are in no row of {table}.</source>
        <translation>Las dos primeras cartas del puesto {seat}, {two cards}, no están en ninguna fila de {table}.</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat} are {two cards}: the bonus pays {odds} by {table}, whatever comes later.</source>
        <translation>Las dos primeras cartas del puesto {seat} son {two cards}: el bono paga {odds} según {table}, venga lo que venga después.</translation>
    </message>
    <message>
        <source>{hands}, so no hand from {lowest} up is beaten.</source>
        <translation>{hands}, así que ninguna mano a partir de {lowest} resulta vencida.</translation>
    </message>
    <message>
        <source>{hands}: the Bad Beat Bonus pays {odds} by {table} for {row} that is beaten.</source>
        <translation>{hands}: el Bad Beat Bonus paga {odds} según {table} por perder con {row}.</translation>
    </message>
    <message>
        <source>{hands}: the dealer&apos;s {row name} is beaten, and the Bad Beat Bonus pays {odds} by {table} for it.</source>
        <translation>{hands}: el crupier pierde con su {row name}, y el Bad Beat Bonus paga {odds} según {table} por ello.</translation>
    </message>
    <message>
        <source>With the extra cards the best five of seat {seat} are {read}, and the Six Card Bonus is paid from {lowest} up.</source>
        <translation>Con las cartas extra, las mejores cinco del puesto {seat} forman {read}, y el Six Card Bonus se paga desde {lowest}.</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in diamonds: {table} has a row of its own for them.</source>
        <translation>Las seis cartas del puesto {seat} van del as al 9 en diamantes: {table} tiene una fila propia para ellas.</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in one suit: {table} has a row of its own for them.</source>
        <translation>Las seis cartas del puesto {seat} van del as al 9 en un mismo palo: {table} tiene una fila propia para ellas.</translation>
    </message>
    <message>
        <source>The best five of the six cards of seat {seat} are {read}: the Six Card Bonus pays {odds} by {table}, whatever the dealer has.</source>
        <translation>Las mejores cinco de las seis cartas del puesto {seat} forman {read}: el Six Card Bonus paga {odds} según {table}, tenga lo que tenga el crupier.</translation>
    </message>
    <message>
        <source>A seat before has won the whole meter, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>Un puesto anterior ganó todo el contador, así que el puesto {seat} cobra del contador ya reiniciado: {odds} por {row}.</translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive with {read}: the floor validates every such win before it is paid.</source>
        <translation>El puesto {seat} gana el progresivo con {read}: el jefe de mesa valida cada ganancia así antes de pagarla.</translation>
    </message>
    <message>
        <source>What seat {seat} won comes from the meter and not from the tray: its hand stays until the papers are done.</source>
        <translation>Lo que ganó el puesto {seat} sale del contador y no de la bandeja: su mano se queda hasta que se completen los documentos.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the progressive pays {odds} by {table}, win or lose.</source>
        <translation>El puesto {seat} tiene {read}: el progresivo paga {odds} según {table}, gane o pierda.</translation>
    </message>
    <message>
        <source>Seat {from} holds {holds}, and seat {seat} has made the progressive wager: the envy bonus rewards everybody else who did.</source>
        <translation>El puesto {from} tiene {holds}, y el puesto {seat} hizo la apuesta progresiva: el Envy Bonus premia a todos los demás que la hicieron.</translation>
    </message>
    <message>
        <source>The five cards of seat {seat} make {read}: the Five Card Hand Bonus pays {odds}, win or lose.</source>
        <translation>Las cinco cartas del puesto {seat} forman {read}: el Five Card Hand Bonus paga {odds}, gane o pierda.</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: {odds} is worked out once and divided among the {sharers} seats that wagered on it.</source>
        <translation>Las cinco cartas del crupier forman {read}: se calcula {odds} una sola vez y se divide entre los {sharers} puestos que apostaron a esa mano.</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: seat {seat} has wagered on that hand and wins {odds}.</source>
        <translation>Las cinco cartas del crupier forman {read}: el puesto {seat} apostó a esa mano y gana {odds}.</translation>
    </message>
    <message>
        <source>The whole meter was won a moment ago, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>Hace un momento se ganó todo el contador, así que el puesto {seat} cobra del contador ya reiniciado: {odds} por {row}.</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus of 500 for 1, or from the meter, is verified by the floor before anything is credited.</source>
        <translation>Un Five Card Hand Bonus de 500 por 1, o del contador, lo verifica el jefe de mesa antes de acreditar nada.</translation>
    </message>
    <message>
        <source>A win from the meter is not credited to the account: the hand of seat {seat} stays until the papers are done.</source>
        <translation>Una ganancia del contador no se acredita a la cuenta: la mano del puesto {seat} se queda hasta que se completen los documentos.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has won from the meter: its cards stay until the papers are done.</source>
        <translation>La mano del crupier ganó del contador: sus cartas se quedan hasta que se completen los documentos.</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and seat {seat} holds it among its five: {odds} on top of everything else.</source>
        <translation>El sistema sorteó la Magic Card ({magic}), y el puesto {seat} la tiene entre sus cinco: {odds} además de todo lo demás.</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and it is among the dealer&apos;s five: {odds} on the wager on that hand.</source>
        <translation>El sistema sorteó la Magic Card ({magic}), y está entre las cinco del crupier: {odds} sobre la apuesta a esa mano.</translation>
    </message>
    <message>
        <source>The system drew the position of seat {seat} for the Lucky Bonus: {odds} on top of everything else.</source>
        <translation>El sistema sorteó la posición del puesto {seat} para el Lucky Bonus: {odds} además de todo lo demás.</translation>
    </message>
    <message>
        <source>The system drew the dealer&apos;s position for the Lucky Bonus: {odds} on the wager on the dealer&apos;s hand.</source>
        <translation>El sistema sorteó la posición del crupier para el Lucky Bonus: {odds} sobre la apuesta a la mano del crupier.</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}, and Cover All is paid from {lowest} up.</source>
        <translation>La mano más alta de la mesa la tiene {holder}, {highest}, y Cover All se paga desde {lowest}.</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}: Cover All pays {odds} for it where the number of players is {players}.</source>
        <translation>La mano más alta de la mesa la tiene {holder}, {highest}: Cover All paga {odds} por ella cuando el número de jugadores es {players}.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds or plays the Ante, and from a pair of aces up as much as three times the Ante.</source>
        <translation>Las decisiones van en sentido horario desde la izquierda del crupier: el puesto {seat} se retira o juega el Ante, y desde un par de ases hasta tres veces el Ante.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds, or plays one to three times the Ante with any hand.</source>
        <translation>Las decisiones van en sentido horario desde la izquierda del crupier: el puesto {seat} se retira, o juega de una a tres veces el Ante con cualquier mano.</translation>
    </message>
    <message>
        <source>Before the flop each player in turn, clockwise, folds or makes a Flop Wager of twice the Ante: now seat {seat}.</source>
        <translation>Antes del flop cada jugador en su turno, en sentido horario, se retira o hace una apuesta Flop del doble del Ante: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the turn or check: now seat {seat}.</source>
        <translation>Quien sigue en juego puede apostar otra vez el Ante antes del turn o pasar: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the river or check: now seat {seat}.</source>
        <translation>Quien sigue en juego puede apostar otra vez el Ante antes del river o pasar: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>Before the flop a player checks or plays three or four times the Ante: now seat {seat}.</source>
        <translation>Antes del flop un jugador pasa o juega tres o cuatro veces el Ante: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>After the flop, who has not played yet checks or plays twice the Ante: now seat {seat}.</source>
        <translation>Después del flop, quien no ha jugado todavía pasa o juega el doble del Ante: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>With the whole board out, who has not played yet plays the Ante once or folds: now seat {seat}.</source>
        <translation>Con todas las comunitarias a la vista, quien no ha jugado todavía juega una vez el Ante o se retira: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>With one card of the dealer in sight each player, clockwise, folds or bets twice the Ante: now seat {seat}.</source>
        <translation>Con una carta del crupier a la vista, cada jugador, en sentido horario, se retira o apuesta el doble del Ante: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} has left the table: its {wager} is treated as lost.</source>
        <translation>El puesto {seat} dejó la mesa: su {wager} se trata como pérdida.</translation>
    </message>
    <message>
        <source>No wager of seat {seat} stands any more after the fold: its cards go to the rack unseen.</source>
        <translation>Ninguna apuesta del puesto {seat} sigue en pie tras retirarse: sus cartas van al descarte sin verse.</translation>
    </message>
    <message>
        <source>After the fold nothing at the table looks at the cards of seat {seat} any more: they go to the rack at once.</source>
        <translation>Tras retirarse, nada en la mesa depende ya de las cartas del puesto {seat}: van al descarte enseguida.</translation>
    </message>
    <message>
        <source>A fold ends the hand: the cards of seat {seat} go to the rack together with the wagers.</source>
        <translation>Retirarse termina la mano: las cartas del puesto {seat} van al descarte y sus apuestas se recogen.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses the Bad Beat Bonus too.</source>
        <translation>El puesto {seat} se retiró, y en esta casa al retirarse se pierde también el Bad Beat Bonus.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Cover All too.</source>
        <translation>El puesto {seat} se retiró, y en esta casa al retirarse se pierde también el Cover All.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Trips too.</source>
        <translation>El puesto {seat} se retiró, y en esta casa al retirarse se pierde también el Trips.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, but a wager that still stands looks at its cards: they are turned in their turn.</source>
        <translation>El puesto {seat} se retiró, pero una apuesta que sigue en pie depende de sus cartas: se voltean cuando les toca.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded and its cards stayed for the envy bonus alone: they are turned after the last seat.</source>
        <translation>El puesto {seat} se retiró y sus cartas quedaron solo por el Envy Bonus: se voltean después del último puesto.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded: its {wager} is lost, and is collected before the dealer shows a card.</source>
        <translation>El puesto {seat} se retiró: pierde su {wager}, que se recoge antes de que el crupier muestre una carta.</translation>
    </message>
    <message>
        <source>Seat {seat} folds: its {wager} is lost, and is collected at once.</source>
        <translation>El puesto {seat} se retira: pierde su {wager}, que se recoge enseguida.</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s hand is shown before the first player&apos;s.</source>
        <translation>Todos han decidido y ya se recogió lo perdido: la mano del crupier se muestra antes que la del primer jugador.</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s six cards are shown before the first player&apos;s.</source>
        <translation>Todos han decidido y ya se recogió lo perdido: las seis cartas del crupier se muestran antes que las del primer jugador.</translation>
    </message>
    <message>
        <source>The last wager is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>La última apuesta está hecha y las comunitarias están completas: las dos cartas del crupier se muestran antes que las del primer jugador.</translation>
    </message>
    <message>
        <source>The last decision is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>La última decisión está tomada y las comunitarias están completas: las dos cartas del crupier se muestran antes que las del primer jugador.</translation>
    </message>
    <message>
        <source>Everybody has bet or folded: now the four hole cards are turned.</source>
        <translation>Todos han apostado o se han retirado: ahora se voltean las cuatro cartas ocultas.</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are {dealer}, king-high or better: the dealer qualifies.</source>
        <translation>Las mejores cuatro de las cinco cartas del crupier forman {dealer}, rey o mejor: el crupier califica.</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are only {dealer}, below king-high: the dealer does not qualify.</source>
        <translation>Las mejores cuatro de las cinco cartas del crupier forman solo {dealer} y no llegan a rey: el crupier no califica.</translation>
    </message>
    <message>
        <source>The best four of all six cards are {dealer}; the dealer needs nothing to qualify.</source>
        <translation>Las mejores cuatro de las seis cartas forman {dealer}; el crupier no necesita calificar.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}.</source>
        <translation>Las mejores cinco entre sus dos cartas y las comunitarias forman {dealer}.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}, a pair or better: the Antes are in play.</source>
        <translation>Las mejores cinco entre sus dos cartas y las comunitarias forman {dealer}, un par o mejor: los Antes están en juego.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are only {dealer}, less than a pair: the Antes still in play go back.</source>
        <translation>Las mejores cinco entre sus dos cartas y las comunitarias forman solo {dealer}, menos de un par: los Antes que siguen en juego se devuelven.</translation>
    </message>
    <message>
        <source>The dealer has {dealer}, and ace-king or better qualifies: the hands are compared.</source>
        <translation>El crupier tiene {dealer}, y as-rey o mejor califica: se comparan las manos.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}: less than ace-king is no hand.</source>
        <translation>El crupier solo tiene {top two}: menos de as-rey es sin mano.</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: the players hear it before the first Ante is paid.</source>
        <translation>El crupier tiene menos de as-rey: los jugadores lo oyen antes de que se pague el primer Ante.</translation>
    </message>
    <message>
        <source>The dealer has no hand, so only hands with a bonus or progressive wager are turned: that of seat {seat} is one.</source>
        <translation>El crupier no tiene mano, así que solo se voltean las manos con apuesta de bono o progresiva: la del puesto {seat} es una.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right, counterclockwise, one hand after the other is turned, and losers are taken at once: now seat {seat}.</source>
        <translation>Desde la derecha del crupier, en sentido antihorario, se voltea una mano tras otra, y lo perdido se toma enseguida: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>Hands are settled one after the other from the dealer&apos;s right, counterclockwise: now seat {seat}.</source>
        <translation>Las manos se liquidan una tras otra desde la derecha del crupier, en sentido antihorario: ahora el puesto {seat}.</translation>
    </message>
    <message>
        <source>The best four of the five cards of seat {seat} are {hand}; the fifth does not count.</source>
        <translation>Las mejores cuatro de las cinco cartas del puesto {seat} forman {hand}; la quinta no cuenta.</translation>
    </message>
    <message>
        <source>For seat {seat} the best five of two cards and the board are {hand}.</source>
        <translation>Para el puesto {seat}, las mejores cinco entre sus dos cartas y las comunitarias forman {hand}.</translation>
    </message>
    <message>
        <source>All five cards of seat {seat} play: {hand}.</source>
        <translation>Juegan las cinco cartas del puesto {seat}: {hand}.</translation>
    </message>
    <message>
        <source>The first Six Card Bonus is to be settled and everything that comes before it is done: what lies on that spot is shown once for all.</source>
        <translation>Toca liquidar el primer Six Card Bonus y todo lo anterior está hecho: lo que está en esa casilla se muestra una vez para todos.</translation>
    </message>
    <message>
        <source>The wagers that the cards of seat {seat} decide are settled: they go to the rack so that the hand can be found again.</source>
        <translation>Las apuestas que deciden las cartas del puesto {seat} están liquidadas: van al descarte de modo que la mano se pueda volver a encontrar.</translation>
    </message>
    <message>
        <source>Every wager of seat {seat} is settled: its cards go to the rack so that the hand can be found again.</source>
        <translation>Todas las apuestas del puesto {seat} están liquidadas: sus cartas van al descarte de modo que la mano se pueda volver a encontrar.</translation>
    </message>
    <message>
        <source>Seat {seat} has lost and its side wagers are settled: the cards of a losing hand go at once.</source>
        <translation>El puesto {seat} perdió y sus apuestas laterales están liquidadas: las cartas de una mano perdedora se recogen enseguida.</translation>
    </message>
    <message>
        <source>Seat {seat} has its wagers back: a tied hand goes after the losers.</source>
        <translation>El puesto {seat} ya tiene sus apuestas de vuelta: una mano empatada se recoge después de las perdedoras.</translation>
    </message>
    <message>
        <source>Every winner is paid: only now the winning hands go, that of seat {seat} among them.</source>
        <translation>Ya se pagó a todos los ganadores: solo ahora se recogen las manos ganadoras, entre ellas la del puesto {seat}.</translation>
    </message>
    <message>
        <source>The last Ante is paid: now the hand of seat {seat} may go.</source>
        <translation>El último Ante está pagado: ahora se puede ir la mano del puesto {seat}.</translation>
    </message>
    <message>
        <source>Every wager is settled and every hand is in: the table is cleared for the next round.</source>
        <translation>Toda apuesta está liquidada y toda mano recogida: la mesa se despeja para la siguiente ronda.</translation>
    </message>
    <message>
        <source>The system learns which hand has won by its key, and then the supervisor confirms it.</source>
        <translation>El sistema se entera por su tecla de qué mano ganó, y luego el supervisor lo confirma.</translation>
    </message>
    <message>
        <source>Everything is settled and reconciled: GAME OVER opens the system for the next round.</source>
        <translation>Todo está liquidado y conciliado: GAME OVER abre el sistema para la siguiente ronda.</translation>
    </message>
    <message>
        <source>Before community cards are shown one card goes away unseen.</source>
        <translation>Antes de mostrar cartas comunitarias se va una carta sin verse.</translation>
    </message>
    <message>
        <source>Everybody has decided: the flop is three cards, face up.</source>
        <translation>Todos han decidido: el flop son tres cartas, boca arriba.</translation>
    </message>
    <message>
        <source>The fourth community card follows when nobody has anything left to decide before it.</source>
        <translation>La cuarta carta comunitaria sigue cuando ya nadie tiene nada que decidir antes de ella.</translation>
    </message>
    <message>
        <source>The fifth community card completes the board.</source>
        <translation>La quinta carta comunitaria completa la mesa.</translation>
    </message>
    <message>
        <source>Cards are dealt only when the players know that bets are closed.</source>
        <translation>Solo se reparten cartas cuando los jugadores saben que las apuestas están cerradas.</translation>
    </message>
    <message>
        <source>With bets closed no electronic wager may slip in: the system is locked.</source>
        <translation>Con las apuestas cerradas no puede colarse ninguna apuesta electrónica: el sistema se bloquea.</translation>
    </message>
    <message>
        <source>The key lights the sensors while the chips still lie on them.</source>
        <translation>La tecla enciende los sensores mientras las fichas siguen sobre ellos.</translation>
    </message>
    <message>
        <source>The progressive wagers are taken before the first card, whatever becomes of them.</source>
        <translation>Las apuestas progresivas se toman antes de la primera carta, pase lo que pase con ellas.</translation>
    </message>
    <message>
        <source>The number of chips taken, {count}, has to be the one that the system accepted.</source>
        <translation>El número de fichas tomadas, {count}, tiene que ser el que aceptó el sistema.</translation>
    </message>
    <message>
        <source>Somebody has a Six Card Bonus: what it is decided by has a place of its own in front of the dealer, face down.</source>
        <translation>Alguien tiene un Six Card Bonus: lo que lo decide tiene un lugar propio frente al crupier, boca abajo.</translation>
    </message>
    <message>
        <source>Of the last stack only what is needed is used: the rest goes to the rack unseen.</source>
        <translation>De la última entrega solo se usa lo necesario: lo demás va al descarte sin verse.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card lies face up by the rules: it is no exposed card.</source>
        <translation>La última carta del crupier está boca arriba por regla: no es una carta expuesta.</translation>
    </message>
    <message>
        <source>One card at a time, clockwise from the dealer&apos;s left, the dealer&apos;s own last in each pass: now {to}.</source>
        <translation>Una carta a la vez, en sentido horario desde la izquierda del crupier, la del crupier al final de cada vuelta: ahora {to}.</translation>
    </message>
    <message>
        <source>The shoe gives whole stacks, clockwise from the dealer&apos;s left, the dealer&apos;s own last: now {to}.</source>
        <translation>El sabot entrega las cartas de cada mano juntas, en sentido horario desde la izquierda del crupier, las del crupier al final: ahora {to}.</translation>
    </message>
    <message>
        <source>This shoe gives each hand as a whole, in an order of its own that the rules allow: now {to}.</source>
        <translation>Este sabot entrega cada mano completa, en un orden propio que las reglas permiten: ahora {to}.</translation>
    </message>
    <message>
        <source>Where no device counts the deck, the dealer counts what is left at least every {every} rounds: {count} cards.</source>
        <translation>Donde ningún equipo cuenta la baraja, el crupier cuenta lo que queda al menos cada {every} rondas: {count} cartas.</translation>
    </message>
    <message>
        <source>What is left of the deck is not needed any more, and nobody may see it.</source>
        <translation>Lo que queda de la baraja ya no se necesita, y nadie puede verlo.</translation>
    </message>
    <message>
        <source>New cards are looked through before anybody plays with them: front and back, for anything that marks them.</source>
        <translation>Las cartas nuevas se revisan antes de que alguien juegue con ellas: cara y dorso, en busca de cualquier marca.</translation>
    </message>
    <message>
        <source>A second pair of eyes: the floor confirms what the dealer has inspected.</source>
        <translation>Un segundo par de ojos: el jefe de mesa confirma lo que el crupier inspeccionó.</translation>
    </message>
    <message>
        <source>The first player to arrive may see that the deck is complete.</source>
        <translation>El primer jugador en llegar puede ver que la baraja está completa.</translation>
    </message>
    <message>
        <source>Face down and mixed by hand, no card can be followed.</source>
        <translation>Con las cartas boca abajo y mezcladas a mano, ninguna se puede seguir.</translation>
    </message>
    <message>
        <source>The washed cards become one stack again for the shuffle.</source>
        <translation>Las cartas lavadas vuelven a ser un solo mazo para barajarlas.</translation>
    </message>
    <message>
        <source>Before play and after each round the cards are shuffled so that nothing of the old order is left.</source>
        <translation>Antes de jugar y después de cada ronda se barajan las cartas para que no quede nada del orden anterior.</translation>
    </message>
    <message>
        <source>The cover card goes at least {count} cards deep, so that nobody knows the first card or the last.</source>
        <translation>La carta de corte entra a {count} cartas o más, para que nadie sepa cuál es la primera carta ni la última.</translation>
    </message>
    <message>
        <source>The cut stack goes into the shoe, from which alone it is dealt.</source>
        <translation>Las cartas cortadas van al sabot, y solo de él se reparten.</translation>
    </message>
    <message>
        <source>Two decks of different backs change places every round: one is played, the other is shuffled.</source>
        <translation>Dos barajas de distinto dorso se turnan cada ronda: una se juega, la otra se baraja.</translation>
    </message>
    <message>
        <source>Decks are replaced in time, before wear or marks tell one card from another.</source>
        <translation>Las barajas se cambian a tiempo, antes de que el desgaste o las marcas distingan una carta de otra.</translation>
    </message>
    <message>
        <source>While nobody plays, the cards lie spread face down.</source>
        <translation>Mientras nadie juega, las cartas están extendidas boca abajo.</translation>
    </message>
    <message>
        <source>At a table with a shuffler the cards of an idle table are stacked and not washed.</source>
        <translation>En una mesa con barajadora, las cartas de una mesa inactiva se apilan y no se lavan.</translation>
    </message>
    <message>
        <source>The stack of the idle table goes into the shuffler, and is shuffled there.</source>
        <translation>Las cartas de la mesa inactiva van a la barajadora, y ahí se barajan.</translation>
    </message>
    <message>
        <source>Play begins with the deck that the shuffler has held ready.</source>
        <translation>El juego empieza con la baraja que la barajadora tenía lista.</translation>
    </message>
    <message>
        <source>The round is void: every wager goes back, also the {wager} that was taken before the deal.</source>
        <translation>La ronda es nula: se devuelven todas las apuestas, también el {wager} que se tomó antes del reparto.</translation>
    </message>
    <message>
        <source>The round is void and decides nothing: the {wager} goes back to seat {seat}.</source>
        <translation>La ronda es nula y no decide nada: el {wager} se devuelve al puesto {seat}.</translation>
    </message>
    <message>
        <source>The card that was seen is out of this round: it goes to the rack.</source>
        <translation>La carta que se vio está fuera de esta ronda: va al descarte.</translation>
    </message>
    <message>
        <source>The order of these cards is not to be trusted any more: they are shuffled.</source>
        <translation>Ya no se puede confiar en el orden de estas cartas: se barajan.</translation>
    </message>
    <message>
        <source>Nobody plays on with a deck that is not complete: it leaves the table.</source>
        <translation>Nadie sigue jugando con una baraja incompleta: sale de la mesa.</translation>
    </message>
    <message>
        <source>The cut did not count: the cards are cut again, deep enough.</source>
        <translation>El corte no valió: las cartas se cortan otra vez, a profundidad suficiente.</translation>
    </message>
    <message>
        <source>Nobody may take a device for usable that is not: it is covered first.</source>
        <translation>Nadie debe creer que un equipo sirve si no sirve: primero se cubre.</translation>
    </message>
    <message>
        <source>The two numbers differ: only the floor can clear that up.</source>
        <translation>Los dos números difieren: solo el jefe de mesa puede aclararlo.</translation>
    </message>
    <message>
        <source>The round is void, but the first two cards decide the bonus: those of seat {seat} are turned.</source>
        <translation>La ronda es nula, pero las dos primeras cartas deciden el bono: se voltean las del puesto {seat}.</translation>
    </message>
</context>
<context>
    <name>WrongValue</name>
    <message>
        <source>%1 is %2 too much.</source>
        <translation>%1 es %2 de más.</translation>
    </message>
    <message>
        <source>%1 is %2 too little.</source>
        <translation>%1 es %2 de menos.</translation>
    </message>
    <message>
        <source>You added the stake: at %1 it stays the player&apos;s anyway, and only the win is paid.</source>
        <translation>Usted sumó la apuesta: con un pago de %1 esta es del jugador de todos modos, y solo se paga la ganancia.</translation>
    </message>
    <message>
        <source>You kept the stake back: it was taken before the deal, and %1 is paid in full.</source>
        <translation>Usted descontó la apuesta: se tomó antes del reparto, y se paga %1 completo.</translation>
    </message>
    <message>
        <source>%1 is what %2 pays; this wager is paid for %3.</source>
        <translation>%1 es lo que paga %2; esta apuesta se paga por %3.</translation>
    </message>
    <message>
        <source>%1 is the stake; it pays %2.</source>
        <translation>%1 es la apuesta; paga %2.</translation>
    </message>
    <message>
        <source>%1 is more than the limit leaves for this hand.</source>
        <translation>%1 es más de lo que el límite deja para esta mano.</translation>
    </message>
    <message>
        <source>%1 is exact, but this house rounds down.</source>
        <translation>%1 es exacto, pero esta casa redondea hacia abajo.</translation>
    </message>
    <message>
        <source>The whole stake is taken: %1.</source>
        <translation>Se toma toda la apuesta: %1.</translation>
    </message>
    <message>
        <source>The stake goes back as it was: %1.</source>
        <translation>La apuesta se devuelve tal como estaba: %1.</translation>
    </message>
    <message>
        <source>The right number is %1.</source>
        <translation>El número correcto es %1.</translation>
    </message>
    <message>
        <source>No amount was named.</source>
        <translation>No se dijo ningún importe.</translation>
    </message>
    <message>
        <source>A hand is set from %1 different cards here.</source>
        <translation>Aquí una mano se arma con %1 cartas distintas.</translation>
    </message>
    <message>
        <source>These cards make %1, but a higher one can be made.</source>
        <translation>Estas cartas forman %1, pero se puede formar una mano más alta.</translation>
    </message>
    <message>
        <source>These cards make %1; the best hand is %2.</source>
        <translation>Estas cartas forman %1; la mejor mano es %2.</translation>
    </message>
    <message>
        <source>The cards are right, but the hand was not named: %1.</source>
        <translation>Las cartas son correctas, pero no se nombró la mano: %1.</translation>
    </message>
    <message>
        <source>The cards are right, but they are no %1: they make %2.</source>
        <translation>Las cartas son correctas, pero no son %1: forman %2.</translation>
    </message>
    <message>
        <source>Right to stop, but for another reason</source>
        <translation>Bien detenido, pero por otra razón</translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation>Resolución incorrecta</translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <translation>Mano equivocada</translation>
    </message>
    <message>
        <source>Wrong name</source>
        <translation>Nombre equivocado</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Número equivocado</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>Importe equivocado</translation>
    </message>
    <message>
        <source>The wrong side up</source>
        <translation>El lado equivocado arriba</translation>
    </message>
    <message>
        <source>Wrong outcome</source>
        <translation>Desenlace equivocado</translation>
    </message>
</context>
<context>
    <name>cutcard::ExamController</name>
    <message>
        <source>An exam is running already. End it first.</source>
        <translation>Ya hay un examen en curso. Termínelo primero.</translation>
    </message>
    <message>
        <source>This round cannot be shown. Call your supervisor: %1</source>
        <translation>Esta ronda no se puede mostrar. Llame a su supervisor: %1</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Elija primero una respuesta.</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can go on with it or end it here.</source>
        <translation>El examen no ha terminado. Un supervisor puede seguirlo o terminarlo aquí.</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can interrupt or end it: Ctrl+Alt+S, or the button above.</source>
        <translation>El examen no ha terminado. Un supervisor puede interrumpirlo o terminarlo: Ctrl+Alt+S, o el botón de arriba.</translation>
    </message>
    <message>
        <source>Item %1 of %2</source>
        <translation>Ítem %1 de %2</translation>
    </message>
    <message>
        <source>left in this section</source>
        <translation>restan en esta sección</translation>
    </message>
    <message>
        <source>left in the exam</source>
        <translation>restan en el examen</translation>
    </message>
</context>
<context>
    <name>cutcard::HistoryList</name>
    <message>
        <source>%1, %2, %3, actions: %4, errors: %5</source>
        <translation>%1, %2, %3, acciones: %4, errores: %5</translation>
    </message>
</context>
<context>
    <name>cutcard::KeyTable</name>
    <message>
        <source>The keys for &quot;%1&quot; cannot be changed.</source>
        <translation>Las teclas de “%1” no se pueden cambiar.</translation>
    </message>
    <message>
        <source>This is not a key that can be used. Press another one.</source>
        <translation>Esta tecla no se puede usar. Pulse otra.</translation>
    </message>
    <message>
        <source>%1 is needed for seats, amounts and moving about. Press another key.</source>
        <translation>%1 se necesita para puestos, importes y para moverse. Pulse otra tecla.</translation>
    </message>
    <message>
        <source>%1 is the key for &quot;%2&quot; already. Give that one another key first.</source>
        <translation>%1 ya es la tecla de “%2”. Dele primero otra tecla a esa acción.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>No existe esa acción.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key for &quot;%2&quot;; %3 is used instead.</source>
        <translation>“%1” no es una tecla para “%2”; se usa %3 en su lugar.</translation>
    </message>
    <message>
        <source>Two actions have the same key; all keys are at their defaults again.</source>
        <translation>Dos acciones tienen la misma tecla; todas las teclas vuelven a su valor inicial.</translation>
    </message>
</context>
<context>
    <name>cutcard::MasteryBoard</name>
    <message>
        <source>Look at it once more, slowly: %1 (%2)</source>
        <translation>Mírelo otra vez, despacio: %1 (%2)</translation>
    </message>
    <message>
        <source>Due for review: %1 (%2)</source>
        <translation>Toca repasar: %1 (%2)</translation>
    </message>
    <message>
        <source>%3 % right: %1 (%2)</source>
        <translation>%3 % correcto: %1 (%2)</translation>
    </message>
    <message>
        <source>New for you: %1 (%2)</source>
        <translation>Nuevo para usted: %1 (%2)</translation>
    </message>
    <message>
        <source>Your most frequent error: %1, mostly here: %2 (%3)</source>
        <translation>Su error más frecuente: %1, sobre todo aquí: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>%1 manos por hora</translation>
    </message>
    <message>
        <source>%1: not part of this game</source>
        <translation>%1: no es parte de este juego</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 skills practised</source>
        <translation>%1: %2, %3 de %4 habilidades practicadas</translation>
    </message>
</context>
<context>
    <name>cutcard::QuestionDesk</name>
    <message>
        <source>This is how it goes</source>
        <translation>Así se hace</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>No es correcto</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message numerus="yes">
        <source>Right, but slower than %n second(s)</source>
        <translation>
            <numerusform>Correcto, pero tardó más de %n segundo</numerusform>
            <numerusform>Correcto, pero tardó más de %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ruling %2</source>
        <translation>%1, resolución %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::ReviewSession</name>
    <message>
        <source>This one slips away again and again: look at the answer first.</source>
        <translation>Esta se le olvida una y otra vez: mire primero la respuesta.</translation>
    </message>
    <message>
        <source>Take twice the time for this one.</source>
        <translation>Tómese el doble de tiempo para esta.</translation>
    </message>
    <message>
        <source>Take your time, and ask a supervisor to show you this at the table.</source>
        <translation>Tómese su tiempo, y pida a un supervisor que se lo muestre en la mesa.</translation>
    </message>
</context>
<context>
    <name>cutcard::RoundController</name>
    <message>
        <source>Say who you are first: what you do is kept.</source>
        <translation>Diga primero quién es: lo que hace se guarda.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The last step was taken back.</source>
        <translation>Se deshizo el último paso.</translation>
    </message>
    <message>
        <source>Choose a seat first: touch it, or press its number.</source>
        <translation>Elija primero un puesto: tóquelo, o pulse su número.</translation>
    </message>
    <message>
        <source>Choose a spot first: touch it, or press the seat&apos;s number and the arrows.</source>
        <translation>Elija primero una casilla: tóquela, o pulse el número del puesto y las flechas.</translation>
    </message>
    <message>
        <source>To the whole table? Call once more. For a wager, choose its spot first.</source>
        <translation>¿Para toda la mesa? Llame otra vez. Para una apuesta, elija primero su casilla.</translation>
    </message>
    <message>
        <source>These cards lie face down: nobody can read them yet.</source>
        <translation>Estas cartas están boca abajo: nadie puede leerlas todavía.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>Después de la ronda</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Usted reparte</translation>
    </message>
    <message>
        <source>The floor comments after the round.</source>
        <translation>El jefe de mesa comenta después de la ronda.</translation>
    </message>
    <message>
        <source>Something may go wrong in this round: watch the table.</source>
        <translation>Algo puede salir mal en esta ronda: vigile la mesa.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Según el reglamento</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>Apertura de las apuestas</translation>
    </message>
    <message>
        <source>A card is dealt</source>
        <translation>Se reparte una carta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>COIN IN</source>
        <translation>COIN IN</translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation>La mano ganadora</translation>
    </message>
    <message>
        <source>GAME OVER</source>
        <translation>GAME OVER</translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation>por el puesto %1</translation>
    </message>
    <message>
        <source>Set the hand</source>
        <translation>Armar la mano</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Sus propias cartas</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Seat %1 · %2</source>
        <translation>Puesto %1 · %2</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Pagar %1</translation>
    </message>
    <message>
        <source>%1: pull out the %2 cards that play, and name the hand</source>
        <translation>%1: saque las %2 cartas que juegan y nombre la mano</translation>
    </message>
    <message>
        <source>Stop: what is wrong?</source>
        <translation>Alto: ¿qué está mal?</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>¿Cuál es la resolución?</translation>
    </message>
    <message>
        <source>The keypad of the progressive system</source>
        <translation>El teclado del sistema progresivo</translation>
    </message>
    <message>
        <source>Envy bonus to %1: for whose hand, and how much?</source>
        <translation>Envy Bonus para %1: ¿por la mano de quién, y cuánto?</translation>
    </message>
    <message>
        <source>How many cards are in the stub?  %1</source>
        <translation>¿Cuántas cartas hay en el resto?  %1</translation>
    </message>
    <message>
        <source>How deep does the cover card go at least?  %1</source>
        <translation>¿A qué profundidad entra la carta de corte como mínimo?  %1</translation>
    </message>
    <message>
        <source>How many progressive wagers does the system have to show?  %1</source>
        <translation>¿Cuántas apuestas progresivas tiene que mostrar el sistema?  %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda terminó</translation>
    </message>
    <message>
        <source>Flawless: %1 of %2</source>
        <translation>Impecable: %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try</source>
        <translation>%1 de %2 correctos a la primera</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
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
        <translation>Reparto %L1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::School</name>
    <message>
        <source>Checking the records: %1 %</source>
        <translation>Revisando los registros: %1 %</translation>
    </message>
    <message>
        <source>Comparing what was written: %1 %</source>
        <translation>Comparando lo escrito: %1 %</translation>
    </message>
    <message>
        <source>Bringing the records up to date: %1 %</source>
        <translation>Actualizando los registros: %1 %</translation>
    </message>
    <message>
        <source>Bringing back what was interrupted: %1 %</source>
        <translation>Recuperando lo interrumpido: %1 %</translation>
    </message>
    <message>
        <source>Making today&apos;s backup: %1 %</source>
        <translation>Haciendo el respaldo de hoy: %1 %</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Opening the records</source>
        <translation>Abriendo los registros</translation>
    </message>
</context>
<context>
    <name>cutcard::SchoolLine</name>
    <message>
        <source>The school has everything.</source>
        <translation>La escuela lo tiene todo.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) wait for the school.</source>
        <translation>
            <numerusform>%n registro espera para la escuela.</numerusform>
            <numerusform>%n registros esperan para la escuela.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the school</source>
        <translation>Buscando la escuela</translation>
    </message>
    <message>
        <source>The school does not answer.</source>
        <translation>La escuela no responde.</translation>
    </message>
</context>
<context>
    <name>cutcard::Settings</name>
    <message>
        <source>The settings in &quot;%1&quot; cannot be read; the defaults are used.</source>
        <translation>Los ajustes en “%1” no se pueden leer; se usan los valores iniciales.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used for &quot;%2&quot;; it is %3 now.</source>
        <translation>“%1” no se puede usar para “%2”; ahora es %3.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;; it is ignored.</source>
        <translation>No existe el ajuste “%1”; se pasa por alto.</translation>
    </message>
    <message>
        <source>The school&apos;s server is named by a section of ~/.pg_service.conf, and by nothing else; none is used now.</source>
        <translation>El servidor de la escuela se indica con una sección de ~/.pg_service.conf y con nada más; ahora no se usa ninguno.</translation>
    </message>
    <message>
        <source>Some lines of the settings in &quot;%1&quot; cannot be read; they are ignored.</source>
        <translation>Algunas líneas de los ajustes en “%1” no se pueden leer; se ignoran.</translation>
    </message>
</context>
<context>
    <name>cutcard::StepRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>cutcard::TableModel</name>
    <message>
        <source>Dealer: %1</source>
        <translation>Crupier: %1</translation>
    </message>
    <message>
        <source>Dealer: %1, qualifies</source>
        <translation>Crupier: %1, califica</translation>
    </message>
    <message>
        <source>Dealer: %1, does not qualify</source>
        <translation>Crupier: %1, no califica</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Sin mano</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
</context>
<context>
    <name>cutcard::TimeLine</name>
    <message>
        <source>%1 (taken back)</source>
        <translation>%1 (deshecho)</translation>
    </message>
</context>
<context>
    <name>cutcard::kiosk::IdleNotice</name>
    <message numerus="yes">
        <source>Nobody here? The console closes in %n second(s). Touch anything to stay.</source>
        <translation>
            <numerusform>¿No hay nadie? La consola se cierra en %n segundo. Toque cualquier cosa para seguir.</numerusform>
            <numerusform>¿No hay nadie? La consola se cierra en %n segundos. Toque cualquier cosa para seguir.</numerusform>
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
        <translation>La fila elegida</translation>
    </message>
    <message>
        <source>About the chosen row</source>
        <translation>Sobre la fila elegida</translation>
    </message>
    <message>
        <source>Details of the chosen row</source>
        <translation>Detalles de la fila elegida</translation>
    </message>
    <message>
        <source>E&amp;rrors</source>
        <translation>E&amp;rrores</translation>
    </message>
    <message>
        <source>For who&amp;m</source>
        <translation>Para &amp;quién</translation>
    </message>
    <message>
        <source>Among &amp;all</source>
        <translation>Entre &amp;todos</translation>
    </message>
    <message>
        <source>Nobody made an error here.</source>
        <translation>Nadie cometió errores aquí.</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>Errores por familia</translation>
    </message>
    <message>
        <source>Errors by family and reason</source>
        <translation>Errores por familia y motivo</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué salió mal</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Cuántas veces</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Proporción de los puntos</translation>
    </message>
    <message>
        <source>Shares of the points, the lowest first</source>
        <translation>Partes de los puntos, la más baja primero</translation>
    </message>
    <message>
        <source>Groups first, then trainees; the lowest share of the points first.</source>
        <translation>Primero grupos, luego aprendices; la menor parte de los puntos primero.</translation>
    </message>
    <message>
        <source>Facility and discrimination of all rows</source>
        <translation>Facilidad y discriminación de todas las filas</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Elija una fila</translation>
    </message>
    <message>
        <source>Its errors, and for whom it fails, are shown here.</source>
        <translation>Aquí se muestran sus errores y a quién se le dificulta.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Grupo: %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisModel</name>
    <message>
        <source>%1 (form %2)</source>
        <translation>%1 (prueba %2)</translation>
    </message>
    <message>
        <source>The family of the most frequent errors.</source>
        <translation>La familia de los errores más frecuentes.</translation>
    </message>
    <message>
        <source>The mean share of the points that was earned: 100 % is easy, 0 % is hard.</source>
        <translation>La proporción media de los puntos obtenidos: 100 % es fácil, 0 % es difícil.</translation>
    </message>
    <message>
        <source>How closely success here goes with success in the rest of the exam, from -1 to 1.</source>
        <translation>Qué tanto el éxito aquí va con el éxito en el resto del examen, de -1 a 1.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Facilidad</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Discriminación</translation>
    </message>
    <message>
        <source>Main error</source>
        <translation>Error principal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisPage</name>
    <message>
        <source>List and details</source>
        <translation>Lista y detalles</translation>
    </message>
    <message>
        <source>Count by skill or by item</source>
        <translation>Contar por habilidad o por ítem</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Item of the exam</source>
        <translation>Ítem del examen</translation>
    </message>
    <message>
        <source>Count &amp;by</source>
        <translation>Contar p&amp;or</translation>
    </message>
    <message>
        <source>Figures of the skills or items</source>
        <translation>Cifras de las habilidades o ítems</translation>
    </message>
    <message>
        <source>What should be looked at</source>
        <translation>Qué conviene revisar</translation>
    </message>
    <message>
        <source>Facility: the mean share of the points that was earned, so 100 % is easy. Discrimination: how closely success here goes with success in the rest of the exam, so 1 is sharp and below 0 something is wrong.</source>
        <translation>Facilidad: la parte media de los puntos obtenida, así que 100 % es fácil. Discriminación: qué tanto el éxito aquí va con el éxito en el resto del examen, así que 1 distingue muy bien y por debajo de 0 algo está mal.</translation>
    </message>
    <message>
        <source>Item analysis</source>
        <translation>Análisis de ítems</translation>
    </message>
    <message>
        <source>Choose an exam above: items can be compared within one exam only.</source>
        <translation>Elija un examen arriba: los ítems solo se pueden comparar dentro de un examen.</translation>
    </message>
    <message>
        <source>No two trainees had the same form of this exam. Count by skill, or give the exam one seed for everybody.</source>
        <translation>No hubo dos aprendices con la misma prueba de este examen. Cuente por habilidad, o dele al examen una sola semilla para todos.</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; the figures appear here when it is over.</source>
        <translation>Aún no se ha terminado ningún examen. Inicie uno en la página de exámenes; las cifras aparecen aquí cuando termine.</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>Ningún examen terminado corresponde a esta selección. Elija un periodo más largo, otro examen o a todos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out (rows with %n attempts or more).</source>
        <translation>
            <numerusform>Nada llama la atención (filas con %n intento o más).</numerusform>
            <numerusform>Nada llama la atención (filas con %n intentos o más).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at these first (rows with %n attempts or more):</source>
        <translation>
            <numerusform>Revise estas primero (filas con %n intento o más):</numerusform>
            <numerusform>Revise estas primero (filas con %n intentos o más):</numerusform>
        </translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>(borrado)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AttemptView</name>
    <message>
        <source>not reached</source>
        <translation>no alcanzado</translation>
    </message>
    <message>
        <source>✗✗ %1, critical</source>
        <translation>✗✗ %1, crítico</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>‹ &amp;Results</source>
        <translation>‹ &amp;Resultados</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Volver a la lista (Esc)</translation>
    </message>
    <message>
        <source>Whose attempt at which exam</source>
        <translation>De quién es el intento y de qué examen</translation>
    </message>
    <message>
        <source>About the attempt</source>
        <translation>Sobre el intento</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation>&amp;Guardar como</translation>
    </message>
    <message>
        <source>Re&amp;grade…</source>
        <translation>Re&amp;calificar…</translation>
    </message>
    <message>
        <source>Judge the stored rounds by the rules of today</source>
        <translation>Juzgar las rondas guardadas con las reglas de hoy</translation>
    </message>
    <message>
        <source>Items, score and record</source>
        <translation>Ítems, puntaje y registro</translation>
    </message>
    <message>
        <source>Items of the exam</source>
        <translation>Ítems del examen</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Score by sections and skills</source>
        <translation>Puntaje por secciones y habilidades</translation>
    </message>
    <message>
        <source>Seal, rules and regradings</source>
        <translation>Sello, reglas y recalificaciones</translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation>Í&amp;tems</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>&amp;Puntaje</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>Regi&amp;stro</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(nombre borrado)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>trainee and exam</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Iniciado %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>duró %1</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Errores: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n crítico</numerusform>
            <numerusform>%n críticos</numerusform>
        </translation>
    </message>
    <message>
        <source>Interruptions: %1</source>
        <translation>Interrupciones: %1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>hasta ahora %1</translation>
    </message>
    <message>
        <source>seal %1: %2</source>
        <translation>sello %1: %2</translation>
    </message>
    <message>
        <source>%1 %2
regraded, first %3</source>
        <translation>%1 %2
recalificado, antes %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>There is no mistake in this attempt.</source>
        <translation>No hay errores en este intento.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::BoardWidget</name>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::CardGrid</name>
    <message>
        <source>Cards to pick from</source>
        <translation>Cartas para elegir</translation>
    </message>
    <message>
        <source>%1: %2 already</source>
        <translation>%1: ya está %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConflictModel</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>The kiosk&apos;s version</source>
        <translation>Versión del quiosco</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>Changed there</source>
        <translation>Modificado allí</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleBody</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleWindow</name>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>Consola del supervisor</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console</source>
        <translation>Cutcard: consola del supervisor</translation>
    </message>
    <message>
        <source>You were signed out because nobody was here.</source>
        <translation>Se cerró su sesión porque no había nadie.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Sign out</source>
        <translation>Cerrar &amp;sesión</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Close console</source>
        <translation>&amp;Cerrar la consola</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
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
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Leer de nuevo</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>Sesión: %1</translation>
    </message>
    <message>
        <source>Check this &amp;machine…</source>
        <translation>Co&amp;mprobar este equipo…</translation>
    </message>
    <message>
        <source>Open the &amp;records of this computer</source>
        <translation>Abrir los &amp;registros de este equipo</translation>
    </message>
    <message>
        <source>Open the school&apos;s &amp;records</source>
        <translation>Abrir los &amp;registros de la escuela</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the school&apos;s records</source>
        <translation>Cutcard: consola del supervisor, registros de la escuela</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the records of this computer</source>
        <translation>Cutcard: consola del supervisor, registros de este equipo</translation>
    </message>
    <message>
        <source>Opening the other records…</source>
        <translation>Abriendo los otros registros…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionBar</name>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Saving an older version makes it the newest one again.</source>
        <translation>Al guardar una versión anterior, vuelve a ser la más nueva.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Give up changes</source>
        <translation>Descartar ca&amp;mbios</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Ex&amp;portar…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Sin guardar todavía</translation>
    </message>
    <message>
        <source>Cannot be saved yet. %1 (at %2)</source>
        <translation>Aún no se puede guardar. %1 (en %2)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionPage</name>
    <message>
        <source>&amp;Import…</source>
        <translation>Impor&amp;tar…</translation>
    </message>
    <message>
        <source>Put right what is marked before you duplicate it.</source>
        <translation>Corrija lo marcado antes de duplicarlo.</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, copia</translation>
    </message>
    <message>
        <source>%1 is saved as version %2.</source>
        <translation>%1 se guardó como versión %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 no se puede leer. %2</translation>
    </message>
    <message>
        <source>Read from %1. Save it to keep it.</source>
        <translation>Leído de %1. Guárdelo para conservarlo.</translation>
    </message>
    <message>
        <source>Put right what is marked before you export it.</source>
        <translation>Corrija lo marcado antes de exportarlo.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another place.</source>
        <translation>%1 no se puede escribir. Elija otro lugar.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionShelf</name>
    <message>
        <source>(no title)</source>
        <translation>(sin título)</translation>
    </message>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (en %2)</translation>
    </message>
    <message>
        <source>This definition is no longer there.</source>
        <translation>Esta definición ya no existe.</translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation>No hay nada que guardar.</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Versión %1, %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DurationBox</name>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
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
        <translation>Comprobando…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EventModel</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trainee and an exam</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamCritical</name>
    <message>
        <source>Any irregularity</source>
        <translation>Cualquier irregularidad</translation>
    </message>
    <message>
        <source>Add a critical &amp;error</source>
        <translation>Agregar un error críti&amp;co</translation>
    </message>
    <message>
        <source>Add a critical error</source>
        <translation>Agregar un error crítico</translation>
    </message>
    <message>
        <source>No error fails this exam by itself.</source>
        <translation>Ningún error reprueba por sí solo este examen.</translation>
    </message>
    <message>
        <source>Amount of critical error %1 in dollars</source>
        <translation>Importe del error crítico %1 en dólares</translation>
    </message>
    <message>
        <source>Irregularity of critical error %1</source>
        <translation>Irregularidad del error crítico %1</translation>
    </message>
    <message>
        <source>Remove critical error %1</source>
        <translation>Quitar el error crítico %1</translation>
    </message>
    <message>
        <source>Remove a critical error</source>
        <translation>Quitar un error crítico</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamDraft</name>
    <message>
        <source>Rule set</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Selections</source>
        <translation>Opciones</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamEditor</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Parts of the exam</source>
        <translation>Partes del examen</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Examen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Me&amp;sa</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Time and form</source>
        <translation>Tiempo y prueba</translation>
    </message>
    <message>
        <source>Errors that fail the exam by themselves</source>
        <translation>Errores que reprueban por sí solos el examen</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Reglas de la casa: %1</translation>
    </message>
    <message>
        <source>House rules: %1, as they were when chosen</source>
        <translation>Reglas de la casa: %1, como eran al elegirlas</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Nota mínima</translation>
    </message>
    <message>
        <source>Pass mark in percent</source>
        <translation>Nota mínima en porcentaje</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The trainee sees</source>
        <translation>El aprendiz ve</translation>
    </message>
    <message>
        <source>What the trainee sees afterwards</source>
        <translation>Qué ve el aprendiz después</translation>
    </message>
    <message>
        <source>Order of steps</source>
        <translation>Orden de los pasos</translation>
    </message>
    <message>
        <source>Strict house order</source>
        <translation>Orden estricto de la casa</translation>
    </message>
    <message>
        <source>The house order alone is right</source>
        <translation>Solo el orden de la casa es correcto</translation>
    </message>
    <message>
        <source>Whole exam</source>
        <translation>Todo el examen</translation>
    </message>
    <message>
        <source>Time of the whole exam</source>
        <translation>Tiempo de todo el examen</translation>
    </message>
    <message>
        <source>Target, hands an hour</source>
        <translation>Meta, manos por hora</translation>
    </message>
    <message>
        <source>Pace target in hands an hour</source>
        <translation>Meta de ritmo en manos por hora</translation>
    </message>
    <message>
        <source>Target, rounds an hour</source>
        <translation>Meta, rondas por hora</translation>
    </message>
    <message>
        <source>Pace target in rounds an hour</source>
        <translation>Meta de ritmo en rondas por hora</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>A fresh form each time</source>
        <translation>Una prueba nueva cada vez</translation>
    </message>
    <message>
        <source>The same form for everybody</source>
        <translation>La misma prueba para todos</translation>
    </message>
    <message>
        <source>Seed of the form</source>
        <translation>Semilla de la prueba</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The table is that of the house rules; change them on the page of rules, save them there and choose them here again.</source>
        <translation>La mesa es la de las reglas de la casa; cámbielas en la página de reglas, guárdelas ahí y elíjalas aquí de nuevo.</translation>
    </message>
    <message>
        <source>Take the chapter as it stands &amp;again</source>
        <translation>Volver al capítulo ta&amp;l como está</translation>
    </message>
    <message>
        <source>Choose what this table &amp;offers</source>
        <translation>Elegir qué &amp;ofrece esta mesa</translation>
    </message>
    <message>
        <source>The exam is held by the chapter, as a house plays it that says nothing.</source>
        <translation>El examen sigue el capítulo, como lo juega una casa que no dice nada.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamPreview</name>
    <message>
        <source>from the opening</source>
        <translation>desde la apertura</translation>
    </message>
    <message>
        <source>from the last decision</source>
        <translation>desde la última decisión</translation>
    </message>
    <message>
        <source>irregular: %1</source>
        <translation>irregular: %1</translation>
    </message>
    <message>
        <source>&amp;Make a form</source>
        <translation>Generar una prue&amp;ba</translation>
    </message>
    <message>
        <source>Seed of the preview</source>
        <translation>Semilla de la vista previa</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>Semilla </translation>
    </message>
    <message>
        <source>Another seed shows another form that a trainee may get</source>
        <translation>Otra semilla muestra otra prueba que puede tocarle a un aprendiz</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>Generando la prueba</translation>
    </message>
    <message>
        <source>Item %v of %m</source>
        <translation>Ítem %v de %m</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Items of the form</source>
        <translation>Ítems de la prueba</translation>
    </message>
    <message>
        <source>The item in full</source>
        <translation>El ítem completo</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
Clave: %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Skills of the table, and how often the form has them</source>
        <translation>Habilidades de la mesa, y cuántas veces las tiene la prueba</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>Corrija primero lo marcado.</translation>
    </message>
    <message>
        <source>The exam has changed since this form was made.</source>
        <translation>El examen cambió desde que se generó esta prueba.</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>No se puede generar ninguna prueba. %1 (en %2)</translation>
    </message>
    <message>
        <source>%1 of the %2 skills of this table, and %3 questions of theory.</source>
        <translation>%1 de las %2 habilidades de esta mesa, y %3 preguntas de teoría.</translation>
    </message>
    <message>
        <source>Not covered (%1)</source>
        <translation>Sin cubrir (%1)</translation>
    </message>
    <message>
        <source>Covered (%1)</source>
        <translation>Cubiertas (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSections</name>
    <message>
        <source>Add a &amp;section</source>
        <translation>Agregar una se&amp;cción</translation>
    </message>
    <message>
        <source>Any…</source>
        <translation>Cualquiera…</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 elegidas</translation>
    </message>
    <message>
        <source>Knowledge %1, performance %2</source>
        <translation>Conocimiento %1, desempeño %2</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Must appear</source>
        <translation>Debe aparecer</translation>
    </message>
    <message>
        <source>Kind of section %1</source>
        <translation>Tipo de la sección %1</translation>
    </message>
    <message>
        <source>Kind of a section</source>
        <translation>Tipo de una sección</translation>
    </message>
    <message>
        <source>Weight of section %1</source>
        <translation>Peso de la sección %1</translation>
    </message>
    <message>
        <source>Time of section %1</source>
        <translation>Tiempo de la sección %1</translation>
    </message>
    <message>
        <source>Rounds or questions of section %1</source>
        <translation>Rondas o preguntas de la sección %1</translation>
    </message>
    <message>
        <source>every skill</source>
        <translation>cada habilidad</translation>
    </message>
    <message>
        <source>Section %1: as many rounds as it takes for every skill</source>
        <translation>Sección %1: tantas rondas como hagan falta para abarcar todas las habilidades</translation>
    </message>
    <message>
        <source>As many rounds as it takes for every skill of the table</source>
        <translation>Tantas rondas como hagan falta para abarcar todas las habilidades de la mesa</translation>
    </message>
    <message>
        <source>Every skill</source>
        <translation>Cada habilidad</translation>
    </message>
    <message>
        <source>Skills that must appear in section %1</source>
        <translation>Habilidades que deben aparecer en la sección %1</translation>
    </message>
    <message>
        <source>Move section %1 up</source>
        <translation>Subir la sección %1</translation>
    </message>
    <message>
        <source>Move section %1 down</source>
        <translation>Bajar la sección %1</translation>
    </message>
    <message>
        <source>Remove section %1</source>
        <translation>Quitar la sección %1</translation>
    </message>
    <message>
        <source>Remove a section</source>
        <translation>Quitar una sección</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Agregar una sección</translation>
    </message>
    <message>
        <source>Move a section</source>
        <translation>Mover una sección</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSkillsDialog</name>
    <message>
        <source>Skills that must appear</source>
        <translation>Habilidades que deben aparecer</translation>
    </message>
    <message>
        <source>Search for a skill</source>
        <translation>Buscar una habilidad</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Skills; the space bar chooses</source>
        <translation>Habilidades; la barra espaciadora elige</translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation>&amp;Tomar estas</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation>No elegir &amp;ninguna</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegida</numerusform>
            <numerusform>%n elegidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamsPage</name>
    <message>
        <source>Import an exam</source>
        <translation>Importar un examen</translation>
    </message>
    <message>
        <source>Export the exam</source>
        <translation>Exportar el examen</translation>
    </message>
    <message>
        <source>Exam definition (*.json)</source>
        <translation>Definición de examen (*.json)</translation>
    </message>
    <message>
        <source>This is no exam.</source>
        <translation>Esto no es un examen.</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Start an e&amp;xam…</source>
        <translation>Iniciar un e&amp;xamen…</translation>
    </message>
    <message>
        <source>&amp;New exam</source>
        <translation>&amp;Nuevo examen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>There is no exam yet. &quot;New exam&quot; begins with the blueprint of a public dealer course: pass at 80 %, knowledge 30 %, performance 70 %.</source>
        <translation>Aún no hay exámenes. “Nuevo examen” empieza con el plan de un curso público de crupier: se aprueba con 80 %, conocimiento 30 %, desempeño 70 %.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (sin guardar)</translation>
    </message>
    <message>
        <source>Exams are started at a kiosk. What is saved here goes to all of them.</source>
        <translation>Los exámenes se inician en un quiosco. Lo que se guarda aquí llega a todos.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExchangePage</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>One signed file each way, for machines without a network. A file that was changed on the way is refused as a whole.</source>
        <translation>Un archivo firmado en cada sentido, para máquinas sin red. Un archivo modificado en el camino se rechaza por completo.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>&amp;Write new results…</source>
        <translation>Escribir resultados &amp;nuevos…</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>Write a&amp;ll results…</source>
        <translation>Escribir &amp;todos…</translation>
    </message>
    <message>
        <source>all-results</source>
        <translation>todos-los-resultados</translation>
    </message>
    <message>
        <source>For a room: its trainees and groups, house rules, exams, forms and scenarios.</source>
        <translation>Para una sala: sus aprendices y grupos, reglas de la casa, exámenes, pruebas y escenarios.</translation>
    </message>
    <message>
        <source>Write &amp;people and definitions…</source>
        <translation>Escribir &amp;personas y definiciones…</translation>
    </message>
    <message>
        <source>school</source>
        <translation>escuela</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation>&amp;Leer un archivo…</translation>
    </message>
    <message>
        <source>Read an exchange file</source>
        <translation>Leer un archivo de intercambio</translation>
    </message>
    <message>
        <source>Cutcard exchange (*.%1)</source>
        <translation>Intercambio de Cutcard (*.%1)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Qué hay en el archivo</translation>
    </message>
    <message>
        <source>Re&amp;gister this key…</source>
        <translation>Re&amp;gistrar esta clave…</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>In&amp;corporar</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>There is no sealed result that was not written yet.</source>
        <translation>No hay resultados sellados sin escribir.</translation>
    </message>
    <message>
        <source>Sealed results that were never written: %1.</source>
        <translation>Resultados sellados que nunca se escribieron: %1.</translation>
    </message>
    <message>
        <source>Write an exchange file</source>
        <translation>Escribir un archivo de intercambio</translation>
    </message>
    <message>
        <source>Results written: %1. The file is complete; the stick can be taken out.</source>
        <translation>Resultados escritos: %1. El archivo está completo; ya puede sacar la memoria USB.</translation>
    </message>
    <message>
        <source>The key of this machine: %1</source>
        <translation>La clave de esta máquina: %1</translation>
    </message>
    <message>
        <source>Written: %1 trainees, %2 groups, %3 definitions. The file is complete; the stick can be taken out.</source>
        <translation>Escrito: %1 aprendices, %2 grupos, %3 definiciones. El archivo está completo; ya puede sacar la memoria USB.</translation>
    </message>
    <message>
        <source>The file is whole, but nobody has registered the key that signed it: %1. Compare it with the key that the other machine showed when it wrote the file, and register it if they are the same.</source>
        <translation>El archivo está íntegro, pero nadie ha registrado la clave que lo firmó: %1. Compárela con la clave que mostró la otra máquina al escribir el archivo, y regístrela si son iguales.</translation>
    </message>
    <message>
        <source>The file is whole and signed by a registered key (%1). Written %2 by Cutcard %3. In it: %4.</source>
        <translation>El archivo está íntegro y firmado con una clave registrada (%1). Escrito el %2 por Cutcard %3. Contiene: %4.</translation>
    </message>
    <message>
        <source>Taking it in: %1.</source>
        <translation>Al incorporarlo: %1.</translation>
    </message>
    <message>
        <source>unknown trainee %1</source>
        <translation>aprendiz desconocido %1</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and which exam</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>roto</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 miembros</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>versión %1</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>Registrar una clave</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>&amp;Registrar</translation>
    </message>
    <message>
        <source>What the other machine is called</source>
        <translation>Cómo se llama la otra máquina</translation>
    </message>
    <message>
        <source>Key %1. Register it only if the other machine shows the same.</source>
        <translation>Clave %1. Regístrela solo si la otra máquina muestra la misma.</translation>
    </message>
    <message>
        <source>Other &amp;machine</source>
        <translation>Otra &amp;máquina</translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation>Incorporado: %1.</translation>
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
        <translation>Gr&amp;upo</translation>
    </message>
    <message>
        <source>&amp;Whose results</source>
        <translation>&amp;De quién</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>De quién</translation>
    </message>
    <message>
        <source>&amp;Chapter</source>
        <translation>&amp;Capítulo</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Todo el periodo</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Últimos 90 días</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … a …</translation>
    </message>
    <message>
        <source>Days are counted in UTC, as in the records.</source>
        <translation>Los días se cuentan en UTC, como en los registros.</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Periodo</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>Pri&amp;mer día</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Ú&amp;ltimo día</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Grupo: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All exams</source>
        <translation>Todos los exámenes</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Todos los capítulos</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FiguresScatter</name>
    <message>
        <source>A row</source>
        <translation>Una fila</translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation>La fila elegida</translation>
    </message>
    <message>
        <source>Facility in % (easy on the right)</source>
        <translation>Facilidad en % (fácil a la derecha)</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Discriminación</translation>
    </message>
    <message>
        <source>Advice begins</source>
        <translation>Umbral de consejo</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FirstRunForm</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Configurar</translation>
    </message>
    <message>
        <source>Set up the supervisor&apos;s console</source>
        <translation>Configurar la consola del supervisor</translation>
    </message>
    <message>
        <source>Nobody supervises here yet. The first supervisor adds trainees, other supervisors, rule sets and exams.</source>
        <translation>Aquí nadie supervisa todavía. El primer supervisor agrega aprendices, otros supervisores, reglamentos y exámenes.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Su &amp;nombre</translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation>Escriba su nombre.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FormDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::GroupList</name>
    <message>
        <source>Everybody (%1)</source>
        <translation>Todos (%1)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportDialog</name>
    <message>
        <source>Import people</source>
        <translation>Importar personas</translation>
    </message>
    <message>
        <source>What the file would do</source>
        <translation>Qué haría el archivo</translation>
    </message>
    <message>
        <source>&amp;Import (%1)</source>
        <translation>&amp;Importar (%1)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nuevas</translation>
    </message>
    <message>
        <source>%1 join groups</source>
        <translation>%1 entran a grupos</translation>
    </message>
    <message>
        <source>%1 already there</source>
        <translation>%1 ya existen</translation>
    </message>
    <message>
        <source>%1 left out with errors</source>
        <translation>%1 omitidas con errores</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Importado: %1</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation>No se importó nada. %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportModel</name>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Already there, joins these groups</source>
        <translation>Ya existe, entra a estos grupos</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Ya existe</translation>
    </message>
    <message>
        <source>Already there. %1</source>
        <translation>Ya existe. %1</translation>
    </message>
    <message>
        <source>Left out. %1</source>
        <translation>Omitida. %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué pasa</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KeyModel</name>
    <message>
        <source>Revoked</source>
        <translation>Revocada</translation>
    </message>
    <message>
        <source>Believed</source>
        <translation>De confianza</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De quién</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Registrada</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KioskModel</name>
    <message>
        <source>○ Never seen</source>
        <translation>○ Nunca visto</translation>
    </message>
    <message>
        <source>✓ Online</source>
        <translation>✓ En línea</translation>
    </message>
    <message>
        <source>⚠ Silent</source>
        <translation>⚠ Sin señal</translation>
    </message>
    <message>
        <source>✗ Retired</source>
        <translation>✗ Retirado</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>hace %n minuto</numerusform>
            <numerusform>hace %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>hace %n hora</numerusform>
            <numerusform>hace %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>hace %n día</numerusform>
            <numerusform>hace %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Último contacto</translation>
    </message>
    <message>
        <source>Running exam</source>
        <translation>Examen en curso</translation>
    </message>
    <message>
        <source>Events waiting</source>
        <translation>Eventos en espera</translation>
    </message>
    <message>
        <source>Last event here</source>
        <translation>Último evento aquí</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KiosksPage</name>
    <message>
        <source>Asking the school&apos;s server…</source>
        <translation>Consultando el servidor de la escuela…</translation>
    </message>
    <message>
        <source>Kiosks of the school</source>
        <translation>Quioscos de la escuela</translation>
    </message>
    <message>
        <source>No kiosk is registered yet. Whoever looks after the server adds one with
%1</source>
        <translation>Todavía no hay ningún quiosco registrado. Quien se ocupa del servidor añade uno con
%1</translation>
    </message>
    <message>
        <source>Changed at a kiosk and at the school</source>
        <translation>Modificado en un quiosco y en la escuela</translation>
    </message>
    <message>
        <source>Both versions are kept, and the newest one counts. Compare them on the page of rules, exams or scenarios, and save there what is to hold.</source>
        <translation>Se conservan las dos versiones y vale la más reciente. Compárelas en la página de reglas, exámenes o escenarios y guarde allí la que deba valer.</translation>
    </message>
    <message>
        <source>No definition was changed on both sides.</source>
        <translation>Ninguna definición se modificó en ambos lados.</translation>
    </message>
    <message>
        <source>Definitions that were changed on both sides</source>
        <translation>Definiciones modificadas en ambos lados</translation>
    </message>
    <message>
        <source>What you see here is as of %1.</source>
        <translation>Lo que se ve aquí es del %1.</translation>
    </message>
    <message>
        <source>It is asked again every few seconds.</source>
        <translation>Se le vuelve a preguntar cada pocos segundos.</translation>
    </message>
    <message>
        <source>Online: %1, silent: %2, never seen: %3, retired: %4. As of %5.</source>
        <translation>En línea: %1, sin señal: %2, nunca vistos: %3, retirados: %4. A fecha de %5.</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Quioscos</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PassphraseFields</name>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase de acceso</translation>
    </message>
    <message>
        <source>Passphrase &amp;once more</source>
        <translation>Frase de acceso &amp;otra vez</translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation>Es demasiado corta.</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>Las dos no son iguales. Escríbala otra vez.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleDesk</name>
    <message>
        <source>rename</source>
        <translation>renombrar</translation>
    </message>
    <message>
        <source>You cannot archive yourself. Another supervisor can.</source>
        <translation>No puede archivarse a sí mismo. Otro supervisor sí puede.</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>archivar</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>restaurar</translation>
    </message>
    <message>
        <source>add group</source>
        <translation>agregar grupo</translation>
    </message>
    <message>
        <source>rename group</source>
        <translation>renombrar grupo</translation>
    </message>
    <message>
        <source>remove group</source>
        <translation>quitar grupo</translation>
    </message>
    <message>
        <source>put into %1</source>
        <translation>poner en %1</translation>
    </message>
    <message>
        <source>take out of %1</source>
        <translation>sacar de %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Agregada</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeoplePage</name>
    <message>
        <source>Search for a name or a group</source>
        <translation>Buscar un nombre o un grupo</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Ar&amp;chived and erased too</source>
        <translation>También ar&amp;chivadas y borradas</translation>
    </message>
    <message>
        <source>Show archived and erased people too</source>
        <translation>Mostrar también personas archivadas y borradas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Groups; people can be dropped on them</source>
        <translation>Grupos; se pueden arrastrar personas a ellos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>Arc&amp;hivar</translation>
    </message>
    <message>
        <source>Nobody is called so. Search for something else.</source>
        <translation>Nadie se llama así. Busque otra cosa.</translation>
    </message>
    <message>
        <source>Nobody is in this group. Choose people under Everybody and drag them here, or use Groups.</source>
        <translation>No hay nadie en este grupo. Elija personas en Todos y arrástrelas aquí, o use Grupos.</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add a trainee, or import a list.</source>
        <translation>Aquí no hay nadie todavía. Agregue un aprendiz, o importe una lista.</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv *.txt)</source>
        <translation>Separado por comas (*.csv *.txt)</translation>
    </message>
    <message>
        <source>Add &amp;trainee…</source>
        <translation>Agregar apren&amp;diz…</translation>
    </message>
    <message>
        <source>Add &amp;supervisor…</source>
        <translation>Agregar &amp;supervisor…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nombrar</translation>
    </message>
    <message>
        <source>Gro&amp;ups…</source>
        <translation>Gr&amp;upos…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Erase f&amp;or ever…</source>
        <translation>&amp;Borrar para siempre…</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <translation>Shift+Del</translation>
    </message>
    <message>
        <source>Reset &amp;passphrase…</source>
        <translation>Restablecer &amp;frase de acceso…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;gregar</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Reno&amp;mbrar</translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation>Shift+F2</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation>Ctrl+Shift+Del</translation>
    </message>
    <message>
        <source>&amp;Import CSV…</source>
        <translation>Im&amp;portar CSV…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Import people</source>
        <translation>Importar personas</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>E&amp;xportar CSV…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export people</source>
        <translation>Exportar personas</translation>
    </message>
    <message>
        <source>people.csv</source>
        <translation>personas.csv</translation>
    </message>
    <message>
        <source>Add a trainee</source>
        <translation>Agregar un aprendiz</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Agregar</translation>
    </message>
    <message>
        <source>%1 can train now.</source>
        <translation>%1 ya puede entrenar.</translation>
    </message>
    <message>
        <source>You cannot erase yourself. Another supervisor can.</source>
        <translation>No puede borrarse a sí mismo. Otro supervisor sí puede.</translation>
    </message>
    <message>
        <source>Erased.</source>
        <translation>Borrado.</translation>
    </message>
    <message>
        <source>set groups</source>
        <translation>asignar grupos</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Agregar un grupo</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation>Renombrar el grupo</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>No se importó nada</translation>
    </message>
    <message>
        <source>The file cannot be read (%1). Choose another.</source>
        <translation>El archivo no se puede leer (%1). Elija otro.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1). Choose another place.</source>
        <translation>El archivo no se puede escribir (%1). Elija otro lugar.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsPage</name>
    <message>
        <source>What supervisors did</source>
        <translation>Lo que hicieron los supervisores</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Steps of exams</source>
        <translation>Pasos de los exámenes</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Log and keys</source>
        <translation>Bitácora y claves</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Bitácora</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>C&amp;laves</translation>
    </message>
    <message>
        <source>&amp;Register key…</source>
        <translation>&amp;Registrar clave…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Re&amp;voke…</source>
        <translation>Re&amp;vocar…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Res&amp;paldar ahora</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>About whom</source>
        <translation>Sobre quién</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Sobre</translation>
    </message>
    <message>
        <source>What happened, the newest first</source>
        <translation>Qué pasó, lo más nuevo primero</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened. Choose something else above.</source>
        <translation>No ha pasado nada de este tipo. Elija otra cosa arriba.</translation>
    </message>
    <message>
        <source>An attempt from another machine counts as sealed only if that machine&apos;s key is registered here. Compare a key over another way than the file.</source>
        <translation>Un intento de otra máquina cuenta como sellado solo si la clave de esa máquina está registrada aquí. Compare la clave por otro medio que el archivo.</translation>
    </message>
    <message>
        <source>Registered keys</source>
        <translation>Claves registradas</translation>
    </message>
    <message>
        <source>No key is registered yet. This machine&apos;s own comes with its first sealed exam; register those of other machines.</source>
        <translation>Aún no hay claves registradas. La de esta máquina llega con su primer examen sellado; registre las de otras máquinas.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>Registrar una clave</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>&amp;Registrar</translation>
    </message>
    <message>
        <source>&amp;Whose key it is</source>
        <translation>&amp;De quién es la clave</translation>
    </message>
    <message>
        <source>&amp;Key, 64 hexadecimal digits</source>
        <translation>C&amp;lave, 64 dígitos hexadecimales</translation>
    </message>
    <message>
        <source>Write whose key it is.</source>
        <translation>Escriba de quién es la clave.</translation>
    </message>
    <message>
        <source>Seals of %1 are believed from now on.</source>
        <translation>Desde ahora se confía en los sellos de %1.</translation>
    </message>
    <message>
        <source>Revoke a key</source>
        <translation>Revocar una clave</translation>
    </message>
    <message>
        <source>No seal of &quot;%1&quot; is believed any more, older ones included.</source>
        <translation>Ya no se confía en ningún sello de “%1”, tampoco en los anteriores.</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>Re&amp;vocar</translation>
    </message>
    <message>
        <source>The key of %1 is revoked.</source>
        <translation>La clave de %1 está revocada.</translation>
    </message>
    <message>
        <source>A backup was made and checked.</source>
        <translation>Se hizo y se comprobó un respaldo.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsSwitch</name>
    <message>
        <source>The school&apos;s records</source>
        <translation>Registros de la escuela</translation>
    </message>
    <message>
        <source>The records of this computer</source>
        <translation>Registros de este equipo</translation>
    </message>
    <message>
        <source>Whose records</source>
        <translation>De quién son los registros</translation>
    </message>
    <message>
        <source>&amp;This computer</source>
        <translation>Es&amp;te equipo</translation>
    </message>
    <message>
        <source>The s&amp;chool</source>
        <translation>La es&amp;cuela</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>se muestra ahora</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoverForm</name>
    <message>
        <source>&amp;Set the new passphrase</source>
        <translation>E&amp;stablecer la nueva frase de acceso</translation>
    </message>
    <message>
        <source>A new passphrase</source>
        <translation>Una nueva frase de acceso</translation>
    </message>
    <message>
        <source>The recovery code was shown when you were added. It can be used once; you get a new one.</source>
        <translation>El código de recuperación se mostró cuando lo agregaron. Se puede usar una vez; recibirá uno nuevo.</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>S&amp;upervisor</translation>
    </message>
    <message>
        <source>&amp;Recovery code</source>
        <translation>Código de &amp;recuperación</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Write the recovery code.</source>
        <translation>Escriba el código de recuperación.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoveryCodeView</name>
    <message>
        <source>I have &amp;written it down</source>
        <translation>Ya lo &amp;anoté</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Código de recuperación</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>Ya lo anoté</translation>
    </message>
    <message>
        <source>With this code %1 gets in again when the passphrase is forgotten. It is shown only now and replaces any older one. Keep it on paper, where no trainee finds it.</source>
        <translation>Con este código %1 vuelve a entrar cuando olvide la frase de acceso. Solo se muestra ahora y reemplaza a cualquiera anterior. Guárdelo en papel, donde ningún aprendiz lo encuentre.</translation>
    </message>
    <message>
        <source>Recovery code %1</source>
        <translation>Código de recuperación %1</translation>
    </message>
    <message>
        <source>Copied. Paste it only where it stays secret.</source>
        <translation>Copiado. Péguelo solo donde siga en secreto.</translation>
    </message>
    <message>
        <source>Print the recovery code</source>
        <translation>Imprimir el código de recuperación</translation>
    </message>
    <message>
        <source>Cutcard: recovery code</source>
        <translation>Cutcard: código de recuperación</translation>
    </message>
    <message>
        <source>It replaces any older one. Keep it where no trainee finds it.</source>
        <translation>Reemplaza a cualquiera anterior. Guárdelo donde ningún aprendiz lo encuentre.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RegradeDialog</name>
    <message>
        <source>(not there)</source>
        <translation>(no existe)</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>step and paragraph</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>reprobado</translation>
    </message>
    <message>
        <source>Regrade this attempt</source>
        <translation>Recalificar este intento</translation>
    </message>
    <message>
        <source>&amp;Regrade</source>
        <translation>&amp;Recalificar</translation>
    </message>
    <message>
        <source>As first graded: %1, %2. By the rules of today: %3, %4. Both stay on the record, with your name.</source>
        <translation>Primera calificación: %1, %2. Con las reglas de hoy: %3, %4. Ambas quedan en el registro, con su nombre.</translation>
    </message>
    <message>
        <source>Old and new score</source>
        <translation>Puntaje anterior y nuevo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Rea&amp;son, as it will stand on the report</source>
        <translation>&amp;Motivo, como aparecerá en el informe</translation>
    </message>
    <message>
        <source>What the rules of today see otherwise</source>
        <translation>Qué califican de otro modo las reglas de hoy</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ítem</translation>
    </message>
    <message>
        <source>Stored with the exam</source>
        <translation>Guardado con el examen</translation>
    </message>
    <message>
        <source>By the rules of today</source>
        <translation>Con las reglas de hoy</translation>
    </message>
    <message>
        <source>keeps what was stored</source>
        <translation>conserva lo guardado</translation>
    </message>
    <message>
        <source>The round is refused: %1</source>
        <translation>La ronda se rechaza: %1</translation>
    </message>
    <message>
        <source>The rules of today see every round as it was stored.</source>
        <translation>Las reglas de hoy ven cada ronda como se guardó.</translation>
    </message>
    <message>
        <source>Write why the attempt is regraded.</source>
        <translation>Escriba por qué se recalifica el intento.</translation>
    </message>
    <message>
        <source>Regraded: %1 before, now %2, %3.</source>
        <translation>Recalificado: antes %1, ahora %2, %3.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayPane</name>
    <message>
        <source>About this line</source>
        <translation>Sobre esta línea</translation>
    </message>
    <message>
        <source>What happened, line by line</source>
        <translation>Qué pasó, línea por línea</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>what a button does</comment>
        <translation>%1 (tecla %2)</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space in the list</source>
        <translation>Espacio en la lista</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Siguiente error</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Línea %1 de %2</translation>
    </message>
    <message>
        <source>Critical error.</source>
        <translation>Error crítico.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Correcto:</translation>
    </message>
    <message>
        <source>Before it:</source>
        <translation>Antes:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Por qué:</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayTimeline</name>
    <message>
        <source>Critical error: %1</source>
        <translation>Error crítico: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Incorrecto: %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
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
        <translation>&amp;Certificado…</translation>
    </message>
    <message>
        <source>&amp;Transcript…</source>
        <translation>&amp;Transcripción…</translation>
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
        <translation>Elija primero un intento.</translation>
    </message>
    <message>
        <source>Report on one attempt</source>
        <translation>Informe de un intento</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <comment>a file&apos;s name</comment>
        <translation>informe</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>a file&apos;s name</comment>
        <translation>certificado</translation>
    </message>
    <message>
        <source>The attempt&apos;s own file</source>
        <translation>El archivo propio del intento</translation>
    </message>
    <message>
        <source>Attempt (*.jsonl)</source>
        <translation>Intento (*.jsonl)</translation>
    </message>
    <message>
        <source>attempt</source>
        <comment>a file&apos;s name</comment>
        <translation>intento</translation>
    </message>
    <message>
        <source>results-%1</source>
        <comment>a file&apos;s name</comment>
        <translation>resultados-%1</translation>
    </message>
    <message>
        <source>The list as a table</source>
        <translation>La lista como tabla</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation>Separado por comas (*.csv)</translation>
    </message>
    <message>
        <source>Statements for a learning-management system</source>
        <translation>Declaraciones para un sistema de gestión de aprendizaje</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Elegir un archivo…</translation>
    </message>
    <message>
        <source>Address of the school</source>
        <translation>Dirección de la escuela</translation>
    </message>
    <message>
        <source>&amp;Address of the school, by which its people are named</source>
        <translation>&amp;Dirección de la escuela, con la que se nombra a su gente</translation>
    </message>
    <message>
        <source>Write a whole address, such as https://school.example</source>
        <translation>Escriba una dirección completa, como https://school.example</translation>
    </message>
    <message>
        <source>Statements of the list</source>
        <translation>Declaraciones de la lista</translation>
    </message>
    <message>
        <source>xAPI (*.json)</source>
        <translation>xAPI (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Statements are made</source>
        <translation>Se generan las declaraciones</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No statements were written.</source>
        <translation>No se escribieron declaraciones.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFilter</name>
    <message>
        <source>Name or exam</source>
        <translation>Nombre o examen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>Desde este día</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>Hasta este día</translation>
    </message>
    <message>
        <source>from any day</source>
        <translation>desde cualquier día</translation>
    </message>
    <message>
        <source>until any day</source>
        <translation>hasta cualquier día</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Todo resultado</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobados</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Reprobados</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todo juego</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Every group</source>
        <translation>Todo grupo</translation>
    </message>
    <message>
        <source>Every exam</source>
        <translation>Todo examen</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsModel</name>
    <message>
        <source>⚠ seal broken</source>
        <translation>⚠ sello roto</translation>
    </message>
    <message>
        <source>regraded</source>
        <translation>recalificado</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between marks</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(nombre borrado)</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntaje</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Críticos</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Código corto</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsPage</name>
    <message>
        <source>No attempt is like that. Choose &quot;Show all&quot;, or start an exam on the page of exams.</source>
        <translation>No hay intentos así. Elija “Mostrar todo”, o inicie un examen en la página de exámenes.</translation>
    </message>
    <message>
        <source>Number of attempts</source>
        <translation>Número de intentos</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Go through the attempt (Enter)</source>
        <translation>Recorrer el intento (Enter)</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Attempts: %1</source>
        <translation>Intentos: %1</translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation>Elija primero un intento.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChapterView</name>
    <message>
        <source>Always offered</source>
        <translation>Siempre se ofrece</translation>
    </message>
    <message>
        <source>Offered unless declined</source>
        <translation>Se ofrece salvo que se rechace</translation>
    </message>
    <message>
        <source>Offered if chosen</source>
        <translation>Se ofrece si se elige</translation>
    </message>
    <message>
        <source>Wagers, paytables and options</source>
        <translation>Apuestas, tablas de pagos y opciones</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Dónde figura</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>Calculando la ventaja de la casa</translation>
    </message>
    <message>
        <source>Working out house edges, %v of %m</source>
        <translation>Calculando la ventaja de la casa, %v de %m</translation>
    </message>
    <message>
        <source>Meter for a $1 wager</source>
        <translation>Contador para una apuesta de $1</translation>
    </message>
    <message>
        <source>seed %1, then %2 % of each wager</source>
        <translation>semilla %1, luego %2 % de cada apuesta</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Jugadores: %1</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>A criterio de la casa</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChoices</name>
    <message>
        <source>Wagers</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Se ofrece</translation>
    </message>
    <message>
        <source>One paytable, nothing to choose</source>
        <translation>Una sola tabla de pagos, nada que elegir</translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation>No se ofrece</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Paytable of the progressive</source>
        <translation>Tabla de pagos del progresivo</translation>
    </message>
    <message>
        <source>Paytable</source>
        <translation>Tabla de pagos</translation>
    </message>
    <message>
        <source>Progressive wager in dollars</source>
        <translation>Apuesta progresiva en dólares</translation>
    </message>
    <message>
        <source>Wager, $</source>
        <translation>Apuesta, $</translation>
    </message>
    <message>
        <source>Envy schedule</source>
        <translation>Escala Envy</translation>
    </message>
    <message>
        <source>That of the paytable</source>
        <translation>La de la tabla de pagos</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Escala %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>En esta mesa</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus wager in dollars</source>
        <translation>Apuesta Five Card Hand Bonus en dólares</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Se paga</translation>
    </message>
    <message>
        <source>Lucky Bonus</source>
        <translation>Lucky Bonus</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>A criterio de la casa</translation>
    </message>
    <message>
        <source>Limits and chips</source>
        <translation>Límites y fichas</translation>
    </message>
    <message>
        <source>Table minimum, $</source>
        <translation>Mínimo de la mesa, $</translation>
    </message>
    <message>
        <source>Table minimum in dollars</source>
        <translation>Mínimo de la mesa en dólares</translation>
    </message>
    <message>
        <source>Table maximum in dollars</source>
        <translation>Máximo de la mesa en dólares</translation>
    </message>
    <message>
        <source>Empty: no maximum.</source>
        <translation>Vacío: sin máximo.</translation>
    </message>
    <message>
        <source>Table maximum, $</source>
        <translation>Máximo de la mesa, $</translation>
    </message>
    <message>
        <source>Chips in the tray in dollars</source>
        <translation>Fichas de la bandeja en dólares</translation>
    </message>
    <message>
        <source>Chips in the tray, $</source>
        <translation>Fichas de la bandeja, $</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesEditor</name>
    <message>
        <source>Parts of the house rules</source>
        <translation>Partes de las reglas de la casa</translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation>&amp;Opciones</translation>
    </message>
    <message>
        <source>Own &amp;paytables</source>
        <translation>Ta&amp;blas de pagos propias</translation>
    </message>
    <message>
        <source>&amp;All tables</source>
        <translation>&amp;Todas las tablas</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPage</name>
    <message>
        <source>Import house rules</source>
        <translation>Importar reglas de la casa</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar reglas de la casa</translation>
    </message>
    <message>
        <source>Rules Submission (*.json)</source>
        <translation>Reglas presentadas (*.json)</translation>
    </message>
    <message>
        <source>These are no house rules.</source>
        <translation>Estas no son reglas de la casa.</translation>
    </message>
    <message>
        <source>House rules and chapters</source>
        <translation>Reglas de la casa y capítulos</translation>
    </message>
    <message>
        <source>&amp;New house rules</source>
        <translation>&amp;Nuevas reglas de la casa</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (sin guardar)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguna todavía</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>%1. %2 seats. A chapter cannot be changed; house rules made from it can.</source>
        <translation>%1. %2 puestos. Un capítulo no se puede cambiar; las reglas de la casa hechas a partir de él, sí.</translation>
    </message>
    <message>
        <source>New &amp;house rules from this chapter</source>
        <translation>Nuevas reglas de la &amp;casa con este capítulo</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation>%1, reglas de la casa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % ± %2</source>
        <translation>%1 % ± %2</translation>
    </message>
    <message>
        <source>%1, players: %2</source>
        <translation>%1, jugadores: %2</translation>
    </message>
    <message>
        <source>%1, paytable %2</source>
        <translation>%1, tabla de pagos %2</translation>
    </message>
    <message>
        <source>Simulated players, not exact</source>
        <translation>Jugadores simulados, no es exacto</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>Tabla propia, no está en el capítulo</translation>
    </message>
    <message>
        <source>With the meter at its seed</source>
        <translation>Con el contador en su semilla</translation>
    </message>
    <message>
        <source>What differs from the chapter</source>
        <translation>En qué difiere del capítulo</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>House edge of what was chosen</source>
        <translation>Ventaja de la casa de lo elegido</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>Calculando la ventaja de la casa</translation>
    </message>
    <message>
        <source>Working out, %v of %m</source>
        <translation>Calculando, %v de %m</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>Corrija primero lo marcado.</translation>
    </message>
    <message>
        <source>Nothing: this is the chapter as it stands.</source>
        <translation>En nada: es el capítulo tal como está.</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (propia)</translation>
    </message>
    <message>
        <source>In percent of the wager, exact unless marked; wagers that depend on the players&apos; decisions are not here.</source>
        <translation>En porcentaje de la apuesta, exacto salvo indicación; no están las apuestas que dependen de las decisiones de los jugadores.</translation>
    </message>
    <message>
        <source>Progressive and Five Card Hand Bonus: with the meter at its seed.</source>
        <translation>Progresivo y Five Card Hand Bonus: con el contador en su semilla.</translation>
    </message>
    <message>
        <source>Cover All: simulated players, ± the standard error.</source>
        <translation>Cover All: jugadores simulados, ± el error estándar.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesTables</name>
    <message>
        <source>Own paytables</source>
        <translation>Tablas de pagos propias</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Agregar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>A house may pay by tables of its own. They are marked everywhere as not in the chapter.</source>
        <translation>Una casa puede pagar según tablas propias. Se marcan en todas partes como ajenas al capítulo.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>This chapter has no wager with paytables to choose</source>
        <translation>Este capítulo no tiene apuestas con tablas de pagos que elegir</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Agregar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Rename a paytable</source>
        <translation>Renombrar una tabla de pagos</translation>
    </message>
    <message>
        <source>No own paytable yet. &quot;Add&quot; begins with a copy of one of the chapter&apos;s.</source>
        <translation>Aún no hay tablas de pagos propias. “Agregar” empieza con una copia de una del capítulo.</translation>
    </message>
    <message>
        <source>Add a r&amp;ow</source>
        <translation>Agregar una &amp;fila</translation>
    </message>
    <message>
        <source>%1, &amp;name</source>
        <translation>%1, no&amp;mbre</translation>
    </message>
    <message>
        <source>Name of the paytable</source>
        <translation>Nombre de la tabla de pagos</translation>
    </message>
    <message>
        <source>Hand of row %1</source>
        <translation>Mano de la fila %1</translation>
    </message>
    <message>
        <source>Odds of row %1</source>
        <translation>Pago de la fila %1</translation>
    </message>
    <message>
        <source>Move row %1 up</source>
        <translation>Subir la fila %1</translation>
    </message>
    <message>
        <source>Move row %1 down</source>
        <translation>Bajar la fila %1</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>Quitar la fila %1</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Quitar una fila</translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation>Mover una fila</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Agregar una fila</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioEditor</name>
    <message>
        <source>‹ &amp;Scenarios</source>
        <translation>‹ E&amp;scenarios</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>Título del escenario</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z)</source>
        <translation>Deshacer el último cambio (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Change it again (Ctrl+Shift+Z)</source>
        <translation>Rehacer el cambio (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Mostrarlo</translation>
    </message>
    <message>
        <source>Go through the round by the book, step by step</source>
        <translation>Recorrer la ronda según el reglamento, paso a paso</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Keep the scenario (Ctrl+S)</source>
        <translation>Guardar el escenario (Ctrl+S)</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Juego y reglas</translation>
    </message>
    <message>
        <source>Table, seats and irregularity</source>
        <translation>Mesa, puestos e irregularidad</translation>
    </message>
    <message>
        <source>What is still wrong</source>
        <translation>Qué sigue mal</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>Ir a&amp;hí</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of what is filled in</source>
        <translation>Semilla de lo que se llena</translation>
    </message>
    <message>
        <source>&amp;Fill the rest at random</source>
        <translation>&amp;Llenar lo demás al azar</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>las reglas</translation>
    </message>
    <message>
        <source>Every place has its card. Choose a place first.</source>
        <translation>Cada lugar tiene su carta. Elija primero un lugar.</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>Una semilla es un número entero, 0 o más.</translation>
    </message>
    <message>
        <source>what was filled in</source>
        <translation>lo que se llenó</translation>
    </message>
    <message>
        <source>%1, as the round has it</source>
        <translation>%1, como lo tiene la ronda</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and fault</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Table and settlement are shown as soon as nothing is wrong.</source>
        <translation>La mesa y la liquidación se muestran en cuanto nada esté mal.</translation>
    </message>
    <message>
        <source>Give the scenario a title.</source>
        <translation>Póngale un título al escenario.</translation>
    </message>
    <message>
        <source>The round cannot be kept yet. %1</source>
        <translation>La ronda no se puede guardar todavía. %1</translation>
    </message>
    <message>
        <source>Kept: %1, version %2.</source>
        <translation>Guardado: %1, versión %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioFields</name>
    <message>
        <source>&quot;%1&quot; is no card: write rank and suit, such as Td.</source>
        <translation>“%1” no es una carta: escriba valor y palo, por ejemplo Td.</translation>
    </message>
    <message>
        <source>%1 is %2 already.</source>
        <translation>%1 ya está %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenariosPage</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>No scenario yet. Choose &quot;New&quot; to build a round by hand: cards, wagers, decisions.</source>
        <translation>Aún no hay escenarios. Elija “Nuevo” para armar una ronda a mano: cartas, apuestas, decisiones.</translation>
    </message>
    <message>
        <source>Rounds built by hand, to be shown and talked about</source>
        <translation>Rondas armadas a mano, para mostrarlas y comentarlas</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Mostrarlo</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Impor&amp;tar…</translation>
    </message>
    <message>
        <source>Take in a round</source>
        <translation>Incorporar una ronda</translation>
    </message>
    <message>
        <source>Round (*.json *.jsonl)</source>
        <translation>Ronda (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Ex&amp;portar…</translation>
    </message>
    <message>
        <source>Write the round</source>
        <translation>Escribir la ronda</translation>
    </message>
    <message>
        <source>Round (*.json)</source>
        <translation>Ronda (*.json)</translation>
    </message>
    <message>
        <source>Choose a scenario first.</source>
        <translation>Elija primero un escenario.</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ &amp;Volver</translation>
    </message>
    <message>
        <source>Which scenario</source>
        <translation>Qué escenario</translation>
    </message>
    <message>
        <source>This round cannot be shown: %1</source>
        <translation>Esta ronda no se puede mostrar: %1</translation>
    </message>
    <message>
        <source>Leave without keeping it?</source>
        <translation>¿Salir sin guardar?</translation>
    </message>
    <message>
        <source>The scenario has changes that were not kept.</source>
        <translation>El escenario tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>%1 cannot be read as a round.</source>
        <translation>%1 no se puede leer como ronda.</translation>
    </message>
    <message>
        <source>%1 is no round.</source>
        <translation>%1 no es una ronda.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SelfTestDialog</name>
    <message>
        <source>Check of this machine</source>
        <translation>Comprobación de este equipo</translation>
    </message>
    <message>
        <source>The records are being checked…</source>
        <translation>Se están comprobando los registros…</translation>
    </message>
    <message>
        <source>Touch here, or press a key</source>
        <translation>Toque aquí o pulse una tecla</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>Comprobar de &amp;nuevo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SettlementList</name>
    <message>
        <source>take</source>
        <translation>tomar</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>pagar</translation>
    </message>
    <message>
        <source>return</source>
        <translation>devolver</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome, sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Liquidación</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desenlace</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Según</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>irregularity, ruling, paragraph</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Crupier: %1</translation>
    </message>
    <message>
        <source>%1, qualifies</source>
        <translation>%1, califica</translation>
    </message>
    <message>
        <source>%1, does not qualify</source>
        <translation>%1, no califica</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, se retiró</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat and hand</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat and sums</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Envy for seat %1</source>
        <translation>Envy por el puesto %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Alt with an underlined letter presses that button or opens that menu.</source>
        <translation>Alt con una letra subrayada pulsa ese botón o abre ese menú.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SignInForm</name>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Entrar</translation>
    </message>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>Consola del supervisor</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>S&amp;upervisor</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase de acceso</translation>
    </message>
    <message>
        <source>&amp;Forgot it: recovery code</source>
        <translation>La olvidé: código de &amp;recuperación</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Vol&amp;ver a intentarlo</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StartExamDialog</name>
    <message>
        <source>Start an exam</source>
        <translation>Iniciar un examen</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>Generando la prueba</translation>
    </message>
    <message>
        <source>Making the form, item %v of %m</source>
        <translation>Generando la prueba, ítem %v de %m</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Start the exam</source>
        <translation>&amp;Iniciar el examen</translation>
    </message>
    <message>
        <source>&amp;Trainee</source>
        <translation>&amp;Aprendiz</translation>
    </message>
    <message>
        <source>Search for a trainee</source>
        <translation>Buscar un aprendiz</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Aprendices</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Version of the exam</source>
        <translation>Versión del examen</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Examen</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Versión</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Qué va a pasar</translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation>Factor de tiempo</translation>
    </message>
    <message>
        <source>Time × %1</source>
        <translation>Tiempo × %1</translation>
    </message>
    <message>
        <source>Another factor</source>
        <translation>Otro factor</translation>
    </message>
    <message>
        <source>Time in percent</source>
        <translation>Tiempo en porcentaje</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Extra minutes</source>
        <translation>Minutos extra</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Large text</source>
        <translation>Texto &amp;grande</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>Texto grande</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>E&amp;xtra time</source>
        <translation>Tiempo e&amp;xtra</translation>
    </message>
    <message>
        <source>%1, the newest</source>
        <translation>%1, la más nueva</translation>
    </message>
    <message>
        <source>Choose an exam. Exams are written and saved on the page of exams.</source>
        <translation>Elija un examen. Los exámenes se escriben y se guardan en la página de exámenes.</translation>
    </message>
    <message>
        <source>Choose the trainee.</source>
        <translation>Elija al aprendiz.</translation>
    </message>
    <message>
        <source>The screen will belong to the exam until %1 has finished it.</source>
        <translation>La pantalla será del examen hasta que %1 lo haya terminado.</translation>
    </message>
    <message>
        <source>as many rounds as it takes for every skill</source>
        <translation>tantas rondas como hagan falta para abarcar todas las habilidades</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, no time limit of its own</source>
        <translation>%1: %2, sin límite de tiempo propio</translation>
    </message>
    <message>
        <source>Whole exam: %1.</source>
        <translation>Todo el examen: %1.</translation>
    </message>
    <message>
        <source>The whole exam has no time limit.</source>
        <translation>El examen completo no tiene límite de tiempo.</translation>
    </message>
    <message>
        <source>Pass mark: %1 %. %2</source>
        <translation>Nota mínima: %1 %. %2</translation>
    </message>
    <message>
        <source>Everybody has the same form.</source>
        <translation>Todos tienen la misma prueba.</translation>
    </message>
    <message>
        <source>A fresh form is made.</source>
        <translation>Se genera una prueba nueva.</translation>
    </message>
    <message>
        <source>The text is large.</source>
        <translation>El texto es grande.</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>No se puede generar ninguna prueba. %1 (en %2)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StickDialog</name>
    <message>
        <source>Stick</source>
        <translation>Memoria USB</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>&amp;Subir una carpeta</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Buscar de nuevo</translation>
    </message>
    <message>
        <source>No stick is there. Plug one in, then press &quot;Look again&quot;.</source>
        <translation>No hay ninguna memoria USB. Conecte una y pulse “Buscar de nuevo”.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Choose a stick</source>
        <translation>Elija una memoria USB</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendModel</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Semana del</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprobados</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Del total</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Puntaje medio</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendsPage</name>
    <message>
        <source>Charts and table</source>
        <translation>Gráficas y tabla</translation>
    </message>
    <message>
        <source>By day, week or month</source>
        <translation>Por día, semana o mes</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Days begin at midnight UTC, weeks on Monday.</source>
        <translation>Los días empiezan a medianoche UTC, las semanas en lunes.</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>P&amp;or</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>Puntaje medio en el tiempo</translation>
    </message>
    <message>
        <source>Attempts over time, passed and not passed</source>
        <translation>Intentos a lo largo del tiempo, aprobados y no aprobados</translation>
    </message>
    <message>
        <source>The figures of the charts</source>
        <translation>Las cifras de las gráficas</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Todo junto</translation>
    </message>
    <message>
        <source>&amp;Save the charts as a picture…</source>
        <translation>&amp;Guardar las gráficas como imagen…</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Tendencias</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; its result appears here.</source>
        <translation>Aún no se ha terminado ningún examen. Inicie uno en la página de exámenes; su resultado aparece aquí.</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>Ningún examen terminado corresponde a esta selección. Elija un periodo más largo, otro examen o a todos.</translation>
    </message>
    <message>
        <source>%1. Attempts: %2, passed: %3, mean score: %4</source>
        <translation>%1. Intentos: %2, aprobados: %3, puntaje medio: %4</translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation>Guardar las gráficas</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>trend.png</source>
        <translation>tendencia.png</translation>
    </message>
    <message>
        <source>The charts are in %1.</source>
        <translation>Las gráficas están en %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>%1 no se puede escribir. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an exam and a sentence</comment>
        <translation>%1. %2</translation>
    </message>
</context>
</TS>
