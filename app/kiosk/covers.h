#pragma once

#include <QObject>
#include <QPointer>
#include <QScreen>
#include <QWindow>

#include <map>
#include <memory>

namespace cutcard::kiosk {

/// A plain window over every output that the program does not fill itself, followed while outputs come and go.
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
    /// Somebody else may have moved one.
    void hold();

signals:
    void changed();

private:
    void watch(QScreen* screen);
    void follow();
    bool isFilled(const QScreen& screen) const;

    QPointer<QScreen> m_own;
    std::map<QScreen*, std::unique_ptr<QWindow>> m_windows;
};

}  // namespace cutcard::kiosk
