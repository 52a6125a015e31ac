<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_US">
<context>
    <name>Exam</name>
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
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
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
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KioskLayer</name>
    <message numerus="yes">
        <source>The start screen comes back in %n second(s). What you began is kept.</source>
        <translation>
            <numerusform>The start screen comes back in %n second. What you began is kept.</numerusform>
            <numerusform>The start screen comes back in %n seconds. What you began is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message numerus="yes">
        <source>%n other screen(s) show something else.</source>
        <translation>
            <numerusform>%n other screen shows something else.</numerusform>
            <numerusform>%n other screens show something else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest one is %n hour(s) old and in order.</source>
        <translation>
            <numerusform>The newest one is %n hour old and in order.</numerusform>
            <numerusform>The newest one is %n hours old and in order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s) lie face up in the shoe</source>
        <translation>
            <numerusform>%n card lies face up in the shoe</numerusform>
            <numerusform>%n cards lie face up in the shoe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The display counts %n progressive wager(s)</source>
        <translation>
            <numerusform>The display counts %n progressive wager</numerusform>
            <numerusform>The display counts %n progressive wagers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::QuestionDesk</name>
    <message numerus="yes">
        <source>Right, but slower than %n second(s)</source>
        <translation>
            <numerusform>Right, but slower than %n second</numerusform>
            <numerusform>Right, but slower than %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::RoundStory</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::SchoolLine</name>
    <message numerus="yes">
        <source>%n record(s) wait for the school.</source>
        <translation>
            <numerusform>%n record waits for the school.</numerusform>
            <numerusform>%n records wait for the school.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::kiosk::IdleNotice</name>
    <message numerus="yes">
        <source>Nobody here? The console closes in %n second(s). Touch anything to stay.</source>
        <translation>
            <numerusform>Nobody here? The console closes in %n second. Touch anything to stay.</numerusform>
            <numerusform>Nobody here? The console closes in %n seconds. Touch anything to stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisPage</name>
    <message numerus="yes">
        <source>Nothing stands out (rows with %n attempts or more).</source>
        <translation>
            <numerusform>Nothing stands out (rows with %n attempt or more).</numerusform>
            <numerusform>Nothing stands out (rows with %n attempts or more).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at these first (rows with %n attempts or more):</source>
        <translation>
            <numerusform>Look at these first (rows with %n attempt or more):</numerusform>
            <numerusform>Look at these first (rows with %n attempts or more):</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AttemptView</name>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n critical</numerusform>
            <numerusform>%n critical</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamPreview</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSkillsDialog</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KioskModel</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
</TS>
