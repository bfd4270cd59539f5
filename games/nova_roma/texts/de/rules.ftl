# Nova Roma – Nachschlagetexte (Deutsch). Eigene Formulierungen.
# Jeder Wert ist ein Absatz in einer Zeile; Zeilenumbrüche in einem Wert sind gewollt (Listen).

## Das Spiel

game-name = Nova Roma
game-about = Ein Einsetzspiel über den Bau der neuen Hauptstadt am Bosporus: Jeder Patrizier bringt die Aktion einer Reihe und einer Spalte des Forums. Es ist für 1–4 Personen und dauert am Tisch 60–120 Minuten.
game-line = Patrizier einsetzen, Hauptstadt bauen: 1–4 Personen, 60–120 Min.

## Aktionen

action-trade = Handeln
    .sign = 💰
    .short = Münzen nach Stärke; dann Karten abwerfen und Waren kaufen
    .rule = 1. Du erhältst so viele Münzen, wie du Stärke hast. 2. Du darfst beliebig viele Gefolgschaftskarten aus der Hand abwerfen; je zwei bringen 1 Münze. 3. Du darfst beliebig viele Waren für je 1 Münze kaufen, höchstens 5 jeder Art.

action-upgrade = Aufwerten
    .sign = 🏡
    .short = Einfluss nach Stärke; dann Wein ausgeben und ein Plättchen nehmen
    .rule = 1. Du erhältst so viel Einfluss, wie du Stärke hast; was über 8 hinausgeht, wird zu Münzen. 2. Du darfst beliebig viel Wein für je 1 Einfluss ausgeben. 3. Du darfst ein Anwesenplättchen aus dem Angebot nehmen, seinen Preis zahlen und es auf ein beliebiges Feld deines Produktionsbereichs legen. Ein Plättchen, das dort lag, ist aus dem Spiel; ein Handwerker, der dort steht, bleibt und bringt jetzt nichts.

action-petition = Petition
    .sign = 📜
    .short = Startspielermarker nehmen; Einfluss für eine andere Aktion zahlen
    .rule = 1. Du darfst für 2 Einfluss den Startspielermarker nehmen, wenn das in dieser Runde noch niemand getan hat; wer die Runde mit ihm begonnen hat, darf es nicht im ersten Zug. 2. Du darfst 1 bis 3 Einfluss zahlen, höchstens deine Stärke, und eine der anderen sieben Aktionen mit genau dieser Stärke ausführen. Dabei dürfen nur Gefolgschaftskarten eingesetzt werden, die zur Petition gehören; Trivia wirkt trotzdem. Es darf auch die Aktion der anderen Linie sein.

action-recruit = Rekrutieren
    .sign = 👥
    .short = Karten nach Stärke ziehen; dann eine ausspielen
    .rule = 1. Ziehe so viele Gefolgschaftskarten, wie du Stärke hast, oder weniger, eine nach der anderen, aus dem Angebot oder vom Stapel. 2. Du darfst eine Karte ausspielen: bei Stärke 1 für 2 Münzen, bei Stärke 2 für 1 Münze, bei Stärke 3 gratis. Ab der vierten Karte in deiner Reihe kostet sie dazu 1 Einfluss. Liegen schon sieben dort, muss erst eine andere weichen. 3. Hast du mehr als sechs Karten auf der Hand, wirf bis auf sechs ab. Eine neue Karte wirkt ab deiner nächsten Aktion.

action-sail = Segeln
    .sign = ⛵
    .short = Schifffahrtsvertrag erfüllen; dann Schiffe nach Stärke bewegen
    .rule = 1. Wähle einen Schifffahrtsvertrag, den du ganz bezahlen kannst: bei Stärke 1 aus den beiden linken Feldern, bei Stärke 2 aus dreien, bei Stärke 3 aus allen vieren. 2. Hast du einen erfüllt, stehen dir so viele Segel zu, wie du Stärke hast, um deine Schiffe von Hafen zu Hafen zu bewegen. Eine Strecke muss ganz bezahlt werden; übrige Segel verfallen. Ohne Vertrag fährt kein Schiff.

