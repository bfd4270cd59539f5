"""Caepio, the opponent of the solo game."""
