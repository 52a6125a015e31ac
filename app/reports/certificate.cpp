#include "app/reports/certificate.h"

#include "app/reports/group_facts.h"
#include "app/reports/report_words.h"
#include "app/reports/sheet.h"
#include "app/text/catalogue.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPageLayout>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Certificate)
};

class CertificatePage {
public:
    CertificatePage(QPdfWriter& writer, QPainter& painter)
        : m_painter(painter), m_writer(writer), m_unit(writer.resolution() / 25.4), m_width(writer.width() / m_unit),
          m_height(writer.height() / m_unit) {}

    double width() const { return m_width; }
    double height() const { return m_height; }

    void border() {
        for (const auto& [inset, stroke] : {std::pair(0.0, 1.2), std::pair(2.6, 0.3)}) {
            m_painter.setPen(
                QPen(QColor::fromRgba(ink::kGold), stroke * m_unit, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            m_painter.drawRect(device(inset, inset, m_width - 2 * inset, m_height - 2 * inset));
        }
    }

    /// Centred, and smaller where it would not fit into a line.
    void centred(const QString& text, double y, TextStyle style) {
        constexpr double kSmallest = 9;
        const double room = m_width - 30;
        while (style.size > kSmallest &&
               QFontMetricsF(fontOf(style), &m_writer).horizontalAdvance(text) > room * m_unit) {
            style.size -= 0.5;
        }
        style.align = Qt::AlignHCenter;
        put(text, (m_width - room) / 2, y, room, style);
    }

    void put(const QString& text, double x, double y, double width, const TextStyle& style) {
        m_painter.setFont(fontOf(style));
        m_painter.setPen(QColor::fromRgba(style.colour));
        m_painter.drawText(device(x, y, width, 30), Qt::TextWordWrap | Qt::AlignTop | static_cast<int>(style.align),
                           text);
    }

    void signatureLine(double x, double y, double width, const QString& below) {
        m_painter.fillRect(device(x, y, width, 0.3), QColor::fromRgba(ink::kText));
        put(below, x, y + 1.8, width, {9, false, ink::kQuiet, Qt::AlignHCenter, false});
    }

private:
    QRectF device(double x, double y, double width, double height) const {
        return {x * m_unit, y * m_unit, width * m_unit, height * m_unit};
    }

    QPainter& m_painter;
    QPdfWriter& m_writer;
    double m_unit;
    double m_width;
    double m_height;
};

void paint(CertificatePage& page, const AttemptFacts& facts, const ReportOptions& options) {
    const store::AttemptRow& row = facts.row;
    const TranscriptHeader& header = facts.transcript.header;
    const TextStyle quiet{12, false, ink::kQuiet, Qt::AlignLeft, false};
    const double middle = page.height() / 2;
    page.border();
    page.centred(options.school, 14, {14, false, ink::kQuiet, Qt::AlignLeft, false});
    page.centred(Say::tr("Certificate"), middle - 62, {38, true, ink::kGold, Qt::AlignLeft, false});
    page.centred(Say::tr("This is to certify that"), middle - 38, quiet);
    page.centred(facts.trainee, middle - 28, {30, true, ink::kText, Qt::AlignLeft, false});
    page.centred(Say::tr("has passed the exam"), middle - 9, quiet);
    page.centred(QString::fromStdString(row.title), middle + 1, {22, true, ink::kText, Qt::AlignLeft, false});
    const QString chapter = text::chapterTitle(header.form.definition.rules);
    const QString result =
        Say::tr("with %1 on %2").arg(percentWords(gradedHundredths(row)), dateWords(row.sealedAt, options.zone));
    page.centred(chapter.isEmpty() ? result : Say::tr("%1, %2", "a result and a chapter").arg(result, chapter),
                 middle + 15, quiet);
    const double third = page.width() / 3;
    const double lineAt = page.height() - 36;
    page.signatureLine(20, lineAt, third - 10, Say::tr("Date"));
    page.signatureLine(page.width() - third - 10, lineAt, third - 10,
                       facts.supervisor.isEmpty() ? Say::tr("Supervisor") : facts.supervisor);
    page.centred(Say::tr("Short code %1, attempt %2, Cutcard %3")
                     .arg(QString::fromStdString(row.shortCode), QString::fromStdString(row.attempt),
                          QString::fromStdString(header.program)),
                 page.height() - 14, {9, false, ink::kQuiet, Qt::AlignLeft, false});
}

}  // namespace

QString whyNoCertificate(const store::AttemptRow& row) {
    if (row.state != store::AttemptState::Sealed) return Say::tr("The exam still runs. Wait until it is sealed.");
    if (row.broken) return Say::tr("The seal does not hold: this attempt was changed. Let the trainee sit it again.");
    if (!gradedPassed(row)) return Say::tr("The exam was not passed. A certificate is for a passed one.");
    if (row.traineeName.empty()) return Say::tr("The trainee's name was erased. Nobody can be named any more.");
    return {};
}

ReportResult certificate(const AttemptFacts& facts, const ReportOptions& options) {
    const QString why = whyNoCertificate(facts.row);
    if (!why.isEmpty()) return ReportRefused{why};
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&out);
        prepare(writer, options, Say::tr("Certificate"));
        writer.setPageOrientation(QPageLayout::Landscape);
        QPainter painter(&writer);
        CertificatePage page(writer, painter);
        paint(page, facts, options);
    }
    return out.data();
}

}  // namespace cutcard::reports
