# Was der Bot außer den Worten des Spiels sagt.

## Knöpfe

button-move = Mein Zug
button-hand = Meine Hand
button-history = Verlauf
button-rules = Regeln
button-more = Mehr …
button-back = Zurück
button-none = Nichts
button-ready = Diese nehmen
button-clear = Leeren
button-type = Eintippen …
button-undo = Zurücknehmen
button-restart = Von vorn
button-confirm = Bestätigen
button-rethink = Anders wählen
button-join = Mitspielen
button-leave = Gehen
button-add-bot = Bot dazu
button-remove-bot = Bot weg
button-variant = Variante …
button-start = Starten
button-alone = Allein spielen
button-close = Partie schließen
button-rematch = Revanche
button-jump = Gehe zu …
button-own-hand = Meine Hand damals
button-public-board = Der Spielplan
button-tomorrow = Morgen
button-pace = Tempo …
button-table = Tisch …
button-away = Ich bin weg …
button-back-again = Ich bin wieder da
button-pause = Pause …
button-paused = Weiterspielen …
button-play-on = Jetzt weiterspielen
button-quit = Partie verlassen …
button-offer = Bis jemand meinen Platz nimmt
button-steward = Der Verwalter übernimmt
button-give_up = Ich gebe auf
button-stay = Ich bleibe doch
button-take = Platz übernehmen
button-stalled-wait = Weiter warten
button-stalled-steward = Der Verwalter spielt
button-stalled-free = Der Platz ist frei
button-stalled-end = Partie beenden
button-agree = Einverstanden
button-refuse = Ablehnen

choice-seats = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
choose-topic = Worüber möchtest du etwas wissen?
choose-away = Für wie lange?
choose-steward = Wo soll der Verwalter solange spielen?
choice-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
choose-pace = Wie lange wird auf einen Zug gewartet?
choose-variant = Welche Einstellung?

modal-type = Tippe deine Wahl
modal-type-label = Die Möglichkeit oder ein Teil ihres Namens
modal-jump = Gehe zu einem Zug
modal-jump-label = Nummer des Zuges

## Öffentliche Beiträge

post-turn =
    { $n ->
        [one] ▶ { $who } ist dran.
       *[other] ▶ { $who } sind dran.
    }
post-turn-what =
    { $n ->
        [one] ▶ { $who } ist dran: { $what }.
       *[other] ▶ { $who } sind dran: { $what }.
    }
post-your-turn =
    { $n ->
        [one] ▶ **Du bist dran, { $who }:** { $what }.
       *[other] ▶ **Ihr seid dran, { $who }:** { $what }.
    }
post-earlier =
    { $n ->
        [one] … und eine Zeile davor: siehe Protokoll.
       *[other] … und { $n } Zeilen davor: siehe Protokoll.
    }
post-hurried =
    { $n ->
        [one] ⏳ Für { $who } reichte die Zeit zum Vorausdenken nicht: Eine dieser Antworten gab der Verwalter, nach Faustregeln.
       *[other] ⏳ Für { $who } reichte die Zeit zum Vorausdenken nicht: { $n } dieser Antworten gab der Verwalter, nach Faustregeln.
    }
post-no-picture = Das Bild ließ sich diesmal nicht zeichnen; /spielplan zeichnet es neu.
post-late-picture = Das Bild braucht diesmal länger; es folgt hier.
post-no-files = Ich darf hier keine Dateien anhängen, deshalb fehlt das Bild. Die Moderation kann es erlauben.
note-dm-closed = { $who }: Deine Direktnachrichten sind jetzt für mich geschlossen. Deshalb rufe ich dich hier, und deine Hand findest du hinter Mein Zug und Meine Hand. Sind dir Direktnachrichten lieber, dann erlaube sie von Mitgliedern dieses Servers (Servermenü, Privatsphäre-Einstellungen); die nächste Hand kommt dann wieder so.
note-gone = { $who } ist nicht mehr zu erreichen und hat wohl den Server verlassen. { $called }: Du hast den Tisch eröffnet und kannst den Platz mit /tisch ersetzen weitergeben.
note-host-gone = { $who } hat den Tisch eröffnet, ist aber nicht mehr zu erreichen und hat wohl den Server verlassen. Die Moderation kann den Platz mit /tisch ersetzen weitergeben; wer ihn bekommt, betreut dann den Tisch. { $called }
note-moved = { $game } geht in { $channel } weiter.
trouble-forbidden = Ich darf in { $channel } nicht mehr schreiben, deshalb erscheint über { $game } dort nichts mehr. Bitte die Moderation, mich Nachrichten senden zu lassen; dann wird alles nachgetragen. Bis dahin kannst du mit dem Knopf unten weiterspielen.
trouble-channel-gone = Den Kanal deiner Partie { $game } gibt es nicht mehr. Nichts ist verloren: Wer den Tisch eröffnet hat, kann ihn mit /tisch umziehen in einen anderen Kanal holen, und du kannst mit dem Knopf unten weiterspielen.
trouble-thread-closed = Der Thread { $channel } eurer Partie { $game } ist archiviert oder gesperrt, deshalb wird dort nichts gepostet. Wer darf, kann ihn wieder öffnen; dann wird alles gepostet. Wer den Tisch eröffnet hat, kann ihn auch mit /tisch umziehen in einen anderen Kanal holen, und du kannst mit dem Knopf unten weiterspielen.
trouble-refused = Discord weist zurück, was ich über { $game } in { $channel } poste. Nichts ist verloren: Wer den Tisch eröffnet hat, kann ihn mit /tisch umziehen in einen anderen Kanal holen, und du kannst mit dem Knopf unten weiterspielen.
note-untold = Etwas, das geschah, konnte wegen eines Fehlers von mir nicht gepostet werden; er ist vermerkt. /spielplan zeigt den Tisch, wie er ist. { $called }
hand-title = Deine Hand bei { $game }, { $channel }
note-updated =
    { $n ->
        [one] Die Regeln wurden aktualisiert. Eine unfertige Wahl passt nicht mehr und wird noch einmal gefragt.
       *[other] Die Regeln wurden aktualisiert. { $n } unfertige Wahlen passen nicht mehr und werden noch einmal gefragt.
    }
