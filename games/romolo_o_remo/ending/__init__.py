"""Who falls, when it ends, and the points."""
