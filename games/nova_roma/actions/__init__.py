"""The eight actions of the forum, one file each."""
