#pragma once

#include "app/supervisor/definition_shelf.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace cutcard::supervisor {

/// Above an editor: which version it is, undo and redo, export and save, and why it cannot be saved.
class DefinitionBar : public QWidget {
    Q_OBJECT

public:
    DefinitionBar(DefinitionShelf& shelf, const store::Id& id, QWidget* parent = nullptr);

signals:
    void saveWanted();
    void exportWanted();
    void discardWanted();
    void versionWanted(int version);

private:
    void refresh();
    void fillVersions();

    DefinitionShelf& m_shelf;
    store::Id m_id;
    QLabel* m_title;
    QComboBox* m_versions;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_discard;
    QPushButton* m_save;
    QLabel* m_fault;
    int m_filledTo = -1;
};

}  // namespace cutcard::supervisor
