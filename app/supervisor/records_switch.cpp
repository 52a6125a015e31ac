#include "app/supervisor/records_switch.h"

#include "app/supervisor/console_style.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace cutcard::supervisor {

QString whoseRecords(bool isSchools) {
    return isSchools ? RecordsSwitch::tr("The school's records") : RecordsSwitch::tr("The records of this computer");
}

RecordsSwitch::RecordsSwitch(bool isSchools, QWidget* parent)
    : QWidget(parent), m_fault(new FieldError("othersFault", nullptr, this)) {
    named(this, "recordsSwitch", tr("Whose records"));
    auto* row = new QHBoxLayout;
    row->setSpacing(look::gap());
    row->addWidget(choice("computersRecords", tr("&This computer"), !isSchools), 1);
    row->addWidget(choice("schoolsRecords", tr("The s&chool"), isSchools), 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, look::margin());
    column->setSpacing(look::gap());
    column->addLayout(row);
    column->addWidget(m_fault);
}

QPushButton* RecordsSwitch::choice(const char* objectName, const QString& text, bool isShown) {
    // Beside the colour a sign tells which one is shown.
    QPushButton* made = button(objectName, isShown ? QStringLiteral("✓ ") + text : text, this);
    made->setCheckable(true);
    made->setChecked(isShown);
    if (isShown) made->setAccessibleDescription(tr("shown now"));
    connect(made, &QPushButton::clicked, this, [this, made, isShown] {
        made->setChecked(isShown);
        if (!isShown) emit othersWanted();
    });
    if (!isShown) {
        m_others = made;
        m_othersText = text;
    }
    return made;
}

void RecordsSwitch::setOpening(bool isOpening) {
    m_others->setEnabled(!isOpening);
    m_others->setText(isOpening ? tr("Opening…") : m_othersText);
    if (isOpening) m_fault->clear();
}

void RecordsSwitch::refuse(const QString& why) {
    m_fault->say(why);
}

}  // namespace cutcard::supervisor
