#pragma once

#include "app/session/training_options.h"
#include "app/store/clock.h"
#include "app/text/kept_sentence.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace cutcard {

/// How am I doing: a trainee's skills as a picture, rule set by rule set and group by group, and what to do next.
class MasteryBoard : public QObject {
    Q_OBJECT
    Q_PROPERTY(QStringList groups READ groups NOTIFY changed)
    Q_PROPERTY(QStringList levels READ levels NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QVariantList suggestions READ suggestions NOTIFY changed)
    Q_PROPERTY(QVariantList families READ families NOTIFY changed)
    Q_PROPERTY(int answers READ answers NOTIFY changed)
    Q_PROPERTY(int rightPercent READ rightPercent NOTIFY changed)
    Q_PROPERTY(int due READ due NOTIFY changed)
    Q_PROPERTY(int mastered READ mastered NOTIFY changed)
    Q_PROPERTY(int practised READ practised NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    MasteryBoard(LoadAnswers load, const store::Clock& clock, QObject* parent = nullptr);

    /// From the store once more. Refused: the fault says why, and the picture stays as it was.
    Q_INVOKABLE void refresh();
    /// Nobody is here any more.
    void forget();
    void show(const std::vector<PracticeEvent>& answers, std::int64_t now);
    /// Says everything anew, in the language of now.
    void retranslate();

    /// The skills of one cell: [{"skill","title","level","levelName","answers","rightPercent","due"}, …].
    Q_INVOKABLE QVariantList details(const QString& rules, int group) const;

    QStringList groups() const;
    QStringList levels() const;
    /// [{"rules","title","jurisdiction","level","levelName","rightPercent","pace","cells":[{"group","total","seen",
    /// "practised","mastered","due","level","levelName","rightPercent","sentence"}, …]}, …]. A group that a rule set
    /// does not have has a total of 0; a percentage of -1 is none.
    const QVariantList& rows() const { return m_rows; }
    /// The most pressing first: [{"text","reason","rules","skill"}, …].
    const QVariantList& suggestions() const { return m_suggestions; }
    /// Errors by family, the most frequent first: [{"name","recent","percent"}, …].
    const QVariantList& families() const { return m_families; }
    int answers() const { return m_answers; }
    int rightPercent() const { return m_rightPercent; }
    int due() const {
        return countSkills([](const SkillMastery& skill) { return skill.due; });
    }
    int mastered() const {
        return countSkills([](const SkillMastery& skill) { return skill.level == Level::Mastered; });
    }
    int practised() const {
        return countSkills([](const SkillMastery& skill) { return skill.level == Level::Practised; });
    }
    QString fault() const { return m_fault.said(); }

signals:
    void changed();

private:
    int countSkills(bool (*wanted)(const SkillMastery&)) const;
    QVariantMap row(const RulesMastery& rules) const;
    QVariantMap cell(const std::string& rules, int group) const;
    void tally(const std::vector<PracticeEvent>& answers);

    LoadAnswers m_load;
    const store::Clock& m_clock;
    Mastery m_mastery;
    QVariantList m_rows;
    QVariantList m_suggestions;
    QVariantList m_families;
    int m_answers = 0;
    int m_rightPercent = -1;
    text::KeptSentence m_fault;
};

}  // namespace cutcard
