"""Names of things, topics to look up, and the table in words."""
