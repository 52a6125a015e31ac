#include "app/supervisor/exchange_page.h"

#include "app/exchange/exchange_out.h"
#include "app/exchange/exchange_words.h"
#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/text/catalogue.h"
#include "app/text/dates.h"
#include "engine/json/strict_json.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

constexpr auto kSuffix = "cutcard";

QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

QString timeText(store::Milliseconds at) {
    return text::dayAndTime(QDateTime::fromMSecsSinceEpoch(at));
}

/// A file's name that says what is in it and from when.
QString proposedName(const QString& what) {
    return QStringLiteral("%1-%2.%3").arg(what, QDate::currentDate().toString(Qt::ISODate), QLatin1String(kSuffix));
}

/// The title that a definition's text has, or its exam's; else its id.
QString titleOf(const store::Definition& definition) {
    const auto body = parseStrictJson(definition.body, "items");
    if (!body || !body->is_object()) return plain(definition.id);
    const Json& titled = body->contains("exam") && (*body)["exam"].is_object() ? (*body)["exam"] : *body;
    const auto title = titled.find("title");
    return title != titled.end() && title->is_string() ? plain(title->get<std::string>()) : plain(definition.id);
}

QString kindText(const std::string& kind) {
    if (kind == "rules") return ExchangePage::tr("Rules");
    if (kind == "exam") return ExchangePage::tr("Exam");
    return kind == "form" ? ExchangePage::tr("Form") : ExchangePage::tr("Scenario");
}

QLabel* outcome(const char* objectName, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->hide();
    return label;
}

}  // namespace

