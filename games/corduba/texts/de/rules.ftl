# Texte zum Nachschlagen. Eigene Worte.

game-name = Corduba 27 a.C.
game-about = Ihr baut zusammen eine Stadt: Jedes Gebäude wird zur Aktion für alle. Ernährt eure Leute, dämpft die Unruhen und schickt Rom, was es fordert. Für 1–4 Personen, am Tisch etwa 45 Minuten pro Person.
game-line = eine gemeinsame Stadt, ein Sieg: 1–4 Personen, je 45 Min.

topic-goal = Das Ziel
    .rule = Wer die meisten Senatoren hat, gewinnt. Es gibt sie für den alleinigen Vorsprung in einem Bezirk am Ende einer Dekade (je Dekade 3), für die meisten Truppen und die meisten Opfergaben an Rom, am Ende jeder Prestigeleiste, für Res Gestae, die Basilica, Roms letzte Forderung und für den größten Reichtum am Ende. Unruhe kostet Senatoren.

topic-decade = Eine Dekade
    .rule = Drei Dekaden mit 3, 3 und 2 Runden. Zu Beginn wird Roms Forderung gezeigt, das Macellum bis zur Kapazität gefüllt, und freie Spezialisten zahlen ihr Peculium. Nach der letzten Runde sammelt Rom ein, danach wird das Lager geräumt, und die Politik bringt Senatoren.

topic-round = Eine Runde
    .rule = 1. Unruhen. 2. Macellum: Ein Plättchen ändert die Preise. 3. Aktionen reihum, bis alle gepasst haben. (In Runde 3, 6 und 8 sammelt jetzt Rom ein.) 4. Harmonie: Die Leute werden bezahlt. Dann kommen alle Figuren heim, und alle bekommen so viele neue Arbeiter, wie ihr Register zeigt; unbenutzte bleiben.

topic-unrest = Phase 1: Unruhen
    .rule = Revoltieren alle drei Bezirke, verlieren alle. Sonst breitet sich die Unruhe in jedem revoltierenden Bezirk um einen Marker aus; ihn legt, wer in der Reihenfolge Letzter (beim zweiten Bezirk Vorletzter) ist. Danach kostet jeder in der vorigen Runde genommene Unruhemarker 1 Beliebtheit, und alle gehen möglichst gleichmäßig an die anderen, die sie auf Gebäude ihrer Wahl legen. Ein Gebäude trägt einen Marker, das Excubitorium keinen.

topic-market = Macellum
    .rule = Die Preise gehen von 1 bis 8. Bei einem Besuch verkaufst und kaufst du zu festen Preisen, in beliebiger Reihenfolge; danach fällt jede verkaufte Art um 1 und steigt jede gekaufte um 1, egal wie viele Einheiten. Was du in einem Zug gekauft hast, kannst du im selben Zug nicht verkaufen, und umgekehrt. Verkauftes füllt den Markt bis zur Kapazität, der Rest geht in den Vorrat. Besuche durch Gebäude haben eine Grenze, der Händler nicht.

topic-turn = Ein Zug
    .rule = Eine Hauptaktion: ein Gebäude oder Monument bauen, ein Gebäude, eine Stätte, die Castra oder den Portus nutzen, einen Meilenstein einfordern oder passen. Davor sind freie Aktionen möglich: Händler und Charakter. Wer den Zug Schritt für Schritt spielt, wählt Figuren und Zahlung selbst und darf auch danach noch freie Aktionen machen.

topic-building = Ein Gebäude bauen
    .rule = Wähle einen Bezirk und eine Art, die dort noch fehlt; wie viele einer Art insgesamt gebaut werden dürfen, hängt davon ab, wie viele mitspielen (3, 2 oder 1). Zahle den Preis, abzüglich des Konstruktionsbonus, wenn der Bezirk ruhig ist. Das Plättchen liegt in einem Bauplatz und berührt etwas schon Gebautes, auch über Wege; nur das erste im Bezirk ist frei. Gibt es keinen solchen Platz, bilden so wenige neutrale Insulae wie möglich eine Brücke für je 1 Denarius. Dann Insulae, Prestige, und du darfst das neue Gebäude sofort nutzen.

topic-insulae = Insulae
    .rule = Ein Feld ohne leeren Nachbarn im selben Bauplatz ist isoliert. Isolierte Felder neben dem neuen Gebäude in seinem Bauplatz bekommen deine Insulae aus der Reihe des Bezirks, von links nach rechts, und jeder aufgedeckte Bonus gehört dir sofort. Alle anderen, und was über eine leere Reihe hinausgeht, bekommen umsonst neutrale Insulae.

topic-monuments = Monumente
    .rule = Jedes gibt es einmal, mit eigenem Platz. Arbeiter und Spezialarbeiter errichten es, nie Spezialisten. Du darfst den Konstruktionsbonus eines ruhigen Bezirks nutzen, in dem es Prestige bringt. Es bringt Prestige und einen Bonus für den Rest der Partie; Unruhe trifft es nie.

