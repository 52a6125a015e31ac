#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace cutcard::kiosk {

/// Whatever a screen would load from elsewhere is refused: the program opens no connection by itself.
class NoNetwork : public QQmlNetworkAccessManagerFactory {
public:
    QNetworkAccessManager* create(QObject* parent) override;
};

}  // namespace cutcard::kiosk
