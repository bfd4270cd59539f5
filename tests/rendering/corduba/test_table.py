"""What lies around the town, what changed, what stands beside a question."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.corduba import GAME
from games.corduba.data import TABLES
from games.corduba.state import Basket, Planned
from games.core.match import Match
from rendering.board.changes import Figures
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.corduba import PAINTER
from rendering.corduba.board.changes import changes
from rendering.corduba.board.panels.market import market
from rendering.corduba.board.panels.milestones import condition_parts
from rendering.corduba.board.panels.offers import action_parts
from rendering.corduba.board.panels.own import OWN
from rendering.corduba.board.panels.uses import USES
from rendering.corduba.board.scene import MARKET, STRIP
from rendering.corduba.hand.monuments import monument_list
from rendering.corduba.hand.prices import payable_monuments
from rendering.corduba.words.alt import hand_alt
from rendering.corduba.words.head import words_for
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.theme import VERDIGRIS
from tests.games.corduba.scene import Scene
from tests.rendering.corduba.positions import NAMES, drawn, seen, words_on


def test_goods_people_and_senators_of_everybody_are_there():
    view = Match.start(GAME, 4, 1, boosted=True).view(None)
    canvas = drawn(view)
    for seat in range(4):
        for what in ("denarii", "workers", "popularity", "harmony", "senators"):
            assert f"p{seat}:{what}" in canvas.spots


def test_only_freed_specialists_and_abilities_that_are_left_are_told():
    view = seen(Scene(2).player(0, freed="red", character="claudia_b"))
    one, other = view.players
    ready = replace(view, players=(replace(one, ability_ready=True), replace(other, freed=())))
    used = replace(view, players=(replace(one, ability_ready=False), other))
    canvas = drawn(ready)
    assert "p0:specialists" in canvas.spots
    assert "p1:specialists" not in canvas.spots
    name = words_on(drawn(used))
    assert not any(text.startswith("Claudia:") for text in name)
    assert any(text.startswith("Claudia:") for text in words_on(canvas))


def test_upkeep_and_what_rome_asks_for_are_forecast():
    scene = Scene(2).player(0, register=9, harmony=4, troops="velites 2")
    canvas = drawn(seen(scene))
    assert "pays 5" in words_on(canvas)
    assert f"4/{seen(scene).demand.troops}" in words_on(canvas)


def test_alone_one_sees_the_cards_of_the_opponent():
    view = Match.start(GAME, 1, 1, boosted=True).view(None)
    canvas = drawn(view)
    assert "caepio" in canvas.spots
    assert "Caepio" in words_on(canvas)
    assert not [spot for spot in canvas.spots if spot.startswith("milestone:")]


def test_a_claimed_milestone_shows_who_has_it():
    scene = Scene(2)
    claimed, *rest = scene.state.milestones
    scene.state.milestones.remove(claimed)
    scene.state.players[1].milestones.append(claimed)
    canvas = drawn(seen(scene))
    assert {f"milestone:{id}" for id in (claimed, *rest)} <= canvas.spots.keys()
    there = canvas.spots[f"milestone:{claimed}"]
    assert "G" in [placed.text for placed in canvas.texts if there.contains(placed.box)]


def test_only_the_red_specialist_claims_the_master_builders_marker():
    assert condition_parts("magister")[-1] == "specialist:red"
    assert "specialist:red" not in condition_parts("pater")


def test_a_basket_is_told_at_its_stall():
    scene = Scene(2).player(0, goods="stone 2")
    scene.state.turn.basket = Basket({"stone": 2}, {"tool": 1})
    said = words_on(drawn(seen(scene, 0)))
    assert {"+2", "−1"} <= set(said)


# ---- what changed -----------------------------------------------------------------------------


def test_changes_are_found_with_their_figures():
    then = msgspec.json.encode(seen(Scene(2)))
    scene = Scene(2).tile("servorum", "forum@A1r0").insulae("servorum", "B1", 0)
    scene.market(prices="food 7").player(0, denarii=99, prestige=(3, 0, 0))
    changed = PAINTER.changes(then, seen(scene))
    assert {"tile:servorum:forum", "insula:servorum:B1", "prestige:servorum:0"} <= changed.keys()
    before = seen(Scene(2))
    assert changed["market:food"] == Figures(before.market[0].price, 7)
    assert changed["p0:denarii"] == Figures(before.players[0].denarii, 99)
    others = [spot for spot in changed if spot.startswith("p1:")]
    assert others == ["p1:senators"]  # no longer as rich as anybody


def test_that_pieces_go_home_is_no_news():
    scene = Scene(2).tile("servorum", "forum@A1r0")
    scene.state.districts["servorum"].tiles[0].user = 1
    scene.state.spaces["cibus:L"] = 0
    then = msgspec.json.encode(seen(scene))
    home = Scene(2).tile("servorum", "forum@A1r0")
    assert not PAINTER.changes(then, seen(home))


# ---- questions --------------------------------------------------------------------------------


def near(view, *focus: str):
    marks = {spot: str(n) for n, spot in enumerate(focus, start=1)}
    frame = Frame(NAMES[:2], marks=marks, focus=focus, waiting=(0,))
    return compose(close_up(PAINTER.board(view, frame)))


def test_goods_of_the_one_who_is_asked_stand_beside_the_question():
    scene = Scene(2).tile("servorum", "forum@A1r0").player(0, denarii=17)
    canvas = near(seen(scene, 0), "tile:servorum:forum")
    assert {OWN, "tile:servorum:forum"} <= canvas.spots.keys()
    assert "17" in words_on(canvas)
    assert OWN not in near(seen(scene), "tile:servorum:forum").spots


def test_offered_types_are_shown_with_shape_and_price():
    scene = Scene(2)
    scene.state.turn.planned = Planned("servorum")
    canvas = near(seen(scene, 0), "type:forum", "type:aedis")
    assert {"type:forum", "type:aedis"} <= canvas.spots.keys()
    assert {"Forum", "Aedis"} <= set(words_on(canvas))
    assert "type:forum" not in drawn(seen(scene, 0)).spots


def test_offered_types_say_what_they_do_and_what_a_calm_district_saves():
    scene = Scene(2)
    scene.state.turn.planned = Planned("patricius")
    canvas = near(seen(scene, 0), "type:balneum", "type:aedis")
    there = canvas.spots["type:balneum"]
    said = [placed.text for placed in canvas.texts if there.contains(placed.box)]
    for action in TABLES.buildings["balneum"].actions:
        figures = {part for part in action_parts(action) if part.lstrip("+").isdigit()}
        assert figures <= set(said)
    assert any("Discount in a calm district" in text for text in words_on(canvas))


def test_the_cell_by_which_spots_are_called_is_marked_on_the_building():
    scene = Scene(2)
    scene.state.turn.planned = Planned("plebeius", "forum", 0)
    canvas = near(seen(scene, 0), "cell:plebeius:A1", "cell:plebeius:B1")
    own = canvas.spots[OWN]
    region = canvas.image.convert("RGB").crop((own.x, own.y, own.right, own.bottom))
    assert VERDIGRIS in {colour for _, colour in region.getcolors(1 << 20)}


def test_an_orientation_is_chosen_beside_the_quarter():
    scene = Scene(2)
    scene.state.turn.planned = Planned("plebeius", "forum")
    canvas = near(seen(scene, 0), "turn:0", "turn:1", "turn:2", "turn:3")
    assert {"turn:0", "turn:3", "district:plebeius"} <= canvas.spots.keys()
    assert "district:servorum" not in canvas.spots


def test_a_turn_begins_with_the_whole_table():
    view = seen(Scene(2), 0)
    canvas = near(view, "district:servorum", "site:cibus:L", "portus")
    assert {"demand", "p1:denarii"} <= canvas.spots.keys()


def test_actions_of_a_tile_stand_beside_it_when_it_can_be_used():
    scene = Scene(2).tile("servorum", "aerarium@A1r0").player(0, workers=4)
    using = near(seen(scene, 0), "tile:servorum:aerarium")
    assert "+5" in words_on(using)
    burning = Scene(2).tile("servorum", "aerarium@A1r0", unrest=True)
    assert "+5" not in words_on(near(seen(burning, 0), "tile:servorum:aerarium"))


def test_what_monuments_bring_stands_beside_their_price():
    canvas = near(seen(Scene(2), 0), "monument:pons", "monument:arcus")
    assert words_on(canvas).count("Pons") == 1
    said = " ".join(words_on(canvas))
    assert "a special worker, who counts double at every tile" in said


def test_while_rome_asks_the_hand_shows_her_card_instead_of_buildings():
    scene = Scene(2).demand("moenia").player(0, troops="velites 2")
    scene.state.phase = "rome"
    view = GAME.view(scene.state, 0)
    said = words_on(PAINTER.hand(view, Frame(names=NAMES[:2], language="de")))
    assert {"Rom fordert: Moenia Urbis", "alle zusammen 6 Stein", "I", "IV"} <= set(said)
    assert "Truppen: je 2, du hast 4" in said
    assert "Herbarium" not in said
    scene.state.phase = "harmony"
    said = words_on(PAINTER.hand(GAME.view(scene.state, 0), Frame(names=NAMES[:2])))
    assert not {"Herbarium", "I"} & set(said)


def test_goods_over_the_limit_of_the_storage_are_warned_of():
    scene = Scene(2).player(0, goods="food 4 wood 3")
    said = words_on(PAINTER.hand(seen(scene, 0), Frame(names=NAMES[:2], language="de")))
    assert "Lager 7/6: 1 zu viel am Ende der Dekade" in said


def test_what_may_be_used_is_listed_by_its_marks():
    scene = Scene(2).tile("servorum", "aerarium@A1r0").tile("servorum", "odeum@E1r0")
    kinds = [tile.kind for tile in seen(scene, 0).districts[0].tiles]
    marks = {f"tile:servorum:{kind}": str(n + 7) for n, kind in enumerate(kinds)}
    listed = drawn(seen(scene, 0), marks=marks, focus=tuple(marks))
    box = listed.spots[USES]
    told = [placed.text for placed in listed.texts if box.contains(placed.box)]
    assert [text for text in told if text in ("7", "8")] == ["7", "8"]
    burning = seen(Scene(2).tile("servorum", "aedis@A1r0", unrest=True), 0)
    asked = ("tile:servorum:aedis",)
    assert USES not in drawn(burning, marks={asked[0]: "1"}, focus=asked).spots


def test_the_laurel_is_of_who_has_most_senators():
    view = seen(Scene(3))
    view = replace(
        view,
        players=tuple(
            replace(player, senators=n) for player, n in zip(view.players, (2, 4, 0), strict=True)
        ),
    )
    areas = [
        placed.block
        for placed in PAINTER.board(view, Frame(NAMES[:3])).placements
        if any(spot.endswith(":senators") for spot in placed.block.spots)
    ]
    wreathed = [any(args[:1] == ("laurel",) for _, args in area.strokes) for area in areas]
    assert wreathed == [False, True, False]


def test_crates_of_the_market_stay_off_the_lines_of_marks():
    view = seen(Scene(4))
    stalls = market(view, words_for(view, Frame(NAMES)), MARKET, STRIP)
    for row in view.market:
        box = stalls.spots[f"market:{row.resource}"]
        crates = [
            args[0]
            for _, args in stalls.strokes
            if args and isinstance(args[0], Box) and args[0].w == args[0].h <= 12
            and box.overlaps(args[0])
        ]  # fmt: skip
        assert crates
        assert all(crate.right <= box.right - 2 for crate in crates)


def test_who_passes_or_has_decided_for_rome_is_news():
    before = seen(Scene(2))
    passed = replace(before, passed=(1,))
    assert changes(msgspec.json.encode(before), passed) == {"p1:order": None}
    assert changes(msgspec.json.encode(passed), before) == {}
    assert "p1:order" in drawn(passed).spots
    rome = replace(before, phase="rome")
    first, second = rome.players
    decided = replace(rome, players=(replace(first, delivered=True), second))
    assert changes(msgspec.json.encode(rome), decided) == {"p0:delivered": None}
    assert "p0:delivered" in drawn(decided).spots


def test_monuments_say_their_price_and_step_back_where_it_cannot_be_paid():
    scene = Scene(2).player(0, denarii=40, workers=9)
    me = scene.board(0)
    for what in me.goods:
        me.goods[what] = 9
    view = seen(scene, 0)
    assert set(payable_monuments(view, view.players[0])) == set(view.monuments)
    assert "Pons" in hand_alt(view, Frame(names=NAMES[:2]))
    me.denarii = 0
    poor = seen(scene, 0)
    assert len(payable_monuments(poor, poor.players[0])) < len(poor.monuments)
    sheets = [monument_list(it, it.players[0], words_for(it, Frame())) for it in (view, poor)]
    assert sheets[0].image.tobytes() != sheets[1].image.tobytes()
    strength = str(TABLES.monuments["pons"].strength)
    assert strength in words_on(sheets[0])


def test_where_all_is_built_the_hand_says_so():
    view = seen(Scene(2), 0)
    bare = tuple(replace(district, available=()) for district in view.districts)
    said = words_on(PAINTER.hand(replace(view, districts=bare), Frame(names=NAMES[:2])))
    assert "All buildings are built" in said
    assert "Missing to build" not in said


def test_the_question_stands_below_whose_turn_it_is_and_unrest_in_the_chip():
    view = replace(seen(Scene(2)), flames=4)
    said = words_on(drawn(view, waiting=(0,), question="Use the Schola at once?"))
    assert "Use the Schola at once?" in said
    assert any(text.endswith("· unrest 4/15") for text in said)
    assert not any(text.endswith("· unrest 4/15") for text in words_on(drawn(view, waiting=(0,))))


def test_workers_beyond_the_register_are_told_as_more():
    view = seen(Scene(2).player(0, workers=9))
    players = (replace(view.players[0], workers=9, register=8), *view.players[1:])
    said = words_on(drawn(replace(view, players=players)))
    assert "8+1" in said
    assert "9/8" not in said


def test_before_the_heirs_are_chosen_nobody_has_senators():
    view = replace(seen(Scene(2)), phase="draft")
    canvas = drawn(view, waiting=(0, 1))
    assert "p0:senators" not in canvas.spots
    assert "Everybody chooses character and inheritance" in words_on(canvas)
