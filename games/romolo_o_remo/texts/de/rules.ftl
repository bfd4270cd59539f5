# Romolo o Remo? – Texte zum Nachschlagen. Eigene Worte; jeder Wert ist ein Absatz.

## Das Spiel

game-name = Romolo o Remo?
game-about = Ein Zivilisationsspiel im Latium von Romulus und Remus: Könige erkunden das Land, bauen gemeinsame Städte, handeln, stellen Heere auf und ringen um Kontrolle. Es ist für 1–4 Personen, auch zwei gegen zwei, und dauert am Tisch etwa 150 Minuten.
game-line = erkunden, handeln, um Latium kämpfen: 1–4 Personen, 150 Min.

## Worum es geht

topic-goal = Ziel des Spiels
    .rule = Sammle die meisten Punkte in sechs Kategorien: Charaktere, kontrollierte Felder, Herrschaftsbereich, Bevölkerung, Kampfmarker und Geld; Mehrheiten bringen in jeder zusätzliche Punkte. Sind alle anderen Türme zerstört, gewinnst du sofort.
topic-turn = Ein Zug
    .rule = Du spielst drei Phasen: In der Aktionsphase aktivierst du deine Einheiten nacheinander, in der Kampfphase können deine stehenden Einheiten angreifen, in der Versorgungsphase kommen Waren herein, Einheiten werden entlohnt und ernährt. Dann geht es im Uhrzeigersinn weiter. Wer die erste Runde beginnt, beginnt auch jede weitere.
topic-activation = Einheiten aktivieren
    .rule = Jede stehende Einheit kann einmal in deinem Zug aktiviert werden. Arbeiter, Soldaten und Söldner haben 2 Aktionen, der Entdecker 3. Ein Schritt kostet eine Aktion, jede Arbeit alle übrigen. Eine Einheit ohne Aktionen legt sich hin; wer früher aufhört, bleibt stehen und kann angreifen. Tut gar keine Einheit etwas, bekommst du 1 Münze.
topic-hostile = Feindliche Einheiten
    .rule = Wo Einheiten eines anderen Königs stehen, entscheidet dieser, ob sie feindlich sind. Auf einem Feld mit einer feindlichen Einheit können deine nur ziehen, und nur in Richtung deiner Hauptstadt. Lagerhaus und Bauernhof auf einem Feld mit feindlichen Einheiten sind dir verschlossen. Auch liegende Einheiten zählen.
topic-stances = Haltungen
    .rule = Alle haben zu jedem anderen König eine Haltung: feindlich (so beginnt es), freundlich oder „frag mich, wenn es darauf ankommt“. Sie kann jederzeit geändert werden; eine Antwort gilt für das Feld bis zum Ende des Zuges. Partner sind immer freundlich. Du kannst deinen Verteidigern auch im Voraus befehlen zu bleiben, oder sich zurückzuziehen, wenn sie verlieren; das weißt nur du.
topic-moving = Ziehen
    .rule = Ein Schritt führt auf ein Nachbarfeld. Auf Wasser zieht eine Einheit nur von einem Feld mit Hafen oder von anderem Wasser aus; von Wasser an Land darf sie immer. Auf einem Feld dürfen beliebig viele Einheiten stehen, und niemand versperrt den Weg.
topic-discovery = Entdeckung
    .rule = Betritt eine Einheit ein verdecktes Feld, wird das Plättchen aufgedeckt, auch ein Multiplikator darauf, und sie legt sich hin. Ist es Wasser, kehrt sie dorthin zurück, woher sie kam. Danach wird die Flussregel geprüft.
topic-river = Flussregel
    .rule = Nach einer Entdeckung überschwemmt Wasser mit genau einem verdeckten Nachbarn diesen: Das Plättchen kommt ungesehen weg und wird durch Wasser ersetzt, solange der Wasserstapel reicht. Neues Wasser kann weiter überschwemmen, höchstens dreimal je Entdeckung (allein zweimal).
topic-walls = Wälle
    .rule = Ein Wall steht an einer Seite eines Feldes und wirkt von außen nach innen. Wer ihn so überquert, wird behindert. Lagerhäuser und Bauernhöfe hinter einem Wall sind vom Nachbarfeld aus nicht nutzbar, und Einfluss kommt nicht hinüber. Drei Wälle zählen als ein Gebäude.
