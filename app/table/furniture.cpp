#include "app/table/row_writer.h"
#include "app/table/table_words.h"
#include "app/text/amounts.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <array>

namespace cutcard {
namespace {

struct Furniture {
    Q_DECLARE_TR_FUNCTIONS(Furniture)
};

QString lightName(DeviceLight light) {
    static constexpr std::array<const char*, 4> kNames = {"green", "yellow", "red", "covered"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(light)]);
}

/// What a reader is told of it; the picture has a lamp.
QString deviceName(const QString& device, DeviceLight light) {
    switch (light) {
    case DeviceLight::Green: return Furniture::tr("%1, green light").arg(device);
    case DeviceLight::Yellow: return Furniture::tr("%1, yellow light").arg(device);
    case DeviceLight::Red: return Furniture::tr("%1, red light").arg(device);
    case DeviceLight::Covered: break;
    }
    return Furniture::tr("%1 (out of order)").arg(device);
}

QVariantMap piece(const char* kind, const Pose& pose, const QString& text = {}) {
    return {{"kind", QString::fromLatin1(kind)},
            {"cx", pose.at.x()},
            {"cy", pose.at.y()},
            {"angle", pose.angle},
            {"size", pose.scale},
            {"text", text},
            {"name", text},
            {"light", QString()}};
}

QVariantMap device(const char* kind, const Pose& pose, const QString& text, DeviceLight light) {
    QVariantMap made = piece(kind, pose, light == DeviceLight::Covered ? deviceName(text, light) : text);
    made["name"] = deviceName(text, light);
    made["light"] = lightName(light);
    return made;
}

QString meterLabel(Meter meter) {
    switch (meter) {
    case Meter::Mega: return Furniture::tr("Mega");
    case Meter::Major: return Furniture::tr("Major");
    case Meter::Minor: return Furniture::tr("Minor");
    case Meter::Main:
    case Meter::Reserve: break;
    }
    return Furniture::tr("Progressive");
}

}  // namespace

void RowWriter::addMeters(QVariantList& furniture) const {
    constexpr qreal kApart = 176;
    const RulesSubmission& submission = m_view.game.submission();
    QList<QVariantMap> meters;
    if (const MeteredTable* terms = submission.progressiveTerms()) {
        for (const MeterTerms& meter : terms->meters) {
            const Money shown = m_view.scene.progressive[static_cast<std::size_t>(meter.meter)];
            QVariantMap display = piece("meter", m_view.layout.meter(), text::money(shown));
            display["label"] = meterLabel(meter.meter);
            meters << display;
        }
        const std::optional<int> count = m_view.scene.progressiveCount;
        if (!meters.isEmpty()) meters.front()["count"] = count ? QString::number(*count) : QString();
    }
    if (submission.fiveCardHandBonusTerms() != nullptr) {
        const Money shown = m_view.scene.fiveCardHandBonus[static_cast<std::size_t>(Meter::Main)];
        QVariantMap display = piece("meter", m_view.layout.meter(), text::money(shown));
        display["label"] = Furniture::tr("Five Card Hand Bonus");
        meters << display;
    }
    for (qsizetype i = 0; i < meters.size(); ++i) {
        const qreal offset = (static_cast<qreal>(i) - static_cast<qreal>(meters.size() - 1) / 2) * kApart;
        meters[i]["cx"] = m_view.layout.meter().at.x() + offset;
        furniture << meters[i];
    }
}

QVariantList RowWriter::furniture() const {
    const TableLayout& layout = m_view.layout;
    const CardCounts& cards = m_view.game.rules().cards;
    QVariantList all;
    const QStringList lines = words::inscriptions(m_view.game.submission());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        all << piece("inscription", layout.inscription(static_cast<int>(i), static_cast<int>(lines.size())), lines[i]);
    }
    all << device("shoe", layout.shoe(), Furniture::tr("Shoe"), m_view.scene.shoe)
        << device("shuffler", layout.shuffler(), Furniture::tr("Shuffler"), m_view.scene.shuffler)
        << piece("rack", layout.rack(), Furniture::tr("Discard rack"))
        << piece("tray", layout.tray(), Furniture::tr("Tray"))
        << piece("drop_box", layout.dropBox(), Furniture::tr("Drop box"))
        << piece("tip_box", layout.tipBox(), Furniture::tr("Tips"));
    for (int slot = 0; slot < cards.dealer; ++slot) {
        all << piece("dealer", layout.dealerCard(slot), slot == 0 ? Furniture::tr("Dealer") : QString());
    }
    for (int slot = 0; slot < cards.community; ++slot) all << piece("community", layout.communityCard(slot));
    if (m_view.game.submission().offers(Wager::SixCardBonus)) {
        for (int slot = 0; slot < cards.sixCardBonus; ++slot) {
            all << piece("six_card", layout.sixCard(slot), slot == 0 ? Furniture::tr("Six Card") : QString());
        }
    }
    addMeters(all);
    return all;
}

}  // namespace cutcard
