# Words every game uses.

list-and = { $head } and { $last }
seat-name = Player { $n }
number = { $n }
points-more =
    { $n ->
        [one] one point more
       *[other] { $n } points more
    }
bot-random = easy: random player
bot-steward = medium: thoughtful steward
bot-consul = hard: far-sighted consul

error-over = This game is over.
error-not-asked = You are not asked anything right now.
error-stale = That button belongs to an earlier question. Here is the present one.
error-not-offered = “{ $pick }” is not among your options. Choose one of those listed.
error-twice = You picked the same thing twice. Pick each option once.
error-count =
    { $least ->
        [0] { $most ->
            [one] Pick one option at most; you picked { $picked }.
           *[other] Pick at most { $most } options; you picked { $picked }.
        }
       *[other] Pick { $least } to { $most } options; you picked { $picked }.
    }
error-count-exactly =
    { $most ->
        [one] Pick exactly one option; you picked { $picked }.
       *[other] Pick exactly { $most } options; you picked { $picked }.
    }
error-no-undo = That cannot be taken back alone: something was revealed, or somebody else has acted since.
error-drift = The record no longer fits the rules after choice { $fit }: the file was changed, or comes from other code.
error-other-end = All choices fit, but they lead to another end than the record says: the file was changed, or comes from other code.
error-newer = This was written by a newer version (layout { $found }; this version reads up to { $known }). Update, then try again.
error-unreadable = This file cannot be read as a saved game: { $detail }.
error-tampered = This file was changed after it was written: its digest does not match. Use an unchanged copy.
error-too-big = This file is larger than { $limit } MiB; no saved game is.
error-other-game = This belongs to another game: { $found }.
error-game = There is no game “{ $game }”. Known games: { $known }.
error-seats = This game seats { $least } to { $most } players, not { $seats }.
error-variant = There is no variant switch “{ $variant }”. Known switches: { $known }.
error-variant-value = “{ $value }” is no setting of { $variant }. Possible: { $known }.

## Giving up, at any time

ask-aside = At any time:
do-concede = Concede
hint-concede = The game ends when all but one have conceded; you may take it back
do-withdraw = Withdraw concession
hint-withdraw = You go on playing for the win
told-concedes = { $who } concedes.
told-plays-on = { $who } withdraws the concession.
