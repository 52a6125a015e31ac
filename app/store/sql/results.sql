-- name: attempt_columns
SELECT attempts.id, attempts.trainee, coalesce(names.name, ''), exam, version, title, rules, supervisor, started_at,
    sealed_at, state, exam_time, hundredths, passed, criticals, errors, interruptions, short_code, imports, broken,
    regraded_at, regraded_by, regraded_reason, valid_hundredths, valid_passed
FROM attempts LEFT JOIN names ON names.person = attempts.trainee

-- name: attempt_filter
WHERE (?1 = '' OR instr(folded(coalesce(names.name, '')), ?1) > 0 OR instr(folded(title), ?1) > 0)
    AND (?2 = '' OR attempts.trainee = ?2)
    AND (?3 = '' OR attempts.trainee IN (SELECT person FROM memberships WHERE group_id = ?3))
    AND (?4 = '' OR exam = ?4)
    AND (?5 = '' OR rules = ?5)
    AND (?6 < 0 OR (state = 1 AND valid_passed = ?6))
    AND (?7 % 4 = 3 OR state = ?7 % 4)
    AND (?7 < 4 OR imports = 0)
    AND started_at >= ?8 AND (?9 = 0 OR started_at < ?9)

-- name: attempt_by_id
WHERE attempts.id = ?1

-- name: attempt_count
SELECT count(*) FROM attempts LEFT JOIN names ON names.person = attempts.trainee

-- name: scored_only
AND state = 1 AND broken = 0

-- name: trend_days
SELECT started_at / 86400000, count(*), CAST(sum(valid_passed) AS BIGINT), CAST(sum(valid_hundredths) AS BIGINT)
FROM attempts LEFT JOIN names ON names.person = attempts.trainee

-- name: by_day
GROUP BY started_at / 86400000 ORDER BY 1

-- name: item_rows
SELECT attempts.form, attempt_items.item, section, points, of, rest_points, rest_of
FROM attempts LEFT JOIN names ON names.person = attempts.trainee
    JOIN attempt_items ON attempt_items.attempt = attempts.number

-- name: skill_rows
SELECT attempt_skills.skill, 0, 0, points, of, rest_points, rest_of
FROM attempts LEFT JOIN names ON names.person = attempts.trainee
    JOIN attempt_skills ON attempt_skills.attempt = attempts.number

-- name: error_rows
SELECT attempts.form, attempt_errors.item, attempt_errors.skill, reason
FROM attempts LEFT JOIN names ON names.person = attempts.trainee
    JOIN attempt_errors ON attempt_errors.attempt = attempts.number

-- name: item_shares
SELECT attempts.trainee, coalesce(names.name, ''), count(*), avg(CAST(points AS DOUBLE PRECISION) / of)
FROM attempts LEFT JOIN names ON names.person = attempts.trainee
    JOIN attempt_items ON attempt_items.attempt = attempts.number

-- name: skill_shares
SELECT attempts.trainee, coalesce(names.name, ''), count(*), avg(CAST(points AS DOUBLE PRECISION) / of)
FROM attempts LEFT JOIN names ON names.person = attempts.trainee
    JOIN attempt_skills ON attempt_skills.attempt = attempts.number

-- name: of_one_item
AND attempts.form IN (SELECT number FROM exam_forms WHERE id = ?10) AND attempt_items.item = ?11

-- name: of_one_skill
AND attempt_skills.skill IN (SELECT number FROM exam_skills WHERE skill = ?10)

-- name: by_share
AND of > 0 GROUP BY attempts.trainee, names.name ORDER BY 4, 2, 1

-- name: exam_forms
SELECT number, id, rules FROM exam_forms
