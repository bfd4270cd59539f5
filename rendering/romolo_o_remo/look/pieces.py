"""Units as pieces: a small figure for each kind, in the colour of its king."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageFilter

from games.romolo_o_remo.terms import UnitKind
from rendering.kit.cache import remember
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, PLASTER_DARK, RED, Colour, colour, mix
from rendering.romolo_o_remo.look.buildings import Chisel
from rendering.romolo_o_remo.look.colours import GOODS, STONEWORK, THATCH

SKIN = colour("#D9A77C")
TIRED = 0.45  # share of plaster in a piece that lies


class Cloth:
    """The colours of a piece; of a tired one they are pale."""

    def __init__(self, seat: int, tired: bool) -> None:
        self.tired = tired
        self.coat = self(SEATS[seat].colour)
        self.dark = mix(self.coat, INK, 0.3)

    def __call__(self, face: Colour) -> Colour:
        return mix(face, PLASTER_DARK, TIRED) if self.tired else face


def _body(c: Chisel, cloth: Cloth) -> None:
    c.area([(0.16, 0.97), (0.3, 0.46), (0.62, 0.46), (0.76, 0.97)], cloth.coat)
    c.disc(0.46, 0.3, 0.16, cloth(SKIN))


def _worker(c: Chisel, cloth: Cloth) -> None:
    c.line([(0.84, 0.96), (0.84, 0.2)], INK, 0.12)
    c.line([(0.84, 0.94), (0.84, 0.22)], cloth(GOODS["wood"]), 0.06)
    c.area([(0.66, 0.3), (0.7, 0.14), (0.98, 0.14), (0.98, 0.3)], cloth(STONEWORK))
    _body(c, cloth)
    c.area([(0.2, 0.27), (0.46, 0.06), (0.72, 0.27)], cloth(THATCH))
    c.box(0.3, 0.62, 0.32, 0.34, cloth(mix(THATCH, MARBLE, 0.5)))


def _soldier(c: Chisel, cloth: Cloth) -> None:
    c.line([(0.88, 0.02), (0.88, 0.98)], INK, 0.09)
    _body(c, cloth)
    c.area([(0.28, 0.3), (0.3, 0.16), (0.46, 0.1), (0.62, 0.16), (0.66, 0.3)], cloth(STONEWORK))
    c.area([(0.24, 0.18), (0.36, 0.02), (0.66, 0.02), (0.72, 0.16), (0.46, 0.12)], cloth(RED))
    c.area([(0.04, 0.48), (0.5, 0.48), (0.5, 0.78), (0.27, 0.95), (0.04, 0.78)], cloth.coat)
    c.disc(0.27, 0.67, 0.09, cloth(MARBLE))


def _mercenary(c: Chisel, cloth: Cloth) -> None:
    c.line([(0.1, 0.98), (0.94, 0.12)], INK, 0.1)
    _body(c, cloth)
    c.area([(0.26, 0.28), (0.46, 0.0), (0.66, 0.28)], cloth(STONEWORK))
    c.disc(0.6, 0.7, 0.2, cloth(THATCH))
    c.disc(0.6, 0.7, 0.06, cloth(STONEWORK))


def _explorer(c: Chisel, cloth: Cloth) -> None:
    c.line([(0.14, 0.98), (0.14, 0.16)], INK, 0.09)
    c.area([(0.2, 0.97), (0.3, 0.44), (0.62, 0.44), (0.94, 0.97)], cloth.coat)
    c.area([(0.46, 0.46), (0.62, 0.44), (0.94, 0.97), (0.56, 0.97)], cloth.dark)
    c.disc(0.46, 0.3, 0.16, cloth(SKIN))
    c.area([(0.1, 0.26), (0.32, 0.22), (0.36, 0.06), (0.56, 0.06), (0.6, 0.22), (0.82, 0.26)],
           cloth(GOODS["wood"]))  # fmt: skip


_DRAWN: dict[UnitKind, Callable[[Chisel, Cloth], None]] = {
    "worker": _worker,
    "soldier": _soldier,
    "mercenary": _mercenary,
    "explorer": _explorer,
}


@remember(200)
def piece(w: int, h: int, kind: UnitKind, seat: int, lying: bool) -> Image.Image:
    """Standing; or lying on its side and pale."""
    chisel = Chisel(h, w) if lying else Chisel(w, h)
    _DRAWN[kind](chisel, Cloth(seat, lying))
    made = chisel.done()
    return _set_off(made.transpose(Image.Transpose.ROTATE_90) if lying else made)


def _set_off(made: Image.Image) -> Image.Image:
    """With a light line around, so that it is seen in dark woods."""
    rim = made.getchannel("A").filter(ImageFilter.MaxFilter(2 * max(1, made.height // 22) + 1))
    light = Image.new("RGBA", made.size, (*MARBLE, 0))
    light.putalpha(rim)
    light.alpha_composite(made)
    return light
