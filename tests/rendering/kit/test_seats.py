"""Seats stay apart for every kind of eye."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from rendering.kit.seats import SEATS, initial
from rendering.kit.theme import Colour, contrast, on

ENOUGH = 30  # CIE76; 2.3 is just noticeable, 30 is another colour

# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    def root(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: Colour, eye: str) -> tuple[float, float, float]:
    parts = [linear(part) for part in colour]
    mixed = [sum(m * p for m, p in zip(row, parts, strict=True)) for row in EYES[eye]]
    return lab(*(min(1.0, max(0.0, part)) for part in mixed))


@pytest.mark.parametrize("eye", EYES)
def test_any_two_seats_are_far_apart(eye):
    for one, other in combinations(SEATS, 2):
        apart = dist(seen(one.colour, eye), seen(other.colour, eye))
        assert apart >= ENOUGH, f"{one} and {other}: {apart:.1f}"


def test_the_simulation_knows_colours_that_fall_together():
    red, green = Colour(160, 90, 60), Colour(110, 110, 58)
    assert dist(seen(red, "normal"), seen(green, "normal")) > ENOUGH
    assert dist(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < 12


def test_every_seat_has_its_own_shape_and_a_readable_initial():
    assert len({seat.shape for seat in SEATS}) == len(SEATS)
    for seat in SEATS:
        assert contrast(seat.colour, on(seat.colour)) >= 4.5


@pytest.mark.parametrize(
    ("name", "letter"),
    [("livia", "L"), ("Öcher", "Ö"), ("🦁 Leo", "L"), ("🦁", "?"), ("42", "4")],
)
def test_the_initial_is_the_first_letter_our_type_can_draw(name, letter):
    assert initial(name) == letter
