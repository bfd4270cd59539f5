"""The table of Trajan: its scene, each part of the board, the key to the signs, what changed."""
