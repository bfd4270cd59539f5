"""`play`: a game at this keyboard, new or gone on with."""

from __future__ import annotations

import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from secrets import token_bytes

from games.cli.command import MOST_SEED, Command, Desk, settings, whole_number
from games.cli.errors import CommandError
from games.cli.files.saves import Save, new_path, read_export, recent_saves
from games.cli.keyboard.hotseat import Hotseat
from games.cli.keyboard.seating import HUMAN, check_kinds, counted_seats, read_names, read_seats
from games.cli.keyboard.sitting import Sitting, resumed
from games.cli.keyboard.welcome import NewTable, Welcome
from games.cli.looking_up.game_search import find_game
from games.cli.screen.voice import Voice, clean_name
from games.core.contract import AnyGame
from games.core.errors import GameError
from games.core.record import Record, RecordedMatch
from games.core.rng import KEY_BYTES, Seed, keyed_seed
from games.registry import all_games

CHOOSE = ""  # --resume without a file
NEW_TABLE_OPTIONS = ("players", "bots", "names", "variant", "seed")
OPTIONS = ("seats", "players", "bots", "names", "seed", "save")
METAVARS = {"bots": "number"}


def declare(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("game", nargs="?", help=voice.say("cli-help-play-game"))
    for name in OPTIONS:
        metavar = voice.say(f"cli-metavar-{METAVARS.get(name, name)}")
        parser.add_argument(f"--{name}", metavar=metavar, help=voice.say(f"cli-help-play-{name}"))
    parser.add_argument(
        "--variant", nargs="+", action="extend", metavar="k=v", help=voice.say("cli-help-variant")
    )
    file = voice.say("cli-metavar-save")
    how = voice.say("cli-help-play-resume")
    parser.add_argument("--resume", nargs="?", const=CHOOSE, metavar=file, help=how)
    parser.add_argument("--no-save", action="store_true", help=voice.say("cli-help-play-no-save"))


def run(options: Namespace, desk: Desk) -> int:
    if options.save is not None and options.no_save:
        raise CommandError("cli-error-save-or-not")
    if options.resume is not None:
        return _go_on(options, desk)
    untouched = options.game is None and not any(vars(options)[name] for name in OPTIONS)
    if untouched and not options.variant and not options.no_save:
        save = _offer_recent(desk)
        if save:
            return _resume(save.path, options, desk)
    return _start(options, desk)


# ---- a new game -------------------------------------------------------------------------------


def _start(options: Namespace, desk: Desk) -> int:
    game = _game(options.game, desk)
    voice = desk.voice.knowing(game.texts)
    welcome = Welcome(Desk(desk.terminal, voice))
    seed: Seed = keyed_seed(token_bytes(KEY_BYTES))
    if options.seed is not None:
        seed = whole_number("--seed", options.seed, 0, MOST_SEED)
    variant = settings(options.variant or ())
    asked = options.seats is None and options.players is None and options.bots is None
    if asked and options.names is not None:
        raise CommandError("cli-error-names-alone")
    file = _new_file(options, game)
    if asked:
        RecordedMatch.start(game, ["?"] * game.seats[0], seed, variant)  # refuses a bad variant
        table = welcome.new_table(game, variant)
    else:
        table = _table(options, game, variant)
    recorded = RecordedMatch.start(game, table.names, seed, table.variant)
    sitting = Sitting(recorded, table.kinds, file)
    sitting.save()
    if asked:
        welcome.explain(table, str(file or ""))
    notice = [voice.say("cli-saving-to", file=str(file))] if file and not asked else []
    return Hotseat(sitting, Desk(desk.terminal, voice.knowing(game.texts, table.names))).run(
        *notice
    )


def _game(word: str | None, desk: Desk) -> AnyGame:
    games = all_games()
    if word:
        return find_game(word)
    if len(games) == 1:
        return next(iter(games.values()))
    names = [desk.voice.knowing(game.texts).say("game-name") for game in games.values()]
    chosen = Welcome(desk).choose(desk.voice.say("cli-welcome-game"), names)
    return list(games.values())[chosen]


def _table(options: Namespace, game: AnyGame, variant: Mapping[str, str]) -> NewTable:
    if options.seats is not None and (options.players or options.bots):
        raise CommandError("cli-error-seats-or-players")
    if options.seats is not None:
        kinds = read_seats(options.seats, game)
    else:
        kinds = counted_seats(options.players, options.bots, game)
    return NewTable(kinds, read_names(options.names, kinds), dict(variant))


def _new_file(options: Namespace, game: AnyGame) -> Path | None:
    if options.no_save:
        return None
    if options.save is None:
        return new_path(game)
    if not options.save.strip():
        raise CommandError("cli-error-option", option="--save")
    if os.path.exists(options.save):
        raise CommandError("cli-error-save-exists", file=options.save)
    return Path(options.save)


# ---- going on ---------------------------------------------------------------------------------


def _go_on(options: Namespace, desk: Desk) -> int:
    clash = next((name for name in NEW_TABLE_OPTIONS if vars(options)[name] is not None), None)
    if clash:
        raise CommandError("cli-error-resume-with", option=f"--{clash}")
    if options.resume != CHOOSE:
        return _resume(Path(options.resume), options, desk)
    saves = recent_saves()
    if not saves:
        raise CommandError("cli-error-no-saves")
    labels = [_described(save, desk.voice) for save in saves]
    chosen = Welcome(desk).choose(desk.voice.say("cli-resume-which"), labels)
    return _resume(saves[chosen].path, options, desk)


def _offer_recent(desk: Desk) -> Save | None:
    """Whoever left a game comes back to it with Enter."""
    save = next((save for save in recent_saves() if _can_go_on(save.record)), None)
    if save is None:
        return None
    answers = [_described(save, desk.voice), desk.voice.say("cli-resume-new")]
    return save if Welcome(desk).choose(desk.voice.say("cli-resume-offer"), answers) == 0 else None


def _can_go_on(record: Record) -> bool:
    try:
        match = RecordedMatch.replayed(all_games()[record.game], record).match
    except GameError:  # of other rules; naming the file tells more
        return False
    return match.outcome is None and HUMAN in record.players


def _described(save: Save, voice: Voice) -> str:
    game = all_games()[save.record.game]
    names = [clean_name(name) for name in save.record.names]
    return voice.say(
        "cli-resume-save",
        game=voice.knowing(game.texts).say("game-name"),
        file=str(save.path),
        when=time.strftime("%Y-%m-%d %H:%M", time.localtime(save.changed)),
        names=voice.listing(names),
        choices=len(save.record.choices),
    )


def _resume(path: Path, options: Namespace, desk: Desk) -> int:
    game, record = read_export(path)
    if options.game and find_game(options.game) is not game:
        raise CommandError("cli-error-resume-game", file=str(path), game=game.key)
    file = None if options.no_save else Path(options.save or path)
    if options.save is not None and os.path.exists(options.save):
        raise CommandError("cli-error-save-exists", file=options.save)
    kinds = _kinds(options, game, record)
    try:
        sitting = resumed(record, game, kinds, file)
    except GameError as error:
        raise CommandError("cli-error-export", file=str(path), reason=error.text) from error
    voice = desk.voice.knowing(game.texts, record.names)
    notice = voice.say("cli-resumed", file=str(path), choices=len(record.choices))
    return Hotseat(sitting, Desk(desk.terminal, voice)).run(notice)


def _kinds(options: Namespace, game: AnyGame, record: Record) -> list[str]:
    """Who plays on: as named now, as saved, or people at every seat."""
    if options.seats is not None:
        kinds = read_seats(options.seats, game)
        if len(kinds) != record.seats:
            raise CommandError("cli-error-resume-seats", seats=record.seats)
        return kinds
    kinds = record.players or [HUMAN] * record.seats
    if len(kinds) != record.seats:
        raise CommandError("cli-error-resume-seats", seats=record.seats)
    check_kinds(kinds, game)
    return kinds


COMMAND = Command("play", declare, run)
