# Was während einer Partie gefragt und angeboten wird.

## Mengen und Namen

n-food = { $n } Nahrung
n-wood = { $n } Holz
n-stone = { $n } Stein
n-tool =
    { $n ->
        [one] 1 Werkzeug
       *[other] { $n } Werkzeuge
    }
n-amphora =
    { $n ->
        [one] 1 Amphora
       *[other] { $n } Amphorae
    }
n-marble = { $n } Marmor
n-denarii =
    { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    }
n-strength = Stärke { $n }
n-workers = { $n } Arbeiter
n-special = { $n } Spezialarbeiter
n-velites = { $n } × Velites
n-legionarii = { $n } × Legionarii
n-equites = { $n } × Equites
n-offering1 =
    { $n ->
        [one] 1 Opfergabe vom Wert 1
       *[other] { $n } Opfergaben vom Wert 1
    }
n-offering2 =
    { $n ->
        [one] 1 Opfergabe vom Wert 2
       *[other] { $n } Opfergaben vom Wert 2
    }
n-troops = Truppen { $n }
n-offerings = Opfergaben { $n }
n-flames = { $n } Unruhemarker
n-neutral =
    { $n ->
        [one] 1 neutrale Insula
       *[other] { $n } neutrale Insulae
    }
n-basics =
    { $n ->
        [one] 1 Basisressource
       *[other] { $n } Basisressourcen
    }
any-specialist = ein Spezialist nach Wahl
nothing = nichts
neutral = neutral
caepio = Caepio
colour-red = rote
    .name = Rot
colour-purple = lila
    .name = Lila
colour-blue = blaue
    .name = Blau
colour-yellow = gelbe
    .name = Gelb
colour-brown = braune
    .name = Braun
colour-grey = graue
    .name = Grau
crew-red = den roten Spezialisten
crew-purple = den lila Spezialisten
crew-blue = den blauen Spezialisten
crew-yellow = den gelben Spezialisten
crew-brown = den braunen Spezialisten
crew-grey = den grauen Spezialisten
troop-velites = Velites (2)
troop-legionarii = Legionarii (3)
troop-equites = Equites (4)
chain = { $head }; { $last }
tile = { $building } ({ $district })
place = { $cell } in { $district }
because = { $why }: { $ask }
why-peculium = Peculium, das Einkommen eines Spezialisten ({ $specialist })
why-track = Prestige { $n } in { $district }
why-insula = { $n }. Insula in { $district }
why-rank = Rang { $n } bei Rom
why-hereditas = Erbschaft { $card }
gets = { $what } an { $who }

## Wirkungen

effect-choose = { $n } aus { $of } nach Wahl
effect-denarii =
    { $n ->
        [one] { $sign }1 Denarius
       *[other] { $sign }{ $n } Denarii
    }
effect-popularity = Beliebtheit { $sign }{ $n }
effect-harmony = Harmonie { $sign }{ $n }
effect-register = Register +1
effect-free_specialist = einen Spezialisten freispielen
effect-worker_or_specialist = Register +1 oder ein Spezialist
effect-prestige = Prestige { $sign }{ $n } ({ $where })
effect-offering = Opfergabe vom Wert { $value }
effect-suppress =
    { $n ->
        [one] 1 Unruhemarker unterdrücken
       *[other] { $n } Unruhemarker unterdrücken
    }
effect-market = Marktbesuch ({ $how })
effect-market-free = Marktbesuch
effect-prestige-short = Prestige +{ $n }
effect-peculium_again = ein Peculium noch einmal
effect-senator_marker = ein Senator
effect-pay_first =
    { $n ->
        [one] 1 Denarius an jeden auf Rang 1
       *[other] { $n } Denarii an jeden auf Rang 1
    }
market-cheaper = Einkauf { $n } billiger
market-dearer = Verkauf { $n } teurer
market-sell-only = nur Verkauf
market-most = höchstens { $n } Einheiten
where-here = hier
where-choice = nach Wahl
where-lowest = dein niedrigster Bezirk
where-highest = dein höchster Bezirk
modifier-activation_strength = { $colour } Gebäude brauchen beim Nutzen { $n } Stärke weniger
modifier-castra_strength = die Castra brauchen { $n } Stärke weniger
modifier-monument_price = Monumente kosten { $n } Stärke und { $denarii } Denarii weniger
modifier-resource_swap = 1× je Runde beim Bauen { $n } Denarius statt 1 Basisressource
modifier-amphora_as_marble = 1× je Bau zählt eine Amphora als Marmor
modifier-sale_bonus = +{ $n } Denarius je Besuch für jede verkaufte Art
modifier-site_extra = 1× je Runde { $n } mehr bei { $sites }
modifier-upkeep = Unterhalt { $n } niedriger
modifier-income = +{ $n } Denarii nach jeder Macellum-Phase
modifier-special_worker = ein Spezialarbeiter, der an jedem Gebäude doppelt zählt
modifier-politics = Prestige zählt in der Politik { $n } höher
modifier-troops = Truppen für Rom zählen { $n } höher
modifier-offerings = Opfergaben für Rom zählen { $n } höher
modifier-offerings_always = deine Opfergaben für Rom zählen { $n } höher, auch ohne Marker
ability-decade =
    { $n ->
        [0] 1× je Dekade: { $what }
        [one] 1× je Dekade für 1 Denarius: { $what }
       *[other] 1× je Dekade für { $n } Denarii: { $what }
    }
