-- Each index fits one question only: the first of a lane, or what is due. PostgreSQL keeps a plan it
-- made while there was little, and then both would have done for either.
DROP INDEX heads_of_lanes;
CREATE UNIQUE INDEX heads_of_lanes ON outbox (lane) WHERE head = 1 AND lane <> '';
DROP INDEX due_heads;
CREATE INDEX due_heads ON outbox (not_before, id) WHERE head = 1 AND state = 'waiting';
