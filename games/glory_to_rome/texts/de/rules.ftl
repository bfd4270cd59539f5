# Ruhm für Rom – Nachschlagetexte (Deutsch). Eigene Formulierungen.
# Jeder Wert ist ein Absatz in einer Zeile; Zeilenumbrüche in einem Wert sind gewollt (Listen).

## Das Spiel

game-name = Ruhm für Rom
game-about = Ein Kartenspiel über den Wiederaufbau Roms nach dem großen Brand: Jede Karte kann Rolle, Klient, Material, Geld oder Gebäude sein. Es ist für 2–5 Personen und dauert am Tisch etwa 75 Minuten.
game-line = Karten sind Rolle, Klient, Material und Gebäude: 2–5 Personen, 75 Min.

## Material

material-rubble = Schutt
    .rule = Gelb, Wert 1, Rolle Arbeiter. Ein Gebäude auf einem Schutt-Bauplatz braucht 1 Material und bringt 1 Einfluss; eine Schuttkarte in der Schatulle zählt 1 Siegpunkt. Im vollen Zugstapel sind 24 Schuttkarten: 4 Gebäude, je 6-mal.

material-wood = Holz
    .rule = Braun, Wert 1, Rolle Handwerker. Ein Gebäude auf einem Holz-Bauplatz braucht 1 Material und bringt 1 Einfluss; eine Holzkarte in der Schatulle zählt 1 Siegpunkt. Im vollen Zugstapel sind 24 Holzkarten: 4 Gebäude, je 6-mal.

material-concrete = Zement
    .rule = Grau, Wert 2, Rolle Baumeister. Ein Gebäude auf einem Zement-Bauplatz braucht 2 Materialien und bringt 2 Einfluss; eine Zementkarte in der Schatulle zählt 2 Siegpunkte. Im vollen Zugstapel sind 24 Zementkarten: 8 Gebäude, je 3-mal.

material-brick = Ziegel
    .rule = Rot, Wert 2, Rolle Legionär. Ein Gebäude auf einem Ziegel-Bauplatz braucht 2 Materialien und bringt 2 Einfluss; eine Ziegelkarte in der Schatulle zählt 2 Siegpunkte. Im vollen Zugstapel sind 24 Ziegelkarten: 8 Gebäude, je 3-mal.

material-stone = Stein
    .rule = Blau, Wert 3, Rolle Kaufmann. Ein Gebäude auf einem Stein-Bauplatz braucht 3 Materialien und bringt 3 Einfluss; eine Steinkarte in der Schatulle zählt 3 Siegpunkte. Im vollen Zugstapel sind 24 Steinkarten: 8 Gebäude, je 3-mal.

material-marble = Marmor
    .rule = Violett, Wert 3, Rolle Patron. Ein Gebäude auf einem Marmor-Bauplatz braucht 3 Materialien und bringt 3 Einfluss; eine Marmorkarte in der Schatulle zählt 3 Siegpunkte. Im vollen Zugstapel sind 24 Marmorkarten: 8 Gebäude, je 3-mal.

## Rollen

role-patron = Patron
    .short = Heuere einen Klienten vom Umschlagplatz an
    .rule = Such dir eine Karte vom Umschlagplatz aus und lege sie zu deinen Klienten; ab jetzt arbeitet sie in ihrer Rolle für dich. Du brauchst Platz: Ohne besondere Gebäude kannst du so viele Klienten haben wie Einfluss. Ein neuer Klient handelt erst ab der nächsten Runde, außer du hast eine Therme. Was in dieser Runde ausgespielt wurde, liegt noch nicht auf dem Umschlagplatz und lässt sich nicht anheuern. Ist der Umschlagplatz leer, gibt es dort niemanden zu holen. Aquädukt und Taverne liefern zusätzliche Klienten.

role-laborer = Arbeiter
    .short = Hole eine Karte vom Umschlagplatz in dein Lager
    .rule = Such dir eine Karte vom Umschlagplatz aus und lege sie in dein Lager, wo sie als ihr Material zählt. Das Lager ist unbegrenzt. Was in dieser Runde ausgespielt wurde, liegt noch nicht auf dem Umschlagplatz. Ist der Umschlagplatz leer, bekommst du von dort nichts. Mit einem Dock darfst du zusätzlich eine Handkarte einlagern.

role-architect = Baumeister
    .short = Lege ein Fundament aus der Hand oder verbaue Material aus dem Lager
    .rule = Du hast die Wahl. Entweder legst du eine Auftragskarte aus der Hand als Fundament auf einen freien Bauplatz ihrer Sorte; ein Gebäude oder Fundament dieses Namens darfst du noch nicht haben. Oder du verbaust ein passendes Material aus deinem Lager an einem deiner unfertigen Gebäude, auch an einem aus dieser Runde. Ein auswärtiger Bauplatz kostet zwei Baumeister-Aktionen; Handwerker-Aktionen helfen dabei nicht.

role-craftsman = Handwerker
    .short = Lege ein Fundament aus der Hand oder verbaue eine Handkarte
    .rule = Du hast die Wahl. Entweder legst du eine Auftragskarte aus der Hand als Fundament auf einen freien Bauplatz ihrer Sorte; ein Gebäude oder Fundament dieses Namens darfst du noch nicht haben. Oder du verbaust eine passende Auftragskarte aus der Hand als Material an einem deiner unfertigen Gebäude, auch an einem aus dieser Runde. Ein auswärtiger Bauplatz kostet zwei Handwerker-Aktionen; Baumeister-Aktionen helfen dabei nicht.

