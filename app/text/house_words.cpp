#include "app/text/house_words.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(House)
};

// How the rules files mark what no regulation text at hand says.
constexpr std::string_view kHouseRule = "house rule";

struct OptionWords {
    std::string_view option;
    std::string_view value;  ///< Empty: the option itself.
    const char* label;
    const char* sentence;
};

constexpr std::array kWords = {
    OptionWords{"breakage", "", QT_TRANSLATE_NOOP("House", "Breakage"), nullptr},
    OptionWords{"breakage", "exact", QT_TRANSLATE_NOOP("House", "Paid to the cent"),
                QT_TRANSLATE_NOOP("House", "pays to the cent")},
    OptionWords{"breakage", "down_to_50c", QT_TRANSLATE_NOOP("House", "Rounded down to 50 cents"),
                QT_TRANSLATE_NOOP("House", "rounds what is paid in chips down to 50 cents")},
    OptionWords{"breakage", "down_to_dollar", QT_TRANSLATE_NOOP("House", "Rounded down to a dollar"),
                QT_TRANSLATE_NOOP("House", "rounds what is paid in chips down to a dollar")},
    OptionWords{"strict_house_order", "", QT_TRANSLATE_NOOP("House", "Order of the steps"), nullptr},
    OptionWords{"strict_house_order", "false", QT_TRANSLATE_NOOP("House", "Every order that the text permits"),
                QT_TRANSLATE_NOOP("House", "accepts every order that the text permits")},
    OptionWords{"strict_house_order", "true", QT_TRANSLATE_NOOP("House", "The house order alone"),
                QT_TRANSLATE_NOOP("House", "accepts its house order alone")},
    OptionWords{"five_card_hand_bonus_on_fold", "", QT_TRANSLATE_NOOP("House", "Five Card Hand Bonus after a fold"),
                nullptr},
    OptionWords{"five_card_hand_bonus_on_fold", "stands", QT_TRANSLATE_NOOP("House", "Stands"),
                QT_TRANSLATE_NOOP("House", "lets the Five Card Hand Bonus stand after a fold")},
    OptionWords{"five_card_hand_bonus_on_fold", "forfeited", QT_TRANSLATE_NOOP("House", "Is lost"),
                QT_TRANSLATE_NOOP("House", "takes the Five Card Hand Bonus when a player folds")},
    OptionWords{"bad_beat_on_fold", "", QT_TRANSLATE_NOOP("House", "Bad Beat Bonus after a fold"), nullptr},
    OptionWords{"bad_beat_on_fold", "stands", QT_TRANSLATE_NOOP("House", "Stands"),
                QT_TRANSLATE_NOOP("House", "lets the Bad Beat Bonus stand after a fold")},
    OptionWords{"bad_beat_on_fold", "forfeited", QT_TRANSLATE_NOOP("House", "Is lost"),
                QT_TRANSLATE_NOOP("House", "takes the Bad Beat Bonus when a player folds")},
    OptionWords{"cover_all_on_fold", "", QT_TRANSLATE_NOOP("House", "Cover All after a fold"), nullptr},
    OptionWords{"cover_all_on_fold", "stands", QT_TRANSLATE_NOOP("House", "Stands"),
                QT_TRANSLATE_NOOP("House", "lets Cover All stand after a fold")},
    OptionWords{"cover_all_on_fold", "forfeited", QT_TRANSLATE_NOOP("House", "Is lost"),
                QT_TRANSLATE_NOOP("House", "takes Cover All when a player folds")},
    OptionWords{"trips_on_fold", "", QT_TRANSLATE_NOOP("House", "Trips after a fold"), nullptr},
    OptionWords{"trips_on_fold", "stands", QT_TRANSLATE_NOOP("House", "Stands"),
                QT_TRANSLATE_NOOP("House", "lets Trips stand after a fold")},
    OptionWords{"trips_on_fold", "forfeited", QT_TRANSLATE_NOOP("House", "Is lost"),
                QT_TRANSLATE_NOOP("House", "takes Trips when a player folds")},
    OptionWords{"ante_pays_from", "", QT_TRANSLATE_NOOP("House", "The Ante is paid from"), nullptr},
    OptionWords{"ante_pays_from", "straight", QT_TRANSLATE_NOOP("House", "A straight up"),
                QT_TRANSLATE_NOOP("House", "pays the Ante from a straight up")},
    OptionWords{"ante_pays_from", "flush", QT_TRANSLATE_NOOP("House", "A flush up"),
                QT_TRANSLATE_NOOP("House", "pays the Ante from a flush up")},
};

