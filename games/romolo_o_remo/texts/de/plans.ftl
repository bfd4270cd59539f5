# Antworten im Voraus.

plan-tile = Jemand greift mich an
plan-withdrawal = Ich könnte mich zurückziehen
plan-stance = Einheiten von { $who }
