"""Pictures in words: whose turn, what changed, the standings, key counts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.text import who
from games.trajan.data.board import SENATE
from games.trajan.data.circle import ACTIONS, COLOURS, NUMERALS
from games.trajan.seat.view import PlayerView, View
from rendering.board.changes import signed
from rendering.frame import Frame
from rendering.kit.type import figure
from rendering.trajan.board.changes import news
from rendering.trajan.hand.sheet import note_lines, shipment_told
from rendering.trajan.look.signs import letter
from rendering.trajan.near.cards import now_said
from rendering.trajan.near.offers import said
from rendering.trajan.near.stones import hope_said, needed
from rendering.trajan.player.circle import preview
from rendering.trajan.words.head import PACKAGE, doing, progress, standings, turn
from rendering.words.alt import joined, pointed, tally, told
from rendering.words.spoken import Words, told_words


def alt_text(view: View, frame: Frame) -> str:
    """At most 1024 characters; what matters most comes first, the rest as far as it fits."""
    words = told_words(PACKAGE, frame, len(view.players))
    return joined([*_news(view, frame, words), *_table(view, words), *_players(view, words)])


def hand_alt(view: View, frame: Frame) -> str:
    words = told_words(PACKAGE, frame, len(view.players))
    assert view.seat is not None
    held = view.players[view.seat].hand or ()
    title = words.say("pic-hand-title", name=words.names[view.seat])
    sentences = [f"{title}: {words.say('trajan-hand-count', n=len(held))}."]
    if held:
        sentences.append(f"{tally(words.say(f'card-{kind}') for kind in held)}.")
    playable = [kind for kind in dict.fromkeys(held) if kind in frame.playable]
    if playable:
        names = ", ".join(words.say(f"card-{kind}") for kind in playable)
        sentences.append(f"{words.say('pic-playable')}: {names}.")
    known = [kind for kind in dict.fromkeys(held) if kind in view.players[view.seat].known_hand]
    if known:
        names = ", ".join(words.say(f"card-{kind}") for kind in known)
        sentences.append(f"{words.say('trajan-known')}: {names}.")
    sentences += [f"{note}." for note in note_lines(view, frame, words)]
    best = {shipment.ship: shipment.units for shipment in view.shipments}
    for ship in view.ships:
        told = shipment_told(ship, best.get(ship.id, 0), words)
        sentences.append(f"{words.say(f'ship-{ship.id[5:]}')}: {told}.")
    return joined(sentences)


# ---- what is new ------------------------------------------------------------------------------


def _news(view: View, frame: Frame, words: Words) -> Iterator[str]:
    yield f"{words.say('game-name')}, {progress(view, frame, words)}."
    next_one = turn(view, frame, words)
    if next_one:
        yield next_one if next_one.endswith("!") else f"{next_one}."
    note = doing(view, words) or words.say(f"trajan-phase-{view.phase}")
    yield note if note.endswith(".") else f"{note}."
    asked = replace(frame, places=_said(view, frame, words))
    yield from pointed(asked, words, lambda spot: _marked_place(spot, words))
    yield from _own_hand(view, frame, words)
    yield from told(frame)
    changed = _changed(view, frame, words)
    if changed:
        yield f"{words.say('pic-changed')}: {changed}."
    order = [f"{words.names[seat]} {figure(value)}" for seat, value in standings(view)]
    yield f"{words.say('trajan-points')}: {', '.join(order)}."


def _said(view: View, frame: Frame, words: Words) -> dict[str, str]:
    """As the picture says it below its places; a tray that takes any of several stones is only
    named.
    """
    sows = view.turn is not None and bool(view.turn.left)
    told = {spot: text for spot, text in frame.places.items() if not (sows and _is_tray(spot))}
    texts = {spot: said(view, spot, {**frame.marks, spot: ""}, told, words) for spot in told}
    return {spot: ", ".join((text, *now_said(view, spot, words))) for spot, text in texts.items()}


def _is_tray(spot: str) -> bool:
    return spot.startswith("tray:")


def _own_hand(view: View, frame: Frame, words: Words) -> Iterator[str]:
    """Beside a question of one's own: stones that are being sown, and cards."""
    if view.turn and view.turn.left and frame.marks and view.turn.seat == view.seat:
        stones = tally(words.say(f"colour-{it}") for it in view.turn.left)
        yield f"{words.say('trajan-stones')}: {stones}."
        player = view.players[view.turn.seat]
        if ahead := preview(player, view.turn):
            action = words.say(f"action-{ACTIONS[ahead.target]}")
            kinds = (words.say(f"colour-{it}") for it in needed(player, ahead))
            tile = " ".join((*kinds, hope_said(player, ahead, words)))
            yield f"{words.say('trajan-last-acts', action=action)}, {tile}."
    held = view.players[view.seat].hand if view.seat is not None and frame.marks else None
    if held:
        yield f"{words.say('trajan-own-hand')}: {tally(words.say(f'card-{it}') for it in held)}."


