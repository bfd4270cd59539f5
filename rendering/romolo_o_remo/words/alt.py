"""Pictures in words: whose turn, what changed, the standings, key counts."""

from __future__ import annotations

from collections.abc import Iterator

from games.romolo_o_remo.ending.scoring import KEYS
from games.romolo_o_remo.seat.view import HexView, PlayerView, View
from games.romolo_o_remo.terms import EXHAUSTED_KINDS, RESOURCES, DiceTile
from games.romolo_o_remo.words.labels import (
    BANK_TEXT,
    BUILDING_TEXT,
    CHARACTER_TEXT,
    RESOURCE_TEXT,
    TERRAIN_TEXT,
    TILE_TEXT,
    unit_name,
)
from games.romolo_o_remo.words.sheet_players import owned_character
from rendering.frame import Frame
from rendering.romolo_o_remo.board.changes import changes
from rendering.romolo_o_remo.board.own import hand_of, tile_name
from rendering.romolo_o_remo.final import entries
from rendering.romolo_o_remo.hand import seen_land
from rendering.romolo_o_remo.look.colours import purse
from rendering.romolo_o_remo.player.estate import name_of
from rendering.romolo_o_remo.player.mine import pays
from rendering.romolo_o_remo.words.brought import with_brought
from rendering.romolo_o_remo.words.head import PACKAGE, doing, standing_title, standings, turn
from rendering.words.alt import capital, joined, pointed, sentence, tally, told
from rendering.words.spoken import Words, told_words


def alt_text(view: View, frame: Frame) -> str:
    """At most 1024 characters; what matters most comes first, the rest as far as it fits."""
    words = told_words(PACKAGE, frame, len(view.players))
    return joined(
        [
            *_news(view, frame, words),
            *_standing(view, words),
            *_changed(view, frame, words),
            *_scoring(view, words),
            *_fight(view, words),
            *_seen(view, words),
            *_kings(view, words),
            *_market(view, words),
            *_bank(view, words),
            *_land(view, words),
            *_display(view, words),
        ]
    )


def hand_alt(view: View, frame: Frame) -> str:
    assert view.seat is not None
    words, me = told_words(PACKAGE, frame, len(view.players)), view.players[view.seat]
    title = words.say("pic-hand-title", name=words.names[view.seat])
    tiles = [_tile(tile, words) for tile in hand_of(me)]
    note = words.say("romolo-hand-note", coins=purse(me.money or 0), n=len(tiles))
    sentences = [f"{title}: {note}."]
    if tiles:
        when = words.say("romolo-tiles-now" if frame.playable else "romolo-tiles-later")
        sentences.append(f"{when}: {tally(tiles)}.")
    playable = [words.tell(TILE_TEXT[t]) for t in hand_of(me) if t in frame.playable]
    if playable:
        sentences.append(f"{words.say('pic-playable')}: {', '.join(playable)}.")
    sentences.append(f"{words.say('romolo-own')}: {_stock(me, words)}.")
    if me.capital:
        sentences.append(sentence(pays(view, frame)))
    lands = _lands(view, words)
    if lands:
        sentences.append(f"{words.say('romolo-seen')}: {lands}.")
    if me.characters:
        owned = tally(words.tell(owned_character(own)) for own in me.characters)
        sentences.append(f"{words.say('sheet-characters')}: {owned}.")
    return joined(sentences)


def _tile(tile: DiceTile, words: Words) -> str:
    """What is on it, and what that is called: «×2 (Doubling)»."""
    face, name = words.tell(TILE_TEXT[tile]), tile_name(tile, words)
    return name if name == face else f"{face} ({name})"


def _stock(player: PlayerView, words: Words) -> str:
    held = [
        f"{words.tell(RESOURCE_TEXT[good])} {n}"
        for good in RESOURCES
        if (n := player.stock.get(good, 0))
    ]
    return ", ".join(held) or "–"


# ---- news -------------------------------------------------------------------------------------


def _news(view: View, frame: Frame, words: Words) -> Iterator[str]:
    progress = words.say("pic-progress", round=view.round, move=frame.move)
    yield f"{words.say('game-name')}, {progress}."
    said = turn(view, frame, words)
    if said:
        yield sentence(said)
    now = doing(view, frame, words)
    if now:
        yield sentence(capital(now))
    if view.endgame and not view.result:
        yield sentence(words.say("romolo-endgame"))
    yield from pointed(with_brought(view, frame, words), words)
    yield from told(frame)


def _standing(view: View, words: Words) -> Iterator[str]:
    order = [f"{name_of(seat, words)} {value}" for seat, value in standings(view)]
    if order:
        yield f"{words.say(standing_title(view))}: {', '.join(order)}."


def _changed(view: View, frame: Frame, words: Words) -> Iterator[str]:
    """Hexes by name, and whose possessions changed."""
    spots = changes(frame.before, view)
    hexes = [spot.removeprefix("hex:") for spot in spots if spot.startswith("hex:")]
    if hexes:
        yield f"{words.say('pic-changed')}: {', '.join(hexes)}."


