# Filme.

pic-film = { $n ->
    [one] Ein Film von Zug { $last }. So endet er:
   *[other] Ein Film von { $n } Zügen, von { $first } bis { $last }. So endet er:
  }

pic-film-choice = { $name } trifft eine Wahl.
