"""What a test may do to a bot and its places: permissions, archives, lost connections, time."""

from __future__ import annotations

from msgspec.structs import replace

from playground.people.person import Person
from playground.protocol.numbers import CloseCode
from playground.service.loopback import Loopback
from playground.service.threads import ThreadChange
from playground.world.model import Channel, Guild, Message, Overwrite
from playground.world.permissions import bits


class Mishaps:
    """What happens to the bot of this Discord when somebody wants it to."""

    loopback: Loopback

    def current(self, channel: Channel) -> Channel:
        """The channel as it is now."""
        return self.loopback.world.channels[channel.id]

    # To its places

    def forbid(self, channel: Channel, *names: str, who: Person | None = None) -> None:
        """Deny permissions in a channel, to the bot unless somebody is named."""
        self._overwrite(channel, who, deny=bits(names))

    def permit(self, channel: Channel, *names: str, who: Person | None = None) -> None:
        """Allow permissions in a channel, to the bot unless somebody is named."""
        self._overwrite(channel, who, allow=bits(names))

    def _overwrite(
        self, channel: Channel, who: Person | None, *, allow: int = 0, deny: int = 0
    ) -> None:
        id = who.id if who else self.loopback.world.bot_id
        channel = self.current(channel)
        old = next((each for each in channel.overwrites if each.id == id), None)
        had = (old.allow, old.deny) if old else (0, 0)
        new = Overwrite(
            id=id,
            is_member=True,
            allow=had[0] & ~deny | allow,
            deny=had[1] & ~allow | deny,
        )
        others = tuple(each for each in channel.overwrites if each.id != id)
        changed = replace(channel, overwrites=(*others, new))
        self.loopback.world.channels.put(channel.id, changed)
        self.loopback.broadcast.channel("CHANNEL_UPDATE", changed)

    def delete_channel(self, channel: Channel) -> None:
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.loopback.broadcast.channel(event, self.current(channel))
        self.loopback.world.remove_channel(channel.id)

    def delete_message(self, message: Message) -> None:
        self.loopback.posting.delete(message)

    def archive(self, thread: Channel, *, locked: bool = False) -> Channel:
        change = ThreadChange(archived=True, locked=locked)
        return self.loopback.threads.change(self.current(thread), change)

    def lock(self, thread: Channel) -> Channel:
        """Only who manages threads can write in it, though it is not archived."""
        return self.loopback.threads.change(self.current(thread), ThreadChange(locked=True))

    def forget_nonces(self) -> None:
        """Let Discord's memory of nonces pass: what is sent again is posted again."""
        self.loopback.posting.forget_nonces()

    async def change_token(self, token: str) -> None:
        """Make the old token worthless, as the developer portal does: 401, and close code 4004."""
        self.loopback.world.token = token
        code = CloseCode.AUTHENTICATION_FAILED
        await self.loopback.gateway.disconnect(resumable=False, code=code)

    def expel_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        self.loopback.broadcast.guild_left(guild.id)
        self.loopback.world.remove_member(guild.id, self.loopback.world.bot_id)

    # The gateway's faults

    async def disconnect_gateway(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Cut the bot's connections, or one shard's; unless `resumable`, forget the sessions."""
        await self.loopback.gateway.disconnect(resumable=resumable, shard=shard)

    async def close_gateway(self, code: int) -> None:
        """Close the bot's connection with this code and forget its session."""
        await self.loopback.gateway.disconnect(resumable=False, code=code)

    def refuse_gateway(self, code: int, times: int = 1) -> None:
        """Close the next connections with this code when the bot identifies or resumes."""
        self.loopback.gateway.refuse(code, times)

    async def ask_to_reconnect(self) -> None:
        """Send the bot opcode 7, as Discord does before it restarts a gateway."""
        await self.loopback.gateway.ask_to_reconnect()

    def hold_gateway(self) -> None:
        """Let whoever connects wait until `release_gateway`."""
        self.loopback.gateway.hold()

    def release_gateway(self) -> None:
        self.loopback.gateway.release()
