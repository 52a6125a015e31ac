#include "app/supervisor/rules_differences.h"

#include "app/text/catalogue.h"
#include "app/text/house_words.h"
#include "engine/rules/selections.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

class Differences {
    Q_DECLARE_TR_FUNCTIONS(RulesDifferences)

public:
    Differences(const RuleSet& chapter, const RulesSubmission& house)
        : m_chapter(chapter), m_house(house), m_standard(standardSelections(chapter)) {}

    QStringList all() {
        for (const auto& [wager, terms] : m_house.rules->lettered) addWager(wager, terms.group);
        addProgressive();
        addHandBonus();
        if (m_house.selections.coverAll) m_said << tr("%1 is offered.").arg(text::wager(Wager::CoverAll));
        for (const HouseOption& option : m_chapter.options) addOption(option);
        addLimits();
        return m_said;
    }

private:
    static std::string letterIn(const Selections& selections, Wager wager) {
        const auto found = selections.letters.find(wager);
        return found == selections.letters.end() ? std::string() : found->second;
    }

    void addWager(Wager wager, const PaytableGroup& group) {
        const QString name = text::wager(wager);
        for (const Paytable& table : group.tables) {
            if (!table.inChapter) {
                m_said << tr("%1 has a paytable of the house's own, %2, which is not in the chapter.")
                              .arg(name, QString::fromStdString(table.letter));
            }
        }
        const std::string before = letterIn(m_standard, wager);
        const std::string now = letterIn(m_house.selections, wager);
        if (now == before) return;
        const QString letter = QString::fromStdString(now);
        if (now.empty()) {
            m_said << tr("%1 is not offered.").arg(name);
        } else if (before.empty()) {
            m_said << tr("%1 is offered, by paytable %2.").arg(name, letter);
        } else {
            m_said << tr("%1 pays by paytable %2 instead of %3.").arg(name, letter, QString::fromStdString(before));
        }
    }

    void addProgressive() {
        const auto& choice = m_house.selections.progressive;
        if (!choice) return;
        m_said << tr("%1 is offered, by paytable %2, for %3.")
                      .arg(text::progressiveKind(choice->kind), QString::fromStdString(choice->paytable),
                           text::shortMoney(choice->wager));
        if (!choice->envy.empty() && choice->envy != choice->paytable) {
            m_said
                << tr("Envy is paid by schedule %1, whatever the paytable.").arg(QString::fromStdString(choice->envy));
        }
    }

    void addHandBonus() {
        const auto& choice = m_house.selections.fiveCardHandBonus;
        if (!choice) return;
        m_said << tr("Five Card Hand Bonus is offered, for %1.").arg(text::shortMoney(choice->wager));
        if (!choice->magicCard) m_said << tr("Magic Card is not paid.");
        if (!choice->luckyBonus) m_said << tr("Lucky Bonus is not paid.");
    }

    void addOption(const HouseOption& option) {
        const std::string_view now = m_house.selections.option(option.name);
        if (now == option.standard) return;
        m_said << tr("This house %1.").arg(text::houseChoice(option.name, now));
    }

    void addLimits() {
        const Selections& now = m_house.selections;
        if (now.tableMinimum != m_standard.tableMinimum) {
            m_said << tr("The table minimum is %1 instead of %2.")
                          .arg(text::shortMoney(now.tableMinimum), text::shortMoney(m_standard.tableMinimum));
        }
        if (now.tableMaximum) m_said << tr("The table maximum is %1.").arg(text::shortMoney(*now.tableMaximum));
        if (now.chips == m_standard.chips) return;
        QStringList chips;
        for (const Money chip : now.chips) chips << text::shortMoney(chip);
        m_said << tr("The chips in the tray are %1.").arg(chips.join(QStringLiteral(", ")));
    }

    const RuleSet& m_chapter;
    const RulesSubmission& m_house;
    Selections m_standard;
    QStringList m_said;
};

}  // namespace

QStringList differencesFromChapter(const RuleSet& chapter, const RulesSubmission& house) {
    return Differences(chapter, house).all();
}

}  // namespace cutcard::supervisor
