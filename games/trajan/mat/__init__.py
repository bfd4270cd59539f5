"""A player's mat: sowing the stones, fulfilling Trajan tiles, tiles and cards coming and going."""
