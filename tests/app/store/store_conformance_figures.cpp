#include "tests/app/store/attempts_with_errors.h"
#include "tests/app/store/refused_with.h"
#include "tests/app/store/store_conformance.h"

#include <QTest>

using namespace cutcard::store;

namespace cutcard::test {

void StoreConformance::theLowestShareOfARowComesFirst() {
    const SampleExam exam = defined(store(), supervisor());
    const Id ann = *store().addTrainee(supervisor(), "Ann");
    const Id otto = *store().addTrainee(supervisor(), "Otto");
    const auto sits = [&](const Id& who, Ante ante) {
        sat(store(), supervisor(), who, exam, attemptWith(exam.items, ante, Answer::Right));
    };
    sits(m_settled.trainee, Ante::Right);
    sits(otto, Ante::Wrong);
    sits(otto, Ante::Right);
    sits(ann, Ante::Wrong);
    // Another form with the same skills does not count for the item.
    const SampleExam other = defined(store(), supervisor(), sampleForm("Another exam"));
    sat(store(), supervisor(), ann, other, attemptWith(other.items, Ante::Right, Answer::Right));

    AttemptQuery query;
    query.exam = exam.exam;
    const auto ofSkill = store().shareBySubject(supervisor(), query, AnalysisBy::Skill, "sample.3");
    QVERIFY(ofSkill);
    QVERIFY(*ofSkill == (std::vector<SubjectShare>{
                            {ann, "Ann", 1, 0}, {otto, "Otto", 2, 0.5}, {m_settled.trainee, "Tina Trainee", 1, 1}}));
    query.exam.reset();
    QCOMPARE(store().shareBySubject(supervisor(), query, AnalysisBy::Skill, "sample.3")->front().share, 0.5);

    const auto ofItem = store().shareBySubject(supervisor(), query, AnalysisBy::Item, other.form + " 1");
    QVERIFY(*ofItem == (std::vector<SubjectShare>{{ann, "Ann", 1, 1}}));
    const auto ofFirst = store().shareBySubject(supervisor(), query, AnalysisBy::Item, exam.form + " 1");
    QCOMPARE(ofFirst->front().trainee, ann);
    QCOMPARE(ofFirst->front().share, 0.8);
    QVERIFY(store().shareBySubject(supervisor(), query, AnalysisBy::Item, exam.form + " 3")->empty());
    query.rules = "pa-641a-fourcard";
    QVERIFY(store().shareBySubject(supervisor(), query, AnalysisBy::Skill, "sample.3")->empty());
    REFUSED_WITH(store().shareBySubject(m_settled.traineeSession, {}, AnalysisBy::Skill, "sample.3"),
                 StoreFault::NeedsSupervisor);
}

void StoreConformance::definitionsAreListedByTheirKind() {
    const SampleExam exam = defined(store(), supervisor());
    QCOMPARE(store().definitions(supervisor())->size(), std::size_t{2});
    const auto exams = store().definitions(supervisor(), "exam");
    QCOMPARE(exams->size(), std::size_t{1});
    QCOMPARE(exams->front().id, exam.exam);
    QVERIFY(store().definitions(supervisor(), "rules")->empty());
    REFUSED_WITH(store().definitions(m_settled.traineeSession, "exam"), StoreFault::NeedsSupervisor);
}

}  // namespace cutcard::test
