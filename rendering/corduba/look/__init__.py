"""How the town, its buildings, goods and people look."""
