"""How materials look: type reads on every one of them, and all eyes tell them apart."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from rendering.glory_to_rome.look import COLOUR
from rendering.kit.theme import contrast, on
from tests.rendering.kit.test_seats import EYES, seen

APART = 20  # CIE76; they have signs besides


@pytest.mark.parametrize("material", COLOUR)
def test_type_reads_on_every_material(material):
    ground = COLOUR[material]
    assert contrast(ground, on(ground)) >= 4.5


@pytest.mark.parametrize("eye", EYES)
def test_any_two_materials_are_apart(eye):
    for one, other in combinations(COLOUR, 2):
        assert dist(seen(COLOUR[one], eye), seen(COLOUR[other], eye)) >= APART, (one, other)
