-- What the posts of a table show: front page and board, or one of them.
ALTER TABLE tables ADD COLUMN pictures TEXT NOT NULL DEFAULT 'both'
CHECK (pictures IN ('both', 'front', 'board'));
