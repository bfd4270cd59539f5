"""/table: what can be done about a table, put together."""

from __future__ import annotations

from discord import app_commands

from bot.commands.completing import GameNames
from bot.commands.localised import word
from bot.commands.table.caring import CareCommands
from bot.commands.table.opening import OpenCommand
from bot.commands.table.replacing import ReplaceCommand
from bot.commands.table.seats import SeatCommands
from bot.lobby.calls import Calls
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.lobby.threads import TableThreads
from bot.looking.following import FollowMenu
from bot.posts.sending.absences import Absences
from bot.servers.rules import ServerRules
from bot.tables.sessions import Sessions


def table_commands(
    sessions: Sessions,
    games: GameNames,
    lobby: Lobby,
    message: LobbyMessage,
    calls: Calls,
    absences: Absences,
    following: FollowMenu,
    rules: ServerRules,
    threads: TableThreads,
) -> app_commands.Group:
    group = app_commands.Group(name=word("command-table"), description=word("command-table-about"))
    OpenCommand(games, lobby, message, calls, rules, threads).add_to(group)
    SeatCommands(sessions, lobby, message, calls).add_to(group)
    CareCommands(sessions, lobby, message, following, rules).add_to(group)
    ReplaceCommand(sessions, lobby, absences).add_to(group)
    return group
