-- name: fact
SELECT value FROM facts WHERE name = ?1

-- name: set_fact
INSERT INTO facts (name, value, row_hash) VALUES (?1, ?2, row_hash('facts', ?1, ?2))
ON CONFLICT (name) DO UPDATE SET value = excluded.value, row_hash = excluded.row_hash

-- name: add_chain
INSERT INTO chains (number, origin, sequence, hash, row_hash)
VALUES (?1, ?2, 0, ?3, row_hash('chains', ?1, ?2, 0, ?3))

-- name: chain
SELECT number, sequence, hash FROM chains WHERE origin = ?1

-- name: chains
SELECT number, origin, sequence, hash FROM chains ORDER BY number

-- name: set_chain_head
UPDATE chains SET sequence = ?2, hash = ?3, row_hash = row_hash('chains', number, origin, ?2, ?3) WHERE number = ?1

-- name: append_event
INSERT INTO events (id, chain, sequence, at, kind, subject, body, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
RETURNING position

-- name: append_to_outbox
INSERT INTO outbox (position) VALUES (?1)

-- name: event_by_id
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE id = ?1

-- name: events
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE position > ?1 AND kind >= ?2 AND kind < ?3
ORDER BY position LIMIT ?4

-- name: events_of_subject
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE subject = ?5 AND position > ?1 AND kind >= ?2 AND kind < ?3 AND (?6 <> 0 OR (kind NOT LIKE 'audit.%' AND kind NOT LIKE 'exam.%'))
ORDER BY position LIMIT ?4

-- name: newest_events
-- The newest of each kind, and after each the next of its kind: a scan would go through a million events for the few of a
-- rare kind.
WITH RECURSIVE kinds (kind) AS (
    SELECT min(kind) FROM events WHERE kind >= ?2 AND kind < ?3
    UNION ALL
    SELECT (SELECT min(kind) FROM events WHERE kind > kinds.kind AND kind < ?3) FROM kinds WHERE kind IS NOT NULL
), newest (kind, position) AS (
    SELECT kind, (SELECT max(position) FROM events WHERE kind = kinds.kind AND position < ?1) FROM kinds
    WHERE kind IS NOT NULL
    UNION ALL
    SELECT kind, (SELECT max(position) FROM events WHERE kind = newest.kind AND position < newest.position)
    FROM newest WHERE position IS NOT NULL
    ORDER BY 2 DESC LIMIT ?4
)
SELECT events.position, id, origin, events.sequence, at, events.kind, subject, body, events.hash
FROM newest JOIN events ON events.position = newest.position JOIN chains ON chains.number = events.chain
ORDER BY events.position DESC

-- name: newest_events_of_subject
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE subject = ?5 AND position < ?1 AND kind >= ?2 AND kind < ?3 AND (?6 <> 0 OR (kind NOT LIKE 'audit.%' AND kind NOT LIKE 'exam.%'))
ORDER BY position DESC LIMIT ?4

-- name: events_of_chain
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE chain = ?1 AND events.sequence > ?2
ORDER BY events.sequence

-- name: events_of_chain_from
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE chain = ?1 AND events.sequence >= ?2
ORDER BY events.sequence LIMIT ?3

-- name: position_in_chain
SELECT position FROM events WHERE chain = ?1 AND sequence <= ?2 ORDER BY sequence DESC LIMIT 1

-- name: waiting
SELECT count(*) FROM outbox

-- name: events_with_chain
SELECT position, id, chain, sequence, at, kind, subject, body, hash FROM events ORDER BY position

-- name: outbox
SELECT events.position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM outbox JOIN events ON events.position = outbox.position JOIN chains ON chains.number = events.chain
ORDER BY events.position LIMIT ?1

-- name: forwarded
DELETE FROM outbox WHERE position <= ?1

-- name: outbox_faults
SELECT (SELECT count(*) FROM outbox WHERE position <= ?1)
     + (SELECT count(*) FROM events WHERE position > ?1 AND chain = 1)
     - (SELECT count(*) FROM outbox WHERE position > ?1)

-- name: add_loss
INSERT INTO losses (chain, first, last, hash, row_hash)
VALUES (?1, ?2, ?3, ?4, row_hash('losses', ?1, ?2, ?3, ?4))

-- name: losses
SELECT first, last, hash FROM losses WHERE chain = ?1 ORDER BY first

-- name: loss_up_to
SELECT hash FROM losses WHERE chain = ?1 AND last = ?2

-- name: answers_by_trainee
SELECT at, subject, body FROM events WHERE kind = 'practice.answered' ORDER BY subject, position

-- name: count_exam_events
SELECT count(*) FROM events WHERE kind LIKE 'attempt.%' OR kind LIKE 'exam.%'
