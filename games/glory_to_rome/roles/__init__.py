"""The six roles: what an action of each does, and how the actions of a turn are worked off."""
