#include "engine/training/exam_score.h"
#include "tests/app/store/store_conformance.h"

#include <QDate>
#include <QTest>

#include <cmath>

using namespace cutcard;
using namespace cutcard::store;

namespace cutcard::test {
namespace {

constexpr Milliseconds kDay = 24LL * 60 * 60 * 1000;

/// Right up to a step, and nothing after it.
Attempt untilStep(const ExamForm& form, std::size_t steps, bool isAnswerRight) {
    Attempt attempt;
    attempt.events.push_back(started(0));
    const GradedProcedure& procedure = form.items[0].round()->procedure;
    for (std::size_t i = 0; i < steps; ++i) attempt.events.push_back(did(0, procedure[i].act, 1000));
    attempt.events.push_back(started(1, 2000));
    attempt.events.push_back(answered(1, isAnswerRight ? 1 : 0, 3000));
    attempt.events.push_back(finished(4000 + static_cast<std::int64_t>(steps)));
    return attempt;
}

AttemptQuery everything() {
    AttemptQuery query;
    query.descending = false;
    return query;
}

/// The words of a row as far as they decide its place.
std::string textOf(const AttemptRow& row, AttemptOrder order) {
    return order == AttemptOrder::Name ? row.traineeName : order == AttemptOrder::Title ? row.title : std::string();
}

int validHundredths(const AttemptRow& row) {
    return row.regraded ? row.regraded->hundredths : row.hundredths;
}

bool isPassed(const AttemptRow& row) {
    return row.regraded ? row.regraded->passed : row.passed;
}

std::int64_t numberOf(const AttemptRow& row, AttemptOrder order) {
    switch (order) {
    case AttemptOrder::Percent: return validHundredths(row);
    case AttemptOrder::Passed: return isPassed(row) ? 1 : 0;
    case AttemptOrder::Errors: return row.errors;
    case AttemptOrder::Duration: return row.examTime;
    default: return row.startedAt;
    }
}

std::optional<double> correlation(const std::vector<double>& a, const std::vector<double>& b) {
    const auto mean = [](const std::vector<double>& values) {
        double sum = 0;
        for (const double value : values) sum += value;
        return sum / static_cast<double>(values.size());
    };
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += (a[i] - mean(a)) * (b[i] - mean(b));
        aa += (a[i] - mean(a)) * (a[i] - mean(a));
        bb += (b[i] - mean(b)) * (b[i] - mean(b));
    }
    if (aa == 0 || bb == 0) return std::nullopt;
    return ab / std::sqrt(aa * bb);
}

}  // namespace

void StoreConformance::sitMany() {
    const SampleExam first = defined(store(), supervisor());
    const SampleExam second = defined(store(), supervisor(), sampleForm("Ärger am Tisch"));
    const std::vector<Id> people = {m_settled.trainee, *store().addTrainee(supervisor(), "Özlem"),
                                    *store().addTrainee(supervisor(), "abel")};
    const Id group = *store().addGroup(supervisor(), "Monday");
    QVERIFY(store().setMembers(supervisor(), group, std::vector<Id>{people[0], people[2]}));
    Id last;
    for (std::size_t i = 0; i < 18; ++i) {
        m_clock.time += 20 * kDay + 3'600'000;
        const SampleExam& exam = i % 4 == 1 ? second : first;
        last = sat(store(), supervisor(), people[i % 3], exam, untilStep(exam.items, i % 6, i % 5 != 0));
    }
    QVERIFY(store().regrade(supervisor(), last, "An appeal"));
    m_clock.time += kDay;
    begun(first);
}

void StoreConformance::attemptsAreFilteredAndOrdered_data() {
    QTest::addColumn<int>("filter");
    for (int filter = 0; filter < 12; ++filter) QTest::addRow("filter %d", filter) << filter;
}