note-undone = Mit Zustimmung aller wurde die letzte Wahl von { $who } und alles danach zurückgenommen.
note-undone-alone = { $who } hat den letzten Zug und alles danach zurückgenommen. Das geht ohne Weiteres, weil sonst niemand mitspielt; säßen andere am Tisch, würden sie gefragt.
note-undone-agreed =
    { $n ->
        [one] { $asked } ist einverstanden: Der letzte Zug von { $who } und alles danach wurde zurückgenommen.
       *[other] { $asked } sind einverstanden: Der letzte Zug von { $who } und alles danach wurde zurückgenommen.
    }
note-taken-back-alone = { $who } hat zurückgenommen: { $what }. Das geht ohne Weiteres, weil sonst niemand mitspielt; säßen andere am Tisch, würden sie gefragt.
note-taken-back-agreed =
    { $n ->
        [one] { $asked } ist einverstanden: { $who } nimmt { $what } zurück.
       *[other] { $asked } sind einverstanden: { $who } nimmt { $what } zurück.
    }
note-closed = { $who } hat diesen Tisch geschlossen. Was gespielt wurde, bleibt erhalten: /verlauf, /protokoll, /wiederholung und /spielplan zeigen es weiter. /tisch wiedereröffnen nimmt es zurück; das endet { $until }.
note-reopened = { $who } hat diesen Tisch wieder eröffnet: Die Partie geht weiter.
note-pace-live = { $who } hat das Tempo dieses Tisches geändert: Es wird live gespielt; wer dran ist, wird nach zehn Minuten erinnert.
note-pace-day = { $who } hat das Tempo dieses Tisches geändert: Wer dran ist, wird nach einem Tag erinnert.
note-pace-three_days = { $who } hat das Tempo dieses Tisches geändert: Wer dran ist, wird nach drei Tagen erinnert.
note-pace-none = { $who } hat das Tempo dieses Tisches geändert: Niemand wird mehr erinnert.
note-away = { $who } ist bis { $until } weg.
note-gave-up = { $who } hat aufgegeben. Auf diesem Platz spielt ein Computerspieler weiter, bis jemand ihn übernimmt.
note-left-alone = Hier spielt niemand mehr, darum wurde dieser Tisch geschlossen. Das Gespielte bleibt; eine Woche lang macht /tisch wiedereröffnen es rückgängig.
note-paused = Dieser Tisch macht Pause bis { $until }: Bis dahin wird niemand erinnert. Wer mag, kann trotzdem ziehen. Tisch … → Weiterspielen … beendet die Pause.
note-played-on = { $who } hat die Pause beendet: Der Tisch spielt weiter, und alle haben wieder ihre volle Zeit.
note-sleeps = Dieser Tisch schläft: { $who } hat lange nicht gezogen, und niemand wird mehr erinnert. Nichts ist verloren; jeder Zug weckt ihn.
note-stand-in = Für { $who } spielt jetzt der Verwalter, bis { $who } wieder da ist. Der Platz bleibt, wem er gehört: Mein Zug genügt.
note-stays = { $who } bleibt doch: Der Platz ist nicht mehr frei.
note-back = { $who } ist wieder da.
note-taken = { $new } übernimmt den Platz von { $old }, mit allem, was dazugehört. Willkommen!
note-ended = Dieser Tisch wurde durch Abstimmung geschlossen. Das Gespielte bleibt: /verlauf, /protokoll, /wiederholung und /spielplan zeigen es weiter. Eine Woche lang macht /tisch wiedereröffnen es rückgängig.
offer-anybody = Der Platz von { $who } ist frei. Wer ihn übernimmt, spielt von hier an weiter, mit der Hand; bis dahin geht die Partie weiter wie bisher.
offer-over = Hier wurde ein Platz angeboten; er ist nicht mehr frei.
offer-person = { $to }: Dir wird der Platz von { $who } angeboten. Drück unten, wenn du von hier an weiterspielen willst, mit der Hand.
waiting-line = -# ⏳ Der Tisch wartet auf { $who }.
waiting-one = { $who } (gefragt { $since })
nudge-message = { $game }, { $channel }: Die anderen warten auf dich. Dein Zug begann { $since }: { $what }.
nudge-here = { $who }, die anderen warten auf dich. Dein Zug begann { $since }: { $what }.
nudge-any = du bist dran
note-seat = Der Platz von { $old } gehört jetzt { $new }, mit allem, was dazugehört.