role-legionary = Legionär
    .short = Zeige eine Handkarte: Umschlagplatz und Nachbarn liefern die Sorte
    .rule = Alle deine Legionärs-Aktionen aus Karten und Klienten werden zu einer einzigen Forderung. Zeige je Aktion höchstens eine Auftragskarte aus der Hand, aber keinen Senator und keine Karte, die du in dieser Runde schon gezeigt hast. Für jede gezeigte Karte darfst du eine Karte dieser Sorte vom Umschlagplatz nehmen, und jeder deiner Nachbarn muss dir eine aus der Hand geben, wenn er eine hat. Alles kommt in dein Lager; die gezeigten Karten behältst du auf der Hand. Wer mehrere passende Karten hat, sucht selbst aus, welche er abgibt. Aktionen, für die du keine Karte zeigst, verfallen.

role-merchant = Kaufmann
    .short = Lege eine Karte aus dem Lager verdeckt in deine Schatulle
    .rule = Du verkaufst ein Material: Es wandert aus deinem Lager verdeckt in deine Schatulle. Du brauchst Platz: Ohne Markt passen so viele Karten hinein, wie du Einfluss hast. Alle sehen, was du verkaufst, doch danach darf bis zur Abrechnung niemand mehr nachschauen, auch du nicht. Jede Karte darin zählt am Ende ihren Wert, und wer von einer Sorte am meisten hat, erhält einen Kaufmannsbonus. Atrium und Basilica eröffnen weitere Quellen.

senator = Senator
    .short = Steht beim Anführen und Folgen für jede Rolle
    .rule = Mit einem Senator führst du eine Rolle deiner Wahl an oder folgst jeder beliebigen Rolle; er bringt dir eine Aktion. Es gibt sechs: Jeder beginnt mit einem, weitere bekommst du durch Nachdenken, solange der Stapel reicht. Nach der Runde kehrt er auf seinen Stapel zurück, nicht auf den Umschlagplatz. Auf der Hand zählt er als Karte. Er wird nie Klient, Material, Geld oder Fundament und lässt sich nicht für eine Forderung vorzeigen. Zwei Senatoren ergeben kein Bittgesuch.

## Gebäude

building-academy = Akademie
    .short = Nach einer Runde mit Handwerker-Aktion: 1× nachdenken
    .rule = Hast du in dieser Runde mindestens eine Handwerker-Aktion genutzt, darfst du am Rundenende einmal nachdenken. Die Aktion kann von einer Karte, einem Klienten, der Therme oder dem Amphitheater stammen. Eine ausgelassene Aktion zählt nicht, eine mit dem Springbrunnen gezogene Karte schon. Das geht einmal pro Runde, auch schon in der Runde der Fertigstellung. Die gespielten Karten liegen dann bereits auf dem Umschlagplatz und die Senatoren auf ihrem Stapel.

building-amphitheatre = Amphitheater
    .short = Bei Fertigstellung: je Einfluss 1 Handwerker-Aktion
    .rule = Bei Fertigstellung erhältst du für jeden Punkt deines Einflusses eine Handwerker-Aktion; der eben gewonnene Einfluss zählt mit. Die Anzahl steht damit fest. Du darfst beliebig viele davon auslassen. Sie kommen vor allem anderen, was du in dieser Runde noch zu tun hast.

building-aqueduct = Aquädukt
    .short = Patron: zusätzlich ein Klient aus der Hand; Klienten-Limit ×2
    .rule = Bei jeder Patron-Aktion darfst du auch eine Auftragskarte aus der Hand zum Klienten machen. Vom Umschlagplatz musst du dafür niemanden anheuern, und die Reihenfolge ist dir überlassen. Dein Klienten-Limit verdoppelt sich. Hast du auch eine Insula, zählst du erst deren 2 dazu und verdoppelst dann.

building-atrium = Atrium
    .short = Kaufmann: oberste Stapelkarte (ungesehen) statt einer Lagerkarte
    .rule = Bei jeder Kaufmann-Aktion darfst du statt einer Karte aus deinem Lager die oberste Karte des Zugstapels in deine Schatulle legen. Niemand sieht sie sich an, auch du nicht. Du entscheidest bei jeder Aktion neu.

building-basilica = Basilica
    .short = Kaufmann: zusätzlich eine Handkarte, verdeckt
    .rule = Bei jeder Kaufmann-Aktion darfst du auch eine Auftragskarte aus der Hand in deine Schatulle legen. Die anderen bekommen sie nicht zu sehen. Sonst musst du dafür nichts verkaufen, und die Reihenfolge ist dir überlassen. Für jede Karte brauchst du Platz in der Schatulle.

building-bridge = Brücke
    .short = Legionär: alle Gegner, auch aus dem Lager, Palisaden egal
    .rule = Deine Forderungen als Legionär treffen alle Gegner statt nur die Nachbarn, und Palisaden halten sie nicht auf. Für jede gezeigte Karte muss dir jeder Gegner eine passende Karte aus der Hand und noch eine aus dem Lager geben, soweit er kann. Die Lagerkarte ist auch fällig, wenn die Hand nichts hergibt. Eine Stadtmauer schützt weiterhin vollständig.

building-circus = Circus
    .short = Baumeister anführen oder folgen mit jeder Auftragskarte
    .rule = Wenn du den Baumeister anführst oder ihm folgst, gilt für dich jede Auftragskarte als Baumeister-Karte. Bei anderen Rollen hilft der Circus nicht. Mit einem Palast bringt jede so gespielte Karte eine Aktion.

building-colosseum = Colosseum
    .short = Legionär: passende Klienten der Betroffenen in deine Schatulle
    .rule = Stellst du als Legionär eine Forderung, darfst du auch Klienten den Löwen vorwerfen: je gezeigter Karte einen Klienten dieser Sorte von jedem, der dir liefern muss. Sie kommen verdeckt als Geld in deine Schatulle. Du nimmst höchstens so viele, wie hineinpassen, und suchst sie aus. Palisade und Stadtmauer schützen die Klienten; mit einer Brücke gelten Palisaden aber nicht und du erreichst alle Gegner. Verlorene Klienten handeln in dieser Runde nicht mehr.

