<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Act</name>
    <message>
        <source>%1 of seat %2</source>
        <translation>%2 号位的 %1</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Pay the %1, %2</source>
        <translation>赔付 %1，%2</translation>
    </message>
    <message>
        <source>Pay the %1</source>
        <translation>赔付 %1</translation>
    </message>
    <message>
        <source>Take the %1, %2</source>
        <translation>收取 %1，%2</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>收取 %1</translation>
    </message>
    <message>
        <source>Return the %1, %2</source>
        <translation>退还 %1，%2</translation>
    </message>
    <message>
        <source>Return the %1</source>
        <translation>退还 %1</translation>
    </message>
    <message>
        <source>Settle the %1, %2</source>
        <translation>结算 %1，%2</translation>
    </message>
    <message>
        <source>Settle the %1</source>
        <translation>结算 %1</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>发一张牌</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>发一张牌给 %1 号位</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>发一张牌给荷官</translation>
    </message>
    <message>
        <source>Deal a community card</source>
        <translation>发一张公共牌</translation>
    </message>
    <message>
        <source>Deal a card to the Six Card Bonus spot</source>
        <translation>发一张牌到 Six Card Bonus 位</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>销牌一张</translation>
    </message>
    <message>
        <source>Put a card into the discard rack</source>
        <translation>把一张牌放入弃牌架</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>发一张牌给%1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation>为 %1 号位</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Something that no dealer does: %1</source>
        <translation>荷官不会做的事：%1</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>摆荷官的牌</translation>
    </message>
    <message>
        <source>Set the hand of seat %1</source>
        <translation>摆 %1 号位的牌</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>an action</comment>
        <translation>%1，%2 号位</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <comment>an action</comment>
        <translation>%1，%2 号位：%3</translation>
    </message>
</context>
<context>
    <name>ActionLabel</name>
    <message>
        <source>Announce</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>Lock wagers</source>
        <translation>锁定投注</translation>
    </message>
    <message>
        <source>Collect progressive</source>
        <translation>收累进注</translation>
    </message>
    <message>
        <source>Compare the count</source>
        <translation>核对数目</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>清点余牌</translation>
    </message>
    <message>
        <source>Stub to the rack</source>
        <translation>余牌入弃牌架</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Collect the forfeit</source>
        <translation>收弃牌注</translation>
    </message>
    <message>
        <source>Collect cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>Turn dealer&apos;s cards</source>
        <translation>翻荷官牌</translation>
    </message>
    <message>
        <source>Set dealer&apos;s hand</source>
        <translation>摆荷官牌</translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation>翻开牌</translation>
    </message>
    <message>
        <source>Set hand</source>
        <translation>摆牌</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Turn Six Card Bonus</source>
        <translation>翻 Six Card Bonus</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>呼叫楼面</translation>
    </message>
    <message>
        <source>Leave the cards</source>
        <translation>留牌</translation>
    </message>
    <message>
        <source>Pay envy</source>
        <translation>赔 Envy</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>清台</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>停局</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>Card to the rack</source>
        <translation>牌入弃牌架</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>重新洗牌</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>重新切牌</translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation>撤走整副牌</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>遮盖设备</translation>
    </message>
    <message>
        <source>Turn community cards</source>
        <translation>翻公共牌</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Inspect cards</source>
        <translation>验牌</translation>
    </message>
    <message>
        <source>Floor verifies</source>
        <translation>楼面核验</translation>
    </message>
    <message>
        <source>Spread cards</source>
        <translation>摊开牌</translation>
    </message>
    <message>
        <source>Wash</source>
        <translation>搓牌</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>叠牌</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>装入牌靴</translation>
    </message>
    <message>
        <source>Alternate decks</source>
        <translation>轮换牌组</translation>
    </message>
    <message>
        <source>Change decks</source>
        <translation>换牌组</translation>
    </message>
    <message>
        <source>Load the shuffler</source>
        <translation>装入洗牌机</translation>
    </message>
    <message>
        <source>Take shuffled deck</source>
        <translation>取洗好的牌</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>无牌</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>What next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Errors lately</source>
        <translation>近期错误</translation>
    </message>
</context>
<context>
    <name>AmountBox</name>
    <message>
        <source>Amount: %1</source>
        <translation>金额：%1</translation>
    </message>
    <message>
        <source>No amount is being entered</source>
        <translation>没有在输入金额</translation>
    </message>
    <message>
        <source>Choose a spot, then Take, Pay or Return</source>
        <translation>先选注位，再选收取、赔付或退还</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>below 0</source>
        <translation>低于 0</translation>
    </message>
    <message>
        <source>%1 negative: look at the question</source>
        <translation>%1 负值：检查题目</translation>
    </message>
    <message>
        <source>%1 poor</source>
        <translation>%1 差</translation>
    </message>
    <message>
        <source>%1 fair</source>
        <translation>%1 一般</translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation>%1 好</translation>
    </message>
    <message>
        <source>not enough to say</source>
        <translation>数据不足</translation>
    </message>
    <message>
        <source>Better trainees do worse here: check the question, its key and what is taught.</source>
        <translation>成绩越好的学员在这里反而答得越差：检查题目、答案和教学内容。</translation>
    </message>
    <message>
        <source>Does not tell good from weak trainees: check whether it is guessed or unclear.</source>
        <translation>分不出学员的强弱：检查是否靠猜，或题意不清。</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined, or ask it in another way.</source>
        <translation>太难：先训练再考，或换一种问法。</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined.</source>
        <translation>太难：先训练再考。</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Take a harder question in its place.</source>
        <translation>太容易：几乎人人都对。换一道更难的题。</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Ask for it less often.</source>
        <translation>太容易：几乎人人都对。少考一些。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>第 %1 题：%2</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Right answer: %1</source>
        <translation>正确答案：%1</translation>
    </message>
    <message>
        <source>Wrong answer: %1</source>
        <translation>错误答案：%1</translation>
    </message>
    <message>
        <source>Answer %1: %2</source>
        <translation>答案 %1：%2</translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1，按键 %2</translation>
    </message>
</context>
<context>
    <name>AppCombo</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
        <translation>%1，向下取整为 %2</translation>
    </message>
    <message>
        <source>%1 % of %2 = %3</source>
        <translation>%2 的 %1% = %3</translation>
    </message>
    <message>
        <source>%1 % of %2 ÷ %3 = %4</source>
        <translation>%2 的 %1% ÷ %3 = %4</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand</source>
        <translation>%1，每手牌最多 %2</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand, of which %3 is left</source>
        <translation>%1，每手牌最多 %2，还剩 %3</translation>
    </message>
</context>
<context>
    <name>AttemptLoader</name>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>somebody of another store (%1)</source>
        <translation>另一数据库的人（%1）</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>（姓名已删除）</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1): %2</source>
        <translation>这份考试记录无法读取（%1）：%2</translation>
    </message>
</context>
<context>
    <name>AttemptRecord</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1，权重 %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各部分</translation>
    </message>
    <message>
        <source>No critical error</source>
        <translation>没有关键错误</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>第 %1 题</translation>
    </message>
    <message>
        <source>Critical errors: the exam is failed by them alone</source>
        <translation>关键错误：仅凭这些，考试即不通过</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>时间 %1%</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>加时 %1</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>大字</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Regraded</source>
        <translation>已重新评分</translation>
    </message>
    <message>
        <source>First score</source>
        <translation>首次得分</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，由 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>score and reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not sealed yet: the exam is still running</source>
        <translation>尚未封存：考试仍在进行</translation>
    </message>
    <message>
        <source>✓ whole, sealed by a key that is believed here</source>
        <translation>✓ 完整，由受信任的密钥封存</translation>
    </message>
    <message>
        <source>⚠ whole, but nobody here knows the key: register it on the page of keys, if it is yours</source>
        <translation>⚠ 完整，但此处不认识该密钥：若属于你们，请在密钥页登记</translation>
    </message>
    <message>
        <source>⚠ whole, but the key that sealed it was revoked</source>
        <translation>⚠ 完整，但封存所用的密钥已被吊销</translation>
    </message>
    <message>
        <source>✗ the signature is not that of this attempt</source>
        <translation>✗ 签名不属于这份考试记录</translation>
    </message>
    <message>
        <source>✗ nobody has signed this attempt</source>
        <translation>✗ 这份考试记录无人签名</translation>
    </message>
    <message>
        <source>Score as first graded</source>
        <translation>首次评分</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>及格线</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>每小时 %1 手</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>Short code, as it stands on the report</source>
        <translation>短码，与报告上的一致</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>发起人</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>特殊安排</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>SHA-256 of the rule set</source>
        <translation>规则集的 SHA-256</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>version %1, generator %2</source>
        <translation>版本 %1，生成器 %2</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>考试记录</translation>
    </message>
</context>
<context>
    <name>AttemptRound</name>
    <message>
        <source>This version of the program does not take the round any more, so the table is not shown: %1</source>
        <translation>本版程序已不接受这一局，因此不显示牌桌：%1</translation>
    </message>
    <message>
        <source>The rules of today see this round otherwise. What was stored with the exam decides here.</source>
        <translation>按现行规则，这一局结果不同。此处以考试时所存为准。</translation>
    </message>
    <message>
        <source>The rules of today judge this otherwise. The stored step decides.</source>
        <translation>按现行规则，此处判法不同。以存下的步骤为准。</translation>
    </message>
</context>
<context>
    <name>AttemptStory</name>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>第 %1 题</translation>
    </message>
    <message>
        <source>The clock of the machine was set back by %1</source>
        <translation>电脑时钟被调慢 %1</translation>
    </message>
    <message>
        <source>The clock of the machine was set forward by %1</source>
        <translation>电脑时钟被调快 %1</translation>
    </message>
    <message>
        <source>The time of the exam does not come from that clock and went on as before.</source>
        <translation>考试计时不用该时钟，照常进行。</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>本局开始</translation>
    </message>
    <message>
        <source>The question is put</source>
        <translation>出题</translation>
    </message>
    <message>
        <source>The break before this section begins</source>
        <translation>本部分之前的休息开始</translation>
    </message>
    <message>
        <source>The time of the exam is up</source>
        <translation>考试时间到</translation>
    </message>
    <message>
        <source>The time of the section is up</source>
        <translation>本部分时间到</translation>
    </message>
    <message>
        <source>What was done before it counts.</source>
        <translation>此前所做的有效。</translation>
    </message>
    <message>
        <source>The exam was interrupted</source>
        <translation>考试被中断</translation>
    </message>
    <message>
        <source>Its time stood still from here.</source>
        <translation>从此处起停止计时。</translation>
    </message>
    <message>
        <source>Resumed after %1 by %2</source>
        <translation>%1后由 %2 恢复</translation>
    </message>
    <message>
        <source>The exam was finished</source>
        <translation>考试结束</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>未做：%1</translation>
    </message>
    <message>
        <source>Done after the time was up: it does not count.</source>
        <translation>时间到后才做：不计。</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>答：%1</translation>
    </message>
    <message>
        <source>The first answer counts.</source>
        <translation>以第一次作答为准。</translation>
    </message>
    <message>
        <source>After the time was up: it does not count.</source>
        <translation>时间到之后：不计。</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Card, face down</source>
        <translation>牌，面朝下</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>牌 %1</translation>
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
        <translation>本游戏没有这一项。</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation>兹证明</translation>
    </message>
    <message>
        <source>has passed the exam</source>
        <translation>已通过考试</translation>
    </message>
    <message>
        <source>with %1 on %2</source>
        <translation>成绩 %1，日期 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a result and a chapter</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Short code %1, attempt %2, Cutcard %3</source>
        <translation>短码 %1，考试记录 %2，Cutcard %3</translation>
    </message>
    <message>
        <source>The exam still runs. Wait until it is sealed.</source>
        <translation>考试仍在进行。等封存后再试。</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed. Let the trainee sit it again.</source>
        <translation>封存失效：这份考试记录被改动过。请让学员重考。</translation>
    </message>
    <message>
        <source>The exam was not passed. A certificate is for a passed one.</source>
        <translation>考试未通过。只有通过的考试才发证书。</translation>
    </message>
    <message>
        <source>The trainee&apos;s name was erased. Nobody can be named any more.</source>
        <translation>学员姓名已删除，无法再署名。</translation>
    </message>
</context>
<context>
    <name>Chapter</name>
    <message>
        <source>Pennsylvania 657a</source>
        <translation>宾夕法尼亚州 657a</translation>
    </message>
    <message>
        <source>Pennsylvania 573 (2011)</source>
        <translation>宾夕法尼亚州 573 (2011)</translation>
    </message>
    <message>
        <source>Massachusetts</source>
        <translation>马萨诸塞州</translation>
    </message>
    <message>
        <source>Pennsylvania 641a</source>
        <translation>宾夕法尼亚州 641a</translation>
    </message>
    <message>
        <source>Pennsylvania 647a</source>
        <translation>宾夕法尼亚州 647a</translation>
    </message>
    <message>
        <source>Pennsylvania 555 (2011)</source>
        <translation>宾夕法尼亚州 555 (2011)</translation>
    </message>
    <message>
        <source>Pennsylvania 569 (2011)</source>
        <translation>宾夕法尼亚州 569 (2011)</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Chip of %1</source>
        <translation>%1 筹码</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>摆荷官的牌</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>%1 号位：摆牌</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2</source>
        <translation>%1 号位：赔付 %2</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>裁定 %1</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Archived a person</source>
        <translation>归档了一人</translation>
    </message>
    <message>
        <source>Took in an exam from elsewhere</source>
        <translation>导入了外来的考试</translation>
    </message>
    <message>
        <source>Regraded an exam</source>
        <translation>对考试重新评分</translation>
    </message>
    <message>
        <source>Started an exam</source>
        <translation>开始了一场考试</translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation>做了备份</translation>
    </message>
    <message>
        <source>Saved a rule set, exam or scenario</source>
        <translation>保存了规则集、考试或情景</translation>
    </message>
    <message>
        <source>Took in a rule set, exam or form</source>
        <translation>导入了规则集、考试或试卷</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>删除了一人</translation>
    </message>
    <message>
        <source>Signed a file for another store</source>
        <translation>为另一数据库签署了文件</translation>
    </message>
    <message>
        <source>Added a group</source>
        <translation>添加了小组</translation>
    </message>
    <message>
        <source>Removed a group</source>
        <translation>删除了小组</translation>
    </message>
    <message>
        <source>Renamed a group</source>
        <translation>重命名了小组</translation>
    </message>
    <message>
        <source>Registered a key</source>
        <translation>登记了密钥</translation>
    </message>
    <message>
        <source>Revoked a key</source>
        <translation>吊销了密钥</translation>
    </message>
    <message>
        <source>Changed who is in a group</source>
        <translation>更改了小组成员</translation>
    </message>
    <message>
        <source>Reset a passphrase</source>
        <translation>重设了口令</translation>
    </message>
    <message>
        <source>Took in a person from elsewhere</source>
        <translation>导入了外来的人员</translation>
    </message>
    <message>
        <source>Used the recovery code</source>
        <translation>使用了恢复码</translation>
    </message>
    <message>
        <source>Wrong recovery code</source>
        <translation>恢复码错误</translation>
    </message>
    <message>
        <source>Renamed a person</source>
        <translation>更改了姓名</translation>
    </message>
    <message>
        <source>Restored a person</source>
        <translation>恢复了一人</translation>
    </message>
    <message>
        <source>Set up the first supervisor</source>
        <translation>设立了首位主管</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>已登录</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>口令错误</translation>
    </message>
    <message>
        <source>Added a supervisor</source>
        <translation>添加了主管</translation>
    </message>
    <message>
        <source>Added a trainee</source>
        <translation>添加了学员</translation>
    </message>
    <message>
        <source>The clock was set during an exam</source>
        <translation>考试期间时钟被调整</translation>
    </message>
    <message>
        <source>A step of an exam</source>
        <translation>考试的一步</translation>
    </message>
    <message>
        <source>Exam sealed</source>
        <translation>考试已封存</translation>
    </message>
    <message>
        <source>Exam taken in from elsewhere</source>
        <translation>导入了外来的考试</translation>
    </message>
    <message>
        <source>Exam regraded</source>
        <translation>考试已重新评分</translation>
    </message>
    <message>
        <source>Exam started</source>
        <translation>考试已开始</translation>
    </message>
    <message>
        <source>A step of practice</source>
        <translation>练习的一步</translation>
    </message>
    <message>
        <source>An answer in practice</source>
        <translation>练习的一次作答</translation>
    </message>
    <message>
        <source>Practice round finished</source>
        <translation>练习局结束</translation>
    </message>
    <message>
        <source>A hint in practice</source>
        <translation>练习中的提示</translation>
    </message>
    <message>
        <source>Practice round begun</source>
        <translation>练习局开始</translation>
    </message>
    <message>
        <source>A step of practice taken back</source>
        <translation>练习中撤回一步</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>在册</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>（已删除）</translation>
    </message>
</context>
<context>
    <name>ConsolePages</name>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>专用机</translation>
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
        <translation>文件太大。请分成每个不超过 32 MB 的文件。</translation>
    </message>
    <message>
        <source>This is not a text file. Save the table as CSV (UTF-8) and choose that file.</source>
        <translation>这不是文本文件。请把表格另存为 CSV (UTF-8)，再选该文件。</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it again as CSV with the character set UTF-8.</source>
        <translation>文件不是 UTF-8。请用 UTF-8 字符集重新存为 CSV。</translation>
    </message>
    <message>
        <source>Line %1: a quoted field begins here and does not end. Close the quote.</source>
        <translation>第 %1 行：此处的引号字段没有结束。请补上引号。</translation>
    </message>
    <message>
        <source>Line %1: there is a quote in the middle of a field. Put the whole field in quotes and write the quote twice.</source>
        <translation>第 %1 行：字段中间有引号。请给整个字段加引号，其中的引号写两次。</translation>
    </message>
    <message>
        <source>Line %1: something follows a closing quote. Write a quote within a field twice.</source>
        <translation>第 %1 行：结束引号后还有内容。字段内的引号要写两次。</translation>
    </message>
</context>
<context>
    <name>DealerBar</name>
    <message>
        <source>Take</source>
        <translation>收取</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>停：有问题</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>呼叫楼面</translation>
    </message>
</context>
<context>
    <name>DealingMethod</name>
    <message>
        <source>Manual shoe</source>
        <translation>手动牌靴</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>手持发牌</translation>
    </message>
    <message>
        <source>Automated shoe</source>
        <translation>自动牌靴</translation>
    </message>
    <message>
        <source>Reshuffling shoe</source>
        <translation>连续洗牌牌靴</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Hands of four cards rank in another order than hands of five</source>
        <translation>四张牌的牌型大小顺序与五张牌不同</translation>
    </message>
    <message>
        <source>Hands of five cards rank in another order than hands of four</source>
        <translation>五张牌的牌型大小顺序与四张牌不同</translation>
    </message>
    <message>
        <source>Only four cards play; the fifth was counted in</source>
        <translation>只用四张牌；把第五张也算进去了</translation>
    </message>
    <message>
        <source>A straight does not go on from the ace to the two</source>
        <translation>顺子不能从 A 再接到 2</translation>
    </message>
    <message>
        <source>The ace may also stand below the two</source>
        <translation>A 也可以排在 2 之下</translation>
    </message>
    <message>
        <source>The cards of one suit were overlooked</source>
        <translation>没看到同花色的牌</translation>
    </message>
    <message>
        <source>The cards in a row were overlooked</source>
        <translation>没看到连张</translation>
    </message>
    <message>
        <source>Two suits of one colour are not one suit</source>
        <translation>同色的两种花色不是同一花色</translation>
    </message>
    <message>
        <source>A pair was overlooked</source>
        <translation>漏看了一对</translation>
    </message>
    <message>
        <source>One more card of the same rank was overlooked</source>
        <translation>漏看了一张同点数的牌</translation>
    </message>
    <message>
        <source>Cards of one rank were counted as two pairs</source>
        <translation>同点数的牌被当成两对</translation>
    </message>
    <message>
        <source>A straight flush up to the ace has a name of its own</source>
        <translation>到 A 的同花顺另有名称</translation>
    </message>
    <message>
        <source>One card is missing for that hand</source>
        <translation>这个牌型还差一张</translation>
    </message>
    <message>
        <source>The player&apos;s own two cards were not counted</source>
        <translation>没算上玩家自己的两张牌</translation>
    </message>
    <message>
        <source>The player need not use both of his own cards</source>
        <translation>玩家不必两张手牌都用</translation>
    </message>
    <message>
        <source>The last community card was overlooked</source>
        <translation>漏看了最后一张公共牌</translation>
    </message>
    <message>
        <source>Equal hands are settled so in another game</source>
        <translation>别的游戏才这样处理平手</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does not qualify</source>
        <translation>荷官的牌不达标</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does qualify</source>
        <translation>荷官的牌达标</translation>
    </message>
    <message>
        <source>In this game the dealer needs nothing to qualify</source>
        <translation>本游戏荷官无须达标</translation>
    </message>
    <message>
        <source>A card that does not play was compared</source>
        <translation>拿不用的牌来比了</translation>
    </message>
    <message>
        <source>Own cards that do not play were compared</source>
        <translation>拿不用的手牌来比了</translation>
    </message>
    <message>
        <source>The lower hand was taken for the higher one</source>
        <translation>把小的牌当成了大的</translation>
    </message>
    <message>
        <source>That happens to another wager of this hand</source>
        <translation>那是这手牌另一注的结果</translation>
    </message>
    <message>
        <source>This wager does not lose: it goes back</source>
        <translation>这一注没输：退还</translation>
    </message>
    <message>
        <source>This wager does not win: it goes back</source>
        <translation>这一注没赢：退还</translation>
    </message>
    <message>
        <source>This wager does not only go back: it is paid</source>
        <translation>这一注不只是退还：要赔付</translation>
    </message>
    <message>
        <source>This wager does not lose: it is paid</source>
        <translation>这一注没输：要赔付</translation>
    </message>
    <message>
        <source>This wager does not go back: it loses</source>
        <translation>这一注不退：输了</translation>
    </message>
    <message>
        <source>This wager does not win: it loses</source>
        <translation>这一注没赢：输了</translation>
    </message>
    <message>
        <source>That is the row above in the paytable</source>
        <translation>那是赔付表的上一行</translation>
    </message>
    <message>
        <source>That is the row below in the paytable</source>
        <translation>那是赔付表的下一行</translation>
    </message>
    <message>
        <source>That is another paytable than the posted one</source>
        <translation>那不是公示的赔付表</translation>
    </message>
    <message>
        <source>At &quot;to&quot; odds the stake is not part of what is paid</source>
        <translation>“to”赔率的赔付不含本金</translation>
    </message>
    <message>
        <source>At &quot;for&quot; odds the stake is not given back on top</source>
        <translation>“for”赔率不再另退本金</translation>
    </message>
    <message>
        <source>The stake was counted as part of the winnings</source>
        <translation>把本金算进了赢利</translation>
    </message>
    <message>
        <source>The stake, which is in the tray already, was taken off again</source>
        <translation>本金已在筹码盘，又多扣了一次</translation>
    </message>
    <message>
        <source>The odds were read the wrong way round</source>
        <translation>赔率看反了</translation>
    </message>
    <message>
        <source>Only a part of the meter is paid</source>
        <translation>只赔奖池计数器的一部分</translation>
    </message>
    <message>
        <source>This house rounds down what is paid in chips</source>
        <translation>本场以筹码赔付时向下取整</translation>
    </message>
    <message>
        <source>This house does not round down what is paid</source>
        <translation>本场赔付不向下取整</translation>
    </message>
    <message>
        <source>The stake alone was handed over</source>
        <translation>只给了本金</translation>
    </message>
    <message>
        <source>The odds were taken of the Ante, not of this wager</source>
        <translation>按 Ante 算了赔率，而不是按这一注</translation>
    </message>
    <message>
        <source>There is a limit to what one hand is paid</source>
        <translation>一手牌的赔付有上限</translation>
    </message>
    <message>
        <source>Another seat comes first</source>
        <translation>先轮到另一个座位</translation>
    </message>
    <message>
        <source>Something else has to be done before it</source>
        <translation>此前还有别的要做</translation>
    </message>
    <message>
        <source>That is done already</source>
        <translation>这已经做了</translation>
    </message>
    <message>
        <source>The table is cleared when everything is settled</source>
        <translation>全部结算后才清台</translation>
    </message>
    <message>
        <source>The hand stays until the envy bonuses for it are paid</source>
        <translation>赔完 Envy Bonus 之前牌要留着</translation>
    </message>
    <message>
        <source>What the folded seats lost is collected first</source>
        <translation>先收弃牌座位输掉的注</translation>
    </message>
    <message>
        <source>The hand is turned and set before it is settled</source>
        <translation>先翻开、摆好牌，再结算</translation>
    </message>
    <message>
        <source>The floor comes before this win is paid</source>
        <translation>赔这笔之前先叫楼面</translation>
    </message>
    <message>
        <source>The main wagers come before this side wager</source>
        <translation>主注先于这个边注</translation>
    </message>
    <message>
        <source>The Six Card Bonus card is turned first</source>
        <translation>先翻 Six Card Bonus 牌</translation>
    </message>
    <message>
        <source>Another game&apos;s chapter rules so</source>
        <translation>那是另一游戏规章的裁定</translation>
    </message>
    <message>
        <source>At another moment of the round it would be ruled so</source>
        <translation>在本局的另一时刻才这样裁定</translation>
    </message>
    <message>
        <source>With more cards it would be ruled so</source>
        <translation>牌更多时才这样裁定</translation>
    </message>
    <message>
        <source>With fewer cards it would be ruled so</source>
        <translation>牌更少时才这样裁定</translation>
    </message>
    <message>
        <source>It matters whether the card&apos;s face was seen</source>
        <translation>关键在于牌面是否被看到</translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards lies face up by the rules</source>
        <translation>按规则荷官有一张牌面朝上</translation>
    </message>
    <message>
        <source>It matters whether the deck is complete</source>
        <translation>关键在于整副牌是否齐全</translation>
    </message>
    <message>
        <source>That is the ruling on another event</source>
        <translation>那是另一种情况的裁定</translation>
    </message>
    <message>
        <source>This is irregular: the game cannot just go on</source>
        <translation>这是异常：不能直接继续</translation>
    </message>
    <message>
        <source>This alone does not give every wager back</source>
        <translation>仅此一项不至于退还全部投注</translation>
    </message>
    <message>
        <source>It is taken</source>
        <translation>收取</translation>
    </message>
    <message>
        <source>It is paid</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>Six Card Bonus 位</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>销牌堆</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>弃牌架</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation>%1 号位：结算 %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>%1 号位：摆牌</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>摆荷官的牌</translation>
    </message>
    <message>
        <source>Deal the next card to %1</source>
        <translation>下一张牌发给%1</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>%1 号位：为 %2 号位的牌赔付 Envy Bonus</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers with the system&apos;s</source>
        <translation>把累进注的数目与系统核对</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>清点余牌</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>%1; every wager goes back</source>
        <translation>%1；所有投注退还</translation>
    </message>
    <message>
        <source>%1; the %2 is settled, every other wager goes back</source>
        <translation>%1；%2 照常结算，其余投注退还</translation>
    </message>
    <message>
        <source>while the cards are dealt</source>
        <translation>发牌过程中</translation>
    </message>
    <message>
        <source>when everybody has the first cards</source>
        <translation>人人都有了首轮牌时</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>最后一次决定之前</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>最后一次决定之后</translation>
    </message>
    <message>
        <source>when the hand is turned up</source>
        <translation>翻开牌时</translation>
    </message>
    <message>
        <source>the dealer has a wrong number of cards</source>
        <translation>荷官的牌数不对</translation>
    </message>
    <message>
        <source>there is a wrong number of community cards</source>
        <translation>公共牌的张数不对</translation>
    </message>
    <message>
        <source>a player has a wrong number of cards</source>
        <translation>有玩家的牌数不对</translation>
    </message>
    <message>
        <source>there is a wrong number of Six Card Bonus cards</source>
        <translation>Six Card Bonus 牌的张数不对</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards, and the deck is not complete</source>
        <translation>余牌张数不对，且整副牌不齐全</translation>
    </message>
    <message>
        <source>the stub shows a misdeal; the deck is complete</source>
        <translation>余牌显示发错了牌；整副牌齐全</translation>
    </message>
    <message>
        <source>the stub shows a misdeal, and the deck is not complete</source>
        <translation>余牌显示发错了牌，且整副牌不齐全</translation>
    </message>
    <message>
        <source>%1: face up in the shoe or the deck, number of cards: %2</source>
        <translation>%1：牌靴或牌组中有牌面朝上，张数：%2</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was seen</source>
        <translation>误抽了一张牌，牌面被看到</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was not seen</source>
        <translation>误抽了一张牌，牌面未被看到</translation>
    </message>
    <message>
        <source>%1: the dealer&apos;s card number %2 can be seen</source>
        <translation>%1：荷官的第 %2 张牌被看到</translation>
    </message>
    <message>
        <source>the cover card was put in so many cards deep: %1</source>
        <translation>切牌卡插入的深度（张）：%1</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins. How much is handed over?</source>
        <translation>%1 $%2 赢了。应付多少？</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over?</source>
        <translation>%1 $%2 以%3赢了。应付多少？</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over by paytable %4?</source>
        <translation>%1 $%2 以%3赢了。按赔付表 %4 应付多少？</translation>
    </message>
    <message>
        <source>Which hand does the dealer have?</source>
        <translation>荷官是什么牌型？</translation>
    </message>
    <message>
        <source>Which hand does the player have?</source>
        <translation>玩家是什么牌型？</translation>
    </message>
    <message>
        <source>What becomes of the %1?</source>
        <translation>%1 如何处理？</translation>
    </message>
    <message>
        <source>Which of these comes next?</source>
        <translation>下面哪一步是接着的？</translation>
    </message>
    <message>
        <source>What now? %1</source>
        <translation>现在怎么办？%1</translation>
    </message>
    <message>
        <source>The chapter says something else</source>
        <translation>规章的规定不同</translation>
    </message>
</context>
<context>
    <name>DrillAbout</name>
    <message>
        <source>Cards on the table: name the hand that plays</source>
        <translation>桌上有牌：说出所用的牌型</translation>
    </message>
    <message>
        <source>Two hands and a wager: take it, pay it or give it back</source>
        <translation>两手牌和一注：收、赔还是退</translation>
    </message>
    <message>
        <source>A winning wager: work out the amount</source>
        <translation>赢了的注：算出金额</translation>
    </message>
    <message>
        <source>A round stops in the middle: find a step that may follow</source>
        <translation>一局中途停下：找出可接的一步</translation>
    </message>
    <message>
        <source>Something happens at the table: say whether it matters and what follows</source>
        <translation>桌上出了事：判断是否要紧、如何处理</translation>
    </message>
    <message>
        <source>Questions about what the chapter says</source>
        <translation>关于规章内容的问题</translation>
    </message>
</context>
<context>
    <name>DrillKind</name>
    <message>
        <source>Read the hand</source>
        <translation>看牌型</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>谁赢</translation>
    </message>
    <message>
        <source>What does it pay</source>
        <translation>赔多少</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Is it irregular</source>
        <translation>是否异常</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>规则怎么说</translation>
    </message>
</context>
<context>
    <name>DrillScreen</name>
    <message>
        <source>Question %1 of %2 · %3 in a row</source>
        <translation>第 %1 / %2 题 · 连对 %3</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 / %2 题</translation>
    </message>
    <message>
        <source>Cram</source>
        <translation>突击练习</translation>
    </message>
    <message>
        <source>Just practise: the schedule stays as it is</source>
        <translation>只练习：复习安排不变</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>How did I do?</source>
        <translation>我做得怎样？</translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>顺序错误</translation>
    </message>
    <message>
        <source>Misread hand</source>
        <translation>看错牌型</translation>
    </message>
    <message>
        <source>Wrong paytable row</source>
        <translation>赔付表看错行</translation>
    </message>
    <message>
        <source>Missed side wager</source>
        <translation>漏了边注</translation>
    </message>
    <message>
        <source>Wrong qualifier</source>
        <translation>达标判断错</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>&quot;to&quot; taken for &quot;for&quot;</source>
        <translation>“to”当成“for”</translation>
    </message>
    <message>
        <source>Missed irregularity</source>
        <translation>漏了异常</translation>
    </message>
    <message>
        <source>Other errors</source>
        <translation>其他错误</translation>
    </message>
</context>
<context>
    <name>ErrorReason</name>
    <message>
        <source>Did something that is not done here</source>
        <translation>做了此处不该做的事</translation>
    </message>
    <message>
        <source>Settled a wager that is not there</source>
        <translation>结算了不存在的投注</translation>
    </message>
    <message>
        <source>Stopped the game although nothing was wrong</source>
        <translation>没有问题却停了局</translation>
    </message>
    <message>
        <source>Went on although something was wrong</source>
        <translation>有问题却继续</translation>
    </message>
    <message>
        <source>Seats in the wrong order</source>
        <translation>座位顺序错</translation>
    </message>
    <message>
        <source>A step before its time</source>
        <translation>步骤做早了</translation>
    </message>
    <message>
        <source>Stopped for the wrong thing</source>
        <translation>停局的理由错了</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>异常裁定错误</translation>
    </message>
    <message>
        <source>Set the wrong cards as the hand</source>
        <translation>摆错了牌</translation>
    </message>
    <message>
        <source>Called the hand by a wrong name</source>
        <translation>报错了牌型</translation>
    </message>
    <message>
        <source>Took, paid or returned the wrong way</source>
        <translation>收、赔、退弄错</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>金额错误</translation>
    </message>
    <message>
        <source>Left out a step</source>
        <translation>漏了一步</translation>
    </message>
    <message>
        <source>Gave no answer</source>
        <translation>没有作答</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>%1.%2 %</source>
        <translation>%1.%2%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What you have done is done: there is no way back and no undo.</source>
        <translation>做了就算：不能返回，也不能撤销。</translation>
    </message>
    <message>
        <source>There are no hints, and nothing tells you whether something was right. The table goes on as if it had been.</source>
        <translation>没有提示，也不会告诉你对错。牌桌会当作做对了继续。</translation>
    </message>
    <message>
        <source>Every action is stored at once. Should the machine stop, the exam goes on at the same place with the same time left.</source>
        <translation>每个动作立即保存。若机器停了，考试会从原处、以剩余时间继续。</translation>
    </message>
    <message>
        <source>If you need something, ask your supervisor.</source>
        <translation>如有需要，请找主管。</translation>
    </message>
    <message>
        <source>You have %1 for the whole exam. What you have done by then counts.</source>
        <translation>整场考试共 %1。到时已做的有效。</translation>
    </message>
    <message>
        <source>The times on this screen are your own: they include what you were granted.</source>
        <translation>屏幕上的时间是你自己的：已含给你的加时。</translation>
    </message>
    <message>
        <source>Your answers are stored. Your supervisor will tell you the result.</source>
        <translation>答案已保存。主管会告诉你成绩。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Not passed: a critical error was made</source>
        <translation>未通过：有关键错误</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>%1 % are needed.</source>
        <translation>需达到 %1%。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamBreak</name>
    <message>
        <source>Section %1: %2</source>
        <translation>第 %1 部分：%2</translation>
    </message>
    <message>
        <source>%1. The section before is closed.</source>
        <translation>%1。上一部分已结束。</translation>
    </message>
    <message>
        <source>%1 in %2. The section before is closed.</source>
        <translation>%1，限时 %2。上一部分已结束。</translation>
    </message>
    <message>
        <source>The time of the whole exam goes on.</source>
        <translation>整场考试的时间继续走。</translation>
    </message>
    <message>
        <source>Begin this section</source>
        <translation>开始这一部分</translation>
    </message>
</context>
<context>
    <name>ExamErrorRow</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>所做：%1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确：%1</translation>
    </message>
</context>
<context>
    <name>ExamHeader</name>
    <message>
        <source>%1 · section %2 of %3</source>
        <translation>%1 · 第 %2 / %3 部分</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>For a supervisor: interrupt or end the exam</source>
        <translation>主管用：中断或结束考试</translation>
    </message>
</context>
<context>
    <name>ExamIntervention</name>
    <message>
        <source>For the supervisor</source>
        <translation>主管专用</translation>
    </message>
    <message>
        <source>The time of the exam goes on until you give your word.</source>
        <translation>输入口令之前，考试时间继续走。</translation>
    </message>
    <message>
        <source>Interrupt the exam</source>
        <translation>中断考试</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>立即结束考试</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>至今所做的有效</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>回到考试</translation>
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
        <translation>这场考试的考生是 %1。</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Begin the exam</source>
        <translation>开始考试</translation>
    </message>
</context>
<context>
    <name>ExamLook</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>无动画</translation>
    </message>
