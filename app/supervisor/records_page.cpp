#include "app/supervisor/records_page.h"

#include "app/supervisor/action_button.h"
#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/console_words.h"
#include "app/supervisor/flow_layout.h"
#include "app/supervisor/store_command.h"
#include "app/text/catalogue.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

/// What can be chosen from: everything, a family of kinds, or one kind.
void fillKinds(QComboBox& box) {
    const auto add = [&](const QString& words, const char* kind) { box.addItem(words, QString::fromLatin1(kind)); };
    add(RecordsPage::tr("What supervisors did"), "audit.");
    add(RecordsPage::tr("Exams"), "exam.");
    add(RecordsPage::tr("Steps of exams"), "attempt.");
    add(RecordsPage::tr("Practice"), "practice.");
    add(RecordsPage::tr("Everything"), "");
    box.insertSeparator(box.count());
    for (const char* kind :
         {"audit.sign_in",          "audit.sign_in_failed",   "audit.recovery",    "audit.trainee_added",
          "audit.supervisor_added", "audit.renamed",          "audit.archived",    "audit.restored",
          "audit.erased",           "audit.passphrase_reset", "audit.group_added", "audit.group_renamed",
          "audit.group_removed",    "audit.members_set",      "audit.defined",     "audit.key_registered",
          "audit.key_revoked",      "audit.backed_up",        "exam.started",      "exam.regraded",
          "exam.imported",          "attempt.sealed",         "attempt.clock"})
        add(kindWords(kind), kind);
}

QWidget* panelOf(QWidget* parent, QVBoxLayout*& column) {
    auto* panel = new QWidget(parent);
    column = new QVBoxLayout(panel);
    column->setContentsMargins(0, look::gap(), 0, 0);
    column->setSpacing(look::gap());
    return panel;
}

}  // namespace

