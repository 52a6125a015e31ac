#pragma once

#include "app/store/store.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace cutcard::supervisor {

enum class LineFate { New, JoinsGroups, AlreadyThere, Error };

/// What becomes of one line of a list of people.
struct PlannedLine {
    int line = 1;
    QString name;
    QStringList groups;
    LineFate fate = LineFate::New;
    QString reason;    ///< Why it is an error, or what else there is to say.
    store::Id person;  ///< Who is there already.
};

struct ImportPlan {
    std::vector<PlannedLine> lines;

    int count(LineFate fate) const;
    /// What the store has to do; nothing for those that are there as they are, and for errors.
    std::vector<store::RosterLine> roster() const;
};

inline constexpr int kMostImported = 20'000;

/// A first line with "name" in it tells the columns: "name", "groups" (several, with semicolons between) or "group"
/// (one each). Without it the name comes first and every other column is a group. A string: why the file cannot be
/// used.
std::variant<ImportPlan, QString> planImport(const QByteArray& file, const std::vector<store::Person>& people,
                                             const std::vector<store::Group>& groups);

/// Active trainees by name, with a column for each group that one of them needs.
QByteArray exportPeople(const std::vector<store::Person>& people, const std::vector<store::Group>& groups);

}  // namespace cutcard::supervisor
