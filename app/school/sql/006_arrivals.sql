SET LOCAL search_path = cutcard;

-- Arrivals are in the order of commits whoever adds a definition, a console that takes in a form too: a kiosk that has
-- read up to one has missed none before it.
CREATE FUNCTION order_arrivals() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = cutcard, pg_temp AS $$
BEGIN
    PERFORM lock_arrivals();
    RETURN NULL;
END
$$;

CREATE TRIGGER definitions_in_order BEFORE INSERT ON definitions
FOR EACH STATEMENT EXECUTE FUNCTION order_arrivals();

REVOKE ALL ON FUNCTION order_arrivals FROM PUBLIC;

-- Times that the sums of an analysis can count with, and forms as part of what was sat on them.
ALTER TABLE events ADD CONSTRAINT events_have_times CHECK (at BETWEEN 0 AND 9007199254740991) NOT VALID;
ALTER TABLE definitions ADD CONSTRAINT kiosks_offer_no_forms CHECK (kind <> 'form' OR kiosk = '') NOT VALID;

-- As before, but for a kiosk that goes back to an earlier text: that is one version more, not the earlier one again.
CREATE OR REPLACE FUNCTION offer_definition(wanted_id text, known_version bigint, wanted_kind text, wanted_body bytea,
    made_at bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = cutcard, pg_temp AS $$
DECLARE
    kiosk kiosks;
    newest definitions;
    same bigint;
BEGIN
    PERFORM lock_arrivals();
    kiosk := own_kiosk();
    SELECT max(version) INTO same FROM definitions
    WHERE id = wanted_id AND body = wanted_body AND kind = wanted_kind AND version >= known_version;
    IF same IS NOT NULL THEN
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
