# The words of the terminal. What belongs to a game stands in its own catalogue.

## Help

cli-usage = Usage:
cli-about = Board games in the terminal: play against people and computer players, look up rules, simulate and replay games.
cli-about-list = list the games
cli-about-rules = look up the rules of a game, or one topic of them
cli-about-play = play at this keyboard, with people and computer players
cli-about-simulate = let computer players play many games
cli-about-measure = measure how strong a computer player is among others
cli-about-fit = fit how a game judges standings, for computer players who look ahead
cli-about-errs = search where a game’s steward errs, by kind of question
cli-about-replay = tell an exported game again, choice by choice
cli-about-show = show the table of an exported game
cli-help-commands = Commands
cli-help-words = Words
cli-help-options = Options
cli-help-help = show this help and stop
cli-help-version = show the version and stop
cli-help-language = language of all texts (otherwise that of the system); may stand anywhere
cli-help-game = the game: its key, its name or a part of it, or its initials
cli-help-topic = what to look up, in English or German; nothing: the overview
cli-help-variant = switches of the table; “rules <game>” lists them
cli-help-play-game = the game; nothing: the only one, or you are asked
cli-help-play-seats = who plays, seat by seat: human, or the name of a computer player
cli-help-play-players = how many play
cli-help-play-bots = how many of them are computer players (otherwise all but one)
cli-help-play-names = names, seat by seat
cli-help-play-seed = number that decides all chance; the same number gives the same game
cli-help-play-save = where the game is kept (otherwise in the folder saves)
cli-help-play-no-save = keep nothing unless asked to
cli-help-play-resume = go on with a saved game; without a file you choose from the latest
cli-help-simulate-players = how many play ({ $usual })
cli-help-simulate-games = how many games ({ $usual })
cli-help-simulate-seed = seed of the first game; each next game has the next one ({ $usual })
cli-help-simulate-bots = computer player for all seats, or one for each ({ $usual })
cli-help-simulate-jobs = how many processes share the work ({ $usual })
cli-help-simulate-boost = begin with rich middle positions, which random play hardly reaches
cli-help-simulate-json = one JSON object for each game and line, and the totals last
cli-help-simulate-check = check all promises of the engine after every choice (slow)
cli-help-simulate-save-dir = also write every game as an export into this folder
cli-help-measure-bots = who is measured, seats changing, and who the others are ({ $usual })
cli-help-measure-to = a file with one line a game: what it lacks is played and added, and all it says is told
cli-help-measure-page = a page of the documentation whose table is replaced by the one that was counted
cli-help-measure-earlier = the folder of an earlier steward of this game, which then plays as “earlier”
cli-help-errs-each = how many answers to each kind of question are searched in a game ({ $usual })
cli-help-fit-to = where the weights are written (otherwise where the game reads them)
cli-help-export = the export: a saved game
cli-help-upto = only the first n choices
cli-help-seat = whose eyes: a seat, counted from 0, a name, or public
cli-help-show-json = as JSON

cli-metavar-command = command
cli-metavar-seats = human,steward,…
cli-metavar-players = n
cli-metavar-bots = who
cli-metavar-number = n
cli-metavar-names = Ada,Ben,…
cli-metavar-seed = number
cli-metavar-save = file
cli-metavar-games = n
cli-metavar-jobs = n
cli-metavar-folder = folder
cli-metavar-seat = seat
cli-metavar-file = file

## Looking up

cli-list-seats = { $least }–{ $most } players
cli-group-topic = How it works
cli-group-role = Roles
cli-group-material = Materials
cli-group-building = Buildings
cli-group-other = More
cli-rules-variants = Variants
cli-rules-default = { $value } (usual)
cli-rules-with = With { $setting }: { $text }
cli-rules-how = Look one up: python -m games rules { $game } <topic>

## Setting a table

cli-welcome-game = What would you like to play?
cli-welcome-number = Your choice, { $least }–{ $most } (Enter: { $usual }):
cli-welcome-name = What is your name?
cli-welcome-other-name = What is the name of player { $n }?
cli-welcome-usual = { $question } (Enter: { $usual })
cli-welcome-opponents = How many opponents, { $least }–{ $most }? (Enter: { $usual })
cli-welcome-people = How many of them are people at this keyboard, { $least }–{ $most }? (Enter: { $usual })
cli-kind-human = at this keyboard
cli-kind-steward = computer
cli-kind-consul = computer, thinks ahead
cli-kind-random = computer, plays at random
cli-welcome-seat = { $name } ({ $kind })
cli-welcome-seats = At the table: { $seats }.
cli-welcome-file = The game is kept in { $file } after every choice.
cli-welcome-how = How to answer
cli-welcome-how-1 = Type the number of an option (several: 2 4), or a part of its name.
cli-welcome-how-2 = ? lists all commands; ? and a word explains the word: ? goal, ? round
cli-welcome-how-3 = undo takes a choice back; quit leaves, and the game is kept.
cli-welcome-begin = Enter to begin.
cli-saving-to = Kept in { $file }; ? shows what to type.
cli-resume-offer = Welcome back. Go on with your last game?
cli-resume-new = A new game
cli-resume-which = Which game do you want to go on with?
cli-resume-save =
    { $choices ->
        [one] { $game }, { $when }: { $names }, 1 choice ({ $file })
       *[other] { $game }, { $when }: { $names }, { $choices } choices ({ $file })
    }