ExchangePage::ExchangePage(ConsoleContext& context, QWidget* parent) : ConsolePage(context, parent) {
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(look::margin(), look::margin(), look::margin(), look::margin());
    page->setSpacing(look::gap());
    page->addWidget(
        remark(tr("One signed file each way, for machines without a network. A file that was changed on the "
                  "way is refused as a whole."),
               this));
    auto* halves = new QBoxLayout(isLarge() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    halves->setSpacing(3 * look::gap());
    halves->addLayout(makeWriting(), 2);
    halves->addLayout(makeReading(), 3);
    page->addLayout(halves, 1);
    m_progress = named(new QProgressBar(this), "exchangeProgress", tr("Progress"));
    m_progress->hide();
    page->addWidget(m_progress);
}

QLayout* ExchangePage::makeWriting() {
    auto* half = new QVBoxLayout;
    half->setSpacing(look::gap());
    half->addWidget(heading(tr("Write"), this));
    m_new = new QLabel(this);
    m_new->setObjectName(QStringLiteral("exchangeNewCount"));
    m_new->setWordWrap(true);
    half->addWidget(m_new);
    m_writeNew = button("exchangeWriteNew", tr("&Write new results…"), this, ButtonKind::Primary);
    connect(m_writeNew, &QPushButton::clicked, this,
            [this] { chooseForWriting(tr("results"), &ExchangePage::writeNew); });
    half->addWidget(m_writeNew);
    auto* all = button("exchangeWriteAll", tr("Write a&ll results…"), this);
    connect(all, &QPushButton::clicked, this, [this] { chooseForWriting(tr("all-results"), &ExchangePage::writeAll); });
    half->addWidget(all);
    half->addWidget(remark(tr("For a room: its trainees and groups, house rules, exams, forms and scenarios."), this));
    auto* school = button("exchangeWriteSchool", tr("Write &people and definitions…"), this);
    connect(school, &QPushButton::clicked, this,
            [this] { chooseForWriting(tr("school"), &ExchangePage::writeSchoolTo); });
    half->addWidget(school);
    m_written = outcome("exchangeWritten", this);
    half->addWidget(m_written);
    m_own = remark({}, this);
    m_own->setObjectName(QStringLiteral("exchangeOwnKey"));
    m_own->hide();
    half->addWidget(m_own);
    half->addStretch(1);
    return half;
}

QLayout* ExchangePage::makeReading() {
    auto* half = new QVBoxLayout;
    half->setSpacing(look::gap());
    half->addWidget(heading(tr("Read"), this));
    auto* read = button("exchangeRead", tr("&Read a file…"), this, ButtonKind::Primary);
    connect(read, &QPushButton::clicked, this, [this] {
        const FileWish wish{
            tr("Read an exchange file"), {tr("Cutcard exchange (*.%1)").arg(QLatin1String(kSuffix))}, {}, {}};
        openFile(this, wish, [this](const QString& path) { readFrom(path); });
    });
    half->addWidget(read);
    m_about = outcome("exchangeAbout", this);
    half->addWidget(m_about);
    m_content = new QTableWidget(0, 3, this);
    m_content->setHorizontalHeaderLabels({tr("What"), tr("Name"), tr("Details")});
    m_content->setEditTriggers(QAbstractItemView::NoEditTriggers);
    dressTable(*m_content, "exchangeContent", tr("What is in the file"), {110, 0, 190});
    m_content->hide();
    half->addWidget(m_content, 1);
    m_effect = outcome("exchangeEffect", this);
    half->addWidget(m_effect);
    auto* buttons = new QHBoxLayout;
    m_register = button("exchangeRegister", tr("Re&gister this key…"), this);
    connect(m_register, &QPushButton::clicked, this, &ExchangePage::askForLabel);
    m_take = button("exchangeTake", tr("&Take in"), this, ButtonKind::Primary);
    connect(m_take, &QPushButton::clicked, this, &ExchangePage::takeItIn);
    m_register->hide();
    m_take->hide();
    buttons->addStretch(1);
    buttons->addWidget(m_register);
    buttons->addWidget(m_take);
    half->addLayout(buttons);
    half->addStretch(0);
    return half;
}

QString ExchangePage::title() const {
    return tr("Exchange");
}

void ExchangePage::refresh() {
    const auto count = exchange::countNewAttempts(store(), session());
    if (!count) {
        m_new->setText(text::storeFault(count.refusal()));
        m_writeNew->setEnabled(false);
        return;
    }
    m_new->setText(*count == 0 ? tr("There is no sealed result that was not written yet.")
                               : tr("Sealed results that were never written: %1.").arg(*count));
    m_writeNew->setEnabled(*count > 0);
}

void ExchangePage::takeOver(ConsolePage& before) {
    auto& old = static_cast<ExchangePage&>(before);
    m_path = old.m_path;
    m_file = std::move(old.m_file);
    if (m_file) showFile();
}

void ExchangePage::report(QLabel& where, const QString& sentence, bool isFault) {
    where.setText(sentence);
    QPalette colours = where.palette();
    colours.setColor(QPalette::WindowText, QColor::fromRgba(isFault ? look::colours().wrong : look::colours().text));
    where.setPalette(colours);
    where.setAccessibleName(sentence);
    where.show();
    emit said(sentence, isFault);
}

exchange::ExchangeProgress ExchangePage::progress() {
    m_progress->setValue(0);
    m_progress->show();
    return [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
        m_progress->repaint();
    };
}

void ExchangePage::chooseForWriting(const QString& name, void (ExchangePage::*write)(const QString&)) {
    const FileWish wish{tr("Write an exchange file"),
                        {tr("Cutcard exchange (*.%1)").arg(QLatin1String(kSuffix))},
                        QLatin1String(kSuffix),
                        proposedName(name)};
    saveFile(this, wish, [this, write](const QString& path) { (this->*write)(path); });
}

void ExchangePage::write(const QString& path, bool onlyNew) {
    const auto written = exchange::writeAttempts(store(), session(), path.toStdString(), {onlyNew, {}}, progress());
    m_progress->hide();
    m_own->setVisible(bool(written));
    if (written) {
        report(*m_written,
               tr("Results written: %1. The file is complete; the stick can be taken out.").arg(written->attempts),
               false);
        m_own->setText(tr("The key of this machine: %1").arg(plain(exchange::fingerprint(written->key))));
    } else {
        report(*m_written, exchange::faultSentence(written.refusal()), true);
    }
    refresh();
}

void ExchangePage::writeNew(const QString& path) {
    write(path, true);
}

void ExchangePage::writeAll(const QString& path) {
    write(path, false);
}

void ExchangePage::writeSchoolTo(const QString& path) {
    const auto written = exchange::writeSchool(store(), session(), path.toStdString(), progress());
    m_progress->hide();
    m_own->setVisible(bool(written));
    if (!written) {
        report(*m_written, exchange::faultSentence(written.refusal()), true);
        return;
    }
    report(*m_written,
           tr("Written: %1 trainees, %2 groups, %3 definitions. The file is complete; the stick can be taken out.")
               .arg(written->people)
               .arg(written->groups)
               .arg(written->definitions),
           false);
    m_own->setText(tr("The key of this machine: %1").arg(plain(exchange::fingerprint(written->key))));
}

void ExchangePage::forget() {
    m_file.reset();
    m_content->hide();
    m_content->setRowCount(0);
    m_effect->hide();
    m_register->hide();
    m_take->hide();
}

void ExchangePage::readFrom(const QString& path) {
    forget();
    m_path = path;
    const auto keys = store().keys();
    if (!keys) {
        report(*m_about, text::storeFault(keys.refusal()), true);
        return;
    }
    auto file = exchange::readExchange(path.toStdString(), *keys, exchange::UnknownSigner::Shown, progress());
    m_progress->hide();
    if (!file) {
        report(*m_about, exchange::faultSentence(file.refusal()), true);
        return;
    }
    m_file = std::move(*file);
    showFile();
}

void ExchangePage::showFile() {
    const QString signer = plain(exchange::fingerprint(m_file->key));
    showContent();
    if (m_file->verdict != store::SealVerdict::Sealed) {
        report(
            *m_about,
            tr("The file is whole, but nobody has registered the key that signed it: %1. Compare it with the key that "
               "the other machine showed when it wrote the file, and register it if they are the same.")
                .arg(signer),
            true);
        m_register->show();
        return;
    }
    report(*m_about,
           tr("The file is whole and signed by a registered key (%1). Written %2 by Cutcard %3. In it: %4.")
               .arg(signer, timeText(m_file->writtenAt), plain(m_file->program), exchange::contentSentence(*m_file)),
           false);
    const auto effect = exchange::preview(store(), session(), *m_file);
    if (!effect) {
        report(*m_effect, exchange::faultSentence(effect.refusal()), true);
        return;
    }
    m_effect->setText(tr("Taking it in: %1.").arg(exchange::takenSentence(*effect)));
    m_effect->setPalette(palette());
    m_effect->show();
    m_take->setVisible(!effect->isNothing());
}

void ExchangePage::showContent() {
    struct Row {
        QString what;
        QString name;
        QString details;
    };
    std::vector<Row> rows;
    for (const auto& one : m_file->attempts) {
        const auto person = store().person(session(), one.trainee);
        const QString who =
            person ? plain(person->name) : tr("unknown trainee %1").arg(plain(one.trainee.substr(0, 8)));
        rows.push_back({tr("Attempt"),
                        one.title.empty() ? who : tr("%1: %2", "who, and which exam").arg(who, plain(one.title)),
                        one.key.empty() ? tr("broken") : plain(one.shortCode)});
    }
    for (const auto& one : m_file->people) rows.push_back({tr("Trainee"), plain(one.what.name), {}});
    for (const auto& one : m_file->groups) {
        rows.push_back({tr("Group"), plain(one.what.name), tr("%1 members").arg(one.what.members.size())});
    }
    for (const auto& one : m_file->definitions) {
        rows.push_back({kindText(one.what.kind), titleOf(one.what), tr("version %1").arg(one.what.version)});
    }
    m_content->setSortingEnabled(false);
    m_content->setRowCount(static_cast<int>(rows.size()));
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const Row& row = rows[static_cast<std::size_t>(i)];
        m_content->setItem(i, 0, new QTableWidgetItem(row.what));
        m_content->setItem(i, 1, new QTableWidgetItem(row.name));
        m_content->setItem(i, 2, new QTableWidgetItem(row.details));
    }
    m_content->show();
}

