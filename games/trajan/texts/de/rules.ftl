# Trajan – Nachschlagetexte (deutsch). Eigene Formulierungen.
# Jeder Wert ist ein Absatz in einer Zeile.

## Das Spiel

game-name = Trajan
game-about = Ein Planungsspiel im alten Rom: Ihr verteilt Steine auf einem Kreis aus sechs Aktionen, gewinnt Stimmen, verschickt Waren, baut, zieht in die Provinzen und haltet das Volk zufrieden. Für 2–4 Personen, am Tisch etwa 30 Minuten pro Person.
game-line = Steine verteilen, Züge vorausplanen: 2–4 Personen, je 30 Min.

## Worum es geht

topic-goal = Ziel des Spiels
    .rule = Wer nach vier Quartalen die meisten Siegpunkte hat, gewinnt. Punkte bringen Trajanplättchen, Schiffe, Provinzen, der Senat, Bauplättchen und Bonustafeln. Ungedeckte Bedürfnisse des Volkes kosten Punkte. Man kann unter null fallen.

topic-circle = Aktionskreis
    .rule = Dein Kreis hat sechs Mulden: I Hafen, II Forum, III Militär, IV Senat, V Trajan, VI Bau. Darin liegen deine zwölf Aktionssteine, je zwei in Gelb, Orange, Hellgrün, Weiß, Rosa und Blau. Neben jeder Mulde ist Platz für ein Trajanplättchen.

topic-turn = Ein Zug
    .rule = Leere eine deiner Mulden und verteile die Steine im Uhrzeigersinn. Der Zeitstein rückt so viele Schritte vor, wie es Steine waren. Ist das Trajanplättchen an der Zielmulde erfüllt, bringt es seinen Lohn. Danach darfst du die Aktion der Zielmulde ausführen und sie mit einem Zusatzaktionsplättchen wiederholen. Passen ist nicht möglich.

topic-sowing = Steine verteilen
    .rule = Nimm alle Steine einer Mulde und lege sie einzeln im Uhrzeigersinn in die folgenden Mulden. Du bestimmst, welcher Stein wohin kommt. Die Mulde des letzten Steins ist die Zielmulde. Ab sechs Steinen bekommt auch die geleerte Mulde wieder einen.

topic-time = Zeitleiste
    .rule = Alle teilen sich einen Zeitstein. Er rückt für jeden verteilten Stein einen Schritt vor. Die Leiste hat 11 Felder zu zweit, 16 zu dritt und 21 zu viert, sofern am Tisch nichts anderes eingestellt ist. Wer den Zeitstein auf oder über das Startfeld bringt, beendet nach diesem Zug die Runde. Der Stein zieht von dort weiter.

topic-trajan_tiles = Trajanplättchen
    .rule = Ein Trajanplättchen zeigt zwei Farben. Es ist erfüllt, wenn dein letzter Stein in seine Mulde fällt und dann beide Farben dort liegen; auch Steine von vorher zählen, und zwei gleiche Farben brauchen zwei Steine. Nur die Zielmulde wird geprüft. Du bekommst die Punkte und auf Wunsch die Wirkung, und das Plättchen kommt aus dem Spiel. Brot, Spiele und Religion bleiben bei dir und wirken bis zum Ende.

topic-arch = Trajanbogen
    .rule = Der Bogen zeigt, wohin dein nächstes Trajanplättchen kommt. Legst du dort eins ab, wandert er im Uhrzeigersinn auf den nächsten freien Platz. Sind alle sechs Plätze belegt, steht er in der Mitte und die Trajan-Aktion ist nicht möglich; sobald du ein Plättchen erfüllst, zieht er auf den frei gewordenen Platz.

topic-round = Runde
    .rule = Eine Runde endet nach dem Zug, in dem der Zeitstein das Startfeld erreicht oder überschritten hat. Nach den ersten drei Runden eines Quartals wird je ein Bedürfnis aufgedeckt, nach der vierten endet das Quartal. Ein sehr langer Zug kann zwei Runden beenden. Danach geht es im Uhrzeigersinn weiter.

