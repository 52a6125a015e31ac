#include "app/supervisor/rules_edges.h"

#include "engine/json/strict_json.h"
#include "engine/record/odds_writer.h"

#include <algorithm>

namespace cutcard::supervisor {
namespace {

// Enough to show which way the wager leans while somebody waits; the error is shown beside it.
constexpr std::uint64_t kRounds = 20'000;

/// Thrown where nobody waits for the answer any more.
struct NotWanted {};

TableEdge edgeOf(const std::string& line) {
    const Json read = *parseStrictJson(line);
    TableEdge edge;
    edge.wager = *wagerNamed(read.at("wager").get<std::string>());
    edge.kind = read.value("kind", "");
    if (read.at("paytable").is_string()) edge.letter = read.at("paytable").get<std::string>();
    edge.isOwn = read.value("house_table", false);
    edge.isSimulated = !read.at("exact").get<bool>();
    edge.isAtSeed = read.contains("meter");
    edge.edge = read.at("edge").get<std::string>();
    edge.standardError = read.value("standard_error", "");
    return edge;
}

std::string rowsOf(const Paytable& table) {
    std::string text = table.letter + ':';
    for (const PaytableRow& row : table.rows) text += std::string(rowName(row.row)) + '=' + oddsText(row.odds) + ';';
    return text;
}

}  // namespace

RulesEdges::RulesEdges(QObject* parent) : QObject(parent) {
    m_worker.setMaxThreadCount(1);
}

RulesEdges::~RulesEdges() {
    if (m_isWanted) *m_isWanted = false;
    m_worker.waitForDone();
}

/// A key says everything that the answer depends on.
std::vector<RulesEdges::Task> RulesEdges::tasksOf(const RulesSubmission& house, Which which) const {
    const RuleSet& rules = *house.rules;
    const Selections& chosen = house.selections;
    const bool isEvery = which == Which::EveryTable;
    std::vector<Task> tasks;
    const auto add = [&](Wager wager, const std::string& tables) {
        tasks.push_back({wager, rules.id + ' ' + std::string(wagerName(wager)) + ' ' + tables});
    };
    for (const auto& [wager, terms] : rules.lettered) {
        if (terms.group.loses == nullptr) continue;
        const auto letter = chosen.letters.find(wager);
        std::string tables;
        for (const Paytable& table : terms.group.tables) {
            if (isEvery || (letter != chosen.letters.end() && letter->second == table.letter)) tables += rowsOf(table);
        }
        if (!tables.empty()) add(wager, tables);
    }
    if (!rules.progressives.empty() && (isEvery || chosen.progressive)) {
        add(Wager::Progressive, isEvery ? "all" : chosen.progressive->kind + ' ' + chosen.progressive->paytable);
    }
    if (rules.fiveCardHandBonus && (isEvery || chosen.fiveCardHandBonus)) {
        add(Wager::FiveCardHandBonusPlayer, {});
        add(Wager::FiveCardHandBonusDealer, {});
    }
    if (rules.coverAll && (isEvery || chosen.coverAll)) {
        std::string options;
        for (const auto& [name, value] : chosen.options) options.append(name).append("=").append(value).append(";");
        add(Wager::CoverAll, options);
    }
    return tasks;
}

void RulesEdges::ask(const RulesSubmission& house, Which which) {
    if (m_isWanted) *m_isWanted = false;
    const auto isWanted = std::make_shared<std::atomic<bool>>(true);
    m_isWanted = isWanted;
    m_edges.clear();
    m_done = 0;
    const std::vector<Task> tasks = tasksOf(house, which);
    m_of = static_cast<int>(tasks.size());
    for (const Task& task : tasks) {
        if (const auto known = m_known.find(task.key); known != m_known.end()) {
            add(known->second);
            continue;
        }
        m_worker.start([this, isWanted, house, task, which] {
            Lines lines;
            OddsRequest request;
            request.wager = task.wager;
            request.chosenOnly = which == Which::Chosen;
            request.simulation.rounds = kRounds;
            try {
                if (!*isWanted) return;
                writeOdds(house, request, [&lines, &isWanted](const std::string& line) {
                    if (!*isWanted) throw NotWanted();
                    lines.push_back(edgeOf(line));
                });
            } catch (const NotWanted&) {
                return;
            }
            QMetaObject::invokeMethod(this, [this, isWanted, task, lines] {
                m_known[task.key] = lines;
                if (!*isWanted) return;
                add(lines);
                emit progressed();
            });
        });
    }
    emit progressed();
}

void RulesEdges::add(const Lines& lines) {
    m_edges.insert(m_edges.end(), lines.begin(), lines.end());
    std::stable_sort(m_edges.begin(), m_edges.end(),
                     [](const TableEdge& one, const TableEdge& other) { return one.wager < other.wager; });
    ++m_done;
}

}  // namespace cutcard::supervisor