</context>
<context>
    <name>ExamOver</name>
    <message>
        <source>The exam is over</source>
        <translation>考试结束</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各部分</translation>
    </message>
    <message>
        <source>Short code of this exam, for comparing with the report: %1</source>
        <translation>这场考试的短码，供与报告核对：%1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>回到首页</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>错在哪里</translation>
    </message>
</context>
<context>
    <name>ExamPause</name>
    <message>
        <source>The exam is interrupted</source>
        <translation>考试已中断</translation>
    </message>
    <message>
        <source>%1. Its time stands still, and everything that was done is stored. A supervisor can go on with it at the same place.</source>
        <translation>%1。计时已停，所做的都已保存。主管可从原处继续。</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>继续考试</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>立即结束考试</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>至今所做的有效</translation>
    </message>
</context>
<context>
    <name>ExamQuestion</name>
    <message>
        <source>Confirm</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>已选：%1</translation>
    </message>
</context>
<context>
    <name>ExamRound</name>
    <message>
        <source>End this round?</source>
        <translation>结束本局？</translation>
    </message>
    <message>
        <source>What was left out cannot be done any more.</source>
        <translation>漏掉的将无法再补。</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>Go on dealing</source>
        <translation>继续发牌</translation>
    </message>
</context>
<context>
    <name>ExamScreen</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>ExamSectionRow</name>
    <message>
        <source>Section %1: %2, %3, %4</source>
        <translation>第 %1 部分：%2，%3，%4</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>no limit of its own</source>
        <translation>无单独限时</translation>
    </message>
</context>
<context>
    <name>ExamSide</name>
    <message>
        <source>You deal</source>
        <translation>你来发牌</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>已做：%1</translation>
    </message>
    <message>
        <source>End this round</source>
        <translation>结束本局</translation>
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
        <translation>这不是考试。请从考试列表中选择。</translation>
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
        <translation>不限时</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>on the time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>不到一分钟</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>&quot;%1&quot; cannot be read (%2). Check that the stick is in, and try again.</source>
        <translation>无法读取“%1”（%2）。检查 U 盘是否插好，再试一次。</translation>
    </message>
    <message>
        <source>This is no exchange file of Cutcard. Choose the file that Cutcard wrote.</source>
        <translation>这不是 Cutcard 的交换文件。请选择 Cutcard 写出的文件。</translation>
    </message>
    <message>
        <source>This file was written by a newer Cutcard (%1). Install the newer one here.</source>
        <translation>此文件由较新的 Cutcard（%1）写出。请在此安装新版本。</translation>
    </message>
    <message>
        <source>This file is larger than 1 GB. Write fewer attempts at once.</source>
        <translation>文件大于 1 GB。请一次少写一些考试记录。</translation>
    </message>
    <message>
        <source>This cannot be read (%1). Write the file once more.</source>
        <translation>无法读取（%1）。请重新写出文件。</translation>
    </message>
    <message>
        <source>This line was changed after it was written. Write the file once more.</source>
        <translation>这一行写出后被改动过。请重新写出文件。</translation>
    </message>
    <message>
        <source>A line that was here is missing. Write the file once more.</source>
        <translation>这里少了一行。请重新写出文件。</translation>
    </message>
    <message>
        <source>This line does not belong here: it was added or moved. Write the file once more.</source>
        <translation>这一行不该在这里：是后加或移动的。请重新写出文件。</translation>
    </message>
    <message>
        <source>The file ends before its signature. Write it once more, and wait before you pull the stick.</source>
        <translation>文件在签名之前就断了。请重新写出，写完再拔 U 盘。</translation>
    </message>
    <message>
        <source>The signature does not belong to this file. Write it once more on the machine it comes from.</source>
        <translation>签名不属于此文件。请在来源机器上重新写出。</translation>
    </message>
    <message>
        <source>The key %1 that signed this is not registered here. Compare it with the one that the other machine shows, and register it if they are the same. The whole key: %2</source>
        <translation>签名密钥 %1 未在此登记。请与另一台机器显示的密钥核对，一致才登记。完整密钥：%2</translation>
    </message>
    <message>
        <source>The key %1 that signed this was revoked here. Ask why before you register it again. The whole key: %2</source>
        <translation>签名密钥 %1 已在此吊销。重新登记前先问清原因。完整密钥：%2</translation>
    </message>
    <message>
        <source>The attempt of a trainee who is not here (%1). Take in the people of that machine first.</source>
        <translation>这份考试记录的学员不在此处（%1）。请先导入那台机器的人员。</translation>
    </message>
    <message>
        <source>The line says attempt %1, its transcript %2. Write the file once more.</source>
        <translation>该行写的考试记录是 %1，其内容却是 %2。请重新写出文件。</translation>
    </message>
    <message>
        <source>This trainee is a supervisor here (%1). Archive one of the two first.</source>
        <translation>该学员在此处是主管（%1）。请先归档其中一个。</translation>
    </message>
    <message>
        <source>There is no sealed attempt to write. To write those of before once more, ask for all.</source>
        <translation>没有可写出的已封存考试。要重写以前的，请选择全部。</translation>
    </message>
    <message>
        <source>There is no room for &quot;%1&quot;. Free some space on the stick and try again; nothing was written.</source>
        <translation>空间不够写“%1”。请在 U 盘上腾出空间再试；未写出任何内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Check that the stick is in and can be written to; nothing was written.</source>
        <translation>无法写出“%1”（%2）。检查 U 盘是否插好、可否写入；未写出任何内容。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>attempts: %1</source>
        <translation>考试记录：%1</translation>
    </message>
    <message>
        <source>trainees: %1</source>
        <translation>学员：%1</translation>
    </message>
    <message>
        <source>groups: %1</source>
        <translation>小组：%1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios: %1</source>
        <translation>规则集、考试、试卷和情景：%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>attempts added: %1</source>
        <translation>新增考试记录：%1</translation>
    </message>
    <message>
        <source>attempts added whose seal is broken: %1</source>
        <translation>新增但封存已破坏的考试记录：%1</translation>
    </message>
    <message>
        <source>attempts known already: %1</source>
        <translation>已有的考试记录：%1</translation>
    </message>
    <message>
        <source>trainees added: %1</source>
        <translation>新增学员：%1</translation>
    </message>
    <message>
        <source>trainees renamed: %1</source>
        <translation>改名学员：%1</translation>
    </message>
    <message>
        <source>left out because erased here: %1</source>
        <translation>因在此已删除而略过：%1</translation>
    </message>
    <message>
        <source>groups added: %1</source>
        <translation>新增小组：%1</translation>
    </message>
    <message>
        <source>groups changed: %1</source>
        <translation>更改小组：%1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios added: %1</source>
        <translation>新增规则集、考试、试卷和情景：%1</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>没有新内容</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>the Mega meter</source>
        <translation>Mega 奖池计数器</translation>
    </message>
    <message>
        <source>the Major meter</source>
        <translation>Major 奖池计数器</translation>
    </message>
    <message>
        <source>the Minor meter</source>
        <translation>Minor 奖池计数器</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>奖池计数器</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 for 1</source>
        <translation>%1 for 1</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>%1全额</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%2的 %1%</translation>
    </message>
    <message>
        <source>its paytable</source>
        <translation>其赔付表</translation>
    </message>
    <message>
        <source>paytable %1</source>
        <translation>赔付表 %1</translation>
    </message>
    <message>
        <source>this house&apos;s own paytable %1</source>
        <translation>本场自设赔付表 %1</translation>
    </message>
</context>
<context>
    <name>FactChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FaultNote</name>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
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
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FigureCharts</name>
    <message>
        <source>Pass mark %1 %</source>
        <translation>及格线 %1%</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>Mean score in %</source>
        <translation>平均分（%）</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>考试次数</translation>
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
        <translation>累进奖</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation>洗牌机</translation>
    </message>
    <message>
        <source>Discard rack</source>
        <translation>弃牌架</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation>钱箱</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>小费</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>%1, green light</source>
        <translation>%1，绿灯</translation>
    </message>
    <message>
        <source>%1, yellow light</source>
        <translation>%1，黄灯</translation>
    </message>
    <message>
        <source>%1, red light</source>
        <translation>%1，红灯</translation>
    </message>
    <message>
        <source>%1 (out of order)</source>
        <translation>%1（故障）</translation>
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
        <translation>成绩（%）</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>考试次数</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Have passed</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Attempts passed</source>
        <translation>通过的考试</translation>
    </message>
    <message>
        <source>Mean result</source>
        <translation>平均成绩</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>erased person</source>
        <translation>已删除人员</translation>
    </message>
    <message>
        <source>no exam yet</source>
        <translation>尚未考试</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>On</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Mean result over time</source>
        <translation>平均成绩走势</translation>
    </message>
    <message>
        <source>Distribution of results</source>
        <translation>成绩分布</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Weakest skills</source>
        <translation>最弱的技能</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>规章</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>按类别的错误</translation>
    </message>
    <message>
        <source>Group report</source>
        <translation>小组报告</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1-high</source>
        <translation>%1 高牌</translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <translation>一对 %1</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>一对 %1</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>两对 %1 和 %2</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>三条 %1</translation>
    </message>
    <message>
        <source>a straight, %1-high</source>
        <translation>%1 高顺子</translation>
    </message>
    <message>
        <source>straight, %1-high</source>
        <translation>%1 高顺子</translation>
    </message>
    <message>
        <source>a flush, %1-high</source>
        <translation>%1 高同花</translation>
    </message>
    <message>
        <source>flush, %1-high</source>
        <translation>%1 高同花</translation>
    </message>
    <message>
        <source>a full house, %1 over %2</source>
        <translation>葫芦 %1 带 %2</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>葫芦 %1 带 %2</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>四条 %1</translation>
    </message>
    <message>
        <source>a straight flush, %1-high</source>
        <translation>%1 高同花顺</translation>
    </message>
    <message>
        <source>straight flush, %1-high</source>
        <translation>%1 高同花顺</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>皇家同花顺</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>皇家同花顺</translation>
    </message>
    <message>
        <source>the %1 of clubs</source>
        <translation>梅花 %1</translation>
    </message>
    <message>
        <source>the %1 of diamonds</source>
        <translation>方块 %1</translation>
    </message>
    <message>
        <source>the %1 of hearts</source>
        <translation>红心 %1</translation>
    </message>
    <message>
        <source>the %1 of spades</source>
        <translation>黑桃 %1</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <comment>the two highest cards</comment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>two %1</source>
        <translation>两张 %1</translation>
    </message>
    <message>
        <source>%1 and %2 of one suit</source>
        <translation>同花色的 %1 和 %2</translation>
    </message>
    <message>
        <source>%1 and %2 of two suits</source>
        <translation>不同花色的 %1 和 %2</translation>
    </message>
    <message>
        <source>Seat %1 and the dealer both have %2</source>
        <translation>%1 号位和荷官都是%2</translation>
    </message>
    <message>
        <source>With %2, seat %1 beats the dealer&apos;s %3</source>
        <translation>%1 号位以%2胜荷官的%3</translation>
    </message>
    <message>
        <source>With %2, seat %1 loses to the dealer&apos;s %3</source>
        <translation>%1 号位的%2不敌荷官的%3</translation>
    </message>
    <message>
        <source>Both have %2, and the %3 of seat %1 is higher than the dealer&apos;s %4</source>
        <translation>双方都是%2，但 %1 号位的 %3 大于荷官的 %4</translation>
    </message>
    <message>
        <source>Both have %2, and the dealer&apos;s %4 is higher than the %3 of seat %1</source>
        <translation>双方都是%2，但荷官的 %4 大于 %1 号位的 %3</translation>
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
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>HelpGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>HelpScreen</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>You are the dealer. Everything can be done by mouse, by touch or by keyboard alone.</source>
        <translation>你就是荷官。一切都可以用鼠标、触摸或只用键盘完成。</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>更改按键</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the shoe: whose card is the next?</source>
        <translation>看牌靴：下一张是谁的？</translation>
    </message>
    <message>
        <source>Look at the shoe and the spots in front of you</source>
        <translation>看牌靴和你面前的注位</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be paid</source>
        <translation>%1 号位有一注要赔付</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be taken</source>
        <translation>%1 号位有一注要收取</translation>
    </message>
    <message>
        <source>A wager of seat %1 goes back</source>
        <translation>%1 号位有一注要退还</translation>
    </message>
    <message>
        <source>Seat %1 has to decide</source>
        <translation>轮到 %1 号位决定</translation>
    </message>
    <message>
        <source>Seat %1 has lost something by folding</source>
        <translation>%1 号位弃牌输了一些注</translation>
    </message>
    <message>
        <source>The cards of seat %1 are not needed any more</source>
        <translation>%1 号位的牌不再需要</translation>
    </message>
    <message>
        <source>The cards of seat %1 are to be shown</source>
        <translation>%1 号位的牌该亮出</translation>
    </message>
    <message>
        <source>The best hand of seat %1 is to be laid out</source>
        <translation>%1 号位的最佳牌型该摆出</translation>
    </message>
    <message>
        <source>Seat %1 has won something that you do not pay alone</source>
        <translation>%1 号位赢了你不能独自赔付的奖</translation>
    </message>
    <message>
        <source>The hand of seat %1 has to stay for a while</source>
        <translation>%1 号位的牌要先留一会儿</translation>
    </message>
    <message>
        <source>Seat %1 earns something by another seat&apos;s hand</source>
        <translation>%1 号位因其他号位的牌得奖</translation>
    </message>
    <message>
        <source>Seat %1 gets something back</source>
        <translation>%1 号位有东西要退回</translation>
    </message>
    <message>
        <source>The system has to be told about seat %1</source>
        <translation>%1 号位的情况要告知系统</translation>
    </message>
    <message>
        <source>Something is to be done at seat %1</source>
        <translation>%1 号位有事要做</translation>
    </message>
    <message>
        <source>Something is to be said aloud</source>
        <translation>有话要大声说出</translation>
    </message>
    <message>
        <source>The electronic wagers are still open</source>
        <translation>电子投注还没锁</translation>
    </message>
    <message>
        <source>Some wagers are taken before the cards</source>
        <translation>有些投注要在发牌前收</translation>
    </message>
    <message>
        <source>Two numbers have to agree</source>
        <translation>两个数目必须一致</translation>
    </message>
    <message>
        <source>The progressive system waits for a key</source>
        <translation>累进系统在等按键</translation>
    </message>
    <message>
        <source>A card is to be dealt</source>
        <translation>该发一张牌</translation>
    </message>
    <message>
        <source>The rest of the deck is to be counted</source>
        <translation>剩下的牌该清点</translation>
    </message>
    <message>
        <source>The rest of the deck is not needed any more</source>
        <translation>剩下的牌不再需要</translation>
    </message>
    <message>
        <source>Community cards are to be shown</source>
        <translation>该亮出公共牌</translation>
    </message>
    <message>
        <source>Something is to be done with the cards</source>
        <translation>牌要处理一下</translation>
    </message>
    <message>
        <source>Look at seat %1</source>
        <translation>看 %1 号位</translation>
    </message>
    <message>
        <source>Look at your own hand</source>
        <translation>看你自己的牌</translation>
    </message>
    <message>
        <source>Look at what is left of the deck</source>
        <translation>看剩下的牌</translation>
    </message>
    <message>
        <source>Look at the Six Card Bonus spot</source>
        <translation>看 Six Card Bonus 位</translation>
    </message>
    <message>
        <source>Look at the community cards</source>
        <translation>看公共牌</translation>
    </message>
    <message>
        <source>Look at the players</source>
        <translation>看玩家</translation>
    </message>
    <message>
        <source>Look at the progressive system</source>
        <translation>看累进系统</translation>
    </message>
    <message>
        <source>Look at the table: is everything in order?</source>
        <translation>看牌桌：一切正常吗？</translation>
    </message>
    <message>
        <source>Look for somebody who can decide this</source>
        <translation>找能做决定的人</translation>
    </message>
    <message>
        <source>Look at the whole table</source>
        <translation>看整张牌桌</translation>
    </message>
    <message>
        <source>Look at the cards and the shoe</source>
        <translation>看牌和牌靴</translation>
    </message>
    <message>
        <source>Your own cards are to be shown</source>
        <translation>该亮出你自己的牌</translation>
    </message>
    <message>
        <source>Your own best hand is to be laid out</source>
        <translation>该摆出你自己的最佳牌型</translation>
    </message>
    <message>
        <source>Your own hand has to stay for a while</source>
        <translation>你自己的牌要先留一会儿</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is to be shown</source>
        <translation>该翻开 Six Card Bonus 位上的牌</translation>
    </message>
    <message>
        <source>Something is not in order: do not go on</source>
        <translation>有不对的地方：别继续</translation>
    </message>
    <message>
        <source>The game stands still until somebody says what follows</source>
        <translation>有人裁定之前游戏暂停</translation>
    </message>
    <message>
        <source>This is not yours to decide</source>
        <translation>这不该由你决定</translation>
    </message>
    <message>
        <source>Nothing is left to settle</source>
        <translation>没有要结算的了</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>✓ no error</source>
        <translation>✓ 无错误</translation>
    </message>
    <message>
        <source>✗ errors: %1</source>
        <translation>✗ 错误：%1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>看一看</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n 个动作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Rounds you dealt: %1</source>
        <translation>你发过的局：%1</translation>
    </message>
    <message>
        <source>No round yet. The first one you deal will be here.</source>
        <translation>还没发过一局。你发的第一局会出现在这里。</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Breakage</source>
        <translation>零头处理</translation>
    </message>
    <message>
        <source>Paid to the cent</source>
        <translation>赔到分</translation>
    </message>
    <message>
        <source>pays to the cent</source>
        <translation>赔付精确到分</translation>
    </message>
    <message>
        <source>Rounded down to 50 cents</source>
        <translation>向下取整到 50 美分</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to 50 cents</source>
        <translation>以筹码赔付时向下取整到 50 美分</translation>
    </message>
    <message>
        <source>Rounded down to a dollar</source>
        <translation>向下取整到 1 美元</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to a dollar</source>
        <translation>以筹码赔付时向下取整到 1 美元</translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation>步骤顺序</translation>
    </message>
    <message>
        <source>Every order that the text permits</source>
        <translation>条文允许的任何顺序</translation>
    </message>
    <message>
        <source>accepts every order that the text permits</source>
        <translation>接受条文允许的任何顺序</translation>
    </message>
    <message>
        <source>The house order alone</source>
        <translation>只认本场顺序</translation>
    </message>
    <message>
        <source>accepts its house order alone</source>
        <translation>只接受本场顺序</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus after a fold</source>
        <translation>弃牌后的 Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>lets the Five Card Hand Bonus stand after a fold</source>
        <translation>弃牌后保留 Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>输掉</translation>
    </message>
    <message>
        <source>takes the Five Card Hand Bonus when a player folds</source>
        <translation>玩家弃牌时收取 Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Bad Beat Bonus after a fold</source>
        <translation>弃牌后的 Bad Beat Bonus</translation>
    </message>
    <message>
        <source>lets the Bad Beat Bonus stand after a fold</source>
        <translation>弃牌后保留 Bad Beat Bonus</translation>
    </message>
    <message>
        <source>takes the Bad Beat Bonus when a player folds</source>
        <translation>玩家弃牌时收取 Bad Beat Bonus</translation>
    </message>
    <message>
        <source>Cover All after a fold</source>
        <translation>弃牌后的 Cover All</translation>
    </message>
    <message>
        <source>lets Cover All stand after a fold</source>
        <translation>弃牌后保留 Cover All</translation>
    </message>
    <message>
        <source>takes Cover All when a player folds</source>
        <translation>玩家弃牌时收取 Cover All</translation>
    </message>
    <message>
        <source>Trips after a fold</source>
        <translation>弃牌后的 Trips</translation>
    </message>
    <message>
        <source>lets Trips stand after a fold</source>
        <translation>弃牌后保留 Trips</translation>
    </message>
    <message>
        <source>takes Trips when a player folds</source>
        <translation>玩家弃牌时收取 Trips</translation>
    </message>
    <message>
        <source>The Ante is paid from</source>
        <translation>Ante 赔付起点</translation>
    </message>
    <message>
        <source>A straight up</source>
        <translation>顺子或以上</translation>
    </message>
    <message>
        <source>pays the Ante from a straight up</source>
        <translation>顺子或以上才赔 Ante</translation>
    </message>
    <message>
        <source>A flush up</source>
        <translation>同花或以上</translation>
    </message>
    <message>
        <source>pays the Ante from a flush up</source>
        <translation>同花或以上才赔 Ante</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The one paytable</source>
        <translation>唯一的赔付表</translation>
    </message>
    <message>
        <source>Paytable %1</source>
        <translation>赔付表 %1</translation>
    </message>
    <message>
        <source>Own paytable %1, not in the chapter</source>
        <translation>自设赔付表 %1，规章中没有</translation>
    </message>
    <message>
        <source>Four-card progressive</source>
        <translation>四张牌累进奖</translation>
    </message>
    <message>
        <source>Five-card progressive</source>
        <translation>五张牌累进奖</translation>
    </message>
    <message>
        <source>Multi Game Link progressive</source>
        <translation>Multi Game Link 累进奖</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand; this house %1.</source>
        <translation>本场规定，暂无条文可查；本场%1。</translation>
    </message>
    <message>
        <source>The regulation is silent; this house %1 (%2).</source>
        <translation>条文未作规定；本场%1（%2）。</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand</source>
        <translation>本场规定，暂无条文可查</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>自设赔付表，规章中没有</translation>
    </message>
    <message>
        <source>Overpaid by more than</source>
        <translation>多赔超过</translation>
    </message>
    <message>
        <source>Underpaid by more than</source>
        <translation>少赔超过</translation>
    </message>
    <message>
        <source>Missed an irregularity</source>
        <translation>漏了异常</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>停了没有问题的一局</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>异常裁定错误</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>The score and every error</source>
        <translation>得分和每个错误</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>Say it: the button or %1.</source>
        <translation>说出来：用按钮或 %1。</translation>
    </message>
    <message>
        <source>Close the bets: &quot;No more bets&quot;, or %1.</source>
        <translation>停止下注：“停止下注”或 %1。</translation>
    </message>
    <message>
        <source>Touch the shoe, or press %1 for each card; held down it goes on.</source>
        <translation>点牌靴，或每张牌按一次 %1；按住可连续发。</translation>
    </message>
    <message>
        <source>Touch a player or press the seat&apos;s number, then %1 to ask.</source>
        <translation>点玩家或按座位号，再按 %1 询问。</translation>
    </message>
    <message>
        <source>Choose a spot of a folded hand, then Take (%1).</source>
        <translation>选弃牌座位的注位，再选收取（%1）。</translation>
    </message>
    <message>
        <source>Choose a seat, then the button or its key: turn %1, collect %2.</source>
        <translation>选座位，再用按钮或按键：翻开 %1，收牌 %2。</translation>
    </message>
    <message>
        <source>Choose the seat, then %1: pull out the cards that play, and name the hand.</source>
        <translation>选座位，再按 %1：抽出要用的牌，报出牌型。</translation>
    </message>
    <message>
        <source>Choose your own cards (0), then %1: pull out the cards that play, and name the hand.</source>
        <translation>选你自己的牌（0），再按 %1：抽出要用的牌，报出牌型。</translation>
    </message>
    <message>
        <source>Choose a spot, then Take %1, Pay %2 or Return %3.</source>
        <translation>选注位，再选收取 %1、赔付 %2 或退还 %3。</translation>
    </message>
    <message>
        <source>Choose a spot, then Return (%1).</source>
        <translation>选注位，再选退还（%1）。</translation>
    </message>
    <message>
        <source>Choose the spot that needs the floor, then %1.</source>
        <translation>选需要楼面的注位，再按 %1。</translation>
    </message>
    <message>
        <source>Choose the seat that is paid, then %1.</source>
        <translation>选得赔付的座位，再按 %1。</translation>
    </message>
    <message>
        <source>It is among the buttons below; each shows its key.</source>
        <translation>在下方按钮中；每个都标有按键。</translation>
    </message>
</context>
<context>
    <name>Irregularity</name>
    <message>
        <source>a card lies face up in the shoe or the deck</source>
        <translation>牌靴或牌组中有一张牌面朝上</translation>
    </message>
    <message>
        <source>a card was drawn in error</source>
        <translation>误抽了一张牌</translation>
    </message>
    <message>
        <source>somebody has the wrong number of cards</source>
        <translation>有人牌数不对</translation>
    </message>
    <message>
        <source>a card of the dealer was exposed</source>
        <translation>荷官的一张牌暴露了</translation>
    </message>
    <message>
        <source>the shuffler has jammed</source>
        <translation>洗牌机卡住了</translation>
    </message>
    <message>
        <source>the dealing shoe has jammed</source>
        <translation>发牌牌靴卡住了</translation>
    </message>
    <message>
        <source>a device is out of order</source>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>the shuffler counts a wrong number of cards</source>
        <translation>洗牌机点出的牌数不对</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards</source>
        <translation>余牌张数不对</translation>
    </message>
    <message>
        <source>the cover card was put in too near the top</source>
        <translation>切牌卡插得离顶部太近</translation>
    </message>
    <message>
        <source>a wager came after &quot;no more bets&quot;</source>
        <translation>“停止下注”之后才下的注</translation>
    </message>
    <message>
        <source>a spoken wager with cash</source>
        <translation>以现金口头下注</translation>
    </message>
    <message>
        <source>a player has left during the round</source>
        <translation>玩家在本局中途离开</translation>
    </message>
    <message>
        <source>a player wagers at a second position</source>
        <translation>玩家在第二个位置下注</translation>
    </message>
    <message>
        <source>the progressive chips do not match the system&apos;s count</source>
        <translation>累进筹码与系统计数不符</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>%1 Right: %2</source>
        <translation>%1 正确：%2</translation>
    </message>
    <message>
        <source>A round of %1 steps to be judged.</source>
        <translation>要评判的一局，共 %1 步。</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>全部恢复原样</translation>
    </message>
    <message>
        <source>Choose an action, then press its new key. Esc leaves it as it is.</source>
        <translation>选一个动作，再按新键。Esc 保持不变。</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>changed</source>
        <translation>已改</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>请按键…</translation>
    </message>
    <message>
        <source>Press the new key for %1</source>
        <translation>为%1按新键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Seats and wagers</source>
        <translation>座位和投注</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The table and the floor</source>
        <translation>牌桌和楼面</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>停局之后</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Choose a seat; after Pay: the amount</source>
        <translation>选座位；按“赔付”后：金额</translation>
    </message>
    <message>
        <source>From spot to spot</source>
        <translation>在注位间移动</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Not this; back</source>
        <translation>不是这个；返回</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收取</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>Pay an envy bonus</source>
        <translation>赔付 Envy Bonus</translation>
    </message>
    <message>
        <source>Ask for the decision</source>
        <translation>询问决定</translation>
    </message>
    <message>
        <source>Deal; held down it goes on</source>
        <translation>发牌；按住可连续发</translation>
    </message>
    <message>
        <source>Turn the cards of a seat</source>
        <translation>翻开座位的牌</translation>
    </message>
    <message>
        <source>Set a hand</source>
        <translation>摆牌</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards</source>
        <translation>亮荷官的牌</translation>
    </message>
    <message>
        <source>Reveal community cards</source>
        <translation>亮公共牌</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card</source>
        <translation>亮 Six Card Bonus 牌</translation>
    </message>
    <message>
        <source>Leave the cards on the table</source>
        <translation>把牌留在桌上</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>清点余牌</translation>
    </message>
    <message>
        <source>Stub to the discard rack</source>
        <translation>余牌放入弃牌架</translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation>宣布：停止下注</translation>
    </message>
    <message>
        <source>Announce: no hand</source>
        <translation>宣布：无牌</translation>
    </message>
    <message>
        <source>Lock the progressive wagers</source>
        <translation>锁定累进注</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>收取累进注</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>核对累进注数目</translation>
    </message>
    <message>
        <source>Keypad of the progressive system</source>
        <translation>累进系统键盘</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>停：有问题</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>呼叫楼面</translation>
    </message>
    <message>
        <source>Turn to the next page of buttons</source>
        <translation>翻到下一页按钮</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>清台</translation>
    </message>
    <message>
        <source>Rule on what is wrong</source>
        <translation>对问题作裁定</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>一张牌放入弃牌架</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>重新洗牌</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>重新切牌</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>把整副牌撤下桌</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>遮盖设备</translation>
    </message>
    <message>
        <source>Inspect the cards</source>
        <translation>验牌</translation>
    </message>
    <message>
        <source>The floor verifies the cards</source>
        <translation>楼面核验牌</translation>
    </message>
    <message>
        <source>Spread the cards</source>
        <translation>摊开牌</translation>
    </message>
    <message>
        <source>Wash the cards</source>
        <translation>搓牌</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>叠牌</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>Stack into the shoe</source>
        <translation>叠好放入牌靴</translation>
    </message>
    <message>
        <source>One deck into play, one into the shuffler</source>
        <translation>一副牌使用，一副放洗牌机</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>更换牌组</translation>
    </message>
    <message>
        <source>Stack into the shuffler</source>
        <translation>叠好放入洗牌机</translation>
    </message>
    <message>
        <source>Take the shuffled deck</source>
        <translation>取出洗好的牌</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Next; when watching: go on or pause; after the round: the next mistake</source>
        <translation>下一步；观看时：继续或暂停；一局结束后：下一个错误</translation>
    </message>
    <message>
        <source>Scroll; with Ctrl, Home and End: to the ends</source>
        <translation>滚动；按住 Ctrl 时，Home 和 End：到两端</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Take back the last one</source>
        <translation>删除最后一个</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>小数点</translation>
    </message>
</context>
<context>
    <name>KioskFoot</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>退出专用模式</translation>
    </message>
</context>
<context>
    <name>KioskLayer</name>
    <message>
        <source>This kiosk has no supervisor yet</source>
        <translation>本机还没有主管</translation>
    </message>
    <message>
        <source>Set one up before trainees come: without a passphrase anybody could leave the kiosk.</source>
        <translation>在学员到来之前先设置一位：没有口令，任何人都能退出专用模式。</translation>
    </message>
    <message>
        <source>Set up a supervisor</source>
        <translation>设置主管</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>退出专用模式</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>还有人吗？</translation>
    </message>
    <message numerus="yes">
        <source>The start screen comes back in %n second(s). What you began is kept.</source>
        <translation>
            <numerusform>%n 秒后回到首页。已开始的内容会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>我在</translation>
    </message>
</context>
<context>
    <name>LeaveKiosk</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>退出专用模式</translation>
    </message>
    <message>
        <source>Cutcard ends. What was begun is kept. This needs a supervisor.</source>
        <translation>Cutcard 将关闭。已开始的内容会保留。需要主管确认。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
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
        <translation>未见过</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>已练习</translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation>已掌握</translation>
    </message>
</context>
<context>
    <name>LookChoices</name>
    <message>
        <source>As the computer has it</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Speed of cards and chips</source>
        <translation>牌和筹码的速度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>无动画</translation>
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
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>四色牌组</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green: suits are told apart at a glance.</source>
        <translation>方块蓝、梅花绿：花色一眼可辨。</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>台布</translation>
    </message>
    <message>
        <source>Words as printed</source>
        <translation>文字同印刷方向</translation>
    </message>
    <message>
        <source>They face the players, as on a real layout; otherwise they stand upright for you.</source>
        <translation>面向玩家，如同真实台布；否则正对着你。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Cards and chips can be heard</source>
        <translation>牌和筹码有声音</translation>
    </message>
    <message>
        <source>Everything that sounds can be seen as well.</source>
        <translation>所有声音都有画面对应。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
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
        <translation>已答 %1 / %2</translation>
    </message>
</context>
<context>
    <name>MasteryScreen</name>
    <message>
        <source>How am I doing?</source>
        <translation>我做得怎样？</translation>
    </message>
    <message>
        <source>No answers yet</source>
        <translation>还没有答案</translation>
    </message>
    <message>
        <source>Answers: %1 · right lately: %2 % · skills practised: %3 · mastered: %4 · due today: %5</source>
        <translation>答题：%1 · 近期正确率：%2% · 已练技能：%3 · 已掌握：%4 · 今天到期：%5</translation>
    </message>
</context>
<context>
    <name>MeterDisplay</name>
    <message>
        <source>Progressive meter: %1</source>
        <translation>累进奖池计数器：%1</translation>
    </message>
    <message>
        <source>%1 · wagers: %2</source>
        <translation>%1 · 投注：%2</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>while the cards are dealt</source>
        <translation>发牌过程中</translation>
    </message>
    <message>
        <source>after the first cards</source>
        <translation>首轮牌之后</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>最后一次决定之前</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>最后一次决定之后</translation>
    </message>
    <message>
        <source>after the dealer&apos;s hand is shown</source>
        <translation>荷官的牌亮出之后</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>en_US</source>
        <comment>the locale of this language&apos;s amounts</comment>
        <translation>zh_CN</translation>
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
        <translation>另有 %1 无对应筹码</translation>
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
        <translation>欢迎。练习记录用什么名字保存？</translation>
    </message>
    <message>
        <source>New here? Your name:</source>
        <translation>新来的？你的姓名：</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的姓名</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>OnScreenKeyboard</name>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>大写字母</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Letters with accents</source>
        <translation>带重音的字母</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>下一栏</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <translation>删除最后一个</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Hide the keyboard</source>
        <translation>隐藏键盘</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>停局之后</translation>
    </message>
</context>
<context>
    <name>Passphrase</name>
    <message>
        <source>At least %1 characters. Four or five words are easy to remember.</source>
        <translation>至少 %1 个字符。四五个词就很好记。</translation>
    </message>
    <message>
        <source>Weak: somebody could guess it. Add a word or two.</source>
        <translation>弱：可能被猜到。再加一两个词。</translation>
    </message>
    <message>
        <source>Fair. Another word makes it strong.</source>
        <translation>一般。再加一个词就强了。</translation>
    </message>
    <message>
        <source>Strong.</source>
        <translation>强。</translation>
    </message>
</context>
<context>
    <name>PeopleCsv</name>
    <message>
        <source>The same name as in line %1.</source>
        <translation>与第 %1 行同名。</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <translation>没有姓名。</translation>
    </message>
    <message>
        <source>The name is too long. Shorten it.</source>
        <translation>姓名太长。请缩短。</translation>
    </message>
    <message>
        <source>The name of a group is too long. Shorten it.</source>
        <translation>小组名称太长。请缩短。</translation>
    </message>
    <message>
        <source>Several people here are called so. Change them by hand.</source>
        <translation>这里有好几人同名。请手动更改。</translation>
    </message>
    <message>
        <source>Is archived. Restore the person on this page.</source>
        <translation>已归档。请在本页恢复此人。</translation>
    </message>
    <message>
        <source>There is nobody in this file.</source>
        <translation>文件里没有人员。</translation>
    </message>
    <message>
        <source>There are more than %1 people in this file. Divide it.</source>
        <translation>文件里超过 %1 人。请分成几个。</translation>
    </message>
</context>
<context>
    <name>PeopleDialogs</name>
    <message>
        <source>&amp;Name</source>
        <translation>姓名(&amp;N)</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>请填写姓名。</translation>
    </message>
    <message>
        <source>Add a supervisor</source>
        <translation>添加主管</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>A new passphrase for %1</source>
        <translation>为 %1 设新口令</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重设(&amp;R)</translation>
    </message>
    <message>
        <source>The old passphrase and the old recovery code end at once.</source>
        <translation>旧口令和旧恢复码立即失效。</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>恢复码</translation>
    </message>
    <message>
        <source>Erase for ever</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>删除(&amp;E)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 人</translation>
    </message>
    <message>
        <source>The name, the passphrase and the groups go, from the backups too; nobody can bring them back. Answers, exams and their seals stay, without a name. Nothing that was done before in this console can be undone after it.</source>
        <translation>姓名、口令和小组将被删除，备份中的也一样，无人能恢复。答案、考试及其封存保留，但不署名。此后，先前在本控制台所做的都无法撤销。</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>&amp;Write &quot;%1&quot; to confirm</source>
        <translation>输入“%1”以确认(&amp;W)</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; exactly.</source>
        <translation>请准确输入“%1”。</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设定(&amp;S)</translation>
    </message>
    <message>
        <source>Tick the groups of the people that you have chosen (%1).</source>
        <translation>勾选所选人员（%1）的小组。</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>在桌上</translation>
    </message>
    <message>
        <source>Who is dealing?</source>
        <translation>谁在发牌？</translation>
    </message>
    <message>
        <source>Continue your round</source>
        <translation>继续你的一局</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>换一个人</translation>
    </message>
    <message>
        <source>Your name is missing? A supervisor can add you.</source>
        <translation>没有你的名字？主管可以添加。</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>I am %1</source>
        <translation>我是 %1</translation>
    </message>
</context>
<context>
    <name>PlayHeader</name>
    <message>
        <source>‹ Leave</source>
        <translation>‹ 离开</translation>
    </message>
    <message>
        <source>Back to the start; the round can be continued later</source>
        <translation>回到首页；本局以后可继续</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>时间：%1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
