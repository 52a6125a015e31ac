-- name: event_by_id
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE id = $1
ORDER BY position LIMIT 1

-- name: newest_events
WITH RECURSIVE kinds (kind) AS (
    SELECT min(kind) FROM events WHERE kind >= $2 AND kind < $3
    UNION ALL
    SELECT (SELECT min(kind) FROM events WHERE kind > kinds.kind AND kind < $3) FROM kinds WHERE kind IS NOT NULL
)
SELECT newest.position, id, origin, newest.sequence, at, newest.kind, subject, body, newest.hash
FROM kinds CROSS JOIN LATERAL (
    -- Said so, nothing but the index of kinds can answer: through that of positions a rare kind is a look at all events.
    SELECT * FROM events WHERE events.kind >= kinds.kind AND (events.kind, position) < (kinds.kind, $1)
    ORDER BY events.kind DESC, position DESC LIMIT $4
) AS newest JOIN chains ON chains.number = newest.chain
ORDER BY newest.position DESC LIMIT $4

-- name: newest_event
SELECT coalesce(max(position), 0) FROM events

-- name: who_was_sent_away
-- By consoles, whose positions are in the order of their commits. Said so, nothing but the index of kinds can answer.
SELECT position, subject, told.kind, body, standing
FROM unnest(ARRAY['audit.archived', 'audit.erased', 'audit.passphrase_reset', 'audit.recovery']) AS wanted
    CROSS JOIN LATERAL (SELECT * FROM events
        WHERE kind >= wanted AND (kind, position) > (wanted, $1) AND (kind, position) <= (wanted, 9223372036854775807)
        ORDER BY kind, position) AS told
    JOIN people ON people.id = told.subject
WHERE chain + 0 = 1
ORDER BY position
