"""The course of the game: start, rounds, playing cards, thinking, the end and its points."""
