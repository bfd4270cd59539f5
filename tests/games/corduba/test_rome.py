"""Rome's demand: who wins a Senator, what goes where, and what ranks bring."""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.corduba.course.rome import demand
from games.corduba.data import TABLES
from games.corduba.state import State
from games.corduba.terms import DISTRICTS, OFFERINGS_IN_BOX, TROOPS_IN_BOX
from games.core.catalogue import Catalogue
from games.core.contract import Table
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from tests.games.corduba.scene import Scene


def at_rome(card: str, *holdings: dict[str, object], round: int = 3) -> Scene:
    scene = Scene(len(holdings)).demand(card)
    scene.market("food 0 wood 0 stone 0 tool 0 amphora 0 marble 0")
    for seat, values in enumerate(holdings):
        usual = {"popularity": 5, "harmony": 5, "prestige": (1, 1, 1)}
        scene.player(seat, **{**usual, **values})
        scene.board(seat).reached = dict.fromkeys(DISTRICTS, 12)  # no bonus of a track
    scene.state.round = round
    return scene


def collected(scene: Scene, table: Table | None = None, **answers: str) -> State:
    """The state as Rome leaves it; `seat0="by_hand send:stone:1"`, else everything is sent."""
    words = {int(name.removeprefix("seat")): own.split() for name, own in answers.items()}
    steps = demand(table or Table(Rng(1)), scene.state)
    try:
        ask = next(steps)
        while True:
            asked = ask.decisions[0]
            options = [option.id for option in asked.options]
            wanted = words.get(asked.seat) or ["everything"]
            pick = wanted.pop(0) if wanted[0] in options else options[0]
            ask = steps.send({asked.seat: (pick,)})
    except StopIteration:
        return scene.state


ARMED = {"troops": "equites 1", "offerings": "offering2 2"}


@pytest.mark.parametrize(("kind", "source"), [("troops", "troops"), ("offerings", "offerings")])
def test_a_tie_for_the_most_brings_nobody_a_senator(kind: str, source: str):
    words = {"troops": ("velites 1", "equites 1"), "offerings": ("offering1 1", "offering2 1")}
    less, more = words[kind]
    state = collected(at_rome("moenia", {kind: more}, {kind: more}, {kind: less}))
    assert [p.senators for p in state.players] == [{}, {}, {}]
    state = collected(at_rome("moenia", {kind: less}, {kind: more}, {kind: less}))
    assert [p.senators.get(source, 0) for p in state.players] == [0, 1, 0]


def test_everything_sent_returns_to_the_supplies():
    both = {**ARMED, "goods": "stone 2 amphora 1"}
    state = collected(at_rome("moenia", both, {**ARMED, "goods": "stone 2"}))
    assert (state.supply["stone"], state.supply["amphora"]) == (6, 6)
    assert state.troops == TROOPS_IN_BOX
    assert state.offerings == OFFERINGS_IN_BOX
    assert [p.delivery for p in state.players] == [None, None]


def test_rewards_come_before_what_was_sent_returns():
    """Whoever sends the last amphorae finds none for the reward."""
    goods = {**ARMED, "goods": "amphora 6"}
    state = collected(at_rome("classis", goods, {**ARMED, "goods": "wood 1"}))
    assert state.players[0].goods["amphora"] == 0
    assert state.supply["amphora"] == 6


def test_amphorae_alone_are_a_delivery_where_they_are_accepted():
    state = collected(at_rome("moenia", {**ARMED, "goods": "amphora 3"}, ARMED))
    assert [p.unrest for p in state.players] == [0, 1]


def test_where_amphorae_are_not_accepted_they_stay():
    state = collected(at_rome("ara", {**ARMED, "goods": "amphora 2 marble 3"}, ARMED))
    assert state.supply["marble"] == 6
    assert state.players[0].goods["amphora"] == 2


def test_money_for_rome_goes_to_the_bank_and_the_last_pay_the_first():
    enough = TABLES.demands["confarreatio"].minimum[0]
    scene = at_rome("confarreatio", {**ARMED, "denarii": enough}, {**ARMED, "denarii": 1})
    first, last = collected(scene, seat1="by_hand send:denarii:0").players
    assert (first.denarii, last.denarii) == (1, 0)
    assert last.popularity == 4


