-- Rows carry a hash of their columns; a table's sum of them shows a row that vanished. row_hash() and xor_hashes() are
-- the program's own functions. Events have no sum: they are chained.
CREATE TABLE table_sums (
    name TEXT PRIMARY KEY,
    row_count INTEGER NOT NULL,
    hashes BLOB NOT NULL,
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    role INTEGER NOT NULL CHECK (role IN (0, 1)),
    standing INTEGER NOT NULL CHECK (standing IN (0, 1, 2)),
    created_at INTEGER NOT NULL,
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Apart from everything else, so that a name can go and nothing else changes.
CREATE TABLE names (
    person TEXT PRIMARY KEY REFERENCES people (id),
    name TEXT NOT NULL,
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE credentials (
    person TEXT PRIMARY KEY REFERENCES people (id),
    passphrase TEXT NOT NULL,
    recovery TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last_failure_at INTEGER NOT NULL,
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE groups (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE memberships (
    group_id TEXT NOT NULL REFERENCES groups (id),
    person TEXT NOT NULL REFERENCES people (id),
    row_hash BLOB NOT NULL,
    PRIMARY KEY (group_id, person)
) STRICT, WITHOUT ROWID;

-- One chain an origin, with its head: a tail that was cut off is seen.
CREATE TABLE chains (
    number INTEGER PRIMARY KEY,
    origin TEXT NOT NULL UNIQUE,
    sequence INTEGER NOT NULL,
    hash BLOB NOT NULL,
    row_hash BLOB NOT NULL
) STRICT;

CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    chain INTEGER NOT NULL REFERENCES chains (number),
    sequence INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    UNIQUE (chain, sequence)
) STRICT;

CREATE INDEX events_by_subject ON events (subject, position);
CREATE INDEX events_by_kind ON events (kind, position);

CREATE TRIGGER events_stay_as_they_are BEFORE UPDATE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are only ever appended');
END;

CREATE TRIGGER events_stay BEFORE DELETE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are only ever appended');
END;
