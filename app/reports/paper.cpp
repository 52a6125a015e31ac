#include "app/reports/paper.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace cutcard::reports {

Paper paperFor(const QLocale& locale) {
    switch (locale.territory()) {
    case QLocale::UnitedStates:
    case QLocale::Canada:
    case QLocale::Mexico:
    case QLocale::Philippines:
    case QLocale::PuertoRico: return Paper::Letter;
    default: return Paper::A4;
    }
}

QString saveReport(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) return {};
    return QCoreApplication::translate("Report",
                                       "\"%1\" could not be written (%2). Choose another place and try again.")
        .arg(path, file.errorString());
}

}  // namespace cutcard::reports
