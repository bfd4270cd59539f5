"""Set-up, turns and the end."""
