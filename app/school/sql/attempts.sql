-- name: running_attempts
-- Those that began here, at the school's own console: a kiosk's are the kiosk's to go on with.
SELECT attempts.id, attempts.trainee, title, greatest(attempts.exam_time, coalesce(heartbeats.exam_time, 0)),
    coalesce(heartbeats.at, events.at)
FROM attempts JOIN events ON events.position = attempts.position
    LEFT JOIN heartbeats ON heartbeats.attempt = attempts.id
WHERE state = 0 AND events.chain = 1
ORDER BY started_at, attempts.number

-- name: beat
INSERT INTO heartbeats (attempt, exam_time, at) VALUES ($1, $2, $3)
ON CONFLICT (attempt) DO UPDATE SET exam_time = greatest(heartbeats.exam_time, excluded.exam_time), at = excluded.at

-- name: newest_to_project
SELECT coalesce(max(newest), 0) FROM unnest(ARRAY['exam.form', 'exam.started', 'attempt.event', 'attempt.sealed',
    'exam.regraded', 'exam.imported']) AS wanted
    CROSS JOIN LATERAL (SELECT position AS newest FROM events
        WHERE kind >= wanted AND (kind, position) <= (wanted, 9223372036854775807)
        ORDER BY kind DESC, position DESC LIMIT 1) AS of_kind

-- name: projected
SELECT coalesce((SELECT value::bigint FROM facts WHERE name = 'projected'), 0)

-- name: add_form_of_event
INSERT INTO definitions (id, version, kind, body, at, arrival) VALUES ($1, $2, 'form', $3, $4, NULL)

-- name: definition_versions
SELECT id, version, kind, body, at, arrival IS NOT NULL FROM definitions WHERE id = $1 ORDER BY version
