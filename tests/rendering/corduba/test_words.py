"""Pictures in words, hands, the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.corduba import GAME
from games.corduba.data import TABLES
from games.corduba.state import Delivery, Result
from games.corduba.terms import CAEPIO
from games.corduba.words.labels import BUILDING_TEXT
from games.core.match import Match
from games.core.rng import Rng
from rendering.board.scene import compose
from rendering.corduba import PAINTER
from rendering.corduba.ending import decided
from rendering.corduba.hand.prices import payable
from rendering.corduba.player.mine import mine
from rendering.corduba.words.head import standings, words_for
from rendering.draw import final_sheet
from rendering.frame import Frame
from rendering.front.look import rank
from rendering.samples.positions import move
from tests.games.corduba.scene import Scene
from tests.rendering.checks import check_texts
from tests.rendering.corduba.positions import NAMES, drawn, read, samples, seen, words_on


def test_words_tell_turn_standing_demand_and_prestige():
    scene = Scene(2).tile("servorum", "forum@A1r0", unrest=True)
    said = PAINTER.alt(seen(scene), Frame(NAMES[:2], move=4, waiting=(0,)))
    assert said.startswith("Corduba 27 a.C., Decade I · round 1/8 · move 4. Livia to move.")
    assert "Senators if it ended now: " in said
    assert "Unrest in the city: 1 of 15." in said
    assert "Prestige Servorum: Livia 0, Gaius 0." in said


@pytest.mark.parametrize(("language", "rome"), [("en", "for Rome"), ("de", "für Rom")])
def test_what_is_sent_to_rome_and_monuments_stand_with_their_owner(language, rome):
    said = [
        PAINTER.alt(read(sample.view), sample.frame)
        for sample in samples(language)
        if sample.kind == "board" and sample.name == "late4"
    ]
    told = [sentence for sentence in said[0].split(". ") if rome in sentence]
    assert told
    assert all(sentence.startswith(("Livia", "Gaius", "Octavia", "Marcus")) for sentence in told)


def test_a_draft_shows_both_characters_and_both_cards_to_their_owner():
    view = Match.start(GAME, 3, 1).view(0)
    canvas = PAINTER.hand(view, Frame(NAMES[:3]))
    me = view.players[0]
    wanted = {f"card:{id}" for id in (*TABLES.families[me.family], *me.cards)}
    assert wanted <= canvas.spots.keys()
    told = PAINTER.hand_alt(view, Frame(NAMES[:3]))
    assert words_for(view, Frame()).say(f"family-{me.family}") in told


def test_a_hand_lists_all_buildings_and_what_one_sends_to_rome():
    scene = Scene(2).player(0, goods="stone 2", troops="velites 1")
    scene.state.players[0].delivery = Delivery({"velites": 1}, {}, 2, 0, ready=True)
    canvas = PAINTER.hand(seen(scene, 0), Frame(NAMES[:2], playable=("stone",)))
    words = words_for(seen(scene), Frame())
    names = {words.tell(BUILDING_TEXT[kind]) for kind in TABLES.buildings}
    assert names <= set(words_on(canvas))
    assert {"own:stone", "own:denarii"} <= canvas.spots.keys()
    assert "own:food" not in canvas.spots, "zeros vanish"
    assert {"own:delivery", "card:stone"} <= canvas.spots.keys()
    assert "own:delivery" not in PAINTER.hand(seen(scene, 1), Frame(NAMES[:2])).spots


def test_a_spectator_has_no_hand():
    with pytest.raises(ValueError, match="spectator"):
        PAINTER.hand(seen(Scene()), Frame())


def test_a_game_that_goes_on_has_no_scoring_table():
    with pytest.raises(ValueError, match="before the game is over"):
        PAINTER.final(seen(Scene()), Frame())


def test_everybody_is_compared_by_senators():
    scene = Scene(3)
    scene.state.players[2].senators["politics"] = 4
    assert standings(seen(scene))[0].seat == 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_end_is_told_and_has_senators_by_source(language):
    ends = [sample for sample in samples(language) if sample.kind == "final"]
    assert len(ends) == len(GAME.seats) + 1
    for sample in ends:
        view = read(sample.view)
        canvas = compose(PAINTER.final(view, sample.frame))
        check_texts(canvas)
        assert {f"score:{player.seat}" for player in view.players} <= canvas.spots.keys()
        said = PAINTER.alt(view, sample.frame)
        assert all(str(player.senators) in said for player in view.players)


def test_a_city_that_fell_has_no_winner():
    scene = Scene(3)
    scene.state.result = Result("rebellion", [])
    view = seen(scene)
    canvas = compose(PAINTER.final(view, Frame(NAMES[:3])))
    assert "Nobody wins" in words_on(canvas)
    assert decided(view, words_for(view, Frame(NAMES[:3]))) == ""
    assert "Nobody wins" in PAINTER.alt(view, Frame(NAMES[:3]))


def test_the_end_says_what_decided():
    scene = Scene(2)
    scene.state.players[1].senators["res_gestae"] = 5
    scene.state.result = Result("decades", [1])
    view = seen(scene)
    said = decided(view, words_for(view, Frame(NAMES[:2])))
    assert said == "5 Senators ahead of Livia. Decided by the Res Gestae: 5 to 0."


@pytest.mark.parametrize(
    ("prestige", "said"),
    [
        ((5, 5, 9), "Equal in Senators, decided by prestige: 2 tracks against 1"),
        ((5, 8, 2), "Equal in Senators and prestige, decided by the order of passing"),
    ],
)
def test_the_end_says_what_decided_between_equals(prestige, said):
    scene = Scene(3).player(0, prestige=(4, 6, 3), senators={"politics": 7})
    scene.player(1, prestige=prestige, senators={"res_gestae": 7})
    scene.player(2, prestige=(12, 12, 12), senators={"politics": 9}, unrest=10)
    if prestige[2] < 3:
        scene.player(0, prestige=(5, 6, 9))
    scene.state.result = Result("decades", [1])
    view = seen(scene)
    points = {player.seat: player.senators for player in view.players}
    assert points[0] == points[1]
    assert decided(view, words_for(view, Frame(NAMES[:3]))) == said


@pytest.mark.parametrize(("own", "said"), [(6, "Nobody wins"), (5, "Caepio wins!")])
def test_alone_nobody_wins_with_as_many_senators_as_caepio(own, said):
    scene = Scene(1).player(0, senators={"politics": own}, unrest=0)
    scene.player(CAEPIO, senators={"politics": 6}, unrest=0, denarii=9)
    scene.player(0, denarii=9)
    scene.state.result = Result("decades", [])
    view = seen(scene)
    assert view.caepio.senators == 6
    assert said in words_on(compose(PAINTER.final(view, Frame(NAMES[:1]))))
    assert said in PAINTER.alt(view, Frame(NAMES[:1]))


def test_caepio_pays_nobody():
    scene = Scene(1).player(CAEPIO, register=9, popularity=2)
    view = seen(scene, 0)
    assert view.caepio.upkeep == 0
    spots = drawn(view).spots
    assert {"p0:harmony", f"p{CAEPIO}:popularity"} <= spots.keys()
    assert not {f"p{CAEPIO}:harmony", f"p{CAEPIO}:upkeep"} & spots.keys()
    told = PAINTER.alt(view, Frame(NAMES[:1])).split("Caepio: ")[1]
    assert "harmony" not in told.split(".")[0]


def test_hidden_things_do_not_show():
    """A world dealt anew behind everybody's back looks the same."""
    match = Match.start(GAME, 3, 4)
    other = GAME.redeal(match.state_copy(), None, Rng(9))
    views = match.view(None), GAME.view(other, None)
    one, two = (compose(PAINTER.board(view, Frame(NAMES[:3]))).image for view in views)
    assert one.tobytes() == two.tobytes()


