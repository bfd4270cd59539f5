# Wörter, die nur die Bilder von Romulus oder Remus? brauchen.

romolo-market-cubes = Quader { $n }/{ $limit }
romolo-exhausted = aufgebraucht { $n }/{ $limit }
romolo-dice-x2 = Doppelt
    .short = Wert ×2
romolo-dice-plus3 = Plus drei
    .short = Wert +3
romolo-dice-hit =
    .short = ihre Verluste +1
romolo-dice-guard =
    .short = deine Verluste −1
romolo-dice-retreat =
    .short = Rückzug möglich
romolo-dice-blank =
    .short = ohne Wirkung
romolo-tiles-now = Würfelplättchen: leg jetzt eines
romolo-tiles-later = Würfelplättchen für den nächsten Kampf
romolo-units-on = Einheiten auf { $hex }
romolo-price = Preis
romolo-sell-one = du verkaufst
romolo-sell-over = über
romolo-you-have = du hast
romolo-own = Dein Vorrat
romolo-mouths = { $hungry ->
    [0] Bauernhöfe ernähren alle { $n }
   *[other] Bauernhöfe ernähren { $fed } von { $n }: { $hungry } Getreide nötig
  }
romolo-next-price = Nächster Charakter: { $coins } Münzen
romolo-hand-note =
    { $n ->
        [0] Münzen { $coins }
        [one] Münzen { $coins } · 1 Würfelplättchen
       *[other] Münzen { $coins } · { $n } Würfelplättchen
    }
romolo-seen = Nur dir bekannt
romolo-rival = Amulius
romolo-wins-points = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
  }
romolo-tower = Turm
romolo-events = Ereignisse ({ $n })
romolo-key-dice = Würfelplättchen auf der Hand
romolo-key-battles = gewonnene Kampfmarker
romolo-key-explorers = Entdecker in Reserve
romolo-would-be = { $mine } gegen { $theirs }
romolo-lying = müde
romolo-hindered = behindert
romolo-out = ausgeschieden
romolo-out-since = in Runde { $round } ausgeschieden
romolo-conceded = hat aufgegeben
romolo-points = Punkte
romolo-points-open = Punkte ohne Geld
romolo-endgame = Schlussspiel
romolo-phase-lots = Vorbereitung
romolo-phase-zones = Vorbereitung
romolo-phase-gifts = Vorbereitung
romolo-phase-placing = Vorbereitung
romolo-phase-start = Zugbeginn
romolo-phase-action = Aktionen
romolo-phase-combat = Kampf
romolo-phase-supply = Versorgung
romolo-phase-rival = Amulius
romolo-phase-over = Ende
romolo-won =
    { $n ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
romolo-moving = { $who } bewegt { $unit }
romolo-turn-of = Zug von { $who }
romolo-score-characters = Charaktere
romolo-score-hexes = Felder
romolo-score-dominion = Herrschaft
romolo-score-population = Bevölkerung
romolo-score-battles = Kämpfe
romolo-score-money = Geld
romolo-score-majorities = Mehrheiten
romolo-fight = Kampf auf { $hex }
romolo-last-fight = Letzter Kampf auf { $hex }
romolo-alt-capital = Hauptstadt { $hex } (Stärke { $n })
romolo-alt-people = Arbeiter { $workers }, Militär { $military }
romolo-alt-coins = Münzen { $coins }
romolo-alt-battles =
    { $n ->
        [one] 1 Kampfmarker
       *[other] { $n } Kampfmarker
    }
romolo-alt-hidden =
    { $n ->
        [one] 1 Feld ist unbekannt.
       *[other] { $n } Felder sind unbekannt.
    }
