#include "app/session/school.h"

#include "app/text/catalogue.h"

#include <QThread>

#include <algorithm>

namespace cutcard {
namespace {

using store::StoreFault;
using store::StoreRefusal;

QString stageText(store::StartStage stage, int percent) {
    switch (stage) {
    case store::StartStage::Integrity: return School::tr("Checking the records: %1 %").arg(percent);
    case store::StartStage::Hashes: return School::tr("Comparing what was written: %1 %").arg(percent);
    case store::StartStage::Migration: return School::tr("Bringing the records up to date: %1 %").arg(percent);
    case store::StartStage::Recovery: return School::tr("Bringing back what was interrupted: %1 %").arg(percent);
    case store::StartStage::Backup: return School::tr("Making today's backup: %1 %").arg(percent);
    case store::StartStage::Ready: break;
    }
    return School::tr("Ready");
}

/// The first letters of the first and the last word.
QString initialsOf(const QString& name) {
    const QStringList words = name.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.isEmpty()) return {};
    QString initials = words.front().left(1);
    if (words.size() > 1) initials += words.back().left(1);
    return initials.toUpper();
}

}  // namespace

OpenStore storeIn(const std::string& folder) {
    return [folder](const store::Progress& progress) {
        store::StoreOptions options;
        options.folder = folder.empty() ? store::defaultStoreFolder() : folder;
        options.progress = progress;
        return store::SqliteStore::open(options);
    };
}

School::School(OpenStore open, QObject* parent) : QObject(parent), m_open(std::move(open)) {}

School::~School() {
    if (m_worker) m_worker->wait();
    // Whoever listens may be gone already: those who use a school are destroyed before it.
    blockSignals(true);
    leave();
}

void School::open() {
    if (m_state == State::Opening || m_state == State::Ready) return;
    m_state = State::Opening;
    m_progress = [] { return tr("Opening the records"); };
    m_fault.clear();
    emit changed();
    if (m_worker) m_worker->wait();
    m_worker.reset(QThread::create([this] {
        const auto told = [this](store::StartStage stage, int percent) {
            QMetaObject::invokeMethod(this, [this, stage, percent] {
                m_progress = [stage, percent] { return stageText(stage, percent); };
                emit changed();
            });
        };
        const auto result = std::make_shared<store::StoreResult<std::unique_ptr<store::SqliteStore>>>(m_open(told));
        QMetaObject::invokeMethod(this, [this, result] { opened(result); });
    }));
    m_worker->start();
}

void School::opened(const Opened& result) {
    m_progress.clear();
    if (!*result) {
        m_state = State::Failed;
        failed(result->refusal());
        return;
    }
    m_store = std::move(**result);
    m_state = State::Ready;
    listPeople();
    emit changed();
}

void School::listPeople() {
    m_people.clear();
    const auto isSetUp = m_store->isSetUp();
    m_mayIntroduce = isSetUp && !*isSetUp;
    auto people = m_store->whoMayEnter();
    if (!people) {
        failed(people.refusal());
        return;
    }
    std::sort(people->begin(), people->end(), [](const store::Person& one, const store::Person& other) {
        return QString::localeAwareCompare(QString::fromStdString(one.name).toLower(),
                                           QString::fromStdString(other.name).toLower()) < 0;
    });
    for (const store::Person& person : *people) {
        if (person.role != store::Role::Trainee) continue;
        const QString name = QString::fromStdString(person.name);
        m_people << QVariantMap{{"id", QString::fromStdString(person.id)},
                                {"name", name},
                                {"initials", initialsOf(name)},
                                {"role", QStringLiteral("trainee")}};
    }
}

void School::refresh() {
    if (m_state != State::Ready) return;
    listPeople();
    emit changed();
}

bool School::failed(const StoreRefusal& refusal) {
    m_fault = text::faultSentence(refusal);
    emit changed();
    return false;
}

bool School::introduce(const QString& name) {
    if (m_state != State::Ready) return false;
    const auto id = m_store->introduce(name.trimmed().toStdString());
    if (!id) return failed(id.refusal());
    listPeople();
    return enter(QString::fromStdString(*id));
}

bool School::enter(const QString& id) {
    if (m_state != State::Ready) return false;
    auto session = m_store->enter(id.toStdString());
    if (!session) return failed(session.refusal());
    leave();
    m_session = *session;
    m_history.emplace(*m_store, m_session);
    for (const QVariant& person : std::as_const(m_people)) {
        if (person.toMap().value("id") == id) m_name = person.toMap().value("name").toString();
    }
    m_fault.clear();
    emit changed();
    emit entered();
    return true;
}

void School::leave() {
    if (m_session.isNobody()) return;
    m_history.reset();
    m_store->leave(m_session);
    m_session = {};
    m_name.clear();
    emit changed();
    emit left();
}

QString School::state() const {
    switch (m_state) {
    case State::Closed: return QStringLiteral("closed");
    case State::Opening: return QStringLiteral("opening");
    case State::Ready: return QStringLiteral("ready");
    case State::Failed: return QStringLiteral("failed");
    }
    return {};
}

QString School::personInitials() const {
    return initialsOf(m_name);
}

KeepAnswer School::keepAnswer() {
    return [this](const PracticeEvent& answer) -> store::StoreResult<store::Done> {
        if (!m_history) return StoreRefusal{StoreFault::SessionEnded, {}};
        return m_history->keepAnswer(answer);
    };
}

LoadAnswers School::loadAnswers() {
    return [this]() -> store::StoreResult<std::vector<PracticeEvent>> {
        if (!m_history) return StoreRefusal{StoreFault::SessionEnded, {}};
        return m_history->answers();
    };
}

}  // namespace cutcard
