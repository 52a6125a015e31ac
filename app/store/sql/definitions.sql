-- name: add_definition
INSERT INTO definitions (id, version, kind, body, at, row_hash)
VALUES (?1, ?2, ?3, ?4, ?5, row_hash('definitions', ?1, ?2, ?3, ?4, ?5))

-- name: add_form_of_event
-- A school tells no kiosk of it.
INSERT INTO definitions (id, version, kind, body, at, row_hash)
VALUES (?1, ?2, 'form', ?3, ?4, row_hash('definitions', ?1, ?2, 'form', ?3, ?4))

-- name: newest_definition
SELECT id, version, kind, body, at FROM definitions WHERE id = ?1 ORDER BY version DESC LIMIT 1

-- name: definition
SELECT id, version, kind, body, at FROM definitions WHERE id = ?1 AND version = ?2

-- name: definition_hash
SELECT row_hash FROM definitions WHERE id = ?1 AND version = ?2

-- name: definition_versions
-- Last, whether kiosks are told of it: only a school knows.
SELECT id, version, kind, body, at, 1 FROM definitions WHERE id = ?1 ORDER BY version

-- name: definitions_not_offered
SELECT id, version, kind, body, at,
    version = (SELECT max(version) FROM definitions AS others WHERE others.id = definitions.id)
FROM definitions
WHERE kind <> 'form' AND NOT EXISTS (SELECT 1 FROM facts WHERE name = 'school.version ' || id || ' ' || version)
ORDER BY id, version LIMIT ?1

-- name: newest_school_version
-- Of the versions here that are lower than one: what that one can go on from.
SELECT coalesce(max(CAST(value AS INTEGER)), 0) FROM facts
WHERE name >= 'school.version ' || ?1 || ' ' AND name < 'school.version ' || ?1 || '!'
    AND CAST(substr(name, length('school.version ' || ?1 || ' ') + 1) AS INTEGER) < ?2

-- name: newest_history
SELECT coalesce(max(CAST(value AS INTEGER)), 0) FROM facts WHERE name LIKE 'school.history %'

-- name: forget_school
DELETE FROM facts WHERE name IN ('school.arrival', 'school.stamp') OR name LIKE 'school.version %'
    OR name LIKE 'school.history %'

-- name: definitions
SELECT id, version, kind, body, at FROM definitions AS one
WHERE coalesce(?1, '') IN ('', kind) AND version = (SELECT max(version) FROM definitions WHERE id = one.id)
ORDER BY id

-- name: set_key
INSERT INTO signing_keys (key, label, at, revoked, row_hash)
VALUES (?1, ?2, ?3, 0, row_hash('signing_keys', ?1, ?2, ?3, 0))
ON CONFLICT (key) DO UPDATE SET label = excluded.label, at = excluded.at, revoked = 0, row_hash = excluded.row_hash

-- name: revoke_key
UPDATE signing_keys SET revoked = 1, row_hash = row_hash('signing_keys', key, label, at, 1) WHERE key = ?1

-- name: signing_keys
SELECT key, label, at, revoked FROM signing_keys ORDER BY at, key
