"""Signs: goods, people, markers and what effects bring, as tokens between figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.corduba.data import TABLES
from games.corduba.data.components import Cost
from games.corduba.data.effects import (
    Choose,
    Denarii,
    Effect,
    FreeSpecialist,
    Gain,
    Harmony,
    Market,
    PayFirst,
    PeculiumAgain,
    Popularity,
    Prestige,
    Register,
    SenatorMarker,
    Suppress,
    TakeOffering,
    TakeTroop,
    WorkerOrSpecialist,
    Workers,
)
from games.corduba.terms import COLOURS as ROOF_COLOURS
from games.corduba.terms import OFFERING_VALUE, RESOURCES, TROOP_VALUE
from rendering.corduba.look.colours import FLAME, GOODS, HEART, ROOF
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import coin
from rendering.kit.signs import ARROW, Parts, PartsPen, Sign, sign
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    RED,
    TYRIAN,
    Colour,
    on,
)
from rendering.kit.type import figure

SIGN: dict[str, Sign] = {
    "food": "wheat-awn",
    "wood": "log",
    "stone": "ashlar",
    "tool": "hammer",
    "amphora": "amphora",
    "marble": "column",
    "denarii": "disc",
    "good": "boxes-stacked",
    "basic": "boxes-stacked",
    "worker": "chess-pawn",
    "strength": "chess-pawn",
    "specialist": "user-plus",
    "special": "person-digging",
    "register": "users",
    "popularity": "heart",
    "harmony": "lyre",
    "prestige": "shield-halved",
    "flame": "fire-flame-curved",
    "insula": "house",
    "senator": "toga",
    "market": "scale-balanced",
    "again": "repeat",
    "builds": "trowel-bricks",
    "monument": "archway",
    "velites": "shield-halved",
    "legionarii": "shield-halved",
    "equites": "shield-halved",
    "offering1": "wine-glass",
    "offering2": "wine-glass",
}
SIGN |= {f"specialist:{colour}": SIGN["worker"] for colour in ROOF_COLOURS}
BUILDING_SIGN: dict[str, Sign] = {
    "excubitorium": "tower-observation",
    "herbarium": "leaf",
    "aerarium": "coins",
    "sanctuarium": "hands-praying",
    "collegium_fabrorum": "hammer",
    "cudendum": "screwdriver-wrench",
    "odeum": "music",
    "schola": "book-open",
    "balneum": "bath",
    "forum": "users",
    "aedis": "landmark",
    "officina_fabrorum": "cubes",
    "emporium": "store",
    "librarium": "scroll",
    "ludus": "hand-fist",
    "sanatorium": "mortar-pestle",
    "basilica": "building-columns",
    "amphitheatrum": "masks-theater",
}
INK_OF: dict[str, Colour] = {
    "worker": INK,
    "strength": INK,
    "specialist": TYRIAN,
    "special": RED,
    "register": INK,
    "popularity": HEART,
    "harmony": OCHRE,
    "prestige": TYRIAN,
    "flame": FLAME,
    "insula": INK_SOFT,
    "senator": RED,
    "market": INK,
    "again": INK_SOFT,
    "good": INK_SOFT,
    "basic": INK_SOFT,
    "builds": INK,
    "monument": INK,
    **{f"specialist:{colour}": ROOF[colour] for colour in ROOF_COLOURS},
}
VALUE: dict[str, int] = {  # markers have it written on them
    **{str(kind): n for kind, n in TROOP_VALUE.items()},
    **{str(kind): n for kind, n in OFFERING_VALUE.items()},
}
MARKER_FACE: dict[str, Colour] = {
    **dict.fromkeys(TROOP_VALUE, RED),
    **dict.fromkeys(OFFERING_VALUE, TYRIAN),
}


def token(
    canvas: Canvas, what: str, cx: int, cy: int, size: int, ink: Colour | None = None
) -> None:
    """A good, marker or figure, of its own colour unless another ink is asked for."""
    box = Box(cx - size // 2, cy - size // 2, size, size)
    if what == "denarii":
        coin(canvas, box)
    elif what in RESOURCES:
        good(canvas, what, box)
    elif what in VALUE:
        marker(canvas, what, box)
    else:
        sign(canvas, SIGN[what], cx, cy, size, ink or INK_OF[what])


def good(canvas: Canvas, what: str, box: Box) -> None:
    """A crate in the colour of its good."""
    face = next(face for resource, face in GOODS.items() if resource == what)
    canvas.plate(box, max(2, box.w // 7), face, INK, 2 if box.w > 20 else 1)
    sign(canvas, SIGN[what], *box.middle, round(box.w * 0.68), on(face))


def marker(canvas: Canvas, what: str, box: Box) -> None:
    """A troop as a shield, an offering as a bowl, with its value."""
    face = MARKER_FACE[what]
    if what in TROOP_VALUE:
        canvas.rounded(box, box.w // 4, INK)
        canvas.rounded(box.inset(1), box.w // 4 - 1, face)
    else:
        canvas.shape("disc", box, INK)
        canvas.shape("disc", box.inset(1), face)
    size = max(14, round(box.h * 0.72))
    canvas.text(str(VALUE[what]), box, "bold", size, MARBLE, "centre", least=12)


# ---- rows of figures and tokens ---------------------------------------------------------------


_PEN = PartsPen(SIGN, token)
parts_width, parts_row = _PEN.width, _PEN.row


def cost_parts(strength: int, cost: Cost) -> Parts:
    """«2» workers, «3» denarii and so on, without what is not asked for."""
    basics = {str(what): n for what, n in cost.basics.items()}
    paid = {"strength": strength, "denarii": cost.denarii, **basics, "marble": cost.marble}
    return tuple(part for what, n in paid.items() if n for part in (str(n), what))


# ---- effects ----------------------------------------------------------------------------------


def effects_parts(effects: Sequence[Effect]) -> Parts:
    return tuple(part for effect in effects for part in effect_parts(effect))


def effect_parts(effect: Effect) -> Parts:
    match effect:
        case Gain():
            return (str(effect.n), effect.what)
        case Choose():
            return (str(effect.n), *effect.of)
        case Denarii():
            return (_signed(effect.n), "denarii")
        case Popularity():
            return (_signed(effect.n), "popularity")
        case Harmony():
            return (_signed(effect.n), "harmony")
        case Register():
            return ("+1", "register")
        case FreeSpecialist():
            return ("specialist",)
        case WorkerOrSpecialist():
            return ("register", "/", "specialist")
        case Workers():
            return (str(effect.n), "worker")
        case Prestige():
            return (_signed(effect.n), "prestige", *_where(effect))
        case TakeOffering():
            return ("offering1" if effect.value == 1 else "offering2",)
        case TakeTroop():
            return (effect.kind,)
        case Suppress():
            return (figure(-effect.n), "flame")
        case Market():
            return _market(effect)
        case PeculiumAgain():
            return ("specialist", "again")
        case SenatorMarker():
            return ("senator",)
        case PayFirst():
            return (figure(-effect.n), "denarii", ARROW, "I")
        case _:
            assert_never(effect)


WHERE = {"here": "", "choice": "S/P/T", "lowest": "↓", "highest": "↑"}
LETTER: dict[str, str] = {id: row.letter for id, row in TABLES.districts.items()}


def _where(effect: Prestige) -> Parts:
    said = WHERE.get(effect.where) if effect.where in WHERE else LETTER[effect.where]
    return (said,) if said else ()


def _market(effect: Market) -> Parts:
    most = (f"≤{effect.most}",) if effect.most else ()
    change = effect.buy or effect.sell
    return ("market", *((_signed(change),) if change else ()), *most)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else figure(n)


def medal(canvas: Canvas, box: Box) -> None:
    """A Senator to be won."""
    canvas.shape("disc", box, INK)
    canvas.shape("disc", box.inset(2), GOLD)
    canvas.shape("toga", box.inset(box.w // 5), INK)
