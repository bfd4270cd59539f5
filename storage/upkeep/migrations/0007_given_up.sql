-- What was given up last in a lane, for when it can be told after all.
CREATE INDEX keys_of_lanes ON outbox (lane, replace_key, id) WHERE replace_key IS NOT NULL;
