#include "app/supervisor/import_dialog.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/text/catalogue.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

namespace cutcard::supervisor {
namespace {

QString fateWords(const PlannedLine& line) {
    switch (line.fate) {
    case LineFate::New: return ImportModel::tr("New");
    case LineFate::JoinsGroups: return ImportModel::tr("Already there, joins these groups");
    case LineFate::AlreadyThere:
        return line.reason.isEmpty() ? ImportModel::tr("Already there")
                                     : ImportModel::tr("Already there. %1").arg(line.reason);
    case LineFate::Error: return ImportModel::tr("Left out. %1").arg(line.reason);
    }
    return {};
}

QColor fateColour(LineFate fate) {
    switch (fate) {
    case LineFate::New:
    case LineFate::JoinsGroups: return QColor(look::colours().right);
    case LineFate::AlreadyThere: return QColor(look::colours().quiet);
    case LineFate::Error: return QColor(look::colours().wrong);
    }
    return {};
}

}  // namespace

int ImportModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_plan.lines.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const PlannedLine& line = m_plan.lines[static_cast<std::size_t>(index.row())];
    if (role == Qt::ForegroundRole && index.column() == Fate) return fateColour(line.fate);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case Line: return line.line;
    case Name: return line.name;
    case Groups: return line.groups.join(QStringLiteral(", "));
    case Fate: return fateWords(line);
    default: return {};
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Line: return tr("Line");
    case Name: return tr("Name");
    case Groups: return tr("Groups");
    case Fate: return tr("What happens");
    default: return {};
    }
}

ImportDialog::ImportDialog(ConsoleContext& context, ImportPlan plan, QWidget* parent)
    : QDialog(parent), m_context(context), m_model(new ImportModel(std::move(plan), this)),
      m_progress(new QProgressBar(this)), m_error(new FieldError("importError", nullptr, this)) {
    named(this, "importDialog", tr("Import people"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import people"));
    sizeDialog(*this, {820, 560});
    auto* table = new QTableView(this);
    table->setModel(m_model);
    dressTable(*table, "importTable", tr("What the file would do"), {70, 230, 200, 0});
    table->setSortingEnabled(false);
    auto* summaryLabel = named(new QLabel(summary(), this), "importSummary", summary());
    summaryLabel->setWordWrap(true);
    const int wanted = static_cast<int>(m_model->plan().roster().size());
    m_import = button("import", tr("&Import (%1)").arg(wanted), this, ButtonKind::Primary);
    m_import->setEnabled(wanted > 0);
    m_import->setDefault(true);
    m_cancel = button("cancelImport", tr("&Cancel"), this);
    named(m_progress, "importProgress", tr("Progress"));
    m_progress->setRange(0, wanted);
    m_progress->hide();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_progress, 1);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_import);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::margin(), look::margin(), look::margin(), look::margin());
    layout->setSpacing(look::gap());
    layout->addWidget(heading(tr("Import people"), this));
    layout->addWidget(summaryLabel);
    layout->addWidget(table, 1);
    layout->addWidget(m_error);
    layout->addLayout(buttons);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::import);
}

QString ImportDialog::summary() const {
    const ImportPlan& plan = m_model->plan();
    QStringList parts;
    const auto add = [&](int count, const QString& words) {
        if (count > 0) parts.append(words.arg(count));
    };
    add(plan.count(LineFate::New), tr("%1 new"));
    add(plan.count(LineFate::JoinsGroups), tr("%1 join groups"));
    add(plan.count(LineFate::AlreadyThere), tr("%1 already there"));
    add(plan.count(LineFate::Error), tr("%1 left out with errors"));
    return parts.join(QStringLiteral(", ")) + u'.';
}

void ImportDialog::import() {
    const std::vector<store::RosterLine> roster = m_model->plan().roster();
    constexpr int kSteps = 100;
    const int step = std::max(1, static_cast<int>(roster.size()) / kSteps);
    m_import->setEnabled(false);
    m_cancel->setEnabled(false);
    m_progress->show();
    // Painted at once: no event may come between while the store works.
    const auto done = m_context.store.addRoster(m_context.session, roster, [&](int count) {
        if (count % step != 0) return;
        m_progress->setValue(count);
        m_progress->repaint();
    });
    if (done) {
        emit imported(tr("Imported: %1").arg(summary()));
        accept();
        return;
    }
    m_progress->hide();
    m_import->setEnabled(true);
    m_cancel->setEnabled(true);
    m_error->say(tr("Nothing was imported. %1").arg(text::storeFault(done.refusal())));
}

}  // namespace cutcard::supervisor