cli-resumed = Going on with { $file } after choice { $choices }; ? shows what to type.

## Playing

cli-news = Since your last choice
cli-news-first = So far
cli-news-more =
    { $n ->
        [one] {" "}(1 line before: log)
       *[other] {" "}({ $n } lines before: log)
    }
cli-board-more = +{ $n }: board
cli-answer-one = { $first }–{ $last }, or ? for help:
cli-answer-exactly = Pick exactly { $n }, their numbers with spaces between:
cli-answer-some = Pick { $least }–{ $most }, for example “1 3”:
cli-answer-or-nothing =
    { $most ->
        [one] Pick one at most; Enter for nothing:
       *[other] Pick up to { $most }, for example “1 3”; Enter for nothing:
    }
cli-answer-order = All { $n } in the order you want, for example “2 1 3”:
cli-answer-or-back = Number, or Enter to go back:
cli-page = Enter for more, any word to stop:
cli-pass = Pass the keyboard to { $who }.
cli-pass-undo = { $who } may still take the last choice back: undo
cli-pass-enter = { $who }, press Enter when nobody else is looking:
cli-help-title = What you may type
cli-command-help = ?, help
    .does = this help; “? word” looks a word up in the rules
cli-command-board = board
    .does = the whole table again
cli-command-log = log
    .does = everything that happened so far
cli-command-undo = undo
    .does = take back the last choice
cli-command-save = save
    .does = save now; “save file” writes a copy there
cli-command-more = more
    .does = what you may do at any time, for example concede
cli-command-quit = quit, q, exit
    .does = leave; the game is kept
cli-yes = y, yes
cli-no = n, no
cli-undone = Taken back. Choose again.
cli-undo-nothing = There is nothing to take back yet.
cli-undo-why = Something was revealed, or somebody has acted since. You may go back together, to before the last choice of { $who }.
cli-undo-agree = Everybody agrees? y/N:
cli-undo-refused = Nothing was taken back.
cli-more-nothing = There is nothing else you may do.
cli-save-over = { $file } is there already. Write over it? y/N:
cli-saved = Saved in { $file }.
cli-quit-save = Save the game? Y/n:
cli-quit-saved = The game is kept in { $file }. Go on with:
cli-quit-unsaved = The game was not saved.
cli-stopped-interrupt = Stopped. The game is kept in { $file }; go on with: { $command }
cli-stopped-interrupt-unsaved = Stopped. The game was not saved; start with --save to keep it.
cli-stopped-input = There is no more input. The game is kept in { $file }; go on with: { $command }
cli-stopped-input-unsaved = There is no more input. The game was not saved; start with --save to keep it.

## The end

cli-end-title = The end
cli-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
cli-end-kept = The whole game is kept in { $file }.
cli-end-copy = File name for a copy (Enter: none):
cli-end-export = File name to save the game (Enter: do not save):

## Simulating and replaying

cli-simulate-progress = Playing
cli-simulate-seed = seed
cli-simulate-choices = choices
cli-simulate-end = end
cli-simulate-scores = points by seat
cli-simulate-winner = winner
cli-simulate-total =
    { $games ->
        [one] 1 game, { $choices } choices in { $seconds } s ({ $rate } a second)
       *[other] { $games } games, { $choices } choices in { $seconds } s ({ $rate } a second)
    }
cli-simulate-ends = Ended by: { $reasons }
cli-simulate-seat = seat { $seat }: { $n }
cli-simulate-wins = Wins: { $wins }
cli-simulate-tail = Longest tail: { $n }
cli-measure-done = { $own } among { $other }: { $won } of { $games } games won, { $share } % (95 % interval { $least }–{ $most } %); { $lead } points ahead of the best other (± { $doubt }). An answer takes { $median } ms in the median, { $slow } ms at most in 99 of 100; a game takes { $seconds } s of computing.
cli-measure-done-alone = { $own } alone: { $won } of { $games } games won, { $share } % (95 % interval { $least }–{ $most } %), with { $points } points (± { $doubt }). An answer takes { $median } ms in the median, { $slow } ms at most in 99 of 100; a game takes { $seconds } s of computing.
cli-measure-head = | players | measured | others | games | won (95 % interval) | lead | ms an answer, median / p99 | s a game |
cli-measure-row = | { $players } | { $own } | { $other } | { $games } | { $share } % ({ $least }–{ $most }) | { $lead } ± { $doubt } | { $median } / { $slow } | { $seconds } |
cli-measure-row-alone = | { $players } | { $own } | – | { $games } | { $share } % ({ $least }–{ $most }) | – | { $median } / { $slow } | { $seconds } |
cli-errs-head = | question | a game | searched | contradicted | points lost an answer | points lost a game |
cli-errs-row = | { $question } | { $asked } | { $searched } | { $contradicted } | { $loss } ± { $error } | { $whole } |
cli-simulate-broken =
    A promise was broken in the game with seed { $seed } after choice { $choice }: { $problem }. Simulate it alone with --seed { $seed } --games 1 --check{ $start ->
        [rich] {" "}--boost
       *[usual] {""}
    }.
