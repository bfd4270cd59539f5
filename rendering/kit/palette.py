"""The 256 colours of a finished picture: the theme's, and the steps between type and grounds.

A picture of flat colours loses nothing by them, and its file is a quarter the size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from PIL import Image

from rendering.kit import theme
from rendering.kit.cache import remember
from rendering.kit.seats import SEATS
from rendering.kit.theme import Colour, mix, on

COLOURS = 256
APART = 4  # nearer ones would only compete: Pillow looks colours up in cells of 4
ROW = 256 // APART + 2  # cells, with an edge that keeps rows apart
_AROUND = tuple((r * ROW + g) * ROW + b for r, g, b in product((-1, 0, 1), repeat=3))
STEPS = (0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88)

_LIGHT = (theme.PLASTER_LIGHT, theme.PLASTER, theme.MARBLE, theme.CHANGED_GROUND)
_FLAT = (
    *_LIGHT,
    theme.INK,
    theme.RED,
    theme.RED_DARK,
    theme.GOLD,
    theme.OCHRE,
    theme.CHANGED,
    theme.VERDIGRIS,
    theme.INK_SOFT,
    theme.INK_FAINT,
    theme.PLASTER_DARK,
    mix(theme.RED, theme.OCHRE, 0.7),
    mix(theme.PLASTER, theme.INK, 0.05),
    mix(theme.PLASTER, theme.INK, 0.09),
    *theme.SOURCES,
)


@remember(8)
def palette(own: tuple[Colour, ...]) -> Image.Image:
    """For `Image.quantize`: the theme, the seats, and a game's own colours with tints."""
    chosen: dict[int, Colour] = {}  # by the cell of its place, which holds no second one
    for colour in dict.fromkeys(_wanted(own)):
        if len(chosen) == COLOURS:
            break
        r, g, b = colour
        cell = (r // APART * ROW + g // APART) * ROW + b // APART
        near = [chosen[cell + step] for step in _AROUND if cell + step in chosen]
        if all(_is_apart(colour, other) for other in near):
            chosen[cell] = colour
    made = Image.new("P", (1, 1))
    made.putpalette(bytes(part for colour in chosen.values() for part in colour))
    return made


@remember(8)
def colours_of(own: tuple[Colour, ...]) -> bytes:
    """The same as a file wants them."""
    return bytes(palette(own).getpalette() or ())


def reduced(image: Image.Image, own: tuple[Colour, ...]) -> Image.Image:
    """The image in the fixed colours of its game."""
    return image.quantize(palette=palette(own), dither=Image.Dither.NONE)


def repainted(image: Image.Image, own: tuple[Colour, ...]) -> Image.Image:
    """An image in a palette of its own, in the fixed colours of its game."""
    shades = bytes(image.getpalette() or ())
    found = reduced(Image.frombytes("RGB", (len(shades) // 3, 1), shades), own).tobytes()
    made = image.point(found.ljust(COLOURS, b"\0"))
    made.putpalette(colours_of(own))
    return made


def _wanted(own: Iterable[Colour]) -> Iterator[Colour]:
    """Flat areas first, then the edges of type on them, then tints."""
    grounds = (*own, *(seat.colour for seat in SEATS))
    yield from _FLAT
    yield from grounds
    deeds = (*(seat.colour for seat in SEATS), theme.CHANGED)
    yield from (mix(c, theme.PLASTER, share) for c in deeds for share in theme.FADED)
    yield from (mix(light, c, 0.14) for light in (theme.PLASTER_LIGHT, theme.MARBLE) for c in own)
    for ground in (*_LIGHT, theme.RED, *grounds, theme.GOLD, theme.CHANGED, theme.VERDIGRIS):
        yield from (mix(ground, on(ground), step) for step in STEPS)
    yield from (mix(theme.RED, theme.GOLD, step) for step in STEPS)
    for light in _LIGHT[:3]:
        yield from (mix(light, theme.CHANGED, step) for step in (0.15, 0.3, 0.5, 0.7))
        yield from (mix(light, theme.INK_SOFT, step) for step in (0.35, 0.7))
    tints = [mix(theme.MARBLE, c, 0.14) for c in own]
    back = (theme.MARBLE, theme.INK, theme.OCHRE, *own, *tints)
    yield from (mix(c, theme.PLASTER, theme.VEIL) for c in back)  # cards stepping back
    yield from (mix(theme.PLASTER, theme.VERDIGRIS, step) for step in (0.25, 0.5, 0.75))
    for light in _LIGHT[:3]:
        yield from (mix(light, c, step) for c in own for step in (0.35, 0.65))


def _is_apart(colour: Colour, other: Colour) -> bool:
    """Whether a colour leaves its cell to another: what is nearer to its corner would take it."""
    corner = Colour(*(part // APART * APART for part in other))
    far = max(abs(x - y) for x, y in zip(colour, other, strict=True)) >= APART
    return far and _distance(colour, corner) >= _distance(other, corner)


def _distance(a: Colour, b: Colour) -> int:
    """Squared."""
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))
