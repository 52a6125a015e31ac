#pragma once

#include "engine/training/exam_form.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace cutcard::supervisor {

/// Which of a table's skills a form exercises, and how often.
struct FormCover {
    std::map<std::string, int> counts;  ///< Steps and questions by skill, of those that the table can ask for.
    std::vector<std::string> missing;
    int theoryQuestions = 0;
};

FormCover coverOf(const ExamForm& form, const RulesSubmission& house);

/// Makes a form beside the window; it can be given up at any moment.
class ExamFormMaker : public QObject {
    Q_OBJECT

public:
    using Made = std::shared_ptr<const Result<ExamForm>>;

    explicit ExamFormMaker(QObject* parent = nullptr);
    ~ExamFormMaker() override;

    /// Gives up what was begun before.
    void make(const ExamDefinition& exam, std::uint64_t seed);
    void cancel();
    bool isMaking() const { return m_isWanted && *m_isWanted; }

signals:
    /// Of about so many items; an item with many skills takes more tries.
    void progressed(int done, int of);
    void made(const Made& form);

private:
    std::shared_ptr<std::atomic<bool>> m_isWanted;
    QThreadPool m_worker;
};

}  // namespace cutcard::supervisor
