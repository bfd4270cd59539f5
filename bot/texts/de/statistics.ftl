# Was von Partien bleibt.

command-stats = statistik
command-stats-about = Was du, jemand anderes oder dieser Server gespielt und gewonnen hat
option-person = person
option-person-about = Wessen Partien; leer lassen für die eigenen
option-server = server
option-server-about = Wer auf diesem Server am häufigsten gewonnen hat
button-stats = Statistik
button-uncount = Mich nicht mitzählen
button-count = Mich mitzählen

stats-mine = **Deine Partien bisher**
stats-theirs = **Partien von { $who }**
stats-none = Noch keine ist zu Ende.
stats-people = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
  } unter Menschen, { $won } gewonnen · im Schnitt Platz { $place } und { $score } Punkte, höchstens { $best }
stats-computers = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
  } mit Computerspielern, { $won } gewonnen · im Schnitt Platz { $place } und { $score } Punkte, höchstens { $best }
stats-alone = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
  } allein, { $won } gewonnen · im Schnitt { $score } Punkte, höchstens { $best }
stats-ended = { $ended } von { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
  } zu Ende gespielt ({ $share } %)
stats-time = antwortet meist innerhalb von { $time }
stats-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }
stats-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
  }
stats-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tagen
  }
stats-meeting = { $game } mit { $who }: { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
  }, du warst { $ahead ->
    [0] nie
    [one] einmal
   *[other] { $ahead }-mal
  } vorn, { $who } { $behind ->
    [0] nie
    [one] einmal
   *[other] { $behind }-mal
  }
stats-never-met = Ihr habt noch keine Partie zusammen beendet.
stats-server = **Die meisten Siege unter Menschen auf diesem Server**
stats-leader = { $who } – { $won } von { $n }
stats-server-none = Hier ist noch keine Partie unter Menschen zu Ende gegangen.
stats-not-counted = -# Du wirst nicht mitgezählt: Über dich werden keine Summen geführt, und niemand sieht welche.
stats-bgstats = [Diese Partie in die App BG Stats übernehmen]({ $link })
refused-stats-server = Eine solche Liste hat nur ein Server: Frag dort danach.
post-won = { $n ->
    [0] Niemand hat gewonnen
    [one] { $who } hat gewonnen
   *[other] { $who } haben zusammen gewonnen
  }
