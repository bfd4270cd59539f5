"""Thinking: perhaps discard, then take a Senator, refill the hand or draw one card."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import SENATOR
from games.glory_to_rome.measures import functions, hand_limit
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import card_text, name_text

Draw: TypeAlias = Literal["senator", "refill", "one"]


class Thought(Struct, frozen=True):
    """What a player decided to think; nothing has happened yet."""

    draw: Draw
    discards: tuple[str, ...] = ()


def thoughts_offered(s: State, seat: Seat, discards: tuple[str, ...] = ()) -> list[Offer[Thought]]:
    """The ways to think once these cards are gone."""
    hand = len(s.players[seat].hand) - len(discards)
    pile = s.senators + discards.count(SENATOR)
    missing = hand_limit(s, seat) - hand
    offers = []
    if pile:
        offers.append(_thought("senator", discards, n=pile))
    if missing > 0:
        offers.append(_thought("refill", discards, n=min(missing, len(s.deck))))
    return [*offers, _thought("one", discards)]


def _thought(draw: Draw, discards: tuple[str, ...], **args: int) -> Offer[Thought]:
    label = Text(f"do-think-{draw}", args)
    spot = "senators" if draw == "senator" else "deck"
    return offer(Thought(draw, discards), f"think:{draw}", label, group="think", spot=spot)


def discards_before_thinking(s: State, seat: Seat) -> bool:
    return any(f.discards for f in functions(s, seat))


def plan_thought(s: State, seat: Seat) -> Steps[Thought]:
    """All questions of a Think action; the state is not touched."""
    askers = [f for f in functions(s, seat) if f.discards]
    askers.sort(key=lambda f: not f.discards_first)
    discards: tuple[str, ...] = ()
    for f in askers:
        assert f.discards
        discards = yield from f.discards(s, seat)
        if discards:
            break
    offers = thoughts_offered(s, seat, discards)
    return (yield from pick(seat, "gtr.think", Text("ask-think"), offers))


def think(t: Table, s: State, seat: Seat, thought: Thought) -> None:
    discard(t, s, seat, thought.discards)
    if thought.draw == "senator":
        s.senators -= 1
        s.players[seat].hand.append(SENATOR)
        t.tell("told-takes-senator", who=who(seat))
        return
    missing = hand_limit(s, seat) - len(s.players[seat].hand)
    draw_cards(t, s, seat, missing if thought.draw == "refill" else 1)


def discard(t: Table, s: State, seat: Seat, cards: tuple[str, ...]) -> None:
    if not cards:
        return
    for card in cards:
        s.players[seat].hand.remove(card)
        if card == SENATOR:
            s.senators += 1
        else:
            s.pool.append(card)
    t.tell("told-discards", who=who(seat), cards=tuple(card_text(card) for card in cards))


def draw_cards(t: Table, s: State, seat: Seat, n: int) -> None:
    """Draws n cards, or the rest of the deck, which ends the game."""
    drawn = [s.deck.pop() for _ in range(min(n, len(s.deck)))]
    s.players[seat].hand += drawn
    t.tell("told-draws", who=who(seat), n=len(drawn), reveals=True)
    t.whisper(seat, "told-you-drew", cards=tuple(name_text(card) for card in drawn))
    check(t, s)
