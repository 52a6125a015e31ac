#include "app/kiosk/keyboard_dock.h"
#include "app/kiosk/window_lock.h"
#include "app/session/settings.h"
#include "app/supervisor/console_dialogs.h"
#include "app/window/program.h"

#include <QApplication>
#include <QLineEdit>
#include <QQmlExtensionPlugin>
#include <QRasterWindow>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

// dialog_bench SETTINGS FIELDS: the kiosk's window and over it a dialog with so many lines to write in, with the
// keyboard on the screen below them. Whether all of it is on the screen, only a picture of the screen can tell.
int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const QStringList given = QCoreApplication::arguments();
    if (given.size() != 3) return 2;
    Program::dress();
    const Settings settings(given[1]);
    supervisor::look::wear({settings.textSize(), settings.contrast() == QLatin1String("high")});
    supervisor::dressWidgets();
    kiosk::ScreenKeyboard keyboard(settings, true);
    const kiosk::KeyboardDock dock(keyboard);
    QRasterWindow window;
    window.showFullScreen();
    const kiosk::WindowLock lock(window);
    QWidget page;
    supervisor::dressWindow(page);
    page.showFullScreen();
    supervisor::FormDialog form("benchDialog", QStringLiteral("A dialog"), QStringLiteral("&Yes"), &page);
    form.setAttribute(Qt::WA_DeleteOnClose, false);
    for (int i = 0; i < given[2].toInt(); ++i) form.addField(QStringLiteral("Line &%1").arg(i + 1), new QLineEdit);
    // An error comes up below the fields, and the dialog grows for it.
    form.setDoing([] {
        return QStringLiteral("This is not what was to be written here; write something else in all of the lines.");
    });
    form.open();
    form.findChild<QLineEdit*>()->setFocus();
    QTimer::singleShot(1500, &form, &QDialog::accept);
    return QApplication::exec();
}
