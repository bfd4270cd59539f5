"""How materials look: type reads on every one of them."""

from __future__ import annotations

import pytest

from rendering.glory_to_rome.look import COLOUR
from rendering.kit.theme import contrast, on


@pytest.mark.parametrize("material", COLOUR)
def test_type_reads_on_every_material(material):
    ground = COLOUR[material]
    assert contrast(ground, on(ground)) >= 4.5
