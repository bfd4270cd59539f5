"""Heirs and families: everybody chooses at their own pace, then all is shown and received."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.data.components import Hereditas
from games.corduba.holdings.choosing import choose_goods, specialist_offered
from games.corduba.holdings.effects import advance, resolve
from games.corduba.holdings.purse import change_denarii, gain
from games.corduba.measures import board, everybody
from games.corduba.state import Player, State
from games.corduba.terms import (
    BASICS,
    CAEPIO,
    COLOURS,
    MOST_HARMONY,
    MOST_POPULARITY,
)
from games.corduba.words.cards import character_hint, hereditas_hint
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import CHARACTER_TEXT, HEREDITAS_TEXT, owner_text
from games.core.asking import Offer, chosen, decision, offer, pick
from games.core.contract import Ask, Decision, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value


def draft(table: Table, s: State) -> Steps[None]:
    """A character of the family card, then one of two Hereditas cards; nobody sees the others'."""
    while asked := _undecided(s):
        answers = yield _ask(s)
        for seat in asked:
            if seat in answers:
                _choose(s.players[seat], answers[seat])
    for player in s.players:
        s.hereditas_out += [card for card in player.cards if card != player.hereditas]
        player.cards = []
    s.hereditas_out.sort()
    t = Chronicle(table)
    for seat in _humans(s):
        player = s.players[seat]
        assert player.character and player.hereditas  # noqa: PT018 - both are chosen
        t.tell(
            "told-drafts",
            who=owner_text(seat),
            character=CHARACTER_TEXT[player.character],
            card=HEREDITAS_TEXT[player.hereditas],
            reveals=True,
        )
    s.phase = "families"


def _humans(s: State) -> list[Seat]:
    """In turn order."""
    return [Seat(owner) for owner in s.order if owner != CAEPIO]


def _undecided(s: State) -> list[Seat]:
    return [seat for seat in everybody(s) if not s.players[seat].hereditas]


def _ask(s: State) -> Ask:
    asked = tuple(_question(seat, s.players[seat]) for seat in _undecided(s))
    return Ask(asked, sealed=False, renew=lambda _: _ask(s))


def _question(seat: Seat, player: Player) -> Decision:
    offers = _offers(player)
    if player.character is None:
        prompt = Text("ask-character", {"family": Text(f"family-{player.family}")})
        return decision(seat, "corduba.draft.character", prompt, offers)
    return decision(seat, "corduba.draft.hereditas", Text("ask-hereditas"), offers)


def _offers(player: Player) -> Sequence[Offer[str]]:
    if player.character is None:
        return [
            offer(id, f"character:{id}", CHARACTER_TEXT[id], character_hint(id))
            for id in TABLES.families[player.family]
        ]
    return [
        offer(id, f"hereditas:{id}", HEREDITAS_TEXT[id], hereditas_hint(id)) for id in player.cards
    ]


def _choose(player: Player, picks: Sequence[str]) -> None:
    (thing,) = chosen(_offers(player), picks)
    if player.character is None:
        player.character = thing
    else:
        player.hereditas = thing


# ---- what they bring --------------------------------------------------------------------------


def receive_families(table: Table, s: State) -> Steps[None]:
    """First prestige and start abilities, in turn order."""
    t = Chronicle(table)
    for seat in _humans(s):
        player = s.players[seat]
        assert player.character
        character = TABLES.characters[player.character]
        yield from advance(t, s, seat, character.district, 1)
        name = CHARACTER_TEXT[player.character]
        with t.because(name):
            yield from resolve(t, s, seat, character.start)
        t.tell_deeds("told-family", who=owner_text(seat), character=name)
    s.phase = "heirs"
    s.queue = list(_humans(s)[::-1])


def receive_hereditas(table: Table, s: State) -> Steps[None]:
    """One player's, the last in turn order first."""
    t, seat = Chronicle(table), Seat(s.queue[0])
    player = s.players[seat]
    assert player.hereditas
    card = TABLES.hereditas[player.hereditas]
    change_denarii(t, s, seat, card.denarii)
    with t.because(Text("why-hereditas", {"card": HEREDITAS_TEXT[card.id]})):
        yield from _take_basics(t, s, seat, card)
        player.register, player.workers = card.register, player.workers + card.register
        yield from _take_specialist(t, s, seat, card)
        yield from resolve(t, s, seat, card.extra)
    player.popularity = min(MOST_POPULARITY, player.popularity + card.popularity)
    player.harmony = min(MOST_HARMONY, player.harmony + card.harmony)
    values: dict[str, Value] = {"register": player.register, "popularity": player.popularity}
    t.did("did-begins", **values)
    t.tell_deeds("told-hereditas", who=owner_text(seat), card=HEREDITAS_TEXT[card.id])
    s.queue.pop(0)
    if not s.queue:
        for n, owner in enumerate(s.order):
            board(s, owner).denarii += n
        if len(s.players) > 1:
            t.tell("told-seat-bonus")
        s.phase = "decade"


def _take_basics(t: Chronicle, s: State, seat: Seat, card: Hereditas) -> Steps[None]:
    if s.variant.draft == "first_game":
        row = next(row for row in TABLES.first_game if row.hereditas == card.id)
        for what, n in row.basics.items():
            gain(t, s, seat, what, n)
        return
    yield from choose_goods(t, s, seat, BASICS, card.basics)


def _take_specialist(t: Chronicle, s: State, seat: Seat, card: Hereditas) -> Steps[None]:
    """Freed without peculium, which comes when the decade begins."""
    if card.specialist is None:
        return
    if card.specialist == "choice":
        offers = [specialist_offered(colour) for colour in COLOURS]
        prompt = t.asks(Text("ask-specialist"))
        colour = yield from pick(seat, "corduba.draft.specialist", prompt, offers)
    else:
        colour = card.specialist
    player = s.players[seat]
    player.freed.append(colour)
    player.ready.append(colour)
    t.did("did-frees", specialist=Text(f"specialist-{colour}"))
