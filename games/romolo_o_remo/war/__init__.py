"""Attacks, fights and their losses."""
