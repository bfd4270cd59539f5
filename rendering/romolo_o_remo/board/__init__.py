"""The table: the map and what lies around it."""
