"""Menus of a table: what its host, or who plays there, can choose besides the seats."""
