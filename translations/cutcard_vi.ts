<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en_US">
<context>
    <name>Act</name>
    <message>
        <source>%1 of seat %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a community card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card to the Six Card Bonus spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a card into the discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something that no dealer does: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the hand of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>an action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <comment>an action</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionLabel</name>
    <message>
        <source>Announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect progressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stub to the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn dealer&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Six Card Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay envy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card to the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor verifies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternate decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take shuffled deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>What next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors lately</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AmountBox</name>
    <message>
        <source>Amount: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No amount is being entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a spot, then Take, Pay or Return</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 negative: look at the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better trainees do worse here: check the question, its key and what is taught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not tell good from weak trainees: check whether it is guessed or unclear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined, or ask it in another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Take a harder question in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Ask for it less often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Right answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>%1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppCombo</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>%1 × %2/%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ≈ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rounded down to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of %2 ÷ %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2 a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at most %2 a hand, of which %3 is left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttemptLoader</name>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody of another store (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttemptRecord</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No critical error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical errors: the exam is failed by them alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>score and reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sealed yet: the exam is still running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ whole, sealed by a key that is believed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ whole, but nobody here knows the key: register it on the page of keys, if it is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ whole, but the key that sealed it was revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ the signature is not that of this attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ nobody has signed this attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score as first graded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code, as it stands on the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1, generator %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttemptRound</name>
    <message>
        <source>This version of the program does not take the round any more, so the table is not shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of today see this round otherwise. What was stored with the exam decides here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of today judge this otherwise. The stored step decides.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttemptStory</name>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of the machine was set back by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of the machine was set forward by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the exam does not come from that clock and went on as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question is put</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The break before this section begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the exam is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the section is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done before it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam was interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its time stood still from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resumed after %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam was finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done after the time was up: it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first answer counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the time was up: it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellDetails</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has nothing of the kind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has passed the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a result and a chapter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code %1, attempt %2, Cutcard %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam still runs. Wait until it is sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed. Let the trainee sit it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam was not passed. A certificate is for a passed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trainee&apos;s name was erased. Nobody can be named any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chapter</name>
    <message>
        <source>Pennsylvania 657a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pennsylvania 573 (2011)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Massachusetts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pennsylvania 641a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pennsylvania 647a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pennsylvania 555 (2011)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pennsylvania 569 (2011)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Chip of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: pay the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Archived a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took in an exam from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regraded an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved a rule set, exam or scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took in a rule set, exam or form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed a file for another store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registered a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoked a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed who is in a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took in a person from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used the recovery code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong recovery code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the first supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added a supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added a trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was set during an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam taken in from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam regraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer in practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice round finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint in practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice round begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of practice taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConsolePages</name>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>The file is too large. Divide it into files of at most 32 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a text file. Save the table as CSV (UTF-8) and choose that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it again as CSV with the character set UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: a quoted field begins here and does not end. Close the quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: there is a quote in the middle of a field. Put the whole field in quotes and write the quote twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: something follows a closing quote. Write a quote within a field twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealerBar</name>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealingMethod</name>
    <message>
        <source>Manual shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automated shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reshuffling shoe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Hands of four cards rank in another order than hands of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands of five cards rank in another order than hands of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only four cards play; the fifth was counted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight does not go on from the ace to the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace may also stand below the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of one suit were overlooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards in a row were overlooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two suits of one colour are not one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair was overlooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more card of the same rank was overlooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of one rank were counted as two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight flush up to the ace has a name of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is missing for that hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player&apos;s own two cards were not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player need not use both of his own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last community card was overlooked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal hands are settled so in another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does not qualify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does qualify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game the dealer needs nothing to qualify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that does not play was compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own cards that do not play were compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower hand was taken for the higher one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That happens to another wager of this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wager does not lose: it goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wager does not win: it goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wager does not only go back: it is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wager does not lose: it is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wager does not go back: it loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wager does not win: it loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the row above in the paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the row below in the paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is another paytable than the posted one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &quot;to&quot; odds the stake is not part of what is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &quot;for&quot; odds the stake is not given back on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake was counted as part of the winnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake, which is in the tray already, was taken off again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds were read the wrong way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a part of the meter is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house rounds down what is paid in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house does not round down what is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake alone was handed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds were taken of the Ante, not of this wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a limit to what one hand is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else has to be done before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is done already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is cleared when everything is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand stays until the envy bonuses for it are paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the folded seats lost is collected first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is turned and set before it is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor comes before this win is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main wagers come before this side wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Six Card Bonus card is turned first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game&apos;s chapter rules so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At another moment of the round it would be ruled so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more cards it would be ruled so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer cards it would be ruled so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matters whether the card&apos;s face was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards lies face up by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matters whether the deck is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the ruling on another event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is irregular: the game cannot just go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This alone does not give every wager back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next card to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers with the system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; every wager goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the %2 is settled, every other wager goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while the cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when everybody has the first cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the hand is turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer has a wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a wrong number of community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player has a wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a wrong number of Six Card Bonus cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards, and the deck is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stub shows a misdeal; the deck is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stub shows a misdeal, and the deck is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: face up in the shoe or the deck, number of cards: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the dealer&apos;s card number %2 can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cover card was put in so many cards deep: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of $%2 wins. How much is handed over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over by paytable %4?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hand does the dealer have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hand does the player have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of the %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these comes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What now? %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chapter says something else</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrillAbout</name>
    <message>
        <source>Cards on the table: name the hand that plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hands and a wager: take it, pay it or give it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winning wager: work out the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round stops in the middle: find a step that may follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something happens at the table: say whether it matters and what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions about what the chapter says</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrillKind</name>
    <message>
        <source>Read the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does it pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it irregular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrillScreen</name>
    <message>
        <source>Question %1 of %2 · %3 in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just practise: the schedule stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How did I do?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorFamily</name>
    <message>
        <source>Wrong order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misread hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong paytable row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed side wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong qualifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;to&quot; taken for &quot;for&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorReason</name>
    <message>
        <source>Did something that is not done here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled a wager that is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped the game although nothing was wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went on although something was wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats in the wrong order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step before its time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped for the wrong thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the wrong cards as the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called the hand by a wrong name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took, paid or returned the wrong way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gave no answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>1 question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.%2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have done is done: there is no way back and no undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no hints, and nothing tells you whether something was right. The table goes on as if it had been.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action is stored at once. Should the machine stop, the exam goes on at the same place with the same time left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you need something, ask your supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1 for the whole exam. What you have done by then counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The times on this screen are your own: they include what you were granted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answers are stored. Your supervisor will tell you the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed: a critical error was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % are needed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamBreak</name>
    <message>
        <source>Section %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The section before is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2. The section before is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the whole exam goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin this section</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamErrorRow</name>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamHeader</name>
    <message>
        <source>%1 · section %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a supervisor: interrupt or end the exam</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamIntervention</name>
    <message>
        <source>For the supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the exam goes on until you give your word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupt the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamIntroduction</name>
    <message>
        <source>This exam is for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the exam</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamOver</name>
    <message>
        <source>The exam is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code of this exam, for comparing with the report: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamPause</name>
    <message>
        <source>The exam is interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Its time stands still, and everything that was done is stored. A supervisor can go on with it at the same place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamQuestion</name>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamRound</name>
    <message>
        <source>End this round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was left out cannot be done any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on dealing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamSectionRow</name>
    <message>
        <source>Section %1: %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit of its own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamSide</name>
    <message>
        <source>You deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamStarter</name>
    <message>
        <source>This is no exam. Choose one from the list of exams.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamTime</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>&quot;%1&quot; cannot be read (%2). Check that the stick is in, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no exchange file of Cutcard. Choose the file that Cutcard wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was written by a newer Cutcard (%1). Install the newer one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is larger than 1 GB. Write fewer attempts at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be read (%1). Write the file once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line was changed after it was written. Write the file once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line that was here is missing. Write the file once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line does not belong here: it was added or moved. Write the file once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before its signature. Write it once more, and wait before you pull the stick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature does not belong to this file. Write it once more on the machine it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 that signed this is not registered here. Compare it with the one that the other machine shows, and register it if they are the same. The whole key: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key %1 that signed this was revoked here. Ask why before you register it again. The whole key: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attempt of a trainee who is not here (%1). Take in the people of that machine first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line says attempt %1, its transcript %2. Write the file once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trainee is a supervisor here (%1). Archive one of the two first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sealed attempt to write. To write those of before once more, ask for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for &quot;%1&quot;. Free some space on the stick and try again; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Check that the stick is in and can be written to; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trainees: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempts added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempts added whose seal is broken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempts known already: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trainees added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trainees renamed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out because erased here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>the Mega meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Major meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Minor meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paytable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this house&apos;s own paytable %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactChip</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultNote</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>ANTE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SUPER BONUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLIND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TURN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RIVER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUEENS UP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACES UP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BAD BEAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BONUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 CARD PLAYER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 CARD DEALER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SIX CARD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COVER ALL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ANTE BONUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAGIC CARD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LUCKY BONUS</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureCharts</name>
    <message>
        <source>Pass mark %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Furniture</name>
    <message>
        <source>Mega</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Major</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Crazy 4 Poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Card Poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texas Hold &apos;Em Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caribbean Stud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ultimate Texas Hold &apos;Em</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupReport</name>
    <message>
        <source>%1–%2</source>
        <comment>from and to, in percent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erased person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no exam yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean result over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution of results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weakest skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight, %1-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight, %1-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flush, %1-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush, %1-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full house, %1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight flush, %1-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush, %1-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-%2</source>
        <comment>the two highest cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 of two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 and the dealer both have %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %2, seat %1 beats the dealer&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %2, seat %1 loses to the dealer&apos;s %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have %2, and the %3 of seat %1 is higher than the dealer&apos;s %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have %2, and the dealer&apos;s %4 is higher than the %3 of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatCell</name>
    <message>
        <source>%1/%2</source>
        <comment>practised of all skills</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpGroup</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the dealer. Everything can be done by mouse, by touch or by keyboard alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the shoe: whose card is the next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the shoe and the spots in front of you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wager of seat %1 goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has lost something by folding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of seat %1 are not needed any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of seat %1 are to be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best hand of seat %1 is to be laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has won something that you do not pay alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of seat %1 has to stay for a while</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 earns something by another seat&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 gets something back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system has to be told about seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is to be done at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is to be said aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The electronic wagers are still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some wagers are taken before the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two numbers have to agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The progressive system waits for a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is to be dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the deck is to be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the deck is not needed any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Community cards are to be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is to be done with the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what is left of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the Six Card Bonus spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the progressive system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table: is everything in order?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for somebody who can decide this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the cards and the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own cards are to be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own best hand is to be laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own hand has to stay for a while</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is to be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is not in order: do not go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stands still until somebody says what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not yours to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to settle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>%1 actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ no error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ errors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds you dealt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round yet. The first one you deal will be here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Breakage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid to the cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays to the cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded down to 50 cents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to 50 cents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded down to a dollar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to a dollar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every order that the text permits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepts every order that the text permits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house order alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepts its house order alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets the Five Card Hand Bonus stand after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the Five Card Hand Bonus when a player folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Beat Bonus after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets the Bad Beat Bonus stand after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the Bad Beat Bonus when a player folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover All after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets Cover All stand after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes Cover All when a player folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trips after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets Trips stand after a fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes Trips when a player folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ante is paid from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays the Ante from a straight up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flush up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays the Ante from a flush up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paytable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own paytable %1, not in the chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-card progressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-card progressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Game Link progressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand; this house %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regulation is silent; this house %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overpaid by more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underpaid by more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed an irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score and every error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>Say it: the button or %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the bets: &quot;No more bets&quot;, or %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch the shoe, or press %1 for each card; held down it goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch a player or press the seat&apos;s number, then %1 to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a spot of a folded hand, then Take (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a seat, then the button or its key: turn %1, collect %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the seat, then %1: pull out the cards that play, and name the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your own cards (0), then %1: pull out the cards that play, and name the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a spot, then Take %1, Pay %2 or Return %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a spot, then Return (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the spot that needs the floor, then %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the seat that is paid, then %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is among the buttons below; each shows its key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Irregularity</name>
    <message>
        <source>a card lies face up in the shoe or the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card was drawn in error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody has the wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card of the dealer was exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shuffler has jammed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealing shoe has jammed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device is out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shuffler counts a wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cover card was put in too near the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wager came after &quot;no more bets&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a spoken wager with cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player has left during the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player wagers at a second position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the progressive chips do not match the system&apos;s count</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>%1 Right: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round of %1 steps to be judged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an action, then press its new key. Esc leaves it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Seats and wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table and the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a seat; after Pay: the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From spot to spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not this; back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay an envy bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal; held down it goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the cards of a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the cards on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stub to the discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce: no hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the progressive wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keypad of the progressive system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the next page of buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule on what is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor verifies the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wash the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack into the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deck into play, one into the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack into the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the shuffled deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next; when watching: go on or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Take back the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of cards and chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green: suits are told apart at a glance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They face the players, as on a real layout; otherwise they stand upright for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and chips can be heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that sounds can be seen as well.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Cutcard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkRow</name>
    <message>
        <source>%1 of %2 answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MasteryScreen</name>
    <message>
        <source>How am I doing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answers yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answers, %2 % right lately, %3 skills practised, %4 mastered, %5 due today</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeterDisplay</name>
    <message>
        <source>Progressive meter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · wagers: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>while the cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the first cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the dealer&apos;s hand is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>en_US</source>
        <comment>the locale of this language&apos;s amounts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 that no chip makes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between stacks of chips</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Newcomer</name>
    <message>
        <source>Welcome. Under which name shall your practice be kept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here? Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Passphrase</name>
    <message>
        <source>At least %1 characters. Four or five words are easy to remember.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak: somebody could guess it. Add a word or two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair. Another word makes it strong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleCsv</name>
    <message>
        <source>The same name as in line %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is too long. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a group is too long. Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several people here are called so. Change them by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is archived. Restore the person on this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 people in this file. Divide it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleDialogs</name>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new passphrase for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old passphrase and the old recovery code end at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase for ever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name, the passphrase and the groups go, from the backups too; nobody can bring them back. Answers, exams and their seals stay, without a name. Nothing that was done before in this console can be undone after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write &quot;%1&quot; to confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the groups of the people that you have chosen (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is dealing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue your round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name is missing? A supervisor can add you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>I am %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayHeader</name>
    <message>
        <source>‹ Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start; the round can be continued later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeReason</name>
    <message>
        <source>It is time to see this again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was wrong too often of late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not met this yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This keeps slipping away: take it slowly, with a worked example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One kind of error comes back again and again, most of all here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>How am I doing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All skills</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Replace the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionPrompt</name>
    <message>
        <source>%1 $%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <comment>between wagers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posted paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>2s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This is not a JSON text (at character %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. Remove one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is nested deeper than %1 levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list in square brackets, neither empty nor endless, is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in quotes is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write true or false here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount is a text of digits with at most two decimals, such as &quot;7.50&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount has to be from $%1 to $%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here. Check its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format has to be &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule set &quot;%1&quot;; &quot;cutcard-cli rules list&quot; names them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule set has no selection &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be chosen here; see &quot;cutcard-cli rules show&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A progressive wager is $1 or $5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card: write rank and suit, such as Td.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card %1 is on the table twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards belong here, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody made a Six Card Bonus Wager; its card is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody made a Six Card Bonus Wager; no card is dealt for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck, dealt by this method, does not give the cards of this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way of dealing in this rule set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no theory question &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule set has no number &quot;%1&quot; to ask for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The theory question &quot;%1&quot; needs two to four wrong answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer &quot;%1&quot; is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no irregularity &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One answer is right and has no wrong rule; every other one has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step is named s1, s2, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a dealt round (with deck and method) has an opening to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one seat has to be occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has the seats 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat has no wager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is not offered at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Super Bonus has to equal the Ante.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table this wager is $%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has neither folded nor bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat without an Ante has nothing to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Play Wager is made on preflop, flop or river, not &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Flop Wager is twice the Ante: $%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 Wager equals the Ante, $%2, or is checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bet Wager is twice the Ante: $%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Blind has to equal the Ante.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the flop a Play Wager is 3 or 4 Antes, after it 2, at the end 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game a progressive wager is $1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decision is &quot;fold&quot; or an object such as {&quot;play&quot;:&quot;10&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no decision; write &quot;fold&quot; or the wager made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decision names no wager; a player who bets nothing folds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot; in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this hand the Play Wager is from $%1 to $%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no shared table &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say when a wager is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no meter &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of a paytable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; stands twice in one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A paytable needs at least one row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no odds; write &quot;3 to 2&quot;, &quot;300 for 1&quot; or &quot;10% of main&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table of the chapter pays &quot;%1&quot; for this wager; a house table cannot either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another kind of odds than the chapter&apos;s for this row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; ranks above &quot;%2&quot;; write the rows from the highest hand down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house can add at most %1 tables for a wager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a house table; choose a name of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house cannot add a table for &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A title has 1 to %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short name has 1 to %1 small letters, digits and hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rules are called &quot;%1&quot; already; choose another short name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a rule set with its selections, or give a submission; not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every section weighs nothing: give at least one a weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number for everybody, or &quot;fresh&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;every_skill&quot; has every skill in it; leave the list of skills out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table has only %1 different questions for this section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question of this kind is about &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hash has 64 hexadecimal digits in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person or an attempt is named by a UUID in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the hash of the exam definition beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is a round; it has no answer to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item is a question; nothing is dealt in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an attempt file of Cutcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This item was not the one being worked on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This event carries an earlier time than the one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attempt was closed without having been finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line, which says what the attempt stands on, is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line was changed after it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1 is missing before this line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line was added after the attempt was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1 belongs here; the lines were put into another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends here without its last line: its tail was cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program does not know the format &quot;%1&quot;; a newer one may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is by the rule set &quot;%1&quot;, the exam by &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; cannot occur at this table: the house does not offer it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; finds no place beside the others; ask for more items.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Position in the round: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk me through my mistakes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This exam still runs. What is written here is not a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed after it was sealed. Do not rely on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not passed</source>
        <comment>in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As regraded on %1. First result: %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass mark is %1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass mark of %1 % was not reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass mark of %1 % was reached, but a critical error fails the exam by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given below 95 % in whole rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands and %2 rounds an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, below the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erased person %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1, action %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills, the weakest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills without an error: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At exam time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resumed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regradings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this result stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash of the definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash of the rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head of the seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutcard %1, generator %2, seed %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the short code with the one that Cutcard shows for this attempt: it is the same as long as nothing of the attempt was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. Date, signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, short code %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence and a sum</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a paragraph and a ruling</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (action %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid too much by more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid too little by more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went on although there was: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went on although something was irregular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gave a wrong ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Choose another place and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en_US</source>
        <comment>the locale of this language&apos;s dates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm t</source>
        <comment>a date and a time as QLocale writes them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date as QLocale writes it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Respect</name>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take, pay, return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsCsv</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regraded percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regraded passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regraded (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item of the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>%1 %</source>
        <comment>a score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPause</name>
    <message>
        <source>This one is dealt at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was all for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You remember what you have practised. New skills for today: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have done what the day allows. Come back tomorrow, or deal a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn something new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this one out for now; it stays due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundOptions</name>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An irregularity may happen; stop the game when you see one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSource</name>
    <message>
        <source>This cannot happen at such a table. Choose another irregularity, or let the house offer more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are not dealt this way in this game. Choose another method.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of queens or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of tens or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six-card royal flush in diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six-card royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces with player and dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of aces in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace-king suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace-queen or ace-jack suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace-king of two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of kings, queens or jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace-queen or ace-jack of two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of tens down to twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowInASentence</name>
    <message>
        <source>four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of 10s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six diamonds from ace to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six cards of one suit from ace to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two aces on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace and king of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace with a queen or jack of its suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace and king of two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of kings, queens or jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace with a queen or jack of another suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair between 10s and 2s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a high card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Seat %1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, taken %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, returned %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, %3, paid %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, paid %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2, no wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envy bonus of seat %1 for seat %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid on the %1 of seat %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of seat %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDifferences</name>
    <message>
        <source>%1 is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a paytable of the house&apos;s own, %2, which is not in the chapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays by paytable %2 instead of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2, for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envy is paid by schedule %1, whatever the paytable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus is offered, for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Card is not paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Bonus is not paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This house %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table minimum is %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table maximum is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips in the tray are %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesName</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>the round is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void, and the deck leaves the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card goes to the rack, the round goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card is used as the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are shuffled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are cut again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wager is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device is covered before another method is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wagers are treated as lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is wrong, the round goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the floor is called</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>All of them right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right and in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at this once more: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>All sealed exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot come up with these selections, so many players and this way of dealing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round has been found with all of this in it; ask for less of it together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioForms</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Community</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Community card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six Card Bonus card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not dealt: it begins with the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meter of the Five Card Hand Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody sits here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody sits at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, card %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When seat %1 plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its face was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has the wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were misdealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which seat it concerns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step that the stop is, such as s5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioStory</name>
    <message>
        <source>The bets are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has decided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioTable</name>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, everything offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioVerdict</name>
    <message>
        <source>Choose a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot happen in a round that is dealt by this method. Choose another, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would take a card away and deal others than yours. Choose &quot;not dealt&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioWords</name>
    <message>
        <source>at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the Six Card Bonus spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScreenHeader</name>
    <message>
        <source>Cutcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1  %2 has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2 folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionKind</name>
    <message>
        <source>Whole rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words on the felt as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything to its default</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Ask clockwise: fold, or a Play Wager of one to three Antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the Ante is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the Super Bonus is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: Queens Up is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the progressive is lost, envy stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the Five Card Hand Bonus, where the house says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the cards go to the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the cards stay while a wager looks at them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards after the forfeits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is below king-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer qualifies with king-high or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the next player&apos;s cards, counterclockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante returned: dealer below king-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante taken: the dealer&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante paid: the player&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante returned: equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play paid whatever the hands: dealer below king-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play taken: the dealer&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play paid: the player&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play returned: equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus paid: dealer below king-high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus returned: dealer below king-high, no straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus paid although the hand loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus taken: the hand loses and is below a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus returned: the hand wins without a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus paid: equal hands from a straight up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus returned: equal hands below a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the hands so that each can be reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the table when everything is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor validates every progressive win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A progressive win from a meter holds the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-card progressive: paid from a meter that was just reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor verifies a large Five Card Hand Bonus win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus win from the meter holds the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand holds the dealer&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand is divided equally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus: paid from a meter that was just reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Card in the player&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Card in the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Bonus at the player&apos;s position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Bonus at the dealer&apos;s position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: Cover All, where the house says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot; before the Antes are paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante paid: the dealer has no hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Bet Wager of twice the Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet returned: the dealer has no hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet returned: equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet taken: the dealer&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the hands after the last Ante is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect a losing hand at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect a tied hand after the losers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning hands stay until all winners are paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: no hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the bonus wager is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand: turn only the hands with a side wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante paid: equal hands go to the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play paid: equal hands go to the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante Bonus paid although the hand loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best four of six cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best five of seven cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: Bad Beat, where the house says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keypad: GAME OVER when everything is reconciled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keypad: the key of the winning hand, then the supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout limit of one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Game Link: paid from a meter that was just reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a card before the street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flop: three cards face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn: the fourth community card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river: the fifth community card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante returned: the hand wins but is too low for the Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Flop Wager of twice the Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask clockwise: a Turn Wager, or check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask clockwise: a River Wager, or check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop paid: the player&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop returned: equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop taken: the dealer&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn paid: the player&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn returned: equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn taken: the dealer&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River paid: the player&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River returned: equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River taken: the dealer&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folded hand kept for envy is turned after the last seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante returned on a win: the dealer has less than a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante returned on a loss: the dealer has less than a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the flop: check, or a Play Wager of three or four Antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the flop: check, or a Play Wager of two Antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end: a Play Wager of one Ante, or fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind returned: the hand wins below the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind returned: equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind taken: the dealer&apos;s hand is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has less than a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has a pair or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: the Blind is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: Trips, where the house says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards: the dealer inspects them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards: the floor verifies the inspection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards: spread face up for the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wash the cards face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack the washed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle before play and after each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut with the cover card at least ten cards deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack goes into the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two decks alternate round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the decks in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays: spread the cards face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle table with a shuffler: stack the cards, do not wash them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle table with a shuffler: the stack goes into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle table with a shuffler: play with the deck it held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: one card face up goes to the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: several cards face up void the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a card drawn unseen is the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a card drawn and seen goes to the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a wrong number of cards voids the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: an exposed dealer card voids the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not irregular: a dealer card seen too late to matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not irregular: the dealer&apos;s sixth card lies face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: the shuffler jams, shuffle again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: the shoe jams, the round is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a device out of order is covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: the shuffler&apos;s count is wrong, the deck goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: the stub shows a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: the stub shows an incomplete deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a cut less than ten cards deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not irregular: a cut of ten cards or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a wager after &quot;no more bets&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a spoken wager with cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: a player leaves during the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player wagers at a second position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular: progressive chips and the system&apos;s count differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card once, at the first wager on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens Up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante Bonus: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces Up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Beat, the player&apos;s hand is beaten: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Beat, the dealer&apos;s hand is beaten: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus wager: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trips: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover All: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Game Link progressive: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Game Link envy bonus: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-card progressive: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-card progressive: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-card envy bonus: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-card envy bonus: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six Card Bonus: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual shoe: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing from the hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reshuffling shoe: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automated shoe: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announce &quot;no more bets&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock the electronic wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collect the progressive wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare their number with the system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the Six Card Bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right card to the right place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard the rest of the last stack unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer&apos;s last card face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press COIN IN before the chips are removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count the stub face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stub to the rack unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillGroup</name>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions and folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning and clearing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive and envy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillRow</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SmallHeatMap</name>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Deal by the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to practise?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>the flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press COIN IN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press the key of the winning hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press GAME OVER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: take the %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: pay the %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: return the %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce &quot;no more bets&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the electronic wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare their number with the system&apos;s: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stub: %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the stub into the discard rack unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask seat %1: %2, or fold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has folded: collect the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: turn the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: set the hand: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the Six Card Bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: call the floor for the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the dealer&apos;s cards for the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: leave the cards for the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: give back the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card into the discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the community cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keypad: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect the cards for defects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor verifies the inspection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread the cards for the first player to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the cards face down and wash them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the cards, the cover card at least %1 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the stack into the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deck into play, the other into the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the stack into the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the shuffled deck out of the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the device, or mark it as out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>May come now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsDone</name>
    <message>
        <source>Just done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoreFault</name>
    <message>
        <source>Only a supervisor can do this. Ask one to sign in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your name in the list of trainees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This belongs to another trainee. Only a supervisor can see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were signed out. Sign in once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the passphrase. Try again, use the recovery code, or ask another supervisor to reset it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the recovery code. Compare it letter by letter with the newest printed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After several wrong attempts, wait %1 more seconds and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a passphrase of at least %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a supervisor already. Ask them to sign in and to add you as another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last supervisor. Add another one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such person. Refresh the list and choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such group. Refresh the list and choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such rule set or exam. Refresh the list and choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key is not registered. Register it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such round. Refresh the list and choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person was archived or erased. Choose somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no identifier; write a UUID in lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a name of 1 to %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be stored here; check the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key has 64 hexadecimal digits in lower case. Copy it completely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is more than can be stored at once. Divide it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is stored as &quot;%1&quot; already. Use a new identifier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round cannot be read by this version of Cutcard (%1). Begin a new one; your answers are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such attempt. Refresh the list and choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trainee sits another exam already. Finish that one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam, form and attempt do not belong together (%1). Start the exam once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This exam is over and sealed. Look for it in the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This exam is still going on. Wait until it is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not continue the exam as it is stored (%1). Start Cutcard once more and go on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a finished exam can be sealed. Finish it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam was interrupted. Ask a supervisor to let it go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down why the score changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attempt was sealed by a machine that is not known here. Register its key first: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trainee of this attempt is not known here (%1). Bring in the people first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1). Keep its file, and bring in a whole copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no data in &quot;%1&quot;. Start Cutcard once, or name its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data cannot be opened (%1). Check the rights of the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data was opened for reading only. Make this change in Cutcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written to. Give yourself the right to write there. Nothing was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network drive, which can lose what was stored. Choose a folder on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutcard is already running with the data in &quot;%1&quot;. Use that window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data was written by a newer Cutcard (schema %1; this one knows %2). Install the newer one. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of bringing the data up to date failed (%2). Nothing was changed; send a support bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup &quot;%1&quot; could not be made. Check the disk and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again; what was acknowledged is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the data. Close it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error (%1). Check it before going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data is damaged (%1). Start the rescue: it restores what was acknowledged from the backups and the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither a backup nor a journal was found. Bring back a backup of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others can read &quot;%1&quot;. Take that right away (chmod 600) and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something unexpected happened (%1). Try again, or send a support bundle.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SupervisorWord</name>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards lie face up in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, and its face was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of the dealer lies face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red and it has stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe&apos;s light is red and no card comes out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffler does not start, its light stays red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red, its display does not show %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cover card was put in %1 cards deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has just put down a wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 calls out a wager and holds up bank notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits at seat %1 any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player of seat %1 also puts chips down at the next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display counts %1 progressive wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best four-card hand plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer qualifies with a king or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of aces or better: Play up to three times the Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus comes back on a win or tie below a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties go to the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante Bonus from three of a kind up, win or lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante comes back on a win below a flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante comes back on a win below a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts are subject to the posted limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer plays with ace-king or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet is twice the Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer qualifies with a pair or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind equals Ante</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBox</name>
    <message>
        <source>%1, light %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (out of order)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableProcedure</name>
    <message>
        <source>Open the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table with two decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle table with a shuffler</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskGrid</name>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round by the book, every step explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal; the floor comments afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thing, ten times, against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you are about to forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds you dealt, to see again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due now: %1. Questions and rounds come mixed across the games you know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due. You can learn something new of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every round you dealt is kept, with every step. Look at one again, or go on where you stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Theory</name>
    <message>
        <source>How many betting positions may the table have at most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards from the top does the cover card go in at least?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device counts the deck: the stub is counted at least once in how many rounds?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt from the hand: after how many hours are they changed at the latest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt from a shoe: after how many hours are they changed at the latest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards is each player dealt?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards is the dealer dealt?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many community cards are there in a round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards come to the table: who looks through them for defects?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new cards have been looked through: who confirms it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were cut badly and none is dealt yet: who may have them cut again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A progressive wager has won: who validates the win?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How is the stub counted when no device does it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hand draws a card from a manual shoe, and which one places it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that are dealt from the hand: how are they shuffled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing from the hand: how is the deck held?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing from the hand: how does a player&apos;s card leave the deck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may touch the cards of a player?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When do a player&apos;s cards have to be where the dealer sees them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has looked at the cards and laid them down: may they be taken up again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players tell each other about their hands before the hole cards are shown. What follows?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A progressive hand has won: what is done about the light of the system?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the number of players for the Cover All payouts come from?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player comes to an idle table; the deck that lay secured in the shuffler is taken out. Is it spread and shuffled again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may take value chips as a tip?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does an employee redeem chips received as tips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When does an employee redeem chips received as tips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tips are redeemed at a place that is not the cage. How often are these chips exchanged with the cage?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May food and drink on the gaming floor be paid for with value chips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who approves how a house accounts for tips in chips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who approves a credit limit or a change of it, if no committee does?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the smallest credit committee that may approve a limit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the approval of credit recorded?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further information speaks for a credit limit. What is noted of it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the reasons for a credit limit is written down?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something bad about the patron was found and credit is granted all the same. What is recorded?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By when have those who approve credit signed, with date and time?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of those who must approve is not in the house. Is a spoken approval enough?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A patron wants a higher limit. Who does the work before it, and when?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has to be in a patron&apos;s request for a higher limit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A known patron asks for a higher limit. What becomes of the information checked at the first application?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which play counts in the rating behind a higher limit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of a higher limit goes into the credit file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how is the amount fixed at which it falls?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: who wins it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how much does the winner get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: where does the meter stand after a win?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floorperson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A floorperson or somebody above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The security department</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surveillance room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player to arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any player who asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cashiers&apos; cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer counts it face down on the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer counts it face up on the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer counts it in the hand, off the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floorperson counts it face down on the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws, the other one places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand farther from the shoe draws, the other one places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws and places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right hand draws wherever the shoe stands, the left one places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always by a shuffling device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the dealer, who also cuts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the dealer or by a device, as the house likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a device, and the dealer has to cut them after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the chip tray and in front of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always in the left hand, over the chip tray and in front of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In either hand, changing as it suits, over the chip tray and in front of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the spot that is dealt to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thumb of the holding hand slides the top card off, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The free hand takes the bottom card and lays it face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player and the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player alone, until the dealer turns them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody at the table whom that player allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the deal until the dealer takes them, without a break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the player has decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the dealer is about to turn them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always, and they may not be lifted from the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, from then on the player leaves them alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, until the player has placed the Bet Wager or folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, until the dealer&apos;s hole cards are turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, if the dealer agrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who talked lose all their wagers of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who talked lose their Antes and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who talked are warned; wagers stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody at the table loses the wagers of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void and every wager goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer makes sure that the light of that win is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floorperson looks after it; the dealer need not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer looks at it only for a part of the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing, the cards alone prove the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffler finds it once the dealer&apos;s hand is out of it and the green button is pressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer counts the players and enters the number at the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer counts the Cover All wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer counts the players who have not folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if a player asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always, as new cards are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never, even if a player asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if the floorperson orders it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Employees who have been authorized to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every employee, without being authorized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealers and no other employees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody: tips are given in cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the cage or another secure place that the Board has approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the cage and nowhere else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table where they were given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any place that the house picks, without approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before leaving the facility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within a day, also after going home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the end of the week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever it suits; chips do not expire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After every shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, to those who serve it there and are authorized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, servers take chips as tips only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, and also away from the gaming floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, but the dealer has to pass the chips on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Board, to which the house submits its controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cage that redeems them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house by itself, nobody else is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two from the credit posts or the line above the credit manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One from the credit posts is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two employees of any department</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One from the credit posts together with a floorperson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of those who may approve limits, deciding as a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them, who decides in the committee&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of them, so that there is a majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them and one employee of another department</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the patron&apos;s credit file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the records of the pit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the ledger of the cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The information and where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The information; its source stays unnamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source; the information stays with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing, only what speaks against the patron is noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short summary of what weighed most, for a limit granted or reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that was said, word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short summary, and only if less is granted than was asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing but the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why credit was granted in spite of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: credit has to be refused then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: the finding is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That the Board has agreed to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before any credit is given out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the end of the day on which credit is given out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the patron first pays back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before any credit is given out, but date and time are not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and the file is signed on arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, from all of them: date and time are noted, and the file is signed on arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, every approval is signed on the spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and no signature follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The credit department, before the increase is approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The credit department, after the increase is approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floorperson, before the increase is approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cage, before the increase is approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: date and time, the amount asked for, the patron&apos;s signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: the amount asked for and the patron&apos;s signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: date and time and the patron&apos;s signature; the house sets the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: date and time and the amount asked for; the house signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoken: the amount; the house notes date and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is checked again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds for as long as the patron is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what the patron says has changed is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is checked again if it is older than a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much and how often the patron has played since credit was first given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much and how often the patron played before credit was first given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the patron has lost, however often that was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, the rating has no place in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request, the renewed check and the rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request; the rest is not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The renewed check and the rating; the request goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new amount alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A generator draws it in secret, between a posted minimum and maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A generator draws it in secret, with no bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floorperson sets it in secret, between a posted minimum and maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is posted for everybody to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the hidden amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the posted maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one with the highest hand when the hidden amount is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one with the largest wager when the hidden amount is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that is on the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is on the meter above the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A share, the rest goes to the others at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The posted maximum, wherever the meter stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the posted minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At half of what it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it was, until the maximum is reached</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time: %1 of %2 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s / %2 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeLineList</name>
    <message>
        <source>Time line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Topic</name>
    <message>
        <source>A card to seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A community card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to the Six Card Bonus spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set and name the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set and name the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envy bonus for seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folded: collect the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor, for the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folded hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Week of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has to be announced before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The electronic and progressive wagers are not closed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The progressive system has to be told first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that come first are not dealt yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of the deck has to be put away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The community cards are not shown yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has not decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What seat %1 has lost by folding still lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand comes first, and it is still face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has to be set before it can decide anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of seat %1 are still face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of seat %1 decides this, and it is not set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of seat %2 has to be settled before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is not shown yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor has to be called before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that won from a meter has to be left for the papers first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An envy bonus is still to be paid to seat %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stands still until what happened is ruled on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else has to be done before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go round clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are settled from the dealer&apos;s right, counterclockwise, and seat %1 is not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has no %2 in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do for this wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %2 of seat %1 was taken before the deal and wins nothing: no chip moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the kind is done with the %2 of seat %1 in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not done here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step of this round asks for it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything on the table is in order at this moment: the round goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has been done before and is not done twice: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went on although something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the game: look what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right would be: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• First: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood: ask me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wager</name>
    <message>
        <source>Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Beat Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texas Hold &apos;Em Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caribbean Stud Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Card on the player&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Card on the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Bonus on the player&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Bonus on the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WayAbout</name>
    <message>
        <source>The round is dealt by the book, and every step says what and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal without a word; everything is talked over at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal without a word; a supervisor has the result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>One card lies face up: it goes to the rack, and the round goes on with the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{faces} cards lie face up: with more than one the round is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card came out too early but nobody saw its face: it simply is the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card came out too early and its face was seen: it goes to the rack like one found face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand has a wrong number of cards: that cannot be put right, and the round is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of the dealer has been seen while it still could change a decision: the round is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffler has jammed: nobody can answer for its order, so the cards are shuffled again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe has jammed in the middle of a round: the round is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device does not work: it is covered or marked before cards are dealt in another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffler counts a wrong number of cards: that deck leaves the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stub shows that cards were misdealt: the round is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stub shows that the deck is not complete: the round is void and the deck leaves the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cover card is less than ten cards deep: the cards are cut again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wager came after &quot;no more bets&quot;: it is not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wager was called with cash and not made with chips: it is not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has left in the middle of the round: the wagers are treated as lost, and the round goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a player may have one position only: the wager at the second one is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips collected and the number the system accepted differ: that is for the floor to settle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better: the Ante is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Ante goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has only {dealer} and does not reach king-high: the Ante goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has only {dealer}: below king-high the Play Wager wins even money whatever seat {seat} holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: from a straight up the Super Bonus is paid by its table, also while the dealer stays below king-high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer stays below king-high, and {hand} is less than a straight: the Super Bonus goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, but from a straight up the Super Bonus is paid all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and below a straight the Super Bonus is lost with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, but less than a straight only brings the Super Bonus back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: from a straight up the Super Bonus is paid on equal hands too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands below a straight bring the Super Bonus back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and from a straight up the Super Bonus is paid by its table: {odds} for {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the higher hand wins even money, and nobody has to qualify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost, for there is no qualifier that could save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Ante is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Play Wager is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, but the Ante Bonus looks at the player&apos;s hand alone: {row} pays {odds} on the Ante.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: that pays {odds} on the Ante as Ante Bonus, win or lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and from {ante from} up the Ante wins even money too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, but the Ante is paid only from {ante from} up: it goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and the Ante is paid because the dealer has a pair or better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and with a pair or better the dealer wins the Ante too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, but a dealer without a pair gives the Ante back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, but without a pair the dealer does not win the Ante: it goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, but the Blind is paid from {lowest} up by {table}: it goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Blind goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Blind is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Blind by {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Ante is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand every Ante left in the round wins even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand the Bet is not in play and goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Bet goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Bet is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and with less than two pair the Bet wins even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Ante wins even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Play Wager is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Play Wager wins even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Play Wager goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager wins even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Flop Wager goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager wins even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Turn Wager goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the River Wager wins even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the River Wager is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the River Wager goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand wins more than {limit}, the most that is paid for one hand: {amount} of it is left for the {wager}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Queens Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Aces Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trips is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Trips pays {odds} by {table}, whatever the dealer has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the bonus pays {odds} by {table}, win or lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} and the dealer both hold two aces: the bonus pays {odds} by {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first two cards of seat {seat}, {two cards}, are in no row of {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first two cards of seat {seat} are {two cards}: the bonus pays {odds} by {table}, whatever comes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}, so no hand from {lowest} up is beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the Bad Beat Bonus pays {odds} by {table} for {row} that is beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands}: the dealer&apos;s {row name} is beaten, and the Bad Beat Bonus pays {odds} by {table} for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the extra cards the best five of seat {seat} are {read}, and the Six Card Bonus is paid from {lowest} up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in diamonds: {table} has a row of its own for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in one suit: {table} has a row of its own for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best five of the six cards of seat {seat} are {read}: the Six Card Bonus pays {odds} by {table}, whatever the dealer has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat before has won the whole meter, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive with {read}: the floor validates every such win before it is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What seat {seat} won comes from the meter and not from the tray: its hand stays until the papers are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the progressive pays {odds} by {table}, win or lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {from} holds {holds}, and seat {seat} has made the progressive wager: the envy bonus rewards everybody else who did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five cards of seat {seat} make {read}: the Five Card Hand Bonus pays {odds}, win or lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: {odds} is worked out once and divided among the {sharers} seats that wagered on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: seat {seat} has wagered on that hand and wins {odds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole meter was won a moment ago, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus of 500 for 1, or from the meter, is verified by the floor before anything is credited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win from the meter is not credited to the account: the hand of seat {seat} stays until the papers are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has won from the meter: its cards stay until the papers are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and seat {seat} holds it among its five: {odds} on top of everything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and it is among the dealer&apos;s five: {odds} on the wager on that hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system drew the position of seat {seat} for the Lucky Bonus: {odds} on top of everything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system drew the dealer&apos;s position for the Lucky Bonus: {odds} on the wager on the dealer&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}, and Cover All is paid from {lowest} up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}: Cover All pays {odds} for it where the number of players is {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds or plays the Ante, and from a pair of aces up as much as three times the Ante.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds, or plays one to three times the Ante with any hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the flop each player in turn, clockwise, folds or makes a Flop Wager of twice the Ante: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the turn or check: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the river or check: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the flop a player checks or plays three or four times the Ante: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the flop, who has not played yet checks or plays twice the Ante: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the whole board out, who has not played yet plays the Ante once or folds: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one card of the dealer in sight each player, clockwise, folds or bets twice the Ante: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has left the table: its {wager} is treated as lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wager of seat {seat} stands any more after the fold: its cards go to the rack unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the fold nothing at the table looks at the cards of seat {seat} any more: they go to the rack at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fold ends the hand: the cards of seat {seat} go to the rack together with the wagers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses the Bad Beat Bonus too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Cover All too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Trips too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has folded, but a wager that still stands looks at its cards: they are turned in their turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has folded and its cards stayed for the envy bonus alone: they are turned after the last seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has folded: its {wager} is lost, and is collected before the dealer shows a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} folds: its {wager} is lost, and is collected at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s hand is shown before the first player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s six cards are shown before the first player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last wager is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last decision is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has bet or folded: now the four hole cards are turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are {dealer}, king-high or better: the dealer qualifies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are only {dealer}, below king-high: the dealer does not qualify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best four of all six cards are {dealer}; the dealer needs nothing to qualify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}, a pair or better: the Antes are in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are only {dealer}, less than a pair: the Antes still in play go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has {dealer}, and ace-king or better qualifies: the hands are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has only {top two}: less than ace-king is no hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: the players hear it before the first Ante is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has no hand, so only hands with a bonus or progressive wager are turned: that of seat {seat} is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the dealer&apos;s right, counterclockwise, one hand after the other is turned, and losers are taken at once: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are settled one after the other from the dealer&apos;s right, counterclockwise: now seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best four of the five cards of seat {seat} are {hand}; the fifth does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For seat {seat} the best five of two cards and the board are {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All five cards of seat {seat} play: {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first Six Card Bonus is to be settled and everything that comes before it is done: what lies on that spot is shown once for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wagers that the cards of seat {seat} decide are settled: they go to the rack so that the hand can be found again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every wager of seat {seat} is settled: its cards go to the rack so that the hand can be found again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has lost and its side wagers are settled: the cards of a losing hand go at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has its wagers back: a tied hand goes after the losers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every winner is paid: only now the winning hands go, that of seat {seat} among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Ante is paid: now the hand of seat {seat} may go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every wager is settled and every hand is in: the table is cleared for the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system learns which hand has won by its key, and then the supervisor confirms it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is settled and reconciled: GAME OVER opens the system for the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before community cards are shown one card goes away unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has decided: the flop is three cards, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth community card follows when nobody has anything left to decide before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fifth community card completes the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt only when the players know that bets are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With bets closed no electronic wager may slip in: the system is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key lights the sensors while the chips still lie on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The progressive wagers are taken before the first card, whatever becomes of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of chips taken, {count}, has to be the one that the system accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has a Six Card Bonus: what it is decided by has a place of its own in front of the dealer, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the last stack only what is needed is used: the rest goes to the rack unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s last card lies face up by the rules: it is no exposed card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card at a time, clockwise from the dealer&apos;s left, the dealer&apos;s own last in each pass: now {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe gives whole stacks, clockwise from the dealer&apos;s left, the dealer&apos;s own last: now {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shoe gives each hand as a whole, in an order of its own that the rules allow: now {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where no device counts the deck, the dealer counts what is left at least every {every} rounds: {count} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of the deck is not needed any more, and nobody may see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards are looked through before anybody plays with them: front and back, for anything that marks them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second pair of eyes: the floor confirms what the dealer has inspected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player to arrive may see that the deck is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down and mixed by hand, no card can be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The washed cards become one stack again for the shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before play and after each round the cards are shuffled so that nothing of the old order is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cover card goes at least {count} cards deep, so that nobody knows the first card or the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut stack goes into the shoe, from which alone it is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two decks of different backs change places every round: one is played, the other is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks are replaced in time, before wear or marks tell one card from another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While nobody plays, the cards lie spread face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a table with a shuffler the cards of an idle table are stacked and not washed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of the idle table goes into the shuffler, and is shuffled there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play begins with the deck that the shuffler has held ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void: every wager goes back, also the {wager} that was taken before the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void and decides nothing: the {wager} goes back to seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that was seen is out of this round: it goes to the rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of these cards is not to be trusted any more: they are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays on with a deck that is not complete: it leaves the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut did not count: the cards are cut again, deep enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may take a device for usable that is not: it is covered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two numbers differ: only the floor can clear that up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is void, but the first two cards decide the bonus: those of seat {seat} are turned.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WrongValue</name>
    <message>
        <source>%1 is %2 too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 too little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You added the stake: at %1 it stays the player&apos;s anyway, and only the win is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You kept the stake back: it was taken before the deal, and %1 is paid in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is what %2 pays; this wager is paid for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the stake; it pays %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than the limit leaves for this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is exact, but this house rounds down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole stake is taken: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake goes back as it was: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right number is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No amount was named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is set from %1 different cards here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make %1, but a higher one can be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make %1; the best hand is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are right, but the hand was not named: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are right, but they are no %1: they make %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right to stop, but for another reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong outcome</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::ExamController</name>
    <message>
        <source>An exam is running already. End it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round cannot be shown. Call your supervisor: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can go on with it or end it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can interrupt or end it: Ctrl+Alt+S, or the button above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left in this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left in the exam</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::HistoryList</name>
    <message>
        <source>%1, %2, %3, actions: %4, errors: %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::KeyTable</name>
    <message>
        <source>The keys for &quot;%1&quot; cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a key that can be used. Press another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is needed for seats, amounts and moving about. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the key for &quot;%2&quot; already. Give that one another key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key for &quot;%2&quot;; %3 is used instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two actions have the same key; all keys are at their defaults again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::MasteryBoard</name>
    <message>
        <source>Look at it once more, slowly: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due for review: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 % right: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New for you: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your most frequent error: %1, mostly here: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not part of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 skills practised</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::QuestionDesk</name>
    <message>
        <source>This is how it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Right, but slower than %n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ruling %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::ReviewSession</name>
    <message>
        <source>This one slips away again and again: look at the answer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take twice the time for this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your time, and ask a supervisor to show you this at the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::RoundController</name>
    <message>
        <source>Say who you are first: what you do is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a seat first: touch it, or press its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a spot first: touch it, or press the seat&apos;s number and the arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the whole table? Call once more. For a wager, choose its spot first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards lie face down: nobody can read them yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor comments after the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something may go wrong in this round: watch the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COIN IN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GAME OVER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: pull out the %2 cards that play, and name the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: what is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keypad of the progressive system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envy bonus to %1: for whose hand, and how much?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards are in the stub?  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deep does the cover card go at least?  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many progressive wagers does the system have to show?  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flawless: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::RoundStory</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %L1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::School</name>
    <message>
        <source>Checking the records: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing what was written: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bringing the records up to date: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bringing back what was interrupted: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making today&apos;s backup: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::Settings</name>
    <message>
        <source>The settings in &quot;%1&quot; cannot be read; the defaults are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used for &quot;%2&quot;; it is %3 now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::StepRows</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::TableModel</name>
    <message>
        <source>Dealer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: %1, qualifies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: %1, does not qualify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::TimeLine</name>
    <message>
        <source>%1 (taken back)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisDetails</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;rrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For who&amp;m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody made an error here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by family and reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the points, the lowest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups first, then trainees; the lowest share of the points first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facility and discrimination of all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its errors, and for whom it fails, are shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisModel</name>
    <message>
        <source>%1 (form %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The family of the most frequent errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean share of the points that was earned: 100 % is easy, 0 % is hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How closely success here goes with success in the rest of the exam, from -1 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisPage</name>
    <message>
        <source>List and details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count by skill or by item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item of the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the skills or items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should be looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facility: the mean share of the points that was earned, so 100 % is easy. Discrimination: how closely success here goes with success in the rest of the exam, so 1 is sharp and below 0 something is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an exam above: items can be compared within one exam only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two trainees had the same form of this exam. Count by skill, or give the exam one seed for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; the figures appear here when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out (rows with %n attempts or more).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at these first (rows with %n attempts or more):</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AttemptView</name>
    <message>
        <source>not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗✗ %1, critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ &amp;Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose attempt at which exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;grade…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge the stored rounds by the rules of today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items, score and record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score by sections and skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal, rules and regradings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>trainee and exam</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Interruptions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2
regraded, first %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no mistake in this attempt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::BoardWidget</name>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::CardGrid</name>
    <message>
        <source>Cards to pick from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 already</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleBody</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleWindow</name>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were signed out because nobody was here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionBar</name>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving an older version makes it the newest one again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Give up changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be saved yet. %1 (at %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionPage</name>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right what is marked before you duplicate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved as version %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from %1. Save it to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right what is marked before you export it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionShelf</name>
    <message>
        <source>(no title)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (at %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This definition is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DurationBox</name>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EntryForm</name>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EventModel</name>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamCritical</name>
    <message>
        <source>Any irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a critical &amp;error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a critical error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No error fails this exam by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of critical error %1 in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularity of critical error %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove critical error %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a critical error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamDraft</name>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selections</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamEditor</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time and form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors that fail the exam by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules: %1, as they were when chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trainee sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the trainee sees afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict house order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house order alone is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the whole exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target, hands an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace target in hands an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target, rounds an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace target in rounds an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh form each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same form for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is that of the house rules; change them on the page of rules, save them there and choose them here again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chapter as it stands &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what this table &amp;offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam is held by the chapter, as a house plays it that says nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamPreview</name>
    <message>
        <source>1 player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>irregular: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make a form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed shows another form that a trainee may get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %v of %m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills of the table, and how often the form has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam has changed since this form was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 skills of this table, and %3 questions of theory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not covered (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSections</name>
    <message>
        <source>Add a &amp;section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge %1, performance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must appear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds or questions of section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1: as many rounds as it takes for every skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many rounds as it takes for every skill of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills that must appear in section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move section %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move section %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSkillsDialog</name>
    <message>
        <source>Skills that must appear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills; the space bar chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamsPage</name>
    <message>
        <source>Import an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam definition (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no exam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start an e&amp;xam…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no exam yet. &quot;New exam&quot; begins with the blueprint of a public dealer course: pass at 80 %, knowledge 30 %, performance 70 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExchangePage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange by stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One signed file each way, for machines without a network. A file that was changed on the way is refused as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write new results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a&amp;ll results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a room: its trainees and groups, house rules, exams, forms and scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &amp;people and definitions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read an exchange file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutcard exchange (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;gister this key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sealed result that was not written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed results that were never written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an exchange file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results written: %1. The file is complete; the stick can be taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of this machine: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1 trainees, %2 groups, %3 definitions. The file is complete; the stick can be taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is whole, but nobody has registered the key that signed it: %1. Compare it with the key that the other machine showed when it wrote the file, and register it if they are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is whole and signed by a registered key (%1). Written %2 by Cutcard %3. In it: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking it in: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown trainee %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and which exam</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the other machine is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key %1. Register it only if the other machine shows the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other &amp;machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FigureFilters</name>
    <message>
        <source>E&amp;xam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gro&amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whose results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days are counted in UTC, as in the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FiguresScatter</name>
    <message>
        <source>A row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facility in % (easy on the right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice begins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FirstRunForm</name>
    <message>
        <source>&amp;Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the supervisor&apos;s console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody supervises here yet. The first supervisor adds trainees, other supervisors, rule sets and exams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FormDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::GroupList</name>
    <message>
        <source>Everybody (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportDialog</name>
    <message>
        <source>Import people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 join groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left out with errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportModel</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already there, joins these groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already there. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KeyModel</name>
    <message>
        <source>Revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Believed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PassphraseFields</name>
    <message>
        <source>&amp;Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase &amp;once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleDesk</name>
    <message>
        <source>rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot archive yourself. Another supervisor can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take out of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeoplePage</name>
    <message>
        <source>Search for a name or a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ar&amp;chived and erased too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show archived and erased people too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups; people can be dropped on them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called so. Search for something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in this group. Choose people under Everybody and drag them here, or use Groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is here yet. Add a trainee, or import a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated (*.csv *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;trainee…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;supervisor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gro&amp;ups…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase f&amp;or ever…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;passphrase…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can train now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot erase yourself. Another supervisor can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read (%1). Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written (%1). Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsPage</name>
    <message>
        <source>What supervisors did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of exams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Register key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;voke…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this kind has happened. Choose something else above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attempt from another machine counts as sealed only if that machine&apos;s key is registered here. Compare a key over another way than the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registered keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is registered yet. This machine&apos;s own comes with its first sealed exam; register those of other machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whose key it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key, 64 hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write whose key it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seals of %1 are believed from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seal of &quot;%1&quot; is believed any more, older ones included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 is revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backup was made and checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoverForm</name>
    <message>
        <source>&amp;Set the new passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery code was shown when you were added. It can be used once; you get a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recovery code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the recovery code.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoveryCodeView</name>
    <message>
        <source>I have &amp;written it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this code %1 gets in again when the passphrase is forgotten. It is shown only now and replaces any older one. Keep it on paper, where no trainee finds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery code %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied. Paste it only where it stays secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the recovery code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutcard: recovery code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It replaces any older one. Keep it where no trainee finds it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RegradeDialog</name>
    <message>
        <source>(not there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>step and paragraph</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regrade this attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Regrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As first graded: %1, %2. By the rules of today: %3, %4. Both stay on the record, with your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old and new score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rea&amp;son, as it will stand on the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules of today see otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored with the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules of today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps what was stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of today see every round as it was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write why the attempt is regraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regraded: %1 before, now %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayPane</name>
    <message>
        <source>About this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened, line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>what a button does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayTimeline</name>
    <message>
        <source>Critical error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFiles</name>
    <message>
        <source>&amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Transcript…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CS&amp;V…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;xAPI…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report on one attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report</source>
        <comment>a file&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>a file&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attempt&apos;s own file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt</source>
        <comment>a file&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results-%1</source>
        <comment>a file&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements for a learning-management system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address of the school, by which its people are named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole address, such as https://school.example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xAPI (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements are made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No statements were written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFilter</name>
    <message>
        <source>Name or exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from any day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until any day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every exam</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsModel</name>
    <message>
        <source>⚠ seal broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between marks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsPage</name>
    <message>
        <source>No attempt is like that. Choose &quot;Show all&quot;, or start an exam on the page of exams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through the attempt (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChapterView</name>
    <message>
        <source>Always offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offered unless declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offered if chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagers, paytables and options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out house edges, %v of %m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meter for a $1 wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1, then %2 % of each wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChoices</name>
    <message>
        <source>Wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One paytable, nothing to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paytable of the progressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive wager in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wager, $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envy schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of the paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Card Hand Bonus wager in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits and chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table minimum, $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table minimum in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table maximum in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: no maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table maximum, $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips in the tray in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips in the tray, $</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesEditor</name>
    <message>
        <source>Parts of the house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own &amp;paytables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPage</name>
    <message>
        <source>Import house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules Submission (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are no house rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules and chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 seats. A chapter cannot be changed; house rules made from it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;house rules from this chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPanel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % ± %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, players: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, paytable %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated players, not exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the meter at its seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs from the chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House edge of what was chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out, %v of %m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: this is the chapter as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In percent of the wager, exact unless marked; wagers that depend on the players&apos; decisions are not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive and Five Card Hand Bonus: with the meter at its seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover All: simulated players, ± the standard error.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesTables</name>
    <message>
        <source>Own paytables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house may pay by tables of its own. They are marked everywhere as not in the chapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This chapter has no wager with paytables to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No own paytable yet. &quot;Add&quot; begins with a copy of one of the chapter&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a r&amp;ow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the paytable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move row %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move row %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioEditor</name>
    <message>
        <source>‹ &amp;Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it again (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through the round by the book, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the scenario (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table, seats and irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is still wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of what is filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fill the rest at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every place has its card. Choose a place first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as the round has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and fault</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and settlement are shown as soon as nothing is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the scenario a title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round cannot be kept yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept: %1, version %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioFields</name>
    <message>
        <source>&quot;%1&quot; is no card: write rank and suit, such as Td.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenariosPage</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario yet. Choose &quot;New&quot; to build a round by hand: cards, wagers, decisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds built by hand, to be shown and talked about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round (*.json *.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scenario first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round cannot be shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without keeping it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario has changes that were not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read as a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SettlementList</name>
    <message>
        <source>take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome, sum</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>irregularity, ruling, paragraph</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, qualifies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, does not qualify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat and hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat and sums</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envy for seat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt with an underlined letter presses that button or opens that menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SignInForm</name>
    <message>
        <source>&amp;Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forgot it: recovery code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StartExamDialog</name>
    <message>
        <source>Start an exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the form, item %v of %m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Large text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xtra time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an exam. Exams are written and saved on the page of exams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the trainee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen will belong to the exam until %1 has finished it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many rounds as it takes for every skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, no time limit of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole exam: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole exam has no time limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass mark: %1 %. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has the same form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh form is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendModel</name>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendsPage</name>
    <message>
        <source>Charts and table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By day, week or month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days begin at midnight UTC, weeks on Monday.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts over time, passed and not passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of the charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the charts as a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; its result appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Attempts: %2, passed: %3, mean score: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trend.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charts are in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an exam and a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
