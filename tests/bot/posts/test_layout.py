"""A post about a move: front page, words, board, buttons; each picture whole."""

from __future__ import annotations

import discord
import pytest

from bot.posts.buttons import end_buttons
from bot.posts.layout import laid_out
from bot.posts.post import Post, text_file
from bot.talk.voice import Voice
from playground import LoopbackServer
from playground.protocol.components import walk
from playground.protocol.numbers import ComponentType
from rendering.frame import Picture
from tests.bot.forum import NoDrawing, Table, all_told, has_verb, running_bot

FRONT = Picture(b"front", "png", 1200, 800, "Livia to move")
BOARD = Picture(b"board", "png", 1600, 1200, "The whole table")


BOTH = ["front.png", "board.png"]
NAMED = {"front": "front page", "board": "board"}


class Draws(NoDrawing):
    async def picture_or_late(self, *_: object, **__: object) -> Picture:
        return BOARD


def kinds(view: discord.ui.LayoutView) -> list[int]:
    return [part["type"] for part in view.to_components()]


def test_the_front_page_is_above_the_words_and_the_board_below_them():
    post = Post("1. Livia builds.", [], BOARD, front=FRONT)
    buttons = end_buttons(Voice("en"), 1, 1)
    layout = laid_out(post.content, [*post.files(), text_file("{}", "game.json")], buttons)
    assert kinds(layout) == [
        ComponentType.MEDIA_GALLERY,
        ComponentType.TEXT_DISPLAY,
        ComponentType.MEDIA_GALLERY,
        ComponentType.FILE,
        ComponentType.ACTION_ROW,
    ]
    (first,), (second,) = (part["items"] for part in layout.to_components()[0:3:2])
    assert first["media"]["url"] == "attachment://front.png"
    assert first["description"] == "Livia to move"
    assert second["media"]["url"] == "attachment://board.png"
    assert second["description"] == "The whole table"


def test_without_pictures_there_are_words_and_buttons():
    post = Post("1. Livia builds.", [])
    assert kinds(laid_out(post.content, post.files(), None)) == [ComponentType.TEXT_DISPLAY]


def test_pictures_alone_need_no_words():
    post = Post("", [], BOARD)
    assert kinds(laid_out(post.content, post.files(), None)) == [ComponentType.MEDIA_GALLERY]


@pytest.mark.asyncio
async def test_a_move_is_told_with_both_pictures_and_pings():
    async with LoopbackServer() as server, running_bot(server, ":memory:", pictures=True) as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await all_told(roma)
        (post,) = [m for m in table.people[0].sees(table.channel) if has_verb(m, "move")]
        assert post.is_v2
        assert not post.content
        assert [each.filename for each in post.attachments] == ["front.png", "board.png"]
        galleries = [p for p in walk(post.components) if p.type == ComponentType.MEDIA_GALLERY]
        alts = [gallery.items[0].description for gallery in galleries]
        assert alts == [each.description for each in post.attachments]
        assert post.mentions, "mentions in a text display ping"
        assert list(server.violations) == []


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("chosen", "names"), [("front", ["front.png"]), ("board", ["board.png"]), ("both", BOTH)]
)
async def test_a_table_chooses_what_its_posts_show(chosen, names):
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.composer.drawing = Draws()
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        lobby = await table.open()
        answer = await livia.slash(table.channel, "table settings", pictures=chosen)
        told = "front page and board" if chosen == "both" else f"{NAMED[chosen]} only"
        assert told in (await answer.message()).text
        await table.press(livia, lobby, "start")
        await livia.wait_for(lambda m: has_verb(m, "move"))
        await all_told(roma)
        (post,) = [m for m in livia.sees(table.channel) if has_verb(m, "move")]
        assert [each.filename for each in post.attachments] == names
        assert "-#" not in post.text
