"""What every button, menu and dialog does: one table, and nothing else decides it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.advice.hints import Hints
from bot.advice.hints_menu import HintsMenu
from bot.advice.look_back import LookBack
from bot.lobby.clicks import LobbyClicks
from bot.lobby.menus.lobby_menu import LobbyMenu
from bot.lobby.menus.pace_menu import PaceMenu
from bot.lobby.menus.table_menu import TableMenu
from bot.lobby.menus.variant_menu import VariantMenu
from bot.lobby.menus.volume_menu import VolumeMenu
from bot.lobby.seat_clicks import SeatClicks
from bot.lobby.threads import TableThreads
from bot.looking.clicks import LookingClicks
from bot.looking.following import FollowMenu
from bot.own_data.clicks import OwnDataClicks
from bot.panel.clicks import PanelClicks
from bot.plans.plan_menu import PlanMenu
from bot.preferences.clicks import SettingsClicks
from bot.servers.panel import ServerPanel
from bot.talk.addresses import Address, Verb
from bot.talk.presses import Handler, Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, guarded
from bot.teaching.clicks import TeachingClicks
from bot.votes.clicks import VoteClicks
from bot.waiting.away_menu import AwayMenu
from bot.waiting.clicks import WaitingClicks
from bot.waiting.pause_menu import PauseMenu


class Clicks:
    """Answers by address, after any restart."""

    def __init__(
        self,
        lobby: LobbyClicks,
        lobbies: LobbyMenu,
        threads: TableThreads,
        seats: SeatClicks,
        variants: VariantMenu,
        paces: PaceMenu,
        volumes: VolumeMenu,
        panel: PanelClicks,
        hints: Hints,
        hints_menu: HintsMenu,
        look_back: LookBack,
        plans: PlanMenu,
        looking: LookingClicks,
        following: FollowMenu,
        own_data: OwnDataClicks,
        settings: SettingsClicks,
        votes: VoteClicks,
        waiting: WaitingClicks,
        away: AwayMenu,
        menu: TableMenu,
        server: ServerPanel,
        pauses: PauseMenu,
        teaching: TeachingClicks,
    ) -> None:
        self.handlers: dict[Verb, Handler] = {
            "join": lobby.join,
            "leave": lobby.leave,
            "addbot": lobby.add_bot,
            "removebot": lobby.remove_bot,
            "start": lobby.start,
            "alone": lobby.start_alone,
            "close": lobby.close,
            "keep": lobby.keep,
            "sit": lobby.sit,
            "note": lobbies.ask_note,
            "noted": lobbies.note,
            "entry": lobbies.set_entry,
            "thread": threads.move_in,
            "invite": lobbies.invite,
            "remove": lobbies.remove,
            "rematch": lobby.rematch,
            "variant": variants.open,
            "switch": variants.switch,
            "setvariant": variants.set,
            "pace": paces.open,
            "setpace": paces.set,
            "volume": volumes.open,
            "setvolume": volumes.set,
            "move": panel.open,
            "hand": panel.hand,
            "pick": panel.pick,
            "piece": panel.open_piece,
            "act": panel.act_with,
            "deed": panel.choose_deed,
            "choose": panel.choose,
            "none": panel.choose_nothing,
            "add": panel.add,
            "page": panel.turn_page,
            "basket": panel.send_basket,
            "clear": panel.clear,
            "again": panel.same_again,
            "type": panel.ask_for_words,
            "typed": panel.typed,
            "confirm": panel.confirm,
            "rethink": panel.rethink,
            "undo": panel.undo,
            "restart": panel.undo_all,
            "more": panel.asides,
            "aside": panel.ask_aside,
            "do_aside": panel.do_aside,
            "back": panel.back,
            "hint": hints.tell,
            "hints": hints_menu.open,
            "sethints": hints_menu.set,
            "lookback": look_back.tell,
            "plan": plans.open,
            "plankind": plans.open_kind,
            "planas": plans.choose,
            "planlasts": plans.set_length,
            "plandrop": plans.drop_all,
            "planauto": plans.choose_automatic,
            "wish": panel.ask_wish,
            "recap": looking.recap,
            "history": looking.history,
            "show": looking.show,
            "jump": looking.jump,
            "jumped": looking.jumped,
            "leaf": looking.leaf,
            "film": looking.film,
            "stats": looking.stats,
            "count": looking.count,
            "uncount": looking.uncount,
            "mygames": looking.mygames,
            "privacy": own_data.tell,
            "my_data": own_data.hand_out,
            "forget_me": own_data.ask,
            "forgotten": own_data.forget,
            "rules": looking.rules,
            "topic": looking.topic,
            "topics": looking.topics,
            "following": following.open,
            "follow": following.follow,
            "unfollow": following.stop,
            "agree": votes.agree,
            "refuse": votes.refuse,
            "ballot": votes.ballot,
            "tomorrow": waiting.tomorrow,
            "take": seats.take,
            "quit": waiting.quit,
            "quitting": waiting.quitting,
            "away": away.open,
            "awayfor": away.go,
            "awayat": away.let_steward_play,
            "awayback": away.come_back,
            "settings": settings.open,
            "set_page": settings.turn,
            "set_to": settings.choose,
            "set_typed": settings.typed,
            "table": menu.open,
            "server": server.press,
            "pause": pauses.open,
            "pausefor": pauses.ask,
            "playon": pauses.end,
            "learn": teaching.learn,
            "lesson": teaching.go_on,
        }

    async def handle(
        self, click: Click, address: Address | None, values: Sequence[str] = ()
    ) -> None:
        """`address` is None for the button of another version, whose verb nobody knows."""
        if address is None:
            await guarded(click, _refuse_stale)
            return
        press = Press(click, address, values)
        await guarded(click, lambda: self.handlers[press.address.verb](press))


async def _refuse_stale() -> None:
    raise RefusedError("error-stale")