action-build = Bauen
    .sign = 🧱
    .short = Bauvertrag erfüllen; dann das Gebäude platzieren
    .rule = 1. Wähle einen Bauvertrag, den du ganz bezahlen kannst: bei Stärke 1 aus den beiden linken Feldern, bei Stärke 2 aus dreien, bei Stärke 3 aus allen vieren. Ein verlangter Handwerker kommt von deinen verfügbaren. 2. Du darfst das Gebäude gedreht oder gespiegelt auf freie Felder einer Zone setzen: A bei Stärke 1, A oder B bei Stärke 2, jede bei Stärke 3. Der Vertrag zählt auch, wenn das Gebäude nicht platziert wird.

action-race = Rennen
    .sign = 🏇
    .short = Nach Stärke vorrücken; ein Handwerker gibt ein Feld mehr
    .rule = 1. Rücke so viele Felder vor, wie du Stärke hast, oder weniger, beliebig auf deine drei Hippodrommarker verteilt. Eine Linie zu überqueren kostet die dort gezeigten Pferde. 2. Du darfst einen verfügbaren Handwerker für ein weiteres Feld auf einer beliebigen Bahn abgeben, auch wenn du vorher nicht vorgerückt bist. Wer auf einem goldenen Rad ankommt, erhält eine Belohnung.

action-produce = Produzieren
    .sign = 🌾
    .short = Handwerker anheuern und platzieren, so oft wie deine Stärke
    .rule = So oft, wie du Stärke hast, beliebig gemischt: Heuere für 1 Weizen einen Handwerker an, oder stelle einen verfügbaren Handwerker auf ein freies Feld deines Produktionsbereichs. Er bringt 1 vom Ertrag seiner Reihe und 1 vom Ertrag seiner Spalte, und je 1 mehr für jeden anderen Handwerker in dieser Reihe oder Spalte; dann wirkt das Plättchen unter ihm.

## Waren

good-wheat = Weizen
    .rule = Eine der fünf Waren, höchstens 5 davon. Er bezahlt Verträge und heuert Handwerker an: je 1 Weizen.

good-stone = Stein
    .rule = Eine der fünf Waren, höchstens 5 davon. Die meisten Bauverträge kosten Stein.

good-wood = Holz
    .rule = Eine der fünf Waren, höchstens 5 davon. Die meisten Bauverträge kosten Holz.

good-wine = Wein
    .rule = Eine der fünf Waren, höchstens 5 davon. Beim Aufwerten wird jeder Wein zu 1 Einfluss, und ein Anwesenplättchen kann Wein kosten.

good-horse = Pferd
    .rule = Eine der fünf Waren, höchstens 5 davon. Eine Linie im Hippodrom zu überqueren kostet die dort gezeigten Pferde.

## Anwesenplättchen

tile-prod_wheat = Weizenfeld
    .short = Handwerker hierher: +1 Weizen
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, erhältst du zusätzlich zu Reihe und Spalte 1 Weizen.

tile-prod_stone = Steinbruch
    .short = Handwerker hierher: +1 Stein
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, erhältst du zusätzlich zu Reihe und Spalte 1 Stein.

tile-prod_wood = Wald
    .short = Handwerker hierher: +1 Holz
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, erhältst du zusätzlich zu Reihe und Spalte 1 Holz.

tile-prod_wine = Weinberg
    .short = Handwerker hierher: +1 Wein
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, erhältst du zusätzlich zu Reihe und Spalte 1 Wein.

tile-prod_horse = Stall
    .short = Handwerker hierher: +1 Pferd
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, erhältst du zusätzlich zu Reihe und Spalte 1 Pferd.

tile-prod_influence = Villa
    .short = Handwerker hierher: +1 Einfluss
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, erhältst du zusätzlich zu Reihe und Spalte 1 Einfluss.

tile-conv_coin_artisan = Werkstatt
    .short = Handwerker hierher: 1 Münze zahlen für einen Handwerker
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, darfst du einmal 1 Münze zahlen und einen Handwerker aus dem Vorrat nehmen. Eine eben erhaltene Münze genügt, und der neue Handwerker darf gleich platziert werden, wenn du noch einen platzieren darfst.

tile-conv_influence_good = Markt
    .short = Handwerker hierher: 1 Einfluss zahlen für eine Ware
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, darfst du einmal 1 Einfluss zahlen und eine Ware deiner Wahl nehmen.

tile-conv_influence_coins = Münzstätte
    .short = Handwerker hierher: 1 Einfluss zahlen für 2 Münzen
    .rule = Basisplättchen. Jedes Mal, wenn du einen Handwerker darauf stellst, darfst du einmal 1 Einfluss zahlen und 2 Münzen nehmen.

