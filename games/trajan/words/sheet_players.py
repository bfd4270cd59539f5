"""A player's mat in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.contract import Section
from games.core.text import Text, Value, who
from games.trajan.data.circle import ACTIONS, NUMERALS, TRAYS, Colour
from games.trajan.data.tiles import DEMANDS, EXTRA
from games.trajan.seat.view import PlayerView, View
from games.trajan.words.labels import (
    ACTION_TEXT,
    BONUS_TEXT,
    BUILDING_TEXT,
    DEMAND_TEXT,
    KIND_TEXT,
    PROVINCE_TEXT,
    TRAJAN_TEXT,
    TRAY_TEXT,
    bonus_hint,
    cards_text,
    stones_text,
)

NONE = Text("sheet-none")


def player_section(view: View, player: PlayerView) -> Section:
    points = view.scores[player.seat].total if view.scores else player.vp
    title = Text("sheet-player", {"who": who(player.seat), "vp": points})
    return Section(title, tuple(_lines(view, player)), player.seat)


def _lines(view: View, player: PlayerView) -> Iterator[Text]:
    if view.phase == "stones":
        yield Text("sheet-ready" if player.ready else "sheet-laying")
    yield Text(
        "sheet-figures",
        {
            "hand": player.hand_size,
            "supply": player.supply,
            "workers": player.worker_camp,
            "legionnaires": player.military_camp,
            "sites": len(player.sites),
            "provinces": len(player.legions),
            "leader": PROVINCE_TEXT[player.leader],
        },
    )
    if player.seat == view.seat:
        yield from _own_circle(player)
    elif view.phase != "stones":
        yield from _circle(player)
    yield from _sowing(view, player)
    yield Text("sheet-votes", {"votes": player.votes, "space": player.senate_pos})
    if view.open_demands and not view.result:
        yield Text("sheet-cover", {"n": player.unmet, "loss": player.loss})
    yield from _mat(player)
    if player.seat != view.seat:
        yield from _seen_hand(player)
    if player.conceded:
        yield Text("sheet-conceded")


def _seen_hand(player: PlayerView) -> Iterator[Text]:
    """All of somebody's hand after the end; before, what everybody saw go into it."""
    if player.hand:
        yield Text("sheet-open-hand", {"cards": cards_text(player.hand)})
    elif player.known_hand:
        yield Text("sheet-known-hand", {"cards": cards_text(player.known_hand)})


def _circle(player: PlayerView) -> Iterator[Text]:
    """Somebody else's: all stones in one line, all tiles in another."""
    trays = tuple(
        Text("sheet-circle-tray", {"tray": NUMERALS[i], "stones": _plain(player.trays[i])})
        for i in range(TRAYS)
    )
    yield Text("sheet-circle", {"trays": trays})
    tiles = tuple(
        Text("sheet-circle-tile", {"tray": NUMERALS[i], "tile": TRAJAN_TEXT[tile]})
        for i, tile in enumerate(player.slots)
        if tile
    )
    arch: Value = Text("sheet-centre-slot") if player.arch is None else NUMERALS[player.arch]
    yield Text("sheet-circle-tiles", {"tiles": tiles or (NONE,), "arch": arch})


def _plain(stones: Iterable[Colour]) -> tuple[Text, ...]:
    return stones_text(stones) or (Text("sheet-no-stones"),)


def _own_circle(player: PlayerView) -> Iterator[Text]:
    for tray in range(TRAYS):
        stones = _plain(player.trays[tray])
        args: dict[str, Value] = {"tray": TRAY_TEXT[tray], "stones": stones}
        tile = player.slots[tray]
        if tile:
            yield Text("sheet-tray-tile", {**args, "tile": TRAJAN_TEXT[tile]})
        else:
            yield Text("sheet-tray-arch" if player.arch == tray else "sheet-tray", args)
    if player.arch is None:
        yield Text("sheet-arch-centre")


def _sowing(view: View, player: PlayerView) -> Iterator[Text]:
    turn = view.turn
    if turn and turn.seat == player.seat and turn.next_tray is not None:
        yield Text(
            "sheet-sowing",
            {"stones": stones_text(turn.left), "tray": NUMERALS[turn.next_tray]},
        )


def _mat(player: PlayerView) -> Iterator[Text]:
    """Tiles on the mat; what there is none of is not mentioned."""
    tiles = tuple(_tiles(player))
    if tiles:
        yield Text("sheet-mat", {"tiles": tiles})
    trajan = tuple(_counted(n, DEMAND_TEXT[k]) for k, n in player.trajan_needs.items() if n)
    if trajan:
        yield Text("sheet-needs", {"demands": trajan})
    if player.plus2:
        yield Text("sheet-plus2", {"actions": tuple(ACTION_TEXT[a] for a in player.plus2)})
    built = tuple(_counted(len(v), BUILDING_TEXT[k]) for k, v in player.buildings.items() if v)
    if built:
        yield Text("sheet-buildings", {"tiles": built})
    for own in player.bonus:
        args: dict[str, Value] = {
            "tile": BONUS_TEXT[own.id],
            "side": own.side,
            "what": bonus_hint(own.id, own.side),
        }
        yield Text("sheet-bonus", args)
    if player.display:
        yield Text("sheet-display", {"cards": cards_text(player.display)})


def _tiles(player: PlayerView) -> Iterator[Text]:
    for demand in DEMANDS:
        if n := player.need_tiles[demand]:
            yield _counted(n, DEMAND_TEXT[demand])
    for kind, n in player.wild.items():
        if n:
            yield _counted(n, KIND_TEXT[kind])
    for action in ACTIONS:
        if n := player.extra[action]:
            yield _counted(n, KIND_TEXT[EXTRA[action]])
    for votes in player.votes_tiles:
        yield KIND_TEXT[f"votes_{votes}"]


def _counted(n: int, what: Text) -> Text:
    return what if n == 1 else Text("counted", {"n": n, "what": what})