cli-replay-of = The first { $n } of { $of } choices:

## Fitting

cli-fit-done = { $file } is written: { $standings } standings. In games not learnt from, the lead at the end varies by { $spread } points; foreseen it is off by { $error }, points as they stand by { $points }.

## What goes wrong

cli-error-language = There is no language “{ $word }”; choose one of { $known }.
cli-error-command = There is no command “{ $word }”; python -m games --help lists them.
cli-error-boost-export = A game that begins in a rich position cannot be written as an export: --boost and --save-dir do not go together.
cli-error-option = The option { $option } cannot be used like this; add --help to see how.
cli-error-unknown = I do not understand “{ $words }”; { $command } --help shows what can be said.
cli-error-number = “{ $word }” does not fit { $option }: give a whole number from { $least } up.
cli-error-number-between = “{ $word }” does not fit { $option }: give a whole number from { $least } to { $most }.
cli-error-between = Type a number from { $least } to { $most }, or just Enter.
cli-error-setting = “{ $word }” is no setting: write --variant key=value.
cli-error-no-game = Name a game: { $known }.
cli-error-game = There is no game “{ $word }”; choose one of { $known }.
cli-error-game-ambiguous = “{ $word }” may be several games; choose one of { $known }.
cli-error-topic = Nothing in the rules is called “{ $word }”; try another word.
cli-error-topic-nearest = Nothing in the rules is called “{ $word }”; perhaps you mean: { $nearest }.
cli-error-topic-ambiguous = “{ $word }” may be several things; choose one: { $nearest }.
cli-error-kind = Nobody is called “{ $word }” here; a seat is one of { $known }.
cli-error-bot = There is no computer player “{ $word }”; choose one of { $known }.
cli-error-measure = Name two computer players, not { $bots }: the one to be measured, and the one who plays the others.
cli-error-earlier = { $folder } is no folder with a steward: there is no player.py in it.
cli-error-page = The page has no table that begins with “{ $head }”; put that line where it belongs.
cli-error-fit = { $game } has no judge whose weights could be fitted.
cli-error-bots =
    { $bots ->
        [one] 1 computer player is named for { $seats } seats; name one for all, or one for each.
       *[other] { $bots } computer players are named for { $seats } seats; name one for all, or one for each.
    }
cli-error-seats-or-players = Give either --seats, or --players and --bots, not both.
cli-error-names = { $given } names are too many for { $seats } seats; leave some out.
cli-error-names-alone = Say with --players or --seats who plays, then the names fit.
cli-error-name-twice = Two players cannot both be called { $name }; choose another name.
cli-error-save-or-not = Give either --save or --no-save, not both.
cli-error-save-exists = { $file } is there already; go on with it by --resume, or choose another name.
cli-error-exists = { $file } is there already; choose another name.
cli-error-resume-with = --resume goes on with the table as it was saved; leave out { $option }.
cli-error-resume-game = { $file } is a game of { $game }; leave out the other game.
cli-error-resume-seats = The saved game has { $seats } seats; name the players of all of them with --seats.
cli-error-no-saves = There are no saved games in the folder saves; start one with: python -m games play
cli-error-no-export = Name the export to look at, for example a file in the folder saves.
cli-error-no-file = There is no file { $file }; check its name.
cli-error-read = { $file } cannot be read ({ $reason }); choose another file.
cli-error-write = { $file } cannot be written ({ $reason }); choose another place.
cli-error-export = { $file }: { $reason }
cli-error-seat = “{ $word }” is no seat; choose public or one of { $known }.
cli-error-empty = An answer is needed here; type a number, or ? for help.
cli-error-choice = Nothing here is called “{ $word }”; type a number, or ? for help.
cli-error-choice-number = There is no { $number } here; type a number from { $first } to { $last }.
cli-error-choice-ambiguous = “{ $word }” may be several things: { $found }. Type more, or a number.
cli-error-system = The system refuses ({ $reason }); check files and folders, then try again.
cli-interrupted = Stopped by Ctrl-C; start again whenever you like.
cli-input-ended = There is no more input; start again and answer the questions.
cli-output-closed = Nobody reads the output any more; send it to a file or a pager that reads all of it.