void StoreConformance::attemptsAreFilteredAndOrdered() {
    QFETCH(int, filter);
    sitMany();
    const auto all = *store().attempts(supervisor(), everything());
    QCOMPARE(all.size(), std::size_t{19});
    const Id group = store().groups(supervisor())->front().id;
    const std::vector<Id> members = store().groups(supervisor())->front().members;
    AttemptQuery query = everything();
    std::function<bool(const AttemptRow&)> fits = [](const AttemptRow&) { return true; };
    const Milliseconds middle = all[9].startedAt;
    switch (filter) {
    case 1: query.text = "ÖZ", fits = [](const AttemptRow& row) { return row.traineeName == "Özlem"; }; break;
    case 2: query.text = "ärger", fits = [](const AttemptRow& row) { return row.title == "Ärger am Tisch"; }; break;
    case 3:
        query.trainee = m_settled.trainee,
        fits = [&](const AttemptRow& row) { return row.trainee == m_settled.trainee; };
        break;
    case 4:
        query.group = group, fits = [&](const AttemptRow& row) {
            return std::find(members.begin(), members.end(), row.trainee) != members.end();
        };
        break;
    case 5: query.exam = all[1].exam, fits = [&](const AttemptRow& row) { return row.exam == all[1].exam; }; break;
    case 6: query.rules = "pa-641a-fourcard", fits = [](const AttemptRow&) { return false; }; break;
    case 7:
        query.passed = true,
        fits = [](const AttemptRow& row) { return row.state == AttemptState::Sealed && isPassed(row); };
        break;
    case 8:
        query.passed = false,
        fits = [](const AttemptRow& row) { return row.state == AttemptState::Sealed && !isPassed(row); };
        break;
    case 9: query.state = AttemptState::Running, fits = [](const AttemptRow& row) { return row.sealedAt == 0; }; break;
    case 10: query.from = middle, fits = [&](const AttemptRow& row) { return row.startedAt >= middle; }; break;
    case 11:
        query.to = middle, query.trainee = all[1].trainee,
        fits = [&](const AttemptRow& row) { return row.startedAt < middle && row.trainee == all[1].trainee; };
        break;
    default: break;
    }
    std::vector<AttemptRow> wanted;
    std::copy_if(all.begin(), all.end(), std::back_inserter(wanted), fits);
    QVERIFY(filter == 6 || !wanted.empty());
    QCOMPARE(*store().countAttempts(supervisor(), query), static_cast<int>(wanted.size()));
    // Names in this order whatever their case.
    const std::map<std::string, int> rank = {
        {"", 0},     {"abel", 1}, {"Crazy 4 Poker, first level", 2}, {"Tina Trainee", 3}, {"Ärger am Tisch", 4},
        {"Özlem", 5}};
    for (int order = 0; order < 7; ++order) {
        query.order = static_cast<AttemptOrder>(order);
        std::stable_sort(wanted.begin(), wanted.end(), [&](const AttemptRow& a, const AttemptRow& b) {
            const auto key = [&](const AttemptRow& row) {
                return std::tuple(rank.at(textOf(row, query.order)), numberOf(row, query.order), row.startedAt);
            };
            return key(a) < key(b);
        });
        query.descending = false;
        QVERIFY2(*store().attempts(supervisor(), query) == wanted, std::to_string(order).c_str());
        query.descending = true;
        QVERIFY(*store().attempts(supervisor(), query) == std::vector<AttemptRow>(wanted.rbegin(), wanted.rend()));
    }
    query.descending = false;
    query.offset = 2;
    query.limit = 3;
    const auto page = *store().attempts(supervisor(), query);
    for (std::size_t i = 0; i < page.size(); ++i) QVERIFY(page[i] == wanted[i + 2]);
    QCOMPARE(page.size(), std::min<std::size_t>(3, wanted.size() - std::min<std::size_t>(2, wanted.size())));
}

