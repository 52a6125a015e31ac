#include "app/text/amounts.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QLocale>

namespace cutcard::text {
namespace {

/// Amounts are written as the language of the text around them has it, whatever the machine is set to.
QLocale localeOfTheText() {
    const QLocale locale(QCoreApplication::translate("Money", "en_US", "the locale of this language's amounts"));
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString written(Money amount, bool cents) {
    const QLocale locale = localeOfTheText();
    QString digits = locale.toString(static_cast<qlonglong>(amount.inCents() / 100));
    if (cents) {
        const auto rest = static_cast<int>(amount.inCents() % 100);
        digits += locale.decimalPoint() + locale.toString(rest / 10) + locale.toString(rest % 10);
    }
    return QCoreApplication::translate("Money", "$%1").arg(digits);
}

}  // namespace

QString money(Money amount) {
    return written(amount, true);
}

QString shortMoney(Money amount) {
    return written(amount, amount.inCents() % 100 != 0);
}

QString number(std::int64_t number) {
    return localeOfTheText().toString(static_cast<qlonglong>(number));
}

QString chips(Money amount, std::span<const Money> tray) {
    const ChipBreakdown cut = breakDown(amount, tray);
    QStringList parts;
    for (const ChipStack& stack : cut.stacks) {
        parts << QCoreApplication::translate("Money", "%1 × %2").arg(stack.count).arg(shortMoney(stack.value));
    }
    if (!cut.rest.isZero()) {
        parts << QCoreApplication::translate("Money", "%1 that no chip makes").arg(money(cut.rest));
    }
    return parts.join(QCoreApplication::translate("Money", ", ", "between stacks of chips"));
}

}  // namespace cutcard::text
