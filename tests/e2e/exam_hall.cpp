#include "tests/e2e/exam_hall.h"

#include "app/session/exam/exam_starter.h"
#include "engine/record/exam_record.h"

#include <QQmlProperty>

namespace cutcard {
namespace {

template <typename T>
T orEnd(store::StoreResult<T> result) {
    if (!result) qFatal("refused with fault %d", static_cast<int>(result.refusal().fault));
    return std::move(*result);
}

ExamSection section(SectionKind kind, int count, int weight, std::optional<int> seconds) {
    ExamSection made;
    made.kind = kind;
    made.count = count;
    made.weight = weight;
    made.seconds = seconds;
    return made;
}

}  // namespace

ExamDefinition hallExam() {
    ExamDefinition exam;
    exam.title = "Crazy 4 Poker, first level";
    exam.rules = "pa-657a-crazy4";
    exam.sections = {section(SectionKind::Payouts, 2, 30, 600), section(SectionKind::Settlement, 1, 50, std::nullopt),
                     section(SectionKind::Irregularities, 1, 20, 900)};
    exam.seconds = 3600;
    exam.seed = 20;
    exam.showAfter = ShowAfter::Errors;
    return exam;
}

ExamHall::ExamHall(WindowDriver& window) : driver(window) {
    store::Store& store = *driver.program().people().store();
    const store::SupervisorAccess access = orEnd(store.setUp("Sam Supervisor", kPassphrase));
    supervisor = access.id;
    recoveryCode = access.recoveryCode;
    const auto session = orEnd(store.signIn(supervisor, kPassphrase));
    trainee = orEnd(store.addTrainee(session, "Mia Mustermann"));
    store.leave(session);
}

void ExamHall::showAt(const QSize& size) {
    QQmlProperty::write(&driver.window(), QStringLiteral("visibility"), static_cast<int>(QWindow::Windowed));
    driver.resize(size);
}

void ExamHall::begin(const ExamDefinition& definition, const Accommodations& given) {
    store::Store& store = *driver.program().people().store();
    const auto session = orEnd(store.signIn(supervisor, kPassphrase));
    const store::Id id = store::newId();
    orEnd(store.define(session, id, "exam", examText(definition)));
    const auto attempt = startExam(store, session, {id, 0, trainee, given});
    if (!attempt) qFatal("not started: %s", qPrintable(attempt.refusal()));
    if (!driver.program().beginExam(session, QString::fromStdString(*attempt))) qFatal("not begun");
    store.leave(session);
    driver.settle();
}

}  // namespace cutcard
