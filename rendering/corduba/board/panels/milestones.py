"""Res Gestae: what is still to be claimed, and who claimed the rest."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.data.components import Condition
from games.corduba.seat.view import View
from games.corduba.words.labels import MILESTONE_TEXT
from rendering.corduba.board.panels.panel import HEAD, panel
from rendering.corduba.look.signs import parts_row
from rendering.corduba.look.things import plaque
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge
from rendering.kit.signs import Parts
from rendering.kit.theme import INK
from rendering.words.spoken import Words

ROOMY = 60  # height of one that is read from afar


def milestones(view: View, words: Words, names: Sequence[str], w: int, h: int) -> Canvas:
    owners = {id: player.seat for player in view.players for id in player.milestones}
    shown = [id for id in TABLES.res_gestae if id in owners or id in view.milestones]
    canvas = panel(w, h, words.say("sheet-milestones"), under=plaque, pad=28)
    rows = max(1, -(-len(shown) // 2))
    tall, wide = (h - HEAD - 16) // rows, (w - 28) // 2
    for n, id in enumerate(shown):
        box = Box(16 + n % 2 * wide, HEAD + n // 2 * tall, wide - 6, tall - 4)
        _stele(canvas, id, owners.get(id), words, names, box)
    canvas.part(canvas.box)
    return canvas


def _stele(
    canvas: Canvas, id: str, owner: int | None, words: Words, names: Sequence[str], box: Box
) -> None:
    """Cut into the stone; who claimed one has the badge there."""
    room = Box(box.x + 10, box.y + 1, box.w - 20, box.h // 2)
    if owner is not None:
        side = min(34, box.h - 6)
        at = Box(box.right - side - 2, box.y + (box.h - side) // 2, side, side)
        badge(canvas, owner, names[owner], at, INK)
        room = Box(box.x + 10, box.y, box.w - side - 16, box.h)
    roomy = box.h >= ROOMY
    canvas.text(words.tell(MILESTONE_TEXT[id]), room, "semi", 27 if roomy else 22, INK)
    if owner is None:
        below = Box(box.x + 10, box.y + box.h // 2, box.w - 20, box.h // 2 - 1)
        parts_row(canvas, condition_parts(id), below, 28 if roomy else 20)
    canvas.spot(f"milestone:{id}", box, tag=Tag(Box(box.right - 42, box.y + 3, 38, 26)))


SIGNS: dict[str, str] = {
    "builds": "builds",
    "insulae": "insula",
    "denarii": "denarii",
    "register": "register",
    "popularity": "popularity",
    "specialists": "specialist",
}


def condition_parts(id: str) -> Parts:
    """A figure and a sign; who alone may claim it stands behind."""
    row = TABLES.res_gestae[id]
    piece = (f"specialist:{row.piece}",) if row.piece else ()
    return (*_condition(row.condition), *piece)


def _condition(condition: Condition) -> Parts:
    if condition.kind == "prestige_each":
        return (f"3×{condition.n}", "prestige")
    if condition.kind == "everywhere":
        return (str(condition.n), "monument", "+", "S·P·T", "builds")
    return (f"{condition.n}+", SIGNS[condition.kind])
