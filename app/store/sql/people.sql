-- name: add_person
INSERT INTO people (id, role, standing, created_at, row_hash)
VALUES (?1, ?2, 0, ?3, row_hash('people', ?1, ?2, 0, ?3))

-- name: set_standing
UPDATE people SET standing = ?2, row_hash = row_hash('people', id, role, ?2, created_at) WHERE id = ?1

-- name: set_name
INSERT INTO names (person, name, row_hash) VALUES (?1, ?2, row_hash('names', ?1, ?2))
ON CONFLICT (person) DO UPDATE SET name = excluded.name, row_hash = excluded.row_hash

-- name: remove_name
DELETE FROM names WHERE person = ?1

-- name: people
SELECT people.id, role, standing, coalesce(name, ''), created_at
FROM people LEFT JOIN names ON names.person = people.id
ORDER BY created_at, people.id

-- name: person
SELECT people.id, role, standing, coalesce(name, ''), created_at
FROM people LEFT JOIN names ON names.person = people.id
WHERE people.id = ?1

-- name: active_supervisors
SELECT count(*) FROM people WHERE role = 1 AND standing = 0

-- name: supervisors_ever
SELECT count(*) FROM people WHERE role = 1

-- name: archived_and_unseen_since
SELECT people.id FROM people
WHERE standing = 1 AND created_at < ?1
  AND NOT EXISTS (SELECT 1 FROM events WHERE subject = people.id AND at >= ?1 AND kind NOT LIKE 'audit.%')
ORDER BY created_at, people.id

-- name: add_group
INSERT INTO groups (id, name, row_hash) VALUES (?1, ?2, row_hash('groups', ?1, ?2))

-- name: set_group_name
UPDATE groups SET name = ?2, row_hash = row_hash('groups', id, ?2) WHERE id = ?1

-- name: remove_group
DELETE FROM groups WHERE id = ?1

-- name: groups
SELECT id, name FROM groups ORDER BY name, id

-- name: group_count
SELECT count(*) FROM groups WHERE id = ?1

-- name: members
SELECT person FROM memberships WHERE group_id = ?1 ORDER BY person

-- name: add_member
INSERT INTO memberships (group_id, person, row_hash) VALUES (?1, ?2, row_hash('memberships', ?1, ?2))
ON CONFLICT DO NOTHING

-- name: remove_members
DELETE FROM memberships WHERE group_id = ?1

-- name: remove_memberships_of
DELETE FROM memberships WHERE person = ?1

-- name: person_count
SELECT count(*) FROM people
