"""A window of the page without a browser: requests and a socket, as one person."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import aiohttp
import msgspec

from playground.local import LocalTable
from playground.page_server.door import KEY_HEADER


class PageWindow:
    def __init__(self, table: LocalTable, http: aiohttp.ClientSession) -> None:
        self.table = table
        self.http = http
        self.origin = f"http://127.0.0.1:{table.port}"
        self.frames: list[str] = []
        self.id = ""

    async def get(self, path: str, **headers: str) -> aiohttp.ClientResponse:
        answer = await self.http.get(self.origin + path, headers=headers)
        await answer.read()
        return answer

    async def post(self, path: str, body: object, **headers: str) -> aiohttp.ClientResponse:
        sent = {"Origin": self.origin, "Content-Type": "application/json"} | headers
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        answer = await self.http.post(self.origin + path, data=data, headers=sent)
        await answer.read()
        return answer

    async def come_in(self, name: str, locale: str = "en-US") -> None:
        answer = await self.post("/page/api/people", {"name": name, "locale": locale})
        self.id = (await answer.json())["id"]

    def own(self, path: str) -> str:
        return f"/page/api/people/{self.id}/{path}"

    async def act(self, path: str, **body: object) -> dict:
        answer = await self.post(self.own(path), body)
        return {"status": answer.status, **await answer.json()}

    @asynccontextmanager
    async def watching(self):
        """Collects every frame of this person's socket for as long as the block lasts."""
        url = f"ws://127.0.0.1:{self.table.port}{self.own('socket')}"
        async with self.http.ws_connect(url, origin=self.origin) as socket:

            async def collect() -> None:
                async for message in socket:
                    self.frames.append(message.data)

            task = asyncio.create_task(collect())
            try:
                yield self
            finally:
                task.cancel()

    async def frame(self, wanted: str, timeout: float = 5.0) -> dict:
        """The first frame that holds these words."""
        async with asyncio.timeout(timeout):
            while True:
                for text in self.frames:
                    if wanted in text:
                        return msgspec.json.decode(text)
                await asyncio.sleep(0.01)


@asynccontextmanager
async def local_table(folder, **options):
    async with LocalTable(folder / "local.sqlite3", port=0, **options) as table:
        yield table


@asynccontextmanager
async def window(table: LocalTable, name: str | None = None, *, key: bool = True):
    """Somebody who was given the key, unless they were not."""
    headers = {KEY_HEADER: table.key} if key else {}
    async with aiohttp.ClientSession(headers=headers) as http:
        made = PageWindow(table, http)
        if name is not None:
            await made.come_in(name)
        yield made
