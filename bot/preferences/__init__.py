"""What somebody wants: the settings panel, and what follows from a change."""
