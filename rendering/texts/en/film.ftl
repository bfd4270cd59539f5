# Films.

pic-film = { $n ->
    [one] A film of move { $last }. This is how it ends:
   *[other] A film of { $n } moves, from { $first } to { $last }. This is how it ends:
  }

pic-film-choice = { $name } makes a choice.