topic-quarter = Quartal
    .rule = Vier Runden sind ein Quartal, vier Quartale das Spiel. Am Quartalsende werden die Bedürfnisse gedeckt, der Senat stimmt ab, und der Tisch wird geräumt und neu gefüllt.

topic-demands = Bedürfnisse des Volkes
    .rule = Am Quartalsende liegen drei Bedürfnisse aus: Brot, Spiele oder Religion, auch mehrfach. Trajanplättchen dieser Art decken je eines und bleiben. Für die übrigen musst du passende Forumsplättchen abgeben, wenn du welche hast. Bedarfsjoker darfst du dazugeben; darüber entscheiden alle verdeckt. Ein, zwei oder drei offene Bedürfnisse kosten 4, 9 oder 15 Punkte.

topic-vote = Abstimmung im Senat
    .rule = Deine Stimmen sind die deines Feldes auf der Senatsleiste plus deine Senatsplättchen. Bei Gleichstand zählt das höhere Feld, dann wer oben liegt. Platz eins nimmt eine der beiden Bonustafeln, gelbe Seite oben; Platz zwei bekommt die andere, graue Seite oben. Dann gehen alle Scheiben zurück an den Start, die des Ersten zuoberst.

topic-clean_up = Quartalsende
    .rule = Alle Senatsplättchen, der Rest des Forums und die drei Bedürfnisse kommen aus dem Spiel. Neu hinzu kommen zwei Bonustafeln, ein Forumsplättchen in jede Provinz ohne Plättchen, Feldherrn und Legionär und neue Plättchen ins Forum. Alle Schiffe zeigen wieder die bunte Seite. Was du sonst hast, behältst du.

topic-forum_tiles = Forumsplättchen
    .rule = Siebzig Plättchen mit grüner Rückseite liegen in den Provinzen und im Forum: Brot, Spiele und Religion, Senatsplättchen, Joker und einige Zusatzaktionen. Du bekommst sie mit der Forums-Aktion oder mit deinem Feldherrn. Auf deinem Tableau ist Platz für beliebig viele.

topic-wild = Joker
    .rule = Es gibt vier Arten: für eine Warenkarte, für ein Bedürfnis, für ein Bauplättchen und für eine Zusatzaktion. Jeder lässt sich einmal einsetzen. Übrige Waren- und Bedarfsjoker können am Ende noch deinen Bonustafeln helfen, Gebäudejoker deinen Sätzen.

topic-extra = Zusatzaktionsplättchen
    .rule = Hast du eine Aktion ausgeführt, darfst du ein Zusatzaktionsplättchen derselben Art oder einen Joker dafür abgeben und sie noch einmal ausführen; mit einem +2-Marker auf dieser Aktion noch zweimal. Pro Zug geht nur ein solches Plättchen. Ein eben genommenes darfst du sofort einsetzen. Nach einer ausgelassenen oder unmöglichen Aktion geht es nicht.

topic-plus2 = +2-Marker
    .rule = Ein +2-Marker liegt bis zum Ende auf einer deiner sechs Aktionen. Setzt du für sie ein Zusatzaktionsplättchen ein, wiederholst du sie zweimal statt einmal. Jede Aktion kann einen Marker haben.

topic-figures = Figuren
    .rule = Du hast fünfzehn kleine Figuren. Eine beginnt im Feldlager, eine im Arbeiterlager, dreizehn im Vorrat. Wer ins Feldlager kommt, bleibt Legionär, wer ins Arbeiterlager kommt, Arbeiter. Eingesetzte Figuren ziehen nicht mehr.

topic-leader = Feldherr
    .rule = Dein Feldherr beginnt im Feldlager und zieht von Provinz zu angrenzender Provinz. Liegt dort ein Plättchen, nimmst du es. Beliebig viele Feldherren dürfen zusammenstehen. Ins Lager kehrt er nicht zurück.

topic-provinces = Provinzen
    .rule = Ein Legionär in einer Provinz bringt deren Punkte, abzüglich 3 für jeden fremden Legionär dort, aber nie weniger als 0. In jeder Provinz darfst du einen Legionär haben. Eine Provinz, in der weder Plättchen noch Feldherr noch Legionär sind, bekommt am Quartalsende ein neues Plättchen.

