"""Saved games and exports: writing, reading, replaying and showing them."""
