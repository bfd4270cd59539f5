"""What one player alone is shown, with a list of all buildings."""