condition-builds = mindestens { $n } Gebäude und Monumente errichtet
condition-insulae = mindestens { $n } eigene Insulae in der Stadt
condition-denarii = mindestens { $n } Denarii
condition-register = Register { $n }
condition-popularity = Beliebtheit { $n }
condition-specialists = mindestens { $n } Spezialisten freigespielt
condition-prestige_each = Prestige { $n } in jedem Bezirk
condition-everywhere =
    { $n ->
        [one] ein Monument und in jedem Bezirk ein Gebäude
       *[other] { $n } Monumente und in jedem Bezirk ein Gebäude
    }

## Auswahl zu Beginn

ask-character = { $family }: Wer von beiden führt die Familie?
hint-character = { $ability }; Start: { $start }, Prestige in { $district }
hint-character-bare = { $ability }; Startprestige in { $district }
ask-hereditas = Welche Erbschaft nimmst du?
hint-hereditas = { $register } Arbeiter, Beliebtheit { $popularity }; { $more }
ask-choose =
    { $n ->
        [one] Nimm eine Ressource.
       *[other] Nimm { $n } Ressourcen.
    }
do-take = { $what }
do-one-more = { $what } ({ $k })
ask-specialist = Welchen Spezialisten spielst du frei?
hint-peculium = Peculium: { $what }
ask-peculium = Wessen Peculium nimmst du noch einmal?
ask-worker-or-specialist = Ein Arbeiter oder ein Spezialist?
do-worker = Register auf { $n } und sofort ein Arbeiter
do-specialist = Einen Spezialisten freispielen
ask-prestige =
    { $n ->
        [one] Wo steigt dein Prestige um 1?
       *[other] Wo steigt dein Prestige um { $n }?
    }
ask-prestige-lost =
    { $n ->
        [one] Wo verlierst du 1 Prestige?
       *[other] Wo verlierst du { $n } Prestige?
    }
do-prestige = { $district } (jetzt { $n })

## Unruhen

ask-spread = Die Unruhen breiten sich aus: Welches Gebäude erreichen sie?
ask-share =
    { $n ->
        [one] Wer bekommt den übrigen Marker?
       *[other] Wer bekommt die { $n } übrigen Marker, je einen?
    }
do-give = { $who }
ask-strike =
    { $left ->
        [one] Dein letzter Unruhemarker: Welches Gebäude trifft er?
       *[other] { $left } Unruhemarker: Welches Gebäude trifft der nächste?
    }
hint-burns = Der Bezirk revoltiert schon
hint-would-burn = Der Bezirk würde revoltieren
ask-suppress =
    { $n ->
        [one] Wo unterdrückst du die Unruhe?
       *[other] Wo unterdrückst du zuerst? { $n } Marker.
    }

## Ein Zug

ask-turn = Runde { $round }, Dekade { $decade }: Was tust du? (Auf Knöpfen: + was du bekommst, und wie viele Figuren 👤 es braucht.)
do-build-in = Bauen: { $district }
bonus-strength = Ruhiger Bezirk: Bauen braucht { $n } Stärke weniger
bonus-basic = Ruhiger Bezirk: Bauen kostet { $n } Basisressource weniger
bonus-denarii = Ruhiger Bezirk: Bauen kostet { $n } Denarii weniger
hint-revolt = In Revolte: kein Konstruktionsbonus
do-a-monument = Ein Monument errichten
hint-monument = Prestige und ein Bonus für den Rest der Partie
do-activate-in = Gebäude nutzen: { $district }
hint-activate = { $buildings }
hint-activate-more = { $buildings }; { $n } weitere
do-site =
    { $pieces ->
        [one] { $site }: 1 Figur für { $what }
       *[other] { $site }: { $pieces } Figuren für { $what }
    }
