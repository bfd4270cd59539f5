# Antworten im Voraus.

button-plan = Planen
button-plans = Alle Pläne
button-plandrop = Alle streichen
button-plan-once = Einmal
button-plan-always = Bis ich es streiche
choose-plan = Im Voraus antworten …
choose-plan-way = Was antwortest du?
plan-title = **Antworten im Voraus**
plan-about = Was du hier sagst, wird für dich geantwortet, wenn du gefragt wirst und es noch möglich ist – nach einer Weile, die den anderen nichts verrät. Bis dahin kannst du selbst antworten. Ändert sich etwas an deiner Hand oder deinen Sachen, gilt ein Plan nicht mehr, und du wirst gefragt.
plan-if = { $kind }: Was antwortest du?
plan-ask = Frag mich
plan-once = einmal
plan-always = bis du es streichst
plan-broken = { $kind }: Dein Plan gilt nicht mehr, etwas hat sich geändert. Du wirst stattdessen gefragt.
nudge-plan = { $game }, { $channel }: Etwas hat sich geändert, darum hat dein Plan nicht geantwortet. Du wurdest { $since } gefragt: { $what }.
plan-answered = { $kind }: Dein Plan hat für dich geantwortet.
plan-did-automatic = { $kind }: Das wurde für dich erledigt. Planen schaltet es ab.
plan-will-answer = Darauf wird { $at } für dich geantwortet, wenn du es nicht selbst tust: { $what }. Planen ändert das.
