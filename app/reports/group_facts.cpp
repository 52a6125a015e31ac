#include "app/reports/group_facts.h"

#include "app/store/attempt_pages.h"
#include "engine/training/reason_family.h"

#include <algorithm>
#include <map>

namespace cutcard::reports {
namespace {

constexpr store::Milliseconds kDay = 24LL * 60 * 60 * 1000;

void count(MemberFacts& member, const store::AttemptRow& row) {
    ++member.attempts;
    member.passed += gradedPassed(row) ? 1 : 0;
    member.last = row;
    const bool isBest = !member.best || gradedHundredths(row) > gradedHundredths(*member.best);
    if (isBest) member.best = row;
}

/// Few enough points to be read, whatever time they span.
store::TrendStep stepFor(const std::vector<store::AttemptRow>& rows) {
    if (rows.empty()) return store::TrendStep::Day;
    const store::Milliseconds span = rows.back().startedAt - rows.front().startedAt;
    if (span < 21 * kDay) return store::TrendStep::Day;
    return span < 150 * kDay ? store::TrendStep::Week : store::TrendStep::Month;
}

void countFamilies(GroupFacts& facts) {
    for (const store::ItemFigures& skill : facts.skills) {
        for (const auto& [reason, times] : skill.reasons) {
            facts.families[static_cast<std::size_t>(familyOfReason(reason, skill.key))] += times;
        }
    }
}

}  // namespace

int gradedHundredths(const store::AttemptRow& row) {
    return row.regraded ? row.regraded->hundredths : row.hundredths;
}

bool gradedPassed(const store::AttemptRow& row) {
    return row.regraded ? row.regraded->passed : row.passed;
}

store::StoreResult<GroupFacts> groupFacts(store::Store& store, const store::StoreSession& session,
                                          const store::Group& group, const store::AttemptQuery& within) {
    store::AttemptQuery query;
    query.group = group.id;
    query.state = store::AttemptState::Sealed;
    query.from = within.from;
    query.to = within.to;
    query.descending = false;
    GroupFacts facts{QString::fromStdString(group.name), within.from, within.to, {}, {}, {}, {}, {}, {}};
    const auto people = store.people(session);
    if (!people) return people.refusal();
    std::map<store::Id, MemberFacts> members;
    for (const store::Person& person : *people) {
        const bool isMember = std::find(group.members.begin(), group.members.end(), person.id) != group.members.end();
        if (isMember) members[person.id].name = QString::fromStdString(person.name);
    }
    const auto rows = store::allAttempts(store, session, query);
    if (!rows) return rows.refusal();
    for (const store::AttemptRow& row : *rows) {
        // What was changed after it was sealed says nothing about anybody.
        if (row.broken) continue;
        facts.results.push_back(gradedHundredths(row));
        if (const auto member = members.find(row.trainee); member != members.end()) count(member->second, row);
    }
    for (auto& [id, member] : members) facts.members.push_back(std::move(member));
    std::sort(facts.members.begin(), facts.members.end(), [](const MemberFacts& a, const MemberFacts& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    facts.step = stepFor(*rows);
    const auto trend = store.trend(session, query, facts.step);
    if (!trend) return trend.refusal();
    facts.trend = *trend;
    auto skills = store.itemAnalysis(session, query, store::AnalysisBy::Skill);
    if (!skills) return skills.refusal();
    facts.skills = std::move(*skills);
    std::stable_sort(facts.skills.begin(), facts.skills.end(),
                     [](const auto& a, const auto& b) { return a.facility < b.facility; });
    countFamilies(facts);
    return facts;
}

}  // namespace cutcard::reports
