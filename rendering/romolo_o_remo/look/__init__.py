"""How land, buildings, units and goods look."""