## Rückschau

history-title = **Zug { $move } von { $last }** · { $at }
log-title = **Das Neueste aus dem Protokoll**; alles steht in der Datei.
log-undone = (zurückgenommen) { $line }
board-title = Der Spielplan nach Zug { $move }
replay-title-one = Zug { $first }
replay-title = Zug { $first } bis { $last }

## Die Lobby

lobby-free = *frei*
lobby-host = leitet den Tisch
lobby-bot = Computer ({ $kind })
lobby-standard = das übliche Spiel
lobby-variant = Variante: { $what }
seat-away = weg bis { $until }
seat-stand-in = der Verwalter spielt solange
seat-free = der Platz ist frei
away-ask = Du bist weg? Sag, für wie lange. Deine Tische erfahren es und warten auf dich, ohne Erinnerungen; an jedem kann solange der Verwalter für dich spielen. Sobald du wieder ein Zugfenster öffnest, bist du zurück.
away-now = Du bist bis { $until } weg. Deine Tische warten auf dich; unten kannst du den Verwalter an einigen für dich spielen lassen. Sobald du wieder ein Zugfenster öffnest, bist du zurück.
pause-ask = Wie lange soll dieser Tisch Pause machen? Alle, die hier spielen, werden gefragt; sind alle einverstanden, wird bis dahin niemand erinnert.
leave-ask = Du willst diese Partie verlassen. Es gibt drei Wege; jeder wird erklärt, bevor etwas geschieht.
leave-offered = Dein Platz wird angeboten; bis ihn jemand nimmt, spielst du weiter. Du kannst doch bleiben oder auf einem anderen Weg gehen; er wird erklärt, bevor etwas geschieht.
leave-offer = **Wenn du bestätigst, wird dein Platz im Kanal angeboten.** Du spielst weiter, bis ihn jemand nimmt, und wirst gefragt wie immer. Wer ihn nimmt, bekommt deine Hand; das erfährst du dann.
leave-offer-invited = **Wenn du bestätigst, erfahren die anderen, dass dein Platz frei ist.** An diesen Tisch kommt man mit Einladung: Nur { $host } kann ihn jemandem geben, mit /tisch ersetzen. Bis dahin spielst du weiter und wirst gefragt wie immer. Wer ihn nimmt, bekommt deine Hand; das erfährst du dann.
leave-offer-host = **Wenn du bestätigst, erfahren die anderen, dass dein Platz frei ist.** An diesen Tisch kommt man mit Einladung, und du leitest ihn: Nur du kannst ihn jemandem geben, mit /tisch ersetzen. Bis dahin spielst du weiter und wirst gefragt wie immer. Wer ihn nimmt, bekommt deine Hand.
leave-steward = **Wenn du bestätigst, spielt ab dann der Verwalter für dich.** Du wirst nicht mehr gefragt und nicht mehr benachrichtigt. Der Platz bleibt deiner: Mein Zug holt dich jederzeit zurück.
leave-give_up = **Wenn du bestätigst, gibst du auf.** Der Platz ist dann nicht mehr deiner, und deine Hand wird dir nicht mehr gezeigt. Ein Computerspieler spielt dort weiter, und der Platz wird im Kanal anderen angeboten. Du wirst hier nie wieder gefragt oder benachrichtigt.
leave-give_up-invited = **Wenn du bestätigst, gibst du auf.** Der Platz ist dann nicht mehr deiner, und deine Hand wird dir nicht mehr gezeigt. Ein Computerspieler spielt dort weiter; an diesen Tisch kommt man mit Einladung, darum kann den Platz nur vergeben, wer den Tisch leitet. Du wirst hier nie wieder gefragt oder benachrichtigt.
leave-alone = **Wenn du bestätigst, gibst du auf.** Sonst spielt hier niemand, darum wird der Tisch dann geschlossen. Das Gespielte bleibt.
lobby-pace = Tempo: { $pace }
table-pictures = Bilder in Beiträgen: { $pictures }
pictures-both = Titelseite und Spielplan
pictures-front = nur die Titelseite
pictures-board = nur der Spielplan
pace-live = live, 10 Minuten
pace-day = ein Tag
pace-three_days = drei Tage
pace-none = keines
pace-live-about = Alle sind da; Erinnerung nach zehn Minuten
pace-day-about = Erinnerung nach einem Tag; Ruhezeiten zählen nicht
pace-three_days-about = Erinnerung nach drei Tagen; Ruhezeiten zählen nicht
pace-none-about = Niemand wird je erinnert
pace-about = Tempo dieses Tisches: **{ $pace }**. Auf wen so lange gewartet wird, wird erinnert; Ruhezeiten zählen nicht.
lobby-ready = Es kann losgehen.
lobby-waiting =
    { $n ->
        [one] Es fehlt noch jemand.
       *[other] Es braucht mindestens { $n } Personen.
    }
