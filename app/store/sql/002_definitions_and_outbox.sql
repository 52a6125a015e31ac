CREATE TABLE definitions (
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('rules', 'exam')),
    body BLOB NOT NULL,
    at INTEGER NOT NULL,
    row_hash BLOB NOT NULL,
    PRIMARY KEY (id, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER definitions_stay_as_they_are BEFORE UPDATE ON definitions
BEGIN
    SELECT RAISE(ABORT, 'definitions are versioned');
END;

CREATE TRIGGER definitions_stay BEFORE DELETE ON definitions
BEGIN
    SELECT RAISE(ABORT, 'definitions are versioned');
END;

-- What another store does not have yet: the last events, without a gap. What was appended before there was an outbox
-- has been forwarded to nobody either.
CREATE TABLE outbox (
    position INTEGER PRIMARY KEY REFERENCES events (position)
) STRICT;

INSERT INTO outbox (position) SELECT position FROM events;
