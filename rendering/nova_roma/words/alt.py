"""Pictures in words: whose turn, what changed, the standings, key counts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.text import who
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.seat.guide.standing import feats_of
from games.nova_roma.seat.view import FieldView, PlayerView, View
from games.nova_roma.terms import GOODS, HAND_LIMIT, LAPS, ROUNDS
from games.nova_roma.words.labels import GOOD_TEXT, KIND_TEXT, harbour_text
from rendering.frame import Frame
from rendering.nova_roma.board.changes import BUILT, changes
from rendering.nova_roma.final import COLUMNS, entries
from rendering.nova_roma.hand.sheet import held_cards
from rendering.nova_roma.look.signs import NOBODY
from rendering.nova_roma.words.head import PACKAGE, doing, turn
from rendering.nova_roma.words.places import place_name, said_places
from rendering.nova_roma.words.standings import automa_points, standing_title, standings
from rendering.words.alt import LONGEST, capital, joined, pointed, sentence, tally, told
from rendering.words.spoken import Words, told_words


def alt_text(view: View, frame: Frame) -> str:
    """At most 1024 characters; what matters most comes first, the rest as far as it fits."""
    words = told_words(PACKAGE, frame, len(view.players))
    news, changed = list(_news(view, frame, words)), _changed(view, frame, words)
    for brief in (False, True):
        owned = [
            *_standing(view, words),
            *_scoring(view, words),
            *_players(view, words, brief),
            *_automa(view, words),
        ]
        room = LONGEST - len(" ".join([*news, *owned]))
        if len(_told_change(changed, LONGEST, words)) < room:
            break
    change = _told_change(changed, room - 1, words)
    return joined([*news, *([change] if change else []), *owned, *_table(view, words)])


def hand_alt(view: View, frame: Frame) -> str:
    assert view.seat is not None
    words = told_words(PACKAGE, frame, len(view.players))
    player = view.players[view.seat]
    held = held_cards(player)
    title = words.say("pic-hand-title", name=words.names[view.seat])
    sentences = [f"{title}: {words.say('nova-hand-count', n=len(held), limit=HAND_LIMIT)}."]
    sentences.append(f"{_store(player, words)}.")
    if held:
        sentences.append(f"{_named(held, words)}.")
    playable = [card for card in held if card in frame.playable]
    if playable:
        sentences.append(f"{words.say('pic-playable')}: {_named(playable, words)}.")
    if player.row:
        row = [hired.card for hired in player.row]
        sentences.append(f"{words.say('nova-own-row')}: {_named(row, words)}.")
    open_now = [field.name for field in player.mosaic if field.claimable]
    if open_now:
        sentences.append(f"{words.say('nova-claimable')}: {', '.join(open_now)}.")
    if player.mosaic:
        fields = "; ".join(_field(field, player, words) for field in player.mosaic)
        sentences.append(f"{words.say('nova-own-mosaic')}: {fields}.")
    return joined(sentences)


def _field(field: FieldView, player: PlayerView, words: Words) -> str:
    """With how much of what it asks for is there."""
    said = f"{field.name} {words.say(f'achievement-{field.achievement}')}"
    if field.claimed:
        return f"{said} ({words.say('nova-claimed')})"
    done, wanted = ACHIEVEMENTS[field.achievement].progress(feats_of(player))
    return f"{said} {done}/{wanted}"


def _store(player: PlayerView, words: Words) -> str:
    """What one can pay with."""
    coins = words.say("n-coin", n=player.coins)
    goods = [words.say(f"n-{good}", n=n) for good, n in player.goods.items() if n]
    return ", ".join([coins, *goods])


def _named(cards: list[str], words: Words) -> str:
    return tally(words.say(f"follower-{card}") for card in cards)


# ---- news -------------------------------------------------------------------------------------


def _news(view: View, frame: Frame, words: Words) -> Iterator[str]:
    key = "nova-progress" if view.phase == "turn" else "nova-progress-round"
    progress = words.say(
        key, round=view.round, rounds=ROUNDS, lap=view.lap, laps=LAPS, move=frame.move
    )
    yield f"{words.say('game-name')}, {progress}."
    said = turn(view, frame, words)
    if said:
        yield said if said.endswith(("!", ".")) else f"{said}."
    now = doing(view, words)
    if now:
        yield sentence(capital(now))
    named = replace(frame, places=said_places(view, frame, words))
    yield from pointed(named, words, lambda spot: place_name(spot, view, words))
    yield from told(frame)


def _standing(view: View, words: Words) -> Iterator[str]:
    names = (*words.names, *[""] * (NOBODY - len(words.names)), words.say("sheet-automa"))
    order = [f"{names[seat]} {value}" for seat, value in standings(view)]
    if order:
        yield f"{words.say(standing_title(view))}: {', '.join(order)}."


def _told_change(changed: list[str], most: int, words: Words) -> str:
    """As many of the changes as fit into so many characters."""
    for n in range(len(changed), 0, -1):
        end = "; …" if n < len(changed) else "."
        said = f"{words.say('pic-changed')}: {'; '.join(changed[:n])}{end}"
        if len(said) <= most:
            return said
    return ""


def _changed(view: View, frame: Frame, words: Words) -> list[str]:
    """By player, what of theirs has changed; before them new buildings with all their cells."""
    found: dict[int, dict[str, None]] = {}
    built = []
    cells = {building.anchor: building.cells for building in view.buildings}
    for spot in changes(frame.before, view):
        owner, _, place = spot.partition(":")
        if spot.startswith(BUILT):
            built.append("/".join(cells[place]))
        elif place and owner[0] == "p" and owner[1:].isdigit():
            found.setdefault(int(owner[1:]), {})[_spot_word(place, words)] = None
    parts = [f"{words.names[seat]} ({', '.join(what)})" for seat, what in found.items()]
    return [*([words.say("nova-alt-built", cells=", ".join(built))] if built else []), *parts]


def _spot_word(place: str, words: Words) -> str:
    """Goods and cards by name, spaces and fields as they are written on the picture."""
    if place in FOLLOWERS:
        return words.say(f"follower-{place}")
    if place[1:].isdigit():
        return place
    for good in GOODS:
        if good == place:
            return words.tell(GOOD_TEXT[good])
    return words.say(f"nova-spot-{place}")


# ---- the table --------------------------------------------------------------------------------


def _scoring(view: View, words: Words) -> Iterator[str]:
    """The scoring table, row by row."""
    for entry in entries(view, words) if view.result else ():
        listed = [
            f"{words.say(f'nova-score-{key}')} {points}"
            for (key, _), points in zip(COLUMNS, entry.points, strict=True)
            if points is not None
        ]
        start = [entry.note.text] if entry.note and entry.seat == NOBODY else []
        yield f"{entry.name}: {', '.join([*start, *listed])}."


def _players(view: View, words: Words, brief: bool) -> Iterator[str]:
    """With the goods by name, or brief: in an order that is told once. The end has its scoring."""
    if view.result:
        return
    if brief:
        goods = "/".join(words.tell(GOOD_TEXT[good]) for good in GOODS)
        yield words.say("nova-alt-goods", goods=goods)
    for player in view.players:
        if player.conceded:
            yield f"{words.names[player.seat]}: {words.say('sheet-conceded')}."
        held = [str(player.goods[good]) for good in GOODS]
        named = [f"{words.tell(GOOD_TEXT[good])} {n}" for good, n in zip(GOODS, held, strict=True)]
        yield words.say(
            "nova-alt-player",
            who=who(player.seat),
            goods="/".join(held) if brief else ", ".join(named),
            coins=player.coins,
            influence=player.influence,
            artisans=player.artisans,
            hand=player.hand_size,
            followers=len(player.row),
            sailing=len(player.sailing),
            building=len(player.building),
            claimed=sum(field.claimed for field in player.mosaic),
            markers=player.markers,
        )


def _automa(view: View, words: Words) -> Iterator[str]:
    """What the solo opponent has on the table, and what its points are made of."""
    automa, points = view.automa, automa_points(view)
    if automa is None or points is None:
        return
    yield words.say(
        "nova-alt-automa",
        ships=", ".join(words.tell(harbour_text(harbour)) for harbour in automa.ships),
        spaces="/".join(map(str, automa.spaces)),
        contracts=", ".join(automa.contracts) or "–",
        chariots=len(automa.chariots),
    )
    if view.result:
        return
    yield f"{words.say('nova-automa-now', n=points.total)}."
    for key, n, shares in (
        ("secured", points.secured_total, points.secured),
        ("open", points.total - points.secured_total, points.open),
    ):
        listed = ", ".join(f"{words.say(f'nova-share-{s.category}')} {s.points}" for s in shares)
        yield f"{words.say(f'nova-automa-{key}', n=n)} ({listed})."


def _table(view: View, words: Words) -> Iterator[str]:
    if not view.automa:
        yield words.say("nova-alt-first", who=who(view.first_player))
    tokens = view.forum.tokens
    if view.forum.emperor:
        yield words.say("nova-alt-emperor", square=view.forum.emperor)
    for player in view.players:
        squares = [token.square for token in tokens if token.owner == player.seat]
        ships = [words.tell(harbour_text(harbour)) for harbour in player.ships]
        yield words.say(
            "nova-alt-pieces",
            who=who(player.seat),
            squares=", ".join(squares) or "–",
            ships=", ".join(ships),
            spaces="/".join(map(str, player.spaces)),
        )
    for player in view.players:
        tiles = _tiles(player, words)
        if tiles:
            yield f"{words.names[player.seat]}: {tiles}."


def _tiles(player: PlayerView, words: Words) -> str:
    """Estate tiles with their spaces."""
    return ", ".join(
        f"{space.name} {words.tell(KIND_TEXT[space.kind])}"
        for space in player.production
        if space.kind
    )
