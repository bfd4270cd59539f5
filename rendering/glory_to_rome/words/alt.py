"""Pictures in words: whose turn, what changed, the standings, key counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.text import who
from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.seat.view import PlayerView, View
from games.glory_to_rome.words.labels import ROLE_TEXT, counted
from rendering.frame import Frame
from rendering.glory_to_rome.board.changes import changes
from rendering.glory_to_rome.hand.faces import Card, card_of
from rendering.glory_to_rome.hand.sheet import held_cards
from rendering.glory_to_rome.player.names import card_name
from rendering.glory_to_rome.words.head import PACKAGE, standings, turn
from rendering.words.alt import joined, pointed, tally, told
from rendering.words.spoken import Words, told_words

# Spots of a player's area that have a word of their own; buildings are named.
_SPOT_WORDS = {
    "influence": "gtr-influence",
    "hand": "gtr-hand",
    "vault": "gtr-vault",
    "client": "gtr-clients",
    "stock": "gtr-stockpile",
    "site": "gtr-sites",
    "stance": "gtr-played",
    "name": "gtr-concession",
}


def alt_text(view: View, frame: Frame) -> str:
    """At most 1024 characters; what matters most comes first, the rest as far as it fits."""
    words = _words(view, frame)
    return joined([*_news(view, frame, words), *_table(view, words), *_players(view, words)])


def hand_alt(view: View, frame: Frame) -> str:
    words = _words(view, frame)
    held = held_cards(view)
    assert view.seat is not None
    title = words.say("pic-hand-title", name=words.names[view.seat])
    limit = view.players[view.seat].hand_limit
    sentences = [f"{title}: {words.say('gtr-hand-count', n=len(held), limit=limit)}."]
    if held:
        sentences.append(f"{_listed(held, words)}.")
    playable = [name for name in dict.fromkeys(held) if name in frame.playable]
    if playable:
        sentences.append(f"{words.say('pic-playable')}: {_listed(playable, words)}.")
    shown = [name for name in dict.fromkeys(held) if name in view.shown]
    if shown:
        sentences.append(f"{words.say('gtr-alt-shown')}: {_listed(shown, words)}.")
    sentences += [_could(card_of(name, view, words)) for name in dict.fromkeys(held)]
    return joined(sentences)


def _could(card: Card) -> str:
    """«Bath: Legionary ×2, Brick, site in town.»"""
    times = f" ×{card.now.actions}" if card.now.actions > 1 else ""
    told = [f"{card.role}{times}", card.material, card.site]
    return f"{card.title}: {', '.join(part for part in told if part)}."


def _words(view: View, frame: Frame) -> Words:
    return told_words(PACKAGE, frame, len(view.players))


def _listed(cards: Iterable[str], words: Words) -> str:
    return tally(card_name(name, words) for name in cards)


def _news(view: View, frame: Frame, words: Words) -> Iterator[str]:
    progress = words.say("pic-progress", round=view.round, move=frame.move)
    yield f"{words.say('game-name')}, {progress}."
    said = turn(view, frame, words)
    if said:
        yield said if said.endswith("!") else f"{said}."
    if view.result:
        yield words.say(f"end-{view.result.reason}")
    yield from pointed(frame, words, lambda spot: _place(spot, words))
    yield from told(frame)
    changed = _changed(view, frame, words)
    if changed:
        yield f"{words.say('pic-changed')}: {changed}."
    key = "gtr-points" if view.scores else "gtr-influence"
    order = [f"{words.names[seat]} {value}" for seat, value in standings(view)]
    yield f"{words.say(key)}: {', '.join(order)}."


def _place(spot: str, words: Words) -> str:
    """«Latrine (Livia)»: what a spot holds, and whose it is."""
    kind, _, name = spot.partition(":")
    match kind:
        case "deck" | "senators":
            return words.say(f"gtr-{kind}")
        case "pool":
            return words.say(f"material-{name}")
        case "town" | "away":
            return f"{words.say(f'material-{name}')}, {words.say(f'gtr-site-{kind}')}"
        case _ if kind[1:].isdigit():
            what, _, thing = name.partition(":")
            said = words.say(f"material-{thing}") if what == "stock" else _spot_word(name, words)
            return f"{said} ({words.names[int(kind[1:])]})"
        case _:
            return ""


def _changed(view: View, frame: Frame, words: Words) -> str:
    """By player, what of theirs has changed."""
    found: dict[int, dict[str, None]] = {}
    for spot, figures in changes(frame.before, view).items():
        owner, _, place = spot.partition(":")
        if place and owner[0] == "p" and owner[1:].isdigit():
            word = _spot_word(place, words)
            said = f"{word} {figures}" if place == "influence" else word
            found.setdefault(int(owner[1:]), {})[said] = None
    return "; ".join(f"{words.names[seat]} ({', '.join(what)})" for seat, what in found.items())


def _spot_word(place: str, words: Words) -> str:
    kind, _, name = place.partition(":")
    return card_name(name, words) if kind == "b" else words.say(_SPOT_WORDS[kind])


def _table(view: View, words: Words) -> Iterator[str]:
    if not view.result:
        led = words.tell(ROLE_TEXT[view.role]) if view.role else words.say("gtr-no-role")
        yield words.say("gtr-alt-leader", who=who(view.leader), role=led)
    yield words.say(
        "gtr-alt-piles",
        deck=view.deck_size,
        senators=view.senators,
        sites=sum(stack.in_town for stack in view.sites.values()),
    )
    if pool := _pool(view, words):
        yield f"{pool}."


def pool_told(view: View, frame: Frame) -> str:
    """What lies there, for a picture that is mostly about something else."""
    return _pool(view, _words(view, frame))


def _pool(view: View, words: Words) -> str:
    pool = counted({m: view.pool.get(m, 0) for m in MATERIALS})
    return f"{words.say('gtr-pool')}: {', '.join(map(words.tell, pool))}" if pool else ""


def _players(view: View, words: Words) -> Iterator[str]:
    for player in view.players:
        if player.conceded:
            yield f"{words.names[player.seat]}: {words.say('gtr-conceded')}."
        yield words.say(
            "gtr-alt-player",
            who=who(player.seat),
            hand=player.hand_size,
            clients=len(player.clients),
            client_limit=player.client_limit,
            stock=sum(player.stockpile.values()),
            vault=player.vault_size,
            vault_limit=player.vault_limit,
        )
    for player in view.players:
        built = _buildings(player, words)
        if built:
            yield f"{words.names[player.seat]}: {built}."


def _buildings(player: PlayerView, words: Words) -> str:
    return ", ".join(
        card_name(b.name, words)
        if b.complete
        else f"{card_name(b.name, words)} {len(b.materials)}/{b.need}"
        for b in player.buildings
    )