building-dock = Dock
    .short = Arbeiter: zusätzlich eine Handkarte ins Lager
    .rule = Bei jeder Arbeiter-Aktion darfst du auch eine Auftragskarte aus der Hand in dein Lager legen. Das geht auch, wenn du vom Umschlagplatz nichts nimmst oder er leer ist.

building-forum = Forum
    .short = Klienten aller Rollen und alle Materialsorten im Lager: Sofortsieg
    .rule = Du gewinnst auf der Stelle, wenn du für jede der sechs Rollen einen Klienten und von jeder der sechs Materialsorten mindestens eine Karte im Lager hast. Jeder Klient steht nur für eine Rolle. Mit einem Ludus Magnus dürfen deine Kaufleute für jede Rolle stehen, mit einer Lagerhalle darf jeder Klient für einen Arbeiter stehen. Karten auf der Hand oder in der Schatulle und verbautes Material zählen nicht. Gewinnen durch ein öffentliches Forum mehrere im selben Moment, entscheiden die Siegpunkte, dann die Handkarten.

building-stairway = Freitreppe
    .short = Baumeister: Material an fertiges Gegnergebäude, Funktion für alle
    .rule = Du darfst eine Baumeister-Aktion dafür ausgeben, ein passendes Material aus deinem Lager an ein fertiges Gebäude eines Gegners zu legen; es wird damit öffentlich, seine Funktion wirkt nun für alle. Mit einem Triumphbogen darf das Material vom Umschlagplatz kommen. Was passt, bestimmen auch deine Straße und dein Turm, nicht aber ein Scriptorium. Niemand hat eine Funktion doppelt, Effekte bei Fertigstellung werden nicht ausgelöst, und an ein öffentliches Gebäude kommt kein weiteres Material.
    .rule-additional = Nach jeder deiner Baumeister-Aktionen, auch einer ausgelassenen, darfst du außerdem ein passendes Material aus deinem Lager an ein fertiges Gebäude eines Gegners legen; es wird damit öffentlich, seine Funktion wirkt nun für alle. Die Aktion verbraucht das nicht. Mit einem Triumphbogen darf das Material vom Umschlagplatz kommen. Was passt, bestimmen auch deine Straße und dein Turm, nicht aber ein Scriptorium. Niemand hat eine Funktion doppelt, Effekte bei Fertigstellung werden nicht ausgelöst, und an ein öffentliches Gebäude kommt kein weiteres Material.

building-garden = Gärten
    .short = Bei Fertigstellung: je Einfluss 1 Patron-Aktion
    .rule = Bei Fertigstellung erhältst du für jeden Punkt deines Einflusses eine Patron-Aktion; der eben gewonnene Einfluss zählt mit. Die Anzahl steht damit fest, dein Klienten-Limit gilt weiter. Du darfst beliebig viele davon auslassen. Sie kommen vor allem anderen, was du in dieser Runde noch zu tun hast. Die neuen Klienten handeln in dieser Runde nicht, außer durch eine Therme.

building-foundry = Gießerei
    .short = Bei Fertigstellung: je Einfluss 1 Arbeiter-Aktion
    .rule = Bei Fertigstellung erhältst du für jeden Punkt deines Einflusses eine Arbeiter-Aktion; der eben gewonnene Einfluss zählt mit. Die Anzahl steht damit fest. Du darfst beliebig viele davon auslassen. Sie kommen vor allem anderen, was du in dieser Runde noch zu tun hast.

building-insula = Insula
    .short = Klienten-Limit +2
    .rule = Du kannst zwei Klienten mehr haben als sonst; dazu kommt der Platz durch den Einfluss der Insula selbst. Hast du auch ein Aquädukt, zählst du erst die 2 dazu und verdoppelst dann.

building-sewer = Kanalisation
    .short = Rundenende: deine gespielten Karten in dein Lager
    .rule = Am Rundenende darfst du die Auftragskarten, die du zum Anführen oder Folgen gespielt hast, in dein Lager statt auf den Umschlagplatz legen. Du wählst, wie viele und welche; auch Karten eines Bittgesuchs zählen. Senatoren kehren wie immer auf ihren Stapel zurück.

building-catacomb = Katakomben
    .short = Bei Fertigstellung: Spielende
    .rule = Werden die Katakomben fertig, ist das Spiel auf der Stelle vorbei und es wird abgerechnet. Ihr Einfluss zählt noch mit. Alle noch offenen Aktionen verfallen.

building-storeroom = Lagerhalle
    .short = Alle deine Klienten zählen auch als Arbeiter
    .rule = Jeder deiner Klienten zählt auch als Arbeiter; wird diese Rolle angeführt, handeln also alle. Mit einer Therme darf jeder neue Klient statt seiner eigenen eine Arbeiter-Aktion ausführen. Für ein Forum darf jeder Klient als Arbeiter gelten, aber keiner steht für zwei Rollen.

building-latrine = Latrine
    .short = Vor dem Nachdenken: 1 Auftragskarte auf den Umschlagplatz
    .rule = Jedes Mal, wenn du nachdenkst, darfst du vorher eine Auftragskarte aus der Hand auf den Umschlagplatz legen. Senatoren kannst du so nicht loswerden. Hast du gerade mit einem Vomitorium deine Hand geleert, entfällt die Latrine.