tile-animal = Tier
    .short = Kein Platz für Handwerker; zählt am Ende bei den Tieren
    .rule = Basisplättchen. Handwerker dürfen nicht darauf stehen, außer du hast Trivia in deiner Reihe. Am Ende zählt ein Tier 2 SP, zwei zählen 5 SP, ein Set aus dreien zählt 9 SP; mehrere Sets sind möglich.

tile-lion = Löwe
    .short = Wie ein Tier, zählt am Ende aber als zwei
    .rule = Spezialplättchen. Er wirkt wie jedes Tierplättchen, zählt in der Schlusswertung aber als zwei Tiere. Sonst ist er ein Plättchen.

tile-sp_recruit = Rekrutierung
    .short = Einmal: eine Karte ohne Münzen ausspielen
    .rule = Spezialplättchen, wirkt einmal. Wenn du einen Handwerker darauf stellst, darfst du eine Gefolgschaftskarte aus der Hand ohne Münzen ausspielen; der Einfluss ab der vierten Karte ist trotzdem fällig. Dann ist das Plättchen verbraucht. Verzichtest du, bleibt es für später.

tile-sp_sails = Werft
    .short = Einmal: bis zu 2 Segel für deine Schiffe
    .rule = Spezialplättchen, wirkt einmal. Wenn du einen Handwerker darauf stellst, darfst du bis zu zwei Segel für deine Schiffe ausgeben, mit den Belohnungen der Häfen, aber ohne Vertrag. Dann ist das Plättchen verbraucht. Verzichtest du, bleibt es für später.

tile-sp_build = Bauhof
    .short = Einmal: einen einzelnen Baustein in eine beliebige Zone
    .rule = Spezialplättchen, wirkt einmal. Wenn du einen Handwerker darauf stellst, darfst du einen einzelnen deiner Bausteine auf ein freies Feld einer beliebigen Zone setzen; Belohnungsplättchen wirken wie immer. Dann ist das Plättchen verbraucht. Verzichtest du, bleibt es für später.

tile-sp_income = Einkommen
    .short = Einmal: 3 Waren deiner Wahl oder 4 Münzen
    .rule = Spezialplättchen, wirkt einmal. Wenn du zum ersten Mal einen Handwerker darauf stellst, erhältst du entweder 3 Waren deiner Wahl oder 4 Münzen. Aufschieben lässt sich das nicht. Dann ist das Plättchen verbraucht.

tile-sp_hippodrome = Rennstall
    .short = Einmal: bis zu 2 Felder auf einer Bahn
    .rule = Spezialplättchen, wirkt einmal. Wenn du einen Handwerker darauf stellst, darfst du auf einer Bahn bis zu zwei Felder vorrücken, und dort eines mehr für einen verfügbaren Handwerker. Pferde und Räder wie immer. Dann ist das Plättchen verbraucht. Verzichtest du, bleibt es für später.

## Begriffe

topic-goal = Ziel des Spiels
    .rule = Nach fünf Runden gewinnt, wer die meisten Siegpunkte (SP) hat. Vorher wird nichts gewertet: Am Ende werden elf Kategorien zusammengezählt, von Schiffen und Gebäuden bis zu übrigen Waren.

topic-round = Eine Runde
    .rule =
        Eine Runde hat drei Phasen:
        1. Kaiserphase: Ein Kaiserplättchen wird aufgedeckt und der Kaiser platziert.
        2. Forumphase: Dreimal reihum platzieren alle einen Patrizier und führen zwei Aktionen aus.
        3. Aufräumphase: Startspieler, Streitwagenplättchen, Figuren, Angebote.

topic-emperor = Kaiser
    .rule = Zu Beginn einer Runde stellt der Startspieler den Kaiser auf eines der beiden Felder des neuen Kaiserplättchens. Alle haben bei Aktionen seiner Reihe und seiner Spalte 1 Stärke mehr. Sein Feld ist besetzt.

topic-forum = Forum
    .rule = Sechzehn Felder, Spalten a–d und Reihen 1–4. Jede Reihe und jede Spalte gehört zu einer der acht Aktionen; die Anordnung wird zu Beginn ausgelost und bleibt. Auf einem Feld steht höchstens eine Figur.

