"""What lies before one player: the panel with action circle and mat."""
