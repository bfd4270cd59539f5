"""Who needs whom: the parts behind commands and buttons, put together."""

from __future__ import annotations

from bot.advice.hints import Hints
from bot.advice.hints_menu import HintsMenu
from bot.advice.judging import Judging
from bot.advice.look_back import LookBack
from bot.clicks import Clicks
from bot.commands.away import AwayCommands
from bot.commands.completing import GameNames, note_troubles_briefly
from bot.commands.learning import LearnCommand
from bot.commands.localised import Tree
from bot.commands.looking import LookCommands
from bot.commands.people import PeopleCommands
from bot.commands.playing import PlayCommands
from bot.commands.privacy import add_privacy
from bot.commands.server import add_server
from bot.commands.statistics import StatisticsCommand
from bot.commands.table.group import table_commands
from bot.lobby.calls import Calls
from bot.lobby.clicks import LobbyClicks
from bot.lobby.lobby import Lobby
from bot.lobby.lobby_message import LobbyMessage
from bot.lobby.menus.lobby_menu import LobbyMenu
from bot.lobby.menus.pace_menu import PaceMenu
from bot.lobby.menus.table_menu import TableMenu
from bot.lobby.menus.variant_menu import VariantMenu
from bot.lobby.menus.volume_menu import VolumeMenu
from bot.lobby.seat_clicks import SeatClicks
from bot.lobby.threads import TableThreads
from bot.looking.clicks import LookingClicks
from bot.looking.following import FollowMenu
from bot.looking.gallery import Gallery
from bot.looking.replays import Replays
from bot.looking.rulebook import Rulebook
from bot.looking.statistics import Statistics
from bot.looking.what_changed import WhatChanged
from bot.own_data.clicks import OwnDataClicks
from bot.own_data.own_data import OwnData
from bot.panel.answering import Answering
from bot.panel.clicks import PanelClicks
from bot.people.quiet_hours import QuietHours
from bot.people.quotas import Quotas
from bot.plans.plan_menu import PlanMenu
from bot.posts.composer import Composer
from bot.posts.sending.absences import Absences
from bot.preferences.clicks import SettingsClicks
from bot.preferences.wishes import Wishes
from bot.servers.panel import ServerPanel
from bot.servers.rules import ServerRules
from bot.tables.sessions import Sessions
from bot.tables.thinking import Thinking
from bot.talk.replies import Speaker
from bot.talk.shown_answers import ShownAnswers
from bot.teaching.clicks import TeachingClicks
from bot.teaching.explaining import Explaining
from bot.teaching.lessons import Lessons
from bot.votes.clicks import VoteClicks
from bot.votes.pause_votes import PauseVotes
from bot.votes.seat_votes import SeatVotes
from bot.votes.stalled_votes import StalledVotes
from bot.votes.undo_votes import UndoVotes
from bot.votes.votes import Votes
from bot.waiting.away import Away
from bot.waiting.away_menu import AwayMenu
from bot.waiting.clicks import WaitingClicks
from bot.waiting.clock import WaitingClock
from bot.waiting.free_seats import FreeSeats
from bot.waiting.pause_menu import PauseMenu
from bot.waiting.returning import Returning
from bot.waiting.steps import Steps


def votes_of(sessions: Sessions) -> Votes:
    return Votes(
        sessions,
        UndoVotes(sessions),
        SeatVotes(sessions),
        StalledVotes(sessions),
        PauseVotes(sessions),
    )


def waiting_clock_of(sessions: Sessions) -> WaitingClock:
    return WaitingClock(sessions, Steps(sessions))


def furnish(
    client: Speaker,
    tree: Tree,
    sessions: Sessions,
    composer: Composer,
    shown: ShownAnswers,
    votes: Votes,
    advising: Thinking,
) -> Clicks:
    """Adds the commands to the tree; what buttons do is returned."""
    note_troubles_briefly()
    gallery, rulebook = Gallery(sessions.store, composer), Rulebook()
    changed, replays = WhatChanged(sessions.store, composer), Replays(gallery)
    answering = Answering(sessions, composer, Explaining(sessions))
    undo, seats = UndoVotes(sessions), SeatVotes(sessions)
    lobby, message = Lobby(sessions, seats), LobbyMessage(client, sessions)
    absences = Absences(client, sessions)
    calls = Calls(sessions, QuietHours(sessions.store, sessions.now))
    quotas, returning = Quotas(sessions.now), Returning(sessions)
    names, statistics = GameNames(sessions.games), Statistics(sessions)
    following = FollowMenu(sessions)
    rules, threads = ServerRules(sessions), TableThreads(client, sessions, lobby)
    tree.add_command(
        table_commands(sessions, names, lobby, message, calls, absences, following, rules, threads)
    )
    PlayCommands(sessions, answering, gallery, shown, undo, returning).add_to(tree)
    LookCommands(sessions, gallery, changed, replays, rulebook, names, quotas, shown).add_to(tree)
    away = AwayMenu(sessions, Away(sessions), returning)
    tree.add_command(AwayCommands(away))
    settings = SettingsClicks(sessions, Wishes(sessions, client.languages))
    PeopleCommands(sessions, settings).add_to(tree)
    StatisticsCommand(statistics, names, quotas).add_to(tree)
    server = ServerPanel(sessions)
    add_server(tree, server)
    lessons = Lessons(sessions, lobby, threads, calls, rules)
    LearnCommand(lessons).add_to(tree)
    own_data, hints = OwnData(sessions, lobby, message), HintsMenu(sessions, message)
    add_privacy(tree, own_data)
    return Clicks(
        LobbyClicks(sessions, lobby, message, calls, rules),
        LobbyMenu(sessions, lobby, message),
        threads,
        SeatClicks(sessions, FreeSeats(sessions), gallery, calls),
        VariantMenu(sessions, lobby, message),
        PaceMenu(sessions, lobby, message),
        VolumeMenu(sessions, lobby),
        PanelClicks(sessions, answering, gallery, shown, returning),
        Hints(sessions, advising, answering.showing, hints),
        hints,
        LookBack(sessions, Judging(advising), answering.pictures),
        PlanMenu(sessions),
        LookingClicks(sessions, gallery, changed, replays, rulebook, quotas, statistics, shown),
        following,
        OwnDataClicks(own_data, quotas),
        settings,
        VoteClicks(sessions, votes, StalledVotes(sessions)),
        WaitingClicks(sessions),
        away,
        TableMenu(sessions),
        server,
        PauseMenu(sessions),
        TeachingClicks(sessions, lessons, lobby, answering.showing),
    )
