"""What is printed on the cards, as Python rows in the order of the rulebook."""
