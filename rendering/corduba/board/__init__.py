"""The table: the town with its three quarters, and what lies around it."""