topic-activating = Ein Gebäude nutzen
    .rule = Entsende Figuren in der Stärke einer seiner Aktionen und zahle, was sie kostet. Das ganze Gebäude ist dann bis zum Rundenende besetzt. Ein Gebäude mit Unruhe kann nicht genutzt werden, und eine Aktion muss etwas bewirken.

topic-sites = Produktionsstätten
    .rule = Fünf Stätten mit je zwei Feldern: Entsende genau die angegebene Zahl Figuren beliebiger Art, jede zählt 1, und nimm, was da ist. Jedes Feld lässt sich einmal je Runde nutzen. Zu zweit und allein ist das andere Feld einer genutzten Stätte blockiert.

topic-milestones = Res Gestae
    .rule = Es liegen zwei Meilensteine mehr aus, als Leute mitspielen. Wer die Bedingung eines Meilensteins erfüllt, darf eine Figur entsenden und ihn nehmen; er bringt einen Senator. Den Magister Operum kann nur der rote Spezialist einfordern.

topic-trader = Der Händler
    .rule = Einmal je Dekade, in deinem Zug und umsonst: ein Besuch des Macellums mit beliebig vielen Einheiten.

topic-passing = Passen
    .rule = Du nimmst den nächsten Platz in der Reihenfolge der kommenden Runde und tust in dieser nichts mehr. Arbeiter, Ressourcen und Denarii bleiben dir; Spezialisten sammeln sich nicht an.

topic-rome = Roms Forderung
    .rule = Nach Runde 3, 6 und 8 entscheiden alle geheim, was sie schicken. Truppen im Wert von mindestens 2, 3 und 4 und Opfergaben im Wert von mindestens 1, 2 und 3 musst du schicken, wenn du sie hast; darunter nimmst du je einen Unruhemarker. Die meisten Truppen und die meisten Opfergaben bringen je einen Senator, wenn niemand gleich viele hat. Wer keine Ware schickt, nimmt einen Unruhemarker; bleiben alle zusammen unter dem Minimum, nehmen alle noch einen und stehen auf Rang 4. Sonst bringen die Ränge 1 bis 4, was auf der Karte steht; bei Gleichstand gilt für beide der bessere Rang, und wer nichts schickt, steht auf Rang 4. In der letzten Dekade gewinnt einen Senator, wer am meisten schickt, und wer am wenigsten schickt, verliert einen; reicht es zusammen nicht, verlieren alle einen.

topic-harmony = Phase 4: Harmonie
    .rule = Register plus freie Spezialisten weniger Harmonie ist, was du deinen Leuten schuldest, in Nahrung und Denarii; Amphorae dürfen Nahrung ersetzen. Du musst zahlen, was du kannst. Jede unbezahlte Einheit ist ein Unruhemarker. Danach wird die Harmonie auf die Beliebtheit gesetzt.

topic-storage = Lager
    .rule = Am Ende einer Dekade darf man zu viert 12 Ressourcen behalten, zu dritt 9, zu zweit und allein 6.

topic-politics = Politik
    .rule = Am Ende einer Dekade bekommt, wer in einem Bezirk allein vorn liegt, einen Senator. Danach sind Händler und Charaktere wieder bereit.

topic-end = Das Ende
    .rule = Nach der dritten Dekade wird alles zu den aktuellen Preisen verkauft. Die Reichsten bekommen einen Senator. Unruhe 1–3 kostet 1 Senator, 4–6 kostet 2, 7–9 kostet 3, und bei 10 kannst du nicht gewinnen; wer die meiste hat, verliert noch einen, und jeder in der letzten Runde genommene Marker kostet einen. Niemand fällt unter 0.

topic-ties = Gleichstand
    .rule = Bei gleich vielen Senatoren gewinnt, wer unter den Gleichen auf mehr Prestigeleisten allein vorn liegt; dann, wer in der letzten Runde früher gepasst hat.

topic-strength = Stärke
    .rule = Gebäude und Castra verlangen Stärke: Ein Arbeiter zählt 1, dein Spezialist in der Farbe des Gebäudes und ein Spezialarbeiter zählen 2. Spezialisten anderer Farbe dürfen nicht helfen. Keine Figur darf überflüssig sein.

topic-payment = Zahlung
    .rule = Eine vernünftige Zahlung wird für dich gewählt: zuerst, was am wenigsten wert ist, Amphorae zuletzt. Wenn du den Zug Schritt für Schritt spielst, wählst du Leute und Zahlung selbst und darfst neutrale statt eigener Insulae legen.

topic-specialists = Spezialisten
    .rule = Sechs in sechs Farben. Sie zählen doppelt für Gebäude ihrer Farbe und 1 an Stätten. Ein freier ist sofort verfügbar und kostet Unterhalt wie ein Arbeiter. Sein Peculium ist sein Einkommen: Du bekommst es, wenn er frei wird, und zu Beginn jeder Dekade.

topic-special_workers = Spezialarbeiter
    .rule = Zwei Monumente bringen je einen. Er zählt 2 bei Gebäuden und in den Castra, sonst 1, steht nicht im Register und kostet keinen Unterhalt.

