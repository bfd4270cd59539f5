"""The course of the game: set-up, first choices, turns, quarters, the end and its points."""
