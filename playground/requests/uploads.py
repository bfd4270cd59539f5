"""Reading request bodies: JSON, or a form with JSON and files."""

from __future__ import annotations

import mimetypes
import re
import struct
from typing import Final, TypeVar

import msgspec
from aiohttp import BodyPartReader, web

from playground.protocol import errors, limits
from playground.protocol.numbers import Json
from playground.protocol.problems import read
from playground.requests.bodies import MessageBody, MessageRequest, UploadedFile

T = TypeVar("T")
FILE_FIELD: Final = re.compile(r"files?\[(\d+)\]")
PNG: Final = b"\x89PNG\r\n\x1a\n"
UNSAFE_IN_NAMES: Final = re.compile(r"[^\w.\-]", re.ASCII)


async def read_json(request: web.Request) -> Json:
    return _decoded(await request.read(), Json)


async def read_list(request: web.Request) -> list[Json]:
    return _decoded(await request.read(), list[Json])


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise errors.invalid_json() from None


async def read_form(request: web.Request) -> tuple[Json, dict[int, UploadedFile]]:
    """The JSON of a request and its files, by their number in the form."""
    if not request.content_type.startswith("multipart/"):
        return await read_json(request), {}
    body: Json = {}
    files: dict[int, UploadedFile] = {}
    total = 0
    form = await request.multipart()
    async for part in form:
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        total += len(data)
        if total > limits.REQUEST_BYTES:
            raise errors.too_large()
        if part.name == "payload_json":
            body = _decoded(data, Json)
        elif found := FILE_FIELD.fullmatch(part.name or ""):
            files[int(found[1])] = _file(part.filename or "unknown", data)
    return body, files


def _file(name: str, data: bytes) -> UploadedFile:
    if len(data) > limits.FILE_BYTES:
        raise errors.too_large()
    return UploadedFile(UNSAFE_IN_NAMES.sub("_", name), data)


async def read_message(request: web.Request) -> MessageRequest:
    body, files = await read_form(request)
    return MessageRequest(read(MessageBody, body), files)


def content_type(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF or extended WebP, from its first bytes."""
    if data.startswith(PNG) and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:4] == b"GIF8" and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[8:16] == b"WEBPVP8X" and len(data) >= 30:
        return _three_bytes(data, 24) + 1, _three_bytes(data, 27) + 1
    return None


def _three_bytes(data: bytes, start: int) -> int:
    return int.from_bytes(data[start : start + 3], "little")
