#include "app/session/key_table.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <array>
#include <utility>

namespace cutcard {
namespace {

enum class Group : std::uint8_t { Spots, Cards, Table, Before, After, Help };

constexpr const char* kGroups[] = {
    QT_TRANSLATE_NOOP("KeyTable", "Seats and wagers"),
    QT_TRANSLATE_NOOP("KeyTable", "Cards"),
    QT_TRANSLATE_NOOP("KeyTable", "The table and the floor"),
    QT_TRANSLATE_NOOP("KeyTable", "Preparing the cards"),
    QT_TRANSLATE_NOOP("KeyTable", "After a stop"),
    QT_TRANSLATE_NOOP("KeyTable", "Practice"),
};

struct Entry {
    const char* action;
    const char* name;
    const char* key;
    Group group;
    bool fixed = false;
};

// The actions have the names of the engine's steps where there is one.
constexpr std::array kEntries = {
    Entry{"seat", QT_TRANSLATE_NOOP("KeyTable", "Choose a seat; after Pay: the amount"), "1 … 7", Group::Spots, true},
    Entry{"spot", QT_TRANSLATE_NOOP("KeyTable", "From spot to spot"), "← ↑ → ↓", Group::Spots, true},
    Entry{"confirm", QT_TRANSLATE_NOOP("KeyTable", "Done"), "Enter", Group::Spots, true},
    Entry{"cancel", QT_TRANSLATE_NOOP("KeyTable", "Not this; back"), "Esc", Group::Spots, true},
    Entry{"take", QT_TRANSLATE_NOOP("KeyTable", "Take"), "T", Group::Spots},
    Entry{"pay", QT_TRANSLATE_NOOP("KeyTable", "Pay"), "P", Group::Spots},
    Entry{"return", QT_TRANSLATE_NOOP("KeyTable", "Return"), "R", Group::Spots},
    Entry{"pay_envy", QT_TRANSLATE_NOOP("KeyTable", "Pay an envy bonus"), "V", Group::Spots},
    Entry{"ask", QT_TRANSLATE_NOOP("KeyTable", "Ask for the decision"), "A", Group::Spots},
    Entry{"deal", QT_TRANSLATE_NOOP("KeyTable", "Deal; held down it goes on"), "D", Group::Cards},
    Entry{"turn_cards", QT_TRANSLATE_NOOP("KeyTable", "Turn the cards of a seat"), "U", Group::Cards},
    Entry{"set_hand", QT_TRANSLATE_NOOP("KeyTable", "Set a hand"), "S", Group::Cards},
    Entry{"reveal_dealer", QT_TRANSLATE_NOOP("KeyTable", "Reveal the dealer's cards"), "W", Group::Cards},
    Entry{"reveal_community", QT_TRANSLATE_NOOP("KeyTable", "Reveal community cards"), "B", Group::Cards},
    Entry{"reveal_six_card", QT_TRANSLATE_NOOP("KeyTable", "Reveal the Six Card Bonus card"), "Y", Group::Cards},
    Entry{"hold_cards", QT_TRANSLATE_NOOP("KeyTable", "Leave the cards on the table"), "H", Group::Cards},
    Entry{"collect_cards", QT_TRANSLATE_NOOP("KeyTable", "Collect the cards"), "C", Group::Cards},
    Entry{"count_stub", QT_TRANSLATE_NOOP("KeyTable", "Count the stub"), "K", Group::Cards},
    Entry{"discard_stub", QT_TRANSLATE_NOOP("KeyTable", "Stub to the discard rack"), "J", Group::Cards},
    Entry{"no_more_bets", QT_TRANSLATE_NOOP("KeyTable", "Announce: no more bets"), "N", Group::Table},
    Entry{"no_hand", QT_TRANSLATE_NOOP("KeyTable", "Announce: no hand"), "O", Group::Table},
    Entry{"lock_wagers", QT_TRANSLATE_NOOP("KeyTable", "Lock the progressive wagers"), "L", Group::Table},
    Entry{"collect_progressive", QT_TRANSLATE_NOOP("KeyTable", "Collect the progressive wagers"), "G", Group::Table},
    Entry{"verify_progressive", QT_TRANSLATE_NOOP("KeyTable", "Compare the number of progressive wagers"), "M",
          Group::Table},
    Entry{"keypad", QT_TRANSLATE_NOOP("KeyTable", "Keypad of the progressive system"), "E", Group::Table},
    Entry{"stop", QT_TRANSLATE_NOOP("KeyTable", "Stop: something is wrong"), "X", Group::Table},
    Entry{"call_floor", QT_TRANSLATE_NOOP("KeyTable", "Call the floor"), "F", Group::Table},
    Entry{"procedures", QT_TRANSLATE_NOOP("KeyTable", "Turn to the next page of buttons"), "Q", Group::Table},
    Entry{"clear_table", QT_TRANSLATE_NOOP("KeyTable", "Clear the table"), "Z", Group::Table},
    Entry{"rule", QT_TRANSLATE_NOOP("KeyTable", "Rule on what is wrong"), "Shift+Q", Group::Table},
    Entry{"discard_card", QT_TRANSLATE_NOOP("KeyTable", "A card to the discard rack"), "Shift+C", Group::After},
    Entry{"reshuffle", QT_TRANSLATE_NOOP("KeyTable", "Shuffle again"), "Shift+S", Group::After},
    Entry{"recut", QT_TRANSLATE_NOOP("KeyTable", "Cut again"), "Shift+K", Group::After},
    Entry{"remove_deck", QT_TRANSLATE_NOOP("KeyTable", "Take the deck from the table"), "Shift+R", Group::After},
    Entry{"cover_device", QT_TRANSLATE_NOOP("KeyTable", "Cover the device"), "Shift+X", Group::After},
    Entry{"inspect_cards", QT_TRANSLATE_NOOP("KeyTable", "Inspect the cards"), "Shift+I", Group::Before},
    Entry{"verify_inspection", QT_TRANSLATE_NOOP("KeyTable", "The floor verifies the cards"), "Shift+V", Group::Before},
    Entry{"spread_cards", QT_TRANSLATE_NOOP("KeyTable", "Spread the cards"), "Shift+P", Group::Before},
    Entry{"wash", QT_TRANSLATE_NOOP("KeyTable", "Wash the cards"), "Shift+W", Group::Before},
    Entry{"stack", QT_TRANSLATE_NOOP("KeyTable", "Stack the cards"), "Shift+T", Group::Before},
    Entry{"shuffle", QT_TRANSLATE_NOOP("KeyTable", "Shuffle"), "Shift+F", Group::Before},
    Entry{"cut", QT_TRANSLATE_NOOP("KeyTable", "Cut"), "Shift+U", Group::Before},
    Entry{"load_shoe", QT_TRANSLATE_NOOP("KeyTable", "Stack into the shoe"), "Shift+L", Group::Before},
    Entry{"alternate_decks", QT_TRANSLATE_NOOP("KeyTable", "One deck into play, one into the shuffler"), "Shift+A",
          Group::Before},
    Entry{"change_decks", QT_TRANSLATE_NOOP("KeyTable", "Change the decks"), "Shift+N", Group::Before},
    Entry{"load_shuffler", QT_TRANSLATE_NOOP("KeyTable", "Stack into the shuffler"), "Shift+M", Group::Before},
    Entry{"take_shuffled_deck", QT_TRANSLATE_NOOP("KeyTable", "Take the shuffled deck"), "Shift+O", Group::Before},
    Entry{"next",
          QT_TRANSLATE_NOOP("KeyTable", "Next; when watching: go on or pause; after the round: the next mistake"),
          "Space", Group::Help},
    Entry{"hint", QT_TRANSLATE_NOOP("KeyTable", "Hint"), "I", Group::Help},
    Entry{"undo", QT_TRANSLATE_NOOP("KeyTable", "Undo"), "Ctrl+Z", Group::Help},
    Entry{"scroll", QT_TRANSLATE_NOOP("KeyTable", "Scroll; with Ctrl, Home and End: to the ends"), "PgUp, PgDn",
          Group::Help, true},
    Entry{"help", QT_TRANSLATE_NOOP("KeyTable", "Help"), "F1", Group::Help},
};

// What the window itself needs, and the digits of seats and amounts.
constexpr std::array kReserved = {
    Qt::Key_Return, Qt::Key_Enter,  Qt::Key_Escape,   Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Backspace,
    Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down, Qt::Key_Period,  Qt::Key_Comma,
    Qt::Key_Delete, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End,
};

bool isReserved(const QKeySequence& key) {
    const Qt::Key code = key[0].key();
    if (code >= Qt::Key_0 && code <= Qt::Key_9) return true;
    for (const Qt::Key each : kReserved) {
        if (each == code) return true;
    }
    return false;
}

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_unknown || key == 0;
}

/// Shift is not counted where it makes no other action: a capital D deals as well. Nor is the number block, whose keys
/// are the same to a dealer.
QKeySequence pressed(int key, int modifiers) {
    constexpr int kCounted = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return QKeySequence(key | (modifiers & kCounted));
}

QKeySequence defaultKey(const Entry& entry) {
    return entry.fixed ? QKeySequence() : QKeySequence(QString::fromUtf8(entry.key), QKeySequence::PortableText);
}

const Entry& entryAt(int row) {
    return kEntries[static_cast<std::size_t>(row)];
}

QString translated(const char* text) {
    return QCoreApplication::translate("KeyTable", text);
}

QString cannotBeChanged(const char* name) {
    return KeyTable::tr("The keys for \"%1\" cannot be changed.").arg(translated(name));
}

constexpr auto kFolder = "keys/";

}  // namespace

