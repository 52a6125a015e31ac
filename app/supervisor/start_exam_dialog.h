#pragma once

#include "app/session/exam/exam_starter.h"
#include "app/supervisor/console_page.h"
#include "app/supervisor/exam_form_maker.h"
#include "engine/training/exam.h"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListView;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QSpinBox;
class QStandardItemModel;

namespace cutcard::supervisor {

class FieldError;

/// Chooses an exam, a trainee and accommodations, says what will happen, and starts it. The form is made beside the
/// window, which stays alive.
class StartExamDialog : public QDialog {
    Q_OBJECT

public:
    /// `exam` is chosen at first, where it is one of the store.
    StartExamDialog(ConsoleContext& context, const store::Id& exam, QWidget* parent = nullptr);

    void reject() override;

signals:
    void started(const QString& attempt);

private:
    void build();
    QWidget* traineeSide();
    QWidget* examSide();
    void addAccommodations(QFormLayout& form);
    void readStore(const store::Id& exam);
    void fillVersions();
    void readExamChosen();
    void refresh();
    void begin();
    void formMade(const ExamFormMaker::Made& form);
    void start();
    void fail(const QString& sentence);
    Accommodations accommodations() const;
    store::Id trainee() const;
    QString whatHappens() const;

    ConsoleContext& m_context;
    std::vector<store::Definition> m_exams;
    std::optional<store::Definition> m_definition;  ///< The version that was chosen.
    std::optional<ExamDefinition> m_exam;
    ExamWish m_wish;
    ExamFormMaker m_maker;
    QComboBox* m_examBox = nullptr;
    QComboBox* m_versionBox = nullptr;
    QLineEdit* m_search = nullptr;
    QListView* m_people = nullptr;
    QStandardItemModel* m_names = nullptr;
    QSortFilterProxyModel* m_found = nullptr;
    QComboBox* m_timeBox = nullptr;
    QSpinBox* m_percent = nullptr;
    QSpinBox* m_extra = nullptr;
    QCheckBox* m_large = nullptr;
    QLabel* m_what = nullptr;
    QProgressBar* m_progress = nullptr;
    FieldError* m_error = nullptr;
    QPushButton* m_yes = nullptr;
};

}  // namespace cutcard::supervisor