lobby-alone =
    { $n ->
        [one] Du bist allein am Tisch: Ein Platz ist noch frei. Warte auf jemanden, nimm einen Bot dazu oder spiele jetzt eine Solopartie.
       *[other] Du bist allein am Tisch: { $n } Plätze sind noch frei. Warte auf andere, nimm Bots dazu oder spiele jetzt eine Solopartie.
    }
lobby-full = Der Tisch ist voll: { $host } kann starten.
lobby-rematch =
    { $n ->
        [one] **{ $who }** möchte eine Revanche. { $others }: Du sitzt schon am Tisch; drücke Gehen, wenn du nicht mitspielen magst.
       *[other] **{ $who }** möchte eine Revanche. { $others }: Ihr sitzt schon am Tisch; wer nicht mitspielen mag, drückt Gehen.
    }
lobby-started = Die Partie hat begonnen. Viel Glück!
lobby-closed = Dieser Tisch wurde geschlossen.
lobby-close =
    { $n ->
        [one] Hier läuft eine Partie: bisher ein Zug. Wirklich schließen? Eine Woche lang lässt sie sich wieder eröffnen.
       *[other] Hier läuft eine Partie: bisher { $n } Züge. Wirklich schließen? Eine Woche lang lässt sie sich wieder eröffnen.
    }
dm-welcome = Du setzt dich zu { $game } in { $channel }. Deine Hand kommt hierher, in einer Nachricht, die aktuell gehalten wird.
dm-closed = Deine Direktnachrichten sind für mich geschlossen, deshalb kann deine Hand nicht per DM kommen. Das macht nichts: **Mein Zug** und **Meine Hand** unter dem Spielplan zeigen sie nur dir. Wenn du DMs lieber magst, erlaube Direktnachrichten von Mitgliedern dieses Servers.
status-lobby = noch nicht begonnen
status-playing = läuft
status-over = zu Ende
status-closed = geschlossen
info-table = Tisch { $id }
info-paused = Pause bis { $until }.
info-moves =
    { $n ->
        [one] Bisher ein Zug.
       *[other] Bisher { $n } Züge.
    }

## Abstimmungen

vote-open = { $who } möchte zurücknehmen: { $what }. Es fehlt noch die Zustimmung von: { $missing }. Die Frage endet { $until }.
vote-what =
    { $n ->
        [one] Zug { $first } („{ $line }“)
       *[other] die Züge { $first } bis { $last }, ab „{ $line }“
    }
vote-what-draft = die Wahl im laufenden Zug
vote-overtaken =
    { $n ->
        [one] Nicht zurückgenommen: Die Partie ging weiter, bevor { $asked } der Bitte von { $who } zugestimmt hatte. /zurücknehmen fragt neu.
       *[other] Nicht zurückgenommen: Die Partie ging weiter, bevor alle der Bitte von { $who } zugestimmt hatten. /zurücknehmen fragt neu.
    }
vote-agreed = Zurückgenommen: der letzte Zug von { $who } und alles danach.
vote-refused =
    { $n ->
        [one] Nicht zurückgenommen: { $asked } hat die Bitte von { $who } abgelehnt.
       *[other] Nicht zurückgenommen: Die Bitte von { $who } wurde abgelehnt.
    }
vote-expired =
    { $n ->
        [one] Nicht zurückgenommen: { $asked } hat der Bitte von { $who } nicht rechtzeitig zugestimmt.
       *[other] Nicht zurückgenommen: Nicht alle haben der Bitte von { $who } rechtzeitig zugestimmt.
    }
vote-pause-open = { $who } bittet um eine Pause an diesem Tisch bis { $pause }. Es fehlt noch die Zustimmung von: { $missing }. Die Frage endet { $until }.
vote-pause-agreed = Einverstanden: Dieser Tisch macht Pause bis { $pause }. Bis dahin wird niemand erinnert; wer mag, kann trotzdem ziehen. Tisch … → Weiterspielen … beendet die Pause.
vote-pause-refused =
    { $n ->
        [one] Keine Pause: { $asked } hat die Bitte von { $who } abgelehnt.
       *[other] Keine Pause: Jemand hat die Bitte von { $who } abgelehnt.
    }
vote-pause-expired =
    { $n ->
        [one] Keine Pause: { $asked } hat der Bitte von { $who } nicht rechtzeitig zugestimmt.
       *[other] Keine Pause: Der Bitte von { $who } haben nicht alle rechtzeitig zugestimmt.
    }
vote-stalled-open =
    { $n ->
        [one] { $who } hat lange nicht gezogen. Was soll aus der Partie werden? { $missing } entscheidet; die Frage endet sofort, wenn { $who } zieht, sonst { $until }.
       *[other] { $who } hat lange nicht gezogen. Was soll aus der Partie werden? Mehr als die Hälfte der Gefragten entscheidet; zieht { $who }, ist die Frage sofort erledigt. Noch nicht geantwortet: { $missing }. Die Frage endet { $until }.
    }
