"""The city: its board, the blocks on it, and how a building comes to stand there."""
