#include "app/supervisor/exam_critical.h"

#include "app/text/catalogue.h"
#include "app/text/house_words.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

const Draft::Path kPath("/critical");

bool hasAmount(CriticalKind kind) {
    return kind == CriticalKind::OverpaymentAbove || kind == CriticalKind::UnderpaymentAbove;
}

CriticalKind kindOf(const Json& error) {
    return criticalKindNamed(error.value("kind", "")).value_or(CriticalKind::FalseAlarm);
}

std::vector<FieldChoice> irregularities() {
    std::vector<FieldChoice> list = {{Json(), ExamCritical::tr("Any irregularity")}};
    for (int i = 0; i < kIrregularityKindCount; ++i) {
        const auto kind = static_cast<IrregularityKind>(i);
        list.push_back({std::string(irregularityName(kind)), text::irregularity(kind)});
    }
    return list;
}

}  // namespace

ExamCritical::ExamCritical(ExamDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_place = new QVBoxLayout;
    layout->addLayout(m_place);
    layout->addWidget(new DraftError(m_draft, kPath, DraftError::Reach::Here, this));
    auto* add = button("addCritical", tr("Add a critical &error"), this);
    auto* menu = new QMenu(add);
    menu->setObjectName(QStringLiteral("addCriticalMenu"));
    for (int i = 0; i < kCriticalKindCount; ++i) {
        const auto kind = static_cast<CriticalKind>(i);
        menu->addAction(text::criticalKind(kind), this, [this, kind] {
            Json list = m_draft.document().value("critical", Json::array());
            list.push_back(beginningOf(kind));
            m_draft.set(kPath, std::move(list), tr("Add a critical error"));
        });
    }
    add->setMenu(menu);
    layout->addWidget(add, 0, Qt::AlignLeft);
    connect(&m_draft, &Draft::changed, this, &ExamCritical::refresh);
    refresh();
}

Json ExamCritical::beginningOf(CriticalKind kind) {
    Json error = {{"kind", std::string(criticalKindName(kind))}};
    if (hasAmount(kind)) error["amount"] = Money::dollars(100).text();
    return error;
}

void ExamCritical::refresh() {
    const Json list = m_draft.document().value("critical", Json::array());
    std::string kinds;
    for (const Json& error : list) kinds += error.value("kind", "") + ' ';
    if (m_lines != nullptr && kinds == m_built) return;
    m_built = kinds;
    delete m_lines;
    m_lines = new QWidget(this);
    auto* layout = new QVBoxLayout(m_lines);
    layout->setContentsMargins(0, 0, 0, 0);
    m_place->addWidget(m_lines);
    if (list.empty()) layout->addWidget(remark(tr("No error fails this exam by itself."), m_lines));
    for (std::size_t i = 0; i < list.size(); ++i) addLine(list, i);
}

void ExamCritical::addLine(const Json& list, std::size_t index) {
    const CriticalKind kind = kindOf(list[index]);
    const Draft::Path path = kPath / index;
    const int number = static_cast<int>(index) + 1;
    auto* box = new QWidget(m_lines);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    QLabel* words = new QLabel(text::criticalKind(kind), box);
    words->setWordWrap(true);
    words->setMinimumWidth(std::max(look::px(200), words->minimumSizeHint().width()));
    line->addWidget(words);
    if (hasAmount(kind)) {
        line->addWidget(new QLabel(QStringLiteral("$"), box));
        line->addWidget(
            amountField({m_draft, path / "amount", tr("Amount of critical error %1 in dollars").arg(number)}, box), 1);
    } else if (kind == CriticalKind::MissedIrregularity) {
        const FieldOf which{m_draft, path / "irregularity", tr("Irregularity of critical error %1").arg(number)};
        line->addWidget(choiceField(
                            which, irregularities, [](const Json* value) { return value == nullptr ? Json() : *value; },
                            [which](const Json& value) {
                                if (value.is_null()) return which.draft.remove(which.path, which.name);
                                which.draft.set(which.path, value, which.name);
                            },
                            box),
                        1);
    } else {
        line->addStretch(1);
    }
    QPushButton* remove = signButton(QStringLiteral("criticalRemove%1").arg(number), QStringLiteral("×"),
                                     tr("Remove critical error %1").arg(number), box);
    connect(
        remove, &QPushButton::clicked, this, [this, path] { m_draft.remove(path, tr("Remove a critical error")); },
        Qt::QueuedConnection);
    line->addWidget(remove, 0, Qt::AlignTop);
    m_lines->layout()->addWidget(box);
    m_lines->layout()->addWidget(new DraftError(m_draft, path, DraftError::Reach::Here, m_lines));
}

}  // namespace cutcard::supervisor