topic-turn = Ein Zug
    .rule = Stelle einen deiner Patrizier auf ein freies Feld des Forums. Führe dann die Aktion seiner Reihe und die Aktion seiner Spalte aus, in beliebiger Reihenfolge, eine ganz vor der anderen. Einmal im Zug, davor oder danach, darfst du eine Errungenschaft beanspruchen. Am Ende des Zuges werden die Angebote aufgefüllt.

topic-strength = Stärke
    .rule = Eine Aktion hat Stärke 1, 2 oder 3: 1 für jeden deiner Patrizier in ihrer Linie, 1 mehr, wenn der Kaiser dort steht, und 1 mehr für eine Gefolgschaftskarte, die diese Aktion verstärkt. Was über 3 liegt, verfällt. Figuren anderer zählen nie.

topic-forgoing = Auf eine Aktion verzichten
    .rule = Statt eine Aktion auszuführen, darfst du verzichten und 1 Münze nehmen. Eine Aktion, bei der du keinen ihrer Hauptschritte getan hast, gilt ebenfalls als Verzicht; Gefolgschaftskarten dürfen dafür nicht eingesetzt werden. Hast du also eine Karte eingesetzt und kannst noch einen Hauptschritt tun, musst du es; kannst du es nicht, wird alles seit Beginn der Aktion zurückgenommen und du erhältst die Münze, außer wenn verdeckte Karten aufgedeckt wurden: Dann wird nichts zurückgenommen, und es gibt keine Münze.

topic-goods = Waren
    .rule = Weizen, Stein, Holz, Wein und Pferde. Du kannst von jeder 5 haben; mehr verfällt. Waren deiner Wahl dürfen gemischt sein.

topic-coins = Münzen
    .rule = Münzen bezahlen Waren, Gefolgschaftskarten und manche Plättchen. Es gibt keine Grenze, und der Vorrat geht nie aus.

topic-influence = Einfluss
    .rule = Du kannst bis zu 8 Einfluss haben; jeder weitere Punkt wird zu einer Münze. Er bezahlt Petitionen, den Startspielermarker, spätere Gefolgschaftskarten und manche Errungenschaften und entscheidet bei Gleichstand.

topic-artisans = Handwerker
    .rule = Es gibt 16 für alle. Verfügbare Handwerker können im Produktionsbereich arbeiten, als Bauleute für manche Verträge bezahlt oder als Wagenlenker eingesetzt werden. Bezahlte kommen in den Vorrat zurück. Am Ende einer Runde kommen alle aus der Produktion zurück, und du behältst höchstens drei.

topic-production = Produktionsbereich
    .rule =
        Neun Felder: p11 ist oben links, p33 unten rechts. Jede Reihe und jede Spalte bringt eine Ware oder Münzen. Ein platzierter Handwerker bringt aus beiden Linien je 1 und je 1 mehr für jeden anderen Handwerker in derselben Reihe oder Spalte. Auf einem Feld steht nur einer.
        { numbers-production }

topic-estate_tiles = Anwesenplättchen
    .rule =
        Sie werden beim Aufwerten genommen und auf ein beliebiges Feld des Produktionsbereichs gelegt; von da an wirken sie, wenn ein Handwerker darauf gestellt wird. Ein überdecktes Plättchen ist aus dem Spiel.
        { numbers-estate }

topic-special_tiles = Spezial-Anwesenplättchen
    .rule = In jeder Runde liegt eines im Angebot. Es wirkt einmal, wenn ein Handwerker darauf gestellt wird; dann wird es umgedreht. Ein umgedrehtes zählt weiter als Plättchen, und Handwerker dürfen darauf stehen. Diese Wirkungen sind keine Aktionen: Gefolgschaftskarten fürs Segeln, Bauen, Rennen oder Rekrutieren helfen dabei nicht.

topic-animals = Tiere
    .rule = Am Ende zählt ein Tier 2 SP, zwei zählen 5 SP und drei zählen 9 SP; größere Sammlungen werden in Dreiersets und einen Rest geteilt. Der Löwe zählt als zwei.

topic-followers = Gefolgschaftskarten
    .rule = Handkarten tun nichts, bis du sie in deine Reihe ausspielst; dort ist Platz für sieben. Manche wirken einmal je Runde und sind dann bis zum Aufräumen erschöpft, manche wirken immer, manche zählen am Ende. Eine neue Karte wirkt ab deiner nächsten Aktion. Die Anleitung sagt bei Severin „abgerundet“; zu runden gibt es bei ihm nichts.

