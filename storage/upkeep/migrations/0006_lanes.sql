-- «id + 0», because PostgreSQL would rather read the ids from the first on, through all that was
-- told long ago, than look up the first of a lane.
DROP INDEX waiting_lanes;
CREATE INDEX waiting_lanes ON outbox (lane, (id + 0)) WHERE state = 'waiting';