building-ludus_magnus = Ludus Magnus
    .short = Deine Kaufmann-Klienten zählen als jede Rolle
    .rule = Jeder deiner Kaufmann-Klienten zählt auch als Klient jeder anderen Rolle und handelt also, egal was angeführt wird. Wird der Kaufmann selbst angeführt, gibt es dafür keine zweite Aktion. Mit einer Therme darf ein neuer Kaufmann eine Aktion jeder beliebigen Rolle ausführen. Für ein Forum steht jeder Kaufmann für eine Rolle deiner Wahl.

building-market = Markt
    .short = Schatullen-Limit +2
    .rule = In deine Schatulle passen zwei Karten mehr als sonst; dazu kommt der Platz durch den Einfluss des Marktes selbst.

building-palace = Palast
    .short = Mit mehreren Karten anführen oder folgen, je 1 Aktion
    .rule = Du darfst mit mehreren Karten auf einmal anführen oder folgen. Jede Karte der Rolle, jeder Senator und jedes Bittgesuch bringt dir eine Aktion. Karten der Rolle zählen immer einzeln. Karten anderer Farben müssen vollständige Bittgesuche bilden. Mit einem Circus gilt jede Auftragskarte als Baumeister-Karte.

building-palisade = Palisade
    .short = Geschützt vor Legionären (außer mit Brücke)
    .rule = Du musst bei Forderungen eines Legionärs nichts hergeben, und deine Klienten sind vor dem Colosseum sicher. Wer eine Brücke hat, beachtet deine Palisade in beiden Fällen nicht. Freiwillig darfst du passende Handkarten trotzdem abgeben; schalte die persönliche Einstellung ein, wenn du gefragt werden möchtest.

building-shrine = Schrein
    .short = Handkarten-Limit +2
    .rule = Beim Auffüllen der Hand liegt dein Limit um 2 höher: normalerweise bei 7 statt 5 Karten. Zusammen mit einem Tempel sind es 11.

building-school = Schule
    .short = Bei Fertigstellung: je Einfluss 1× nachdenken
    .rule = Bei Fertigstellung darfst du für jeden Punkt deines Einflusses einmal nachdenken; der eben gewonnene Einfluss zählt mit. Die Anzahl steht damit fest. Du darfst beliebig oft verzichten. All das kommt vor allem anderen, was du in dieser Runde noch zu tun hast.

building-scriptorium = Scriptorium
    .short = 1 Marmor stellt jedes deiner Gebäude fertig
    .rule = Mit einer Baumeister- oder Handwerker-Aktion darfst du eine Marmorkarte an jedem deiner unfertigen Gebäude verbauen, woraus es auch besteht. Das Gebäude ist dann sofort fertig, egal wie viel noch fehlte. Du kannst das gleich in der Runde der Fertigstellung nutzen. Für die Freitreppe hilft es nicht.

building-senate = Senat
    .short = Rundenende: Senatoren der Gegner auf deine Hand
    .rule = Am Rundenende darfst du beliebig viele der Senatoren, die deine Gegner gespielt haben, auf die Hand nehmen. Deine eigenen kehren auf den Stapel zurück. Haben mehrere einen Senat, wählen sie reihum, beginnend beim Anführer. Er wirkt schon in der Runde der Fertigstellung.

building-slave_market = Sklavenmarkt
    .short = Angeführt oder gefolgt: passende Klienten handeln doppelt
    .rule = Hast du die Rolle angeführt oder bist ihr gefolgt, handelt jeder deiner passenden Klienten zweimal. Hast du nachgedacht, handeln sie nur einmal. Eine Aktion durch die Therme wird nicht verdoppelt. Stellst du den Sklavenmarkt mitten in deinen Aktionen fertig, gilt er nur für Klienten, die noch nicht gehandelt haben.

building-fountain = Springbrunnen
    .short = Handwerker: oberste Stapelkarte statt einer Handkarte
    .rule = Bei jeder Handwerker-Aktion darfst du die oberste Karte des Zugstapels ziehen, statt eine Handkarte zu verwenden. Sieh sie dir an und lege sie dann als Fundament, verbaue sie an einem deiner Fundamente oder nimm sie auf die Hand, ohne sie den anderen zu zeigen. Auswärts brauchst du wie üblich eine zweite Handwerker-Aktion. Das Ziehen verbraucht die Aktion, auch wenn die Karte nur auf die Hand kommt. War es die letzte Karte, darfst du sie noch verwenden; danach ist das Spiel vorbei.

building-wall = Stadtmauer
    .short = Geschützt vor Legionären; +1 Siegpunkt je 2 Schatullenkarten
    .rule = Du musst bei Forderungen eines Legionärs nichts hergeben, und deine Klienten sind vor dem Colosseum sicher; auch eine Brücke ändert daran nichts. Freiwillig darfst du passende Handkarten trotzdem abgeben; schalte die persönliche Einstellung ein, wenn du gefragt werden möchtest. Bei der Abrechnung bekommst du für je zwei Karten in deiner Schatulle 1 Siegpunkt extra; eine übrige Karte zählt nicht.
    .short-stockpile = Geschützt vor Legionären; +1 Siegpunkt je 2 Lagerkarten
    .rule-stockpile = Du musst bei Forderungen eines Legionärs nichts hergeben, und deine Klienten sind vor dem Colosseum sicher; auch eine Brücke ändert daran nichts. Freiwillig darfst du passende Handkarten trotzdem abgeben; schalte die persönliche Einstellung ein, wenn du gefragt werden möchtest. Bei der Abrechnung bekommst du für je zwei Karten in deinem Lager 1 Siegpunkt extra; eine übrige Karte zählt nicht.

