"""A judge's weights, fitted to games that the steward plays with itself.

self_play  standings on the way, and what came of them
solving    least squares, in plain Python: nothing but this tool needs them
"""
