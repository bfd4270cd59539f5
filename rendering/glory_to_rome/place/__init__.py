"""The place itself: fronts of buildings, the forum, the street, cards in fans; made once."""
