#pragma once

#include "app/store/store.h"

#include <QDate>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QDateEdit;
class QGridLayout;

namespace cutcard::supervisor {

/// Which attempts the figures are made of: whose, of which exam or chapter, and from when. Days are those of UTC, as
/// the store counts them.
class FigureFilters : public QWidget {
    Q_OBJECT

public:
    enum class Whose { Groups, Everyone };  ///< Whether single trainees can be chosen too.

    FigureFilters(Whose whose, QWidget* parent);

    /// Reads what can be chosen. What was chosen stays where it is still there. An empty answer is all well.
    QString reload(store::Store& store, const store::StoreSession& session);

    store::AttemptQuery query() const;
    std::optional<store::Id> exam() const;
    /// Of the chosen exam, percent.
    std::optional<int> passMark() const;
    bool isEverything() const;
    /// "All exams" or the exam's title.
    QString examTitle() const;
    /// As they were last read.
    const std::vector<store::Group>& groups() const { return m_groups; }
    /// "Everybody", the group's or the trainee's name.
    QString whose() const;

    void clear();
    /// One more choice at the end of the line.
    void addChoice(const QString& label, QWidget* field);

signals:
    void changed();

private:
    struct Exam {
        store::Id id;
        QString title;
        int passMark = 0;
    };

    QComboBox* addCombo(const char* objectName, const QString& label, const QString& name);
    void addPeriods();
    void addDates();
    void fill(QComboBox& combo, const QString& all, const std::vector<std::pair<QString, QString>>& entries);
    void showDates();
    std::pair<QDate, QDate> period() const;

    Whose m_whose;
    QGridLayout* m_line = nullptr;
    QComboBox* m_who = nullptr;
    QComboBox* m_exam = nullptr;
    QComboBox* m_chapter = nullptr;
    QComboBox* m_period = nullptr;
    QDateEdit* m_from = nullptr;
    QDateEdit* m_to = nullptr;
    std::vector<Exam> m_exams;
    std::vector<store::Group> m_groups;
};

}  // namespace cutcard::supervisor