topic-using_followers = Gefolgschaftskarten einsetzen
    .rule = Eine Karte für eine Aktion kann bei jeder Frage dieser Aktion eingesetzt werden, davor oder nach ihrem letzten Schritt; eine, die Stärke gibt, nur vor dem ersten Schritt. Karten, die immer eine Münze bringen, tun das mit dem ersten Hauptschritt. In einer Petition dürfen nur Karten für die Petition eingesetzt werden; Trivia wirkt trotzdem.

topic-contracts = Verträge
    .rule = Schifffahrts- und Bauverträge liegen auf je vier Feldern. Bei Stärke 1 erreichst du die beiden linken, bei Stärke 2 drei, bei Stärke 3 alle. Ein Vertrag muss sofort ganz bezahlt werden, und je Aktion erfüllst du einen.

topic-building_contracts = Alle Bauverträge
    .rule = { numbers-building }

topic-sailing_contracts = Alle Schifffahrtsverträge
    .rule = { numbers-sailing }

topic-offers = Angebote
    .rule = Während eines Zuges rückt nichts nach und nichts wird aufgefüllt: Lücken bleiben. Am Ende des Zuges rücken die Angebote nach links auf und werden rechts aufgefüllt; das Spezialplättchen erst beim Aufräumen.

topic-ships = Schiffe
    .rule = Deine beiden Schiffe beginnen in Nova Roma und wählen mit ihrer ersten Strecke eine Route, Nord oder Süd; zurück fahren sie nie. Jede Strecke kostet so viele Segel, wie sie zeigt. Am Ende zählt jedes Schiff die SP des entferntesten SP-Hafens, den es erreicht oder passiert hat.

topic-harbours = Häfen
    .rule =
        Manche Häfen bringen jedem Schiff, das dort einläuft, sofort etwas, auch im Vorbeifahren. Die anderen sind am Ende SP wert.
        { numbers-harbours }

topic-zones = Bauzonen
    .rule = Zone A ist die größte und bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3. Felder heißen nach Zone, Reihe und Spalte: A23 liegt in Zone A, Reihe 2, Spalte 3. Zonen berühren sich nicht, und deine Gebäude müssen nicht zusammenhängen.

topic-shapes = Formen
    .rule = Ein Gebäude hat ein bis vier Bausteine in fester Form, die du drehen und spiegeln darfst. Es muss ganz auf freien Feldern einer Zone stehen. Alle haben 20 Bausteine.

topic-reward_tiles = Belohnungsplättchen
    .rule =
        Sind alle Baufelder um ein Belohnungsplättchen bedeckt, auch diagonal, erhalten alle, denen mindestens einer dieser Bausteine gehört, die Belohnung einmal, zuerst wer am Zug ist. Neutrale Bausteine helfen beim Bedecken, bekommen aber nichts.
        { numbers-rewards }

topic-majorities = Mehrheiten
    .rule =
        Am Ende bringt jede Zone SP für die meisten Bausteine, die zweitmeisten und für überhaupt welche. Bei Gleichstand erhalten alle die vollen Punkte des Platzes, und kein Platz wird übersprungen. Zu zweit zählen die neutralen Bausteine beim Rang mit.
        { numbers-majorities }

topic-hippodrome = Hippodrom
    .rule =
        Drei Bahnen. Linien zwischen Feldern kosten Pferde. Wer auf einem Feld ankommt, liegt oben; auf demselben Feld ist der untere Marker vorn. Ein Marker auf dem letzten Feld zählt am Ende 5 SP.
        { numbers-hippodrome }

topic-chariots = Streitwagenplättchen
    .rule = Am Ende jeder Runde erhält, wer auf der bevorzugten Bahn führt, das Streitwagenplättchen; es ist 3 SP wert. Hat sich dort niemand bewegt, führt zu dritt und zu viert der unterste Marker, falls der Tisch das nicht ausgeschaltet hat; allein und zu zweit liegt anfangs immer ein Marker einer anderen Farbe vorn. Die nächste bevorzugte Bahn ist immer bekannt.

topic-wheels = Goldene Räder
    .rule =
        Immer wenn einer deiner Marker ein goldenes Rad erreicht, nimmst du einen deiner drei Errungenschaftsmarker vom Hippodrom oder erhältst 1 Einfluss. Liegt dort keiner mehr, bleibt nur der Einfluss.
        { numbers-wheels }