def _scoring(view: View, words: Words) -> Iterator[str]:
    for entry in entries(view, words) if view.result else ():
        listed = []
        for key in KEYS:
            own, bonus = entry.score.points[key], entry.score.bonus[key]
            more = f"+{bonus}" if bonus else ""
            listed.append(f"{words.say(f'romolo-score-{key}')} {own}{more}")
        yield f"{entry.name}: {', '.join(listed)}."


def _fight(view: View, words: Words) -> Iterator[str]:
    fight = view.fight
    if fight is None or view.result:
        return
    sides = []
    for side in (fight.attacker, fight.defender):
        tile = f" ({words.tell(TILE_TEXT[side.tile])})" if side.tile else ""
        sides.append(
            f"{name_of(side.seat, words)} {side.conflict if side.tile else side.value}{tile}"
        )
    key = "romolo-last-fight" if fight.over else "romolo-fight"
    yield f"{words.say(key, hex=fight.hex)}: {' – '.join(sides)}."


# ---- the table --------------------------------------------------------------------------------


def _kings(view: View, words: Words) -> Iterator[str]:
    """Who looks at it comes first: that one needs the own figures for the answer."""
    kings = sorted(view.players, key=lambda king: king.seat != view.seat)
    for king in kings if not view.result else ():
        name = words.names[king.seat]
        if not king.alive:
            yield f"{name}: {words.say('romolo-out')}."
            continue
        parts = []
        if king.capital:
            parts.append(words.say("romolo-alt-capital", hex=king.capital, n=king.strength))
        if king.conceded:
            parts.append(words.say("romolo-conceded"))
        parts.append(
            words.say(
                "romolo-alt-people",
                workers=f"{king.workers}/{king.most_workers}",
                military=f"{king.military}/{king.most_military}",
            )
        )
        parts.append(_stock(king, words))
        if king.money is not None:
            parts.append(words.say("romolo-alt-coins", coins=purse(king.money)))
        if king.characters:
            owned = tally(words.tell(CHARACTER_TEXT[own.tile]) for own in king.characters)
            parts.append(owned)
        if king.battles:
            parts.append(words.say("romolo-alt-battles", n=king.battles))
        yield f"{name}: {', '.join(parts)}."


def _market(view: View, words: Words) -> Iterator[str]:
    prices = [f"{words.tell(RESOURCE_TEXT[c.kind])} {c.price}" for c in view.market]
    cubes = words.say("sheet-market-cubes", n=view.market_cubes)
    yield f"{words.say('sheet-market')}: {', '.join(prices)}. {cubes}."


def _bank(view: View, words: Words) -> Iterator[str]:
    gone = [words.tell(BANK_TEXT[kind]) for kind, n in view.bank.items() if not n]
    said = f" ({', '.join(gone)})" if gone else ""
    used = words.say("romolo-exhausted", n=view.exhausted, limit=EXHAUSTED_KINDS)
    yield f"{capital(used)}{said}."


def _land(view: View, words: Words) -> Iterator[str]:
    """Cities hex by hex, then where people stand, then how much is unknown."""
    for hex in view.hexes:
        if hex.count or hex.units:
            yield f"{hex.name}: {', '.join(_on(hex, words))}."
    hidden = sum(hex.terrain is None for hex in view.hexes)
    if hidden:
        yield words.say("romolo-alt-hidden", n=hidden)


def _on(hex: HexView, words: Words) -> Iterator[str]:
    if hex.terrain:
        yield words.tell(TERRAIN_TEXT[hex.terrain])
    if hex.tower is not None:
        yield f"{words.say('romolo-tower')} {name_of(hex.tower, words)}"
    for kind, n in hex.buildings.items():
        yield (
            f"{n} × {words.tell(BUILDING_TEXT[kind])}" if n > 1 else words.tell(BUILDING_TEXT[kind])
        )
    for owner in dict.fromkeys(u.owner for u in hex.units):
        units = " ".join(words.tell(unit_name(u.name)) for u in hex.units if u.owner == owner)
        yield f"{name_of(owner, words)} {units}"


def _seen(view: View, words: Words) -> Iterator[str]:
    """Only in what one seat sees."""
    said = _lands(view, words) if view.seat is not None else ""
    if said:
        yield f"{words.say('romolo-seen')}: {said}."


def _lands(view: View, words: Words) -> str:
    return ", ".join(
        f"{label or '?'} {words.tell(TERRAIN_TEXT[terrain])}{f' ×{marker}' if marker else ''}"
        for label, terrain, marker in seen_land(view)
    )


def _display(view: View, words: Words) -> Iterator[str]:
    shown = [words.tell(CHARACTER_TEXT[tile]) for tile in view.display if tile]
    if shown and not view.result:
        yield f"{words.say('sheet-characters')}: {tally(shown)}."
