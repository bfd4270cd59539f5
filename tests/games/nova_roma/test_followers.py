"""The forty followers: what each is, what each does in its action, what each scores."""

from __future__ import annotations

import pytest

from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.layouts import FORMER_NAMES
from tests.games.nova_roma.scene import Scene

PLENTY = {"coins": 5, "goods": "w4 s4 t4 v4 h4", "artisans": 2, "influence": 5}

# Specification 4.13, in its order.
CARDS = """
FO01 Calux end -|FO02 Gloria end -|FO03 Hilaria end -|FO04 Hortense end -|FO05 Marcella end -
FO06 Marianus end -|FO07 Martinus end -|FO08 Nela end -|FO09 Petran end -|FO10 Priscus end -
FO11 Severin end -|FO12 Valeria end -|FO13 Vitus end -|FO14 Agrippa once build
FO15 Bernardo once trade|FO16 Cassian once recruit|FO17 Egeria once build|FO18 Hadrianus once sail
FO19 Lucius once race|FO20 Manius once race|FO21 Marcus once upgrade|FO22 Occius once petition
FO23 Patricia once build|FO24 Petronia once petition|FO25 Rufus once upgrade
FO26 Seneca once upgrade|FO27 Septimus once sail|FO28 Silvana once trade|FO29 Sergius once trade
FO30 Sertor once trade|FO31 Tiberius once recruit|FO32 Titus once produce|FO33 Varina once trade
FO34 Vitalis once trade|FO35 Constantin perm sail|FO36 Gratian perm race
FO37 Jacobus perm produce|FO38 Seraphina perm build|FO39 Severa perm petition|FO40 Trivia perm -
"""
LISTED = [line.split() for line in CARDS.strip().replace("\n", "|").split("|")]


def test_there_are_forty_followers_in_the_order_of_the_rulebook() -> None:
    assert [name.lower() for _, name, *_ in LISTED] == [*FOLLOWERS]


@pytest.mark.parametrize(("number", "name", "kind", "action"), LISTED)
def test_a_follower_has_its_name_class_and_action(
    number: str, name: str, kind: str, action: str
) -> None:
    found = FOLLOWERS[name.lower()]
    assert (found.name, found.kind, found.action or "-") == (name, kind, action)
    assert FORMER_NAMES[found.id] == number


# ---- end of the game --------------------------------------------------------------------------

GOODS_SCORED = {"calux": "t", "gloria": "v", "hortense": "h", "marcella": "s", "vitus": "w"}
ANIMALS = "EB16@p11 EB17@p12 ES1@p13"

SCORED = [
    ("hilaria", {}, 0),
    ("hilaria", {"tiles": "EB01@p11 EB16@p12 ES3@p13!"}, 3),
    ("marianus", {"coins": 5}, 0),
    ("marianus", {"coins": 6}, 4),
    ("marianus", {"coins": 12}, 4),
    ("martinus", {}, 1),
    ("martinus", {"row": "bernardo cassian seraphina", "exhausted": "bernardo"}, 4),
    ("nela", {"influence": 5}, 0),
    ("nela", {"influence": 6}, 4),
    ("petran", {"lanes": (1, 0, 0)}, 0),
    ("petran", {"lanes": (1, 1, 0)}, 1),
    ("petran", {"lanes": (7, 3, 1)}, 5),
    ("priscus", {}, 1),
    ("priscus", {"building": 1}, 1),
    ("priscus", {"building": 5}, 3),
    ("severin", {}, 0),
    ("severin", {"sailing": 3}, 3),
    ("valeria", {}, 1),
    ("valeria", {"tiles": ANIMALS}, 4),
]


@pytest.mark.parametrize("left", [0, 3])
@pytest.mark.parametrize(("card", "good"), GOODS_SCORED.items())
def test_a_dealer_scores_one_and_one_for_each_good_left(card: str, good: str, left: int) -> None:
    others = "".join(f"{other}5 " for other in "wstvh" if other != good)
    scene = Scene(3).player(0, row=card, goods=f"{others}{good}{left}")
    assert scene.score().followers == {card: 1 + left}


