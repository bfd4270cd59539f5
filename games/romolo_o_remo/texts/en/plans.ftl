# Answers in advance.

plan-tile = Somebody attacks me
plan-withdrawal = I could withdraw
plan-stance = Units of { $who }
