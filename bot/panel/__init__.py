"""During a game: the private panel in which somebody answers."""
