"""Name plates of a crowded table: what a building does begins beside its name only to save room."""

from __future__ import annotations

from msgspec.structs import replace

from games.glory_to_rome.data.cards import KINDS
from games.glory_to_rome.state import Variant
from rendering.frame import Frame
from rendering.glory_to_rome.player.detail import Detail
from rendering.glory_to_rome.player.plates import NAME, TEXT, Plate, plates
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.type import leading
from tests.rendering.glory_to_rome.positions import game, read

WIDE = 350


def of_all_buildings(detail: Detail) -> list[Plate]:
    view = read(game(3)[150].view)
    some = next(b for p in view.players for b in p.buildings)
    all_of_them = [replace(some, name=name, complete=True) for name in KINDS]
    words = words_for(view, Frame(language="de"))
    return plates(all_of_them, words, Variant(), WIDE, detail)


def test_a_line_begins_beside_the_name_only_where_the_plate_would_be_higher_without():
    found = of_all_buildings(Detail.TIGHT)
    below = [plate for plate in found if not plate.run_in]
    assert below
    assert [plate for plate in found if plate.run_in]
    for plate in below:
        assert plate.height == NAME + len(plate.lines) * leading(TEXT) + 6


def test_where_there_is_more_room_a_function_is_not_torn():
    found = of_all_buildings(Detail.DENSE)
    assert all(len(plate.lines) == 1 for plate in found if plate.run_in)
    tight = of_all_buildings(Detail.TIGHT)
    assert sum(p.height for p in found) >= sum(p.height for p in tight)