topic-district = Stadtviertel
    .rule = Zwanzig Bauplätze in vier Reihen zu fünf, A1 bis D5. Dein erster Arbeiter darf überall stehen, jeder weitere neben einem eigenen, nicht schräg. Auf einem Bauplatz darf von jedem ein Arbeiter stehen. Wer zuerst kommt, nimmt das Plättchen.

topic-buildings = Bauplättchen
    .rule = Fünf Arten zu je vier, beim Nehmen 2 bis 5 Punkte wert. Dein erstes jeder Art bringt sofort eine Bonusaktion: Treppe das Forum, Tür den Senat, Brunnen den Hafen, Dach Trajan, Fenster das Militär. Am Ende bringen drei einer Art 10, vier 20 Punkte.

topic-cards = Warenkarten
    .rule = Sechzig Karten: zwölf Sorten zu je fünf. Deine Hand ist geheim, ihre Zahl nicht. Karten werden für Punkte verschickt oder in die Auslage gelegt; jede Karte, die du am Ende noch auf der Hand hast, bringt 1 Punkt.

topic-display = Auslage
    .rule = Verschickte und ausgelegte Karten liegen offen vor dir. Am Ende werten Waren-Bonustafeln die Karten ihrer beiden Sorten in deiner Auslage. Handkarten zählen dafür nicht.

topic-ships = Schiffe
    .rule = Von den drei Schiffen lädt eines gleiche Waren, eines verschiedene Paare und eines verschiedene Waren. Du darfst sie beliebig oft nutzen, aber nach der ersten Fahrt zeigt ein Schiff bis zum Quartalsende seine graue Seite, die weniger bringt.

topic-deck = Stapel und Ablage
    .rule = Neben dem verdeckten Stapel liegen zwei offene Ablagestapel. Wird einer leer, beginnt ihn eine Karte vom Stapel neu. Ist der Stapel aufgebraucht, werden die abgeworfenen Karten unter den beiden offenen neu gemischt, sofern der Tisch das nicht abgeschaltet hat.

topic-bonus_tiles = Bonustafeln
    .rule = Alle beginnen mit einer Bonustafel, gelbe Seite oben. Zwei weitere gibt es für die Stimmen am Ende jedes Quartals. Sie werden am Spielende gewertet, die gelbe Seite höher als die graue.

topic-end = Spielende
    .rule = Nach dem vierten Quartal werden wie immer die Bedürfnisse gedeckt, und der Senat stimmt ab; dann folgt die Endwertung. Anders endet das Spiel nur, wenn alle bis auf eine Person aufgeben.

topic-scoring = Endwertung
    .rule = 1 Punkt für jede Handkarte, jeden Arbeiter im Arbeiterlager, jeden Legionär im Feldlager und, sofern nicht abgeschaltet, jedes Trajanplättchen an deinem Kreis. 10 Punkte für drei, 20 für vier Bauplättchen einer Art; Joker kommen dorthin, wo sie am meisten bringen. Dann die Bonustafeln.

topic-ties = Gleichstand
    .rule = Bei gleichen Punkten gewinnt, wer nach der letzten Abstimmung im Senat höher liegt. Geteilte Siege gibt es nicht.

topic-set_up = Aufbau
    .rule = Zuerst legen alle verdeckt zwei beliebige Steine in jede Mulde. Dann zeigt sich, wer beginnt, und Trajanplättchen, Bonustafeln und die ersten Ablagekarten werden aufgedeckt. Reihum nimmt jeder drei Warenkarten, jede vom Stapel oder einer Ablage, und danach die offenen Plättchen dreier verschiedener Trajanstapel für die Plätze II, IV und VI. Der Bogen steht auf I.

topic-hidden = Was geheim ist
    .rule = Geheim sind die Handkarten, der Stapel, alle verdeckten Plättchen und, bis alle fertig sind, die gelegten Steine und die abgegebenen Bedarfsjoker. Karten von einem Ablagestapel haben alle gesehen; das Tableau zeigt sie als bekannt. Von jedem Trajanstapel liegt nur das oberste Plättchen offen.

