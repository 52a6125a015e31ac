#pragma once

#include <QObject>
#include <QPointer>
#include <QScreen>
#include <QWindow>

#include <map>
#include <memory>

namespace cutcard::kiosk {

/// A plain window over every output but one, followed while outputs come and go.
class Covers : public QObject {
    Q_OBJECT

public:
    explicit Covers(QObject* parent = nullptr);
    ~Covers() override;

    /// The one that the program itself fills.
    void setOwn(QScreen* screen);
    QScreen* own() const { return m_own; }
    /// Outputs that nothing covers.
    int missing() const;

signals:
    void changed();

private:
    void follow();

    QPointer<QScreen> m_own;
    std::map<QScreen*, std::unique_ptr<QWindow>> m_windows;
};

}  // namespace cutcard::kiosk
