"""Turns told to single people: when they ring, how, and how often."""
