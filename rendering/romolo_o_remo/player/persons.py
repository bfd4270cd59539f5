"""The characters of a king in his hand: what each does, what lies on it, whether it has acted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.romolo_o_remo.seat.view import CharacterView
from games.romolo_o_remo.words.labels import CHARACTER_HINT, CHARACTER_TEXT, character_name
from rendering.hand import INNER, LEAST
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, PLASTER_DARK
from rendering.kit.type import break_lines, leading, width
from rendering.romolo_o_remo.look.colours import cube
from rendering.words.spoken import Words

NAME = 54  # height of the line with the name
SIDE = 42  # of a cube or a count beside it
APART = 10  # between two characters


class Person(NamedTuple):
    own: CharacterView
    lines: tuple[str, ...]  # of what it does

    @property
    def tall(self) -> int:
        return NAME + (8 + len(self.lines) * leading(LEAST) if self.lines else 0)


def persons(owned: Sequence[CharacterView], words: Words, room: int) -> list[Person]:
    """With whole rules; the last ones in short if not all fit, and with the name alone only if
    even that is too much."""
    found = [Person(one, _lines(_rule(one, words))) for one in owned]
    for shorter in (_hint, _nothing):
        for n in reversed(range(len(found))):
            if height_of(found) > room:
                lines = _lines(shorter(owned[n], words))
                found[n] = min(found[n], Person(owned[n], lines), key=lambda p: p.tall)
    return found


def height_of(found: Sequence[Person]) -> int:
    return sum(person.tall + APART for person in found)


def draw_person(canvas: Canvas, person: Person, words: Words, box: Box) -> None:
    canvas.plate(box, 10, PLASTER_DARK if person.own.used else MARBLE, INK)
    right = _lying(canvas, person.own, words, Box(box.x + 14, box.y, box.w - 28, NAME))
    name = words.tell(CHARACTER_TEXT[person.own.tile])
    room = Box(box.x + 14, box.y + 2, right - box.x - 28, NAME - 4)
    canvas.text(name, room, "head", 40, INK, least=LEAST)
    for n, line in enumerate(person.lines):
        at = Box(box.x + 14, box.y + NAME + n * leading(LEAST), box.w - 28, leading(LEAST))
        canvas.text(line, at, "text", LEAST, INK if person.own.used else INK_SOFT)
    canvas.spot(f"own:{person.own.tile}", box)


def _lying(canvas: Canvas, own: CharacterView, words: Words, room: Box) -> int:
    """From the right: that it was used, cubes on it, a count of tokens and walls."""
    right, y = room.right, room.y + (room.h - SIDE) // 2
    if own.used:
        said = words.say("sheet-used")
        w = width(said, "semi", LEAST)
        canvas.text(said, Box(right - w, room.y, w, room.h), "semi", LEAST, INK, least=LEAST)
        right -= w + 16
    for good in reversed(own.deposit):
        cube(canvas, good, Box(right - SIDE, y, SIDE, SIDE))
        right -= SIDE + 6
    if own.tokens + own.walls:
        at = Box(right - SIDE - 4, y - 2, SIDE + 4, SIDE + 4)
        canvas.shape("disc", at, INK)
        canvas.shape("disc", at.inset(2), GOLD)
        canvas.text(str(own.tokens + own.walls), at, "bold", LEAST, INK, "centre", least=LEAST)
        right -= SIDE + 10
    return right


def _lines(text: str) -> tuple[str, ...]:
    return break_lines(text, "text", LEAST, INNER - 28) if text else ()


def _rule(own: CharacterView, words: Words) -> str:
    return words.say(f"character-{character_name(own.tile)}.rule")


def _hint(own: CharacterView, words: Words) -> str:
    return words.tell(CHARACTER_HINT[own.tile])


def _nothing(own: CharacterView, words: Words) -> str:
    return ""
