"""The course of the game: set-up, drafts, rounds, turns, clean-up, the end and its points."""