</context>
<context>
    <name>PracticeReason</name>
    <message>
        <source>It is time to see this again.</source>
        <translation>该复习这个了。</translation>
    </message>
    <message>
        <source>This was wrong too often of late.</source>
        <translation>这个最近错得太多。</translation>
    </message>
    <message>
        <source>You have not met this yet.</source>
        <translation>这个你还没遇到过。</translation>
    </message>
    <message>
        <source>This keeps slipping away: take it slowly, with a worked example.</source>
        <translation>这个总是记不住：慢慢来，先看示范。</translation>
    </message>
    <message>
        <source>One kind of error comes back again and again, most of all here.</source>
        <translation>有一类错误反复出现，这里最多。</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>How am I doing?</source>
        <translation>我做得怎样？</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>个答案</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>right lately</source>
        <translation>近期正确</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>今天到期</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>全部技能</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
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
        <translation>已弃牌</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between wagers</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>Posted paytable</source>
        <translation>公示的赔付表</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>奖池计数器</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>2s</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6s</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7s</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8s</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9s</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10s</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This is not a JSON text (at character %1).</source>
        <translation>这不是 JSON 文本（第 %1 个字符处）。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. Remove one.</source>
        <translation>同一对象中键“%1”出现两次。请删去一个。</translation>
    </message>
    <message>
        <source>The text is nested deeper than %1 levels.</source>
        <translation>文本嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation>该行超过 %1 字节。</translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation>此处应为花括号括起的对象。</translation>
    </message>
    <message>
        <source>A list in square brackets, neither empty nor endless, is expected here.</source>
        <translation>此处应为方括号括起的列表，既不能空，也不能过长。</translation>
    </message>
    <message>
        <source>A text in quotes is expected here.</source>
        <translation>此处应为引号括起的文本。</translation>
    </message>
    <message>
        <source>Write true or false here.</source>
        <translation>此处请写 true 或 false。</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>此处应为 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>种子是整数，0 或更大。</translation>
    </message>
    <message>
        <source>An amount is a text of digits with at most two decimals, such as &quot;7.50&quot;.</source>
        <translation>金额写成数字文本，最多两位小数，如 &quot;7.50&quot;。</translation>
    </message>
    <message>
        <source>The amount has to be from $%1 to $%2.</source>
        <translation>金额须在 $%1 到 $%2 之间。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>缺少键“%1”。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here. Check its spelling.</source>
        <translation>此处没有键“%1”。请检查拼写。</translation>
    </message>
    <message>
        <source>The format has to be &quot;%1&quot;.</source>
        <translation>格式须为“%1”。</translation>
    </message>
    <message>
        <source>There is no rule set &quot;%1&quot;; &quot;cutcard-cli rules list&quot; names them all.</source>
        <translation>没有规则集“%1”；&quot;cutcard-cli rules list&quot; 会列出全部。</translation>
    </message>
    <message>
        <source>This rule set has no selection &quot;%1&quot;.</source>
        <translation>此规则集没有选项“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be chosen here; see &quot;cutcard-cli rules show&quot;.</source>
        <translation>此处不能选“%1”；见 &quot;cutcard-cli rules show&quot;。</translation>
    </message>
    <message>
        <source>A progressive wager is $1 or $5.</source>
        <translation>累进注为 $1 或 $5。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card: write rank and suit, such as Td.</source>
        <translation>“%1”不是牌：请写点数和花色，如 Td。</translation>
    </message>
    <message>
        <source>The card %1 is on the table twice.</source>
        <translation>牌 %1 在桌上出现两次。</translation>
    </message>
    <message>
        <source>%1 cards belong here, not %2.</source>
        <translation>此处应有 %1 张牌，而不是 %2 张。</translation>
    </message>
    <message>
        <source>Somebody made a Six Card Bonus Wager; its card is missing.</source>
        <translation>有人下了 Six Card Bonus 注，却没有它的牌。</translation>
    </message>
    <message>
        <source>Nobody made a Six Card Bonus Wager; no card is dealt for it.</source>
        <translation>没有人下 Six Card Bonus 注，不为它发牌。</translation>
    </message>
    <message>
        <source>This deck, dealt by this method, does not give the cards of this round.</source>
        <translation>这副牌按这种方式发，得不到本局的牌。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way of dealing in this rule set.</source>
        <translation>“%1”不是此规则集的发牌方式。</translation>
    </message>
    <message>
        <source>There is no theory question &quot;%1&quot;.</source>
        <translation>没有理论题“%1”。</translation>
    </message>
    <message>
        <source>This rule set has no number &quot;%1&quot; to ask for.</source>
        <translation>此规则集没有数值“%1”可问。</translation>
    </message>
    <message>
        <source>The theory question &quot;%1&quot; needs two to four wrong answers.</source>
        <translation>理论题“%1”需要两到四个错误答案。</translation>
    </message>
    <message>
        <source>The answer &quot;%1&quot; is there twice.</source>
        <translation>答案“%1”出现两次。</translation>
    </message>
    <message>
        <source>There is no irregularity &quot;%1&quot;.</source>
        <translation>没有异常“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said here.</source>
        <translation>此处不能宣布“%1”。</translation>
    </message>
    <message>
        <source>One answer is right and has no wrong rule; every other one has.</source>
        <translation>只有一个答案正确且不带错误规则；其他都要带。</translation>
    </message>
    <message>
        <source>A step is named s1, s2, and so on.</source>
        <translation>步骤命名为 s1、s2，依此类推。</translation>
    </message>
    <message>
        <source>Only a dealt round (with deck and method) has an opening to judge.</source>
        <translation>只有发牌的局（有牌组和方式）才有开局可评判。</translation>
    </message>
    <message>
        <source>At least one seat has to be occupied.</source>
        <translation>至少要有一个座位有人。</translation>
    </message>
    <message>
        <source>The table has the seats 1 to %1.</source>
        <translation>牌桌的座位是 1 到 %1。</translation>
    </message>
    <message>
        <source>Seat %1 is there twice.</source>
        <translation>%1 号位出现两次。</translation>
    </message>
    <message>
        <source>This seat has no wager.</source>
        <translation>这个座位没有投注。</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is required.</source>
        <translation>必须有投注“%1”。</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is not offered at this table.</source>
        <translation>此桌不提供投注“%1”。</translation>
    </message>
    <message>
        <source>The Super Bonus has to equal the Ante.</source>
        <translation>Super Bonus 必须等于 Ante。</translation>
    </message>
    <message>
        <source>At this table this wager is $%1.</source>
        <translation>在此桌这一注是 $%1。</translation>
    </message>
    <message>
        <source>The player has neither folded nor bet.</source>
        <translation>玩家既没弃牌也没下注。</translation>
    </message>
    <message>
        <source>A seat without an Ante has nothing to decide.</source>
        <translation>没有 Ante 的座位无须决定。</translation>
    </message>
    <message>
        <source>A Play Wager is made on preflop, flop or river, not &quot;%1&quot;.</source>
        <translation>Play 注只能在 preflop、flop 或 river 下，不能是“%1”。</translation>
    </message>
    <message>
        <source>The Flop Wager is twice the Ante: $%1.</source>
        <translation>Flop 注是 Ante 的两倍：$%1。</translation>
    </message>
    <message>
        <source>The %1 Wager equals the Ante, $%2, or is checked.</source>
        <translation>%1 注等于 Ante，$%2，或者过牌。</translation>
    </message>
    <message>
        <source>The Bet Wager is twice the Ante: $%1.</source>
        <translation>Bet 注是 Ante 的两倍：$%1。</translation>
    </message>
    <message>
        <source>The Blind has to equal the Ante.</source>
        <translation>Blind 必须等于 Ante。</translation>
    </message>
    <message>
        <source>Before the flop a Play Wager is 3 or 4 Antes, after it 2, at the end 1.</source>
        <translation>Play 注在翻牌前是 3 或 4 倍 Ante，翻牌后 2 倍，最后 1 倍。</translation>
    </message>
    <message>
        <source>In this game a progressive wager is $1.</source>
        <translation>本游戏的累进注为 $1。</translation>
    </message>
    <message>
        <source>A decision is &quot;fold&quot; or an object such as {&quot;play&quot;:&quot;10&quot;}.</source>
        <translation>决定写 &quot;fold&quot; 或对象，如 {&quot;play&quot;:&quot;10&quot;}。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no decision; write &quot;fold&quot; or the wager made.</source>
        <translation>“%1”不是决定；请写 &quot;fold&quot; 或所下的注。</translation>
    </message>
    <message>
        <source>The decision names no wager; a player who bets nothing folds.</source>
        <translation>该决定没有写明投注；什么都不下的玩家就是弃牌。</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot; in this game.</source>
        <translation>本游戏没有投注“%1”。</translation>
    </message>
    <message>
        <source>With this hand the Play Wager is from $%1 to $%2.</source>
        <translation>这手牌的 Play 注为 $%1 到 $%2。</translation>
    </message>
    <message>
        <source>There is no shared table &quot;%1&quot;.</source>
        <translation>没有共享表“%1”。</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot;.</source>
        <translation>没有投注“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say when a wager is offered.</source>
        <translation>“%1”没有说明何时提供该投注。</translation>
    </message>
    <message>
        <source>There is no meter &quot;%1&quot;.</source>
        <translation>没有奖池计数器“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of a paytable.</source>
        <translation>“%1”不是赔付表的行。</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; stands twice in one table.</source>
        <translation>同一表中行“%1”出现两次。</translation>
    </message>
    <message>
        <source>A paytable needs at least one row.</source>
        <translation>赔付表至少要有一行。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no odds; write &quot;3 to 2&quot;, &quot;300 for 1&quot; or &quot;10% of main&quot;.</source>
        <translation>“%1”不是赔率；请写 &quot;3 to 2&quot;、&quot;300 for 1&quot; 或 &quot;10% of main&quot;。</translation>
    </message>
    <message>
        <source>No table of the chapter pays &quot;%1&quot; for this wager; a house table cannot either.</source>
        <translation>规章中这一注没有任何表赔“%1”；本场的表也不能赔。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another kind of odds than the chapter&apos;s for this row.</source>
        <translation>“%1”的赔率种类与规章中这一行不同。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ranks above &quot;%2&quot;; write the rows from the highest hand down.</source>
        <translation>“%1”大于“%2”；请从最大的牌型往下写。</translation>
    </message>
    <message>
        <source>A house can add at most %1 tables for a wager.</source>
        <translation>本场对一种投注最多可加 %1 个表。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a house table; choose a name of your own.</source>
        <translation>“%1”不能作本场表的名称；请另取一个。</translation>
    </message>
    <message>
        <source>A house cannot add a table for &quot;%1&quot;.</source>
        <translation>本场不能为“%1”加表。</translation>
    </message>
    <message>
        <source>A title has 1 to %1 bytes.</source>
        <translation>标题为 1 到 %1 字节。</translation>
    </message>
    <message>
        <source>A short name has 1 to %1 small letters, digits and hyphens.</source>
        <translation>短名为 1 到 %1 个小写字母、数字和连字符。</translation>
    </message>
    <message>
        <source>Other rules are called &quot;%1&quot; already; choose another short name.</source>
        <translation>已有别的规则叫“%1”；请另取短名。</translation>
    </message>
    <message>
        <source>Name a rule set with its selections, or give a submission; not both.</source>
        <translation>写规则集及其选项，或者给出提交文件；不能两者都写。</translation>
    </message>
    <message>
        <source>Every section weighs nothing: give at least one a weight.</source>
        <translation>所有部分的权重都是零：至少给一个权重。</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; is named twice.</source>
        <translation>技能“%1”写了两次。</translation>
    </message>
    <message>
        <source>A seed is a whole number for everybody, or &quot;fresh&quot;.</source>
        <translation>种子是大家共用的整数，或 &quot;fresh&quot;。</translation>
    </message>
    <message>
        <source>&quot;every_skill&quot; has every skill in it; leave the list of skills out.</source>
        <translation>&quot;every_skill&quot; 已含全部技能；请去掉技能列表。</translation>
    </message>
    <message>
        <source>This table has only %1 different questions for this section.</source>
        <translation>此桌在这一部分只有 %1 道不同的题。</translation>
    </message>
    <message>
        <source>No question of this kind is about &quot;%1&quot;.</source>
        <translation>这类题没有关于“%1”的。</translation>
    </message>
    <message>
        <source>A hash has 64 hexadecimal digits in lower case.</source>
        <translation>哈希值为 64 位小写十六进制数字。</translation>
    </message>
    <message>
        <source>A person or an attempt is named by a UUID in lower case.</source>
        <translation>人员或考试记录以小写 UUID 表示。</translation>
    </message>
    <message>
        <source>This is not the hash of the exam definition beside it.</source>
        <translation>这不是旁边考试定义的哈希值。</translation>
    </message>
    <message>
        <source>This item is a round; it has no answer to choose.</source>
        <translation>这一题是一局；没有可选的答案。</translation>
    </message>
    <message>
        <source>This item is a question; nothing is dealt in it.</source>
        <translation>这一题是问答；不发牌。</translation>
    </message>
    <message>
        <source>This is not an attempt file of Cutcard.</source>
        <translation>这不是 Cutcard 的考试记录文件。</translation>
    </message>
    <message>
        <source>This item was not the one being worked on.</source>
        <translation>当时在做的不是这一题。</translation>
    </message>
    <message>
        <source>This event carries an earlier time than the one before it.</source>
        <translation>此事件的时间早于前一个。</translation>
    </message>
    <message>
        <source>The attempt was closed without having been finished.</source>
        <translation>这份考试记录未完成就关闭了。</translation>
    </message>
    <message>
        <source>The first line, which says what the attempt stands on, is missing.</source>
        <translation>缺少首行，即说明这份考试记录依据的一行。</translation>
    </message>
    <message>
        <source>This line was changed after it was written.</source>
        <translation>这一行写出后被改动过。</translation>
    </message>
    <message>
        <source>Event %1 is missing before this line.</source>
        <translation>这一行之前缺少事件 %1。</translation>
    </message>
    <message>
        <source>This line was added after the attempt was written.</source>
        <translation>这一行是考试记录写完之后加的。</translation>
    </message>
    <message>
        <source>Event %1 belongs here; the lines were put into another order.</source>
        <translation>此处应为事件 %1；各行次序被换过。</translation>
    </message>
    <message>
        <source>The file ends here without its last line: its tail was cut off.</source>
        <translation>文件到此结束却没有末行：尾部被截掉了。</translation>
    </message>
    <message>
        <source>This program does not know the format &quot;%1&quot;; a newer one may.</source>
        <translation>本程序不认识格式“%1”；新版可能认识。</translation>
    </message>
    <message>
        <source>This is by the rule set &quot;%1&quot;, the exam by &quot;%2&quot;.</source>
        <translation>此处依据规则集“%1”，考试却依据“%2”。</translation>
    </message>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>此规则集没有技能“%1”；&quot;cutcard-cli skills&quot; 会列出全部。</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; cannot occur at this table: the house does not offer it.</source>
        <translation>技能“%1”在此桌不会出现：本场不提供。</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; finds no place beside the others; ask for more items.</source>
        <translation>技能“%1”与其他的放不下；请增加题数。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Position in the round: %1 of %2</source>
        <translation>本局位置：%1 / %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>On</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Walk me through my mistakes (%1)</source>
        <translation>带我看我的错误（%1）</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>再来一局</translation>
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
        <translation>未完成</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>This exam still runs. What is written here is not a result.</source>
        <translation>这场考试仍在进行。此处所写不是成绩。</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed after it was sealed. Do not rely on it.</source>
        <translation>封存失效：这份考试记录封存后被改动过。不可采信。</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in a sentence</comment>
        <translation>通过</translation>
    </message>
    <message>
        <source>not passed</source>
        <comment>in a sentence</comment>
        <translation>未通过</translation>
    </message>
    <message>
        <source>As regraded on %1. First result: %2, %3.</source>
        <translation>%1 重新评分。首次成绩：%2，%3。</translation>
    </message>
    <message>
        <source>The pass mark is %1 %.</source>
        <translation>及格线是 %1%。</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was not reached.</source>
        <translation>未达到 %1% 的及格线。</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was reached, but a critical error fails the exam by itself.</source>
        <translation>达到了 %1% 的及格线，但有关键错误，考试仍不通过。</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>时间 %1%</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>加时 %1</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>大字</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not given below 95 % in whole rounds</source>
        <translation>整局部分低于 95% 不给出</translation>
    </message>
    <message>
        <source>%1 hands and %2 rounds an hour</source>
        <translation>每小时 %1 手、%2 局</translation>
    </message>
    <message>
        <source>%1, on target</source>
        <translation>%1，达到目标</translation>
    </message>
    <message>
        <source>%1, below the target</source>
        <translation>%1，低于目标</translation>
    </message>
    <message>
        <source>erased person %1</source>
        <translation>已删除人员 %1</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>Exam time</source>
        <translation>考试用时</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>特殊安排</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>关键错误</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>短码</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各部分</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>item %1, action %2</source>
        <translation>第 %1 题，动作 %2</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>第 %1 题</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Skills, the weakest first</source>
        <translation>技能，最弱的在前</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Skills without an error: %1.</source>
        <translation>没有错误的技能：%1。</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>At exam time</source>
        <translation>考试时刻</translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation>停机时间</translation>
    </message>
    <message>
        <source>Resumed by</source>
        <translation>恢复者</translation>
    </message>
    <message>
        <source>Regradings</source>
        <translation>重新评分</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>first result</source>
        <translation>首次成绩</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>By</source>
        <translation>经手人</translation>
    </message>
    <message>
        <source>What this result stands on</source>
        <translation>成绩的依据</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>考试记录</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，版本 %2</translation>
    </message>
    <message>
        <source>Hash of the definition</source>
        <translation>定义的哈希值</translation>
    </message>
    <message>
        <source>Hash of the rule set</source>
        <translation>规则集的哈希值</translation>
    </message>
    <message>
        <source>Head of the seal</source>
        <translation>封存头</translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation>签名密钥</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Cutcard %1, generator %2, seed %3</source>
        <translation>Cutcard %1，生成器 %2，种子 %3</translation>
    </message>
    <message>
        <source>Compare the short code with the one that Cutcard shows for this attempt: it is the same as long as nothing of the attempt was changed.</source>
        <translation>请把短码与 Cutcard 为这份考试记录显示的短码核对：只要记录没有被改动，两者就相同。</translation>
    </message>
    <message>
        <source>%1: %2. Date, signature</source>
        <translation>%1：%2。日期、签名</translation>
    </message>
    <message>
        <source>%1, short code %2</source>
        <translation>%1，短码 %2</translation>
    </message>
    <message>
        <source>Exam report</source>
        <translation>考试报告</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence and a sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a paragraph and a ruling</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>所做</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>%1 (action %2)</source>
        <translation>%1（动作 %2）</translation>
    </message>
    <message>
        <source>Critical: %1</source>
        <translation>关键：%1</translation>
    </message>
    <message>
        <source>Item %1, %2</source>
        <translation>第 %1 题，%2</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>未做</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>答案错误</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>先做：%1</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>裁定 %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Paid too much by more than %1</source>
        <translation>多赔超过 %1</translation>
    </message>
    <message>
        <source>Paid too little by more than %1</source>
        <translation>少赔超过 %1</translation>
    </message>
    <message>
        <source>Went on although there was: %1</source>
        <translation>有异常却继续：%1</translation>
    </message>
    <message>
        <source>Went on although something was irregular</source>
        <translation>有异常却继续</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>停了没有问题的一局</translation>
    </message>
    <message>
        <source>Gave a wrong ruling</source>
        <translation>裁定错误</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Choose another place and try again.</source>
        <translation>无法写出“%1”（%2）。请换个位置再试。</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm t</source>
        <comment>a date and a time as QLocale writes them</comment>
        <translation>yyyy年M月d日 HH:mm t</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date as QLocale writes it</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min %3 s</source>
        <translation>%1 小时 %2 分 %3 秒</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>Respect</name>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Take, pay, return</source>
        <translation>收、赔、退</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>异常</translation>
    </message>
</context>
<context>
    <name>ResultsCsv</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>已破坏</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <translation>开始 (UTC)</translation>
    </message>
    <message>
        <source>Sealed (UTC)</source>
        <translation>封存 (UTC)</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Regraded percent</source>
        <translation>重新评分百分比</translation>
    </message>
    <message>
        <source>Regraded passed</source>
        <translation>重新评分通过</translation>
    </message>
    <message>
        <source>Regraded (UTC)</source>
        <translation>重新评分 (UTC)</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>关键错误</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>短码</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Attempt id</source>
        <translation>考试记录 ID</translation>
    </message>
    <message>
        <source>Trainee id</source>
        <translation>学员 ID</translation>
    </message>
    <message>
        <source>Exam id</source>
        <translation>考试 ID</translation>
    </message>
    <message>
        <source>Exam version</source>
        <translation>考试版本</translation>
    </message>
    <message>
        <source>Supervisor id</source>
        <translation>主管 ID</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>所做</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>引用条文</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Skill id</source>
        <translation>技能 ID</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Item of the form</source>
        <translation>试卷题号</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>考试次数</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>区分度</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>错在哪里</translation>
    </message>
</context>
<context>
    <name>ResultsModel</name>
    <message>
        <source>%1 %</source>
        <comment>a score</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>… running</source>
        <translation>… 进行中</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ 通过</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ 未通过</translation>
    </message>
</context>
<context>
    <name>ReviewPause</name>
    <message>
        <source>This one is dealt at the table</source>
        <translation>这一项在桌上发牌练</translation>
    </message>
    <message>
        <source>That was all for now</source>
        <translation>暂时就这些</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>没有到期的</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <translation>一次答对：%1 / %2。</translation>
    </message>
    <message>
        <source>You remember what you have practised. New skills for today: %1.</source>
        <translation>练过的你都记得。今天的新技能：%1。</translation>
    </message>
    <message>
        <source>You have done what the day allows. Come back tomorrow, or deal a round.</source>
        <translation>今天的量已完成。明天再来，或发一局。</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>去牌桌</translation>
    </message>
    <message>
        <source>Learn something new</source>
        <translation>学点新的</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Leave this one out for now; it stays due</source>
        <translation>先跳过这一项；仍算到期</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>RoundOptions</name>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>常用的</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>从何处开始</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>备牌</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>可能出状况</translation>
    </message>
    <message>
        <source>An irregularity may happen; stop the game when you see one.</source>
        <translation>可能发生异常；看到就停局。</translation>
    </message>
</context>
<context>
    <name>RoundSource</name>
    <message>
        <source>This cannot happen at such a table. Choose another irregularity, or let the house offer more.</source>
        <translation>这在这样的牌桌不会发生。请选别的异常，或让本场提供更多项目。</translation>
    </message>
    <message>
        <source>Cards are not dealt this way in this game. Choose another method.</source>
        <translation>本游戏不用这种方式发牌。请选别的方式。</translation>
    </message>
</context>
<context>
    <name>RoundVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>楼面主任已到台前</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>No card is pulled out</source>
        <translation>没有抽出牌</translation>
    </message>
    <message>
        <source>%1. Mistakes: %2</source>
        <translation>%1。错误：%2</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>four aces</source>
        <translation>四条 A</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>两对</translation>
    </message>
    <message>
        <source>pair of queens or better</source>
        <translation>一对 Q 或以上</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>一对 A</translation>
    </message>
    <message>
        <source>pair of tens or better</source>
        <translation>一对 10 或以上</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>皇家同花顺</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>six-card royal flush in diamonds</source>
        <translation>六张方块皇家同花顺</translation>
    </message>
    <message>
        <source>six-card royal flush</source>
        <translation>六张皇家同花顺</translation>
    </message>
    <message>
        <source>aces with player and dealer</source>
        <translation>玩家与荷官都是一对 A</translation>
    </message>
    <message>
        <source>pair of aces in the hand</source>
        <translation>手牌一对 A</translation>
    </message>
    <message>
        <source>ace-king suited</source>
        <translation>同花色 A-K</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack suited</source>
        <translation>同花色 A-Q 或 A-J</translation>
    </message>
    <message>
        <source>ace-king of two suits</source>
        <translation>不同花色 A-K</translation>
    </message>
    <message>
        <source>pair of kings, queens or jacks</source>
        <translation>一对 K、Q 或 J</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack of two suits</source>
        <translation>不同花色 A-Q 或 A-J</translation>
    </message>
    <message>
        <source>pair of tens down to twos</source>
        <translation>一对 10 至 2</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>不到两对</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>一对</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>高牌</translation>
    </message>
</context>
<context>
    <name>RowInASentence</name>
    <message>
        <source>four aces</source>
        <translation>四条 A</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>两对</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>一对 Q</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>一对 A</translation>
    </message>
    <message>
        <source>a pair of 10s</source>
        <translation>一对 10</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>皇家同花顺</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>six diamonds from ace to 9</source>
        <translation>六张方块 A 到 9</translation>
    </message>
    <message>
        <source>six cards of one suit from ace to 9</source>
        <translation>六张同花色 A 到 9</translation>
    </message>
    <message>
        <source>two aces on both sides</source>
        <translation>双方各两张 A</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>两张 A</translation>
    </message>
    <message>
        <source>ace and king of one suit</source>
        <translation>同花色的 A 和 K</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of its suit</source>
        <translation>A 带同花色的 Q 或 J</translation>
    </message>
    <message>
        <source>ace and king of two suits</source>
        <translation>不同花色的 A 和 K</translation>
    </message>
    <message>
        <source>a pair of kings, queens or jacks</source>
        <translation>一对 K、Q 或 J</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of another suit</source>
        <translation>A 带不同花色的 Q 或 J</translation>
    </message>
    <message>
        <source>a pair between 10s and 2s</source>
        <translation>10 到 2 之间的一对</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>不到两对</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>一对</translation>
    </message>
    <message>
        <source>a high card</source>
        <translation>高牌</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Seat %1, empty</source>
        <translation>%1 号位，空</translation>
    </message>
    <message>
        <source>Seat %1, %2, has left</source>
        <translation>%1 号位，%2，已离开</translation>
    </message>
    <message>
        <source>Seat %1, %2, folded</source>
        <translation>%1 号位，%2，已弃牌</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>%1 号位，%2</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3</source>
        <translation>%1 号位，%2，%3</translation>
    </message>
    <message>
        <source>Seat %1, %2, taken %3</source>
        <translation>%1 号位，%2，已收 %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, returned %3</source>
        <translation>%1 号位，%2，已退 %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3, paid %4</source>
        <translation>%1 号位，%2，%3，已赔 %4</translation>
    </message>
    <message>
        <source>Seat %1, %2, paid %3</source>
        <translation>%1 号位，%2，已赔 %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, no wager</source>
        <translation>%1 号位，%2，无投注</translation>
    </message>
    <message>
        <source>Envy bonus of seat %1 for seat %2, %3</source>
        <translation>%1 号位因 %2 号位得的 Envy Bonus，%3</translation>
    </message>
    <message>
        <source>Paid on the %1 of seat %2, %3</source>
        <translation>%2 号位 %1 的赔付，%3</translation>
    </message>
    <message>
        <source>%1 of seat %2, %3</source>
        <translation>%2 号位的 %1，%3</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>面朝下的牌</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1，%2 号位</translation>
    </message>
    <message>
        <source>%1, your own hand</source>
        <translation>%1，荷官自己的牌</translation>
    </message>
    <message>
        <source>%1, community card</source>
        <translation>%1，公共牌</translation>
    </message>
    <message>
        <source>%1, Six Card Bonus</source>
        <translation>%1，Six Card Bonus</translation>
    </message>
    <message>
        <source>%1, in the shoe</source>
        <translation>%1，在牌靴中</translation>
    </message>
    <message>
        <source>%1, out of play</source>
        <translation>%1，已出局</translation>
    </message>
    <message>
        <source>%1, accepted</source>
        <translation>%1，已接受</translation>
    </message>
</context>
<context>
    <name>RulesDifferences</name>
    <message>
        <source>%1 is offered.</source>
        <translation>提供 %1。</translation>
    </message>
    <message>
        <source>%1 has a paytable of the house&apos;s own, %2, which is not in the chapter.</source>
        <translation>%1 用本场自设赔付表 %2，规章中没有。</translation>
    </message>
    <message>
        <source>%1 is not offered.</source>
        <translation>不提供 %1。</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2.</source>
        <translation>提供 %1，用赔付表 %2。</translation>
    </message>
    <message>
        <source>%1 pays by paytable %2 instead of %3.</source>
        <translation>%1 用赔付表 %2，而非 %3。</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2, for %3.</source>
        <translation>提供 %1，用赔付表 %2，每注 %3。</translation>
    </message>
    <message>
        <source>Envy is paid by schedule %1, whatever the paytable.</source>
        <translation>Envy 一律按方案 %1 赔付，与赔付表无关。</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus is offered, for %1.</source>
        <translation>提供 Five Card Hand Bonus，每注 %1。</translation>
    </message>
    <message>
        <source>Magic Card is not paid.</source>
        <translation>不赔 Magic Card。</translation>
    </message>
    <message>
        <source>Lucky Bonus is not paid.</source>
        <translation>不赔 Lucky Bonus。</translation>
    </message>
    <message>
        <source>This house %1.</source>
        <translation>本场%1。</translation>
    </message>
    <message>
        <source>The table minimum is %1 instead of %2.</source>
        <translation>最低注为 %1，而非 %2。</translation>
    </message>
    <message>
        <source>The table maximum is %1.</source>
        <translation>最高注为 %1。</translation>
    </message>
    <message>
        <source>The chips in the tray are %1.</source>
        <translation>筹码盘的筹码为 %1。</translation>
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
        <translation>本局作废</translation>
    </message>
    <message>
        <source>void, and the deck leaves the table</source>
        <translation>作废，整副牌撤下桌</translation>
    </message>
    <message>
        <source>the card goes to the rack, the round goes on</source>
        <translation>牌入弃牌架，本局继续</translation>
    </message>
    <message>
        <source>the card is used as the next one</source>
        <translation>这张牌作为下一张使用</translation>
    </message>
    <message>
        <source>the cards are shuffled again</source>
        <translation>重新洗牌</translation>
    </message>
    <message>
        <source>the cards are cut again</source>
        <translation>重新切牌</translation>
    </message>
    <message>
        <source>the wager is refused</source>
        <translation>拒收该注</translation>
    </message>
    <message>
        <source>the device is covered before another method is used</source>
        <translation>先遮盖设备，再改用其他方式</translation>
    </message>
    <message>
        <source>the wagers are treated as lost</source>
        <translation>投注按输处理</translation>
    </message>
    <message>
        <source>nothing is wrong, the round goes on</source>
        <translation>没有问题，本局继续</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <translation>呼叫楼面</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>All of them right</source>
        <translation>全部正确</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>做得好</translation>
    </message>
    <message>
        <source>Keep at it</source>
        <translation>继续努力</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>中位用时</translation>
    </message>
    <message>
        <source>right and in time</source>
        <translation>正确且及时</translation>
    </message>
    <message>
        <source>Look at this once more: %1</source>
        <translation>再看看这个：%1</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>再来十题</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
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
        <translation>所有已封存的考试</translation>
    </message>
    <message>
        <source>Exams since %1</source>
        <translation>%1 以来的考试</translation>
    </message>
    <message>
        <source>Exams until %1</source>
        <translation>%1 为止的考试</translation>
    </message>
    <message>
        <source>Exams from %1 to %2</source>
        <translation>%1 到 %2 的考试</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>此规则集没有技能“%1”；&quot;cutcard-cli skills&quot; 会列出全部。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot come up with these selections, so many players and this way of dealing.</source>
        <translation>按这些选项、玩家人数和发牌方式，“%1”不会出现。</translation>
    </message>
    <message>
        <source>No round has been found with all of this in it; ask for less of it together.</source>
        <translation>找不到同时含有这些的一局；请减少要求。</translation>
    </message>
</context>
<context>
    <name>ScenarioForms</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Card %1 of the dealer</source>
        <translation>荷官的第 %1 张牌</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Community card %1</source>
        <translation>公共牌 %1</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>Six Card Bonus card %1</source>
        <translation>Six Card Bonus 牌 %1</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>not dealt: it begins with the last decision</source>
        <translation>不发牌：从最后一次决定开始</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>发牌方式</translation>
    </message>
    <message>
        <source>Seed of the deck</source>
        <translation>牌组的种子</translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <translation>累进奖池计数器</translation>
    </message>
    <message>
        <source>Five Card meter</source>
        <translation>Five Card 奖池计数器</translation>
    </message>
    <message>
        <source>Meter of the Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus 的奖池计数器</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>未抽</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>Lucky position</source>
        <translation>Lucky Bonus 位置</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>Somebody sits here</source>
        <translation>有人坐</translation>
    </message>
    <message>
        <source>Somebody sits at seat %1</source>
        <translation>%1 号位有人坐</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Seat %1, card %2</source>
        <translation>%1 号位，第 %2 张牌</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>%1 号位，%2</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Decision of seat %1</source>
        <translation>%1 号位的决定</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>when?</source>
        <translation>何时？</translation>
    </message>
    <message>
        <source>When seat %1 plays</source>
        <translation>%1 号位何时下 Play</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>What</source>
        <translation>什么</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation>出什么状况</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>几张牌</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>When it was found</source>
        <translation>何时发现</translation>
    </message>
    <message>
        <source>Its face was seen</source>
        <translation>牌面被看到</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>谁的</translation>
    </message>
    <message>
        <source>Who has the wrong number of cards</source>
        <translation>谁的牌数不对</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>哪张牌</translation>
    </message>
    <message>
        <source>The cards were misdealt</source>
        <translation>牌发错了</translation>
    </message>
    <message>
        <source>The deck is complete</source>
        <translation>整副牌齐全</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Cards cut off</source>
        <translation>切掉的张数</translation>
    </message>
    <message>
        <source>no seat</source>
        <translation>无座位</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>Which seat it concerns</source>
        <translation>涉及哪个座位</translation>
    </message>
    <message>
        <source>Before step</source>
        <translation>在哪步之前</translation>
    </message>
    <message>
        <source>Step that the stop is, such as s5</source>
        <translation>停局是第几步，如 s5</translation>
    </message>
</context>
<context>
    <name>ScenarioStory</name>
    <message>
        <source>The bets are open</source>
        <translation>下注已开放</translation>
    </message>
    <message>
        <source>Everybody has decided</source>
        <translation>人人都已决定</translation>
    </message>
</context>
<context>
    <name>ScenarioTable</name>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, everything offered</source>
        <translation>%1，全部提供</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>本场规则：%1</translation>
    </message>
</context>
<context>
    <name>ScenarioVerdict</name>
    <message>
        <source>Choose a card.</source>
        <translation>请选一张牌。</translation>
    </message>
    <message>
        <source>This cannot happen in a round that is dealt by this method. Choose another, or none.</source>
        <translation>这在按此方式发的局中不会发生。请选别的，或选无。</translation>
    </message>
    <message>
        <source>It would take a card away and deal others than yours. Choose &quot;not dealt&quot;.</source>
        <translation>这会拿走一张牌，发出与你所选不同的牌。请选“不发牌”。</translation>
    </message>
