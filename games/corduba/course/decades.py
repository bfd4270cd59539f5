"""What begins and ends a decade: demand, refill, peculium; storage, politics."""

from __future__ import annotations

from games.corduba.course.ending import end_of_decades
from games.corduba.data import TABLES
from games.corduba.holdings.effects import take_peculium
from games.corduba.holdings.purse import spend, win_senator
from games.corduba.market.visit import refill
from games.corduba.measures import board, by_players, everybody, modifier, stored
from games.corduba.state import Player, State
from games.corduba.terms import (
    CAEPIO,
    COLOURS,
    DECADES,
    DISTRICTS,
    RESOURCES,
    ROUNDS,
    Resource,
    decade_of,
    units_in_game,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import (
    DEMAND_TEXT,
    DISTRICT_TEXT,
    RESOURCE_TEXT,
    amount_text,
    amounts,
    owner_text,
)
from games.core.asking import Offer, chosen, decision, offer
from games.core.contract import Ask, Steps, Table
from games.core.seats import Seat
from games.core.text import Text


def begin_decade(table: Table, s: State) -> Steps[None]:
    t, decade = Chronicle(table), decade_of(s.round)
    if s.demand:
        s.demands_used.append(s.demand)
    s.demand = s.demand_deck.pop()
    card = TABLES.demands[s.demand]
    minimum = amount_text(card.what, card.minimum[by_players(s)])
    name = DEMAND_TEXT[card.id]
    t.tell("told-decade", n=decade, card=name, minimum=minimum, reveals=True)
    refill(s)
    for owner in s.order:
        player = board(s, owner)
        if owner == CAEPIO or not player.freed:
            continue
        for colour in COLOURS:
            if colour in player.freed:
                yield from take_peculium(t, s, owner, colour)
        t.tell_deeds("told-peculium", who=owner_text(owner))
    s.phase = "spread"


# ---- the end of a decade ----------------------------------------------------------------------


def _surplus(s: State, player: Player) -> int:
    return max(0, stored(player) - units_in_game(len(s.players)))


def tidy_storage(table: Table, s: State) -> Steps[None]:
    """Everybody with too many resources gives back what they like."""
    t = Chronicle(table)

    def ask(seat: Seat | None = None) -> Ask:
        asked = [
            decision(seat, "corduba.storage", Text("ask-storage", {"n": n}), _units(player), n, n)
            for seat in everybody(s)
            if (n := _surplus(s, player := s.players[seat]))
        ]
        return Ask(tuple(asked), True, ask)

    if any(_surplus(s, player) for player in s.players):
        answers = yield ask()
        for seat, picks in answers.items():
            player = s.players[seat]
            gone = chosen(_units(player), picks)
            counts = {what: gone.count(what) for what in RESOURCES}
            for what, n in counts.items():
                spend(s, player, what, n)
            t.tell("told-storage", who=owner_text(seat), what=amounts(counts))
    s.phase = "politics"


def _units(player: Player) -> list[Offer[Resource]]:
    return [
        offer(
            what,
            f"unit:{what}.{k}",
            Text("do-one-more", {"what": RESOURCE_TEXT[what], "k": k}),
            group=what,
        )
        for what in RESOURCES
        for k in range(1, player.goods[what] + 1)
    ]


def hold_politics(table: Table, s: State) -> Steps[None]:
    """A Senator for who is alone ahead in a district; traders and families are ready again."""
    t = Chronicle(table)
    for district in DISTRICTS:
        counts = {
            owner: board(s, owner).prestige[district] + modifier(board(s, owner), "politics")
            for owner in s.order
        }
        most = max(counts.values())
        best = [owner for owner, n in counts.items() if n == most]
        name = DISTRICT_TEXT[district]
        if len(best) == 1:
            win_senator(t, s, best[0], "politics")
            t.tell_deeds("told-politics", who=owner_text(best[0]), district=name)
        else:
            t.tell("told-politics-tie", district=name)
    for player in s.players:
        player.trader_ready = True
        player.ability_ready = True
    if decade_of(s.round) == DECADES:
        end_of_decades(t, s)
    else:
        assert s.round < ROUNDS
        _change_decade(t, s)
    yield from ()


def _change_decade(t: Chronicle, s: State) -> None:
    if s.solo:
        decade = decade_of(s.round)
        left, s.solo.stacks[decade - 1] = s.solo.stacks[decade - 1], []
        s.solo.stacks[decade] += left
        t.rng.shuffle(s.solo.stacks[decade])
        s.solo.used += s.solo.decks[decade - 1]
        s.solo.decks[decade - 1] = []
    s.round += 1
    s.phase = "decade"
