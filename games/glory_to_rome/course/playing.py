"""Which cards may be played for a role, and how many actions (units) they make."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.glory_to_rome.data.cards import CARDS, MATERIALS, ROLES, SENATOR, Material, Role
from games.glory_to_rome.functions import Function
from games.glory_to_rome.measures import functions, of_material, order_cards
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import MATERIAL_TEXT, card_text, copies_offered, kinds_offered


class PlayRules(Struct, frozen=True):
    role: Role
    several: bool  # more than one unit at once
    wild: bool  # any order card is on-role
    petition: tuple[int, int]  # smallest and largest petition

    def on_role(self, card: str) -> bool:
        return card != SENATOR and (self.wild or CARDS[card].role == self.role)


class Petition(Struct, frozen=True):
    material: Material


class SeveralUnits(Struct, frozen=True):
    """The player may put together a play of many units."""


def play_rules(
    s: State, seat: Seat, role: Role, active: Sequence[Function] | None = None
) -> PlayRules:
    if active is None:
        active = functions(s, seat)
    size = 3 if s.variant.alt_circus_forum else 2
    return PlayRules(
        role,
        any(f.plays_several for f in active),
        any(f.any_card_plays == role for f in active),
        (2 if any(f.petitions_with_two for f in active) else size, size),
    )


def units(cards: Sequence[str], rules: PlayRules) -> int | None:
    """Actions these cards make when played together; None if they may not be played."""
    if not cards:
        return None
    if not rules.several:
        return 1 if _is_one_unit(cards, rules) else None
    total = cards.count(SENATOR) + sum(rules.on_role(card) for card in cards)
    for material in MATERIALS:
        off_role = [card for card in of_material(cards, material) if not rules.on_role(card)]
        petitions = _petitions(len(off_role), rules)
        if petitions is None:
            return None
        total += petitions
    return total


def _is_one_unit(cards: Sequence[str], rules: PlayRules) -> bool:
    if len(cards) == 1:
        return cards[0] == SENATOR or rules.on_role(cards[0])
    least, most = rules.petition
    if SENATOR in cards or not least <= len(cards) <= most:
        return False
    return len({CARDS[card].material for card in cards}) == 1


def _petitions(n: int, rules: PlayRules) -> int | None:
    """Petitions that n off-role cards of one colour make, when none may be left over."""
    least, most = rules.petition
    if least != most:
        return None if n == 1 else n // least
    return n // least if n % least == 0 else None


def plays_offered(s: State, seat: Seat, role: Role) -> list[Offer[str | Petition | SeveralUnits]]:
    """What can be laid down for the role; with a Palace one thing after the other."""
    rules = play_rules(s, seat, role)
    hand = s.players[seat].hand
    singles = [card for card in order_cards(hand) if rules.on_role(card)]
    senators = [SENATOR] if SENATOR in hand else []
    petitions = petitions_offered(hand, rules)
    if rules.several and (singles or senators or petitions):
        label = Text("do-play-several")
        return [offer(SeveralUnits(), "several", label, Text("hint-play-several"), group="play")]
    return [*kinds_offered(s, [*singles, *senators], "play:", "play"), *petitions]


def petitions_offered(
    cards: Sequence[str], rules: PlayRules
) -> list[Offer[str | Petition | SeveralUnits]]:
    """Colours of which there are enough. With a Palace on-role cards are units of their own."""
    offers: list[Offer[str | Petition | SeveralUnits]] = []
    for material in petition_colours(cards, rules):
        label = Text("do-petition", {"material": MATERIAL_TEXT[material]})
        hint = Text("hint-petition", {"n": rules.petition[0]})
        id = f"petition:{material}"
        offers.append(offer(Petition(material), id, label, hint, group="play"))
    return offers


def petition_colours(cards: Sequence[str], rules: PlayRules) -> list[Material]:
    colours = [
        CARDS[card].material
        for card in cards
        if card != SENATOR and not (rules.several and rules.on_role(card))
    ]
    return [m for m in MATERIALS if colours.count(m) >= rules.petition[0]]


def playable_roles(s: State, seat: Seat) -> list[Role]:
    """The roles a player could lead."""
    active = functions(s, seat)
    hand = s.players[seat].hand
    return [role for role in ROLES if _can_play(hand, play_rules(s, seat, role, active))]


def _can_play(hand: Sequence[str], rules: PlayRules) -> bool:
    if SENATOR in hand or any(rules.on_role(card) for card in hand):
        return True
    return bool(petition_colours(hand, rules))


def cards_of_play(
    s: State, seat: Seat, role: Role, play: str | Petition | SeveralUnits
) -> Steps[tuple[str, ...]]:
    """Asks for what is still open of a play and returns its cards; the state is not touched."""
    rules = play_rules(s, seat, role)
    if isinstance(play, str):
        return (play,)
    if isinstance(play, Petition):
        return (yield from _petition_cards(s, seat, play, s.players[seat].hand, rules))
    return (yield from _several_units(s, seat, rules))


def _petition_cards(
    s: State, seat: Seat, petition: Petition, hand: Sequence[str], rules: PlayRules
) -> Steps[tuple[str, ...]]:
    own = of_material(hand, petition.material)
    least, most = rules.petition
    prompt = Text("ask-petition", {"least": least, "most": most})
    return (
        yield from pick_some(
            seat, "gtr.petition", prompt, copies_offered(s, order_cards(own)), least, most
        )
    )


def _several_units(s: State, seat: Seat, rules: PlayRules) -> Steps[tuple[str, ...]]:
    """First cards and Senators that are units of their own, then petitions one by one."""
    hand = list(s.players[seat].hand)
    single = [c for c in order_cards(hand) if rules.on_role(c)] + [c for c in hand if c == SENATOR]
    least = 0 if petitions_offered(hand, rules) else 1
    prompt = Text("ask-play-several")
    cards = yield from pick_some(seat, "gtr.several", prompt, copies_offered(s, single), least)
    for card in cards:
        hand.remove(card)
    while petitions := petitions_offered(hand, rules):
        if cards:
            petitions.append(offer(SeveralUnits(), "enough", Text("do-enough")))
        prompt = Text("ask-add-petition", {"cards": tuple(card_text(card) for card in cards)})
        play = yield from pick(seat, "gtr.several.petition", prompt, petitions)
        if not isinstance(play, Petition):
            break
        added = yield from _petition_cards(s, seat, play, hand, rules)
        cards += added
        for card in added:
            hand.remove(card)
    return cards
