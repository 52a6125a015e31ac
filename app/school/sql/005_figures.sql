SET LOCAL search_path = cutcard;

-- What an analysis adds up over many attempts, added up beforehand: a row for seven days, exam and item or skill. A
-- stretch of seven days in which an attempt has changed is not current, and is not read until it was summed anew.
CREATE TABLE stretches (
    stretch BIGINT PRIMARY KEY,
    is_current BOOLEAN NOT NULL
);

CREATE FUNCTION stretch_of(at bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN at / 604800000;

CREATE FUNCTION stretch_start(stretch bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN stretch * 604800000;

-- The sums of app/store/item_sums.h. By item: the form and the place in it; by skill: the skill, and no item.
CREATE TABLE share_sums (
    stretch BIGINT NOT NULL,
    by_skill BOOLEAN NOT NULL,
    exam TEXT COLLATE "C" NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    subject BIGINT NOT NULL,
    item BIGINT NOT NULL,
    section BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    shares DOUBLE PRECISION NOT NULL,
    compared BIGINT NOT NULL,
    own DOUBLE PRECISION NOT NULL,
    rest DOUBLE PRECISION NOT NULL,
    own_own DOUBLE PRECISION NOT NULL,
    rest_rest DOUBLE PRECISION NOT NULL,
    own_rest DOUBLE PRECISION NOT NULL
);

CREATE INDEX share_sums_by_stretch ON share_sums (by_skill, stretch);

CREATE TABLE error_sums (
    stretch BIGINT NOT NULL,
    by_skill BOOLEAN NOT NULL,
    exam TEXT COLLATE "C" NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    subject BIGINT NOT NULL,
    item BIGINT NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    errors BIGINT NOT NULL
);

CREATE INDEX error_sums_by_stretch ON error_sums (by_skill, stretch);

-- What each attempt earned and did wrong, counted in both ways.
CREATE VIEW shares WITH (security_invoker = true) AS
SELECT attempt, false AS by_skill, 0::bigint AS skill, item, section, points / of::double precision AS own,
    rest_points / nullif(rest_of, 0)::double precision AS rest
FROM attempt_items WHERE of > 0
UNION ALL
SELECT attempt, true, skill, 0, 0, points / of::double precision, rest_points / nullif(rest_of, 0)::double precision
FROM attempt_skills WHERE of > 0;

CREATE VIEW faults WITH (security_invoker = true) AS
SELECT attempt, false AS by_skill, 0::bigint AS skill, item, reason FROM attempt_errors
UNION ALL
SELECT attempt, true, skill, 0, reason FROM attempt_errors;

CREATE INDEX attempts_by_stretch ON attempts (stretch_of(started_at)) WHERE state = 1 AND broken = 0;
CREATE INDEX attempt_skills_by_skill ON attempt_skills (skill, attempt);

-- An attempt counts when it is sealed and its seal holds. Its details are written in the transaction that makes it so.
CREATE FUNCTION outdate_stretch() RETURNS trigger LANGUAGE plpgsql SET search_path = cutcard, pg_temp AS $$
BEGIN
    INSERT INTO stretches (stretch, is_current)
    SELECT DISTINCT stretch_of(started_at), false
    FROM (VALUES (OLD.started_at, OLD.state, OLD.broken), (NEW.started_at, NEW.state, NEW.broken))
        AS touched (started_at, state, broken)
    WHERE state = 1 AND broken = 0
    ON CONFLICT (stretch) DO UPDATE SET is_current = false WHERE stretches.is_current;
    RETURN NULL;
END
$$;

CREATE TRIGGER attempts_outdate AFTER INSERT OR UPDATE OR DELETE ON attempts
FOR EACH ROW EXECUTE FUNCTION outdate_stretch();

INSERT INTO stretches (stretch, is_current)
SELECT DISTINCT stretch_of(started_at), false FROM attempts WHERE state = 1 AND broken = 0;

REVOKE ALL ON FUNCTION stretch_of, stretch_start, outdate_stretch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stretch_of, stretch_start TO cutcard_supervisor;
GRANT SELECT, INSERT, UPDATE ON stretches TO cutcard_supervisor;
GRANT SELECT, INSERT, DELETE ON share_sums, error_sums TO cutcard_supervisor;
GRANT SELECT ON shares, faults TO cutcard_supervisor;

DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['stretches', 'share_sums', 'error_sums'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
        EXECUTE format('CREATE POLICY supervisors ON %I TO cutcard_supervisor USING (true)', name);
    END LOOP;
END
$$;
