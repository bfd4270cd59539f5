"""Hands and vaults are drawn only where the rules lay them open."""

from __future__ import annotations

from msgspec.structs import replace

from rendering.draw import draw
from tests.rendering.glory_to_rome.positions import KEY, game, read, write


def test_hands_and_vaults_a_view_holds_by_mistake_are_not_drawn():
    """A board shows hands only when all of them lie open."""
    position = game(3)[120]
    view = read(position.view)
    first, *others = view.players
    leaky = replace(first, hand=("temple",), vault={"marble": 3})
    leak = replace(view, players=(leaky, *others))
    assert draw(KEY, "board", write(leak), position.frame) == draw(
        KEY, "board", position.view, position.frame
    )


def test_hands_that_lie_open_for_all_are_drawn():
    position = game(3)[120]
    view = read(position.view)
    taught = replace(view, players=tuple(replace(p, hand=("temple",)) for p in view.players))
    assert (
        draw(KEY, "board", write(taught), position.frame).height
        > draw(KEY, "board", position.view, position.frame).height
    )
