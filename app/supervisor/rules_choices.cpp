#include "app/supervisor/rules_choices.h"

#include "app/text/catalogue.h"
#include "app/text/house_words.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

constexpr auto kProgressive = "/selections/progressive";
constexpr auto kHandBonus = "/selections/five_card_hand_bonus";

QString lettersIn(const std::string& letter) {
    return QString::fromStdString(letter);
}

Json amount(Money money) {
    return money.text();
}

std::string wordAt(const Json* object, const char* member) {
    if (object == nullptr || !object->is_object()) return {};
    const auto found = object->find(member);
    return found != object->end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool isYesOrNo(const HouseOption& option) {
    return option.standard == "true" || option.standard == "false";
}

Json valueOf(const HouseOption& option, const std::string& word) {
    return isYesOrNo(option) ? Json(word == "true") : Json(word);
}

std::string wordOf(const HouseOption& option, const Json* value) {
    if (value == nullptr) return option.standard;
    if (value->is_boolean()) return value->get<bool>() ? "true" : "false";
    return value->is_string() ? value->get<std::string>() : option.standard;
}

}  // namespace

RulesChoices::RulesChoices(Draft& draft, RulesOfDraft rules, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_rules(std::move(rules)), m_chapter(m_rules()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    addWagers();
    if (!m_chapter->progressives.empty()) addProgressive();
    if (m_chapter->fiveCardHandBonus) addHandBonus();
    addOptions();
    addLimits();
    layout->addStretch();
}

QFormLayout* RulesChoices::addGroup(const QString& title) {
    auto* group = new QGroupBox(title, this);
    auto* form = new QFormLayout(group);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    static_cast<QVBoxLayout*>(layout())->addWidget(group);
    return form;
}

void RulesChoices::addField(QFormLayout& form, const QString& label, DraftField* field) {
    auto* words = new QLabel(label, this);
    words->setBuddy(field->editor());
    words->setWordWrap(true);
    words->setFixedWidth(std::max(look::px(150), words->minimumSizeHint().width()));
    form.addRow(words, field);
}

FieldOf RulesChoices::at(const std::string& pointer, const QString& name) const {
    return {m_draft, Draft::Path(pointer), name};
}

void RulesChoices::addWagers() {
    QFormLayout& form = *addGroup(tr("Wagers"));
    for (const auto& [wager, terms] : m_chapter->lettered) addLetter(form, wager, terms);
    if (m_chapter->coverAll) {
        const QString name = text::wager(Wager::CoverAll);
        addField(form, name, switchField(at("/selections/cover_all", name), tr("Offered"), this));
    }
}

void RulesChoices::addLetter(QFormLayout& form, Wager wager, const LetteredWager& terms) {
    const QString name = text::wager(wager);
    if (terms.group.tables.front().letter.empty()) {
        QLabel* nothing = remark(tr("One paytable, nothing to choose"), this);
        form.addRow(name, nothing);
        return;
    }
    const auto choices = [rules = m_rules, wager = wager, isAlways = terms.offer == Offer::Always] {
        std::vector<FieldChoice> list;
        if (!isAlways) list.push_back({Json(), tr("Not offered")});
        for (const Paytable& table : rules()->lettered.at(wager).group.tables) {
            list.push_back({table.letter, text::paytable(table)});
        }
        return list;
    };
    addField(form, name, choiceField(at("/selections/" + std::string(wagerName(wager)), name), choices, this));
}

void RulesChoices::addProgressive() {
    QFormLayout& form = *addGroup(text::wager(Wager::Progressive));
    const FieldOf whole = at(kProgressive, text::wager(Wager::Progressive));
    const auto choices = [chapter = m_chapter] {
        std::vector<FieldChoice> list = {{Json(), tr("Not offered")}};
        for (const ProgressiveKind& kind : chapter->progressives) {
            list.push_back({kind.name, text::progressiveKind(kind.name)});
        }
        return list;
    };
    const auto shown = [](const Json* value) {
        const std::string kind = wordAt(value, "kind");
        return kind.empty() ? Json() : Json(kind);
    };
    // Another kind has other tables: it begins with its first.
    const auto chosen = [whole, chapter = m_chapter](const Json& kind) {
        if (kind.is_null()) return whole.draft.set(whole.path, Json(), whole.name);
        const ProgressiveKind* terms = chapter->progressive(kind.get<std::string>());
        const std::string wager = wordAt(whole.draft.find(whole.path), "wager");
        whole.draft.set(whole.path,
                        {{"kind", kind},
                         {"paytable", terms->tables.front().table.letter},
                         {"wager", wager.empty() ? ProgressiveChoice().wager.text() : wager}},
                        whole.name);
    };
    addField(form, tr("Kind"), choiceField(whole, choices, shown, chosen, this));
    addProgressiveTerms(form, m_chapter->progressives);
}

void RulesChoices::addProgressiveTerms(QFormLayout& form, const std::vector<ProgressiveKind>& kinds) {
    const auto kindNow = [this]() -> const ProgressiveKind* {
        return m_chapter->progressive(wordAt(m_draft.find(Draft::Path(kProgressive)), "kind"));
    };
    const std::string below = std::string(kProgressive) + '/';
    const auto tables = [kindNow] {
        std::vector<FieldChoice> list;
        if (const ProgressiveKind* kind = kindNow()) {
            for (const MeteredTable& metered : kind->tables) {
                list.push_back({metered.table.letter, text::paytable(metered.table)});
            }
        }
        return list;
    };
    DraftField* table = choiceField(at(below + "paytable", tr("Paytable of the progressive")), tables, this);
    table->setNote([kindNow](const Json* letter) {
        const ProgressiveKind* kind = kindNow();
        const MeteredTable* metered = kind == nullptr || letter == nullptr || !letter->is_string()
                                          ? nullptr
                                          : kind->table(letter->get<std::string>());
        return metered == nullptr ? QString() : text::standsIn(metered->table.cite);
    });
    addField(form, tr("Paytable"), table);
    showWith(kProgressive, form, table);
    DraftField* wager = amountField(at(below + "wager", tr("Progressive wager in dollars")), this);
    addField(form, tr("Wager, $"), wager);
    showWith(kProgressive, form, wager);
    const bool isEnvyApart =
        m_chapter->hasTrait("envy_chosen_apart") &&
        std::any_of(kinds.begin(), kinds.end(), [](const auto& kind) { return !kind.envy.empty(); });
    if (!isEnvyApart) return;
    const FieldOf envyAt = at(below + "envy", tr("Envy schedule"));
    const auto schedules = [kindNow] {
        std::vector<FieldChoice> list = {{Json(), tr("That of the paytable")}};
        const ProgressiveKind* kind = kindNow();
        if (kind == nullptr) return list;
        for (const EnvySchedule& schedule : kind->envy) {
            const FieldChoice choice{schedule.letter, tr("Schedule %1").arg(lettersIn(schedule.letter))};
            if (!schedule.letter.empty() && std::find(list.begin(), list.end(), choice) == list.end()) {
                list.push_back(choice);
            }
        }
        return list;
    };
    const auto shown = [](const Json* value) { return value == nullptr ? Json() : *value; };
    const auto chosen = [envyAt](const Json& letter) {
        if (letter.is_null()) return envyAt.draft.remove(envyAt.path, envyAt.name);
        envyAt.draft.set(envyAt.path, letter, envyAt.name);
    };
    DraftField* envy = choiceField(envyAt, schedules, shown, chosen, this);
    addField(form, tr("Envy schedule"), envy);
    showWith(kProgressive, form, envy);
}

void RulesChoices::addHandBonus() {
    QFormLayout& form = *addGroup(tr("Five Card Hand Bonus"));
    const FieldOf whole = at(kHandBonus, tr("Five Card Hand Bonus"));
    const auto choices = [] {
        return std::vector<FieldChoice>{{Json(false), tr("Not offered")}, {Json(true), tr("Offered")}};
    };
    const auto shown = [](const Json* value) { return Json(value != nullptr && value->is_object()); };
    const auto chosen = [whole](const Json& isOffered) {
        const FiveCardHandBonusChoice standard;
        const Json terms = {{"wager", amount(standard.wager)},
                            {"magic_card", standard.magicCard},
                            {"lucky_bonus", standard.luckyBonus}};
        whole.draft.set(whole.path, isOffered == true ? terms : Json(), whole.name);
    };
    addField(form, tr("At this table"), choiceField(whole, choices, shown, chosen, this));
    const std::string below = std::string(kHandBonus) + '/';
    DraftField* wager = amountField(at(below + "wager", tr("Five Card Hand Bonus wager in dollars")), this);
    addField(form, tr("Wager, $"), wager);
    DraftField* magic = switchField(at(below + "magic_card", tr("Magic Card")), tr("Paid"), this);
    addField(form, tr("Magic Card"), magic);
    DraftField* lucky = switchField(at(below + "lucky_bonus", tr("Lucky Bonus")), tr("Paid"), this);
    addField(form, tr("Lucky Bonus"), lucky);
    for (DraftField* field : {wager, magic, lucky}) showWith(kHandBonus, form, field);
}

void RulesChoices::addOptions() {
    if (m_chapter->options.empty()) return;
    QFormLayout& form = *addGroup(tr("Left to the house"));
    for (const HouseOption& option : m_chapter->options) {
        const QString name = text::houseOption(option.name);
        const auto choices = [option] {
            std::vector<FieldChoice> list;
            for (const std::string& word : option.values) {
                list.push_back({valueOf(option, word), text::optionValue(option.name, word)});
            }
            return list;
        };
        DraftField* field = choiceField(at("/selections/" + option.name, name), choices, this);
        field->editor()->setEnabled(option.values.size() > 1);
        field->setNote([option](const Json* value) { return text::optionNote(option, wordOf(option, value)); });
        addField(form, name, field);
    }
}

void RulesChoices::addLimits() {
    QFormLayout& form = *addGroup(tr("Limits and chips"));
    addField(form, tr("Table minimum, $"),
             amountField(at("/selections/table_minimum", tr("Table minimum in dollars")), this));
    DraftField* most = amountField(at("/selections/table_maximum", tr("Table maximum in dollars")), this, true);
    most->setNote([](const Json* value) { return value == nullptr ? tr("Empty: no maximum.") : QString(); });
    addField(form, tr("Table maximum, $"), most);
    DraftField* chips = listField(at("/selections/chips", tr("Chips in the tray in dollars")), this);
    addField(form, tr("Chips in the tray, $"), chips);
}

void RulesChoices::showWith(const std::string& pointer, QFormLayout& form, DraftField* field) {
    const auto refresh = [this, pointer, &form, field] {
        const Json* value = m_draft.find(Draft::Path(pointer));
        const bool isThere = value != nullptr && !value->is_null();
        field->setVisible(isThere);
        if (QWidget* label = form.labelForField(field)) label->setVisible(isThere);
    };
    connect(&m_draft, &Draft::changed, this, refresh);
    refresh();
}

}  // namespace cutcard::supervisor
