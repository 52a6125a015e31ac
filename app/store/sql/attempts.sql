-- name: set_attempt
INSERT INTO attempts (number, id, trainee, exam, version, form, title, rules, supervisor, started_at, sealed_at, state,
    events, head, item, last_kind, exam_time, interruptions, hundredths, passed, valid_hundredths, valid_passed,
    criticals, errors, short_code, imports, broken, regraded_at, regraded_by, regraded_reason, position, details,
    row_hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24,
    ?25, ?26, ?27, ?28, ?29, ?30, ?31, ?32,
    row_hash('attempts', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
        ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29, ?30, ?31, ?32))
ON CONFLICT (number) DO UPDATE SET trainee = excluded.trainee, exam = excluded.exam, version = excluded.version,
    form = excluded.form, title = excluded.title, rules = excluded.rules, supervisor = excluded.supervisor,
    started_at = excluded.started_at, sealed_at = excluded.sealed_at, state = excluded.state, events = excluded.events,
    head = excluded.head, item = excluded.item, last_kind = excluded.last_kind, exam_time = excluded.exam_time,
    interruptions = excluded.interruptions, hundredths = excluded.hundredths, passed = excluded.passed,
    valid_hundredths = excluded.valid_hundredths, valid_passed = excluded.valid_passed,
    criticals = excluded.criticals, errors = excluded.errors, short_code = excluded.short_code,
    imports = excluded.imports, broken = excluded.broken, regraded_at = excluded.regraded_at,
    regraded_by = excluded.regraded_by, regraded_reason = excluded.regraded_reason, position = excluded.position,
    details = excluded.details, row_hash = excluded.row_hash

-- name: attempt_record
SELECT number, id, trainee, exam, version, form, title, rules, supervisor, started_at, sealed_at, state, events, head,
    item, last_kind, exam_time, interruptions, hundredths, passed, valid_hundredths, valid_passed, criticals, errors,
    short_code, imports, broken, regraded_at, regraded_by, regraded_reason, position, details
FROM attempts WHERE id = ?1

-- name: next_attempt
SELECT coalesce(max(number), 0) + 1 FROM attempts

-- name: running_of
SELECT count(*) FROM attempts WHERE trainee = ?1 AND state = 0

-- name: running_attempts
SELECT attempts.id, attempts.trainee, title, max(attempts.exam_time, coalesce(heartbeats.exam_time, 0)),
    coalesce(heartbeats.at, events.at)
FROM attempts JOIN events ON events.position = attempts.position
    LEFT JOIN heartbeats ON heartbeats.attempt = attempts.id
WHERE state = 0
ORDER BY started_at, number

-- name: beat
INSERT INTO heartbeats (attempt, exam_time, at, row_hash) VALUES (?1, ?2, ?3, row_hash('heartbeats', ?1, ?2, ?3))
ON CONFLICT (attempt) DO UPDATE SET exam_time = max(exam_time, excluded.exam_time), at = excluded.at,
    row_hash = row_hash('heartbeats', attempt, max(exam_time, excluded.exam_time), excluded.at)

-- name: end_beats
DELETE FROM heartbeats WHERE attempt = ?1

-- name: add_exam_form
INSERT INTO exam_forms (number, id, version, rules, items, row_hash)
SELECT next, ?1, ?2, ?3, ?4, row_hash('exam_forms', next, ?1, ?2, ?3, ?4)
FROM (SELECT coalesce(max(number), 0) + 1 AS next FROM exam_forms) AS numbered

-- name: exam_form
SELECT number FROM exam_forms WHERE id = ?1 AND version = ?2

-- name: exam_form_by_items
SELECT id, version FROM exam_forms WHERE items = ?1 AND rules = ?2 ORDER BY number LIMIT 1

-- name: exam_form_numbered
SELECT id, version FROM exam_forms WHERE number = ?1

-- name: stored_forms
SELECT id, version, body FROM definitions WHERE kind = 'form' ORDER BY at, id, version

-- name: add_exam_skill
INSERT INTO exam_skills (number, rules, skill, row_hash)
SELECT next, ?1, ?2, row_hash('exam_skills', next, ?1, ?2)
FROM (SELECT coalesce(max(number), 0) + 1 AS next FROM exam_skills) AS numbered

-- name: exam_skill
SELECT number FROM exam_skills WHERE rules = ?1 AND skill = ?2

-- name: exam_skills
SELECT number, rules, skill FROM exam_skills

-- name: add_attempt_item
INSERT INTO attempt_items (attempt, item, section, points, of, rest_points, rest_of)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)

-- name: add_attempt_skill
INSERT INTO attempt_skills (attempt, skill, points, of, rest_points, rest_of) VALUES (?1, ?2, ?3, ?4, ?5, ?6)

-- name: add_attempt_error
INSERT INTO attempt_errors (attempt, number, item, skill, reason) VALUES (?1, ?2, ?3, ?4, ?5)

