"""Together: what only those concerned may allow."""
