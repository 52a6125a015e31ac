#pragma once

#include "app/kiosk/self_test.h"
#include "app/session/exam/exam_clock.h"
#include "app/supervisor/console_page.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QGridLayout;
class QLabel;
class QPushButton;
class QThread;

namespace cutcard::supervisor {

class FittingArea;

/// The list to go through before an exam begins on this machine.
class SelfTestDialog : public QDialog {
    Q_OBJECT

public:
    /// `next` is what the button does that goes on, "Start an exam…" for example; empty: there is none.
    SelfTestDialog(ConsoleContext& context, const QString& next, QWidget* parent);
    ~SelfTestDialog() override;

    /// As `facts` say it now.
    void show(const kiosk::SelfTestFacts& facts);

signals:
    void passed();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build(const QString& next);
    void check();
    void look();
    void inputCame();

    ConsoleContext& m_context;
    kiosk::SelfTestFacts m_facts;
    std::unique_ptr<QThread> m_worker;
    std::int64_t m_drift;  ///< Of the clock against the steady one, when this was opened.
    QTimer m_watching;
    QGridLayout* m_lines = nullptr;
    FittingArea* m_area = nullptr;
    QLabel* m_busy = nullptr;
    QPushButton* m_target = nullptr;
    QPushButton* m_next = nullptr;
};

}  // namespace cutcard::supervisor
