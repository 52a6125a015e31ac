#include "app/supervisor/analysis_figures.h"
#include "app/supervisor/analysis_model.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::supervisor;

class TestAnalysisModel : public QObject {
    Q_OBJECT

private slots:
    void theWordOfADiscriminationChangesAtItsBorders_data();
    void theWordOfADiscriminationChangesAtItsBorders();
    void adviceBeginsBeyondItsBorders_data();
    void adviceBeginsBeyondItsBorders();
    void errorsAreSortedIntoFamiliesTheMostFrequentFirst();
    void theSkillTellsAQualifierFromAMisreadHand();
    void aRowSaysWhatTheFiguresSay();
    void anItemIsNamedByItsNumberAndSection();
    void itemsOfSeveralFormsAreToldApart();
    void rowsWithoutADiscriminationStayAtTheEnd_data();
    void rowsWithoutADiscriminationStayAtTheEnd();
    void itemTenComesAfterItemNine();
};

namespace {

const std::string kForm = "11111111-1111-4111-8111-111111111111";

store::ItemFigures figures(const std::string& key, int attempts, double facility,
                           std::optional<double> discrimination) {
    store::ItemFigures made;
    made.key = key;
    made.rules = "pa-657a-crazy4";
    made.attempts = attempts;
    made.facility = facility;
    made.discrimination = discrimination;
    return made;
}

QStringList column(const QAbstractItemModel& model, int column) {
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row) cells << model.index(row, column).data().toString();
    return cells;
}

}  // namespace

void TestAnalysisModel::theWordOfADiscriminationChangesAtItsBorders_data() {
    QTest::addColumn<double>("figure");
    QTest::addColumn<QString>("words");
    QTest::newRow("below nought") << -0.01 << "-0.01 negative: look at the question";
    QTest::newRow("a little below nought is not called nought") << -0.001 << "below 0 negative: look at the question";
    QTest::newRow("nought") << 0.0 << "0.00 poor";
    QTest::newRow("just below a tenth") << 0.0999 << "0.09 poor";
    QTest::newRow("a tenth") << 0.1 << "0.10 fair";
    QTest::newRow("just below three tenths") << 0.2999 << "0.29 fair";
    QTest::newRow("three tenths") << 0.3 << "0.30 good";
    QTest::newRow("one") << 1.0 << "1.00 good";
}

void TestAnalysisModel::theWordOfADiscriminationChangesAtItsBorders() {
    QFETCH(double, figure);
    QTEST(discriminationWords(figure), "words");
}

void TestAnalysisModel::adviceBeginsBeyondItsBorders_data() {
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("facility");
    QTest::addColumn<double>("discrimination");
    QTest::addColumn<int>("advice");
    const int none = -1;
    QTest::newRow("95 % is not too easy") << 5 << 0.95 << 0.5 << none;
    QTest::newRow("above 95 % is") << 5 << 0.951 << 0.5 << int(Advice::TooEasy);
    QTest::newRow("30 % is not too hard") << 5 << 0.3 << 0.5 << none;
    QTest::newRow("below 30 % is") << 5 << 0.299 << 0.5 << int(Advice::TooHard);
    QTest::newRow("a tenth discriminates") << 5 << 0.6 << 0.1 << none;
    QTest::newRow("less does not") << 5 << 0.6 << 0.099 << int(Advice::NotDiscriminating);
    QTest::newRow("below nought the question is to be looked at") << 5 << 0.6 << -0.2 << int(Advice::LookAtTheQuestion);
    QTest::newRow("four attempts are chance") << 4 << 0.1 << -0.2 << none;
}

void TestAnalysisModel::adviceBeginsBeyondItsBorders() {
    QFETCH(int, attempts);
    QFETCH(double, facility);
    QFETCH(double, discrimination);
    const auto advice = adviceOn(figures("c4.ante.paid", attempts, facility, discrimination));
    QTEST(advice ? static_cast<int>(*advice) : -1, "advice");
    QVERIFY(!adviceOn(figures("c4.ante.paid", 5, 0.6, std::nullopt)));
}

void TestAnalysisModel::errorsAreSortedIntoFamiliesTheMostFrequentFirst() {
    store::ItemFigures own = figures("c4.queens_up.flush", 20, 0.5, 0.4);
    own.reasons = {{"row_above", 2},    {"row_below", 3},        {"to_taken_for_for", 4}, {"wrong_amount", 1},
                   {"out_of_order", 1}, {"wrong_seat_order", 1}, {"not_done", 3},         {"made_up", 1}};
    const auto families = familiesOf(own, store::AnalysisBy::Skill);
    QCOMPARE(families.size(), std::size_t{6});
    QCOMPARE(families[0].family, ErrorFamily::WrongRow);
    QCOMPARE(families[0].count, 5);
    QCOMPARE(families[0].reasons.front(), (std::pair<std::string, int>("row_below", 3)));
    QCOMPARE(families[1].family, ErrorFamily::ToTakenForFor);
    QCOMPARE(families[2].family, ErrorFamily::MissedSideWager);
    QCOMPARE(families[3].family, ErrorFamily::WrongOrder);
    QCOMPARE(families[3].count, 2);
    int all = 0;
    for (const FamilyErrors& family : families) all += family.count;
    QCOMPARE(all, 16);
}

