"""What is printed on board, tiles and cards, as Python rows in the order of the rulebook."""
