#pragma once

#include "app/supervisor/console_style.h"
#include "app/supervisor/scenario_verdict.h"

#include <QObject>

#include <functional>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLineEdit;

namespace cutcard::supervisor {

/// A word of the format and what a person reads.
struct Choice {
    QString text;
    Json value;
};

/// Widgets that are bound to fields of a draft: they show it, say what is wrong at its place, and tell what was
/// entered.
class ScenarioFields : public QObject {
    Q_OBJECT

public:
    explicit ScenarioFields(QObject* parent) : QObject(parent) {}

    /// Where the errors of the fields made from now on are shown, and what they are part of (a tab, for example).
    void setErrors(QWidget* part, QBoxLayout* errors);

    /// Two characters, "As". Cards that are elsewhere are refused in place.
    QLineEdit* card(const std::string& field, const QString& name);
    QLineEdit* amount(const std::string& field, const QString& name);
    QLineEdit* number(const std::string& field, const QString& name);
    QComboBox* choice(const std::string& field, const QString& name, const std::vector<Choice>& choices);
    QCheckBox* flag(const std::string& field, const QString& name);
    /// Anything else; `show` brings it up to the draft.
    void bind(const std::string& field, QWidget* widget, std::function<void(const ScenarioDraft&)> show);

    void clear();
    void show(const ScenarioDraft& draft);
    /// At the field, or at the nearest one around it; where there is none, nowhere. Returns whether it was shown.
    bool say(const ScenarioFaultAt* fault);
    QWidget* widgetAt(const std::string& field) const;
    /// The part in which the fault is shown; null: nowhere.
    QWidget* partAt(const std::string& field) const;
    /// The card field that was last in use, and the one after it that is empty; empty: none.
    std::string currentCard() const { return m_currentCard; }

signals:
    void edited(const std::string& field, const cutcard::Json& value);
    void cardFieldEntered(const std::string& field);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Bound {
        std::string field;
        QWidget* widget = nullptr;
        FieldError* error = nullptr;
        QWidget* part = nullptr;
        std::function<void(const ScenarioDraft&)> show;
    };

    QLineEdit* line(const std::string& field, const QString& name, int width, std::function<Json(const QString&)> read);
    void cardTyped(QLineEdit* edit, const std::string& field);
    const Bound* nearest(const std::string& field) const;

    std::vector<Bound> m_bound;
    QWidget* m_part = nullptr;
    QBoxLayout* m_errors = nullptr;
    ScenarioDraft m_draft;
    std::string m_currentCard;
};

}  // namespace cutcard::supervisor