KeyTable::KeyTable(QObject* parent) : QAbstractListModel(parent) {
    for (const Entry& entry : kEntries) m_keys.push_back(defaultKey(entry));
}

int KeyTable::rowOf(const QString& action) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (action == QLatin1String(entryAt(row).action)) return row;
    }
    return -1;
}

QStringList KeyTable::groups() const {
    QStringList titles;
    for (const char* title : kGroups) titles << translated(title);
    return titles;
}

QVariantList KeyTable::ofGroup(const QString& group) const {
    QVariantList list;
    for (int row = 0; row < rowCount(); ++row) {
        if (groupAt(row) != group) continue;
        list << QVariantMap{{"action", QString::fromLatin1(entryAt(row).action)},
                            {"name", translated(entryAt(row).name)},
                            {"key", data(index(row), KeyRole)}};
    }
    return list;
}

QString KeyTable::groupAt(int row) const {
    return data(index(row), GroupRole).toString();
}

QString KeyTable::keyOf(const QString& action) const {
    const int row = rowOf(action);
    return row < 0 ? QString() : data(index(row), KeyRole).toString();
}

QString KeyTable::nameOf(const QString& action) const {
    const int row = rowOf(action);
    return row < 0 ? QString() : translated(entryAt(row).name);
}

QString KeyTable::actionFor(int key, int modifiers) const {
    if (isModifier(key)) return {};
    const QKeySequence plain = pressed(key, modifiers);
    const bool held = (modifiers & static_cast<int>(Qt::ShiftModifier)) != 0;
    const QKeySequence shifted(
        QKeyCombination(plain[0].keyboardModifiers() | (held ? Qt::ShiftModifier : Qt::NoModifier), plain[0].key()));
    for (const QKeySequence& wanted : {shifted, plain}) {
        for (int row = 0; row < rowCount(); ++row) {
            if (m_keys[static_cast<std::size_t>(row)] == wanted) return QString::fromLatin1(entryAt(row).action);
        }
    }
    return {};
}

