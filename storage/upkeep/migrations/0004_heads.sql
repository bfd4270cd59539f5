-- The first waiting row of a lane is marked: what may go next is looked up, however much waits.
ALTER TABLE outbox ADD COLUMN head INTEGER NOT NULL DEFAULT 0
CHECK (head = 0 OR (head = 1 AND state = 'waiting'));
UPDATE outbox SET head = 1
WHERE id IN (SELECT MIN(id) FROM outbox WHERE state = 'waiting' GROUP BY lane);

CREATE UNIQUE INDEX heads_of_lanes ON outbox (lane) WHERE head = 1;
CREATE INDEX due_heads ON outbox (not_before, id) WHERE head = 1;

-- For what else was found by reading whole tables, or all there is of one game or channel.
CREATE INDEX waiting_vote_ends ON outbox (table_id) WHERE kind = 'vote_end' AND state = 'waiting';
CREATE INDEX done_rows ON outbox (not_before) WHERE state <> 'waiting';
CREATE INDEX told_messages ON outbox (message) WHERE message IS NOT NULL;
CREATE INDEX choices_of_seats ON choices (table_id, seat, number)
WHERE undone_by IS NULL AND aside = 0;
CREATE INDEX open_in_order ON tables (id) WHERE status IN ('lobby', 'playing');
CREATE INDEX last_of_channels ON tables (channel, (moves > 0), id);
DROP INDEX tables_of_channels;
CREATE INDEX open_votes ON votes (expires_at, table_id) WHERE state = 'open';
CREATE INDEX chosen_languages ON users (id) WHERE language <> '';