@pytest.mark.parametrize(("card", "has", "points"), SCORED)
def test_a_follower_scores_what_it_counts(card: str, has: dict, points: int) -> None:
    scene = Scene(3).player(0, row=card).player(0, **has)
    assert scene.score().followers[card] == points


@pytest.mark.parametrize("card", [name.lower() for _, name, kind, _ in LISTED if kind == "end"])
def test_a_follower_in_hand_scores_nothing(card: str) -> None:
    scene = Scene(3).player(0, hand=card, **PLENTY)
    assert scene.score().followers == {}


def test_goods_and_coins_that_followers_count_are_counted_again_as_leftovers() -> None:
    scene = Scene(3).player(0, row="calux marianus nela", goods="t5", coins=7, influence=6)
    score = scene.score()
    assert (score.followers, score.goods, score.influence) == (
        {"calux": 6, "marianus": 4, "nela": 4},
        3,
        3,
    )


# ---- once per round: goods and influence ------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "good"),
    [("bernardo", "w"), ("sergius", "h"), ("sertor", "s"), ("varina", "v"), ("vitalis", "t")],
)
def test_a_trader_brings_a_good(card: str, good: str) -> None:
    scene = Scene(3).player(0, row=card).acts(0, "trade", 1).script(0, f"use:{card}")
    assert scene.goods() == f"{good}1"


def test_the_messenger_brings_a_good_of_ones_choice() -> None:
    scene = Scene(3).player(0, row="marcus").acts(0, "upgrade", 1).script(0, "use:marcus")
    assert scene.options() == ["wheat", "stone", "wood", "wine", "horse"]


def test_the_wine_of_the_messenger_may_be_poured_at_once() -> None:
    scene = Scene(3).player(0, row="marcus").acts(0, "upgrade", 1)
    assert scene.script(0, "use:marcus", "wine", "wine:1").me().influence == 2


@pytest.mark.parametrize(("card", "action"), [("cassian", "recruit"), ("occius", "petition")])
def test_cook_and_oracle_bring_an_influence(card: str, action: str) -> None:
    scene = Scene(3).player(0, row=card, influence=3).acts(0, action, 1).script(0, f"use:{card}")
    assert scene.me().influence == 4


def test_the_influence_of_the_cook_may_pay_for_the_fourth_follower() -> None:
    scene = Scene(3).player(0, row="cassian calux gloria", hand="bernardo").acts(0, "recruit", 3)
    scene.script(0, "stop", "use:cassian")  # then playing it is the only way on
    assert (len(scene.me().row), scene.me().influence) == (4, 0)


def test_the_influence_of_the_oracle_may_pay_for_the_marker() -> None:
    scene = Scene(3).player(1, row="occius", influence=1).acts(1, "petition", 1)
    scene.script(1, "use:occius", "marker")
    assert (scene.me(1).influence, scene.now.marker_claimed) == (0, 1)


# ---- once per round: strength -----------------------------------------------------------------

STRONGER = {
    "egeria": "build",
    "manius": "race",
    "petronia": "petition",
    "seneca": "upgrade",
    "septimus": "sail",
    "silvana": "trade",
    "tiberius": "recruit",
    "titus": "produce",
}


def strengthened(card: str, base: int = 1) -> Scene:
    scene = Scene(3).player(0, row=card, **PLENTY)
    scene.offers(sailing="SC01 SC02 SC03 SC04", building="BC01 BC02 BC05 BC06")
    return scene.acts(0, STRONGER[card], base).script(0, f"use:{card}")


@pytest.mark.parametrize("base", [1, 2])
@pytest.mark.parametrize("card", STRONGER)
def test_a_strength_card_adds_one_to_its_action(card: str, base: int) -> None:
    assert strengthened(card, base).now.turn.strength == base + 1


EFFECTS = {
    "egeria": lambda s: len([id for id in s.options() if id.startswith("contract")]) == 3,
    "manius": lambda s: s.script(0, "lane:1", "lane:2").view().players[0].spaces == (1, 1, 0),
    "petronia": lambda s: "trade:2" in s.options() and "trade:3" not in s.options(),
    "seneca": lambda s: s.me().influence == 7,
    "septimus": lambda s: s.script(0, "contract:SC03").now.turn.sails == 2,
    "silvana": lambda s: s.me().coins == 7,
    "tiberius": lambda s: len(s.script(0, "deck", "deck").me().hand) == 2,
    "titus": lambda s: s.script(0, "p11", "p22").me().artisans == 0,
}