building-gate = Stadttor
    .short = Deine unfertigen Marmorgebäude wirken schon
    .rule = Die Funktionen deiner unfertigen Marmorgebäude wirken, sobald das Fundament liegt. Einfluss bringen sie trotzdem erst bei der Fertigstellung. Eine Statue gilt hier immer als Marmor und zählt auch unfertig ihre 3 Siegpunkte. Verlierst du das Stadttor, wirken die unfertigen Gebäude nicht mehr.

building-statue = Statue
    .short = Passt auf jeden Bauplatz; +3 Siegpunkte
    .rule = Dieses Fundament darfst du auf einen Bauplatz jeder Sorte legen. Es braucht so viele Materialien, wie der Bauplatz wert ist, jeweils Marmor oder die Sorte des Bauplatzes, und bringt dessen Einfluss. Bei der Abrechnung kommen 3 Siegpunkte dazu. Die freie Platzwahl gehört zur Karte selbst, du brauchst dafür kein anderes Gebäude. Auf einem Stein-Bauplatz hilft auch eine Straße.

building-road = Straße
    .short = Deine Steingebäude nehmen jedes Material
    .rule = An deinen Steingebäuden darfst du jedes Material verbauen, mit dem Baumeister wie mit dem Handwerker. Als Steingebäude gilt, was als Karte oder als Bauplatz Stein ist. Du kannst das gleich in der Runde der Fertigstellung nutzen.

building-bar = Taverne
    .short = Patron: zusätzlich Klient vom Stapel, danach keiner vom Umschlagplatz
    .rule = Bei jeder Patron-Aktion darfst du auch die oberste Karte des Zugstapels offen zum Klienten machen. Danach kannst du in dieser Aktion niemanden mehr vom Umschlagplatz holen; willst du beides, geh zuerst zum Umschlagplatz. Du darfst auch nur die Stapelkarte nehmen. Dein Klienten-Limit bleibt bestehen.

building-temple = Tempel
    .short = Handkarten-Limit +4
    .rule = Beim Auffüllen der Hand liegt dein Limit um 4 höher: normalerweise bei 9 statt 5 Karten. Zusammen mit einem Schrein sind es 11.

building-bath = Therme
    .short = Jeder neue Klient führt sofort 1× seine Aktion aus
    .rule = Immer wenn du einen Klienten bekommst, darfst du gleich eine Aktion seiner Rolle ausführen, auch bei Klienten durch die Gärten. Mit einem Ludus Magnus kann das bei einem neuen Kaufmann jede Rolle sein, mit einer Lagerhalle bei jedem neuen Klienten der Arbeiter. Diese eine Aktion wird beendet, bevor es mit der Patron-Aktion weitergeht. Verdoppelt wird sie nie. Für einen auswärtigen Bauplatz reicht sie nur mit einem Turm.

building-archway = Triumphbogen
    .short = Baumeister: Material auch vom Umschlagplatz
    .rule = Bei jeder Baumeister-Aktion darf das Material, das du verbaust, vom Umschlagplatz statt aus deinem Lager kommen. Das klappt auch bei der Villa und bei der Freitreppe. Als Fundament darfst du Karten vom Umschlagplatz nie legen.

building-tower = Turm
    .short = Schutt passt überall; auswärts kostet nur 1 Aktion
    .rule = Schutt darfst du an jedem deiner Gebäude verbauen, woraus es auch besteht. Ein Fundament auf einem auswärtigen Bauplatz kostet dich nur eine statt zwei Aktionen. Beides kannst du gleich in der Runde der Fertigstellung nutzen.

building-prison = Verlies
    .short = Bei Fertigstellung: tausche den Bauplatz gegen ein fertiges Gegnergebäude
    .rule = Bei Fertigstellung darfst du ein fertiges Gebäude eines Gegners übernehmen und wie dein eigenes nutzen. Dafür bekommt er den Bauplatz des Verlieses: Du verlierst 3 Einfluss, er gewinnt 3 und behält auch den Bauplatz des verlorenen Gebäudes. Ein Effekt bei Fertigstellung wird für dich ausgelöst, und zwar mit deinem Einfluss nach dem Tausch. Du darfst keinen Namen nehmen, den du schon hast, auch nicht als Fundament, und den übernommenen Namen nicht selbst noch einmal bauen. Sinkt ein Limit, muss niemand etwas abgeben.

building-villa = Villa
    .short = Mit 1 Material vom Baumeister fertig
    .rule = Verbaust du mit einer Baumeister-Aktion ein passendes Material an deiner Villa, ist sie sofort fertig, egal wie viel noch fehlte. Das gilt, sobald ihr Fundament liegt. Auch Material, das mit dem Triumphbogen vom Umschlagplatz kommt, ist erlaubt. Der Handwerker baut an ihr ganz normal weiter.

building-vomitorium = Vomitorium
    .short = Vor dem Nachdenken: ganze Hand abwerfen
    .rule = Jedes Mal, wenn du nachdenkst, darfst du vorher deine ganze Hand abwerfen: Auftragskarten auf den Umschlagplatz, Senatoren auf ihren Stapel. Es gilt alles oder nichts. Eine Latrine kannst du bei diesem Nachdenken dann nicht mehr nutzen.

building-circus_alt = Circus (Alternative)
    .short = Bittgesuch mit 2 statt 3 Karten
    .rule = Dein Bittgesuch braucht nur zwei statt drei Auftragskarten einer Farbe. Drei darfst du weiterhin spielen. Diese Karte gibt es nur in der Variante, in der ein Bittgesuch drei Karten braucht.

building-forum_alt = Forum (Alternative)
    .short = Je ein Klient jeder Rolle: Sofortsieg
    .rule = Du gewinnst auf der Stelle, wenn du für jede der sechs Rollen einen Klienten hast; Material brauchst du nicht. Jeder Klient steht nur für eine Rolle. Mit einem Ludus Magnus dürfen deine Kaufleute für jede Rolle stehen, mit einer Lagerhalle darf jeder Klient für einen Arbeiter stehen. Gewinnen durch ein öffentliches Forum mehrere im selben Moment, entscheiden die Siegpunkte, dann die Handkarten.

