"""The characters on display, with what each does."""

from __future__ import annotations

from games.core.ids import kind as name_of
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.terms import CharacterType
from games.romolo_o_remo.words.labels import CHARACTER_HINT, CHARACTER_TEXT
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.theme import INK, LAPIS, OCHRE, OLIVE, PLASTER_DARK, RED, Colour
from rendering.kit.type import wrap
from rendering.romolo_o_remo.board.market import HEAD, below_each_other, panel
from rendering.words.spoken import Words

ROW = 79
FULL = 24  # type of rules, where it fits
ROOMY = 240  # more than a whole rule needs
ASKED, ASKED_ROW, APART = 640, 104, 8  # width of two columns, height of a row, and between frames
GROUP_SIGN: dict[str, tuple[Icon, Colour]] = {
    "military": ("shield-halved", RED),
    "economy": ("scale-balanced", LAPIS),
    "vp": ("crown", OCHRE),
    "civil": ("users", OLIVE),
}


def asked_characters(view: View, words: Words) -> Canvas:
    """For a question about them: in two columns with frames apart, as large as a phone needs it."""
    rows = max(1, -(-sum(1 for tile in view.display if tile) // 2))
    return characters(view, words, ASKED, 2, HEAD + 8 + rows * ASKED_ROW, APART)


def characters(
    view: View, words: Words, w: int, columns: int, room: int = 0, apart: int = 0
) -> Canvas:
    """In one column or several; where there is room with the whole rules.

    Those that stand apart are one picture; else each makes sense alone.
    """
    note = words.say("sheet-stack", n=view.stack) + _backs(view.stack_types)
    shown = [tile for tile in view.display if tile]
    rows = max(1, -(-len(shown) // columns))
    step = (w - 16) // columns
    row = max(ROW, min(ROOMY, (room - HEAD - 8) // rows))
    canvas = panel(w, HEAD + rows * row + 8, words.say("sheet-characters"), note)
    size = step - 4 - apart, row - 4 - apart
    room_w, room_h = size[0] - 14 - apart, size[1] - 28  # for what each does
    told = [_told(tile, words, room_w, room_h) for tile in shown]
    sizes = [wrap(said, "text", FULL, room_w, room_h).size for said in told]
    for slot, (tile, said) in enumerate(zip(shown, told, strict=True)):
        box = Box(8 + slot // rows * step, HEAD + slot % rows * row, *size)
        _person(canvas, tile, words, box, aside=bool(apart))
        at = Box(box.x + 8, box.y + 28, room_w, room_h)
        below_each_other(canvas, said, at, min(sizes))
        if not apart:
            canvas.part(box.inset(-2))
    return canvas


def _rule(tile: str, words: Words) -> str:
    return words.say(f"character-{name_of(tile)}.rule")


def _backs(types: dict[CharacterType, int]) -> str:
    """What the backs of the stack tell."""
    told = [f"{type} {n}" for type, n in types.items() if n]
    return f" ({' · '.join(told)})" if told else ""


def _told(tile: str, words: Words, w: int, h: int) -> str:
    """The whole rule where it fits."""
    said = _rule(tile, words)
    too_long = wrap(said, "text", FULL, w, h).elided
    return words.tell(CHARACTER_HINT[tile]) if too_long else said


def _person(canvas: Canvas, tile: str, words: Words, box: Box, aside: bool) -> None:
    """The name with the sign of its group, which gives way to a number where it is asked for."""
    canvas.fill(Box(box.x + 6, box.bottom, box.w - 12, 2), PLASTER_DARK)
    icon, colour = GROUP_SIGN[TABLES.characters[name_of(tile)].group]
    canvas.icon(icon, box.right - 22 if aside else box.x + 18, box.y + 17, 22, colour)
    name = Box(box.x + 38, box.y, box.w - 44 - (32 if aside else 0), 29)
    canvas.text(words.tell(CHARACTER_TEXT[tile]), name, "head", 24, INK)
    tag = Tag(Box(box.x + 3, box.y + 4, 30, 26))
    canvas.spot(f"character:{tile}", box, tag=tag)