void TestAnalysisModel::theSkillTellsAQualifierFromAMisreadHand() {
    store::ItemFigures own = figures("c4.ante.returned_dealer_below_king", 5, 0.5, 0.4);
    own.reasons = {{"wrong_outcome", 1}};
    QCOMPARE(familiesOf(own, store::AnalysisBy::Skill).front().family, ErrorFamily::WrongQualifier);
    own.key = "c4.ante.taken";
    QCOMPARE(familiesOf(own, store::AnalysisBy::Skill).front().family, ErrorFamily::MisreadHand);
}

void TestAnalysisModel::aRowSaysWhatTheFiguresSay() {
    AnalysisModel model;
    store::ItemFigures own = figures("c4.ante.taken", 8, 0.4375, 0.25);
    own.reasons = {{"wrong_amount", 2}, {"out_of_order", 3}};
    model.show({own, figures("c4.ante.paid", 1, 1, std::nullopt)}, store::AnalysisBy::Skill);
    const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(cell(0, AnalysisModel::What), "Ante taken: the dealer's hand is higher");
    QCOMPARE(cell(0, AnalysisModel::Chapter), "Pennsylvania 657a");
    QCOMPARE(cell(0, AnalysisModel::Attempts), "8");
    QCOMPARE(cell(0, AnalysisModel::Facility), "43.8 %");
    QCOMPARE(cell(0, AnalysisModel::Discriminates), "0.25 fair");
    QCOMPARE(cell(0, AnalysisModel::MostFrequent), "Wrong order");
    QCOMPARE(cell(1, AnalysisModel::Facility), "100.0 %");
    QCOMPARE(cell(1, AnalysisModel::Discriminates), "not enough to say");
    QCOMPARE(cell(1, AnalysisModel::MostFrequent), "none");
}

void TestAnalysisModel::anItemIsNamedByItsNumberAndSection() {
    AnalysisModel model;
    store::ItemFigures own = figures(kForm + " 7", 8, 0.5, 0.3);
    own.section = "payouts";
    model.show({own}, store::AnalysisBy::Item);
    QCOMPARE(model.title(0), "Item 7: Payouts");
    QCOMPARE(model.index(0, AnalysisModel::Section).data().toString(), "Payouts");
}

void TestAnalysisModel::itemsOfSeveralFormsAreToldApart() {
    AnalysisModel model;
    const std::string other = "22222222-2222-4222-8222-222222222222";
    model.show({figures(kForm + " 1", 8, 0.5, 0.3), figures(other + " 1", 8, 0.5, 0.3)}, store::AnalysisBy::Item);
    QVERIFY(model.title(0) != model.title(1));
}

void TestAnalysisModel::rowsWithoutADiscriminationStayAtTheEnd_data() {
    QTest::addColumn<Qt::SortOrder>("order");
    QTest::addColumn<QStringList>("cells");
    QTest::newRow("the lowest first") << Qt::AscendingOrder
                                      << QStringList{"-0.20 negative: look at the question", "0.05 poor", "0.40 good",
                                                     "not enough to say", "not enough to say"};
    QTest::newRow("the highest first") << Qt::DescendingOrder
                                       << QStringList{"0.40 good", "0.05 poor", "-0.20 negative: look at the question",
                                                      "not enough to say", "not enough to say"};
}

void TestAnalysisModel::rowsWithoutADiscriminationStayAtTheEnd() {
    QFETCH(Qt::SortOrder, order);
    AnalysisModel model;
    model.show({figures("a", 5, 0.5, std::nullopt), figures("b", 5, 0.5, 0.05), figures("c", 5, 0.5, -0.2),
                figures("d", 5, 0.5, std::nullopt), figures("e", 5, 0.5, 0.4)},
               store::AnalysisBy::Skill);
    AnalysisSorter sorter;
    sorter.setSourceModel(&model);
    sorter.sort(AnalysisModel::Discriminates, order);
    QTEST(column(sorter, AnalysisModel::Discriminates), "cells");
}

void TestAnalysisModel::itemTenComesAfterItemNine() {
    AnalysisModel model;
    model.show({figures(kForm + " 10", 5, 0.5, 0.1), figures(kForm + " 9", 5, 0.5, 0.1)}, store::AnalysisBy::Item);
    AnalysisSorter sorter;
    sorter.setSourceModel(&model);
    sorter.sort(AnalysisModel::What, Qt::AscendingOrder);
    QVERIFY(column(sorter, AnalysisModel::What).first().startsWith("Item 9"));
}

QTEST_GUILESS_MAIN(TestAnalysisModel)
#include "tst_analysis_model.moc"
