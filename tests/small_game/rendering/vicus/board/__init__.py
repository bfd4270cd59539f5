"""The table of Vicus: its scene, the street, the players beside it, what changed."""