@pytest.mark.parametrize("card", STRONGER)
def test_at_strength_two_the_action_does_more(card: str) -> None:
    assert EFFECTS[card](strengthened(card))


def test_with_the_translator_a_follower_costs_a_coin_less() -> None:
    scene = strengthened("tiberius").script(0, "take:" + Scene(3).now.follower_offer[0], "stop")
    card = next(id for id in scene.options() if id.startswith("play:"))
    assert scene.script(0, card).me().coins == 4


def test_with_the_engineer_zone_b_is_open() -> None:
    scene = strengthened("egeria").script(0, "contract:BC05")
    assert {id[0] for id in scene.options() if id != "none"} == {"A", "B"}


@pytest.mark.parametrize("card", STRONGER)
def test_a_strength_card_is_not_offered_at_strength_three(card: str) -> None:
    scene = Scene(3).player(0, row=card, **PLENTY).offers(sailing="SC01", building="BC01")
    assert f"use:{card}" not in scene.acts(0, STRONGER[card], 3).options()


# ---- once per round: placing an artisan -------------------------------------------------------

PLACERS = {"agrippa": "build", "hadrianus": "sail", "lucius": "race", "rufus": "upgrade"}


def placer(card: str, row: str = "", **has: object) -> Scene:
    mine = {**PLENTY, "goods": "w1 s1 t1 v1 h1", **has}
    scene = Scene(3).player(0, row=f"{card} {row}", **mine)
    scene.offers(sailing="SC01 SC02", building="BC01 BC05")
    return scene.acts(0, PLACERS[card], 1)


@pytest.mark.parametrize("card", PLACERS)
def test_an_artisan_is_placed_for_a_coin_with_the_full_yield(card: str) -> None:
    scene = placer(card, working="p12", tiles="EB01@p11").script(0, f"use:{card}", "p11")
    me = scene.me()
    assert (me.coins, me.artisans, scene.goods()) == (4, 1, "w3 s3 t1 v1 h1")


@pytest.mark.parametrize("card", PLACERS)
@pytest.mark.parametrize("missing", [{"coins": 0}, {"artisans": 0}])
def test_coin_and_artisan_must_be_there(card: str, missing: dict) -> None:
    assert f"use:{card}" not in placer(card, **missing).options()


@pytest.mark.parametrize("card", PLACERS)
def test_there_must_be_a_space_for_the_artisan(card: str) -> None:
    everywhere = "p11 p12 p13 p21 p22 p23 p31 p32 p33"
    assert f"use:{card}" not in placer(card, working=everywhere).options()


@pytest.mark.parametrize("card", PLACERS)
def test_placing_this_way_is_no_produce_action(card: str) -> None:
    scene = placer(card, row="jacobus").script(0, f"use:{card}", "p11")
    assert scene.me().coins == 4


# ---- once per round: the physician ------------------------------------------------------------


def test_the_physician_waives_the_artisan_and_nothing_else() -> None:
    scene = Scene(3).player(0, row="patricia", goods="s2 t1", artisans=1).offers(building="BC10")
    scene.acts(0, "build", 1).script(0, "use:patricia")
    assert (scene.me().building, scene.me().artisans, scene.goods()) == (["BC10"], 1, "")


def test_the_physician_helps_with_one_contract_only() -> None:
    scene = Scene(3).player(0, row="patricia", influence=1, goods="s3 t4", exhausted="patricia")
    scene.offers(building="BC10 BC18").acts(0, "build", 1)
    assert scene.key() == "nova.action"


# ---- rules for all once-per-round followers ---------------------------------------------------


@pytest.mark.parametrize("card", [name.lower() for _, name, kind, _ in LISTED if kind == "once"])
def test_a_follower_is_of_no_use_in_another_action(card: str) -> None:
    other = "upgrade" if FOLLOWERS[card].action == "trade" else "trade"
    scene = Scene(3).player(0, row=card, **PLENTY).acts(0, other, 1)
    assert f"use:{card}" not in scene.options()


