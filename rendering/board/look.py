"""How the pictures of a game differ from those of all others at the first glance."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PIL import Image

from rendering.kit.shapes import meander_mask
from rendering.kit.theme import INK, OCHRE, OLIVE, PLASTER, RED, Colour, mix

GAINED = mix(OLIVE, INK, 0.35)


def red_wall(w: int, h: int) -> Image.Image:
    """A wall in Pompeian red, for games without a painting of their own."""
    return Image.new("RGB", (w, h), RED)


class Look(Struct, frozen=True):
    """A game's painting and the colours that go with it."""

    painting: Callable[[int, int], Image.Image] = red_wall  # behind the turn, made once for a size
    colours: tuple[Colour, ...] = ()  # of the painting, for the palette
    ground: Colour = PLASTER
    frame: Colour = RED  # around what is shown of the table
    border: Callable[[int, int], Image.Image] = meander_mask  # below the painting
    border_colour: Colour = mix(RED, OCHRE, 0.8)

    @property
    def palette(self) -> tuple[Colour, ...]:
        """Colours the finished picture needs besides those of the board."""
        grounds = self.ground, mix(self.ground, INK, 0.3), self.frame, mix(self.frame, INK, 0.35)
        between = (mix(self.ground, INK, share) for share in (0.15, 0.5, 0.7, 0.85))
        return (*grounds, self.border_colour, GAINED, *between, *self.colours)


PLAIN = Look()
