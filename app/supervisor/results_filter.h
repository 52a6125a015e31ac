#pragma once

#include "app/store/store.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QLineEdit;

namespace cutcard::supervisor {

/// What of the results is to be seen.
class ResultsFilter : public QWidget {
    Q_OBJECT

public:
    ResultsFilter(store::Store& store, store::StoreSession session, QWidget* parent);

    /// Groups and exams of the store, read anew; what was chosen stays chosen where it is still there.
    void refresh();
    store::AttemptQuery query() const;
    void clear();

signals:
    void changed();
    void refused(const store::StoreRefusal& refusal);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QComboBox* combo(const char* objectName, const QString& label);
    QDateEdit* date(const char* objectName, const QString& label);
    void fill(QComboBox* combo, const QString& all, const std::vector<std::pair<QString, QString>>& entries);

    store::Store& m_store;
    store::StoreSession m_session;
    QLineEdit* m_text = nullptr;
    QComboBox* m_group = nullptr;
    QComboBox* m_exam = nullptr;
    QComboBox* m_chapter = nullptr;
    QComboBox* m_result = nullptr;
    QDateEdit* m_from = nullptr;
    QDateEdit* m_to = nullptr;
};

}  // namespace cutcard::supervisor
