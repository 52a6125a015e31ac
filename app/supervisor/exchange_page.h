#pragma once

#include "app/supervisor/console_page.h"

namespace cutcard::supervisor {

/// Results out, people and definitions in: one file each way, for machines without a network.
class ExchangePage : public ConsolePage {
    Q_OBJECT

public:
    explicit ExchangePage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override;
    void refresh() override;
};

}  // namespace cutcard::supervisor