topic-hindrance = Behinderung
    .rule = Eine behinderte Einheit kann nur ziehen, und ihre Seite hat im Kampf 3 weniger. Der Marker verschwindet, wenn die Einheit in einem späteren Zug zieht, und nach einem Kampf.
topic-retreat = Ausweichen
    .rule = Von einem Feld mit einer feindlichen Einheit darf eine Einheit nur auf ein Feld ziehen, das näher an ihrer Hauptstadt liegt; aus der Hauptstadt selbst in jede Richtung. Danach kann sie in dieser Phase nur noch ziehen.
topic-capital = Hauptstadt
    .rule = Das Feld mit deinem Turm ist deine Hauptstadt. Du kontrollierst sie immer, dort entstehen Soldaten, und ihre Stärke bestimmt, wie viele Einheiten du haben darfst und wie weit dein Einfluss reicht.
topic-strength = Stärke
    .rule = Die Stärke eines Feldes ist die Zahl seiner Gebäude ohne Bauernhöfe; drei Wälle zählen als eines. Ein Feld fasst bis zu vier Gebäude, eines mehr für jedes Aquädukt auf ihm oder daneben.
topic-limits = Einheitenlimit
    .rule = Mit einer Hauptstadt der Stärke bis 3 darfst du 3 Arbeiter und zusammen 2 Soldaten und Söldner haben; bei 4 sind es 4 und 3, bei 5 sind es 5 und 4, ab 6 dann 6 und 5. Wird deine Hauptstadt schwächer, nimmst du überzählige Einheiten sofort zurück.

## Arbeit

job-build = Bauen
    .rule = Ein Gebäude aus der Bank oder bis zu drei Wälle auf dem Feld des Arbeiters. Das Gelände muss passen und Platz sein. Du zahlst aus deinem Vorrat und mit dem, was auf dem Feld lagert. Jeder Tempel dort macht es um einen Quader billiger, aber einen zahlst du immer.
job-demolish = Abreißen
    .rule = Nimmt ein Gebäude oder bis zu drei Wälle auf dem Feld des Arbeiters aus dem Spiel und gibt dir einen Rohstoff seiner Kosten. Abreißen darf man überall, nur Türme nicht.
job-convert = Umwandeln
    .rule = Ersetzt ein Gebäude oder bis zu drei Wälle auf dem Feld des Arbeiters durch ein anderes zu vollen Kosten. Tempel und Aedificator helfen nicht, und zurück gibt es nichts.
job-produce = Produzieren
    .rule = Ein Arbeiter produziert auf seinem Feld: auf Ebenen Getreide, auf Hügeln Stein, im Wald Holz, von Wasser daneben Salz. Jeder Steinbruch und jede Sägemühle dort bringt eins dazu. Die Ware kommt in ein leeres Lagerhaus auf seinem Feld oder daneben, nicht hinter einen Wall und nicht zu feindlichen Einheiten. Jedes Feld ist einmal in deinem Zug nutzbar.
job-collect = Einsammeln
    .rule = Nimmt alle Waren eines Lagerhauses auf dem Feld des Arbeiters sofort in deinen Vorrat.
job-refine = Veredeln
    .rule = Macht aus zwei gleichen Rohstoffen, aber nicht aus Edelgut, ein Edelgut.
job-create = Neue Einheiten
    .rule = Ein Arbeiter kostet 3 Getreide, ein Entdecker 2 Getreide. Ein Soldat kostet 2 Edelgut und den Arbeiter selbst und entsteht nur in deiner Hauptstadt. Neue Einheiten liegen und handeln ab deinem nächsten Zug.
job-hire = Söldner anwerben
    .rule = Ein oder zwei Söldner kommen aus der Bank auf das Feld des Arbeiters, je für 1 Münze oder Waren von diesem Marktwert ohne Wechselgeld. Sie können noch im selben Zug handeln.
job-recruit = Einen Charakter anwerben
    .rule = Einmal in deinem Zug wirbt ein Arbeiter einen Charakter der Auslage für 2 Münzen an, und 1 mehr für jeden, den du hast. Sein Platz wird vom Stapel gefüllt, und er hilft dir ab sofort.
