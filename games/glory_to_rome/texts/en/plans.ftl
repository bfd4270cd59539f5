# Answers in advance.

automatic = When I can only think
automatic-cards = Refill my hand; if it is full, take a Senator
automatic-senator = Take a Senator; if there is none, refill my hand
plan-follow = { $role } is led
plan-follow-any = Any other role is led
plan-play = Follow with { $card }
plan-discard = { $name }, before I think
plan-think = I think