</context>
<context>
    <name>ScenarioWords</name>
    <message>
        <source>at seat %1</source>
        <translation>在 %1 号位</translation>
    </message>
    <message>
        <source>in the dealer&apos;s hand</source>
        <translation>在荷官的牌中</translation>
    </message>
    <message>
        <source>among the community cards</source>
        <translation>在公共牌中</translation>
    </message>
    <message>
        <source>on the Six Card Bonus spot</source>
        <translation>在 Six Card Bonus 位</translation>
    </message>
    <message>
        <source>at the irregularity</source>
        <translation>在异常处</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>在牌桌</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>This round</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <translation>返回</translation>
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
        <translation>%1  %2 已离开</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>%1  %2 folded</source>
        <translation>%1  %2 已弃牌</translation>
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
        <translation>整局</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Hand reading</source>
        <translation>看牌型</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理论</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>The records are damaged: %1</source>
        <translation>记录已损坏：%1</translation>
    </message>
    <message>
        <source>Use another machine, and have the records rescued from a backup.</source>
        <translation>请换一台机器，并请人用备份修复记录。</translation>
    </message>
    <message>
        <source>Nothing can be written.</source>
        <translation>无法写入。</translation>
    </message>
    <message>
        <source>Use another machine, and have the disk and the rights of the folder looked at.</source>
        <translation>请换一台机器，并检查磁盘和文件夹权限。</translation>
    </message>
    <message>
        <source>The records are on a server; it can be written to.</source>
        <translation>记录在服务器上；可以写入。</translation>
    </message>
    <message>
        <source>The disk is full: %1 are free.</source>
        <translation>磁盘已满：可用空间 %1。</translation>
    </message>
    <message>
        <source>Make room on the disk, or use another machine.</source>
        <translation>请清理磁盘空间，或换一台机器。</translation>
    </message>
    <message>
        <source>The records are in order; %1 are free.</source>
        <translation>记录完好；可用空间 %1。</translation>
    </message>
    <message>
        <source>Make room on the disk after this exam.</source>
        <translation>本次考试后请清理磁盘空间。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>现在是 %1。</translation>
    </message>
    <message>
        <source>Set date and time; they stand on every result.</source>
        <translation>请设置日期和时间；每份成绩上都有它们。</translation>
    </message>
    <message>
        <source>The newest record is from %1: the clock was set back.</source>
        <translation>最新记录是 %1 的：时钟被调回过。</translation>
    </message>
    <message>
        <source>It jumps.</source>
        <translation>它在跳变。</translation>
    </message>
    <message>
        <source>Wait until nothing sets it any more, then check again.</source>
        <translation>等不再有程序校时后，再检查一次。</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>Choose at least %1 × %2: smaller, not everything is seen at once.</source>
        <translation>请至少选 %1 × %2：再小就无法一次看全。</translation>
    </message>
    <message numerus="yes">
        <source>%n other screen(s) show something else.</source>
        <translation>
            <numerusform>另有 %n 个屏幕显示其他内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unplug the other screens.</source>
        <translation>请拔掉其他屏幕。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Keys or touch arrive.</source>
        <translation>按键或触摸有反应。</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>尚未测试。</translation>
    </message>
    <message>
        <source>Press a key, or touch the field below.</source>
        <translation>按任意键，或触摸下面的区域。</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Make one on the page Records.</source>
        <translation>在“记录”页做一份。</translation>
    </message>
    <message>
        <source>The server&apos;s matter.</source>
        <translation>由服务器负责。</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>The newest one is damaged.</source>
        <translation>最新一份已损坏。</translation>
    </message>
    <message numerus="yes">
        <source>The newest one is %n hour(s) old and in order.</source>
        <translation>
            <numerusform>最新一份是 %n 小时前的，完好。</numerusform>
        </translation>
    </message>
    <message>
        <source>In order</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>请测试</translation>
    </message>
    <message>
        <source>Look at this</source>
        <translation>请注意</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>不能考试</translation>
    </message>
    <message>
        <source>The picture is cut: it goes over %1 screens.</source>
        <translation>画面被分割：横跨 %1 个屏幕。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>四色牌组</translation>
    </message>
    <message>
        <source>Words on the felt as printed</source>
        <translation>台布文字同印刷方向</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>Height of the window</source>
        <translation>窗口高度</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Way to train</source>
        <translation>训练方式</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>从何处开始</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>可能出状况</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Minutes until an unattended kiosk starts anew</source>
        <translation>无人操作多少分钟后重新开始</translation>
    </message>
    <message>
        <source>Keyboard on the screen</source>
        <translation>屏幕键盘</translation>
    </message>
    <message>
        <source>The school&apos;s server</source>
        <translation>学校的服务器</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Everything to its default</source>
        <translation>全部恢复默认</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Ask clockwise: fold, or a Play Wager of one to three Antes</source>
        <translation>顺时针询问：弃牌，或下一到三倍 Ante 的 Play 注</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost</source>
        <translation>弃牌：输 Ante</translation>
    </message>
    <message>
        <source>Fold: the Super Bonus is lost</source>
        <translation>弃牌：输 Super Bonus</translation>
    </message>
    <message>
        <source>Fold: Queens Up is lost</source>
        <translation>弃牌：输 Queens Up</translation>
    </message>
    <message>
        <source>Fold: the progressive is lost, envy stays</source>
        <translation>弃牌：输累进注，Envy 保留</translation>
    </message>
    <message>
        <source>Fold: the Five Card Hand Bonus, where the house says so</source>
        <translation>弃牌：Five Card Hand Bonus 依本场规定</translation>
    </message>
    <message>
        <source>Fold: the cards go to the rack</source>
        <translation>弃牌：牌入弃牌架</translation>
    </message>
    <message>
        <source>Fold: the cards stay while a wager looks at them</source>
        <translation>弃牌：还有投注要看的牌先留着</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards after the forfeits</source>
        <translation>收完弃牌注后亮荷官的牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is below king-high</source>
        <translation>荷官的牌不到 K 高牌</translation>
    </message>
    <message>
        <source>The dealer qualifies with king-high or better</source>
        <translation>荷官 K 高牌或以上达标</translation>
    </message>
    <message>
        <source>Turn the next player&apos;s cards, counterclockwise</source>
        <translation>逆时针翻开下一位玩家的牌</translation>
    </message>
    <message>
        <source>Ante returned: dealer below king-high</source>
        <translation>退还 Ante：荷官不到 K 高牌</translation>
    </message>
    <message>
        <source>Ante taken: the dealer&apos;s hand is higher</source>
        <translation>收取 Ante：荷官的牌更大</translation>
    </message>
    <message>
        <source>Ante paid: the player&apos;s hand is higher</source>
        <translation>赔付 Ante：玩家的牌更大</translation>
    </message>
    <message>
        <source>Ante returned: equal hands</source>
        <translation>退还 Ante：平手</translation>
    </message>
    <message>
        <source>Play paid whatever the hands: dealer below king-high</source>
        <translation>不论牌型都赔 Play：荷官不到 K 高牌</translation>
    </message>
    <message>
        <source>Play taken: the dealer&apos;s hand is higher</source>
        <translation>收取 Play：荷官的牌更大</translation>
    </message>
    <message>
        <source>Play paid: the player&apos;s hand is higher</source>
        <translation>赔付 Play：玩家的牌更大</translation>
    </message>
    <message>
        <source>Play returned: equal hands</source>
        <translation>退还 Play：平手</translation>
    </message>
    <message>
        <source>Super Bonus paid: dealer below king-high</source>
        <translation>赔付 Super Bonus：荷官不到 K 高牌</translation>
    </message>
    <message>
        <source>Super Bonus returned: dealer below king-high, no straight</source>
        <translation>退还 Super Bonus：荷官不到 K 高牌，且无顺子</translation>
    </message>
    <message>
        <source>Super Bonus paid although the hand loses</source>
        <translation>输牌仍赔 Super Bonus</translation>
    </message>
    <message>
        <source>Super Bonus taken: the hand loses and is below a straight</source>
        <translation>收取 Super Bonus：输牌且不到顺子</translation>
    </message>
    <message>
        <source>Super Bonus returned: the hand wins without a straight</source>
        <translation>退还 Super Bonus：赢牌但没有顺子</translation>
    </message>
    <message>
        <source>Super Bonus paid: equal hands from a straight up</source>
        <translation>赔付 Super Bonus：平手，顺子或以上</translation>
    </message>
    <message>
        <source>Super Bonus returned: equal hands below a straight</source>
        <translation>退还 Super Bonus：平手，不到顺子</translation>
    </message>
    <message>
        <source>Collect the hands so that each can be reconstructed</source>
        <translation>收牌要能还原每一手</translation>
    </message>
    <message>
        <source>Clear the table when everything is settled</source>
        <translation>全部结算后清台</translation>
    </message>
    <message>
        <source>The floor validates every progressive win</source>
        <translation>累进奖一律由楼面核验</translation>
    </message>
    <message>
        <source>A progressive win from a meter holds the hand</source>
        <translation>中了奖池计数器的累进奖：牌要留着</translation>
    </message>
    <message>
        <source>Five-card progressive: paid from a meter that was just reset</source>
        <translation>五张牌累进奖：按刚重置的奖池计数器赔</translation>
    </message>
    <message>
        <source>The floor verifies a large Five Card Hand Bonus win</source>
        <translation>Five Card Hand Bonus 大奖由楼面核验</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus win from the meter holds the hand</source>
        <translation>Five Card Hand Bonus 中了奖池计数器的奖：牌要留着</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand holds the dealer&apos;s cards</source>
        <translation>荷官的牌中了奖池计数器的奖：荷官的牌要留着</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand is divided equally</source>
        <translation>荷官的牌中了奖池计数器的奖：平分</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus: paid from a meter that was just reset</source>
        <translation>Five Card Hand Bonus：按刚重置的奖池计数器赔</translation>
    </message>
    <message>
        <source>Magic Card in the player&apos;s hand</source>
        <translation>Magic Card 在玩家手中</translation>
    </message>
    <message>
        <source>Magic Card in the dealer&apos;s hand</source>
        <translation>Magic Card 在荷官手中</translation>
    </message>
    <message>
        <source>Lucky Bonus at the player&apos;s position</source>
        <translation>Lucky Bonus 在玩家的位置</translation>
    </message>
    <message>
        <source>Lucky Bonus at the dealer&apos;s position</source>
        <translation>Lucky Bonus 在荷官的位置</translation>
    </message>
    <message>
        <source>Fold: Cover All, where the house says so</source>
        <translation>弃牌：Cover All 依本场规定</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot; before the Antes are paid</source>
        <translation>赔 Ante 之前宣布“无牌”</translation>
    </message>
    <message>
        <source>Ante paid: the dealer has no hand</source>
        <translation>赔付 Ante：荷官无牌</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Bet Wager of twice the Ante</source>
        <translation>顺时针询问：弃牌，或下两倍 Ante 的 Bet 注</translation>
    </message>
    <message>
        <source>Bet returned: the dealer has no hand</source>
        <translation>退还 Bet：荷官无牌</translation>
    </message>
    <message>
        <source>Bet returned: equal hands</source>
        <translation>退还 Bet：平手</translation>
    </message>
    <message>
        <source>Bet taken: the dealer&apos;s hand is higher</source>
        <translation>收取 Bet：荷官的牌更大</translation>
    </message>
    <message>
        <source>Collect the hands after the last Ante is paid</source>
        <translation>赔完最后一个 Ante 再收牌</translation>
    </message>
    <message>
        <source>Collect a losing hand at once</source>
        <translation>输的牌立即收</translation>
    </message>
    <message>
        <source>Collect a tied hand after the losers</source>
        <translation>平手的牌在输家之后收</translation>
    </message>
    <message>
        <source>Winning hands stay until all winners are paid</source>
        <translation>赢的牌留到赔完所有赢家</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: no hand</source>
        <translation>荷官不到 A-K：无牌</translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better</source>
        <translation>荷官 A-K 或以上达标</translation>
    </message>
    <message>
        <source>Fold: the bonus wager is lost</source>
        <translation>弃牌：输 Bonus 注</translation>
    </message>
    <message>
        <source>No hand: turn only the hands with a side wager</source>
        <translation>无牌：只翻有边注的牌</translation>
    </message>
    <message>
        <source>Ante paid: equal hands go to the player</source>
        <translation>赔付 Ante：平手归玩家</translation>
    </message>
    <message>
        <source>Play paid: equal hands go to the player</source>
        <translation>赔付 Play：平手归玩家</translation>
    </message>
    <message>
        <source>Ante Bonus paid although the hand loses</source>
        <translation>输牌仍赔 Ante Bonus</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best four of six cards</source>
        <translation>从荷官六张牌中摆最佳四张</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best five of seven cards</source>
        <translation>从荷官七张牌中摆最佳五张</translation>
    </message>
    <message>
        <source>Fold: Bad Beat, where the house says so</source>
        <translation>弃牌：Bad Beat 依本场规定</translation>
    </message>
    <message>
        <source>Keypad: GAME OVER when everything is reconciled</source>
        <translation>键盘：全部核对完按 GAME OVER</translation>
    </message>
    <message>
        <source>Keypad: the key of the winning hand, then the supervisor</source>
        <translation>键盘：先按中奖牌型键，再由主管确认</translation>
    </message>
    <message>
        <source>The payout limit of one hand</source>
        <translation>一手牌的赔付上限</translation>
    </message>
    <message>
        <source>Multi Game Link: paid from a meter that was just reset</source>
        <translation>Multi Game Link：按刚重置的奖池计数器赔</translation>
    </message>
    <message>
        <source>Burn a card before the street</source>
        <translation>每轮公共牌之前销牌一张</translation>
    </message>
    <message>
        <source>The flop: three cards face up</source>
        <translation>翻牌：三张面朝上</translation>
    </message>
    <message>
        <source>The turn: the fourth community card</source>
        <translation>转牌：第四张公共牌</translation>
    </message>
    <message>
        <source>The river: the fifth community card</source>
        <translation>河牌：第五张公共牌</translation>
    </message>
    <message>
        <source>Ante returned: the hand wins but is too low for the Ante</source>
        <translation>退还 Ante：赢牌但牌型不够赔 Ante</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Flop Wager of twice the Ante</source>
        <translation>顺时针询问：弃牌，或下两倍 Ante 的 Flop 注</translation>
    </message>
    <message>
        <source>Ask clockwise: a Turn Wager, or check</source>
        <translation>顺时针询问：下 Turn 注，或过牌</translation>
    </message>
    <message>
        <source>Ask clockwise: a River Wager, or check</source>
        <translation>顺时针询问：下 River 注，或过牌</translation>
    </message>
    <message>
        <source>Flop paid: the player&apos;s hand is higher</source>
        <translation>赔付 Flop：玩家的牌更大</translation>
    </message>
    <message>
        <source>Flop returned: equal hands</source>
        <translation>退还 Flop：平手</translation>
    </message>
    <message>
        <source>Flop taken: the dealer&apos;s hand is higher</source>
        <translation>收取 Flop：荷官的牌更大</translation>
    </message>
    <message>
        <source>Turn paid: the player&apos;s hand is higher</source>
        <translation>赔付 Turn：玩家的牌更大</translation>
    </message>
    <message>
        <source>Turn returned: equal hands</source>
        <translation>退还 Turn：平手</translation>
    </message>
    <message>
        <source>Turn taken: the dealer&apos;s hand is higher</source>
        <translation>收取 Turn：荷官的牌更大</translation>
    </message>
    <message>
        <source>River paid: the player&apos;s hand is higher</source>
        <translation>赔付 River：玩家的牌更大</translation>
    </message>
    <message>
        <source>River returned: equal hands</source>
        <translation>退还 River：平手</translation>
    </message>
    <message>
        <source>River taken: the dealer&apos;s hand is higher</source>
        <translation>收取 River：荷官的牌更大</translation>
    </message>
    <message>
        <source>A folded hand kept for envy is turned after the last seat</source>
        <translation>为 Envy 留下的弃牌在最后一个座位之后翻开</translation>
    </message>
    <message>
        <source>Ante returned on a win: the dealer has less than a pair</source>
        <translation>赢牌退还 Ante：荷官不到一对</translation>
    </message>
    <message>
        <source>Ante returned on a loss: the dealer has less than a pair</source>
        <translation>输牌退还 Ante：荷官不到一对</translation>
    </message>
    <message>
        <source>Before the flop: check, or a Play Wager of three or four Antes</source>
        <translation>翻牌前：过牌，或下三或四倍 Ante 的 Play 注</translation>
    </message>
    <message>
        <source>After the flop: check, or a Play Wager of two Antes</source>
        <translation>翻牌后：过牌，或下两倍 Ante 的 Play 注</translation>
    </message>
    <message>
        <source>At the end: a Play Wager of one Ante, or fold</source>
        <translation>最后：下一倍 Ante 的 Play 注，或弃牌</translation>
    </message>
    <message>
        <source>Blind returned: the hand wins below the table</source>
        <translation>退还 Blind：赢牌但不在赔付范围</translation>
    </message>
    <message>
        <source>Blind returned: equal hands</source>
        <translation>退还 Blind：平手</translation>
    </message>
    <message>
        <source>Blind taken: the dealer&apos;s hand is higher</source>
        <translation>收取 Blind：荷官的牌更大</translation>
    </message>
    <message>
        <source>The dealer has less than a pair</source>
        <translation>荷官不到一对</translation>
    </message>
    <message>
        <source>The dealer has a pair or better</source>
        <translation>荷官有一对或以上</translation>
    </message>
    <message>
        <source>Fold: the Blind is lost</source>
        <translation>弃牌：输 Blind</translation>
    </message>
    <message>
        <source>Fold: Trips, where the house says so</source>
        <translation>弃牌：Trips 依本场规定</translation>
    </message>
    <message>
        <source>New cards: the dealer inspects them</source>
        <translation>新牌：荷官验牌</translation>
    </message>
    <message>
        <source>New cards: the floor verifies the inspection</source>
        <translation>新牌：楼面核验</translation>
    </message>
    <message>
        <source>New cards: spread face up for the first player</source>
        <translation>新牌：面朝上摊开给第一位玩家看</translation>
    </message>
    <message>
        <source>Wash the cards face down</source>
        <translation>面朝下搓牌</translation>
    </message>
    <message>
        <source>Stack the washed cards</source>
        <translation>把搓好的牌叠起</translation>
    </message>
    <message>
        <source>Shuffle before play and after each round</source>
        <translation>开局前和每局后洗牌</translation>
    </message>
    <message>
        <source>Cut with the cover card at least ten cards deep</source>
        <translation>切牌卡至少切入十张深</translation>
    </message>
    <message>
        <source>The stack goes into the shoe</source>
        <translation>整叠牌放入牌靴</translation>
    </message>
    <message>
        <source>Two decks alternate round by round</source>
        <translation>两副牌逐局轮换</translation>
    </message>
    <message>
        <source>Change the decks in time</source>
        <translation>按时更换牌组</translation>
    </message>
    <message>
        <source>Nobody plays: spread the cards face down</source>
        <translation>无人玩：牌面朝下摊开</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: stack the cards, do not wash them</source>
        <translation>有洗牌机的空台：叠牌，不搓牌</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: the stack goes into it</source>
        <translation>有洗牌机的空台：整叠牌放入洗牌机</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: play with the deck it held</source>
        <translation>有洗牌机的空台：用洗牌机里备好的牌</translation>
    </message>
    <message>
        <source>Irregular: one card face up goes to the rack</source>
        <translation>异常：一张牌面朝上，放入弃牌架</translation>
    </message>
    <message>
        <source>Irregular: several cards face up void the round</source>
        <translation>异常：多张牌面朝上，本局作废</translation>
    </message>
    <message>
        <source>Irregular: a card drawn unseen is the next card</source>
        <translation>异常：误抽未见的牌作下一张</translation>
    </message>
    <message>
        <source>Irregular: a card drawn and seen goes to the rack</source>
        <translation>异常：误抽且已被看见的牌放入弃牌架</translation>
    </message>
    <message>
        <source>Irregular: a wrong number of cards voids the round</source>
        <translation>异常：牌数不对，本局作废</translation>
    </message>
    <message>
        <source>Irregular: an exposed dealer card voids the round</source>
        <translation>异常：荷官牌暴露，本局作废</translation>
    </message>
    <message>
        <source>Not irregular: a dealer card seen too late to matter</source>
        <translation>非异常：荷官的牌露出已太晚，无影响</translation>
    </message>
    <message>
        <source>Not irregular: the dealer&apos;s sixth card lies face up</source>
        <translation>非异常：荷官的第六张牌面朝上</translation>
    </message>
    <message>
        <source>Irregular: the shuffler jams, shuffle again</source>
        <translation>异常：洗牌机卡住，重新洗牌</translation>
    </message>
    <message>
        <source>Irregular: the shoe jams, the round is void</source>
        <translation>异常：牌靴卡住，本局作废</translation>
    </message>
    <message>
        <source>Irregular: a device out of order is covered</source>
        <translation>异常：故障设备要遮盖</translation>
    </message>
    <message>
        <source>Irregular: the shuffler&apos;s count is wrong, the deck goes</source>
        <translation>异常：洗牌机点数不对，撤走牌组</translation>
    </message>
    <message>
        <source>Irregular: the stub shows a misdeal</source>
        <translation>异常：余牌显示发错了牌</translation>
    </message>
    <message>
        <source>Irregular: the stub shows an incomplete deck</source>
        <translation>异常：余牌显示整副牌不齐</translation>
    </message>
    <message>
        <source>Irregular: a cut less than ten cards deep</source>
        <translation>异常：切牌不足十张深</translation>
    </message>
    <message>
        <source>Not irregular: a cut of ten cards or more</source>
        <translation>非异常：切牌十张或更深</translation>
    </message>
    <message>
        <source>Irregular: a wager after &quot;no more bets&quot;</source>
        <translation>异常：“停止下注”之后下注</translation>
    </message>
    <message>
        <source>Irregular: a spoken wager with cash</source>
        <translation>异常：以现金口头下注</translation>
    </message>
    <message>
        <source>Irregular: a player leaves during the round</source>
        <translation>异常：玩家在本局中途离开</translation>
    </message>
    <message>
        <source>A player wagers at a second position</source>
        <translation>玩家在第二个位置下注</translation>
    </message>
    <message>
        <source>Irregular: progressive chips and the system&apos;s count differ</source>
        <translation>异常：累进筹码与系统计数不符</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card once, at the first wager on it</source>
        <translation>Six Card Bonus 牌只在首个相关注时翻开一次</translation>
    </message>
    <message>
        <source>Super Bonus: %1</source>
        <translation>Super Bonus：%1</translation>
    </message>
    <message>
        <source>Queens Up: %1</source>
        <translation>Queens Up：%1</translation>
    </message>
    <message>
        <source>Read a hand: %1</source>
        <translation>看牌型：%1</translation>
    </message>
    <message>
        <source>Ante Bonus: %1</source>
        <translation>Ante Bonus：%1</translation>
    </message>
    <message>
        <source>Aces Up: %1</source>
        <translation>Aces Up：%1</translation>
    </message>
    <message>
        <source>Bad Beat, the player&apos;s hand is beaten: %1</source>
        <translation>Bad Beat，玩家的牌被击败：%1</translation>
    </message>
    <message>
        <source>Bad Beat, the dealer&apos;s hand is beaten: %1</source>
        <translation>Bad Beat，荷官的牌被击败：%1</translation>
    </message>
    <message>
        <source>Bonus wager: %1</source>
        <translation>Bonus 注：%1</translation>
    </message>
    <message>
        <source>Blind: %1</source>
        <translation>Blind：%1</translation>
    </message>
    <message>
        <source>Trips: %1</source>
        <translation>Trips：%1</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Bet：%1</translation>
    </message>
    <message>
        <source>Cover All: %1</source>
        <translation>Cover All：%1</translation>
    </message>
    <message>
        <source>Multi Game Link progressive: %1</source>
        <translation>Multi Game Link 累进奖：%1</translation>
    </message>
    <message>
        <source>Multi Game Link envy bonus: %1</source>
        <translation>Multi Game Link Envy Bonus：%1</translation>
    </message>
    <message>
        <source>Four-card progressive: %1</source>
        <translation>四张牌累进奖：%1</translation>
    </message>
    <message>
        <source>Five-card progressive: %1</source>
        <translation>五张牌累进奖：%1</translation>
    </message>
    <message>
        <source>Four-card envy bonus: %1</source>
        <translation>四张牌 Envy Bonus：%1</translation>
    </message>
    <message>
        <source>Five-card envy bonus: %1</source>
        <translation>五张牌 Envy Bonus：%1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand: %1</source>
        <translation>玩家牌的 Five Card Hand Bonus：%1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand: %1</source>
        <translation>荷官牌的 Five Card Hand Bonus：%1</translation>
    </message>
    <message>
        <source>Six Card Bonus: %1</source>
        <translation>Six Card Bonus：%1</translation>
    </message>
    <message>
        <source>Manual shoe: %1</source>
        <translation>手动牌靴：%1</translation>
    </message>
    <message>
        <source>Dealing from the hand: %1</source>
        <translation>手持发牌：%1</translation>
    </message>
    <message>
        <source>Reshuffling shoe: %1</source>
        <translation>连续洗牌牌靴：%1</translation>
    </message>
    <message>
        <source>Automated shoe: %1</source>
        <translation>自动牌靴：%1</translation>
    </message>
    <message>
        <source>announce &quot;no more bets&quot;</source>
        <translation>宣布“停止下注”</translation>
    </message>
    <message>
        <source>lock the electronic wagers</source>
        <translation>锁定电子投注</translation>
    </message>
    <message>
        <source>collect the progressive wagers</source>
        <translation>收取累进注</translation>
    </message>
    <message>
        <source>compare their number with the system&apos;s</source>
        <translation>把数目与系统核对</translation>
    </message>
    <message>
        <source>deal the Six Card Bonus card</source>
        <translation>发 Six Card Bonus 牌</translation>
    </message>
    <message>
        <source>the right card to the right place</source>
        <translation>对的牌发到对的位置</translation>
    </message>
    <message>
        <source>discard the rest of the last stack unseen</source>
        <translation>上一叠多余的牌不看直接弃</translation>
    </message>
    <message>
        <source>the dealer&apos;s last card face up</source>
        <translation>荷官的最后一张牌面朝上</translation>
    </message>
    <message>
        <source>press COIN IN before the chips are removed</source>
        <translation>移走筹码前按 COIN IN</translation>
    </message>
    <message>
        <source>count the stub face down</source>
        <translation>面朝下清点余牌</translation>
    </message>
    <message>
        <source>the stub to the rack unseen</source>
        <translation>余牌不看直接入弃牌架</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>输</translation>
    </message>
</context>
<context>
    <name>SkillGroup</name>
    <message>
        <source>Hands</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Main wagers</source>
        <translation>主注</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Decisions and folds</source>
        <translation>决定与弃牌</translation>
    </message>
    <message>
        <source>Turning and clearing</source>
        <translation>翻开与清台</translation>
    </message>
    <message>
        <source>Bonus wagers</source>
        <translation>Bonus 注</translation>
    </message>
    <message>
        <source>Progressive and envy</source>
        <translation>累进与 Envy</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Irregular events</source>
        <translation>异常情况</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理论</translation>
    </message>
</context>
<context>
    <name>SkillRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>SmallHeatMap</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
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
        <translation>照章发牌</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>What do you want to practise?</source>
        <translation>想练什么？</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>the flop</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>转牌</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>河牌</translation>
    </message>
    <message>
        <source>press COIN IN</source>
        <translation>按 COIN IN</translation>
    </message>
    <message>
        <source>press the key of the winning hand</source>
        <translation>按中奖牌型键</translation>
    </message>
    <message>
        <source>press GAME OVER</source>
        <translation>按 GAME OVER</translation>
    </message>
    <message>
        <source>Seat %1: take the %2, %3</source>
        <translation>%1 号位：收取 %2，%3</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2, %3</source>
        <translation>%1 号位：赔付 %2，%3</translation>
    </message>
    <message>
        <source>Seat %1: return the %2, %3</source>
        <translation>%1 号位：退还 %2，%3</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>Six Card Bonus 位</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>销牌堆</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>弃牌架</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot;</source>
        <translation>宣布“无牌”</translation>
    </message>
    <message>
        <source>Announce &quot;no more bets&quot;</source>
        <translation>宣布“停止下注”</translation>
    </message>
    <message>
        <source>Lock the electronic wagers</source>
        <translation>锁定电子投注</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>收取累进注</translation>
    </message>
    <message>
        <source>Compare their number with the system&apos;s: %1</source>
        <translation>把数目与系统核对：%1</translation>
    </message>
    <message>
        <source>Deal %1 to %2</source>
        <translation>发 %1 到%2</translation>
    </message>
    <message>
        <source>Count the stub: %1 cards</source>
        <translation>清点余牌：%1 张</translation>
    </message>
    <message>
        <source>Put the stub into the discard rack unseen</source>
        <translation>余牌不看直接放入弃牌架</translation>
    </message>
    <message>
        <source>Ask seat %1: %2, or fold?</source>
        <translation>问 %1 号位：%2，还是弃牌？</translation>
    </message>
    <message>
        <source>Seat %1 has folded: collect the %2</source>
        <translation>%1 号位弃牌：收取 %2</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>%1 号位：收牌</translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s cards</source>
        <translation>翻开荷官的牌</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand: %1, %2</source>
        <translation>摆荷官的牌：%1，%2</translation>
    </message>
    <message>
        <source>Seat %1: turn the cards</source>
        <translation>%1 号位：翻开牌</translation>
    </message>
    <message>
        <source>Seat %1: set the hand: %2, %3</source>
        <translation>%1 号位：摆牌：%2，%3</translation>
    </message>
    <message>
        <source>Turn the Six Card Bonus card</source>
        <translation>翻开 Six Card Bonus 牌</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>呼叫楼面</translation>
    </message>
    <message>
        <source>Seat %1: call the floor for the %2</source>
        <translation>%1 号位：为 %2 呼叫楼面</translation>
    </message>
    <message>
        <source>Leave the dealer&apos;s cards for the documents</source>
        <translation>荷官的牌留着办单据</translation>
    </message>
    <message>
        <source>Seat %1: leave the cards for the documents</source>
        <translation>%1 号位：牌留着办单据</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2, %3</source>
        <translation>%1 号位：为 %2 号位的牌赔付 Envy Bonus，%3</translation>
    </message>
    <message>
        <source>Stop the game: %1</source>
        <translation>停局：%1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>裁定：%1</translation>
    </message>
    <message>
        <source>Seat %1: give back the %2</source>
        <translation>%1 号位：退还 %2</translation>
    </message>
    <message>
        <source>Put the card into the discard rack</source>
        <translation>把牌放入弃牌架</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>重新洗牌</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>重新切牌</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>把整副牌撤下桌</translation>
    </message>
    <message>
        <source>Turn the community cards: %1</source>
        <translation>翻开公共牌：%1</translation>
    </message>
    <message>
        <source>Keypad: %1</source>
        <translation>键盘：%1</translation>
    </message>
    <message>
        <source>Inspect the cards for defects</source>
        <translation>检查牌有无瑕疵</translation>
    </message>
    <message>
        <source>The floor verifies the inspection</source>
        <translation>楼面核验</translation>
    </message>
    <message>
        <source>Spread the cards for the first player to see</source>
        <translation>摊开牌给第一位玩家看</translation>
    </message>
    <message>
        <source>Turn the cards face down and wash them</source>
        <translation>把牌翻成面朝下并搓牌</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>叠牌</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Cut the cards, the cover card at least %1 deep</source>
        <translation>切牌，切牌卡至少 %1 张深</translation>
    </message>
    <message>
        <source>Put the stack into the shoe</source>
        <translation>把整叠牌放入牌靴</translation>
    </message>
    <message>
        <source>One deck into play, the other into the shuffler</source>
        <translation>一副牌使用，另一副放入洗牌机</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>更换牌组</translation>
    </message>
    <message>
        <source>Put the stack into the shuffler</source>
        <translation>整叠牌放入洗牌机</translation>
    </message>
    <message>
        <source>Take the shuffled deck out of the shuffler</source>
        <translation>从洗牌机取出洗好的牌</translation>
    </message>
    <message>
        <source>Cover the device, or mark it as out of order</source>
        <translation>遮盖设备，或标明故障</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>清台</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>May come now: %1</source>
        <translation>现在可做：%1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>已做：%1</translation>
    </message>
    <message>
        <source>Later: %1</source>
        <translation>稍后：%1</translation>
    </message>
</context>
<context>
    <name>StepsDone</name>
    <message>
        <source>Just done</source>
        <translation>刚做的</translation>
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
        <translation>只有主管能做这个。请主管登录。</translation>
    </message>
    <message>
        <source>Choose your name in the list of trainees.</source>
        <translation>请在学员列表中选你的名字。</translation>
    </message>
    <message>
        <source>This belongs to another trainee. Only a supervisor can see it.</source>
        <translation>这属于另一学员。只有主管能看。</translation>
    </message>
    <message>
        <source>You were signed out. Sign in once more.</source>
        <translation>你已被登出。请重新登录。</translation>
    </message>
    <message>
        <source>This is not the passphrase. Try again, use the recovery code, or ask another supervisor to reset it.</source>
        <translation>口令不对。请重试、用恢复码，或请另一主管重设。</translation>
    </message>
    <message>
        <source>This is not the recovery code. Compare it letter by letter with the newest printed one.</source>
        <translation>恢复码不对。请与最新打印的逐字核对。</translation>
    </message>
    <message>
        <source>After several wrong attempts, wait %1 more seconds and try again.</source>
        <translation>多次输错，请再等 %1 秒后重试。</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least %1 characters.</source>
        <translation>请选至少 %1 个字符的口令。</translation>
    </message>
    <message>
        <source>There is a supervisor already. Ask them to sign in and to add you as another.</source>
        <translation>已经有主管。请其登录并把你添加为另一位。</translation>
    </message>
    <message>
        <source>This is the last supervisor. Add another one first.</source>
        <translation>这是最后一位主管。请先添加另一位。</translation>
    </message>
    <message>
        <source>There is no such person. Refresh the list and choose again.</source>
        <translation>没有此人。请刷新列表重选。</translation>
    </message>
    <message>
        <source>There is no such group. Refresh the list and choose again.</source>
        <translation>没有此小组。请刷新列表重选。</translation>
    </message>
    <message>
        <source>There is no such rule set or exam. Refresh the list and choose again.</source>
        <translation>没有此规则集或考试。请刷新列表重选。</translation>
    </message>
    <message>
        <source>This key is not registered. Register it first.</source>
        <translation>此密钥未登记。请先登记。</translation>
    </message>
    <message>
        <source>There is no such round. Refresh the list and choose again.</source>
        <translation>没有这一局。请刷新列表重选。</translation>
    </message>
    <message>
        <source>This person was archived or erased. Choose somebody else.</source>
        <translation>此人已归档或删除。请选别人。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no identifier; write a UUID in lower case.</source>
        <translation>“%1”不是标识；请写小写 UUID。</translation>
    </message>
    <message>
        <source>Write a name of 1 to %1 bytes.</source>
        <translation>名称请写 1 到 %1 字节。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be stored here; check the kind.</source>
        <translation>“%1”不能存在这里；请检查种类。</translation>
    </message>
    <message>
        <source>A key has 64 hexadecimal digits in lower case. Copy it completely.</source>
        <translation>密钥为 64 位小写十六进制数字。请完整复制。</translation>
    </message>
    <message>
        <source>This is more than can be stored at once. Divide it.</source>
        <translation>一次存不下这么多。请分开。</translation>
    </message>
    <message>
        <source>Something else is stored as &quot;%1&quot; already. Use a new identifier.</source>
        <translation>“%1”已存有别的内容。请用新标识。</translation>
    </message>
    <message>
        <source>This round cannot be read by this version of Cutcard (%1). Begin a new one; your answers are kept.</source>
        <translation>本版 Cutcard 无法读取这一局（%1）。请开新局；你的答案会保留。</translation>
    </message>
    <message>
        <source>There is no such attempt. Refresh the list and choose again.</source>
        <translation>没有这份考试记录。请刷新列表重选。</translation>
    </message>
    <message>
        <source>This trainee sits another exam already. Finish that one first.</source>
        <translation>该学员正在考另一场考试。请先完成那一场。</translation>
    </message>
    <message>
        <source>Exam, form and attempt do not belong together (%1). Start the exam once more.</source>
        <translation>考试、试卷和考试记录不相符（%1）。请重新开始考试。</translation>
    </message>
    <message>
        <source>This exam is over and sealed. Look for it in the results.</source>
        <translation>这场考试已结束并封存。请在成绩中查找。</translation>
    </message>
    <message>
        <source>This exam is still going on. Wait until it is finished.</source>
        <translation>这场考试仍在进行。请等它结束。</translation>
    </message>
    <message>
        <source>This does not continue the exam as it is stored (%1). Start Cutcard once more and go on from there.</source>
        <translation>这与已存的考试接不上（%1）。请重新启动 Cutcard 再继续。</translation>
    </message>
    <message>
        <source>Only a finished exam can be sealed. Finish it first.</source>
        <translation>只有完成的考试才能封存。请先完成。</translation>
    </message>
    <message>
        <source>The exam was interrupted. Ask a supervisor to let it go on.</source>
        <translation>考试已中断。请主管让它继续。</translation>
    </message>
    <message>
        <source>Write down why the score changes.</source>
        <translation>请写明得分为何更改。</translation>
    </message>
    <message>
        <source>The attempt was sealed by a machine that is not known here. Register its key first: %1.</source>
        <translation>封存这份考试记录的机器在此未知。请先登记其密钥：%1。</translation>
    </message>
    <message>
        <source>The trainee of this attempt is not known here (%1). Bring in the people first.</source>
        <translation>这份考试记录的学员在此未知（%1）。请先导入人员。</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1). Keep its file, and bring in a whole copy of it.</source>
        <translation>这份考试记录无法读取（%1）。请保留文件，并导入完整副本。</translation>
    </message>
    <message>
        <source>There is no data in &quot;%1&quot;. Start Cutcard once, or name its folder.</source>
        <translation>“%1”中没有数据。请启动一次 Cutcard，或指明其文件夹。</translation>
    </message>
    <message>
        <source>The data cannot be opened (%1). Check the rights of the folder.</source>
        <translation>数据无法打开（%1）。请检查文件夹权限。</translation>
    </message>
    <message>
        <source>The data was opened for reading only. Make this change in Cutcard.</source>
        <translation>数据以只读方式打开。请在 Cutcard 中更改。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written to. Give yourself the right to write there. Nothing was lost.</source>
        <translation>“%1”无法写入。请给自己写入权限。没有丢失任何内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network drive, which can lose what was stored. Choose a folder on this machine.</source>
        <translation>“%1”在网络驱动器上，可能丢失已存内容。请选本机的文件夹。</translation>
    </message>
    <message>
        <source>Cutcard is already running with the data in &quot;%1&quot;. Use that window.</source>
        <translation>Cutcard 已在使用“%1”中的数据。请用那个窗口。</translation>
    </message>
    <message>
        <source>The data was written by a newer Cutcard (schema %1; this one knows %2). Install the newer one. Nothing was changed.</source>
        <translation>数据由较新的 Cutcard 写出（格式 %1；本版识别到 %2）。请安装新版。未作任何更改。</translation>
    </message>
    <message>
        <source>Step %1 of bringing the data up to date failed (%2). Nothing was changed; send a support bundle.</source>
        <translation>数据更新的第 %1 步失败（%2）。未作任何更改；请发送支持包。</translation>
    </message>
    <message>
        <source>The backup &quot;%1&quot; could not be made. Check the disk and try again.</source>
        <translation>无法做备份“%1”。请检查磁盘再试。</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again; what was acknowledged is safe.</source>
        <translation>磁盘已满。请腾出空间再试；已确认的内容安全。</translation>
    </message>
    <message>
        <source>Another program is using the data. Close it and try again.</source>
        <translation>另一程序正在使用数据。请关闭它再试。</translation>
    </message>
    <message>
        <source>The disk reports an error (%1). Check it before going on.</source>
        <translation>磁盘报错（%1）。请先检查再继续。</translation>
    </message>
    <message>
        <source>The data is damaged (%1). Start the rescue: it restores what was acknowledged from the backups and the journal.</source>
        <translation>数据已损坏（%1）。请启动修复：它会从备份和日志恢复已确认的内容。</translation>
    </message>
    <message>
        <source>Neither a backup nor a journal was found. Bring back a backup of yours.</source>
        <translation>没有找到备份或日志。请放回你自己的备份。</translation>
    </message>
    <message>
        <source>Others can read &quot;%1&quot;. Take that right away (chmod 600) and try again.</source>
        <translation>其他人可读取“%1”。请去掉该权限 (chmod 600) 再试。</translation>
    </message>
    <message>
        <source>Something unexpected happened (%1). Try again, or send a support bundle.</source>
        <translation>发生意外（%1）。请重试，或发送支持包。</translation>
    </message>
    <message>
        <source>The school&apos;s server cannot be reached (%1). Check the network and the service&apos;s name; nothing was lost.</source>
        <translation>无法连接学校服务器（%1）。请检查网络和服务名称；没有任何数据丢失。</translation>
    </message>
    <message>
        <source>The school&apos;s server does not allow this (%1). Ask whoever looks after it.</source>
        <translation>学校服务器不允许此操作（%1）。请询问负责服务器的人。</translation>
    </message>
    <message>
        <source>The school&apos;s server has schema %1 and this Cutcard needs %2. Run &quot;cutcard-cli school init&quot; once.</source>
        <translation>学校服务器的架构为 %1，本 Cutcard 需要 %2。请运行一次“cutcard-cli school init”。</translation>
    </message>
    <message>
        <source>Backups of a school are made on its server, with pg_dump. Ask whoever looks after it.</source>
        <translation>学校的备份在其服务器上用 pg_dump 制作。请询问负责服务器的人。</translation>
    </message>
    <message>
        <source>The school&apos;s server has the events up to %1. Forward the ones after it first.</source>
        <translation>学校服务器的事件到 %1 为止。请先转发其后的事件。</translation>
    </message>
    <message>
        <source>This kiosk is another one to the school&apos;s server (%1). After setting it up anew, run &quot;cutcard-cli school kiosks renew&quot;.</source>
        <translation>对学校服务器而言，本机是另一台专用机（%1）。重新设置后请运行“cutcard-cli school kiosks renew”。</translation>
    </message>
    <message>
        <source>The school&apos;s server has other events of this kiosk (%1). If its folder was put back from a backup, run &quot;cutcard-cli school kiosks renew&quot;: it forwards everything once more then.</source>
        <translation>学校服务器上有本机的其他事件（%1）。如果其文件夹是从备份恢复的，请运行“cutcard-cli school kiosks renew”：之后本机会重新发送全部内容。</translation>
    </message>
    <message>
        <source>The role of this service is a supervisor&apos;s: nothing is forwarded from here.</source>
        <translation>此服务的角色属于主管：这里不会发送任何内容。</translation>
    </message>
