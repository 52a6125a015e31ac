#include "app/supervisor/people_dialogs.h"

#include "app/supervisor/fitting.h"
#include "app/supervisor/passphrase_fields.h"
#include "app/supervisor/recovery_code_view.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("PeopleDialogs", text);
}

QLineEdit* nameField(FormDialog& dialog, const QString& name) {
    auto* field = new QLineEdit(name, &dialog);
    field->setObjectName(QStringLiteral("name"));
    field->selectAll();
    return field;
}

constexpr int kBefore = Qt::UserRole;  ///< How a group was ticked at first.

/// Escape and the corner of the window close it only when the code was written down.
class CodeDialog : public QDialog {
public:
    using QDialog::QDialog;
    void reject() override {}
};

}  // namespace

void askName(QWidget* parent, const char* objectName, const QString& title, const QString& yes, const QString& name,
             NameTaken taken) {
    auto* dialog = new FormDialog(objectName, title, yes, parent);
    QLineEdit* field = nameField(*dialog, name);
    FieldError* error = dialog->addField(say(QT_TRANSLATE_NOOP("PeopleDialogs", "&Name")), field);
    QObject::connect(field, &QLineEdit::textChanged, error, &FieldError::clear);
    dialog->setDoing([field, error, taken = std::move(taken)] {
        const QString written = field->text().simplified();
        if (!written.isEmpty()) return taken(written);
        error->say(say(QT_TRANSLATE_NOOP("PeopleDialogs", "Write a name.")));
        return QStringLiteral(" ");
    });
    dialog->open();
    field->setFocus();
}

void askNewSupervisor(QWidget* parent, AccessTaken taken) {
    auto* dialog = new FormDialog("addSupervisorDialog", say(QT_TRANSLATE_NOOP("PeopleDialogs", "Add a supervisor")),
                                  say(QT_TRANSLATE_NOOP("PeopleDialogs", "&Add")), parent);
    QLineEdit* field = nameField(*dialog, {});
    FieldError* error = dialog->addField(say(QT_TRANSLATE_NOOP("PeopleDialogs", "&Name")), field);
    auto* passphrase = new PassphraseFields(dialog);
    dialog->content()->addSpacing(look::gap() / 2);
    dialog->content()->addWidget(passphrase);
    QObject::connect(field, &QLineEdit::textChanged, error, &FieldError::clear);
    dialog->setDoing([field, error, passphrase, taken = std::move(taken)] {
        const QString name = field->text().simplified();
        error->say(name.isEmpty() ? say(QT_TRANSLATE_NOOP("PeopleDialogs", "Write a name.")) : QString());
        if (name.isEmpty() || !passphrase->check()) return QStringLiteral(" ");
        return taken(name, passphrase->passphrase());
    });
    dialog->open();
    field->setFocus();
}

void askNewPassphrase(QWidget* parent, const QString& name, AccessTaken taken) {
    auto* dialog =
        new FormDialog("resetDialog", say(QT_TRANSLATE_NOOP("PeopleDialogs", "A new passphrase for %1")).arg(name),
                       say(QT_TRANSLATE_NOOP("PeopleDialogs", "&Reset")), parent);
    dialog->content()->addWidget(remark(
        say(QT_TRANSLATE_NOOP("PeopleDialogs", "The old passphrase and the old recovery code end at once.")), dialog));
    auto* passphrase = new PassphraseFields(dialog);
    dialog->content()->addWidget(passphrase);
    dialog->setDoing([name, passphrase, taken = std::move(taken)] {
        return passphrase->check() ? taken(name, passphrase->passphrase()) : QStringLiteral(" ");
    });
    dialog->open();
    passphrase->setFocus();
}

