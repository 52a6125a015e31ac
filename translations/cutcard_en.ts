<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_US">
<context>
    <name>cutcard::QuestionDesk</name>
    <message numerus="yes">
        <source>Right, but slower than %n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisPage</name>
    <message numerus="yes">
        <source>Nothing stands out (rows with %n attempts or more).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at these first (rows with %n attempts or more):</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AttemptView</name>
    <message numerus="yes">
        <source>%n critical</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSkillsDialog</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