</context>
<context>
    <name>SupervisorRecovery</name>
    <message>
        <source>The passphrase is forgotten</source>
        <translation>忘了口令</translation>
    </message>
    <message>
        <source>The recovery code was shown when this supervisor was added. It can be used once; a new one takes its place.</source>
        <translation>恢复码在添加这位主管时显示过。只能用一次；之后会换成新的。</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>恢复码</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新口令</translation>
    </message>
    <message>
        <source>New passphrase once more</source>
        <translation>再输一次新口令</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>两次不一样。请再输一次。</translation>
    </message>
    <message>
        <source>Set the new passphrase</source>
        <translation>设定新口令</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The new passphrase holds. This is the next recovery code; it is shown only now. Write it down: %1</source>
        <translation>新口令已生效。这是下一个恢复码，只在此时显示。请抄下：%1</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>我已抄下</translation>
    </message>
</context>
<context>
    <name>SupervisorWord</name>
    <message>
        <source>Supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>King</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation>牌靴中有一张牌面朝上</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, and its face was seen</source>
        <translation>牌靴多出了一张牌，牌面被看到</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, unseen</source>
        <translation>牌靴多出了一张牌，未被看到</translation>
    </message>
    <message>
        <source>A card of the dealer lies face up</source>
        <translation>荷官的一张牌面朝上</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red and it has stopped</source>
        <translation>洗牌机亮红灯，停了</translation>
    </message>
    <message>
        <source>The shoe&apos;s light is red and no card comes out</source>
        <translation>牌靴亮红灯，不出牌</translation>
    </message>
    <message>
        <source>The shuffler does not start, its light stays red</source>
        <translation>洗牌机不启动，一直亮红灯</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red, its display does not show %1 cards</source>
        <translation>洗牌机亮红灯，显示屏不是 %1 张</translation>
    </message>
    <message>
        <source>The cover card was put in %1 cards deep</source>
        <translation>切牌卡插在 %1 张深处</translation>
    </message>
    <message>
        <source>Seat %1 has just put down a wager</source>
        <translation>%1 号位刚放下一注</translation>
    </message>
    <message>
        <source>Seat %1 calls out a wager and holds up bank notes</source>
        <translation>%1 号位口头下注并举着现钞</translation>
    </message>
    <message>
        <source>Nobody sits at seat %1 any more</source>
        <translation>%1 号位已没有人</translation>
    </message>
    <message>
        <source>The player of seat %1 also puts chips down at the next place</source>
        <translation>%1 号位的玩家也在旁边位置放了筹码</translation>
    </message>
    <message>
        <source>Best four-card hand plays</source>
        <translation>以最佳四张牌计</translation>
    </message>
    <message>
        <source>Dealer qualifies with a king or better</source>
        <translation>荷官 K 或以上达标</translation>
    </message>
    <message>
        <source>Pair of aces or better: Play up to three times the Ante</source>
        <translation>一对 A 或以上：Play 最多为 Ante 三倍</translation>
    </message>
    <message>
        <source>Super Bonus comes back on a win or tie below a straight</source>
        <translation>赢或平手但不到顺子，退还 Super Bonus</translation>
    </message>
    <message>
        <source>Ties go to the player</source>
        <translation>平手归玩家</translation>
    </message>
    <message>
        <source>Ante Bonus from three of a kind up, win or lose</source>
        <translation>三条起赔 Ante Bonus，不论输赢</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a flush</source>
        <translation>赢但不到同花，退还 Ante</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a straight</source>
        <translation>赢但不到顺子，退还 Ante</translation>
    </message>
    <message>
        <source>Payouts are subject to the posted limit</source>
        <translation>赔付受公示上限限制</translation>
    </message>
    <message>
        <source>Dealer plays with ace-king or better</source>
        <translation>荷官 A-K 或以上才比牌</translation>
    </message>
    <message>
        <source>Bet is twice the Ante</source>
        <translation>Bet 为 Ante 两倍</translation>
    </message>
    <message>
        <source>Dealer qualifies with a pair or better</source>
        <translation>荷官一对或以上达标</translation>
    </message>
    <message>
        <source>Blind equals Ante</source>
        <translation>Blind 等于 Ante</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up in the shoe</source>
        <translation>
            <numerusform>牌靴中有 %n 张牌面朝上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The display counts %n progressive wager(s)</source>
        <translation>
            <numerusform>显示屏计有 %n 个累进注</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableProcedure</name>
    <message>
        <source>Open the table</source>
        <translation>开台</translation>
    </message>
    <message>
        <source>Open the table with two decks</source>
        <translation>用两副牌开台</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>洗牌和切牌</translation>
    </message>
    <message>
        <source>Idle table</source>
        <translation>空台</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>更换牌组</translation>
    </message>
    <message>
        <source>Idle table with a shuffler</source>
        <translation>有洗牌机的空台</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>楼面已到桌边</translation>
    </message>
</context>
<context>
    <name>TaskCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>TaskGrid</name>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>A round by the book, every step explained</source>
        <translation>照章的一局，步步讲解</translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation>引导局</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained</source>
        <translation>你发牌；出错即停并讲解</translation>
    </message>
    <message>
        <source>Free round</source>
        <translation>自由局</translation>
    </message>
    <message>
        <source>You deal; the floor comments afterwards</source>
        <translation>你发牌；结束后楼面讲评</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>专项练习</translation>
    </message>
    <message>
        <source>One thing, ten times, against the clock</source>
        <translation>一件事，做十遍，限时</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>What you are about to forget</source>
        <translation>你快要忘的内容</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Rounds you dealt, to see again</source>
        <translation>你发过的局，可重看</translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation>%1 项到期</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Due now: %1. Questions and rounds come mixed across the games you know.</source>
        <translation>现在到期：%1。题和局混合出自你学过的游戏。</translation>
    </message>
    <message>
        <source>Nothing is due. You can learn something new of this game.</source>
        <translation>没有到期的。可以学本游戏的新内容。</translation>
    </message>
    <message>
        <source>Every round you dealt is kept, with every step. Look at one again, or go on where you stopped.</source>
        <translation>你发过的每一局、每一步都保存着。可重看，或从停下处继续。</translation>
    </message>
</context>
<context>
    <name>Theory</name>
    <message>
        <source>How many betting positions may the table have at most?</source>
        <translation>牌桌最多可有几个下注位置？</translation>
    </message>
    <message>
        <source>How many cards from the top does the cover card go in at least?</source>
        <translation>切牌卡至少从顶部插入多少张深？</translation>
    </message>
    <message>
        <source>No device counts the deck: the stub is counted at least once in how many rounds?</source>
        <translation>没有设备点牌：至少每几局清点一次余牌？</translation>
    </message>
    <message>
        <source>The cards are dealt from the hand: after how many hours are they changed at the latest?</source>
        <translation>手持发牌：最迟多少小时换牌？</translation>
    </message>
    <message>
        <source>The cards are dealt from a shoe: after how many hours are they changed at the latest?</source>
        <translation>用牌靴发牌：最迟多少小时换牌？</translation>
    </message>
    <message>
        <source>How many cards is each player dealt?</source>
        <translation>每位玩家发几张牌？</translation>
    </message>
    <message>
        <source>How many cards is the dealer dealt?</source>
        <translation>荷官发几张牌？</translation>
    </message>
    <message>
        <source>How many community cards are there in a round?</source>
        <translation>一局有几张公共牌？</translation>
    </message>
    <message>
        <source>New cards come to the table: who looks through them for defects?</source>
        <translation>新牌到桌：由谁检查瑕疵？</translation>
    </message>
    <message>
        <source>The new cards have been looked through: who confirms it?</source>
        <translation>新牌检查完：由谁确认？</translation>
    </message>
    <message>
        <source>The cards were cut badly and none is dealt yet: who may have them cut again?</source>
        <translation>切牌切得不好，牌还没发：谁可以要求重切？</translation>
    </message>
    <message>
        <source>A progressive wager has won: who validates the win?</source>
        <translation>累进注中奖：由谁核验？</translation>
    </message>
    <message>
        <source>How is the stub counted when no device does it?</source>
        <translation>没有设备点牌时，余牌怎么清点？</translation>
    </message>
    <message>
        <source>Which hand draws a card from a manual shoe, and which one places it?</source>
        <translation>从手动牌靴发牌：哪只手抽牌，哪只手放牌？</translation>
    </message>
    <message>
        <source>Cards that are dealt from the hand: how are they shuffled?</source>
        <translation>手持发的牌怎么洗？</translation>
    </message>
    <message>
        <source>Dealing from the hand: how is the deck held?</source>
        <translation>手持发牌：整副牌怎么拿？</translation>
    </message>
    <message>
        <source>Dealing from the hand: how does a player&apos;s card leave the deck?</source>
        <translation>手持发牌：玩家的牌怎么离开牌组？</translation>
    </message>
    <message>
        <source>Who may touch the cards of a player?</source>
        <translation>谁可以碰玩家的牌？</translation>
    </message>
    <message>
        <source>When do a player&apos;s cards have to be where the dealer sees them?</source>
        <translation>玩家的牌何时必须在荷官看得到的地方？</translation>
    </message>
    <message>
        <source>A player has looked at the cards and laid them down: may they be taken up again?</source>
        <translation>玩家看过牌并放下后：还可以再拿起来吗？</translation>
    </message>
    <message>
        <source>Players tell each other about their hands before the hole cards are shown. What follows?</source>
        <translation>暗牌亮出之前玩家互相透露手牌。怎么处理？</translation>
    </message>
    <message>
        <source>A progressive hand has won: what is done about the light of the system?</source>
        <translation>累进牌型中奖：系统的指示灯怎么办？</translation>
    </message>
    <message>
        <source>Where does the number of players for the Cover All payouts come from?</source>
        <translation>Cover All 赔付所用的玩家人数从哪里来？</translation>
    </message>
    <message>
        <source>A player comes to an idle table; the deck that lay secured in the shuffler is taken out. Is it spread and shuffled again?</source>
        <translation>玩家来到空台；取出锁在洗牌机里的那副牌。要再摊开、再洗吗？</translation>
    </message>
    <message>
        <source>Who may take value chips as a tip?</source>
        <translation>谁可以收面值筹码作小费？</translation>
    </message>
    <message>
        <source>Where does an employee redeem chips received as tips?</source>
        <translation>员工在哪里兑换小费筹码？</translation>
    </message>
    <message>
        <source>When does an employee redeem chips received as tips?</source>
        <translation>员工何时兑换小费筹码？</translation>
    </message>
    <message>
        <source>Tips are redeemed at a place that is not the cage. How often are these chips exchanged with the cage?</source>
        <translation>小费在账房以外的地方兑换。这些筹码多久与账房交换一次？</translation>
    </message>
    <message>
        <source>May food and drink on the gaming floor be paid for with value chips?</source>
        <translation>赌场内的餐饮可以用面值筹码付账吗？</translation>
    </message>
    <message>
        <source>Who approves how a house accounts for tips in chips?</source>
        <translation>赌场如何核算筹码小费，由谁批准？</translation>
    </message>
    <message>
        <source>Who approves a credit limit or a change of it, if no committee does?</source>
        <translation>没有委员会时，信贷额度或其更改由谁批准？</translation>
    </message>
    <message>
        <source>What is the smallest credit committee that may approve a limit?</source>
        <translation>可批准额度的信贷委员会最少几人？</translation>
    </message>
    <message>
        <source>Where is the approval of credit recorded?</source>
        <translation>信贷批准记在哪里？</translation>
    </message>
    <message>
        <source>Further information speaks for a credit limit. What is noted of it?</source>
        <translation>有其他资料支持信贷额度。要记下什么？</translation>
    </message>
    <message>
        <source>How much of the reasons for a credit limit is written down?</source>
        <translation>信贷额度的理由要写多少？</translation>
    </message>
    <message>
        <source>Something bad about the patron was found and credit is granted all the same. What is recorded?</source>
        <translation>查到客人的不良资料，仍给予信贷。要记录什么？</translation>
    </message>
    <message>
        <source>By when have those who approve credit signed, with date and time?</source>
        <translation>批准信贷的人最迟何时签名并写明日期时间？</translation>
    </message>
    <message>
        <source>One of those who must approve is not in the house. Is a spoken approval enough?</source>
        <translation>必须批准的人有一位不在场。口头批准够吗？</translation>
    </message>
    <message>
        <source>A patron wants a higher limit. Who does the work before it, and when?</source>
        <translation>客人要提高额度。事前的工作由谁做、何时做？</translation>
    </message>
    <message>
        <source>What has to be in a patron&apos;s request for a higher limit?</source>
        <translation>客人提高额度的申请必须写明什么？</translation>
    </message>
    <message>
        <source>A known patron asks for a higher limit. What becomes of the information checked at the first application?</source>
        <translation>老客人要求提高额度。首次申请时核对过的资料怎么办？</translation>
    </message>
    <message>
        <source>Which play counts in the rating behind a higher limit?</source>
        <translation>提高额度所依据的评级看哪些博彩记录？</translation>
    </message>
    <message>
        <source>What of a higher limit goes into the credit file?</source>
        <translation>提高额度的哪些内容要放进信贷档案？</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how is the amount fixed at which it falls?</source>
        <translation>Must-Hit-By Mystery Bonus：开奖金额怎么定？</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: who wins it?</source>
        <translation>Must-Hit-By Mystery Bonus：谁中奖？</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how much does the winner get?</source>
        <translation>Must-Hit-By Mystery Bonus：中奖者得多少？</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: where does the meter stand after a win?</source>
        <translation>Must-Hit-By Mystery Bonus：中奖后奖池计数器归到哪里？</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>The floorperson</source>
        <translation>楼面</translation>
    </message>
    <message>
        <source>A floorperson or somebody above</source>
        <translation>楼面或其上级</translation>
    </message>
    <message>
        <source>The security department</source>
        <translation>保安部</translation>
    </message>
    <message>
        <source>The surveillance room</source>
        <translation>监控室</translation>
    </message>
    <message>
        <source>The first player to arrive</source>
        <translation>第一位到的玩家</translation>
    </message>
    <message>
        <source>Any player who asks for it</source>
        <translation>任何提出要求的玩家</translation>
    </message>
    <message>
        <source>The cashiers&apos; cage</source>
        <translation>账房</translation>
    </message>
    <message>
        <source>A second dealer</source>
        <translation>第二位荷官</translation>
    </message>
    <message>
        <source>The dealer counts it face down on the layout</source>
        <translation>荷官在台布上面朝下清点</translation>
    </message>
    <message>
        <source>The dealer counts it face up on the layout</source>
        <translation>荷官在台布上面朝上清点</translation>
    </message>
    <message>
        <source>The dealer counts it in the hand, off the layout</source>
        <translation>荷官拿在手里清点，不放在台布上</translation>
    </message>
    <message>
        <source>The floorperson counts it face down on the layout</source>
        <translation>楼面在台布上面朝下清点</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws, the other one places</source>
        <translation>靠近牌靴的手抽牌，另一只手放牌</translation>
    </message>
    <message>
        <source>The hand farther from the shoe draws, the other one places</source>
        <translation>远离牌靴的手抽牌，另一只手放牌</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws and places</source>
        <translation>靠近牌靴的手既抽牌又放牌</translation>
    </message>
    <message>
        <source>The right hand draws wherever the shoe stands, the left one places</source>
        <translation>不论牌靴在哪边，右手抽牌、左手放牌</translation>
    </message>
    <message>
        <source>Always by a shuffling device</source>
        <translation>一律用洗牌设备</translation>
    </message>
    <message>
        <source>By the dealer, who also cuts them</source>
        <translation>由荷官洗，并由荷官切</translation>
    </message>
    <message>
        <source>By the dealer or by a device, as the house likes</source>
        <translation>荷官或设备均可，随赌场决定</translation>
    </message>
    <message>
        <source>By a device, and the dealer has to cut them after it</source>
        <translation>用设备洗，之后荷官必须切牌</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the chip tray and in front of the dealer</source>
        <translation>哪只手都行，整局不换手，在筹码盘上方、荷官身前</translation>
    </message>
    <message>
        <source>Always in the left hand, over the chip tray and in front of the dealer</source>
        <translation>一律用左手，在筹码盘上方、荷官身前</translation>
    </message>
    <message>
        <source>In either hand, changing as it suits, over the chip tray and in front of the dealer</source>
        <translation>哪只手都行，可随意换手，在筹码盘上方、荷官身前</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the spot that is dealt to</source>
        <translation>哪只手都行，整局不换手，在所发的注位上方</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face down</source>
        <translation>空手取顶牌，面朝下放</translation>
    </message>
    <message>
        <source>The thumb of the holding hand slides the top card off, face down</source>
        <translation>持牌手的拇指推出顶牌，面朝下</translation>
    </message>
    <message>
        <source>The free hand takes the bottom card and lays it face down</source>
        <translation>空手取底牌，面朝下放</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face up</source>
        <translation>空手取顶牌，面朝上放</translation>
    </message>
    <message>
        <source>That player and the dealer</source>
        <translation>该玩家和荷官</translation>
    </message>
    <message>
        <source>The dealer alone</source>
        <translation>只有荷官</translation>
    </message>
    <message>
        <source>That player alone, until the dealer turns them</source>
        <translation>只有该玩家，直到荷官翻开</translation>
    </message>
    <message>
        <source>Anybody at the table whom that player allows</source>
        <translation>该玩家允许的任何同桌人</translation>
    </message>
    <message>
        <source>From the deal until the dealer takes them, without a break</source>
        <translation>从发牌到荷官收牌，一刻不断</translation>
    </message>
    <message>
        <source>Until the player has decided</source>
        <translation>直到玩家作出决定</translation>
    </message>
    <message>
        <source>When the dealer is about to turn them</source>
        <translation>荷官即将翻开时</translation>
    </message>
    <message>
        <source>Always, and they may not be lifted from the layout</source>
        <translation>始终如此，而且不得离开台布</translation>
    </message>
    <message>
        <source>No, from then on the player leaves them alone</source>
        <translation>不可以，此后玩家不得再碰</translation>
    </message>
    <message>
        <source>Yes, until the player has placed the Bet Wager or folded</source>
        <translation>可以，直到玩家下 Bet 注或弃牌</translation>
    </message>
    <message>
        <source>Yes, until the dealer&apos;s hole cards are turned</source>
        <translation>可以，直到荷官的暗牌翻开</translation>
    </message>
    <message>
        <source>Yes, if the dealer agrees</source>
        <translation>可以，只要荷官同意</translation>
    </message>
    <message>
        <source>Those who talked lose all their wagers of the round</source>
        <translation>透露者输掉本局全部投注</translation>
    </message>
    <message>
        <source>Those who talked lose their Antes and nothing else</source>
        <translation>透露者只输 Ante</translation>
    </message>
    <message>
        <source>Those who talked are warned; wagers stand</source>
        <translation>警告透露者；投注有效</translation>
    </message>
    <message>
        <source>Everybody at the table loses the wagers of the round</source>
        <translation>同桌所有人输掉本局投注</translation>
    </message>
    <message>
        <source>The round is void and every wager goes back</source>
        <translation>本局作废，所有投注退还</translation>
    </message>
    <message>
        <source>The dealer makes sure that the light of that win is on</source>
        <translation>荷官确认该中奖灯已亮</translation>
    </message>
    <message>
        <source>The floorperson looks after it; the dealer need not</source>
        <translation>由楼面负责；荷官不必管</translation>
    </message>
    <message>
        <source>The dealer looks at it only for a part of the meter</source>
        <translation>只有中部分奖池计数器时荷官才看</translation>
    </message>
    <message>
        <source>Nothing, the cards alone prove the win</source>
        <translation>不用管，牌本身就是凭证</translation>
    </message>
    <message>
        <source>The shuffler finds it once the dealer&apos;s hand is out of it and the green button is pressed</source>
        <translation>荷官的牌出洗牌机、按下绿键后，由洗牌机算出</translation>
    </message>
    <message>
        <source>The dealer counts the players and enters the number at the shuffler</source>
        <translation>荷官数玩家人数并输入洗牌机</translation>
    </message>
    <message>
        <source>The dealer counts the Cover All wagers</source>
        <translation>荷官数 Cover All 注</translation>
    </message>
    <message>
        <source>The dealer counts the players who have not folded</source>
        <translation>荷官数没有弃牌的玩家</translation>
    </message>
    <message>
        <source>Only if a player asks for it</source>
        <translation>只有玩家要求时</translation>
    </message>
    <message>
        <source>Always, as new cards are</source>
        <translation>一律要，像新牌一样</translation>
    </message>
    <message>
        <source>Never, even if a player asks for it</source>
        <translation>不用，玩家要求也不用</translation>
    </message>
    <message>
        <source>Only if the floorperson orders it</source>
        <translation>只有楼面下令时</translation>
    </message>
    <message>
        <source>Employees who have been authorized to</source>
        <translation>获授权的员工</translation>
    </message>
    <message>
        <source>Every employee, without being authorized</source>
        <translation>每位员工，无须授权</translation>
    </message>
    <message>
        <source>Dealers and no other employees</source>
        <translation>荷官，其他员工不可以</translation>
    </message>
    <message>
        <source>Nobody: tips are given in cash</source>
        <translation>谁都不行：小费只给现金</translation>
    </message>
    <message>
        <source>At the cage or another secure place that the Board has approved</source>
        <translation>在账房或 Board 批准的其他安全地点</translation>
    </message>
    <message>
        <source>At the cage and nowhere else</source>
        <translation>只能在账房</translation>
    </message>
    <message>
        <source>At the table where they were given</source>
        <translation>在收到小费的牌桌</translation>
    </message>
    <message>
        <source>At any place that the house picks, without approval</source>
        <translation>在赌场自选的任何地点，无须批准</translation>
    </message>
    <message>
        <source>Before leaving the facility</source>
        <translation>离开赌场之前</translation>
    </message>
    <message>
        <source>Within a day, also after going home</source>
        <translation>一天之内，回家后也行</translation>
    </message>
    <message>
        <source>By the end of the week</source>
        <translation>周末之前</translation>
    </message>
    <message>
        <source>Whenever it suits; chips do not expire</source>
        <translation>时间随意；筹码不过期</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>After every shift</source>
        <translation>每班之后</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>每周</translation>
    </message>
    <message>
        <source>Yes, to those who serve it there and are authorized</source>
        <translation>可以，付给在场服务且获授权的人</translation>
    </message>
    <message>
        <source>No, servers take chips as tips only</source>
        <translation>不可以，服务员收筹码只能作小费</translation>
    </message>
    <message>
        <source>Yes, and also away from the gaming floor</source>
        <translation>可以，赌区之外也行</translation>
    </message>
    <message>
        <source>Yes, but the dealer has to pass the chips on</source>
        <translation>可以，但须由荷官转交筹码</translation>
    </message>
    <message>
        <source>The Board, to which the house submits its controls</source>
        <translation>Board，由赌场提交内控方案</translation>
    </message>
    <message>
        <source>The cage that redeems them</source>
        <translation>兑换筹码的账房</translation>
    </message>
    <message>
        <source>The house by itself, nobody else is asked</source>
        <translation>赌场自己，不用问别人</translation>
    </message>
    <message>
        <source>At least two from the credit posts or the line above the credit manager</source>
        <translation>至少两人，来自信贷岗位或信贷经理的上级</translation>
    </message>
    <message>
        <source>One from the credit posts is enough</source>
        <translation>信贷岗位一人就够</translation>
    </message>
    <message>
        <source>At least two employees of any department</source>
        <translation>任何部门的至少两名员工</translation>
    </message>
    <message>
        <source>One from the credit posts together with a floorperson</source>
        <translation>信贷岗位一人加一名楼面</translation>
    </message>
    <message>
        <source>Two of those who may approve limits, deciding as a group</source>
        <translation>有权批准额度的两人，以小组共同决定</translation>
    </message>
    <message>
        <source>One of them, who decides in the committee&apos;s name</source>
        <translation>其中一人，代表委员会决定</translation>
    </message>
    <message>
        <source>Three of them, so that there is a majority</source>
        <translation>其中三人，以便形成多数</translation>
    </message>
    <message>
        <source>One of them and one employee of another department</source>
        <translation>其中一人加另一部门的一名员工</translation>
    </message>
    <message>
        <source>In the patron&apos;s credit file</source>
        <translation>客人的信贷档案</translation>
    </message>
    <message>
        <source>In the records of the pit</source>
        <translation>赌区的记录</translation>
    </message>
    <message>
        <source>In the ledger of the cage</source>
        <translation>账房的账簿</translation>
    </message>
    <message>
        <source>The information and where it comes from</source>
        <translation>资料内容及其来源</translation>
    </message>
    <message>
        <source>The information; its source stays unnamed</source>
        <translation>资料内容；来源不写</translation>
    </message>
    <message>
        <source>The source; the information stays with it</source>
        <translation>来源；资料内容留在来源处</translation>
    </message>
    <message>
        <source>Nothing, only what speaks against the patron is noted</source>
        <translation>不用记，只记对客人不利的</translation>
    </message>
    <message>
        <source>A short summary of what weighed most, for a limit granted or reduced</source>
        <translation>简述最重要的考虑，批准或减额都要写</translation>
    </message>
    <message>
        <source>All that was said, word for word</source>
        <translation>所说的一切，逐字记录</translation>
    </message>
    <message>
        <source>A short summary, and only if less is granted than was asked</source>
        <translation>简述，且仅在批准额低于申请额时</translation>
    </message>
    <message>
        <source>Nothing but the amount</source>
        <translation>只写金额</translation>
    </message>
    <message>
        <source>Why credit was granted in spite of it</source>
        <translation>为何仍然给予信贷</translation>
    </message>
    <message>
        <source>Nothing: credit has to be refused then</source>
        <translation>不用写：此时必须拒绝信贷</translation>
    </message>
    <message>
        <source>Nothing: the finding is left out</source>
        <translation>不用写：略去查到的内容</translation>
    </message>
    <message>
        <source>That the Board has agreed to it</source>
        <translation>写明 Board 已同意</translation>
    </message>
    <message>
        <source>Before any credit is given out</source>
        <translation>发放任何信贷之前</translation>
    </message>
    <message>
        <source>By the end of the day on which credit is given out</source>
        <translation>发放信贷当天结束之前</translation>
    </message>
    <message>
        <source>When the patron first pays back</source>
        <translation>客人首次还款时</translation>
    </message>
    <message>
        <source>Before any credit is given out, but date and time are not needed</source>
        <translation>发放任何信贷之前，但不用写日期时间</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and the file is signed on arrival</source>
        <translation>够，限其中一人：记下日期时间，到场后在档案上签名</translation>
    </message>
    <message>
        <source>Yes, from all of them: date and time are noted, and the file is signed on arrival</source>
        <translation>够，全部人都可以：记下日期时间，到场后在档案上签名</translation>
    </message>
    <message>
        <source>No, every approval is signed on the spot</source>
        <translation>不够，每项批准都要当场签名</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and no signature follows</source>
        <translation>够，限其中一人：记下日期时间，之后不用签名</translation>
    </message>
    <message>
        <source>The credit department, before the increase is approved</source>
        <translation>信贷部，在批准提高之前</translation>
    </message>
    <message>
        <source>The credit department, after the increase is approved</source>
        <translation>信贷部，在批准提高之后</translation>
    </message>
    <message>
        <source>The floorperson, before the increase is approved</source>
        <translation>楼面，在批准提高之前</translation>
    </message>
    <message>
        <source>The cage, before the increase is approved</source>
        <translation>账房，在批准提高之前</translation>
    </message>
    <message>
        <source>Written: date and time, the amount asked for, the patron&apos;s signature</source>
        <translation>书面：日期时间、申请金额、客人签名</translation>
    </message>
    <message>
        <source>Written: the amount asked for and the patron&apos;s signature</source>
        <translation>书面：申请金额和客人签名</translation>
    </message>
    <message>
        <source>Written: date and time and the patron&apos;s signature; the house sets the amount</source>
        <translation>书面：日期时间和客人签名；金额由赌场定</translation>
    </message>
    <message>
        <source>Written: date and time and the amount asked for; the house signs</source>
        <translation>书面：日期时间和申请金额；由赌场签名</translation>
    </message>
    <message>
        <source>Spoken: the amount; the house notes date and time</source>
        <translation>口头：金额；赌场记下日期时间</translation>
    </message>
    <message>
        <source>It is checked again</source>
        <translation>重新核对</translation>
    </message>
    <message>
        <source>It holds for as long as the patron is known</source>
        <translation>只要认识客人就一直有效</translation>
    </message>
    <message>
        <source>Only what the patron says has changed is checked</source>
        <translation>只核对客人说有变动的内容</translation>
    </message>
    <message>
        <source>It is checked again if it is older than a year</source>
        <translation>超过一年才重新核对</translation>
    </message>
    <message>
        <source>How much and how often the patron has played since credit was first given</source>
        <translation>首次给予信贷以来客人玩多大、多频繁</translation>
    </message>
    <message>
        <source>How much and how often the patron played before credit was first given</source>
        <translation>首次给予信贷之前客人玩多大、多频繁</translation>
    </message>
    <message>
        <source>What the patron has lost, however often that was</source>
        <translation>客人输了多少，不论次数</translation>
    </message>
    <message>
        <source>None, the rating has no place in it</source>
        <translation>都不看，与评级无关</translation>
    </message>
    <message>
        <source>The request, the renewed check and the rating</source>
        <translation>申请、重新核对的结果和评级</translation>
    </message>
    <message>
        <source>The request; the rest is not kept</source>
        <translation>申请；其余不保留</translation>
    </message>
    <message>
        <source>The renewed check and the rating; the request goes back</source>
        <translation>重新核对的结果和评级；申请退回</translation>
    </message>
    <message>
        <source>The new amount alone</source>
        <translation>只有新金额</translation>
    </message>
    <message>
        <source>A generator draws it in secret, between a posted minimum and maximum</source>
        <translation>由生成器在公示的最低和最高之间秘密抽定</translation>
    </message>
    <message>
        <source>A generator draws it in secret, with no bounds</source>
        <translation>由生成器秘密抽定，没有界限</translation>
    </message>
    <message>
        <source>The floorperson sets it in secret, between a posted minimum and maximum</source>
        <translation>由楼面在公示的最低和最高之间秘密定</translation>
    </message>
    <message>
        <source>It is posted for everybody to see</source>
        <translation>公开张贴，人人可见</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the hidden amount</source>
        <translation>其投入使奖池计数器达到隐藏金额的人</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the posted maximum</source>
        <translation>其投入使奖池计数器达到公示最高额的人</translation>
    </message>
    <message>
        <source>The one with the highest hand when the hidden amount is reached</source>
        <translation>达到隐藏金额时牌最大的人</translation>
    </message>
    <message>
        <source>The one with the largest wager when the hidden amount is reached</source>
        <translation>达到隐藏金额时投注最大的人</translation>
    </message>
    <message>
        <source>All that is on the meter</source>
        <translation>奖池计数器全额</translation>
    </message>
    <message>
        <source>What is on the meter above the minimum</source>
        <translation>奖池计数器超出最低额的部分</translation>
    </message>
    <message>
        <source>A share, the rest goes to the others at the table</source>
        <translation>一部分，其余分给同桌的人</translation>
    </message>
    <message>
        <source>The posted maximum, wherever the meter stands</source>
        <translation>公示最高额，不论奖池计数器是多少</translation>
    </message>
    <message>
        <source>At the posted minimum</source>
        <translation>公示最低额</translation>
    </message>
    <message>
        <source>At zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>At half of what it was</source>
        <translation>原来的一半</translation>
    </message>
    <message>
        <source>Where it was, until the maximum is reached</source>
        <translation>原处不动，直到达到最高额</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time: %1 of %2 seconds</source>
        <translation>时间：%1 / %2 秒</translation>
    </message>
    <message>
        <source>%1 s / %2 s</source>
        <translation>%1 秒 / %2 秒</translation>
    </message>
