"""The course of a game: set-up, rounds, scoring, the end."""
