"""Figures of speed, as ratios where machines differ. `make bench` prints and records them."""
