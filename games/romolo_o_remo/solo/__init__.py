"""The opponent of a single player, and the events."""
