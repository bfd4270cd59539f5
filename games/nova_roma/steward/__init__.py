"""The steward: a computer player that plans one turn ahead by rules of thumb."""