## Themen

topic-goal = Ziel des Spiels
    .rule = Du hilfst beim Wiederaufbau Roms und wirst nebenbei reich. Fertige Gebäude bringen Einfluss, und jeder Punkt Einfluss ist ein Siegpunkt. Auch das Material in deiner Schatulle zählt. Wer am Ende die meisten Siegpunkte hat, gewinnt, wenn nicht vorher ein Forum die Partie entscheidet.

topic-cards = Fünf Verwendungen einer Karte
    .rule =
        Jede Auftragskarte kann eines von fünf Dingen sein:
        • Rolle: aus der Hand gespielt, um anzuführen oder zu folgen.
        • Klient: ein Helfer, der handelt, wenn seine Rolle angeführt wird.
        • Material: in deinem Lager, zum Bauen oder Verkaufen.
        • Geld: verdeckt in deiner Schatulle, am Ende Siegpunkte wert.
        • Gebäude: als Fundament auf einen Bauplatz gelegt.
        Die Farbe verrät dir Materialsorte, Rolle und Wert.

topic-round = Ablauf einer Runde
    .rule =
        1. Der Anführer denkt nach (dann endet die Runde) oder führt eine Rolle an.
        2. Im Uhrzeigersinn folgen alle anderen oder denken nach.
        3. Der Anführer führt alle seine Aktionen aus: eine für die gespielte Karte, eine für jeden passenden Klienten.
        4. Im Uhrzeigersinn tun die anderen dasselbe; wer nachgedacht hat, handelt nur mit seinen Klienten.
        5. Die gespielten Karten kommen auf den Umschlagplatz, Senatoren auf ihren Stapel.
        6. Wer links vom Anführer sitzt, wird neuer Anführer.
        Jede Aktion darf man auslassen; sie ist dann verloren.

topic-lead = Eine Rolle anführen
    .rule = Als Anführer suchst du dir eine der sechs Rollen aus und spielst dafür eine Karte: eine Karte dieser Rolle, einen Senator oder ein Bittgesuch. Damit hast du eine Aktion der Rolle, deine passenden Klienten kommen dazu. Du darfst eine Rolle auch anführen, wenn sie dir gerade nichts nützt. Die Karte liegt bis zum Rundenende vor dir und kommt erst dann auf den Umschlagplatz. Kannst du nichts ausspielen, musst du nachdenken.

topic-follow = Folgen
    .rule = Wird eine Rolle angeführt, darfst du mit einer Karte derselben Rolle, einem Senator oder einem Bittgesuch folgen. Dann hast du eine Aktion dieser Rolle und eine weitere je passendem Klienten. Kannst oder willst du nicht folgen, denkst du stattdessen nach. Deine passenden Klienten handeln auch dann.

topic-think = Nachdenken
    .rule =
        Beim Nachdenken wählst du eines davon:
        • einen Senator nehmen, wenn noch einer auf dem Stapel liegt;
        • die Hand vom Zugstapel bis zu deinem Limit auffüllen, normalerweise auf 5 Karten, wenn du weniger hast;
        • eine einzelne Karte ziehen, egal wie viele du schon hast.
        Wer statt zu folgen nachdenkt, zieht sofort, noch bevor die nächste Person entscheidet. Denkt der Anführer nach, tun die anderen nichts und die Runde ist vorbei.

topic-petition = Bittgesuch
    .rule = Zwei Auftragskarten einer Farbe kannst du zusammen wie einen Senator spielen: Sie stehen für jede Rolle. Zusammen bringen sie eine Aktion. Die Farbe ist egal, es darf sogar die der Rolle selbst sein. Zwei Senatoren sind kein Bittgesuch. In der Variante mit den Alternativkarten Circus und Forum sind drei Karten nötig.

topic-pool = Umschlagplatz
    .rule = Der Umschlagplatz liegt offen in der Mitte und steht allen zur Verfügung. Der Patron heuert hier an, Arbeiter und Legionär holen hier Material. Gespielte Auftragskarten kommen erst am Rundenende dazu, nützen also erst in der nächsten Runde. Von hier kehrt keine Karte auf eine Hand oder in den Zugstapel zurück.

topic-sites = Bauplätze
    .rule = Jedes Gebäude braucht einen Bauplatz seiner Sorte. Von jeder Sorte gibt es sechs: So viele, wie Leute mitspielen, sind innerstädtisch, die übrigen auswärtig. Zu zweit sind es normalerweise drei und drei. Der Bauplatz bestimmt, wie viel Material nötig ist und wie viel Einfluss das fertige Gebäude bringt. Ist der allerletzte innerstädtische Bauplatz vergeben, endet das Spiel sofort.

topic-out_of_town = Auswärtige Bauplätze
    .rule = Ein Fundament auf einem auswärtigen Bauplatz kostet zwei Baumeister- oder zwei Handwerker-Aktionen. Du zahlst mit der laufenden Aktion und der nächsten derselben Rolle, die dir noch zusteht; mischen kannst du die beiden Rollen nicht. Meist brauchst du dafür einen passenden Klienten. Mit einem Turm genügt eine Aktion. Du darfst auch auswärts bauen, solange es innerstädtische Bauplätze gibt. Liegt das Fundament, ist es ein Gebäude wie jedes andere, und das Spielende löst es nie aus.

