<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en_US">
<context>
    <name>Act</name>
    <message>
        <source>%1 of seat %2</source>
        <translation>%1 của ghế %2</translation>
    </message>
    <message>
        <source>wager</source>
        <translation>cược</translation>
    </message>
    <message>
        <source>Pay the %1, %2</source>
        <translation>Trả %1, %2</translation>
    </message>
    <message>
        <source>Pay the %1</source>
        <translation>Trả %1</translation>
    </message>
    <message>
        <source>Take the %1, %2</source>
        <translation>Thu %1, %2</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>Thu %1</translation>
    </message>
    <message>
        <source>Return the %1, %2</source>
        <translation>Hoàn %1, %2</translation>
    </message>
    <message>
        <source>Return the %1</source>
        <translation>Hoàn %1</translation>
    </message>
    <message>
        <source>Settle the %1, %2</source>
        <translation>Thanh toán %1, %2</translation>
    </message>
    <message>
        <source>Settle the %1</source>
        <translation>Thanh toán %1</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <translation>Chia một lá</translation>
    </message>
    <message>
        <source>Deal a card to seat %1</source>
        <translation>Chia một lá cho ghế %1</translation>
    </message>
    <message>
        <source>Deal a card to the dealer</source>
        <translation>Chia một lá cho dealer</translation>
    </message>
    <message>
        <source>Deal a community card</source>
        <translation>Chia một lá bài chung</translation>
    </message>
    <message>
        <source>Deal a card to the Six Card Bonus spot</source>
        <translation>Chia một lá vào ô Six Card Bonus</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Đốt một lá</translation>
    </message>
    <message>
        <source>Put a card into the discard rack</source>
        <translation>Bỏ một lá vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Deal a card to %1</source>
        <translation>Chia một lá tới %1</translation>
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
        <translation>cho ghế %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Something that no dealer does: %1</source>
        <translation>Việc không dealer nào làm: %1</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Xếp bài dealer</translation>
    </message>
    <message>
        <source>Set the hand of seat %1</source>
        <translation>Xếp bài ghế %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>an action</comment>
        <translation>%1, ghế %2</translation>
    </message>
    <message>
        <source>%1, seat %2: %3</source>
        <comment>an action</comment>
        <translation>%1, ghế %2: %3</translation>
    </message>
</context>
<context>
    <name>ActionLabel</name>
    <message>
        <source>Announce</source>
        <translation>Hô</translation>
    </message>
    <message>
        <source>Lock wagers</source>
        <translation>Khóa cược</translation>
    </message>
    <message>
        <source>Collect progressive</source>
        <translation>Thu lũy tiến</translation>
    </message>
    <message>
        <source>Compare the count</source>
        <translation>Đối chiếu số đếm</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Đếm bài còn lại</translation>
    </message>
    <message>
        <source>Stub to the rack</source>
        <translation>Bài còn lại vào khay</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Hỏi</translation>
    </message>
    <message>
        <source>Collect the forfeit</source>
        <translation>Thu cược bỏ bài</translation>
    </message>
    <message>
        <source>Collect cards</source>
        <translation>Gom bài</translation>
    </message>
    <message>
        <source>Turn dealer&apos;s cards</source>
        <translation>Lật bài dealer</translation>
    </message>
    <message>
        <source>Set dealer&apos;s hand</source>
        <translation>Xếp bài dealer</translation>
    </message>
    <message>
        <source>Turn cards</source>
        <translation>Lật bài</translation>
    </message>
    <message>
        <source>Set hand</source>
        <translation>Xếp bài</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Thanh toán</translation>
    </message>
    <message>
        <source>Turn Six Card Bonus</source>
        <translation>Lật Six Card Bonus</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Gọi quản lý sàn</translation>
    </message>
    <message>
        <source>Leave the cards</source>
        <translation>Để bài lại</translation>
    </message>
    <message>
        <source>Pay envy</source>
        <translation>Trả Envy</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Dọn bàn</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Dừng ván</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Phán quyết</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Trả lại</translation>
    </message>
    <message>
        <source>Card to the rack</source>
        <translation>Lá bài vào khay</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Xáo lại</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Cắt lại</translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation>Bỏ bộ bài</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>Che thiết bị</translation>
    </message>
    <message>
        <source>Turn community cards</source>
        <translation>Lật bài chung</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Bấm phím</translation>
    </message>
    <message>
        <source>Inspect cards</source>
        <translation>Kiểm bài</translation>
    </message>
    <message>
        <source>Floor verifies</source>
        <translation>Quản lý sàn xác nhận</translation>
    </message>
    <message>
        <source>Spread cards</source>
        <translation>Trải bài</translation>
    </message>
    <message>
        <source>Wash</source>
        <translation>Trộn bài úp</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Dồn chồng</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Xáo bài</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cắt bài</translation>
    </message>
    <message>
        <source>Load the shoe</source>
        <translation>Nạp hộp bài</translation>
    </message>
    <message>
        <source>Alternate decks</source>
        <translation>Luân phiên bộ bài</translation>
    </message>
    <message>
        <source>Change decks</source>
        <translation>Thay bộ bài</translation>
    </message>
    <message>
        <source>Load the shuffler</source>
        <translation>Nạp máy xáo</translation>
    </message>
    <message>
        <source>Take shuffled deck</source>
        <translation>Lấy bộ bài đã xáo</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Không có bài</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>What next</source>
        <translation>Làm gì tiếp</translation>
    </message>
    <message>
        <source>Errors lately</source>
        <translation>Lỗi gần đây</translation>
    </message>
</context>
<context>
    <name>AmountBox</name>
    <message>
        <source>Amount: %1</source>
        <translation>Số tiền: %1</translation>
    </message>
    <message>
        <source>No amount is being entered</source>
        <translation>Chưa nhập số tiền</translation>
    </message>
    <message>
        <source>Choose a spot, then Take, Pay or Return</source>
        <translation>Chọn một ô, rồi Thu, Trả hoặc Hoàn</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>below 0</source>
        <translation>dưới 0</translation>
    </message>
    <message>
        <source>%1 negative: look at the question</source>
        <translation>%1 âm: xem lại câu hỏi</translation>
    </message>
    <message>
        <source>%1 poor</source>
        <translation>%1 kém</translation>
    </message>
    <message>
        <source>%1 fair</source>
        <translation>%1 khá</translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation>%1 tốt</translation>
    </message>
    <message>
        <source>not enough to say</source>
        <translation>chưa đủ để kết luận</translation>
    </message>
    <message>
        <source>Better trainees do worse here: check the question, its key and what is taught.</source>
        <translation>Học viên giỏi lại làm kém hơn ở đây: xem lại câu hỏi, đáp án và cách dạy.</translation>
    </message>
    <message>
        <source>Does not tell good from weak trainees: check whether it is guessed or unclear.</source>
        <translation>Không phân biệt được học viên giỏi và yếu: xem có phải đoán mò hay câu không rõ.</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined, or ask it in another way.</source>
        <translation>Quá khó: luyện trước khi cho thi, hoặc hỏi cách khác.</translation>
    </message>
    <message>
        <source>Too hard: train this before it is examined.</source>
        <translation>Quá khó: luyện trước khi cho thi.</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Take a harder question in its place.</source>
        <translation>Quá dễ: gần như ai cũng đúng. Thay bằng câu khó hơn.</translation>
    </message>
    <message>
        <source>Too easy: nearly everybody is right. Ask for it less often.</source>
        <translation>Quá dễ: gần như ai cũng đúng. Đưa vào bài thi ít hơn.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Mục %1: %2</translation>
    </message>
</context>
<context>
    <name>AnswerButton</name>
    <message>
        <source>Right answer: %1</source>
        <translation>Câu trả lời đúng: %1</translation>
    </message>
    <message>
        <source>Wrong answer: %1</source>
        <translation>Câu trả lời sai: %1</translation>
    </message>
    <message>
        <source>Answer %1: %2</source>
        <translation>Câu trả lời %1: %2</translation>
    </message>
</context>
<context>
    <name>AppButton</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, phím %2</translation>
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
        <translation>%1, làm tròn xuống %2</translation>
    </message>
    <message>
        <source>%1 % of %2 = %3</source>
        <translation>%1% của %2 = %3</translation>
    </message>
    <message>
        <source>%1 % of %2 ÷ %3 = %4</source>
        <translation>%1% của %2 ÷ %3 = %4</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand</source>
        <translation>%1, tối đa %2 một tay bài</translation>
    </message>
    <message>
        <source>%1, at most %2 a hand, of which %3 is left</source>
        <translation>%1, tối đa %2 một tay bài, còn lại %3</translation>
    </message>
</context>
<context>
    <name>AttemptLoader</name>
    <message>
        <source>nobody</source>
        <translation>không ai</translation>
    </message>
    <message>
        <source>somebody of another store (%1)</source>
        <translation>người ở kho dữ liệu khác (%1)</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(đã xóa tên)</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1): %2</source>
        <translation>Không đọc được lần thi này (%1): %2</translation>
    </message>
</context>
<context>
    <name>AttemptRecord</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, hệ số %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Các phần</translation>
    </message>
    <message>
        <source>No critical error</source>
        <translation>Không có lỗi nghiêm trọng</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>mục %1</translation>
    </message>
    <message>
        <source>Critical errors: the exam is failed by them alone</source>
        <translation>Lỗi nghiêm trọng: chỉ riêng các lỗi này cũng đủ để trượt bài thi</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Kỹ năng</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>%1% thời gian</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>thêm %1</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>chữ lớn</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>Regraded</source>
        <translation>Đã chấm lại</translation>
    </message>
    <message>
        <source>First score</source>
        <translation>Điểm ban đầu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>đạt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>trượt</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1, bởi %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>score and reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not sealed yet: the exam is still running</source>
        <translation>chưa niêm phong: bài thi còn đang diễn ra</translation>
    </message>
    <message>
        <source>✓ whole, sealed by a key that is believed here</source>
        <translation>✓ nguyên vẹn, niêm phong bằng khóa được tin cậy ở đây</translation>
    </message>
    <message>
        <source>⚠ whole, but nobody here knows the key: register it on the page of keys, if it is yours</source>
        <translation>⚠ nguyên vẹn, nhưng ở đây không ai biết khóa này: nếu là khóa của bạn, hãy đăng ký ở trang khóa</translation>
    </message>
    <message>
        <source>⚠ whole, but the key that sealed it was revoked</source>
        <translation>⚠ nguyên vẹn, nhưng khóa đã niêm phong bị thu hồi</translation>
    </message>
    <message>
        <source>✗ the signature is not that of this attempt</source>
        <translation>✗ chữ ký không phải của lần thi này</translation>
    </message>
    <message>
        <source>✗ nobody has signed this attempt</source>
        <translation>✗ chưa ai ký lần thi này</translation>
    </message>
    <message>
        <source>Score as first graded</source>
        <translation>Điểm chấm lần đầu</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Điểm đạt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>%1 tay bài mỗi giờ</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Niêm phong</translation>
    </message>
    <message>
        <source>Short code, as it stands on the report</source>
        <translation>Mã ngắn, như in trên báo cáo</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Người bắt đầu</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>Hỗ trợ đặc biệt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>SHA-256 of the rule set</source>
        <translation>SHA-256 của bộ luật</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Chương trình</translation>
    </message>
    <message>
        <source>version %1, generator %2</source>
        <translation>phiên bản %1, bộ tạo %2</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Lần thi</translation>
    </message>
</context>
<context>
    <name>AttemptRound</name>
    <message>
        <source>This version of the program does not take the round any more, so the table is not shown: %1</source>
        <translation>Phiên bản này không còn nhận ván bài, nên không hiện bàn: %1</translation>
    </message>
    <message>
        <source>The rules of today see this round otherwise. What was stored with the exam decides here.</source>
        <translation>Luật hiện nay nhìn ván này khác đi. Ở đây lấy theo những gì đã lưu cùng bài thi.</translation>
    </message>
    <message>
        <source>The rules of today judge this otherwise. The stored step decides.</source>
        <translation>Luật hiện nay phán quyết khác. Lấy theo bước đã lưu.</translation>
    </message>
</context>
<context>
    <name>AttemptStory</name>
    <message>
        <source>Right</source>
        <translation>Đúng</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Câu hỏi %1</translation>
    </message>
    <message>
        <source>The clock of the machine was set back by %1</source>
        <translation>Đồng hồ máy bị chỉnh lùi %1</translation>
    </message>
    <message>
        <source>The clock of the machine was set forward by %1</source>
        <translation>Đồng hồ máy bị chỉnh tới %1</translation>
    </message>
    <message>
        <source>The time of the exam does not come from that clock and went on as before.</source>
        <translation>Giờ thi không lấy từ đồng hồ đó và vẫn chạy như trước.</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>Ván bắt đầu</translation>
    </message>
    <message>
        <source>The question is put</source>
        <translation>Câu hỏi được đưa ra</translation>
    </message>
    <message>
        <source>The break before this section begins</source>
        <translation>Bắt đầu giờ nghỉ trước phần này</translation>
    </message>
    <message>
        <source>The time of the exam is up</source>
        <translation>Hết giờ bài thi</translation>
    </message>
    <message>
        <source>The time of the section is up</source>
        <translation>Hết giờ phần thi</translation>
    </message>
    <message>
        <source>What was done before it counts.</source>
        <translation>Những gì làm trước đó được tính.</translation>
    </message>
    <message>
        <source>The exam was interrupted</source>
        <translation>Bài thi bị gián đoạn</translation>
    </message>
    <message>
        <source>Its time stood still from here.</source>
        <translation>Giờ thi dừng từ đây.</translation>
    </message>
    <message>
        <source>Resumed after %1 by %2</source>
        <translation>Tiếp tục sau %1, bởi %2</translation>
    </message>
    <message>
        <source>The exam was finished</source>
        <translation>Bài thi đã kết thúc</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Không trả lời</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>Chưa làm: %1</translation>
    </message>
    <message>
        <source>Done after the time was up: it does not count.</source>
        <translation>Làm sau khi hết giờ: không tính.</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Trả lời: %1</translation>
    </message>
    <message>
        <source>The first answer counts.</source>
        <translation>Câu trả lời đầu tiên được tính.</translation>
    </message>
    <message>
        <source>After the time was up: it does not count.</source>
        <translation>Sau khi hết giờ: không tính.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Card, face down</source>
        <translation>Lá bài úp</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Lá bài %1</translation>
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
        <translation>Trò này không có mục đó.</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>Certificate</source>
        <translation>Chứng nhận</translation>
    </message>
    <message>
        <source>This is to certify that</source>
        <translation>Chứng nhận rằng</translation>
    </message>
    <message>
        <source>has passed the exam</source>
        <translation>đã đạt bài thi</translation>
    </message>
    <message>
        <source>with %1 on %2</source>
        <translation>với %1, ngày %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a result and a chapter</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Giám sát</translation>
    </message>
    <message>
        <source>Short code %1, attempt %2, Cutcard %3</source>
        <translation>Mã ngắn %1, lần thi %2, Cutcard %3</translation>
    </message>
    <message>
        <source>The exam still runs. Wait until it is sealed.</source>
        <translation>Bài thi còn đang diễn ra. Chờ đến khi niêm phong.</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed. Let the trainee sit it again.</source>
        <translation>Niêm phong không hợp lệ: lần thi này đã bị sửa. Cho học viên thi lại.</translation>
    </message>
    <message>
        <source>The exam was not passed. A certificate is for a passed one.</source>
        <translation>Bài thi không đạt. Chỉ cấp chứng nhận khi đạt.</translation>
    </message>
    <message>
        <source>The trainee&apos;s name was erased. Nobody can be named any more.</source>
        <translation>Tên học viên đã bị xóa. Không còn ghi tên ai được nữa.</translation>
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
        <translation>Chip %1</translation>
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
        <translation>Xếp bài dealer</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Ghế %1: xếp bài</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2</source>
        <translation>Ghế %1: trả %2</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Phán quyết %1</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Archived a person</source>
        <translation>Đã lưu trữ một người</translation>
    </message>
    <message>
        <source>Took in an exam from elsewhere</source>
        <translation>Đã nhận một bài thi từ nơi khác</translation>
    </message>
    <message>
        <source>Regraded an exam</source>
        <translation>Đã chấm lại một bài thi</translation>
    </message>
    <message>
        <source>Started an exam</source>
        <translation>Đã bắt đầu một bài thi</translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation>Đã sao lưu</translation>
    </message>
    <message>
        <source>Saved a rule set, exam or scenario</source>
        <translation>Đã lưu bộ luật, bài thi hoặc tình huống</translation>
    </message>
    <message>
        <source>Took in a rule set, exam or form</source>
        <translation>Đã nhận bộ luật, bài thi hoặc đề thi</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>Đã xóa một người</translation>
    </message>
    <message>
        <source>Signed a file for another store</source>
        <translation>Đã ký tệp cho kho dữ liệu khác</translation>
    </message>
    <message>
        <source>Added a group</source>
        <translation>Đã thêm một nhóm</translation>
    </message>
    <message>
        <source>Removed a group</source>
        <translation>Đã bỏ một nhóm</translation>
    </message>
    <message>
        <source>Renamed a group</source>
        <translation>Đã đổi tên nhóm</translation>
    </message>
    <message>
        <source>Registered a key</source>
        <translation>Đã đăng ký khóa</translation>
    </message>
    <message>
        <source>Revoked a key</source>
        <translation>Đã thu hồi khóa</translation>
    </message>
    <message>
        <source>Changed who is in a group</source>
        <translation>Đã thay đổi thành viên nhóm</translation>
    </message>
    <message>
        <source>Reset a passphrase</source>
        <translation>Đã đặt lại cụm mật khẩu</translation>
    </message>
    <message>
        <source>Took in a person from elsewhere</source>
        <translation>Đã nhận một người từ nơi khác</translation>
    </message>
    <message>
        <source>Used the recovery code</source>
        <translation>Đã dùng mã khôi phục</translation>
    </message>
    <message>
        <source>Wrong recovery code</source>
        <translation>Sai mã khôi phục</translation>
    </message>
    <message>
        <source>Renamed a person</source>
        <translation>Đã đổi tên một người</translation>
    </message>
    <message>
        <source>Restored a person</source>
        <translation>Đã khôi phục một người</translation>
    </message>
    <message>
        <source>Set up the first supervisor</source>
        <translation>Đã lập giám sát đầu tiên</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Đã đăng nhập</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Sai cụm mật khẩu</translation>
    </message>
    <message>
        <source>Added a supervisor</source>
        <translation>Đã thêm một giám sát</translation>
    </message>
    <message>
        <source>Added a trainee</source>
        <translation>Đã thêm một học viên</translation>
    </message>
    <message>
        <source>The clock was set during an exam</source>
        <translation>Đồng hồ bị chỉnh trong lúc thi</translation>
    </message>
    <message>
        <source>A step of an exam</source>
        <translation>Một bước trong bài thi</translation>
    </message>
    <message>
        <source>Exam sealed</source>
        <translation>Đã niêm phong bài thi</translation>
    </message>
    <message>
        <source>Exam taken in from elsewhere</source>
        <translation>Bài thi nhận từ nơi khác</translation>
    </message>
    <message>
        <source>Exam regraded</source>
        <translation>Bài thi đã chấm lại</translation>
    </message>
    <message>
        <source>Exam started</source>
        <translation>Bài thi đã bắt đầu</translation>
    </message>
    <message>
        <source>A step of practice</source>
        <translation>Một bước luyện tập</translation>
    </message>
    <message>
        <source>An answer in practice</source>
        <translation>Một câu trả lời khi luyện tập</translation>
    </message>
    <message>
        <source>Practice round finished</source>
        <translation>Xong ván luyện tập</translation>
    </message>
    <message>
        <source>A hint in practice</source>
        <translation>Một gợi ý khi luyện tập</translation>
    </message>
    <message>
        <source>Practice round begun</source>
        <translation>Bắt đầu ván luyện tập</translation>
    </message>
    <message>
        <source>A step of practice taken back</source>
        <translation>Rút lại một bước luyện tập</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Giám sát</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Hoạt động</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Đã lưu trữ</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Đã xóa</translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>(đã xóa)</translation>
    </message>
</context>
<context>
    <name>ConsolePages</name>
    <message>
        <source>People</source>
        <translation>Nhân sự</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Tình huống</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Xu hướng</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Trao đổi</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Hồ sơ</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Kiosk</translation>
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
        <translation>Tệp quá lớn. Chia thành các tệp tối đa 32 MB.</translation>
    </message>
    <message>
        <source>This is not a text file. Save the table as CSV (UTF-8) and choose that file.</source>
        <translation>Đây không phải tệp văn bản. Lưu bảng dưới dạng CSV (UTF-8) rồi chọn tệp đó.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it again as CSV with the character set UTF-8.</source>
        <translation>Tệp không phải UTF-8. Lưu lại thành CSV với bộ ký tự UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: a quoted field begins here and does not end. Close the quote.</source>
        <translation>Dòng %1: một trường mở dấu ngoặc kép ở đây mà không đóng. Hãy đóng ngoặc kép.</translation>
    </message>
    <message>
        <source>Line %1: there is a quote in the middle of a field. Put the whole field in quotes and write the quote twice.</source>
        <translation>Dòng %1: có dấu ngoặc kép giữa trường. Đặt cả trường trong ngoặc kép và viết dấu đó hai lần.</translation>
    </message>
    <message>
        <source>Line %1: something follows a closing quote. Write a quote within a field twice.</source>
        <translation>Dòng %1: còn chữ sau dấu ngoặc kép đóng. Trong một trường, viết dấu ngoặc kép hai lần.</translation>
    </message>
</context>
<context>
    <name>DealerBar</name>
    <message>
        <source>Take</source>
        <translation>Thu</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Trả</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Hoàn</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>Dừng: có sự cố</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Gọi quản lý sàn</translation>
    </message>
</context>
<context>
    <name>DealingMethod</name>
    <message>
        <source>Manual shoe</source>
        <translation>Hộp bài thủ công</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>Chia bằng tay</translation>
    </message>
    <message>
        <source>Automated shoe</source>
        <translation>Hộp bài tự động</translation>
    </message>
    <message>
        <source>Reshuffling shoe</source>
        <translation>Hộp bài tự xáo</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Hands of four cards rank in another order than hands of five</source>
        <translation>Tay bài bốn lá xếp hạng khác với tay bài năm lá</translation>
    </message>
    <message>
        <source>Hands of five cards rank in another order than hands of four</source>
        <translation>Tay bài năm lá xếp hạng khác với tay bài bốn lá</translation>
    </message>
    <message>
        <source>Only four cards play; the fifth was counted in</source>
        <translation>Chỉ tính bốn lá; đã tính cả lá thứ năm</translation>
    </message>
    <message>
        <source>A straight does not go on from the ace to the two</source>
        <translation>Sảnh lên đến A thì không nối tiếp sang 2</translation>
    </message>
    <message>
        <source>The ace may also stand below the two</source>
        <translation>A cũng có thể đứng dưới 2</translation>
    </message>
    <message>
        <source>The cards of one suit were overlooked</source>
        <translation>Bỏ sót các lá cùng chất</translation>
    </message>
    <message>
        <source>The cards in a row were overlooked</source>
        <translation>Bỏ sót các lá liên tiếp</translation>
    </message>
    <message>
        <source>Two suits of one colour are not one suit</source>
        <translation>Hai chất cùng màu không phải một chất</translation>
    </message>
    <message>
        <source>A pair was overlooked</source>
        <translation>Bỏ sót một đôi</translation>
    </message>
    <message>
        <source>One more card of the same rank was overlooked</source>
        <translation>Bỏ sót thêm một lá cùng số</translation>
    </message>
    <message>
        <source>Cards of one rank were counted as two pairs</source>
        <translation>Các lá cùng số bị tính thành hai đôi</translation>
    </message>
    <message>
        <source>A straight flush up to the ace has a name of its own</source>
        <translation>Thùng phá sảnh tới A có tên riêng</translation>
    </message>
    <message>
        <source>One card is missing for that hand</source>
        <translation>Còn thiếu một lá cho tay bài đó</translation>
    </message>
    <message>
        <source>The player&apos;s own two cards were not counted</source>
        <translation>Chưa tính hai lá riêng của người chơi</translation>
    </message>
    <message>
        <source>The player need not use both of his own cards</source>
        <translation>Người chơi không buộc phải dùng cả hai lá riêng</translation>
    </message>
    <message>
        <source>The last community card was overlooked</source>
        <translation>Bỏ sót lá bài chung cuối</translation>
    </message>
    <message>
        <source>Equal hands are settled so in another game</source>
        <translation>Đó là cách thanh toán bài hòa của trò khác</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does not qualify</source>
        <translation>Bài dealer không đạt chuẩn</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand does qualify</source>
        <translation>Bài dealer có đạt chuẩn</translation>
    </message>
    <message>
        <source>In this game the dealer needs nothing to qualify</source>
        <translation>Trò này dealer không cần gì để đạt chuẩn</translation>
    </message>
    <message>
        <source>A card that does not play was compared</source>
        <translation>Đã so một lá không được tính</translation>
    </message>
    <message>
        <source>Own cards that do not play were compared</source>
        <translation>Đã so các lá riêng không được tính</translation>
    </message>
    <message>
        <source>The lower hand was taken for the higher one</source>
        <translation>Nhầm bài thấp là bài cao</translation>
    </message>
    <message>
        <source>That happens to another wager of this hand</source>
        <translation>Đó là cho cược khác của tay bài này</translation>
    </message>
    <message>
        <source>This wager does not lose: it goes back</source>
        <translation>Cược này không thua: hoàn lại</translation>
    </message>
    <message>
        <source>This wager does not win: it goes back</source>
        <translation>Cược này không thắng: hoàn lại</translation>
    </message>
    <message>
        <source>This wager does not only go back: it is paid</source>
        <translation>Cược này không chỉ hoàn lại: được trả</translation>
    </message>
    <message>
        <source>This wager does not lose: it is paid</source>
        <translation>Cược này không thua: được trả</translation>
    </message>
    <message>
        <source>This wager does not go back: it loses</source>
        <translation>Cược này không hoàn lại: bị thua</translation>
    </message>
    <message>
        <source>This wager does not win: it loses</source>
        <translation>Cược này không thắng: bị thua</translation>
    </message>
    <message>
        <source>That is the row above in the paytable</source>
        <translation>Đó là hàng trên trong bảng trả thưởng</translation>
    </message>
    <message>
        <source>That is the row below in the paytable</source>
        <translation>Đó là hàng dưới trong bảng trả thưởng</translation>
    </message>
    <message>
        <source>That is another paytable than the posted one</source>
        <translation>Đó không phải bảng trả thưởng đang niêm yết</translation>
    </message>
    <message>
        <source>At &quot;to&quot; odds the stake is not part of what is paid</source>
        <translation>Với tỷ lệ “to”, tiền cược không nằm trong số được trả</translation>
    </message>
    <message>
        <source>At &quot;for&quot; odds the stake is not given back on top</source>
        <translation>Với tỷ lệ “for”, không hoàn thêm tiền cược</translation>
    </message>
    <message>
        <source>The stake was counted as part of the winnings</source>
        <translation>Đã tính tiền cược vào tiền thắng</translation>
    </message>
    <message>
        <source>The stake, which is in the tray already, was taken off again</source>
        <translation>Tiền cược đã ở trong khay mà lại bị trừ lần nữa</translation>
    </message>
    <message>
        <source>The odds were read the wrong way round</source>
        <translation>Đọc ngược tỷ lệ</translation>
    </message>
    <message>
        <source>Only a part of the meter is paid</source>
        <translation>Chỉ trả một phần đồng hồ</translation>
    </message>
    <message>
        <source>This house rounds down what is paid in chips</source>
        <translation>Casino này làm tròn xuống số trả bằng chip</translation>
    </message>
    <message>
        <source>This house does not round down what is paid</source>
        <translation>Casino này không làm tròn xuống số được trả</translation>
    </message>
    <message>
        <source>The stake alone was handed over</source>
        <translation>Chỉ đưa lại tiền cược</translation>
    </message>
    <message>
        <source>The odds were taken of the Ante, not of this wager</source>
        <translation>Lấy tỷ lệ trên Ante, không phải trên cược này</translation>
    </message>
    <message>
        <source>There is a limit to what one hand is paid</source>
        <translation>Có giới hạn số tiền trả cho một tay bài</translation>
    </message>
    <message>
        <source>Another seat comes first</source>
        <translation>Ghế khác đến trước</translation>
    </message>
    <message>
        <source>Something else has to be done before it</source>
        <translation>Phải làm việc khác trước</translation>
    </message>
    <message>
        <source>That is done already</source>
        <translation>Việc đó đã làm rồi</translation>
    </message>
    <message>
        <source>The table is cleared when everything is settled</source>
        <translation>Dọn bàn khi đã thanh toán xong tất cả</translation>
    </message>
    <message>
        <source>The hand stays until the envy bonuses for it are paid</source>
        <translation>Bài để lại đến khi trả xong Envy Bonus cho nó</translation>
    </message>
    <message>
        <source>What the folded seats lost is collected first</source>
        <translation>Thu trước những gì các ghế bỏ bài đã thua</translation>
    </message>
    <message>
        <source>The hand is turned and set before it is settled</source>
        <translation>Lật và xếp bài trước khi thanh toán</translation>
    </message>
    <message>
        <source>The floor comes before this win is paid</source>
        <translation>Quản lý sàn đến trước khi trả khoản thắng này</translation>
    </message>
    <message>
        <source>The main wagers come before this side wager</source>
        <translation>Cược chính trước cược phụ này</translation>
    </message>
    <message>
        <source>The Six Card Bonus card is turned first</source>
        <translation>Lật lá Six Card Bonus trước</translation>
    </message>
    <message>
        <source>Another game&apos;s chapter rules so</source>
        <translation>Đó là quy định ở chương của trò khác</translation>
    </message>
    <message>
        <source>At another moment of the round it would be ruled so</source>
        <translation>Ở thời điểm khác của ván mới phán quyết vậy</translation>
    </message>
    <message>
        <source>With more cards it would be ruled so</source>
        <translation>Nhiều lá hơn mới phán quyết vậy</translation>
    </message>
    <message>
        <source>With fewer cards it would be ruled so</source>
        <translation>Ít lá hơn mới phán quyết vậy</translation>
    </message>
    <message>
        <source>It matters whether the card&apos;s face was seen</source>
        <translation>Quan trọng là mặt lá bài có bị thấy hay không</translation>
    </message>
    <message>
        <source>One of the dealer&apos;s cards lies face up by the rules</source>
        <translation>Theo luật, dealer có một lá để ngửa</translation>
    </message>
    <message>
        <source>It matters whether the deck is complete</source>
        <translation>Quan trọng là bộ bài có đủ hay không</translation>
    </message>
    <message>
        <source>That is the ruling on another event</source>
        <translation>Đó là phán quyết cho sự việc khác</translation>
    </message>
    <message>
        <source>This is irregular: the game cannot just go on</source>
        <translation>Đây là sự cố: không thể cứ chơi tiếp</translation>
    </message>
    <message>
        <source>This alone does not give every wager back</source>
        <translation>Chỉ riêng việc này thì không hoàn hết mọi cược</translation>
    </message>
    <message>
        <source>It is taken</source>
        <translation>Bị thu</translation>
    </message>
    <message>
        <source>It is paid</source>
        <translation>Được trả</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Được hoàn</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>bài chung</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>ô Six Card Bonus</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>chồng bài đốt</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>khay bài bỏ</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>ghế %1</translation>
    </message>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation>Ghế %1: thanh toán %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Ghế %1: xếp bài</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Xếp bài dealer</translation>
    </message>
    <message>
        <source>Deal the next card to %1</source>
        <translation>Chia lá tiếp theo tới %1</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>Ghế %1: trả Envy Bonus cho bài ghế %2</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers with the system&apos;s</source>
        <translation>Đối chiếu số lượng cược lũy tiến với hệ thống</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Đếm bài còn lại</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Cắt bài</translation>
    </message>
    <message>
        <source>%1; every wager goes back</source>
        <translation>%1; hoàn mọi cược</translation>
    </message>
    <message>
        <source>%1; the %2 is settled, every other wager goes back</source>
        <translation>%1; thanh toán %2, hoàn mọi cược khác</translation>
    </message>
    <message>
        <source>while the cards are dealt</source>
        <translation>trong lúc chia bài</translation>
    </message>
    <message>
        <source>when everybody has the first cards</source>
        <translation>khi mọi người đã có các lá đầu</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>trước quyết định cuối</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>sau quyết định cuối</translation>
    </message>
    <message>
        <source>when the hand is turned up</source>
        <translation>khi lật bài</translation>
    </message>
    <message>
        <source>the dealer has a wrong number of cards</source>
        <translation>dealer có sai số lá</translation>
    </message>
    <message>
        <source>there is a wrong number of community cards</source>
        <translation>bài chung sai số lá</translation>
    </message>
    <message>
        <source>a player has a wrong number of cards</source>
        <translation>một người chơi có sai số lá</translation>
    </message>
    <message>
        <source>there is a wrong number of Six Card Bonus cards</source>
        <translation>Six Card Bonus sai số lá</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards, and the deck is not complete</source>
        <translation>phần bài còn lại sai số lá, và bộ bài không đủ</translation>
    </message>
    <message>
        <source>the stub shows a misdeal; the deck is complete</source>
        <translation>phần bài còn lại cho thấy đã chia sai; bộ bài đủ</translation>
    </message>
    <message>
        <source>the stub shows a misdeal, and the deck is not complete</source>
        <translation>phần bài còn lại cho thấy đã chia sai, và bộ bài không đủ</translation>
    </message>
    <message>
        <source>%1: face up in the shoe or the deck, number of cards: %2</source>
        <translation>%1: số lá ngửa trong hộp bài hoặc bộ bài: %2</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was seen</source>
        <translation>một lá bị rút nhầm và đã bị thấy mặt</translation>
    </message>
    <message>
        <source>a card was drawn in error and its face was not seen</source>
        <translation>một lá bị rút nhầm nhưng chưa bị thấy mặt</translation>
    </message>
    <message>
        <source>%1: the dealer&apos;s card number %2 can be seen</source>
        <translation>%1: thấy được lá số %2 của dealer</translation>
    </message>
    <message>
        <source>the cover card was put in so many cards deep: %1</source>
        <translation>lá cắt được đặt sâu số lá là: %1</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins. How much is handed over?</source>
        <translation>%1 $%2 thắng. Đưa bao nhiêu?</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over?</source>
        <translation>%1 $%2 thắng với: %3. Đưa bao nhiêu?</translation>
    </message>
    <message>
        <source>The %1 of $%2 wins with: %3. How much is handed over by paytable %4?</source>
        <translation>%1 $%2 thắng với: %3. Đưa bao nhiêu theo bảng trả thưởng %4?</translation>
    </message>
    <message>
        <source>Which hand does the dealer have?</source>
        <translation>Dealer có bài gì?</translation>
    </message>
    <message>
        <source>Which hand does the player have?</source>
        <translation>Người chơi có bài gì?</translation>
    </message>
    <message>
        <source>What becomes of the %1?</source>
        <translation>%1 được xử lý thế nào?</translation>
    </message>
    <message>
        <source>Which of these comes next?</source>
        <translation>Việc nào tiếp theo?</translation>
    </message>
    <message>
        <source>What now? %1</source>
        <translation>Làm gì bây giờ? %1</translation>
    </message>
    <message>
        <source>The chapter says something else</source>
        <translation>Chương này nói khác</translation>
    </message>
</context>
<context>
    <name>DrillAbout</name>
    <message>
        <source>Cards on the table: name the hand that plays</source>
        <translation>Bài trên bàn: gọi tên tay bài được tính</translation>
    </message>
    <message>
        <source>Two hands and a wager: take it, pay it or give it back</source>
        <translation>Hai tay bài và một cược: thu, trả hay hoàn</translation>
    </message>
    <message>
        <source>A winning wager: work out the amount</source>
        <translation>Một cược thắng: tính số tiền</translation>
    </message>
    <message>
        <source>A round stops in the middle: find a step that may follow</source>
        <translation>Ván dừng giữa chừng: tìm một bước có thể làm tiếp theo</translation>
    </message>
    <message>
        <source>Something happens at the table: say whether it matters and what follows</source>
        <translation>Có chuyện xảy ra ở bàn: cho biết có đáng kể không và phải làm gì</translation>
    </message>
    <message>
        <source>Questions about what the chapter says</source>
        <translation>Câu hỏi về nội dung của chương</translation>
    </message>
</context>
<context>
    <name>DrillKind</name>
    <message>
        <source>Read the hand</source>
        <translation>Đọc bài</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Ai thắng</translation>
    </message>
    <message>
        <source>What does it pay</source>
        <translation>Trả bao nhiêu</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Bước tiếp theo</translation>
    </message>
    <message>
        <source>Is it irregular</source>
        <translation>Có phải sự cố</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Luật nói gì</translation>
    </message>
</context>
<context>
    <name>DrillScreen</name>
    <message>
        <source>Question %1 of %2 · %3 in a row</source>
        <translation>Câu %1 trên %2 · đúng liền %3</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Câu %1 trên %2</translation>
    </message>
    <message>
        <source>Cram</source>
        <translation>Học dồn</translation>
    </message>
    <message>
        <source>Just practise: the schedule stays as it is</source>
        <translation>Chỉ luyện thêm: lịch ôn giữ nguyên</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Câu tiếp theo</translation>
    </message>
    <message>
        <source>How did I do?</source>
        <translation>Tôi làm thế nào?</translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
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
        <translation>Sai thứ tự</translation>
    </message>
    <message>
        <source>Misread hand</source>
        <translation>Đọc sai bài</translation>
    </message>
    <message>
        <source>Wrong paytable row</source>
        <translation>Sai hàng trong bảng trả</translation>
    </message>
    <message>
        <source>Missed side wager</source>
        <translation>Sót cược phụ</translation>
    </message>
    <message>
        <source>Wrong qualifier</source>
        <translation>Xét sai đạt chuẩn</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Tính toán</translation>
    </message>
    <message>
        <source>&quot;to&quot; taken for &quot;for&quot;</source>
        <translation>Nhầm “to” với “for”</translation>
    </message>
    <message>
        <source>Missed irregularity</source>
        <translation>Bỏ sót sự cố</translation>
    </message>
    <message>
        <source>Other errors</source>
        <translation>Lỗi khác</translation>
    </message>
</context>
<context>
    <name>ErrorReason</name>
    <message>
        <source>Did something that is not done here</source>
        <translation>Làm một việc mà ở đây không làm</translation>
    </message>
    <message>
        <source>Settled a wager that is not there</source>
        <translation>Thanh toán một cược không có</translation>
    </message>
    <message>
        <source>Stopped the game although nothing was wrong</source>
        <translation>Dừng ván dù không có gì sai</translation>
    </message>
    <message>
        <source>Went on although something was wrong</source>
        <translation>Chơi tiếp dù có sự cố</translation>
    </message>
    <message>
        <source>Seats in the wrong order</source>
        <translation>Sai thứ tự ghế</translation>
    </message>
    <message>
        <source>A step before its time</source>
        <translation>Làm một bước quá sớm</translation>
    </message>
    <message>
        <source>Stopped for the wrong thing</source>
        <translation>Dừng vì lý do sai</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>Phán quyết sai về sự cố</translation>
    </message>
    <message>
        <source>Set the wrong cards as the hand</source>
        <translation>Xếp sai lá cho tay bài</translation>
    </message>
    <message>
        <source>Called the hand by a wrong name</source>
        <translation>Gọi sai tên tay bài</translation>
    </message>
    <message>
        <source>Took, paid or returned the wrong way</source>
        <translation>Thu, trả hoặc hoàn sai</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>Sai số tiền</translation>
    </message>
    <message>
        <source>Left out a step</source>
        <translation>Bỏ qua một bước</translation>
    </message>
    <message>
        <source>Gave no answer</source>
        <translation>Không trả lời</translation>
    </message>
</context>
<context>
    <name>Exam</name>
    <message>
        <source>%1.%2 %</source>
        <translation>%1,%2%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What you have done is done: there is no way back and no undo.</source>
        <translation>Đã làm là xong: không quay lại, không hoàn tác.</translation>
    </message>
    <message>
        <source>There are no hints, and nothing tells you whether something was right. The table goes on as if it had been.</source>
        <translation>Không có gợi ý, và không gì cho biết đúng hay sai. Bàn vẫn tiếp tục như thể đã làm đúng.</translation>
    </message>
    <message>
        <source>Every action is stored at once. Should the machine stop, the exam goes on at the same place with the same time left.</source>
        <translation>Mỗi thao tác được lưu ngay. Nếu máy dừng, bài thi tiếp tục đúng chỗ đó với thời gian còn lại như cũ.</translation>
    </message>
    <message>
        <source>If you need something, ask your supervisor.</source>
        <translation>Cần gì, hãy hỏi giám sát.</translation>
    </message>
    <message>
        <source>You have %1 for the whole exam. What you have done by then counts.</source>
        <translation>Bạn có %1 cho cả bài thi. Những gì làm xong đến lúc đó được tính.</translation>
    </message>
    <message>
        <source>The times on this screen are your own: they include what you were granted.</source>
        <translation>Thời gian trên màn hình là của riêng bạn: đã gồm phần được cộng thêm.</translation>
    </message>
    <message>
        <source>Your answers are stored. Your supervisor will tell you the result.</source>
        <translation>Câu trả lời đã được lưu. Giám sát sẽ cho bạn biết kết quả.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Đạt</translation>
    </message>
    <message>
        <source>Not passed: a critical error was made</source>
        <translation>Không đạt: đã phạm một lỗi nghiêm trọng</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Không đạt</translation>
    </message>
    <message>
        <source>%1 % are needed.</source>
        <translation>Cần %1%.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n câu hỏi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n phút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n giây</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamBreak</name>
    <message>
        <source>Section %1: %2</source>
        <translation>Phần %1: %2</translation>
    </message>
    <message>
        <source>%1. The section before is closed.</source>
        <translation>%1. Phần trước đã đóng.</translation>
    </message>
    <message>
        <source>%1 in %2. The section before is closed.</source>
        <translation>%1 trong %2. Phần trước đã đóng.</translation>
    </message>
    <message>
        <source>The time of the whole exam goes on.</source>
        <translation>Giờ của cả bài thi vẫn chạy.</translation>
    </message>
    <message>
        <source>Begin this section</source>
        <translation>Bắt đầu phần này</translation>
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
        <translation>Đã làm: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Đúng: %1</translation>
    </message>
</context>
<context>
    <name>ExamHeader</name>
    <message>
        <source>%1 · section %2 of %3</source>
        <translation>%1 · phần %2 trên %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Giám sát</translation>
    </message>
    <message>
        <source>For a supervisor: interrupt or end the exam</source>
        <translation>Dành cho giám sát: tạm ngưng hoặc kết thúc bài thi</translation>
    </message>
</context>
<context>
    <name>ExamIntervention</name>
    <message>
        <source>For the supervisor</source>
        <translation>Dành cho giám sát</translation>
    </message>
    <message>
        <source>The time of the exam goes on until you give your word.</source>
        <translation>Giờ thi vẫn chạy đến khi bạn nhập cụm mật khẩu.</translation>
    </message>
    <message>
        <source>Interrupt the exam</source>
        <translation>Tạm ngưng bài thi</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>Kết thúc bài thi ngay</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>Những gì đã làm được tính</translation>
    </message>
    <message>
        <source>Back to the exam</source>
        <translation>Quay lại bài thi</translation>
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
        <translation>Bài thi này dành cho %1.</translation>
    </message>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Begin the exam</source>
        <translation>Bắt đầu bài thi</translation>
    </message>
</context>
<context>
    <name>ExamLook</name>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Độ tương phản</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Giảm chuyển động</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Không có gì chuyển động</translation>
    </message>
</context>
<context>
    <name>ExamOver</name>
    <message>
        <source>The exam is over</source>
        <translation>Bài thi đã xong</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Các phần</translation>
    </message>
    <message>
        <source>Short code of this exam, for comparing with the report: %1</source>
        <translation>Mã ngắn của bài thi này, để so với báo cáo: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Về màn hình đầu</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Những chỗ sai</translation>
    </message>
</context>
<context>
    <name>ExamPause</name>
    <message>
        <source>The exam is interrupted</source>
        <translation>Bài thi đang tạm ngưng</translation>
    </message>
    <message>
        <source>%1. Its time stands still, and everything that was done is stored. A supervisor can go on with it at the same place.</source>
        <translation>%1. Giờ thi đã dừng và mọi việc đã làm được lưu. Giám sát có thể cho tiếp tục đúng chỗ này.</translation>
    </message>
    <message>
        <source>Go on with the exam</source>
        <translation>Tiếp tục bài thi</translation>
    </message>
    <message>
        <source>End the exam now</source>
        <translation>Kết thúc bài thi ngay</translation>
    </message>
    <message>
        <source>What was done so far counts</source>
        <translation>Những gì đã làm được tính</translation>
    </message>
</context>
<context>
    <name>ExamQuestion</name>
    <message>
        <source>Confirm</source>
        <translation>Xác nhận</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Đã chọn: %1</translation>
    </message>
</context>
<context>
    <name>ExamRound</name>
    <message>
        <source>End this round?</source>
        <translation>Kết thúc ván này?</translation>
    </message>
    <message>
        <source>What was left out cannot be done any more.</source>
        <translation>Những gì bỏ sót sẽ không làm được nữa.</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Kết thúc ván</translation>
    </message>
    <message>
        <source>Go on dealing</source>
        <translation>Chia tiếp</translation>
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
        <translation>Phần %1: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>no limit of its own</source>
        <translation>không giới hạn riêng</translation>
    </message>
</context>
<context>
    <name>ExamSide</name>
    <message>
        <source>You deal</source>
        <translation>Bạn chia bài</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Đã làm: %1</translation>
    </message>
    <message>
        <source>End this round</source>
        <translation>Kết thúc ván này</translation>
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
        <translation>Đây không phải bài thi. Chọn một bài trong danh sách.</translation>
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
        <translation>Không giới hạn thời gian</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Không giới hạn</translation>
    </message>
    <message>
        <source>on the time</source>
        <translation>về thời gian</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>chưa đến một phút</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>&quot;%1&quot; cannot be read (%2). Check that the stick is in, and try again.</source>
        <translation>Không đọc được “%1” (%2). Kiểm tra USB đã cắm chưa rồi thử lại.</translation>
    </message>
    <message>
        <source>This is no exchange file of Cutcard. Choose the file that Cutcard wrote.</source>
        <translation>Đây không phải tệp trao đổi của Cutcard. Chọn tệp do Cutcard ghi.</translation>
    </message>
    <message>
        <source>This file was written by a newer Cutcard (%1). Install the newer one here.</source>
        <translation>Tệp này do Cutcard mới hơn ghi (%1). Cài bản mới hơn ở đây.</translation>
    </message>
    <message>
        <source>This file is larger than 1 GB. Write fewer attempts at once.</source>
        <translation>Tệp này lớn hơn 1 GB. Hãy ghi ít lần thi hơn vào mỗi tệp.</translation>
    </message>
    <message>
        <source>This cannot be read (%1). Write the file once more.</source>
        <translation>Không đọc được chỗ này (%1). Ghi lại tệp lần nữa.</translation>
    </message>
    <message>
        <source>This line was changed after it was written. Write the file once more.</source>
        <translation>Dòng này đã bị sửa sau khi ghi. Ghi lại tệp lần nữa.</translation>
    </message>
    <message>
        <source>A line that was here is missing. Write the file once more.</source>
        <translation>Thiếu một dòng từng ở đây. Ghi lại tệp lần nữa.</translation>
    </message>
    <message>
        <source>This line does not belong here: it was added or moved. Write the file once more.</source>
        <translation>Dòng này không thuộc chỗ này: bị thêm hoặc dời. Ghi lại tệp lần nữa.</translation>
    </message>
    <message>
        <source>The file ends before its signature. Write it once more, and wait before you pull the stick.</source>
        <translation>Tệp kết thúc trước chữ ký. Ghi lại lần nữa và chờ xong mới rút USB.</translation>
    </message>
    <message>
        <source>The signature does not belong to this file. Write it once more on the machine it comes from.</source>
        <translation>Chữ ký không thuộc tệp này. Ghi lại trên máy gốc.</translation>
    </message>
    <message>
        <source>The key %1 that signed this is not registered here. Compare it with the one that the other machine shows, and register it if they are the same. The whole key: %2</source>
        <translation>Khóa %1 dùng để ký chưa được đăng ký ở đây. So với khóa hiện trên máy kia, nếu giống thì đăng ký. Toàn bộ khóa: %2</translation>
    </message>
    <message>
        <source>The key %1 that signed this was revoked here. Ask why before you register it again. The whole key: %2</source>
        <translation>Khóa %1 dùng để ký đã bị thu hồi ở đây. Hỏi lý do trước khi đăng ký lại. Toàn bộ khóa: %2</translation>
    </message>
    <message>
        <source>The attempt of a trainee who is not here (%1). Take in the people of that machine first.</source>
        <translation>Lần thi của một học viên không có ở đây (%1). Nhận nhân sự của máy đó trước.</translation>
    </message>
    <message>
        <source>The line says attempt %1, its transcript %2. Write the file once more.</source>
        <translation>Dòng này ghi lần thi %1, nhưng bản ghi kèm theo lại ghi lần thi %2. Hãy ghi lại tệp.</translation>
    </message>
    <message>
        <source>This trainee is a supervisor here (%1). Archive one of the two first.</source>
        <translation>Học viên này là giám sát ở đây (%1). Lưu trữ một trong hai trước.</translation>
    </message>
    <message>
        <source>There is no sealed attempt to write. To write those of before once more, ask for all.</source>
        <translation>Không có lần thi đã niêm phong nào để ghi. Muốn ghi lại các lần trước, hãy chọn tất cả.</translation>
    </message>
    <message>
        <source>There is no room for &quot;%1&quot;. Free some space on the stick and try again; nothing was written.</source>
        <translation>Không đủ chỗ cho “%1”. Giải phóng bớt USB rồi thử lại; chưa ghi gì.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Check that the stick is in and can be written to; nothing was written.</source>
        <translation>Không ghi được “%1” (%2). Kiểm tra USB đã cắm và ghi được chưa; chưa ghi gì.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Dòng %1: %2</translation>
    </message>
    <message>
        <source>attempts: %1</source>
        <translation>lần thi: %1</translation>
    </message>
    <message>
        <source>trainees: %1</source>
        <translation>học viên: %1</translation>
    </message>
    <message>
        <source>groups: %1</source>
        <translation>nhóm: %1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios: %1</source>
        <translation>bộ luật, bài thi, đề thi và tình huống: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có gì</translation>
    </message>
    <message>
        <source>attempts added: %1</source>
        <translation>lần thi đã thêm: %1</translation>
    </message>
    <message>
        <source>attempts added whose seal is broken: %1</source>
        <translation>lần thi đã thêm có niêm phong hỏng: %1</translation>
    </message>
    <message>
        <source>attempts known already: %1</source>
        <translation>lần thi đã có sẵn: %1</translation>
    </message>
    <message>
        <source>trainees added: %1</source>
        <translation>học viên đã thêm: %1</translation>
    </message>
    <message>
        <source>trainees renamed: %1</source>
        <translation>học viên đã đổi tên: %1</translation>
    </message>
    <message>
        <source>left out because erased here: %1</source>
        <translation>bỏ qua vì đã xóa ở đây: %1</translation>
    </message>
    <message>
        <source>groups added: %1</source>
        <translation>nhóm đã thêm: %1</translation>
    </message>
    <message>
        <source>groups changed: %1</source>
        <translation>nhóm đã thay đổi: %1</translation>
    </message>
    <message>
        <source>rule sets, exams, forms and scenarios added: %1</source>
        <translation>bộ luật, bài thi, đề thi và tình huống đã thêm: %1</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>không có gì mới</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>the Mega meter</source>
        <translation>đồng hồ Mega</translation>
    </message>
    <message>
        <source>the Major meter</source>
        <translation>đồng hồ Major</translation>
    </message>
    <message>
        <source>the Minor meter</source>
        <translation>đồng hồ Minor</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>đồng hồ</translation>
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
        <translation>toàn bộ %1</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1% của %2</translation>
    </message>
    <message>
        <source>its paytable</source>
        <translation>bảng trả thưởng của nó</translation>
    </message>
    <message>
        <source>paytable %1</source>
        <translation>bảng trả thưởng %1</translation>
    </message>
    <message>
        <source>this house&apos;s own paytable %1</source>
        <translation>bảng trả thưởng riêng %1 của casino này</translation>
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
        <translation>Thử lại</translation>
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
        <translation>Điểm đạt %1%</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Điểm trung bình</translation>
    </message>
    <message>
        <source>Mean score in %</source>
        <translation>Điểm trung bình (%)</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Đạt</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Không đạt</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Lần thi</translation>
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
        <translation>Lũy tiến</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Hộp bài</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation>Máy xáo</translation>
    </message>
    <message>
        <source>Discard rack</source>
        <translation>Khay bài bỏ</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Khay</translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation>Hộp tiền</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tiền tip</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>%1, green light</source>
        <translation>%1, đèn xanh</translation>
    </message>
    <message>
        <source>%1, yellow light</source>
        <translation>%1, đèn vàng</translation>
    </message>
    <message>
        <source>%1, red light</source>
        <translation>%1, đèn đỏ</translation>
    </message>
    <message>
        <source>%1 (out of order)</source>
        <translation>%1 (đang hỏng)</translation>
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
        <translation>Kết quả (%)</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Thành viên</translation>
    </message>
    <message>
        <source>Have passed</source>
        <translation>Đã đạt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Attempts passed</source>
        <translation>Lần thi đạt</translation>
    </message>
    <message>
        <source>Mean result</source>
        <translation>Kết quả trung bình</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>chưa có</translation>
    </message>
    <message>
        <source>erased person</source>
        <translation>người đã bị xóa</translation>
    </message>
    <message>
        <source>no exam yet</source>
        <translation>chưa thi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Gần nhất</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Cao nhất</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Đã đạt</translation>
    </message>
    <message>
        <source>Mean result over time</source>
        <translation>Kết quả trung bình theo thời gian</translation>
    </message>
    <message>
        <source>Distribution of results</source>
        <translation>Phân bố kết quả</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Weakest skills</source>
        <translation>Kỹ năng yếu nhất</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kỹ năng</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chương</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Đúng</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>Lỗi theo loại</translation>
    </message>
    <message>
        <source>Group report</source>
        <translation>Báo cáo nhóm</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1-high</source>
        <translation>mậu thầu %1</translation>
    </message>
    <message>
        <source>a pair of %1</source>
        <translation>đôi %1</translation>
    </message>
    <message>
        <source>pair of %1</source>
        <translation>đôi %1</translation>
    </message>
    <message>
        <source>two pair, %1 and %2</source>
        <translation>hai đôi, %1 và %2</translation>
    </message>
    <message>
        <source>three %1</source>
        <translation>sám %1</translation>
    </message>
    <message>
        <source>a straight, %1-high</source>
        <translation>sảnh tới %1</translation>
    </message>
    <message>
        <source>straight, %1-high</source>
        <translation>sảnh tới %1</translation>
    </message>
    <message>
        <source>a flush, %1-high</source>
        <translation>thùng, cao nhất %1</translation>
    </message>
    <message>
        <source>flush, %1-high</source>
        <translation>thùng, cao nhất %1</translation>
    </message>
    <message>
        <source>a full house, %1 over %2</source>
        <translation>cù lũ, ba %1 hai %2</translation>
    </message>
    <message>
        <source>full house, %1 over %2</source>
        <translation>cù lũ, ba %1 hai %2</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>tứ quý %1</translation>
    </message>
    <message>
        <source>a straight flush, %1-high</source>
        <translation>thùng phá sảnh tới %1</translation>
    </message>
    <message>
        <source>straight flush, %1-high</source>
        <translation>thùng phá sảnh tới %1</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>sảnh rồng</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>sảnh rồng</translation>
    </message>
    <message>
        <source>the %1 of clubs</source>
        <translation>%1 chuồn</translation>
    </message>
    <message>
        <source>the %1 of diamonds</source>
        <translation>%1 rô</translation>
    </message>
    <message>
        <source>the %1 of hearts</source>
        <translation>%1 cơ</translation>
    </message>
    <message>
        <source>the %1 of spades</source>
        <translation>%1 bích</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <comment>the two highest cards</comment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>two %1</source>
        <translation>đôi %1</translation>
    </message>
    <message>
        <source>%1 and %2 of one suit</source>
        <translation>%1 và %2 cùng chất</translation>
    </message>
    <message>
        <source>%1 and %2 of two suits</source>
        <translation>%1 và %2 khác chất</translation>
    </message>
    <message>
        <source>Seat %1 and the dealer both have %2</source>
        <translation>Ghế %1 và dealer đều có %2</translation>
    </message>
    <message>
        <source>With %2, seat %1 beats the dealer&apos;s %3</source>
        <translation>Ghế %1 có %2, thắng %3 của dealer</translation>
    </message>
    <message>
        <source>With %2, seat %1 loses to the dealer&apos;s %3</source>
        <translation>Ghế %1 có %2, thua %3 của dealer</translation>
    </message>
    <message>
        <source>Both have %2, and the %3 of seat %1 is higher than the dealer&apos;s %4</source>
        <translation>Cả hai đều có %2, và %3 của ghế %1 cao hơn %4 của dealer</translation>
    </message>
    <message>
        <source>Both have %2, and the dealer&apos;s %4 is higher than the %3 of seat %1</source>
        <translation>Cả hai đều có %2, và %4 của dealer cao hơn %3 của ghế %1</translation>
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
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>You are the dealer. Everything can be done by mouse, by touch or by keyboard alone.</source>
        <translation>Bạn là dealer. Mọi thao tác đều làm được bằng chuột, cảm ứng hoặc chỉ bàn phím.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Đổi phím</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at the shoe: whose card is the next?</source>
        <translation>Nhìn hộp bài: lá tiếp theo của ai?</translation>
    </message>
    <message>
        <source>Look at the shoe and the spots in front of you</source>
        <translation>Nhìn hộp bài và các ô trước mặt</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be paid</source>
        <translation>Ghế %1 có cược phải trả</translation>
    </message>
    <message>
        <source>A wager of seat %1 is to be taken</source>
        <translation>Ghế %1 có cược phải thu</translation>
    </message>
    <message>
        <source>A wager of seat %1 goes back</source>
        <translation>Ghế %1 có cược phải hoàn</translation>
    </message>
    <message>
        <source>Seat %1 has to decide</source>
        <translation>Ghế %1 phải quyết định</translation>
    </message>
    <message>
        <source>Seat %1 has lost something by folding</source>
        <translation>Ghế %1 bỏ bài nên mất một khoản</translation>
    </message>
    <message>
        <source>The cards of seat %1 are not needed any more</source>
        <translation>Bài của ghế %1 không cần nữa</translation>
    </message>
    <message>
        <source>The cards of seat %1 are to be shown</source>
        <translation>Bài của ghế %1 phải được lật</translation>
    </message>
    <message>
        <source>The best hand of seat %1 is to be laid out</source>
        <translation>Phải xếp tay bài cao nhất của ghế %1</translation>
    </message>
    <message>
        <source>Seat %1 has won something that you do not pay alone</source>
        <translation>Ghế %1 thắng một khoản không chỉ mình bạn trả</translation>
    </message>
    <message>
        <source>The hand of seat %1 has to stay for a while</source>
        <translation>Bài của ghế %1 phải để lại một lúc</translation>
    </message>
    <message>
        <source>Seat %1 earns something by another seat&apos;s hand</source>
        <translation>Ghế %1 được hưởng nhờ bài ghế khác</translation>
    </message>
    <message>
        <source>Seat %1 gets something back</source>
        <translation>Ghế %1 được nhận lại một khoản</translation>
    </message>
    <message>
        <source>The system has to be told about seat %1</source>
        <translation>Phải báo cho hệ thống về ghế %1</translation>
    </message>
    <message>
        <source>Something is to be done at seat %1</source>
        <translation>Có việc phải làm ở ghế %1</translation>
    </message>
    <message>
        <source>Something is to be said aloud</source>
        <translation>Có điều phải hô lên</translation>
    </message>
    <message>
        <source>The electronic wagers are still open</source>
        <translation>Cược điện tử vẫn còn mở</translation>
    </message>
    <message>
        <source>Some wagers are taken before the cards</source>
        <translation>Có cược phải thu trước khi chia bài</translation>
    </message>
    <message>
        <source>Two numbers have to agree</source>
        <translation>Hai con số phải khớp</translation>
    </message>
    <message>
        <source>The progressive system waits for a key</source>
        <translation>Hệ thống lũy tiến đang chờ bấm phím</translation>
    </message>
    <message>
        <source>A card is to be dealt</source>
        <translation>Phải chia một lá</translation>
    </message>
    <message>
        <source>The rest of the deck is to be counted</source>
        <translation>Phải đếm phần còn lại của bộ bài</translation>
    </message>
    <message>
        <source>The rest of the deck is not needed any more</source>
        <translation>Phần còn lại của bộ bài không cần nữa</translation>
    </message>
    <message>
        <source>Community cards are to be shown</source>
        <translation>Phải lật bài chung</translation>
    </message>
    <message>
        <source>Something is to be done with the cards</source>
        <translation>Có việc phải làm với bài</translation>
    </message>
    <message>
        <source>Look at seat %1</source>
        <translation>Nhìn ghế %1</translation>
    </message>
    <message>
        <source>Look at your own hand</source>
        <translation>Nhìn bài của chính bạn</translation>
    </message>
    <message>
        <source>Look at what is left of the deck</source>
        <translation>Nhìn phần còn lại của bộ bài</translation>
    </message>
    <message>
        <source>Look at the Six Card Bonus spot</source>
        <translation>Nhìn ô Six Card Bonus</translation>
    </message>
    <message>
        <source>Look at the community cards</source>
        <translation>Nhìn bài chung</translation>
    </message>
    <message>
        <source>Look at the players</source>
        <translation>Nhìn các người chơi</translation>
    </message>
    <message>
        <source>Look at the progressive system</source>
        <translation>Nhìn hệ thống lũy tiến</translation>
    </message>
    <message>
        <source>Look at the table: is everything in order?</source>
        <translation>Nhìn bàn: mọi thứ có ổn không?</translation>
    </message>
    <message>
        <source>Look for somebody who can decide this</source>
        <translation>Tìm người quyết định được việc này</translation>
    </message>
    <message>
        <source>Look at the whole table</source>
        <translation>Nhìn cả bàn</translation>
    </message>
    <message>
        <source>Look at the cards and the shoe</source>
        <translation>Nhìn bài và hộp bài</translation>
    </message>
    <message>
        <source>Your own cards are to be shown</source>
        <translation>Phải lật bài của chính bạn</translation>
    </message>
    <message>
        <source>Your own best hand is to be laid out</source>
        <translation>Phải xếp tay bài cao nhất của chính bạn</translation>
    </message>
    <message>
        <source>Your own hand has to stay for a while</source>
        <translation>Bài của chính bạn phải để lại một lúc</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is to be shown</source>
        <translation>Phải lật bài ở ô Six Card Bonus</translation>
    </message>
    <message>
        <source>Something is not in order: do not go on</source>
        <translation>Có gì đó không ổn: đừng tiếp tục</translation>
    </message>
    <message>
        <source>The game stands still until somebody says what follows</source>
        <translation>Ván dừng đến khi có người cho biết làm gì tiếp</translation>
    </message>
    <message>
        <source>This is not yours to decide</source>
        <translation>Việc này không do bạn quyết định</translation>
    </message>
    <message>
        <source>Nothing is left to settle</source>
        <translation>Không còn gì để thanh toán</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>✓ no error</source>
        <translation>✓ không lỗi</translation>
    </message>
    <message>
        <source>✗ errors: %1</source>
        <translation>✗ lỗi: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tiếp tục</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n thao tác</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Rounds you dealt: %1</source>
        <translation>Số ván đã chia: %1</translation>
    </message>
    <message>
        <source>No round yet. The first one you deal will be here.</source>
        <translation>Chưa có ván nào. Ván đầu tiên bạn chia sẽ ở đây.</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Breakage</source>
        <translation>Làm tròn</translation>
    </message>
    <message>
        <source>Paid to the cent</source>
        <translation>Trả đến từng cent</translation>
    </message>
    <message>
        <source>pays to the cent</source>
        <translation>trả đến từng cent</translation>
    </message>
    <message>
        <source>Rounded down to 50 cents</source>
        <translation>Làm tròn xuống 50 cent</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to 50 cents</source>
        <translation>làm tròn xuống 50 cent số trả bằng chip</translation>
    </message>
    <message>
        <source>Rounded down to a dollar</source>
        <translation>Làm tròn xuống 1 đô la</translation>
    </message>
    <message>
        <source>rounds what is paid in chips down to a dollar</source>
        <translation>làm tròn xuống 1 đô la số trả bằng chip</translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation>Thứ tự các bước</translation>
    </message>
    <message>
        <source>Every order that the text permits</source>
        <translation>Mọi thứ tự mà văn bản cho phép</translation>
    </message>
    <message>
        <source>accepts every order that the text permits</source>
        <translation>chấp nhận mọi thứ tự mà văn bản cho phép</translation>
    </message>
    <message>
        <source>The house order alone</source>
        <translation>Chỉ thứ tự của casino</translation>
    </message>
    <message>
        <source>accepts its house order alone</source>
        <translation>chỉ chấp nhận thứ tự của casino</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus after a fold</source>
        <translation>Five Card Hand Bonus sau khi bỏ bài</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Giữ nguyên</translation>
    </message>
    <message>
        <source>lets the Five Card Hand Bonus stand after a fold</source>
        <translation>giữ nguyên Five Card Hand Bonus sau khi bỏ bài</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Bị mất</translation>
    </message>
    <message>
        <source>takes the Five Card Hand Bonus when a player folds</source>
        <translation>thu Five Card Hand Bonus khi người chơi bỏ bài</translation>
    </message>
    <message>
        <source>Bad Beat Bonus after a fold</source>
        <translation>Bad Beat Bonus sau khi bỏ bài</translation>
    </message>
    <message>
        <source>lets the Bad Beat Bonus stand after a fold</source>
        <translation>giữ nguyên Bad Beat Bonus sau khi bỏ bài</translation>
    </message>
    <message>
        <source>takes the Bad Beat Bonus when a player folds</source>
        <translation>thu Bad Beat Bonus khi người chơi bỏ bài</translation>
    </message>
    <message>
        <source>Cover All after a fold</source>
        <translation>Cover All sau khi bỏ bài</translation>
    </message>
    <message>
        <source>lets Cover All stand after a fold</source>
        <translation>giữ nguyên Cover All sau khi bỏ bài</translation>
    </message>
    <message>
        <source>takes Cover All when a player folds</source>
        <translation>thu Cover All khi người chơi bỏ bài</translation>
    </message>
    <message>
        <source>Trips after a fold</source>
        <translation>Trips sau khi bỏ bài</translation>
    </message>
    <message>
        <source>lets Trips stand after a fold</source>
        <translation>giữ nguyên Trips sau khi bỏ bài</translation>
    </message>
    <message>
        <source>takes Trips when a player folds</source>
        <translation>thu Trips khi người chơi bỏ bài</translation>
    </message>
    <message>
        <source>The Ante is paid from</source>
        <translation>Ante được trả từ</translation>
    </message>
    <message>
        <source>A straight up</source>
        <translation>Sảnh trở lên</translation>
    </message>
    <message>
        <source>pays the Ante from a straight up</source>
        <translation>trả Ante từ sảnh trở lên</translation>
    </message>
    <message>
        <source>A flush up</source>
        <translation>Thùng trở lên</translation>
    </message>
    <message>
        <source>pays the Ante from a flush up</source>
        <translation>trả Ante từ thùng trở lên</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The one paytable</source>
        <translation>Bảng trả duy nhất</translation>
    </message>
    <message>
        <source>Paytable %1</source>
        <translation>Bảng trả %1</translation>
    </message>
    <message>
        <source>Own paytable %1, not in the chapter</source>
        <translation>Bảng trả thưởng riêng %1, không có trong chương</translation>
    </message>
    <message>
        <source>Four-card progressive</source>
        <translation>Lũy tiến bốn lá</translation>
    </message>
    <message>
        <source>Five-card progressive</source>
        <translation>Lũy tiến năm lá</translation>
    </message>
    <message>
        <source>Multi Game Link progressive</source>
        <translation>Lũy tiến Multi Game Link</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand; this house %1.</source>
        <translation>Luật nhà, không có văn bản quy định; casino này %1.</translation>
    </message>
    <message>
        <source>The regulation is silent; this house %1 (%2).</source>
        <translation>Quy định không nói đến; casino này %1 (%2).</translation>
    </message>
    <message>
        <source>House rule, no regulation text at hand</source>
        <translation>Luật nhà, không có văn bản quy định</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>Bảng riêng, không có trong chương</translation>
    </message>
    <message>
        <source>Overpaid by more than</source>
        <translation>Trả dư quá</translation>
    </message>
    <message>
        <source>Underpaid by more than</source>
        <translation>Trả thiếu quá</translation>
    </message>
    <message>
        <source>Missed an irregularity</source>
        <translation>Bỏ sót một sự cố</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>Dừng một ván không có gì sai</translation>
    </message>
    <message>
        <source>Wrong ruling on an irregularity</source>
        <translation>Phán quyết sai về sự cố</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Không gì cả</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>The score and every error</source>
        <translation>Điểm và mọi lỗi</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>Say it: the button or %1.</source>
        <translation>Hô: bấm nút hoặc %1.</translation>
    </message>
    <message>
        <source>Close the bets: &quot;No more bets&quot;, or %1.</source>
        <translation>Đóng cược: “Ngừng đặt cược”, hoặc %1.</translation>
    </message>
    <message>
        <source>Touch the shoe, or press %1 for each card; held down it goes on.</source>
        <translation>Chạm hộp bài, hoặc bấm %1 cho mỗi lá; giữ phím để chia liên tục.</translation>
    </message>
    <message>
        <source>Touch a player or press the seat&apos;s number, then %1 to ask.</source>
        <translation>Chạm người chơi hoặc bấm số ghế, rồi %1 để hỏi.</translation>
    </message>
    <message>
        <source>Choose a spot of a folded hand, then Take (%1).</source>
        <translation>Chọn một ô của bài đã bỏ, rồi Thu (%1).</translation>
    </message>
    <message>
        <source>Choose a seat, then the button or its key: turn %1, collect %2.</source>
        <translation>Chọn ghế, rồi bấm nút hoặc phím: lật %1, gom %2.</translation>
    </message>
    <message>
        <source>Choose the seat, then %1: pull out the cards that play, and name the hand.</source>
        <translation>Chọn ghế, rồi %1: rút ra các lá được tính và gọi tên tay bài.</translation>
    </message>
    <message>
        <source>Choose your own cards (0), then %1: pull out the cards that play, and name the hand.</source>
        <translation>Chọn bài của bạn (0), rồi %1: rút ra các lá được tính và gọi tên tay bài.</translation>
    </message>
    <message>
        <source>Choose a spot, then Take %1, Pay %2 or Return %3.</source>
        <translation>Chọn một ô, rồi Thu %1, Trả %2 hoặc Hoàn %3.</translation>
    </message>
    <message>
        <source>Choose a spot, then Return (%1).</source>
        <translation>Chọn một ô, rồi Hoàn (%1).</translation>
    </message>
    <message>
        <source>Choose the spot that needs the floor, then %1.</source>
        <translation>Chọn ô cần quản lý sàn, rồi %1.</translation>
    </message>
    <message>
        <source>Choose the seat that is paid, then %1.</source>
        <translation>Chọn ghế được trả, rồi %1.</translation>
    </message>
    <message>
        <source>It is among the buttons below; each shows its key.</source>
        <translation>Có trong các nút bên dưới; mỗi nút ghi phím của nó.</translation>
    </message>
</context>
<context>
    <name>Irregularity</name>
    <message>
        <source>a card lies face up in the shoe or the deck</source>
        <translation>một lá nằm ngửa trong hộp bài hoặc bộ bài</translation>
    </message>
    <message>
        <source>a card was drawn in error</source>
        <translation>một lá bị rút nhầm</translation>
    </message>
    <message>
        <source>somebody has the wrong number of cards</source>
        <translation>có người sai số lá</translation>
    </message>
    <message>
        <source>a card of the dealer was exposed</source>
        <translation>một lá của dealer bị lộ</translation>
    </message>
    <message>
        <source>the shuffler has jammed</source>
        <translation>máy xáo bị kẹt</translation>
    </message>
    <message>
        <source>the dealing shoe has jammed</source>
        <translation>hộp chia bài bị kẹt</translation>
    </message>
    <message>
        <source>a device is out of order</source>
        <translation>một thiết bị bị hỏng</translation>
    </message>
    <message>
        <source>the shuffler counts a wrong number of cards</source>
        <translation>máy xáo đếm thấy bộ bài sai số lá</translation>
    </message>
    <message>
        <source>the stub has a wrong number of cards</source>
        <translation>phần bài còn lại sai số lá</translation>
    </message>
    <message>
        <source>the cover card was put in too near the top</source>
        <translation>lá cắt được đặt quá gần mặt trên</translation>
    </message>
    <message>
        <source>a wager came after &quot;no more bets&quot;</source>
        <translation>đặt cược sau khi hô “ngừng đặt cược”</translation>
    </message>
    <message>
        <source>a spoken wager with cash</source>
        <translation>cược bằng miệng với tiền mặt</translation>
    </message>
    <message>
        <source>a player has left during the round</source>
        <translation>người chơi rời bàn giữa ván</translation>
    </message>
    <message>
        <source>a player wagers at a second position</source>
        <translation>người chơi đặt cược ở chỗ thứ hai</translation>
    </message>
    <message>
        <source>the progressive chips do not match the system&apos;s count</source>
        <translation>chip lũy tiến không khớp số đếm của hệ thống</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>%1 Right: %2</source>
        <translation>%1 Đúng: %2</translation>
    </message>
    <message>
        <source>A round of %1 steps to be judged.</source>
        <translation>Một ván có %1 bước để chấm.</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Keys</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Đặt lại tất cả</translation>
    </message>
    <message>
        <source>Choose an action, then press its new key. Esc leaves it as it is.</source>
        <translation>Chọn một thao tác, rồi bấm phím mới. Esc giữ nguyên.</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>changed</source>
        <translation>đã đổi</translation>
    </message>
    <message>
        <source>Press a key …</source>
        <translation>Bấm một phím …</translation>
    </message>
    <message>
        <source>Press the new key for %1</source>
        <translation>Bấm phím mới cho %1</translation>
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
        <translation>Ghế và cược</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>The table and the floor</source>
        <translation>Bàn và quản lý sàn</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>Chuẩn bị bài</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>Sau khi dừng</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Luyện tập</translation>
    </message>
    <message>
        <source>Choose a seat; after Pay: the amount</source>
        <translation>Chọn ghế; sau Trả: số tiền</translation>
    </message>
    <message>
        <source>From spot to spot</source>
        <translation>Từ ô này sang ô khác</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Not this; back</source>
        <translation>Không; quay lại</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Thu</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Trả</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Hoàn</translation>
    </message>
    <message>
        <source>Pay an envy bonus</source>
        <translation>Trả Envy Bonus</translation>
    </message>
    <message>
        <source>Ask for the decision</source>
        <translation>Hỏi quyết định</translation>
    </message>
    <message>
        <source>Deal; held down it goes on</source>
        <translation>Chia bài; giữ phím để chia liên tục</translation>
    </message>
    <message>
        <source>Turn the cards of a seat</source>
        <translation>Lật bài một ghế</translation>
    </message>
    <message>
        <source>Set a hand</source>
        <translation>Xếp một tay bài</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards</source>
        <translation>Lật bài dealer</translation>
    </message>
    <message>
        <source>Reveal community cards</source>
        <translation>Lật bài chung</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card</source>
        <translation>Lật lá Six Card Bonus</translation>
    </message>
    <message>
        <source>Leave the cards on the table</source>
        <translation>Để bài lại trên bàn</translation>
    </message>
    <message>
        <source>Collect the cards</source>
        <translation>Gom bài</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Đếm bài còn lại</translation>
    </message>
    <message>
        <source>Stub to the discard rack</source>
        <translation>Bài còn lại vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Announce: no more bets</source>
        <translation>Hô: ngừng đặt cược</translation>
    </message>
    <message>
        <source>Announce: no hand</source>
        <translation>Hô: không có bài</translation>
    </message>
    <message>
        <source>Lock the progressive wagers</source>
        <translation>Khóa cược lũy tiến</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>Thu cược lũy tiến</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>Đối chiếu số lượng cược lũy tiến</translation>
    </message>
    <message>
        <source>Keypad of the progressive system</source>
        <translation>Bàn phím hệ thống lũy tiến</translation>
    </message>
    <message>
        <source>Stop: something is wrong</source>
        <translation>Dừng: có sự cố</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Gọi quản lý sàn</translation>
    </message>
    <message>
        <source>Turn to the next page of buttons</source>
        <translation>Sang trang nút tiếp theo</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Dọn bàn</translation>
    </message>
    <message>
        <source>Rule on what is wrong</source>
        <translation>Phán quyết về sự cố</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>Một lá vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Xáo lại</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Cắt lại</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>Lấy bộ bài khỏi bàn</translation>
    </message>
    <message>
        <source>Cover the device</source>
        <translation>Che thiết bị</translation>
    </message>
    <message>
        <source>Inspect the cards</source>
        <translation>Kiểm bài</translation>
    </message>
    <message>
        <source>The floor verifies the cards</source>
        <translation>Quản lý sàn xác nhận bài</translation>
    </message>
    <message>
        <source>Spread the cards</source>
        <translation>Trải bài</translation>
    </message>
    <message>
        <source>Wash the cards</source>
        <translation>Trộn bài úp</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>Dồn bài thành chồng</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Xáo bài</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cắt bài</translation>
    </message>
    <message>
        <source>Stack into the shoe</source>
        <translation>Chồng bài vào hộp bài</translation>
    </message>
    <message>
        <source>One deck into play, one into the shuffler</source>
        <translation>Một bộ bài vào chơi, một bộ vào máy xáo</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Thay bộ bài</translation>
    </message>
    <message>
        <source>Stack into the shuffler</source>
        <translation>Chồng bài vào máy xáo</translation>
    </message>
    <message>
        <source>Take the shuffled deck</source>
        <translation>Lấy bộ bài đã xáo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Next; when watching: go on or pause; after the round: the next mistake</source>
        <translation>Tiếp; khi đang xem: chạy hoặc dừng; sau ván: lỗi kế tiếp</translation>
    </message>
    <message>
        <source>Scroll; with Ctrl, Home and End: to the ends</source>
        <translation>Cuộn; với Ctrl, Home và End: đến hai đầu</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Take back the last one</source>
        <translation>Xóa số vừa nhập</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Dấu thập phân</translation>
    </message>
</context>
<context>
    <name>KioskFoot</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>Thoát chế độ kiosk</translation>
    </message>
</context>
<context>
    <name>KioskLayer</name>
    <message>
        <source>This kiosk has no supervisor yet</source>
        <translation>Kiosk này chưa có giám sát</translation>
    </message>
    <message>
        <source>Set one up before trainees come: without a passphrase anybody could leave the kiosk.</source>
        <translation>Hãy tạo một tài khoản giám sát trước khi học viên đến: không có cụm mật khẩu thì ai cũng thoát được chế độ kiosk.</translation>
    </message>
    <message>
        <source>Set up a supervisor</source>
        <translation>Lập giám sát</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Thoát chế độ kiosk</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>Còn ai ở đây không?</translation>
    </message>
    <message numerus="yes">
        <source>The start screen comes back in %n second(s). What you began is kept.</source>
        <translation>
            <numerusform>Màn hình đầu trở lại sau %n giây. Những gì đã bắt đầu được giữ lại.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Tôi ở đây</translation>
    </message>
</context>
<context>
    <name>LeaveKiosk</name>
    <message>
        <source>Leave the kiosk</source>
        <translation>Thoát chế độ kiosk</translation>
    </message>
    <message>
        <source>Cutcard ends. What was begun is kept. This needs a supervisor.</source>
        <translation>Cutcard đóng lại. Những gì đã bắt đầu được giữ lại. Việc này cần giám sát.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ở lại</translation>
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
        <translation>Chưa gặp</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Đang học</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Đã luyện</translation>
    </message>
    <message>
        <source>Mastered</source>
        <translation>Thành thạo</translation>
    </message>
</context>
<context>
    <name>LookChoices</name>
    <message>
        <source>As the computer has it</source>
        <translation>Theo máy tính</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Bình thường</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
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
        <translation>Tốc độ bài và chip</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Không có gì chuyển động</translation>
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
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Bộ bài bốn màu</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green: suits are told apart at a glance.</source>
        <translation>Rô xanh dương, chuồn xanh lá: nhìn là phân biệt được chất.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Mặt bàn</translation>
    </message>
    <message>
        <source>Words as printed</source>
        <translation>Chữ như in trên bàn</translation>
    </message>
    <message>
        <source>They face the players, as on a real layout; otherwise they stand upright for you.</source>
        <translation>Chữ quay về phía người chơi như bàn thật; nếu không, chữ đứng thẳng về phía bạn.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Cards and chips can be heard</source>
        <translation>Nghe tiếng bài và chip</translation>
    </message>
    <message>
        <source>Everything that sounds can be seen as well.</source>
        <translation>Mọi thứ có tiếng đều thấy được bằng mắt.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Độ tương phản</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Giảm chuyển động</translation>
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
        <translation>đã trả lời %1 trên %2</translation>
    </message>
</context>
<context>
    <name>MasteryScreen</name>
    <message>
        <source>How am I doing?</source>
        <translation>Tôi tiến bộ thế nào?</translation>
    </message>
    <message>
        <source>No answers yet</source>
        <translation>Chưa có câu trả lời</translation>
    </message>
    <message>
        <source>Answers: %1 · right lately: %2 % · skills practised: %3 · mastered: %4 · due today: %5</source>
        <translation>Câu trả lời: %1 · đúng gần đây: %2% · kỹ năng đã luyện: %3 · thành thạo: %4 · đến hạn hôm nay: %5</translation>
    </message>
</context>
<context>
    <name>MeterDisplay</name>
    <message>
        <source>Progressive meter: %1</source>
        <translation>Đồng hồ lũy tiến: %1</translation>
    </message>
    <message>
        <source>%1 · wagers: %2</source>
        <translation>%1 · số cược: %2</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>while the cards are dealt</source>
        <translation>trong lúc chia bài</translation>
    </message>
    <message>
        <source>after the first cards</source>
        <translation>sau các lá đầu</translation>
    </message>
    <message>
        <source>before the last decision</source>
        <translation>trước quyết định cuối</translation>
    </message>
    <message>
        <source>after the last decision</source>
        <translation>sau quyết định cuối</translation>
    </message>
    <message>
        <source>after the dealer&apos;s hand is shown</source>
        <translation>sau khi lật bài dealer</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>en_US</source>
        <comment>the locale of this language&apos;s amounts</comment>
        <translation>vi_VN</translation>
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
        <translation>%1 không có chip nào khớp</translation>
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
        <translation>Chào mừng. Lưu phần luyện tập dưới tên nào?</translation>
    </message>
    <message>
        <source>New here? Your name:</source>
        <translation>Mới đến? Tên bạn:</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tên bạn</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Họ và tên</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
</context>
<context>
    <name>OnScreenKeyboard</name>
    <message>
        <source>Keyboard</source>
        <translation>Bàn phím</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Chữ hoa</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Chữ cái</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Ký hiệu</translation>
    </message>
    <message>
        <source>Letters with accents</source>
        <translation>Chữ có dấu</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Phím cách</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Ô kế tiếp</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <translation>Xóa ký tự cuối</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Hide the keyboard</source>
        <translation>Ẩn bàn phím</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Thanh toán</translation>
    </message>
    <message>
        <source>After a stop</source>
        <translation>Sau khi dừng</translation>
    </message>
</context>
<context>
    <name>Passphrase</name>
    <message>
        <source>At least %1 characters. Four or five words are easy to remember.</source>
        <translation>Ít nhất %1 ký tự. Bốn hoặc năm từ thì dễ nhớ.</translation>
    </message>
    <message>
        <source>Weak: somebody could guess it. Add a word or two.</source>
        <translation>Yếu: người khác có thể đoán ra. Thêm một hai từ.</translation>
    </message>
    <message>
        <source>Fair. Another word makes it strong.</source>
        <translation>Tạm được. Thêm một từ nữa sẽ mạnh.</translation>
    </message>
    <message>
        <source>Strong.</source>
        <translation>Mạnh.</translation>
    </message>
</context>
<context>
    <name>PeopleCsv</name>
    <message>
        <source>The same name as in line %1.</source>
        <translation>Trùng tên với dòng %1.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <translation>Không có tên.</translation>
    </message>
    <message>
        <source>The name is too long. Shorten it.</source>
        <translation>Tên quá dài. Hãy rút ngắn.</translation>
    </message>
    <message>
        <source>The name of a group is too long. Shorten it.</source>
        <translation>Tên một nhóm quá dài. Hãy rút ngắn.</translation>
    </message>
    <message>
        <source>Several people here are called so. Change them by hand.</source>
        <translation>Ở đây có nhiều người tên này. Sửa từng người bằng tay.</translation>
    </message>
    <message>
        <source>Is archived. Restore the person on this page.</source>
        <translation>Đã lưu trữ. Khôi phục người này ở trang này.</translation>
    </message>
    <message>
        <source>There is nobody in this file.</source>
        <translation>Không có ai trong tệp này.</translation>
    </message>
    <message>
        <source>There are more than %1 people in this file. Divide it.</source>
        <translation>Tệp này có hơn %1 người. Hãy chia ra.</translation>
    </message>
</context>
<context>
    <name>PeopleDialogs</name>
    <message>
        <source>&amp;Name</source>
        <translation>Tê&amp;n</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>Nhập tên.</translation>
    </message>
    <message>
        <source>Add a supervisor</source>
        <translation>Thêm giám sát</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Thêm</translation>
    </message>
    <message>
        <source>A new passphrase for %1</source>
        <translation>Cụm mật khẩu mới cho %1</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Đặt &amp;lại</translation>
    </message>
    <message>
        <source>The old passphrase and the old recovery code end at once.</source>
        <translation>Cụm mật khẩu và mã khôi phục cũ hết hiệu lực ngay.</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Mã khôi phục</translation>
    </message>
    <message>
        <source>Erase for ever</source>
        <translation>Xóa vĩnh viễn</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Xóa</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>và %1 người nữa</translation>
    </message>
    <message>
        <source>The name, the passphrase and the groups go, from the backups too; nobody can bring them back. Answers, exams and their seals stay, without a name. Nothing that was done before in this console can be undone after it.</source>
        <translation>Tên, cụm mật khẩu và các nhóm sẽ mất, cả trong bản sao lưu; không ai lấy lại được. Câu trả lời, bài thi và niêm phong vẫn còn, nhưng không có tên. Sau đó không hoàn tác được việc gì đã làm trước trong bảng điều khiển này.</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>xóa</translation>
    </message>
    <message>
        <source>&amp;Write &quot;%1&quot; to confirm</source>
        <translation>&amp;Nhập “%1” để xác nhận</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; exactly.</source>
        <translation>Nhập đúng “%1”.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>Đặ&amp;t</translation>
    </message>
    <message>
        <source>Tick the groups of the people that you have chosen (%1).</source>
        <translation>Đánh dấu nhóm cho những người đã chọn (%1).</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>At the table</source>
        <translation>Tại bàn</translation>
    </message>
    <message>
        <source>Who is dealing?</source>
        <translation>Ai chia bài?</translation>
    </message>
    <message>
        <source>Continue your round</source>
        <translation>Tiếp tục ván của bạn</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Người khác</translation>
    </message>
    <message>
        <source>Your name is missing? A supervisor can add you.</source>
        <translation>Thiếu tên bạn? Giám sát có thể thêm.</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>I am %1</source>
        <translation>Tôi là %1</translation>
    </message>
</context>
<context>
    <name>PlayHeader</name>
    <message>
        <source>‹ Leave</source>
        <translation>‹ Rời bàn</translation>
    </message>
    <message>
        <source>Back to the start; the round can be continued later</source>
        <translation>Về màn hình đầu; ván có thể tiếp tục sau</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Thời gian: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Kết thúc ván</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
</context>
<context>
    <name>PracticeReason</name>
    <message>
        <source>It is time to see this again.</source>
        <translation>Đã đến lúc ôn lại.</translation>
    </message>
    <message>
        <source>This was wrong too often of late.</source>
        <translation>Gần đây sai quá nhiều lần.</translation>
    </message>
    <message>
        <source>You have not met this yet.</source>
        <translation>Bạn chưa gặp kỹ năng này.</translation>
    </message>
    <message>
        <source>This keeps slipping away: take it slowly, with a worked example.</source>
        <translation>Cứ hay quên: làm chậm thôi, xem bài mẫu.</translation>
    </message>
    <message>
        <source>One kind of error comes back again and again, most of all here.</source>
        <translation>Một loại lỗi cứ lặp lại, nhiều nhất là ở đây.</translation>
    </message>
</context>
<context>
    <name>ProgressPanel</name>
    <message>
        <source>How am I doing?</source>
        <translation>Tôi tiến bộ thế nào?</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>câu trả lời</translation>
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
        <translation>đúng gần đây</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>đến hạn hôm nay</translation>
    </message>
    <message>
        <source>All skills</source>
        <translation>Mọi kỹ năng</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Replace the file</source>
        <translation>Thay tệp</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already.</source>
        <translation>“%1” đã có sẵn.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Thay</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
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
        <translation>%1 $%2</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>đã bỏ bài</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between wagers</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation>Bài chung</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Ghế %1</translation>
    </message>
    <message>
        <source>Posted paytable</source>
        <translation>Bảng trả niêm yết</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>Đồng hồ</translation>
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
        <translation>Đây không phải văn bản JSON (ở ký tự %1).</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. Remove one.</source>
        <translation>Khóa “%1” có hai lần trong một đối tượng. Bỏ bớt một.</translation>
    </message>
    <message>
        <source>The text is nested deeper than %1 levels.</source>
        <translation>Văn bản lồng sâu hơn %1 cấp.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation>Dòng dài hơn %1 byte.</translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation>Ở đây cần một đối tượng trong ngoặc nhọn.</translation>
    </message>
    <message>
        <source>A list in square brackets, neither empty nor endless, is expected here.</source>
        <translation>Ở đây cần một danh sách trong ngoặc vuông, không trống và không quá dài.</translation>
    </message>
    <message>
        <source>A text in quotes is expected here.</source>
        <translation>Ở đây cần một chuỗi trong ngoặc kép.</translation>
    </message>
    <message>
        <source>Write true or false here.</source>
        <translation>Ở đây ghi true hoặc false.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>Ở đây cần một số nguyên từ %1 đến %2.</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>Mã ngẫu nhiên là số nguyên, từ 0 trở lên.</translation>
    </message>
    <message>
        <source>An amount is a text of digits with at most two decimals, such as &quot;7.50&quot;.</source>
        <translation>Số tiền là chuỗi chữ số có tối đa hai số lẻ, như “7.50”.</translation>
    </message>
    <message>
        <source>The amount has to be from $%1 to $%2.</source>
        <translation>Số tiền phải từ $%1 đến $%2.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Thiếu khóa “%1”.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here. Check its spelling.</source>
        <translation>Ở đây không có khóa “%1”. Kiểm tra chính tả.</translation>
    </message>
    <message>
        <source>The format has to be &quot;%1&quot;.</source>
        <translation>Định dạng phải là “%1”.</translation>
    </message>
    <message>
        <source>There is no rule set &quot;%1&quot;; &quot;cutcard-cli rules list&quot; names them all.</source>
        <translation>Không có bộ luật “%1”; lệnh “cutcard-cli rules list” liệt kê tất cả.</translation>
    </message>
    <message>
        <source>This rule set has no selection &quot;%1&quot;.</source>
        <translation>Bộ luật này không có lựa chọn “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be chosen here; see &quot;cutcard-cli rules show&quot;.</source>
        <translation>Ở đây không chọn được “%1”; xem “cutcard-cli rules show”.</translation>
    </message>
    <message>
        <source>A progressive wager is $1 or $5.</source>
        <translation>Cược lũy tiến là $1 hoặc $5.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card: write rank and suit, such as Td.</source>
        <translation>“%1” không phải lá bài: ghi số và chất, như Td.</translation>
    </message>
    <message>
        <source>The card %1 is on the table twice.</source>
        <translation>Lá %1 có hai lần trên bàn.</translation>
    </message>
    <message>
        <source>%1 cards belong here, not %2.</source>
        <translation>Ở đây cần %1 lá, không phải %2.</translation>
    </message>
    <message>
        <source>Somebody made a Six Card Bonus Wager; its card is missing.</source>
        <translation>Có người đặt cược Six Card Bonus; thiếu lá bài của nó.</translation>
    </message>
    <message>
        <source>Nobody made a Six Card Bonus Wager; no card is dealt for it.</source>
        <translation>Không ai đặt cược Six Card Bonus; không chia lá nào cho nó.</translation>
    </message>
    <message>
        <source>This deck, dealt by this method, does not give the cards of this round.</source>
        <translation>Bộ bài này, chia theo cách này, không ra các lá của ván này.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way of dealing in this rule set.</source>
        <translation>“%1” không phải cách chia trong bộ luật này.</translation>
    </message>
    <message>
        <source>There is no theory question &quot;%1&quot;.</source>
        <translation>Không có câu hỏi lý thuyết “%1”.</translation>
    </message>
    <message>
        <source>This rule set has no number &quot;%1&quot; to ask for.</source>
        <translation>Bộ luật này không có con số “%1” để hỏi.</translation>
    </message>
    <message>
        <source>The theory question &quot;%1&quot; needs two to four wrong answers.</source>
        <translation>Câu hỏi lý thuyết “%1” cần hai đến bốn câu trả lời sai.</translation>
    </message>
    <message>
        <source>The answer &quot;%1&quot; is there twice.</source>
        <translation>Câu trả lời “%1” có hai lần.</translation>
    </message>
    <message>
        <source>There is no irregularity &quot;%1&quot;.</source>
        <translation>Không có sự cố “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said here.</source>
        <translation>Ở đây không nói được “%1”.</translation>
    </message>
    <message>
        <source>One answer is right and has no wrong rule; every other one has.</source>
        <translation>Một câu trả lời đúng thì không có quy tắc sai; mọi câu khác đều có.</translation>
    </message>
    <message>
        <source>A step is named s1, s2, and so on.</source>
        <translation>Bước được đặt tên s1, s2, v.v.</translation>
    </message>
    <message>
        <source>Only a dealt round (with deck and method) has an opening to judge.</source>
        <translation>Chỉ ván có chia bài (có bộ bài và cách chia) mới có phần mở đầu để chấm.</translation>
    </message>
    <message>
        <source>At least one seat has to be occupied.</source>
        <translation>Phải có người ở ít nhất một ghế.</translation>
    </message>
    <message>
        <source>The table has the seats 1 to %1.</source>
        <translation>Bàn có ghế từ 1 đến %1.</translation>
    </message>
    <message>
        <source>Seat %1 is there twice.</source>
        <translation>Ghế %1 có hai lần.</translation>
    </message>
    <message>
        <source>This seat has no wager.</source>
        <translation>Ghế này không có cược.</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is required.</source>
        <translation>Bắt buộc có cược “%1”.</translation>
    </message>
    <message>
        <source>The wager &quot;%1&quot; is not offered at this table.</source>
        <translation>Bàn này không có cược “%1”.</translation>
    </message>
    <message>
        <source>The Super Bonus has to equal the Ante.</source>
        <translation>Super Bonus phải bằng Ante.</translation>
    </message>
    <message>
        <source>At this table this wager is $%1.</source>
        <translation>Ở bàn này, cược này là $%1.</translation>
    </message>
    <message>
        <source>The player has neither folded nor bet.</source>
        <translation>Người chơi chưa bỏ bài cũng chưa đặt.</translation>
    </message>
    <message>
        <source>A seat without an Ante has nothing to decide.</source>
        <translation>Ghế không có Ante thì không có gì để quyết định.</translation>
    </message>
    <message>
        <source>A Play Wager is made on preflop, flop or river, not &quot;%1&quot;.</source>
        <translation>Cược Play đặt ở preflop, flop hoặc river, không phải “%1”.</translation>
    </message>
    <message>
        <source>The Flop Wager is twice the Ante: $%1.</source>
        <translation>Cược Flop gấp đôi Ante: $%1.</translation>
    </message>
    <message>
        <source>The %1 Wager equals the Ante, $%2, or is checked.</source>
        <translation>Cược %1 bằng Ante, $%2, hoặc check.</translation>
    </message>
    <message>
        <source>The Bet Wager is twice the Ante: $%1.</source>
        <translation>Cược Bet gấp đôi Ante: $%1.</translation>
    </message>
    <message>
        <source>The Blind has to equal the Ante.</source>
        <translation>Blind phải bằng Ante.</translation>
    </message>
    <message>
        <source>Before the flop a Play Wager is 3 or 4 Antes, after it 2, at the end 1.</source>
        <translation>Trước flop, cược Play bằng 3 hoặc 4 Ante, sau flop bằng 2, cuối ván bằng 1.</translation>
    </message>
    <message>
        <source>In this game a progressive wager is $1.</source>
        <translation>Trong trò này cược lũy tiến là $1.</translation>
    </message>
    <message>
        <source>A decision is &quot;fold&quot; or an object such as {&quot;play&quot;:&quot;10&quot;}.</source>
        <translation>Quyết định là “fold” hoặc một đối tượng như {&quot;play&quot;:&quot;10&quot;}.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no decision; write &quot;fold&quot; or the wager made.</source>
        <translation>“%1” không phải quyết định; ghi “fold” hoặc cược đã đặt.</translation>
    </message>
    <message>
        <source>The decision names no wager; a player who bets nothing folds.</source>
        <translation>Quyết định không nêu cược nào; người chơi không đặt gì là bỏ bài.</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot; in this game.</source>
        <translation>Trò này không có cược “%1”.</translation>
    </message>
    <message>
        <source>With this hand the Play Wager is from $%1 to $%2.</source>
        <translation>Với tay bài này cược Play từ $%1 đến $%2.</translation>
    </message>
    <message>
        <source>There is no shared table &quot;%1&quot;.</source>
        <translation>Không có bảng dùng chung “%1”.</translation>
    </message>
    <message>
        <source>There is no wager &quot;%1&quot;.</source>
        <translation>Không có cược “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say when a wager is offered.</source>
        <translation>“%1” không cho biết khi nào có cược.</translation>
    </message>
    <message>
        <source>There is no meter &quot;%1&quot;.</source>
        <translation>Không có đồng hồ “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of a paytable.</source>
        <translation>“%1” không phải hàng của bảng trả thưởng.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; stands twice in one table.</source>
        <translation>Hàng “%1” có hai lần trong một bảng.</translation>
    </message>
    <message>
        <source>A paytable needs at least one row.</source>
        <translation>Bảng trả thưởng cần ít nhất một hàng.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no odds; write &quot;3 to 2&quot;, &quot;300 for 1&quot; or &quot;10% of main&quot;.</source>
        <translation>“%1” không phải tỷ lệ; ghi “3 to 2”, “300 for 1” hoặc “10% of main”.</translation>
    </message>
    <message>
        <source>No table of the chapter pays &quot;%1&quot; for this wager; a house table cannot either.</source>
        <translation>Không bảng nào của chương trả “%1” cho cược này; bảng của casino cũng không được.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another kind of odds than the chapter&apos;s for this row.</source>
        <translation>“%1” là loại tỷ lệ khác với của chương cho hàng này.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ranks above &quot;%2&quot;; write the rows from the highest hand down.</source>
        <translation>“%1” cao hơn “%2”; ghi các hàng từ tay bài cao nhất xuống.</translation>
    </message>
    <message>
        <source>A house can add at most %1 tables for a wager.</source>
        <translation>Casino có thể thêm tối đa %1 bảng cho một cược.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a house table; choose a name of your own.</source>
        <translation>“%1” không đặt tên cho bảng của casino được; chọn tên riêng.</translation>
    </message>
    <message>
        <source>A house cannot add a table for &quot;%1&quot;.</source>
        <translation>Casino không thêm được bảng cho “%1”.</translation>
    </message>
    <message>
        <source>A title has 1 to %1 bytes.</source>
        <translation>Tiêu đề có 1 đến %1 byte.</translation>
    </message>
    <message>
        <source>A short name has 1 to %1 small letters, digits and hyphens.</source>
        <translation>Tên ngắn có 1 đến %1 chữ thường, chữ số và gạch nối.</translation>
    </message>
    <message>
        <source>Other rules are called &quot;%1&quot; already; choose another short name.</source>
        <translation>Đã có luật khác tên “%1”; chọn tên ngắn khác.</translation>
    </message>
    <message>
        <source>Name a rule set with its selections, or give a submission; not both.</source>
        <translation>Nêu bộ luật cùng các lựa chọn, hoặc đưa một bản đệ trình; không cả hai.</translation>
    </message>
    <message>
        <source>Every section weighs nothing: give at least one a weight.</source>
        <translation>Mọi phần đều có hệ số không: cho ít nhất một phần hệ số.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; is named twice.</source>
        <translation>Kỹ năng “%1” nêu hai lần.</translation>
    </message>
    <message>
        <source>A seed is a whole number for everybody, or &quot;fresh&quot;.</source>
        <translation>Mã ngẫu nhiên là một số nguyên cho mọi người, hoặc “fresh”.</translation>
    </message>
    <message>
        <source>&quot;every_skill&quot; has every skill in it; leave the list of skills out.</source>
        <translation>“every_skill” đã gồm mọi kỹ năng; bỏ danh sách kỹ năng.</translation>
    </message>
    <message>
        <source>This table has only %1 different questions for this section.</source>
        <translation>Bàn này chỉ có %1 câu hỏi khác nhau cho phần này.</translation>
    </message>
    <message>
        <source>No question of this kind is about &quot;%1&quot;.</source>
        <translation>Không câu hỏi nào loại này nói về “%1”.</translation>
    </message>
    <message>
        <source>A hash has 64 hexadecimal digits in lower case.</source>
        <translation>Mã băm có 64 chữ số thập lục phân viết thường.</translation>
    </message>
    <message>
        <source>A person or an attempt is named by a UUID in lower case.</source>
        <translation>Một người hoặc một lần thi được nêu bằng UUID viết thường.</translation>
    </message>
    <message>
        <source>This is not the hash of the exam definition beside it.</source>
        <translation>Đây không phải mã băm của định nghĩa bài thi bên cạnh.</translation>
    </message>
    <message>
        <source>This item is a round; it has no answer to choose.</source>
        <translation>Mục này là một ván; không có câu trả lời để chọn.</translation>
    </message>
    <message>
        <source>This item is a question; nothing is dealt in it.</source>
        <translation>Mục này là câu hỏi; không chia bài.</translation>
    </message>
    <message>
        <source>This is not an attempt file of Cutcard.</source>
        <translation>Đây không phải tệp lần thi của Cutcard.</translation>
    </message>
    <message>
        <source>This item was not the one being worked on.</source>
        <translation>Mục này không phải mục đang làm.</translation>
    </message>
    <message>
        <source>This event carries an earlier time than the one before it.</source>
        <translation>Sự kiện này có giờ sớm hơn sự kiện trước.</translation>
    </message>
    <message>
        <source>The attempt was closed without having been finished.</source>
        <translation>Lần thi bị đóng mà chưa kết thúc.</translation>
    </message>
    <message>
        <source>The first line, which says what the attempt stands on, is missing.</source>
        <translation>Thiếu dòng đầu, cho biết lần thi dựa trên gì.</translation>
    </message>
    <message>
        <source>This line was changed after it was written.</source>
        <translation>Dòng này đã bị sửa sau khi ghi.</translation>
    </message>
    <message>
        <source>Event %1 is missing before this line.</source>
        <translation>Thiếu sự kiện %1 trước dòng này.</translation>
    </message>
    <message>
        <source>This line was added after the attempt was written.</source>
        <translation>Dòng này bị thêm sau khi ghi lần thi.</translation>
    </message>
    <message>
        <source>Event %1 belongs here; the lines were put into another order.</source>
        <translation>Sự kiện %1 thuộc chỗ này; các dòng bị đổi thứ tự.</translation>
    </message>
    <message>
        <source>The file ends here without its last line: its tail was cut off.</source>
        <translation>Tệp kết thúc ở đây mà không có dòng cuối: phần đuôi bị cắt.</translation>
    </message>
    <message>
        <source>This program does not know the format &quot;%1&quot;; a newer one may.</source>
        <translation>Chương trình này không biết định dạng “%1”; bản mới hơn có thể biết.</translation>
    </message>
    <message>
        <source>This is by the rule set &quot;%1&quot;, the exam by &quot;%2&quot;.</source>
        <translation>Cái này theo bộ luật “%1”, bài thi theo “%2”.</translation>
    </message>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>Bộ luật này không có kỹ năng “%1”; “cutcard-cli skills” liệt kê chúng.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; cannot occur at this table: the house does not offer it.</source>
        <translation>Kỹ năng “%1” không thể xảy ra ở bàn này: casino không có.</translation>
    </message>
    <message>
        <source>The skill &quot;%1&quot; finds no place beside the others; ask for more items.</source>
        <translation>Kỹ năng “%1” không còn chỗ bên các kỹ năng khác; tăng số mục.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Position in the round: %1 of %2</source>
        <translation>Vị trí trong ván: %1 trên %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Walk me through my mistakes (%1)</source>
        <translation>Xem lại từng lỗi của tôi (%1)</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Màn hình đầu</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Ván khác</translation>
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
        <translation>Chưa xong</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Đạt</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Không đạt</translation>
    </message>
    <message>
        <source>This exam still runs. What is written here is not a result.</source>
        <translation>Bài thi này còn đang diễn ra. Nội dung ở đây chưa phải kết quả.</translation>
    </message>
    <message>
        <source>The seal does not hold: this attempt was changed after it was sealed. Do not rely on it.</source>
        <translation>Niêm phong không hợp lệ: lần thi này bị sửa sau khi niêm phong. Đừng dựa vào nó.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>in a sentence</comment>
        <translation>đạt</translation>
    </message>
    <message>
        <source>not passed</source>
        <comment>in a sentence</comment>
        <translation>không đạt</translation>
    </message>
    <message>
        <source>As regraded on %1. First result: %2, %3.</source>
        <translation>Theo lần chấm lại ngày %1. Kết quả đầu: %2, %3.</translation>
    </message>
    <message>
        <source>The pass mark is %1 %.</source>
        <translation>Điểm đạt là %1%.</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was not reached.</source>
        <translation>Chưa tới điểm đạt %1%.</translation>
    </message>
    <message>
        <source>The pass mark of %1 % was reached, but a critical error fails the exam by itself.</source>
        <translation>Đã tới điểm đạt %1%, nhưng chỉ một lỗi nghiêm trọng cũng trượt bài thi.</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>%1% thời gian</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>thêm %1</translation>
    </message>
    <message>
        <source>large text</source>
        <translation>chữ lớn</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>not given below 95 % in whole rounds</source>
        <translation>không ghi khi các ván trọn dưới 95%</translation>
    </message>
    <message>
        <source>%1 hands and %2 rounds an hour</source>
        <translation>%1 tay bài và %2 ván mỗi giờ</translation>
    </message>
    <message>
        <source>%1, on target</source>
        <translation>%1, đạt mục tiêu</translation>
    </message>
    <message>
        <source>%1, below the target</source>
        <translation>%1, dưới mục tiêu</translation>
    </message>
    <message>
        <source>erased person %1</source>
        <translation>người đã xóa %1</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Giám sát</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Niêm phong</translation>
    </message>
    <message>
        <source>Exam time</source>
        <translation>Giờ thi</translation>
    </message>
    <message>
        <source>Accommodations</source>
        <translation>Hỗ trợ đặc biệt</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>Lỗi nghiêm trọng</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Mã ngắn</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Các phần</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Phần</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Mục</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Tỷ trọng</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>item %1, action %2</source>
        <translation>mục %1, thao tác %2</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>mục %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Skills, the weakest first</source>
        <translation>Kỹ năng, yếu nhất trước</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kỹ năng</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Đúng</translation>
    </message>
    <message>
        <source>Skills without an error: %1.</source>
        <translation>Kỹ năng không có lỗi: %1.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Lần gián đoạn</translation>
    </message>
    <message>
        <source>At exam time</source>
        <translation>Thời điểm trong bài thi</translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation>Ngưng</translation>
    </message>
    <message>
        <source>Resumed by</source>
        <translation>Cho tiếp tục bởi</translation>
    </message>
    <message>
        <source>Regradings</source>
        <translation>Các lần chấm lại</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>first result</source>
        <translation>kết quả đầu</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Lúc</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Bởi</translation>
    </message>
    <message>
        <source>What this result stands on</source>
        <translation>Cơ sở của kết quả này</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, phiên bản %2</translation>
    </message>
    <message>
        <source>Hash of the definition</source>
        <translation>Mã băm của định nghĩa</translation>
    </message>
    <message>
        <source>Hash of the rule set</source>
        <translation>Mã băm của bộ luật</translation>
    </message>
    <message>
        <source>Head of the seal</source>
        <translation>Đầu niêm phong</translation>
    </message>
    <message>
        <source>Signed with</source>
        <translation>Ký bằng</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Chương trình</translation>
    </message>
    <message>
        <source>Cutcard %1, generator %2, seed %3</source>
        <translation>Cutcard %1, bộ tạo %2, mã ngẫu nhiên %3</translation>
    </message>
    <message>
        <source>Compare the short code with the one that Cutcard shows for this attempt: it is the same as long as nothing of the attempt was changed.</source>
        <translation>So mã ngắn với mã Cutcard hiện cho lần thi này: hai mã giống nhau chừng nào lần thi chưa bị sửa gì.</translation>
    </message>
    <message>
        <source>%1: %2. Date, signature</source>
        <translation>%1: %2. Ngày, chữ ký</translation>
    </message>
    <message>
        <source>%1, short code %2</source>
        <translation>%1, mã ngắn %2</translation>
    </message>
    <message>
        <source>Exam report</source>
        <translation>Báo cáo bài thi</translation>
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
        <translation>Đã làm</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Vì sao</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Quy định</translation>
    </message>
    <message>
        <source>%1 (action %2)</source>
        <translation>%1 (thao tác %2)</translation>
    </message>
    <message>
        <source>Critical: %1</source>
        <translation>Nghiêm trọng: %1</translation>
    </message>
    <message>
        <source>Item %1, %2</source>
        <translation>Mục %1, %2</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Không có.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Chưa làm</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Không trả lời</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>Trả lời sai</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Trước hết: %1</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Phán quyết %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>Paid too much by more than %1</source>
        <translation>Trả dư hơn %1</translation>
    </message>
    <message>
        <source>Paid too little by more than %1</source>
        <translation>Trả thiếu hơn %1</translation>
    </message>
    <message>
        <source>Went on although there was: %1</source>
        <translation>Chơi tiếp dù có: %1</translation>
    </message>
    <message>
        <source>Went on although something was irregular</source>
        <translation>Chơi tiếp dù có sự cố</translation>
    </message>
    <message>
        <source>Stopped a round in which nothing was wrong</source>
        <translation>Dừng một ván không có gì sai</translation>
    </message>
    <message>
        <source>Gave a wrong ruling</source>
        <translation>Phán quyết sai</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written (%2). Choose another place and try again.</source>
        <translation>Không ghi được “%1” (%2). Chọn chỗ khác rồi thử lại.</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>đang diễn ra</translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm t</source>
        <comment>a date and a time as QLocale writes them</comment>
        <translation>HH:mm t, d MMMM, yyyy</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date as QLocale writes it</comment>
        <translation>d MMMM, yyyy</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 phút %2 giây</translation>
    </message>
    <message>
        <source>%1 h %2 min %3 s</source>
        <translation>%1 giờ %2 phút %3 giây</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>trang %1 trên %2</translation>
    </message>
</context>
<context>
    <name>Respect</name>
    <message>
        <source>Order</source>
        <translation>Thứ tự</translation>
    </message>
    <message>
        <source>Take, pay, return</source>
        <translation>Thu, trả, hoàn</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Số tiền</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Tay bài</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Sự cố</translation>
    </message>
</context>
<context>
    <name>ResultsCsv</name>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>đang diễn ra</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>hỏng</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>nguyên vẹn</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <translation>Bắt đầu (UTC)</translation>
    </message>
    <message>
        <source>Sealed (UTC)</source>
        <translation>Niêm phong (UTC)</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Số phút</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Phần trăm</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Đạt</translation>
    </message>
    <message>
        <source>Regraded percent</source>
        <translation>Phần trăm sau khi chấm lại</translation>
    </message>
    <message>
        <source>Regraded passed</source>
        <translation>Đạt khi chấm lại</translation>
    </message>
    <message>
        <source>Regraded (UTC)</source>
        <translation>Chấm lại (UTC)</translation>
    </message>
    <message>
        <source>Critical errors</source>
        <translation>Lỗi nghiêm trọng</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Lần gián đoạn</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Mã ngắn</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Niêm phong</translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation>Nhận vào</translation>
    </message>
    <message>
        <source>Attempt id</source>
        <translation>Mã lần thi</translation>
    </message>
    <message>
        <source>Trainee id</source>
        <translation>Mã học viên</translation>
    </message>
    <message>
        <source>Exam id</source>
        <translation>Mã bài thi</translation>
    </message>
    <message>
        <source>Exam version</source>
        <translation>Phiên bản bài thi</translation>
    </message>
    <message>
        <source>Supervisor id</source>
        <translation>Mã giám sát</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Mục</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Thao tác</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Phần</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Về</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Đã làm</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Đúng</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Vì sao</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Tính toán</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Trích dẫn</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Phán quyết</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kỹ năng</translation>
    </message>
    <message>
        <source>Skill id</source>
        <translation>Mã kỹ năng</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Nghiêm trọng</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>Item of the form</source>
        <translation>Mục của đề thi</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tiêu đề</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Độ dễ</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Độ phân biệt</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Những chỗ sai</translation>
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
        <translation>… đang diễn ra</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ đạt</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ trượt</translation>
    </message>
</context>
<context>
    <name>ReviewPause</name>
    <message>
        <source>This one is dealt at the table</source>
        <translation>Câu này chia tại bàn</translation>
    </message>
    <message>
        <source>That was all for now</source>
        <translation>Tạm thời hết rồi</translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation>Không có gì đến hạn</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Right at once: %1 of %2.</source>
        <translation>Đúng ngay lần đầu: %1 trên %2.</translation>
    </message>
    <message>
        <source>You remember what you have practised. New skills for today: %1.</source>
        <translation>Bạn nhớ những gì đã luyện. Kỹ năng mới hôm nay: %1.</translation>
    </message>
    <message>
        <source>You have done what the day allows. Come back tomorrow, or deal a round.</source>
        <translation>Bạn đã làm hết phần hôm nay. Mai quay lại, hoặc chia một ván.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Vào bàn</translation>
    </message>
    <message>
        <source>Learn something new</source>
        <translation>Học kỹ năng mới</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Ôn tập</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Để sau</translation>
    </message>
    <message>
        <source>Leave this one out for now; it stays due</source>
        <translation>Tạm bỏ qua câu này; nó vẫn đến hạn</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
</context>
<context>
    <name>RoundOptions</name>
    <message>
        <source>Any</source>
        <translation>Bất kỳ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>Cược phụ</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Các cược thường</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Bắt đầu từ</translation>
    </message>
    <message>
        <source>Preparing the cards</source>
        <translation>Chuẩn bị bài</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>Đặt cược</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>Thanh toán</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>Có thể có sự cố</translation>
    </message>
    <message>
        <source>An irregularity may happen; stop the game when you see one.</source>
        <translation>Sự cố có thể xảy ra; dừng ván khi bạn thấy.</translation>
    </message>
</context>
<context>
    <name>RoundSource</name>
    <message>
        <source>This cannot happen at such a table. Choose another irregularity, or let the house offer more.</source>
        <translation>Việc này không thể xảy ra ở bàn như vậy. Chọn sự cố khác, hoặc cho casino mở thêm cược.</translation>
    </message>
    <message>
        <source>Cards are not dealt this way in this game. Choose another method.</source>
        <translation>Trò này không chia bài cách đó. Chọn cách khác.</translation>
    </message>
</context>
<context>
    <name>RoundVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>Quản lý sàn đang ở bàn</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>No card is pulled out</source>
        <translation>Chưa rút ra lá nào</translation>
    </message>
    <message>
        <source>%1. Mistakes: %2</source>
        <translation>%1. Lỗi: %2</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>four aces</source>
        <translation>tứ quý A</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>tứ quý</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>thùng phá sảnh</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>sám</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>thùng</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>sảnh</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>hai đôi</translation>
    </message>
    <message>
        <source>pair of queens or better</source>
        <translation>đôi Q trở lên</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>đôi A</translation>
    </message>
    <message>
        <source>pair of tens or better</source>
        <translation>đôi 10 trở lên</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>sảnh rồng</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>cù lũ</translation>
    </message>
    <message>
        <source>six-card royal flush in diamonds</source>
        <translation>sảnh rồng sáu lá chất rô</translation>
    </message>
    <message>
        <source>six-card royal flush</source>
        <translation>sảnh rồng sáu lá</translation>
    </message>
    <message>
        <source>aces with player and dealer</source>
        <translation>người chơi và dealer đều có đôi A</translation>
    </message>
    <message>
        <source>pair of aces in the hand</source>
        <translation>đôi A trên tay</translation>
    </message>
    <message>
        <source>ace-king suited</source>
        <translation>A-K cùng chất</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack suited</source>
        <translation>A-Q hoặc A-J cùng chất</translation>
    </message>
    <message>
        <source>ace-king of two suits</source>
        <translation>A-K khác chất</translation>
    </message>
    <message>
        <source>pair of kings, queens or jacks</source>
        <translation>đôi K, Q hoặc J</translation>
    </message>
    <message>
        <source>ace-queen or ace-jack of two suits</source>
        <translation>A-Q hoặc A-J khác chất</translation>
    </message>
    <message>
        <source>pair of tens down to twos</source>
        <translation>đôi 10 xuống đôi 2</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>dưới hai đôi</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>đôi</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>mậu thầu</translation>
    </message>
</context>
<context>
    <name>RowInASentence</name>
    <message>
        <source>four aces</source>
        <translation>tứ quý A</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>tứ quý</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>thùng phá sảnh</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>sám</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>thùng</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>sảnh</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>hai đôi</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>đôi Q</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>đôi A</translation>
    </message>
    <message>
        <source>a pair of 10s</source>
        <translation>đôi 10</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>sảnh rồng</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>cù lũ</translation>
    </message>
    <message>
        <source>six diamonds from ace to 9</source>
        <translation>sáu lá rô từ A đến 9</translation>
    </message>
    <message>
        <source>six cards of one suit from ace to 9</source>
        <translation>sáu lá cùng chất từ A đến 9</translation>
    </message>
    <message>
        <source>two aces on both sides</source>
        <translation>đôi A ở cả hai bên</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>đôi A</translation>
    </message>
    <message>
        <source>ace and king of one suit</source>
        <translation>A và K cùng chất</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of its suit</source>
        <translation>A với Q hoặc J cùng chất</translation>
    </message>
    <message>
        <source>ace and king of two suits</source>
        <translation>A và K khác chất</translation>
    </message>
    <message>
        <source>a pair of kings, queens or jacks</source>
        <translation>đôi K, Q hoặc J</translation>
    </message>
    <message>
        <source>an ace with a queen or jack of another suit</source>
        <translation>A với Q hoặc J khác chất</translation>
    </message>
    <message>
        <source>a pair between 10s and 2s</source>
        <translation>đôi từ 10 xuống 2</translation>
    </message>
    <message>
        <source>less than two pair</source>
        <translation>dưới hai đôi</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>đôi</translation>
    </message>
    <message>
        <source>a high card</source>
        <translation>mậu thầu</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Seat %1, empty</source>
        <translation>Ghế %1, trống</translation>
    </message>
    <message>
        <source>Seat %1, %2, has left</source>
        <translation>Ghế %1, %2, đã rời bàn</translation>
    </message>
    <message>
        <source>Seat %1, %2, folded</source>
        <translation>Ghế %1, %2, đã bỏ bài</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Ghế %1, %2</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3</source>
        <translation>Ghế %1, %2, %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, taken %3</source>
        <translation>Ghế %1, %2, đã thu %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, returned %3</source>
        <translation>Ghế %1, %2, đã hoàn %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, %3, paid %4</source>
        <translation>Ghế %1, %2, %3, đã trả %4</translation>
    </message>
    <message>
        <source>Seat %1, %2, paid %3</source>
        <translation>Ghế %1, %2, đã trả %3</translation>
    </message>
    <message>
        <source>Seat %1, %2, no wager</source>
        <translation>Ghế %1, %2, không có cược</translation>
    </message>
    <message>
        <source>Envy bonus of seat %1 for seat %2, %3</source>
        <translation>Envy Bonus của ghế %1 cho bài ghế %2, %3</translation>
    </message>
    <message>
        <source>Paid on the %1 of seat %2, %3</source>
        <translation>Đã trả cho %1 của ghế %2, %3</translation>
    </message>
    <message>
        <source>%1 of seat %2, %3</source>
        <translation>%1 của ghế %2, %3</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Lá bài úp</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, ghế %2</translation>
    </message>
    <message>
        <source>%1, your own hand</source>
        <translation>%1, bài của dealer</translation>
    </message>
    <message>
        <source>%1, community card</source>
        <translation>%1, bài chung</translation>
    </message>
    <message>
        <source>%1, Six Card Bonus</source>
        <translation>%1, của Six Card Bonus</translation>
    </message>
    <message>
        <source>%1, in the shoe</source>
        <translation>%1, trong hộp bài</translation>
    </message>
    <message>
        <source>%1, out of play</source>
        <translation>%1, không còn trong ván</translation>
    </message>
    <message>
        <source>%1, accepted</source>
        <translation>%1, đã nhận</translation>
    </message>
</context>
<context>
    <name>RulesDifferences</name>
    <message>
        <source>%1 is offered.</source>
        <translation>Có %1.</translation>
    </message>
    <message>
        <source>%1 has a paytable of the house&apos;s own, %2, which is not in the chapter.</source>
        <translation>%1 có bảng trả thưởng riêng của casino, %2, không có trong chương.</translation>
    </message>
    <message>
        <source>%1 is not offered.</source>
        <translation>Không có %1.</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2.</source>
        <translation>Có %1, theo bảng trả thưởng %2.</translation>
    </message>
    <message>
        <source>%1 pays by paytable %2 instead of %3.</source>
        <translation>%1 trả theo bảng trả thưởng %2 thay vì %3.</translation>
    </message>
    <message>
        <source>%1 is offered, by paytable %2, for %3.</source>
        <translation>Có %1, theo bảng trả thưởng %2, mức %3.</translation>
    </message>
    <message>
        <source>Envy is paid by schedule %1, whatever the paytable.</source>
        <translation>Envy Bonus trả theo biểu %1, bất kể bảng trả thưởng.</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus is offered, for %1.</source>
        <translation>Có Five Card Hand Bonus, mức %1.</translation>
    </message>
    <message>
        <source>Magic Card is not paid.</source>
        <translation>Không trả Magic Card.</translation>
    </message>
    <message>
        <source>Lucky Bonus is not paid.</source>
        <translation>Không trả Lucky Bonus.</translation>
    </message>
    <message>
        <source>This house %1.</source>
        <translation>Casino này %1.</translation>
    </message>
    <message>
        <source>The table minimum is %1 instead of %2.</source>
        <translation>Cược tối thiểu của bàn là %1 thay vì %2.</translation>
    </message>
    <message>
        <source>The table maximum is %1.</source>
        <translation>Cược tối đa của bàn là %1.</translation>
    </message>
    <message>
        <source>The chips in the tray are %1.</source>
        <translation>Các chip trong khay là %1.</translation>
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
        <translation>hủy ván</translation>
    </message>
    <message>
        <source>void, and the deck leaves the table</source>
        <translation>hủy ván, và bộ bài rời bàn</translation>
    </message>
    <message>
        <source>the card goes to the rack, the round goes on</source>
        <translation>lá bài vào khay, ván tiếp tục</translation>
    </message>
    <message>
        <source>the card is used as the next one</source>
        <translation>lá bài được dùng làm lá tiếp theo</translation>
    </message>
    <message>
        <source>the cards are shuffled again</source>
        <translation>xáo lại bài</translation>
    </message>
    <message>
        <source>the cards are cut again</source>
        <translation>cắt lại bài</translation>
    </message>
    <message>
        <source>the wager is refused</source>
        <translation>từ chối cược</translation>
    </message>
    <message>
        <source>the device is covered before another method is used</source>
        <translation>che thiết bị trước khi dùng cách khác</translation>
    </message>
    <message>
        <source>the wagers are treated as lost</source>
        <translation>các cược coi như thua</translation>
    </message>
    <message>
        <source>nothing is wrong, the round goes on</source>
        <translation>không có gì sai, ván tiếp tục</translation>
    </message>
    <message>
        <source>the floor is called</source>
        <translation>gọi quản lý sàn</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>All of them right</source>
        <translation>Đúng hết</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Làm tốt lắm</translation>
    </message>
    <message>
        <source>Keep at it</source>
        <translation>Cố lên</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>right</source>
        <translation>đúng</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>thời gian trung vị</translation>
    </message>
    <message>
        <source>right and in time</source>
        <translation>đúng và kịp giờ</translation>
    </message>
    <message>
        <source>Look at this once more: %1</source>
        <translation>Xem lại mục này: %1</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Thêm mười câu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
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
        <translation>Mọi bài thi đã niêm phong</translation>
    </message>
    <message>
        <source>Exams since %1</source>
        <translation>Bài thi từ %1</translation>
    </message>
    <message>
        <source>Exams until %1</source>
        <translation>Bài thi đến %1</translation>
    </message>
    <message>
        <source>Exams from %1 to %2</source>
        <translation>Bài thi từ %1 đến %2</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>This rule set has no skill &quot;%1&quot;; &quot;cutcard-cli skills&quot; lists them.</source>
        <translation>Bộ luật này không có kỹ năng “%1”; “cutcard-cli skills” liệt kê chúng.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot come up with these selections, so many players and this way of dealing.</source>
        <translation>“%1” không thể xảy ra với các lựa chọn, số người chơi và cách chia này.</translation>
    </message>
    <message>
        <source>No round has been found with all of this in it; ask for less of it together.</source>
        <translation>Không tìm được ván nào có đủ các điều này; hãy yêu cầu ít hơn.</translation>
    </message>
</context>
<context>
    <name>ScenarioForms</name>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Card %1 of the dealer</source>
        <translation>Lá %1 của dealer</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Bài chung</translation>
    </message>
    <message>
        <source>Community card %1</source>
        <translation>Lá bài chung %1</translation>
    </message>
    <message>
        <source>Six Card</source>
        <translation>Six Card</translation>
    </message>
    <message>
        <source>Six Card Bonus card %1</source>
        <translation>Lá Six Card Bonus %1</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>not dealt: it begins with the last decision</source>
        <translation>không chia: bắt đầu từ quyết định cuối</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Cách chia bài</translation>
    </message>
    <message>
        <source>Seed of the deck</source>
        <translation>Mã ngẫu nhiên của bộ bài</translation>
    </message>
    <message>
        <source>Progressive meter</source>
        <translation>Đồng hồ lũy tiến</translation>
    </message>
    <message>
        <source>Five Card meter</source>
        <translation>Đồng hồ Five Card</translation>
    </message>
    <message>
        <source>Meter of the Five Card Hand Bonus</source>
        <translation>Đồng hồ của Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>không rút</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>ghế %1</translation>
    </message>
    <message>
        <source>Lucky position</source>
        <translation>Vị trí Lucky Bonus</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Ghế %1</translation>
    </message>
    <message>
        <source>Somebody sits here</source>
        <translation>Có người ngồi</translation>
    </message>
    <message>
        <source>Somebody sits at seat %1</source>
        <translation>Có người ngồi ghế %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>Seat %1, card %2</source>
        <translation>Ghế %1, lá %2</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Ghế %1, %2</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>Decision of seat %1</source>
        <translation>Quyết định của ghế %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>bỏ bài</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>đặt</translation>
    </message>
    <message>
        <source>when?</source>
        <translation>khi nào?</translation>
    </message>
    <message>
        <source>When seat %1 plays</source>
        <translation>Khi ghế %1 chơi</translation>
    </message>
    <message>
        <source>Irregularity</source>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Việc gì</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>What goes wrong</source>
        <translation>Sự cố gì xảy ra</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>Bao nhiêu lá</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>không nêu</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Phát hiện</translation>
    </message>
    <message>
        <source>When it was found</source>
        <translation>Phát hiện khi nào</translation>
    </message>
    <message>
        <source>Its face was seen</source>
        <translation>Đã bị thấy mặt</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Của ai</translation>
    </message>
    <message>
        <source>Who has the wrong number of cards</source>
        <translation>Ai sai số lá</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>một người chơi</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>bài chung</translation>
    </message>
    <message>
        <source>Six Card Bonus</source>
        <translation>Six Card Bonus</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Lá bài</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Lá nào</translation>
    </message>
    <message>
        <source>The cards were misdealt</source>
        <translation>Bài bị chia sai</translation>
    </message>
    <message>
        <source>The deck is complete</source>
        <translation>Bộ bài đủ lá</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Độ sâu</translation>
    </message>
    <message>
        <source>Cards cut off</source>
        <translation>Số lá cắt</translation>
    </message>
    <message>
        <source>no seat</source>
        <translation>không ghế nào</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Liên quan</translation>
    </message>
    <message>
        <source>Which seat it concerns</source>
        <translation>Liên quan ghế nào</translation>
    </message>
    <message>
        <source>Before step</source>
        <translation>Trước bước</translation>
    </message>
    <message>
        <source>Step that the stop is, such as s5</source>
        <translation>Bước dừng ván, như s5</translation>
    </message>
</context>
<context>
    <name>ScenarioStory</name>
    <message>
        <source>The bets are open</source>
        <translation>Đang mở cược</translation>
    </message>
    <message>
        <source>Everybody has decided</source>
        <translation>Mọi người đã quyết định</translation>
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
        <translation>%1, mở mọi cược</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Luật nhà: %1</translation>
    </message>
</context>
<context>
    <name>ScenarioVerdict</name>
    <message>
        <source>Choose a card.</source>
        <translation>Chọn một lá.</translation>
    </message>
    <message>
        <source>This cannot happen in a round that is dealt by this method. Choose another, or none.</source>
        <translation>Việc này không thể xảy ra trong ván chia theo cách này. Chọn cách khác, hoặc không chọn.</translation>
    </message>
    <message>
        <source>It would take a card away and deal others than yours. Choose &quot;not dealt&quot;.</source>
        <translation>Việc này sẽ lấy đi một lá và chia các lá khác với lá bạn chọn. Chọn “không chia”.</translation>
    </message>
</context>
<context>
    <name>ScenarioWords</name>
    <message>
        <source>at seat %1</source>
        <translation>ở ghế %1</translation>
    </message>
    <message>
        <source>in the dealer&apos;s hand</source>
        <translation>trong bài dealer</translation>
    </message>
    <message>
        <source>among the community cards</source>
        <translation>trong bài chung</translation>
    </message>
    <message>
        <source>on the Six Card Bonus spot</source>
        <translation>ở ô Six Card Bonus</translation>
    </message>
    <message>
        <source>at the irregularity</source>
        <translation>ở phần sự cố</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>ở bàn</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>This round</source>
        <translation>Ván này</translation>
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
        <translation>Quay lại</translation>
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
        <translation>%1  %2 đã rời bàn</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>%1  %2 folded</source>
        <translation>%1  %2 bỏ bài</translation>
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
        <translation>Ván trọn</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Thanh toán</translation>
    </message>
    <message>
        <source>Hand reading</source>
        <translation>Đọc bài</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Trả thưởng</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Lý thuyết</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Storage</source>
        <translation>Lưu trữ</translation>
    </message>
    <message>
        <source>The records are damaged: %1</source>
        <translation>Hồ sơ bị hỏng: %1</translation>
    </message>
    <message>
        <source>Use another machine, and have the records rescued from a backup.</source>
        <translation>Hãy dùng máy khác, và cho cứu hồ sơ từ bản sao lưu.</translation>
    </message>
    <message>
        <source>Nothing can be written.</source>
        <translation>Không ghi được gì.</translation>
    </message>
    <message>
        <source>Use another machine, and have the disk and the rights of the folder looked at.</source>
        <translation>Hãy dùng máy khác, và cho kiểm tra đĩa cùng quyền của thư mục.</translation>
    </message>
    <message>
        <source>The records are on a server; it can be written to.</source>
        <translation>Hồ sơ nằm trên máy chủ; ghi được.</translation>
    </message>
    <message>
        <source>The disk is full: %1 are free.</source>
        <translation>Đĩa đã đầy: còn trống %1.</translation>
    </message>
    <message>
        <source>Make room on the disk, or use another machine.</source>
        <translation>Hãy giải phóng chỗ trên đĩa, hoặc dùng máy khác.</translation>
    </message>
    <message>
        <source>The records are in order; %1 are free.</source>
        <translation>Hồ sơ ổn; còn trống %1.</translation>
    </message>
    <message>
        <source>Make room on the disk after this exam.</source>
        <translation>Sau bài thi này hãy giải phóng chỗ trên đĩa.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Bây giờ là %1.</translation>
    </message>
    <message>
        <source>Set date and time; they stand on every result.</source>
        <translation>Hãy chỉnh ngày giờ; chúng có trên mọi kết quả.</translation>
    </message>
    <message>
        <source>The newest record is from %1: the clock was set back.</source>
        <translation>Bản ghi mới nhất là từ %1: đồng hồ đã bị chỉnh lùi.</translation>
    </message>
    <message>
        <source>It jumps.</source>
        <translation>Nó bị nhảy.</translation>
    </message>
    <message>
        <source>Wait until nothing sets it any more, then check again.</source>
        <translation>Chờ đến khi không còn gì chỉnh nó, rồi kiểm tra lại.</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 điểm ảnh</translation>
    </message>
    <message>
        <source>Choose at least %1 × %2: smaller, not everything is seen at once.</source>
        <translation>Hãy chọn ít nhất %1 × %2: nhỏ hơn thì không thấy hết cùng lúc.</translation>
    </message>
    <message numerus="yes">
        <source>%n other screen(s) show something else.</source>
        <translation>
            <numerusform>%n màn hình khác đang hiện nội dung khác.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unplug the other screens.</source>
        <translation>Hãy rút các màn hình khác.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Thiết bị nhập</translation>
    </message>
    <message>
        <source>Keys or touch arrive.</source>
        <translation>Nhận được phím hoặc chạm.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Chưa thử.</translation>
    </message>
    <message>
        <source>Press a key, or touch the field below.</source>
        <translation>Bấm một phím, hoặc chạm vào ô bên dưới.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Bản sao lưu</translation>
    </message>
    <message>
        <source>Make one on the page Records.</source>
        <translation>Hãy tạo một bản ở trang Hồ sơ.</translation>
    </message>
    <message>
        <source>The server&apos;s matter.</source>
        <translation>Do máy chủ lo.</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Không có bản nào.</translation>
    </message>
    <message>
        <source>The newest one is damaged.</source>
        <translation>Bản mới nhất bị hỏng.</translation>
    </message>
    <message numerus="yes">
        <source>The newest one is %n hour(s) old and in order.</source>
        <translation>
            <numerusform>Bản mới nhất cách đây %n giờ và còn tốt.</numerusform>
        </translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Ổn</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Hãy thử</translation>
    </message>
    <message>
        <source>Look at this</source>
        <translation>Hãy xem</translation>
    </message>
    <message>
        <source>No exam</source>
        <translation>Không thi được</translation>
    </message>
    <message>
        <source>The picture is cut: it goes over %1 screens.</source>
        <translation>Hình bị cắt: hình trải trên %1 màn hình.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Tốc độ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Bộ bài bốn màu</translation>
    </message>
    <message>
        <source>Words on the felt as printed</source>
        <translation>Chữ trên bàn như in</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Chiều rộng cửa sổ</translation>
    </message>
    <message>
        <source>Height of the window</source>
        <translation>Chiều cao cửa sổ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Way to train</source>
        <translation>Cách luyện</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Side wagers</source>
        <translation>Cược phụ</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Bắt đầu từ</translation>
    </message>
    <message>
        <source>Something may go wrong</source>
        <translation>Có thể có sự cố</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Độ tương phản</translation>
    </message>
    <message>
        <source>Minutes until an unattended kiosk starts anew</source>
        <translation>Số phút không có người dùng trước khi kiosk trở về màn hình đầu</translation>
    </message>
    <message>
        <source>Keyboard on the screen</source>
        <translation>Bàn phím trên màn hình</translation>
    </message>
    <message>
        <source>The school&apos;s server</source>
        <translation>Máy chủ của trường</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Everything to its default</source>
        <translation>Đặt lại mọi thứ về mặc định</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Ask clockwise: fold, or a Play Wager of one to three Antes</source>
        <translation>Hỏi theo chiều kim đồng hồ: bỏ bài, hoặc cược Play từ một đến ba Ante</translation>
    </message>
    <message>
        <source>Fold: the Ante is lost</source>
        <translation>Bỏ bài: mất Ante</translation>
    </message>
    <message>
        <source>Fold: the Super Bonus is lost</source>
        <translation>Bỏ bài: mất Super Bonus</translation>
    </message>
    <message>
        <source>Fold: Queens Up is lost</source>
        <translation>Bỏ bài: mất Queens Up</translation>
    </message>
    <message>
        <source>Fold: the progressive is lost, envy stays</source>
        <translation>Bỏ bài: mất lũy tiến, Envy Bonus giữ nguyên</translation>
    </message>
    <message>
        <source>Fold: the Five Card Hand Bonus, where the house says so</source>
        <translation>Bỏ bài: Five Card Hand Bonus, nếu casino quy định vậy</translation>
    </message>
    <message>
        <source>Fold: the cards go to the rack</source>
        <translation>Bỏ bài: bài vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Fold: the cards stay while a wager looks at them</source>
        <translation>Bỏ bài: bài ở lại khi còn cược xét đến</translation>
    </message>
    <message>
        <source>Reveal the dealer&apos;s cards after the forfeits</source>
        <translation>Lật bài dealer sau khi thu các cược bỏ bài</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is below king-high</source>
        <translation>Bài dealer dưới mậu thầu K</translation>
    </message>
    <message>
        <source>The dealer qualifies with king-high or better</source>
        <translation>Dealer đạt chuẩn với mậu thầu K trở lên</translation>
    </message>
    <message>
        <source>Turn the next player&apos;s cards, counterclockwise</source>
        <translation>Lật bài người chơi kế tiếp, ngược chiều kim đồng hồ</translation>
    </message>
    <message>
        <source>Ante returned: dealer below king-high</source>
        <translation>Hoàn Ante: dealer dưới mậu thầu K</translation>
    </message>
    <message>
        <source>Ante taken: the dealer&apos;s hand is higher</source>
        <translation>Thu Ante: bài dealer cao hơn</translation>
    </message>
    <message>
        <source>Ante paid: the player&apos;s hand is higher</source>
        <translation>Trả Ante: bài người chơi cao hơn</translation>
    </message>
    <message>
        <source>Ante returned: equal hands</source>
        <translation>Hoàn Ante: bài bằng nhau</translation>
    </message>
    <message>
        <source>Play paid whatever the hands: dealer below king-high</source>
        <translation>Trả Play bất kể bài: dealer dưới mậu thầu K</translation>
    </message>
    <message>
        <source>Play taken: the dealer&apos;s hand is higher</source>
        <translation>Thu Play: bài dealer cao hơn</translation>
    </message>
    <message>
        <source>Play paid: the player&apos;s hand is higher</source>
        <translation>Trả Play: bài người chơi cao hơn</translation>
    </message>
    <message>
        <source>Play returned: equal hands</source>
        <translation>Hoàn Play: bài bằng nhau</translation>
    </message>
    <message>
        <source>Super Bonus paid: dealer below king-high</source>
        <translation>Trả Super Bonus: dealer dưới mậu thầu K</translation>
    </message>
    <message>
        <source>Super Bonus returned: dealer below king-high, no straight</source>
        <translation>Hoàn Super Bonus: dealer dưới mậu thầu K, không có sảnh</translation>
    </message>
    <message>
        <source>Super Bonus paid although the hand loses</source>
        <translation>Trả Super Bonus dù bài thua</translation>
    </message>
    <message>
        <source>Super Bonus taken: the hand loses and is below a straight</source>
        <translation>Thu Super Bonus: bài thua và dưới sảnh</translation>
    </message>
    <message>
        <source>Super Bonus returned: the hand wins without a straight</source>
        <translation>Hoàn Super Bonus: bài thắng mà không có sảnh</translation>
    </message>
    <message>
        <source>Super Bonus paid: equal hands from a straight up</source>
        <translation>Trả Super Bonus: bài bằng nhau từ sảnh trở lên</translation>
    </message>
    <message>
        <source>Super Bonus returned: equal hands below a straight</source>
        <translation>Hoàn Super Bonus: bài bằng nhau dưới sảnh</translation>
    </message>
    <message>
        <source>Collect the hands so that each can be reconstructed</source>
        <translation>Gom bài sao cho dựng lại được từng tay bài</translation>
    </message>
    <message>
        <source>Clear the table when everything is settled</source>
        <translation>Dọn bàn khi đã thanh toán xong tất cả</translation>
    </message>
    <message>
        <source>The floor validates every progressive win</source>
        <translation>Quản lý sàn xác nhận mọi khoản thắng lũy tiến</translation>
    </message>
    <message>
        <source>A progressive win from a meter holds the hand</source>
        <translation>Thắng lũy tiến từ đồng hồ thì giữ bài lại</translation>
    </message>
    <message>
        <source>Five-card progressive: paid from a meter that was just reset</source>
        <translation>Lũy tiến năm lá: trả từ đồng hồ vừa đặt lại</translation>
    </message>
    <message>
        <source>The floor verifies a large Five Card Hand Bonus win</source>
        <translation>Quản lý sàn kiểm tra khoản thắng Five Card Hand Bonus lớn</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus win from the meter holds the hand</source>
        <translation>Thắng Five Card Hand Bonus từ đồng hồ thì giữ bài lại</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand holds the dealer&apos;s cards</source>
        <translation>Thắng từ đồng hồ nhờ bài dealer thì giữ bài dealer lại</translation>
    </message>
    <message>
        <source>A win from the meter on the dealer&apos;s hand is divided equally</source>
        <translation>Khoản thắng từ đồng hồ nhờ bài dealer được chia đều</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus: paid from a meter that was just reset</source>
        <translation>Five Card Hand Bonus: trả từ đồng hồ vừa đặt lại</translation>
    </message>
    <message>
        <source>Magic Card in the player&apos;s hand</source>
        <translation>Magic Card trong bài người chơi</translation>
    </message>
    <message>
        <source>Magic Card in the dealer&apos;s hand</source>
        <translation>Magic Card trong bài dealer</translation>
    </message>
    <message>
        <source>Lucky Bonus at the player&apos;s position</source>
        <translation>Lucky Bonus ở vị trí người chơi</translation>
    </message>
    <message>
        <source>Lucky Bonus at the dealer&apos;s position</source>
        <translation>Lucky Bonus ở vị trí dealer</translation>
    </message>
    <message>
        <source>Fold: Cover All, where the house says so</source>
        <translation>Bỏ bài: Cover All, nếu casino quy định vậy</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot; before the Antes are paid</source>
        <translation>Hô “không có bài” trước khi trả các Ante</translation>
    </message>
    <message>
        <source>Ante paid: the dealer has no hand</source>
        <translation>Trả Ante: dealer không có bài</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Bet Wager of twice the Ante</source>
        <translation>Hỏi theo chiều kim đồng hồ: bỏ bài, hoặc cược Bet gấp đôi Ante</translation>
    </message>
    <message>
        <source>Bet returned: the dealer has no hand</source>
        <translation>Hoàn Bet: dealer không có bài</translation>
    </message>
    <message>
        <source>Bet returned: equal hands</source>
        <translation>Hoàn Bet: bài bằng nhau</translation>
    </message>
    <message>
        <source>Bet taken: the dealer&apos;s hand is higher</source>
        <translation>Thu Bet: bài dealer cao hơn</translation>
    </message>
    <message>
        <source>Collect the hands after the last Ante is paid</source>
        <translation>Gom bài sau khi trả Ante cuối cùng</translation>
    </message>
    <message>
        <source>Collect a losing hand at once</source>
        <translation>Gom ngay bài thua</translation>
    </message>
    <message>
        <source>Collect a tied hand after the losers</source>
        <translation>Gom bài hòa sau các bài thua</translation>
    </message>
    <message>
        <source>Winning hands stay until all winners are paid</source>
        <translation>Bài thắng ở lại đến khi trả xong mọi người thắng</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: no hand</source>
        <translation>Dealer dưới A-K: không có bài</translation>
    </message>
    <message>
        <source>The dealer qualifies with ace-king or better</source>
        <translation>Dealer đạt chuẩn với A-K trở lên</translation>
    </message>
    <message>
        <source>Fold: the bonus wager is lost</source>
        <translation>Bỏ bài: mất cược bonus</translation>
    </message>
    <message>
        <source>No hand: turn only the hands with a side wager</source>
        <translation>Không có bài: chỉ lật các tay bài có cược phụ</translation>
    </message>
    <message>
        <source>Ante paid: equal hands go to the player</source>
        <translation>Trả Ante: bài bằng nhau thì người chơi thắng</translation>
    </message>
    <message>
        <source>Play paid: equal hands go to the player</source>
        <translation>Trả Play: bài bằng nhau thì người chơi thắng</translation>
    </message>
    <message>
        <source>Ante Bonus paid although the hand loses</source>
        <translation>Trả Ante Bonus dù bài thua</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best four of six cards</source>
        <translation>Xếp tay bài bốn lá cao nhất từ sáu lá của dealer</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s best five of seven cards</source>
        <translation>Xếp tay bài năm lá cao nhất trong bảy lá của dealer</translation>
    </message>
    <message>
        <source>Fold: Bad Beat, where the house says so</source>
        <translation>Bỏ bài: Bad Beat, nếu casino quy định vậy</translation>
    </message>
    <message>
        <source>Keypad: GAME OVER when everything is reconciled</source>
        <translation>Bàn phím: GAME OVER khi mọi thứ đã khớp</translation>
    </message>
    <message>
        <source>Keypad: the key of the winning hand, then the supervisor</source>
        <translation>Bàn phím: phím của tay bài thắng, rồi giám sát</translation>
    </message>
    <message>
        <source>The payout limit of one hand</source>
        <translation>Giới hạn trả thưởng của một tay bài</translation>
    </message>
    <message>
        <source>Multi Game Link: paid from a meter that was just reset</source>
        <translation>Multi Game Link: trả từ đồng hồ vừa đặt lại</translation>
    </message>
    <message>
        <source>Burn a card before the street</source>
        <translation>Đốt một lá trước mỗi vòng bài chung</translation>
    </message>
    <message>
        <source>The flop: three cards face up</source>
        <translation>Flop: ba lá ngửa</translation>
    </message>
    <message>
        <source>The turn: the fourth community card</source>
        <translation>Turn: lá bài chung thứ tư</translation>
    </message>
    <message>
        <source>The river: the fifth community card</source>
        <translation>River: lá bài chung thứ năm</translation>
    </message>
    <message>
        <source>Ante returned: the hand wins but is too low for the Ante</source>
        <translation>Hoàn Ante: bài thắng nhưng quá thấp cho Ante</translation>
    </message>
    <message>
        <source>Ask clockwise: fold, or a Flop Wager of twice the Ante</source>
        <translation>Hỏi theo chiều kim đồng hồ: bỏ bài, hoặc cược Flop gấp đôi Ante</translation>
    </message>
    <message>
        <source>Ask clockwise: a Turn Wager, or check</source>
        <translation>Hỏi theo chiều kim đồng hồ: cược Turn, hoặc check</translation>
    </message>
    <message>
        <source>Ask clockwise: a River Wager, or check</source>
        <translation>Hỏi theo chiều kim đồng hồ: cược River, hoặc check</translation>
    </message>
    <message>
        <source>Flop paid: the player&apos;s hand is higher</source>
        <translation>Trả Flop: bài người chơi cao hơn</translation>
    </message>
    <message>
        <source>Flop returned: equal hands</source>
        <translation>Hoàn Flop: bài bằng nhau</translation>
    </message>
    <message>
        <source>Flop taken: the dealer&apos;s hand is higher</source>
        <translation>Thu Flop: bài dealer cao hơn</translation>
    </message>
    <message>
        <source>Turn paid: the player&apos;s hand is higher</source>
        <translation>Trả Turn: bài người chơi cao hơn</translation>
    </message>
    <message>
        <source>Turn returned: equal hands</source>
        <translation>Hoàn Turn: bài bằng nhau</translation>
    </message>
    <message>
        <source>Turn taken: the dealer&apos;s hand is higher</source>
        <translation>Thu Turn: bài dealer cao hơn</translation>
    </message>
    <message>
        <source>River paid: the player&apos;s hand is higher</source>
        <translation>Trả River: bài người chơi cao hơn</translation>
    </message>
    <message>
        <source>River returned: equal hands</source>
        <translation>Hoàn River: bài bằng nhau</translation>
    </message>
    <message>
        <source>River taken: the dealer&apos;s hand is higher</source>
        <translation>Thu River: bài dealer cao hơn</translation>
    </message>
    <message>
        <source>A folded hand kept for envy is turned after the last seat</source>
        <translation>Bài đã bỏ giữ lại cho Envy Bonus được lật sau ghế cuối</translation>
    </message>
    <message>
        <source>Ante returned on a win: the dealer has less than a pair</source>
        <translation>Hoàn Ante khi thắng: dealer chưa có đôi</translation>
    </message>
    <message>
        <source>Ante returned on a loss: the dealer has less than a pair</source>
        <translation>Hoàn Ante khi thua: dealer chưa có đôi</translation>
    </message>
    <message>
        <source>Before the flop: check, or a Play Wager of three or four Antes</source>
        <translation>Trước flop: check, hoặc cược Play ba hay bốn Ante</translation>
    </message>
    <message>
        <source>After the flop: check, or a Play Wager of two Antes</source>
        <translation>Sau flop: check, hoặc cược Play hai Ante</translation>
    </message>
    <message>
        <source>At the end: a Play Wager of one Ante, or fold</source>
        <translation>Cuối ván: cược Play một Ante, hoặc bỏ bài</translation>
    </message>
    <message>
        <source>Blind returned: the hand wins below the table</source>
        <translation>Hoàn Blind: bài thắng nhưng thấp hơn bảng trả</translation>
    </message>
    <message>
        <source>Blind returned: equal hands</source>
        <translation>Hoàn Blind: bài bằng nhau</translation>
    </message>
    <message>
        <source>Blind taken: the dealer&apos;s hand is higher</source>
        <translation>Thu Blind: bài dealer cao hơn</translation>
    </message>
    <message>
        <source>The dealer has less than a pair</source>
        <translation>Dealer chưa có đôi</translation>
    </message>
    <message>
        <source>The dealer has a pair or better</source>
        <translation>Dealer có đôi trở lên</translation>
    </message>
    <message>
        <source>Fold: the Blind is lost</source>
        <translation>Bỏ bài: mất Blind</translation>
    </message>
    <message>
        <source>Fold: Trips, where the house says so</source>
        <translation>Bỏ bài: Trips, nếu casino quy định vậy</translation>
    </message>
    <message>
        <source>New cards: the dealer inspects them</source>
        <translation>Bài mới: dealer kiểm bài</translation>
    </message>
    <message>
        <source>New cards: the floor verifies the inspection</source>
        <translation>Bài mới: quản lý sàn xác nhận việc kiểm bài</translation>
    </message>
    <message>
        <source>New cards: spread face up for the first player</source>
        <translation>Bài mới: trải ngửa cho người chơi đầu tiên</translation>
    </message>
    <message>
        <source>Wash the cards face down</source>
        <translation>Trộn bài úp</translation>
    </message>
    <message>
        <source>Stack the washed cards</source>
        <translation>Dồn bài đã trộn thành chồng</translation>
    </message>
    <message>
        <source>Shuffle before play and after each round</source>
        <translation>Xáo bài trước khi chơi và sau mỗi ván</translation>
    </message>
    <message>
        <source>Cut with the cover card at least ten cards deep</source>
        <translation>Cắt bằng lá cắt sâu ít nhất mười lá</translation>
    </message>
    <message>
        <source>The stack goes into the shoe</source>
        <translation>Chồng bài vào hộp bài</translation>
    </message>
    <message>
        <source>Two decks alternate round by round</source>
        <translation>Hai bộ bài luân phiên từng ván</translation>
    </message>
    <message>
        <source>Change the decks in time</source>
        <translation>Thay bộ bài đúng hạn</translation>
    </message>
    <message>
        <source>Nobody plays: spread the cards face down</source>
        <translation>Không ai chơi: trải bài úp</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: stack the cards, do not wash them</source>
        <translation>Bàn trống có máy xáo: dồn bài thành chồng, không trộn</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: the stack goes into it</source>
        <translation>Bàn trống có máy xáo: chồng bài vào máy</translation>
    </message>
    <message>
        <source>Idle table with a shuffler: play with the deck it held</source>
        <translation>Bàn trống có máy xáo: chơi bằng bộ bài trong máy</translation>
    </message>
    <message>
        <source>Irregular: one card face up goes to the rack</source>
        <translation>Sự cố: một lá ngửa thì vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Irregular: several cards face up void the round</source>
        <translation>Sự cố: nhiều lá ngửa thì hủy ván</translation>
    </message>
    <message>
        <source>Irregular: a card drawn unseen is the next card</source>
        <translation>Sự cố: lá rút nhầm mà chưa ai thấy mặt thì dùng làm lá tiếp theo</translation>
    </message>
    <message>
        <source>Irregular: a card drawn and seen goes to the rack</source>
        <translation>Sự cố: lá rút nhầm bị thấy thì vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Irregular: a wrong number of cards voids the round</source>
        <translation>Sự cố: sai số lá thì hủy ván</translation>
    </message>
    <message>
        <source>Irregular: an exposed dealer card voids the round</source>
        <translation>Sự cố: lộ lá bài dealer thì hủy ván</translation>
    </message>
    <message>
        <source>Not irregular: a dealer card seen too late to matter</source>
        <translation>Không phải sự cố: lá dealer bị thấy khi đã muộn, không ảnh hưởng</translation>
    </message>
    <message>
        <source>Not irregular: the dealer&apos;s sixth card lies face up</source>
        <translation>Không phải sự cố: lá thứ sáu của dealer để ngửa</translation>
    </message>
    <message>
        <source>Irregular: the shuffler jams, shuffle again</source>
        <translation>Sự cố: máy xáo kẹt, xáo lại</translation>
    </message>
    <message>
        <source>Irregular: the shoe jams, the round is void</source>
        <translation>Sự cố: hộp bài kẹt, hủy ván</translation>
    </message>
    <message>
        <source>Irregular: a device out of order is covered</source>
        <translation>Sự cố: che thiết bị hỏng</translation>
    </message>
    <message>
        <source>Irregular: the shuffler&apos;s count is wrong, the deck goes</source>
        <translation>Sự cố: máy xáo đếm sai, bỏ bộ bài</translation>
    </message>
    <message>
        <source>Irregular: the stub shows a misdeal</source>
        <translation>Sự cố: phần bài còn lại cho thấy đã chia sai</translation>
    </message>
    <message>
        <source>Irregular: the stub shows an incomplete deck</source>
        <translation>Sự cố: phần bài còn lại cho thấy bộ bài thiếu</translation>
    </message>
    <message>
        <source>Irregular: a cut less than ten cards deep</source>
        <translation>Sự cố: cắt chưa sâu mười lá</translation>
    </message>
    <message>
        <source>Not irregular: a cut of ten cards or more</source>
        <translation>Không phải sự cố: cắt sâu mười lá trở lên</translation>
    </message>
    <message>
        <source>Irregular: a wager after &quot;no more bets&quot;</source>
        <translation>Sự cố: đặt cược sau khi hô “ngừng đặt cược”</translation>
    </message>
    <message>
        <source>Irregular: a spoken wager with cash</source>
        <translation>Sự cố: cược bằng miệng với tiền mặt</translation>
    </message>
    <message>
        <source>Irregular: a player leaves during the round</source>
        <translation>Sự cố: người chơi rời bàn giữa ván</translation>
    </message>
    <message>
        <source>A player wagers at a second position</source>
        <translation>Người chơi đặt cược ở chỗ thứ hai</translation>
    </message>
    <message>
        <source>Irregular: progressive chips and the system&apos;s count differ</source>
        <translation>Sự cố: chip lũy tiến khác số đếm của hệ thống</translation>
    </message>
    <message>
        <source>Reveal the Six Card Bonus card once, at the first wager on it</source>
        <translation>Lật lá Six Card Bonus một lần, ở cược đầu tiên xét đến nó</translation>
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
        <translation>Đọc bài: %1</translation>
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
        <translation>Bad Beat, bài người chơi bị thua: %1</translation>
    </message>
    <message>
        <source>Bad Beat, the dealer&apos;s hand is beaten: %1</source>
        <translation>Bad Beat, bài dealer bị thua: %1</translation>
    </message>
    <message>
        <source>Bonus wager: %1</source>
        <translation>Cược bonus: %1</translation>
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
        <translation>Lũy tiến Multi Game Link: %1</translation>
    </message>
    <message>
        <source>Multi Game Link envy bonus: %1</source>
        <translation>Envy Bonus của Multi Game Link: %1</translation>
    </message>
    <message>
        <source>Four-card progressive: %1</source>
        <translation>Lũy tiến bốn lá: %1</translation>
    </message>
    <message>
        <source>Five-card progressive: %1</source>
        <translation>Lũy tiến năm lá: %1</translation>
    </message>
    <message>
        <source>Four-card envy bonus: %1</source>
        <translation>Envy Bonus bốn lá: %1</translation>
    </message>
    <message>
        <source>Five-card envy bonus: %1</source>
        <translation>Envy Bonus năm lá: %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand: %1</source>
        <translation>Five Card Hand Bonus, bài người chơi: %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand: %1</source>
        <translation>Five Card Hand Bonus, bài dealer: %1</translation>
    </message>
    <message>
        <source>Six Card Bonus: %1</source>
        <translation>Six Card Bonus: %1</translation>
    </message>
    <message>
        <source>Manual shoe: %1</source>
        <translation>Hộp bài thủ công: %1</translation>
    </message>
    <message>
        <source>Dealing from the hand: %1</source>
        <translation>Chia bằng tay: %1</translation>
    </message>
    <message>
        <source>Reshuffling shoe: %1</source>
        <translation>Hộp bài tự xáo: %1</translation>
    </message>
    <message>
        <source>Automated shoe: %1</source>
        <translation>Hộp bài tự động: %1</translation>
    </message>
    <message>
        <source>announce &quot;no more bets&quot;</source>
        <translation>hô “ngừng đặt cược”</translation>
    </message>
    <message>
        <source>lock the electronic wagers</source>
        <translation>khóa cược điện tử</translation>
    </message>
    <message>
        <source>collect the progressive wagers</source>
        <translation>thu cược lũy tiến</translation>
    </message>
    <message>
        <source>compare their number with the system&apos;s</source>
        <translation>đối chiếu số cược với hệ thống</translation>
    </message>
    <message>
        <source>deal the Six Card Bonus card</source>
        <translation>chia lá Six Card Bonus</translation>
    </message>
    <message>
        <source>the right card to the right place</source>
        <translation>đúng lá đúng chỗ</translation>
    </message>
    <message>
        <source>discard the rest of the last stack unseen</source>
        <translation>bỏ phần dư của chồng cuối, không xem</translation>
    </message>
    <message>
        <source>the dealer&apos;s last card face up</source>
        <translation>lá cuối của dealer để ngửa</translation>
    </message>
    <message>
        <source>press COIN IN before the chips are removed</source>
        <translation>bấm COIN IN trước khi lấy chip</translation>
    </message>
    <message>
        <source>count the stub face down</source>
        <translation>đếm phần bài còn lại, để úp</translation>
    </message>
    <message>
        <source>the stub to the rack unseen</source>
        <translation>phần bài còn lại vào khay, không xem</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>thua</translation>
    </message>
</context>
<context>
    <name>SkillGroup</name>
    <message>
        <source>Hands</source>
        <translation>Tay bài</translation>
    </message>
    <message>
        <source>Main wagers</source>
        <translation>Cược chính</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Decisions and folds</source>
        <translation>Quyết định và bỏ bài</translation>
    </message>
    <message>
        <source>Turning and clearing</source>
        <translation>Lật và dọn bài</translation>
    </message>
    <message>
        <source>Bonus wagers</source>
        <translation>Cược bonus</translation>
    </message>
    <message>
        <source>Progressive and envy</source>
        <translation>Lũy tiến và Envy Bonus</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>Irregular events</source>
        <translation>Sự cố</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Lý thuyết</translation>
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
        <translation>đến hạn</translation>
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
        <translation>Chia bài đúng luật</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Giám sát</translation>
    </message>
    <message>
        <source>What do you want to practise?</source>
        <translation>Bạn muốn luyện gì?</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>the flop</source>
        <translation>flop</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>river</translation>
    </message>
    <message>
        <source>press COIN IN</source>
        <translation>bấm COIN IN</translation>
    </message>
    <message>
        <source>press the key of the winning hand</source>
        <translation>bấm phím của tay bài thắng</translation>
    </message>
    <message>
        <source>press GAME OVER</source>
        <translation>bấm GAME OVER</translation>
    </message>
    <message>
        <source>Seat %1: take the %2, %3</source>
        <translation>Ghế %1: thu %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: pay the %2, %3</source>
        <translation>Ghế %1: trả %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: return the %2, %3</source>
        <translation>Ghế %1: hoàn %2, %3</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>ghế %1</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>bài chung</translation>
    </message>
    <message>
        <source>the Six Card Bonus spot</source>
        <translation>ô Six Card Bonus</translation>
    </message>
    <message>
        <source>the burn pile</source>
        <translation>chồng bài đốt</translation>
    </message>
    <message>
        <source>the discard rack</source>
        <translation>khay bài bỏ</translation>
    </message>
    <message>
        <source>Announce &quot;no hand&quot;</source>
        <translation>Hô “không có bài”</translation>
    </message>
    <message>
        <source>Announce &quot;no more bets&quot;</source>
        <translation>Hô “ngừng đặt cược”</translation>
    </message>
    <message>
        <source>Lock the electronic wagers</source>
        <translation>Khóa cược điện tử</translation>
    </message>
    <message>
        <source>Collect the progressive wagers</source>
        <translation>Thu cược lũy tiến</translation>
    </message>
    <message>
        <source>Compare their number with the system&apos;s: %1</source>
        <translation>Đối chiếu số cược với hệ thống: %1</translation>
    </message>
    <message>
        <source>Deal %1 to %2</source>
        <translation>Chia lá %1 cho %2</translation>
    </message>
    <message>
        <source>Count the stub: %1 cards</source>
        <translation>Đếm bài còn lại: %1 lá</translation>
    </message>
    <message>
        <source>Put the stub into the discard rack unseen</source>
        <translation>Bỏ phần bài còn lại vào khay bài bỏ, không xem</translation>
    </message>
    <message>
        <source>Ask seat %1: %2, or fold?</source>
        <translation>Hỏi ghế %1: %2, hay bỏ bài?</translation>
    </message>
    <message>
        <source>Seat %1 has folded: collect the %2</source>
        <translation>Ghế %1 đã bỏ bài: thu %2</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>Ghế %1: gom bài</translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s cards</source>
        <translation>Lật bài dealer</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand: %1, %2</source>
        <translation>Xếp bài dealer: %1, %2</translation>
    </message>
    <message>
        <source>Seat %1: turn the cards</source>
        <translation>Ghế %1: lật bài</translation>
    </message>
    <message>
        <source>Seat %1: set the hand: %2, %3</source>
        <translation>Ghế %1: xếp bài: %2, %3</translation>
    </message>
    <message>
        <source>Turn the Six Card Bonus card</source>
        <translation>Lật lá Six Card Bonus</translation>
    </message>
    <message>
        <source>Call the floor</source>
        <translation>Gọi quản lý sàn</translation>
    </message>
    <message>
        <source>Seat %1: call the floor for the %2</source>
        <translation>Ghế %1: gọi quản lý sàn cho %2</translation>
    </message>
    <message>
        <source>Leave the dealer&apos;s cards for the documents</source>
        <translation>Giữ lại bài dealer để làm giấy tờ</translation>
    </message>
    <message>
        <source>Seat %1: leave the cards for the documents</source>
        <translation>Ghế %1: để bài lại làm giấy tờ</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2, %3</source>
        <translation>Ghế %1: trả Envy Bonus cho bài ghế %2, %3</translation>
    </message>
    <message>
        <source>Stop the game: %1</source>
        <translation>Dừng ván: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Phán quyết: %1</translation>
    </message>
    <message>
        <source>Seat %1: give back the %2</source>
        <translation>Ghế %1: trả lại %2</translation>
    </message>
    <message>
        <source>Put the card into the discard rack</source>
        <translation>Bỏ lá bài vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Xáo lại</translation>
    </message>
    <message>
        <source>Cut again</source>
        <translation>Cắt lại</translation>
    </message>
    <message>
        <source>Take the deck from the table</source>
        <translation>Lấy bộ bài khỏi bàn</translation>
    </message>
    <message>
        <source>Turn the community cards: %1</source>
        <translation>Lật bài chung: %1</translation>
    </message>
    <message>
        <source>Keypad: %1</source>
        <translation>Bàn phím: %1</translation>
    </message>
    <message>
        <source>Inspect the cards for defects</source>
        <translation>Kiểm bài xem có hư hỏng không</translation>
    </message>
    <message>
        <source>The floor verifies the inspection</source>
        <translation>Quản lý sàn xác nhận việc kiểm bài</translation>
    </message>
    <message>
        <source>Spread the cards for the first player to see</source>
        <translation>Trải bài cho người chơi đầu tiên xem</translation>
    </message>
    <message>
        <source>Turn the cards face down and wash them</source>
        <translation>Úp bài lại và trộn</translation>
    </message>
    <message>
        <source>Stack the cards</source>
        <translation>Dồn bài thành chồng</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Xáo bài</translation>
    </message>
    <message>
        <source>Cut the cards, the cover card at least %1 deep</source>
        <translation>Cắt bài, lá cắt sâu ít nhất %1 lá</translation>
    </message>
    <message>
        <source>Put the stack into the shoe</source>
        <translation>Đặt chồng bài vào hộp bài</translation>
    </message>
    <message>
        <source>One deck into play, the other into the shuffler</source>
        <translation>Một bộ bài vào chơi, bộ kia vào máy xáo</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Thay bộ bài</translation>
    </message>
    <message>
        <source>Put the stack into the shuffler</source>
        <translation>Đặt chồng bài vào máy xáo</translation>
    </message>
    <message>
        <source>Take the shuffled deck out of the shuffler</source>
        <translation>Lấy bộ bài đã xáo ra khỏi máy xáo</translation>
    </message>
    <message>
        <source>Cover the device, or mark it as out of order</source>
        <translation>Che thiết bị, hoặc ghi là đang hỏng</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Dọn bàn</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>May come now: %1</source>
        <translation>Có thể làm bây giờ: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Đã làm: %1</translation>
    </message>
    <message>
        <source>Later: %1</source>
        <translation>Để sau: %1</translation>
    </message>
</context>
<context>
    <name>StepsDone</name>
    <message>
        <source>Just done</source>
        <translation>Vừa làm</translation>
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
        <translation>Chỉ giám sát làm được việc này. Nhờ giám sát đăng nhập.</translation>
    </message>
    <message>
        <source>Choose your name in the list of trainees.</source>
        <translation>Chọn tên bạn trong danh sách học viên.</translation>
    </message>
    <message>
        <source>This belongs to another trainee. Only a supervisor can see it.</source>
        <translation>Cái này của học viên khác. Chỉ giám sát xem được.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in once more.</source>
        <translation>Bạn đã bị đăng xuất. Đăng nhập lại.</translation>
    </message>
    <message>
        <source>This is not the passphrase. Try again, use the recovery code, or ask another supervisor to reset it.</source>
        <translation>Cụm mật khẩu không đúng. Thử lại, dùng mã khôi phục, hoặc nhờ giám sát khác đặt lại.</translation>
    </message>
    <message>
        <source>This is not the recovery code. Compare it letter by letter with the newest printed one.</source>
        <translation>Mã khôi phục không đúng. So từng chữ với bản in mới nhất.</translation>
    </message>
    <message>
        <source>After several wrong attempts, wait %1 more seconds and try again.</source>
        <translation>Đã nhập sai nhiều lần; chờ thêm %1 giây rồi thử lại.</translation>
    </message>
    <message>
        <source>Choose a passphrase of at least %1 characters.</source>
        <translation>Chọn cụm mật khẩu có ít nhất %1 ký tự.</translation>
    </message>
    <message>
        <source>There is a supervisor already. Ask them to sign in and to add you as another.</source>
        <translation>Đã có giám sát. Nhờ họ đăng nhập và thêm bạn.</translation>
    </message>
    <message>
        <source>This is the last supervisor. Add another one first.</source>
        <translation>Đây là giám sát cuối cùng. Thêm một giám sát khác trước.</translation>
    </message>
    <message>
        <source>There is no such person. Refresh the list and choose again.</source>
        <translation>Không có người này. Làm mới danh sách rồi chọn lại.</translation>
    </message>
    <message>
        <source>There is no such group. Refresh the list and choose again.</source>
        <translation>Không có nhóm này. Làm mới danh sách rồi chọn lại.</translation>
    </message>
    <message>
        <source>There is no such rule set or exam. Refresh the list and choose again.</source>
        <translation>Không có bộ luật hoặc bài thi này. Làm mới danh sách rồi chọn lại.</translation>
    </message>
    <message>
        <source>This key is not registered. Register it first.</source>
        <translation>Khóa này chưa đăng ký. Đăng ký trước.</translation>
    </message>
    <message>
        <source>There is no such round. Refresh the list and choose again.</source>
        <translation>Không có ván này. Làm mới danh sách rồi chọn lại.</translation>
    </message>
    <message>
        <source>This person was archived or erased. Choose somebody else.</source>
        <translation>Người này đã lưu trữ hoặc đã xóa. Chọn người khác.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no identifier; write a UUID in lower case.</source>
        <translation>“%1” không phải mã định danh; ghi UUID viết thường.</translation>
    </message>
    <message>
        <source>Write a name of 1 to %1 bytes.</source>
        <translation>Nhập tên từ 1 đến %1 byte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be stored here; check the kind.</source>
        <translation>Không lưu được “%1” ở đây; kiểm tra loại.</translation>
    </message>
    <message>
        <source>A key has 64 hexadecimal digits in lower case. Copy it completely.</source>
        <translation>Khóa có 64 chữ số thập lục phân viết thường. Chép cho đủ.</translation>
    </message>
    <message>
        <source>This is more than can be stored at once. Divide it.</source>
        <translation>Nhiều quá mức lưu được một lần. Hãy chia ra.</translation>
    </message>
    <message>
        <source>Something else is stored as &quot;%1&quot; already. Use a new identifier.</source>
        <translation>Đã có thứ khác lưu tên “%1”. Dùng mã định danh mới.</translation>
    </message>
    <message>
        <source>This round cannot be read by this version of Cutcard (%1). Begin a new one; your answers are kept.</source>
        <translation>Phiên bản Cutcard này không đọc được ván này (%1). Bắt đầu ván mới; câu trả lời của bạn vẫn được giữ.</translation>
    </message>
    <message>
        <source>There is no such attempt. Refresh the list and choose again.</source>
        <translation>Không có lần thi này. Làm mới danh sách rồi chọn lại.</translation>
    </message>
    <message>
        <source>This trainee sits another exam already. Finish that one first.</source>
        <translation>Học viên này đang thi bài khác. Kết thúc bài đó trước.</translation>
    </message>
    <message>
        <source>Exam, form and attempt do not belong together (%1). Start the exam once more.</source>
        <translation>Bài thi, đề thi và lần thi không khớp nhau (%1). Bắt đầu lại bài thi.</translation>
    </message>
    <message>
        <source>This exam is over and sealed. Look for it in the results.</source>
        <translation>Bài thi này đã xong và niêm phong. Tìm trong kết quả.</translation>
    </message>
    <message>
        <source>This exam is still going on. Wait until it is finished.</source>
        <translation>Bài thi này còn đang diễn ra. Chờ đến khi xong.</translation>
    </message>
    <message>
        <source>This does not continue the exam as it is stored (%1). Start Cutcard once more and go on from there.</source>
        <translation>Không nối tiếp được bài thi đã lưu (%1). Khởi động lại Cutcard và tiếp tục từ đó.</translation>
    </message>
    <message>
        <source>Only a finished exam can be sealed. Finish it first.</source>
        <translation>Chỉ niêm phong được bài thi đã xong. Hoàn tất trước.</translation>
    </message>
    <message>
        <source>The exam was interrupted. Ask a supervisor to let it go on.</source>
        <translation>Bài thi bị gián đoạn. Nhờ giám sát cho tiếp tục.</translation>
    </message>
    <message>
        <source>Write down why the score changes.</source>
        <translation>Ghi lý do điểm thay đổi.</translation>
    </message>
    <message>
        <source>The attempt was sealed by a machine that is not known here. Register its key first: %1.</source>
        <translation>Lần thi được niêm phong bởi máy không biết ở đây. Đăng ký khóa của máy đó trước: %1.</translation>
    </message>
    <message>
        <source>The trainee of this attempt is not known here (%1). Bring in the people first.</source>
        <translation>Học viên của lần thi này không có ở đây (%1). Nhận nhân sự trước.</translation>
    </message>
    <message>
        <source>This attempt cannot be read (%1). Keep its file, and bring in a whole copy of it.</source>
        <translation>Không đọc được lần thi này (%1). Giữ tệp lại và đưa vào một bản nguyên vẹn.</translation>
    </message>
    <message>
        <source>There is no data in &quot;%1&quot;. Start Cutcard once, or name its folder.</source>
        <translation>Không có dữ liệu trong “%1”. Mở Cutcard một lần, hoặc nêu thư mục của nó.</translation>
    </message>
    <message>
        <source>The data cannot be opened (%1). Check the rights of the folder.</source>
        <translation>Không mở được dữ liệu (%1). Kiểm tra quyền của thư mục.</translation>
    </message>
    <message>
        <source>The data was opened for reading only. Make this change in Cutcard.</source>
        <translation>Dữ liệu chỉ mở để đọc. Thực hiện thay đổi này trong Cutcard.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written to. Give yourself the right to write there. Nothing was lost.</source>
        <translation>Không ghi được vào “%1”. Hãy cấp quyền ghi ở đó. Không mất gì.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network drive, which can lose what was stored. Choose a folder on this machine.</source>
        <translation>“%1” nằm trên ổ mạng, có thể làm mất dữ liệu đã lưu. Chọn thư mục trên máy này.</translation>
    </message>
    <message>
        <source>Cutcard is already running with the data in &quot;%1&quot;. Use that window.</source>
        <translation>Cutcard đang chạy với dữ liệu trong “%1”. Dùng cửa sổ đó.</translation>
    </message>
    <message>
        <source>The data was written by a newer Cutcard (schema %1; this one knows %2). Install the newer one. Nothing was changed.</source>
        <translation>Dữ liệu do Cutcard mới hơn ghi (lược đồ %1; bản này biết %2). Cài bản mới hơn. Chưa thay đổi gì.</translation>
    </message>
    <message>
        <source>Step %1 of bringing the data up to date failed (%2). Nothing was changed; send a support bundle.</source>
        <translation>Bước %1 khi cập nhật dữ liệu bị lỗi (%2). Chưa thay đổi gì; hãy gửi gói hỗ trợ.</translation>
    </message>
    <message>
        <source>The backup &quot;%1&quot; could not be made. Check the disk and try again.</source>
        <translation>Không tạo được bản sao lưu “%1”. Kiểm tra ổ đĩa rồi thử lại.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again; what was acknowledged is safe.</source>
        <translation>Ổ đĩa đầy. Giải phóng bớt rồi thử lại; những gì đã xác nhận vẫn an toàn.</translation>
    </message>
    <message>
        <source>Another program is using the data. Close it and try again.</source>
        <translation>Chương trình khác đang dùng dữ liệu. Đóng nó rồi thử lại.</translation>
    </message>
    <message>
        <source>The disk reports an error (%1). Check it before going on.</source>
        <translation>Ổ đĩa báo lỗi (%1). Kiểm tra trước khi tiếp tục.</translation>
    </message>
    <message>
        <source>The data is damaged (%1). Start the rescue: it restores what was acknowledged from the backups and the journal.</source>
        <translation>Dữ liệu bị hỏng (%1). Chạy cứu hộ: nó khôi phục những gì đã xác nhận từ bản sao lưu và nhật ký.</translation>
    </message>
    <message>
        <source>Neither a backup nor a journal was found. Bring back a backup of yours.</source>
        <translation>Không tìm thấy bản sao lưu hay nhật ký. Đưa lại một bản sao lưu của bạn.</translation>
    </message>
    <message>
        <source>Others can read &quot;%1&quot;. Take that right away (chmod 600) and try again.</source>
        <translation>Người khác đọc được “%1”. Bỏ quyền đó (chmod 600) rồi thử lại.</translation>
    </message>
    <message>
        <source>Something unexpected happened (%1). Try again, or send a support bundle.</source>
        <translation>Có lỗi bất ngờ (%1). Thử lại, hoặc gửi gói hỗ trợ.</translation>
    </message>
    <message>
        <source>The school&apos;s server cannot be reached (%1). Check the network and the service&apos;s name; nothing was lost.</source>
        <translation>Không kết nối được máy chủ của trường (%1). Hãy kiểm tra mạng và tên dịch vụ; không mất gì cả.</translation>
    </message>
    <message>
        <source>The school&apos;s server does not allow this (%1). Ask whoever looks after it.</source>
        <translation>Máy chủ của trường không cho phép việc này (%1). Hãy hỏi người quản lý máy chủ.</translation>
    </message>
    <message>
        <source>The school&apos;s server has schema %1 and this Cutcard needs %2. Run &quot;cutcard-cli school init&quot; once.</source>
        <translation>Máy chủ của trường có lược đồ %1 còn Cutcard này cần %2. Hãy chạy “cutcard-cli school init” một lần.</translation>
    </message>
    <message>
        <source>Backups of a school are made on its server, with pg_dump. Ask whoever looks after it.</source>
        <translation>Bản sao lưu của trường được tạo trên máy chủ của trường, bằng pg_dump. Hãy hỏi người quản lý máy chủ.</translation>
    </message>
    <message>
        <source>The school&apos;s server has the events up to %1. Forward the ones after it first.</source>
        <translation>Máy chủ của trường có các sự kiện đến %1. Hãy chuyển các sự kiện sau đó trước.</translation>
    </message>
    <message>
        <source>This kiosk is another one to the school&apos;s server (%1). After setting it up anew, run &quot;cutcard-cli school kiosks renew&quot;.</source>
        <translation>Với máy chủ của trường, đây là một kiosk khác (%1). Sau khi thiết lập lại, hãy chạy “cutcard-cli school kiosks renew”.</translation>
    </message>
    <message>
        <source>The school&apos;s server has other events of this kiosk (%1). If its folder was put back from a backup, run &quot;cutcard-cli school kiosks renew&quot;: it forwards everything once more then.</source>
        <translation>Máy chủ của trường có các sự kiện khác của kiosk này (%1). Nếu thư mục của kiosk được khôi phục từ bản sao lưu, hãy chạy “cutcard-cli school kiosks renew”: khi đó kiosk gửi lại tất cả.</translation>
    </message>
    <message>
        <source>The role of this service is a supervisor&apos;s: nothing is forwarded from here.</source>
        <translation>Vai trò của dịch vụ này là của giám sát: không có gì được gửi đi từ đây.</translation>
    </message>
</context>
<context>
    <name>SupervisorRecovery</name>
    <message>
        <source>The passphrase is forgotten</source>
        <translation>Quên cụm mật khẩu</translation>
    </message>
    <message>
        <source>The recovery code was shown when this supervisor was added. It can be used once; a new one takes its place.</source>
        <translation>Mã khôi phục đã hiện khi giám sát này được thêm vào. Chỉ dùng được một lần; mã mới sẽ thay thế nó.</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Mã khôi phục</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Cụm mật khẩu mới</translation>
    </message>
    <message>
        <source>New passphrase once more</source>
        <translation>Nhập lại cụm mật khẩu mới</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>Hai lần không giống nhau. Nhập lại.</translation>
    </message>
    <message>
        <source>Set the new passphrase</source>
        <translation>Đặt cụm mật khẩu mới</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>The new passphrase holds. This is the next recovery code; it is shown only now. Write it down: %1</source>
        <translation>Cụm mật khẩu mới đã có hiệu lực. Đây là mã khôi phục tiếp theo; chỉ hiện lúc này. Hãy chép lại: %1</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>Tôi đã chép lại</translation>
    </message>
</context>
<context>
    <name>SupervisorWord</name>
    <message>
        <source>Supervisor</source>
        <translation>Giám sát</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Cụm mật khẩu</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>clubs</source>
        <translation>chuồn</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>rô</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cơ</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>bích</translation>
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
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation>Một lá nằm ngửa trong hộp bài</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, and its face was seen</source>
        <translation>Một lá thừa ra khỏi hộp bài và đã bị thấy mặt</translation>
    </message>
    <message>
        <source>A card too many has come out of the shoe, unseen</source>
        <translation>Một lá thừa ra khỏi hộp bài, chưa bị thấy</translation>
    </message>
    <message>
        <source>A card of the dealer lies face up</source>
        <translation>Một lá của dealer nằm ngửa</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red and it has stopped</source>
        <translation>Đèn máy xáo đỏ và máy đã dừng</translation>
    </message>
    <message>
        <source>The shoe&apos;s light is red and no card comes out</source>
        <translation>Đèn hộp bài đỏ và không lá nào ra</translation>
    </message>
    <message>
        <source>The shuffler does not start, its light stays red</source>
        <translation>Máy xáo không chạy, đèn vẫn đỏ</translation>
    </message>
    <message>
        <source>The shuffler&apos;s light is red, its display does not show %1 cards</source>
        <translation>Đèn máy xáo đỏ, màn hình không hiện %1 lá</translation>
    </message>
    <message>
        <source>The cover card was put in %1 cards deep</source>
        <translation>Lá cắt được đặt sâu %1 lá</translation>
    </message>
    <message>
        <source>Seat %1 has just put down a wager</source>
        <translation>Ghế %1 vừa đặt một cược</translation>
    </message>
    <message>
        <source>Seat %1 calls out a wager and holds up bank notes</source>
        <translation>Ghế %1 gọi cược và giơ tiền mặt</translation>
    </message>
    <message>
        <source>Nobody sits at seat %1 any more</source>
        <translation>Không còn ai ngồi ghế %1</translation>
    </message>
    <message>
        <source>The player of seat %1 also puts chips down at the next place</source>
        <translation>Người chơi ghế %1 còn đặt chip ở chỗ bên cạnh</translation>
    </message>
    <message>
        <source>Best four-card hand plays</source>
        <translation>Tính bốn lá cao nhất</translation>
    </message>
    <message>
        <source>Dealer qualifies with a king or better</source>
        <translation>Dealer đạt chuẩn với K trở lên</translation>
    </message>
    <message>
        <source>Pair of aces or better: Play up to three times the Ante</source>
        <translation>Đôi A trở lên: Play tối đa ba lần Ante</translation>
    </message>
    <message>
        <source>Super Bonus comes back on a win or tie below a straight</source>
        <translation>Super Bonus hoàn lại khi thắng hoặc hòa dưới sảnh</translation>
    </message>
    <message>
        <source>Ties go to the player</source>
        <translation>Hòa thì người chơi thắng</translation>
    </message>
    <message>
        <source>Ante Bonus from three of a kind up, win or lose</source>
        <translation>Ante Bonus từ sám trở lên, dù thắng hay thua</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a flush</source>
        <translation>Ante hoàn lại khi thắng dưới thùng</translation>
    </message>
    <message>
        <source>Ante comes back on a win below a straight</source>
        <translation>Ante hoàn lại khi thắng dưới sảnh</translation>
    </message>
    <message>
        <source>Payouts are subject to the posted limit</source>
        <translation>Trả thưởng theo giới hạn niêm yết</translation>
    </message>
    <message>
        <source>Dealer plays with ace-king or better</source>
        <translation>Dealer chơi với A-K trở lên</translation>
    </message>
    <message>
        <source>Bet is twice the Ante</source>
        <translation>Bet gấp đôi Ante</translation>
    </message>
    <message>
        <source>Dealer qualifies with a pair or better</source>
        <translation>Dealer đạt chuẩn với đôi trở lên</translation>
    </message>
    <message>
        <source>Blind equals Ante</source>
        <translation>Blind bằng Ante</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up in the shoe</source>
        <translation>
            <numerusform>%n lá nằm ngửa trong hộp bài</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The display counts %n progressive wager(s)</source>
        <translation>
            <numerusform>Màn hình đếm %n cược lũy tiến</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableProcedure</name>
    <message>
        <source>Open the table</source>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>Open the table with two decks</source>
        <translation>Mở bàn với hai bộ bài</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Xáo và cắt</translation>
    </message>
    <message>
        <source>Idle table</source>
        <translation>Bàn trống</translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation>Thay bộ bài</translation>
    </message>
    <message>
        <source>Idle table with a shuffler</source>
        <translation>Bàn trống có máy xáo</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>The table</source>
        <translation>Bàn</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>The floorperson is at the table</source>
        <translation>Quản lý sàn đang ở bàn</translation>
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
        <translation>Xem</translation>
    </message>
    <message>
        <source>A round by the book, every step explained</source>
        <translation>Một ván đúng luật, giải thích từng bước</translation>
    </message>
    <message>
        <source>Guided round</source>
        <translation>Ván có hướng dẫn</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained</source>
        <translation>Bạn chia; lỗi bị dừng và giải thích</translation>
    </message>
    <message>
        <source>Free round</source>
        <translation>Ván tự do</translation>
    </message>
    <message>
        <source>You deal; the floor comments afterwards</source>
        <translation>Bạn chia; quản lý sàn nhận xét sau</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Bài luyện</translation>
    </message>
    <message>
        <source>One thing, ten times, against the clock</source>
        <translation>Một việc, mười lần, tính giờ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ôn tập</translation>
    </message>
    <message>
        <source>What you are about to forget</source>
        <translation>Những gì bạn sắp quên</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Rounds you dealt, to see again</source>
        <translation>Các ván đã chia, để xem lại</translation>
    </message>
    <message>
        <source>%1 due</source>
        <translation>%1 đến hạn</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ôn tập</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Due now: %1. Questions and rounds come mixed across the games you know.</source>
        <translation>Đến hạn: %1. Câu hỏi và ván trộn lẫn từ các trò bạn biết.</translation>
    </message>
    <message>
        <source>Nothing is due. You can learn something new of this game.</source>
        <translation>Không có gì đến hạn. Bạn có thể học thêm kỹ năng mới của trò này.</translation>
    </message>
    <message>
        <source>Every round you dealt is kept, with every step. Look at one again, or go on where you stopped.</source>
        <translation>Mọi ván bạn chia đều được lưu từng bước. Xem lại một ván, hoặc tiếp tục chỗ đã dừng.</translation>
    </message>
</context>
<context>
    <name>Theory</name>
    <message>
        <source>How many betting positions may the table have at most?</source>
        <translation>Bàn có tối đa bao nhiêu vị trí đặt cược?</translation>
    </message>
    <message>
        <source>How many cards from the top does the cover card go in at least?</source>
        <translation>Lá cắt phải vào sâu ít nhất bao nhiêu lá tính từ trên?</translation>
    </message>
    <message>
        <source>No device counts the deck: the stub is counted at least once in how many rounds?</source>
        <translation>Không có thiết bị đếm bộ bài: ít nhất bao nhiêu ván phải đếm phần bài còn lại một lần?</translation>
    </message>
    <message>
        <source>The cards are dealt from the hand: after how many hours are they changed at the latest?</source>
        <translation>Chia bằng tay: chậm nhất bao nhiêu giờ phải thay bài?</translation>
    </message>
    <message>
        <source>The cards are dealt from a shoe: after how many hours are they changed at the latest?</source>
        <translation>Chia từ hộp bài: chậm nhất bao nhiêu giờ phải thay bài?</translation>
    </message>
    <message>
        <source>How many cards is each player dealt?</source>
        <translation>Mỗi người chơi được chia bao nhiêu lá?</translation>
    </message>
    <message>
        <source>How many cards is the dealer dealt?</source>
        <translation>Dealer được chia bao nhiêu lá?</translation>
    </message>
    <message>
        <source>How many community cards are there in a round?</source>
        <translation>Một ván có bao nhiêu lá bài chung?</translation>
    </message>
    <message>
        <source>New cards come to the table: who looks through them for defects?</source>
        <translation>Bài mới đến bàn: ai kiểm xem có hư hỏng không?</translation>
    </message>
    <message>
        <source>The new cards have been looked through: who confirms it?</source>
        <translation>Bài mới đã kiểm xong: ai xác nhận?</translation>
    </message>
    <message>
        <source>The cards were cut badly and none is dealt yet: who may have them cut again?</source>
        <translation>Bài cắt sai và chưa chia lá nào: ai được phép cho cắt lại?</translation>
    </message>
    <message>
        <source>A progressive wager has won: who validates the win?</source>
        <translation>Cược lũy tiến thắng: ai xác nhận khoản thắng?</translation>
    </message>
    <message>
        <source>How is the stub counted when no device does it?</source>
        <translation>Không có thiết bị thì đếm phần bài còn lại thế nào?</translation>
    </message>
    <message>
        <source>Which hand draws a card from a manual shoe, and which one places it?</source>
        <translation>Tay nào rút bài từ hộp bài thủ công, tay nào đặt bài?</translation>
    </message>
    <message>
        <source>Cards that are dealt from the hand: how are they shuffled?</source>
        <translation>Bài chia bằng tay: được xáo thế nào?</translation>
    </message>
    <message>
        <source>Dealing from the hand: how is the deck held?</source>
        <translation>Chia bằng tay: cầm bộ bài thế nào?</translation>
    </message>
    <message>
        <source>Dealing from the hand: how does a player&apos;s card leave the deck?</source>
        <translation>Chia bằng tay: lá của người chơi rời bộ bài thế nào?</translation>
    </message>
    <message>
        <source>Who may touch the cards of a player?</source>
        <translation>Ai được chạm vào bài của người chơi?</translation>
    </message>
    <message>
        <source>When do a player&apos;s cards have to be where the dealer sees them?</source>
        <translation>Khi nào bài của người chơi phải ở chỗ dealer nhìn thấy?</translation>
    </message>
    <message>
        <source>A player has looked at the cards and laid them down: may they be taken up again?</source>
        <translation>Người chơi đã xem bài và đặt xuống: có được cầm lên lại không?</translation>
    </message>
    <message>
        <source>Players tell each other about their hands before the hole cards are shown. What follows?</source>
        <translation>Người chơi nói cho nhau về bài trước khi lật bài tẩy. Xử lý thế nào?</translation>
    </message>
    <message>
        <source>A progressive hand has won: what is done about the light of the system?</source>
        <translation>Một tay bài lũy tiến thắng: làm gì với đèn của hệ thống?</translation>
    </message>
    <message>
        <source>Where does the number of players for the Cover All payouts come from?</source>
        <translation>Số người chơi để trả Cover All lấy từ đâu?</translation>
    </message>
    <message>
        <source>A player comes to an idle table; the deck that lay secured in the shuffler is taken out. Is it spread and shuffled again?</source>
        <translation>Người chơi đến bàn trống; lấy ra bộ bài được giữ an toàn trong máy xáo. Có phải trải và xáo lại không?</translation>
    </message>
    <message>
        <source>Who may take value chips as a tip?</source>
        <translation>Ai được nhận chip giá trị làm tiền tip?</translation>
    </message>
    <message>
        <source>Where does an employee redeem chips received as tips?</source>
        <translation>Chip nhận làm tiền tip thì nhân viên đem đổi ở đâu?</translation>
    </message>
    <message>
        <source>When does an employee redeem chips received as tips?</source>
        <translation>Chip nhận làm tiền tip thì nhân viên đem đổi khi nào?</translation>
    </message>
    <message>
        <source>Tips are redeemed at a place that is not the cage. How often are these chips exchanged with the cage?</source>
        <translation>Tiền tip đổi ở nơi không phải quầy thu ngân. Bao lâu đổi số chip này với quầy thu ngân một lần?</translation>
    </message>
    <message>
        <source>May food and drink on the gaming floor be paid for with value chips?</source>
        <translation>Trên sàn casino, có được trả đồ ăn thức uống bằng chip giá trị không?</translation>
    </message>
    <message>
        <source>Who approves how a house accounts for tips in chips?</source>
        <translation>Ai phê duyệt cách casino hạch toán tiền tip bằng chip?</translation>
    </message>
    <message>
        <source>Who approves a credit limit or a change of it, if no committee does?</source>
        <translation>Ai phê duyệt hạn mức tín dụng hoặc thay đổi hạn mức, nếu không qua ủy ban?</translation>
    </message>
    <message>
        <source>What is the smallest credit committee that may approve a limit?</source>
        <translation>Ủy ban tín dụng nhỏ nhất được phê duyệt hạn mức gồm mấy người?</translation>
    </message>
    <message>
        <source>Where is the approval of credit recorded?</source>
        <translation>Việc phê duyệt tín dụng được ghi ở đâu?</translation>
    </message>
    <message>
        <source>Further information speaks for a credit limit. What is noted of it?</source>
        <translation>Có thêm thông tin ủng hộ một hạn mức tín dụng. Ghi lại những gì?</translation>
    </message>
    <message>
        <source>How much of the reasons for a credit limit is written down?</source>
        <translation>Lý do cho hạn mức tín dụng được ghi đến mức nào?</translation>
    </message>
    <message>
        <source>Something bad about the patron was found and credit is granted all the same. What is recorded?</source>
        <translation>Phát hiện điều bất lợi về khách mà vẫn cấp tín dụng. Ghi lại những gì?</translation>
    </message>
    <message>
        <source>By when have those who approve credit signed, with date and time?</source>
        <translation>Những người phê duyệt tín dụng phải ký, có ngày giờ, trước lúc nào?</translation>
    </message>
    <message>
        <source>One of those who must approve is not in the house. Is a spoken approval enough?</source>
        <translation>Một người phải phê duyệt không có mặt. Phê duyệt bằng lời có đủ không?</translation>
    </message>
    <message>
        <source>A patron wants a higher limit. Who does the work before it, and when?</source>
        <translation>Khách muốn hạn mức cao hơn. Ai làm công việc chuẩn bị, và khi nào?</translation>
    </message>
    <message>
        <source>What has to be in a patron&apos;s request for a higher limit?</source>
        <translation>Yêu cầu hạn mức cao hơn của khách phải có những gì?</translation>
    </message>
    <message>
        <source>A known patron asks for a higher limit. What becomes of the information checked at the first application?</source>
        <translation>Khách quen xin hạn mức cao hơn. Thông tin đã kiểm tra ở lần xin đầu thì sao?</translation>
    </message>
    <message>
        <source>Which play counts in the rating behind a higher limit?</source>
        <translation>Những lần chơi nào được tính khi đánh giá cho hạn mức cao hơn?</translation>
    </message>
    <message>
        <source>What of a higher limit goes into the credit file?</source>
        <translation>Những gì về hạn mức cao hơn được đưa vào hồ sơ tín dụng?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how is the amount fixed at which it falls?</source>
        <translation>Must-Hit-By Mystery Bonus: số tiền nổ giải được ấn định thế nào?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: who wins it?</source>
        <translation>Must-Hit-By Mystery Bonus: ai thắng?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: how much does the winner get?</source>
        <translation>Must-Hit-By Mystery Bonus: người thắng được bao nhiêu?</translation>
    </message>
    <message>
        <source>Must-Hit-By Mystery Bonus: where does the meter stand after a win?</source>
        <translation>Must-Hit-By Mystery Bonus: sau khi có người thắng, đồng hồ ở mức nào?</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>The floorperson</source>
        <translation>Quản lý sàn</translation>
    </message>
    <message>
        <source>A floorperson or somebody above</source>
        <translation>Quản lý sàn hoặc cấp cao hơn</translation>
    </message>
    <message>
        <source>The security department</source>
        <translation>Bộ phận an ninh</translation>
    </message>
    <message>
        <source>The surveillance room</source>
        <translation>Phòng camera giám sát</translation>
    </message>
    <message>
        <source>The first player to arrive</source>
        <translation>Người chơi đến đầu tiên</translation>
    </message>
    <message>
        <source>Any player who asks for it</source>
        <translation>Bất kỳ người chơi nào yêu cầu</translation>
    </message>
    <message>
        <source>The cashiers&apos; cage</source>
        <translation>Quầy thu ngân</translation>
    </message>
    <message>
        <source>A second dealer</source>
        <translation>Dealer thứ hai</translation>
    </message>
    <message>
        <source>The dealer counts it face down on the layout</source>
        <translation>Dealer đếm bài úp trên mặt bàn</translation>
    </message>
    <message>
        <source>The dealer counts it face up on the layout</source>
        <translation>Dealer đếm bài ngửa trên mặt bàn</translation>
    </message>
    <message>
        <source>The dealer counts it in the hand, off the layout</source>
        <translation>Dealer đếm trên tay, không đặt xuống bàn</translation>
    </message>
    <message>
        <source>The floorperson counts it face down on the layout</source>
        <translation>Quản lý sàn đếm bài úp trên mặt bàn</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws, the other one places</source>
        <translation>Tay gần hộp bài rút, tay kia đặt</translation>
    </message>
    <message>
        <source>The hand farther from the shoe draws, the other one places</source>
        <translation>Tay xa hộp bài rút, tay kia đặt</translation>
    </message>
    <message>
        <source>The hand nearer to the shoe draws and places</source>
        <translation>Tay gần hộp bài vừa rút vừa đặt</translation>
    </message>
    <message>
        <source>The right hand draws wherever the shoe stands, the left one places</source>
        <translation>Tay phải rút dù hộp bài ở đâu, tay trái đặt</translation>
    </message>
    <message>
        <source>Always by a shuffling device</source>
        <translation>Luôn bằng thiết bị xáo bài</translation>
    </message>
    <message>
        <source>By the dealer, who also cuts them</source>
        <translation>Do dealer xáo, và dealer cũng cắt</translation>
    </message>
    <message>
        <source>By the dealer or by a device, as the house likes</source>
        <translation>Do dealer hoặc thiết bị, tùy casino</translation>
    </message>
    <message>
        <source>By a device, and the dealer has to cut them after it</source>
        <translation>Bằng thiết bị, sau đó dealer phải cắt</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the chip tray and in front of the dealer</source>
        <translation>Tay nào cũng được, giữ nguyên cả ván, trên khay chip và trước mặt dealer</translation>
    </message>
    <message>
        <source>Always in the left hand, over the chip tray and in front of the dealer</source>
        <translation>Luôn ở tay trái, trên khay chip và trước mặt dealer</translation>
    </message>
    <message>
        <source>In either hand, changing as it suits, over the chip tray and in front of the dealer</source>
        <translation>Tay nào cũng được, đổi tùy ý, trên khay chip và trước mặt dealer</translation>
    </message>
    <message>
        <source>In either hand, the same for the whole round, over the spot that is dealt to</source>
        <translation>Tay nào cũng được, giữ nguyên cả ván, trên ô đang chia</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face down</source>
        <translation>Tay kia lấy lá trên cùng và đặt úp</translation>
    </message>
    <message>
        <source>The thumb of the holding hand slides the top card off, face down</source>
        <translation>Ngón cái của tay cầm bài đẩy lá trên cùng ra, úp</translation>
    </message>
    <message>
        <source>The free hand takes the bottom card and lays it face down</source>
        <translation>Tay kia lấy lá dưới cùng và đặt úp</translation>
    </message>
    <message>
        <source>The free hand takes the top card and lays it face up</source>
        <translation>Tay kia lấy lá trên cùng và đặt ngửa</translation>
    </message>
    <message>
        <source>That player and the dealer</source>
        <translation>Người chơi đó và dealer</translation>
    </message>
    <message>
        <source>The dealer alone</source>
        <translation>Chỉ dealer</translation>
    </message>
    <message>
        <source>That player alone, until the dealer turns them</source>
        <translation>Chỉ người chơi đó, đến khi dealer lật</translation>
    </message>
    <message>
        <source>Anybody at the table whom that player allows</source>
        <translation>Bất kỳ ai ở bàn được người chơi đó cho phép</translation>
    </message>
    <message>
        <source>From the deal until the dealer takes them, without a break</source>
        <translation>Từ khi chia đến khi dealer lấy đi, liên tục</translation>
    </message>
    <message>
        <source>Until the player has decided</source>
        <translation>Đến khi người chơi đã quyết định</translation>
    </message>
    <message>
        <source>When the dealer is about to turn them</source>
        <translation>Khi dealer sắp lật</translation>
    </message>
    <message>
        <source>Always, and they may not be lifted from the layout</source>
        <translation>Luôn luôn, và không được nhấc khỏi mặt bàn</translation>
    </message>
    <message>
        <source>No, from then on the player leaves them alone</source>
        <translation>Không, từ lúc đó người chơi không chạm vào nữa</translation>
    </message>
    <message>
        <source>Yes, until the player has placed the Bet Wager or folded</source>
        <translation>Được, đến khi người chơi đặt cược Bet hoặc bỏ bài</translation>
    </message>
    <message>
        <source>Yes, until the dealer&apos;s hole cards are turned</source>
        <translation>Được, đến khi lật bài tẩy của dealer</translation>
    </message>
    <message>
        <source>Yes, if the dealer agrees</source>
        <translation>Được, nếu dealer đồng ý</translation>
    </message>
    <message>
        <source>Those who talked lose all their wagers of the round</source>
        <translation>Những người nói chuyện mất mọi cược của ván</translation>
    </message>
    <message>
        <source>Those who talked lose their Antes and nothing else</source>
        <translation>Những người nói chuyện chỉ mất Ante</translation>
    </message>
    <message>
        <source>Those who talked are warned; wagers stand</source>
        <translation>Những người nói chuyện bị cảnh cáo; cược giữ nguyên</translation>
    </message>
    <message>
        <source>Everybody at the table loses the wagers of the round</source>
        <translation>Mọi người ở bàn mất các cược của ván</translation>
    </message>
    <message>
        <source>The round is void and every wager goes back</source>
        <translation>Hủy ván và hoàn mọi cược</translation>
    </message>
    <message>
        <source>The dealer makes sure that the light of that win is on</source>
        <translation>Dealer bảo đảm đèn của khoản thắng đó đang sáng</translation>
    </message>
    <message>
        <source>The floorperson looks after it; the dealer need not</source>
        <translation>Quản lý sàn lo việc đó; dealer không cần</translation>
    </message>
    <message>
        <source>The dealer looks at it only for a part of the meter</source>
        <translation>Dealer chỉ nhìn đèn khi khoản thắng là một phần đồng hồ</translation>
    </message>
    <message>
        <source>Nothing, the cards alone prove the win</source>
        <translation>Không làm gì, chỉ bài chứng minh khoản thắng</translation>
    </message>
    <message>
        <source>The shuffler finds it once the dealer&apos;s hand is out of it and the green button is pressed</source>
        <translation>Máy xáo tự tính khi bài dealer đã ra khỏi máy và bấm nút xanh</translation>
    </message>
    <message>
        <source>The dealer counts the players and enters the number at the shuffler</source>
        <translation>Dealer đếm người chơi và nhập số vào máy xáo</translation>
    </message>
    <message>
        <source>The dealer counts the Cover All wagers</source>
        <translation>Dealer đếm số cược Cover All</translation>
    </message>
    <message>
        <source>The dealer counts the players who have not folded</source>
        <translation>Dealer đếm số người chơi chưa bỏ bài</translation>
    </message>
    <message>
        <source>Only if a player asks for it</source>
        <translation>Chỉ khi người chơi yêu cầu</translation>
    </message>
    <message>
        <source>Always, as new cards are</source>
        <translation>Luôn luôn, như bài mới</translation>
    </message>
    <message>
        <source>Never, even if a player asks for it</source>
        <translation>Không bao giờ, dù người chơi yêu cầu</translation>
    </message>
    <message>
        <source>Only if the floorperson orders it</source>
        <translation>Chỉ khi quản lý sàn ra lệnh</translation>
    </message>
    <message>
        <source>Employees who have been authorized to</source>
        <translation>Nhân viên được cho phép</translation>
    </message>
    <message>
        <source>Every employee, without being authorized</source>
        <translation>Mọi nhân viên, không cần cho phép</translation>
    </message>
    <message>
        <source>Dealers and no other employees</source>
        <translation>Chỉ dealer, không nhân viên nào khác</translation>
    </message>
    <message>
        <source>Nobody: tips are given in cash</source>
        <translation>Không ai: tiền tip đưa bằng tiền mặt</translation>
    </message>
    <message>
        <source>At the cage or another secure place that the Board has approved</source>
        <translation>Tại quầy thu ngân hoặc nơi an toàn khác được Ủy ban (Board) duyệt</translation>
    </message>
    <message>
        <source>At the cage and nowhere else</source>
        <translation>Chỉ tại quầy thu ngân</translation>
    </message>
    <message>
        <source>At the table where they were given</source>
        <translation>Tại bàn nơi nhận tiền tip</translation>
    </message>
    <message>
        <source>At any place that the house picks, without approval</source>
        <translation>Tại bất kỳ nơi nào casino chọn, không cần duyệt</translation>
    </message>
    <message>
        <source>Before leaving the facility</source>
        <translation>Trước khi rời cơ sở</translation>
    </message>
    <message>
        <source>Within a day, also after going home</source>
        <translation>Trong vòng một ngày, kể cả sau khi về nhà</translation>
    </message>
    <message>
        <source>By the end of the week</source>
        <translation>Trước cuối tuần</translation>
    </message>
    <message>
        <source>Whenever it suits; chips do not expire</source>
        <translation>Lúc nào tùy ý; chip không hết hạn</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Mỗi ngày</translation>
    </message>
    <message>
        <source>After every shift</source>
        <translation>Sau mỗi ca</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Mỗi tuần</translation>
    </message>
    <message>
        <source>Yes, to those who serve it there and are authorized</source>
        <translation>Được, với người phục vụ tại đó đã được cho phép</translation>
    </message>
    <message>
        <source>No, servers take chips as tips only</source>
        <translation>Không, người phục vụ chỉ nhận chip làm tiền tip</translation>
    </message>
    <message>
        <source>Yes, and also away from the gaming floor</source>
        <translation>Được, và cả ngoài sàn casino</translation>
    </message>
    <message>
        <source>Yes, but the dealer has to pass the chips on</source>
        <translation>Được, nhưng dealer phải chuyển chip</translation>
    </message>
    <message>
        <source>The Board, to which the house submits its controls</source>
        <translation>Ủy ban (Board), nơi casino nộp quy trình kiểm soát</translation>
    </message>
    <message>
        <source>The cage that redeems them</source>
        <translation>Quầy thu ngân đổi chip</translation>
    </message>
    <message>
        <source>The house by itself, nobody else is asked</source>
        <translation>Casino tự quyết, không hỏi ai khác</translation>
    </message>
    <message>
        <source>At least two from the credit posts or the line above the credit manager</source>
        <translation>Ít nhất hai người từ các chức vụ tín dụng hoặc cấp trên của trưởng tín dụng</translation>
    </message>
    <message>
        <source>One from the credit posts is enough</source>
        <translation>Một người từ các chức vụ tín dụng là đủ</translation>
    </message>
    <message>
        <source>At least two employees of any department</source>
        <translation>Ít nhất hai nhân viên của bất kỳ bộ phận nào</translation>
    </message>
    <message>
        <source>One from the credit posts together with a floorperson</source>
        <translation>Một người từ các chức vụ tín dụng cùng một quản lý sàn</translation>
    </message>
    <message>
        <source>Two of those who may approve limits, deciding as a group</source>
        <translation>Hai người có quyền phê duyệt hạn mức, quyết định theo nhóm</translation>
    </message>
    <message>
        <source>One of them, who decides in the committee&apos;s name</source>
        <translation>Một người trong số đó, thay mặt ủy ban quyết định</translation>
    </message>
    <message>
        <source>Three of them, so that there is a majority</source>
        <translation>Ba người trong số đó, để có đa số</translation>
    </message>
    <message>
        <source>One of them and one employee of another department</source>
        <translation>Một người trong số đó và một nhân viên bộ phận khác</translation>
    </message>
    <message>
        <source>In the patron&apos;s credit file</source>
        <translation>Trong hồ sơ tín dụng của khách</translation>
    </message>
    <message>
        <source>In the records of the pit</source>
        <translation>Trong sổ sách của khu bàn chơi</translation>
    </message>
    <message>
        <source>In the ledger of the cage</source>
        <translation>Trong sổ cái của quầy thu ngân</translation>
    </message>
    <message>
        <source>The information and where it comes from</source>
        <translation>Thông tin và nguồn của nó</translation>
    </message>
    <message>
        <source>The information; its source stays unnamed</source>
        <translation>Thông tin; không nêu nguồn</translation>
    </message>
    <message>
        <source>The source; the information stays with it</source>
        <translation>Nguồn; thông tin giữ lại ở nguồn</translation>
    </message>
    <message>
        <source>Nothing, only what speaks against the patron is noted</source>
        <translation>Không gì cả, chỉ ghi điều bất lợi cho khách</translation>
    </message>
    <message>
        <source>A short summary of what weighed most, for a limit granted or reduced</source>
        <translation>Tóm tắt ngắn những điều quan trọng nhất, cho hạn mức được cấp hoặc giảm</translation>
    </message>
    <message>
        <source>All that was said, word for word</source>
        <translation>Mọi điều đã nói, từng chữ</translation>
    </message>
    <message>
        <source>A short summary, and only if less is granted than was asked</source>
        <translation>Tóm tắt ngắn, và chỉ khi cấp ít hơn yêu cầu</translation>
    </message>
    <message>
        <source>Nothing but the amount</source>
        <translation>Chỉ ghi số tiền</translation>
    </message>
    <message>
        <source>Why credit was granted in spite of it</source>
        <translation>Vì sao vẫn cấp tín dụng</translation>
    </message>
    <message>
        <source>Nothing: credit has to be refused then</source>
        <translation>Không gì cả: khi đó phải từ chối tín dụng</translation>
    </message>
    <message>
        <source>Nothing: the finding is left out</source>
        <translation>Không gì cả: bỏ qua điều phát hiện</translation>
    </message>
    <message>
        <source>That the Board has agreed to it</source>
        <translation>Rằng Ủy ban (Board) đã đồng ý</translation>
    </message>
    <message>
        <source>Before any credit is given out</source>
        <translation>Trước khi cấp bất kỳ khoản tín dụng nào</translation>
    </message>
    <message>
        <source>By the end of the day on which credit is given out</source>
        <translation>Trước cuối ngày cấp tín dụng</translation>
    </message>
    <message>
        <source>When the patron first pays back</source>
        <translation>Khi khách trả nợ lần đầu</translation>
    </message>
    <message>
        <source>Before any credit is given out, but date and time are not needed</source>
        <translation>Trước khi cấp bất kỳ khoản tín dụng nào, nhưng không cần ngày giờ</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and the file is signed on arrival</source>
        <translation>Đủ, với một người: ghi ngày giờ, và ký hồ sơ khi đến</translation>
    </message>
    <message>
        <source>Yes, from all of them: date and time are noted, and the file is signed on arrival</source>
        <translation>Đủ, với tất cả: ghi ngày giờ, và ký hồ sơ khi đến</translation>
    </message>
    <message>
        <source>No, every approval is signed on the spot</source>
        <translation>Không, mọi phê duyệt phải ký tại chỗ</translation>
    </message>
    <message>
        <source>Yes, from one of them: date and time are noted, and no signature follows</source>
        <translation>Đủ, với một người: ghi ngày giờ, và không cần ký sau</translation>
    </message>
    <message>
        <source>The credit department, before the increase is approved</source>
        <translation>Bộ phận tín dụng, trước khi phê duyệt tăng hạn mức</translation>
    </message>
    <message>
        <source>The credit department, after the increase is approved</source>
        <translation>Bộ phận tín dụng, sau khi phê duyệt tăng hạn mức</translation>
    </message>
    <message>
        <source>The floorperson, before the increase is approved</source>
        <translation>Quản lý sàn, trước khi phê duyệt tăng hạn mức</translation>
    </message>
    <message>
        <source>The cage, before the increase is approved</source>
        <translation>Quầy thu ngân, trước khi phê duyệt tăng hạn mức</translation>
    </message>
    <message>
        <source>Written: date and time, the amount asked for, the patron&apos;s signature</source>
        <translation>Bằng văn bản: ngày giờ, số tiền xin, chữ ký của khách</translation>
    </message>
    <message>
        <source>Written: the amount asked for and the patron&apos;s signature</source>
        <translation>Bằng văn bản: số tiền xin và chữ ký của khách</translation>
    </message>
    <message>
        <source>Written: date and time and the patron&apos;s signature; the house sets the amount</source>
        <translation>Bằng văn bản: ngày giờ và chữ ký của khách; casino định số tiền</translation>
    </message>
    <message>
        <source>Written: date and time and the amount asked for; the house signs</source>
        <translation>Bằng văn bản: ngày giờ và số tiền xin; casino ký</translation>
    </message>
    <message>
        <source>Spoken: the amount; the house notes date and time</source>
        <translation>Bằng lời: số tiền; casino ghi ngày giờ</translation>
    </message>
    <message>
        <source>It is checked again</source>
        <translation>Được kiểm tra lại</translation>
    </message>
    <message>
        <source>It holds for as long as the patron is known</source>
        <translation>Có hiệu lực chừng nào còn biết khách</translation>
    </message>
    <message>
        <source>Only what the patron says has changed is checked</source>
        <translation>Chỉ kiểm tra những gì khách nói đã thay đổi</translation>
    </message>
    <message>
        <source>It is checked again if it is older than a year</source>
        <translation>Kiểm tra lại nếu đã quá một năm</translation>
    </message>
    <message>
        <source>How much and how often the patron has played since credit was first given</source>
        <translation>Khách chơi bao nhiêu và thường đến mức nào từ khi được cấp tín dụng lần đầu</translation>
    </message>
    <message>
        <source>How much and how often the patron played before credit was first given</source>
        <translation>Khách chơi bao nhiêu và thường đến mức nào trước khi được cấp tín dụng lần đầu</translation>
    </message>
    <message>
        <source>What the patron has lost, however often that was</source>
        <translation>Số tiền khách đã thua, bất kể bao nhiêu lần</translation>
    </message>
    <message>
        <source>None, the rating has no place in it</source>
        <translation>Không có, việc đánh giá không liên quan</translation>
    </message>
    <message>
        <source>The request, the renewed check and the rating</source>
        <translation>Yêu cầu, kết quả kiểm tra lại và đánh giá</translation>
    </message>
    <message>
        <source>The request; the rest is not kept</source>
        <translation>Yêu cầu; phần còn lại không giữ</translation>
    </message>
    <message>
        <source>The renewed check and the rating; the request goes back</source>
        <translation>Kết quả kiểm tra lại và đánh giá; trả lại yêu cầu</translation>
    </message>
    <message>
        <source>The new amount alone</source>
        <translation>Chỉ số tiền mới</translation>
    </message>
    <message>
        <source>A generator draws it in secret, between a posted minimum and maximum</source>
        <translation>Máy tạo số rút một số bí mật, giữa mức tối thiểu và tối đa niêm yết</translation>
    </message>
    <message>
        <source>A generator draws it in secret, with no bounds</source>
        <translation>Máy tạo số rút một số bí mật, không giới hạn</translation>
    </message>
    <message>
        <source>The floorperson sets it in secret, between a posted minimum and maximum</source>
        <translation>Quản lý sàn đặt bí mật, giữa mức tối thiểu và tối đa niêm yết</translation>
    </message>
    <message>
        <source>It is posted for everybody to see</source>
        <translation>Được niêm yết cho mọi người thấy</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the hidden amount</source>
        <translation>Người có phần đóng góp đưa đồng hồ tới số tiền ẩn</translation>
    </message>
    <message>
        <source>The one whose contribution lifts the meter to the posted maximum</source>
        <translation>Người có phần đóng góp đưa đồng hồ tới mức tối đa niêm yết</translation>
    </message>
    <message>
        <source>The one with the highest hand when the hidden amount is reached</source>
        <translation>Người có bài cao nhất khi đạt số tiền ẩn</translation>
    </message>
    <message>
        <source>The one with the largest wager when the hidden amount is reached</source>
        <translation>Người có cược lớn nhất khi đạt số tiền ẩn</translation>
    </message>
    <message>
        <source>All that is on the meter</source>
        <translation>Toàn bộ số trên đồng hồ</translation>
    </message>
    <message>
        <source>What is on the meter above the minimum</source>
        <translation>Phần trên đồng hồ vượt mức tối thiểu</translation>
    </message>
    <message>
        <source>A share, the rest goes to the others at the table</source>
        <translation>Một phần, còn lại cho những người khác ở bàn</translation>
    </message>
    <message>
        <source>The posted maximum, wherever the meter stands</source>
        <translation>Mức tối đa niêm yết, dù đồng hồ ở đâu</translation>
    </message>
    <message>
        <source>At the posted minimum</source>
        <translation>Ở mức tối thiểu niêm yết</translation>
    </message>
    <message>
        <source>At zero</source>
        <translation>Ở số không</translation>
    </message>
    <message>
        <source>At half of what it was</source>
        <translation>Ở một nửa mức cũ</translation>
    </message>
    <message>
        <source>Where it was, until the maximum is reached</source>
        <translation>Ở mức cũ, đến khi đạt tối đa</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time: %1 of %2 seconds</source>
        <translation>Thời gian: %1 trên %2 giây</translation>
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
        <translation>Dòng thời gian</translation>
    </message>
    <message>
        <source>Mistake: %1. %2</source>
        <translation>Lỗi: %1. %2</translation>
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
        <translation>Một lá cho ghế %1</translation>
    </message>
    <message>
        <source>A card to the dealer</source>
        <translation>Một lá cho dealer</translation>
    </message>
    <message>
        <source>A community card</source>
        <translation>Một lá bài chung</translation>
    </message>
    <message>
        <source>A card to the Six Card Bonus spot</source>
        <translation>Một lá vào ô Six Card Bonus</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Đốt một lá</translation>
    </message>
    <message>
        <source>A card to the discard rack</source>
        <translation>Một lá vào khay bài bỏ</translation>
    </message>
    <message>
        <source>Set and name the hand</source>
        <translation>Xếp và gọi tên tay bài</translation>
    </message>
    <message>
        <source>Set and name the dealer&apos;s hand</source>
        <translation>Xếp và gọi tên bài dealer</translation>
    </message>
    <message>
        <source>Turn the cards</source>
        <translation>Lật bài</translation>
    </message>
    <message>
        <source>Seat %1: collect the cards</source>
        <translation>Ghế %1: gom bài</translation>
    </message>
    <message>
        <source>Envy bonus for seat %1</source>
        <translation>Envy Bonus cho bài ghế %1</translation>
    </message>
    <message>
        <source>The floor, for the %1</source>
        <translation>Quản lý sàn, cho %1</translation>
    </message>
    <message>
        <source>Compare the number of progressive wagers</source>
        <translation>Đối chiếu số lượng cược lũy tiến</translation>
    </message>
    <message>
        <source>Count the stub</source>
        <translation>Đếm bài còn lại</translation>
    </message>
    <message>
        <source>Ask seat %1</source>
        <translation>Hỏi ghế %1</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Có sự cố</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>Phán quyết</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Cắt bài</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>Bài dealer</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>Mở đầu đặt cược</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation>Người chơi quyết định</translation>
    </message>
    <message>
        <source>Folded hands</source>
        <translation>Bài đã bỏ</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Bài</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>Cuối ván</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Ghế %1</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Week of %1</source>
        <translation>Tuần từ %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day as QLocale writes it</comment>
        <translation>d MMM, yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month as QLocale writes it</comment>
        <translation>MMMM, yyyy</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>a month, short, as QLocale writes it</comment>
        <translation>MM/yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day without its year as QLocale writes it</comment>
        <translation>d/M</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Seat %1: settle the %2</source>
        <translation>Ghế %1: thanh toán %2</translation>
    </message>
    <message>
        <source>Seat %1: set the hand</source>
        <translation>Ghế %1: xếp bài</translation>
    </message>
    <message>
        <source>Set the dealer&apos;s hand</source>
        <translation>Xếp bài dealer</translation>
    </message>
    <message>
        <source>Seat %1: pay the envy bonus for seat %2</source>
        <translation>Ghế %1: trả Envy Bonus cho bài ghế %2</translation>
    </message>
    <message>
        <source>Something has to be announced before that.</source>
        <translation>Phải hô một câu trước việc đó.</translation>
    </message>
    <message>
        <source>The electronic and progressive wagers are not closed yet.</source>
        <translation>Cược điện tử và cược lũy tiến chưa đóng.</translation>
    </message>
    <message>
        <source>The progressive system has to be told first.</source>
        <translation>Phải báo cho hệ thống lũy tiến trước.</translation>
    </message>
    <message>
        <source>The cards that come first are not dealt yet.</source>
        <translation>Các lá đến trước chưa chia.</translation>
    </message>
    <message>
        <source>What is left of the deck has to be put away first.</source>
        <translation>Phải cất phần còn lại của bộ bài trước.</translation>
    </message>
    <message>
        <source>The community cards are not shown yet.</source>
        <translation>Bài chung chưa lật.</translation>
    </message>
    <message>
        <source>Seat %1 has not decided yet.</source>
        <translation>Ghế %1 chưa quyết định.</translation>
    </message>
    <message>
        <source>What seat %1 has lost by folding still lies on the table.</source>
        <translation>Những gì ghế %1 mất do bỏ bài vẫn còn trên bàn.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still on the table.</source>
        <translation>Bài của ghế %1 vẫn còn trên bàn.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand comes first, and it is still face down.</source>
        <translation>Bài dealer đến trước, và vẫn còn úp.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has to be set before it can decide anything.</source>
        <translation>Phải xếp bài dealer trước khi nó quyết định điều gì.</translation>
    </message>
    <message>
        <source>The cards of seat %1 are still face down.</source>
        <translation>Bài của ghế %1 vẫn còn úp.</translation>
    </message>
    <message>
        <source>The hand of seat %1 decides this, and it is not set yet.</source>
        <translation>Bài của ghế %1 quyết định việc này, và chưa được xếp.</translation>
    </message>
    <message>
        <source>The %1 of seat %2 has to be settled before that.</source>
        <translation>Phải thanh toán %1 của ghế %2 trước việc đó.</translation>
    </message>
    <message>
        <source>What lies on the Six Card Bonus spot is not shown yet.</source>
        <translation>Bài ở ô Six Card Bonus chưa lật.</translation>
    </message>
    <message>
        <source>The floor has to be called before that.</source>
        <translation>Phải gọi quản lý sàn trước việc đó.</translation>
    </message>
    <message>
        <source>A hand that won from a meter has to be left for the papers first.</source>
        <translation>Tay bài thắng từ đồng hồ phải để lại làm giấy tờ trước.</translation>
    </message>
    <message>
        <source>An envy bonus is still to be paid to seat %1.</source>
        <translation>Còn phải trả Envy Bonus cho ghế %1.</translation>
    </message>
    <message>
        <source>The game stands still until what happened is ruled on.</source>
        <translation>Ván dừng đến khi có phán quyết về việc đã xảy ra.</translation>
    </message>
    <message>
        <source>Something else has to be done before that.</source>
        <translation>Phải làm việc khác trước việc đó.</translation>
    </message>
    <message>
        <source>Cards go round clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>Bài chia vòng theo chiều kim đồng hồ từ bên trái dealer, và đến lượt ghế %1.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left, and seat %1 is next.</source>
        <translation>Quyết định theo chiều kim đồng hồ từ bên trái dealer, và đến lượt ghế %1.</translation>
    </message>
    <message>
        <source>Seats are settled from the dealer&apos;s right, counterclockwise, and seat %1 is not finished.</source>
        <translation>Thanh toán các ghế từ bên phải dealer, ngược chiều kim đồng hồ, và ghế %1 chưa xong.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Chưa đến lúc</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Bây giờ: %1</translation>
    </message>
    <message>
        <source>Seat %1 comes first</source>
        <translation>Ghế %1 trước</translation>
    </message>
    <message>
        <source>There is no such wager</source>
        <translation>Không có cược đó</translation>
    </message>
    <message>
        <source>Seat %1 has no %2 in this round.</source>
        <translation>Ghế %1 không có %2 trong ván này.</translation>
    </message>
    <message>
        <source>Nothing to do for this wager</source>
        <translation>Không phải làm gì với cược này</translation>
    </message>
    <message>
        <source>The %2 of seat %1 was taken before the deal and wins nothing: no chip moves.</source>
        <translation>%2 của ghế %1 đã thu trước khi chia và không thắng gì: không chip nào di chuyển.</translation>
    </message>
    <message>
        <source>Nothing of the kind is done with the %2 of seat %1 in this round.</source>
        <translation>Trong ván này không làm việc đó với %2 của ghế %1.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Đúng. %1</translation>
    </message>
    <message>
        <source>That is not done here</source>
        <translation>Ở đây không làm việc đó</translation>
    </message>
    <message>
        <source>No step of this round asks for it: %1.</source>
        <translation>Không bước nào của ván này cần việc đó: %1.</translation>
    </message>
    <message>
        <source>Nothing is wrong here</source>
        <translation>Ở đây không có gì sai</translation>
    </message>
    <message>
        <source>Everything on the table is in order at this moment: the round goes on.</source>
        <translation>Lúc này mọi thứ trên bàn đều ổn: ván tiếp tục.</translation>
    </message>
    <message>
        <source>Already done</source>
        <translation>Đã làm rồi</translation>
    </message>
    <message>
        <source>This has been done before and is not done twice: %1.</source>
        <translation>Việc này đã làm rồi và không làm hai lần: %1.</translation>
    </message>
    <message>
        <source>You went on although something is wrong</source>
        <translation>Bạn đã tiếp tục dù có sự cố</translation>
    </message>
    <message>
        <source>Stop the game: look what is wrong.</source>
        <translation>Dừng ván: xem có gì sai.</translation>
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
        <translation>Đúng phải là: %1</translation>
    </message>
    <message>
        <source>• First: %1</source>
        <translation>• Trước hết: %1</translation>
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
        <translation>Đã hiểu: hỏi tôi đi</translation>
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
        <translation>Lũy tiến</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the player&apos;s hand</source>
        <translation>Five Card Hand Bonus (bài người chơi)</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus on the dealer&apos;s hand</source>
        <translation>Five Card Hand Bonus (bài dealer)</translation>
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
        <translation>Magic Card (bài người chơi)</translation>
    </message>
    <message>
        <source>Magic Card on the dealer&apos;s hand</source>
        <translation>Magic Card (bài dealer)</translation>
    </message>
    <message>
        <source>Lucky Bonus on the player&apos;s hand</source>
        <translation>Lucky Bonus (bài người chơi)</translation>
    </message>
    <message>
        <source>Lucky Bonus on the dealer&apos;s hand</source>
        <translation>Lucky Bonus (bài dealer)</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Tự chạy tiếp</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Một bước</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>Watch</source>
        <translation>Xem</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>Hướng dẫn</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Tự do</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Thi</translation>
    </message>
</context>
<context>
    <name>WayAbout</name>
    <message>
        <source>The round is dealt by the book, and every step says what and why</source>
        <translation>Ván được chia đúng luật, mỗi bước cho biết làm gì và vì sao</translation>
    </message>
    <message>
        <source>You deal; an error is stopped and explained at once</source>
        <translation>Bạn chia; lỗi bị dừng và giải thích ngay</translation>
    </message>
    <message>
        <source>You deal without a word; everything is talked over at the end</source>
        <translation>Bạn chia, không ai nhắc; cuối ván mới trao đổi tất cả</translation>
    </message>
    <message>
        <source>You deal without a word; a supervisor has the result</source>
        <translation>Bạn chia, không ai nhắc; giám sát giữ kết quả</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>One card lies face up: it goes to the rack, and the round goes on with the next.</source>
        <translation>Một lá nằm ngửa: nó vào khay bài bỏ, và ván tiếp tục với lá kế.</translation>
    </message>
    <message>
        <source>{faces} cards lie face up: with more than one the round is void.</source>
        <translation>{faces} lá nằm ngửa: hơn một lá thì hủy ván.</translation>
    </message>
    <message>
        <source>A card came out too early but nobody saw its face: it simply is the next card.</source>
        <translation>Một lá ra quá sớm nhưng không ai thấy mặt: nó cứ là lá tiếp theo.</translation>
    </message>
    <message>
        <source>A card came out too early and its face was seen: it goes to the rack like one found face up.</source>
        <translation>Một lá ra quá sớm và đã bị thấy mặt: nó vào khay bài bỏ như lá nằm ngửa.</translation>
    </message>
    <message>
        <source>A hand has a wrong number of cards: that cannot be put right, and the round is void.</source>
        <translation>Một tay bài sai số lá: không sửa được, và hủy ván.</translation>
    </message>
    <message>
        <source>A card of the dealer has been seen while it still could change a decision: the round is void.</source>
        <translation>Một lá của dealer bị thấy khi nó còn có thể làm thay đổi một quyết định: hủy ván.</translation>
    </message>
    <message>
        <source>The shuffler has jammed: nobody can answer for its order, so the cards are shuffled again.</source>
        <translation>Máy xáo bị kẹt: không ai bảo đảm được thứ tự bài, nên xáo lại.</translation>
    </message>
    <message>
        <source>The shoe has jammed in the middle of a round: the round is void.</source>
        <translation>Hộp bài bị kẹt giữa ván: hủy ván.</translation>
    </message>
    <message>
        <source>The device does not work: it is covered or marked before cards are dealt in another way.</source>
        <translation>Thiết bị không chạy: phải che hoặc ghi dấu trước khi chia bài bằng cách khác.</translation>
    </message>
    <message>
        <source>The shuffler counts a wrong number of cards: that deck leaves the table.</source>
        <translation>Máy xáo đếm thấy bộ bài sai số lá: bộ bài đó rời bàn.</translation>
    </message>
    <message>
        <source>The stub shows that cards were misdealt: the round is void.</source>
        <translation>Phần bài còn lại cho thấy đã chia sai: hủy ván.</translation>
    </message>
    <message>
        <source>The stub shows that the deck is not complete: the round is void and the deck leaves the table.</source>
        <translation>Phần bài còn lại cho thấy bộ bài không đủ: hủy ván và bộ bài rời bàn.</translation>
    </message>
    <message>
        <source>The cover card is less than ten cards deep: the cards are cut again.</source>
        <translation>Lá cắt chưa sâu mười lá: cắt lại bài.</translation>
    </message>
    <message>
        <source>A wager came after &quot;no more bets&quot;: it is not accepted.</source>
        <translation>Có cược sau khi hô “ngừng đặt cược”: không nhận.</translation>
    </message>
    <message>
        <source>A wager was called with cash and not made with chips: it is not accepted.</source>
        <translation>Cược gọi bằng miệng với tiền mặt chứ không đặt bằng chip: không nhận.</translation>
    </message>
    <message>
        <source>A player has left in the middle of the round: the wagers are treated as lost, and the round goes on.</source>
        <translation>Người chơi rời bàn giữa ván: các cược coi như thua, và ván tiếp tục.</translation>
    </message>
    <message>
        <source>Here a player may have one position only: the wager at the second one is refused.</source>
        <translation>Ở đây mỗi người chơi chỉ được một vị trí: từ chối cược ở vị trí thứ hai.</translation>
    </message>
    <message>
        <source>The chips collected and the number the system accepted differ: that is for the floor to settle.</source>
        <translation>Số chip đã thu khác số hệ thống đã nhận: việc đó do quản lý sàn giải quyết.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better.</source>
        <translation>{hands}, và dealer đạt chuẩn với mậu thầu K trở lên.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with king-high or better: the Ante is lost.</source>
        <translation>{hands}, và dealer đạt chuẩn với mậu thầu K trở lên: Ante thua.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Ante goes back.</source>
        <translation>{hands}: bài bằng nhau, nên hoàn Ante.</translation>
    </message>
    <message>
        <source>The dealer has only {dealer} and does not reach king-high: the Ante goes back.</source>
        <translation>Dealer chỉ có {dealer}, chưa tới mậu thầu K: hoàn Ante.</translation>
    </message>
    <message>
        <source>The dealer has only {dealer}: below king-high the Play Wager wins even money whatever seat {seat} holds.</source>
        <translation>Dealer chỉ có {dealer}: dưới mậu thầu K thì cược Play thắng 1 ăn 1 bất kể ghế {seat} có bài gì.</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: from a straight up the Super Bonus is paid by its table, also while the dealer stays below king-high.</source>
        <translation>Ghế {seat} có {hand}: từ sảnh trở lên, Super Bonus được trả theo bảng, kể cả khi dealer dưới mậu thầu K.</translation>
    </message>
    <message>
        <source>The dealer stays below king-high, and {hand} is less than a straight: the Super Bonus goes back.</source>
        <translation>Dealer dưới mậu thầu K, và {hand} thấp hơn sảnh: hoàn Super Bonus.</translation>
    </message>
    <message>
        <source>{hands}, but from a straight up the Super Bonus is paid all the same.</source>
        <translation>{hands}, nhưng từ sảnh trở lên Super Bonus vẫn được trả.</translation>
    </message>
    <message>
        <source>{hands}, and below a straight the Super Bonus is lost with it.</source>
        <translation>{hands}, và dưới sảnh thì Super Bonus cũng thua theo.</translation>
    </message>
    <message>
        <source>{hands}, but less than a straight only brings the Super Bonus back.</source>
        <translation>{hands}, nhưng thấp hơn sảnh thì chỉ hoàn Super Bonus.</translation>
    </message>
    <message>
        <source>{hands}: from a straight up the Super Bonus is paid on equal hands too.</source>
        <translation>{hands}: từ sảnh trở lên, bài bằng nhau cũng được trả Super Bonus.</translation>
    </message>
    <message>
        <source>{hands}: equal hands below a straight bring the Super Bonus back.</source>
        <translation>{hands}: bài bằng nhau dưới sảnh thì hoàn Super Bonus.</translation>
    </message>
    <message>
        <source>{hands}, and from a straight up the Super Bonus is paid by its table: {odds} for {row}.</source>
        <translation>{hands}, và từ sảnh trở lên Super Bonus được trả theo bảng: {odds} cho {row}.</translation>
    </message>
    <message>
        <source>{hands}: the higher hand wins even money, and nobody has to qualify.</source>
        <translation>{hands}: bài cao hơn thắng 1 ăn 1, và không ai cần đạt chuẩn.</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost, for there is no qualifier that could save it.</source>
        <translation>{hands}: Ante thua, vì trò này dealer không cần đạt chuẩn.</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Ante is paid.</source>
        <translation>{hands}: trong trò này bài bằng nhau thì người chơi thắng, và Ante được trả.</translation>
    </message>
    <message>
        <source>{hands}: in this game equal hands are the player&apos;s, and the Play Wager is paid.</source>
        <translation>{hands}: trong trò này bài bằng nhau thì người chơi thắng, và cược Play được trả.</translation>
    </message>
    <message>
        <source>{hands}, but the Ante Bonus looks at the player&apos;s hand alone: {row} pays {odds} on the Ante.</source>
        <translation>{hands}, nhưng Ante Bonus chỉ xét bài người chơi: {row} trả {odds} trên Ante.</translation>
    </message>
    <message>
        <source>Seat {seat} has {hand}: that pays {odds} on the Ante as Ante Bonus, win or lose.</source>
        <translation>Ghế {seat} có {hand}: được trả {odds} trên Ante làm Ante Bonus, dù thắng hay thua.</translation>
    </message>
    <message>
        <source>{hands}, and from {ante from} up the Ante wins even money too.</source>
        <translation>{hands}, và từ {ante from} trở lên Ante cũng thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>{hands}, but the Ante is paid only from {ante from} up: it goes back.</source>
        <translation>{hands}, nhưng Ante chỉ được trả từ {ante from} trở lên: hoàn lại.</translation>
    </message>
    <message>
        <source>{hands}, and the Ante is paid because the dealer has a pair or better.</source>
        <translation>{hands}, và Ante được trả vì dealer có đôi trở lên.</translation>
    </message>
    <message>
        <source>{hands}, and with a pair or better the dealer wins the Ante too.</source>
        <translation>{hands}, và với đôi trở lên dealer cũng thắng Ante.</translation>
    </message>
    <message>
        <source>{hands}, but a dealer without a pair gives the Ante back.</source>
        <translation>{hands}, nhưng dealer không có đôi thì hoàn Ante.</translation>
    </message>
    <message>
        <source>{hands}, but without a pair the dealer does not win the Ante: it goes back.</source>
        <translation>{hands}, nhưng không có đôi thì dealer không thắng Ante: hoàn lại.</translation>
    </message>
    <message>
        <source>{hands}, but the Blind is paid from {lowest} up by {table}: it goes back.</source>
        <translation>{hands}, nhưng Blind chỉ được trả từ {lowest} trở lên theo {table}: hoàn lại.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Blind goes back.</source>
        <translation>{hands}: bài bằng nhau, nên hoàn Blind.</translation>
    </message>
    <message>
        <source>{hands}: the Blind is lost.</source>
        <translation>{hands}: Blind thua.</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Blind by {table}.</source>
        <translation>{hands}, và {row} trả {odds} trên Blind theo {table}.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better.</source>
        <translation>{hands}, và dealer đạt chuẩn với A-K trở lên.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Ante is lost.</source>
        <translation>{hands}, và dealer đạt chuẩn với A-K trở lên: Ante thua.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand every Ante left in the round wins even money.</source>
        <translation>Dealer chỉ có {top two}, dưới A-K: không có bài thì mọi Ante còn trong ván thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}, less than ace-king: with no hand the Bet is not in play and goes back.</source>
        <translation>Dealer chỉ có {top two}, dưới A-K: không có bài thì Bet không được tính và hoàn lại.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Bet goes back.</source>
        <translation>{hands}: bài bằng nhau, nên hoàn Bet.</translation>
    </message>
    <message>
        <source>{hands}, and the dealer qualifies with ace-king or better: the Bet is lost.</source>
        <translation>{hands}, và dealer đạt chuẩn với A-K trở lên: Bet thua.</translation>
    </message>
    <message>
        <source>{hands}, and with less than two pair the Bet wins even money.</source>
        <translation>{hands}, và dưới hai đôi thì Bet thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>{hands}, and {row} pays {odds} on the Bet.</source>
        <translation>{hands}, và {row} trả {odds} trên Bet.</translation>
    </message>
    <message>
        <source>{hands}: the Ante is lost.</source>
        <translation>{hands}: Ante thua.</translation>
    </message>
    <message>
        <source>{hands}: the Ante wins even money.</source>
        <translation>{hands}: Ante thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager is lost.</source>
        <translation>{hands}: cược Play thua.</translation>
    </message>
    <message>
        <source>{hands}: the Play Wager wins even money.</source>
        <translation>{hands}: cược Play thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Play Wager goes back.</source>
        <translation>{hands}: bài bằng nhau, nên hoàn cược Play.</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager wins even money.</source>
        <translation>{hands}: cược Flop thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>{hands}: the Flop Wager is lost.</source>
        <translation>{hands}: cược Flop thua.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Flop Wager goes back.</source>
        <translation>{hands}: bài bằng nhau, nên hoàn cược Flop.</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager wins even money.</source>
        <translation>{hands}: cược Turn thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>{hands}: the Turn Wager is lost.</source>
        <translation>{hands}: cược Turn thua.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the Turn Wager goes back.</source>
        <translation>{hands}: bài bằng nhau, nên hoàn cược Turn.</translation>
    </message>
    <message>
        <source>{hands}: the River Wager wins even money.</source>
        <translation>{hands}: cược River thắng 1 ăn 1.</translation>
    </message>
    <message>
        <source>{hands}: the River Wager is lost.</source>
        <translation>{hands}: cược River thua.</translation>
    </message>
    <message>
        <source>{hands}: equal hands, so the River Wager goes back.</source>
        <translation>{hands}: bài bằng nhau, nên hoàn cược River.</translation>
    </message>
    <message>
        <source>This hand wins more than {limit}, the most that is paid for one hand: {amount} of it is left for the {wager}.</source>
        <translation>Tay bài này thắng hơn {limit}, mức tối đa trả cho một tay bài: còn {amount} cho {wager}.</translation>
    </message>
    <message>
        <source>Queens Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Queens Up được trả từ {lowest} trở lên, mà ghế {seat} chỉ có {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Queens Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>Ghế {seat} có {read}: Queens Up trả {odds} theo {table}, bất kể bài dealer.</translation>
    </message>
    <message>
        <source>Aces Up is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Aces Up được trả từ {lowest} trở lên, mà ghế {seat} chỉ có {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Aces Up pays {odds} by {table}, whatever the dealer has.</source>
        <translation>Ghế {seat} có {read}: Aces Up trả {odds} theo {table}, bất kể bài dealer.</translation>
    </message>
    <message>
        <source>Trips is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Trips được trả từ {lowest} trở lên, mà ghế {seat} chỉ có {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: Trips pays {odds} by {table}, whatever the dealer has.</source>
        <translation>Ghế {seat} có {read}: Trips trả {odds} theo {table}, bất kể bài dealer.</translation>
    </message>
    <message>
        <source>The bonus is paid from {lowest} up, and seat {seat} has only {read}.</source>
        <translation>Bonus được trả từ {lowest} trở lên, mà ghế {seat} chỉ có {read}.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the bonus pays {odds} by {table}, win or lose.</source>
        <translation>Ghế {seat} có {read}: bonus trả {odds} theo {table}, dù thắng hay thua.</translation>
    </message>
    <message>
        <source>Seat {seat} and the dealer both hold two aces: the bonus pays {odds} by {table}.</source>
        <translation>Ghế {seat} và dealer đều có đôi A: bonus trả {odds} theo {table}.</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat}, {two cards}, are in no row of {table}.</source>
        <translation>Hai lá đầu của ghế {seat}, {two cards}, không có trong hàng nào của {table}.</translation>
    </message>
    <message>
        <source>The first two cards of seat {seat} are {two cards}: the bonus pays {odds} by {table}, whatever comes later.</source>
        <translation>Hai lá đầu của ghế {seat} là {two cards}: bonus trả {odds} theo {table}, bất kể các lá sau.</translation>
    </message>
    <message>
        <source>{hands}, so no hand from {lowest} up is beaten.</source>
        <translation>{hands}, nên không tay bài nào từ {lowest} trở lên bị thua.</translation>
    </message>
    <message>
        <source>{hands}: the Bad Beat Bonus pays {odds} by {table} for {row} that is beaten.</source>
        <translation>{hands}: Bad Beat Bonus trả {odds} theo {table} cho {row} bị thua.</translation>
    </message>
    <message>
        <source>{hands}: the dealer&apos;s {row name} is beaten, and the Bad Beat Bonus pays {odds} by {table} for it.</source>
        <translation>{hands}: {row name} của dealer bị thua, và Bad Beat Bonus trả {odds} theo {table}.</translation>
    </message>
    <message>
        <source>With the extra cards the best five of seat {seat} are {read}, and the Six Card Bonus is paid from {lowest} up.</source>
        <translation>Với các lá thêm, tay bài năm lá cao nhất của ghế {seat} là {read}, mà Six Card Bonus chỉ được trả từ {lowest} trở lên.</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in diamonds: {table} has a row of its own for them.</source>
        <translation>Cả sáu lá của ghế {seat} chạy từ A đến 9 chất rô: {table} có hàng riêng cho chúng.</translation>
    </message>
    <message>
        <source>All six cards of seat {seat} run from ace to 9 in one suit: {table} has a row of its own for them.</source>
        <translation>Cả sáu lá của ghế {seat} chạy từ A đến 9 cùng chất: {table} có hàng riêng cho chúng.</translation>
    </message>
    <message>
        <source>The best five of the six cards of seat {seat} are {read}: the Six Card Bonus pays {odds} by {table}, whatever the dealer has.</source>
        <translation>Tay bài năm lá cao nhất trong sáu lá của ghế {seat} là {read}: Six Card Bonus trả {odds} theo {table}, bất kể bài dealer.</translation>
    </message>
    <message>
        <source>A seat before has won the whole meter, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>Ghế trước đã thắng trọn đồng hồ, nên ghế {seat} được trả từ đồng hồ vừa bắt đầu lại: {odds} cho {row}.</translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive with {read}: the floor validates every such win before it is paid.</source>
        <translation>Ghế {seat} thắng lũy tiến với {read}: quản lý sàn xác nhận mọi khoản như vậy trước khi trả.</translation>
    </message>
    <message>
        <source>What seat {seat} won comes from the meter and not from the tray: its hand stays until the papers are done.</source>
        <translation>Khoản thắng của ghế {seat} lấy từ đồng hồ, không phải từ khay: bài ở lại đến khi xong giấy tờ.</translation>
    </message>
    <message>
        <source>Seat {seat} has {read}: the progressive pays {odds} by {table}, win or lose.</source>
        <translation>Ghế {seat} có {read}: lũy tiến trả {odds} theo {table}, dù thắng hay thua.</translation>
    </message>
    <message>
        <source>Seat {from} holds {holds}, and seat {seat} has made the progressive wager: the envy bonus rewards everybody else who did.</source>
        <translation>Ghế {from} có {holds}, và ghế {seat} đã đặt cược lũy tiến: Envy Bonus thưởng cho mọi người khác đã đặt.</translation>
    </message>
    <message>
        <source>The five cards of seat {seat} make {read}: the Five Card Hand Bonus pays {odds}, win or lose.</source>
        <translation>Năm lá của ghế {seat} thành {read}: Five Card Hand Bonus trả {odds}, dù thắng hay thua.</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: {odds} is worked out once and divided among the {sharers} seats that wagered on it.</source>
        <translation>Năm lá của dealer thành {read}: tính {odds} một lần rồi chia cho {sharers} ghế đã cược vào đó.</translation>
    </message>
    <message>
        <source>The dealer&apos;s five cards make {read}: seat {seat} has wagered on that hand and wins {odds}.</source>
        <translation>Năm lá của dealer thành {read}: ghế {seat} đã cược vào tay bài đó và thắng {odds}.</translation>
    </message>
    <message>
        <source>The whole meter was won a moment ago, so seat {seat} is paid from it as it started again: {odds} for {row}.</source>
        <translation>Vừa có người thắng trọn đồng hồ, nên ghế {seat} được trả từ đồng hồ vừa bắt đầu lại: {odds} cho {row}.</translation>
    </message>
    <message>
        <source>A Five Card Hand Bonus of 500 for 1, or from the meter, is verified by the floor before anything is credited.</source>
        <translation>Five Card Hand Bonus 500 for 1, hoặc từ đồng hồ, phải được quản lý sàn kiểm tra trước khi ghi có.</translation>
    </message>
    <message>
        <source>A win from the meter is not credited to the account: the hand of seat {seat} stays until the papers are done.</source>
        <translation>Khoản thắng từ đồng hồ không ghi có vào tài khoản: bài của ghế {seat} ở lại đến khi xong giấy tờ.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand has won from the meter: its cards stay until the papers are done.</source>
        <translation>Bài dealer đã thắng từ đồng hồ: bài ở lại đến khi xong giấy tờ.</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and seat {seat} holds it among its five: {odds} on top of everything else.</source>
        <translation>Hệ thống rút {magic} làm Magic Card, và ghế {seat} có lá đó trong năm lá: {odds}, ngoài mọi khoản khác.</translation>
    </message>
    <message>
        <source>The system drew {magic} as Magic Card, and it is among the dealer&apos;s five: {odds} on the wager on that hand.</source>
        <translation>Hệ thống rút {magic} làm Magic Card, và lá đó nằm trong năm lá của dealer: {odds} trên cược vào tay bài đó.</translation>
    </message>
    <message>
        <source>The system drew the position of seat {seat} for the Lucky Bonus: {odds} on top of everything else.</source>
        <translation>Hệ thống rút vị trí ghế {seat} cho Lucky Bonus: {odds}, ngoài mọi khoản khác.</translation>
    </message>
    <message>
        <source>The system drew the dealer&apos;s position for the Lucky Bonus: {odds} on the wager on the dealer&apos;s hand.</source>
        <translation>Hệ thống rút vị trí dealer cho Lucky Bonus: {odds} trên cược vào bài dealer.</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}, and Cover All is paid from {lowest} up.</source>
        <translation>Bài cao nhất ở bàn là của {holder}, {highest}, mà Cover All được trả từ {lowest} trở lên.</translation>
    </message>
    <message>
        <source>The highest hand at the table is with {holder}, {highest}: Cover All pays {odds} for it where the number of players is {players}.</source>
        <translation>Bài cao nhất ở bàn là của {holder}, {highest}: Cover All trả {odds} khi số người chơi là {players}.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds or plays the Ante, and from a pair of aces up as much as three times the Ante.</source>
        <translation>Quyết định theo chiều kim đồng hồ từ bên trái dealer: ghế {seat} bỏ bài hoặc cược Play bằng Ante, và từ đôi A trở lên thì tối đa ba lần Ante.</translation>
    </message>
    <message>
        <source>Decisions go clockwise from the dealer&apos;s left: seat {seat} folds, or plays one to three times the Ante with any hand.</source>
        <translation>Quyết định theo chiều kim đồng hồ từ bên trái dealer: ghế {seat} bỏ bài, hoặc cược Play một đến ba lần Ante với bài bất kỳ.</translation>
    </message>
    <message>
        <source>Before the flop each player in turn, clockwise, folds or makes a Flop Wager of twice the Ante: now seat {seat}.</source>
        <translation>Trước flop, từng người chơi theo chiều kim đồng hồ bỏ bài hoặc đặt cược Flop gấp đôi Ante: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the turn or check: now seat {seat}.</source>
        <translation>Ai còn trong ván có thể đặt thêm một lần Ante trước turn hoặc check: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>Who is still in may wager the Ante once more before the river or check: now seat {seat}.</source>
        <translation>Ai còn trong ván có thể cược thêm bằng một Ante trước river, hoặc check: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>Before the flop a player checks or plays three or four times the Ante: now seat {seat}.</source>
        <translation>Trước flop, người chơi check hoặc cược Play bằng ba hay bốn lần Ante: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>After the flop, who has not played yet checks or plays twice the Ante: now seat {seat}.</source>
        <translation>Sau flop, ai chưa cược Play thì check hoặc cược Play gấp đôi Ante: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>With the whole board out, who has not played yet plays the Ante once or folds: now seat {seat}.</source>
        <translation>Khi đã ra đủ bài chung, ai chưa cược Play thì cược Play bằng một Ante hoặc bỏ bài: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>With one card of the dealer in sight each player, clockwise, folds or bets twice the Ante: now seat {seat}.</source>
        <translation>Khi một lá của dealer đã ngửa, từng người chơi theo chiều kim đồng hồ bỏ bài hoặc đặt gấp đôi Ante: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} has left the table: its {wager} is treated as lost.</source>
        <translation>Ghế {seat} đã rời bàn: {wager} coi như thua.</translation>
    </message>
    <message>
        <source>No wager of seat {seat} stands any more after the fold: its cards go to the rack unseen.</source>
        <translation>Sau khi bỏ bài, ghế {seat} không còn cược nào: bài vào khay bài bỏ, không xem.</translation>
    </message>
    <message>
        <source>After the fold nothing at the table looks at the cards of seat {seat} any more: they go to the rack at once.</source>
        <translation>Sau khi bỏ bài, trên bàn không còn gì xét đến bài của ghế {seat}: bài vào khay bài bỏ ngay.</translation>
    </message>
    <message>
        <source>A fold ends the hand: the cards of seat {seat} go to the rack together with the wagers.</source>
        <translation>Bỏ bài là hết tay bài: bài của ghế {seat} vào khay bài bỏ cùng lúc thu các cược.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses the Bad Beat Bonus too.</source>
        <translation>Ghế {seat} đã bỏ bài, và ở casino này bỏ bài cũng mất Bad Beat Bonus.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Cover All too.</source>
        <translation>Ghế {seat} đã bỏ bài, và ở casino này bỏ bài cũng mất Cover All.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, and at this house a fold loses Trips too.</source>
        <translation>Ghế {seat} đã bỏ bài, và ở casino này bỏ bài cũng mất Trips.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded, but a wager that still stands looks at its cards: they are turned in their turn.</source>
        <translation>Ghế {seat} đã bỏ bài, nhưng một cược còn hiệu lực xét đến bài đó: lật khi đến lượt.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded and its cards stayed for the envy bonus alone: they are turned after the last seat.</source>
        <translation>Ghế {seat} đã bỏ bài và bài chỉ ở lại vì Envy Bonus: lật sau ghế cuối.</translation>
    </message>
    <message>
        <source>Seat {seat} has folded: its {wager} is lost, and is collected before the dealer shows a card.</source>
        <translation>Ghế {seat} đã bỏ bài: {wager} thua, và được thu trước khi dealer lật lá nào.</translation>
    </message>
    <message>
        <source>Seat {seat} folds: its {wager} is lost, and is collected at once.</source>
        <translation>Ghế {seat} bỏ bài: {wager} thua, và được thu ngay.</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s hand is shown before the first player&apos;s.</source>
        <translation>Mọi người đã quyết định và đã thu các cược bỏ bài: lật bài dealer trước bài người chơi đầu tiên.</translation>
    </message>
    <message>
        <source>Everybody has decided and the forfeits are in: the dealer&apos;s six cards are shown before the first player&apos;s.</source>
        <translation>Mọi người đã quyết định và đã thu các cược bỏ bài: lật sáu lá của dealer trước bài người chơi đầu tiên.</translation>
    </message>
    <message>
        <source>The last wager is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>Cược cuối đã đặt và bài chung đã đủ: lật hai lá của dealer trước bài người chơi đầu tiên.</translation>
    </message>
    <message>
        <source>The last decision is made and the board is complete: the dealer&apos;s two cards are shown before the first player&apos;s.</source>
        <translation>Quyết định cuối đã xong và bài chung đã đủ: lật hai lá của dealer trước bài người chơi đầu tiên.</translation>
    </message>
    <message>
        <source>Everybody has bet or folded: now the four hole cards are turned.</source>
        <translation>Mọi người đã đặt hoặc bỏ bài: giờ lật bốn lá bài tẩy.</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are {dealer}, king-high or better: the dealer qualifies.</source>
        <translation>Tay bài bốn lá cao nhất trong năm lá của dealer là {dealer}, mậu thầu K trở lên: dealer đạt chuẩn.</translation>
    </message>
    <message>
        <source>The best four of the dealer&apos;s five cards are only {dealer}, below king-high: the dealer does not qualify.</source>
        <translation>Tay bài bốn lá cao nhất trong năm lá của dealer chỉ là {dealer}, dưới mậu thầu K: dealer không đạt chuẩn.</translation>
    </message>
    <message>
        <source>The best four of all six cards are {dealer}; the dealer needs nothing to qualify.</source>
        <translation>Tay bài bốn lá cao nhất trong cả sáu lá là {dealer}; dealer không cần gì để đạt chuẩn.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}.</source>
        <translation>Tay bài năm lá cao nhất từ hai lá và bài chung là {dealer}.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are {dealer}, a pair or better: the Antes are in play.</source>
        <translation>Tay bài năm lá cao nhất từ hai lá và bài chung là {dealer}, đôi trở lên: các Ante được tính.</translation>
    </message>
    <message>
        <source>The best five of the two cards and the board are only {dealer}, less than a pair: the Antes still in play go back.</source>
        <translation>Tay bài năm lá cao nhất từ hai lá và bài chung chỉ là {dealer}, chưa có đôi: hoàn các Ante còn trong ván.</translation>
    </message>
    <message>
        <source>The dealer has {dealer}, and ace-king or better qualifies: the hands are compared.</source>
        <translation>Dealer có {dealer}, và A-K trở lên là đạt chuẩn: so bài.</translation>
    </message>
    <message>
        <source>The dealer has only {top two}: less than ace-king is no hand.</source>
        <translation>Dealer chỉ có {top two}: dưới A-K là không có bài.</translation>
    </message>
    <message>
        <source>The dealer has less than ace-king: the players hear it before the first Ante is paid.</source>
        <translation>Dealer có bài dưới A-K: người chơi được nghe điều đó trước khi trả Ante đầu tiên.</translation>
    </message>
    <message>
        <source>The dealer has no hand, so only hands with a bonus or progressive wager are turned: that of seat {seat} is one.</source>
        <translation>Dealer không có bài, nên chỉ lật các tay bài có cược bonus hoặc lũy tiến: bài ghế {seat} là một.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right, counterclockwise, one hand after the other is turned, and losers are taken at once: now seat {seat}.</source>
        <translation>Từ bên phải dealer, ngược chiều kim đồng hồ, lật từng tay bài, và thu ngay bài thua: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>Hands are settled one after the other from the dealer&apos;s right, counterclockwise: now seat {seat}.</source>
        <translation>Thanh toán từng tay bài từ bên phải dealer, ngược chiều kim đồng hồ: giờ đến ghế {seat}.</translation>
    </message>
    <message>
        <source>The best four of the five cards of seat {seat} are {hand}; the fifth does not count.</source>
        <translation>Tay bài bốn lá cao nhất trong năm lá của ghế {seat} là {hand}; lá thứ năm không tính.</translation>
    </message>
    <message>
        <source>For seat {seat} the best five of two cards and the board are {hand}.</source>
        <translation>Với ghế {seat}, tay bài năm lá cao nhất từ hai lá và bài chung là {hand}.</translation>
    </message>
    <message>
        <source>All five cards of seat {seat} play: {hand}.</source>
        <translation>Cả năm lá của ghế {seat} đều tính: {hand}.</translation>
    </message>
    <message>
        <source>The first Six Card Bonus is to be settled and everything that comes before it is done: what lies on that spot is shown once for all.</source>
        <translation>Sắp thanh toán Six Card Bonus đầu tiên và mọi việc trước đó đã xong: bài ở ô đó được lật một lần cho tất cả.</translation>
    </message>
    <message>
        <source>The wagers that the cards of seat {seat} decide are settled: they go to the rack so that the hand can be found again.</source>
        <translation>Các cược do bài ghế {seat} quyết định đã thanh toán: bài vào khay bài bỏ sao cho còn tìm lại được.</translation>
    </message>
    <message>
        <source>Every wager of seat {seat} is settled: its cards go to the rack so that the hand can be found again.</source>
        <translation>Mọi cược của ghế {seat} đã thanh toán: bài vào khay bài bỏ sao cho còn tìm lại được.</translation>
    </message>
    <message>
        <source>Seat {seat} has lost and its side wagers are settled: the cards of a losing hand go at once.</source>
        <translation>Ghế {seat} đã thua và các cược phụ đã thanh toán: bài thua được gom ngay.</translation>
    </message>
    <message>
        <source>Seat {seat} has its wagers back: a tied hand goes after the losers.</source>
        <translation>Ghế {seat} đã nhận lại cược: bài hòa được gom sau các bài thua.</translation>
    </message>
    <message>
        <source>Every winner is paid: only now the winning hands go, that of seat {seat} among them.</source>
        <translation>Mọi người thắng đã được trả: giờ mới gom các bài thắng, trong đó có bài ghế {seat}.</translation>
    </message>
    <message>
        <source>The last Ante is paid: now the hand of seat {seat} may go.</source>
        <translation>Ante cuối đã trả: giờ gom được bài của ghế {seat}.</translation>
    </message>
    <message>
        <source>Every wager is settled and every hand is in: the table is cleared for the next round.</source>
        <translation>Mọi cược đã thanh toán và mọi tay bài đã gom: dọn bàn cho ván sau.</translation>
    </message>
    <message>
        <source>The system learns which hand has won by its key, and then the supervisor confirms it.</source>
        <translation>Phím cho hệ thống biết tay bài nào thắng, rồi giám sát xác nhận.</translation>
    </message>
    <message>
        <source>Everything is settled and reconciled: GAME OVER opens the system for the next round.</source>
        <translation>Mọi thứ đã thanh toán và khớp: GAME OVER mở hệ thống cho ván sau.</translation>
    </message>
    <message>
        <source>Before community cards are shown one card goes away unseen.</source>
        <translation>Trước khi lật bài chung, bỏ một lá, không xem.</translation>
    </message>
    <message>
        <source>Everybody has decided: the flop is three cards, face up.</source>
        <translation>Mọi người đã quyết định: flop là ba lá, ngửa.</translation>
    </message>
    <message>
        <source>The fourth community card follows when nobody has anything left to decide before it.</source>
        <translation>Lá bài chung thứ tư ra khi không ai còn gì phải quyết định trước nó.</translation>
    </message>
    <message>
        <source>The fifth community card completes the board.</source>
        <translation>Có lá thứ năm là đủ bài chung.</translation>
    </message>
    <message>
        <source>Cards are dealt only when the players know that bets are closed.</source>
        <translation>Chỉ chia bài khi người chơi biết đã đóng cược.</translation>
    </message>
    <message>
        <source>With bets closed no electronic wager may slip in: the system is locked.</source>
        <translation>Đã đóng cược thì không để lọt cược điện tử nào: khóa hệ thống.</translation>
    </message>
    <message>
        <source>The key lights the sensors while the chips still lie on them.</source>
        <translation>Phím này làm sáng cảm biến khi chip còn nằm trên đó.</translation>
    </message>
    <message>
        <source>The progressive wagers are taken before the first card, whatever becomes of them.</source>
        <translation>Cược lũy tiến được thu trước lá đầu tiên, dù sau đó ra sao.</translation>
    </message>
    <message>
        <source>The number of chips taken, {count}, has to be the one that the system accepted.</source>
        <translation>Số chip đã thu, {count}, phải bằng số hệ thống đã nhận.</translation>
    </message>
    <message>
        <source>Somebody has a Six Card Bonus: what it is decided by has a place of its own in front of the dealer, face down.</source>
        <translation>Có người đặt Six Card Bonus: lá quyết định nó có chỗ riêng trước mặt dealer, để úp.</translation>
    </message>
    <message>
        <source>Of the last stack only what is needed is used: the rest goes to the rack unseen.</source>
        <translation>Chồng cuối chỉ dùng số lá cần thiết: phần còn lại vào khay bài bỏ, không xem.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card lies face up by the rules: it is no exposed card.</source>
        <translation>Lá cuối của dealer để ngửa theo luật: đó không phải lá bị lộ.</translation>
    </message>
    <message>
        <source>One card at a time, clockwise from the dealer&apos;s left, the dealer&apos;s own last in each pass: now {to}.</source>
        <translation>Mỗi lần một lá, theo chiều kim đồng hồ từ bên trái dealer, lá của dealer sau cùng mỗi vòng: giờ đến {to}.</translation>
    </message>
    <message>
        <source>The shoe gives whole stacks, clockwise from the dealer&apos;s left, the dealer&apos;s own last: now {to}.</source>
        <translation>Hộp bài cho ra từng chồng, theo chiều kim đồng hồ từ bên trái dealer, của dealer sau cùng: giờ đến {to}.</translation>
    </message>
    <message>
        <source>This shoe gives each hand as a whole, in an order of its own that the rules allow: now {to}.</source>
        <translation>Hộp bài này cho ra trọn từng tay bài, theo thứ tự riêng mà luật cho phép: giờ đến {to}.</translation>
    </message>
    <message>
        <source>Where no device counts the deck, the dealer counts what is left at least every {every} rounds: {count} cards.</source>
        <translation>Nơi không có thiết bị đếm bộ bài, dealer đếm số còn lại ít nhất mỗi {every} ván: {count} lá.</translation>
    </message>
    <message>
        <source>What is left of the deck is not needed any more, and nobody may see it.</source>
        <translation>Số còn lại của bộ bài không cần nữa, và không ai được xem.</translation>
    </message>
    <message>
        <source>New cards are looked through before anybody plays with them: front and back, for anything that marks them.</source>
        <translation>Bài mới được kiểm trước khi có người chơi: mặt trước, mặt sau, mọi dấu vết.</translation>
    </message>
    <message>
        <source>A second pair of eyes: the floor confirms what the dealer has inspected.</source>
        <translation>Thêm một đôi mắt: quản lý sàn xác nhận những gì dealer đã kiểm.</translation>
    </message>
    <message>
        <source>The first player to arrive may see that the deck is complete.</source>
        <translation>Người chơi đến đầu tiên được xem bộ bài có đủ không.</translation>
    </message>
    <message>
        <source>Face down and mixed by hand, no card can be followed.</source>
        <translation>Bài úp và trộn bằng tay thì không theo dõi được lá nào.</translation>
    </message>
    <message>
        <source>The washed cards become one stack again for the shuffle.</source>
        <translation>Bài đã trộn được dồn lại thành một chồng để xáo.</translation>
    </message>
    <message>
        <source>Before play and after each round the cards are shuffled so that nothing of the old order is left.</source>
        <translation>Trước khi chơi và sau mỗi ván, bài được xáo để không còn gì của thứ tự cũ.</translation>
    </message>
    <message>
        <source>The cover card goes at least {count} cards deep, so that nobody knows the first card or the last.</source>
        <translation>Lá cắt vào sâu ít nhất {count} lá, để không ai biết lá đầu hay lá cuối.</translation>
    </message>
    <message>
        <source>The cut stack goes into the shoe, from which alone it is dealt.</source>
        <translation>Chồng bài đã cắt vào hộp bài, và chỉ chia từ đó.</translation>
    </message>
    <message>
        <source>Two decks of different backs change places every round: one is played, the other is shuffled.</source>
        <translation>Hai bộ bài khác màu lưng đổi chỗ mỗi ván: một bộ chơi, bộ kia xáo.</translation>
    </message>
    <message>
        <source>Decks are replaced in time, before wear or marks tell one card from another.</source>
        <translation>Bộ bài được thay đúng hạn, trước khi vết mòn hay dấu làm lộ lá bài.</translation>
    </message>
    <message>
        <source>While nobody plays, the cards lie spread face down.</source>
        <translation>Khi không ai chơi, bài được trải úp.</translation>
    </message>
    <message>
        <source>At a table with a shuffler the cards of an idle table are stacked and not washed.</source>
        <translation>Ở bàn có máy xáo, bài của bàn trống được dồn chồng, không trộn.</translation>
    </message>
    <message>
        <source>The stack of the idle table goes into the shuffler, and is shuffled there.</source>
        <translation>Chồng bài của bàn trống vào máy xáo, và được xáo ở đó.</translation>
    </message>
    <message>
        <source>Play begins with the deck that the shuffler has held ready.</source>
        <translation>Bắt đầu chơi với bộ bài mà máy xáo đã giữ sẵn.</translation>
    </message>
    <message>
        <source>The round is void: every wager goes back, also the {wager} that was taken before the deal.</source>
        <translation>Hủy ván: hoàn mọi cược, kể cả {wager} đã thu trước khi chia.</translation>
    </message>
    <message>
        <source>The round is void and decides nothing: the {wager} goes back to seat {seat}.</source>
        <translation>Hủy ván nên không phân định gì: {wager} trả lại cho ghế {seat}.</translation>
    </message>
    <message>
        <source>The card that was seen is out of this round: it goes to the rack.</source>
        <translation>Lá đã lộ bị loại khỏi ván này: cho vào khay bài bỏ.</translation>
    </message>
    <message>
        <source>The order of these cards is not to be trusted any more: they are shuffled.</source>
        <translation>Thứ tự của các lá này không còn đáng tin: xáo lại.</translation>
    </message>
    <message>
        <source>Nobody plays on with a deck that is not complete: it leaves the table.</source>
        <translation>Không ai chơi tiếp với bộ bài không đủ: nó rời bàn.</translation>
    </message>
    <message>
        <source>The cut did not count: the cards are cut again, deep enough.</source>
        <translation>Lần cắt đó không tính: cắt lại, đủ sâu.</translation>
    </message>
    <message>
        <source>Nobody may take a device for usable that is not: it is covered first.</source>
        <translation>Không để ai tưởng thiết bị hỏng còn dùng được: che lại trước.</translation>
    </message>
    <message>
        <source>The two numbers differ: only the floor can clear that up.</source>
        <translation>Hai con số khác nhau: chỉ quản lý sàn giải quyết được.</translation>
    </message>
    <message>
        <source>The round is void, but the first two cards decide the bonus: those of seat {seat} are turned.</source>
        <translation>Ván bị hủy, nhưng hai lá đầu quyết định bonus: lật hai lá của ghế {seat}.</translation>
    </message>
</context>
<context>
    <name>WrongValue</name>
    <message>
        <source>%1 is %2 too much.</source>
        <translation>%1 là dư %2.</translation>
    </message>
    <message>
        <source>%1 is %2 too little.</source>
        <translation>%1 là thiếu %2.</translation>
    </message>
    <message>
        <source>You added the stake: at %1 it stays the player&apos;s anyway, and only the win is paid.</source>
        <translation>Bạn đã cộng tiền cược: với %1 tiền cược vẫn là của người chơi, và chỉ trả phần thắng.</translation>
    </message>
    <message>
        <source>You kept the stake back: it was taken before the deal, and %1 is paid in full.</source>
        <translation>Bạn đã trừ tiền cược: tiền cược đã thu trước khi chia, và %1 được trả đủ.</translation>
    </message>
    <message>
        <source>%1 is what %2 pays; this wager is paid for %3.</source>
        <translation>%1 là số trả cho %2; cược này được trả cho %3.</translation>
    </message>
    <message>
        <source>%1 is the stake; it pays %2.</source>
        <translation>%1 là tiền cược; cược này trả %2.</translation>
    </message>
    <message>
        <source>%1 is more than the limit leaves for this hand.</source>
        <translation>%1 vượt quá giới hạn còn lại cho tay bài này.</translation>
    </message>
    <message>
        <source>%1 is exact, but this house rounds down.</source>
        <translation>%1 là số chính xác, nhưng casino này làm tròn xuống.</translation>
    </message>
    <message>
        <source>The whole stake is taken: %1.</source>
        <translation>Thu toàn bộ tiền cược: %1.</translation>
    </message>
    <message>
        <source>The stake goes back as it was: %1.</source>
        <translation>Tiền cược hoàn lại nguyên vẹn: %1.</translation>
    </message>
    <message>
        <source>The right number is %1.</source>
        <translation>Số đúng là %1.</translation>
    </message>
    <message>
        <source>No amount was named.</source>
        <translation>Chưa nêu số tiền.</translation>
    </message>
    <message>
        <source>A hand is set from %1 different cards here.</source>
        <translation>Ở đây tay bài được xếp từ %1 lá khác nhau.</translation>
    </message>
    <message>
        <source>These cards make %1, but a higher one can be made.</source>
        <translation>Các lá này thành %1, nhưng có thể xếp cao hơn.</translation>
    </message>
    <message>
        <source>These cards make %1; the best hand is %2.</source>
        <translation>Các lá này thành %1; tay bài cao nhất là %2.</translation>
    </message>
    <message>
        <source>The cards are right, but the hand was not named: %1.</source>
        <translation>Lá đúng, nhưng chưa gọi tên tay bài: %1.</translation>
    </message>
    <message>
        <source>The cards are right, but they are no %1: they make %2.</source>
        <translation>Lá đúng, nhưng không phải %1: chúng thành %2.</translation>
    </message>
    <message>
        <source>Right to stop, but for another reason</source>
        <translation>Dừng là đúng, nhưng vì lý do khác</translation>
    </message>
    <message>
        <source>Wrong ruling</source>
        <translation>Phán quyết sai</translation>
    </message>
    <message>
        <source>Wrong hand</source>
        <translation>Sai tay bài</translation>
    </message>
    <message>
        <source>Wrong name</source>
        <translation>Sai tên</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Sai số</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>Sai số tiền</translation>
    </message>
    <message>
        <source>The wrong side up</source>
        <translation>Sai mặt bài</translation>
    </message>
    <message>
        <source>Wrong outcome</source>
        <translation>Sai kết quả</translation>
    </message>
</context>
<context>
    <name>cutcard::ExamController</name>
    <message>
        <source>An exam is running already. End it first.</source>
        <translation>Đang có bài thi. Kết thúc bài đó trước.</translation>
    </message>
    <message>
        <source>This round cannot be shown. Call your supervisor: %1</source>
        <translation>Không hiện được ván này. Gọi giám sát: %1</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Chọn một câu trả lời trước.</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can go on with it or end it here.</source>
        <translation>Bài thi chưa xong. Giám sát có thể cho tiếp tục hoặc kết thúc ở đây.</translation>
    </message>
    <message>
        <source>The exam is not over. A supervisor can interrupt or end it: Ctrl+Alt+S, or the button above.</source>
        <translation>Bài thi chưa xong. Giám sát có thể tạm ngưng hoặc kết thúc: Ctrl+Alt+S, hoặc nút ở trên.</translation>
    </message>
    <message>
        <source>Item %1 of %2</source>
        <translation>Mục %1 trên %2</translation>
    </message>
    <message>
        <source>left in this section</source>
        <translation>còn lại trong phần này</translation>
    </message>
    <message>
        <source>left in the exam</source>
        <translation>còn lại trong bài thi</translation>
    </message>
</context>
<context>
    <name>cutcard::HistoryList</name>
    <message>
        <source>%1, %2, %3, actions: %4, errors: %5</source>
        <translation>%1, %2, %3, thao tác: %4, lỗi: %5</translation>
    </message>
</context>
<context>
    <name>cutcard::KeyTable</name>
    <message>
        <source>The keys for &quot;%1&quot; cannot be changed.</source>
        <translation>Không đổi được phím cho “%1”.</translation>
    </message>
    <message>
        <source>This is not a key that can be used. Press another one.</source>
        <translation>Phím này không dùng được. Bấm phím khác.</translation>
    </message>
    <message>
        <source>%1 is needed for seats, amounts and moving about. Press another key.</source>
        <translation>%1 cần cho ghế, số tiền và di chuyển. Bấm phím khác.</translation>
    </message>
    <message>
        <source>%1 is the key for &quot;%2&quot; already. Give that one another key first.</source>
        <translation>%1 đã là phím cho “%2”. Đổi phím cho mục đó trước.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Không có thao tác này.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key for &quot;%2&quot;; %3 is used instead.</source>
        <translation>“%1” không phải phím cho “%2”; dùng %3 thay thế.</translation>
    </message>
    <message>
        <source>Two actions have the same key; all keys are at their defaults again.</source>
        <translation>Hai thao tác trùng phím; mọi phím đã về mặc định.</translation>
    </message>
</context>
<context>
    <name>cutcard::MasteryBoard</name>
    <message>
        <source>Look at it once more, slowly: %1 (%2)</source>
        <translation>Xem lại, chậm thôi: %1 (%2)</translation>
    </message>
    <message>
        <source>Due for review: %1 (%2)</source>
        <translation>Đến hạn ôn: %1 (%2)</translation>
    </message>
    <message>
        <source>%3 % right: %1 (%2)</source>
        <translation>Đúng %3%: %1 (%2)</translation>
    </message>
    <message>
        <source>New for you: %1 (%2)</source>
        <translation>Mới với bạn: %1 (%2)</translation>
    </message>
    <message>
        <source>Your most frequent error: %1, mostly here: %2 (%3)</source>
        <translation>Lỗi bạn hay mắc nhất: %1, chủ yếu ở đây: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 hands an hour</source>
        <translation>%1 tay bài mỗi giờ</translation>
    </message>
    <message>
        <source>%1: not part of this game</source>
        <translation>%1: không thuộc trò này</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 skills practised</source>
        <translation>%1: %2, đã luyện %3 trên %4 kỹ năng</translation>
    </message>
</context>
<context>
    <name>cutcard::QuestionDesk</name>
    <message>
        <source>This is how it goes</source>
        <translation>Cách làm như sau</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Chưa đúng</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Đúng</translation>
    </message>
    <message numerus="yes">
        <source>Right, but slower than %n second(s)</source>
        <translation>
            <numerusform>Đúng, nhưng chậm hơn %n giây</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ruling %2</source>
        <translation>%1, phán quyết %2</translation>
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
        <translation>Câu này cứ hay quên: xem đáp án trước.</translation>
    </message>
    <message>
        <source>Take twice the time for this one.</source>
        <translation>Dành gấp đôi thời gian cho câu này.</translation>
    </message>
    <message>
        <source>Take your time, and ask a supervisor to show you this at the table.</source>
        <translation>Cứ từ từ, và nhờ giám sát chỉ cho tại bàn.</translation>
    </message>
</context>
<context>
    <name>cutcard::RoundController</name>
    <message>
        <source>Say who you are first: what you do is kept.</source>
        <translation>Cho biết bạn là ai trước: việc bạn làm được lưu lại.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The last step was taken back.</source>
        <translation>Đã rút lại bước cuối.</translation>
    </message>
    <message>
        <source>Choose a seat first: touch it, or press its number.</source>
        <translation>Chọn ghế trước: chạm vào, hoặc bấm số ghế.</translation>
    </message>
    <message>
        <source>Choose a spot first: touch it, or press the seat&apos;s number and the arrows.</source>
        <translation>Chọn ô trước: chạm vào, hoặc bấm số ghế và phím mũi tên.</translation>
    </message>
    <message>
        <source>To the whole table? Call once more. For a wager, choose its spot first.</source>
        <translation>Cho cả bàn? Gọi lần nữa. Cho một cược thì chọn ô của nó trước.</translation>
    </message>
    <message>
        <source>These cards lie face down: nobody can read them yet.</source>
        <translation>Các lá này đang úp: chưa ai đọc được.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Ván số %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Đến lượt bạn</translation>
    </message>
    <message>
        <source>After the round</source>
        <translation>Sau ván</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Bạn chia bài</translation>
    </message>
    <message>
        <source>The floor comments after the round.</source>
        <translation>Quản lý sàn nhận xét sau ván.</translation>
    </message>
    <message>
        <source>Something may go wrong in this round: watch the table.</source>
        <translation>Ván này có thể có sự cố: để ý bàn.</translation>
    </message>
    <message>
        <source>By the book</source>
        <translation>Đúng luật</translation>
    </message>
    <message>
        <source>Opening of the bets</source>
        <translation>Mở đầu đặt cược</translation>
    </message>
    <message>
        <source>A card is dealt</source>
        <translation>Đã chia một lá</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>COIN IN</source>
        <translation>COIN IN</translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation>Tay bài thắng</translation>
    </message>
    <message>
        <source>GAME OVER</source>
        <translation>GAME OVER</translation>
    </message>
    <message>
        <source>for seat %1</source>
        <translation>cho ghế %1</translation>
    </message>
    <message>
        <source>Set the hand</source>
        <translation>Xếp bài</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Bài của bạn</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Ghế %1</translation>
    </message>
    <message>
        <source>Seat %1 · %2</source>
        <translation>Ghế %1 · %2</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Trả %1</translation>
    </message>
    <message>
        <source>%1: pull out the %2 cards that play, and name the hand</source>
        <translation>%1: rút ra %2 lá được tính và gọi tên tay bài</translation>
    </message>
    <message>
        <source>Stop: what is wrong?</source>
        <translation>Dừng: có gì sai?</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>Phán quyết là gì?</translation>
    </message>
    <message>
        <source>The keypad of the progressive system</source>
        <translation>Bàn phím hệ thống lũy tiến</translation>
    </message>
    <message>
        <source>Envy bonus to %1: for whose hand, and how much?</source>
        <translation>Envy Bonus cho %1: vì bài của ai, và bao nhiêu?</translation>
    </message>
    <message>
        <source>How many cards are in the stub?  %1</source>
        <translation>Phần bài còn lại có bao nhiêu lá?  %1</translation>
    </message>
    <message>
        <source>How deep does the cover card go at least?  %1</source>
        <translation>Lá cắt vào sâu ít nhất bao nhiêu lá?  %1</translation>
    </message>
    <message>
        <source>How many progressive wagers does the system have to show?  %1</source>
        <translation>Hệ thống phải hiện bao nhiêu cược lũy tiến?  %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Ván đã xong</translation>
    </message>
    <message>
        <source>Flawless: %1 of %2</source>
        <translation>Không lỗi: %1 trên %2</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try</source>
        <translation>%1 trên %2 đúng ngay lần đầu</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Đã làm: %1</translation>
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
        <translation>Ván số %L1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n người chơi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::School</name>
    <message>
        <source>Checking the records: %1 %</source>
        <translation>Đang kiểm tra hồ sơ: %1%</translation>
    </message>
    <message>
        <source>Comparing what was written: %1 %</source>
        <translation>Đang so những gì đã ghi: %1%</translation>
    </message>
    <message>
        <source>Bringing the records up to date: %1 %</source>
        <translation>Đang cập nhật hồ sơ: %1%</translation>
    </message>
    <message>
        <source>Bringing back what was interrupted: %1 %</source>
        <translation>Đang khôi phục phần bị gián đoạn: %1%</translation>
    </message>
    <message>
        <source>Making today&apos;s backup: %1 %</source>
        <translation>Đang tạo bản sao lưu hôm nay: %1%</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Sẵn sàng</translation>
    </message>
    <message>
        <source>Opening the records</source>
        <translation>Đang mở hồ sơ</translation>
    </message>
</context>
<context>
    <name>cutcard::SchoolLine</name>
    <message>
        <source>The school has everything.</source>
        <translation>Trường đã nhận đủ mọi thứ.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) wait for the school.</source>
        <translation>
            <numerusform>%n bản ghi đang chờ gửi tới trường.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the school</source>
        <translation>Đang tìm máy chủ của trường</translation>
    </message>
    <message>
        <source>The school does not answer.</source>
        <translation>Máy chủ của trường không trả lời.</translation>
    </message>
</context>
<context>
    <name>cutcard::Settings</name>
    <message>
        <source>The settings in &quot;%1&quot; cannot be read; the defaults are used.</source>
        <translation>Không đọc được cài đặt trong “%1”; dùng mặc định.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be used for &quot;%2&quot;; it is %3 now.</source>
        <translation>Không dùng được “%1” cho “%2”; giờ là %3.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;; it is ignored.</source>
        <translation>Không có thiết lập “%1”; bỏ qua.</translation>
    </message>
    <message>
        <source>The school&apos;s server is named by a section of ~/.pg_service.conf, and by nothing else; none is used now.</source>
        <translation>Máy chủ của trường được chỉ ra bằng một mục trong ~/.pg_service.conf và không bằng gì khác; hiện không dùng máy chủ nào.</translation>
    </message>
    <message>
        <source>Some lines of the settings in &quot;%1&quot; cannot be read; they are ignored.</source>
        <translation>Không đọc được một số dòng cài đặt trong “%1”; các dòng đó bị bỏ qua.</translation>
    </message>
</context>
<context>
    <name>cutcard::StepRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
</context>
<context>
    <name>cutcard::TableModel</name>
    <message>
        <source>Dealer: %1</source>
        <translation>Dealer: %1</translation>
    </message>
    <message>
        <source>Dealer: %1, qualifies</source>
        <translation>Dealer: %1, đạt chuẩn</translation>
    </message>
    <message>
        <source>Dealer: %1, does not qualify</source>
        <translation>Dealer: %1, không đạt chuẩn</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Không có bài</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
</context>
<context>
    <name>cutcard::TimeLine</name>
    <message>
        <source>%1 (taken back)</source>
        <translation>%1 (đã rút lại)</translation>
    </message>
</context>
<context>
    <name>cutcard::kiosk::IdleNotice</name>
    <message numerus="yes">
        <source>Nobody here? The console closes in %n second(s). Touch anything to stay.</source>
        <translation>
            <numerusform>Không có ai? Bảng điều khiển đóng sau %n giây. Chạm vào đâu cũng được để ở lại.</numerusform>
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
        <translation>Hàng đã chọn</translation>
    </message>
    <message>
        <source>About the chosen row</source>
        <translation>Về hàng đã chọn</translation>
    </message>
    <message>
        <source>Details of the chosen row</source>
        <translation>Chi tiết hàng đã chọn</translation>
    </message>
    <message>
        <source>E&amp;rrors</source>
        <translation>&amp;Lỗi</translation>
    </message>
    <message>
        <source>For who&amp;m</source>
        <translation>Với &amp;ai</translation>
    </message>
    <message>
        <source>Among &amp;all</source>
        <translation>Tr&amp;ong tất cả</translation>
    </message>
    <message>
        <source>Nobody made an error here.</source>
        <translation>Ở đây không ai mắc lỗi.</translation>
    </message>
    <message>
        <source>Errors by family</source>
        <translation>Lỗi theo loại</translation>
    </message>
    <message>
        <source>Errors by family and reason</source>
        <translation>Lỗi theo loại và lý do</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Những chỗ sai</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Số lần</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ai</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Tỷ lệ điểm</translation>
    </message>
    <message>
        <source>Shares of the points, the lowest first</source>
        <translation>Tỷ lệ điểm, thấp nhất trước</translation>
    </message>
    <message>
        <source>Groups first, then trainees; the lowest share of the points first.</source>
        <translation>Nhóm trước, rồi học viên; tỷ lệ điểm thấp nhất trước.</translation>
    </message>
    <message>
        <source>Facility and discrimination of all rows</source>
        <translation>Độ dễ và độ phân biệt của mọi hàng</translation>
    </message>
    <message>
        <source>Choose a row</source>
        <translation>Chọn một hàng</translation>
    </message>
    <message>
        <source>Its errors, and for whom it fails, are shown here.</source>
        <translation>Các lỗi, và những ai làm sai, hiện ở đây.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Nhóm: %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisModel</name>
    <message>
        <source>%1 (form %2)</source>
        <translation>%1 (đề %2)</translation>
    </message>
    <message>
        <source>The family of the most frequent errors.</source>
        <translation>Loại lỗi thường gặp nhất.</translation>
    </message>
    <message>
        <source>The mean share of the points that was earned: 100 % is easy, 0 % is hard.</source>
        <translation>Trung bình tỷ lệ điểm đạt được: 100% là dễ, 0% là khó.</translation>
    </message>
    <message>
        <source>How closely success here goes with success in the rest of the exam, from -1 to 1.</source>
        <translation>Làm đúng ở đây gắn chặt đến đâu với làm đúng phần còn lại của bài thi, từ -1 đến 1.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Mục</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kỹ năng</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chương</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Phần</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Độ dễ</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Độ phân biệt</translation>
    </message>
    <message>
        <source>Main error</source>
        <translation>Lỗi chính</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AnalysisPage</name>
    <message>
        <source>List and details</source>
        <translation>Danh sách và chi tiết</translation>
    </message>
    <message>
        <source>Count by skill or by item</source>
        <translation>Tính theo kỹ năng hoặc theo mục</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kỹ năng</translation>
    </message>
    <message>
        <source>Item of the exam</source>
        <translation>Mục của bài thi</translation>
    </message>
    <message>
        <source>Count &amp;by</source>
        <translation>Tính th&amp;eo</translation>
    </message>
    <message>
        <source>Figures of the skills or items</source>
        <translation>Số liệu của kỹ năng hoặc mục</translation>
    </message>
    <message>
        <source>What should be looked at</source>
        <translation>Những gì cần xem</translation>
    </message>
    <message>
        <source>Facility: the mean share of the points that was earned, so 100 % is easy. Discrimination: how closely success here goes with success in the rest of the exam, so 1 is sharp and below 0 something is wrong.</source>
        <translation>Độ dễ: trung bình tỷ lệ điểm đạt được, nên 100% là dễ. Độ phân biệt: làm đúng ở đây gắn chặt đến đâu với làm đúng phần còn lại của bài thi, nên 1 là rõ rệt và dưới 0 là có vấn đề.</translation>
    </message>
    <message>
        <source>Item analysis</source>
        <translation>Phân tích mục</translation>
    </message>
    <message>
        <source>Choose an exam above: items can be compared within one exam only.</source>
        <translation>Chọn một bài thi ở trên: chỉ so được các mục trong cùng một bài thi.</translation>
    </message>
    <message>
        <source>No two trainees had the same form of this exam. Count by skill, or give the exam one seed for everybody.</source>
        <translation>Không có hai học viên nào làm cùng một đề của bài thi này. Tính theo kỹ năng, hoặc cho bài thi một mã ngẫu nhiên chung cho mọi người.</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; the figures appear here when it is over.</source>
        <translation>Chưa có bài thi nào xong. Bắt đầu một bài ở trang bài thi; số liệu hiện ở đây khi thi xong.</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>Không bài thi đã xong nào khớp lựa chọn này. Chọn thời gian dài hơn, bài thi khác hoặc mọi người.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing stands out (rows with %n attempts or more).</source>
        <translation>
            <numerusform>Không có gì nổi bật (hàng có từ %n lần thi).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at these first (rows with %n attempts or more):</source>
        <translation>
            <numerusform>Xem các mục này trước (hàng có từ %n lần thi):</numerusform>
        </translation>
    </message>
    <message>
        <source>(erased)</source>
        <translation>(đã xóa)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::AttemptView</name>
    <message>
        <source>not reached</source>
        <translation>chưa tới</translation>
    </message>
    <message>
        <source>✗✗ %1, critical</source>
        <translation>✗✗ %1, nghiêm trọng</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>‹ &amp;Results</source>
        <translation>‹ &amp;Kết quả</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Về danh sách (Esc)</translation>
    </message>
    <message>
        <source>Whose attempt at which exam</source>
        <translation>Lần thi của ai, bài thi nào</translation>
    </message>
    <message>
        <source>About the attempt</source>
        <translation>Về lần thi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation>Lư&amp;u thành</translation>
    </message>
    <message>
        <source>Re&amp;grade…</source>
        <translation>Chấ&amp;m lại…</translation>
    </message>
    <message>
        <source>Judge the stored rounds by the rules of today</source>
        <translation>Chấm các ván đã lưu theo luật hiện nay</translation>
    </message>
    <message>
        <source>Items, score and record</source>
        <translation>Mục, điểm và hồ sơ</translation>
    </message>
    <message>
        <source>Items of the exam</source>
        <translation>Các mục của bài thi</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Mục</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Score by sections and skills</source>
        <translation>Điểm theo phần và kỹ năng</translation>
    </message>
    <message>
        <source>Seal, rules and regradings</source>
        <translation>Niêm phong, luật và các lần chấm lại</translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation>Mụ&amp;c</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>Đ&amp;iểm</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>&amp;Hồ sơ</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(đã xóa tên)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>trainee and exam</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Started %1</source>
        <translation>Bắt đầu lúc %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>mất %1</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Lỗi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n nghiêm trọng</numerusform>
        </translation>
    </message>
    <message>
        <source>Interruptions: %1</source>
        <translation>Lần gián đoạn: %1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>đến nay %1</translation>
    </message>
    <message>
        <source>seal %1: %2</source>
        <translation>niêm phong %1: %2</translation>
    </message>
    <message>
        <source>%1 %2
regraded, first %3</source>
        <translation>%1 %2
đã chấm lại, lần đầu %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>There is no mistake in this attempt.</source>
        <translation>Lần thi này không có lỗi.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::BoardWidget</name>
    <message>
        <source>The table</source>
        <translation>Bàn</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::CardGrid</name>
    <message>
        <source>Cards to pick from</source>
        <translation>Các lá để chọn</translation>
    </message>
    <message>
        <source>%1: %2 already</source>
        <translation>%1: đã có %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConflictModel</name>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tiêu đề</translation>
    </message>
    <message>
        <source>The kiosk&apos;s version</source>
        <translation>Phiên bản của kiosk</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kiosk</translation>
    </message>
    <message>
        <source>Changed there</source>
        <translation>Đã sửa ở đó</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Luật nhà</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Đề thi</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Tình huống</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleBody</name>
    <message>
        <source>Pages</source>
        <translation>Các trang</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ConsoleWindow</name>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>Bảng điều khiển giám sát</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console</source>
        <translation>Cutcard: bảng điều khiển giám sát</translation>
    </message>
    <message>
        <source>You were signed out because nobody was here.</source>
        <translation>Bạn đã bị đăng xuất vì không có ai ở đây.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Tệp</translation>
    </message>
    <message>
        <source>&amp;Sign out</source>
        <translation>Đăng &amp;xuất</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Close console</source>
        <translation>Đóng &amp;bảng này</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Sửa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>H&amp;oàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
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
        <translation>T&amp;rang</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ giú&amp;p</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Đọ&amp;c lại</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>Đã đăng nhập: %1</translation>
    </message>
    <message>
        <source>Check this &amp;machine…</source>
        <translation>Kiểm tra &amp;máy này…</translation>
    </message>
    <message>
        <source>Open the &amp;records of this computer</source>
        <translation>Mở &amp;hồ sơ của máy này</translation>
    </message>
    <message>
        <source>Open the school&apos;s &amp;records</source>
        <translation>Mở &amp;hồ sơ của trường</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the school&apos;s records</source>
        <translation>Cutcard: bảng điều khiển giám sát, hồ sơ của trường</translation>
    </message>
    <message>
        <source>Cutcard: supervisor&apos;s console, the records of this computer</source>
        <translation>Cutcard: bảng điều khiển giám sát, hồ sơ của máy này</translation>
    </message>
    <message>
        <source>Opening the other records…</source>
        <translation>Đang mở hồ sơ kia…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionBar</name>
    <message>
        <source>Version</source>
        <translation>Phiên bản</translation>
    </message>
    <message>
        <source>Saving an older version makes it the newest one again.</source>
        <translation>Lưu phiên bản cũ sẽ làm nó thành mới nhất.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>H&amp;oàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Give up changes</source>
        <translation>Bỏ th&amp;ay đổi</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Xuất…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Lư&amp;u</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Chưa lưu</translation>
    </message>
    <message>
        <source>Cannot be saved yet. %1 (at %2)</source>
        <translation>Chưa lưu được. %1 (tại %2)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionPage</name>
    <message>
        <source>&amp;Import…</source>
        <translation>Nhập &amp;vào…</translation>
    </message>
    <message>
        <source>Put right what is marked before you duplicate it.</source>
        <translation>Sửa chỗ đánh dấu trước khi nhân bản.</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, bản sao</translation>
    </message>
    <message>
        <source>%1 is saved as version %2.</source>
        <translation>Đã lưu %1 thành phiên bản %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>Không đọc được %1. %2</translation>
    </message>
    <message>
        <source>Read from %1. Save it to keep it.</source>
        <translation>Đã đọc từ %1. Lưu để giữ lại.</translation>
    </message>
    <message>
        <source>Put right what is marked before you export it.</source>
        <translation>Sửa chỗ đánh dấu trước khi xuất.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another place.</source>
        <translation>Không ghi được %1. Chọn chỗ khác.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Đã ghi vào %1.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DefinitionShelf</name>
    <message>
        <source>(no title)</source>
        <translation>(không tiêu đề)</translation>
    </message>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (tại %2)</translation>
    </message>
    <message>
        <source>This definition is no longer there.</source>
        <translation>Định nghĩa này không còn nữa.</translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation>Không có gì để lưu.</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Phiên bản %1, %2</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::DurationBox</name>
    <message>
        <source>No limit</source>
        <translation>Không giới hạn</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1:%2 phút</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EntryForm</name>
    <message>
        <source>Checking…</source>
        <translation>Đang kiểm tra…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::EventModel</name>
    <message>
        <source>When</source>
        <translation>Lúc</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Việc</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Về</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Bởi</translation>
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
        <translation>Bất kỳ sự cố nào</translation>
    </message>
    <message>
        <source>Add a critical &amp;error</source>
        <translation>Thêm lỗi n&amp;ghiêm trọng</translation>
    </message>
    <message>
        <source>Add a critical error</source>
        <translation>Thêm lỗi nghiêm trọng</translation>
    </message>
    <message>
        <source>No error fails this exam by itself.</source>
        <translation>Không lỗi nào tự nó làm trượt bài thi này.</translation>
    </message>
    <message>
        <source>Amount of critical error %1 in dollars</source>
        <translation>Số tiền của lỗi nghiêm trọng %1, bằng đô la</translation>
    </message>
    <message>
        <source>Irregularity of critical error %1</source>
        <translation>Sự cố của lỗi nghiêm trọng %1</translation>
    </message>
    <message>
        <source>Remove critical error %1</source>
        <translation>Bỏ lỗi nghiêm trọng %1</translation>
    </message>
    <message>
        <source>Remove a critical error</source>
        <translation>Bỏ một lỗi nghiêm trọng</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamDraft</name>
    <message>
        <source>Rule set</source>
        <translation>Bộ luật</translation>
    </message>
    <message>
        <source>Selections</source>
        <translation>Lựa chọn</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamEditor</name>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Parts of the exam</source>
        <translation>Các phần của bài thi</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>Bài t&amp;hi</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Bà&amp;n</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>X&amp;em trước</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tiêu đề</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Các phần</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Time and form</source>
        <translation>Thời gian và đề thi</translation>
    </message>
    <message>
        <source>Errors that fail the exam by themselves</source>
        <translation>Lỗi tự nó làm trượt bài thi</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Luật nhà: %1</translation>
    </message>
    <message>
        <source>House rules: %1, as they were when chosen</source>
        <translation>Luật nhà: %1, như lúc được chọn</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Bộ luật</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Điểm đạt</translation>
    </message>
    <message>
        <source>Pass mark in percent</source>
        <translation>Điểm đạt, phần trăm</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The trainee sees</source>
        <translation>Học viên thấy</translation>
    </message>
    <message>
        <source>What the trainee sees afterwards</source>
        <translation>Sau đó học viên thấy gì</translation>
    </message>
    <message>
        <source>Order of steps</source>
        <translation>Thứ tự bước</translation>
    </message>
    <message>
        <source>Strict house order</source>
        <translation>Theo đúng thứ tự casino</translation>
    </message>
    <message>
        <source>The house order alone is right</source>
        <translation>Chỉ thứ tự của casino là đúng</translation>
    </message>
    <message>
        <source>Whole exam</source>
        <translation>Cả bài thi</translation>
    </message>
    <message>
        <source>Time of the whole exam</source>
        <translation>Thời gian của cả bài thi</translation>
    </message>
    <message>
        <source>Target, hands an hour</source>
        <translation>Mục tiêu, tay bài mỗi giờ</translation>
    </message>
    <message>
        <source>Pace target in hands an hour</source>
        <translation>Mục tiêu nhịp độ, tay bài mỗi giờ</translation>
    </message>
    <message>
        <source>Target, rounds an hour</source>
        <translation>Mục tiêu, ván mỗi giờ</translation>
    </message>
    <message>
        <source>Pace target in rounds an hour</source>
        <translation>Mục tiêu nhịp độ, ván mỗi giờ</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Đề thi</translation>
    </message>
    <message>
        <source>A fresh form each time</source>
        <translation>Mỗi lần một đề mới</translation>
    </message>
    <message>
        <source>The same form for everybody</source>
        <translation>Cùng một đề cho mọi người</translation>
    </message>
    <message>
        <source>Seed of the form</source>
        <translation>Mã ngẫu nhiên của đề</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Mã đề</translation>
    </message>
    <message>
        <source>The table is that of the house rules; change them on the page of rules, save them there and choose them here again.</source>
        <translation>Bàn theo luật nhà; sửa ở trang luật, lưu ở đó rồi chọn lại ở đây.</translation>
    </message>
    <message>
        <source>Take the chapter as it stands &amp;again</source>
        <translation>Lấ&amp;y lại nguyên văn chương</translation>
    </message>
    <message>
        <source>Choose what this table &amp;offers</source>
        <translation>Chọn những gì bàn nà&amp;y có</translation>
    </message>
    <message>
        <source>The exam is held by the chapter, as a house plays it that says nothing.</source>
        <translation>Bài thi theo chương, như ở casino không quy định gì thêm.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamPreview</name>
    <message>
        <source>from the opening</source>
        <translation>từ lúc mở đầu</translation>
    </message>
    <message>
        <source>from the last decision</source>
        <translation>từ quyết định cuối</translation>
    </message>
    <message>
        <source>irregular: %1</source>
        <translation>sự cố: %1</translation>
    </message>
    <message>
        <source>&amp;Make a form</source>
        <translation>Tạo đề &amp;mẫu</translation>
    </message>
    <message>
        <source>Seed of the preview</source>
        <translation>Mã ngẫu nhiên của bản xem trước</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>Mã </translation>
    </message>
    <message>
        <source>Another seed shows another form that a trainee may get</source>
        <translation>Mã khác cho đề khác mà học viên có thể gặp</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>Đang tạo đề</translation>
    </message>
    <message>
        <source>Item %v of %m</source>
        <translation>Mục %v trên %m</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Đã bỏ.</translation>
    </message>
    <message>
        <source>Items of the form</source>
        <translation>Các mục của đề thi</translation>
    </message>
    <message>
        <source>The item in full</source>
        <translation>Toàn bộ mục</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
Đáp án: %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Phần</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Nội dung</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Đáp án</translation>
    </message>
    <message>
        <source>Skills of the table, and how often the form has them</source>
        <translation>Kỹ năng của bàn, và số lần có trong đề</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Kỹ năng</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Số lần</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>Sửa chỗ đánh dấu trước.</translation>
    </message>
    <message>
        <source>The exam has changed since this form was made.</source>
        <translation>Bài thi đã thay đổi từ khi tạo đề này.</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>Không tạo được đề. %1 (tại %2)</translation>
    </message>
    <message>
        <source>%1 of the %2 skills of this table, and %3 questions of theory.</source>
        <translation>%1 trên %2 kỹ năng của bàn này, và %3 câu hỏi lý thuyết.</translation>
    </message>
    <message>
        <source>Not covered (%1)</source>
        <translation>Chưa có (%1)</translation>
    </message>
    <message>
        <source>Covered (%1)</source>
        <translation>Đã có (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n người chơi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n bước</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSections</name>
    <message>
        <source>Add a &amp;section</source>
        <translation>Thê&amp;m phần</translation>
    </message>
    <message>
        <source>Any…</source>
        <translation>Bất kỳ…</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>đã chọn %1</translation>
    </message>
    <message>
        <source>Knowledge %1, performance %2</source>
        <translation>Kiến thức %1, thực hành %2</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Phần</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Bao nhiêu</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Tỷ trọng</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Must appear</source>
        <translation>Phải có</translation>
    </message>
    <message>
        <source>Kind of section %1</source>
        <translation>Loại của phần %1</translation>
    </message>
    <message>
        <source>Kind of a section</source>
        <translation>Loại của một phần</translation>
    </message>
    <message>
        <source>Weight of section %1</source>
        <translation>Hệ số của phần %1</translation>
    </message>
    <message>
        <source>Time of section %1</source>
        <translation>Thời gian của phần %1</translation>
    </message>
    <message>
        <source>Rounds or questions of section %1</source>
        <translation>Số ván hoặc câu hỏi của phần %1</translation>
    </message>
    <message>
        <source>every skill</source>
        <translation>mọi kỹ năng</translation>
    </message>
    <message>
        <source>Section %1: as many rounds as it takes for every skill</source>
        <translation>Phần %1: bao nhiêu ván cũng được cho đủ mọi kỹ năng</translation>
    </message>
    <message>
        <source>As many rounds as it takes for every skill of the table</source>
        <translation>Bao nhiêu ván cũng được cho đủ mọi kỹ năng của bàn</translation>
    </message>
    <message>
        <source>Every skill</source>
        <translation>Mọi kỹ năng</translation>
    </message>
    <message>
        <source>Skills that must appear in section %1</source>
        <translation>Kỹ năng phải có trong phần %1</translation>
    </message>
    <message>
        <source>Move section %1 up</source>
        <translation>Dời phần %1 lên</translation>
    </message>
    <message>
        <source>Move section %1 down</source>
        <translation>Dời phần %1 xuống</translation>
    </message>
    <message>
        <source>Remove section %1</source>
        <translation>Bỏ phần %1</translation>
    </message>
    <message>
        <source>Remove a section</source>
        <translation>Bỏ một phần</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Thêm một phần</translation>
    </message>
    <message>
        <source>Move a section</source>
        <translation>Dời một phần</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Kỹ năng</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamSkillsDialog</name>
    <message>
        <source>Skills that must appear</source>
        <translation>Kỹ năng phải có</translation>
    </message>
    <message>
        <source>Search for a skill</source>
        <translation>Tìm kỹ năng</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Skills; the space bar chooses</source>
        <translation>Kỹ năng; phím cách để chọn</translation>
    </message>
    <message>
        <source>&amp;Take these</source>
        <translation>&amp;Lấy các mục này</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation>&amp;Không chọn gì</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>đã chọn %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExamsPage</name>
    <message>
        <source>Import an exam</source>
        <translation>Nhập bài thi</translation>
    </message>
    <message>
        <source>Export the exam</source>
        <translation>Xuất bài thi</translation>
    </message>
    <message>
        <source>Exam definition (*.json)</source>
        <translation>Định nghĩa bài thi (*.json)</translation>
    </message>
    <message>
        <source>This is no exam.</source>
        <translation>Đây không phải bài thi.</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Start an e&amp;xam…</source>
        <translation>&amp;Cho thi…</translation>
    </message>
    <message>
        <source>&amp;New exam</source>
        <translation>Bài thi mớ&amp;i</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Nhân &amp;bản</translation>
    </message>
    <message>
        <source>There is no exam yet. &quot;New exam&quot; begins with the blueprint of a public dealer course: pass at 80 %, knowledge 30 %, performance 70 %.</source>
        <translation>Chưa có bài thi. “Bài thi mới” bắt đầu từ khung của một khóa dealer công khai: đạt ở 80%, kiến thức 30%, thực hành 70%.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (chưa lưu)</translation>
    </message>
    <message>
        <source>Exams are started at a kiosk. What is saved here goes to all of them.</source>
        <translation>Bài thi được bắt đầu ở kiosk. Những gì lưu ở đây sẽ đến mọi kiosk.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ExchangePage</name>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Đề thi</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Tình huống</translation>
    </message>
    <message>
        <source>One signed file each way, for machines without a network. A file that was changed on the way is refused as a whole.</source>
        <translation>Mỗi chiều một tệp có chữ ký, cho các máy không có mạng. Tệp bị sửa trên đường sẽ bị từ chối toàn bộ.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Tiến độ</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Ghi</translation>
    </message>
    <message>
        <source>&amp;Write new results…</source>
        <translation>&amp;Ghi kết quả mới…</translation>
    </message>
    <message>
        <source>results</source>
        <translation>ket-qua</translation>
    </message>
    <message>
        <source>Write a&amp;ll results…</source>
        <translation>Ghi mọi &amp;kết quả…</translation>
    </message>
    <message>
        <source>all-results</source>
        <translation>moi-ket-qua</translation>
    </message>
    <message>
        <source>For a room: its trainees and groups, house rules, exams, forms and scenarios.</source>
        <translation>Cho một phòng: học viên và nhóm, luật nhà, bài thi, đề thi và tình huống.</translation>
    </message>
    <message>
        <source>Write &amp;people and definitions…</source>
        <translation>Ghi &amp;nhân sự và định nghĩa…</translation>
    </message>
    <message>
        <source>school</source>
        <translation>truong</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Đọc</translation>
    </message>
    <message>
        <source>&amp;Read a file…</source>
        <translation>Đọ&amp;c tệp…</translation>
    </message>
    <message>
        <source>Read an exchange file</source>
        <translation>Đọc tệp trao đổi</translation>
    </message>
    <message>
        <source>Cutcard exchange (*.%1)</source>
        <translation>Trao đổi Cutcard (*.%1)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Nội dung của tệp</translation>
    </message>
    <message>
        <source>Re&amp;gister this key…</source>
        <translation>Đăng ký khó&amp;a này…</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>Nhận &amp;vào</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Trao đổi</translation>
    </message>
    <message>
        <source>There is no sealed result that was not written yet.</source>
        <translation>Không có kết quả đã niêm phong nào chưa ghi.</translation>
    </message>
    <message>
        <source>Sealed results that were never written: %1.</source>
        <translation>Kết quả đã niêm phong chưa từng ghi: %1.</translation>
    </message>
    <message>
        <source>Write an exchange file</source>
        <translation>Ghi tệp trao đổi</translation>
    </message>
    <message>
        <source>Results written: %1. The file is complete; the stick can be taken out.</source>
        <translation>Kết quả đã ghi: %1. Tệp đã đầy đủ; có thể rút USB.</translation>
    </message>
    <message>
        <source>The key of this machine: %1</source>
        <translation>Khóa của máy này: %1</translation>
    </message>
    <message>
        <source>Written: %1 trainees, %2 groups, %3 definitions. The file is complete; the stick can be taken out.</source>
        <translation>Đã ghi: %1 học viên, %2 nhóm, %3 định nghĩa. Tệp đã đầy đủ; có thể rút USB.</translation>
    </message>
    <message>
        <source>The file is whole, but nobody has registered the key that signed it: %1. Compare it with the key that the other machine showed when it wrote the file, and register it if they are the same.</source>
        <translation>Tệp nguyên vẹn, nhưng chưa ai đăng ký khóa đã ký: %1. So với khóa mà máy kia hiện khi ghi tệp, nếu giống thì đăng ký.</translation>
    </message>
    <message>
        <source>The file is whole and signed by a registered key (%1). Written %2 by Cutcard %3. In it: %4.</source>
        <translation>Tệp nguyên vẹn và ký bằng khóa đã đăng ký (%1). Ghi %2 bởi Cutcard %3. Trong tệp: %4.</translation>
    </message>
    <message>
        <source>Taking it in: %1.</source>
        <translation>Khi nhận vào: %1.</translation>
    </message>
    <message>
        <source>unknown trainee %1</source>
        <translation>không tìm thấy học viên %1</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and which exam</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>hỏng</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 thành viên</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>phiên bản %1</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>Đăng ký khóa</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>Đăng &amp;ký</translation>
    </message>
    <message>
        <source>What the other machine is called</source>
        <translation>Tên của máy kia</translation>
    </message>
    <message>
        <source>Key %1. Register it only if the other machine shows the same.</source>
        <translation>Khóa %1. Chỉ đăng ký nếu máy kia hiện đúng như vậy.</translation>
    </message>
    <message>
        <source>Other &amp;machine</source>
        <translation>&amp;Máy kia</translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation>Đã nhận: %1.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FigureFilters</name>
    <message>
        <source>E&amp;xam</source>
        <translation>Bài t&amp;hi</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Gro&amp;up</source>
        <translation>&amp;Nhóm</translation>
    </message>
    <message>
        <source>&amp;Whose results</source>
        <translation>&amp;Kết quả của ai</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Kết quả của ai</translation>
    </message>
    <message>
        <source>&amp;Chapter</source>
        <translation>&amp;Chương</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chương</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Mọi lúc</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 ngày qua</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>90 ngày qua</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 tháng qua</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Từ … đến …</translation>
    </message>
    <message>
        <source>Days are counted in UTC, as in the records.</source>
        <translation>Ngày tính theo UTC, như trong hồ sơ.</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>Thời g&amp;ian</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Ngày đầu</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ngày cuối</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>Ngà&amp;y đầu</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>Ngày c&amp;uối</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Nhóm: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All exams</source>
        <translation>Mọi bài thi</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mọi người</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Mọi chương</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FiguresScatter</name>
    <message>
        <source>A row</source>
        <translation>Một hàng</translation>
    </message>
    <message>
        <source>The chosen row</source>
        <translation>Hàng đã chọn</translation>
    </message>
    <message>
        <source>Facility in % (easy on the right)</source>
        <translation>Độ dễ (%, dễ ở bên phải)</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Độ phân biệt</translation>
    </message>
    <message>
        <source>Advice begins</source>
        <translation>Ngưỡng lời khuyên</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FirstRunForm</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Thiết lập</translation>
    </message>
    <message>
        <source>Set up the supervisor&apos;s console</source>
        <translation>Thiết lập bảng điều khiển giám sát</translation>
    </message>
    <message>
        <source>Nobody supervises here yet. The first supervisor adds trainees, other supervisors, rule sets and exams.</source>
        <translation>Ở đây chưa có giám sát. Giám sát đầu tiên thêm học viên, giám sát khác, bộ luật và bài thi.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tê&amp;n bạn</translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation>Nhập tên bạn.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::FormDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::GroupList</name>
    <message>
        <source>Everybody (%1)</source>
        <translation>Mọi người (%1)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportDialog</name>
    <message>
        <source>Import people</source>
        <translation>Nhập nhân sự</translation>
    </message>
    <message>
        <source>What the file would do</source>
        <translation>Tệp này sẽ làm gì</translation>
    </message>
    <message>
        <source>&amp;Import (%1)</source>
        <translation>&amp;Nhập (%1)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Tiến độ</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 mới</translation>
    </message>
    <message>
        <source>%1 join groups</source>
        <translation>%1 vào nhóm</translation>
    </message>
    <message>
        <source>%1 already there</source>
        <translation>%1 đã có sẵn</translation>
    </message>
    <message>
        <source>%1 left out with errors</source>
        <translation>%1 bỏ qua vì lỗi</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Đã nhập: %1</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation>Chưa nhập gì. %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ImportModel</name>
    <message>
        <source>New</source>
        <translation>Mới</translation>
    </message>
    <message>
        <source>Already there, joins these groups</source>
        <translation>Đã có sẵn, vào các nhóm này</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Đã có sẵn</translation>
    </message>
    <message>
        <source>Already there. %1</source>
        <translation>Đã có sẵn. %1</translation>
    </message>
    <message>
        <source>Left out. %1</source>
        <translation>Bỏ qua. %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Dòng</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Việc sẽ làm</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KeyModel</name>
    <message>
        <source>Revoked</source>
        <translation>Đã thu hồi</translation>
    </message>
    <message>
        <source>Believed</source>
        <translation>Tin cậy</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Của ai</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Khóa</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>Đăng ký lúc</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Tình trạng</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KioskModel</name>
    <message>
        <source>○ Never seen</source>
        <translation>○ Chưa từng thấy</translation>
    </message>
    <message>
        <source>✓ Online</source>
        <translation>✓ Trực tuyến</translation>
    </message>
    <message>
        <source>⚠ Silent</source>
        <translation>⚠ Im lặng</translation>
    </message>
    <message>
        <source>✗ Retired</source>
        <translation>✗ Đã ngừng dùng</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>vừa xong</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n phút trước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n giờ trước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n ngày trước</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>chưa bao giờ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>chưa biết</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kiosk</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Trạng thái</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Lần thấy cuối</translation>
    </message>
    <message>
        <source>Running exam</source>
        <translation>Bài thi đang diễn ra</translation>
    </message>
    <message>
        <source>Events waiting</source>
        <translation>Sự kiện đang chờ</translation>
    </message>
    <message>
        <source>Last event here</source>
        <translation>Sự kiện cuối ở đây</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Chương trình</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::KiosksPage</name>
    <message>
        <source>Asking the school&apos;s server…</source>
        <translation>Đang hỏi máy chủ của trường…</translation>
    </message>
    <message>
        <source>Kiosks of the school</source>
        <translation>Các kiosk của trường</translation>
    </message>
    <message>
        <source>No kiosk is registered yet. Whoever looks after the server adds one with
%1</source>
        <translation>Chưa có kiosk nào được đăng ký. Người phụ trách máy chủ thêm kiosk bằng lệnh
%1</translation>
    </message>
    <message>
        <source>Changed at a kiosk and at the school</source>
        <translation>Đã sửa cả ở kiosk lẫn ở trường</translation>
    </message>
    <message>
        <source>Both versions are kept, and the newest one counts. Compare them on the page of rules, exams or scenarios, and save there what is to hold.</source>
        <translation>Cả hai phiên bản đều được giữ, bản mới nhất có hiệu lực. Hãy so sánh ở trang luật, bài thi hoặc tình huống rồi lưu ở đó bản cần dùng.</translation>
    </message>
    <message>
        <source>No definition was changed on both sides.</source>
        <translation>Không có định nghĩa nào bị sửa ở cả hai phía.</translation>
    </message>
    <message>
        <source>Definitions that were changed on both sides</source>
        <translation>Các định nghĩa đã sửa ở cả hai phía</translation>
    </message>
    <message>
        <source>What you see here is as of %1.</source>
        <translation>Thông tin ở đây tính đến lúc %1.</translation>
    </message>
    <message>
        <source>It is asked again every few seconds.</source>
        <translation>Cứ vài giây sẽ hỏi lại một lần.</translation>
    </message>
    <message>
        <source>Online: %1, silent: %2, never seen: %3, retired: %4. As of %5.</source>
        <translation>Trực tuyến: %1, im lặng: %2, chưa từng thấy: %3, đã ngừng dùng: %4. Lúc %5.</translation>
    </message>
    <message>
        <source>Kiosks</source>
        <translation>Kiosk</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PassphraseFields</name>
    <message>
        <source>&amp;Passphrase</source>
        <translation>Cụm &amp;mật khẩu</translation>
    </message>
    <message>
        <source>Passphrase &amp;once more</source>
        <translation>&amp;Nhập lại cụm mật khẩu</translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation>Ngắn quá.</translation>
    </message>
    <message>
        <source>The two are not the same. Write it once more.</source>
        <translation>Hai lần không giống nhau. Nhập lại.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleDesk</name>
    <message>
        <source>rename</source>
        <translation>đổi tên</translation>
    </message>
    <message>
        <source>You cannot archive yourself. Another supervisor can.</source>
        <translation>Bạn không tự lưu trữ mình được. Giám sát khác làm được.</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>lưu trữ</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>khôi phục</translation>
    </message>
    <message>
        <source>add group</source>
        <translation>thêm nhóm</translation>
    </message>
    <message>
        <source>rename group</source>
        <translation>đổi tên nhóm</translation>
    </message>
    <message>
        <source>remove group</source>
        <translation>bỏ nhóm</translation>
    </message>
    <message>
        <source>put into %1</source>
        <translation>đưa vào %1</translation>
    </message>
    <message>
        <source>take out of %1</source>
        <translation>đưa ra khỏi %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Vai trò</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Tình trạng</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ngày thêm</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::PeoplePage</name>
    <message>
        <source>Search for a name or a group</source>
        <translation>Tìm tên hoặc nhóm</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Tìm (Ctrl+F)</translation>
    </message>
    <message>
        <source>Ar&amp;chived and erased too</source>
        <translation>&amp;Gồm cả lưu trữ và xóa</translation>
    </message>
    <message>
        <source>Show archived and erased people too</source>
        <translation>Hiện cả người đã lưu trữ và đã xóa</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Groups; people can be dropped on them</source>
        <translation>Nhóm; có thể kéo người thả vào</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Nhân sự</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Khôi phục</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Lưu trữ</translation>
    </message>
    <message>
        <source>Nobody is called so. Search for something else.</source>
        <translation>Không ai tên như vậy. Tìm cái khác.</translation>
    </message>
    <message>
        <source>Nobody is in this group. Choose people under Everybody and drag them here, or use Groups.</source>
        <translation>Nhóm này chưa có ai. Chọn người ở mục Mọi người rồi kéo vào đây, hoặc dùng Nhóm.</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add a trainee, or import a list.</source>
        <translation>Chưa có ai. Thêm một học viên, hoặc nhập danh sách.</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv *.txt)</source>
        <translation>Phân cách bằng dấu phẩy (*.csv *.txt)</translation>
    </message>
    <message>
        <source>Add &amp;trainee…</source>
        <translation>Thêm &amp;học viên…</translation>
    </message>
    <message>
        <source>Add &amp;supervisor…</source>
        <translation>Thêm giá&amp;m sát…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Sử&amp;a tên</translation>
    </message>
    <message>
        <source>Gro&amp;ups…</source>
        <translation>&amp;Nhóm…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Erase f&amp;or ever…</source>
        <translation>&amp;Xóa vĩnh viễn…</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <translation>Shift+Del</translation>
    </message>
    <message>
        <source>Reset &amp;passphrase…</source>
        <translation>Đặt lại &amp;cụm mật khẩu…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Tạ&amp;o</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Đổ&amp;i tên</translation>
    </message>
    <message>
        <source>Shift+F2</source>
        <translation>Shift+F2</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Bỏ</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Del</source>
        <translation>Ctrl+Shift+Del</translation>
    </message>
    <message>
        <source>&amp;Import CSV…</source>
        <translation>Nhập CS&amp;V…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Import people</source>
        <translation>Nhập nhân sự</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>X&amp;uất CSV…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export people</source>
        <translation>Xuất nhân sự</translation>
    </message>
    <message>
        <source>people.csv</source>
        <translation>nhan-su.csv</translation>
    </message>
    <message>
        <source>Add a trainee</source>
        <translation>Thêm học viên</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Thêm</translation>
    </message>
    <message>
        <source>%1 can train now.</source>
        <translation>%1 có thể luyện tập.</translation>
    </message>
    <message>
        <source>You cannot erase yourself. Another supervisor can.</source>
        <translation>Bạn không tự xóa mình được. Giám sát khác làm được.</translation>
    </message>
    <message>
        <source>Erased.</source>
        <translation>Đã xóa.</translation>
    </message>
    <message>
        <source>set groups</source>
        <translation>đặt nhóm</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Thêm nhóm</translation>
    </message>
    <message>
        <source>Rename the group</source>
        <translation>Đổi tên nhóm</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Đổi tê&amp;n</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Chưa nhập gì</translation>
    </message>
    <message>
        <source>The file cannot be read (%1). Choose another.</source>
        <translation>Không đọc được tệp (%1). Chọn tệp khác.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Đã xuất ra %1.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1). Choose another place.</source>
        <translation>Không ghi được tệp (%1). Chọn chỗ khác.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsPage</name>
    <message>
        <source>What supervisors did</source>
        <translation>Việc giám sát đã làm</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Steps of exams</source>
        <translation>Các bước của bài thi</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Luyện tập</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Log and keys</source>
        <translation>Nhật ký và khóa</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Nhật ký</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Khóa</translation>
    </message>
    <message>
        <source>&amp;Register key…</source>
        <translation>Đăng ký khó&amp;a…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Re&amp;voke…</source>
        <translation>Th&amp;u hồi…</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>Sao lưu n&amp;gay</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Việc</translation>
    </message>
    <message>
        <source>About whom</source>
        <translation>Về ai</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>Việ&amp;c</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Về</translation>
    </message>
    <message>
        <source>What happened, the newest first</source>
        <translation>Những gì đã xảy ra, mới nhất trước</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened. Choose something else above.</source>
        <translation>Chưa có việc nào loại này. Chọn mục khác ở trên.</translation>
    </message>
    <message>
        <source>An attempt from another machine counts as sealed only if that machine&apos;s key is registered here. Compare a key over another way than the file.</source>
        <translation>Lần thi từ máy khác chỉ được coi là đã niêm phong nếu khóa của máy đó đã đăng ký ở đây. Đối chiếu khóa qua một kênh khác, không phải kênh đã gửi tệp.</translation>
    </message>
    <message>
        <source>Registered keys</source>
        <translation>Khóa đã đăng ký</translation>
    </message>
    <message>
        <source>No key is registered yet. This machine&apos;s own comes with its first sealed exam; register those of other machines.</source>
        <translation>Chưa đăng ký khóa nào. Khóa của máy này có cùng bài thi niêm phong đầu tiên; đăng ký khóa của các máy khác.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mọi người</translation>
    </message>
    <message>
        <source>Register a key</source>
        <translation>Đăng ký khóa</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>Đăng &amp;ký</translation>
    </message>
    <message>
        <source>&amp;Whose key it is</source>
        <translation>Khóa &amp;của ai</translation>
    </message>
    <message>
        <source>&amp;Key, 64 hexadecimal digits</source>
        <translation>Khó&amp;a, 64 chữ số thập lục phân</translation>
    </message>
    <message>
        <source>Write whose key it is.</source>
        <translation>Ghi khóa là của ai.</translation>
    </message>
    <message>
        <source>Seals of %1 are believed from now on.</source>
        <translation>Từ giờ niêm phong của %1 được tin cậy.</translation>
    </message>
    <message>
        <source>Revoke a key</source>
        <translation>Thu hồi khóa</translation>
    </message>
    <message>
        <source>No seal of &quot;%1&quot; is believed any more, older ones included.</source>
        <translation>Không còn tin niêm phong nào của “%1”, kể cả các niêm phong cũ.</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>Th&amp;u hồi</translation>
    </message>
    <message>
        <source>The key of %1 is revoked.</source>
        <translation>Khóa của %1 đã bị thu hồi.</translation>
    </message>
    <message>
        <source>A backup was made and checked.</source>
        <translation>Đã tạo và kiểm tra bản sao lưu.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Hồ sơ</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecordsSwitch</name>
    <message>
        <source>The school&apos;s records</source>
        <translation>Hồ sơ của trường</translation>
    </message>
    <message>
        <source>The records of this computer</source>
        <translation>Hồ sơ của máy này</translation>
    </message>
    <message>
        <source>Whose records</source>
        <translation>Hồ sơ của ai</translation>
    </message>
    <message>
        <source>&amp;This computer</source>
        <translation>Máy &amp;này</translation>
    </message>
    <message>
        <source>The s&amp;chool</source>
        <translation>T&amp;rường</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>đang hiển thị</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Đang mở…</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoverForm</name>
    <message>
        <source>&amp;Set the new passphrase</source>
        <translation>Đặ&amp;t cụm mật khẩu mới</translation>
    </message>
    <message>
        <source>A new passphrase</source>
        <translation>Cụm mật khẩu mới</translation>
    </message>
    <message>
        <source>The recovery code was shown when you were added. It can be used once; you get a new one.</source>
        <translation>Mã khôi phục đã hiện khi bạn được thêm vào. Chỉ dùng được một lần; bạn sẽ nhận mã mới.</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>&amp;Giám sát</translation>
    </message>
    <message>
        <source>&amp;Recovery code</source>
        <translation>Mã khôi &amp;phục</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Quay lại</translation>
    </message>
    <message>
        <source>Write the recovery code.</source>
        <translation>Nhập mã khôi phục.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RecoveryCodeView</name>
    <message>
        <source>I have &amp;written it down</source>
        <translation>Tôi đã &amp;chép lại</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Tiếp tục</translation>
    </message>
    <message>
        <source>Recovery code</source>
        <translation>Mã khôi phục</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;In…</translation>
    </message>
    <message>
        <source>I have written it down</source>
        <translation>Tôi đã chép lại</translation>
    </message>
    <message>
        <source>With this code %1 gets in again when the passphrase is forgotten. It is shown only now and replaces any older one. Keep it on paper, where no trainee finds it.</source>
        <translation>Với mã này %1 vào lại được khi quên cụm mật khẩu. Mã chỉ hiện lúc này và thay mọi mã cũ. Giữ trên giấy, ở nơi học viên không tìm thấy.</translation>
    </message>
    <message>
        <source>Recovery code %1</source>
        <translation>Mã khôi phục %1</translation>
    </message>
    <message>
        <source>Copied. Paste it only where it stays secret.</source>
        <translation>Đã chép. Chỉ dán vào nơi giữ được bí mật.</translation>
    </message>
    <message>
        <source>Print the recovery code</source>
        <translation>In mã khôi phục</translation>
    </message>
    <message>
        <source>Cutcard: recovery code</source>
        <translation>Cutcard: mã khôi phục</translation>
    </message>
    <message>
        <source>It replaces any older one. Keep it where no trainee finds it.</source>
        <translation>Mã này thay mọi mã cũ. Giữ ở nơi học viên không tìm thấy.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RegradeDialog</name>
    <message>
        <source>(not there)</source>
        <translation>(không có)</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>step and paragraph</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>đạt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>trượt</translation>
    </message>
    <message>
        <source>Regrade this attempt</source>
        <translation>Chấm lại lần thi này</translation>
    </message>
    <message>
        <source>&amp;Regrade</source>
        <translation>&amp;Chấm lại</translation>
    </message>
    <message>
        <source>As first graded: %1, %2. By the rules of today: %3, %4. Both stay on the record, with your name.</source>
        <translation>Lần chấm đầu: %1, %2. Theo luật hiện nay: %3, %4. Cả hai đều lưu trong hồ sơ, kèm tên bạn.</translation>
    </message>
    <message>
        <source>Old and new score</source>
        <translation>Điểm cũ và điểm mới</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>Rea&amp;son, as it will stand on the report</source>
        <translation>&amp;Lý do, như sẽ ghi trên báo cáo</translation>
    </message>
    <message>
        <source>What the rules of today see otherwise</source>
        <translation>Những gì luật hiện nay nhìn khác</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Mục</translation>
    </message>
    <message>
        <source>Stored with the exam</source>
        <translation>Lưu cùng bài thi</translation>
    </message>
    <message>
        <source>By the rules of today</source>
        <translation>Theo luật hiện nay</translation>
    </message>
    <message>
        <source>keeps what was stored</source>
        <translation>giữ như đã lưu</translation>
    </message>
    <message>
        <source>The round is refused: %1</source>
        <translation>Ván bị từ chối: %1</translation>
    </message>
    <message>
        <source>The rules of today see every round as it was stored.</source>
        <translation>Luật hiện nay nhìn mọi ván như đã lưu.</translation>
    </message>
    <message>
        <source>Write why the attempt is regraded.</source>
        <translation>Ghi lý do chấm lại lần thi.</translation>
    </message>
    <message>
        <source>Regraded: %1 before, now %2, %3.</source>
        <translation>Đã chấm lại: trước %1, nay %2, %3.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayPane</name>
    <message>
        <source>About this line</source>
        <translation>Về dòng này</translation>
    </message>
    <message>
        <source>What happened, line by line</source>
        <translation>Những gì đã xảy ra, từng dòng</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>what a button does</comment>
        <translation>%1 (phím %2)</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Phát</translation>
    </message>
    <message>
        <source>Space in the list</source>
        <translation>Phím cách trong danh sách</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Cuối</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Lỗi tiếp theo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Dòng</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Dòng %1 trên %2</translation>
    </message>
    <message>
        <source>Critical error.</source>
        <translation>Lỗi nghiêm trọng.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Đúng:</translation>
    </message>
    <message>
        <source>Before it:</source>
        <translation>Trước đó:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Vì sao:</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Ghi chú:</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Dừng</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ReplayTimeline</name>
    <message>
        <source>Critical error: %1</source>
        <translation>Lỗi nghiêm trọng: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Sai: %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Việc đã xảy ra</translation>
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
        <translation>&amp;Chứng nhận…</translation>
    </message>
    <message>
        <source>&amp;Transcript…</source>
        <translation>&amp;Bản ghi…</translation>
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
        <translation>Chọn một lần thi trước.</translation>
    </message>
    <message>
        <source>Report on one attempt</source>
        <translation>Báo cáo về một lần thi</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <comment>a file&apos;s name</comment>
        <translation>bao-cao</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Chứng nhận</translation>
    </message>
    <message>
        <source>certificate</source>
        <comment>a file&apos;s name</comment>
        <translation>chung-nhan</translation>
    </message>
    <message>
        <source>The attempt&apos;s own file</source>
        <translation>Tệp riêng của lần thi</translation>
    </message>
    <message>
        <source>Attempt (*.jsonl)</source>
        <translation>Lần thi (*.jsonl)</translation>
    </message>
    <message>
        <source>attempt</source>
        <comment>a file&apos;s name</comment>
        <translation>lan-thi</translation>
    </message>
    <message>
        <source>results-%1</source>
        <comment>a file&apos;s name</comment>
        <translation>ket-qua-%1</translation>
    </message>
    <message>
        <source>The list as a table</source>
        <translation>Danh sách dạng bảng</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation>Phân cách bằng dấu phẩy (*.csv)</translation>
    </message>
    <message>
        <source>Statements for a learning-management system</source>
        <translation>Bản khai cho hệ thống quản lý học tập</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Chọn tệp…</translation>
    </message>
    <message>
        <source>Address of the school</source>
        <translation>Địa chỉ của trường</translation>
    </message>
    <message>
        <source>&amp;Address of the school, by which its people are named</source>
        <translation>Đị&amp;a chỉ của trường, dùng để nêu tên người của trường</translation>
    </message>
    <message>
        <source>Write a whole address, such as https://school.example</source>
        <translation>Ghi địa chỉ đầy đủ, như https://school.example</translation>
    </message>
    <message>
        <source>Statements of the list</source>
        <translation>Bản khai của danh sách</translation>
    </message>
    <message>
        <source>xAPI (*.json)</source>
        <translation>xAPI (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Đã ghi: %1</translation>
    </message>
    <message>
        <source>Statements are made</source>
        <translation>Đang tạo bản khai</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>No statements were written.</source>
        <translation>Chưa ghi bản khai nào.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsFilter</name>
    <message>
        <source>Name or exam</source>
        <translation>Tên hoặc bài thi</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>Từ ngày này</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>Đến ngày này</translation>
    </message>
    <message>
        <source>from any day</source>
        <translation>từ bất kỳ ngày nào</translation>
    </message>
    <message>
        <source>until any day</source>
        <translation>đến bất kỳ ngày nào</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Mọi kết quả</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Đạt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Trượt</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Đang diễn ra</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game and chapter</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Mọi trò</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Hiện tất cả</translation>
    </message>
    <message>
        <source>Every group</source>
        <translation>Mọi nhóm</translation>
    </message>
    <message>
        <source>Every exam</source>
        <translation>Mọi bài thi</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsModel</name>
    <message>
        <source>⚠ seal broken</source>
        <translation>⚠ niêm phong hỏng</translation>
    </message>
    <message>
        <source>regraded</source>
        <translation>đã chấm lại</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>nhập vào</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between marks</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(đã xóa tên)</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Thời lượng</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Nghiêm trọng</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Gián đoạn</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Mã ngắn</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Ghi chú</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ResultsPage</name>
    <message>
        <source>No attempt is like that. Choose &quot;Show all&quot;, or start an exam on the page of exams.</source>
        <translation>Không có lần thi nào như vậy. Chọn “Hiện tất cả”, hoặc bắt đầu bài thi ở trang bài thi.</translation>
    </message>
    <message>
        <source>Number of attempts</source>
        <translation>Số lần thi</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>Go through the attempt (Enter)</source>
        <translation>Xem qua lần thi (Enter)</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>Attempts: %1</source>
        <translation>Lần thi: %1</translation>
    </message>
    <message>
        <source>Choose an attempt first.</source>
        <translation>Chọn một lần thi trước.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Kết quả</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChapterView</name>
    <message>
        <source>Always offered</source>
        <translation>Luôn có</translation>
    </message>
    <message>
        <source>Offered unless declined</source>
        <translation>Có nếu không từ chối</translation>
    </message>
    <message>
        <source>Offered if chosen</source>
        <translation>Có nếu được chọn</translation>
    </message>
    <message>
        <source>Wagers, paytables and options</source>
        <translation>Cược, bảng trả thưởng và tùy chọn</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mục</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Trả</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Lợi thế nhà cái</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Ghi ở đâu</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>Đang tính lợi thế nhà cái</translation>
    </message>
    <message>
        <source>Working out house edges, %v of %m</source>
        <translation>Đang tính lợi thế nhà cái, %v trên %m</translation>
    </message>
    <message>
        <source>Meter for a $1 wager</source>
        <translation>Đồng hồ cho cược $1</translation>
    </message>
    <message>
        <source>seed %1, then %2 % of each wager</source>
        <translation>khởi điểm %1, rồi %2% mỗi cược</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Người chơi: %1</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>Do casino quyết định</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Con số</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesChoices</name>
    <message>
        <source>Wagers</source>
        <translation>Các cược</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>One paytable, nothing to choose</source>
        <translation>Một bảng trả thưởng, không có gì để chọn</translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation>Không có</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Paytable of the progressive</source>
        <translation>Bảng trả thưởng lũy tiến</translation>
    </message>
    <message>
        <source>Paytable</source>
        <translation>Bảng trả</translation>
    </message>
    <message>
        <source>Progressive wager in dollars</source>
        <translation>Cược lũy tiến, bằng đô la</translation>
    </message>
    <message>
        <source>Wager, $</source>
        <translation>Cược, $</translation>
    </message>
    <message>
        <source>Envy schedule</source>
        <translation>Biểu Envy Bonus</translation>
    </message>
    <message>
        <source>That of the paytable</source>
        <translation>Theo bảng trả thưởng</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Biểu %1</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus</source>
        <translation>Five Card Hand Bonus</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Ở bàn này</translation>
    </message>
    <message>
        <source>Five Card Hand Bonus wager in dollars</source>
        <translation>Cược Five Card Hand Bonus, bằng đô la</translation>
    </message>
    <message>
        <source>Magic Card</source>
        <translation>Magic Card</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Được trả</translation>
    </message>
    <message>
        <source>Lucky Bonus</source>
        <translation>Lucky Bonus</translation>
    </message>
    <message>
        <source>Left to the house</source>
        <translation>Do casino quyết định</translation>
    </message>
    <message>
        <source>Limits and chips</source>
        <translation>Giới hạn và chip</translation>
    </message>
    <message>
        <source>Table minimum, $</source>
        <translation>Tối thiểu của bàn, $</translation>
    </message>
    <message>
        <source>Table minimum in dollars</source>
        <translation>Tối thiểu của bàn, bằng đô la</translation>
    </message>
    <message>
        <source>Table maximum in dollars</source>
        <translation>Tối đa của bàn, bằng đô la</translation>
    </message>
    <message>
        <source>Empty: no maximum.</source>
        <translation>Để trống: không có tối đa.</translation>
    </message>
    <message>
        <source>Table maximum, $</source>
        <translation>Tối đa của bàn, $</translation>
    </message>
    <message>
        <source>Chips in the tray in dollars</source>
        <translation>Chip trong khay, bằng đô la</translation>
    </message>
    <message>
        <source>Chips in the tray, $</source>
        <translation>Chip trong khay, $</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesEditor</name>
    <message>
        <source>Parts of the house rules</source>
        <translation>Các phần của luật nhà</translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation>Lựa &amp;chọn</translation>
    </message>
    <message>
        <source>Own &amp;paytables</source>
        <translation>Bảng trả riên&amp;g</translation>
    </message>
    <message>
        <source>&amp;All tables</source>
        <translation>Mọi bả&amp;ng</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tiêu đề</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Tên ngắn</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chương</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesPage</name>
    <message>
        <source>Import house rules</source>
        <translation>Nhập luật nhà</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Xuất luật nhà</translation>
    </message>
    <message>
        <source>Rules Submission (*.json)</source>
        <translation>Bản đệ trình luật (*.json)</translation>
    </message>
    <message>
        <source>These are no house rules.</source>
        <translation>Đây không phải luật nhà.</translation>
    </message>
    <message>
        <source>House rules and chapters</source>
        <translation>Luật nhà và các chương</translation>
    </message>
    <message>
        <source>&amp;New house rules</source>
        <translation>Luật nhà &amp;mới</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Nhân &amp;bản</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Luật nhà</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (chưa lưu)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Chưa có</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Các chương</translation>
    </message>
    <message>
        <source>%1. %2 seats. A chapter cannot be changed; house rules made from it can.</source>
        <translation>%1. %2 ghế. Không sửa được chương; sửa được luật nhà lập từ chương.</translation>
    </message>
    <message>
        <source>New &amp;house rules from this chapter</source>
        <translation>Luật n&amp;hà mới từ chương này</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation>%1, luật nhà</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
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
        <translation>%1, người chơi: %2</translation>
    </message>
    <message>
        <source>%1, paytable %2</source>
        <translation>%1, bảng trả thưởng %2</translation>
    </message>
    <message>
        <source>Simulated players, not exact</source>
        <translation>Người chơi mô phỏng, không chính xác tuyệt đối</translation>
    </message>
    <message>
        <source>Own table, not in the chapter</source>
        <translation>Bảng riêng, không có trong chương</translation>
    </message>
    <message>
        <source>With the meter at its seed</source>
        <translation>Với đồng hồ ở mức khởi điểm</translation>
    </message>
    <message>
        <source>What differs from the chapter</source>
        <translation>Khác gì so với chương</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Lợi thế nhà cái</translation>
    </message>
    <message>
        <source>House edge of what was chosen</source>
        <translation>Lợi thế nhà cái của lựa chọn</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Cược</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Lợi thế</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>Working out house edges</source>
        <translation>Đang tính lợi thế nhà cái</translation>
    </message>
    <message>
        <source>Working out, %v of %m</source>
        <translation>Đang tính, %v trên %m</translation>
    </message>
    <message>
        <source>Put right what is marked first.</source>
        <translation>Sửa chỗ đánh dấu trước.</translation>
    </message>
    <message>
        <source>Nothing: this is the chapter as it stands.</source>
        <translation>Không khác: đây là nguyên văn chương.</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (riêng)</translation>
    </message>
    <message>
        <source>In percent of the wager, exact unless marked; wagers that depend on the players&apos; decisions are not here.</source>
        <translation>Theo phần trăm cược, chính xác trừ khi có dấu; không gồm các cược tùy quyết định của người chơi.</translation>
    </message>
    <message>
        <source>Progressive and Five Card Hand Bonus: with the meter at its seed.</source>
        <translation>Lũy tiến và Five Card Hand Bonus: với đồng hồ ở mức khởi điểm.</translation>
    </message>
    <message>
        <source>Cover All: simulated players, ± the standard error.</source>
        <translation>Cover All: người chơi mô phỏng, ± sai số chuẩn.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::RulesTables</name>
    <message>
        <source>Own paytables</source>
        <translation>Bảng trả riêng</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>T&amp;hêm</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Bỏ đ&amp;i</translation>
    </message>
    <message>
        <source>A house may pay by tables of its own. They are marked everywhere as not in the chapter.</source>
        <translation>Casino có thể trả theo bảng riêng. Ở mọi nơi các bảng này được ghi là không có trong chương.</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Bản sao của %1</translation>
    </message>
    <message>
        <source>This chapter has no wager with paytables to choose</source>
        <translation>Chương này không có cược nào chọn được bảng trả thưởng</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Thêm %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Bỏ %1</translation>
    </message>
    <message>
        <source>Rename a paytable</source>
        <translation>Đổi tên bảng trả thưởng</translation>
    </message>
    <message>
        <source>No own paytable yet. &quot;Add&quot; begins with a copy of one of the chapter&apos;s.</source>
        <translation>Chưa có bảng trả thưởng riêng. “Thêm” bắt đầu từ bản sao một bảng của chương.</translation>
    </message>
    <message>
        <source>Add a r&amp;ow</source>
        <translation>Thê&amp;m hàng</translation>
    </message>
    <message>
        <source>%1, &amp;name</source>
        <translation>%1, tê&amp;n</translation>
    </message>
    <message>
        <source>Name of the paytable</source>
        <translation>Tên bảng trả thưởng</translation>
    </message>
    <message>
        <source>Hand of row %1</source>
        <translation>Tay bài của hàng %1</translation>
    </message>
    <message>
        <source>Odds of row %1</source>
        <translation>Tỷ lệ của hàng %1</translation>
    </message>
    <message>
        <source>Move row %1 up</source>
        <translation>Dời hàng %1 lên</translation>
    </message>
    <message>
        <source>Move row %1 down</source>
        <translation>Dời hàng %1 xuống</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>Bỏ hàng %1</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Bỏ một hàng</translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation>Dời một hàng</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Thêm một hàng</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioEditor</name>
    <message>
        <source>‹ &amp;Scenarios</source>
        <translation>‹ Tình h&amp;uống</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>Tiêu đề của tình huống</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>tiêu đề</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>H&amp;oàn tác</translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z)</source>
        <translation>Rút lại thay đổi cuối (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Là&amp;m lại</translation>
    </message>
    <message>
        <source>Change it again (Ctrl+Shift+Z)</source>
        <translation>Thay đổi lại (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>Go through the round by the book, step by step</source>
        <translation>Đi qua ván đúng luật, từng bước</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>Keep the scenario (Ctrl+S)</source>
        <translation>Giữ tình huống (Ctrl+S)</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Trò chơi và luật</translation>
    </message>
    <message>
        <source>Table, seats and irregularity</source>
        <translation>Bàn, ghế và sự cố</translation>
    </message>
    <message>
        <source>What is still wrong</source>
        <translation>Những gì còn sai</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>Đế&amp;n đó</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Mã</translation>
    </message>
    <message>
        <source>Seed of what is filled in</source>
        <translation>Mã ngẫu nhiên của phần tự điền</translation>
    </message>
    <message>
        <source>&amp;Fill the rest at random</source>
        <translation>Điền n&amp;gẫu nhiên phần còn lại</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>luật</translation>
    </message>
    <message>
        <source>Every place has its card. Choose a place first.</source>
        <translation>Mọi chỗ đã có lá bài. Chọn một chỗ trước.</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>Mã ngẫu nhiên là số nguyên, từ 0 trở lên.</translation>
    </message>
    <message>
        <source>what was filled in</source>
        <translation>phần tự điền</translation>
    </message>
    <message>
        <source>%1, as the round has it</source>
        <translation>%1, như ván đang có</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and fault</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Table and settlement are shown as soon as nothing is wrong.</source>
        <translation>Bàn và thanh toán hiện ra khi không còn gì sai.</translation>
    </message>
    <message>
        <source>Give the scenario a title.</source>
        <translation>Đặt tiêu đề cho tình huống.</translation>
    </message>
    <message>
        <source>The round cannot be kept yet. %1</source>
        <translation>Chưa giữ được ván. %1</translation>
    </message>
    <message>
        <source>Kept: %1, version %2.</source>
        <translation>Đã giữ: %1, phiên bản %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenarioFields</name>
    <message>
        <source>&quot;%1&quot; is no card: write rank and suit, such as Td.</source>
        <translation>“%1” không phải lá bài: ghi số và chất, như Td.</translation>
    </message>
    <message>
        <source>%1 is %2 already.</source>
        <translation>%1 đã có %2.</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ScenariosPage</name>
    <message>
        <source>Title</source>
        <translation>Tiêu đề</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Đã sửa</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Tình huống</translation>
    </message>
    <message>
        <source>No scenario yet. Choose &quot;New&quot; to build a round by hand: cards, wagers, decisions.</source>
        <translation>Chưa có tình huống. Chọn “Mới” để tự dựng một ván: bài, cược, quyết định.</translation>
    </message>
    <message>
        <source>Rounds built by hand, to be shown and talked about</source>
        <translation>Các ván tự dựng, để xem và thảo luận</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Mớ&amp;i</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Nhân &amp;bản</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Nhập &amp;vào…</translation>
    </message>
    <message>
        <source>Take in a round</source>
        <translation>Nhận một ván</translation>
    </message>
    <message>
        <source>Round (*.json *.jsonl)</source>
        <translation>Ván (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>X&amp;uất…</translation>
    </message>
    <message>
        <source>Write the round</source>
        <translation>Ghi ván</translation>
    </message>
    <message>
        <source>Round (*.json)</source>
        <translation>Ván (*.json)</translation>
    </message>
    <message>
        <source>Choose a scenario first.</source>
        <translation>Chọn một tình huống trước.</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ &amp;Quay lại</translation>
    </message>
    <message>
        <source>Which scenario</source>
        <translation>Tình huống nào</translation>
    </message>
    <message>
        <source>This round cannot be shown: %1</source>
        <translation>Không hiện được ván này: %1</translation>
    </message>
    <message>
        <source>Leave without keeping it?</source>
        <translation>Rời đi mà không giữ?</translation>
    </message>
    <message>
        <source>The scenario has changes that were not kept.</source>
        <translation>Tình huống có thay đổi chưa giữ.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Rời đi</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (bản sao)</translation>
    </message>
    <message>
        <source>%1 cannot be read as a round.</source>
        <translation>Không đọc được %1 như một ván.</translation>
    </message>
    <message>
        <source>%1 is no round.</source>
        <translation>%1 không phải một ván.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Đã ghi: %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SelfTestDialog</name>
    <message>
        <source>Check of this machine</source>
        <translation>Kiểm tra máy này</translation>
    </message>
    <message>
        <source>The records are being checked…</source>
        <translation>Đang kiểm tra hồ sơ…</translation>
    </message>
    <message>
        <source>Touch here, or press a key</source>
        <translation>Chạm vào đây, hoặc bấm một phím</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>Kiểm tr&amp;a lại</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Đó&amp;ng</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SettlementList</name>
    <message>
        <source>take</source>
        <translation>thu</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>trả</translation>
    </message>
    <message>
        <source>return</source>
        <translation>hoàn</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome, sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Thanh toán</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mục</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Số tiền</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Theo</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>irregularity, ruling, paragraph</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Dealer: %1</translation>
    </message>
    <message>
        <source>%1, qualifies</source>
        <translation>%1, đạt chuẩn</translation>
    </message>
    <message>
        <source>%1, does not qualify</source>
        <translation>%1, không đạt chuẩn</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Ghế %1</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, đã bỏ bài</translation>
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
        <translation>Envy cho bài ghế %1</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Tác dụng</translation>
    </message>
    <message>
        <source>Alt with an underlined letter presses that button or opens that menu.</source>
        <translation>Alt với chữ gạch chân sẽ bấm nút hoặc mở trình đơn đó.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Đón&amp;g</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::SignInForm</name>
    <message>
        <source>&amp;Sign in</source>
        <translation>Đăng &amp;nhập</translation>
    </message>
    <message>
        <source>Supervisor&apos;s console</source>
        <translation>Bảng điều khiển giám sát</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>&amp;Giám sát</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>Cụm &amp;mật khẩu</translation>
    </message>
    <message>
        <source>&amp;Forgot it: recovery code</source>
        <translation>&amp;Quên: mã khôi phục</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Thử lại</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StartExamDialog</name>
    <message>
        <source>Start an exam</source>
        <translation>Bắt đầu bài thi</translation>
    </message>
    <message>
        <source>Making the form</source>
        <translation>Đang tạo đề</translation>
    </message>
    <message>
        <source>Making the form, item %v of %m</source>
        <translation>Đang tạo đề, mục %v trên %m</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>&amp;Start the exam</source>
        <translation>&amp;Bắt đầu bài thi</translation>
    </message>
    <message>
        <source>&amp;Trainee</source>
        <translation>Học &amp;viên</translation>
    </message>
    <message>
        <source>Search for a trainee</source>
        <translation>Tìm học viên</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Trainees</source>
        <translation>Học viên</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Bài thi</translation>
    </message>
    <message>
        <source>Version of the exam</source>
        <translation>Phiên bản bài thi</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>Bài th&amp;i</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Phiên bản</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Những gì sẽ diễn ra</translation>
    </message>
    <message>
        <source>Time factor</source>
        <translation>Hệ số thời gian</translation>
    </message>
    <message>
        <source>Time × %1</source>
        <translation>Thời gian × %1</translation>
    </message>
    <message>
        <source>Another factor</source>
        <translation>Hệ số khác</translation>
    </message>
    <message>
        <source>Time in percent</source>
        <translation>Thời gian, phần trăm</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Extra minutes</source>
        <translation>Số phút thêm</translation>
    </message>
    <message>
        <source> min</source>
        <translation> phút</translation>
    </message>
    <message>
        <source>&amp;Large text</source>
        <translation>Chữ &amp;lớn</translation>
    </message>
    <message>
        <source>Large text</source>
        <translation>Chữ lớn</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>Thời gia&amp;n</translation>
    </message>
    <message>
        <source>E&amp;xtra time</source>
        <translation>Thêm &amp;giờ</translation>
    </message>
    <message>
        <source>%1, the newest</source>
        <translation>%1, mới nhất</translation>
    </message>
    <message>
        <source>Choose an exam. Exams are written and saved on the page of exams.</source>
        <translation>Chọn bài thi. Bài thi được soạn và lưu ở trang bài thi.</translation>
    </message>
    <message>
        <source>Choose the trainee.</source>
        <translation>Chọn học viên.</translation>
    </message>
    <message>
        <source>The screen will belong to the exam until %1 has finished it.</source>
        <translation>Màn hình sẽ dành cho bài thi đến khi %1 làm xong.</translation>
    </message>
    <message>
        <source>as many rounds as it takes for every skill</source>
        <translation>bao nhiêu ván cũng được cho đủ mọi kỹ năng</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, no time limit of its own</source>
        <translation>%1: %2, không giới hạn thời gian riêng</translation>
    </message>
    <message>
        <source>Whole exam: %1.</source>
        <translation>Cả bài thi: %1.</translation>
    </message>
    <message>
        <source>The whole exam has no time limit.</source>
        <translation>Cả bài thi không giới hạn thời gian.</translation>
    </message>
    <message>
        <source>Pass mark: %1 %. %2</source>
        <translation>Điểm đạt: %1%. %2</translation>
    </message>
    <message>
        <source>Everybody has the same form.</source>
        <translation>Mọi người cùng một đề.</translation>
    </message>
    <message>
        <source>A fresh form is made.</source>
        <translation>Tạo đề mới.</translation>
    </message>
    <message>
        <source>The text is large.</source>
        <translation>Chữ lớn.</translation>
    </message>
    <message>
        <source>No form can be made. %1 (at %2)</source>
        <translation>Không tạo được đề. %1 (tại %2)</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::StickDialog</name>
    <message>
        <source>Stick</source>
        <translation>USB</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>Thư mục &amp;trên</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Tìm lại</translation>
    </message>
    <message>
        <source>No stick is there. Plug one in, then press &quot;Look again&quot;.</source>
        <translation>Không có USB nào. Hãy cắm vào, rồi bấm “Tìm lại”.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Tên tệp</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>Choose a stick</source>
        <translation>Hãy chọn USB</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendModel</name>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Tuần từ</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Tháng</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Lần thi</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Đạt</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Trên tổng</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Điểm trung bình</translation>
    </message>
</context>
<context>
    <name>cutcard::supervisor::TrendsPage</name>
    <message>
        <source>Charts and table</source>
        <translation>Biểu đồ và bảng</translation>
    </message>
    <message>
        <source>By day, week or month</source>
        <translation>Theo ngày, tuần hoặc tháng</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Tuần</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Tháng</translation>
    </message>
    <message>
        <source>Days begin at midnight UTC, weeks on Monday.</source>
        <translation>Mỗi ngày bắt đầu lúc nửa đêm UTC, mỗi tuần bắt đầu vào thứ Hai.</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>Th&amp;eo</translation>
    </message>
    <message>
        <source>Mean score over time</source>
        <translation>Điểm trung bình theo thời gian</translation>
    </message>
    <message>
        <source>Attempts over time, passed and not passed</source>
        <translation>Lần thi theo thời gian, đạt và không đạt</translation>
    </message>
    <message>
        <source>The figures of the charts</source>
        <translation>Số liệu của biểu đồ</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>&amp;Save the charts as a picture…</source>
        <translation>&amp;Lưu biểu đồ thành ảnh…</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Xu hướng</translation>
    </message>
    <message>
        <source>No exam has been finished yet. Start one on the page of exams; its result appears here.</source>
        <translation>Chưa có bài thi nào xong. Bắt đầu một bài ở trang bài thi; kết quả hiện ở đây.</translation>
    </message>
    <message>
        <source>No finished exam fits this choice. Choose a longer time, another exam or everybody.</source>
        <translation>Không bài thi đã xong nào khớp lựa chọn này. Chọn thời gian dài hơn, bài thi khác hoặc mọi người.</translation>
    </message>
    <message>
        <source>%1. Attempts: %2, passed: %3, mean score: %4</source>
        <translation>%1. Lần thi: %2, đạt: %3, điểm trung bình: %4</translation>
    </message>
    <message>
        <source>Save the charts</source>
        <translation>Lưu biểu đồ</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Ảnh (*.png)</translation>
    </message>
    <message>
        <source>trend.png</source>
        <translation>xu-huong.png</translation>
    </message>
    <message>
        <source>The charts are in %1.</source>
        <translation>Biểu đồ ở %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>Không ghi được %1. Chọn thư mục khác.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an exam and a sentence</comment>
        <translation>%1. %2</translation>
    </message>
</context>
</TS>
