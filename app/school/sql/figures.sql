-- name: outdated_stretches
SELECT count(*) FROM stretches WHERE NOT is_current

-- name: remove_share_sums
DELETE FROM share_sums WHERE stretch IN (SELECT stretch FROM stretches WHERE NOT is_current)

-- name: remove_error_sums
DELETE FROM error_sums WHERE stretch IN (SELECT stretch FROM stretches WHERE NOT is_current)

-- name: add_share_sums
INSERT INTO share_sums (stretch, by_skill, exam, rules, subject, item, section, attempts, shares, compared, own, rest,
    own_own, rest_rest, own_rest)
SELECT stretch_of(started_at), by_skill, exam, rules, CASE WHEN by_skill THEN skill ELSE form END, shares.item, section,

-- name: sums
    count(*), sum(own), count(rest), coalesce(sum(own) FILTER (WHERE rest IS NOT NULL), 0), coalesce(sum(rest), 0),
    coalesce(sum(own * own) FILTER (WHERE rest IS NOT NULL), 0), coalesce(sum(rest * rest), 0),
    coalesce(sum(own * rest), 0)

-- name: of_outdated_shares
FROM attempts JOIN shares ON shares.attempt = attempts.number
WHERE state = 1 AND broken = 0 AND stretch_of(started_at) IN (SELECT stretch FROM stretches WHERE NOT is_current)
GROUP BY 1, 2, 3, 4, 5, 6, 7

-- name: add_error_sums
INSERT INTO error_sums (stretch, by_skill, exam, rules, subject, item, reason, errors)
SELECT stretch_of(started_at), by_skill, exam, rules, CASE WHEN by_skill THEN skill ELSE form END, faults.item, reason,
    count(*)
FROM attempts JOIN faults ON faults.attempt = attempts.number
WHERE state = 1 AND broken = 0 AND stretch_of(started_at) IN (SELECT stretch FROM stretches WHERE NOT is_current)
GROUP BY 1, 2, 3, 4, 5, 6, 7

-- name: stretches_are_current
UPDATE stretches SET is_current = true WHERE NOT is_current

-- name: counted_shares
SELECT CASE WHEN by_skill THEN skill ELSE form END, shares.item, section,

-- name: of_shares
FROM attempts LEFT JOIN names ON names.person = attempts.trainee JOIN shares ON shares.attempt = attempts.number

-- name: counted_errors
SELECT CASE WHEN by_skill THEN skill ELSE form END, faults.item, reason, count(*)
FROM attempts LEFT JOIN names ON names.person = attempts.trainee JOIN faults ON faults.attempt = attempts.number

-- name: outside_whole_stretches
-- $10: whether it is counted by skill. $11: whether the sums can tell what is asked for.
AND by_skill = ($10 = 1)
AND ($11 = 0 OR stretch_of(started_at) NOT IN (SELECT stretch FROM stretches WHERE is_current
    AND stretch_start(stretch) >= $8 AND ($9 = 0 OR stretch_start(stretch + 1) <= $9)))
GROUP BY 1, 2, 3

-- name: and_summed_shares
UNION ALL
SELECT subject, item, section, sum(attempts)::bigint, sum(shares), sum(compared)::bigint, sum(own), sum(rest),
    sum(own_own), sum(rest_rest), sum(own_rest)
FROM share_sums

-- name: and_summed_errors
UNION ALL
SELECT subject, item, reason, sum(errors)::bigint FROM error_sums

-- name: in_whole_stretches
-- Those that lie between the two times as a whole.
WHERE $11 = 1 AND by_skill = ($10 = 1) AND ($4 = '' OR exam = $4) AND ($5 = '' OR rules = $5)
    AND stretch IN (SELECT stretch FROM stretches WHERE is_current AND stretch_start(stretch) >= $8
        AND ($9 = 0 OR stretch_start(stretch + 1) <= $9))
GROUP BY 1, 2, 3
