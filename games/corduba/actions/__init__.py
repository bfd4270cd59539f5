"""What a player does in a turn."""
