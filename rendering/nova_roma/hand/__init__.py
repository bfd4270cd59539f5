"""The picture of a hand, the faces of its cards, and the own goals."""
