-- A constraint cannot be changed in place. The rows go over as they are, hashes included.
ALTER TABLE definitions RENAME TO definitions_before;

CREATE TABLE definitions (
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('rules', 'exam', 'form', 'scenario')),
    body BLOB NOT NULL,
    at INTEGER NOT NULL,
    row_hash BLOB NOT NULL,
    PRIMARY KEY (id, version)
) STRICT, WITHOUT ROWID;

INSERT INTO definitions SELECT id, version, kind, body, at, row_hash FROM definitions_before;

DROP TABLE definitions_before;

CREATE TRIGGER definitions_stay_as_they_are BEFORE UPDATE ON definitions
BEGIN
    SELECT RAISE(ABORT, 'definitions are versioned');
END;

CREATE TRIGGER definitions_stay BEFORE DELETE ON definitions
BEGIN
    SELECT RAISE(ABORT, 'definitions are versioned');
END;

-- How far the clocks of the running attempts have come; an attempt that is sealed needs none.
CREATE TABLE heartbeats (
    attempt TEXT PRIMARY KEY,
    exam_time INTEGER NOT NULL,
    at INTEGER NOT NULL,
    row_hash BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- From here on everything follows from the events and the definitions, and can be made anew from them.
CREATE TABLE exam_forms (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    rules TEXT NOT NULL,
    items BLOB NOT NULL,
    row_hash BLOB NOT NULL,
    UNIQUE (id, version)
) STRICT;

CREATE INDEX exam_forms_by_items ON exam_forms (items);

CREATE TABLE exam_skills (
    number INTEGER PRIMARY KEY,
    rules TEXT NOT NULL,
    skill TEXT NOT NULL,
    row_hash BLOB NOT NULL,
    UNIQUE (rules, skill)
) STRICT;

CREATE TABLE attempts (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    trainee TEXT NOT NULL,
    exam TEXT NOT NULL,
    version INTEGER NOT NULL,
    form INTEGER NOT NULL,
    title TEXT NOT NULL,
    rules TEXT NOT NULL,
    supervisor TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    sealed_at INTEGER NOT NULL,
    state INTEGER NOT NULL,
    events INTEGER NOT NULL,
    head BLOB NOT NULL,
    item INTEGER NOT NULL,
    last_kind INTEGER NOT NULL,
    exam_time INTEGER NOT NULL,
    interruptions INTEGER NOT NULL,
    hundredths INTEGER NOT NULL,
    passed INTEGER NOT NULL,
    valid_hundredths INTEGER NOT NULL,
    valid_passed INTEGER NOT NULL,
    criticals INTEGER NOT NULL,
    errors INTEGER NOT NULL,
    short_code TEXT NOT NULL,
    imports INTEGER NOT NULL,
    broken INTEGER NOT NULL,
    regraded_at INTEGER NOT NULL,
    regraded_by TEXT NOT NULL,
    regraded_reason TEXT NOT NULL,
    position INTEGER NOT NULL,
    details BLOB NOT NULL,
    row_hash BLOB NOT NULL
) STRICT;

CREATE INDEX attempts_by_start ON attempts (started_at);
CREATE INDEX attempts_by_trainee ON attempts (trainee, started_at);
CREATE INDEX attempts_by_exam ON attempts (exam, started_at);
CREATE INDEX attempts_by_state ON attempts (state, started_at);
CREATE INDEX attempts_by_position ON attempts (position);

-- What was earned, and what was earned in the rest of the exam: figures over many need no second look.
CREATE TABLE attempt_items (
    attempt INTEGER NOT NULL,
    item INTEGER NOT NULL,
    section INTEGER NOT NULL,
    points INTEGER NOT NULL,
    of INTEGER NOT NULL,
    rest_points INTEGER NOT NULL,
    rest_of INTEGER NOT NULL,
    PRIMARY KEY (attempt, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE attempt_skills (
    attempt INTEGER NOT NULL,
    skill INTEGER NOT NULL,
    points INTEGER NOT NULL,
    of INTEGER NOT NULL,
    rest_points INTEGER NOT NULL,
    rest_of INTEGER NOT NULL,
    PRIMARY KEY (attempt, skill)
) STRICT, WITHOUT ROWID;

CREATE TABLE attempt_errors (
    attempt INTEGER NOT NULL,
    number INTEGER NOT NULL,
    item INTEGER NOT NULL,
    skill INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (attempt, number)
) STRICT, WITHOUT ROWID;
