#pragma once

#include "app/text/kept_sentence.h"

#include <QAbstractListModel>
#include <QKeySequence>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <vector>

class QSettings;

namespace cutcard {

/// Which key does what: one table for the whole program, which a trainee may change. A key does one thing only.
class KeyTable : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(QStringList groups READ groups NOTIFY changed)

public:
    enum Role { ActionRole = Qt::UserRole + 1, NameRole, KeyRole, GroupRole, FixedRole, ChangedRole };

    explicit KeyTable(QObject* parent = nullptr);

    /// Counts the changes, so that a binding that asks for a key is asked again.
    int revision() const { return m_revision; }

    QStringList groups() const;
    /// [{"action","name","key"}, …]
    Q_INVOKABLE QVariantList ofGroup(const QString& group) const;
    Q_INVOKABLE QString groupAt(int row) const;

    /// The key of an action as it is shown ("Ctrl+Z"); empty for an action that does not exist.
    Q_INVOKABLE QString keyOf(const QString& action) const;
    Q_INVOKABLE QString nameOf(const QString& action) const;
    /// The action of a pressed key; empty where it has none. Fixed keys are not in it: seats and arrows are the
    /// table's.
    Q_INVOKABLE QString actionFor(int key, int modifiers) const;

    /// Empty: done. Otherwise why not, as a sentence, and nothing changed.
    Q_INVOKABLE QString change(const QString& action, int key, int modifiers);
    Q_INVOKABLE void reset(const QString& action);
    Q_INVOKABLE void resetAll();
    /// Says everything anew, in the language of now.
    void retranslate() { tellAll(); }

    /// What cannot be read, or takes another's key, is left at its default; the sentences say so.
    std::vector<text::KeptSentence> read(QSettings& settings);
    /// Whether a name in the file of settings is that of a key.
    static bool knows(const QString& setting);
    void write(QSettings& settings) const;

    /// The keys of all actions, and the same again later on.
    const std::vector<QKeySequence>& chosen() const { return m_keys; }
    void choose(const std::vector<QKeySequence>& keys);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    QString refused(int row, const QKeySequence& key) const;
    int rowOf(const QString& action) const;
    void tell(int row);
    void tellAll();

    std::vector<QKeySequence> m_keys;  ///< One a row.
    int m_revision = 0;
};

}  // namespace cutcard
