"""What places that are asked for would bring, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.words.labels import (
    BUILDING_TEXT,
    COIN_SIGN,
    COIN_WORD,
    ONE_COIN,
    RESOURCE_TEXT,
    SIGN_TEXT,
    UNIT_TEXT,
)
from rendering.frame import Frame
from rendering.romolo_o_remo.board.brings import Bringing, brings
from rendering.words.spoken import Words


def with_brought(view: View, frame: Frame, words: Words) -> Frame:
    """Names of places with what is drawn on them: «B2 (Farm)»; goods in words.

    Where two numbers would meet, a colon stands between: «3: 2 finery for ½ coin».
    """
    places = {spot: _spelled(said, words) for spot, said in frame.places.items()}
    for hex, it in brings(view, frame).items():
        said = ", ".join(_parts(it, words))
        if said:
            places[f"hex:{hex}"] = f"{places.get(f'hex:{hex}') or hex} ({said})"
    for spot, mark in frame.marks.items():
        if mark.isdigit() and places.get(spot, "")[:1].isdigit():
            places[spot] = f"{mark}: {places[spot]}"
    return replace(frame, places=places)


def _spelled(said: str, words: Words) -> str:
    """«2 wood» for what a button says with a sign."""
    for good, sign in SIGN_TEXT.items():
        said = said.replace(words.tell(sign), f" {words.tell(RESOURCE_TEXT[good])} ")
    coin = words.tell(COIN_SIGN)
    said = re.sub(rf"(?<![\d½])(1|½) ?{coin}", rf"\1 {words.tell(ONE_COIN)} ", said)
    return " ".join(said.replace(coin, f" {words.tell(COIN_WORD)} ").split())


def _parts(it: Bringing, words: Words) -> Iterator[str]:
    if it.tower:
        yield words.say("romolo-tower")
    elif it.stone == "farm" or it.stone == "warehouse":
        yield words.tell(BUILDING_TEXT[it.stone])
    elif it.unit:
        yield words.tell(UNIT_TEXT[it.unit])
    if it.good:
        yield f"{it.n} {words.tell(RESOURCE_TEXT[it.good])}"
    if it.vp:
        yield words.say("romolo-wins-points", n=it.vp)
