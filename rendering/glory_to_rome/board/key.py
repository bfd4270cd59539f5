"""What the signs mean, in one line at the foot of the board."""

from __future__ import annotations

from games.core.text import Language
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.theme import INK_SOFT, PLASTER
from rendering.kit.type import SMALLEST, width
from rendering.words.spoken import Words

HEIGHT = 28
SIGN = 24

SIGNS: tuple[tuple[Icon | None, str], ...] = (
    ("hourglass-half", "asked"),
    ("crown", "leader"),
    (None, "hand"),  # the fan of cards, a shape of our own
    ("box-archive", "vault"),
    ("users", "clients"),
    ("boxes-stacked", "stockpile"),
    ("landmark", "sites"),
    ("mountain", "out-of-town"),
    ("stairs", "for-all"),
    ("link", "captured"),
    ("dungeon", "works"),
)
BADGE = "+1"  # beside a pile of the pool: cards that were played and will lie there


def legend(words: Words) -> Canvas:
    return _legend(words.package, words.language)


@remember(4)
def _legend(package: str, language: Language) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    told = [(icon, words.say(f"gtr-{key}")) for icon, key in SIGNS]
    coming, badge = words.say("gtr-incoming"), width(BADGE, "bold", SMALLEST)
    needed = [SIGN + 6 + width(text, "semi", SMALLEST) for _, text in told]
    left = INNER - badge - 6 - width(coming, "semi", SMALLEST)
    gap = (left - sum(needed)) // len(told)
    x = 0
    for (icon, text), w in zip(told, needed, strict=True):
        if icon:
            canvas.icon(icon, x + SIGN // 2, HEIGHT // 2, SIGN - 2, INK_SOFT)
        else:
            canvas.shape("fan", Box(x, 2, SIGN, SIGN), INK_SOFT)
        room = Box(x + SIGN + 6, 0, w - SIGN - 6, HEIGHT)
        canvas.text(text, room, "semi", SMALLEST, INK_SOFT)
        x += w + gap
    canvas.text(BADGE, Box(left, 0, badge, HEIGHT), "bold", SMALLEST, INK_SOFT)
    room = Box(left + badge + 6, 0, INNER - left - badge - 6, HEIGHT)
    canvas.text(coming, room, "semi", SMALLEST, INK_SOFT)
    return canvas
