SET LOCAL search_path = cutcard;

REVOKE ALL ON SCHEMA cutcard FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA cutcard FROM PUBLIC;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA cutcard FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA cutcard FROM PUBLIC;
GRANT USAGE ON SCHEMA cutcard TO cutcard_supervisor, cutcard_kiosk;

GRANT SELECT ON ALL TABLES IN SCHEMA cutcard TO cutcard_supervisor;
GRANT INSERT ON facts, people, names, credentials, groups, memberships, events, outbox, definitions,
    signing_keys, heartbeats, exam_forms, exam_skills, attempts, attempt_items, attempt_skills, attempt_errors
TO cutcard_supervisor;
GRANT UPDATE ON facts, people, names, credentials, groups, chains, signing_keys, heartbeats, attempts
TO cutcard_supervisor;
GRANT DELETE ON names, credentials, groups, memberships, outbox, heartbeats, exam_forms, exam_skills, attempts,
    attempt_items, attempt_skills, attempt_errors TO cutcard_supervisor;
GRANT EXECUTE ON FUNCTION folded, instr, lock_arrivals, lock_changes TO cutcard_supervisor;

GRANT SELECT ON facts, people, names, groups, memberships, chains, events, definitions, signing_keys, stamps, kiosks
TO cutcard_kiosk;
GRANT EXECUTE ON FUNCTION kiosk_enter, append_events, note_loss, offer_definition, kiosk_beat, history_of
TO cutcard_kiosk;

DO $$
DECLARE
    name text;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'cutcard' LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
        IF name NOT IN ('chains', 'events') THEN
            EXECUTE format('CREATE POLICY supervisors ON %I TO cutcard_supervisor USING (true)', name);
        END IF;
    END LOOP;
END
$$;

-- A supervisor sees everything and writes in the school's own chain.
CREATE POLICY supervisors_see ON chains FOR SELECT TO cutcard_supervisor USING (true);
CREATE POLICY supervisors_go_on ON chains FOR UPDATE TO cutcard_supervisor USING (number = 1);
CREATE POLICY supervisors_see ON events FOR SELECT TO cutcard_supervisor USING (true);
CREATE POLICY supervisors_add ON events FOR INSERT TO cutcard_supervisor WITH CHECK (chain = 1);

-- A kiosk sees what it needs for people to choose themselves and to sit an exam, and what is its own. The roles are
-- those of the whole server: another school's kiosk is nobody here.
CREATE POLICY kiosks_see ON kiosks FOR SELECT TO cutcard_kiosk USING (role = current_user AND NOT retired);
CREATE POLICY kiosks_see ON facts FOR SELECT TO cutcard_kiosk
USING (name = 'schema' OR name = 'origin' AND EXISTS (SELECT 1 FROM kiosks));
CREATE POLICY kiosks_see ON people FOR SELECT TO cutcard_kiosk USING (EXISTS (SELECT 1 FROM kiosks));
CREATE POLICY kiosks_see ON names FOR SELECT TO cutcard_kiosk
USING (person IN (SELECT id FROM people WHERE standing = 0));
CREATE POLICY kiosks_see ON groups FOR SELECT TO cutcard_kiosk USING (EXISTS (SELECT 1 FROM kiosks));
CREATE POLICY kiosks_see ON memberships FOR SELECT TO cutcard_kiosk USING (EXISTS (SELECT 1 FROM kiosks));
CREATE POLICY kiosks_see ON definitions FOR SELECT TO cutcard_kiosk USING (EXISTS (SELECT 1 FROM kiosks));
CREATE POLICY kiosks_see ON signing_keys FOR SELECT TO cutcard_kiosk USING (EXISTS (SELECT 1 FROM kiosks));
CREATE POLICY kiosks_see ON stamps FOR SELECT TO cutcard_kiosk USING (EXISTS (SELECT 1 FROM kiosks));
CREATE POLICY kiosks_see ON chains FOR SELECT TO cutcard_kiosk USING (kiosk IN (SELECT name FROM kiosks));
CREATE POLICY kiosks_see ON events FOR SELECT TO cutcard_kiosk USING (chain IN (SELECT number FROM chains));