-- name: remove_attempt_items
DELETE FROM attempt_items WHERE attempt = ?1

-- name: remove_attempt_skills
DELETE FROM attempt_skills WHERE attempt = ?1

-- name: remove_attempt_errors
DELETE FROM attempt_errors WHERE attempt = ?1

-- name: all_attempt_items
SELECT attempt, item, section, points, of, rest_points, rest_of FROM attempt_items ORDER BY attempt, item

-- name: all_attempt_skills
SELECT attempt, skill, points, of, rest_points, rest_of FROM attempt_skills ORDER BY attempt, skill

-- name: all_attempt_errors
SELECT attempt, number, item, skill, reason FROM attempt_errors ORDER BY attempt, number

-- name: attempt_details
SELECT number, details FROM attempts ORDER BY number

-- name: attempt_faults
SELECT (SELECT count(*) FROM exam_forms WHERE row_hash IS NOT row_hash('exam_forms', number, id, version, rules, items))
    + (SELECT count(*) FROM exam_skills WHERE row_hash IS NOT row_hash('exam_skills', number, rules, skill))
    + (SELECT count(*) FROM attempts WHERE row_hash IS NOT row_hash('attempts', number, id, trainee, exam, version,
        form, title, rules, supervisor, started_at, sealed_at, state, events, head, item, last_kind, exam_time,
        interruptions, hundredths, passed, valid_hundredths, valid_passed, criticals, errors, short_code, imports,
        broken, regraded_at, regraded_by, regraded_reason, position, details))
    + (SELECT count(*) IS NOT coalesce(max(number), 0) FROM exam_forms)
    + (SELECT count(*) IS NOT coalesce(max(number), 0) FROM exam_skills)
    + (SELECT count(*) IS NOT coalesce(max(number), 0) FROM attempts)
    + (SELECT coalesce(max(form), 0) > (SELECT count(*) FROM exam_forms) FROM attempts)
    + (SELECT coalesce(max(skill), 0) > (SELECT count(*) FROM exam_skills) FROM attempt_skills)

-- name: projected_up_to
SELECT coalesce(max(position), 0) FROM attempts

-- name: newest_to_project
SELECT coalesce(max(position), 0) FROM events
WHERE kind IN ('exam.started', 'attempt.event', 'attempt.sealed', 'exam.regraded', 'exam.imported')

-- name: derived_tables
SELECT group_concat(replace(sql, 'CREATE TABLE', 'CREATE TEMP TABLE'), char(59)) FROM main.sqlite_schema
WHERE type = 'table' AND name IN ('facts', 'exam_forms', 'exam_skills', 'attempts', 'attempt_items', 'attempt_skills',
    'attempt_errors')

-- name: attempts_made_anew
SELECT count(*) FROM temp.attempts

-- name: attempts_that_differ
SELECT count(DISTINCT id) FROM (
    SELECT id FROM (SELECT number, id, trainee, exam, version, title, rules, supervisor, started_at, sealed_at, state,
            events, head, item, last_kind, exam_time, interruptions, hundredths, passed, valid_hundredths, valid_passed,
            criticals, errors, short_code, imports, broken, regraded_at, regraded_by, regraded_reason, position, details
        FROM main.attempts
        EXCEPT SELECT number, id, trainee, exam, version, title, rules, supervisor, started_at, sealed_at, state,
            events, head, item, last_kind, exam_time, interruptions, hundredths, passed, valid_hundredths, valid_passed,
            criticals, errors, short_code, imports, broken, regraded_at, regraded_by, regraded_reason, position, details
        FROM temp.attempts)
    UNION ALL SELECT id FROM temp.attempts WHERE id NOT IN (SELECT id FROM main.attempts))

-- name: event_at
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE position = ?1

-- name: event_of_origin
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE id = ?1 AND origin = ?2

-- name: starts
-- At a school an id is unique within a chain only.
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE id = ?1 AND kind = 'exam.started'
ORDER BY position

-- name: lines_between
-- Of one trainee, who sits one exam at a time: few events lie between. What is made of two things keeps the indexes of
-- kinds and of chains out of this.
SELECT id, body FROM events
WHERE subject = ?1 AND position > ?2 AND position <= ?3 AND kind || '' = 'attempt.event'
    AND chain + 0 = (SELECT number FROM chains WHERE origin = ?4)
ORDER BY position

-- name: own_origin
SELECT origin FROM chains WHERE number = 1

-- name: events_to_project
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE position > ?1 AND kind IN ('exam.form', 'exam.started', 'attempt.event', 'attempt.sealed', 'attempt.clock',
    'exam.regraded', 'exam.imported')
ORDER BY position LIMIT ?2

-- name: regradings
SELECT position, id, origin, events.sequence, at, kind, subject, body, events.hash
FROM events JOIN chains ON chains.number = events.chain
WHERE subject = ?1 AND kind = 'exam.regraded'
ORDER BY position