job-sell = Verkaufen
    .rule = Ein Arbeiter verkauft einen Rohstoff zu seinem Preis; jeder Hafen auf seinem Feld erlaubt einmal je Zug einen mehr. Der Quader kommt über die Spalte eines anderen Rohstoffs mit weniger als zwei Quadern. Ein Forum auf einem Feld der Stärke 4, 5 oder 6 bringt einmal je Zug 1, 2 oder 3 Münzen dazu, und eine mehr für jedes weitere Forum dort oder daneben.
job-buy = Kaufen
    .rule = Ein Arbeiter kauft einen Rohstoff zu seinem Preis; jeder Hafen auf seinem Feld erlaubt einmal je Zug einen mehr. Beim Preis 0 kosten zwei eine halbe Münze.
job-exchange = Tausch unter Partnern
    .rule = Im Teamspiel darf ein Arbeiter mit dem Partner Rohstoffe und Münzen tauschen, höchstens drei, beide Richtungen zusammengezählt. Der Partner muss zustimmen; sonst ist die Aktion nicht verbraucht.

## Ablauf

topic-combat = Kampfphase
    .rule = Deine stehenden Einheiten können Einheiten und Turm anderer Könige auf ihrem Feld angreifen, jede einmal. Sind dort mehrere Könige, wählst du einen. Verschiedene Einheiten eines Feldes können getrennt angreifen.
topic-fight = Ein Kampf
    .rule = Jede Seite zählt ihre Kampfwerte: Soldat 3, Söldner 2, Arbeiter 1, Entdecker 0, und 4 für einen verteidigenden Turm. Behinderung kostet 3. Beide wählen geheim ein Würfelplättchen, das den Wert ändert. Der höhere gewinnt und bekommt einen Kampfmarker; sind sie gleich, bekommt ihn niemand.
topic-dice = Würfelplättchen
    .rule = Alle haben sechs Plättchen, von denen eines ungesehen beiseiteliegt. Jedes wird einmal benutzt; ist die Hand leer, kommen alle sechs zurück, und eines wird zufällig beiseitegelegt. { numbers-die }
topic-withdrawal = Rückzug
    .rule = Wer das Rückzugszeichen zeigt, darf alle beteiligten Einheiten ein Feld in Richtung Hauptstadt auf ein offenes Feld zurücknehmen. Der Kampf ist verloren, aber niemand verliert Einheiten. Steht dann kein Verteidiger mehr dort, dürfen die Angreifer Gebäude zerstören. Ein Turm kann nicht weichen. Zeigen beide das Zeichen, entscheidet der Angreifer zuerst.
topic-losses = Verluste
    .rule = Eine Differenz von 3 bis 5 kostet den Unterlegenen einen Verlust, 6 bis 8 zwei, ab 9 drei. Wer Verluste zufügt, wählt sie aus: erst Einheiten der anderen Seite, dann, wenn welche übrig sind, Gebäude auf dem Feld. Ein Turm braucht zwei Verluste, ein beschädigter nur noch einen.
topic-razing = Zerstören
    .rule = Wo kein anderer König Einheit oder Turm hat, darf jede angreifende Einheit mit Kampfwert, die nicht behindert ist, ein Gebäude oder bis zu drei Wälle zerstören. Das bringt keinen Kampfmarker.
topic-supply = Versorgungsphase
    .rule = Du nimmst alle gelagerten Waren, entlohnst deine Söldner, darfst welche entlassen, ernährst Arbeiter und Soldaten, dann ändern sich vielleicht Preise, und deine Einheiten stehen auf.
topic-wages = Lohn
    .rule = Der erste Söldner kostet 1 Salz, der zweite 2, der dritte 3 und so weiter, gefallene eingeschlossen. Statt Salz darfst du dessen Preis in Münzen oder Waren zahlen, beim Preis 0 eine halbe Münze. Für jeden, den du nicht zahlen kannst, gibst du ein Gebäude deiner Hauptstadt auf, und er geht; bleibt nur der Turm, scheidest du aus.