vote-stalled-back = { $who } hat gezogen: Die Partie geht weiter.
vote-stalled-wait = Der Tisch wartet weiter auf { $who }.
vote-stalled-steward = Entschieden: Der Verwalter spielt für { $who }, bis { $who } wieder da ist.
vote-stalled-free = Entschieden: Der Platz von { $who } ist für jemand anderen frei.
vote-stalled-end = Entschieden: Die Partie endet hier.
vote-seat-owner = Der Platz von { $who } soll samt Hand an { $heir } gehen. Zustimmen kann nur { $who }; wer den Server verlassen hat, muss nicht gefragt werden. Die Frage endet { $until }.
vote-seat-others = Der Platz von { $who } soll samt Hand an { $heir } gehen. Das entscheidet { $who }; kommt bis zum Ende ({ $until }) weder eine Antwort noch ein Zug von { $who }, entscheiden es alle anderen zusammen. Noch nicht geantwortet: { $missing }.
vote-seat-silent = Die anderen sind einverstanden, dass der Platz von { $who } samt Hand an { $heir } geht. { $who } kann ablehnen oder einfach weiterspielen; sonst wechselt der Platz { $until }.
vote-seat-bot = Der Platz von { $who } soll samt Hand an { $heir } gehen. Es fehlt noch die Zustimmung von: { $missing }. Die Frage endet { $until }.
vote-seat-agreed = Einverstanden: Der Platz gehört jetzt { $heir }.
vote-seat-offered = Einverstanden: Der Platz von { $who } wird { $heir } angeboten; { $heir } muss ihn übernehmen.
vote-seat-refused = Der Platz von { $who } bleibt, wie er ist: Es wurde abgelehnt, ihn { $heir } zu geben.
vote-seat-expired = Der Platz von { $who } bleibt, wie er ist: Nicht alle haben rechtzeitig zugestimmt, ihn { $heir } zu geben, oder dort wurde weitergespielt.
dm-seat-asked = Bei { $game }, { $channel }, soll dein Platz an { $heir } gehen und damit auch der Blick in deine Hand. Der Platz gehört dir: Stimme nur zu, wenn du dort nicht weiterspielen willst. Endet { $until }.
dm-seat-others = Bei { $game }, { $channel }, soll dein Platz an { $heir } gehen und damit auch der Blick in deine Hand. Der Platz gehört dir: Stimme nur zu, wenn du dort nicht weiterspielen willst. Wenn du ablehnst oder weiterspielst, behältst du ihn; tust du beides nicht, können ihn die anderen gemeinsam weitergeben, und zwar { $until }.
dm-seat-gone = Dein Platz bei { $game }, { $channel }, gehört jetzt { $heir }. Deine Hand dort wird dir nicht mehr gezeigt.

## Erledigt

done-join = Du sitzt am Tisch.
done-leave = Du hast den Tisch verlassen.
done-start = Die Partie hat begonnen.
done-addbot = Ein Computerspieler setzt sich.
done-close = Der Tisch wurde geschlossen. Was gespielt wurde, bleibt erhalten.
done-reopen = Die Partie geht weiter.
done-settings = Von jetzt an sind die Beiträge dieses Tisches auf Deutsch.
done-replace = Der Platz von { $old } gehört jetzt { $new }.
done-offered = Der Platz von { $old } wird { $new } angeboten; { $new } muss ihn übernehmen.
done-seat-asked = Der Platz gehört { $old }; gefragt wird hier und per Direktnachricht.
done-seat-bot-asked = Die anderen am Tisch werden nach dem Platz von { $old } gefragt.
done-back = Willkommen zurück. Du spielst wieder selbst.
done-pause-asked = Die anderen werden im Kanal gefragt.
done-pause = Der Tisch macht Pause.
done-play-on = Die Pause ist vorbei.
done-offer = Dein Platz wird im Kanal angeboten. Bis ihn jemand nimmt, spielst du weiter.
done-offer-invited = Die anderen erfahren, dass dein Platz frei ist. Bis ihn jemand bekommen hat, spielst du weiter.
done-stay = Schön, dass du bleibst: Dein Platz wird nicht mehr angeboten.
done-steward = Der Verwalter spielt für dich. Mein Zug holt dich zurück.
done-give_up = Du hast diese Partie verlassen. Danke fürs Mitspielen.
done-take = Der Platz ist deiner; deine Hand kommt als Direktnachricht und steht immer hinter Mein Zug.
done-tomorrow = Gut: Am { $at } erinnere ich dich noch einmal.
done-move = Die Partie geht hier weiter.
done-undo = Zurückgenommen: { $what }.
done-vote =
    { $n ->
        [one] Seither wurde etwas aufgedeckt oder getan, deshalb wird { $who } im Kanal gefragt, ob du { $what } zurücknehmen darfst.
       *[other] Seither wurde etwas aufgedeckt oder getan, deshalb werden { $who } im Kanal gefragt, ob du { $what } zurücknehmen darfst.
    }

## Abgelehnt

