"""Request bodies as Discord's OpenAPI description has them: types, numbers and kinds."""

from __future__ import annotations

import aiohttp
import msgspec
import pytest

from playground import MessageFlag
from playground.protocol.components import Component, Modal
from playground.protocol.errors import ApiError
from playground.requests.modal_rules import check_modal, deprecated_in
from tests.playground.requests.test_command_rules import command, option
from tests.playground.requests.test_limits import button, embed, layout, legacy, post, row, text

__all__ = ["post"]
pytestmark = pytest.mark.asyncio
ADDRESS = "https://example.org/a.png"


def media(**fields):
    return {"media": {"url": ADDRESS}, **fields}


def gallery(*items):
    return {"type": 12, "items": list(items)}


def section(*texts, **fields):
    return {"type": 9, "components": list(texts), "accessory": button(), **fields}


def container(*parts, **fields):
    return {"type": 17, "components": list(parts), **fields}


RIGHT = {
    "ids as texts": {"content": "x", "allowed_mentions": {"parse": [], "users": ["1", 2]}},
    "a number as nonce": {"content": "x", "nonce": 12},
    "separator": layout(text(), {"type": 14, "spacing": 2, "divider": False}),
    "accent": layout(container(text(), accent_color=0xFFFFFF, spoiler=True)),
    "gallery": layout(gallery(media(description="x" * 1024))),
    "section": layout(section(text(), text(), text())),
    "thumbnail": layout(section(text(), accessory={"type": 11, **media()})),
    "component id": layout({"type": 10, "content": "x", "id": 2**31 - 1}),
    "40 components": layout(container(*(text() for _ in range(39)))),
}
WRONG = {
    "content as a number": {"content": 5},
    "flags as a text": {"content": "x", "flags": "4"},
    "tts as a number": {"content": "x", "tts": 1},
    "nonce as a fraction": {"content": "x", "nonce": 1.5},
    "an impossible id": {"content": "x", "allowed_mentions": {"users": ["x"]}},
    "an id of 21 digits": {"content": "x", "allowed_mentions": {"users": ["9" * 21]}},
    "a mention that is none": {"content": "x", "allowed_mentions": {"parse": ["all"]}},
    "style as a text": legacy(row(button(style="1"))),
    "disabled as a text": legacy(row(button(disabled="true"))),
    "a style that is none": legacy(row(button(style=7))),
    "emoji with a long name": legacy(row(button(emoji={"name": "x" * 33}))),
    "components that are no list": {"content": "x", "components": {}},
    "colour of an embed": embed(title="x", color=0x1000000),
    "spacing": layout(text(), {"type": 14, "spacing": 3}),
    "accent": layout(container(text(), accent_color=-1)),
    "empty container": layout(container()),
    "container in container": layout(container(container(text()))),
    "empty gallery": layout(gallery()),
    "11 pictures": layout(gallery(*(media() for _ in range(11)))),
    "long description": layout(gallery(media(description="x" * 1025))),
    "no address": layout(gallery({"media": {"url": "board.png"}})),
    "long address": layout(gallery({"media": {"url": ADDRESS + "x" * 2048}})),
    "section of four": layout(section(*(text() for _ in range(4)))),
    "section without accessory": layout(section(text(), accessory=None)),
    "thumbnail without picture": layout(section(text(), accessory={"type": 11})),
    "file from elsewhere": layout({"type": 13, "file": {"url": ADDRESS}}),
    "component id": layout({"type": 10, "content": "x", "id": 2**31}),
    "component id as a text": layout({"type": 10, "content": "x", "id": "1"}),
    "41 components": layout(container(*(text() for _ in range(40)))),
    "4001 characters": layout(text("x" * 2000), text("x" * 2001)),
    "content beside a layout": layout(text(), content="x"),
    "embeds beside a layout": layout(text(), embeds=[{"title": "x"}]),
    "a layout without its flag": {"components": [text()]},
}


@pytest.mark.parametrize("body", RIGHT.values(), ids=RIGHT.keys())
async def test_what_discord_takes_is_taken(server, post, body):
    status, answer = await post(body)
    assert status == 200, answer
    assert list(server.violations) == []


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG.keys())
async def test_what_discord_refuses_is_refused_and_noted(server, post, body):
    status, answer = await post(body)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]
    assert len(server.violations) == 1


async def test_an_edit_is_held_to_the_same(server, bot):
    message = await bot.place(server.channel).send("x")
    headers = {"Authorization": f"Bot {server.token}"}
    url = f"{server.api_url}/channels/{server.channel.id}/messages/{message.id}"
    async with aiohttp.ClientSession(headers=headers) as http:
        for body in (WRONG["flags as a text"], WRONG["spacing"], {"content": "x" * 2001}):
            assert (await http.patch(url, json=body)).status == 400
        to_layout = {"content": None, **layout(text("y"))}
        changed = await (await http.patch(url, json=to_layout)).json()
        assert changed["flags"] & MessageFlag.COMPONENTS_V2


# Modals: today's labels, and the rows of yesterday


def form(*tops: dict) -> Modal:
    parts = tuple(msgspec.convert(top, Component) for top in tops)
    return Modal(custom_id="form", title="A form", components=parts)


INPUT = {"type": 4, "custom_id": "name", "style": 1}
LABEL = {"type": 18, "label": "Name", "component": INPUT}
ROW = {"type": 1, "components": [{**INPUT, "label": "Name"}]}


async def test_both_forms_of_a_modal_are_taken_and_the_old_one_is_noted():
    for modal in (form(LABEL, text()), form(ROW)):
        check_modal(modal)
    assert deprecated_in(form(LABEL)) == []
    assert deprecated_in(form(ROW)) == ["a text input in an action row: use a label"]


@pytest.mark.parametrize(
    "top",
    [
        {**LABEL, "label": "x" * 46},
        {**LABEL, "label": ""},
        {**LABEL, "description": "x" * 101},
        {"type": 18, "label": "Name"},
        {**LABEL, "component": {**INPUT, "style": 3}},
        {**LABEL, "component": {**INPUT, "placeholder": "x" * 101}},
        {**LABEL, "component": button()},
        {"type": 10, "content": ""},
        gallery(media()),
        INPUT,
    ],
)
async def test_a_modal_beyond_the_rules_is_refused(top):
    with pytest.raises(ApiError):
        check_modal(form(top))


# Commands


async def register(server, **fields) -> int:
    headers = {"Authorization": f"Bot {server.token}"}
    url = f"{server.api_url}/applications/{server.bot.id}/commands"
    async with aiohttp.ClientSession(headers=headers) as http:
        return (await http.put(url, json=[command(**fields)])).status


@pytest.mark.parametrize(
    "fields",
    [
        {"contexts": [3]},
        {"contexts": [0, 0]},
        {"contexts": "0"},
        {"integration_types": [2]},
        {"type": 9},
        {"options": [option(min_value=1)]},
        {"options": [option(type=4, min_value=5, max_value=1)]},
        {"options": [option(required="true")]},
        {"default_member_permissions": "many"},
    ],
)
async def test_a_command_with_wrong_fields_is_refused(server, fields):
    assert await register(server, **fields) == 400
    assert len(server.violations) == 1


async def test_deprecated_fields_of_commands_are_noted(server):
    today = {"contexts": [0, 1], "integration_types": [0]}
    assert await register(server, **today, default_member_permissions="8192") == 200
    assert server.deprecations == []
    assert await register(server, dm_permission=False) == 200
    assert server.deprecations == [
        "/play: dm_permission without contexts",
        "/play: no integration_types",
    ]
    assert list(server.violations) == []
