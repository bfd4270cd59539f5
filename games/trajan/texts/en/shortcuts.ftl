# Trajan: several answers on one button.

do-deal = Deal them for me
hint-deal = Two colours in each tray: I yellow and orange, II orange and green, and so on
do-near-tiles = All three (II, IV, VI) to suit my stones
hint-near-tiles = Those that lack the fewest colours, whatever they pay: II { $tile0 } · IV { $tile1 } · VI { $tile2 }
do-tray-fulfils = { $tray } ×{ $n } → { $target } { $action } · { $reward }
hint-sown =
    { $ends ->
        [round] Ends the round · { $stones }
        [quarter] Ends the quarter · { $stones }
        [game] Ends the game · { $stones }
       *[nothing] { $stones }
    }
hint-sown-fulfils =
    { $ends ->
        [round] Fulfils the tile, ends the round · { $stones }
        [quarter] Fulfils the tile, ends the quarter · { $stones }
        [game] Fulfils the tile, ends the game · { $stones }
       *[nothing] Fulfils the tile · { $stones }
    }
do-ship-all = Ship { $cargo } ({ $ship }): { points }
