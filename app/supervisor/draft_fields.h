#pragma once

#include "app/supervisor/console_style.h"
#include "app/supervisor/draft.h"

#include <QSpinBox>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace cutcard::supervisor {

/// Which value of which draft an editor shows, and what people call it. Its object name is the place of the value.
struct FieldOf {
    Draft& draft;
    Draft::Path path;
    QString name;
};

/// An editor for one value of a draft; below it stands what is wrong with the value.
class DraftField : public QWidget {
    Q_OBJECT

public:
    using Show = std::function<void(const Json* value)>;

    /// The editor becomes a child. `show` brings the value into it; a value that is absent is null.
    DraftField(const FieldOf& of, QWidget* editor, Show show, QWidget* parent);

    QWidget* editor() const { return m_editor; }
    /// Below the editor, unless it is put elsewhere.
    FieldError* error() const { return m_error; }
    /// A sentence between the editor and its error, made anew with every change.
    void setNote(std::function<QString(const Json* value)> note);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();

    Draft& m_draft;
    Draft::Path m_path;
    QWidget* m_editor;
    Show m_show;
    std::function<QString(const Json*)> m_note;
    QLabel* m_remark = nullptr;
    FieldError* m_error;
};

/// What is wrong at a place that has no editor of its own: a table, a row, a list.
class DraftError : public FieldError {
    Q_OBJECT

public:
    enum class Reach { Here, Below };
    DraftError(Draft& draft, const Draft::Path& path, Reach reach, QWidget* parent);
};

/// Seconds as minutes and seconds; 0 is "no limit".
class DurationBox : public QSpinBox {
    Q_OBJECT

public:
    explicit DurationBox(QWidget* parent = nullptr);

protected:
    QString textFromValue(int seconds) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
};

struct FieldChoice {
    Json value;
    QString label;

    bool operator==(const FieldChoice&) const = default;
};

/// A text. Where `mayBeAbsent`, an empty one takes the member away.
DraftField* textField(const FieldOf& of, QWidget* parent, bool mayBeAbsent = false);

/// The same for an amount, which is written as the language has it.
DraftField* amountField(const FieldOf& of, QWidget* parent, bool mayBeAbsent = false);
/// A list of texts with commas between them.
DraftField* listField(const FieldOf& of, QWidget* parent);
/// The choices are asked for anew with every change. Null is a value like any other.
DraftField* choiceField(const FieldOf& of, const std::function<std::vector<FieldChoice>()>& choices, QWidget* parent);
/// As above, with something else done when a value is chosen.
DraftField* choiceField(const FieldOf& of, const std::function<std::vector<FieldChoice>()>& choices,
                        const std::function<Json(const Json* value)>& shown,
                        const std::function<void(const Json&)>& chosen, QWidget* parent);
DraftField* switchField(const FieldOf& of, const QString& label, QWidget* parent);
DraftField* numberField(const FieldOf& of, QWidget* parent, const QString& suffix = {});
/// 0 takes the member away.
DraftField* optionalNumberField(const FieldOf& of, QSpinBox* box, QWidget* parent);

/// A button with a sign on it ("↑"), which says in words what it does.
QPushButton* signButton(const QString& objectName, const QString& sign, const QString& words, QWidget* parent);

/// What does not fit is reached by scrolling.
QScrollArea* scrolled(QWidget* content);

/// Makes undo and redo mean the draft's in this widget and everything in it, whatever else has the keys.
void takeUndoKeys(QWidget& widget, Draft& draft);

}  // namespace cutcard::supervisor