void ExchangePage::askForLabel() {
    auto* dialog = new FormDialog("exchangeRegisterDialog", tr("Register a key"), tr("&Register"), this);
    auto* label = named(new QLineEdit(dialog), "exchangeKeyLabel", tr("What the other machine is called"));
    dialog->content()->addWidget(remark(tr("Key %1. Register it only if the other machine shows the same.")
                                            .arg(plain(exchange::fingerprint(m_file->key))),
                                        dialog));
    dialog->addField(tr("Other &machine"), label);
    dialog->setDoing([this, label]() -> QString {
        registerSigner(label->text());
        return {};
    });
    dialog->open();
}

void ExchangePage::registerSigner(const QString& label) {
    if (!m_file) return;
    const auto registered = store().registerKey(session(), m_file->key, label.toStdString());
    if (!registered) {
        report(*m_about, text::storeFault(registered.refusal()), true);
        return;
    }
    readFrom(m_path);
}

void ExchangePage::takeItIn() {
    if (!m_file) return;
    const auto taken = exchange::takeIn(store(), session(), *m_file, progress());
    m_progress->hide();
    const QString sentence =
        taken ? tr("Taken in: %1.").arg(exchange::takenSentence(*taken)) : exchange::faultSentence(taken.refusal());
    forget();
    report(*m_about, sentence, !taken);
    refresh();
}

}  // namespace cutcard::supervisor
