#include "app/supervisor/entry_view.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/records_switch.h"
#include "app/text/catalogue.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {

QWidget* centred(QWidget* card, QWidget* parent) {
    constexpr int kWidth = 520;
    auto* area = new QScrollArea(parent);
    auto* inside = new QWidget(area);
    auto* grid = new QGridLayout(inside);
    card->setFixedWidth(look::px(kWidth));
    // Stretches, not an alignment: that would take heights for the wrong width of wrapped words.
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(0, 2);
    grid->addWidget(card, 1, 1);
    grid->setRowStretch(2, 3);
    grid->setColumnStretch(2, 1);
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

EntryView::EntryView(store::Store& store, RecordsSwitch* records, QWidget* parent)
    : QWidget(parent), m_store(store), m_forms(new QStackedWidget), m_firstRun(new FirstRunForm(store, m_forms)),
      m_signIn(new SignInForm(store, m_forms)), m_recover(new RecoverForm(store, m_forms)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* card = new QWidget(this);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (records != nullptr) column->addWidget(records);
    column->addWidget(m_forms);
    layout->addWidget(centred(card, this));
    for (EntryForm* form : std::initializer_list<EntryForm*>{m_firstRun, m_signIn, m_recover}) {
        m_forms->addWidget(form);
        connect(form, &EntryForm::entered, this, &EntryView::entered);
    }
    connect(m_signIn, &EntryForm::otherWay, this, [this] { show(*m_recover); });
    connect(m_recover, &EntryForm::otherWay, this, [this] { show(*m_signIn); });
    connect(m_signIn, &SignInForm::againWanted, this, [this] { begin(); });
}

void EntryView::begin(const QString& why) {
    const auto isSetUp = m_store.isSetUp();
    if (isSetUp && !*isSetUp) {
        show(*m_firstRun);
        return;
    }
    show(*m_signIn);
    m_signIn->explain(isSetUp ? why : text::storeFault(isSetUp.refusal()));
    m_signIn->offerAgain(!isSetUp);
}

void EntryView::setWaiting(bool isWaiting) {
    m_forms->setEnabled(!isWaiting);
}

void EntryView::forget() {
    m_firstRun->forget();
    m_signIn->forget();
    m_recover->forget();
}

void EntryView::show(EntryForm& form) {
    forget();
    m_forms->setCurrentWidget(&form);
    form.begin();
}

}  // namespace cutcard::supervisor
