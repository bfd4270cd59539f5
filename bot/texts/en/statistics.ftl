# What remains of games.

command-stats = stats
command-stats-about = What you, somebody else or this server has played and won
option-person = person
option-person-about = Whose games; leave empty for your own
option-server = server
option-server-about = Who has won most often on this server
button-stats = Statistics
button-uncount = Do not count me
button-count = Count me

stats-mine = **Your games so far**
stats-theirs = **Games of { $who }**
stats-none = None has been finished yet.
stats-people = { $n ->
    [one] 1 game
   *[other] { $n } games
  } among people, { $won } won · place { $place } and { $score } points on average, best { $best }
stats-computers = { $n ->
    [one] 1 game
   *[other] { $n } games
  } with computer players, { $won } won · place { $place } and { $score } points on average, best { $best }
stats-alone = { $n ->
    [one] 1 game
   *[other] { $n } games
  } alone, { $won } won · { $score } points on average, best { $best }
stats-ended = finished { $ended } of { $n ->
    [one] 1 game
   *[other] { $n } games
  } ({ $share }%)
stats-time = usually answers within { $time }
stats-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
stats-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
  }
stats-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
stats-meeting = { $game } with { $who }: { $n ->
    [one] 1 game
   *[other] { $n } games
  }, you were ahead { $ahead ->
    [0] never
    [one] once
   *[other] { $ahead } times
  }, { $who } { $behind ->
    [0] never
    [one] once
   *[other] { $behind } times
  }
stats-never-met = You have not finished a game together yet.
stats-server = **Most games won among people on this server**
stats-leader = { $who } – { $won } of { $n }
stats-server-none = No game among people has been finished here yet.
stats-not-counted = -# You are not counted: no totals are kept about you, and nobody sees any.
stats-bgstats = [Import this game into the BG Stats app]({ $link })
refused-stats-server = Only a server has such a list: ask for it there.
post-won = { $n ->
    [0] Nobody has won
    [one] { $who } has won
   *[other] { $who } have won together
  }
