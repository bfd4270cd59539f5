"""Pictures of Ruhm für Rom: the table, a hand, the end, and the same in words.

Spots an option may name (`<m>` a material, `<s>` a seat as a number, `<b>` a building):

    pool, pool:<m>                  the pool, and what lies there of a material
    town:<m>, away:<m>              sites in town and out of town
    role:<role>                     a role, on the plinth of its material
    deck, senators, leader          the two piles; the leader's crown
    p<s>:area, p<s>:name            all of a player's area; the name
    p<s>:influence, p<s>:stance     influence; the cards played for a role
    p<s>:hand, p<s>:vault           how many cards are there
    p<s>:clients, p<s>:client:<m>   the clients, and those of one role, by its material
    p<s>:stockpile, p<s>:stock:<m>  the stockpile, and what lies there of a material
    p<s>:sites, p<s>:site:<m>       sites of finished buildings
    p<s>:b:<b>                      a building, finished or begun

Cards of the hand are spots of the other picture: `card:<b>`, `card:senator`.
"""

from __future__ import annotations

from PIL import Image

from games.glory_to_rome import GAME
from games.glory_to_rome.seat.view import View
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.glory_to_rome.board.changes import changes
from rendering.glory_to_rome.board.scene import board_scene, final_scene
from rendering.glory_to_rome.board.ways import ways
from rendering.glory_to_rome.ending import the_end
from rendering.glory_to_rome.front.page import FRONT
from rendering.glory_to_rome.hand.sheet import hand_canvas
from rendering.glory_to_rome.look import COLOURS
from rendering.glory_to_rome.samples.gallery import samples
from rendering.glory_to_rome.words.alt import alt_text, hand_alt
from rendering.painter import Painter

PAINTER: Painter[View] = Painter(
    game=GAME,
    view=View,
    colours=COLOURS,
    changes=changes,
    ways=ways,
    front=FRONT,
    board=board_scene,
    final=final_scene,
    ending=the_end,
    hand=hand_canvas,
    alt=alt_text,
    hand_alt=hand_alt,
    samples=samples,
)


def board(view: View, frame: Frame) -> Image.Image:
    return compose(board_scene(view, frame)).image


def final(view: View, frame: Frame) -> Image.Image:
    return compose(final_scene(view, frame)).image


def hand(view: View, frame: Frame) -> Image.Image:
    return hand_canvas(view, frame).image


__all__ = ["PAINTER", "alt_text", "board", "final", "hand", "hand_alt"]
