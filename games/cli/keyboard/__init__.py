"""`play`: people at one keyboard, from setting the table to the end of the game."""
