-- name: set_credentials
INSERT INTO credentials (person, passphrase, recovery, failures, last_failure_at, row_hash)
VALUES (?1, ?2, ?3, 0, 0, row_hash('credentials', ?1, ?2, ?3, 0, 0))
ON CONFLICT (person) DO UPDATE SET passphrase = excluded.passphrase, recovery = excluded.recovery, failures = 0,
    last_failure_at = 0, row_hash = excluded.row_hash

-- name: credentials
SELECT passphrase, recovery, failures, last_failure_at FROM credentials WHERE person = ?1

-- name: set_failures
UPDATE credentials SET failures = ?2, last_failure_at = ?3,
    row_hash = row_hash('credentials', person, passphrase, recovery, ?2, ?3)
WHERE person = ?1

-- name: remove_credentials
DELETE FROM credentials WHERE person = ?1
