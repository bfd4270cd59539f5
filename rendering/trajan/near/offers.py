"""Below a part of the board: what each marked place would bring, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.trajan.data.tiles import BONUS_ACTION
from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, VERDIGRIS
from rendering.kit.type import break_lines, leading, width
from rendering.words.spoken import Words

OFFERS = "offers"  # the spot of the list
MOST = 12  # of more the places themselves tell enough
ABREAST, GAP = 2, 6
SHARE, LEAST = 0.031, 21  # of the width, units: size of type that a phone can show


class Told(NamedTuple):
    mark: str
    rows: tuple[str, ...]


def offer_list(
    view: View,
    marks: Mapping[str, str],
    places: Mapping[str, str],
    wide: int,
    words: Words,
) -> Canvas | None:
    """Two in a row, each behind its mark; nothing where there are none, or too many to read."""
    spots = [spot for spot, mark in marks.items() if mark and places.get(spot)]
    if not 0 < len(spots) <= MOST:
        return None
    size, each = max(LEAST, round(wide * SHARE)), (wide - GAP) // ABREAST
    seal = max(width(marks[spot], "bold", size) for spot in spots) + size
    room = each - seal - 20
    texts = {spot: said(view, spot, marks, places, words) for spot in spots}
    alone = spots[-1] if len(spots) % ABREAST else None
    told = [
        Told(
            marks[spot],
            tuple(break_lines(texts[spot], "semi", size, room + (each if spot == alone else 0))),
        )
        for spot in spots
    ]
    return _drawn(told, wide, size, seal)


def said(
    view: View, spot: str, marks: Mapping[str, str], places: Mapping[str, str], words: Words
) -> str:
    """Without the name that stands before it; of a first building also the action it brings."""
    text = places[spot].removeprefix(marks[spot]).strip()
    if text.startswith("("):
        text = text[1:2].upper() + text[2:-1]
    site = next((site for site in view.sites if spot == f"site:{site.id}"), None)
    if view.seat is None or site is None or site.type is None:
        return text
    if view.players[view.seat].buildings[site.type]:
        return text
    action = words.say(f"action-{BONUS_ACTION[site.type]}")
    return words.say("trajan-then", brings=text, action=action)


def _drawn(told: Sequence[Told], wide: int, size: int, seal: int) -> Canvas:
    row, each = leading(size), (wide - GAP) // ABREAST
    lines = [told[n : n + ABREAST] for n in range(0, len(told), ABREAST)]
    heights = [max(len(it.rows) for it in line) * row + 14 for line in lines]
    canvas = Canvas(wide, sum(heights) + GAP * (len(lines) - 1), PLASTER)
    y = 0
    for line, tall in zip(lines, heights, strict=True):
        for n, it in enumerate(line):
            box = Box(n * (each + GAP), y, each if len(line) == ABREAST else wide, tall)
            canvas.plate(box, 8, PLASTER_LIGHT, INK_SOFT)
            at = Box(box.x + 6, box.y + 6, seal, row + 2)
            canvas.rounded(at, 7, VERDIGRIS)
            canvas.text(it.mark, at, "bold", size, MARBLE, "centre")
            for k, text in enumerate(it.rows):
                place = Box(at.right + 8, box.y + 7 + k * row, box.right - at.right - 12, row)
                canvas.text(text, place, "semi", size, INK)
        y += tall + GAP
    canvas.spot(OFFERS, canvas.box.inset(1))
    return canvas
