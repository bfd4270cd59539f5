"""What characters, monuments and milestones change, by their rows."""

from __future__ import annotations

import pytest

from games.corduba.actions.monuments import plans
from games.corduba.actions.paying import castra_price, monument_price, tile_price
from games.corduba.actions.sites import claimable
from games.corduba.data import TABLES
from games.corduba.data.effects import Modifier
from games.corduba.holdings.prices import is_payable, payments
from games.corduba.measures import builds, offering_value, troop_value, upkeep
from games.corduba.state import Player
from games.corduba.terms import DISTRICTS
from tests.games.corduba.scene import Scene


def modifier_of(character: str) -> Modifier:
    modifier = TABLES.characters[character].ability.modifier
    assert modifier
    return modifier


def bonus_of(monument: str) -> Modifier:
    return TABLES.monuments[monument].bonus


# ---- characters -------------------------------------------------------------------------------


@pytest.mark.parametrize("character", TABLES.characters)
def test_a_character_begins_with_prestige_and_its_start_ability(character: str):
    row = TABLES.characters[character]
    scene = Scene(2).player(1, workers=1)
    s = scene.state
    s.players[0].character, s.players[1].character = character, "annaea_b"
    s.families_out = sorted([*s.families_out, *(p.family for p in s.players)])
    for player, id in zip(s.players, (character, "annaea_b"), strict=True):
        player.family = TABLES.characters[id].family
        if player.family in s.families_out:
            s.families_out.remove(player.family)
    before = s.players[0].denarii, s.players[0].goods["amphora"]
    scene.at("families")
    me = scene.me()
    assert me.prestige == {d: int(d == row.district) for d in DISTRICTS}
    gained = (me.denarii - before[0], me.goods["amphora"] - before[1])
    wanted = [0, 0]
    for effect in row.start:
        wanted[getattr(effect, "what", "") == "amphora"] += effect.n
    assert gained == tuple(wanted)


def test_iulia_a_builds_monuments_for_less():
    saved = modifier_of("iulia_a")
    scene = Scene(4)
    plain = monument_price(scene.board(0), "pons", "servorum")
    scene.player(0, character="iulia_a")
    cheap = monument_price(scene.board(0), "pons", "servorum")
    assert cheap.strength == plain.strength - saved.n
    assert cheap.denarii == plain.denarii - saved.denarii


def test_claudia_a_needs_less_strength_in_the_castra():
    player = Player(character="claudia_a")
    full = TABLES.castra["equites"].strength
    assert castra_price(player, "equites").strength == full - modifier_of("claudia_a").n
    assert castra_price(player, "velites").strength == 1  # never below


def test_claudia_b_takes_marble_once_a_decade():
    scene = Scene(4).player(0, workers=1, character="claudia_b").turn(0).answer(0, "ability")
    assert scene.me().goods["marble"] == 1
    assert "ability" not in scene.options()
    scene = Scene(4).player(0, character="claudia_b", ability_ready=False, workers=1)
    scene.at("politics", 3)
    assert scene.me().ability_ready


def test_abilities_for_once_a_round_are_ready_in_the_next():
    scene = Scene(4).player(0, workers=2, character="fabia_a").turn(0).answer(0, "site:cibus:L")
    assert not scene.me().ability_ready
    scene = Scene(4).player(0, character="fabia_a", ability_ready=False, workers=1)
    scene.at("round_end", 1)
    assert scene.me().ability_ready
    scene = Scene(4).player(0, character="claudia_b", ability_ready=False, workers=1)
    scene.at("round_end", 1)
    assert not scene.me().ability_ready


def test_fabia_a_may_keep_the_ability_for_a_later_site():
    scene = Scene(4).player(0, workers=3, character="fabia_a", trader_ready=False).turn(0)
    scene.script(0, "slowly", "site:cibus:L", "no")
    assert (scene.me().goods["food"], scene.me().ability_ready) == (1, True)
    scene.script(0, "slowly", "site:oleum:L", "yes")
    assert (scene.me().goods["amphora"], scene.me().ability_ready) == (2, False)


def test_fabia_a_gets_nothing_more_where_nothing_is_left():
    scene = Scene(4).player(1, goods="food 7").player(0, workers=2, character="fabia_a").turn(0)
    scene.answer(0, "site:cibus:L")
    assert (scene.me().goods["food"], scene.me().ability_ready) == (1, True)