def _changed(view: View, frame: Frame, words: Words) -> str:
    """Places of the board, then points by player."""
    told = news(frame.before, view)
    places = [place for spot in told.spots if (place := _place(spot, words))]
    points = [
        f"{words.names[seat]} {signed(gained)}" for seat, gained in enumerate(told.gained) if gained
    ]
    return "; ".join(part for part in (", ".join(places), ", ".join(points)) if part)


def _place(spot: str, words: Words) -> str:
    """How a place is named in options; nothing for places within a panel."""
    kind, _, name = spot.partition(":")
    match kind:
        case "site" | "space":
            return name
        case "province":
            return words.say(f"province-{name}")
        case "ship":
            return words.say(f"ship-{name[5:]}")
        case "stack":
            return words.say("trajan-alt-stack", name=words.say(f"stack-{name}"))
        case "senate":
            return f"{words.say('action-senate')} {SENATE[int(name)]}"
        case _:
            return ""


def _marked_place(spot: str, words: Words) -> str:
    """Also for places within a panel, as far as they are not told by their mark."""
    kind, _, name = spot.partition(":")
    match kind:
        case "tray":
            return words.say(f"action-{ACTIONS[int(name)]}")
        case "slot":
            return words.say("trajan-alt-slot", tray=NUMERALS[int(name)])
        case "action":
            return words.say(f"action-{name}")
        case "site":
            return words.say("action-construction")
        case "space":
            return words.say("action-forum")
        case "camp":
            return words.say(f"trajan-alt-camp-{name}")
        case "deck":
            return words.say("trajan-deck")
        case "discard":
            return words.say("trajan-alt-discard", side=words.say(f"trajan-pile-{name}"))
        case "bonus":
            return words.say("trajan-alt-bonus", side=words.say(f"trajan-pile-{name}"))
        case _:
            return _place(spot, words)


# ---- the table --------------------------------------------------------------------------------


def _table(view: View, words: Words) -> Iterator[str]:
    if not view.result:
        demands = tally(words.say(f"tile-{kind}") for kind in view.open_demands)
        none = words.say("trajan-none")
        yield words.say("trajan-alt-time", n=view.time_left, demands=demands or none)
        order = [f"{words.names[seat]} {view.players[seat].votes}" for seat in view.vote_order]
        if order:
            yield f"{words.say('trajan-votes')}: {', '.join(order)}."


def _players(view: View, words: Words) -> Iterator[str]:
    for player in view.players:
        yield words.say(
            "trajan-alt-player",
            who=who(player.seat),
            hand=player.hand_size,
            supply=player.supply,
            workers=player.worker_camp + len(player.sites),
            legionnaires=player.military_camp + len(player.legions),
            loss=player.loss,
        )
        if player.conceded:
            yield f"{words.names[player.seat]}: {words.say('trajan-conceded')}."
    if not view.result:
        key = ", ".join(f"{letter(c, words)} {words.say(f'colour-{c}')}" for c in COLOURS)
        yield words.say("trajan-alt-stones", list=key)
        for player in view.players:
            yield f"{words.names[player.seat]}: {_circle(player, words)}."
    tops = [pile.top for pile in view.discards.values() if pile.top]
    if tops:
        cards = ", ".join(words.say(f"card-{kind}") for kind in tops)
        yield words.say("trajan-alt-cards", deck=view.deck_size, cards=cards)


def _circle(player: PlayerView, words: Words) -> str:
    """Stones by tray, with the letters of the picture."""
    return ", ".join(
        f"{NUMERALS[n]} {''.join(letter(stone, words) for stone in tray) or '–'}"
        for n, tray in enumerate(player.trays)
    )
