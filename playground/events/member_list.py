"""Members of a guild, for a bot that asks for them."""

from __future__ import annotations

from playground.events.sessions import Session
from playground.payloads.things import member_json
from playground.protocol.numbers import Json
from playground.protocol.snowflakes import written_id
from playground.world.world import World


def list_members(world: World, session: Session, data: Json) -> None:
    """Tells those with these ids, or whose names begin so; of a guild of the session's shard."""
    guild = world.guilds.get(_id(data.get("guild_id")))
    if guild is None or not session.shard.hears(guild.id):
        return
    asked = data.get("user_ids") or ()
    wanted = {_id(id) for id in (asked if isinstance(asked, list) else [asked])}
    start = str(data.get("query") or "").lower()
    found = [
        member_json(world, member)
        for member in guild.members.values()
        if (not wanted or member.user_id in wanted)
        and world.users[member.user_id].name.lower().startswith(start)
    ]
    chunk: Json = {"guild_id": str(guild.id), "members": found, "chunk_index": 0}
    chunk |= {"chunk_count": 1, "not_found": [], "nonce": data.get("nonce")}
    session.push("GUILD_MEMBERS_CHUNK", chunk)


def _id(value: object) -> int | None:
    return written_id(str(value)[:21])
