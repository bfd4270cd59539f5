# Trajan: mehrere Antworten auf einem Knopf.

do-deal = Leg sie für mich
hint-deal = Zwei Farben in jeder Mulde: I gelb und orange, II orange und hellgrün und so weiter
do-near-tiles = Alle drei (II, IV, VI) passend zu meinen Steinen
hint-near-tiles = Die mit den wenigsten fehlenden Farben, egal welcher Lohn: II { $tile0 } · IV { $tile1 } · VI { $tile2 }
do-tray-fulfils = { $tray } ×{ $n } → { $target } { $action } · { $reward }
hint-sown =
    { $ends ->
        [round] Beendet die Runde · { $stones }
        [quarter] Beendet das Quartal · { $stones }
        [game] Beendet die Partie · { $stones }
       *[nothing] { $stones }
    }
hint-sown-fulfils =
    { $ends ->
        [round] Erfüllt das Plättchen, beendet die Runde · { $stones }
        [quarter] Erfüllt das Plättchen, beendet das Quartal · { $stones }
        [game] Erfüllt das Plättchen, beendet die Partie · { $stones }
       *[nothing] Erfüllt das Plättchen · { $stones }
    }
do-ship-all = { $cargo } verschicken ({ $ship }): { points }
