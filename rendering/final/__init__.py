"""The end of a game: a plate worth sharing, and the scoring table over the board."""
