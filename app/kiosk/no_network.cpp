#include "app/kiosk/no_network.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>

namespace cutcard::kiosk {
namespace {

class Refusing : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& /*request*/, QIODevice* data) override {
        // A scheme that nobody speaks comes back as an error, without a socket.
        return QNetworkAccessManager::createRequest(operation, QNetworkRequest(QUrl(QStringLiteral("refused:/"))),
                                                    data);
    }
};

}  // namespace

QNetworkAccessManager* NoNetwork::create(QObject* parent) {
    return new Refusing(parent);
}

}  // namespace cutcard::kiosk
