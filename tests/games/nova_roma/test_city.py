"""The map of the city and placing buildings on it."""

from __future__ import annotations

from itertools import product

import pytest

from games.core.catalogue import Catalogue
from games.core.match import Match
from games.nova_roma.city.blocks import occupied
from games.nova_roma.city.board import (
    CELLS,
    MARKS,
    PLACES,
    REWARD_SPACES,
    ZONE_MASK,
    free_places,
    mask_of,
)
from games.nova_roma.data import TABLES
from games.nova_roma.data.shapes import ORIENTATIONS, SHAPES, size_of
from games.nova_roma.terms import ZONES
from tests.games.nova_roma.scene import Scene

PLACES_PER_ZONE = {
    "I1": (30, 20, 13),
    "I2": (42, 26, 16),
    "I3": (28, 16, 8),
    "V3": (60, 30, 18),
    "I4": (16, 8, 2),
    "O4": (12, 5, 3),
    "T4": (40, 16, 8),
    "L4": (76, 40, 20),
    "Z4": (40, 18, 10),
}


def turned(cells: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    return frozenset((c, -r) for r, c in cells)


def mirrored(cells: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    return frozenset((r, -c) for r, c in cells)


def at_origin(cells: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_orientations_are_all_rotations_and_mirror_images_once(shape: str) -> None:
    cells = frozenset(SHAPES[shape][0].offsets)
    wanted = set()
    for mirror, turns in product((False, True), range(4)):
        image = mirrored(cells) if mirror else cells
        for _ in range(turns):
            image = turned(image)
        wanted.add(at_origin(image))
    listed = [at_origin(frozenset(o.offsets)) for o in SHAPES[shape]]
    assert len(listed) == len(set(listed))
    assert set(listed) == wanted


@pytest.mark.parametrize("shape", SHAPES)
def test_an_empty_board_has_as_many_places_as_counted_by_hand(shape: str) -> None:
    counts = tuple(sum(map(len, free_places(shape, (zone,), 0))) for zone in ZONES)
    assert counts == PLACES_PER_ZONE[shape]


def test_no_two_places_of_a_shape_cover_the_same_cells() -> None:
    for shape in SHAPES:
        masks = [p.mask for group in free_places(shape, ZONES, 0) for p in group]
        assert len(masks) == len(set(masks))


def test_places_stand_on_building_cells_of_one_zone() -> None:
    for place in PLACES.values():
        assert all(MARKS[cell] in ".n" and cell[0] == place.zone for cell in place.cells)
        assert place.mask == mask_of(place.cells)
        assert place.mask & ~ZONE_MASK[place.zone] == 0
        assert place.anchor == place.cells[0]
    assert len(CELLS) == 63


def test_the_cells_around_rewards_are_those_of_the_specification() -> None:
    around = {name: " ".join(space.cells) for name, space in REWARD_SPACES.items()}
    assert " ".join(around) == "A12 A16 A34 A52 A56 B16 B22 B35 B41 C14 C22 C41"
    assert around["A34"] == "A23 A24 A25 A33 A35 A43 A44 A45"
    assert around["B16"] == "B15 B25 B26"
    assert around["B35"] == "B24 B25 B26 B34 B36 B44 B45 B46"
    assert around["C41"] == "C31 C32 C42"
    assert [name for name, space in REWARD_SPACES.items() if space.three_plus] == [
        "A34",
        "A52",
        "B16",
        "C14",
    ]


# ---- placing ----------------------------------------------------------------------------------

ONE_OF_EACH_SHAPE = {TABLES.building[id].shape: id for id in TABLES.building}
RICH = {"coins": 5, "goods": "w5 s5 t5 v5 h5", "artisans": 3}


def builder(shape: str, strength: int, players: int = 3) -> Scene:
    """A player who has just completed a contract of this shape."""
    contract = ONE_OF_EACH_SHAPE[shape]
    scene = Scene(players).player(0, **RICH).offers(building=contract)
    return scene.acts(0, "build", strength).script(0, f"contract:{contract}")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("shape", "strength"), [*product(SHAPES, (1, 2, 3))])
def test_every_legal_place_can_be_reached_once_and_no_other(
    shape: str, strength: int, players: int
) -> None:
    scene = builder(shape, strength, players)
    board = occupied(scene.now)
    legal = sorted(
        place.mask
        for place in PLACES.values()
        if ORIENTATIONS[place.orientation].shape == shape
        and place.zone in ZONES[:strength]
        and not place.mask & board
    )
    assert sorted(reached(scene.match)) == legal


def reached(match: Match) -> list[int]:
    """The cells of every building that can be planned from here."""
    asked = match.pending(0)
    if asked.key == "nova.build.confirm":
        return [mask_of(match.view(None).turn.planned.cells)]
    found = []
    for option in asked.options:
        if option.id == "none":
            continue
        if asked.key == "nova.build.spot":
            assert option.spot == option.id
            assert option.group == option.id[:2]
        twin = match.clone()
        twin.submit(0, twin.seq, [option.id])
        found += reached(twin)
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_a_building_is_placed_with_at_most_four_answers(shape: str) -> None:
    contract = ONE_OF_EACH_SHAPE[shape]
    scene = Scene(3).player(0, **RICH).offers(building=contract).acts(0, "build", 3)
    scene.answer(0, f"contract:{contract}")
    answers = 1
    while scene.key().startswith("nova.build"):
        pick = "build" if scene.key() == "nova.build.confirm" else scene.options()[0]
        scene.answer(0, pick)
        answers += 1
    assert answers <= 4
    assert len(scene.now.buildings[-1].place) > 0
    assert scene.now.buildings[-1].contract == contract


def test_the_view_shows_the_building_before_it_is_confirmed() -> None:
    scene = builder("V3", 1).script(0, "A:V3.r0")
    planned = scene.view().turn.planned
    assert (planned.zone, planned.orientation, planned.cells) == ("A", "V3.r0", ())
    scene.answer(0, "A11")
    planned = scene.view().turn.planned
    assert planned.cells == ("A11", "A21", "A22")
    assert scene.now.buildings == []
    scene.answer(0, "build")
    assert scene.view().turn.planned is None
    assert scene.view().buildings[0].cells == ("A11", "A21", "A22")


def test_a_confirmed_place_can_be_taken_back_and_chosen_anew() -> None:
    scene = builder("V3", 1).script(0, "A:V3.r0", "A11")
    scene.match.undo(0)
    assert scene.key() == "nova.build.spot"
    scene.script(0, "A31", "build")
    assert scene.view().buildings[0].cells == ("A31", "A41", "A42")


def test_another_spot_asks_again_and_gives_nothing_up() -> None:
    scene = builder("V3", 1).script(0, "A:V3.r0", "A11")
    assert scene.options() == ["build", "none"]
    scene.script(0, "none")
    planned = scene.view().turn.planned
    assert (planned.zone, planned.orientation, planned.cells) == (None, None, ())
    assert scene.key() == "nova.build.orientation"
    scene.script(0, "A:V3.r2", "A13", "none", "A:V3.r2", "A13", "build")
    assert scene.view().buildings[0].cells == ("A13", "A14", "A24")


def test_a_building_is_declined_where_its_orientation_is_asked() -> None:
    scene = builder("V3", 1).script(0, "A:V3.r0", "A11", "none")
    assert scene.options()[-1] == "none"
    scene.script(0, "none")
    assert scene.now.buildings == []
    assert "did-builds-nothing" in scene.told()


def test_a_single_block_is_declined_where_its_spot_is_asked() -> None:
    scene = builder("I1", 1)
    assert (scene.key(), scene.options()[-1]) == ("nova.build.spot", "none")
    scene.script(0, "A11", "none")
    assert (scene.key(), scene.options()[-1]) == ("nova.build.spot", "none")
    scene.script(0, "none")
    assert scene.now.buildings == []


def test_a_building_with_one_spot_left_can_be_declined() -> None:
    scene = only_spot("A11").offers(building="BC01").acts(0, "build", 1)
    scene.script(0, "contract:BC01")
    assert (scene.key(), scene.options()) == ("nova.build.spot", ["A11", "none"])


def only_spot(cell: str) -> Scene:
    """Zone A is full but for one cell."""
    taken = [other for other in CELLS if other[0] == "A" and other != cell]
    return Scene(3).player(0, **RICH).block(1, *taken)


def test_the_confirmation_marks_the_first_cell_of_the_plan() -> None:
    """So that the picture shows that part of the city close up."""
    scene = builder("V3", 1).script(0, "A:V3.r2", "A13")
    assert [option.spot for option in scene.asked().options] == ["A13", None]


def test_the_hint_of_a_spot_names_what_it_completes() -> None:
    scene = Scene(3).block(1, "B31", "B32").reward("B41", "RT07").player(0, **RICH)
    scene.offers(building="BC01").acts(0, "build", 2).script(0, "contract:BC01", "B:I1.r0")
    hints = {option.id: option.hint for option in scene.asked().options}
    reward = hints["B42"]
    assert (reward.args["space"], reward.args["left"]) == ("B41", 0)
    assert hints["B14"] is None


def test_the_open_cells_of_a_hint_are_those_left_after_building() -> None:
    scene = Scene(3).block(1, "B31").player(0, **RICH)
    scene.offers(building="BC01").acts(0, "build", 2).script(0, "contract:BC01", "B:I1.r0")
    hints = {option.id: option.hint for option in scene.asked().options}
    assert (hints["B42"].args["space"], hints["B42"].args["left"]) == ("B41", 1)
    said = Catalogue("en", "games.nova_roma", strict=True).say(hints["B42"])
    assert said.endswith("leaves one cell open")


def test_all_tail_choices_fit_one_page_of_a_select() -> None:
    for shape in SHAPES:
        scene = builder(shape, 3)
        assert size_of(shape) <= 4
        if scene.key() == "nova.build.orientation":
            assert len(scene.options()) <= 25
