#pragma once

#include "app/store/attempt_bytes.h"
#include "app/store/attempt_record.h"

#include <list>
#include <memory>

namespace cutcard::store {

/// Attempts as their events and forms have them.
class AttemptArchive {
public:
    explicit AttemptArchive(Database& database) : m_database(database) {}

    /// The origin of the event that it begins with.
    StoreResult<Id> home(const AttemptRecord& record);
    /// The whole file as it stands, every line with its end.
    StoreResult<std::string> transcript(const AttemptRecord& record);
    /// What was done, in an attempt whose chain was found whole when it was taken in.
    StoreResult<Attempt> attempt(const AttemptRecord& record);
    /// Reading one takes a while; the last few are kept.
    StoreResult<std::shared_ptr<const ExamForm>> form(const AttemptRecord& record);
    void keepForm(const Id& home, const AttemptOrigin& origin, std::shared_ptr<const ExamForm> form);
    void forgetForms() { m_forms.clear(); }

private:
    struct KeptForm {
        Id home;
        Id id;
        int version = 0;
        std::string exam;
        std::shared_ptr<const ExamForm> form;
    };

    /// The event that an attempt begins with. Ids are unique within a chain only: it is found by what it says.
    struct Beginning {
        Id home;
        std::int64_t position = 0;
        AttemptOrigin origin;
    };

    StoreResult<Beginning> beginning(const AttemptRecord& record);
    StoreResult<std::string> headerLine(const Beginning& from);
    StoreResult<std::string> itemsOf(const Beginning& from);
    StoreResult<std::vector<std::string>> lines(const AttemptRecord& record, const Beginning& from);
    StoreResult<std::string> sealLine(const AttemptRecord& record, const Id& home);

    Database& m_database;
    std::list<KeptForm> m_forms;
};

StoreRefusal unreadable(const Refusal& refusal);

}  // namespace cutcard::store
