"""What places that are asked for are called, where an option says no more than their code."""

from __future__ import annotations

from games.core.text import Text
from games.nova_roma.data import TABLES
from games.nova_roma.estate.artisans import space_label
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.view import View
from games.nova_roma.words.labels import (
    ACHIEVEMENT_TEXT,
    BUILDING_TEXT,
    FOLLOWER_TEXT,
    ORIENTATION_TEXT,
    SAILING_TEXT,
    chained,
    harbour_text,
    tile_text,
)
from rendering.frame import Frame
from rendering.words.spoken import Words


def place_name(spot: str, view: View, words: Words) -> str:
    """«Hadrianus (harbour master)», «Stone+Wheat»; nothing for what its code tells."""
    known = _card(spot) or _space(spot, view)
    if known:
        return words.tell(known)
    if spot.startswith("lane"):
        return words.say("nova-lane", n=int(spot.removeprefix("lane")))
    seat = view.active if view.seat is None else view.seat
    goals = {field.name: field.achievement for field in view.players[seat].mosaic}
    return f"{spot} ({words.tell(ACHIEVEMENT_TEXT[goals[spot]])})" if spot in goals else ""


def said_places(view: View, frame: Frame, words: Words) -> dict[str, str]:
    """What options say of their spots, but codes in words."""
    return {
        spot: (place_name(spot, view, words) or said) if said == spot else said
        for spot, said in frame.places.items()
    }


def _card(spot: str) -> Text | None:
    if spot in TABLES.mosaic:
        return chained([ACHIEVEMENT_TEXT[id] for id in TABLES.mosaic[spot].fields], "dots")
    if spot == "deck":
        return Text("do-draw-deck")
    return SAILING_TEXT.get(spot) or BUILDING_TEXT.get(spot) or FOLLOWER_TEXT.get(spot)


def _space(spot: str, view: View) -> Text | None:
    """Of an estate, the sea, the offer of tiles or the city."""
    if spot in SPACES:
        return space_label(SPACES.index(spot))
    if spot in TABLES.harbours:
        return harbour_text(spot)
    for slot in view.estate:
        if slot.slot == spot and slot.tile:
            return tile_text(slot.tile)
    zone, _, way = spot.partition(":")
    return ORIENTATION_TEXT.get((zone, way))
