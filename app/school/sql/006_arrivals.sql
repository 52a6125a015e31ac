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
