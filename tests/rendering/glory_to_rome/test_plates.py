"""Name plates of a crowded table: what a building does begins beside its name only to save room."""

from __future__ import annotations

from msgspec.structs import replace

from games.glory_to_rome.data.cards import KINDS
from games.glory_to_rome.state import Variant
from rendering.frame import Frame
from rendering.glory_to_rome.player.detail import Detail
from rendering.glory_to_rome.player.plates import NAME, TEXT, plates
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.type import leading
from tests.rendering.glory_to_rome.positions import game, read

WIDE = 350


def test_a_line_begins_beside_the_name_only_where_the_plate_would_be_higher_without():
    view = read(game(3)[150].view)
    some = next(b for p in view.players for b in p.buildings)
    all_of_them = [replace(some, name=name, complete=True) for name in KINDS]
    found = plates(
        all_of_them, words_for(view, Frame(language="de")), Variant(), WIDE, Detail.DENSE
    )
    below = [plate for plate in found if not plate.run_in]
    assert below
    assert [plate for plate in found if plate.run_in]
    for plate in below:
        assert plate.height == NAME + len(plate.lines) * leading(TEXT) + 6
