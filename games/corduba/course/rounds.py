"""The course of the game: which stretch of play comes next."""

from __future__ import annotations

from collections.abc import Callable

from games.corduba.actions.turn import take_turn
from games.corduba.course.decades import begin_decade, hold_politics, tidy_storage
from games.corduba.course.drafting import draft, receive_families, receive_hereditas
from games.corduba.course.harmony import keep_harmony
from games.corduba.course.rome import demand
from games.corduba.course.unrest import place, share, spread
from games.corduba.data import TABLES
from games.corduba.holdings.purse import change_denarii
from games.corduba.measures import board, modifier, owners, special_workers, tiles
from games.corduba.solo.playing import take_caepios_turn
from games.corduba.state import Phase, State
from games.corduba.terms import (
    CAEPIO,
    COLOURS,
    LAST_ROUNDS,
    LEAST_PRICE,
    MOST_PRICE,
    RESOURCES,
    ROUNDS,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import RESOURCE_TEXT, owner_text
from games.core.contract import Steps, Table


def segment(t: Table, s: State) -> Steps[None] | None:
    """The stretch of play up to the next checkpoint."""
    if s.result:
        return None
    phases: dict[Phase, Callable[[Table, State], Steps[None]]] = {
        "draft": draft,
        "families": receive_families,
        "heirs": receive_hereditas,
        "decade": begin_decade,
        "spread": spread,
        "sharing": share,
        "placing": place,
        "market": change_prices,
        "turn": turn,
        "rome": demand,
        "harmony": keep_harmony,
        "round_end": end_round,
        "storage": tidy_storage,
        "politics": hold_politics,
    }
    return phases[s.phase](t, s)


def change_prices(table: Table, s: State) -> Steps[None]:
    """Phase 2: a tile moves the prices; who has the income of a monument gets it."""
    t = Chronicle(table)
    tile = s.market_tiles.pop()
    s.market_used.append(tile)
    row = TABLES.market_tiles[tile]
    for what in RESOURCES:
        change = getattr(row, what)
        price = max(LEAST_PRICE, min(MOST_PRICE, s.prices[what] + change))
        if price != s.prices[what]:
            t.did("did-price", what=RESOURCE_TEXT[what], old=s.prices[what], new=price)
        s.prices[what] = price
    t.tell_deeds("told-market", reveals=True)
    for owner in owners(s):
        income = modifier(board(s, owner), "income")
        if income:
            change_denarii(t, s, owner, income)
            t.tell_deeds("told-income", who=owner_text(owner))
    s.phase, s.active, s.passed = "turn", s.order[0], []
    yield from ()


def turn(table: Table, s: State) -> Steps[None]:
    """Phase 3: one player's turn; then the next who has not passed."""
    if s.active == CAEPIO:
        yield from take_caepios_turn(table, s)
    else:
        yield from take_turn(table, s)
    waiting = [owner for owner in s.order if owner not in s.passed]
    if waiting:
        at = s.order.index(s.active)
        later = [owner for owner in s.order[at + 1 :] if owner in waiting]
        s.active = (later or waiting)[0]
        return
    s.order, s.passed = s.passed, []
    s.active = s.order[0]
    s.phase = "rome" if s.round in LAST_ROUNDS else "harmony"


def end_round(table: Table, s: State) -> Steps[None]:
    """All pieces come home, and as many workers more as the register shows."""
    if s.round < ROUNDS:
        _come_home(s)
    if s.solo:
        _clear_caepio(s)
    if s.round in LAST_ROUNDS:
        s.phase = "storage"
    else:
        s.round += 1
        s.phase = "spread"
    yield from ()


def _come_home(s: State) -> None:
    s.spaces = {}
    for _, tile in tiles(s):
        tile.user = None
    for player in s.players:
        player.workers += player.register
        player.ready = [colour for colour in COLOURS if colour in player.freed]
        player.special_ready = special_workers(player)
        if player.character and TABLES.characters[player.character].ability.modifier:
            player.ability_ready = True


def _clear_caepio(s: State) -> None:
    """He keeps no resources, and both his cards are done."""
    assert s.solo is not None
    for what, n in s.solo.board.goods.items():
        s.supply[what] += n
        s.solo.board.goods[what] = 0
    s.solo.used += s.solo.opened
    s.solo.opened, s.solo.row = [], 0