QString KeyTable::refused(int row, const QKeySequence& key) const {
    if (entryAt(row).fixed) return cannotBeChanged(entryAt(row).name);
    if (key.isEmpty() || isModifier(key[0].key())) return tr("This is not a key that can be used. Press another one.");
    const QString shown = key.toString(QKeySequence::NativeText);
    if (isReserved(key)) {
        return tr("%1 is needed for seats, amounts and moving about. Press another key.").arg(shown);
    }
    for (int other = 0; other < rowCount(); ++other) {
        if (other == row || m_keys[static_cast<std::size_t>(other)] != key) continue;
        return tr("%1 is the key for \"%2\" already. Give that one another key first.")
            .arg(shown, translated(entryAt(other).name));
    }
    return {};
}

QString KeyTable::change(const QString& action, int key, int modifiers) {
    const int row = rowOf(action);
    if (row < 0) return tr("There is no such action.");
    if (isModifier(key)) return tr("This is not a key that can be used. Press another one.");
    const QKeySequence wanted = pressed(key, modifiers);
    QString why = refused(row, wanted);
    if (!why.isEmpty()) return why;
    m_keys[static_cast<std::size_t>(row)] = wanted;
    tell(row);
    return {};
}

void KeyTable::reset(const QString& action) {
    const int row = rowOf(action);
    if (row < 0 || !refused(row, defaultKey(entryAt(row))).isEmpty()) return;
    m_keys[static_cast<std::size_t>(row)] = defaultKey(entryAt(row));
    tell(row);
}