topic-mosaic = Mosaik
    .rule =
        Neun Errungenschaften in drei Reihen; jede ist am Ende SP wert, in der grünen Reihe gibt es sofort etwas dazu. Du beginnst mit vier Markern und kannst im Hippodrom drei weitere gewinnen; mehr als sieben Errungenschaften sind also nicht möglich.
        { numbers-mosaic }

topic-claiming = Errungenschaft beanspruchen
    .rule = Einmal in deinem Zug, vor dem Patrizier oder nach beiden Aktionen, darfst du einen Marker auf eine Errungenschaft legen, deren Bedingung erfüllt ist. Ausgegeben wird dabei nichts, außer Einfluss, wo es dabeisteht. Was beansprucht ist, bleibt es. In der grünen Reihe gibt es außerdem sofort etwas.

topic-lines = Linien des Mosaiks
    .rule =
        Eine vollständige Reihe, Spalte oder Diagonale bringt sofort etwas und am Ende SP. Ein Marker kann mehrere Linien vollenden.
        { numbers-lines }

topic-first_player = Startspielermarker
    .rule = Mit der Petition lässt er sich einmal je Runde für 2 Einfluss nehmen. Wer ihn hat, beginnt die nächste Runde; hat ihn niemand genommen, wandert er im Uhrzeigersinn weiter. Nach der fünften Runde ist er 2 SP wert.

topic-cleanup = Aufräumphase
    .rule =
        Am Ende einer Runde:
        1. Der Startspielermarker geht an die Person, die nun beginnt.
        2. Das Streitwagenplättchen der bevorzugten Bahn wird vergeben.
        3. Patrizier und Legionäre kommen zurück.
        4. Handwerker kommen aus der Produktion zurück; du behältst höchstens drei.
        5. Erschöpfte Gefolgschaftskarten sind wieder bereit.
        6. Die Gefolgschaftskarte ganz links verlässt das Angebot.
        7. Das Basisplättchen ganz links und das Spezialplättchen verlassen das Angebot.
        Nach der fünften Runde geschehen nur Schritt 1 und 2.
        Solo entfällt Schritt 1; nach Schritt 2 verlässt, auch in der fünften Runde, je ein Vertrag sein Angebot, und die Schiffe des KI-Spielers fahren weiter.

topic-end = Spielende
    .rule = Die Partie endet nach fünf Runden. Ein früheres Ende gibt es nur durch Aufgeben.

topic-scoring = Schlusswertung
    .rule =
        1. Schiffe: jeweils der entfernteste SP-Hafen
        2. Bauverträge
        3. Mehrheiten in den drei Zonen
        4. Streitwagenplättchen: je 3 SP
        5. Marker im Ziel: je 5 SP
        6. Gefolgschaftskarten, die am Ende zählen
        7. Tiere
        8. Mosaik: Felder und Linien
        9. Waren und Münzen: 1 SP für je vier
        10. Einfluss und Handwerker: 1 SP für je zwei
        11. Startspielermarker: 2 SP

topic-ties = Gleichstand
    .rule = Bei gleichen SP gewinnt, wer mehr Einfluss hat, dann die jüngste Person, falls das Alter angegeben wurde; sonst wird der Sieg geteilt.

topic-two_players = Zu zweit
    .rule = Bausteine und Marker einer Farbe, die niemand spielt, stehen in der Stadt und auf dem vierten Feld jeder Bahn, und Belohnungsfelder mit 3+ werden nicht genutzt. Nach deinem ersten und zweiten Zug einer Runde platzierst du einen Legionär, der ein Feld sperrt. Ein Streitwagenplättchen gewinnst du nur vor dem neutralen Marker.

topic-solo = Solo
    .rule = Vor jedem deiner Züge bringt ein Kaiserplättchen zwei Legionäre ins Forum; findet einer keinen Platz, erhält der KI-Spieler einen Punkt. Am Ende einer Runde kommt der linke Schifffahrtsvertrag aus dem Spiel, der KI-Spieler nimmt den linken Bauvertrag, seine Schiffe fahren weiter, und sein Marker auf der neuen bevorzugten Bahn rückt vor. Der Startspielermarker wird nicht verwendet: Du beginnst immer. Du brauchst mehr SP als der KI-Spieler, der mit 20, 30 oder 40 beginnt.

