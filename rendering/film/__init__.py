"""The film of some moves: thin standings, what happened in a line, the camera where it happens.

A frame of it is 800 × 600 units; a single one, drawn larger, shows one step of a move.
"""
