#include "app/supervisor/passphrase_strength.h"

#include "app/store/store.h"

#include <QCoreApplication>
#include <QSet>

#include <array>
#include <cmath>
#include <cstdlib>

namespace cutcard::supervisor {
namespace {

/// Out of how many characters each one seems to be chosen.
int poolOf(const QString& text) {
    constexpr int kLetters = 26;
    constexpr int kDigits = 10;
    constexpr int kOthers = 33;
    bool lower = false;
    bool upper = false;
    bool digit = false;
    bool other = false;
    for (const QChar c : text) {
        lower = lower || c.isLower();
        upper = upper || c.isUpper();
        digit = digit || c.isDigit();
        other = other || !c.isLetterOrNumber();
    }
    return (lower ? kLetters : 0) + (upper ? kLetters : 0) + (digit ? kDigits : 0) + (other ? kOthers : 0);
}

/// Neighbours in the alphabet, among the digits or on the keyboard.
bool followsEasily(QChar one, QChar next) {
    if (std::abs(one.unicode() - next.unicode()) <= 1) return true;
    constexpr std::array<QStringView, 3> kRows = {u"qwertyuiop", u"asdfghjkl", u"zxcvbnm"};
    for (const QStringView row : kRows) {
        const auto at = row.indexOf(one);
        if (at >= 0 && std::abs(at - row.indexOf(next)) == 1 && row.contains(next)) return true;
    }
    return false;
}

double bitsOf(const QString& passphrase) {
    const QString text = passphrase.toLower();
    double characters = 0;
    QSet<QChar> seen;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEasy = i > 0 && followsEasily(text[i - 1], text[i]);
        characters += isEasy ? 0.2 : (seen.contains(text[i]) ? 0.7 : 1.0);
        seen.insert(text[i]);
    }
    return characters * std::log2(std::max(2, poolOf(passphrase)));
}

}  // namespace

PassphraseStrength strengthOf(const QString& passphrase) {
    constexpr double kFairBits = 45;
    constexpr double kStrongBits = 70;
    if (passphrase.size() < store::kShortestPassphrase) return PassphraseStrength::TooShort;
    const double bits = bitsOf(passphrase);
    if (bits < kFairBits) return PassphraseStrength::Weak;
    return bits < kStrongBits ? PassphraseStrength::Fair : PassphraseStrength::Strong;
}

QString strengthSentence(PassphraseStrength strength) {
    const auto say = [](const char* text) { return QCoreApplication::translate("Passphrase", text); };
    switch (strength) {
    case PassphraseStrength::TooShort:
        return say(QT_TRANSLATE_NOOP("Passphrase", "At least %1 characters. Four or five words are easy to remember."))
            .arg(store::kShortestPassphrase);
    case PassphraseStrength::Weak:
        return say(QT_TRANSLATE_NOOP("Passphrase", "Weak: somebody could guess it. Add a word or two."));
    case PassphraseStrength::Fair: return say(QT_TRANSLATE_NOOP("Passphrase", "Fair. Another word makes it strong."));
    case PassphraseStrength::Strong: return say(QT_TRANSLATE_NOOP("Passphrase", "Strong."));
    }
    return {};
}

}  // namespace cutcard::supervisor