def test_bars_of_the_end_speak_as_the_table_does_and_tell_what_was_lost():
    scene = Scene(2)
    scene.state.players[1].senators.update({"res_gestae": 5, "tracks": 1, "rome": -2})
    scene.state.result = Result("decades", [1])
    view = seen(scene)
    frame = Frame(NAMES[:2], language="de")
    table, plate = compose(PAINTER.final(view, frame)), final_sheet(PAINTER, view, frame)[0]
    for canvas in (table, plate):  # over a column, and beside a colour
        assert words_on(canvas).count("Res Gestae") == 1
        assert words_on(canvas).count("−2") == 1


def test_buildings_that_can_be_paid_are_told():
    poor = Scene(2).player(0, workers=2)
    for player in poor.state.players:
        player.denarii, player.goods = 0, dict.fromkeys(player.goods, 0)
    view = seen(poor, 0)
    assert payable(view, view.players[0]) == []
    assert "You can pay nothing now." in PAINTER.hand_alt(view, Frame(NAMES[:2]))
    poor.state.players[0].denarii = 2
    poor.state.players[0].goods |= {"wood": 1, "stone": 1}
    view = seen(poor, 0)
    assert "excubitorium" in payable(view, view.players[0])
    assert "basilica" not in payable(view, view.players[0])
    assert "You can pay now: Excubitorium" in PAINTER.hand_alt(view, Frame(NAMES[:2]))


def test_what_rome_brings_is_told_in_words():
    view = seen(Scene(2), 0)
    view = replace(view, phase="rome", demand=replace(view.demand, id="confarreatio", last=False))
    said = words_on(PAINTER.hand(view, Frame(NAMES[:2])))
    assert any("on rank 1" in text for text in said)


def test_every_building_one_can_pay_has_its_name_on_a_phone():
    told = move(GAME, 4, 5, 90, ("steward",))
    view = read(told.own)
    assert view.seat is not None
    drawn = [p.text for block in mine(view, told.frame, 456) for p in block.texts]
    words, written = words_for(view, told.frame), " ".join(drawn)
    kinds = payable(view, view.players[view.seat])
    assert len(kinds) > 3
    assert all(words.tell(BUILDING_TEXT[kind]) in written for kind in kinds)


def test_a_front_page_shows_all_that_a_trade_moves_rather_than_one_stall():
    order = PAINTER.front.subjects
    traded = [rank(f"p2:{what}", order) for what in ("denarii", "amphora", "marble")]
    other = [rank(spot, order) for spot in ("market:food", "site:lapis", "castra:equites")]
    assert max(traded) < min(other)
    assert rank("tile:servorum:forum", order) < min(traded), "what is built is a place"
