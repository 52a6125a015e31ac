#include "app/supervisor/stick_dialog.h"

#include "app/supervisor/fitting.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStorageInfo>

namespace cutcard::supervisor {
namespace {

constexpr QSize kSize(720, 480);

/// "Comma-separated (*.csv)" gives "*.csv".
QStringList patternsOf(const QStringList& filters) {
    QStringList patterns;
    for (const QString& filter : filters) {
        const auto from = filter.lastIndexOf(u'(');
        const QString inside = filter.mid(from + 1, filter.lastIndexOf(u')') - from - 1);
        patterns << inside.split(u' ', Qt::SkipEmptyParts);
    }
    return patterns;
}

/// By which two of them can be told apart.
QString titleOf(const QString& stick) {
    const QStorageInfo volume(stick);
    const QString size = QLocale().formattedDataSize(volume.bytesTotal(), 0, QLocale::DataSizeSIFormat);
    const QString label = volume.name();
    return QStringLiteral("%1 (%2)").arg(stick, label.isEmpty() ? size : label + QStringLiteral(", ") + size);
}

}  // namespace

QStringList sticks() {
    QStringList found;
    for (const QStorageInfo& volume : QStorageInfo::mountedVolumes()) {
        const QString folder = volume.rootPath();
        if (folder.startsWith(QLatin1String("/media/")) || folder.startsWith(QLatin1String("/run/media/")))
            found << folder;
    }
    return found;
}

bool liesWithin(const QString& path, const QString& folder) {
    const QFileInfo file(path);
    // Of a file that is not there yet its folder; of a link that leads nowhere nothing.
    QString real = file.canonicalFilePath();
    if (real.isEmpty() && !file.isSymLink()) real = QFileInfo(file.path()).canonicalFilePath();
    const QString root = QFileInfo(folder).canonicalFilePath();
    return !real.isEmpty() && !root.isEmpty() && (real == root || real.startsWith(root + u'/'));
}

StickDialog::StickDialog(const FileWish& wish, Purpose purpose, QWidget* parent, Sticks find)
    : QDialog(parent), m_wish(wish), m_purpose(purpose), m_find(std::move(find)) {
    setAttribute(Qt::WA_DeleteOnClose);
    named(this, "stickDialog", wish.title);
    setWindowTitle(wish.title);
    sizeDialog(*this, kSize);
    build(wish.title);
    lookForSticks();
}

void StickDialog::build(const QString& title) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::margin(), look::margin(), look::margin(), look::margin());
    layout->setSpacing(look::gap());
    layout->addWidget(heading(title, this));
    auto* top = new QHBoxLayout;
    m_sticks = named(new QComboBox(this), "sticks", tr("Stick"));
    // Where a stick is mounted can be a long word.
    m_sticks->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_up = button("stickUp", tr("Folder &above"), this);
    QPushButton* again = button("stickAgain", tr("&Look again"), this);
    top->addWidget(m_sticks, 1);
    top->addWidget(m_up);
    top->addWidget(again);
    layout->addLayout(top);
    m_where = remark({}, this);
    layout->addWidget(m_where);
    m_none = emptyState("noStick", tr("No stick is there. Plug one in, then press \"Look again\"."), this);
    layout->addWidget(m_none, 1);
    m_entries = named(new QListWidget(this), "stickEntries", tr("Files"));
    layout->addWidget(m_entries, 1);
    m_name = named(new QLineEdit(m_wish.name, this), "stickFileName", tr("Name of the file"));
    m_name->setVisible(m_purpose == Purpose::Save);
    layout->addWidget(m_name);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    QPushButton* no = button("no", tr("&Cancel"), this);
    m_yes = button("yes", m_purpose == Purpose::Save ? tr("&Save") : tr("&Open"), this, ButtonKind::Primary);
    buttons->addWidget(no);
    buttons->addWidget(m_yes);
    layout->addLayout(buttons);
    connect(again, &QPushButton::clicked, this, &StickDialog::lookForSticks);
    m_sticks->setPlaceholderText(tr("Choose a stick"));
    connect(m_sticks, &QComboBox::currentIndexChanged, this, [this] { enter(stick()); });
    connect(m_up, &QPushButton::clicked, this, [this] { enter(QFileInfo(m_folder.path()).path()); });
    connect(m_entries, &QListWidget::itemActivated, this, &StickDialog::activate);
    connect(m_entries, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        if (item->data(Qt::UserRole).toBool()) activate();
    });
    connect(m_entries, &QListWidget::currentRowChanged, this, &StickDialog::refresh);
    connect(m_name, &QLineEdit::textChanged, this, &StickDialog::refresh);
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        const QString file = path();
        accept();
        emit chosen(file);
    });
}

void StickDialog::lookForSticks() {
    {
        const QSignalBlocker quiet(m_sticks);
        m_sticks->clear();
        for (const QString& stick : m_find()) m_sticks->addItem(titleOf(stick), stick);
        // Somebody may have left one here: what is for the other must not go to it unasked.
        m_sticks->setCurrentIndex(m_sticks->count() == 1 ? 0 : -1);
    }
    m_entries->clear();
    m_where->clear();
    m_up->setEnabled(false);
    enter(stick());
    const bool isAny = m_sticks->count() > 0;
    m_none->setVisible(!isAny);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_entries, m_where, m_sticks, m_up})
        widget->setVisible(isAny);
    m_name->setVisible(isAny && m_purpose == Purpose::Save);
    refresh();
}

QString StickDialog::stick() const {
    return m_sticks->currentData().toString();
}

/// Never above the stick, and through no link to anywhere else.
void StickDialog::enter(const QString& folder) {
    if (folder.isEmpty() || !liesWithin(folder, stick())) return;
    m_folder = QDir(folder);
    m_where->setText(folder);
    m_entries->clear();
    const auto wanted = QDir::AllDirs | QDir::Files | QDir::NoDotAndDotDot;
    for (const QFileInfo& entry :
         m_folder.entryInfoList(patternsOf(m_wish.filters), wanted, QDir::DirsFirst | QDir::Name)) {
        if (!liesWithin(entry.filePath(), stick())) continue;
        auto* item = new QListWidgetItem(entry.isDir() ? entry.fileName() + u'/' : entry.fileName(), m_entries);
        item->setData(Qt::UserRole, entry.isDir());
    }
    m_up->setEnabled(QFileInfo(folder).canonicalFilePath() != QFileInfo(stick()).canonicalFilePath());
    refresh();
}

void StickDialog::activate() {
    const QListWidgetItem* item = m_entries->currentItem();
    if (!item) return;
    if (item->data(Qt::UserRole).toBool()) {
        enter(m_folder.filePath(item->text().chopped(1)));
    } else if (m_purpose == Purpose::Save) {
        m_name->setText(item->text());
    } else if (m_yes->isEnabled()) {
        m_yes->click();
    }
}

QString StickDialog::path() const {
    if (stick().isEmpty()) return {};
    if (m_purpose == Purpose::Open) {
        const QListWidgetItem* item = m_entries->currentItem();
        return item && !item->data(Qt::UserRole).toBool() ? m_folder.filePath(item->text()) : QString();
    }
    QString name = m_name->text().trimmed();
    if (name.isEmpty() || name.contains(u'/') || name.startsWith(u'.')) return {};
    if (!m_wish.suffix.isEmpty() && !name.contains(u'.')) name += u'.' + m_wish.suffix;
    return m_folder.filePath(name);
}

void StickDialog::refresh() {
    const QString file = path();
    m_yes->setEnabled(!file.isEmpty() && liesWithin(file, stick()));
}

}  // namespace cutcard::supervisor