void KeyTable::resetAll() {
    for (int row = 0; row < rowCount(); ++row) m_keys[static_cast<std::size_t>(row)] = defaultKey(entryAt(row));
    tellAll();
}

void KeyTable::choose(const std::vector<QKeySequence>& keys) {
    m_keys = keys;
    tellAll();
}

void KeyTable::tellAll() {
    ++m_revision;
    emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

void KeyTable::tell(int row) {
    ++m_revision;
    emit dataChanged(index(row), index(row));
    emit changed();
}

bool KeyTable::knows(const QString& setting) {
    if (!setting.startsWith(QLatin1String(kFolder))) return false;
    const QString action = setting.mid(static_cast<int>(qstrlen(kFolder)));
    return std::any_of(kEntries.begin(), kEntries.end(),
                       [&action](const Entry& entry) { return action == QLatin1String(entry.action); });
}

std::vector<text::KeptSentence> KeyTable::read(QSettings& settings) {
    std::vector<text::KeptSentence> notices;
    resetAll();
    // All at once: two actions may have changed places.
    std::vector<QKeySequence> wanted = m_keys;
    for (int row = 0; row < rowCount(); ++row) {
        const QString name = QLatin1String(kFolder) + QLatin1String(entryAt(row).action);
        if (!settings.contains(name)) continue;
        if (entryAt(row).fixed) {
            notices.emplace_back([action = entryAt(row).name] { return cannotBeChanged(action); });
            continue;
        }
        const QString text = settings.value(name).toString();
        const QKeySequence key(text, QKeySequence::PortableText);
        if (key.count() == 1 && !isModifier(key[0].key()) && !isReserved(key)) {
            wanted[static_cast<std::size_t>(row)] = key;
            continue;
        }
        notices.emplace_back([text, name = entryAt(row).name, used = keyOf(QLatin1String(entryAt(row).action))] {
            return tr("\"%1\" is no key for \"%2\"; %3 is used instead.").arg(text, translated(name), used);
        });
    }
    const std::vector<QKeySequence> defaults = std::exchange(m_keys, wanted);
    for (int row = 0; row < rowCount(); ++row) {
        if (entryAt(row).fixed || refused(row, m_keys[static_cast<std::size_t>(row)]).isEmpty()) continue;
        m_keys = defaults;
        notices.emplace_back([] { return tr("Two actions have the same key; all keys are at their defaults again."); });
        break;
    }
    tellAll();
    return notices;
}

void KeyTable::write(QSettings& settings) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (entryAt(row).fixed) continue;
        const QString name = QLatin1String(kFolder) + QLatin1String(entryAt(row).action);
        const QKeySequence& key = m_keys[static_cast<std::size_t>(row)];
        if (key == defaultKey(entryAt(row))) {
            settings.remove(name);
        } else {
            settings.setValue(name, key.toString(QKeySequence::PortableText));
        }
    }
}

int KeyTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(kEntries.size());
}

QVariant KeyTable::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Entry& entry = entryAt(index.row());
    const QKeySequence& key = m_keys[static_cast<std::size_t>(index.row())];
    switch (role) {
    case ActionRole: return QString::fromLatin1(entry.action);
    case NameRole: return translated(entry.name);
    case KeyRole: return entry.fixed ? QString::fromUtf8(entry.key) : key.toString(QKeySequence::NativeText);
    case GroupRole: return translated(kGroups[static_cast<std::size_t>(entry.group)]);
    case FixedRole: return entry.fixed;
    case ChangedRole: return !entry.fixed && key != defaultKey(entry);
    default: return {};
    }
}

QHash<int, QByteArray> KeyTable::roleNames() const {
    return {{ActionRole, "action"}, {NameRole, "name"},   {KeyRole, "key"},
            {GroupRole, "group"},   {FixedRole, "fixed"}, {ChangedRole, "changed"}};
}

}  // namespace cutcard
