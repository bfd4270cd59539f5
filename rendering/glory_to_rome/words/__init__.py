"""The same in words: the head of a picture, and the alt texts."""