@pytest.mark.parametrize(
    "card", ["bernardo", "cassian", "hadrianus", "marcus", "occius", "seneca", "titus"]
)
def test_a_used_follower_is_exhausted(card: str) -> None:
    scene = Scene(3).player(0, row=card, **PLENTY).offers(sailing="SC01")
    scene.acts(0, FOLLOWERS[card].action, 1).script(0, f"use:{card}")
    assert scene.me().row[0].exhausted


def test_exhausted_followers_are_turned_up_in_the_clean_up() -> None:
    scene = Scene(3).player(0, row="bernardo cassian", exhausted="bernardo cassian").cleans_up()
    assert [hired.exhausted for hired in scene.me().row] == [False, False]


# ---- permanent --------------------------------------------------------------------------------

PAID = {
    "constantin": ("sail", ["contract:SC01"]),
    "gratian": ("race", ["lane:1"]),
    "jacobus": ("produce", ["hire"]),
    "seraphina": ("build", ["contract:BC01"]),
    "severa": ("petition", ["upgrade:1"]),
}


@pytest.mark.parametrize("card", PAID)
def test_a_permanent_follower_earns_a_coin_in_its_action(card: str) -> None:
    action, answers = PAID[card]
    scene = Scene(3).player(0, row=card, **PLENTY).offers(sailing="SC01", building="BC01")
    assert scene.acts(0, action, 1).script(0, *answers).me().coins == 6


@pytest.mark.parametrize("card", PAID)
def test_a_permanent_follower_earns_nothing_in_another_action(card: str) -> None:
    scene = Scene(3).player(0, row=card, **PLENTY).acts(0, "upgrade", 1)
    assert scene.me().coins == 5


def test_the_gambler_earns_a_coin_with_a_charioteer_too() -> None:
    scene = Scene(3).player(0, row="gratian", artisans=1).acts(0, "race", 1)
    assert scene.script(0, "stop", "lane:1").me().coins == 1


def test_the_animal_tamer_earns_a_coin_at_every_placement() -> None:
    scene = Scene(3).player(0, row="trivia", artisans=2, tiles="EB16@p11 ES1@p22")
    assert scene.acts(0, "produce", 2).script(0, "p11", "p22").me().coins == 2


def test_the_animal_tamer_earns_nothing_on_other_tiles() -> None:
    scene = Scene(3).player(0, row="trivia", artisans=1, tiles="EB01@p11").acts(0, "produce", 1)
    assert scene.script(0, "p11").me().coins == 0


def test_the_animal_tamer_helps_the_harbour_master() -> None:
    scene = placer("hadrianus", row="trivia", tiles="EB16@p11").script(0, "use:hadrianus", "p11")
    assert scene.me().coins == 5


def test_a_follower_played_in_this_action_has_no_effect_in_it() -> None:
    scene = Scene(3).player(0, coins=2, hand="cassian").acts(0, "recruit", 1)
    assert scene.script(0, "stop", "play:cassian").key() == "nova.action"


def test_an_animal_tamer_played_in_this_action_does_not_tame_yet() -> None:
    scene = Scene(3).player(0, artisans=2, tiles="EB16@p11 ES2@p12", hand="trivia")
    assert "p11" not in scene.acts(0, "produce", 2).script(0, "p12", "play:trivia").options()


def test_a_permanent_follower_played_in_this_action_earns_nothing_in_it() -> None:
    scene = Scene(3).player(
        0, coins=1, artisans=1, row="hadrianus", goods="s2", hand="constantin calux"
    )
    scene.player(0, tiles="ES2@p11").offers(sailing="SC12").acts(0, "sail", 1)
    scene.script(
        0, "use:hadrianus", "p11", "play:constantin"
    )  # then the contract is the only way on
    assert (scene.me().sailing, scene.me().coins) == (["SC12"], 0)


def test_a_follower_played_inside_a_petition_waits_until_the_petition_is_over() -> None:
    scene = Scene(3).player(0, influence=1, coins=2, hand="occius").acts(0, "petition", 1)
    assert scene.script(0, "recruit:1", "stop", "play:occius").key() == "nova.action"
