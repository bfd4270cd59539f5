-- Whether a computer player may be asked what it would do. Games in which it could be are not counted.
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'off'
CHECK (hints IN ('off', 'on', 'had'));
