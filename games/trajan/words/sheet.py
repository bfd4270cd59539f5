"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.contract import Section, Sheet
from games.core.text import Text, Value, who
from games.trajan.data.board import PILES, ROWS, SENATE
from games.trajan.data.tiles import KIND_OF
from games.trajan.seat.view import ProvinceView, SiteView, View
from games.trajan.words.labels import (
    BONUS_TEXT,
    CONSTRUCTION_TEXT,
    DEMAND_TEXT,
    KIND_TEXT,
    PROVINCE_TEXT,
    SHIP_TEXT,
    STACK_TEXT,
    TILE_TEXT,
    TRAJAN_TEXT,
    bonus_hint,
    cards_text,
)
from games.trajan.words.labels import CARD_TEXT as CARDS
from games.trajan.words.sheet_players import player_section
from games.trajan.words.sheet_scores import score_section

NONE = Text("sheet-none")


def sheet(view: View) -> Sheet:
    sections = [
        _centre(view),
        _harbour(view),
        _tiles(view),
        _map(view),
        _district(view),
        _senate(view),
        *(player_section(view, player) for player in view.players),
    ]
    if view.seat is not None:
        sections.append(_hand(view))
    if view.scores:
        sections.append(score_section(view.scores))
    return Sheet(_title(view), tuple(sections))


def _title(view: View) -> Text:
    args: dict[str, Value] = {"quarter": view.quarter, "round": view.round_in_quarter}
    if view.phase in ("cards", "tiles", "turn"):
        args["who"] = who(view.active)
    return Text(f"sheet-title-{view.phase}", args)


def _or_none(texts: Iterable[Text]) -> tuple[Text, ...]:
    return tuple(texts) or (NONE,)


def _centre(view: View) -> Section:
    time: dict[str, Value] = {
        "pos": view.time_pos,
        "length": view.time_length,
        "left": view.time_left,
    }
    demands: dict[str, Value] = {
        "open": _or_none(DEMAND_TEXT[kind] for kind in view.open_demands),
        "n": view.demand_stack,
    }
    lines = [Text("sheet-time", time), Text("sheet-demands", demands)]
    if view.start is not None:
        lines.append(Text("sheet-start", {"who": who(view.start)}))
    return Section(Text("sheet-centre"), tuple(lines))


def _harbour(view: View) -> Section:
    lines = [
        Text(
            "sheet-ship",
            {
                "ship": SHIP_TEXT[ship.id],
                "side": ship.side,
                "values": " / ".join(map(str, ship.values)),
            },
        )
        for ship in view.ships
    ]
    lines.append(Text("sheet-deck", {"n": view.deck_size}))
    for pile in PILES:
        cards = view.discards[pile]
        top = CARDS[cards.top] if cards.top else Text("sheet-site-empty")
        lines.append(Text("sheet-discard", {"pile": pile, "card": top, "n": cards.size}))
    return Section(Text("sheet-harbour"), tuple(lines))


def _tiles(view: View) -> Section:
    """The forum and the Trajan stacks."""
    by_kind: dict[str, list[str]] = {}
    for space, tile in view.forum.items():
        if tile:
            by_kind.setdefault(KIND_OF[tile], []).append(space)
    forum = _or_none(
        Text("sheet-forum-tile", {"tile": KIND_TEXT[kind], "spaces": ", ".join(spaces)})
        for kind, spaces in by_kind.items()
    )
    lines = [
        Text("sheet-forum", {"tiles": forum}),
        Text("sheet-stacks", {"forum": view.forum_stack, "extra": view.extra_stack}),
    ]
    for stack in view.trajan_stacks:
        if view.phase == "stones":
            break
        top = TRAJAN_TEXT[stack.top] if stack.top else Text("sheet-no-top")
        args: dict[str, Value] = {"stack": STACK_TEXT[stack.id], "n": stack.size, "tile": top}
        lines.append(Text("sheet-stack", args))
    return Section(Text("sheet-tiles"), tuple(lines))


# ---- map and district -------------------------------------------------------------------------


def _map(view: View) -> Section:
    lines = [_province(province) for province in view.provinces]
    if view.camp_leaders:
        leaders = tuple(who(seat) for seat in view.camp_leaders)
        lines.append(Text("sheet-camp", {"leaders": leaders}))
    return Section(Text("sheet-map"), tuple(lines))


def _province(province: ProvinceView) -> Text:
    details = []
    if province.tile:
        details.append(TILE_TEXT[province.tile])
    if province.leaders:
        leaders = tuple(who(seat) for seat in province.leaders)
        details.append(Text("sheet-leaders", {"n": len(leaders), "who": leaders}))
    if province.legionnaires:
        legions = tuple(who(seat) for seat in province.legionnaires)
        details.append(Text("sheet-legionnaires", {"n": len(legions), "who": legions}))
    args: dict[str, Value] = {
        "province": PROVINCE_TEXT[province.id],
        "vp": province.vp,
        "value": province.value,
        "details": tuple(details) or (Text("sheet-no-tile"),),
    }
    lowered = province.value != province.vp
    return Text("sheet-province-lowered" if lowered else "sheet-province", args)


def _district(view: View) -> Section:
    lines = tuple(
        Text("sheet-row", {"row": row, "sites": tuple(_sites(view, row))}) for row in ROWS
    )
    return Section(Text("sheet-district"), lines)


def _sites(view: View, row: str) -> Iterator[Text]:
    for site in view.sites:
        if site.id[0] == row:
            yield _site(site)


def _site(site: SiteView) -> Text:
    tile = CONSTRUCTION_TEXT[site.tile] if site.tile else Text("sheet-site-empty")
    args: dict[str, Value] = {"site": site.id, "tile": tile}
    if not site.workers:
        return Text("sheet-site", args)
    args["workers"] = tuple(who(seat) for seat in site.workers)
    return Text("sheet-site-workers", args)


# ---- senate and hand --------------------------------------------------------------------------


def _senate(view: View) -> Section:
    lines = []
    for space, discs in enumerate(view.senate_spaces):
        if discs:
            stacked = tuple(who(seat) for seat in discs)
            lines.append(
                Text("sheet-space", {"space": SENATE[space], "n": len(discs), "who": stacked})
            )
    for pile in PILES:
        tile = view.senate_bonus[pile]
        if tile:
            args = {"tile": BONUS_TEXT[tile], "what": bonus_hint(tile, "yellow")}
            lines.append(Text("sheet-senate-bonus", args))
    lines.append(Text("sheet-bag", {"n": view.bonus_bag}))
    return Section(Text("sheet-senate"), tuple(lines))


def _hand(view: View) -> Section:
    assert view.seat is not None
    hand = view.players[view.seat].hand or ()
    lines = [Text("sheet-hand-cards", {"cards": _or_none(cards_text(hand))})]
    if view.fresh:
        lines.append(Text("sheet-fresh", {"cards": cards_text(view.fresh)}))
    for best in view.shipments:
        args: dict[str, Value] = {"ship": SHIP_TEXT[best.ship], "n": best.units, "vp": best.points}
        lines.append(Text("sheet-shipment", args))
    return Section(Text("sheet-hand", {"n": len(hand)}), tuple(lines), view.seat)
