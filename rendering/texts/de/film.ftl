# Filme.

pic-film = { $n ->
    [one] Ein Film von Zug { $last }. Er endet so:
   *[other] Ein Film von { $n } Zügen, von { $first } bis { $last }. Er endet so:
  }