topic-concession = Aufgeben
    .rule = Du darfst jederzeit aufgeben und es später zurücknehmen. Du spielst wie gewohnt weiter. Sobald alle bis auf eine Person aufgegeben haben, endet das Spiel, und diese Person gewinnt.

## Aktionen

action-seaport = Hafen
    .rule = Eines davon: zwei Karten vom Stapel ziehen und eine Handkarte auf einen der Ablagestapel werfen; die offene Karte eines Ablagestapels nehmen; ein oder zwei Karten auslegen und ebenso viele nachziehen; oder Waren verschicken. Warenjoker gelten nur beim Verschicken.

action-forum = Forum
    .rule = Nimm ein beliebiges offenes Plättchen aus dem Forum auf dein Tableau. Sein Feld bleibt bis zum Quartalsende leer. Auf den gelben Feldern liegen Zusatzaktionen.

action-military = Militär
    .rule = Eines davon: eine Figur aus dem Vorrat ins Feldlager stellen; den Feldherrn in eine angrenzende Provinz ziehen und das Plättchen dort nehmen; oder einen Legionär aus dem Lager in die Provinz des Feldherrn stellen und sie werten.

action-senate = Senat
    .rule = Rücke auf der Senatsleiste ein Feld vor und werte es: 2 Punkte für das erste, dann 3, 4, 5, 6, 7 und 8. Jedes Feld hat ebenso viele Stimmen. Vom letzten Feld geht es erst nach dem Quartalsende weiter.

action-trajan = Trajan
    .rule = Nimm das offene Plättchen eines Trajanstapels und lege es auf den Platz deines Bogens. Der Bogen zieht im Uhrzeigersinn auf den nächsten freien Platz. Das neue Plättchen wird nicht sofort geprüft, sondern erst, wenn seine Mulde später Zielmulde ist.

action-construction = Bau
    .rule = Eines davon: eine Figur aus dem Vorrat ins Arbeiterlager stellen; oder einen Arbeiter auf einen Bauplatz stellen und das Plättchen dort nehmen. Es bringt sofort Punkte. Dein erstes einer Art bringt eine Bonusaktion.

## Trajanstapel

stack-cards = Trajan: Karten
    .rule = Trajanplättchen für 3 Punkte. Erfüllst du eins, ziehst du zwei Warenkarten vom Stapel.

stack-points = Trajan: Punkte
    .rule = Trajanplättchen für 9 Punkte. Sonst haben sie keine Wirkung.

stack-workers = Trajan: Arbeiter
    .rule = Fünf dieser Plättchen bringen 5 Punkte, und du darfst eine Figur aus dem Vorrat ins Arbeiterlager stellen; die anderen vier bringen 2 Punkte und bis zu zwei Figuren.

stack-legionnaires = Trajan: Legionäre
    .rule = Fünf dieser Plättchen bringen 5 Punkte, und du darfst eine Figur aus dem Vorrat ins Feldlager stellen; die anderen vier bringen 2 Punkte und bis zu zwei Figuren.

stack-plus2 = Trajan: +2-Marker
    .rule = Trajanplättchen für 4 Punkte. Erfüllst du eins, darfst du einen +2-Marker auf eine deiner Aktionen setzen, die noch keinen hat.

stack-needs = Trajan: Bedürfnisse
    .rule = Trajanplättchen für 1 Punkt, je drei für Brot, Spiele und Religion. Ein erfülltes bleibt bei dir und deckt an jedem Quartalsende, auch schon am nächsten, ein Bedürfnis seiner Art.

## Forumsplättchen

tile-bread = Brot
    .short = Deckt ein Bedürfnis nach Brot
    .rule = Deckt am Quartalsende ein Bedürfnis nach Brot und kommt dann aus dem Spiel. Ist ein solches Bedürfnis noch offen, musst du das Plättchen abgeben. Es gibt vierzehn.

