"""What belongs to one player."""
