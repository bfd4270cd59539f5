"""What is on board, tiles and cards, as Python rows in the order of the rulebook."""
