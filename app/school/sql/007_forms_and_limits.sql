SET LOCAL search_path = cutcard;

-- A form that only an event brought belongs to the attempts that were sat on it, and there may be one for each: it has no
-- arrival, so that no kiosk is told of it. What somebody at the school defined or took in comes down.
CREATE SEQUENCE arrivals;
SELECT setval('arrivals', coalesce(max(arrival), 0) + 1, false) FROM definitions;

ALTER TABLE definitions ALTER COLUMN arrival DROP IDENTITY, ALTER COLUMN arrival DROP NOT NULL,
    ALTER COLUMN arrival SET DEFAULT 0, ADD CONSTRAINT all_but_forms_arrive CHECK (arrival IS NOT NULL OR kind = 'form');

ALTER TABLE definitions DISABLE TRIGGER definitions_stay;
UPDATE definitions SET arrival = NULL
WHERE kind = 'form' AND NOT EXISTS (SELECT 1 FROM events WHERE subject = definitions.id AND chain = 1
    AND kind IN ('audit.defined', 'audit.definition_imported'));
ALTER TABLE definitions ENABLE TRIGGER definitions_stay;

ALTER POLICY kiosks_see ON definitions USING (arrival IS NOT NULL AND EXISTS (SELECT 1 FROM kiosks));

-- Given out under the lock, not before it. Forms that do not arrive keep nobody waiting.
DROP TRIGGER definitions_in_order ON definitions;
CREATE OR REPLACE FUNCTION order_arrivals() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = cutcard, pg_temp AS $$
BEGIN
    PERFORM lock_arrivals();
    NEW.arrival := nextval('arrivals');
    RETURN NEW;
END
$$;

CREATE TRIGGER definitions_in_order BEFORE INSERT ON definitions
FOR EACH ROW WHEN (NEW.arrival IS NOT NULL) EXECUTE FUNCTION order_arrivals();

-- More than a kiosk ever makes (kLongestBody and kLongestTranscript in app/store/store.h). A stranger who has its
-- password fills the disk slowly.
ALTER TABLE events ADD CONSTRAINT events_fit CHECK (octet_length(body) <= 67108864) NOT VALID;
ALTER TABLE definitions ADD CONSTRAINT kiosks_offer_what_fits CHECK (kiosk = '' OR octet_length(body) <= 4194304
    AND id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') NOT VALID;

CREATE FUNCTION cut_short() RETURNS trigger LANGUAGE plpgsql SET search_path = cutcard, pg_temp AS $$
BEGIN
    NEW.program := left(NEW.program, 100);
    NEW.waiting := least(greatest(NEW.waiting, 0), 1000000000000);
    RETURN NEW;
END
$$;

CREATE TRIGGER kiosks_cut_short BEFORE INSERT OR UPDATE ON kiosks
FOR EACH ROW EXECUTE FUNCTION cut_short();

-- A kiosk that knows of a later one speaks with a server that was put back.
CREATE FUNCTION newest_position() RETURNS bigint LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
BEGIN
    PERFORM own_kiosk();
    RETURN coalesce((SELECT max(position) FROM events), 0);
END
$$;

REVOKE ALL ON FUNCTION cut_short, newest_position FROM PUBLIC;
GRANT EXECUTE ON FUNCTION newest_position TO cutcard_kiosk;
