"""The picture of a hand, and the faces of its cards."""
