SET LOCAL search_path = cutcard;

-- Who forwards: each by a login role of its own. A kiosk that was set up anew gets another chain.
CREATE TABLE kiosks (
    name TEXT COLLATE "C" PRIMARY KEY,
    role NAME NOT NULL UNIQUE,
    chain BIGINT REFERENCES chains (number),
    key TEXT COLLATE "C" NOT NULL DEFAULT '',
    registered_at BIGINT NOT NULL,
    retired BOOLEAN NOT NULL DEFAULT false,
    seen_at BIGINT NOT NULL DEFAULT 0,
    program TEXT COLLATE "C" NOT NULL DEFAULT '',
    running TEXT COLLATE "C" NOT NULL DEFAULT '',
    waiting BIGINT NOT NULL DEFAULT 0
);

ALTER TABLE chains ADD COLUMN kiosk TEXT COLLATE "C" REFERENCES kiosks (name);

-- Counted up with every change, so that a kiosk asks for people, groups and keys only when there is something new.
CREATE TABLE stamps (
    name TEXT COLLATE "C" PRIMARY KEY,
    number BIGINT NOT NULL
);

INSERT INTO stamps (name, number) VALUES ('people', 1);

CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
BEGIN
    UPDATE stamps SET number = number + 1 WHERE name = 'people';
    RETURN NULL;
END
$$;

CREATE TRIGGER people_stamped AFTER INSERT OR UPDATE OR DELETE ON people
FOR EACH STATEMENT EXECUTE FUNCTION stamp();
CREATE TRIGGER names_stamped AFTER INSERT OR UPDATE OR DELETE ON names
FOR EACH STATEMENT EXECUTE FUNCTION stamp();
CREATE TRIGGER groups_stamped AFTER INSERT OR UPDATE OR DELETE ON groups
FOR EACH STATEMENT EXECUTE FUNCTION stamp();
CREATE TRIGGER memberships_stamped AFTER INSERT OR UPDATE OR DELETE ON memberships
FOR EACH STATEMENT EXECUTE FUNCTION stamp();
CREATE TRIGGER keys_stamped AFTER INSERT OR UPDATE OR DELETE ON signing_keys
FOR EACH STATEMENT EXECUTE FUNCTION stamp();