topic-feeding = Ernähren
    .rule = Jeder Bauernhof ernährt zwei Arbeiter oder Soldaten auf seinem Feld oder daneben, in jedem Zug neu für alle, die dran sind, außer dort ist eine feindliche Einheit oder ein feindlicher Turm oder ein Wall dazwischen. Für jede andere Einheit zahlst du 1 Getreide oder nimmst sie zurück.
topic-market = Markt
    .rule = Liegen in einer Versorgungsphase mindestens vier Quader auf der Tafel, steigt jeder Preis um die Quader darüber, höchstens auf 5, und fällt dann um die Quader seiner Art auf der Tafel, mindestens auf 0. Danach wird die Tafel geräumt.
topic-storage = Lagerhäuser
    .rule = Ein Lagerhaus nimmt den Ertrag eines Arbeiters auf. Was dort liegt, kann die Arbeit von Arbeitern auf diesem Feld bezahlen und kommt in deiner Versorgungsphase zu dir. Geht das Lagerhaus verloren, dann auch die Ware.
topic-bank = Bank
    .rule = Gebäude, Söldner und Kampfmarker sind begrenzt; was die Karte verlässt, kommt nie zurück. Münzen und Rohstoffe sind unbegrenzt.
topic-influence = Einfluss und Kontrolle
    .rule = Eine Hauptstadt der Stärke 4 hat Einfluss auf Felder in Entfernung 1, bei 5 in Entfernung 2, ab 6 in Entfernung 3. Wasser, verdeckte Felder, Wälle und andere Türme halten ihn auf. Ein Soldat hat Einfluss auf seinem Feld, auch auf Wasser. Wer den meisten hat, kontrolliert das Feld; Gleichstand ist neutral.
topic-dominion = Herrschaftsbereich
    .rule = Am Ende bekommst du die Stärke deiner Hauptstadt und einer Ebene daneben, die du kontrollierst; die beste gilt. { numbers-dominion }
topic-scoring = Punkte
    .rule = 1 Punkt je Charakter; 1 je kontrolliertes Feld, mal seinen Multiplikator; der Herrschaftsbereich; 1 je zwei Arbeiter und 1 je Soldat; 1 je Kampfmarker; 1 je 4 Münzen. Gleichstände entscheiden Herrschaftsbereich, Bevölkerung, Felder, Geld, Kampfmarker und Charaktere.
topic-majorities = Mehrheiten
    .rule = In jeder Kategorie bekommt Platz 1 noch 6 Punkte und Platz 2 noch 2; bei nur zwei Seiten bekommt Platz 1 noch 4. Wer gleichauf liegt, teilt sich die Punkte der Plätze, abgerundet. Beim Geld zählt der Betrag.
topic-endgame = Schlussspiel
    .rule = Es beginnt, wenn alle Charaktere angeworben oder drei Arten von Spielsteinen in der Bank aufgebraucht sind, und auch, wenn niemand mehr einen Arbeiter hat oder einen Entdecker, der einer werden könnte. Ab dann dürfen alle zu Beginn ihres Zuges die Partie beenden, statt ihn zu spielen.
topic-elimination = Ausscheiden
    .rule = Wer seinen Turm verliert, scheidet mit allen Einheiten und Charakteren aus; Geld und Waren gehen an den Eroberer oder nach Bankrott und Aufgeben aus dem Spiel. Die Gebäude bleiben. Wer allein oder mit seinem Partner übrig ist, gewinnt sofort.
topic-concession = Aufgeben
    .rule = Du kannst jederzeit aufgeben; es gilt ab deinem nächsten Zug, und bis dahin kannst du es zurücknehmen. Ohne Arbeiter wirst du zu Beginn deines Zuges gefragt. Hat nur eine Seite nicht aufgegeben, gewinnt sie sofort.
topic-teams = Teamspiel
    .rule = Die Plätze 1 und 3 spielen gegen die Plätze 2 und 4. Partner bekämpfen und stören einander nie, dürfen Waren tauschen und zählen alles zusammen. Ein Team scheidet aus, wenn beide Türme weg sind.