refused-channel-taken = In diesem Kanal steht schon ein Tisch. Spielt ihn, schließt ihn oder nehmt einen anderen Kanal oder Thread.
refused-no-table = Hier steht kein Tisch. Eröffne einen mit /tisch eröffnen.
refused-permissions = Hier kann ich keinen Tisch betreuen: Mir fehlt { $what }. Bitte die Moderation, das in diesem Kanal zu erlauben, und eröffne den Tisch dann.
note-permissions = In diesem Kanal fehlt mir { $what }. Spielen geht trotzdem, aber die Moderation sollte es erlauben: Ohne Dateien gibt es keine Bilder, ohne den Verlauf erscheint ein Beitrag nach einem Neustart vielleicht doppelt.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
refused-no-games = Du sitzt gerade an keinem Tisch. Eröffne einen mit /tisch eröffnen in einem Kanal.
refused-which-table = Du sitzt an mehreren Tischen. Nenn den, den du meinst, in der Option *tisch*, oder nimm den Befehl in seinem Kanal: { $known }
refused-needs-channel = Das geht nur im Kanal eines Servers: Nutze es dort.
refused-not-my-table = An diesem Tisch sitzt du nicht. Wähle einen der angebotenen, oder lass *tisch* in seinem Kanal leer.
reply-about = -# { $game }, { $channel }
refused-seated = Du sitzt schon an diesem Tisch.
refused-other-seated = { $who } sitzt schon an diesem Tisch.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-full =
    { $n ->
        [one] Der Tisch ist voll: Er hat einen Platz.
       *[other] Der Tisch ist voll: Er hat { $n } Plätze.
    }
refused-too-few =
    { $n ->
        [one] Dieses Spiel braucht mindestens { $least } Personen; hier sitzt erst eine. Lass jemanden mitspielen oder nimm einen Bot dazu.
       *[other] Dieses Spiel braucht mindestens { $least } Personen; hier sitzen { $n }. Lass jemanden mitspielen oder nimm einen Bot dazu.
    }
refused-started = Die Partie hat schon begonnen.
refused-over = Diese Partie ist zu Ende. Eröffne einen neuen Tisch mit /tisch eröffnen oder drücke Revanche unter dem letzten Beitrag.
refused-not-closed = Dieser Tisch ist nicht geschlossen.
refused-reopen-late = Dieser Tisch wurde am { $at } geschlossen; das lässt sich nur eine Woche lang zurücknehmen. Was gespielt wurde, ist weiter zu sehen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-player = Du spielst an diesem Tisch nicht mit. Spielplan und Verlauf kannst du ansehen.
refused-host-only = Das darf nur, wer den Tisch eröffnet hat (<@{ $host }>).
refused-caretaker = Das darf nur, wer den Tisch eröffnet hat (<@{ $host }>), oder die Moderation.
refused-bot = Diesen Computerspieler gibt es nicht. Wähle beim Tippen aus der Liste, oder lass es leer für den Verwalter. Es gibt: { $known }.
refused-variant = Eine Einstellung „{ $given }“ hat dieses Spiel nicht. Fang an zu tippen und wähle aus der Liste, in jedem Feld eine Einstellung; oder eröffne den Tisch ohne sie und drücke in der Lobby Variante … Einstellungen: { $known }.
refused-variant-value = „{ $given }“ ist nicht eindeutig. Möglich für { $name }: { $known }. Fang an zu tippen und wähle aus der Liste.
refused-no-bot = Es sitzt kein Computerspieler am Tisch.
refused-bot-account = Das ist das Konto eines Bots. Lass das Mitglied leer, um einen Computerspieler zu setzen.
refused-last-person = Mindestens ein Mensch muss am Tisch bleiben.
refused-nothing-to-move = Du hast in keinem anderen Kanal eine Partie eröffnet, die hierher umziehen könnte.
refused-move-which = Welchen Tisch meinst du? In anderen Kanälen gehören dir diese: { $known }. Nimm noch einmal /tisch umziehen und wähle einen im Feld „tisch“.
refused-whose = So heißt hier niemand. Wähle beim Tippen aus der Liste: { $known }.
refused-move = Diesen Zug gibt es nicht. Der letzte ist { $last }.
refused-range = Wähle Züge von 1 bis { $last }, den ersten nicht nach dem letzten.
refused-number = Bitte tippe eine Zahl.
refused-busy = Im Moment wird so viel gezeichnet, dass dies warten muss. Bitte versuch es in einer Minute noch einmal.
refused-replay-running = Der Film der Züge { $first } bis { $last } dieses Tisches wird gerade gezeichnet und erscheint bald hier. Bitte frag danach nach deinem.
refused-quota-person = Du hast in kurzer Zeit viel angefragt. Bitte versuch es { $again } noch einmal; deine Züge sind davon nicht betroffen.
refused-quota-server = Auf diesem Server wurde in kurzer Zeit viel angefragt. Bitte versuch es { $again } noch einmal; Züge sind davon nicht betroffen.
refused-zone = Eine Stadt oder Zeitzone „{ $zone }“ kenne ich nicht. Schreib eine größere Stadt in deiner Nähe oder eine Zone wie Europe/Berlin.
refused-zone-near = Eine Stadt oder Zeitzone „{ $zone }“ kenne ich nicht. Ist eine von diesen gemeint: { $near }? Sonst schreib eine größere Stadt in deiner Nähe.
refused-quiet = Die Ruhezeit „{ $hours }“ verstehe ich nicht. Schreib sie wie 22-7 oder 22:30-7, oder aus, um sie abzuschalten.
refused-quiet-zone = Für eine Ruhezeit muss ich wissen, wo du lebst: Wähle in /einstellungen unter *Ruhezeit* zuerst den Ort, oder gib dort auch deine zeitzone an.
refused-topic = Über „{ $topic }“ habe ich nichts gefunden. Fang an zu tippen und wähle aus der Liste.
refused-away = „{ $given }“ ist keine Zeit, die ich verstehe, oder liegt nicht in den nächsten { $n } Tagen. Schreib eine Zahl von Tagen, etwa 7, oder ein Datum, etwa 24.11.
refused-nobody-plays = An diesem Tisch spielt gerade sonst niemand: Die Partie wäre ohne dich zu Ende. Sie wartet stattdessen.
refused-offered-already = Dein Platz wird schon im Kanal angeboten.
refused-not-free = Dieser Platz ist nicht mehr frei.
refused-offered-to = Dieser Platz wird nur { $to } angeboten.
refused-no-longer-asked = Danach wirst du nicht mehr gefragt: Dein Zugfenster zeigt, wie es steht.
refused-put-off = Du hast diesen Zug { $n }-mal verschoben; jetzt warten die anderen darauf.
refused-not-your-reminder = Diese Erinnerung gilt jemand anderem: Aufschieben kann nur, wer dran ist.
refused-vote-open = An diesem Tisch ist schon eine Frage offen. Beantwortet zuerst diese.
refused-no-vote = Diese Frage ist nicht mehr offen.
refused-not-your-vote = Dazu wirst du nicht gefragt.
refused-nothing-to-undo = Du hast keine Wahl getroffen, die sich zurücknehmen ließe.
error-conflict = Jemand anderes war schneller. Öffne das Zugfenster noch einmal.
error-fault = Bei mir ist etwas schiefgegangen. Es wurde nichts verändert; bitte versuch es noch einmal. Der Fehler ist notiert.
error-broken-off = Die Verbindung zu Discord ist abgerissen. Bitte sieh nach, ob es getan ist, und versuch es sonst noch einmal.
error-not-shown = Was du getan hast, ist gespeichert; nur diese Antwort ließ sich nicht anzeigen. Öffne die Ansicht neu, dann siehst du, wie es steht.
error-database = Meine Datenbank lässt sich gerade nicht lesen oder beschreiben; vielleicht ist der Datenträger voll. Was du getan hast, wurde höchstwahrscheinlich nicht angenommen: Sieh in ein paar Minuten noch einmal nach und versuch es erneut, wenn es fehlt. Es ist für die vermerkt, die mich betreiben.
error-damaged = Dieser Tisch ist in meiner Datenbank beschädigt und lässt sich nicht öffnen. Es ist für die vermerkt, die mich betreiben; die anderen Tische spielen weiter.

