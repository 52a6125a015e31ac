#pragma once

#include "app/supervisor/console_look.h"
#include "app/supervisor/replay_row.h"
#include "app/table/table_model.h"
#include "engine/training/drill.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

#include <optional>

namespace cutcard::supervisor {

/// What ReplayBoard.qml draws: a round on its table, a question with its answers, or nothing.
class ReplayBoard : public QObject {
    Q_OBJECT
    Q_PROPERTY(QObject* table READ table CONSTANT)
    Q_PROPERTY(double scale READ scale CONSTANT)
    Q_PROPERTY(bool highContrast READ highContrast CONSTANT)
    Q_PROPERTY(bool showsTable READ showsTable NOTIFY changed)
    Q_PROPERTY(bool showsQuestion READ showsQuestion NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QStringList before READ before NOTIFY changed)
    Q_PROPERTY(QStringList options READ options NOTIFY changed)
    Q_PROPERTY(int chosenIndex READ chosenIndex NOTIFY changed)
    Q_PROPERTY(int rightIndex READ rightIndex NOTIFY changed)

public:
    explicit ReplayBoard(QObject* parent = nullptr);

    void showRound(const ReplayTable& round);
    void showQuestion(const DrillQuestion& question);
    void showNothing();
    /// The table after a line of the replay.
    void showRow(const ReplayRow& row);
    /// The answer that was given; nothing while it is not.
    void showAnswer(std::optional<std::size_t> chosen);

    /// As large and as clear as the rest of the console.
    double scale() const { return look::worn().percent / 100.0; }
    bool highContrast() const { return look::worn().highContrast; }

    TableModel* table() { return &m_table; }
    bool showsTable() const { return m_shows == Shows::Round; }
    bool showsQuestion() const { return m_shows == Shows::Question; }
    QString text() const;
    QVariantList groups() const;
    QVariantList facts() const;
    QStringList before() const;
    QStringList options() const;
    int chosenIndex() const { return m_chosen ? static_cast<int>(*m_chosen) : -1; }
    /// -1 until the answer was given: the question is seen as the trainee saw it.
    int rightIndex() const { return m_isAnswered ? static_cast<int>(m_question.right) : -1; }

signals:
    void changed();

private:
    enum class Shows : std::uint8_t { Nothing, Round, Question };

    TableModel m_table;
    DrillQuestion m_question;
    std::optional<std::size_t> m_chosen;
    bool m_isAnswered = false;
    Shows m_shows = Shows::Nothing;
};

}  // namespace cutcard::supervisor