</context>
<context>
    <name>TimeLineList</name>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Mistake: %1. %2</source>
        <translation>错误：%1。%2</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation>✗ %1：%2</translation>
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
        <translation>一张牌给 %1 号位</translation>
    </message>
    <message>
        <source>A card to the dealer</source>
        <translation>一张牌给荷官</translation>
    </message>
    <message>
        <source>A community card</source>
        <translation>一张公共牌</translation>
    </message>
    <message>
        <source>A card to the Six Card Bonus spot</source>
        <translation>一张牌到 Six Card Bonus 位</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>销牌一张</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>一张牌入弃牌架</translation>
    </message>
    <message>
        <source>Set and name the hand</source>
        <translation>摆牌并报出牌型</translation>
    </message>
    <message>
        <source>Set and name the dealer&apos;s hand</source>
        <translation>摆荷官的牌并报出牌型</translation>
    </message>
    <message>
        <source>Turn the cards</source>
        <translation>翻开牌</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>%1 号位：收牌</translation>
    </message>
    <message>
        <source>Envy bonus for seat %1</source>
        <translation>Envy Bonus（因 %1 号位的牌）</translation>
    </message>
    <message>
        <source>The floor, for the %1</source>
        <translation>为 %1 呼叫楼面</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>核对累进注数目</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>清点余牌</translation>
    </message>
    <message>
        <source>Ask seat %1</source>
        <translation>询问 %1 号位</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>有问题</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>荷官的牌</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>开放下注</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation>玩家决定</translation>
    </message>
    <message>
        <source>Folded hands</source>
        <translation>弃了的牌</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1 号位</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Week of %1</source>
        <translation>%1 起的一周</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day as QLocale writes it</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month as QLocale writes it</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>a month, short, as QLocale writes it</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day without its year as QLocale writes it</comment>
        <translation>M月d日</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation>%1 号位：结算 %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>%1 号位：摆牌</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>摆荷官的牌</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>%1 号位：为 %2 号位的牌赔付 Envy Bonus</translation>
    </message>
    <message>
        <source>Something has to be announced before that.</source>
        <translation>此前有事项要先宣布。</translation>
    </message>
    <message>
        <source>The electronic and progressive wagers are not closed yet.</source>
        <translation>电子注和累进注还没锁。</translation>
    </message>
    <message>
        <source>The progressive system has to be told first.</source>
        <translation>要先告知累进系统。</translation>
    </message>
    <message>
        <source>The cards that come first are not dealt yet.</source>
        <translation>该先发的牌还没发。</translation>
    </message>
    <message>
        <source>What is left of the deck has to be put away first.</source>
        <translation>剩下的牌要先收好。</translation>
    </message>
    <message>
        <source>The community cards are not shown yet.</source>
        <translation>公共牌还没亮出。</translation>
    </message>
    <message>
        <source>Seat %1 has not decided yet.</source>
        <translation>%1 号位还没决定。</translation>
    </message>
    <message>
        <source>What seat %1 has lost by folding still lies on the table.</source>
        <translation>%1 号位弃牌输的注还在桌上。</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the table.</source>
        <translation>%1 号位的牌还在桌上。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand comes first, and it is still face down.</source>
        <translation>荷官的牌在先，而它还面朝下。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has to be set before it can decide anything.</source>
        <translation>荷官的牌要先摆好才能定输赢。</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still face down.</source>
        <translation>%1 号位的牌还面朝下。</translation>
    </message>
    <message>
        <source>The hand of seat %1 decides this, and it is not set yet.</source>
        <translation>这要看 %1 号位的牌，而它还没摆好。</translation>
    </message>
    <message>
        <source>The %1 of seat %2 has to be settled before that.</source>
        <translation>此前要先结算 %2 号位的 %1。</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is not shown yet.</source>
        <translation>Six Card Bonus 位上的牌还没亮出。</translation>
    </message>
    <message>
        <source>The floor has to be called before that.</source>
        <translation>此前要先呼叫楼面。</translation>
    </message>
    <message>
        <source>A hand that won from a meter has to be left for the papers first.</source>
        <translation>中了奖池计数器的牌要先留着办单据。</translation>
    </message>
    <message>
        <source>An envy bonus is still to be paid to seat %1.</source>
        <translation>还要赔 Envy Bonus 给 %1 号位。</translation>
    </message>
    <message>
        <source>The game stands still until what happened is ruled on.</source>
        <translation>事情裁定之前游戏暂停。</translation>
    </message>
    <message>
        <source>Something else has to be done before that.</source>
        <translation>此前还有别的要做。</translation>
    </message>
    <message>
        <source>Cards go round clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>从荷官左手起顺时针发牌，轮到 %1 号位。</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>从荷官左手起顺时针作决定，轮到 %1 号位。</translation>
    </message>
    <message>
        <source>Seats are settled from the dealer&apos;s right, counterclockwise, and seat %1 is not finished.</source>
        <translation>从荷官右手起逆时针结算，%1 号位还没完。</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>还没到</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>现在：%1</translation>
    </message>
    <message>
        <source>Seat %1 comes first</source>
        <translation>先轮到 %1 号位</translation>
    </message>
    <message>
        <source>There is no such wager</source>
        <translation>没有这一注</translation>
    </message>
    <message>
        <source>Seat %1 has no %2 in this round.</source>
        <translation>%1 号位本局没有 %2。</translation>
    </message>
    <message>
        <source>Nothing to do for this wager</source>
        <translation>这一注不用动</translation>
    </message>
    <message>
        <source>The %2 of seat %1 was taken before the deal and wins nothing: no chip moves.</source>
        <translation>%1 号位的 %2 发牌前已收，没有中：筹码不动。</translation>
    </message>
    <message>
        <source>Nothing of the kind is done with the %2 of seat %1 in this round.</source>
        <translation>本局对 %1 号位的 %2 没有这种操作。</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>对。%1</translation>
    </message>
    <message>
        <source>That is not done here</source>
        <translation>此处不做这个</translation>
    </message>
    <message>
        <source>No step of this round asks for it: %1.</source>
        <translation>本局没有任何一步需要它：%1。</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>这里没有问题</translation>
    </message>
    <message>
        <source>Everything on the table is in order at this moment: the round goes on.</source>
        <translation>此刻桌上一切正常：本局继续。</translation>
    </message>
    <message>
        <source>Already done</source>
        <translation>已经做了</translation>
    </message>
    <message>
        <source>This has been done before and is not done twice: %1.</source>
        <translation>这已做过，不做第二次：%1。</translation>
    </message>
    <message>
        <source>You went on although something is wrong</source>
        <translation>有问题你却继续了</translation>
    </message>
    <message>
        <source>Stop the game: look what is wrong.</source>
        <translation>停局：看看哪里不对。</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Right would be: %1</source>
        <translation>正确的是：%1</translation>
    </message>
    <message>
        <source>• First: %1</source>
        <translation>• 先做：%1</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Understood: ask me</source>
        <translation>明白了：考我</translation>
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
        <translation>累进注</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand</source>
        <translation>玩家牌 Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand</source>
        <translation>荷官牌 Five Card Hand Bonus</translation>
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
        <translation>玩家牌 Magic Card</translation>
    </message>
    <message>
        <source>Magic Card on the dealer&apos;s hand</source>
        <translation>荷官牌 Magic Card</translation>
    </message>
    <message>
        <source>Lucky Bonus on the player&apos;s hand</source>
        <translation>玩家牌 Lucky Bonus</translation>
    </message>
    <message>
        <source>Lucky Bonus on the dealer&apos;s hand</source>
        <translation>荷官牌 Lucky Bonus</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>自动继续</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一步</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>引导</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
</context>
<context>
    <name>WayAbout</name>
    <message>
        <source>The round is dealt by the book, and every step says what and why</source>
        <translation>程序照章发一局，每步说明做什么、为什么</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained at once</source>
        <translation>你发牌；出错立即停下讲解</translation>
    </message>
    <message>
        <source>You deal without a word; everything is talked over at the end</source>
        <translation>你发牌，全程不提示；最后一起讲评</translation>
    </message>
    <message>
        <source>You deal without a word; a supervisor has the result</source>
        <translation>你发牌，全程不提示；成绩交给主管</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>One card lies face up: it goes to the rack, and the round goes on with the next.</source>
        <translation>一张牌面朝上：放入弃牌架，用下一张继续本局。</translation>
    </message>
    <message>
        <source>{faces} cards lie face up: with more than one the round is void.</source>
        <translation>{faces} 张牌面朝上：超过一张，本局作废。</translation>
    </message>
    <message>
        <source>A card came out too early but nobody saw its face: it simply is the next card.</source>
        <translation>一张牌出早了，但没人看到牌面：它就作下一张。</translation>
    </message>
    <message>
        <source>A card came out too early and its face was seen: it goes to the rack like one found face up.</source>
        <translation>一张牌出早了且牌面被看到：与面朝上的牌一样放入弃牌架。</translation>
    </message>
    <message>
        <source>A hand has a wrong number of cards: that cannot be put right, and the round is void.</source>
        <translation>有一手牌的张数不对：无法纠正，本局作废。</translation>
    </message>
    <message>
        <source>A card of the dealer has been seen while it still could change a decision: the round is void.</source>
        <translation>荷官的一张牌在还能影响决定时被看到：本局作废。</translation>
    </message>
    <message>
        <source>The shuffler has jammed: nobody can answer for its order, so the cards are shuffled again.</source>
        <translation>洗牌机卡住：牌序没有人能担保，所以重新洗牌。</translation>
    </message>
    <message>
        <source>The shoe has jammed in the middle of a round: the round is void.</source>
        <translation>牌靴在一局中途卡住：本局作废。</translation>
    </message>
    <message>
        <source>The device does not work: it is covered or marked before cards are dealt in another way.</source>
        <translation>设备坏了：先遮盖或标明，再改用其他方式发牌。</translation>
    </message>
    <message>
        <source>The shuffler counts a wrong number of cards: that deck leaves the table.</source>
        <translation>洗牌机点出的牌数不对：那副牌撤下桌。</translation>
    </message>
    <message>
        <source>The stub shows that cards were misdealt: the round is void.</source>
        <translation>余牌显示发错了牌：本局作废。</translation>
    </message>
    <message>
        <source>The stub shows that the deck is not complete: the round is void and the deck leaves the table.</source>
        <translation>余牌显示整副牌不齐全：本局作废，整副牌撤下桌。</translation>
    </message>
    <message>
        <source>The cover card is less than ten cards deep: the cards are cut again.</source>
        <translation>切牌卡不足十张深：重新切牌。</translation>
    </message>
    <message>
        <source>A wager came after &quot;no more bets&quot;: it is not accepted.</source>
        <translation>“停止下注”之后才下的注：不接受。</translation>
    </message>
    <message>
        <source>A wager was called with cash and not made with chips: it is not accepted.</source>
        <translation>以现金口头下注、没有用筹码：不接受。</translation>
    </message>
    <message>
        <source>A player has left in the middle of the round: the wagers are treated as lost, and the round goes on.</source>
        <translation>玩家在本局中途离开：投注按输处理，本局继续。</translation>
    </message>
    <message>
        <source>Here a player may have one position only: the wager at the second one is refused.</source>
        <translation>此处玩家只能占一个位置：第二个位置的注拒收。</translation>
    </message>
    <message>
        <source>The chips collected and the number the system accepted differ: that is for the floor to settle.</source>
        <translation>收到的筹码与系统接受的数目不符：由楼面处理。</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better.</source>
        <translation>{hands}，荷官 K 高牌或以上达标。</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better: the Ante is lost.</source>
        <translation>{hands}，荷官 K 高牌或以上达标：Ante 输。</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Ante goes back.</source>
        <translation>{hands}：平手，退还 Ante。</translation>
    </message>
    <message>
        <source>The dealer has only {dealer} and does not reach king-high: the Ante goes back.</source>
        <translation>荷官只有{dealer}，不到 K 高牌：退还 Ante。</translation>
    </message>
    <message>
        <source>The dealer has only {dealer}: below king-high the Play Wager wins even money whatever seat {seat} holds.</source>
        <translation>荷官只有{dealer}：不到 K 高牌时，不论 {seat} 号位是什么牌，Play 注都一赔一。</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: from a straight up the Super Bonus is paid by its table, also while the dealer stays below king-high.</source>
        <translation>{seat} 号位是{hand}：顺子或以上按表赔 Super Bonus，荷官不到 K 高牌时也一样。</translation>
    </message>
    <message>
        <source>The dealer stays below king-high, and {hand} is less than a straight: the Super Bonus goes back.</source>
        <translation>荷官不到 K 高牌，{hand}又不到顺子：退还 Super Bonus。</translation>
    </message>
    <message>
        <source>{hands}, but from a straight up the Super Bonus is paid all the same.</source>
        <translation>{hands}，但顺子或以上照赔 Super Bonus。</translation>
    </message>
    <message>
        <source>{hands}, and below a straight the Super Bonus is lost with it.</source>
        <translation>{hands}，且不到顺子，Super Bonus 一起输。</translation>
    </message>
    <message>
        <source>{hands}, but less than a straight only brings the Super Bonus back.</source>
        <translation>{hands}，但不到顺子，Super Bonus 只退还。</translation>
    </message>
    <message>
        <source>{hands}: from a straight up the Super Bonus is paid on equal hands too.</source>
        <translation>{hands}：顺子或以上，平手也赔 Super Bonus。</translation>
    </message>
    <message>
        <source>{hands}: equal hands below a straight bring the Super Bonus back.</source>
        <translation>{hands}：平手且不到顺子，退还 Super Bonus。</translation>
    </message>
    <message>
        <source>{hands}, and from a straight up the Super Bonus is paid by its table: {odds} for {row}.</source>
        <translation>{hands}，顺子或以上按表赔 Super Bonus：{row}赔 {odds}。</translation>
    </message>
    <message>
        <source>{hands}: the higher hand wins even money, and nobody has to qualify.</source>
        <translation>{hands}：大的牌一赔一，谁都无须达标。</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost, for there is no qualifier that could save it.</source>
        <translation>{hands}：Ante 输，因为没有达标条件可救。</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Ante is paid.</source>
        <translation>{hands}：本游戏平手归玩家，赔 Ante。</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Play Wager is paid.</source>
        <translation>{hands}：本游戏平手归玩家，赔 Play 注。</translation>
    </message>
    <message>
        <source>{hands}, but the Ante Bonus looks at the player&apos;s hand alone: {row} pays {odds} on the Ante.</source>
        <translation>{hands}，但 Ante Bonus 只看玩家的牌：{row}按 Ante 赔 {odds}。</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: that pays {odds} on the Ante as Ante Bonus, win or lose.</source>
        <translation>{seat} 号位是{hand}：不论输赢，Ante Bonus 按 Ante 赔 {odds}。</translation>
    </message>
    <message>
        <source>{hands}, and from {ante from} up the Ante wins even money too.</source>
        <translation>{hands}，{ante from}或以上，Ante 也一赔一。</translation>
    </message>
    <message>
        <source>{hands}, but the Ante is paid only from {ante from} up: it goes back.</source>
        <translation>{hands}，但{ante from}或以上才赔 Ante：退还。</translation>
    </message>
    <message>
        <source>{hands}, and the Ante is paid because the dealer has a pair or better.</source>
        <translation>{hands}，荷官有一对或以上，所以赔 Ante。</translation>
    </message>
    <message>
        <source>{hands}, and with a pair or better the dealer wins the Ante too.</source>
        <translation>{hands}，荷官有一对或以上，也赢 Ante。</translation>
    </message>
    <message>
        <source>{hands}, but a dealer without a pair gives the Ante back.</source>
        <translation>{hands}，但荷官没有一对，退还 Ante。</translation>
    </message>
    <message>
        <source>{hands}, but without a pair the dealer does not win the Ante: it goes back.</source>
        <translation>{hands}，但荷官没有一对就不赢 Ante：退还。</translation>
    </message>
    <message>
        <source>{hands}, but the Blind is paid from {lowest} up by {table}: it goes back.</source>
        <translation>{hands}，但按{table}，{lowest}或以上才赔 Blind：退还。</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Blind goes back.</source>
        <translation>{hands}：平手，退还 Blind。</translation>
    </message>
    <message>
        <source>{hands}: the Blind is lost.</source>
        <translation>{hands}：Blind 输。</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Blind by {table}.</source>
        <translation>{hands}，按{table}，{row}的 Blind 赔 {odds}。</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better.</source>
        <translation>{hands}，荷官 A-K 或以上达标。</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Ante is lost.</source>
        <translation>{hands}，荷官 A-K 或以上达标：Ante 输。</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand every Ante left in the round wins even money.</source>
        <translation>荷官只有 {top two}，不到 A-K：无牌时，本局剩下的每个 Ante 都一赔一。</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand the Bet is not in play and goes back.</source>
        <translation>荷官只有 {top two}，不到 A-K：无牌时 Bet 不算，退还。</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Bet goes back.</source>
        <translation>{hands}：平手，退还 Bet。</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Bet is lost.</source>
        <translation>{hands}，荷官 A-K 或以上达标：Bet 输。</translation>
    </message>
    <message>
        <source>{hands}, and with less than two pair the Bet wins even money.</source>
        <translation>{hands}，不到两对，Bet 一赔一。</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Bet.</source>
        <translation>{hands}，{row}的 Bet 赔 {odds}。</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost.</source>
        <translation>{hands}：Ante 输。</translation>
    </message>
    <message>
        <source>{hands}: the Ante wins even money.</source>
        <translation>{hands}：Ante 一赔一。</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager is lost.</source>
        <translation>{hands}：Play 注输。</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager wins even money.</source>
        <translation>{hands}：Play 注一赔一。</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Play Wager goes back.</source>
        <translation>{hands}：平手，退还 Play 注。</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager wins even money.</source>
        <translation>{hands}：Flop 注一赔一。</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager is lost.</source>
        <translation>{hands}：Flop 注输。</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Flop Wager goes back.</source>
        <translation>{hands}：平手，退还 Flop 注。</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager wins even money.</source>
        <translation>{hands}：Turn 注一赔一。</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager is lost.</source>
        <translation>{hands}：Turn 注输。</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Turn Wager goes back.</source>
        <translation>{hands}：平手，退还 Turn 注。</translation>
    </message>
    <message>
        <source>{hands}: the River Wager wins even money.</source>
        <translation>{hands}：River 注一赔一。</translation>
    </message>
    <message>
        <source>{hands}: the River Wager is lost.</source>
        <translation>{hands}：River 注输。</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the River Wager goes back.</source>
        <translation>{hands}：平手，退还 River 注。</translation>
    </message>
    <message>
        <source>This hand wins more than {limit}, the most that is paid for one hand: {amount} of it is left for the {wager}.</source>
        <translation>这手牌赢得超过一手牌的赔付上限 {limit}：留给 {wager} 的还有 {amount}。</translation>
    </message>
    <message>
        <source>Queens Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Queens Up 要{lowest}或以上才赔，{seat} 号位只有{read}。</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Queens Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>{seat} 号位是{read}：不论荷官什么牌，Queens Up 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>Aces Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Aces Up 要{lowest}或以上才赔，{seat} 号位只有{read}。</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Aces Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>{seat} 号位是{read}：不论荷官什么牌，Aces Up 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>Trips is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Trips 要{lowest}或以上才赔，{seat} 号位只有{read}。</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Trips pays {odds} by {table}, whatever the dealer has.</source>
        <translation>{seat} 号位是{read}：不论荷官什么牌，Trips 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>The bonus is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Bonus 要{lowest}或以上才赔，{seat} 号位只有{read}。</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the bonus pays {odds} by {table}, win or lose.</source>
        <translation>{seat} 号位是{read}：不论输赢，Bonus 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>Seat {seat} and the dealer both hold two aces: the bonus pays {odds} by {table}.</source>
        <translation>{seat} 号位和荷官都有两张 A：Bonus 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat}, {two cards}, are in no row of {table}.</source>
        <translation>{seat} 号位的首两张牌是{two cards}，不在{table}的任何一行。</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat} are {two cards}: the bonus pays {odds} by {table}, whatever comes later.</source>
        <translation>{seat} 号位的首两张牌是{two cards}：不论后面如何，Bonus 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>{hands}, so no hand from {lowest} up is beaten.</source>
        <translation>{hands}，没有{lowest}或以上的牌被击败。</translation>
    </message>
    <message>
        <source>{hands}: the Bad Beat Bonus pays {odds} by {table} for {row} that is beaten.</source>
        <translation>{hands}：{row}被击败，Bad Beat Bonus 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>{hands}: the dealer&apos;s {row name} is beaten, and the Bad Beat Bonus pays {odds} by {table} for it.</source>
        <translation>{hands}：荷官的{row name}被击败，Bad Beat Bonus 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>With the extra cards the best five of seat {seat} are {read}, and the Six Card Bonus is paid from {lowest} up.</source>
        <translation>加上额外的牌，{seat} 号位的最佳五张是{read}，而 Six Card Bonus 要{lowest}或以上才赔。</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in diamonds: {table} has a row of its own for them.</source>
        <translation>{seat} 号位六张全是方块 A 到 9：{table}对此有单独一行。</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in one suit: {table} has a row of its own for them.</source>
        <translation>{seat} 号位六张全是同花色 A 到 9：{table}对此有单独一行。</translation>
    </message>
    <message>
        <source>The best five of the six cards of seat {seat} are {read}: the Six Card Bonus pays {odds} by {table}, whatever the dealer has.</source>
        <translation>{seat} 号位六张牌中的最佳五张是{read}：不论荷官什么牌，Six Card Bonus 按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>A seat before has won the whole meter, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>前面的座位已赢走整个奖池计数器，{seat} 号位按重置后的奖池计数器赔：{row}赔 {odds}。</translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive with {read}: the floor validates every such win before it is paid.</source>
        <translation>{seat} 号位以{read}中累进奖：赔付前一律由楼面核验。</translation>
    </message>
    <message>
        <source>What seat {seat} won comes from the meter and not from the tray: its hand stays until the papers are done.</source>
        <translation>{seat} 号位赢的钱出自奖池计数器，不出自筹码盘：牌要留到单据办完。</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the progressive pays {odds} by {table}, win or lose.</source>
        <translation>{seat} 号位是{read}：不论输赢，累进奖按{table}赔 {odds}。</translation>
    </message>
    <message>
        <source>Seat {from} holds {holds}, and seat {seat} has made the progressive wager: the envy bonus rewards everybody else who did.</source>
        <translation>{from} 号位是{holds}，{seat} 号位下了累进注：Envy Bonus 奖励其他所有下了累进注的人。</translation>
    </message>
    <message>
        <source>The five cards of seat {seat} make {read}: the Five Card Hand Bonus pays {odds}, win or lose.</source>
        <translation>{seat} 号位的五张牌是{read}：不论输赢，Five Card Hand Bonus 赔 {odds}。</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: {odds} is worked out once and divided among the {sharers} seats that wagered on it.</source>
        <translation>荷官的五张牌是{read}：{odds}只算一次，由下了这一注的 {sharers} 个座位平分。</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: seat {seat} has wagered on that hand and wins {odds}.</source>
        <translation>荷官的五张牌是{read}：{seat} 号位对这手牌下了注，赢 {odds}。</translation>
    </message>
    <message>
        <source>The whole meter was won a moment ago, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>整个奖池计数器刚被赢走，{seat} 号位按重置后的奖池计数器赔：{row}赔 {odds}。</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus of 500 for 1, or from the meter, is verified by the floor before anything is credited.</source>
        <translation>Five Card Hand Bonus 达 500 for 1 或中奖池计数器，入账前由楼面核验。</translation>
    </message>
    <message>
        <source>A win from the meter is not credited to the account: the hand of seat {seat} stays until the papers are done.</source>
        <translation>奖池计数器的奖不入账户：{seat} 号位的牌留到单据办完。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has won from the meter: its cards stay until the papers are done.</source>
        <translation>荷官的牌中了奖池计数器的奖：牌要留到单据办完。</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and seat {seat} holds it among its five: {odds} on top of everything else.</source>
        <translation>系统抽出的 Magic Card 是{magic}，{seat} 号位的五张中有它：另赔 {odds}。</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and it is among the dealer&apos;s five: {odds} on the wager on that hand.</source>
        <translation>系统抽出的 Magic Card 是{magic}，荷官的五张中有它：荷官牌上的注赔 {odds}。</translation>
    </message>
    <message>
        <source>The system drew the position of seat {seat} for the Lucky Bonus: {odds} on top of everything else.</source>
        <translation>系统为 Lucky Bonus 抽中 {seat} 号位：另赔 {odds}。</translation>
    </message>
    <message>
        <source>The system drew the dealer&apos;s position for the Lucky Bonus: {odds} on the wager on the dealer&apos;s hand.</source>
        <translation>系统为 Lucky Bonus 抽中荷官的位置：荷官牌上的注赔 {odds}。</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}, and Cover All is paid from {lowest} up.</source>
        <translation>全桌最大的牌在{holder}，是{highest}，而 Cover All 要{lowest}或以上才赔。</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}: Cover All pays {odds} for it where the number of players is {players}.</source>
        <translation>全桌最大的牌在{holder}，是{highest}：玩家人数为 {players} 时，Cover All 赔 {odds}。</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds or plays the Ante, and from a pair of aces up as much as three times the Ante.</source>
        <translation>从荷官左手起顺时针作决定：{seat} 号位弃牌，或下一倍 Ante；一对 A 或以上最多可下三倍 Ante。</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds, or plays one to three times the Ante with any hand.</source>
        <translation>从荷官左手起顺时针作决定：{seat} 号位弃牌，或不论什么牌下一到三倍 Ante。</translation>
    </message>
    <message>
        <source>Before the flop each player in turn, clockwise, folds or makes a Flop Wager of twice the Ante: now seat {seat}.</source>
        <translation>翻牌前玩家顺时针依次弃牌，或下两倍 Ante 的 Flop 注：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the turn or check: now seat {seat}.</source>
        <translation>还在局中的玩家在转牌前可再下注一倍 Ante，或过牌：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the river or check: now seat {seat}.</source>
        <translation>还在局中的玩家在河牌前可再下注一倍 Ante，或过牌：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>Before the flop a player checks or plays three or four times the Ante: now seat {seat}.</source>
        <translation>翻牌前玩家过牌，或下三或四倍 Ante：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>After the flop, who has not played yet checks or plays twice the Ante: now seat {seat}.</source>
        <translation>翻牌后，还没下 Play 的玩家过牌，或下两倍 Ante：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>With the whole board out, who has not played yet plays the Ante once or folds: now seat {seat}.</source>
        <translation>公共牌全出后，还没下 Play 的玩家以一倍 Ante 下 Play，或弃牌：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>With one card of the dealer in sight each player, clockwise, folds or bets twice the Ante: now seat {seat}.</source>
        <translation>看到荷官的一张牌后，玩家顺时针依次弃牌，或下两倍 Ante：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>Seat {seat} has left the table: its {wager} is treated as lost.</source>
        <translation>{seat} 号位已离桌：其 {wager} 按输处理。</translation>
    </message>
    <message>
        <source>No wager of seat {seat} stands any more after the fold: its cards go to the rack unseen.</source>
        <translation>弃牌后 {seat} 号位已无有效投注：牌不看直接入弃牌架。</translation>
    </message>
    <message>
        <source>After the fold nothing at the table looks at the cards of seat {seat} any more: they go to the rack at once.</source>
        <translation>弃牌后桌上已不用看 {seat} 号位的牌：立即入弃牌架。</translation>
    </message>
    <message>
        <source>A fold ends the hand: the cards of seat {seat} go to the rack together with the wagers.</source>
        <translation>弃牌即结束这手牌：{seat} 号位的牌与投注一起收走，牌入弃牌架。</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses the Bad Beat Bonus too.</source>
        <translation>{seat} 号位弃牌，本场规定弃牌也输 Bad Beat Bonus。</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Cover All too.</source>
        <translation>{seat} 号位弃牌，本场规定弃牌也输 Cover All。</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Trips too.</source>
        <translation>{seat} 号位弃牌，本场规定弃牌也输 Trips。</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, but a wager that still stands looks at its cards: they are turned in their turn.</source>
        <translation>{seat} 号位弃牌，但仍有投注要看它的牌：轮到时翻开。</translation>
    </message>
    <message>
        <source>Seat {seat} has folded and its cards stayed for the envy bonus alone: they are turned after the last seat.</source>
        <translation>{seat} 号位弃牌，牌只为 Envy Bonus 留着：在最后一个座位之后翻开。</translation>
    </message>
    <message>
        <source>Seat {seat} has folded: its {wager} is lost, and is collected before the dealer shows a card.</source>
        <translation>{seat} 号位弃牌：其 {wager} 输，在荷官亮牌前收走。</translation>
    </message>
    <message>
        <source>Seat {seat} folds: its {wager} is lost, and is collected at once.</source>
        <translation>{seat} 号位弃牌：其 {wager} 输，立即收走。</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s hand is shown before the first player&apos;s.</source>
        <translation>人人都已决定，弃牌注已收：荷官的牌先于第一位玩家亮出。</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s six cards are shown before the first player&apos;s.</source>
        <translation>人人都已决定，弃牌者的注已收：先亮荷官的六张牌，再亮第一位玩家的牌。</translation>
    </message>
    <message>
        <source>The last wager is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>最后一注已下，公共牌已齐：荷官的两张牌先于第一位玩家亮出。</translation>
    </message>
    <message>
        <source>The last decision is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>最后的决定已作，公共牌已齐：荷官的两张牌先于第一位玩家亮出。</translation>
    </message>
    <message>
        <source>Everybody has bet or folded: now the four hole cards are turned.</source>
        <translation>人人都已下注或弃牌：现在翻开四张暗牌。</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are {dealer}, king-high or better: the dealer qualifies.</source>
        <translation>荷官五张牌中的最佳四张是{dealer}，K 高牌或以上：荷官达标。</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are only {dealer}, below king-high: the dealer does not qualify.</source>
        <translation>荷官五张牌中的最佳四张只是{dealer}，不到 K 高牌：荷官不达标。</translation>
    </message>
    <message>
        <source>The best four of all six cards are {dealer}; the dealer needs nothing to qualify.</source>
        <translation>六张牌中的最佳四张是{dealer}；荷官无须达标。</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}.</source>
        <translation>荷官两张手牌与公共牌中的最佳五张是{dealer}。</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}, a pair or better: the Antes are in play.</source>
        <translation>荷官两张手牌与公共牌中的最佳五张是{dealer}，一对或以上：Ante 有效。</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are only {dealer}, less than a pair: the Antes still in play go back.</source>
        <translation>荷官两张手牌与公共牌中的最佳五张只是{dealer}，不到一对：尚在局中的 Ante 退还。</translation>
    </message>
    <message>
        <source>The dealer has {dealer}, and ace-king or better qualifies: the hands are compared.</source>
        <translation>荷官是{dealer}，A-K 或以上达标：比牌。</translation>
    </message>
    <message>
        <source>The dealer has only {top two}: less than ace-king is no hand.</source>
        <translation>荷官只有 {top two}：不到 A-K 即无牌。</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: the players hear it before the first Ante is paid.</source>
        <translation>荷官不到 A-K：赔第一个 Ante 之前要让玩家听到。</translation>
    </message>
    <message>
        <source>The dealer has no hand, so only hands with a bonus or progressive wager are turned: that of seat {seat} is one.</source>
        <translation>荷官无牌，只翻有 Bonus 注或累进注的牌：{seat} 号位就是。</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right, counterclockwise, one hand after the other is turned, and losers are taken at once: now seat {seat}.</source>
        <translation>从荷官右手起逆时针逐一翻开，输家立即收：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>Hands are settled one after the other from the dealer&apos;s right, counterclockwise: now seat {seat}.</source>
        <translation>从荷官右手起逆时针逐一结算：现在是 {seat} 号位。</translation>
    </message>
    <message>
        <source>The best four of the five cards of seat {seat} are {hand}; the fifth does not count.</source>
        <translation>{seat} 号位五张牌中的最佳四张是{hand}；第五张不算。</translation>
    </message>
    <message>
        <source>For seat {seat} the best five of two cards and the board are {hand}.</source>
        <translation>{seat} 号位两张手牌与公共牌中的最佳五张是{hand}。</translation>
    </message>
    <message>
        <source>All five cards of seat {seat} play: {hand}.</source>
        <translation>{seat} 号位五张牌全用：{hand}。</translation>
    </message>
    <message>
        <source>The first Six Card Bonus is to be settled and everything that comes before it is done: what lies on that spot is shown once for all.</source>
        <translation>要结算第一个 Six Card Bonus，此前的都已做完：该位上的牌翻开一次，全桌共用。</translation>
    </message>
    <message>
        <source>The wagers that the cards of seat {seat} decide are settled: they go to the rack so that the hand can be found again.</source>
        <translation>由 {seat} 号位的牌决定的投注已结算：牌入弃牌架，要能还原这手牌。</translation>
    </message>
    <message>
        <source>Every wager of seat {seat} is settled: its cards go to the rack so that the hand can be found again.</source>
        <translation>{seat} 号位的投注全部结算：牌入弃牌架，要能还原这手牌。</translation>
    </message>
    <message>
        <source>Seat {seat} has lost and its side wagers are settled: the cards of a losing hand go at once.</source>
        <translation>{seat} 号位输了，边注已结算：输的牌立即收。</translation>
    </message>
    <message>
        <source>Seat {seat} has its wagers back: a tied hand goes after the losers.</source>
        <translation>{seat} 号位的投注已退还：平手的牌在输家之后收。</translation>
    </message>
    <message>
        <source>Every winner is paid: only now the winning hands go, that of seat {seat} among them.</source>
        <translation>赢家都已赔付：现在才收赢的牌，{seat} 号位是其中之一。</translation>
    </message>
    <message>
        <source>The last Ante is paid: now the hand of seat {seat} may go.</source>
        <translation>最后一个 Ante 已赔：现在可收 {seat} 号位的牌。</translation>
    </message>
    <message>
        <source>Every wager is settled and every hand is in: the table is cleared for the next round.</source>
        <translation>投注全部结算，牌全部收回：清台，准备下一局。</translation>
    </message>
    <message>
        <source>The system learns which hand has won by its key, and then the supervisor confirms it.</source>
        <translation>按牌型键告诉系统是哪手牌中奖，再由主管确认。</translation>
    </message>
    <message>
        <source>Everything is settled and reconciled: GAME OVER opens the system for the next round.</source>
        <translation>全部结算并核对：按 GAME OVER，系统开放下一局。</translation>
    </message>
    <message>
        <source>Before community cards are shown one card goes away unseen.</source>
        <translation>亮公共牌之前先销一张牌，不看牌面。</translation>
    </message>
    <message>
        <source>Everybody has decided: the flop is three cards, face up.</source>
        <translation>人人都已决定：翻牌是三张，面朝上。</translation>
    </message>
    <message>
        <source>The fourth community card follows when nobody has anything left to decide before it.</source>
        <translation>再无人需要决定时，才发第四张公共牌。</translation>
    </message>
    <message>
        <source>The fifth community card completes the board.</source>
        <translation>第五张公共牌发出，公共牌到齐。</translation>
    </message>
    <message>
        <source>Cards are dealt only when the players know that bets are closed.</source>
        <translation>玩家知道下注已停，才可发牌。</translation>
    </message>
    <message>
        <source>With bets closed no electronic wager may slip in: the system is locked.</source>
        <translation>下注已停，不可再有电子投注进来：锁定系统。</translation>
    </message>
    <message>
        <source>The key lights the sensors while the chips still lie on them.</source>
        <translation>趁筹码还在感应位上按键，点亮感应灯。</translation>
    </message>
    <message>
        <source>The progressive wagers are taken before the first card, whatever becomes of them.</source>
        <translation>累进注在第一张牌之前收取，不论结果如何。</translation>
    </message>
    <message>
        <source>The number of chips taken, {count}, has to be the one that the system accepted.</source>
        <translation>收到的筹码数 {count} 必须与系统接受的一致。</translation>
    </message>
    <message>
        <source>Somebody has a Six Card Bonus: what it is decided by has a place of its own in front of the dealer, face down.</source>
        <translation>有人下了 Six Card Bonus：决定它的牌在荷官面前有专门的位置，面朝下。</translation>
    </message>
    <message>
        <source>Of the last stack only what is needed is used: the rest goes to the rack unseen.</source>
        <translation>上一叠牌只用所需的：其余不看直接入弃牌架。</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card lies face up by the rules: it is no exposed card.</source>
        <translation>荷官的最后一张牌按规则面朝上：不算暴露。</translation>
    </message>
    <message>
        <source>One card at a time, clockwise from the dealer&apos;s left, the dealer&apos;s own last in each pass: now {to}.</source>
        <translation>一次一张，从荷官左手起顺时针，每圈荷官的最后：现在到{to}。</translation>
    </message>
    <message>
        <source>The shoe gives whole stacks, clockwise from the dealer&apos;s left, the dealer&apos;s own last: now {to}.</source>
        <translation>牌靴整叠出牌，从荷官左手起顺时针，荷官的最后：现在到{to}。</translation>
    </message>
    <message>
        <source>This shoe gives each hand as a whole, in an order of its own that the rules allow: now {to}.</source>
        <translation>此牌靴整手出牌，顺序由它自定，规则允许：现在到{to}。</translation>
    </message>
    <message>
        <source>Where no device counts the deck, the dealer counts what is left at least every {every} rounds: {count} cards.</source>
        <translation>没有设备点牌时，荷官至少每 {every} 局清点剩下的牌：{count} 张。</translation>
    </message>
    <message>
        <source>What is left of the deck is not needed any more, and nobody may see it.</source>
        <translation>剩下的牌不再需要，也不能让人看到。</translation>
    </message>
    <message>
        <source>New cards are looked through before anybody plays with them: front and back, for anything that marks them.</source>
        <translation>新牌使用前先检查：正面、背面，看有无可辨认的记号。</translation>
    </message>
    <message>
        <source>A second pair of eyes: the floor confirms what the dealer has inspected.</source>
        <translation>再核对一遍：由楼面确认荷官的检查。</translation>
    </message>
    <message>
        <source>The first player to arrive may see that the deck is complete.</source>
        <translation>第一位到的玩家可以看到整副牌齐全。</translation>
    </message>
    <message>
        <source>Face down and mixed by hand, no card can be followed.</source>
        <translation>面朝下用手搓乱，哪张牌都跟不住。</translation>
    </message>
    <message>
        <source>The washed cards become one stack again for the shuffle.</source>
        <translation>搓好的牌重新叠成一叠，准备洗牌。</translation>
    </message>
    <message>
        <source>Before play and after each round the cards are shuffled so that nothing of the old order is left.</source>
        <translation>开局前和每局后洗牌，不留原来的顺序。</translation>
    </message>
    <message>
        <source>The cover card goes at least {count} cards deep, so that nobody knows the first card or the last.</source>
        <translation>切牌卡至少 {count} 张深，这样谁都不知道第一张和最后一张。</translation>
    </message>
    <message>
        <source>The cut stack goes into the shoe, from which alone it is dealt.</source>
        <translation>切好的整叠牌放入牌靴，只从牌靴发牌。</translation>
    </message>
    <message>
        <source>Two decks of different backs change places every round: one is played, the other is shuffled.</source>
        <translation>两副背面不同的牌每局轮换：一副在用，另一副在洗。</translation>
    </message>
    <message>
        <source>Decks are replaced in time, before wear or marks tell one card from another.</source>
        <translation>按时换牌组，免得磨损或记号让人认出牌。</translation>
    </message>
    <message>
        <source>While nobody plays, the cards lie spread face down.</source>
        <translation>无人玩时，牌面朝下摊开。</translation>
    </message>
    <message>
        <source>At a table with a shuffler the cards of an idle table are stacked and not washed.</source>
        <translation>有洗牌机的牌桌，空台时叠牌，不搓牌。</translation>
    </message>
    <message>
        <source>The stack of the idle table goes into the shuffler, and is shuffled there.</source>
        <translation>空台的整叠牌放入洗牌机，在里面洗。</translation>
    </message>
    <message>
        <source>Play begins with the deck that the shuffler has held ready.</source>
        <translation>用洗牌机备好的那副牌开局。</translation>
    </message>
    <message>
        <source>The round is void: every wager goes back, also the {wager} that was taken before the deal.</source>
        <translation>本局作废：所有投注退还，发牌前已收的 {wager} 也退。</translation>
    </message>
    <message>
        <source>The round is void and decides nothing: the {wager} goes back to seat {seat}.</source>
        <translation>本局作废，不分输赢：{wager} 退还 {seat} 号位。</translation>
    </message>
    <message>
        <source>The card that was seen is out of this round: it goes to the rack.</source>
        <translation>被看到的牌退出本局：放入弃牌架。</translation>
    </message>
    <message>
        <source>The order of these cards is not to be trusted any more: they are shuffled.</source>
        <translation>这些牌的次序已不可信：重新洗牌。</translation>
    </message>
    <message>
        <source>Nobody plays on with a deck that is not complete: it leaves the table.</source>
        <translation>不齐全的牌不能再用：撤下桌。</translation>
    </message>
    <message>
        <source>The cut did not count: the cards are cut again, deep enough.</source>
        <translation>这次切牌不算：重新切，要够深。</translation>
    </message>
    <message>
        <source>Nobody may take a device for usable that is not: it is covered first.</source>
        <translation>不能让人误以为坏设备可用：先遮盖。</translation>
    </message>
    <message>
        <source>The two numbers differ: only the floor can clear that up.</source>
        <translation>两个数目不符：只有楼面能弄清。</translation>
    </message>
    <message>
        <source>The round is void, but the first two cards decide the bonus: those of seat {seat} are turned.</source>
        <translation>本局作废，但 Bonus 由首两张牌决定：翻开 {seat} 号位的牌。</translation>
    </message>
