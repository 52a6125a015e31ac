-- What a store in a folder keeps (app/store/sql), without hashes of rows: the server checks its own pages. Everything is
-- in one schema; texts are compared byte by byte, as a kiosk does.
CREATE SCHEMA cutcard;
SET LOCAL search_path = cutcard;

CREATE TABLE facts (
    name TEXT COLLATE "C" PRIMARY KEY,
    value TEXT COLLATE "C" NOT NULL
);

CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    role BIGINT NOT NULL CHECK (role IN (0, 1)),
    standing BIGINT NOT NULL CHECK (standing IN (0, 1, 2)),
    created_at BIGINT NOT NULL
);

CREATE TABLE names (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id),
    name TEXT COLLATE "C" NOT NULL
);

CREATE TABLE credentials (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id),
    passphrase TEXT COLLATE "C" NOT NULL,
    recovery TEXT COLLATE "C" NOT NULL,
    failures BIGINT NOT NULL,
    last_failure_at BIGINT NOT NULL
);

CREATE TABLE groups (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL
);

CREATE TABLE memberships (
    group_id TEXT COLLATE "C" NOT NULL REFERENCES groups (id),
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    PRIMARY KEY (group_id, person)
);

CREATE INDEX memberships_by_person ON memberships (person);

-- One chain an origin: the school's own is number 1, every other a kiosk's.
CREATE TABLE chains (
    number BIGINT PRIMARY KEY,
    origin TEXT COLLATE "C" NOT NULL UNIQUE,
    sequence BIGINT NOT NULL,
    hash BYTEA NOT NULL
);

INSERT INTO facts (name, value) VALUES ('origin', gen_random_uuid()::text);
INSERT INTO chains (number, origin, sequence, hash)
SELECT 1, value, 0, decode(repeat('00', 32), 'hex') FROM facts WHERE name = 'origin';

-- Positions are given out under a lock that ends with the transaction: who has seen one has seen all before it. An id
-- is unique within its chain only: two kiosks that sit the same form both have the event that carries it.
CREATE TABLE events (
    position BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL,
    chain BIGINT NOT NULL REFERENCES chains (number),
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    body BYTEA NOT NULL,
    hash BYTEA NOT NULL,
    UNIQUE (chain, sequence),
    UNIQUE (id, chain)
);

CREATE INDEX events_by_subject ON events (subject, position);
CREATE INDEX events_by_kind ON events (kind, position);

-- Events of a kiosk that neither it nor its journal has any more. Its chain goes on with the hash of the last of them.
CREATE TABLE losses (
    chain BIGINT NOT NULL REFERENCES chains (number),
    first BIGINT NOT NULL,
    last BIGINT NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (chain, first)
);

CREATE TABLE outbox (
    position BIGINT PRIMARY KEY REFERENCES events (position)
);

-- The server's number decides. Arrivals are in the order of commits, like positions. A version that a kiosk offered
-- while the school had a newer one than it knew is marked for the supervisor.
CREATE TABLE definitions (
    id TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('rules', 'exam', 'form', 'scenario')),
    body BYTEA NOT NULL,
    at BIGINT NOT NULL,
    arrival BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE,
    kiosk TEXT COLLATE "C" NOT NULL DEFAULT '',
    conflicting BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (id, version)
);

CREATE TABLE signing_keys (
    key TEXT COLLATE "C" PRIMARY KEY,
    label TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    revoked BIGINT NOT NULL CHECK (revoked IN (0, 1))
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER definitions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON definitions
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
