"""After every step the end is looked for; and two small rules that are easily forgotten."""

from tests.games.glory_to_rome.scene import Scene

SIX = "R W C B S M"


def one_short(**more):
    return Scene().player(0, built="forum", clients=SIX, stockpile="R W C B S", influence=8, **more)


def test_a_laborer_bringing_the_sixth_material_wins():
    assert one_short().pool("M W").performs(0, "laborer", 2).answer(0, "pool:marble").end == "forum"


def test_the_pool_part_of_a_demand_wins_before_anybody_is_asked():
    scene = one_short(hand="basilica").pool("M").player(1, hand="palace ludus_magnus")
    scene.performs(0, "legionary").answer(0, "basilica").answer(0, "all")
    assert scene.end == "forum"
    assert len(scene.me(1).hand) == 2


def test_taking_a_forum_by_prison_wins_at_once():
    scene = Scene().player(
        0, hand="villa", begun={"prison": 2}, clients=SIX, stockpile=SIX, influence=8
    )
    scene.player(1, built="forum").performs(0, "craftsman")
    assert scene.script(0, "add:prison:villa", "take:1:forum").end == "forum"


def test_a_senator_thrown_away_by_vomitorium_can_be_taken_from_an_empty_pile():
    scene = Scene().player(0, hand="J J J J J J road", built="vomitorium").leads(0)
    scene.answer(0, "think").answer(0, "yes")
    assert "think:senator" in scene.options(0)


def test_the_last_deck_card_kept_at_the_fountain_ends_the_game():
    scene = (
        Scene()
        .player(0, built="fountain", begun={"temple": 0})
        .deck("palace")
        .performs(0, "craftsman")
    )
    assert scene.script(0, "fountain", "hand").end == "deck"


def test_the_last_deck_card_built_in_without_completing_ends_the_game():
    scene = (
        Scene()
        .player(0, built="fountain", begun={"temple": 0})
        .deck("palace")
        .performs(0, "craftsman", 3)
    )
    assert scene.script(0, "fountain", "add:temple:palace").end == "deck"


def test_a_bath_legionary_shows_one_card():
    scene = (
        Scene()
        .player(0, built="bath", hand="road dock wall", influence=6)
        .pool("B")
        .performs(0, "patron")
    )
    scene.script(0, "pool:brick", "role:legionary")
    assert scene.asked(0).most == 1