void StoreConformance::theAnalysisIsThatOfTheScores() {
    sitMany();
    AttemptQuery query = everything();
    query.state = AttemptState::Sealed;
    query.exam = store().attempts(supervisor(), query)->front().exam;
    std::map<std::string, std::vector<std::pair<double, double>>> shares;  // Own and rest, by skill.
    std::map<std::string, std::vector<std::pair<double, double>>> items;
    std::map<std::string, std::map<std::string, int>> reasons;
    int count = 0;
    const auto rows = store().attempts(supervisor(), query);
    for (const AttemptRow& row : *rows) {
        const auto read = readTranscript(*store().transcript(supervisor(), row.attempt));
        QVERIFY(read);
        const ExamScore score = scoreOf(read->header.form, read->attempt);
        double points = 0;
        double of = 0;
        for (const SectionScore& section : score.sections) points += section.points, of += section.of;
        for (const auto& [skill, own] : score.bySkill)
            shares[skill].emplace_back(static_cast<double>(own.points) / own.of, (points - own.points) / (of - own.of));
        // One item a section.
        for (std::size_t i = 0; i < score.sections.size(); ++i) {
            const SectionScore& own = score.sections[i];
            items[std::to_string(i + 1)].emplace_back(static_cast<double>(own.points) / own.of,
                                                      (points - own.points) / (of - own.of));
        }
        for (const ExamError& error : score.errors) {
            ++reasons[error.skill][error.reason];
            ++reasons[std::to_string(error.item + 1)][error.reason];
        }
        ++count;
    }
    QVERIFY(count > 10);
    for (const AnalysisBy by : {AnalysisBy::Skill, AnalysisBy::Item}) {
        const auto figures = *store().itemAnalysis(supervisor(), query, by);
        const auto& wanted = by == AnalysisBy::Skill ? shares : items;
        QCOMPARE(figures.size(), wanted.size());
        for (const ItemFigures& one : figures) {
            const std::string key = by == AnalysisBy::Skill ? one.key : one.key.substr(one.key.find(' ') + 1);
            std::vector<double> own;
            std::vector<double> rest;
            for (const auto& [a, b] : wanted.at(key)) own.push_back(a), rest.push_back(b);
            double sum = 0;
            for (const double share : own) sum += share;
            QCOMPARE(one.attempts, count);
            QCOMPARE(one.rules, std::string("pa-657a-crazy4"));
            QVERIFY(std::abs(one.facility - sum / count) < 1e-9);
            const auto discrimination = correlation(own, rest);
            QCOMPARE(one.discrimination.has_value(), discrimination.has_value());
            if (discrimination) QVERIFY(std::abs(*one.discrimination - *discrimination) < 1e-9);
            QVERIFY(one.reasons == reasons[key]);
        }
    }
    const auto byItem = *store().itemAnalysis(supervisor(), query, AnalysisBy::Item);
    QCOMPARE(byItem[0].section, std::string("whole_rounds"));
    QCOMPARE(byItem[1].section, std::string("payouts"));
    const Id form = byItem[0].key.substr(0, byItem[0].key.find(' '));
    QCOMPARE(store().definition(supervisor(), form, 0)->kind, std::string("form"));
}

void StoreConformance::theTrendIsThatOfTheAttempts() {
    sitMany();
    AttemptQuery query = everything();
    query.state = AttemptState::Sealed;
    const auto rows = *store().attempts(supervisor(), query);
    for (const TrendStep step : {TrendStep::Day, TrendStep::Week, TrendStep::Month}) {
        std::map<Milliseconds, std::vector<AttemptRow>> wanted;
        for (const AttemptRow& row : rows) {
            QDate date = QDateTime::fromMSecsSinceEpoch(row.startedAt, Qt::UTC).date();
            if (step == TrendStep::Week) date = date.addDays(1 - date.dayOfWeek());
            if (step == TrendStep::Month) date.setDate(date.year(), date.month(), 1);
            wanted[date.startOfDay(Qt::UTC).toMSecsSinceEpoch()].push_back(row);
        }
        const auto points = *store().trend(supervisor(), query, step);
        QCOMPARE(points.size(), wanted.size());
        auto next = wanted.begin();
        for (const TrendPoint& point : points) {
            double sum = 0;
            int passed = 0;
            for (const AttemptRow& row : next->second) sum += validHundredths(row), passed += isPassed(row) ? 1 : 0;
            QCOMPARE(point.from, next->first);
            QCOMPARE(point.attempts, static_cast<int>(next->second.size()));
            QCOMPARE(point.passed, passed);
            QVERIFY(std::abs(point.meanHundredths - sum / point.attempts) < 1e-6);
            ++next;
        }
    }
}

}  // namespace cutcard::test
