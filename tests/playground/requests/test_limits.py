"""Every limit of Discord: what is just allowed passes, one more is refused with a useful tree."""

from __future__ import annotations

import io

import aiohttp
import msgspec
import pytest
import pytest_asyncio

MIB = 1024 * 1024
V2 = 1 << 15

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def post(server):
    """Sends a message as it is; gives status and answer."""
    headers = {"Authorization": f"Bot {server.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def send(body, files=()):
            data = body
            if files:
                data = aiohttp.FormData(quote_fields=False)
                data.add_field("payload_json", msgspec.json.encode(body).decode())
                for number, content in enumerate(files):
                    file = io.BytesIO(content)
                    data.add_field(f"files[{number}]", file, filename=f"{number}.png")
            url = f"{server.api_url}/channels/{server.channel.id}/messages"
            sent = {"data": data} if files else {"json": data}
            async with session.post(url, **sent) as answer:
                return answer.status, await answer.json()

        yield send


def row(*parts):
    return {"type": 1, "components": list(parts)}


def button(n=0, **fields):
    return {"type": 2, "style": 1, "label": f"B{n}", "custom_id": f"b{n}", **fields}


def select(n=0, count=2, **fields):
    options = [{"label": f"O{i}", "value": f"{i}"} for i in range(count)]
    return {"type": 3, "custom_id": f"s{n}", "options": options, **fields}


def option(**fields):
    return select(options=[{"label": "L", "value": "V", **fields}])


def text(content="x"):
    return {"type": 10, "content": content}


def legacy(*rows):
    return {"content": "x", "components": list(rows)}


def layout(*parts, **fields):
    return {"flags": V2, "components": list(parts), **fields}


def embed(**fields):
    return {"embeds": [fields]}


def rows(count):
    return [row(*(button(5 * n + i) for i in range(5))) for n in range(count)]


FIELD = {"name": "n", "value": "v"}
WITHIN = {
    "content": {"content": "x" * 2000},
    "embeds": {"embeds": [{"description": "x"}] * 10},
    "embed size": {"embeds": [{"description": "x" * 3000}] * 2},
    "embed fields": embed(fields=[FIELD] * 25),
    "rows": legacy(*rows(5)),
    "row of a select": legacy(row(select())),
    "button label": legacy(row(button(label="x" * 80))),
    "button emoji": legacy(row({"type": 2, "style": 1, "custom_id": "e", "emoji": {"name": "🏛"}})),
    "link": legacy(row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
    "custom id": legacy(row(button(custom_id="x" * 100))),
    "options": legacy(row(select(count=25, max_values=25))),
    "placeholder": legacy(row(select(placeholder="x" * 150))),
    "option": legacy(row(option(label="x" * 100, value="x" * 100, description="x" * 100))),
    "components": layout(*(text() for _ in range(40))),
    "displayed text": layout(text("x" * 4000)),
    "section": layout({"type": 9, "components": [text()] * 3, "accessory": button()}),
    "nonce": {"content": "x", "nonce": "x" * 25},
}
BEYOND = {
    "content": ({"content": "x" * 2001}, "content"),
    "embeds": ({"embeds": [{"description": "x"}] * 11}, "embeds"),
    "embed size": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    "embed description": (embed(description="x" * 4097), "embeds.0.description"),
    "embed title": (embed(title="x" * 257), "embeds.0.title"),
    "embed footer": (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    "embed author": (embed(author={"name": "x" * 257}), "embeds.0.author.name"),
    "embed fields": (embed(fields=[FIELD] * 26), "embeds.0.fields"),
    "embed field": (embed(fields=[{"name": "", "value": "v"}]), "embeds.0.fields.0.name"),
    "rows": (legacy(*rows(5), row(button(99))), "components"),
    "buttons": (legacy(row(*(button(n) for n in range(6)))), "components.0.components"),
    "two selects": (legacy(row(select(1), select(2))), "components.0.components"),
    "select and button": (legacy(row(select(), button())), "components.0.components"),
    "empty row": (legacy(row()), "components.0.components"),
    "label": (legacy(row(button(label="x" * 81))), "components.0.components.0.label"),
    "no label": (legacy(row(button(label=None))), "components.0.components.0"),
    "no style": (legacy(row(button(style=None))), "components.0.components.0.style"),
    "custom id": (legacy(row(button(custom_id="x" * 101))), "components.0.components.0.custom_id"),
    "no custom id": (legacy(row(button(custom_id=None))), "components.0.components.0.custom_id"),
    "custom id twice": (legacy(row(button(1), button(1))), "components"),
    "custom id twice, far": (legacy(row(button(1)), row(select(custom_id="b1"))), "components"),
    "link": (legacy(row({"type": 2, "style": 5, "label": "x"})), "components.0.components.0.url"),
    "options": (legacy(row(select(count=26))), "components.0.components.0.options"),
    "no options": (legacy(row(select(count=0))), "components.0.components.0.options"),
    "placeholder": (
        legacy(row(select(placeholder="x" * 151))),
        "components.0.components.0.placeholder",
    ),
    "max values": (legacy(row(select(max_values=3))), "components.0.components.0.max_values"),
    "min values": (legacy(row(select(min_values=2))), "components.0.components.0.min_values"),
    "option label": (
        legacy(row(option(label="x" * 101))),
        "components.0.components.0.options.0.label",
    ),
    "option value": (
        legacy(row(option(value="x" * 101))),
        "components.0.components.0.options.0.value",
    ),
    "option description": (
        legacy(row(option(description="x" * 101))),
        "components.0.components.0.options.0.description",
    ),
    "option twice": (
        legacy(row(select(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]))),
        "components.0.components.0.options.1.value",
    ),
    "no row": (legacy(button()), "components.0.type"),
    "text without the flag": (legacy(text()), "components.0.type"),
    "components": (layout(*(text() for _ in range(41))), "components"),
    "nested components": (
        layout({"type": 17, "components": [text() for _ in range(40)]}),
        "components",
    ),
    "displayed text": (layout(text("x" * 2001), text("x" * 2000)), "components"),
    "content with the flag": (layout(text(), content="x"), "content"),
    "embeds with the flag": (layout(text(), embeds=[{"description": "x"}]), "embeds"),
    "section": (
        layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
    ),
    "section alone": (layout({"type": 9, "components": [text()]}), "components.0.accessory"),
    "gallery": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.org"}}] * 11}),
        "components.0.items",
    ),
    "missing file": (
        layout({"type": 13, "file": {"url": "attachment://a.png"}}),
        "components",
    ),
    "nonce": ({"content": "x", "nonce": "x" * 26}, "nonce"),
    "flags": ({"content": "x", "flags": 1 << 7}, "flags"),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "unknown reply": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
    ),
    "wrong type": ({"content": 5}, "content"),
    "unknown attachment": ({"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id"),
}


@pytest.mark.parametrize("body", WITHIN.values(), ids=WITHIN.keys())
async def test_a_message_within_the_limits_is_sent(server, post, body):
    status, answer = await post(body)
    assert status == 200, answer
    assert not server.violations


@pytest.mark.parametrize(("body", "place"), BEYOND.values(), ids=BEYOND.keys())
async def test_a_message_beyond_a_limit_is_refused(server, post, livia, body, place):
    status, answer = await post(body)
    assert (status, answer["code"]) == (400, 50035)
    node = answer["errors"]
    for step in place.split("."):
        assert step in node, answer["errors"]
        node = node[step]
    assert node["_errors"][0]["code"]
    (violation,) = server.violations
    assert violation.errors == answer["errors"]
    assert livia.sees(server.channel) == []


@pytest.mark.parametrize(
    "body", [{}, {"content": "  "}, {"components": [row(button())]}, {"flags": V2}]
)
async def test_an_empty_message_is_refused(server, post, body):
    status, answer = await post(body)
    assert (status, answer["code"]) == (400, 50006)
    assert len(server.violations) == 1


async def test_files_have_a_number_and_alt_text_a_length(server, post):
    ten = [b"x"] * 10
    assert (await post({"attachments": [{"id": 0, "description": "x" * 1024}]}, ten[:1]))[0] == 200
    assert (await post({}, ten))[0] == 200
    status, answer = await post({}, [*ten, b"x"])
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await post({"attachments": [{"id": 0, "description": "x" * 1025}]}, ten[:1])
    assert list(answer["errors"]["attachments"]["0"]) == ["description"]


async def test_a_file_has_at_most_10_mib_and_a_request_25(server, post):
    assert (await post({}, [b"x" * (10 * MIB)]))[0] == 200
    status, answer = await post({}, [b"x" * (10 * MIB + 1)])
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await post({}, [b"x" * (9 * MIB)] * 3)
    assert (status, answer["code"]) == (413, 40005)


async def test_invalid_json_and_wrong_tokens_and_routes_are_refused(server):
    url = f"{server.api_url}/channels/{server.channel.id}/messages"
    good = {"Authorization": f"Bot {server.token}"}
    async with aiohttp.ClientSession() as session:
        answer = await session.post(url, data=b"{", headers=good)
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
        assert (await session.get(url, headers={"Authorization": "Bot nobody"})).status == 401
        assert (await session.get(f"{server.api_url}/stickers", headers=good)).status == 404
        assert (await session.put(url, headers=good)).status == 405
    assert [violation.status for violation in server.violations] == [400, 401, 404, 405]
