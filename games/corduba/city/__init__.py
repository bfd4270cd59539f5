"""The three districts: maps, tiles and insulae on them, where a tile may lie."""
