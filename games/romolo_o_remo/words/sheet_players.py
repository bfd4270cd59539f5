"""A king's possessions and points in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Section
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.romolo_o_remo.ending.scoring import KEYS, Score
from games.romolo_o_remo.kings import coins
from games.romolo_o_remo.seat.view import CharacterView, PlayerView, View
from games.romolo_o_remo.words.labels import (
    CHARACTER_TEXT,
    NONE,
    TERRAIN_TEXT,
    TILE_TEXT,
    cubes_text,
    tally,
)


def named(view: View, seat: int) -> Text:
    return Text("rival") if seat >= len(view.players) else who(seat)


def player_section(view: View, player: PlayerView) -> Section:
    colour = Text(f"colour-{player.colour}")
    title = Text("sheet-player", {"who": named(view, player.seat), "colour": colour})
    seat = Seat(player.seat) if player.seat < len(view.players) else None
    return Section(title, tuple(_lines(view, player)), seat)


def _lines(view: View, player: PlayerView) -> Iterator[Text]:
    if not player.alive:
        yield Text("sheet-out")
        return
    if player.conceded:
        yield Text("sheet-conceded")
    if player.capital:
        args: dict[str, Value] = {"hex": player.capital, "n": player.strength}
        yield Text("sheet-capital", {**args, "radius": player.radius})
    if player.seat < len(view.players):
        yield from _people(player)
        yield Text("sheet-stock", {"cubes": cubes_text(player.stock)})
    if player.money is None:
        yield Text("sheet-money-hidden")
    else:
        yield Text("sheet-money", {"coins": coins(player.money)})
    if player.characters:
        owned = tuple(map(owned_character, player.characters))
        yield Text("sheet-owned", {"characters": owned})
    yield Text("sheet-battles", {"n": player.battles})
    yield from _dice(view, player)
    if player.lot:
        yield Text("sheet-lot", {"lot": TERRAIN_TEXT[player.lot]})
    if player.farm_hex:
        yield Text("sheet-farm", {"hex": player.farm_hex})
    if player.fallen:
        yield Text("sheet-fallen", {"n": len(player.fallen)})
    yield from _stances(view, player)


def _people(player: PlayerView) -> Iterator[Text]:
    yield Text(
        "sheet-people",
        {
            "workers": player.workers,
            "most": player.most_workers,
            "military": player.military,
            "mostmilitary": player.most_military,
        },
    )


def _dice(view: View, player: PlayerView) -> Iterator[Text]:
    if player.hand:
        yield Text("sheet-hand", {"tiles": tuple(TILE_TEXT[tile] for tile in player.hand)})
    elif view.variant.combat == "tiles" and player.dice:
        yield Text("sheet-dice", {"n": player.dice})


def _stances(view: View, player: PlayerView) -> Iterator[Text]:
    for seat, stance in enumerate(player.stances):
        if stance != "hostile" and view.players[seat].alive and seat != player.seat:
            yield Text(f"sheet-stance-{stance}", {"who": who(seat)})
    if player.withdraws in ("stay", "losing"):
        yield Text(f"sheet-withdrawal-{player.withdraws}")


def owned_character(own: CharacterView) -> Text:
    """Its name, and in brackets what lies on it and whether it was used."""
    name = CHARACTER_TEXT[own.tile]
    extras: list[Text] = []
    if own.tokens:
        extras.append(Text("tokens", {"n": own.tokens}))
    if own.walls:
        extras.append(Text("wall-count", {"n": own.walls}))
    if own.deposit:
        extras += cubes_text(tally(own.deposit))
    if own.used:
        extras.append(Text("sheet-used"))
    if not extras:
        return name
    return Text("sheet-character-with", {"character": name, "extras": tuple(extras)})


def score_section(view: View, score: Score) -> Section:
    people = tuple(named(view, seat) for seat in score.seats)
    lines = [
        Text(
            "sheet-score-line",
            {"what": Text(f"points-{key}"), "n": score.points[key], "bonus": score.bonus[key]},
        )
        for key in KEYS
    ]
    title = Text("sheet-score", {"who": people or (NONE,), "n": score.total})
    return Section(title, tuple(lines))
