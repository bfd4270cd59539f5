# Antworten im Voraus.

automatic = Wenn ich nur nachdenken kann
automatic-cards = Hand auffüllen; ist sie voll, einen Senator nehmen
automatic-senator = Einen Senator nehmen; ist keiner da, Hand auffüllen
plan-follow = { $role } wird angeführt
plan-follow-any = Eine andere Rolle wird angeführt
plan-play = Mit { $card } folgen
plan-discard = { $name }, bevor ich nachdenke
plan-think = Ich denke nach
