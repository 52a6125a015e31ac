#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/people_csv.h"

#include <QAbstractTableModel>
#include <QDialog>

class QProgressBar;
class QPushButton;

namespace cutcard::supervisor {

class FieldError;

class ImportModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Line, Name, Groups, Fate, ColumnCount };

    ImportModel(ImportPlan plan, QObject* parent) : QAbstractTableModel(parent), m_plan(std::move(plan)) {}

    const ImportPlan& plan() const { return m_plan; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ImportPlan m_plan;
};

/// What a file would do, line by line, before anything is done. Then all of its good lines or none.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(ConsoleContext& context, ImportPlan plan, QWidget* parent);

signals:
    void imported(const QString& sentence);

private:
    void import();
    QString summary() const;

    ConsoleContext& m_context;
    ImportModel* m_model;
    QProgressBar* m_progress;
    FieldError* m_error;
    QPushButton* m_import;
    QPushButton* m_cancel;
};

}  // namespace cutcard::supervisor
