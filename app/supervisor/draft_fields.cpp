#include "app/supervisor/draft_fields.h"

#include "app/text/catalogue.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

// Wider than anything the engine takes: it is the engine that says what is too much.
constexpr int kMostInABox = 1'000'000;

QString textOf(const Json* value) {
    return value != nullptr && value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
}

int numberOf(const Json* value) {
    return value != nullptr && value->is_number_integer() ? value->get<int>() : 0;
}

/// A wheel that scrolls the page must not change a value on its way.
void leaveTheWheelAlone(QWidget& editor) {
    editor.setFocusPolicy(Qt::StrongFocus);
}

class UndoKeys : public QObject {
public:
    UndoKeys(Draft& draft, QObject* parent) : QObject(parent), m_draft(&draft) {}

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isUndo = key->matches(QKeySequence::Undo);
        if (!isUndo && !key->matches(QKeySequence::Redo)) return false;
        event->accept();
        if (event->type() == QEvent::KeyPress) isUndo ? m_draft->undo().undo() : m_draft->undo().redo();
        return true;
    }

private:
    Draft* m_draft;
};

void fill(QComboBox& box, const std::vector<FieldChoice>& choices) {
    bool isSame = box.count() == static_cast<int>(choices.size());
    for (int i = 0; isSame && i < box.count(); ++i)
        isSame = box.itemText(i) == choices[static_cast<std::size_t>(i)].label;
    if (isSame) return;
    box.clear();
    for (const FieldChoice& choice : choices) box.addItem(choice.label);
}

}  // namespace

DraftField::DraftField(const FieldOf& of, QWidget* editor, Show show, QWidget* parent)
    : QWidget(parent), m_draft(of.draft), m_path(of.path), m_editor(editor), m_show(std::move(show)) {
    const QString place = QString::fromStdString(m_draft.place(m_path));
    m_editor->setParent(this);
    m_editor->setObjectName(place);
    m_editor->setAccessibleName(of.name);
    m_error = new FieldError("", m_editor, this);
    m_error->setObjectName(place + QStringLiteral(".error"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_editor);
    layout->addWidget(m_error);
    setFocusProxy(m_editor);
    leaveTheWheelAlone(*m_editor);
    m_editor->installEventFilter(this);
    // Text fields would undo their own letters.
    takeUndoKeys(*m_editor, m_draft);
    connect(&m_draft, &Draft::changed, this, &DraftField::refresh);
    refresh();
}

void DraftField::setNote(std::function<QString(const Json*)> note) {
    m_note = std::move(note);
    m_remark = remark({}, this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_remark);
    refresh();
}

bool DraftField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && !m_editor->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void DraftField::refresh() {
    const Json* value = m_draft.find(m_path);
    {
        const QSignalBlocker quiet(m_editor);
        m_show(value);
    }
    if (m_remark != nullptr) {
        const QString note = m_note(value);
        m_remark->setText(note);
        m_remark->setVisible(!note.isEmpty());
    }
    m_error->say(m_draft.isWrongBelow(m_path) ? text::refusal(*m_draft.fault()) : QString());
}

DraftError::DraftError(Draft& draft, const Draft::Path& path, Reach reach, QWidget* parent)
    : FieldError("", nullptr, parent) {
    setObjectName(QString::fromStdString(draft.place(path)) + QStringLiteral(".error"));
    const auto refresh = [this, &draft, path, reach] {
        const bool isWrong = reach == Reach::Here ? draft.isWrongAt(path) : draft.isWrongBelow(path);
        say(isWrong ? text::refusal(*draft.fault()) : QString());
    };
    connect(&draft, &Draft::changed, this, refresh);
    refresh();
}

DurationBox::DurationBox(QWidget* parent) : QSpinBox(parent) {
    setRange(0, kMostInABox);
    setSingleStep(60);
    setSpecialValueText(tr("No limit"));
}

QString DurationBox::textFromValue(int seconds) const {
    return tr("%1:%2 min").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

int DurationBox::valueFromText(const QString& text) const {
    static const QRegularExpression form(QStringLiteral(R"((\d+)(?::(\d{1,2}))?)"));
    const auto found = form.match(text);
    if (!found.hasMatch()) return 0;
    return static_cast<int>(
        std::min<qint64>(found.captured(1).toLongLong() * 60 + found.captured(2).toLongLong(), maximum()));
}

QValidator::State DurationBox::validate(QString& text, int& position) const {
    Q_UNUSED(position)
    static const QRegularExpression form(QStringLiteral(R"(^\s*(\d{0,5}(:\d{0,2})?)(\s*min)?\s*$)"));
    return text == specialValueText() || form.match(text).hasMatch() ? QValidator::Acceptable
                                                                     : QValidator::Intermediate;
}

namespace {

/// How a text of the draft is shown, and back.
struct Wording {
    QString (*shown)(const QString&);
    QString (*kept)(const QString&);
};

DraftField* lineField(const FieldOf& of, QWidget* parent, bool mayBeAbsent, const Wording& wording) {
    auto* line = new QLineEdit;
    auto* field = new DraftField(
        of, line,
        [line, wording](const Json* value) {
            const QString text = textOf(value);
            if (wording.kept(line->text()) != text) line->setText(wording.shown(text));
        },
        parent);
    QObject::connect(line, &QLineEdit::textEdited, field, [of, mayBeAbsent, wording](const QString& text) {
        if (mayBeAbsent && text.trimmed().isEmpty()) {
            of.draft.remove(of.path, of.name);
        } else {
            of.draft.set(of.path, wording.kept(text).toStdString(), of.name, Draft::Change::Typing);
        }
    });
    return field;
}

}  // namespace

DraftField* textField(const FieldOf& of, QWidget* parent, bool mayBeAbsent) {
    const auto asItIs = [](const QString& text) { return text; };
    return lineField(of, parent, mayBeAbsent, {asItIs, asItIs});
}

DraftField* amountField(const FieldOf& of, QWidget* parent, bool mayBeAbsent) {
    return lineField(of, parent, mayBeAbsent, {text::figures, text::plainFigures});
}

DraftField* listField(const FieldOf& of, QWidget* parent) {
    const auto parts = [](const QString& text) {
        Json list = Json::array();
        for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) list.push_back(part.trimmed().toStdString());
        return list;
    };
    auto* line = new QLineEdit;
    auto* field = new DraftField(
        of, line,
        [line, parts](const Json* value) {
            if (value == nullptr || !value->is_array() || parts(line->text()) == *value) return;
            QStringList texts;
            for (const Json& part : *value) texts << textOf(&part);
            line->setText(texts.join(QStringLiteral(", ")));
        },
        parent);
    QObject::connect(line, &QLineEdit::textEdited, field, [of, parts](const QString& text) {
        of.draft.set(of.path, parts(text), of.name, Draft::Change::Typing);
    });
    return field;
}

DraftField* choiceField(const FieldOf& of, const std::function<std::vector<FieldChoice>()>& choices,
                        const std::function<Json(const Json*)>& shown, const std::function<void(const Json&)>& chosen,
                        QWidget* parent) {
    auto* box = new QComboBox;
    // The longest choice must not make the form wider than the window.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    auto* field = new DraftField(
        of, box,
        [box, choices, shown](const Json* value) {
            const auto list = choices();
            fill(*box, list);
            const Json current = shown(value);
            int index = -1;
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (list[i].value == current) index = static_cast<int>(i);
            }
            box->setCurrentIndex(index);
        },
        parent);
    QObject::connect(box, &QComboBox::activated, field, [choices, chosen](int index) {
        const auto list = choices();
        if (index >= 0 && index < static_cast<int>(list.size())) chosen(list[static_cast<std::size_t>(index)].value);
    });
    return field;
}

