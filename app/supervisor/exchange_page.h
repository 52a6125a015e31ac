#pragma once

#include "app/exchange/exchange_in.h"
#include "app/supervisor/console_page.h"

#include <optional>

class QLabel;
class QLayout;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace cutcard::supervisor {

/// Results out, people and definitions in: one file each way, for machines without a network.
class ExchangePage : public ConsolePage {
    Q_OBJECT

public:
    explicit ExchangePage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override;
    void refresh() override;
    void takeOver(ConsolePage& before) override;

    /// What the buttons do once a file was chosen.
    void writeNew(const QString& path);
    void writeAll(const QString& path);
    void writeSchoolTo(const QString& path);
    void readFrom(const QString& path);
    void takeItIn();
    void registerSigner(const QString& label);

private:
    QLayout* makeWriting();
    QLayout* makeReading();
    void chooseForWriting(const QString& name, void (ExchangePage::*write)(const QString&));
    void askForLabel();

    void report(QLabel& where, const QString& sentence, bool isFault);
    void forget();
    void showFile();
    void showContent();
    exchange::ExchangeProgress progress();
    void write(const QString& path, bool onlyNew);

    QLabel* m_new = nullptr;
    QLabel* m_written = nullptr;
    QLabel* m_own = nullptr;
    QPushButton* m_writeNew = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_effect = nullptr;
    QTableWidget* m_content = nullptr;
    QPushButton* m_register = nullptr;
    QPushButton* m_take = nullptr;
    QProgressBar* m_progress = nullptr;
    QString m_path;
    std::optional<exchange::ExchangeFile> m_file;
};

}  // namespace cutcard::supervisor