topic-foundation = Ein Fundament legen
    .rule = Mit einer Baumeister- oder Handwerker-Aktion legst du eine Auftragskarte aus der Hand auf einen freien Bauplatz ihrer Sorte. Ein Gebäude oder Fundament desselben Namens darfst du noch nicht haben. Was deine Gegner besitzen, spielt keine Rolle. Du darfst an mehreren Gebäuden zugleich bauen. Nur die Statue darf auf einen Bauplatz jeder Sorte.

topic-completion = Fertigstellung
    .rule = Ein Gebäude ist fertig, sobald so viele Materialien verbaut sind, wie sein Bauplatz wert ist: 1, 2 oder 3. Das Material muss zur Karte oder zum Bauplatz passen. Der Bauplatz zählt dann als Einfluss, das verbaute Material scheidet aus dem Spiel aus. Die Funktion wirkt sofort, auch schon bei deinen restlichen Aktionen. Effekte bei Fertigstellung gibt es nur einmal, genau in diesem Moment.

topic-clients = Klienten
    .rule = Immer wenn die Rolle eines deiner Klienten angeführt wird, bringt er dir eine zusätzliche Aktion, auch wenn du nachgedacht hast. Klienten handeln nach der Karte, die du gespielt hast. Neue Klienten beginnen erst in der nächsten Runde, außer du hast eine Therme. Dein Einfluss begrenzt ihre Zahl; Insula und Aquädukt erhöhen dieses Limit. Sinkt es später, behältst du alle, die du hast.

topic-influence = Einfluss
    .rule = Du beginnst mit 2 Einfluss. Jedes fertige Gebäude bringt sofort den Wert seines Bauplatzes dazu. Dein Einfluss begrenzt die Zahl deiner Klienten und der Karten in deiner Schatulle. Am Ende ist jeder Punkt Einfluss einen Siegpunkt wert.

topic-stockpile = Lager
    .rule = Hier liegt dein Material, für alle sichtbar und in beliebiger Menge. Der Baumeister baut damit, der Kaufmann verkauft es. Arbeiter und Legionär füllen es auf. Am Ende bringt es von sich aus keine Punkte, zählt aber für das Forum und bei entsprechender Option für die Stadtmauer.

topic-vault = Schatulle
    .rule = Hier liegt verkauftes Material verdeckt. Es passen so viele Karten hinein, wie du Einfluss hast; ein Markt gibt 2 mehr. Vor der Abrechnung darf niemand hineinsehen, nicht einmal du selbst. Die Anzahl der Karten ist bekannt. Jede Karte zählt ihren Wert: Schutt und Holz 1, Zement und Ziegel 2, Stein und Marmor 3.

topic-merchant_bonus = Kaufmannsbonus
    .rule = Bei der Abrechnung gibt es für jede der sechs Materialsorten einen Bonus von 3 Siegpunkten. Ihn bekommt, wer die meisten Karten dieser Sorte in der Schatulle hat. Liegen dabei mehrere gleichauf vorn, geht er an niemanden.

topic-demand = Rom verlangt …
    .rule = Der Legionär nennt die gezeigten Materialsorten; die Namen der Karten bleiben geheim. Je gezeigter Karte darf er eine passende vom Umschlagplatz nehmen. Danach muss jeder Nachbar je gezeigter Karte eine passende Handkarte abgeben, oder so viele, wie er hat. Wer keine hat, antwortet „Ruhm für Rom!“. Um eine Sorte zweimal zu verlangen, musst du zwei Karten davon zeigen. Zu zweit gibt dein Gegner je gezeigter Karte nur eine ab. Palisade und Stadtmauer schützen, Brücke und Colosseum verstärken die Forderung.

topic-hand = Handkarten
    .rule = Dein Handkarten-Limit ist normalerweise 5; ein Schrein gibt 2 dazu, ein Tempel 4. Es sagt nur, wie weit du auffüllen darfst. Mehr Karten zu haben ist erlaubt, abwerfen musst du nie. Senatoren zählen als Handkarten. Alle dürfen wissen, wie viele Karten du hast, aber nicht, welche.

topic-end = Spielende
    .rule =
        Das Spiel endet sofort, auch mitten in einer Runde, wenn
        • jemand die Bedingung eines Forums erfüllt und damit gewinnt;
        • Katakomben fertig werden;
        • ein Fundament den allerletzten innerstädtischen Bauplatz belegt;
        • die letzte Karte des Zugstapels weg ist;
        • alle bis auf eine Person aufgegeben haben.
        Offene Aktionen verfallen. Trifft ein Forum mit einem anderen Ende zusammen, gilt das Forum.

topic-scoring = Abrechnung
    .rule =
        Zähle zusammen:
        • deinen Einfluss samt den 2 vom Anfang;
        • die Werte der Karten in deiner Schatulle;
        • 3 Siegpunkte je Kaufmannsbonus;
        • 3 Siegpunkte für eine Statue;
        • für eine Stadtmauer 1 Siegpunkt je zwei Karten in deiner Schatulle (bei entsprechender Option im Lager).
        Hand, Klienten und unfertige Gebäude bringen nichts (außer einer Statue, wenn du ein Stadttor hast). Ist eine Statue oder Stadtmauer öffentlich, zählt sie für alle.

topic-ties = Gleichstand
    .rule = Bei gleich vielen Siegpunkten gewinnt, wer mehr Karten auf der Hand hat. Senatoren zählen mit. In dieser Runde gespielte Karten sind nicht mehr auf der Hand. Herrscht auch dann Gleichstand, teilt ihr euch den Sieg.

topic-concession = Aufgeben
    .rule = Du kannst jederzeit aufgeben und es später zurücknehmen. Du spielst trotzdem ganz normal weiter. Haben alle bis auf eine Person aufgegeben, ist das Spiel vorbei und diese Person gewinnt.