</context>
<context>
    <name>WrongValue</name>
    <message>
        <source>%1 is %2 too much.</source>
        <translation>%1 多了 %2。</translation>
    </message>
    <message>
        <source>%1 is %2 too little.</source>
        <translation>%1 少了 %2。</translation>
    </message>
    <message>
        <source>You added the stake: at %1 it stays the player&apos;s anyway, and only the win is paid.</source>
        <translation>你加了本金：%1 时本金本来就是玩家的，只赔赢的部分。</translation>
    </message>
    <message>
        <source>You kept the stake back: it was taken before the deal, and %1 is paid in full.</source>
        <translation>你扣下了本金：它在发牌前已收，%1 全数赔付。</translation>
    </message>
    <message>
        <source>%1 is what %2 pays; this wager is paid for %3.</source>
        <translation>%1 是%2的赔付；这一注应按%3赔。</translation>
    </message>
    <message>
        <source>%1 is the stake; it pays %2.</source>
        <translation>%1 是本金；应赔 %2。</translation>
    </message>
    <message>
        <source>%1 is more than the limit leaves for this hand.</source>
        <translation>%1 超过这手牌剩下的上限。</translation>
    </message>
    <message>
        <source>%1 is exact, but this house rounds down.</source>
        <translation>%1 是精确值，但本场向下取整。</translation>
    </message>
    <message>
        <source>The whole stake is taken: %1.</source>
        <translation>本金全数收取：%1。</translation>
    </message>
    <message>
        <source>The stake goes back as it was: %1.</source>
        <translation>本金原样退还：%1。</translation>
    </message>
    <message>
        <source>The right number is %1.</source>
        <translation>正确的数目是 %1。</translation>
    </message>
    <message>
        <source>No amount was named.</source>
        <translation>没有说金额。</translation>
    </message>
    <message>
        <source>A hand is set from %1 different cards here.</source>
        <translation>此处一手牌由 %1 张不同的牌组成。</translation>
    </message>
    <message>
        <source>These cards make %1, but a higher one can be made.</source>
        <translation>这些牌是%1，但还能组成更大的一手牌。</translation>
    </message>
    <message>
        <source>These cards make %1; the best hand is %2.</source>
        <translation>这些牌是%1；最佳牌型是%2。</translation>
    </message>
    <message>
        <source>The cards are right, but the hand was not named: %1.</source>
        <translation>牌对了，但没有报牌型：%1。</translation>
    </message>
    <message>
        <source>The cards are right, but they are no %1: they make %2.</source>
        <translation>牌对了，但不是%1，而是%2。</translation>
    </message>
    <message>
        <source>Right to stop, but for another reason</source>
        <translation>停得对，但理由不是这个</translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation>裁定错误</translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <translation>牌型错误</translation>
    </message>
    <message>
        <source>Wrong name</source>
        <translation>名称错误</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>数目错误</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>金额错误</translation>
    </message>
    <message>
        <source>The wrong side up</source>
        <translation>牌面朝向错误</translation>
    </message>
    <message>
        <source>Wrong outcome</source>
        <translation>结果错误</translation>
    </message>
</context>
<context>
    <name>cutcard::ExamController</name>
    <message>
        <source>An exam is running already. End it first.</source>
        <translation>已有考试在进行。请先结束。</translation>
    </message>
    <message>
        <source>This round cannot be shown. Call your supervisor: %1</source>
        <translation>这一局无法显示。请叫主管：%1</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>请先选答案。</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can go on with it or end it here.</source>
        <translation>考试还没结束。主管可在此继续或结束。</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can interrupt or end it: Ctrl+Alt+S, or the button above.</source>
        <translation>考试还没结束。主管可中断或结束：Ctrl+Alt+S，或上方按钮。</translation>
    </message>
    <message>
        <source>Item %1 of %2</source>
        <translation>第 %1 / %2 题</translation>
    </message>
    <message>
        <source>left in this section</source>
        <translation>本部分剩余</translation>
    </message>
    <message>
        <source>left in the exam</source>
        <translation>考试剩余</translation>
    </message>
</context>
<context>
    <name>cutcard::HistoryList</name>
    <message>
        <source>%1, %2, %3, actions: %4, errors: %5</source>
        <translation>%1，%2，%3，动作：%4，错误：%5</translation>
    </message>
</context>
<context>
    <name>cutcard::KeyTable</name>
    <message>
        <source>The keys for &quot;%1&quot; cannot be changed.</source>
        <translation>“%1”的按键不能更改。</translation>
    </message>
    <message>
        <source>This is not a key that can be used. Press another one.</source>
        <translation>这个键不能用。请按别的键。</translation>
    </message>
    <message>
        <source>%1 is needed for seats, amounts and moving about. Press another key.</source>
        <translation>%1 用于座位、金额和移动。请按别的键。</translation>
    </message>
    <message>
        <source>%1 is the key for &quot;%2&quot; already. Give that one another key first.</source>
        <translation>%1 已是“%2”的键。请先给它换键。</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>没有这个动作。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key for &quot;%2&quot;; %3 is used instead.</source>
        <translation>“%1”不能作“%2”的键；改用 %3。</translation>
    </message>
    <message>
        <source>Two actions have the same key; all keys are at their defaults again.</source>
        <translation>两个动作用了同一个键；所有按键已恢复默认。</translation>
    </message>
</context>
<context>
    <name>cutcard::MasteryBoard</name>
    <message>
        <source>Look at it once more, slowly: %1 (%2)</source>
        <translation>再慢慢看一遍：%1（%2）</translation>
    </message>
    <message>
        <source>Due for review: %1 (%2)</source>
        <translation>该复习：%1（%2）</translation>
    </message>
    <message>
        <source>%3 % right: %1 (%2)</source>
        <translation>正确率 %3%：%1（%2）</translation>
    </message>
    <message>
        <source>New for you: %1 (%2)</source>
        <translation>你还没练过：%1（%2）</translation>
    </message>
    <message>
        <source>Your most frequent error: %1, mostly here: %2 (%3)</source>
        <translation>你最常犯的错误：%1，多在此处：%2（%3）</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>每小时 %1 手</translation>
    </message>
    <message>
        <source>%1: not part of this game</source>
        <translation>%1：本游戏没有</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 skills practised</source>
        <translation>%1：%2，已练 %3 / %4 项技能</translation>
    </message>
</context>
<context>
    <name>cutcard::QuestionDesk</name>
    <message>
        <source>This is how it goes</source>
        <translation>应该这样</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message numerus="yes">
        <source>Right, but slower than %n second(s)</source>
        <translation>
            <numerusform>正确，但超过 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ruling %2</source>
        <translation>%1，裁定 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>cutcard::ReviewSession</name>
    <message>
        <source>This one slips away again and again: look at the answer first.</source>
        <translation>这个总是记不住：先看答案。</translation>
    </message>
    <message>
        <source>Take twice the time for this one.</source>
        <translation>这个用两倍时间慢慢做。</translation>
    </message>
    <message>
        <source>Take your time, and ask a supervisor to show you this at the table.</source>
        <translation>慢慢来，请主管在桌上演示给你看。</translation>
    </message>
</context>
<context>
    <name>cutcard::RoundController</name>
    <message>
        <source>Say who you are first: what you do is kept.</source>
        <translation>先说你是谁：所做的都会保存。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The last step was taken back.</source>
        <translation>已撤回上一步。</translation>
    </message>
    <message>
        <source>Choose a seat first: touch it, or press its number.</source>
        <translation>先选座位：点一下，或按座位号。</translation>
    </message>
    <message>
        <source>Choose a spot first: touch it, or press the seat&apos;s number and the arrows.</source>
        <translation>先选注位：点一下，或按座位号和方向键。</translation>
    </message>
    <message>
        <source>To the whole table? Call once more. For a wager, choose its spot first.</source>
        <translation>叫到全桌？再叫一次。若为某一注，先选其注位。</translation>
    </message>
    <message>
        <source>These cards lie face down: nobody can read them yet.</source>
        <translation>这些牌面朝下：谁都还看不到。</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>牌局 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>本局之后</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>你来发牌</translation>
    </message>
    <message>
        <source>The floor comments after the round.</source>
        <translation>楼面在本局之后讲评。</translation>
    </message>
    <message>
        <source>Something may go wrong in this round: watch the table.</source>
        <translation>本局可能出状况：留意牌桌。</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>照章示范</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>开放下注</translation>
    </message>
    <message>
        <source>A card is dealt</source>
        <translation>发一张牌</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>COIN IN</source>
        <translation>COIN IN</translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation>中奖牌型</translation>
    </message>
    <message>
        <source>GAME OVER</source>
        <translation>GAME OVER</translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation>因 %1 号位</translation>
    </message>
    <message>
        <source>Set the hand</source>
        <translation>摆牌</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>你自己的牌</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>Seat %1 · %2</source>
        <translation>%1 号位 · %2</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>赔付 %1</translation>
    </message>
    <message>
        <source>%1: pull out the %2 cards that play, and name the hand</source>
        <translation>%1：抽出要用的 %2 张牌，报出牌型</translation>
    </message>
    <message>
        <source>Stop: what is wrong?</source>
        <translation>停：哪里不对？</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>怎么裁定？</translation>
    </message>
    <message>
        <source>The keypad of the progressive system</source>
        <translation>累进系统键盘</translation>
    </message>
    <message>
        <source>Envy bonus to %1: for whose hand, and how much?</source>
        <translation>Envy Bonus 给%1：因谁的牌，多少？</translation>
    </message>
    <message>
        <source>How many cards are in the stub?  %1</source>
        <translation>余牌有几张？  %1</translation>
    </message>
    <message>
        <source>How deep does the cover card go at least?  %1</source>
        <translation>切牌卡至少插多深？  %1</translation>
    </message>
    <message>
        <source>How many progressive wagers does the system have to show?  %1</source>
        <translation>系统应显示几个累进注？  %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Flawless: %1 of %2</source>
        <translation>全对：%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try</source>
        <translation>首次即对 %1 / %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>已做：%1</translation>
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
        <translation>牌局 %L1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::School</name>
    <message>
        <source>Checking the records: %1 %</source>
        <translation>检查记录：%1%</translation>
    </message>
    <message>
        <source>Comparing what was written: %1 %</source>
        <translation>核对已写入的内容：%1%</translation>
    </message>
    <message>
        <source>Bringing the records up to date: %1 %</source>
        <translation>更新记录：%1%</translation>
    </message>
    <message>
        <source>Bringing back what was interrupted: %1 %</source>
        <translation>找回中断的内容：%1%</translation>
    </message>
    <message>
        <source>Making today&apos;s backup: %1 %</source>
        <translation>做今天的备份：%1%</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Opening the records</source>
        <translation>打开记录</translation>
    </message>
</context>
<context>
    <name>cutcard::SchoolLine</name>
    <message>
        <source>The school has everything.</source>
        <translation>学校已收到全部记录。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) wait for the school.</source>
        <translation>
            <numerusform>%n 条记录等待发送给学校。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the school</source>
        <translation>正在连接学校</translation>
    </message>
    <message>
        <source>The school does not answer.</source>
        <translation>学校没有应答。</translation>
    </message>
</context>
<context>
    <name>cutcard::Settings</name>
    <message>
        <source>The settings in &quot;%1&quot; cannot be read; the defaults are used.</source>
        <translation>无法读取“%1”中的设置；使用默认值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used for &quot;%2&quot;; it is %3 now.</source>
        <translation>“%1”不能用于“%2”；现为 %3。</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;; it is ignored.</source>
        <translation>没有“%1”这一设置；已忽略。</translation>
    </message>
    <message>
        <source>The school&apos;s server is named by a section of ~/.pg_service.conf, and by nothing else; none is used now.</source>
        <translation>学校的服务器只能用 ~/.pg_service.conf 中的一个小节来指定；现在不使用任何服务器。</translation>
    </message>
    <message>
        <source>Some lines of the settings in &quot;%1&quot; cannot be read; they are ignored.</source>
        <translation>无法读取“%1”中的部分设置行；这些行将被忽略。</translation>
    </message>
</context>
<context>
    <name>cutcard::StepRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>cutcard::TableModel</name>
    <message>
        <source>Dealer: %1</source>
        <translation>荷官：%1</translation>
    </message>
    <message>
        <source>Dealer: %1, qualifies</source>
        <translation>荷官：%1，达标</translation>
    </message>
    <message>
        <source>Dealer: %1, does not qualify</source>
        <translation>荷官：%1，不达标</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>无牌</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
</context>
<context>
    <name>cutcard::TimeLine</name>
    <message>
        <source>%1 (taken back)</source>
        <translation>%1（已撤回）</translation>
    </message>
