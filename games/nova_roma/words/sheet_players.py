"""The players and the final scoring in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Section
from games.core.text import Text, Value, who
from games.nova_roma.course.scoring import Score
from games.nova_roma.seat.view import PlayerView, SpaceView, View
from games.nova_roma.words.labels import (
    ACHIEVEMENT_TEXT,
    BUILDING_TEXT,
    FOLLOWER_HINT,
    FOLLOWER_TEXT,
    KIND_TEXT,
    NONE,
    amount_text,
    chained,
)


def player_section(view: View, player: PlayerView) -> Section:
    values: dict[str, Value] = {
        "who": who(player.seat),
        "vp": view.scores[player.seat].total,
    }
    title = Text("sheet-player-over" if view.result else "sheet-player", values)
    return Section(title, tuple(_lines(view, player)), player.seat)


def _lines(view: View, player: PlayerView) -> Iterator[Text]:
    goods = tuple(amount_text(good, n) for good, n in player.goods.items())
    yield Text("sheet-goods", {"goods": goods})
    yield Text(
        "sheet-purse",
        {
            "coins": player.coins,
            "influence": player.influence,
            "artisans": player.artisans,
            "hand": player.hand_size,
            "blocks": player.blocks_left,
            "markers": player.markers,
        },
    )
    spaces = tuple(_space(space) for space in player.production if space.tile or space.artisan)
    if spaces:
        yield Text("sheet-production", {"spaces": spaces})
    for hired in player.row:
        key = "sheet-exhausted" if hired.exhausted else "sheet-card"
        values: dict[str, Value] = {
            "name": FOLLOWER_TEXT[hired.card],
            "effect": FOLLOWER_HINT[hired.card],
        }
        yield Text(key, values)
    yield from _contracts(player)
    yield from _mosaic(player)
    if player.chariots:
        yield Text("sheet-chariots", {"n": len(player.chariots)})
    if player.conceded:
        yield Text("sheet-conceded")


def _space(space: SpaceView) -> Text:
    tile = KIND_TEXT[space.kind] if space.kind else NONE
    key = "sheet-space-flipped" if space.flipped else "sheet-space"
    if not space.kind:
        return Text("sheet-space-artisan", {"space": space.name})
    return Text(key, {"space": space.name, "tile": tile, "artisan": int(space.artisan)})


def _contracts(player: PlayerView) -> Iterator[Text]:
    if player.sailing:
        yield Text("sheet-own-sailing", {"n": len(player.sailing)})
    if player.building:
        contracts = chained([BUILDING_TEXT[id] for id in player.building])
        yield Text("sheet-own-building", {"n": len(player.building), "contracts": contracts})


def _mosaic(player: PlayerView) -> Iterator[Text]:
    done = tuple(_field(f.name, f.achievement) for f in player.mosaic if f.claimed)
    open_now = tuple(_field(f.name, f.achievement) for f in player.mosaic if f.claimable)
    rest = tuple(
        _field(f.name, f.achievement) for f in player.mosaic if not f.claimed and not f.claimable
    )
    if done:
        yield Text("sheet-claimed", {"fields": done})
    if open_now:
        yield Text("sheet-claimable", {"fields": open_now})
    if rest:
        yield Text("sheet-unclaimed", {"fields": rest})


def _field(name: str, achievement: str) -> Text:
    return Text("sheet-field", {"field": name, "achievement": ACHIEVEMENT_TEXT[achievement]})


# ---- scoring ----------------------------------------------------------------------------------


def score_sections(view: View) -> list[Section]:
    sections = [Section(Text("sheet-scores"), tuple(_score(score) for score in view.scores))]
    if view.automa_score:
        a = view.automa_score
        values: dict[str, Value] = {
            "total": a.total,
            "start": a.start,
            "ships": a.ships,
            "contracts": a.contracts,
            "zones": sum(a.zones),
            "chariots": a.chariots,
            "lanes": a.lanes,
            "mosaic": a.mosaic,
        }
        sections.append(Section(Text("sheet-automa-score"), (Text("sheet-automa-line", values),)))
    return sections


def _score(score: Score) -> Text:
    values: dict[str, Value] = {"who": who(score.seat), "total": score.total}
    values.update(score.by_category)
    return Text("sheet-score", values)


def automa_section(view: View) -> Section | None:
    """The solo opponent's pieces that are not on the board."""
    automa, score = view.automa, view.automa_score
    if automa is None or score is None:
        return None
    lines = (
        Text("sheet-automa-points", {"points": automa.points}),
        Text("sheet-automa-now", {"vp": score.total}),
        Text(
            "sheet-automa-contracts",
            {"contracts": chained([BUILDING_TEXT[id] for id in automa.contracts] or [NONE])},
        ),
        Text("sheet-chariots", {"n": len(automa.chariots)}),
    )
    return Section(Text("sheet-automa"), lines)