topic-hidden = Was geheim ist
    .rule = Deine Hand ist geheim, nur die Anzahl der Karten ist bekannt. Die Reihenfolge im Zugstapel kennt niemand, seine Größe schon. Schatullen bleiben zu: Was aus dem Lager verkauft oder den Löwen vorgeworfen wird, sehen alle, eine Karte durch die Basilica nur du, eine durch das Atrium niemand. Eine Karte vom Springbrunnen bleibt geheim, wenn sie auf deine Hand kommt. Bei einer Forderung zeigst du nur die Materialsorte. Alles andere auf dem Tisch ist offen.

topic-nesting = Effekte in Effekten
    .rule = Löst ein Effekt einen weiteren aus, wird der neue zuerst ganz ausgeführt. Danach geht es dort weiter, wo du warst. Beispiel: Du heuerst einen Klienten an, und dank der Therme stellt seine Handwerker-Aktion die Gärten fertig. Nun kommen alle Patron-Aktionen der Gärten samt den Aktionen durch die Therme und erst dann der Rest deiner ersten Aktion. Funktionen gelten ab dem Moment, in dem ein Gebäude fertig ist.

## Varianten und Optionen

variant-start_mode = Wahl des ersten Anführers
    .rule = Bestimmt, wie der erste Anführer gefunden wird. Normalerweise decken alle die oberste Karte des Zugstapels auf. Für Erfahrene: Alle erhalten fünf Auftragskarten und wählen heimlich eine davon für den Umschlagplatz. In beiden Fällen beginnt, wessen Karte mit ihrem deutschen Namen im Alphabet vorn liegt; bei Gleichstand entscheiden weitere Karten vom Stapel. All diese Karten kommen auf den Umschlagplatz.
variant-start_mode-draw = Karte vom Stapel aufdecken
variant-start_mode-choose = Karte aus der Hand wählen

variant-two_player_sites = Bauplätze zu zweit
    .rule = Nur zu zweit wichtig: wie viele der sechs Bauplätze jeder Sorte innerstädtisch sind. Drei ist die empfohlene Zahl und ergibt eine längere Partie; mit zwei ist die Stadt schneller voll. Die übrigen Bauplätze sind auswärtig. In der Probepartie gilt diese Option nicht.
variant-two_player_sites-3 = 3 innerstädtisch, 3 auswärtig
variant-two_player_sites-2 = 2 innerstädtisch, 4 auswärtig

variant-alt_circus_forum = Circus und Forum als Alternativkarten
    .rule = Alle Circus- und Forum-Karten werden durch die Alternativkarten ersetzt; das Spiel wird etwas kniffliger. Ein Bittgesuch braucht nun drei Karten einer Farbe, mit dem alternativen Circus nur zwei. Das alternative Forum gewinnt schon mit je einem Klienten jeder Rolle. Nicht mit der Probepartie kombinierbar.
variant-alt_circus_forum-off = Normale Karten
variant-alt_circus_forum-on = Alternativkarten

variant-trial_game = Probepartie
    .rule = Eine kürzere Partie zum Lernen. Gebäude bringen Einfluss, aber alle ihre Funktionen und Sonderregeln entfallen. Von jeder Sorte gibt es drei Bauplätze, alle innerstädtisch und keine auswärtigen. Der Zugstapel hat samt euren Startkarten nur 72 Karten. Nicht mit den Alternativkarten kombinierbar.
variant-trial_game-off = Volles Spiel
variant-trial_game-on = Probepartie ohne Funktionen

variant-open_hands_rounds = Offene Handkarten
    .rule = In den ersten Runden liegen alle Handkarten offen, damit Neulinge gut mitkommen. Sonst ändert sich keine Regel.
variant-open_hands_rounds-value =
    { $rounds ->
        [0] Nie
        [one] In der ersten Runde
       *[other] In den ersten { $rounds } Runden
    }

variant-wall_counts = Was die Stadtmauer zählt
    .rule = Bestimmt, welche Karten die Zusatzpunkte der Stadtmauer bringen: 1 Siegpunkt je zwei Karten in der Schatulle wie in den deutschen Regeln oder je zwei Karten im Lager wie in den englischen Ausgaben. Der Schutz ist in beiden Fällen gleich.
variant-wall_counts-vault = Karten in der Schatulle
variant-wall_counts-stockpile = Karten im Lager

variant-stairway_mode = Wie die Freitreppe wirkt
    .rule = Bestimmt, was es kostet, mit der Freitreppe ein Gebäude eines Gegners öffentlich zu machen. Nach den deutschen Regeln braucht es dafür eine Baumeister-Aktion. In den englischen Ausgaben kommt es zu jeder Baumeister-Aktion hinzu.
variant-stairway_mode-uses_action = Verbraucht die Baumeister-Aktion
variant-stairway_mode-additional = Zusätzlich zur Baumeister-Aktion

## Persönliche Einstellung

setting-volunteer = Trotz Schutz gefragt werden
    .rule = Deine Palisade oder Stadtmauer schützt dich vor Forderungen eines Legionärs, und normalerweise wirst du gar nicht gefragt. Schalte dies ein, wenn du jedes Mal gefragt werden möchtest, ob du passende Handkarten trotzdem abgibst. Du wirst nur gefragt, wenn du solche Karten hast.

## Warum das Spiel zu Ende ist

end-forum = Die Bedingung eines Forums ist erfüllt; das bedeutet den sofortigen Sieg.
end-catacomb = Katakomben wurden fertiggestellt; damit ist die Partie sofort vorbei.
end-sites = Der letzte innerstädtische Bauplatz ist vergeben; die Stadt ist voll und die Partie vorbei.
end-deck = Die letzte Karte des Zugstapels ist weg; damit ist die Partie vorbei.
end-concession = Alle anderen haben aufgegeben.
