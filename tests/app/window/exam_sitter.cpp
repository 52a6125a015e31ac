// The real program with its window, and a trainee who works without a pause: exam_sitter FOLDER SUPERVISOR PASSPHRASE
// SEED EVENTS. It goes on with the exam that waits in the store, of which so many events are known, and ends when that
// is over. What it prints is so:
// "event N AT KIND ITEM WHAT" (in the store), "time EXAM STEADY" (both in milliseconds), "resumed EXAM", "over"

#include "app/window/program.h"
#include "tests/app/session/exam/exam_bench.h"

#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQmlExtensionPlugin>

#include <algorithm>
#include <iostream>
#include <random>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

namespace {

class Sitter : public QObject {
public:
    Sitter(Program& program, const QStringList& words)
        : m_program(program), m_supervisor(words[2]), m_passphrase(words[3]), m_chance(words[4].toUInt()),
          m_told(words[5].toULongLong()) {
        startTimer(15);
    }

protected:
    void timerEvent(QTimerEvent*) override {
        if (m_program.people().state() == QLatin1String("failed")) {
            std::cout << "failed " << m_program.people().fault().toStdString() << std::endl;
            std::exit(1);
        }
        if (!m_program.examIsOn()) return;
        act();
        tell();
    }

private:
    ExamController& exam() { return *m_program.exam(); }

    void act() {
        const QString state = exam().state();
        if (state == QLatin1String("needs_supervisor")) {
            resume();
        } else if (state == QLatin1String("introduction")) {
            exam().start();
        } else if (state == QLatin1String("break")) {
            exam().startSection();
        } else if (state == QLatin1String("question")) {
            exam().choose(static_cast<int>(m_chance() % 2));
            exam().confirm();
        } else if (state == QLatin1String("round")) {
            workOnRound();
        } else if (state == QLatin1String("over")) {
            tell();
            std::cout << (exam().result().value(QStringLiteral("code")).toString().isEmpty() ? "unsealed" : "over")
                      << std::endl;
            QCoreApplication::quit();
        }
    }

    void resume() {
        if (!exam().resume(m_supervisor, m_passphrase)) {
            std::cout << "refused " << exam().message().toStdString() << std::endl;
            std::exit(1);
        }
        const auto& events = exam().run()->done().events;
        const auto last = std::find_if(events.rbegin(), events.rend(), [](const AttemptEvent& event) {
            return event.kind == AttemptEventKind::Resumed;
        });
        std::cout << "resumed " << (last == events.rend() ? 0 : last->at) << std::endl;
    }

    void workOnRound() {
        RoundController& play = *exam().play();
        if (play.round() == nullptr) return;
        const auto next = play.round()->next();
        if (!next || m_chance() % 60 == 0) {
            exam().endRound();
            return;
        }
        Act act = play.round()->grader().procedure()[*next].act;
        if (act.amount && m_chance() % 4 == 0) act.amount = *act.amount + Money::dollars(1);
        play.submit(act);
    }

    void tell() {
        if (exam().run() == nullptr) return;
        const auto& events = exam().run()->done().events;
        for (; m_told < events.size(); ++m_told) {
            std::cout << "event " << test::eventLine(m_told + 1, events[m_told]) << std::endl;
        }
        std::cout << "time " << exam().run()->examTime() << ' ' << systemSteadyClock().now() << std::endl;
    }

    Program& m_program;
    QString m_supervisor;
    QString m_passphrase;
    std::mt19937 m_chance;
    std::size_t m_told;
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 6) return 2;
    Program::dress();
    ProgramOptions options;
    options.storeFolder = words[1].toStdString() + "/store";
    options.settingsFile = words[1] + QStringLiteral("/settings.ini");
    Program program(options);
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/"));
    Program::addPictures(engine);
    engine.setInitialProperties({{QStringLiteral("program"), QVariant::fromValue(&program)}});
    engine.load(QUrl(QStringLiteral("qrc:/Cutcard/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    const Sitter sitter(program, words);
    return QCoreApplication::exec();
}
