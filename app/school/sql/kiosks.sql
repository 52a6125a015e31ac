-- name: kiosks
SELECT kiosks.name, role::text, coalesce(chains.origin, ''), key, registered_at, retired, seen_at, program, running,
    waiting, coalesce(chains.sequence, 0)
FROM kiosks LEFT JOIN chains ON chains.number = kiosks.chain
ORDER BY kiosks.name

-- name: servers_clock
SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint

-- name: may_supervise
SELECT has_table_privilege('credentials', 'SELECT')

-- name: figures
SELECT (SELECT count(*) FROM people WHERE standing < 2), (SELECT count(*) FROM kiosks WHERE NOT retired),
    (SELECT count(*) FROM events), (SELECT coalesce(sum(waiting), 0)::bigint FROM kiosks WHERE NOT retired),
    (SELECT count(*) FROM attempts), (SELECT count(*) FROM attempts WHERE broken <> 0),
    (SELECT count(*) FROM events WHERE position > coalesce((SELECT value::bigint FROM facts WHERE name = 'projected'), 0)
        AND chain > 1 AND (kind LIKE 'attempt.%' OR kind LIKE 'exam.%')),
    (SELECT count(*) FROM definitions WHERE conflicting AND NOT EXISTS (SELECT 1 FROM definitions AS decided
        WHERE decided.id = definitions.id AND decided.version > definitions.version AND decided.kiosk = ''))

-- name: conflicts
-- Until somebody at the school has said what is to hold.
SELECT id, version, kind, kiosk, at, body FROM definitions
WHERE conflicting AND NOT EXISTS (SELECT 1 FROM definitions AS decided
    WHERE decided.id = definitions.id AND decided.version > definitions.version AND decided.kiosk = '')
ORDER BY arrival

-- name: which_database
-- A server that was put back from a copy of its files goes on in another timeline.
SELECT (SELECT system_identifier FROM pg_control_system()) || ' ' || (SELECT timeline_id FROM pg_control_checkpoint())
    || ' ' || pg_database.oid || ' ' || 'cutcard.definitions'::regclass::oid
FROM pg_database WHERE datname = current_database()

-- name: kiosk_enter
SELECT kiosk_enter($1, $2, $3)

-- name: append_events
SELECT append_events($1, $2, $3, $4, $5, $6, $7, $8)

-- name: note_loss
SELECT note_loss($1, $2, $3)

-- name: offer_definition
SELECT offer_definition($1, $2, $3, $4, $5, $6)

-- name: kiosk_beat
SELECT kiosk_beat($1, $2, $3)

-- name: history_of
SELECT * FROM history_of($1, $2, $3)

-- name: people_stamp
SELECT number FROM stamps WHERE name = 'people'

-- name: memberships
SELECT group_id, person FROM memberships ORDER BY group_id, person

-- name: definitions_after
SELECT id, version, kind, body, at, arrival FROM definitions WHERE arrival > $1 ORDER BY arrival LIMIT $2

-- name: still_has
SELECT ($2 = '' OR EXISTS (SELECT 1 FROM definitions WHERE arrival = $1 AND id || ' ' || version = $2))
    AND $3 <= (SELECT number FROM stamps WHERE name = 'people') AND $4 <= newest_position()

-- name: register_kiosk
INSERT INTO kiosks (name, role, registered_at) VALUES ($1, $2, milliseconds_now())
ON CONFLICT (name) DO UPDATE SET retired = false

-- name: renew_kiosk
UPDATE kiosks SET chain = NULL, key = '' WHERE name = $1

-- name: retire_kiosk
UPDATE kiosks SET retired = true WHERE name = $1

-- name: role_exists
SELECT count(*) FROM pg_roles WHERE rolname = $1

-- name: may_be_kiosk
SELECT count(*) FROM pg_roles WHERE rolname = $1
    AND NOT (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)
    AND pg_has_role(pg_roles.oid, 'cutcard_kiosk', 'MEMBER') AND NOT pg_has_role(pg_roles.oid, 'cutcard_supervisor', 'MEMBER')

-- name: is_kiosk_role
SELECT count(*) FROM kiosks WHERE role = $1
