"""What the picture of every table has: the scene, its masthead, what changed, close-ups."""