topic-solo = Allein spielen
    .rule = Dein Rivale ist Amulius, den niemand spielt. Seine Hauptstadt kann nicht betreten werden. Seine Einheiten zählen je 2, brauchen nichts und gehen über Wasser. Gruppen handeln in zufälliger Reihenfolge: Sie greifen dich an, wo du bist, oder weichen, wenn du stärker bist, zerstören Gebäude, stürzen sich auf schwächere Nachbarn oder rücken auf deine Hauptstadt vor.
topic-rival = Punkte des Rivalen
    .rule = Seine Charaktere zählen je 1, Kampfmarker und Geld wie deine. Er kontrolliert seine Hauptstadt und alle verdeckten Felder; sonst hat jede seiner Einheiten Einfluss auf ihr Feld, und zwei Einheiten eines Feldes haben einen auf jedes Nachbarfeld. Sein Herrschaftsbereich ist die doppelte Zahl seiner Felder, seine Bevölkerung anderthalb je Einheit, abgerundet. Wer in einer Kategorie vorn ist, bekommt 4; ein völliger Gleichstand ist verloren.
topic-events = Ereignisse
    .rule = Nach dem Zug des Rivalen geschieht ein Ereignis. Weiß: nichts. Gelb: Bei einer 2, 3 oder 4 bekommt er diesen Charakter der Auslage. Rosa: Jeder Preis steigt bei 5 oder 6 und fällt bei leerer Seite oder 2; er bekommt den höchsten in Münzen. Blau: 1 Einheit bei 2 bis 4, 2 bei 5, 3 bei 6. Braun: Seine Gruppen rücken ein Feld vor (hat er keine Einheit auf der Karte, gilt stattdessen Blau), und alle Ereignisquader werden neu gemischt. Im Schlussspiel beendet eine 5 oder 6 zu Beginn seines Zuges die Partie.
topic-multipliers = Multiplikatoren
    .rule = Ein Marker vervielfacht den Punkt des Feldes, auf dem er liegt, für den, der es kontrolliert. Er wird mit seinem Plättchen aufgedeckt. { numbers-markers }
topic-characters = Charaktere
    .rule = Mit 1, 2, 3 oder 4 Personen sind 9, 9, 13 oder 17 der 24 Plättchen im Spiel, 5, 6, 7 oder 8 davon in der Auslage; im Stapel liegt Typ I oben, dann II, dann III. { numbers-characters }
topic-set_up = Vorbereitung
    .rule = Alle haben zwei Ebenen und nehmen geheim einen Wald oder Hügel dazu, legen diese drei Plättchen, nehmen einen Rohstoff nach Wahl und setzen Turm, Bauernhof, Lagerhaus und zwei Arbeiter auf die Ebenen.
topic-hidden = Verdecktes
    .rule = Verdeckt sind noch nicht aufgedeckte Plättchen und Marker (außer was dein Entdecker gesehen hat), der Charakterstapel, Würfelplättchen auf der Hand und, wenn der Tisch es so will, das Geld.
topic-undo = Zurücknehmen
    .rule = Im eigenen Zug kannst du Schritte zurücknehmen, bis etwas enthüllt wurde: ein Plättchen, ein Blick, ein Würfel, eine Antwort, ein neuer Charakter. Nach etwa dreißig Fragen steht ein langer Zug bis dorthin fest.
topic-data = Was rekonstruiert ist
    .rule = Die Bilder der Anleitung liegen uns nicht vor: Karten, die Rohstoffe hinter den Baukosten, Typen und Anzahl der Charaktere, Werte der Marker und Seiten des Würfels haben wir rekonstruiert. Sie stehen in Dateien, die jeder mit dem gedruckten Spiel berichtigen kann.

## Rohstoffe und Gelände

good-wood = Holz
    .name = Holz
    .rule = Kommt aus Wäldern. Bezahlt Gebäude.
good-stone = Stein
    .name = Stein
    .rule = Kommt von Hügeln. Bezahlt Gebäude.
good-grain = Getreide
    .name = Getreide
    .rule = Kommt von Ebenen. Bezahlt Arbeiter und Entdecker und ernährt Einheiten fern von Bauernhöfen.
good-salt = Salz
    .name = Salz
    .rule = Kommt von Wasser, bearbeitet von einem Landfeld daneben. Bezahlt Söldner.
good-refined = Edelgut
    .name = Edelgut
    .rule = Entsteht aus zwei gleichen Rohstoffen. Bezahlt Soldaten.
