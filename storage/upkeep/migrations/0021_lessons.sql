-- Of a first game that explains itself: how far it has come, as JSON.
ALTER TABLE tables ADD COLUMN lesson TEXT;
