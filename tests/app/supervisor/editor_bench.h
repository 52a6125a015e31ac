#pragma once

#include "app/supervisor/console_page.h"
#include "tests/app/store/store_bench.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <QUndoStack>

#include <memory>
#include <stdexcept>

namespace cutcard::test {

/// A page of definitions with a store of its own, and hands.
template <typename Page>
class EditorBench {
public:
    EditorBench() : m_store(settled(opened(testOptions(m_folder.path().toStdString())))) {
        m_page.resize(1100, 700);
        m_page.show();
        m_page.refresh();
    }

    Page& page() { return m_page; }
    store::Store& store() { return *m_store.store; }
    const SettledStore& people() const { return m_store; }
    supervisor::ConsoleContext& context() { return m_context; }
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// Below the page; throws where there is none.
    template <typename Widget>
    Widget& find(const QString& name) const {
        auto* found = m_page.template findChild<Widget*>(name);
        if (found == nullptr) throw std::runtime_error("there is no " + name.toStdString());
        return *found;
    }
    template <typename Widget>
    Widget& find(const char* name) const {
        return find<Widget>(QString::fromUtf8(name));
    }

    void choose(const QString& name, int index) {
        auto& box = find<QComboBox>(name);
        box.setCurrentIndex(index);
        emit box.activated(index);
    }
    void choose(const char* name, int index) { choose(QString::fromUtf8(name), index); }

    void type(const QString& name, const QString& text) {
        auto& line = find<QLineEdit>(name);
        line.setFocus();
        line.selectAll();
        QTest::keyClick(&line, Qt::Key_Delete);
        QTest::keyClicks(&line, text);
    }
    void type(const char* name, const char* text) { type(QString::fromUtf8(name), QString::fromUtf8(text)); }

    /// The newest version of what is on the desk.
    std::string stored() {
        const auto definition = store().definition(m_store.supervisor, m_page.opened(), 0);
        return definition ? definition->body : std::string();
    }

private:
    QTemporaryDir m_folder;
    SettledStore m_store;
    QUndoStack m_undo;
    supervisor::ConsoleContext m_context{*m_store.store, m_store.supervisor, m_undo};
    Page m_page{m_context};
};

/// Ends the test function where a widget that a person works with has no name for a test or a screen reader.
inline void verifyNames(const QWidget& page) {
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        const bool isPart = widget->objectName().startsWith(QLatin1String("qt_")) ||
                            qobject_cast<const QComboBox*>(widget->parentWidget()) != nullptr ||
                            widget->parentWidget()->inherits("QAbstractSpinBox") ||
                            widget->parentWidget()->inherits("QTabBar");
        const bool isField = widget->inherits("QComboBox") || widget->inherits("QAbstractButton") ||
                             widget->inherits("QLineEdit") || widget->inherits("QAbstractSpinBox") ||
                             (widget->inherits("QAbstractItemView") && widget->objectName() != QString());
        if (!isField || isPart) continue;
        QVERIFY2(!widget->objectName().isEmpty(), qPrintable(widget->accessibleName()));
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
}

}  // namespace cutcard::test
