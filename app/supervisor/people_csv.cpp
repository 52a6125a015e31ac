#include "app/supervisor/people_csv.h"

#include "app/reports/csv.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <map>

namespace cutcard::supervisor {
namespace {

using reports::CsvRecord;

QString say(const char* text) {
    return QCoreApplication::translate("PeopleCsv", text);
}

enum class Column { Name, OneGroup, SeveralGroups, Ignored };

QString folded(const QString& name) {
    return name.toCaseFolded();
}

std::vector<Column> columnsOf(const QStringList& header) {
    std::vector<Column> columns;
    for (const QString& field : header) {
        const QString word = folded(field.simplified());
        if (word == QLatin1String("name")) {
            columns.push_back(Column::Name);
        } else if (word == QLatin1String("groups")) {
            columns.push_back(Column::SeveralGroups);
        } else {
            columns.push_back(word.startsWith(QLatin1String("group")) ? Column::OneGroup : Column::Ignored);
        }
    }
    return columns;
}

bool isHeader(const QStringList& fields) {
    return std::any_of(fields.begin(), fields.end(),
                       [](const QString& field) { return folded(field.simplified()) == QLatin1String("name"); });
}

Column columnAt(const std::vector<Column>& columns, std::size_t at) {
    if (columns.empty()) return at == 0 ? Column::Name : Column::OneGroup;
    return at < columns.size() ? columns[at] : Column::Ignored;
}

void addGroup(QStringList& groups, const QString& field) {
    const QString name = field.simplified();
    if (!name.isEmpty() && !groups.contains(name)) groups.append(name);
}

PlannedLine readLine(const CsvRecord& record, const std::vector<Column>& columns) {
    PlannedLine line;
    line.line = record.line;
    std::size_t at = 0;
    for (const QString& field : record.fields) {
        switch (columnAt(columns, at++)) {
        case Column::Name: line.name = field.simplified(); break;
        case Column::OneGroup: addGroup(line.groups, field); break;
        case Column::SeveralGroups:
            for (const QString& one : field.split(u';')) addGroup(line.groups, one);
            break;
        case Column::Ignored: break;
        }
    }
    return line;
}

bool isTooLong(const QString& name) {
    return name.toUtf8().size() > static_cast<qsizetype>(store::kLongestName);
}

/// Who and what is there before the file.
class Planner {
public:
    Planner(const std::vector<store::Person>& people, const std::vector<store::Group>& groups) {
        for (const store::Person& person : people) {
            if (person.standing != store::Standing::Erased)
                m_people[folded(QString::fromStdString(person.name).simplified())].push_back(&person);
        }
        for (const store::Group& group : groups) {
            for (const store::Id& member : group.members) m_groupsOf[member].append(QString::fromStdString(group.name));
        }
    }

    void decide(PlannedLine& line) {
        line.reason = wrongWith(line);
        const QString key = folded(line.name);
        if (line.reason.isEmpty() && m_lines.contains(key))
            line.reason = say(QT_TRANSLATE_NOOP("PeopleCsv", "The same name as in line %1.")).arg(m_lines[key]);
        if (!line.reason.isEmpty()) {
            line.fate = LineFate::Error;
            return;
        }
        m_lines[key] = line.line;
        const auto there = m_people.find(key);
        if (there != m_people.end()) decideKnown(line, there->second);
    }

private:
    static QString wrongWith(const PlannedLine& line) {
        if (line.name.isEmpty()) return say(QT_TRANSLATE_NOOP("PeopleCsv", "There is no name."));
        if (isTooLong(line.name)) return say(QT_TRANSLATE_NOOP("PeopleCsv", "The name is too long. Shorten it."));
        if (std::any_of(line.groups.begin(), line.groups.end(), isTooLong))
            return say(QT_TRANSLATE_NOOP("PeopleCsv", "The name of a group is too long. Shorten it."));
        return {};
    }

