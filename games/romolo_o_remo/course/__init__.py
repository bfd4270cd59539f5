"""Turns, and what a unit does in them."""
