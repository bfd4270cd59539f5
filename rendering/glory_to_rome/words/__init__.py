"""The same in words: the alt texts."""