hint-site-short = Nur noch { $n } im Vorrat
do-castra = Castra, { $troop }: { $price }
hint-castra = Truppen für Rom, Wert { $n }
do-portus =
    { $n ->
        [one] Portus: 1 Figur für 1 Denarius
       *[other] Portus: 1 Figur für { $n } Denarii
    }
do-milestone = { $milestone } einfordern: ein Senator
do-trader = Den Händler entsenden
hint-trader = Beliebig viel kaufen und verkaufen, einmal je Dekade
do-ability = Fähigkeit: { $character }
hint-ability =
    { $n ->
        [0] { $what }
        [one] { $what }, für 1 Denarius
       *[other] { $what }, für { $n } Denarii
    }
do-slowly = Diesen Zug Schritt für Schritt spielen
hint-slowly = Figuren, Zahlung und Insulae selbst wählen; Händler und Familie auch nach der Aktion
do-pass = Passen
hint-pass =
    { $left ->
        [0] Die Runde endet für dich; in der nächsten wärst du an { $n }. Stelle
        [one] Die Runde endet für dich, 1 Figur ungenutzt; in der nächsten wärst du an { $n }. Stelle
       *[other] Die Runde endet für dich, { $left } Figuren ungenutzt; in der nächsten wärst du an { $n }. Stelle
    }
hint-pass-last =
    { $left ->
        [0] Die letzte Runde: Deine { $n }. Stelle zählt nur noch bei Gleichstand
        [one] Letzte Runde: Sie endet für dich, 1 Figur ungenutzt; Stelle { $n } zählt nur bei Gleichstand
       *[other] Letzte Runde: Sie endet für dich, { $left } Figuren ungenutzt; Stelle { $n } zählt nur bei Gleichstand
    }
ask-after = Noch etwas, bevor dein Zug endet?
do-end = Zug beenden
ask-site-more = Setzt du deine Fähigkeit hier ein?
do-site-more = { $n } mehr nehmen
do-site-later = Für später aufheben
ask-crew = Wen entsendest du?
do-crew = { $crew }
ask-payment = Wie zahlst du?
do-pay = { $what }

## Bauen

ask-type = Was baust du in { $district }? (Hinter dem Doppelpunkt: was es beim Nutzen bewirkt. Stärke: Ein Arbeiter zählt 1, ein Spezialist seiner Farbe 2.)
do-type = { $building }: { $does }
does = { $what }
either = { $head } / { $last }
hint-type = Kostet { $price }; Prestige +{ $n }
hint-type-chain = Kostet { $price }; Prestige +{ $n }; mit Brücke: { $chain }
ask-orientation = { $building }: Wohin, und wie herum? Felder, die es einschließt, werden zu deinen Insulae.
do-orientation = { $picture }
hint-orientation =
    { $n ->
        [one] Ein Platz, eigene Insulae: { $best }
       *[other] { $n } Plätze, eigene Insulae bestenfalls: { $best }
    }
ask-spot = { $building } in { $district }: Wohin kommt das markierte Feld des Gebäudes?
do-spot = { $place }
do-spot-turned = { $place } { $picture }
do-spot-chain = { $place } { $picture } +{ $chain }
hint-spot =
    { $n ->
        [0] Bringt keine Insula
        [one] Bringt 1 eigene Insula
       *[other] Bringt { $n } eigene Insulae
    }
hint-spot-chain =
    { $n ->
        [0] Keine Insula; Brücke: { $chain }
        [one] 1 eigene Insula; Brücke: { $chain }
       *[other] { $n } eigene Insulae; Brücke: { $chain }
    }
ask-chain = Neutrale Insulae bilden eine Brücke zum Gebäude (noch { $left }): Wohin kommt die nächste?
do-chain = { $cell }
ask-build = { $building } auf { $place }: Du entsendest { $crew } und zahlst { $price }. Eigene Insulae: { $insulae }; Prestige in { $district }: +{ $prestige }.
do-build =
    { $insulae ->
        [0] Bauen
        [one] Bauen, mit 1 Insula
       *[other] Bauen, mit { $insulae } Insulae
    }
do-build-neutral = Mit neutralen Insulae bauen
do-build-again = Ein anderer Platz
hint-neutral = Die eigenen bleiben auf dem Tableau: kein Bonus, aber auch kein Unterhalt
do-pay-otherwise = Anders zahlen
ask-use = { $building } sofort nutzen, bevor es jemand anders kann? (Stärke: Ein Arbeiter zählt 1, ein Spezialist seiner Farbe 2.)
do-not-now = Jetzt nicht
hint-not-now = Dann steht es allen offen
ask-activate = Welches Gebäude in { $district } nutzt du?
do-use = { $building }: { $what }
do-use-priced = { $building }: { $what } für { $price }
hint-price = Für { $price }
ask-monument = Welches Monument errichtest du?
do-monument = { $monument }
do-monument-bonus = { $monument } ({ $district }: { $saved })
saved-strength = Stärke { $n } weniger
saved-basic =
    { $n ->
        [one] 1 Basisressource weniger
       *[other] { $n } Basisressourcen weniger
    }
