#pragma once

#include "app/kiosk/kiosk.h"
#include "tests/app/session/exam/exam_bench.h"

#include <QRasterWindow>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace cutcard::test {

/// A kiosk without a window, with one supervisor, one trainee and one exam, and a clock that is set by hand.
class KioskBench {
protected:
    void begin() {
        m_folder = std::make_unique<QTemporaryDir>();
        SettledStore settled = test::settled(opened(testOptions(m_folder->filePath("store").toStdString())));
        m_access = settled.access;
        m_trainee = settled.trainee;
        m_exam = defined(settled, benchExam());
        settled = {};
        open();
    }
    void open() {
        close();
        ProgramOptions options;
        options.storeFolder = m_folder->filePath("store").toStdString();
        options.settingsFile = m_folder->filePath("settings.ini");
        m_program = std::make_unique<Program>(options);
        m_door = std::make_unique<ConsoleDoor>(*m_program);
        m_kiosk = std::make_unique<kiosk::Kiosk>(*m_program, *m_door, m_steady);
        m_program->people().open();
        QTRY_COMPARE(m_program->people().state(), QString("ready"));
    }
    void close() {
        m_kiosk.reset();
        m_door.reset();
        m_program.reset();
    }

    void pass(int seconds) {
        m_steady.time += seconds * 1000LL;
        m_kiosk->beat();
    }
    void letTheWarningCome() {
        QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
        pass(290);
        QVERIFY(m_kiosk->secondsLeft() > 0);
    }
    void beginExam(const Accommodations& given = {}) {
        store::Store& store = *m_program->people().store();
        const auto supervisor = store.signIn(m_access.id, kPassphrase);
        QVERIFY(supervisor);
        const auto attempt = startExam(store, *supervisor, {m_exam, 0, m_trainee, given});
        QVERIFY(attempt);
        QVERIFY(m_program->beginExam(*supervisor, QString::fromStdString(*attempt)));
        store.leave(*supervisor);
    }
    QString id() const { return QString::fromStdString(m_access.id); }

    class Steady : public SteadyClock {
    public:
        std::int64_t now() const override { return time; }
        std::int64_t time = 1000;
    } m_steady;
    std::unique_ptr<QTemporaryDir> m_folder;
    store::SupervisorAccess m_access;
    store::Id m_trainee;
    store::Id m_exam;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<ConsoleDoor> m_door;
    std::unique_ptr<kiosk::Kiosk> m_kiosk;
};

/// What lies below the warning, and takes everything.
class Below : public QRasterWindow {
public:
    Below() {
        resize(200, 200);
        show();
    }
    QList<QEvent::Type> seen;

protected:
    bool event(QEvent* event) override {
        switch (event->type()) {
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::Wheel:
            seen << event->type();
            event->accept();
            return true;
        default: return QRasterWindow::event(event);
        }
    }
};

}  // namespace cutcard::test
