#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/kiosk_model.h"

#include <QFutureWatcher>
#include <QTimer>

#include <chrono>
#include <memory>

class QLabel;
class QTableView;

namespace cutcard::supervisor {

class FieldError;

/// A school's kiosks as they are now, and the definitions that were changed at one of them and at the school. Only
/// where the store is a school's.
class KiosksPage : public ConsolePage {
    Q_OBJECT

public:
    KiosksPage(ConsoleContext& context, QWidget* parent);

    QString title() const override { return tr("Kiosks"); }
    /// Asks in another thread; what is shown stays until the answer is there.
    void refresh() override;
    /// Three seconds unless told otherwise.
    void setPace(std::chrono::milliseconds pace) { m_timer.setInterval(pace); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using News = std::shared_ptr<store::StoreResult<school::KioskNews>>;

    QWidget* kioskPanel();
    QWidget* conflictPanel();
    void answered();
    void take(const school::KioskNews& news);
    void complain(const store::StoreRefusal& refusal);

    KioskModel* m_kiosks;
    ConflictModel* m_conflicts;
    QTimer m_timer;
    QFutureWatcher<News> m_asking;
    QString m_asOf;  ///< When the server last answered.
    QLabel* m_figures = nullptr;
    FieldError* m_fault = nullptr;
    QTableView* m_kioskTable = nullptr;
    QLabel* m_noKiosks = nullptr;
    QTableView* m_conflictTable = nullptr;
    QLabel* m_noConflicts = nullptr;
    QLabel* m_whatToDo = nullptr;
};

}  // namespace cutcard::supervisor