DraftField* choiceField(const FieldOf& of, const std::function<std::vector<FieldChoice>()>& choices, QWidget* parent) {
    return choiceField(
        of, choices, [](const Json* value) { return value == nullptr ? Json() : *value; },
        [of](const Json& value) { of.draft.set(of.path, value, of.name); }, parent);
}

DraftField* switchField(const FieldOf& of, const QString& label, QWidget* parent) {
    auto* box = new QCheckBox(label);
    auto* field = new DraftField(
        of, box, [box](const Json* value) { box->setChecked(value != nullptr && *value == true); }, parent);
    QObject::connect(box, &QCheckBox::toggled, field, [of](bool isOn) { of.draft.set(of.path, isOn, of.name); });
    return field;
}

DraftField* numberField(const FieldOf& of, QWidget* parent, const QString& suffix) {
    auto* box = new QSpinBox;
    box->setRange(0, kMostInABox);
    box->setSuffix(suffix);
    auto* field = new DraftField(
        of, box, [box](const Json* value) { box->setValue(numberOf(value)); }, parent);
    QObject::connect(box, &QSpinBox::valueChanged, field,
                     [of](int number) { of.draft.set(of.path, number, of.name, Draft::Change::Typing); });
    return field;
}

DraftField* optionalNumberField(const FieldOf& of, QSpinBox* box, QWidget* parent) {
    box->setMaximum(kMostInABox);
    auto* field = new DraftField(
        of, box, [box](const Json* value) { box->setValue(numberOf(value)); }, parent);
    QObject::connect(box, &QSpinBox::valueChanged, field, [of](int number) {
        if (number == 0) {
            of.draft.remove(of.path, of.name);
        } else {
            of.draft.set(of.path, number, of.name, Draft::Change::Typing);
        }
    });
    return field;
}

QPushButton* signButton(const QString& objectName, const QString& sign, const QString& words, QWidget* parent) {
    QPushButton* made = button("", sign, parent);
    made->setObjectName(objectName);
    made->setAccessibleName(words);
    made->setToolTip(words);
    made->setFixedWidth(look::px(32));
    made->setProperty("kind", QStringLiteral("sign"));
    return made;
}

QScrollArea* scrolled(QWidget* content) {
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void takeUndoKeys(QWidget& widget, Draft& draft) {
    widget.installEventFilter(new UndoKeys(draft, &widget));
}

}  // namespace cutcard::supervisor