terrain-plains = Ebene
    .name = Ebene
    .rule = Bringt Getreide. Fast alle Gebäude stehen auf Ebenen; es gibt 19 Plättchen.
terrain-hill = Hügel
    .name = Hügel
    .rule = Bringt Stein. Steinbrüche und Wälle stehen hier; es gibt 10 Plättchen.
terrain-forest = Wald
    .name = Wald
    .rule = Bringt Holz. Sägemühlen und Wälle stehen hier; es gibt 10 Plättchen.
terrain-water = Wasser
    .name = Wasser
    .rule = Bringt Arbeitern daneben Salz. Gebaut wird hier nichts; es gibt 15 Plättchen, davon 9 im Wasserstapel.

## Gebäude

building-farm = Bauernhof
    .rule = Ernährt zwei Arbeiter oder Soldaten auf seinem Feld oder daneben. Steht auf Ebenen und zählt nicht zur Stärke. { numbers-farm }
building-warehouse = Lagerhaus
    .rule = Nimmt den Ertrag eines Arbeiters von seinem Feld oder daneben auf. Steht auf Ebenen. { numbers-warehouse }
building-harbour = Hafen
    .rule = Einheiten ziehen von seinem Feld aufs Wasser, und der Handel dort bewegt einen Rohstoff mehr. Steht auf Ebenen an offenem Wasser. { numbers-harbour }
building-temple = Tempel
    .rule = Macht das Bauen auf seinem Feld um einen Quader billiger. Steht auf Ebenen. { numbers-temple }
building-sawmill = Sägemühle
    .rule = Bringt zu jeder Ernte ihres Feldes ein Holz dazu. Steht im Wald. { numbers-sawmill }
building-quarry = Steinbruch
    .rule = Bringt zu jeder Ernte seines Feldes einen Stein dazu. Steht auf Hügeln. { numbers-quarry }
building-aqueduct = Aquädukt
    .rule = Sein Feld und die daneben fassen ein Gebäude mehr. Steht auf Ebenen. { numbers-aqueduct }
building-forum = Forum
    .rule = Bringt auf einem starken Feld einmal je Zug mehr Münzen beim Verkauf. Steht auf Ebenen. { numbers-forum }
building-wall = Wall
    .rule = Steht an einer Seite eines Landfeldes und schützt nach innen. Drei Wälle zählen als ein Gebäude. { numbers-wall }
building-tower = Turm
    .rule = Macht ein Feld zu deiner Hauptstadt. Er kann nicht gebaut oder abgerissen werden, verteidigt mit 4 und hält den Einfluss anderer auf. Fällt er, scheidest du aus.

## Einheiten

unit-worker = Arbeiter
    .name = Arbeiter
    .rule = 2 Aktionen, Kampfwert 1. Tut alle Arbeit. Muss ernährt werden. Jeder König hat 6.
unit-soldier = Soldat
    .name = Soldat
    .rule = 2 Aktionen zum Ziehen, Kampfwert 3. Hat Einfluss auf seinem Feld. Muss ernährt werden. Jeder König hat 4.
unit-mercenary = Söldner
    .name = Söldner
    .rule = 2 Aktionen zum Ziehen, Kampfwert 2. Will Lohn und isst nicht. Kommt für alle aus der Bank.
unit-explorer = Entdecker
    .name = Entdecker
    .rule = 3 Aktionen zum Ziehen oder zum Ansehen verdeckter Nachbarn, Kampfwert 0. Braucht nichts. Als Erstes in einer Aktivierung kann er für 1 Getreide deines Vorrats Arbeiter werden, soweit das Limit reicht.

## Würfelplättchen

dice-x2 = ×2
    .rule = Verdoppelt deinen Wert
dice-plus3 = +3
    .rule = Erhöht deinen Wert um 3
dice-hit = Treffer
    .rule = Die andere Seite hat einen Verlust mehr, auch wenn du verlierst
dice-guard = Schutz
    .rule = Deine Seite hat einen Verlust weniger
dice-retreat = Rückzug
    .rule = Du darfst dich zurückziehen, wenn beide Plättchen liegen
dice-blank = Leer
    .rule = Ändert überhaupt nichts
