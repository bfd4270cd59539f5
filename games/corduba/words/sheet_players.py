"""Players in words."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import DISTRICTS, ROW_LENGTH
from games.corduba.words.cards import ability_text, hereditas_hint
from games.corduba.words.labels import (
    CHARACTER_TEXT,
    DISTRICT_TINY,
    HEREDITAS_TEXT,
    MILESTONE_TEXT,
    MONUMENT_TEXT,
    NONE,
    amount_text,
    amounts,
    chained,
    listed,
    owner_text,
)
from games.core.contract import Section
from games.core.ids import parts
from games.core.seats import Seat
from games.core.text import Text, Value, who


def player_section(view: View, player: PlayerView) -> Section:
    lines = [*_first_lines(player), *_board_lines(player)]
    if player.character:
        key = "sheet-character" if player.ability_ready else "sheet-character-used"
        words = {
            "character": CHARACTER_TEXT[player.character],
            "ability": ability_text(player.character),
        }
        lines.append(Text(key, words))
    if player.trader_ready:
        lines.append(Text("sheet-trader"))
    if player.upkeep:
        lines.append(Text("sheet-upkeep", {"n": player.upkeep}))
    if view.demand:
        values: dict[str, Value] = {
            "troops": player.troop_value,
            "least_troops": view.demand.troops,
            "offerings": player.offering_value,
            "least_offerings": view.demand.offerings,
        }
        lines.append(Text("sheet-rome", values))
    for card in player.cards or ():
        name = HEREDITAS_TEXT[card]
        lines.append(Text("sheet-card", {"card": name, "what": hereditas_hint(card)}))
    if view.phase == "rome":
        lines.append(Text("sheet-delivered" if player.delivered else "sheet-delivering"))
    title = Text("sheet-player", {"who": who(player.seat)})
    return Section(title, tuple(lines), Seat(player.seat))


def _first_lines(player: PlayerView) -> list[Text]:
    goods: dict[str, int] = {"denarii": player.denarii}
    goods.update((what, n) for what, n in player.goods.items())
    specialists = listed([Text(f"specialist-{colour}") for colour in player.freed])
    ready = listed([Text(f"specialist-{colour}") for colour in player.ready])
    sources = tuple(
        Text("sheet-source", {"source": Text(f"points-{key}"), "n": n})
        for key, n in player.points.items()
        if n
    )
    return [
        Text("sheet-senators", {"n": player.senators, "sources": sources or (NONE,)}),
        Text("sheet-goods", {"what": amounts(goods)}),
        Text(
            "sheet-pieces",
            {
                "workers": amount_text("workers", player.workers),
                "register": player.register,
                "specialists": specialists,
                "ready": ready,
                "special": player.special_ready,
            },
        ),
    ]


def _board_lines(player: PlayerView) -> list[Text]:
    markers: dict[str, int] = {}
    markers.update((kind, n) for kind, n in player.troops.items())
    markers.update((kind, n) for kind, n in player.offerings.items())
    prestige = tuple(
        Text("sheet-in-district", {"district": DISTRICT_TINY[d], "n": player.prestige[d]})
        for d in DISTRICTS
    )
    insulae = tuple(
        Text("sheet-in-district", {"district": DISTRICT_TINY[d], "n": ROW_LENGTH - player.rows[d]})
        for d in DISTRICTS
    )
    tracks: dict[str, Value] = {
        "popularity": player.popularity,
        "harmony": player.harmony,
        "unrest": player.unrest,
        "held": player.held,
    }
    lines = [
        Text("sheet-markers", {"what": amounts(markers)}),
        Text("sheet-tracks", tracks),
        Text("sheet-prestige", {"where": prestige}),
        Text("sheet-rows", {"where": insulae}),
    ]
    if player.monuments:
        names = tuple(MONUMENT_TEXT[id] for id in player.monuments)
        lines.append(Text("sheet-built", {"names": names}))
    if player.milestones:
        names = tuple(MILESTONE_TEXT[id] for id in player.milestones)
        lines.append(Text("sheet-claimed", {"names": names}))
    return lines


def caepio_section(view: View) -> Section:
    assert view.caepio is not None
    assert view.solo is not None
    lines = [*_first_lines(view.caepio), *_board_lines(view.caepio)]
    decade = view.decade - 1
    cards: dict[str, Value] = {
        "buildings": view.solo.stacks[decade],
        "cards": view.solo.decks[decade],
        "monuments": view.solo.monuments,
    }
    lines.append(Text("sheet-solo", cards))
    if view.solo.opened:
        card = TABLES.caepio[view.solo.opened[-1]]
        rows = [
            Text("sheet-caepio-row", {"n": n, "what": chained([_code(code) for code in row])})
            for n, row in enumerate(card.rows[view.solo.row :], start=view.solo.row + 1)
        ]
        lines.append(Text("sheet-caepio-card", {"rows": tuple(rows) or (NONE,)}))
    return Section(owner_text(view.caepio.seat), tuple(lines))


def _code(code: str) -> Text:
    """One thing on an action card in words."""
    match parts(code):
        case "act", building:
            return Text("code-act", {"building": Text(f"building-{building}")})
        case "castra", troop:
            return Text(f"troop-{troop}")
        case "market", sales, purchases:
            return Text("code-market", {"sales": int(sales), "purchases": int(purchases)})
        case (("build" | "random" | "portus") as word,):
            return Text(f"code-{word}")
        case _:
            space = TABLES.sites[code]
            return amount_text(space.what, space.n)