tile-games = Spiele
    .short = Deckt ein Bedürfnis nach Spielen
    .rule = Deckt am Quartalsende ein Bedürfnis nach Spielen und kommt dann aus dem Spiel. Ist ein solches Bedürfnis noch offen, musst du das Plättchen abgeben. Es gibt vierzehn.

tile-religion = Religion
    .short = Deckt ein Bedürfnis nach Religion
    .rule = Deckt am Quartalsende ein Bedürfnis nach Religion und kommt dann aus dem Spiel. Ist ein solches Bedürfnis noch offen, musst du das Plättchen abgeben. Es gibt vierzehn.

tile-votes_2 = Senatsplättchen 2
    .short = 2 Stimmen am Quartalsende
    .rule = Zählt am Quartalsende 2 Stimmen und kommt dann aus dem Spiel, ob es geholfen hat oder nicht. Es gibt drei.

tile-votes_3 = Senatsplättchen 3
    .short = 3 Stimmen am Quartalsende
    .rule = Zählt am Quartalsende 3 Stimmen und kommt dann aus dem Spiel, ob es geholfen hat oder nicht. Es gibt drei.

tile-votes_4 = Senatsplättchen 4
    .short = 4 Stimmen am Quartalsende
    .rule = Zählt am Quartalsende 4 Stimmen und kommt dann aus dem Spiel, ob es geholfen hat oder nicht. Es gibt drei.

tile-votes_5 = Senatsplättchen 5
    .short = 5 Stimmen am Quartalsende
    .rule = Zählt am Quartalsende 5 Stimmen und kommt dann aus dem Spiel, ob es geholfen hat oder nicht. Es gibt drei.

tile-wild_commodity = Warenjoker
    .short = Steht beim Verschicken für jede Karte
    .rule = Ersetzt beim Verschicken eine beliebige Warenkarte und kommt dann aus dem Spiel. Ungenutzt zählt er am Ende als eine beliebige Karte der Auslage für eine deiner Waren-Bonustafeln. Es gibt drei.

tile-wild_demand = Bedarfsjoker
    .short = Deckt ein beliebiges Bedürfnis
    .rule = Deckt am Quartalsende ein beliebiges Bedürfnis und kommt dann aus dem Spiel; du darfst ihn auch behalten. Ungenutzt dient er am Ende einer Bedarfs-Bonustafel. Es gibt drei.

tile-wild_construction = Gebäudejoker
    .short = Zählt am Ende wie ein Bauplättchen
    .rule = Zählt am Ende wie ein weiteres Bauplättchen einer Art, von der du mindestens eins hast. Er kommt dorthin, wo er am meisten bringt. Es gibt zwei.

tile-wild_extra = Zusatzjoker
    .short = Wiederholt eine beliebige Aktion
    .rule = Wirkt wie ein beliebiges Zusatzaktionsplättchen und kommt dann aus dem Spiel. Ein passendes Plättchen wird vorher verbraucht. Es gibt zwei.

tile-extra_seaport = Zusatzaktion Hafen
    .short = Wiederholt die Hafen-Aktion
    .rule = Gib dieses Plättchen nach einer Hafen-Aktion ab und führe sie noch einmal aus, mit +2-Marker noch zweimal. Ein Zusatzaktionsplättchen pro Zug. Es gibt drei.

tile-extra_forum = Zusatzaktion Forum
    .short = Wiederholt die Forums-Aktion
    .rule = Gib dieses Plättchen nach einer Forums-Aktion ab und führe sie noch einmal aus, mit +2-Marker noch zweimal. Ein Zusatzaktionsplättchen pro Zug. Es gibt drei.

tile-extra_military = Zusatzaktion Militär
    .short = Wiederholt die Militär-Aktion
    .rule = Gib dieses Plättchen nach einer Militär-Aktion ab und führe sie noch einmal aus, mit +2-Marker noch zweimal. Ein Zusatzaktionsplättchen pro Zug. Es gibt drei.

tile-extra_senate = Zusatzaktion Senat
    .short = Wiederholt die Senats-Aktion
    .rule = Gib dieses Plättchen nach einer Senats-Aktion ab und führe sie noch einmal aus, mit +2-Marker noch zweimal. Ein Zusatzaktionsplättchen pro Zug. Es gibt drei.

