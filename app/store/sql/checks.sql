-- name: schema
SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name

-- name: set_table_sum
INSERT INTO table_sums (name, row_count, hashes, row_hash) VALUES (?1, ?2, ?3, row_hash('table_sums', ?1, ?2, ?3))
ON CONFLICT (name) DO UPDATE SET row_count = excluded.row_count, hashes = excluded.hashes, row_hash = excluded.row_hash

-- name: table_sum
SELECT row_count, hashes, row_hash IS row_hash('table_sums', name, row_count, hashes) FROM table_sums WHERE name = ?1

-- name: sum_facts
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('facts', name, value)) FROM facts

-- name: sum_people
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('people', id, role, standing, created_at))
FROM people

-- name: sum_names
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('names', person, name)) FROM names

-- name: sum_credentials
SELECT count(*), xor_hashes(row_hash),
    total(row_hash IS NOT row_hash('credentials', person, passphrase, recovery, failures, last_failure_at))
FROM credentials

-- name: sum_groups
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('groups', id, name)) FROM groups

-- name: sum_memberships
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('memberships', group_id, person))
FROM memberships

-- name: sum_definitions
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('definitions', id, version, kind, body, at))
FROM definitions

-- name: sum_signing_keys
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('signing_keys', key, label, at, revoked))
FROM signing_keys

-- name: sum_losses
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('losses', chain, first, last, hash))
FROM losses

-- name: sum_heartbeats
SELECT count(*), xor_hashes(row_hash), total(row_hash IS NOT row_hash('heartbeats', attempt, exam_time, at))
FROM heartbeats

-- name: chain_faults
SELECT count(*) FROM chains WHERE row_hash IS NOT row_hash('chains', number, origin, sequence, hash)

-- name: event_count
SELECT count(*) FROM events
