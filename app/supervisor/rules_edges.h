#pragma once

#include "engine/rules/rules_submission.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cutcard::supervisor {

/// What one paytable of one wager is worth to the house.
struct TableEdge {
    Wager wager = Wager::Ante;
    std::string kind;    ///< Of the progressive.
    std::string letter;  ///< For Cover All the number of players.
    bool isOwn = false;
    bool isSimulated = false;
    bool isAtSeed = false;  ///< Depends on meters, taken as they stand at the beginning.
    std::string edge;       ///< Percent of the wager, six decimals.
    std::string standardError;

    bool operator==(const TableEdge&) const = default;
};

/// Works out house edges beside the window, each once; what was worked out is kept.
class RulesEdges : public QObject {
    Q_OBJECT

public:
    enum class Which { Chosen, EveryTable };

    explicit RulesEdges(QObject* parent = nullptr);
    ~RulesEdges() override;

    /// Forgets what was asked before, and answers with `progressed` until everything is there.
    void ask(const RulesSubmission& house, Which which);
    /// What is known of what was asked for last, in the order of the table.
    const std::vector<TableEdge>& edges() const { return m_edges; }
    int done() const { return m_done; }
    int of() const { return m_of; }

signals:
    void progressed();

private:
    using Lines = std::vector<TableEdge>;
    struct Task {
        Wager wager;
        std::string key;
    };

    std::vector<Task> tasksOf(const RulesSubmission& house, Which which) const;
    void add(const Lines& lines);

    std::vector<TableEdge> m_edges;
    std::map<std::string, Lines> m_known;
    int m_done = 0;
    int m_of = 0;
    std::shared_ptr<std::atomic<bool>> m_isWanted;  ///< Of what was asked last; a worker looks at its own.
    QThreadPool m_worker;
};

}  // namespace cutcard::supervisor