    void decideKnown(PlannedLine& line, const std::vector<const store::Person*>& people) {
        if (people.size() > 1) {
            line.fate = LineFate::Error;
            line.reason =
                say(QT_TRANSLATE_NOOP("PeopleCsv", "Several people here are called so. Change them by hand."));
            return;
        }
        line.person = people.front()->id;
        line.fate = LineFate::AlreadyThere;
        if (people.front()->standing == store::Standing::Archived) {
            line.reason = say(QT_TRANSLATE_NOOP("PeopleCsv", "Is archived. Restore the person on this page."));
            return;
        }
        const QStringList in = m_groupsOf[line.person];
        QStringList joins;
        std::copy_if(line.groups.begin(), line.groups.end(), std::back_inserter(joins),
                     [&](const QString& group) { return !in.contains(group); });
        if (joins.isEmpty()) return;
        line.fate = LineFate::JoinsGroups;
        line.groups = joins;
    }

    std::map<QString, std::vector<const store::Person*>> m_people;
    std::map<store::Id, QStringList> m_groupsOf;
    QHash<QString, int> m_lines;
};

}  // namespace

int ImportPlan::count(LineFate fate) const {
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(), [&](const PlannedLine& line) { return line.fate == fate; }));
}

std::vector<store::RosterLine> ImportPlan::roster() const {
    std::vector<store::RosterLine> roster;
    for (const PlannedLine& line : lines) {
        if (line.fate != LineFate::New && line.fate != LineFate::JoinsGroups) continue;
        store::RosterLine wanted{line.person, line.name.toStdString(), {}};
        for (const QString& group : line.groups) wanted.groups.push_back(group.toStdString());
        roster.push_back(std::move(wanted));
    }
    return roster;
}

std::variant<ImportPlan, QString> planImport(const QByteArray& file, const std::vector<store::Person>& people,
                                             const std::vector<store::Group>& groups) {
    const auto read = reports::readCsv(file);
    if (const auto* refusal = std::get_if<reports::CsvRefusal>(&read)) return reports::csvSentence(*refusal);
    const auto& records = std::get<std::vector<CsvRecord>>(read);
    const bool hasHeader = !records.empty() && isHeader(records.front().fields);
    const std::size_t first = hasHeader ? 1 : 0;
    if (records.size() <= first) return say(QT_TRANSLATE_NOOP("PeopleCsv", "There is nobody in this file."));
    if (records.size() - first > static_cast<std::size_t>(kMostImported))
        return say(QT_TRANSLATE_NOOP("PeopleCsv", "There are more than %1 people in this file. Divide it."))
            .arg(kMostImported);
    const std::vector<Column> columns = hasHeader ? columnsOf(records.front().fields) : std::vector<Column>();
    Planner planner(people, groups);
    ImportPlan plan;
    for (std::size_t i = first; i < records.size(); ++i) {
        plan.lines.push_back(readLine(records[i], columns));
        planner.decide(plan.lines.back());
    }
    return plan;
}

QByteArray exportPeople(const std::vector<store::Person>& people, const std::vector<store::Group>& groups) {
    std::map<store::Id, QStringList> groupsOf;
    for (const store::Group& group : groups) {
        for (const store::Id& member : group.members) groupsOf[member].append(QString::fromStdString(group.name));
    }
    std::vector<QStringList> rows;
    qsizetype most = 1;
    for (const store::Person& person : people) {
        if (person.role != store::Role::Trainee || person.standing != store::Standing::Active) continue;
        rows.push_back(QStringList{QString::fromStdString(person.name)} + groupsOf[person.id]);
        most = std::max(most, rows.back().size() - 1);
    }
    std::sort(rows.begin(), rows.end(), [](const QStringList& one, const QStringList& other) {
        return QString::localeAwareCompare(one.front(), other.front()) < 0;
    });
    reports::CsvWriter csv;
    QStringList header{QStringLiteral("name")};
    while (header.size() <= most) header.append(QStringLiteral("group"));
    csv.row(header);
    for (QStringList& row : rows) {
        while (row.size() <= most) row.append(QString());
        csv.row(row);
    }
    return csv.bytes();
}

}  // namespace cutcard::supervisor
