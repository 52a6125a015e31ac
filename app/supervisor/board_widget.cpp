#include "app/supervisor/board_widget.h"

#include "app/table/table_pictures.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlExtensionPlugin>
#include <QQuickItem>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

namespace cutcard::supervisor {

BoardWidget::BoardWidget(QWidget* parent) : QQuickWidget(parent) {
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("The table"));
    setFocusPolicy(Qt::NoFocus);
    setResizeMode(SizeRootObjectToView);
    setMinimumSize(320, 200);
    engine()->addImportPath(QStringLiteral("qrc:/"));
    addTablePictures(*engine());
    const QUrl url(QStringLiteral("qrc:/Cutcard/ReplayBoard.qml"));
    auto* component = new QQmlComponent(engine(), url, this);
    QObject* made = component->createWithInitialProperties({{QStringLiteral("board"), QVariant::fromValue(&m_board)}});
    if (made == nullptr) qFatal("%s", qPrintable(component->errorString()));
    setContent(url, component, made);
}

/// What is drawn goes before what it is drawn from.
BoardWidget::~BoardWidget() {
    delete rootObject();
}

}  // namespace cutcard::supervisor
