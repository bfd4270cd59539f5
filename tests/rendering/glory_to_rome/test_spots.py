"""The places options may name, as the package's docstring lists them."""

from __future__ import annotations

import re

import pytest

from games.glory_to_rome.data.cards import MATERIALS, ROLE_OF
from rendering import glory_to_rome
from rendering.board.scene import compose
from rendering.glory_to_rome.board.scene import board_scene
from tests.rendering.glory_to_rome.positions import game, read

LISTED = re.findall(r"^ {4}(\S+(?:, \S+)*) {2}", glory_to_rome.__doc__ or "", re.MULTILINE)
NAMES = [name for line in LISTED for name in line.split(", ")]


def test_the_list_is_found():
    assert {"pool:<m>", "leader", "p<s>:b:<b>"} < set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_listed_spot_is_drawn(name):
    for position in game(3):
        view = read(position.view)
        leader = view.players[view.leader]
        if leader.buildings and leader.stance and view.role:
            break
    drawn = compose(board_scene(view, position.frame)).spots
    name = name.replace("<s>", str(view.leader)).replace("<b>", leader.buildings[0].name)
    for kind in ROLE_OF.values() if "<role>" in name else MATERIALS:
        assert re.sub("<m>|<role>", kind, name) in drawn
