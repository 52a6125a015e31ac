-- name: salvage_people
INSERT INTO people SELECT * FROM damaged.people
WHERE row_hash IS row_hash('people', id, role, standing, created_at)
ON CONFLICT (id) DO UPDATE SET standing = excluded.standing, row_hash = excluded.row_hash

-- name: salvage_names
INSERT INTO names SELECT * FROM damaged.names WHERE row_hash IS row_hash('names', person, name)
ON CONFLICT (person) DO UPDATE SET name = excluded.name, row_hash = excluded.row_hash

-- name: salvage_credentials
INSERT INTO credentials SELECT * FROM damaged.credentials
WHERE row_hash IS row_hash('credentials', person, passphrase, recovery, failures, last_failure_at)
ON CONFLICT (person) DO UPDATE SET passphrase = excluded.passphrase, recovery = excluded.recovery,
    failures = excluded.failures, last_failure_at = excluded.last_failure_at, row_hash = excluded.row_hash

-- name: salvage_groups
INSERT INTO groups SELECT * FROM damaged.groups WHERE row_hash IS row_hash('groups', id, name)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, row_hash = excluded.row_hash

-- name: salvage_memberships
INSERT INTO memberships SELECT * FROM damaged.memberships WHERE row_hash IS row_hash('memberships', group_id, person)
ON CONFLICT DO NOTHING

-- name: salvage_definitions
INSERT INTO definitions SELECT * FROM damaged.definitions
WHERE row_hash IS row_hash('definitions', id, version, kind, body, at)
ON CONFLICT DO NOTHING

-- name: salvage_signing_keys
INSERT INTO signing_keys SELECT * FROM damaged.signing_keys
WHERE row_hash IS row_hash('signing_keys', key, label, at, revoked)
ON CONFLICT (key) DO UPDATE SET label = excluded.label, at = excluded.at, revoked = excluded.revoked,
    row_hash = excluded.row_hash

-- name: salvage_heartbeats
INSERT INTO heartbeats SELECT * FROM damaged.heartbeats
WHERE row_hash IS row_hash('heartbeats', attempt, exam_time, at)
ON CONFLICT (attempt) DO UPDATE SET exam_time = excluded.exam_time, at = excluded.at, row_hash = excluded.row_hash

-- name: salvage_origin
SELECT value FROM facts WHERE name = 'origin' AND row_hash IS row_hash('facts', name, value)

-- name: salvage_head
SELECT sequence, hash FROM chains WHERE origin = ?1 AND row_hash IS row_hash('chains', number, origin, sequence, hash)

-- name: salvage_events_forwards
SELECT position, id, ?1, sequence, at, kind, subject, body, hash FROM events NOT INDEXED WHERE chain = 1 ORDER BY position

-- name: salvage_events_backwards
SELECT position, id, ?1, sequence, at, kind, subject, body, hash FROM events NOT INDEXED WHERE chain = 1 ORDER BY position DESC

-- name: salvage_table_sum
SELECT row_count, hashes FROM damaged.table_sums
WHERE name = ?1 AND row_hash IS row_hash('table_sums', name, row_count, hashes)
