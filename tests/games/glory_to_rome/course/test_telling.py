"""What is told of cards that are played."""

from __future__ import annotations

from games.glory_to_rome.course.rounds import laid
from games.glory_to_rome.data.cards import CARDS, SENATOR
from games.glory_to_rome.words.labels import card_text, name_text


def test_of_a_card_of_the_role_the_name_says_enough():
    card, kind = next((card, kind) for card, kind in CARDS.items() if kind.role == "craftsman")
    assert laid(card, kind.role) == name_text(card)
    assert laid(card, "patron") == card_text(card)
    assert laid(SENATOR, "patron") == card_text(SENATOR)
