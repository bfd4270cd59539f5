"""How the game speaks: labels, topics to look up, the sheet of a table."""