tile-extra_trajan = Zusatzaktion Trajan
    .short = Wiederholt die Trajan-Aktion
    .rule = Gib dieses Plättchen nach einer Trajan-Aktion ab und führe sie noch einmal aus, mit +2-Marker noch zweimal. Ein Zusatzaktionsplättchen pro Zug. Es gibt drei.

tile-extra_construction = Zusatzaktion Bau
    .short = Wiederholt die Bau-Aktion
    .rule = Gib dieses Plättchen nach einer Bau-Aktion ab und führe sie noch einmal aus, mit +2-Marker noch zweimal. Ein Zusatzaktionsplättchen pro Zug. Es gibt drei.

## Schiffe

ship-same = Gleiche Waren
    .rule = Nimmt eine bis vier gleiche Karten. Die bunte Seite bringt 2, 6, 12 oder 20 Punkte, die graue 0, 1, 7 oder 15.

ship-pairs = Verschiedene Paare
    .rule = Nimmt ein bis drei Paare gleicher Karten, jedes Paar von einer anderen Sorte. Die bunte Seite bringt 5, 10 oder 15 Punkte, die graue 1, 6 oder 11. Ein Paar kann auch aus Karte und Joker oder aus zwei Jokern bestehen.

ship-different = Verschiedene Waren
    .rule = Nimmt eine bis vier Karten, alle von verschiedenen Sorten. Die bunte Seite bringt 2, 4, 6 oder 8 Punkte, die graue 0, 1, 3 oder 5.

## Bauplättchen

building-stairs = Treppe
    .rule = Vier Plättchen, beim Nehmen 2, 3, 4 und 5 Punkte wert. Deine erste Treppe bringt sofort eine Forums-Aktion.

building-door = Tür
    .rule = Vier Plättchen, beim Nehmen 2, 3, 4 und 5 Punkte wert. Deine erste Tür bringt sofort eine Senats-Aktion.

building-fountain = Brunnen
    .rule = Vier Plättchen, beim Nehmen 2, 3, 4 und 5 Punkte wert. Dein erster Brunnen bringt sofort eine Hafen-Aktion.

building-roof = Dach
    .rule = Vier Plättchen, beim Nehmen 2, 3, 4 und 5 Punkte wert. Dein erstes Dach bringt sofort eine Trajan-Aktion.

building-window = Fenster
    .rule = Vier Plättchen, beim Nehmen 2, 3, 4 und 5 Punkte wert. Dein erstes Fenster bringt sofort eine Militär-Aktion.

## Bonustafeln

bonus-bread = Bonus: Brot
    .yellow = 9 Punkte für ein übriges Brot-Plättchen
    .grey = 6 Punkte für ein übriges Brot-Plättchen
    .rule = Am Ende 9 Punkte, auf der grauen Seite 6, wenn du noch mindestens ein Forumsplättchen mit Brot hast. Ein Bedarfsjoker kann es ersetzen; Trajanplättchen zählen nicht.

bonus-games = Bonus: Spiele
    .yellow = 9 Punkte für ein übriges Spiele-Plättchen
    .grey = 6 Punkte für ein übriges Spiele-Plättchen
    .rule = Am Ende 9 Punkte, auf der grauen Seite 6, wenn du noch mindestens ein Forumsplättchen mit Spielen hast. Ein Bedarfsjoker kann es ersetzen; Trajanplättchen zählen nicht.

bonus-religion = Bonus: Religion
    .yellow = 9 Punkte für ein übriges Religions-Plättchen
    .grey = 6 Punkte für ein übriges Religions-Plättchen
    .rule = Am Ende 9 Punkte, auf der grauen Seite 6, wenn du noch mindestens ein Forumsplättchen mit Religion hast. Ein Bedarfsjoker kann es ersetzen; Trajanplättchen zählen nicht.

