"""The same in words: the head of a picture, standings, and the alt texts."""
