#include "app/kiosk/self_test.h"

#include "app/session/exam/exam_clock.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace cutcard::kiosk {
namespace {

constexpr std::int64_t kMegabyte = 1'000'000;
constexpr std::int64_t kFullBelow = 50 * kMegabyte;
constexpr std::int64_t kScarceBelow = 1000 * kMegabyte;
constexpr store::Milliseconds kDay = 24LL * 60 * 60 * 1000;
constexpr store::Milliseconds kBackupIsOldAfter = 2 * kDay;
/// Before this program there was no exam, and a battery that was empty gives 1970 or 2000.
constexpr int kFirstYear = 2024;
constexpr int kLastYear = 2099;
constexpr QSize kLeastScreen(1280, 720);

struct SelfTest {
    Q_DECLARE_TR_FUNCTIONS(SelfTest)
};

QString size(std::int64_t bytes) {
    return QLocale().formattedDataSize(bytes, 0, QLocale::DataSizeSIFormat);
}

CheckLine storage(const SelfTestFacts& facts) {
    CheckLine line{QStringLiteral("storage"), SelfTest::tr("Storage"), CheckResult::Right, {}, {}};
    const auto failed = [&line](const QString& finding, const QString& advice) {
        line.result = CheckResult::Failed;
        line.finding = finding;
        line.advice = advice;
        return line;
    };
    if (!facts.damage.isEmpty())
        return failed(SelfTest::tr("The records are damaged: %1").arg(facts.damage),
                      SelfTest::tr("Use another machine, and have the records rescued from a backup."));
    if (!facts.canBeWritten)
        return failed(SelfTest::tr("Nothing can be written."),
                      SelfTest::tr("Use another machine, and have the disk and the rights of the folder looked at."));
    if (!facts.freeBytes) {
        line.finding = SelfTest::tr("The records are on a server; it can be written to.");
        return line;
    }
    if (*facts.freeBytes < kFullBelow)
        return failed(SelfTest::tr("The disk is full: %1 are free.").arg(size(*facts.freeBytes)),
                      SelfTest::tr("Make room on the disk, or use another machine."));
    line.finding = SelfTest::tr("The records are in order; %1 are free.").arg(size(*facts.freeBytes));
    if (*facts.freeBytes < kScarceBelow) {
        line.result = CheckResult::Warning;
        line.advice = SelfTest::tr("Make room on the disk after this exam.");
    }
    return line;
}

CheckLine clock(const SelfTestFacts& facts) {
    CheckLine line{QStringLiteral("clock"), SelfTest::tr("Clock"), CheckResult::Warning, {}, {}};
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(facts.now);
    line.finding = SelfTest::tr("It is %1.").arg(QLocale().toString(now, QLocale::ShortFormat));
    line.advice = SelfTest::tr("Set date and time; they stand on every result.");
    if (now.date().year() < kFirstYear || now.date().year() > kLastYear) return line;
    if (facts.newestEvent > facts.now + kLargestDrift) {
        const QDateTime newest = QDateTime::fromMSecsSinceEpoch(facts.newestEvent);
        line.finding += u' ' + SelfTest::tr("The newest record is from %1: the clock was set back.")
                                   .arg(QLocale().toString(newest, QLocale::ShortFormat));
        return line;
    }
    if (std::abs(facts.clockMoved) > kLargestDrift) {
        line.finding += u' ' + SelfTest::tr("It jumps.");
        line.advice = SelfTest::tr("Wait until nothing sets it any more, then check again.");
        return line;
    }
    line.result = CheckResult::Right;
    line.advice.clear();
    return line;
}

CheckLine screen(const SelfTestFacts& facts) {
    CheckLine line{QStringLiteral("screen"), SelfTest::tr("Screen"), CheckResult::Right, {}, {}};
    line.finding = SelfTest::tr("%1 × %2 pixels").arg(facts.screen.width()).arg(facts.screen.height());
    if (facts.screen.width() < kLeastScreen.width() || facts.screen.height() < kLeastScreen.height()) {
        line.result = CheckResult::Warning;
        line.advice = SelfTest::tr("Choose at least %1 × %2: smaller, not everything is seen at once.")
                          .arg(kLeastScreen.width())
                          .arg(kLeastScreen.height());
    } else if (facts.uncovered > 0) {
        line.result = CheckResult::Warning;
        line.finding += u' ' + SelfTest::tr("%n other screen(s) show something else.", nullptr, facts.uncovered);
        line.advice = SelfTest::tr("Unplug the other screens.");
    } else if (facts.outputs > 1) {
        line.result = CheckResult::Warning;
        line.finding += u' ' + SelfTest::tr("The picture is cut: it goes over %1 screens.").arg(facts.outputs);
        line.advice = SelfTest::tr("Unplug the other screens.");
    }
    return line;
}

CheckLine input(const SelfTestFacts& facts) {
    CheckLine line{QStringLiteral("input"), SelfTest::tr("Input"), CheckResult::Right, {}, {}};
    line.finding = SelfTest::tr("Keys or touch arrive.");
    if (!facts.inputSeen) {
        line.result = CheckResult::Waiting;
        line.finding = SelfTest::tr("Not tried yet.");
        line.advice = SelfTest::tr("Press a key, or touch the field below.");
    }
    return line;
}

CheckLine backup(const SelfTestFacts& facts) {
    CheckLine line{QStringLiteral("backup"), SelfTest::tr("Backup"), CheckResult::Warning, {}, {}};
    line.advice = SelfTest::tr("Make one on the page Records.");
    if (!facts.freeBytes) {
        line.result = CheckResult::Right;
        line.finding = SelfTest::tr("The server's matter.");
        line.advice.clear();
    } else if (!facts.backupAge) {
        line.finding = SelfTest::tr("There is none.");
    } else if (!facts.backupIsRight) {
        line.finding = SelfTest::tr("The newest one is damaged.");
    } else {
        const int hours = static_cast<int>(std::max<store::Milliseconds>(0, *facts.backupAge) / (60LL * 60 * 1000));
        line.finding = SelfTest::tr("The newest one is %n hour(s) old and in order.", nullptr, hours);
        if (*facts.backupAge > kBackupIsOldAfter) return line;
        line.result = CheckResult::Right;
        line.advice.clear();
    }
    return line;
}

}  // namespace

std::vector<CheckLine> selfTest(const SelfTestFacts& facts) {
    return {storage(facts), clock(facts), screen(facts), input(facts), backup(facts)};
}

bool examMayBegin(const std::vector<CheckLine>& lines) {
    return std::none_of(lines.begin(), lines.end(),
                        [](const CheckLine& line) { return line.result == CheckResult::Failed; });
}

QString signOf(CheckResult result) {
    switch (result) {
    case CheckResult::Right: return QStringLiteral("✓");
    case CheckResult::Waiting: return QStringLiteral("…");
    case CheckResult::Warning: return QStringLiteral("!");
    case CheckResult::Failed: return QStringLiteral("✗");
    }
    return {};
}

QString wordOf(CheckResult result) {
    switch (result) {
    case CheckResult::Right: return SelfTest::tr("In order");
    case CheckResult::Waiting: return SelfTest::tr("Try it");
    case CheckResult::Warning: return SelfTest::tr("Look at this");
    case CheckResult::Failed: return SelfTest::tr("No exam");
    }
    return {};
}

}  // namespace cutcard::kiosk