## Über dich

rules-how = Wähle unten ein Thema, oder tippe /regeln und den Anfang einer Karte, einer Rolle oder eines Begriffs.
mygames-waiting = **Hier wirst du erwartet**
mygames-others = **Deine anderen Tische**
mygames-turn = { $who } am Zug
mygames-yours = du bist dran
mygames-jump = neuester Beitrag
settings-now = Sprache: { $language } · Hand per DM: { $pings } · Bilder: { $style } · deine DMs sind { $dm }.
settings-quiet = Ruhezeit: { $hours } ({ $zone }). Dann wirst du nicht benachrichtigt; bist du an ihrem Ende noch dran, erfährst du es dann.
settings-no-quiet = Ruhezeit: keine.
language-en = Englisch
language-de = Deutsch
word-on = an
word-off = aus
dm-state-unknown = noch nicht probiert
dm-state-open = offen
dm-state-closed = für mich geschlossen
choice-discord-language = Wie in Discord
choice-table-gone = { $game }, in einem Kanal, den ich nicht mehr sehe
choice-style-full = vollständig
choice-style-compact = knapp
button-mygames = Meine Spiele
help-text =
    { "**" }So spielt man hier**
    • /lernen – eine erste Partie gegen den Computer, die sich beim Spielen selbst erklärt.
    • /tisch eröffnen – eröffnet einen Tisch in diesem Kanal; Mitspielende drücken *Mitspielen*, du drückst *Starten*.
    • Bist du dran, wirst du benachrichtigt. *Mein Zug* unter dem Spielplan öffnet dein privates Zugfenster: wählen, Vorschau ansehen, bestätigen.
    • /spielen – dein Zugfenster, von überall; mit einer Wahl antwortest du sofort.
    • /hand, /spielplan, /rückblick – deine Hand, der Spielplan, was seit deinem letzten Zug geschah.
    • /verlauf, /wiederholung, /protokoll – zurückblicken.
    • *Planen* in deinem Zugfenster – beantwortet im Voraus, was die Züge anderer fragen werden.
    • /zurücknehmen – frei, bis etwas aufgedeckt wird oder jemand anderes handelt; danach werden die anderen gefragt. Allein gegen Computer geht es immer.
    • /weg bis – deine Tische warten auf dich, oder der Verwalter spielt solange. *Tisch …* unter dem Spielplan: weg sein, pausieren, gehen, Tempo.
    • /regeln – jede Karte, Rolle und jeden Begriff nachschlagen. /meinespiele – wo du erwartet wirst. /statistik – was du gespielt und gewonnen hast. /einstellungen – wie du von deinem Zug erfährst, Ruhezeit, Sprache.
    • /tisch folgen – Nachrichten von einer Partie, in der du nicht mitspielst. /datenschutz – was ich über dich speichere und wie du es löschst.

