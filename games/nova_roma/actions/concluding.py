"""The end of an action: told in one sentence, or forgone.

An action in which no core step is done counts as forgone; followers used in it are given back
(ruling R4).
"""

from __future__ import annotations

from games.core.seats import Seat
from games.core.text import Text, who
from games.nova_roma.actions.act import Act
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.state import State
from games.nova_roma.terms import Action
from games.nova_roma.words.labels import ACTION_TEXT


def forgo(t: Chronicle, s: State, seat: Seat, action: Action) -> None:
    s.players[seat].coins += 1
    t.tell("told-forgoes", who=who(seat), action=ACTION_TEXT[action])


def do_without(t: Chronicle, s: State, seat: Seat, action: Action, why: Text) -> None:
    """Forgoes what cannot be done, and says why."""
    s.players[seat].coins += 1
    t.tell("told-cannot", who=who(seat), action=ACTION_TEXT[action], why=why)


def conclude(t: Chronicle, s: State, act: Act) -> None:
    """The end of a forum action: without a core step it was forgone."""
    action = ACTION_TEXT[act.action]
    if act.core_done:
        t.tell_deeds("told-acts", who=who(act.seat), action=action, strength=act.strength)
    elif act.before is None:
        forgo(t, s, act.seat, act.action)
    elif act.before.has_revealed(t):
        t.did("did-nothing-more")
        t.tell_deeds("told-acts", who=who(act.seat), action=action, strength=act.strength)
    else:
        act.before.put_back()
        t.forget_deeds()
        s.players[act.seat].coins += 1
        t.tell("told-taken-back", who=who(act.seat), action=action)
    for hired in s.players[act.seat].row:
        hired.fresh = False