bonus-workers = Bonus: Arbeiter
    .yellow = 1 Punkt je Arbeiter auf einem Bauplatz
    .grey = ½ Punkt je Arbeiter auf einem Bauplatz, aufgerundet
    .rule = Am Ende 1 Punkt für jeden deiner Arbeiter auf einem Bauplatz, auf der grauen Seite ein halber, die Summe aufgerundet. Arbeiter im Lager zählen hier nicht.

bonus-legionnaires = Bonus: Legionäre
    .yellow = 2 Punkte je Legionär in einer Provinz
    .grey = 1 Punkt je Legionär in einer Provinz
    .rule = Am Ende 2 Punkte für jeden deiner Legionäre in einer Provinz, auf der grauen Seite 1. Legionäre im Lager zählen hier nicht.

bonus-bonus = Bonus: Bonustafeln
    .yellow = 3 Punkte je Bonustafel mit gelber Seite oben
    .grey = 2 Punkte je Bonustafel mit gelber Seite oben
    .rule = Am Ende 3 Punkte für jede deiner Bonustafeln, deren gelbe Seite oben liegt, auch für diese selbst; auf der grauen Seite je 2.

bonus-columns_furs = Bonus: Säulen und Felle
    .yellow = 3 Punkte je Karte Säulen oder Felle in der Auslage
    .grey = 2 Punkte je Karte Säulen oder Felle in der Auslage
    .rule = Am Ende 3 Punkte für jede Karte Säulen und Felle in deiner Auslage, auf der grauen Seite 2. Übrige Warenjoker können mitzählen.

bonus-scrolls_oils = Bonus: Schriftrollen und Öl
    .yellow = 3 Punkte je Karte Schriftrollen oder Öl in der Auslage
    .grey = 2 Punkte je Karte Schriftrollen oder Öl in der Auslage
    .rule = Am Ende 3 Punkte für jede Karte Schriftrollen und Öl in deiner Auslage, auf der grauen Seite 2. Übrige Warenjoker können mitzählen.

bonus-fruit_ceramics = Bonus: Obst und Keramik
    .yellow = 3 Punkte je Karte Obst oder Keramik in der Auslage
    .grey = 2 Punkte je Karte Obst oder Keramik in der Auslage
    .rule = Am Ende 3 Punkte für jede Karte Obst und Keramik in deiner Auslage, auf der grauen Seite 2. Übrige Warenjoker können mitzählen.

bonus-wine_fish = Bonus: Wein und Fisch
    .yellow = 3 Punkte je Karte Wein oder Fisch in der Auslage
    .grey = 2 Punkte je Karte Wein oder Fisch in der Auslage
    .rule = Am Ende 3 Punkte für jede Karte Wein und Fisch in deiner Auslage, auf der grauen Seite 2. Übrige Warenjoker können mitzählen.

bonus-jewelry_gems = Bonus: Schmuck und Edelsteine
    .yellow = 3 Punkte je Karte Schmuck oder Edelsteine in der Auslage
    .grey = 2 Punkte je Karte Schmuck oder Edelsteine in der Auslage
    .rule = Am Ende 3 Punkte für jede Karte Schmuck und Edelsteine in deiner Auslage, auf der grauen Seite 2. Übrige Warenjoker können mitzählen.

bonus-cattle_wheat = Bonus: Vieh und Weizen
    .yellow = 3 Punkte je Karte Vieh oder Weizen in der Auslage
    .grey = 2 Punkte je Karte Vieh oder Weizen in der Auslage
    .rule = Am Ende 3 Punkte für jede Karte Vieh und Weizen in deiner Auslage, auf der grauen Seite 2. Übrige Warenjoker können mitzählen.

## Provinzen

province-alpes = Alpes
    .rule = 3 Punkte. Grenzt an Narbonensis, Lugudunensis, Belgica und Raetia; vom Feldlager aus erreichbar.

province-raetia = Raetia
    .rule = 3 Punkte. Grenzt an Alpes, Belgica, Germania Superior und Noricum; vom Feldlager aus erreichbar.

province-noricum = Noricum
    .rule = 5 Punkte. Grenzt nur an Raetia; vom Feldlager aus erreichbar.

