"""What lies before one player: the area, and buildings as plates."""
