# Films.

pic-film = { $n ->
    [one] A film of move { $last }. It ends so:
   *[other] A film of { $n } moves, from { $first } to { $last }. It ends so:
  }