def test_fabia_b_trades_without_the_trader():
    scene = Scene(4).player(0, workers=1, denarii=9, character="fabia_b").turn(0)
    scene.script(0, "ability", "buy:food:1", "done")
    assert scene.me().goods["food"] == 1
    assert scene.me().trader_ready


def test_annaea_a_uses_grey_tiles_with_less_strength():
    scene = (
        Scene(4).tile("plebeius", "schola@A1r0", "aerarium@D1r0").player(0, denarii=2, workers=1)
    )
    scene.player(0, character="annaea_a").turn(0).answer(0, "activate:plebeius")
    assert "use:schola_a" in scene.options()  # strength 2 less 1
    assert "use:schola_b" in scene.options()  # never below 1
    assert "use:aerarium_b" not in scene.options()


def test_aemilia_a_and_the_aquaeductus_lower_the_upkeep():
    player = Player(register=9)
    assert upkeep(player) == 9
    player.character = "aemilia_a"
    assert upkeep(player) == 9 - modifier_of("aemilia_a").n
    player.monuments = ["aquaeductus"]
    assert upkeep(player) == 9 - modifier_of("aemilia_a").n - bonus_of("aquaeductus").n
    player.register = 1
    assert upkeep(player) == 0


def test_valeria_a_and_b_count_higher_only_with_a_marker():
    player = Player(character="valeria_a")
    assert troop_value(player, {"velites": 1}) == 2 + modifier_of("valeria_a").n
    assert troop_value(player, {"velites": 0}) == 0
    player.character = "valeria_b"
    assert offering_value(player, {"offering1": 1}) == 1 + modifier_of("valeria_b").n
    assert offering_value(player, {"offering1": 0}) == 0
    player.monuments = ["templum"]
    assert offering_value(player, {"offering1": 0}) == bonus_of("templum").n


def test_calpurnia_a_suppresses_or_takes_denarii():
    scene = Scene(4).tile("servorum", "odeum@A1r0", unrest=True)
    scene.player(0, workers=1, character="calpurnia_a", unrest=1).turn(0).answer(0, "ability")
    assert (scene.unrest("servorum"), scene.me().unrest, scene.me().denarii) == ([], 0, 0)


def test_calpurnia_b_pays_one_marble_with_an_amphora():
    scene = Scene(4).player(0, goods="stone 1 tool 1 marble 1 amphora 2", denarii=9)
    forum, me = TABLES.buildings["forum"], scene.board(0)
    assert not is_payable(me, tile_price(scene.state, me, "patricius", forum))
    scene.player(0, character="calpurnia_b")
    price = tile_price(scene.state, me, "patricius", forum)
    assert is_payable(me, price)
    assert payments(scene.state, me, price)[0].goods == (0, 0, 1, 1, 1, 1)
    me.goods["marble"] = 0  # only one of them
    assert not is_payable(me, price)
    templum = monument_price(me, "templum", "patricius")
    assert templum.amphora_as_marble


def test_cornelia_b_pays_for_an_offering():
    scene = Scene(4).player(0, workers=1, character="cornelia_b").turn(0)
    assert "ability" not in scene.options()
    price = TABLES.characters["cornelia_b"].ability.price
    scene = Scene(4).player(0, workers=1, denarii=price, character="cornelia_b").turn(0)
    scene.answer(0, "ability")
    assert (scene.me().denarii, scene.me().offerings["offering1"]) == (0, 1)


# ---- monuments --------------------------------------------------------------------------------


@pytest.mark.parametrize("monument", TABLES.monuments)
def test_a_monument_costs_and_brings_what_its_row_says(monument: str):
    row = TABLES.monuments[monument]
    scene = Scene(4).player(0, workers=9, denarii=30, prestige=(5, 5, 7))
    scene.player(0, goods="food 2 wood 4 stone 6 tool 3 marble 5", trader_ready=False)
    for district in DISTRICTS:
        scene.tile(district, "odeum@A1r0", unrest=True, builder=3)  # no construction bonus
        scene.board(0).reached[district] = 12  # no bonus of a track
    before = scene.board(0).denarii, dict(scene.board(0).goods), scene.board(0).workers
    scene.turn(0).does(0, "monument", f"monument:{monument}:none")
    me = scene.me()
    assert me.monuments == [monument]
    assert monument not in scene.now.monuments
    reached = {d: n + row.prestige.get(d, 0) for d, n in zip(DISTRICTS, (5, 5, 7), strict=True)}
    assert me.prestige == reached
    assert me.denarii == before[0] - row.cost.denarii
    assert me.workers == before[2] - row.strength
    for what, n in row.cost.basics.items():
        assert me.goods[what] == before[1][what] - n