topic-solo_scoring = Wertung der Solopartie
    .rule =
        Du wertest die ersten acht Kategorien. Der KI-Spieler hat seine Startpunkte, seine Schiffe, seine fünf Bauverträge, Mehrheiten (bei Gleichstand gewinnt er), Streitwagenplättchen, 5 SP für jede Bahn, auf der sein Marker vor deinem ist, und die SP aller Felder deines Mosaiks, die du nicht beansprucht hast.
        Mehrheiten in der offenen Stadt, für die meisten Bausteine und die zweitmeisten:
        { numbers-solo_majorities }

topic-drafts = Drafts
    .rule = Mosaikplättchen können vor der Partie offen gewählt werden; wer zuletzt dran ist, beginnt. Gefolgschaftskarten können verdeckt gewählt werden: Alle erhalten vier, behalten eine und geben den Rest nach links, bis alle verteilt sind; dann behält jeder zwei.

topic-concession = Aufgeben
    .rule = Du darfst jederzeit aufgeben und es zurücknehmen. Haben alle bis auf eine Person aufgegeben, endet die Partie, und diese Person gewinnt. Eine Solopartie endet sofort.

topic-hidden = Was geheim ist
    .rule = Nur die Karten auf deiner Hand, die Karten eines Drafts und die Reihenfolge verdeckter Stapel. Eine Karte aus dem offenen Angebot sehen alle.

topic-data = Was nachgebildet ist
    .rule = Verträge, Häfen, Zonen, Belohnungen und einige andere Zahlen des gedruckten Spiels lagen uns nicht vor; unsere sind so entworfen, dass sie zu den Regeln passen. Sie stehen in Datendateien, die jeder mit dem gedruckten Spiel berichtigen kann.

## Varianten und Optionen

variant-mosaic_draft = Draft der Mosaikplättchen
    .rule = Statt je ein Mosaikplättchen jeder Farbe zufällig zu erhalten, wählen alle vor der Partie offen aus; wer zuletzt dran ist, beginnt.
variant-mosaic_draft-off = Zufällige Plättchen
variant-mosaic_draft-on = Reihum wählen

variant-follower_draft = Draft der Gefolgschaftskarten
    .rule = Statt zweier zufälliger Karten erhalten alle vier, behalten eine und geben den Rest weiter, bis alle verteilt sind; dann behält jeder zwei der vier.
variant-follower_draft-off = Zwei zufällige
variant-follower_draft-on = Draft

variant-difficulty = Schwierigkeit des KI-Spielers
    .rule = Nur für Solopartien: mit wie vielen SP der KI-Spieler beginnt. In der offenen Stadt gewinnt der Verwalter, ein Computerspieler, auf „leicht“ etwa vier von fünf Partien, auf „normal“ die Hälfte und auf „schwer“ ein Viertel.
variant-difficulty-easy = Leicht: 20 SP
variant-difficulty-normal = Normal: 30 SP
variant-difficulty-hard = Schwer: 40 SP

variant-solo_city = Stadt der Solopartie
    .rule = Nur für Solopartien. Unsere Zahlen dazu sind rekonstruiert. In der offenen Stadt hat der KI-Spieler wenige Bausteine, und Mehrheiten zählen wie unter „Wertung der Solopartie“. In der dichten Stadt sind Bausteine und Mehrheiten die von zwei Spielern, und der KI-Spieler ist viel schwerer zu schlagen.
variant-solo_city-open = Offene Stadt
variant-solo_city-crowded = Dichte Stadt: viel schwerer

variant-chariot_needs_step = Streitwagenplättchen ohne Bewegung
    .rule = Nach den Regeln führt auf einer Bahn, auf der sich niemand bewegt hat, der unterste Marker und gewinnt das Streitwagenplättchen. Eingeschaltet gewinnt das Plättchen einer solchen Bahn niemand.
variant-chariot_needs_step-off = Der unterste Marker gewinnt es
variant-chariot_needs_step-on = Niemand gewinnt es

variant-age_order = Alter der Mitspielenden
    .rule = Beim letzten Gleichstand gewinnt die jüngste Person. Nenne die Plätze, die jüngste Person zuerst, die älteste zuletzt; unbesetzte Plätze werden übergangen. Ist das Alter unbekannt, wird der Sieg geteilt.
variant-age_order-unknown = Unbekannt
variant-age_order-value = Jüngste zuerst: { NUMBER($rounds, useGrouping: 0) }

## Warum die Partie endete

end-rounds = Fünf Runden sind gespielt.
end-concession = Alle anderen haben aufgegeben.
