"""What a player has, gains, pays and may do."""
