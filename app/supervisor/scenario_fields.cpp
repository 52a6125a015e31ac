#include "app/supervisor/scenario_fields.h"

#include "app/supervisor/scenario_words.h"
#include "app/text/amounts.h"
#include "engine/cards/card.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace cutcard::supervisor {
namespace {

constexpr int kCardWidth = 52;
constexpr int kAmountWidth = 84;

/// "as" and "AS" mean the ace of spades too.
QString asCard(const QString& typed) {
    if (typed.size() != 2) return typed;
    return typed.at(0).toUpper() + QString(typed.at(1).toLower());
}

}  // namespace

void ScenarioFields::setErrors(QWidget* part, QBoxLayout* errors) {
    m_part = part;
    m_errors = errors;
}

void ScenarioFields::bind(const std::string& field, QWidget* widget, std::function<void(const ScenarioDraft&)> show) {
    if (widget->objectName().isEmpty()) widget->setObjectName(QString::fromStdString(field));
    auto* error = new FieldError(qPrintable(widget->objectName() + QStringLiteral("Error")), widget, m_part);
    if (m_errors != nullptr) m_errors->addWidget(error);
    m_bound.push_back({field, widget, error, m_part, std::move(show)});
}

QLineEdit* ScenarioFields::line(const std::string& field, const QString& name, int width,
                                std::function<Json(const QString&)> read) {
    auto* edit = named(new QLineEdit(m_part), field.c_str(), name);
    edit->setFixedWidth(look::px(width));
    connect(edit, &QLineEdit::textEdited, this, [this, field, read = std::move(read)](const QString& text) {
        emit edited(field, text.trimmed().isEmpty() ? Json() : read(text.trimmed()));
    });
    bind(field, edit, [edit, field](const ScenarioDraft& draft) {
        const QString text = draft.typed(field);
        // The cursor stays where it is while somebody types.
        if (text::plainFigures(edit->text().trimmed()) != text) edit->setText(text::figures(text));
    });
    return edit;
}

QLineEdit* ScenarioFields::amount(const std::string& field, const QString& name) {
    return line(field, name, kAmountWidth,
                [](const QString& text) { return Json(text::plainFigures(text).toStdString()); });
}

QLineEdit* ScenarioFields::number(const std::string& field, const QString& name) {
    return line(field, name, kAmountWidth, [](const QString& text) {
        bool isNumber = false;
        const quint64 number = text.toULongLong(&isNumber);
        return isNumber ? Json(number) : Json(text.toStdString());
    });
}

QLineEdit* ScenarioFields::card(const std::string& field, const QString& name) {
    auto* edit = named(new QLineEdit(m_part), field.c_str(), name);
    edit->setFixedWidth(look::px(kCardWidth));
    edit->setMaxLength(2);
    edit->setAlignment(Qt::AlignCenter);
    edit->setPlaceholderText(QStringLiteral("··"));
    edit->installEventFilter(this);
    connect(edit, &QLineEdit::textEdited, this, [this, edit, field] { cardTyped(edit, field); });
    bind(field, edit, [this, edit, field](const ScenarioDraft& draft) {
        const QString card = draft.typed(field);
        // What is being typed, or was refused, stays until it is a card or is left.
        const bool isOther = m_draft.typed(field) != card;
        if (edit->text() != card && (isOther || !edit->hasFocus())) edit->setText(card);
    });
    return edit;
}

void ScenarioFields::cardTyped(QLineEdit* edit, const std::string& field) {
    const QString typed = asCard(edit->text());
    const ScenarioFaultAt* fault = nullptr;
    ScenarioFaultAt wrong{field, {}, RefusalCode::DuplicateCard};
    if (typed.isEmpty()) {
        emit edited(field, Json());
        return;
    }
    if (typed.size() < 2) return;
    const auto elsewhere = m_draft.fieldOfCard(typed.toStdString());
    if (!Card::parse(typed.toStdString())) {
        wrong.code = RefusalCode::BadCard;
        wrong.sentence = tr("\"%1\" is no card: write rank and suit, such as Td.").arg(typed);
        fault = &wrong;
    } else if (elsewhere && *elsewhere != field) {
        wrong.sentence = tr("%1 is %2 already.").arg(typed, placeOfField(*elsewhere));
        fault = &wrong;
    }
    if (fault != nullptr) {
        say(fault);
        return;
    }
    edit->setText(typed);
    emit edited(field, typed.toStdString());
}

QComboBox* ScenarioFields::choice(const std::string& field, const QString& name, const std::vector<Choice>& choices) {
    auto* combo = named(new QComboBox(m_part), field.c_str(), name);
    for (const Choice& choice : choices) combo->addItem(choice.text);
    connect(combo, &QComboBox::activated, this,
            [this, field, choices](int index) { emit edited(field, choices[static_cast<std::size_t>(index)].value); });
    bind(field, combo, [combo, field, choices](const ScenarioDraft& draft) {
        const Json now = draft.value(field);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (choices[i].value == now) combo->setCurrentIndex(static_cast<int>(i));
        }
    });
    return combo;
}

QCheckBox* ScenarioFields::flag(const std::string& field, const QString& name) {
    auto* box = named(new QCheckBox(name, m_part), field.c_str(), name);
    connect(box, &QCheckBox::clicked, this, [this, field](bool on) { emit edited(field, Json(on)); });
    bind(field, box, [box, field](const ScenarioDraft& draft) { box->setChecked(draft.value(field) == true); });
    return box;
}

void ScenarioFields::clear() {
    m_bound.clear();
    m_part = nullptr;
    m_errors = nullptr;
    m_currentCard.clear();
}

void ScenarioFields::show(const ScenarioDraft& draft) {
    for (const Bound& bound : m_bound) {
        const QSignalBlocker quiet(bound.widget);
        bound.show(draft);
    }
    m_draft = draft;
}

const ScenarioFields::Bound* ScenarioFields::nearest(const std::string& field) const {
    const Bound* best = nullptr;
    for (const Bound& bound : m_bound) {
        if (bound.field == field) return &bound;
        // The field is part of a list or object that has one widget: seat3.cards is shown at its first card.
        const bool around = field.size() > bound.field.size() && field.starts_with(bound.field) &&
                            (field[bound.field.size()] == '.' || field[bound.field.size()] == '[');
        const bool within = bound.field.size() > field.size() && bound.field.starts_with(field) &&
                            (bound.field[field.size()] == '.' || bound.field[field.size()] == '[');
        if (around && (best == nullptr || bound.field.size() > best->field.size())) best = &bound;
        if (within && best == nullptr) best = &bound;
    }
    return best;
}

bool ScenarioFields::say(const ScenarioFaultAt* fault) {
    const Bound* at = fault != nullptr ? nearest(fault->field) : nullptr;
    for (const Bound& bound : m_bound) bound.error->say(&bound == at ? fault->sentence : QString());
    return at != nullptr;
}

QWidget* ScenarioFields::widgetAt(const std::string& field) const {
    const Bound* at = nearest(field);
    return at != nullptr ? at->widget : nullptr;
}

QWidget* ScenarioFields::partAt(const std::string& field) const {
    const Bound* at = nearest(field);
    return at != nullptr ? at->part : nullptr;
}

bool ScenarioFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        m_currentCard = watched->objectName().toStdString();
        emit cardFieldEntered(m_currentCard);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace cutcard::supervisor