void showRecoveryCode(QWidget* parent, const QString& name, const QString& code) {
    auto* dialog =
        named(new CodeDialog(parent), "codeDialog", say(QT_TRANSLATE_NOOP("PeopleDialogs", "Recovery code")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(dialog->accessibleName());
    dialog->setMinimumWidth(look::px(580));
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(look::margin(), look::margin(), look::margin(), look::margin());
    auto* view = new RecoveryCodeView(dialog);
    layout->addWidget(new FittingArea(view, dialog));
    QObject::connect(view, &RecoveryCodeView::noted, dialog, &QDialog::accept);
    view->show(name, code);
    dialog->open();
}

void askErasure(QWidget* parent, const QStringList& names, std::function<QString()> erase) {
    auto* dialog = new FormDialog("eraseDialog", say(QT_TRANSLATE_NOOP("PeopleDialogs", "Erase for ever")),
                                  say(QT_TRANSLATE_NOOP("PeopleDialogs", "&Erase")), parent);
    QStringList shown = names.mid(0, 5);
    if (names.size() > shown.size())
        shown.append(say(QT_TRANSLATE_NOOP("PeopleDialogs", "and %1 more")).arg(names.size() - shown.size()));
    dialog->content()->addWidget(new QLabel(shown.join(QStringLiteral(", ")), dialog));
    dialog->content()->addWidget(remark(
        say(QT_TRANSLATE_NOOP("PeopleDialogs",
                              "The name, the passphrase and the groups go, from the backups too; nobody can bring them "
                              "back. Answers, exams and their seals stay, without a name. Nothing that was done before "
                              "in this console can be undone after it.")),
        dialog));
    dialog->setDangerous();
    const QString word = say(QT_TRANSLATE_NOOP("PeopleDialogs", "erase"));
    auto* field = named(new QLineEdit(dialog), "eraseWord", {});
    FieldError* error =
        dialog->addField(say(QT_TRANSLATE_NOOP("PeopleDialogs", "&Write \"%1\" to confirm")).arg(word), field);
    QObject::connect(field, &QLineEdit::textChanged, error, &FieldError::clear);
    dialog->setDoing([field, error, word, erase = std::move(erase)] {
        if (field->text().trimmed().compare(word, Qt::CaseInsensitive) == 0) return erase();
        error->say(say(QT_TRANSLATE_NOOP("PeopleDialogs", "Write \"%1\" exactly.")).arg(word));
        return QStringLiteral(" ");
    });
    dialog->open();
    field->setFocus();
}

void askGroups(QWidget* parent, const std::vector<store::Group>& groups, const std::vector<store::Id>& people,
               std::function<void(const std::vector<GroupWish>&)> taken) {
    auto* dialog = new FormDialog("groupsDialog", say(QT_TRANSLATE_NOOP("PeopleDialogs", "Groups")),
                                  say(QT_TRANSLATE_NOOP("PeopleDialogs", "&Set")), parent);
    dialog->content()->addWidget(
        remark(say(QT_TRANSLATE_NOOP("PeopleDialogs", "Tick the groups of the people that you have chosen (%1)."))
                   .arg(people.size()),
               dialog));
    auto* list = named(new QListWidget(dialog), "groupChoice", say(QT_TRANSLATE_NOOP("PeopleDialogs", "Groups")));
    for (const store::Group& group : groups) {
        const auto in = std::count_if(people.begin(), people.end(), [&](const store::Id& id) {
            return std::find(group.members.begin(), group.members.end(), id) != group.members.end();
        });
        auto* item = new QListWidgetItem(QString::fromStdString(group.name), list);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        const bool isAll = in == static_cast<std::ptrdiff_t>(people.size());
        const Qt::CheckState before = in == 0 ? Qt::Unchecked : (isAll ? Qt::Checked : Qt::PartiallyChecked);
        item->setCheckState(before);
        item->setData(kBefore, QVariant::fromValue(before));
    }
    list->setCurrentRow(0);
    dialog->content()->addWidget(list);
    dialog->setDoing([list, groups, taken = std::move(taken)] {
        std::vector<GroupWish> wishes;
        for (int i = 0; i < list->count(); ++i) {
            const auto state = list->item(i)->checkState();
            const bool isChanged = state != list->item(i)->data(kBefore).value<Qt::CheckState>();
            if (isChanged) wishes.push_back({groups[static_cast<std::size_t>(i)], state == Qt::Checked});
        }
        taken(wishes);
        return QString();
    });
    dialog->open();
    list->setFocus();
}

}  // namespace cutcard::supervisor
