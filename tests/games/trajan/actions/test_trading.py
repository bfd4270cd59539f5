"""The seaport: every legal shipment can be reached, cards go where they belong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from games.core.seats import Seat
from games.trajan.actions.shipping import largest_shipment
from games.trajan.state import Player
from tests.games.trajan.scene import Scene

HANDS = [
    "fish",
    "fish fish",
    "fish wine",
    "fish fish wine",
    "fish fish wine wine gems",
    "",
    "fish fish fish fish fish",
]


def legal_pairs(hand: list[str], wilds: int) -> set[tuple[tuple[str, ...], int]]:
    """Cards and wild tiles of every legal cargo of pairs, by brute force."""
    kinds = sorted(set(hand))
    found = set()
    for real in (c for n in range(4) for c in combinations(kinds, n)):
        if any(hand.count(kind) < 2 for kind in real):
            continue
        rest = [kind for kind in kinds if kind not in real]
        for mixed in (c for n in range(wilds + 1) for c in combinations(rest, n)):
            for alone in range((wilds - len(mixed)) // 2 + 1):
                if 1 <= len(real) + len(mixed) + alone <= 3:
                    cards = sorted([*real, *real, *mixed])
                    found.add((tuple(cards), len(mixed) + 2 * alone))
    return found


def picks(decision) -> Iterator[tuple[str, ...]]:
    ids = [option.id for option in decision.options]
    for n in range(decision.least, decision.most + 1):
        yield from combinations(ids, n)


def cargoes(scene: Scene) -> Iterator[tuple[tuple[str, ...], int]]:
    """What was shipped at the end of every way to answer."""
    if not (scene.key(0) or "").startswith("trajan.ship"):
        me = scene.me(0)
        yield tuple(sorted(me.display)), me.tiles.get("wild_commodity", 0)
        return
    for chosen in picks(scene.asked(0)):
        twin = scene.match.clone()
        scene.answer(0, *chosen)
        yield from cargoes(scene)
        scene.match = twin


def harbour(hand: str, wilds: int) -> Scene:
    return Scene().player(0, hand=hand, tiles=" ".join(["wild_commodity"] * wilds))


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("wilds", [0, 1, 2, 3])
def test_exactly_the_legal_cargoes_of_pairs_can_be_shipped(hand: str, wilds: int):
    wanted = legal_pairs(hand.split(), wilds)
    scene = harbour(hand, wilds).acts(0, "seaport")
    assert ("ship_pairs" in scene.options(0)) == bool(wanted)
    if wanted:
        scene.answer(0, "ship_pairs")
        assert {(cards, wilds - left) for cards, left in cargoes(scene)} == wanted


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("wilds", [0, 1, 3])
def test_exactly_the_legal_cargoes_of_different_cards_can_be_shipped(hand: str, wilds: int):
    kinds = sorted(set(hand.split()))
    wanted = {
        (cards, used)
        for n in range(5)
        for cards in combinations(kinds, n)
        for used in range(wilds + 1)
        if 1 <= n + used <= 4
    }
    scene = harbour(hand, wilds).acts(0, "seaport")
    assert ("ship_different" in scene.options(0)) == bool(wanted)
    if wanted:
        scene.answer(0, "ship_different")
        assert {(cards, wilds - left) for cards, left in cargoes(scene)} == wanted


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("wilds", [0, 1, 3])
def test_exactly_the_legal_cargoes_of_equal_cards_can_be_shipped(hand: str, wilds: int):
    cards = hand.split()
    wanted = {
        ((kind,) * n, used)
        for kind in [*cards, "none"]
        for n in range(cards.count(kind) + 1)
        for used in range(wilds + 1)
        if 1 <= n + used <= 4
    }
    scene = harbour(hand, wilds).acts(0, "seaport")
    assert ("ship_same" in scene.options(0)) == bool(wanted)
    if wanted:
        scene.answer(0, "ship_same")
        assert {(shipped, wilds - left) for shipped, left in cargoes(scene)} == wanted


@pytest.mark.parametrize(("hand", "wilds"), [(hand, n) for hand in HANDS for n in range(4)])
def test_the_largest_shipment_is_what_the_hint_says(hand: str, wilds: int):
    player = Player(hand=hand.split(), tiles={"wild_commodity": wilds})
    pairs = legal_pairs(hand.split(), wilds)
    units = max(((len(cards) + used) // 2 for cards, used in pairs), default=0)
    assert largest_shipment(player, "ship_pairs") == units


def test_a_ship_pays_by_the_side_showing_and_is_turned():
    scene = Scene().player(0, hand="wheat wheat wheat").acts(0, "seaport")
    scene.script(0, "ship_same", "wheat.3")
    assert (scene.me(0).vp, scene.now.ships["ship_same"]) == (12, "back")
    assert (scene.me(0).hand, scene.me(0).display) == ([], ["wheat"] * 3)


def test_drawing_two_asks_for_a_discard_of_any_card():
    scene = Scene().player(0, hand="gems").discards("fruit", "wine").deck("fish oils furs")
    scene.acts(0, "seaport").answer(0, "draw_two")
    assert scene.options(0)[0] == "discard:oils:left"
    scene.answer(0, "discard:gems:right")
    assert sorted(scene.me(0).hand) == ["fish", "oils"]
    assert scene.now.discards["right"] == ["wine", "gems"]


def test_the_last_card_is_drawn_without_a_discard():
    scene = Scene().discards("fruit", "wine").deck("fish").acts(0, "seaport")
    scene.answer(0, "draw_two")
    assert scene.me(0).hand == ["fish"]
    assert scene.key(1) == "trajan.tray"


def test_a_used_up_deck_is_made_of_the_covered_discards():
    scene = Scene().discards("fruit fish oils", "wine").deck("").acts(0, "seaport")
    scene.answer(0, "draw_two")
    assert sorted(scene.me(0).hand) == ["fish", "fruit"]
    assert scene.now.discards == {"left": ["oils"], "right": ["wine"]}


def test_a_table_may_leave_the_deck_empty():
    scene = Scene(reshuffle_commodities="off").discards("fruit fish oils", "wine").deck("")
    scene.acts(0, "seaport")
    assert scene.options(0) == ["take_left", "take_right", "skip"]
    scene.answer(0, "take_right")
    assert scene.now.discards["right"] == []


# ---- what others know of a hand ---------------------------------------------------------------


def test_cards_from_a_pile_are_known_to_all():
    scene = Scene().player(0, hand="wine").discards("wine", "fish").acts(0, "seaport")
    scene.answer(0, "take_left")
    assert scene.match.view(Seat(1)).players[0].known_hand == ("wine",)
    assert scene.me(0).hand == ["wine", "wine"]


def test_of_two_equal_cards_nobody_knows_which_one_left():
    scene = Scene().player(0, hand="wine wine gems")
    scene.state.players[0].known = ["wine"]
    scene.acts(0, "seaport").answer(0, "ship_different").answer(0, "wine")
    assert scene.me(0).known == []


def test_drawn_cards_are_told_to_their_owner_only():
    scene = Scene().acts(0, "seaport").answer(0, "draw_two")
    drew = [event for event in scene.heard if event.text.key == "told-you-drew"]
    assert [event.only for event in drew] == [(0,)]
    seen = scene.match.view(Seat(1)).players[0]
    assert (seen.hand, seen.hand_size, seen.known_hand) == (None, 2, ())