const OptionWords* wordsOf(std::string_view option, std::string_view value) {
    for (const OptionWords& words : kWords) {
        if (words.option == option && words.value == value) return &words;
    }
    return nullptr;
}

/// A word of the rules file that the catalogue does not have.
QString plain(std::string_view word) {
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())).replace(u'_', u' ');
}

QString said(const char* text) {
    return QCoreApplication::translate("House", text);
}

}  // namespace

QString gameOfChapter(std::string_view rules) {
    return Say::tr("%1, %2").arg(gameTitle(rules), chapterTitle(rules));
}

QString paytable(const Paytable& table) {
    const QString letter = QString::fromStdString(table.letter);
    if (letter.isEmpty()) return Say::tr("The one paytable");
    return table.inChapter ? Say::tr("Paytable %1").arg(letter)
                           : Say::tr("Own paytable %1, not in the chapter").arg(letter);
}

QString progressiveKind(std::string_view kind) {
    if (kind == "four_card") return Say::tr("Four-card progressive");
    if (kind == "five_card") return Say::tr("Five-card progressive");
    if (kind == "multi_link") return Say::tr("Multi Game Link progressive");
    return plain(kind);
}

QString houseOption(std::string_view option) {
    const OptionWords* words = wordsOf(option, {});
    return words == nullptr ? plain(option) : said(words->label);
}

QString optionValue(std::string_view option, std::string_view value) {
    const OptionWords* words = wordsOf(option, value);
    return words == nullptr ? plain(value) : said(words->label);
}

QString houseChoice(std::string_view option, std::string_view value) {
    const OptionWords* words = wordsOf(option, value);
    return words == nullptr ? plain(option) + QStringLiteral(": ") + plain(value) : said(words->sentence);
}

QString optionNote(const HouseOption& option, std::string_view value) {
    if (option.ruling == kHouseRule) {
        return Say::tr("House rule, no regulation text at hand; this house %1.").arg(houseChoice(option.name, value));
    }
    return Say::tr("The regulation is silent; this house %1 (%2).")
        .arg(houseChoice(option.name, value), QString::fromStdString(option.ruling));
}

QString standsIn(std::string_view cite) {
    if (cite == kHouseRule) return Say::tr("House rule, no regulation text at hand");
    if (cite == "house") return Say::tr("Own table, not in the chapter");
    return QString::fromUtf8(cite.data(), static_cast<qsizetype>(cite.size()));
}

QString criticalKind(CriticalKind kind) {
    switch (kind) {
    case CriticalKind::OverpaymentAbove: return Say::tr("Overpaid by more than");
    case CriticalKind::UnderpaymentAbove: return Say::tr("Underpaid by more than");
    case CriticalKind::MissedIrregularity: return Say::tr("Missed an irregularity");
    case CriticalKind::FalseAlarm: return Say::tr("Stopped a round in which nothing was wrong");
    case CriticalKind::WrongRuling: return Say::tr("Wrong ruling on an irregularity");
    }
    return {};
}

QString showAfter(ShowAfter show) {
    switch (show) {
    case ShowAfter::Nothing: return Say::tr("Nothing");
    case ShowAfter::Score: return Say::tr("The score");
    case ShowAfter::Errors: return Say::tr("The score and every error");
    }
    return {};
}

}  // namespace cutcard::text
