#pragma once

#include "app/school/forwarder.h"
#include "app/text/kept_sentence.h"
#include "app/window/store_turn.h"

#include <QString>

namespace cutcard {

/// The line from this kiosk to its school: forwards what waits and takes what came, behind the trainee's back.
class SchoolLine : public QObject {
    Q_OBJECT

public:
    SchoolLine(store::SqliteStore& store, const std::string& conninfo, const school::ForwarderPace& pace = {},
               QObject* parent = nullptr);
    ~SchoolLine() override;

    /// How things stand, in a short sentence.
    QString said() const { return m_said.said(); }
    /// The school answered the last time it was asked.
    bool isUp() const { return m_isUp; }
    /// What somebody practised at other kiosks is to follow him here.
    void follow(const store::Id& trainee) { m_forwarder.follow(trainee); }

signals:
    void changed();
    /// People, definitions or somebody's practice came down.
    void newsCame();

private:
    void told(const school::StoreResult<school::SyncReport>& report);

    text::KeptSentence m_said;
    bool m_isUp = false;
    StoreTurn m_turn;
    school::KioskDesk m_desk;
    school::Forwarder m_forwarder;  ///< Last: its thread uses everything else.
};

}  // namespace cutcard
