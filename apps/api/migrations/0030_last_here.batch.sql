-- Students who were there before this column: their latest log-in in the log, save or sort counts.
WITH part AS MATERIALIZED (
  SELECT school_id, student_id FROM student_states WHERE last_here_on = '-infinity' LIMIT 20000
)
UPDATE student_states s
SET last_here_on = (greatest(
  t.created_at, s.active_at, nullif(t.last_sorted_at, '-infinity'),
  (SELECT max(e.occurred_at) FROM audit_entries e
    WHERE e.actor_id = s.student_id AND e.action = 'logged-in')
) AT TIME ZONE 'UTC')::date
FROM part JOIN students t USING (school_id, student_id)
WHERE s.school_id = part.school_id AND s.student_id = part.student_id;
