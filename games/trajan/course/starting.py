"""Choices before the first turn: stones (S1), commodity cards (S2), Trajan tiles (S3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.core.asking import Offer, chosen, decision, offer, pick
from games.core.contract import LISTED, Ask, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.trajan.actions.arch import stacks_offered
from games.trajan.course.setup import fill_trays_at_random, stones_left
from games.trajan.data.board import PILES, Pile
from games.trajan.data.circle import COLOURS, START_SLOTS, STONES_PER_TRAY, Colour
from games.trajan.mat.goods import can_draw, draw_cards, take_discard
from games.trajan.measures import everybody, turn_order
from games.trajan.state import Phase, Player, State
from games.trajan.words.labels import (
    BONUS_TEXT,
    CARD_TEXT,
    COLOUR_TEXT,
    LAID_TEXT,
    TRAY_TEXT,
)

START_CARDS = 3
RANDOM = "random"
DECK = "deck"

# ---- S1: stones -------------------------------------------------------------------------------


def lay_stones(t: Table, s: State) -> Steps[None]:
    """Everybody at their own pace, tray by tray; nothing is shown before the last is ready."""
    if s.variant.stone_setup == "random":
        for player in s.players:
            player.ready = True
    while not all(player.ready for player in s.players):
        answers = yield _ask_for_stones(s)
        for seat, picks in answers.items():
            _lay(s.players[seat], chosen(_pairs_offered(s.players[seat]), picks)[0])
    for seat in turn_order(s):
        fill_trays_at_random(t, s.players[seat])
    show_set_up(t, s)


def _ask_for_stones(s: State) -> Ask:
    asked = [
        decision(seat, "trajan.stones", _ask_stones(player), _pairs_offered(player))
        for seat in everybody(s)
        if not (player := s.players[seat]).ready
    ]
    return Ask(tuple(asked), sealed=False, renew=lambda _: _ask_for_stones(s))


def _next_tray(player: Player) -> int:
    return next(i for i, tray in enumerate(player.trays) if not tray)


def _ask_stones(player: Player) -> Text:
    """At first also that nobody needs to choose."""
    key = "ask-stones" if any(player.trays) else "ask-stones-first"
    return Text(key, {"tray": TRAY_TEXT[_next_tray(player)]})


def _pairs_offered(player: Player) -> Sequence[Offer[tuple[Colour, ...]]]:
    return _pairs(tuple(stones_left(player)), _next_tray(player))


@lru_cache(maxsize=1024)
def _pairs(left: tuple[Colour, ...], tray: int) -> tuple[Offer[tuple[Colour, ...]], ...]:
    """All different pairs of the stones left, and chance for the rest.

    Remembered, because every answer of one player asks all the others again.
    """
    offers: list[Offer[tuple[Colour, ...]]] = []
    group = "" if tray else LISTED  # at first most have them dealt
    for i, one in enumerate(COLOURS):
        for two in COLOURS[i:]:
            if left.count(one) > (one == two) and two in left:
                label = Text("do-pair", {"one": COLOUR_TEXT[one], "two": COLOUR_TEXT[two]})
                id, spot = f"pair:{one}-{two}", f"tray:{tray}"
                offers.append(offer((one, two), id, label, group=group, spot=spot))
    label = Text("do-random", {"n": len(left)})
    return (*offers, offer((), RANDOM, label, Text("hint-random"), group=RANDOM))


def _lay(player: Player, pair: tuple[Colour, ...]) -> None:
    """Two stones into the next tray; without any, chance fills the rest when all are ready."""
    if not pair:
        player.ready = True
        return
    player.trays[_next_tray(player)] = list(pair)
    left = stones_left(player)
    if len(left) == STONES_PER_TRAY:
        player.trays[_next_tray(player)] = left
        player.ready = True


def show_set_up(t: Table, s: State) -> None:
    """All stones lie: now circles, start player, bonus tiles and first discards are open."""
    for player in s.players:
        player.ready = True
    s.phase, s.active_seat = "cards", s.start_seat
    t.tell("told-stones", reveals=True)
    t.tell("told-start-player", who=who(s.start_seat))
    for seat in turn_order(s):
        (own,) = s.players[seat].bonus
        t.tell("told-first-bonus", who=who(seat), tile=BONUS_TEXT[own.id])
    t.tell("told-discards", cards=tuple(CARD_TEXT[s.discards[pile][-1]] for pile in PILES))


# ---- S2: cards --------------------------------------------------------------------------------


def take_cards(t: Table, s: State) -> Steps[None]:
    """One player's three commodity cards, each from any of the three piles."""
    seat = Seat(s.active_seat)
    missing = START_CARDS
    while missing:
        prompt = Text("ask-start-card", {"left": missing})
        source, n = yield from pick(seat, "trajan.start_card", prompt, _sources_offered(s, missing))
        missing -= n
        if source == DECK:
            draw_cards(t, s, seat, n)
        else:
            take_discard(t, s, seat, next(pile for pile in PILES if pile == source))
    _next_in_set_up(s, "tiles")


def _sources_offered(s: State, missing: int) -> list[Offer[tuple[str, int]]]:
    assert can_draw(s)
    offers = [offer((DECK, 1), DECK, Text("do-start-deck", {"n": 1}), spot=DECK)]
    if missing > 1:
        label = Text("do-start-deck", {"n": missing})
        offers.append(offer((DECK, missing), f"deck:{missing}", label, spot=DECK))
    return [*offers, *(_discard_offered(s, pile) for pile in PILES)]


def _discard_offered(s: State, pile: Pile) -> Offer[tuple[str, int]]:
    label = Text("do-take-discard", {"card": CARD_TEXT[s.discards[pile][-1]], "pile": pile})
    return offer((pile, 1), f"take:{pile}", label, spot=f"discard:{pile}")


def _next_in_set_up(s: State, then: Phase) -> None:
    """The next player clockwise takes the same; after the last, what comes then."""
    s.active_seat = (s.active_seat + 1) % len(s.players)
    if s.active_seat == s.start_seat:
        s.phase = then


# ---- S3: Trajan tiles -------------------------------------------------------------------------


def take_tiles(t: Table, s: State) -> Steps[None]:
    """One player's first three Trajan tiles, from different stacks."""
    seat = Seat(s.active_seat)
    player = s.players[seat]
    for slot in START_SLOTS:
        prompt = Text("ask-start-tile", {"tray": TRAY_TEXT[slot]})
        stack = yield from pick(seat, "trajan.start_tile", prompt, stacks_offered(s, s.covered))
        tile = s.trajan_stacks[stack].pop()
        s.covered.append(stack)
        player.slots[slot] = tile
        last = slot == START_SLOTS[-1]
        told = {"tile": LAID_TEXT[tile], "tray": TRAY_TEXT[slot]}
        t.tell("told-lays-tile", who=who(seat), **told, reveals=last)
    s.covered.clear()
    _next_in_set_up(s, "turn")
    if s.phase == "turn":
        t.tell("told-begins", who=who(s.active_seat))
