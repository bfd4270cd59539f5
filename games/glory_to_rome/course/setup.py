"""The start: shuffle, deal, sites, and who leads first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import Offer, each
from games.core.contract import Steps, Table, VariantRule
from games.core.errors import SetupError
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.data.cards import (
    CARDS,
    MATERIALS,
    SENATOR,
    SENATORS,
    SITES_PER_MATERIAL,
    deck_of,
)
from games.glory_to_rome.measures import order_cards
from games.glory_to_rome.state import Player, SiteStack, State, Variant
from games.glory_to_rome.words.labels import kinds_offered, name_text

HAND = 4
TRIAL_DECK = 72
TRIAL_SITES = 3
OPEN_ROUNDS = tuple(str(n) for n in range(10))

VARIANTS = (
    VariantRule("start_mode", ("draw", "choose")),
    VariantRule("two_player_sites", ("3", "2")),
    VariantRule("alt_circus_forum", ("off", "on")),
    VariantRule("trial_game", ("off", "on")),
    VariantRule("open_hands_rounds", OPEN_ROUNDS),
    VariantRule("wall_counts", ("vault", "stockpile")),
    VariantRule("stairway_mode", ("uses_action", "additional")),
)


def check_variant(variant: Mapping[str, str]) -> None:
    if variant["trial_game"] == "on" and variant["alt_circus_forum"] == "on":
        raise SetupError(Text("error-trial-with-alternatives"))


def read_variant(variant: Mapping[str, str]) -> Variant:
    return Variant(
        start_mode="choose" if variant["start_mode"] == "choose" else "draw",
        two_player_sites=int(variant["two_player_sites"]),
        alt_circus_forum=variant["alt_circus_forum"] == "on",
        trial_game=variant["trial_game"] == "on",
        open_hands_rounds=int(variant["open_hands_rounds"]),
        wall_counts="stockpile" if variant["wall_counts"] == "stockpile" else "vault",
        stairway_mode="additional" if variant["stairway_mode"] == "additional" else "uses_action",
    )


def set_up(t: Table, seats: int, variant: Variant) -> State:
    deck = deck_of(variant.alt_circus_forum)
    t.rng.shuffle(deck)
    if variant.trial_game:
        deck = deck[:TRIAL_DECK]
    players = [Player(hand=[]) for _ in range(seats)]
    cards_each = HAND + (variant.start_mode == "choose")
    for player in players:
        player.hand = [*(deck.pop() for _ in range(cards_each)), SENATOR]
    in_town = sites_in_town(seats, variant)
    out = 0 if variant.trial_game else SITES_PER_MATERIAL - in_town
    sites = {material: SiteStack(in_town, out) for material in MATERIALS}
    s = State(variant, players, deck, [], SENATORS - seats, sites)
    t.tell("told-start", n=seats)
    if variant.start_mode == "choose":
        s.phase = "start"
    else:
        draw_for_start(t, s, [Seat(seat) for seat in range(seats)])
    return s


def sites_in_town(seats: int, variant: Variant) -> int:
    if variant.trial_game:
        return TRIAL_SITES
    return variant.two_player_sites if seats == 2 else seats


def draw_for_start(t: Table, s: State, seats: Sequence[Seat]) -> None:
    """Everybody shows the top card; the first in the German alphabet leads. Ties draw again."""
    cards = {seat: s.deck.pop() for seat in seats}
    for seat, card in cards.items():
        t.tell("told-start-card", who=who(seat), card=name_text(card))
    decide_start(t, s, cards)


def decide_start(t: Table, s: State, cards: Mapping[Seat, str]) -> None:
    s.pool += cards.values()
    lowest = min(CARDS[card].sort for card in cards.values())
    first = [seat for seat, card in cards.items() if CARDS[card].sort == lowest]
    if len(first) > 1:
        t.tell("told-start-tie", who=tuple(who(seat) for seat in first))
        draw_for_start(t, s, first)
        return
    s.leader = first[0]
    s.phase = "lead"
    t.tell("told-start-leader", who=who(first[0]))


def choose_start(t: Table, s: State) -> Steps[None]:
    """Experienced start: everybody secretly gives up one of five order cards."""

    def offers() -> dict[Seat, list[Offer[str]]]:
        return {
            Seat(seat): kinds_offered(s, order_cards(player.hand), "card:")
            for seat, player in enumerate(s.players)
        }

    cards = yield from each("gtr.start", Text("ask-start"), offers)
    for seat, card in cards.items():
        s.players[seat].hand.remove(card)
        t.tell("told-start-card", who=who(seat), card=name_text(card), reveals=True)
    decide_start(t, s, cards)