RecordsPage::RecordsPage(ConsoleContext& context, QWidget* parent)
    : ConsolePage(context, parent), m_events(new EventModel(this)), m_keys(new KeyModel(this)) {
    makeActions();
    auto* tabs = named(new QTabWidget(this), "recordTabs", tr("Log and keys"));
    tabs->addTab(logPanel(), tr("&Log"));
    tabs->addTab(keyPanel(), tr("&Keys"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tabs);
    adapt();
}

void RecordsPage::makeActions() {
    m_register = pageAction("registerKey", tr("&Register key…"), QKeySequence(tr("Ctrl+N")), this);
    m_revoke = pageAction("revokeKey", tr("Re&voke…"), QKeySequence(Qt::Key_Delete), this);
    m_backUp = pageAction("backUp", tr("&Back up now"), QKeySequence(tr("Ctrl+B")), this);
    connect(m_register, &QAction::triggered, this, &RecordsPage::registerKey);
    connect(m_revoke, &QAction::triggered, this, &RecordsPage::revokeKey);
    connect(m_backUp, &QAction::triggered, this, &RecordsPage::backUp);
}

QWidget* RecordsPage::logPanel() {
    QVBoxLayout* column = nullptr;
    QWidget* panel = panelOf(this, column);
    m_kind = named(new QComboBox(panel), "recordKind", tr("What"));
    m_person = named(new QComboBox(panel), "recordPerson", tr("About whom"));
    fillKinds(*m_kind);
    const auto labelled = [&](const QString& text, QComboBox* box) {
        auto* label = new QLabel(text, panel);
        label->setBuddy(box);
        box->setMinimumWidth(look::px(220));
        return label;
    };
    auto* row = new FlowLayout;
    row->setSpacing(look::gap());
    row->addWidget(labelled(tr("&What"), m_kind));
    row->addWidget(m_kind);
    row->addWidget(labelled(tr("&About"), m_person));
    row->addWidget(m_person);
    row->addStretch();
    QPushButton* backUp = buttonOf(m_backUp, panel);
    row->addWidget(backUp);
    // A school's copies are made on its server.
    if (context().kiosks != nullptr) {
        m_backUp->setEnabled(false);
        backUp->hide();
    }
    m_log = new QTableView(panel);
    m_log->setModel(m_events);
    dressTable(*m_log, "log", tr("What happened, the newest first"), {190, 280, 0, 220});
    m_log->setSortingEnabled(false);
    m_noEvents = emptyState("noEvents", tr("Nothing of this kind has happened. Choose something else above."), panel);
    column->addLayout(row);
    column->addWidget(m_log, 1);
    column->addWidget(m_noEvents, 1);
    connect(m_kind, &QComboBox::activated, this, &RecordsPage::showLog);
    connect(m_person, &QComboBox::activated, this, &RecordsPage::showLog);
    return panel;
}

QWidget* RecordsPage::keyPanel() {
    QVBoxLayout* column = nullptr;
    QWidget* panel = panelOf(this, column);
    column->addWidget(remark(tr("An attempt from another machine counts as sealed only if that machine's key is "
                                "registered here. Compare a key over another way than the file."),
                             panel));
    m_keyTable = new QTableView(panel);
    m_keyTable->setModel(m_keys);
    dressTable(*m_keyTable, "keys", tr("Registered keys"), {220, 0, 190, 110});
    m_keyTable->setSortingEnabled(false);
    m_keyTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_noKeys = emptyState("noKeys",
                          tr("No key is registered yet. This machine's own comes with its first sealed exam; "
                             "register those of other machines."),
                          panel);
    column->addWidget(m_keyTable, 1);
    column->addWidget(m_noKeys, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(buttonOf(m_register, panel, ButtonKind::Primary));
    row->addStretch();
    row->addWidget(buttonOf(m_revoke, panel, ButtonKind::Danger));
    column->addLayout(row);
    connect(m_keyTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RecordsPage::adapt);
    return panel;
}

void RecordsPage::fillPeople(const std::vector<store::Person>& people) {
    const QString before = m_person->currentData().toString();
    m_person->clear();
    m_person->addItem(tr("Everybody"), QString());
    for (const store::Person& person : people) {
        m_names[person.id] = nameOf(person);
        if (person.standing != store::Standing::Erased)
            m_person->addItem(nameOf(person), QString::fromStdString(person.id));
    }
    m_person->setCurrentIndex(std::max(0, m_person->findData(before)));
}

void RecordsPage::refresh() {
    const auto people = store().people(session());
    const auto groups = store().groups(session());
    if (!people || !groups) {
        m_events->clear();
        m_keys->show({});
        emit said(text::storeFault(people ? groups.refusal() : people.refusal()), true);
        adapt();
        return;
    }
    m_names.clear();
    fillPeople(*people);
    for (const store::Group& group : *groups) m_names[group.id] = QString::fromStdString(group.name);
    showLog();
    showKeys();
}

void RecordsPage::showLog() {
    store::EventQuery query;
    query.kindBeginsWith = m_kind->currentData().toString().toStdString();
    const QString person = m_person->currentData().toString();
    if (!person.isEmpty()) query.subject = person.toStdString();
    m_events->show(store(), session(), query, m_names);
    if (m_events->refusal()) emit said(text::storeFault(*m_events->refusal()), true);
    adapt();
}

void RecordsPage::showKeys() {
    auto keys = store().keys();
    if (keys) {
        m_keys->show(std::move(*keys));
    } else {
        told(keys.refusal(), {});
    }
    adapt();
}

void RecordsPage::adapt() {
    if (!m_log || !m_keyTable) return;
    const QModelIndexList rows = m_keyTable->selectionModel()->selectedRows();
    m_revoke->setEnabled(rows.size() == 1 && !m_keys->key(rows.front().row()).revoked);
    m_log->setVisible(m_events->rowCount() > 0);
    m_noEvents->setVisible(m_events->rowCount() == 0);
    m_keyTable->setVisible(m_keys->rowCount() > 0);
    m_noKeys->setVisible(m_keys->rowCount() == 0);
}

bool RecordsPage::told(const std::optional<store::StoreRefusal>& refusal, const QString& sentence) {
    emit said(refusal ? text::storeFault(*refusal) : sentence, refusal.has_value());
    return !refusal;
}

void RecordsPage::registerKey() {
    auto* dialog = new FormDialog("registerKeyDialog", tr("Register a key"), tr("&Register"), this);
    auto* label = named(new QLineEdit(dialog), "keyLabel", {});
    auto* key = named(new QLineEdit(dialog), "keyText", {});
    FieldError* labelError = dialog->addField(tr("&Whose key it is"), label);
    FieldError* keyError = dialog->addField(tr("&Key, 64 hexadecimal digits"), key);
    dialog->setDoing([this, label, key, labelError, keyError] {
        const QString name = label->text().simplified();
        labelError->say(name.isEmpty() ? tr("Write whose key it is.") : QString());
        QString digits = key->text().toLower();
        digits.removeIf([](QChar c) { return c.isSpace(); });
        if (name.isEmpty()) return QStringLiteral(" ");
        const auto done = store().registerKey(session(), digits.toStdString(), name.toStdString());
        keyError->say(done ? QString() : text::storeFault(done.refusal()));
        if (!done) return QStringLiteral(" ");
        refresh();
        emit said(tr("Seals of %1 are believed from now on.").arg(name), false);
        return QString();
    });
    dialog->open();
    label->setFocus();
}

void RecordsPage::revokeKey() {
    const QModelIndexList rows = m_keyTable->selectionModel()->selectedRows();
    if (rows.size() != 1) return;
    const store::RegisteredKey key = m_keys->key(rows.front().row());
    const QString name = QString::fromStdString(key.label);
    ask(this, "revokeDialog",
        {tr("Revoke a key"), tr("No seal of \"%1\" is believed any more, older ones included.").arg(name),
         tr("&Revoke"), true},
        [this, key, name] {
            const auto done = store().revokeKey(session(), key.key);
            if (told(refusalOf(done), tr("The key of %1 is revoked.").arg(name))) refresh();
        });
}

void RecordsPage::backUp() {
    const auto done = store().backUp(session());
    if (told(refusalOf(done), tr("A backup was made and checked."))) showLog();
}

}  // namespace cutcard::supervisor
