"""The terminal: play, watch, look up and measure every game of the registry."""