def test_the_best_reward_goes_to_all_who_sent_the_most():
    state = collected(at_rome("annona", *[{**ARMED, "goods": "food 3"}] * 2))
    assert [p.popularity for p in state.players] == [7, 7]


def test_whoever_sends_none_of_the_goods_causes_unrest_and_is_last():
    state = collected(at_rome("annona", {**ARMED, "goods": "food 5"}, ARMED))
    assert [p.unrest for p in state.players] == [0, 1]
    assert [p.popularity for p in state.players] == [7, 4]


def test_too_few_troops_and_too_few_offerings_are_an_unrest_each():
    goods = {"goods": "food 3"}
    few = {**goods, "troops": "velites 1", "offerings": "offering1 1"}
    state = collected(at_rome("annona", {**ARMED, **goods}, few, round=6))
    assert [p.unrest for p in state.players] == [0, 2]
    assert state.players[1].troops["velites"] == 0  # all the same


def test_markers_kept_are_there_in_the_next_decade():
    scene = at_rome("moenia", {"troops": "velites 2", "offerings": "offering1 2"}, ARMED)
    first, _ = collected(scene, seat0="by_hand").players
    assert (first.troops["velites"], first.offerings["offering1"]) == (1, 1)


def test_in_the_last_decade_ranks_bring_nothing():
    state = collected(at_rome("annona", *[{**ARMED, "goods": "food 3"}] * 2, round=8))
    assert [p.popularity for p in state.players] == [5, 5]


# ---- in words ---------------------------------------------------------------------------------

GERMAN = Catalogue("de", "games.corduba", strict=True)


def asked_in(scene: Scene) -> Scene:
    return scene.player(0, workers=1).at("rome", 3)


def test_every_shortcut_says_what_it_sends_and_what_it_is_good_for():
    rich = {"troops": "velites 2", "offerings": "offering1 2", "goods": "stone 3 amphora 1"}
    scene = asked_in(at_rome("moenia", rich, rich))
    said = {o.id: GERMAN.say(o.label) for o in scene.asked(0).options}
    assert said["least"] == "So wenig wie möglich: Truppen 2, Opfergaben 1 und 1 Stein"
    assert said["everything"] == "Alles: Truppen 4, Opfergaben 2, 3 Stein und 1 Amphora"
    hints = {o.id: GERMAN.say(o.hint) for o in scene.asked(0).options}
    assert hints["share"].startswith("6 Stein geteilt durch 2")
    assert len(set(hints.values())) == len(hints)


def test_part_by_part_the_question_names_all_that_was_chosen():
    rich = {"troops": "velites 2", "offerings": "offering1 2", "goods": "stone 3 amphora 1"}
    scene = asked_in(at_rome("moenia", rich, rich))
    scene.script(0, "by_hand", "send:velites.2:legionarii.0:equites.0")
    scene.script(0, "send:offering1.2:offering2.0", "send:stone:2")
    assert scene.key(0) == "corduba.rome.amphorae"
    asked = GERMAN.say(scene.asked(0).prompt)
    assert asked.endswith("Gewählt: 2 × Velites, 2 Opfergaben vom Wert 1 und 2 Stein.")


def test_the_last_demand_says_why_a_senator_comes_or_goes():
    scene = at_rome("annona", {**ARMED, "goods": "food 5"}, ARMED, round=8)
    scene.player(1, senators={"politics": 1})
    collected(scene, table := Table(Rng(1)))
    told = [GERMAN.say(event.text, ["Marta", "Tiro"]) for event in table.told]
    assert "Marta schickt Rom am meisten Ware (5): ein Senator." in told
    assert "Tiro schickt Rom am wenigsten Ware (0): ein Senator weniger." in told


def test_who_plays_alone_is_not_asked_for_a_share_of_others():
    match, rng = Match.start(GAME, 1, 7), Rng(7)
    me, steward = Seat(0), GAME.bots["steward"]
    asked = match.pending(me)
    while asked and asked.key != "corduba.rome.whole":
        match.submit(me, match.seq, steward.answer(match.view(me), asked, rng))
        asked = match.pending(me)
    assert asked
    hints = [option.hint for option in asked.options if option.hint]
    said = " ".join(map(GERMAN.say, (asked.prompt, *(o.label for o in asked.options), *hints)))
    assert "zusammen" not in said
    assert "geteilt" not in said
    assert "Anteil" not in said