def test_a_monument_brings_no_action_and_stands_once():
    scene = Scene(4).player(0, workers=9, denarii=30, goods="wood 4 stone 6 tool 3 marble 5")
    scene.player(1, monuments="pons")
    assert "pons" not in {monument for monument, _ in plans(scene.state, 0)}
    scene.turn(0)
    assert not [id for id in scene.options() if id.startswith("activate")]


def test_the_pons_pays_in_every_macellum_phase():
    scene = Scene(4).player(0, monuments="pons", workers=1).at("market")
    assert scene.me().denarii == bonus_of("pons").n


def test_the_theatrum_counts_in_politics():
    n = bonus_of("theatrum").n
    scene = Scene(2).player(0, prestige=(5, 5, 5), monuments="theatrum", workers=1)
    scene.player(1, prestige=(5 + n, 5, 4 + n)).at("politics", 3)
    won = [p.senators.get("politics", 0) for p in scene.now.players]
    assert won == [2, 0]  # equal in the first district


def test_both_special_workers_count_double_at_tiles_and_once_elsewhere():
    scene = Scene(4).tile("plebeius", "sanatorium@D1r0").player(0, monuments="circus arcus")
    scene.player(0, special_ready=2, denarii=9, goods="food 1").turn(0)
    assert "activate:plebeius" in scene.options()  # strength 3
    assert "site:lignum:R" in scene.options()
    assert "site:marmor:R" not in scene.options()  # three pieces
    assert not plans(scene.now, 0)


# ---- milestones -------------------------------------------------------------------------------


def on_display(id: str) -> Scene:
    scene = Scene(4).player(0, workers=1, freed="red", register=1)
    scene.state.milestones = [id]
    return scene


def reach(scene: Scene, id: str, less: int) -> Scene:
    """As much as the condition asks for, or `less`."""
    n, me = TABLES.res_gestae[id].condition.n - less, scene.board(0)
    match TABLES.res_gestae[id].condition.kind:
        case "builds":
            kinds = list(TABLES.buildings)[:n]
            for kind in kinds:
                scene.tile("servorum", f"{kind}@A1r0")
        case "insulae":
            me.rows = {"servorum": min(6, n), "plebeius": min(6, max(0, n - 6)), "patricius": 0}
            me.rows["patricius"] = max(0, n - 12)
        case "denarii":
            me.denarii = n
        case "register":
            me.register = n
        case "popularity":
            me.popularity = n
        case "specialists":
            me.freed = ["red", "purple", "blue", "yellow", "brown", "grey"][:n]
            me.ready = me.freed[:1]
        case "prestige_each":
            me.prestige = {"servorum": n + less, "plebeius": n, "patricius": n + less}
        case "everywhere":
            scene.player(0, monuments=" ".join(list(TABLES.monuments)[:n]))
            for district in DISTRICTS:
                scene.tile(district, "odeum@A1r0")
    return scene


@pytest.mark.parametrize("id", TABLES.res_gestae)
def test_a_milestone_is_claimed_when_its_condition_is_met_and_not_before(id: str):
    assert claimable(reach(on_display(id), id, 1).state, 0) == []
    scene = reach(on_display(id), id, 0)
    assert claimable(scene.state, 0) == [id]
    me = scene.board(0)
    me.workers, me.ready = 0, []
    assert claimable(scene.state, 0) == []  # nobody to send


def test_euergetes_needs_a_tile_in_every_district():
    scene = on_display("euergetes").player(0, monuments="pons arcus circus")
    scene.tile("servorum", "odeum@A1r0").tile("plebeius", "odeum@A1r0")
    scene.tile("patricius", "odeum@A1r0", builder=1)
    assert claimable(scene.state, 0) == []
    assert builds(scene.state, 0) == 5


def test_a_claimed_milestone_is_gone():
    scene = reach(on_display("dives"), "dives", 0).player(1, workers=1, denarii=99)
    scene.state.milestones_out = [id for id in TABLES.res_gestae if id != "dives"]
    scene.turn(0).answer(0, "milestone:dives")
    assert "milestone:dives" not in scene.options(1)
    assert scene.now.milestones == []