province-narbonensis = Narbonensis
    .rule = 6 Punkte. Grenzt an Aquitania, Lugudunensis und Alpes.

province-lugudunensis = Lugudunensis
    .rule = 6 Punkte. Grenzt an Britannia, Aquitania, Narbonensis, Alpes und Belgica.

province-belgica = Belgica
    .rule = 6 Punkte. Grenzt an Britannia, Lugudunensis, Germania Inferior, Germania Superior, Alpes und Raetia.

province-germania_superior = Germania Superior
    .rule = 6 Punkte. Grenzt an Belgica, Germania Inferior und Raetia.

province-aquitania = Aquitania
    .rule = 10 Punkte. Grenzt an Lugudunensis und Narbonensis.

province-britannia = Britannia
    .rule = 10 Punkte. Grenzt an Lugudunensis, Belgica und Germania Inferior.

province-germania_inferior = Germania Inferior
    .rule = 10 Punkte. Grenzt an Britannia, Belgica und Germania Superior.

province-military_camp = Feldlager
    .rule = Hier beginnen dein Feldherr und ein Legionär. Es ist keine Provinz: Kein Plättchen liegt hier, und niemand kehrt zurück. Von hier zieht der Feldherr nach Alpes, Raetia oder Noricum. Jeder Legionär, der am Ende noch hier steht, bringt 1 Punkt.

## Waren

card-columns = Säulen
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Säulen und Felle.

card-furs = Felle
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Säulen und Felle.

card-scrolls = Schriftrollen
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Schriftrollen und Öl.

card-oils = Öl
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Schriftrollen und Öl.

card-fruit = Obst
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Obst und Keramik.

card-ceramics = Keramik
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Obst und Keramik.

card-wine = Wein
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Wein und Fisch.

card-fish = Fisch
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Wein und Fisch.

card-jewelry = Schmuck
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Schmuck und Edelsteine.

card-gems = Edelsteine
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Schmuck und Edelsteine.

card-cattle = Vieh
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Vieh und Weizen.

card-wheat = Weizen
    .rule = Eine von zwölf Waren, fünf Karten. Zählt für die Bonustafel Vieh und Weizen.

## Einstellungen eines Tisches

variant-stone_setup = Steine zu Beginn
    .rule = Bestimmt, wie die Steine in die Mulden kommen: Alle wählen verdeckt, oder der Zufall legt je zwei.
variant-stone_setup-choose = Verdeckt gewählt
variant-stone_setup-random = Zufällig gelegt

variant-score_leftover_trajan_tiles = Übrige Trajanplättchen
    .rule = Bestimmt, ob jedes Trajanplättchen, das am Ende noch an deinem Kreis liegt, 1 Punkt bringt. Die deutsche Kurzregel erwähnt das nicht.
variant-score_leftover_trajan_tiles-on = Je 1 Punkt
variant-score_leftover_trajan_tiles-off = Keine Punkte

variant-reshuffle_commodities = Aufgebrauchter Kartenstapel
    .rule = Bestimmt, was geschieht, wenn der Warenstapel aufgebraucht ist: Die abgeworfenen Karten unter den beiden offenen werden gemischt, oder er bleibt leer.
variant-reshuffle_commodities-on = Ablage wird gemischt
variant-reshuffle_commodities-off = Bleibt leer

variant-time_length = Länge der Zeitleiste
    .rule = Wie viele Schritte eine Runde dauert. Üblich sind 11 zu zweit, 16 zu dritt und 21 zu viert, wie eine öffentliche Quelle sie nennt; eine längere Leiste macht das Spiel länger.
variant-time_length-printed = Üblich: 11, 16 oder 21
variant-time_length-value =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }

## Warum das Spiel endete

end-quarters = Vier Quartale sind gespielt, die Partie ist zu Ende.
end-concession = Alle anderen haben aufgegeben.

## Überschriften der Nachschlageliste

cli-group-action = Aktionen
cli-group-stack = Trajanstapel
cli-group-tile = Forumsplättchen
cli-group-ship = Schiffe
cli-group-bonus = Bonustafeln
cli-group-province = Provinzen
cli-group-card = Waren
