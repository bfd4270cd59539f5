"""`fit`: a game's judgement of standings, learnt from games of its steward."""
