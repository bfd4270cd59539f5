"""What places that are asked for would bring, in words."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.words.labels import (
    BUILDING_TEXT,
    COIN_SIGN,
    COIN_WORD,
    RESOURCE_TEXT,
    SIGN_TEXT,
    UNIT_TEXT,
)
from rendering.frame import Frame
from rendering.romolo_o_remo.board.brings import Bringing, brings
from rendering.words.spoken import Words


def with_brought(view: View, frame: Frame, words: Words) -> Frame:
    """Names of places with what is drawn on them: «B2 (Farm)»; goods in words."""
    places = {spot: _spelled(said, words) for spot, said in frame.places.items()}
    for hex, it in brings(view, frame).items():
        said = ", ".join(_parts(it, words))
        if said:
            places[f"hex:{hex}"] = f"{places.get(f'hex:{hex}') or hex} ({said})"
    return replace(frame, places=places)


def _spelled(said: str, words: Words) -> str:
    """«2 wood» for what a button says with a sign."""
    spelled = [(sign, RESOURCE_TEXT[good]) for good, sign in SIGN_TEXT.items()]
    for sign, word in (*spelled, (COIN_SIGN, COIN_WORD)):
        said = said.replace(words.tell(sign), f" {words.tell(word)} ")
    return " ".join(said.split())


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
