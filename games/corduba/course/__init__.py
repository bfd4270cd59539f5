"""The course of the game: set-up, decades, rounds, the end and its points."""