topic-prestige = Prestige
    .rule = Jeder Bezirk hat eine Leiste mit 12 Feldern. Den Bonus eines Feldes bekommst du, wenn du es das erste Mal erreichst, auch im Vorbeigehen, nie beim Zurückfallen. Wer zuerst das Ende erreicht, bekommt einen Senator.

topic-popularity = Beliebtheit und Harmonie
    .rule = Beliebtheit geht von 0 bis 10, Harmonie von 0 bis 16. Harmonie zieht mit der Beliebtheit mit, aber nicht umgekehrt; nach Phase 4 kehrt sie zur Beliebtheit zurück.

topic-revolt = Revolte
    .rule = Ein Bezirk mit einem Unruhemarker auf einem Gebäude revoltiert: Er gibt keinen Konstruktionsbonus, und markierte Gebäude sind nicht nutzbar.

topic-suppressing = Unruhen unterdrücken
    .rule = Das Excubitorium entfernt Marker. Wer den letzten eines Bezirks entfernt, geht auf der Unruheleiste 1 zurück oder gewinnt dort 1 Prestige, wenn er schon bei 0 steht.

topic-rebellion = Rebellion
    .rule = Alle verlieren sofort, wenn zu Beginn einer Runde alle drei Bezirke revoltieren oder ein sechzehnter Marker gelegt werden müsste.

topic-families = Familien
    .rule = Alle bekommen eine Familienkarte und wählen einen ihrer beiden Charaktere: 1 Prestige zu Beginn und eine Fähigkeit, die immer, einmal je Runde oder einmal je Dekade wirkt.

topic-hereditas = Hereditas
    .rule = Von zwei Erbschaftskarten behältst du eine: Sie gibt Arbeiter, Denarii, Basisressourcen nach Wahl, Beliebtheit und Harmonie und oft einen Spezialisten. Wer zuletzt an der Reihe ist, nimmt zuerst.

topic-two_players = Zu zweit und zu dritt
    .rule = Je Person sind drei Einheiten jeder Ressource im Spiel. Zu dritt dürfen zwei Gebäude einer Art gebaut werden, zu zweit eines. Zu zweit blockiert eine genutzte Stätte ihr anderes Feld, und alle Unruhe geht an den anderen.

topic-solo = Allein gegen Caepio
    .rule = Caepio spielt zwei Aktionskarten je Runde, Zeile für Zeile, und tut das Erste, was er kann. Er zahlt nichts, baut, wo er die meisten Insulae setzen kann, und gibt seine Ressourcen nach jeder Runde zurück. Hat er gepasst, bringt ihm jede weitere deiner Aktionen 1 Denarius. Ware schickst nur du nach Rom; Truppen und Opfergaben schickt er offen: wenn er kann, mehr, als du schicken könntest, sonst so wenig wie möglich.

topic-solo_end = Ende der Solopartie
    .rule = Mehr Denarii bringen einen Senator. Caepio bekommt je einen für alle 18 Insulae, alle sechs Spezialisten, Register 10 und Beliebtheit 10. Unruhe und Marker der letzten Runde kosten euch beide wie in jeder Partie; wer mehr Unruhe hat, verliert noch einen. Du gewinnst mit mehr Senatoren als er.

topic-monument_builder = Monumente als Ziel
    .rule = Ein Ziel für die Solopartie: keine Senatoren, sondern je nach Stufe 3, 4 oder 5 Monumente. Mit beiden Zielen brauchst du mehr Senatoren als Caepio und die Monumente.

topic-concession = Aufgeben
    .rule = Du darfst jederzeit aufgeben und es zurücknehmen. Haben alle bis auf eine Person aufgegeben, gewinnt sie. Eine Solopartie endet sofort.

topic-hidden = Was verdeckt ist
    .rule = Die Reihenfolge der Forderungen, Marktplättchen und Solokarten; die Auswahl zu Beginn, bis alle gewählt haben; Lieferungen an Rom, bis alle entschieden haben. Alles andere ist offen.

topic-data = Woher die Zahlen kommen
    .rule = Die meisten Zahlen auf Plättchen und Karten, die Pläne und Formen sind von uns, passend zu dem, was die Regeln sagen. Wer das Spiel besitzt, kann sie in den Datendateien berichtigen.

variant-draft = Erben und Familien
    .rule = Von allen selbst gewählt, vom Zufall bestimmt oder fest vorgegeben für eine erste Partie.
variant-draft-choose = Wählen
variant-draft-random = Zufall
variant-draft-first_game = Erste Partie

variant-difficulty = Caepios Stufe
    .rule = Wie stark Caepio beginnt; nur in der Solopartie.
variant-difficulty-aedil = Aedil
variant-difficulty-praetor = Praetor
variant-difficulty-consul = Consul

variant-goal = Solo-Ziel
    .rule = Was du gegen Caepio brauchst; nur in der Solopartie.
variant-goal-senators = Senatoren
variant-goal-monuments = Monumente
variant-goal-both = Beides
