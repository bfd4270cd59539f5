# Warum etwas nicht zur Wahl steht.

why-produce = Produzieren
why-not-acted = Die Einheit war in diesem Zug schon aktiv.
why-not-lies = Die Einheit ist müde und steht in deiner Versorgungsphase wieder auf.
why-not-no-actions = Die Einheit hat keine Aktion mehr.
why-not-harbour = Ohne Hafen auf diesem Feld kommt niemand aufs Wasser.
why-not-closed = Der Weg ist ihr versperrt; von einem feindlichen Feld geht es nur heimwärts.
why-not-hindered = Ein Wall behindert sie: Sie kann nur ziehen.
why-not-hostile = Fremde Einheiten auf diesem Feld sind feindlich und verhindern die Arbeit.
why-not-afloat = Auf dem Wasser selbst gibt es keine Arbeit: Stell dich daneben.
why-not-worked = Auf diesem Feld wurde in diesem Zug schon gearbeitet.
why-not-store = Kein leeres Lagerhaus hier oder auf einem erreichbaren Nachbarfeld.
why-not-site = Das entsteht nur auf diesem Gelände: { $terrain }.
why-not-bank = In der Bank ist keines mehr.
why-not-shore = Neben dem Feld muss Wasser liegen.
why-not-full = Alle Bauplätze dieses Feldes sind belegt.
why-not-goods = Du kannst hier { $cost } nicht bezahlen.
why-not-capital = Nur in deiner Hauptstadt.
why-not-pool = Von diesen Figuren hast du keine mehr übrig.
why-not-limit = Mehr erlaubt die Stärke deiner Hauptstadt nicht.
why-not-coins = Du kannst { $coins } Münzen nicht bezahlen, oder es liegt kein Charakter aus, den du nehmen kannst.
why-not-recruited = Du hast in diesem Zug schon einen Charakter angeworben.
why-not-sell = Du hast hier nichts, was sich verkaufen lässt, oder keine Spalte hat Platz für einen Quader.
