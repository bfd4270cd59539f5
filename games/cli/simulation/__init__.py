"""`simulate`: many games of computer players, checked and counted; `measure`: how they compare."""
