# Answers in advance.

button-plan = Plan
button-plans = All plans
button-plandrop = Cancel all
button-plan-once = Once
button-plan-always = Until I cancel it
choose-plan = Answer in advance…
choose-plan-way = What do you answer?
plan-title = **Answers in advance**
plan-about = What you say here is answered for you when you are asked and it is still possible, after a while that tells the others nothing. Until then you may answer yourself. If your hand or your things change, a plan stops and you are asked.
plan-if = { $kind }: what do you answer?
plan-ask = Ask me
plan-once = once
plan-always = until you cancel it
plan-broken = { $kind }: your plan no longer holds, something has changed. You are asked instead.
nudge-plan = { $game }, { $channel }: something has changed, so your plan did not answer. You were asked { $since }: { $what }.
plan-answered = { $kind }: your plan has answered for you.
plan-did-automatic = { $kind }: that was done for you. Plan turns it off.
plan-will-answer = This is answered for you { $at }, unless you do: { $what }. Plan changes that.
