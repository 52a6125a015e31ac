#pragma once

#include "app/session/practice_history.h"
#include "app/session/training_options.h"
#include "app/store/sqlite_store.h"
#include "app/text/kept_sentence.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <functional>
#include <memory>
#include <optional>

class QThread;

namespace cutcard {

/// Opens this machine's own store, which is always the first to be written; called in a thread of its own, because the
/// checks of a large one take a while.
using OpenStore =
    std::function<store::StoreResult<std::unique_ptr<store::SqliteStore>>(const store::Progress& progress)>;

/// The one in this folder; an empty name: the usual one.
OpenStore storeIn(const std::string& folder);

/// Who is here: the store, the people in it, and the one who practises.
class School : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    Q_PROPERTY(bool mayIntroduce READ mayIntroduce NOTIFY changed)
    Q_PROPERTY(QString person READ person NOTIFY changed)
    Q_PROPERTY(QString personName READ personName NOTIFY changed)
    Q_PROPERTY(QString personInitials READ personInitials NOTIFY changed)

public:
    enum class State : std::uint8_t { Closed, Opening, Ready, Failed };

    explicit School(OpenStore open, QObject* parent = nullptr);
    ~School() override;

    /// To be called when the first frame is on the screen.
    Q_INVOKABLE void open();
    Q_INVOKABLE void retry() { open(); }

    /// Adds the person and lets him enter. False: the fault says why not.
    Q_INVOKABLE bool introduce(const QString& name);
    Q_INVOKABLE bool enter(const QString& id);
    Q_INVOKABLE void leave();
    /// Reads once more who there is.
    void refresh();

    QString state() const;
    QString progressText() const { return m_progress.said(); }
    /// What is wrong, and what to do; of opening, or of the last thing that was asked.
    QString fault() const { return m_fault.said(); }
    /// Trainees: [{"id","name","initials","role"}, …], by name.
    const QVariantList& people() const { return m_people; }
    bool mayIntroduce() const { return m_mayIntroduce; }
    QString person() const { return QString::fromStdString(m_session.person()); }
    QString personName() const { return m_name; }
    QString personInitials() const;

    /// Null where nobody has entered.
    PracticeHistory* history() { return m_history ? &*m_history : nullptr; }
    store::SqliteStore* store() { return m_store.get(); }
    const store::StoreSession& session() const { return m_session; }

    /// For the sessions of training; refused while nobody has entered.
    KeepAnswer keepAnswer();
    LoadAnswers loadAnswers();

signals:
    void changed();
    void entered();
    void left();

private:
    using Opened = std::shared_ptr<store::StoreResult<std::unique_ptr<store::SqliteStore>>>;

    void opened(const Opened& result);
    void listPeople();
    bool failed(const store::StoreRefusal& refusal);

    OpenStore m_open;
    std::unique_ptr<QThread> m_worker;
    std::unique_ptr<store::SqliteStore> m_store;
    store::StoreSession m_session;
    std::optional<PracticeHistory> m_history;
    State m_state = State::Closed;
    text::KeptSentence m_progress;
    text::KeptSentence m_fault;
    QString m_name;
    QVariantList m_people;
    bool m_mayIntroduce = false;
};

}  // namespace cutcard