</context>
<context>
    <name>cutcard::kiosk::IdleNotice</name>
    <message numerus="yes">
        <source>Nobody here? The console closes in %n second(s). Touch anything to stay.</source>
        <translation>
            <numerusform>没有人吗？控制台将在 %n 秒后关闭。触摸任意处可留下。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisDetails</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation>所选行</translation>
    </message>
    <message>
        <source>About the chosen row</source>
        <translation>关于所选行</translation>
    </message>
    <message>
        <source>Details of the chosen row</source>
        <translation>所选行的详情</translation>
    </message>
    <message>
        <source>E&amp;rrors</source>
        <translation>错误(&amp;R)</translation>
    </message>
    <message>
        <source>For who&amp;m</source>
        <translation>对谁(&amp;M)</translation>
    </message>
    <message>
        <source>Among &amp;all</source>
        <translation>整体对比(&amp;A)</translation>
    </message>
    <message>
        <source>Nobody made an error here.</source>
        <translation>这里没有人出错。</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>按类别的错误</translation>
    </message>
    <message>
        <source>Errors by family and reason</source>
        <translation>按类别和原因的错误</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>错在哪里</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>考试次数</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>得分占比</translation>
    </message>
    <message>
        <source>Shares of the points, the lowest first</source>
        <translation>得分占比，最低的在前</translation>
    </message>
    <message>
        <source>Groups first, then trainees; the lowest share of the points first.</source>
        <translation>先小组，后学员；得分占比最低的在前。</translation>
    </message>
    <message>
        <source>Facility and discrimination of all rows</source>
        <translation>所有行的得分率和区分度</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>请选一行</translation>
    </message>
    <message>
        <source>Its errors, and for whom it fails, are shown here.</source>
        <translation>这里显示它的错误，以及谁做不好。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>小组：%1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisModel</name>
    <message>
        <source>%1 (form %2)</source>
        <translation>%1（试卷 %2）</translation>
    </message>
    <message>
        <source>The family of the most frequent errors.</source>
        <translation>最常见错误的类别。</translation>
    </message>
    <message>
        <source>The mean share of the points that was earned: 100 % is easy, 0 % is hard.</source>
        <translation>平均得分占比：100% 容易，0% 难。</translation>
    </message>
    <message>
        <source>How closely success here goes with success in the rest of the exam, from -1 to 1.</source>
        <translation>此处做得好与考试其余部分做得好的相关程度，从 -1 到 1。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>规章</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>考试次数</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>区分度</translation>
    </message>
    <message>
        <source>Main error</source>
        <translation>主要错误</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisPage</name>
    <message>
        <source>List and details</source>
        <translation>列表和详情</translation>
    </message>
    <message>
        <source>Count by skill or by item</source>
        <translation>按技能或按题统计</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Item of the exam</source>
        <translation>考试题目</translation>
    </message>
    <message>
        <source>Count &amp;by</source>
        <translation>统计方式(&amp;B)</translation>
    </message>
    <message>
        <source>Figures of the skills or items</source>
        <translation>各技能或各题的数据</translation>
    </message>
    <message>
        <source>What should be looked at</source>
        <translation>需要留意的</translation>
    </message>
    <message>
        <source>Facility: the mean share of the points that was earned, so 100 % is easy. Discrimination: how closely success here goes with success in the rest of the exam, so 1 is sharp and below 0 something is wrong.</source>
        <translation>得分率：平均得分占比，100% 表示容易。区分度：此处做得好与考试其余部分做得好的相关程度，1 表示区分明显，低于 0 表示有问题。</translation>
    </message>
    <message>
        <source>Item analysis</source>
        <translation>题目分析</translation>
    </message>
    <message>
        <source>Choose an exam above: items can be compared within one exam only.</source>
        <translation>请在上方选一场考试：题目只能在同一考试内比较。</translation>
    </message>
    <message>
        <source>No two trainees had the same form of this exam. Count by skill, or give the exam one seed for everybody.</source>
        <translation>没有两名学员做过本考试的同一份试卷。请按技能统计，或让考试对大家用同一种子。</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; the figures appear here when it is over.</source>
        <translation>还没有完成的考试。请在考试页开始一场；结束后数据出现在这里。</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>没有符合所选的已完成考试。请选更长时间、别的考试或所有人。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out (rows with %n attempts or more).</source>
        <translation>
            <numerusform>没有特别之处（仅计 %n 次考试或以上的行）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at these first (rows with %n attempts or more):</source>
        <translation>
            <numerusform>先看这些（%n 次考试或以上的行）：</numerusform>
        </translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>（已删除）</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AttemptView</name>
    <message>
        <source>not reached</source>
        <translation>未做到</translation>
    </message>
    <message>
        <source>✗✗ %1, critical</source>
        <translation>✗✗ %1，关键</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>‹ &amp;Results</source>
        <translation>‹ 成绩(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>返回列表 (Esc)</translation>
    </message>
    <message>
        <source>Whose attempt at which exam</source>
        <translation>谁的考试记录、哪场考试</translation>
    </message>
    <message>
        <source>About the attempt</source>
        <translation>关于这份考试记录</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation>另存为(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;grade…</source>
        <translation>重新评分(&amp;G)…</translation>
    </message>
    <message>
        <source>Judge the stored rounds by the rules of today</source>
        <translation>按现行规则评判存下的各局</translation>
    </message>
    <message>
        <source>Items, score and record</source>
        <translation>题目、得分和记录</translation>
    </message>
    <message>
        <source>Items of the exam</source>
        <translation>考试的题目</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Score by sections and skills</source>
        <translation>按部分和技能的得分</translation>
    </message>
    <message>
        <source>Seal, rules and regradings</source>
        <translation>封存、规则和重新评分</translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation>题目(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>得分(&amp;C)</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>记录(&amp;D)</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>（姓名已删除）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>trainee and exam</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>开始于 %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>用时 %1</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n 个关键</numerusform>
        </translation>
    </message>
    <message>
        <source>Interruptions: %1</source>
        <translation>中断：%1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>至今 %1</translation>
    </message>
    <message>
        <source>seal %1: %2</source>
        <translation>封存 %1：%2</translation>
    </message>
    <message>
        <source>%1 %2
regraded, first %3</source>
        <translation>%1 %2
已重新评分，首次 %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>There is no mistake in this attempt.</source>
        <translation>这份考试记录没有错误。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::BoardWidget</name>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::CardGrid</name>
    <message>
        <source>Cards to pick from</source>
        <translation>可选的牌</translation>
    </message>
    <message>
        <source>%1: %2 already</source>
        <translation>%1：已%2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConflictModel</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>The kiosk&apos;s version</source>
        <translation>专用机的版本</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>专用机</translation>
    </message>
    <message>
        <source>Changed there</source>
        <translation>在该机修改于</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>本场规则</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>试卷</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleBody</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleWindow</name>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>主管控制台</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console</source>
        <translation>Cutcard：主管控制台</translation>
    </message>
    <message>
        <source>You were signed out because nobody was here.</source>
        <translation>因无人操作，你已被登出。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Sign out</source>
        <translation>登出(&amp;S)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Close console</source>
        <translation>关闭控制台(&amp;C)</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
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
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>已登录：%1</translation>
    </message>
    <message>
        <source>Check this &amp;machine…</source>
        <translation>检查本机(&amp;M)…</translation>
    </message>
    <message>
        <source>Open the &amp;records of this computer</source>
        <translation>打开本机的记录(&amp;R)</translation>
    </message>
    <message>
        <source>Open the school&apos;s &amp;records</source>
        <translation>打开学校的记录(&amp;R)</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the school&apos;s records</source>
        <translation>Cutcard：主管控制台，学校的记录</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the records of this computer</source>
        <translation>Cutcard：主管控制台，本机的记录</translation>
    </message>
    <message>
        <source>Opening the other records…</source>
        <translation>正在打开另一处的记录…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionBar</name>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Saving an older version makes it the newest one again.</source>
        <translation>保存旧版本会使它再成为最新版。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Give up changes</source>
        <translation>放弃更改(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Cannot be saved yet. %1 (at %2)</source>
        <translation>还不能保存。%1（在 %2）</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionPage</name>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Put right what is marked before you duplicate it.</source>
        <translation>复制前请先改正标出的地方。</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1，副本</translation>
    </message>
    <message>
        <source>%1 is saved as version %2.</source>
        <translation>%1 已存为版本 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 无法读取。%2</translation>
    </message>
    <message>
        <source>Read from %1. Save it to keep it.</source>
        <translation>已从 %1 读入。保存后才保留。</translation>
    </message>
    <message>
        <source>Put right what is marked before you export it.</source>
        <translation>导出前请先改正标出的地方。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another place.</source>
        <translation>%1 无法写入。请换个位置。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写到 %1。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionShelf</name>
    <message>
        <source>(no title)</source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1（在 %2）</translation>
    </message>
    <message>
        <source>This definition is no longer there.</source>
        <translation>此定义已不存在。</translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation>没有要保存的。</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>版本 %1，%2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DurationBox</name>
    <message>
        <source>No limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1:%2 分</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EntryForm</name>
    <message>
        <source>Checking…</source>
        <translation>检查中…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EventModel</name>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事项</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>By</source>
        <translation>经手人</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trainee and an exam</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamCritical</name>
    <message>
        <source>Any irregularity</source>
        <translation>任何异常</translation>
    </message>
    <message>
        <source>Add a critical &amp;error</source>
        <translation>添加关键错误(&amp;E)</translation>
    </message>
    <message>
        <source>Add a critical error</source>
        <translation>添加关键错误</translation>
    </message>
    <message>
        <source>No error fails this exam by itself.</source>
        <translation>没有任何错误会单独令本考试不通过。</translation>
    </message>
    <message>
        <source>Amount of critical error %1 in dollars</source>
        <translation>关键错误 %1 的金额（美元）</translation>
    </message>
    <message>
        <source>Irregularity of critical error %1</source>
        <translation>关键错误 %1 的异常</translation>
    </message>
    <message>
        <source>Remove critical error %1</source>
        <translation>删除关键错误 %1</translation>
    </message>
    <message>
        <source>Remove a critical error</source>
        <translation>删除关键错误</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamDraft</name>
    <message>
        <source>Rule set</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>Selections</source>
        <translation>选项</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamEditor</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Parts of the exam</source>
        <translation>考试的各页</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>考试(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>预览(&amp;P)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各部分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Time and form</source>
        <translation>时间和试卷</translation>
    </message>
    <message>
        <source>Errors that fail the exam by themselves</source>
        <translation>单独即令考试不通过的错误</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>本场规则：%1</translation>
    </message>
    <message>
        <source>House rules: %1, as they were when chosen</source>
        <translation>本场规则：%1，以选定时为准</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>规则集</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>及格线</translation>
    </message>
    <message>
        <source>Pass mark in percent</source>
        <translation>及格线（百分比）</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The trainee sees</source>
        <translation>学员可见</translation>
    </message>
    <message>
        <source>What the trainee sees afterwards</source>
        <translation>学员考后看到什么</translation>
    </message>
    <message>
        <source>Order of steps</source>
        <translation>步骤顺序</translation>
    </message>
    <message>
        <source>Strict house order</source>
        <translation>严格按本场顺序</translation>
    </message>
    <message>
        <source>The house order alone is right</source>
        <translation>只有本场规定的顺序算对</translation>
    </message>
    <message>
        <source>Whole exam</source>
        <translation>整场考试</translation>
    </message>
    <message>
        <source>Time of the whole exam</source>
        <translation>整场考试的时间</translation>
    </message>
    <message>
        <source>Target, hands an hour</source>
        <translation>目标，手/小时</translation>
    </message>
    <message>
        <source>Pace target in hands an hour</source>
        <translation>速度目标，每小时手数</translation>
    </message>
    <message>
        <source>Target, rounds an hour</source>
        <translation>目标，局/小时</translation>
    </message>
    <message>
        <source>Pace target in rounds an hour</source>
        <translation>速度目标，每小时局数</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>试卷</translation>
    </message>
    <message>
        <source>A fresh form each time</source>
        <translation>每次新试卷</translation>
    </message>
    <message>
        <source>The same form for everybody</source>
        <translation>大家同一份试卷</translation>
    </message>
    <message>
        <source>Seed of the form</source>
        <translation>试卷的种子</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The table is that of the house rules; change them on the page of rules, save them there and choose them here again.</source>
        <translation>牌桌依本场规则；要更改，请在规则页改好保存，再在此重选。</translation>
    </message>
    <message>
        <source>Take the chapter as it stands &amp;again</source>
        <translation>改回规章原样(&amp;A)</translation>
    </message>
    <message>
        <source>Choose what this table &amp;offers</source>
        <translation>选择此桌提供什么(&amp;O)</translation>
    </message>
    <message>
        <source>The exam is held by the chapter, as a house plays it that says nothing.</source>
        <translation>考试按规章进行，即本场未作任何规定时的玩法。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamPreview</name>
    <message>
        <source>from the opening</source>
        <translation>从开局起</translation>
    </message>
    <message>
        <source>from the last decision</source>
        <translation>从最后一次决定起</translation>
    </message>
    <message>
        <source>irregular: %1</source>
        <translation>异常：%1</translation>
    </message>
    <message>
        <source>&amp;Make a form</source>
        <translation>生成试卷(&amp;M)</translation>
    </message>
    <message>
        <source>Seed of the preview</source>
        <translation>预览的种子</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Another seed shows another form that a trainee may get</source>
        <translation>换个种子，就是学员可能拿到的另一份试卷</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>正在生成试卷</translation>
    </message>
    <message>
        <source>Item %v of %m</source>
        <translation>第 %v / %m 题</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>已放弃。</translation>
    </message>
    <message>
        <source>Items of the form</source>
        <translation>试卷的题目</translation>
    </message>
    <message>
        <source>The item in full</source>
        <translation>完整题目</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
答案：%2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Skills of the table, and how often the form has them</source>
        <translation>牌桌的技能，以及试卷中出现的次数</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>请先改正标出的地方。</translation>
    </message>
    <message>
        <source>The exam has changed since this form was made.</source>
        <translation>生成这份试卷后考试有更改。</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>无法生成试卷。%1（在 %2）</translation>
    </message>
    <message>
        <source>%1 of the %2 skills of this table, and %3 questions of theory.</source>
        <translation>此桌 %2 项技能中的 %1 项，以及 %3 道理论题。</translation>
    </message>
    <message>
        <source>Not covered (%1)</source>
        <translation>未覆盖（%1）</translation>
    </message>
    <message>
        <source>Covered (%1)</source>
        <translation>已覆盖（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSections</name>
    <message>
        <source>Add a &amp;section</source>
        <translation>添加部分(&amp;S)</translation>
    </message>
    <message>
        <source>Any…</source>
        <translation>任意…</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>已选 %1</translation>
    </message>
    <message>
        <source>Knowledge %1, performance %2</source>
        <translation>知识 %1，实操 %2</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Must appear</source>
        <translation>必须出现</translation>
    </message>
    <message>
        <source>Kind of section %1</source>
        <translation>第 %1 部分的种类</translation>
    </message>
    <message>
        <source>Kind of a section</source>
        <translation>部分的种类</translation>
    </message>
    <message>
        <source>Weight of section %1</source>
        <translation>第 %1 部分的权重</translation>
    </message>
    <message>
        <source>Time of section %1</source>
        <translation>第 %1 部分的时间</translation>
    </message>
    <message>
        <source>Rounds or questions of section %1</source>
        <translation>第 %1 部分的局数或题数</translation>
    </message>
    <message>
        <source>every skill</source>
        <translation>每项技能</translation>
    </message>
    <message>
        <source>Section %1: as many rounds as it takes for every skill</source>
        <translation>第 %1 部分：局数以覆盖每项技能为准</translation>
    </message>
    <message>
        <source>As many rounds as it takes for every skill of the table</source>
        <translation>局数以覆盖此桌每项技能为准</translation>
    </message>
    <message>
        <source>Every skill</source>
        <translation>每项技能</translation>
    </message>
    <message>
        <source>Skills that must appear in section %1</source>
        <translation>第 %1 部分必须出现的技能</translation>
    </message>
    <message>
        <source>Move section %1 up</source>
        <translation>上移第 %1 部分</translation>
    </message>
    <message>
        <source>Move section %1 down</source>
        <translation>下移第 %1 部分</translation>
    </message>
    <message>
        <source>Remove section %1</source>
        <translation>删除第 %1 部分</translation>
    </message>
    <message>
        <source>Remove a section</source>
        <translation>删除部分</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>添加部分</translation>
    </message>
    <message>
        <source>Move a section</source>
        <translation>移动部分</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSkillsDialog</name>
    <message>
        <source>Skills that must appear</source>
        <translation>必须出现的技能</translation>
    </message>
    <message>
        <source>Search for a skill</source>
        <translation>搜索技能</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Skills; the space bar chooses</source>
        <translation>技能；用空格键选择</translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation>选用这些(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation>全不选(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamsPage</name>
    <message>
        <source>Import an exam</source>
        <translation>导入考试</translation>
    </message>
    <message>
        <source>Export the exam</source>
        <translation>导出考试</translation>
    </message>
    <message>
        <source>Exam definition (*.json)</source>
        <translation>考试定义 (*.json)</translation>
    </message>
    <message>
        <source>This is no exam.</source>
        <translation>这不是考试。</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Start an e&amp;xam…</source>
        <translation>开始考试(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;New exam</source>
        <translation>新建考试(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制(&amp;D)</translation>
    </message>
    <message>
        <source>There is no exam yet. &quot;New exam&quot; begins with the blueprint of a public dealer course: pass at 80 %, knowledge 30 %, performance 70 %.</source>
        <translation>还没有考试。“新建考试”以一门公开荷官课程为蓝本：80% 及格，知识 30%，实操 70%。</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>Exams are started at a kiosk. What is saved here goes to all of them.</source>
        <translation>考试在专用机上开始。此处保存的内容会发送到所有专用机。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExchangePage</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>试卷</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>One signed file each way, for machines without a network. A file that was changed on the way is refused as a whole.</source>
        <translation>每个方向一个签名文件，供没有联网的机器使用。途中被改动的文件会整个拒收。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>写出</translation>
    </message>
    <message>
        <source>&amp;Write new results…</source>
        <translation>写出新成绩(&amp;W)…</translation>
    </message>
    <message>
        <source>results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Write a&amp;ll results…</source>
        <translation>写出全部成绩(&amp;L)…</translation>
    </message>
    <message>
        <source>all-results</source>
        <translation>全部成绩</translation>
    </message>
    <message>
        <source>For a room: its trainees and groups, house rules, exams, forms and scenarios.</source>
        <translation>供一间教室用：学员和小组、本场规则、考试、试卷和情景。</translation>
    </message>
    <message>
        <source>Write &amp;people and definitions…</source>
        <translation>写出人员和定义(&amp;P)…</translation>
    </message>
    <message>
        <source>school</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读入</translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation>读取文件(&amp;R)…</translation>
    </message>
    <message>
        <source>Read an exchange file</source>
        <translation>读取交换文件</translation>
    </message>
    <message>
        <source>Cutcard exchange (*.%1)</source>
        <translation>Cutcard 交换 (*.%1)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>文件的内容</translation>
    </message>
    <message>
        <source>Re&amp;gister this key…</source>
        <translation>登记此密钥(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>导入(&amp;T)</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>There is no sealed result that was not written yet.</source>
        <translation>没有尚未写出的已封存成绩。</translation>
    </message>
    <message>
        <source>Sealed results that were never written: %1.</source>
        <translation>从未写出的已封存成绩：%1。</translation>
    </message>
    <message>
        <source>Write an exchange file</source>
        <translation>写出交换文件</translation>
    </message>
    <message>
        <source>Results written: %1. The file is complete; the stick can be taken out.</source>
        <translation>已写出成绩：%1。文件完整；可以拔 U 盘。</translation>
    </message>
    <message>
        <source>The key of this machine: %1</source>
        <translation>本机密钥：%1</translation>
    </message>
    <message>
        <source>Written: %1 trainees, %2 groups, %3 definitions. The file is complete; the stick can be taken out.</source>
        <translation>已写出：%1 名学员、%2 个小组、%3 个定义。文件完整；可以拔 U 盘。</translation>
    </message>
    <message>
        <source>The file is whole, but nobody has registered the key that signed it: %1. Compare it with the key that the other machine showed when it wrote the file, and register it if they are the same.</source>
        <translation>文件完整，但签名密钥未登记：%1。请与另一台机器写出时显示的密钥核对，一致才登记。</translation>
    </message>
    <message>
        <source>The file is whole and signed by a registered key (%1). Written %2 by Cutcard %3. In it: %4.</source>
        <translation>文件完整，由已登记的密钥（%1）签名。%2 由 Cutcard %3 写出。内容：%4。</translation>
    </message>
    <message>
        <source>Taking it in: %1.</source>
        <translation>导入：%1。</translation>
    </message>
    <message>
        <source>unknown trainee %1</source>
        <translation>未知学员 %1</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>考试记录</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and which exam</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>已破坏</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 名成员</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>登记密钥</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>登记(&amp;R)</translation>
    </message>
    <message>
        <source>What the other machine is called</source>
        <translation>另一台机器叫什么</translation>
    </message>
    <message>
        <source>Key %1. Register it only if the other machine shows the same.</source>
        <translation>密钥 %1。只有另一台机器显示相同时才登记。</translation>
    </message>
    <message>
        <source>Other &amp;machine</source>
        <translation>另一台机器(&amp;M)</translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation>已导入：%1。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FigureFilters</name>
    <message>
        <source>E&amp;xam</source>
        <translation>考试(&amp;X)</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Gro&amp;up</source>
        <translation>小组(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Whose results</source>
        <translation>谁的成绩(&amp;W)</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>谁的成绩</translation>
    </message>
    <message>
        <source>&amp;Chapter</source>
        <translation>规章(&amp;C)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>规章</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>最近 90 天</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>最近 12 个月</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>从…到…</translation>
    </message>
    <message>
        <source>Days are counted in UTC, as in the records.</source>
        <translation>日期按 UTC 计，与记录一致。</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>首日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>末日</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>首日(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>末日(&amp;L)</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>小组：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>All exams</source>
        <translation>全部考试</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>全部规章</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FiguresScatter</name>
    <message>
        <source>A row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation>所选行</translation>
    </message>
    <message>
        <source>Facility in % (easy on the right)</source>
        <translation>得分率 %（右边容易）</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>区分度</translation>
    </message>
    <message>
        <source>Advice begins</source>
        <translation>建议界线</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FirstRunForm</name>
    <message>
        <source>&amp;Set up</source>
        <translation>设立(&amp;S)</translation>
    </message>
    <message>
        <source>Set up the supervisor&apos;s console</source>
        <translation>设立主管控制台</translation>
    </message>
    <message>
        <source>Nobody supervises here yet. The first supervisor adds trainees, other supervisors, rule sets and exams.</source>
        <translation>这里还没有主管。首位主管添加学员、其他主管、规则集和考试。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>你的姓名(&amp;N)</translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation>请填写你的姓名。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FormDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::GroupList</name>
    <message>
        <source>Everybody (%1)</source>
        <translation>所有人（%1）</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportDialog</name>
    <message>
        <source>Import people</source>
        <translation>导入人员</translation>
    </message>
    <message>
        <source>What the file would do</source>
        <translation>导入预览</translation>
    </message>
    <message>
        <source>&amp;Import (%1)</source>
        <translation>导入 %1(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>新增 %1</translation>
    </message>
    <message>
        <source>%1 join groups</source>
        <translation>加入小组 %1</translation>
    </message>
    <message>
        <source>%1 already there</source>
        <translation>已有 %1</translation>
    </message>
    <message>
        <source>%1 left out with errors</source>
        <translation>因错误略过 %1</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>已导入：%1</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation>没有导入任何内容。%1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportModel</name>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Already there, joins these groups</source>
        <translation>已有，加入这些小组</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>Already there. %1</source>
        <translation>已有。%1</translation>
    </message>
    <message>
        <source>Left out. %1</source>
        <translation>略过。%1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KeyModel</name>
    <message>
        <source>Revoked</source>
        <translation>已吊销</translation>
    </message>
    <message>
        <source>Believed</source>
        <translation>受信任</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>谁的</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>登记于</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KioskModel</name>
    <message>
        <source>○ Never seen</source>
        <translation>○ 从未出现</translation>
    </message>
    <message>
        <source>✓ Online</source>
        <translation>✓ 在线</translation>
    </message>
    <message>
        <source>⚠ Silent</source>
        <translation>⚠ 无消息</translation>
    </message>
    <message>
        <source>✗ Retired</source>
        <translation>✗ 已停用</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n 小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>专用机</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最后出现</translation>
    </message>
    <message>
        <source>Running exam</source>
        <translation>进行中的考试</translation>
    </message>
    <message>
        <source>Events waiting</source>
        <translation>待转发事件</translation>
    </message>
    <message>
        <source>Last event here</source>
        <translation>此处最后事件</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KiosksPage</name>
    <message>
        <source>Asking the school&apos;s server…</source>
        <translation>正在询问学校服务器…</translation>
    </message>
    <message>
        <source>Kiosks of the school</source>
        <translation>学校的专用机</translation>
    </message>
    <message>
        <source>No kiosk is registered yet. Whoever looks after the server adds one with
%1</source>
        <translation>尚未登记任何专用机。负责服务器的人可用以下命令添加：
%1</translation>
    </message>
    <message>
        <source>Changed at a kiosk and at the school</source>
        <translation>专用机和学校都修改过</translation>
    </message>
    <message>
        <source>Both versions are kept, and the newest one counts. Compare them on the page of rules, exams or scenarios, and save there what is to hold.</source>
        <translation>两个版本都会保留，以最新的为准。请在规则、考试或情景页面比较，并在那里保存应当采用的版本。</translation>
    </message>
    <message>
        <source>No definition was changed on both sides.</source>
        <translation>没有两边都修改过的定义。</translation>
    </message>
    <message>
        <source>Definitions that were changed on both sides</source>
        <translation>两边都修改过的定义</translation>
    </message>
    <message>
        <source>What you see here is as of %1.</source>
        <translation>此处显示的是 %1 的情况。</translation>
    </message>
    <message>
        <source>It is asked again every few seconds.</source>
        <translation>每隔几秒会自动重新查询服务器。</translation>
    </message>
    <message>
        <source>Online: %1, silent: %2, never seen: %3, retired: %4. As of %5.</source>
        <translation>在线：%1，无消息：%2，从未出现：%3，已停用：%4。截至 %5。</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>专用机</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PassphraseFields</name>
    <message>
        <source>&amp;Passphrase</source>
        <translation>口令(&amp;P)</translation>
    </message>
    <message>
        <source>Passphrase &amp;once more</source>
        <translation>再输一次口令(&amp;O)</translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation>太短。</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>两次不一样。请再输一次。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleDesk</name>
    <message>
        <source>rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>You cannot archive yourself. Another supervisor can.</source>
        <translation>你不能归档自己。别的主管可以。</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>add group</source>
        <translation>添加小组</translation>
    </message>
    <message>
        <source>rename group</source>
        <translation>重命名小组</translation>
    </message>
    <message>
        <source>remove group</source>
        <translation>删除小组</translation>
    </message>
    <message>
        <source>put into %1</source>
        <translation>放入 %1</translation>
    </message>
    <message>
        <source>take out of %1</source>
        <translation>移出 %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加于</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeoplePage</name>
    <message>
        <source>Search for a name or a group</source>
        <translation>搜索姓名或小组</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>搜索 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Ar&amp;chived and erased too</source>
        <translation>含已归档和已删除(&amp;C)</translation>
    </message>
    <message>
        <source>Show archived and erased people too</source>
        <translation>也显示已归档和已删除的人员</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Groups; people can be dropped on them</source>
        <translation>小组；可把人员拖到上面</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>归档(&amp;A)</translation>
    </message>
    <message>
        <source>Nobody is called so. Search for something else.</source>
        <translation>没有叫这个名字的人。请搜别的。</translation>
    </message>
    <message>
        <source>Nobody is in this group. Choose people under Everybody and drag them here, or use Groups.</source>
        <translation>此小组没有人。请在“所有人”中选人拖到这里，或用“小组”。</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add a trainee, or import a list.</source>
        <translation>还没有人。请添加学员，或导入名单。</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv *.txt)</source>
        <translation>逗号分隔 (*.csv *.txt)</translation>
    </message>
    <message>
        <source>Add &amp;trainee…</source>
        <translation>添加学员(&amp;T)…</translation>
    </message>
    <message>
        <source>Add &amp;supervisor…</source>
        <translation>添加主管(&amp;S)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>改名(&amp;N)</translation>
    </message>
    <message>
        <source>Gro&amp;ups…</source>
        <translation>小组(&amp;U)…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Erase f&amp;or ever…</source>
        <translation>永久删除(&amp;O)…</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <translation>Shift+Del</translation>
    </message>
    <message>
        <source>Reset &amp;passphrase…</source>
        <translation>重设口令(&amp;P)…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>添加(&amp;D)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>重命名(&amp;M)</translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation>Shift+F2</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>删除(&amp;V)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation>Ctrl+Shift+Del</translation>
    </message>
    <message>
        <source>&amp;Import CSV…</source>
        <translation>导入 CSV(&amp;I)…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Import people</source>
        <translation>导入人员</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>导出 CSV(&amp;X)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export people</source>
        <translation>导出人员</translation>
    </message>
    <message>
        <source>people.csv</source>
        <translation>人员.csv</translation>
    </message>
    <message>
        <source>Add a trainee</source>
        <translation>添加学员</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>%1 can train now.</source>
        <translation>%1 现在可以训练。</translation>
    </message>
    <message>
        <source>You cannot erase yourself. Another supervisor can.</source>
        <translation>你不能删除自己。别的主管可以。</translation>
    </message>
    <message>
        <source>Erased.</source>
        <translation>已删除。</translation>
    </message>
    <message>
        <source>set groups</source>
        <translation>设定小组</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>添加小组</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation>重命名小组</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>没有导入任何内容</translation>
    </message>
    <message>
        <source>The file cannot be read (%1). Choose another.</source>
        <translation>文件无法读取（%1）。请选别的。</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>The file cannot be written (%1). Choose another place.</source>
        <translation>文件无法写入（%1）。请换个位置。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsPage</name>
    <message>
        <source>What supervisors did</source>
        <translation>主管做了什么</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Steps of exams</source>
        <translation>考试的步骤</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Log and keys</source>
        <translation>日志和密钥</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>密钥(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Register key…</source>
        <translation>登记密钥(&amp;R)…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Re&amp;voke…</source>
        <translation>吊销(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>立即备份(&amp;B)</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事项</translation>
    </message>
    <message>
        <source>About whom</source>
        <translation>关于谁</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>事项(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>What happened, the newest first</source>
        <translation>发生的事，最新的在前</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened. Choose something else above.</source>
        <translation>没有发生过这类事。请在上方选别的。</translation>
    </message>
    <message>
        <source>An attempt from another machine counts as sealed only if that machine&apos;s key is registered here. Compare a key over another way than the file.</source>
        <translation>来自另一台机器的考试记录，只有其密钥在此登记才算已封存。请通过文件以外的途径核对密钥。</translation>
    </message>
    <message>
        <source>Registered keys</source>
        <translation>已登记的密钥</translation>
    </message>
    <message>
        <source>No key is registered yet. This machine&apos;s own comes with its first sealed exam; register those of other machines.</source>
        <translation>还没有登记密钥。本机密钥在第一次封存考试时产生；其他机器的密钥请在此登记。</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>登记密钥</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>登记(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Whose key it is</source>
        <translation>谁的密钥(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Key, 64 hexadecimal digits</source>
        <translation>密钥，64 位十六进制数字(&amp;K)</translation>
    </message>
    <message>
        <source>Write whose key it is.</source>
        <translation>请写明是谁的密钥。</translation>
    </message>
    <message>
        <source>Seals of %1 are believed from now on.</source>
        <translation>从现在起信任 %1 的封存。</translation>
    </message>
    <message>
        <source>Revoke a key</source>
        <translation>吊销密钥</translation>
    </message>
    <message>
        <source>No seal of &quot;%1&quot; is believed any more, older ones included.</source>
        <translation>“%1”的封存不再受信任，包括以前的。</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>吊销(&amp;R)</translation>
    </message>
    <message>
        <source>The key of %1 is revoked.</source>
        <translation>%1 的密钥已吊销。</translation>
    </message>
    <message>
        <source>A backup was made and checked.</source>
        <translation>备份已做好并检查过。</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsSwitch</name>
    <message>
        <source>The school&apos;s records</source>
        <translation>学校的记录</translation>
    </message>
    <message>
        <source>The records of this computer</source>
        <translation>本机的记录</translation>
    </message>
    <message>
        <source>Whose records</source>
        <translation>谁的记录</translation>
    </message>
    <message>
        <source>&amp;This computer</source>
        <translation>本机(&amp;T)</translation>
    </message>
    <message>
        <source>The s&amp;chool</source>
        <translation>学校(&amp;C)</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>正在显示</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoverForm</name>
    <message>
        <source>&amp;Set the new passphrase</source>
        <translation>设定新口令(&amp;S)</translation>
    </message>
    <message>
        <source>A new passphrase</source>
        <translation>新口令</translation>
    </message>
    <message>
        <source>The recovery code was shown when you were added. It can be used once; you get a new one.</source>
        <translation>恢复码在添加你时显示过。只能用一次；之后会得到新的。</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>主管(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Recovery code</source>
        <translation>恢复码(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Write the recovery code.</source>
        <translation>请填写恢复码。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoveryCodeView</name>
    <message>
        <source>I have &amp;written it down</source>
        <translation>我已抄下(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>恢复码</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>我已抄下</translation>
    </message>
    <message>
        <source>With this code %1 gets in again when the passphrase is forgotten. It is shown only now and replaces any older one. Keep it on paper, where no trainee finds it.</source>
        <translation>凭此恢复码，%1 忘了口令时可重新进入。只显示这一次，并取代以前的。请写在纸上，放在学员找不到的地方。</translation>
    </message>
    <message>
        <source>Recovery code %1</source>
        <translation>恢复码 %1</translation>
    </message>
    <message>
        <source>Copied. Paste it only where it stays secret.</source>
        <translation>已复制。只粘贴到能保密的地方。</translation>
    </message>
    <message>
        <source>Print the recovery code</source>
        <translation>打印恢复码</translation>
    </message>
    <message>
        <source>Cutcard: recovery code</source>
        <translation>Cutcard：恢复码</translation>
    </message>
    <message>
        <source>It replaces any older one. Keep it where no trainee finds it.</source>
        <translation>它取代以前的。请放在学员找不到的地方。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RegradeDialog</name>
    <message>
        <source>(not there)</source>
        <translation>（没有）</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>step and paragraph</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>Regrade this attempt</source>
        <translation>重新评分这份考试记录</translation>
    </message>
    <message>
        <source>&amp;Regrade</source>
        <translation>重新评分(&amp;R)</translation>
    </message>
    <message>
        <source>As first graded: %1, %2. By the rules of today: %3, %4. Both stay on the record, with your name.</source>
        <translation>首次评分：%1，%2。按现行规则：%3，%4。两者都留在记录上，并署你的名字。</translation>
    </message>
    <message>
        <source>Old and new score</source>
        <translation>新旧得分</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Rea&amp;son, as it will stand on the report</source>
        <translation>理由，将写在报告上(&amp;S)</translation>
    </message>
    <message>
        <source>What the rules of today see otherwise</source>
        <translation>现行规则看法不同之处</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>题</translation>
    </message>
    <message>
        <source>Stored with the exam</source>
        <translation>考试时所存</translation>
    </message>
    <message>
        <source>By the rules of today</source>
        <translation>按现行规则</translation>
    </message>
    <message>
        <source>keeps what was stored</source>
        <translation>保留所存的</translation>
    </message>
    <message>
        <source>The round is refused: %1</source>
        <translation>这一局被拒：%1</translation>
    </message>
    <message>
        <source>The rules of today see every round as it was stored.</source>
        <translation>按现行规则，每一局都与所存的一致。</translation>
    </message>
    <message>
        <source>Write why the attempt is regraded.</source>
        <translation>请写明为何对这份考试记录重新评分。</translation>
    </message>
    <message>
        <source>Regraded: %1 before, now %2, %3.</source>
        <translation>已重新评分：原为 %1，现为 %2，%3。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayPane</name>
    <message>
        <source>About this line</source>
        <translation>关于这一行</translation>
    </message>
    <message>
        <source>What happened, line by line</source>
        <translation>事件经过（逐行）</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>what a button does</comment>
        <translation>%1（%2 键）</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最前</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space in the list</source>
        <translation>列表中按空格</translation>
    </message>
    <message>
        <source>On</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最后</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一个错误</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>第 %1 / %2 行</translation>
    </message>
    <message>
        <source>Critical error.</source>
        <translation>关键错误。</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>正确：</translation>
    </message>
    <message>
        <source>Before it:</source>
        <translation>此前：</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>原因：</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>备注：</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayTimeline</name>
    <message>
        <source>Critical error: %1</source>
        <translation>关键错误：%1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生的事</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFiles</name>
    <message>
        <source>&amp;PDF…</source>
        <translation>PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>证书(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Transcript…</source>
        <translation>原始记录(&amp;T)…</translation>
    </message>
    <message>
        <source>CS&amp;V…</source>
        <translation>CSV(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;xAPI…</source>
        <translation>xAPI(&amp;X)…</translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation>请先选一份考试记录。</translation>
    </message>
    <message>
        <source>Report on one attempt</source>
        <translation>一份考试记录的报告</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <comment>a file&apos;s name</comment>
        <translation>报告</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>a file&apos;s name</comment>
        <translation>证书</translation>
    </message>
    <message>
        <source>The attempt&apos;s own file</source>
        <translation>考试记录的原始文件</translation>
    </message>
    <message>
        <source>Attempt (*.jsonl)</source>
        <translation>考试记录 (*.jsonl)</translation>
    </message>
    <message>
        <source>attempt</source>
        <comment>a file&apos;s name</comment>
        <translation>考试记录</translation>
    </message>
    <message>
        <source>results-%1</source>
        <comment>a file&apos;s name</comment>
        <translation>成绩-%1</translation>
    </message>
    <message>
        <source>The list as a table</source>
        <translation>列表存为表格</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation>逗号分隔 (*.csv)</translation>
    </message>
    <message>
        <source>Statements for a learning-management system</source>
        <translation>供学习管理系统用的 xAPI 语句</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>Address of the school</source>
        <translation>学校网址</translation>
    </message>
    <message>
        <source>&amp;Address of the school, by which its people are named</source>
        <translation>学校网址，用来标识其人员(&amp;A)</translation>
    </message>
    <message>
        <source>Write a whole address, such as https://school.example</source>
        <translation>请写完整网址，如 https://school.example</translation>
    </message>
    <message>
        <source>Statements of the list</source>
        <translation>列表的 xAPI 语句</translation>
    </message>
    <message>
        <source>xAPI (*.json)</source>
        <translation>xAPI (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写出：%1</translation>
    </message>
    <message>
        <source>Statements are made</source>
        <translation>正在生成 xAPI 语句</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No statements were written.</source>
        <translation>没有写出 xAPI 语句。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFilter</name>
    <message>
        <source>Name or exam</source>
        <translation>姓名或考试</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>小组</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>从这天起</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>到这天止</translation>
    </message>
    <message>
        <source>from any day</source>
        <translation>不限起始日</translation>
    </message>
    <message>
        <source>until any day</source>
        <translation>不限截止日</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>全部成绩</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Every group</source>
        <translation>全部小组</translation>
    </message>
    <message>
        <source>Every exam</source>
        <translation>全部考试</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsModel</name>
    <message>
        <source>⚠ seal broken</source>
        <translation>⚠ 封存已破坏</translation>
    </message>
    <message>
        <source>regraded</source>
        <translation>已重新评分</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between marks</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>（姓名已删除）</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>短码</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsPage</name>
    <message>
        <source>No attempt is like that. Choose &quot;Show all&quot;, or start an exam on the page of exams.</source>
        <translation>没有这样的考试记录。请选“全部显示”，或在考试页开始一场考试。</translation>
    </message>
    <message>
        <source>Number of attempts</source>
        <translation>考试记录数</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Go through the attempt (Enter)</source>
        <translation>逐步查看考试记录 (Enter)</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>考试记录</translation>
    </message>
    <message>
        <source>Attempts: %1</source>
        <translation>考试记录：%1</translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation>请先选一份考试记录。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChapterView</name>
    <message>
        <source>Always offered</source>
        <translation>一律提供</translation>
    </message>
    <message>
        <source>Offered unless declined</source>
        <translation>默认提供</translation>
    </message>
    <message>
        <source>Offered if chosen</source>
        <translation>选择才提供</translation>
    </message>
    <message>
        <source>Wagers, paytables and options</source>
        <translation>投注、赔付表和选项</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>赌场优势</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>计算赌场优势</translation>
    </message>
    <message>
        <source>Working out house edges, %v of %m</source>
        <translation>计算赌场优势，%v / %m</translation>
    </message>
    <message>
        <source>Meter for a $1 wager</source>
        <translation>$1 投注的奖池计数器</translation>
    </message>
    <message>
        <source>seed %1, then %2 % of each wager</source>
        <translation>起始 %1，之后每注的 %2%</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>玩家：%1</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>由本场决定</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChoices</name>
    <message>
        <source>Wagers</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>提供</translation>
    </message>
    <message>
        <source>One paytable, nothing to choose</source>
        <translation>只有一个赔付表，无须选择</translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation>不提供</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Paytable of the progressive</source>
        <translation>累进奖的赔付表</translation>
    </message>
    <message>
        <source>Paytable</source>
        <translation>赔付表</translation>
    </message>
    <message>
        <source>Progressive wager in dollars</source>
        <translation>累进注（美元）</translation>
    </message>
    <message>
        <source>Wager, $</source>
        <translation>投注，$</translation>
    </message>
    <message>
        <source>Envy schedule</source>
        <translation>Envy 方案</translation>
    </message>
    <message>
        <source>That of the paytable</source>
        <translation>随赔付表</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>在此桌</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus wager in dollars</source>
        <translation>Five Card Hand Bonus 注（美元）</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>Lucky Bonus</source>
        <translation>Lucky Bonus</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>由本场决定</translation>
    </message>
    <message>
        <source>Limits and chips</source>
        <translation>限额和筹码</translation>
    </message>
    <message>
        <source>Table minimum, $</source>
        <translation>最低注，$</translation>
    </message>
    <message>
        <source>Table minimum in dollars</source>
        <translation>最低注（美元）</translation>
    </message>
    <message>
        <source>Table maximum in dollars</source>
        <translation>最高注（美元）</translation>
    </message>
    <message>
        <source>Empty: no maximum.</source>
        <translation>空白：无最高注。</translation>
    </message>
    <message>
        <source>Table maximum, $</source>
        <translation>最高注，$</translation>
    </message>
    <message>
        <source>Chips in the tray in dollars</source>
        <translation>筹码盘的筹码（美元）</translation>
    </message>
    <message>
        <source>Chips in the tray, $</source>
        <translation>筹码盘的筹码，$</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesEditor</name>
    <message>
        <source>Parts of the house rules</source>
        <translation>本场规则的各页</translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>Own &amp;paytables</source>
        <translation>自设赔付表(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All tables</source>
        <translation>所有表(&amp;A)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>短名</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>规章</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPage</name>
    <message>
        <source>Import house rules</source>
        <translation>导入本场规则</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>导出本场规则</translation>
    </message>
    <message>
        <source>Rules Submission (*.json)</source>
        <translation>规则提交文件 (*.json)</translation>
    </message>
    <message>
        <source>These are no house rules.</source>
        <translation>这不是本场规则。</translation>
    </message>
    <message>
        <source>House rules and chapters</source>
        <translation>本场规则和规章</translation>
    </message>
    <message>
        <source>&amp;New house rules</source>
        <translation>新建本场规则(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制(&amp;D)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>本场规则</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>规章</translation>
    </message>
    <message>
        <source>%1. %2 seats. A chapter cannot be changed; house rules made from it can.</source>
        <translation>%1。%2 个座位。规章不能更改；由它建立的本场规则可以。</translation>
    </message>
    <message>
        <source>New &amp;house rules from this chapter</source>
        <translation>由此规章新建本场规则(&amp;H)</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation>%1，本场规则</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 % ± %2</source>
        <translation>%1% ± %2</translation>
    </message>
    <message>
        <source>%1, players: %2</source>
        <translation>%1，玩家：%2</translation>
    </message>
    <message>
        <source>%1, paytable %2</source>
        <translation>%1，赔付表 %2</translation>
    </message>
    <message>
        <source>Simulated players, not exact</source>
        <translation>模拟玩家，非精确值</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>自设赔付表，规章中没有</translation>
    </message>
    <message>
        <source>With the meter at its seed</source>
        <translation>奖池计数器为起始值时</translation>
    </message>
    <message>
        <source>What differs from the chapter</source>
        <translation>与规章的不同</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>赌场优势</translation>
    </message>
    <message>
        <source>House edge of what was chosen</source>
        <translation>所选项目的赌场优势</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>计算赌场优势</translation>
    </message>
    <message>
        <source>Working out, %v of %m</source>
        <translation>计算中，%v / %m</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>请先改正标出的地方。</translation>
    </message>
    <message>
        <source>Nothing: this is the chapter as it stands.</source>
        <translation>没有：与规章原样相同。</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1（自设）</translation>
    </message>
    <message>
        <source>In percent of the wager, exact unless marked; wagers that depend on the players&apos; decisions are not here.</source>
        <translation>占投注的百分比，未标注的为精确值；取决于玩家决定的投注不在此列。</translation>
    </message>
    <message>
        <source>Progressive and Five Card Hand Bonus: with the meter at its seed.</source>
        <translation>累进奖和 Five Card Hand Bonus：以奖池计数器为起始值计。</translation>
    </message>
    <message>
        <source>Cover All: simulated players, ± the standard error.</source>
        <translation>Cover All：模拟玩家，± 标准误差。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesTables</name>
    <message>
        <source>Own paytables</source>
        <translation>自设赔付表</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>删除(&amp;M)</translation>
    </message>
    <message>
        <source>A house may pay by tables of its own. They are marked everywhere as not in the chapter.</source>
        <translation>赌场可用自设的表赔付。各处都会标明规章中没有。</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>This chapter has no wager with paytables to choose</source>
        <translation>此规章没有可选赔付表的投注</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Rename a paytable</source>
        <translation>重命名赔付表</translation>
    </message>
    <message>
        <source>No own paytable yet. &quot;Add&quot; begins with a copy of one of the chapter&apos;s.</source>
        <translation>还没有自设赔付表。“添加”以规章某个表的副本开始。</translation>
    </message>
    <message>
        <source>Add a r&amp;ow</source>
        <translation>添加行(&amp;O)</translation>
    </message>
    <message>
        <source>%1, &amp;name</source>
        <translation>%1，名称(&amp;N)</translation>
    </message>
    <message>
        <source>Name of the paytable</source>
        <translation>赔付表名称</translation>
    </message>
    <message>
        <source>Hand of row %1</source>
        <translation>第 %1 行的牌型</translation>
    </message>
    <message>
        <source>Odds of row %1</source>
        <translation>第 %1 行的赔率</translation>
    </message>
    <message>
        <source>Move row %1 up</source>
        <translation>上移第 %1 行</translation>
    </message>
    <message>
        <source>Move row %1 down</source>
        <translation>下移第 %1 行</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>删除第 %1 行</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>删除行</translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation>移动行</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>添加行</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioEditor</name>
    <message>
        <source>‹ &amp;Scenarios</source>
        <translation>‹ 情景(&amp;S)</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>情景的标题</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z)</source>
        <translation>撤回上次更改 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>重做(&amp;D)</translation>
    </message>
    <message>
        <source>Change it again (Ctrl+Shift+Z)</source>
        <translation>再次更改 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>演示(&amp;H)</translation>
    </message>
    <message>
        <source>Go through the round by the book, step by step</source>
        <translation>照章逐步走一局</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>保存(&amp;A)</translation>
    </message>
    <message>
        <source>Keep the scenario (Ctrl+S)</source>
        <translation>保存情景 (Ctrl+S)</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>游戏和规则</translation>
    </message>
    <message>
        <source>Table, seats and irregularity</source>
        <translation>牌桌、座位和异常</translation>
    </message>
    <message>
        <source>What is still wrong</source>
        <translation>还有哪里不对</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>转到该处(&amp;G)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seed of what is filled in</source>
        <translation>填充内容的种子</translation>
    </message>
    <message>
        <source>&amp;Fill the rest at random</source>
        <translation>其余随机填充(&amp;F)</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Every place has its card. Choose a place first.</source>
        <translation>每个位置都有牌了。请先选位置。</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>种子是整数，0 或更大。</translation>
    </message>
    <message>
        <source>what was filled in</source>
        <translation>填充的内容</translation>
    </message>
    <message>
        <source>%1, as the round has it</source>
        <translation>%1，以本局为准</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and fault</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Table and settlement are shown as soon as nothing is wrong.</source>
        <translation>没有错误后即显示牌桌和结算。</translation>
    </message>
    <message>
        <source>Give the scenario a title.</source>
        <translation>请给情景加标题。</translation>
    </message>
    <message>
        <source>The round cannot be kept yet. %1</source>
        <translation>这一局还不能保存。%1</translation>
    </message>
    <message>
        <source>Kept: %1, version %2.</source>
        <translation>已保存：%1，版本 %2。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioFields</name>
    <message>
        <source>&quot;%1&quot; is no card: write rank and suit, such as Td.</source>
        <translation>“%1”不是牌：请写点数和花色，如 Td。</translation>
    </message>
    <message>
        <source>%1 is %2 already.</source>
        <translation>%1 已%2。</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenariosPage</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改于</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>No scenario yet. Choose &quot;New&quot; to build a round by hand: cards, wagers, decisions.</source>
        <translation>还没有情景。选“新建”，手工编一局：牌、投注、决定。</translation>
    </message>
    <message>
        <source>Rounds built by hand, to be shown and talked about</source>
        <translation>手工编的局，用来演示和讨论</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>演示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Take in a round</source>
        <translation>导入一局</translation>
    </message>
    <message>
        <source>Round (*.json *.jsonl)</source>
        <translation>局 (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the round</source>
        <translation>写出这一局</translation>
    </message>
    <message>
        <source>Round (*.json)</source>
        <translation>局 (*.json)</translation>
    </message>
    <message>
        <source>Choose a scenario first.</source>
        <translation>请先选情景。</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ 返回(&amp;B)</translation>
    </message>
    <message>
        <source>Which scenario</source>
        <translation>哪个情景</translation>
    </message>
    <message>
        <source>This round cannot be shown: %1</source>
        <translation>这一局无法显示：%1</translation>
    </message>
    <message>
        <source>Leave without keeping it?</source>
        <translation>不保存就离开？</translation>
    </message>
    <message>
        <source>The scenario has changes that were not kept.</source>
        <translation>情景有未保存的更改。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>%1 cannot be read as a round.</source>
        <translation>%1 无法读作一局。</translation>
    </message>
    <message>
        <source>%1 is no round.</source>
        <translation>%1 不是一局。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写出：%1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SelfTestDialog</name>
    <message>
        <source>Check of this machine</source>
        <translation>本机检查</translation>
    </message>
    <message>
        <source>The records are being checked…</source>
        <translation>正在检查记录…</translation>
    </message>
    <message>
        <source>Touch here, or press a key</source>
        <translation>触摸此处，或按任意键</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>再检查一次(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SettlementList</name>
    <message>
        <source>take</source>
        <translation>收取</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>return</source>
        <translation>退还</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome, sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>By</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>irregularity, ruling, paragraph</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>荷官：%1</translation>
    </message>
    <message>
        <source>%1, qualifies</source>
        <translation>%1，达标</translation>
    </message>
    <message>
        <source>%1, does not qualify</source>
        <translation>%1，不达标</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1 号位</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1，已弃牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat and hand</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat and sums</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Envy for seat %1</source>
        <translation>Envy（因 %1 号位的牌）</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Alt with an underlined letter presses that button or opens that menu.</source>
        <translation>Alt 加带下划线的字母，可按该按钮或打开该菜单。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SignInForm</name>
    <message>
        <source>&amp;Sign in</source>
        <translation>登录(&amp;S)</translation>
    </message>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>主管控制台</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>主管(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>口令(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Forgot it: recovery code</source>
        <translation>忘了：用恢复码(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>重试(&amp;T)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StartExamDialog</name>
    <message>
        <source>Start an exam</source>
        <translation>开始考试</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>正在生成试卷</translation>
    </message>
    <message>
        <source>Making the form, item %v of %m</source>
        <translation>正在生成试卷，第 %v / %m 题</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start the exam</source>
        <translation>开始考试(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Trainee</source>
        <translation>学员(&amp;T)</translation>
    </message>
    <message>
        <source>Search for a trainee</source>
        <translation>搜索学员</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>学员</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Version of the exam</source>
        <translation>考试版本</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>考试(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>将会怎样</translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation>时间倍数</translation>
    </message>
    <message>
        <source>Time × %1</source>
        <translation>时间 × %1</translation>
    </message>
    <message>
        <source>Another factor</source>
        <translation>其他倍数</translation>
    </message>
    <message>
        <source>Time in percent</source>
        <translation>时间百分比</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Extra minutes</source>
        <translation>加时（分钟）</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>&amp;Large text</source>
        <translation>大字(&amp;L)</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>大字</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>时间(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;xtra time</source>
        <translation>加时(&amp;X)</translation>
    </message>
    <message>
        <source>%1, the newest</source>
        <translation>%1，最新</translation>
    </message>
    <message>
        <source>Choose an exam. Exams are written and saved on the page of exams.</source>
        <translation>请选考试。考试在考试页编写和保存。</translation>
    </message>
    <message>
        <source>Choose the trainee.</source>
        <translation>请选学员。</translation>
    </message>
    <message>
        <source>The screen will belong to the exam until %1 has finished it.</source>
        <translation>在 %1 考完之前，屏幕专供考试使用。</translation>
    </message>
    <message>
        <source>as many rounds as it takes for every skill</source>
        <translation>局数以覆盖每项技能为准</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2, no time limit of its own</source>
        <translation>%1：%2，无单独限时</translation>
    </message>
    <message>
        <source>Whole exam: %1.</source>
        <translation>整场考试：%1。</translation>
    </message>
    <message>
        <source>The whole exam has no time limit.</source>
        <translation>整场考试不限时。</translation>
    </message>
    <message>
        <source>Pass mark: %1 %. %2</source>
        <translation>及格线：%1%。%2</translation>
    </message>
    <message>
        <source>Everybody has the same form.</source>
        <translation>大家同一份试卷。</translation>
    </message>
    <message>
        <source>A fresh form is made.</source>
        <translation>生成新试卷。</translation>
    </message>
    <message>
        <source>The text is large.</source>
        <translation>使用大字。</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>无法生成试卷。%1（在 %2）</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StickDialog</name>
    <message>
        <source>Stick</source>
        <translation>U 盘</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>上级文件夹(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>再找一次(&amp;L)</translation>
    </message>
    <message>
        <source>No stick is there. Plug one in, then press &quot;Look again&quot;.</source>
        <translation>没有 U 盘。请插入一个，再按“再找一次”。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Choose a stick</source>
        <translation>请选择 U 盘</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendModel</name>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>周起始日</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>考试次数</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>占全部</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均分</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendsPage</name>
    <message>
        <source>Charts and table</source>
        <translation>图表和表格</translation>
    </message>
    <message>
        <source>By day, week or month</source>
        <translation>按日、周或月</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Days begin at midnight UTC, weeks on Monday.</source>
        <translation>每天从 UTC 零点开始，每周从周一开始。</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>按(&amp;B)</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>平均分走势</translation>
    </message>
    <message>
        <source>Attempts over time, passed and not passed</source>
        <translation>考试次数走势，通过与未通过</translation>
    </message>
    <message>
        <source>The figures of the charts</source>
        <translation>图表的数据</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>&amp;Save the charts as a picture…</source>
        <translation>把图表存为图片(&amp;S)…</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; its result appears here.</source>
        <translation>还没有完成的考试。请在考试页开始一场；成绩会出现在这里。</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>没有符合所选的已完成考试。请选更长时间、别的考试或所有人。</translation>
    </message>
    <message>
        <source>%1. Attempts: %2, passed: %3, mean score: %4</source>
        <translation>%1。考试次数：%2，通过：%3，平均分：%4</translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>trend.png</source>
        <translation>趋势.png</translation>
    </message>
    <message>
        <source>The charts are in %1.</source>
        <translation>图表已存到 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>%1 无法写入。请换个文件夹。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an exam and a sentence</comment>
        <translation>%1。%2</translation>
    </message>
</context>
</TS>