CREATE FUNCTION milliseconds_now() RETURNS bigint LANGUAGE sql VOLATILE
RETURN (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

-- Who holds one of these lets nobody else pass until the end of the transaction. They are rows that no kiosk may touch:
-- the server's own numbered locks anybody could take.
CREATE TABLE turns (
    name TEXT COLLATE "C" PRIMARY KEY
);

INSERT INTO turns (name) VALUES ('arrivals'), ('changes');

-- The order of everything that arrives. Given back with the end of the transaction, when it can be seen.
CREATE FUNCTION lock_arrivals() RETURNS void LANGUAGE plpgsql VOLATILE
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
BEGIN
    PERFORM FROM turns WHERE name = 'arrivals' FOR UPDATE;
END
$$;

-- One console changes something at a time.
CREATE FUNCTION lock_changes() RETURNS void LANGUAGE plpgsql VOLATILE
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
BEGIN
    PERFORM FROM turns WHERE name = 'changes' FOR UPDATE;
END
$$;

-- Who asks is who has logged in: inside these functions current_user is the owner.
CREATE FUNCTION own_kiosk() RETURNS kiosks LANGUAGE plpgsql STABLE SET search_path = cutcard, pg_temp AS $$
DECLARE
    kiosk kiosks;
BEGIN
    SELECT * INTO kiosk FROM kiosks WHERE role = session_user AND NOT retired;
    IF NOT FOUND THEN
        RAISE EXCEPTION '% is no kiosk of this school', session_user USING ERRCODE = 'CC004';
    END IF;
    RETURN kiosk;
END
$$;

CREATE FUNCTION own_chain(wanted_origin text) RETURNS chains LANGUAGE plpgsql VOLATILE
SET search_path = cutcard, pg_temp AS $$
DECLARE
    kiosk kiosks := own_kiosk();
    chain chains;
BEGIN
    SELECT * INTO chain FROM chains WHERE number = kiosk.chain FOR UPDATE;
    IF chain.origin IS DISTINCT FROM wanted_origin THEN
        RAISE EXCEPTION 'the events of % are not those of %', wanted_origin, kiosk.name USING ERRCODE = 'CC002';
    END IF;
    RETURN chain;
END
$$;

-- The first time: from now on this origin, and this key, are this kiosk's. One that was renewed and comes with an origin
-- that it had before (its folder was put back from a backup, and went on from there) begins again: what is held of it
-- stays under an origin of its own. Returns the highest number that is held.
CREATE FUNCTION kiosk_enter(wanted_origin text, own_key text, own_program text) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
DECLARE
    kiosk kiosks;
    next_chain bigint;
BEGIN
    PERFORM lock_arrivals();
    kiosk := own_kiosk();
    IF kiosk.chain IS NULL THEN
        IF wanted_origin !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
            RAISE EXCEPTION '"%" is no origin', wanted_origin USING ERRCODE = 'CC006';
        END IF;
        IF EXISTS (SELECT 1 FROM chains WHERE origin = wanted_origin AND chains.kiosk IS DISTINCT FROM kiosk.name) THEN
            RAISE EXCEPTION 'the events of % are not those of %', wanted_origin, kiosk.name USING ERRCODE = 'CC002';
        END IF;
        UPDATE chains SET origin = gen_random_uuid()::text WHERE origin = wanted_origin;
        SELECT greatest(max(number), 1) + 1 INTO next_chain FROM chains;
        INSERT INTO chains (number, origin, sequence, hash, kiosk)
        VALUES (next_chain, wanted_origin, 0, decode(repeat('00', 32), 'hex'), kiosk.name);
        UPDATE kiosks SET chain = next_chain WHERE name = kiosk.name;
    END IF;
    IF own_key <> '' AND kiosk.key = '' THEN
        IF own_key !~ '^[0-9a-f]{64}$' THEN
            RAISE EXCEPTION 'a key has 64 hexadecimal digits' USING ERRCODE = 'CC006';
        END IF;
        UPDATE kiosks SET key = own_key WHERE name = kiosk.name;
        INSERT INTO signing_keys (key, label, at, revoked) VALUES (own_key, kiosk.name, milliseconds_now(), 0)
        ON CONFLICT (key) DO NOTHING;
    ELSIF own_key <> '' AND kiosk.key <> own_key THEN
        RAISE EXCEPTION '% has come with another key before', kiosk.name USING ERRCODE = 'CC005';
    END IF;
    UPDATE kiosks SET program = own_program, seen_at = milliseconds_now() WHERE name = kiosk.name;
    RETURN (own_chain(wanted_origin)).sequence;
END
$$;

-- Events of one origin in their order, the first of them numbered `first`; `head` is the hash of the last. What is held
-- already is passed over, a gap is refused, and a head that does not follow shows that the two histories differ.
-- Returns the highest number that is held when this is committed.
CREATE FUNCTION append_events(wanted_origin text, first bigint, ids text[], times bigint[], kinds text[],
    subjects text[], bodies bytea[], head bytea) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
DECLARE
    chain chains;
    count integer := coalesce(array_length(ids, 1), 0);
    last bigint := first + count - 1;
    known integer;
    hash bytea;
    hashes bytea[] := '{}';
    beginning text := 't' || octet_length(wanted_origin) || ':' || wanted_origin || 'i';
    number text;
    i integer;
BEGIN
    IF count = 0 OR first < 1 OR count <> ANY (ARRAY[coalesce(array_length(times, 1), 0),
        coalesce(array_length(kinds, 1), 0), coalesce(array_length(subjects, 1), 0),
        coalesce(array_length(bodies, 1), 0)]) OR num_nulls(VARIADIC ids) + num_nulls(VARIADIC times)
        + num_nulls(VARIADIC kinds) + num_nulls(VARIADIC subjects) + num_nulls(VARIADIC bodies) > 0 THEN
        RAISE EXCEPTION 'a batch has as many of everything' USING ERRCODE = 'CC006';
    END IF;
    IF EXISTS (SELECT 1 FROM unnest(kinds) AS kind WHERE kind !~ '^(practice|attempt|exam|audit)\.[a-z_.]+$') THEN
        RAISE EXCEPTION 'an event of an unknown kind' USING ERRCODE = 'CC006';
    END IF;
    chain := own_chain(wanted_origin);
    IF first > chain.sequence + 1 THEN
        RAISE EXCEPTION 'events % to % are missing', chain.sequence + 1, first - 1
        USING ERRCODE = 'CC001', DETAIL = chain.sequence;
    END IF;
    IF last <= chain.sequence THEN
        SELECT events.hash INTO hash FROM events WHERE events.chain = chain.number AND sequence = last;
        IF hash IS NOT NULL AND hash <> head THEN
            RAISE EXCEPTION 'event % is another one here', last USING ERRCODE = 'CC003';
        END IF;
        RETURN chain.sequence;
    END IF;
    known := (chain.sequence - first + 1)::integer;
    hash := chain.hash;
    FOR i IN known + 1 .. count LOOP
        number := (first + i - 1)::text;
        hash := sha256(hash || convert_to('t' || octet_length(ids[i]) || ':' || ids[i] || beginning || length(number)
            || ':' || number || 'i' || length(times[i]::text) || ':' || times[i] || 't' || octet_length(kinds[i]) || ':'
            || kinds[i] || 't' || octet_length(subjects[i]) || ':' || subjects[i] || 'b' || octet_length(bodies[i])
            || ':', 'UTF8') || bodies[i]);
        hashes := hashes || hash;
    END LOOP;
    IF hash <> head THEN
        RAISE EXCEPTION 'events % to % do not follow', chain.sequence + 1, last USING ERRCODE = 'CC003';
    END IF;
    PERFORM lock_arrivals();
    INSERT INTO events (id, chain, sequence, at, kind, subject, body, hash)
    SELECT id, chain.number, first + known + place - 1, at, kind, subject, body, new_hash
    FROM unnest(ids[known + 1:], times[known + 1:], kinds[known + 1:], subjects[known + 1:], bodies[known + 1:], hashes)
        WITH ORDINALITY AS new (id, at, kind, subject, body, new_hash, place)
    ORDER BY place;
    UPDATE chains SET sequence = last, hash = head WHERE chains.number = chain.number;
    UPDATE kiosks SET seen_at = milliseconds_now() WHERE kiosks.chain = chain.number;
    RETURN last;
END
$$;

-- After a rescue: the events up to a number are nowhere any more, except for the hash of the last of them.
CREATE FUNCTION note_loss(wanted_origin text, up_to bigint, last_hash bytea) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
DECLARE
    chain chains := own_chain(wanted_origin);
BEGIN
    IF up_to <= chain.sequence THEN
        RETURN chain.sequence;
    END IF;
    IF octet_length(last_hash) IS DISTINCT FROM 32 THEN
        RAISE EXCEPTION 'a hash has 32 bytes' USING ERRCODE = 'CC006';
    END IF;
    INSERT INTO losses (chain, first, last, hash) VALUES (chain.number, chain.sequence + 1, up_to, last_hash);
    UPDATE chains SET sequence = up_to, hash = last_hash WHERE number = chain.number;
    RETURN up_to;
END
$$;

-- A definition that was made or changed at a kiosk. The same text keeps its number, the next one from the version that
-- the kiosk knew; where the kiosk itself has gone on since, an earlier one too. Another text becomes one version more, and
-- so does an earlier text that is the kiosk's newest again; marked where the school had gone on from the version that the
-- kiosk knew. Returns the number.
CREATE FUNCTION offer_definition(wanted_id text, known_version bigint, wanted_kind text, wanted_body bytea,
    made_at bigint, is_newest boolean) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
DECLARE
    kiosk kiosks;
    newest definitions;
    same bigint;
BEGIN
    PERFORM lock_arrivals();
    kiosk := own_kiosk();
    SELECT version INTO same FROM definitions
    WHERE id = wanted_id AND body = wanted_body AND kind = wanted_kind AND (version >= known_version OR NOT is_newest)
    ORDER BY version < known_version, version LIMIT 1;
    IF FOUND THEN
        RETURN same;
    END IF;
    SELECT * INTO newest FROM definitions WHERE id = wanted_id ORDER BY version DESC LIMIT 1;
    IF newest.kind <> wanted_kind THEN
        RAISE EXCEPTION '% is of another kind here', wanted_id USING ERRCODE = 'CC006';
    END IF;
    INSERT INTO definitions (id, version, kind, body, at, kiosk, conflicting)
    VALUES (wanted_id, coalesce(newest.version, 0) + 1, wanted_kind, wanted_body, made_at, kiosk.name,
        coalesce(newest.version, 0) > known_version);
    RETURN coalesce(newest.version, 0) + 1;
END
$$;

CREATE FUNCTION kiosk_beat(own_program text, own_running text, own_waiting bigint) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
DECLARE
    kiosk kiosks := own_kiosk();
BEGIN
    UPDATE kiosks SET seen_at = milliseconds_now(), program = left(own_program, 100), running = left(own_running, 400),
        waiting = own_waiting WHERE name = kiosk.name;
END
$$;

-- What a trainee practised at other kiosks. Exams are nobody's to read at a kiosk.
CREATE FUNCTION history_of(trainee text, after bigint, most bigint) RETURNS TABLE (position_ bigint, id text,
    origin text, sequence bigint, at bigint, kind text, subject text, body bytea, hash bytea) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
#variable_conflict use_column
DECLARE
    own kiosks := own_kiosk();
BEGIN
    RETURN QUERY SELECT events.position, events.id, chains.origin, events.sequence, events.at, events.kind,
        events.subject, events.body, events.hash
    FROM events JOIN chains ON chains.number = events.chain
    WHERE events.subject = trainee AND events.position > after AND events.kind LIKE 'practice.%'
        AND events.chain IS DISTINCT FROM own.chain
    ORDER BY events.position LIMIT least(most, 10000);
END
$$;
