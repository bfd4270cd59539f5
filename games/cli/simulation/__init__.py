"""`simulate`: many games of computer players, checked and counted."""
