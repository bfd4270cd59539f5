"""One action being performed: its strength, and whether anything came of it."""

from __future__ import annotations

from msgspec import Struct

from games.core.seats import Seat
from games.nova_roma.actions.taking_back import Earlier
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.followers.row import ready
from games.nova_roma.purse import Got, gain, in_words
from games.nova_roma.state import State
from games.nova_roma.terms import Action
from games.nova_roma.words.labels import FOLLOWER_TINY


class Act(Struct):
    seat: Seat
    action: Action
    strength: int
    via_petition: bool = False
    core_done: bool = False
    chooses_contract: bool = False  # a building contract is still to be chosen
    waives_artisan: bool = False
    before: Earlier | None = None  # when the first follower was used

    @property
    def followers_of(self) -> Action:
        """The action whose followers may be used: inside a petition only the petition's."""
        return "petition" if self.via_petition else self.action

    @property
    def may_end(self) -> bool:
        """Whether ending now is harmless; otherwise a core step must follow if there is one."""
        return self.core_done or self.before is None


def do_core(t: Chronicle, s: State, act: Act) -> None:
    """Notes that a core step is done; with the first one permanent followers bring their coins.

    An act inside a petition begins with its core done: the payment was it.
    """
    if act.core_done:
        return
    act.core_done = True
    for hired in ready(s.players[act.seat]):
        follower = FOLLOWERS[hired.card]
        if follower.kind == "perm" and follower.action == act.action:
            got: Got = {}
            gain(s, act.seat, "coin", follower.gives.coin, got)
            t.did("did-gains-by", source=FOLLOWER_TINY[follower.id], gains=in_words(got))
