"""Pure rules of board games: no network, no clock, no chance but the seed."""