saved-denarii = { $n } Denarii weniger

## Markt

ask-market = Macellum: Was verkaufst du, was kaufst du? Deine Denarii: { $denarii }. Danach kannst du weiterhandeln. (Verkauf: − Waren + Denarii; Kauf: + Waren − Denarii)
ask-market-more = Im Korb: Verkauf { $sold }, Einkauf { $bought }; damit hast du { $denarii } Denarii. Noch etwas? (Verkauf: − Waren + Denarii; Kauf: + Waren − Denarii)
do-sell = −{ $what } +{ $price }🪙
do-buy = +{ $what } −{ $price }🪙
do-market-done = Abschließen
do-market-leave = Kein Handel

## Rom, Harmonie, Lager

ask-rome-whole = Was schickst du nach Rom? { $players ->
        [1] Von dir fällig: Truppen im Wert von { $troops }, Opfergaben im Wert von { $offerings } und { $group }
       *[other] Von dir fällig: Truppen im Wert von { $troops } und Opfergaben im Wert von { $offerings }; von allen zusammen: { $group }
    } { $amphora ->
        [0] (keine Amphorae).
       *[other] (eine Amphora zählt { $amphora }).
    }
ask-rome-troops = Welche Truppen schickst du nach Rom? Mindestens { $troops }, wenn du kannst.
ask-rome-offerings = Welche Opfergaben dazu? Im Wert von mindestens { $offerings }, wenn du so viel hast – wer weniger schickt, nimmt einen Unruhemarker; wer allein am meisten schickt, erhält einen Senator. Gewählt: { $so_far }.
ask-rome-goods = Wie viel Ware dazu? { $players ->
        [1] Fällig: { $group }.
       *[other] Alle zusammen müssen { $group } schicken.
    } Gewählt: { $so_far }.
ask-rome-amphorae = Wie viele Amphorae dazu? Jede zählt { $amphora }; { $players ->
        [1] fällig: { $group }.
       *[other] alle zusammen müssen { $group } schicken.
    } Gewählt: { $so_far }.
do-rome-share =
    { $n ->
        [1] Was Rom fordert: { $what }
       *[other] Gleicher Anteil: { $what }
    }
hint-rome-share =
    { $n ->
        [1] { $group }; Truppen und Opfergaben nur so viel wie nötig
       *[other] { $group } geteilt durch { $n }; Truppen und Opfergaben nur so viel wie nötig
    }
do-rome-least = So wenig wie möglich: { $what }
hint-rome-least =
    { $n ->
        [1] Nur was du musst und ein Stück Ware; reicht es nicht, stiftest du Unruhe
       *[other] Nur was du musst und ein Stück Ware; fehlt am Ende etwas, trifft die Unruhe alle
    }
do-rome-everything = Alles: { $what }
hint-rome-everything = Der beste Rang und die besten Aussichten auf Senatoren; dir bleibt nichts davon
do-rome-by-hand = Stück für Stück wählen
hint-rome-by-hand = Truppen, Opfergaben, Ware und Amphorae nacheinander
do-send = { $what }
ask-harmony = Unterhalt { $n }: { $people } Leute, Harmonie { $harmony }{ $saved ->
        [0] .
       *[other] , Ersparnis { $saved }.
    } Womit zahlst du?
do-wage = { $what }
hint-food-first = Nahrung, soweit sie reicht
hint-denarii-first = Denarii, soweit sie reichen
do-wage-short =
    { $n ->
        [one] { $what }; 1 Unruhemarker
       *[other] { $what }; { $n } Unruhemarker
    }
ask-storage =
    { $n ->
        [one] Dein Lager ist zu voll: Gib eine Ressource zurück.
       *[other] Dein Lager ist zu voll: Gib { $n } Ressourcen zurück.
    }
ask-caepio = Wohin legt Caepio { $tile }? Alle diese Plätze bringen ihm gleich viele Insulae.
do-automatic = Der erste davon
hint-concede-solo = Die Partie endet sofort

error-solo-difficulty = Nur wer allein spielt, hat Caepio als Gegner, und dieser Tisch ist für { $n } Personen. Lass seine Stufe bei Aedil, oder spiel allein.
error-solo-goal = Nur wer allein spielt, darf ein Ziel wählen, und dieser Tisch ist für { $n } Personen: Ihr spielt um Senatoren. Lass das Ziel bei Senatoren, oder spiel allein.