## Befehle

command-table = tisch
command-table-about = Einen Tisch eröffnen und betreuen
command-open = eröffnen
command-open-about = Einen Tisch in diesem Kanal eröffnen
command-join = mitspielen
command-join-about = Sich an den Tisch dieses Kanals setzen
command-leave = gehen
command-leave-about = Den Tisch verlassen; in einer laufenden Partie wirst du gefragt, wie
command-start = starten
command-start-about = Die Partie starten (Tischleitung)
command-add-bot = bot-dazu
command-add-bot-about = Einen Computerspieler setzen (Tischleitung)
command-info = info
command-info-about = Wer hier was spielt und wer dran ist
command-close = schließen
command-close-about = Den Tisch dieses Kanals schließen (Tischleitung oder Moderation)
command-reopen = wiedereröffnen
command-reopen-about = Eine geschlossene Partie fortsetzen, innerhalb einer Woche (Tischleitung oder Moderation)
command-settings = einstellungen
command-table-settings-about = Sprache und Bilder der Beiträge dieses Tisches, sein Tempo (Tischleitung oder Moderation)
command-settings-about = Wie du von deinem Zug erfährst, Ruhezeit, Sprache, Hand
command-replace = ersetzen
command-replace-about = Platz an jemanden oder einen Computerspieler geben; im Spiel mit Zustimmung (Leitung, Moderation)
command-move = umziehen
command-move-about = Deinen Tisch aus einem anderen Kanal hierher holen (Tischleitung)
command-play = spielen
command-play-about = Dein Zug: Zugfenster öffnen oder sofort wählen
command-hand = hand
command-hand-about = Deine Hand, nur für dich
command-undo = zurücknehmen
command-undo-about = Deine letzte Wahl zurücknehmen
command-board = spielplan
command-board-about = Der Spielplan, jetzt oder nach einem früheren Zug
command-history = verlauf
command-history-about = In den Bildern seit deinem letzten Zug blättern
command-replay = wiederholung
command-replay-about = Ein Film einiger Züge
command-recap = rückblick
command-recap-about = Was seit deinem letzten Zug geschah
command-log = protokoll
command-log-about = Alles, was an diesem Tisch geschah
command-rules = regeln
command-rules-about = Die Regeln eines Spiels nachschlagen
command-mygames = meinespiele
command-mygames-about = Alle deine Tische, zuerst die, die auf dich warten
command-away = weg
command-away-about = Sagen, dass du weg bist oder wieder da
command-away-until = bis
command-away-until-about = Deine Tische warten auf dich, oder der Verwalter spielt solange
command-away-back = zurück
command-away-back-about = Du bist an allen deinen Tischen wieder da
command-help = hilfe
command-help-about = So spielt man hier
option-table = tisch
option-table-about = Welcher deiner Tische, wenn du nicht in seinem Kanal bist
option-game = spiel
option-game-about = Welches Spiel
option-seats = plätze
option-seats-about = Für wie viele Personen
option-variant = variante
option-variant-about = Eine Einstellung, die vom üblichen Spiel abweicht; wähle aus der Liste
option-variant-2 = variante-2
option-variant-2-about = Noch eine Einstellung; weitere gehen in der Lobby mit dem Knopf Variante …
option-variant-3 = variante-3
option-variant-3-about = Noch eine Einstellung; weitere gehen in der Lobby mit dem Knopf Variante …
option-pictures = bilder
option-pictures-about = Was Beiträge über Züge zeigen
option-pace = tempo
option-pace-about = Wie lange auf einen Zug gewartet wird, bevor eine Erinnerung kommt
option-when = datum-oder-tage
option-when-about = Eine Zahl von Tagen, etwa 7, oder ein Datum, etwa 24.11.
option-kind = art
option-kind-about = Welcher Computerspieler
option-language = sprache
option-language-about = Die Sprache, in der ich mit dir rede
option-table-language = sprache
option-table-language-about = Die Sprache der öffentlichen Beiträge dieses Tisches
option-whose = wessen
option-whose-about = Wessen Platz; wähle aus der Liste
option-member = mitglied
option-member-about = Wer den Platz bekommt; leer lassen für einen Computerspieler
option-choice = wahl
option-choice-about = Eine deiner offenen Möglichkeiten
option-move = zug
option-move-about = Nach welchem Zug; leer lassen für jetzt
option-text = text
option-text-about = In Worten statt als Bild
option-from = von
option-from-about = Erster Zug
option-to = bis
option-to-about = Letzter Zug
option-topic = thema
option-topic-about = Eine Karte, eine Rolle oder ein Begriff
option-pings = hände
option-pings-about = Schick mir meine Hand per Direktnachricht
option-style = bilder
option-style-about = Ganze Spielpläne, oder knappe Bilder fürs Handy
option-quiet = ruhezeit
option-quiet-about = Wann ich dich nicht benachrichtige, etwa 22-7; aus, um sie abzuschalten
option-zone = zeitzone
option-zone-about = Wo du lebst: Tippe den Anfang einer Stadt in deiner Nähe
