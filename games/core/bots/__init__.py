"""Computer players: one that does anything legal, and how one with an opinion decides."""
