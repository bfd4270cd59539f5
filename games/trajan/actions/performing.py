"""Carrying out an action, the bonus actions it earns, and extra-action tiles (T5, T6)."""

from __future__ import annotations

from collections.abc import Callable, Generator

from games.core.asking import offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.trajan.actions.arch import can_take_trajan, trajan_offers
from games.trajan.actions.construction import can_construct, construction_offers
from games.trajan.actions.deeds import Deed, Offers
from games.trajan.actions.forum import can_visit_forum, forum_offers, forum_question
from games.trajan.actions.military import can_march, military_offers
from games.trajan.actions.seaport import can_trade, seaport_offers
from games.trajan.actions.senate import can_advance, senate_offers
from games.trajan.data.circle import Action
from games.trajan.mat.goods import spend_tiles
from games.trajan.measures import extra_tile_for
from games.trajan.state import Doing, State, Turn
from games.trajan.words.labels import ACTION_TEXT, KIND_TEXT, TRAY_TEXT

OFFERS: dict[Action, Callable[[State, Seat], Offers]] = {
    "seaport": seaport_offers,
    "forum": forum_offers,
    "military": military_offers,
    "senate": senate_offers,
    "trajan": trajan_offers,
    "construction": construction_offers,
}
POSSIBLE: dict[Action, Callable[[State, Seat], bool]] = {
    "seaport": can_trade,
    "forum": can_visit_forum,
    "military": can_march,
    "senate": can_advance,
    "trajan": can_take_trajan,
    "construction": can_construct,
}
SKIP = "skip"


def _no_deed(t: Table, s: State, seat: Seat) -> None:
    """Stands for skipping; never carried out."""


def perform(
    t: Table, s: State, seat: Seat, action: Action, doing: Doing, repeats: int = 0
) -> Steps[None]:
    """An action, if it is possible and wanted, with everything that follows from it."""
    turn = _turn(s)
    if not POSSIBLE[action](s, seat):
        t.tell("told-impossible", who=who(seat), action=ACTION_TEXT[action])
        return
    turn.doing, turn.action, turn.repeats = doing, action, repeats
    deed = yield from _choose_deed(s, seat, turn)
    if deed is _no_deed:
        t.tell("told-skips", who=who(seat), action=ACTION_TEXT[action])
        return
    done = deed(t, s, seat)
    if isinstance(done, Generator):
        yield from done
    elif done:
        t.tell("told-bonus-action", who=who(seat), action=ACTION_TEXT[done])
        yield from perform(t, s, seat, done, "bonus")
    if doing != "repeat":
        turn.doing, turn.action = doing, action  # the bonus action was another one
        yield from _extra_window(t, s, seat, action)


def _turn(s: State) -> Turn:
    assert s.turn is not None
    return s.turn


def _choose_deed(s: State, seat: Seat, turn: Turn) -> Steps[Deed]:
    assert turn.action is not None
    label = Text("do-skip", {"action": ACTION_TEXT[turn.action]})
    skip = offer(_no_deed, SKIP, label, group=APART)
    offers: Offers = [*OFFERS[turn.action](s, seat), skip]
    prompt = _prompt(s, seat, turn)
    return (yield from pick(seat, f"trajan.{turn.action}", prompt, offers))


def _prompt(s: State, seat: Seat, turn: Turn) -> Text:
    """The question of the action, with why it is asked now."""
    question = Text(f"ask-{turn.action}")
    arch = s.players[seat].arch
    if turn.action == "trajan" and arch is not None:
        question = Text("ask-trajan", {"tray": TRAY_TEXT[arch]})
    if turn.action == "forum":
        question = forum_question(s, seat)
    if turn.doing == "bonus":
        return Text("ask-as-bonus", {"question": question})
    if turn.doing == "repeat":
        return Text("ask-again", {"question": question, "left": turn.repeats})
    return question


def _extra_window(t: Table, s: State, seat: Seat, action: Action) -> Steps[None]:
    """After an action was carried out: one extra-action tile a turn repeats it."""
    turn, player = _turn(s), s.players[seat]
    tile = extra_tile_for(player, action)
    if turn.extra_used or tile is None or not POSSIBLE[action](s, seat):
        return
    times = 2 if action in player.plus2 else 1
    args: dict[str, Value] = {
        "tile": KIND_TEXT[tile],
        "action": ACTION_TEXT[action],
        "n": times,
    }
    yes = offer(True, "yes", Text("do-extra", args), spot=f"action:{action}")
    no = offer(False, "no", Text("do-no-extra"))
    if not (yield from pick(seat, "trajan.extra", Text("ask-extra", args), (yes, no))):
        return
    spend_tiles(s, player, tile)
    turn.extra_used = True
    t.tell("told-extra", who=who(seat), tile=KIND_TEXT[tile], action=ACTION_TEXT[action], n=times)
    for left in range(times - 1, -1, -1):
        yield from perform(t, s, seat, action, "repeat", left)
