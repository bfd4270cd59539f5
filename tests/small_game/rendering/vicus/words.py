"""Pictures in words: whose turn, what changed, the standings, the street, the players."""

from __future__ import annotations

from collections.abc import Iterator

from games.vicus.data.plots import PLOTS
from games.vicus.seat.playable import held
from games.vicus.seat.view import View
from games.vicus.words.labels import card_text, ware_text
from rendering.frame import Frame
from rendering.vicus.board.changes import changes, shown_points
from rendering.vicus.board.scene import turn
from rendering.vicus.look import PACKAGE
from rendering.words.alt import joined, pointed, sentence, told
from rendering.words.spoken import Words, told_words


def alt_text(view: View, frame: Frame) -> str:
    """At most 1024 characters; what matters most comes first, the rest as far as it fits."""
    words = told_words(PACKAGE, frame, len(view.players))
    return joined([*_news(view, frame, words), *_street(view, words), *_players(view, words)])


def hand_alt(view: View, frame: Frame) -> str:
    words = told_words(PACKAGE, frame, len(view.players))
    assert view.seat is not None
    cards = held(view)
    names = [words.tell(card_text(card)) for card in cards] or [words.say("pic-hand-empty")]
    title = words.say("pic-hand-title", name=words.names[view.seat])
    sentences = [f"{title}: {', '.join(names)}."]
    playable = [words.tell(card_text(card)) for card in cards if card in frame.playable]
    if playable:
        sentences.append(f"{words.say('pic-playable')}: {', '.join(playable)}.")
    return joined(sentences)


def _news(view: View, frame: Frame, words: Words) -> Iterator[str]:
    progress = words.say("pic-progress", round=view.round, move=frame.move)
    yield f"{words.say('game-name')}, {progress}."
    if said := turn(view, frame, words):
        yield sentence(said)
    if view.result:
        yield words.say(f"end-{view.result.reason}")
    yield from pointed(frame, words)
    yield from told(frame)
    standing = [f"{words.names[p.seat]} {shown_points(view, p.seat)}" for p in view.players]
    yield f"{words.say('vicus-points')}: {', '.join(standing)}."
    built = [place.upper() for place in changes(frame.before, view) if place in PLOTS]
    if built:
        yield f"{words.say('pic-changed')}: {', '.join(built)}."


def _street(view: View, words: Words) -> Iterator[str]:
    for place, plot in PLOTS.items():
        shop = view.shops.get(place)
        if shop:
            yield f"{place.upper()}: {words.names[shop.seat]}, {words.tell(ware_text(shop.ware))}."
        else:
            yield f"{place.upper()}: {words.say('hint-rent', n=plot.rent)}."


def _players(view: View, words: Words) -> Iterator[str]:
    for player in view.players:
        name = words.names[player.seat]
        if player.laid:
            yield f"{name}: {words.tell(card_text(player.laid))}."
        if player.conceded:
            yield f"{name}: {words.say('sheet-conceded')}."
