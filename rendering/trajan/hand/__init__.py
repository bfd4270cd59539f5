"""The picture of a hand."""
