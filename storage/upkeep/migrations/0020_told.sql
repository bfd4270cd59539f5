-- What was told to one person alone, for when they want to be forgotten.
CREATE INDEX told_lanes ON outbox (lane) WHERE state <> 'waiting';
CREATE INDEX absences_of_users ON absences (user);
