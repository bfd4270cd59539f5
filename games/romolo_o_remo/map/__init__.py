"""The map: hexes and their sides, what stands on them, who rules them."""
