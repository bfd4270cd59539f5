"""The city by the sea: its grounds, drawn once, and the roofs and ships that stand on them."""
