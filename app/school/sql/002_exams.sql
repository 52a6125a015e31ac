SET LOCAL search_path = cutcard;

-- How far the clocks of the running attempts have come; an attempt that is sealed needs none.
CREATE TABLE heartbeats (
    attempt TEXT COLLATE "C" PRIMARY KEY,
    exam_time BIGINT NOT NULL,
    at BIGINT NOT NULL
);

-- From here on everything follows from the events and the definitions, and can be made anew from them.
CREATE TABLE exam_forms (
    number BIGINT PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    items BYTEA NOT NULL,
    UNIQUE (id, version)
);

CREATE INDEX exam_forms_by_items ON exam_forms (items);

CREATE TABLE exam_skills (
    number BIGINT PRIMARY KEY,
    rules TEXT COLLATE "C" NOT NULL,
    skill TEXT COLLATE "C" NOT NULL,
    UNIQUE (rules, skill)
);

CREATE TABLE attempts (
    number BIGINT PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    trainee TEXT COLLATE "C" NOT NULL,
    exam TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    form BIGINT NOT NULL,
    title TEXT COLLATE "C" NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    supervisor TEXT COLLATE "C" NOT NULL,
    started_at BIGINT NOT NULL,
    sealed_at BIGINT NOT NULL,
    state BIGINT NOT NULL,
    events BIGINT NOT NULL,
    head BYTEA NOT NULL,
    item BIGINT NOT NULL,
    last_kind BIGINT NOT NULL,
    exam_time BIGINT NOT NULL,
    interruptions BIGINT NOT NULL,
    hundredths BIGINT NOT NULL,
    passed BIGINT NOT NULL,
    valid_hundredths BIGINT NOT NULL,
    valid_passed BIGINT NOT NULL,
    criticals BIGINT NOT NULL,
    errors BIGINT NOT NULL,
    short_code TEXT COLLATE "C" NOT NULL,
    imports BIGINT NOT NULL,
    broken BIGINT NOT NULL,
    regraded_at BIGINT NOT NULL,
    regraded_by TEXT COLLATE "C" NOT NULL,
    regraded_reason TEXT COLLATE "C" NOT NULL,
    position BIGINT NOT NULL,
    details BYTEA NOT NULL
);

CREATE INDEX attempts_by_start ON attempts (started_at);
CREATE INDEX attempts_by_trainee ON attempts (trainee, started_at);
CREATE INDEX attempts_by_exam ON attempts (exam, started_at);
CREATE INDEX attempts_by_state ON attempts (state, started_at);
CREATE INDEX attempts_by_position ON attempts (position);

-- What was earned, and what was earned in the rest of the exam: figures over many need no second look.
CREATE TABLE attempt_items (
    attempt BIGINT NOT NULL,
    item BIGINT NOT NULL,
    section BIGINT NOT NULL,
    points BIGINT NOT NULL,
    of BIGINT NOT NULL,
    rest_points BIGINT NOT NULL,
    rest_of BIGINT NOT NULL,
    PRIMARY KEY (attempt, item)
);

CREATE TABLE attempt_skills (
    attempt BIGINT NOT NULL,
    skill BIGINT NOT NULL,
    points BIGINT NOT NULL,
    of BIGINT NOT NULL,
    rest_points BIGINT NOT NULL,
    rest_of BIGINT NOT NULL,
    PRIMARY KEY (attempt, skill)
);

CREATE TABLE attempt_errors (
    attempt BIGINT NOT NULL,
    number BIGINT NOT NULL,
    item BIGINT NOT NULL,
    skill BIGINT NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (attempt, number)
);

-- Without regard to case, as app/store/text_folding.h does it.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(words COLLATE "C.utf8");

CREATE FUNCTION instr(words text, piece text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strpos(words, piece);
