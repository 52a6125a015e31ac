#include "app/text/amounts.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

QString written(Money amount, bool cents) {
    const QLocale locale = text::locale();
    QString digits = locale.toString(static_cast<qlonglong>(amount.inCents() / 100));
    if (cents) {
        const auto rest = static_cast<int>(amount.inCents() % 100);
        digits += locale.decimalPoint() + locale.toString(rest / 10) + locale.toString(rest % 10);
    }
    return QCoreApplication::translate("Money", "$%1").arg(digits);
}

}  // namespace

QLocale locale() {
    const QLocale locale(QCoreApplication::translate("Money", "en_US", "the locale of this language's amounts"));
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : locale;
}

QString money(Money amount) {
    return written(amount, true);
}

QString shortMoney(Money amount) {
    return written(amount, amount.inCents() % 100 != 0);
}

QString figures(const QString& amount) {
    return QString(amount).replace(QLatin1Char('.'), locale().decimalPoint());
}

QString plainFigures(const QString& typed) {
    return QString(typed).replace(QLatin1Char(','), QLatin1Char('.'));
}

QString groupedFigures(const QString& amount) {
    const qsizetype point = amount.indexOf(QLatin1Char('.'));
    const QString whole = amount.left(point);
    bool isNumber = false;
    const qlonglong dollars = whole.toLongLong(&isNumber);
    // Zeros that are typed first stay to be seen.
    if (!isNumber || whole.startsWith(QLatin1Char('0'))) return figures(amount);
    return locale().toString(dollars) + (point < 0 ? QString() : figures(amount.mid(point)));
}

QString dollars(const QString& amount) {
    return QCoreApplication::translate("Money", "$%1").arg(groupedFigures(amount));
}

QString decimal(double number, int decimals) {
    return locale().toString(number, 'f', decimals);
}

QString number(std::int64_t number) {
    return locale().toString(static_cast<qlonglong>(number));
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
