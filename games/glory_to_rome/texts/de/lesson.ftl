# Eine erste Partie, die sich selbst erklärt: jede Art von Frage, wenn sie zum ersten Mal kommt.

lesson-begin = Jede Karte kann fünferlei sein: eine Rolle, die du spielst, ein Klient, der für dich arbeitet, ein Material, Geld in deiner Schatulle oder ein Gebäude. Es gewinnt, wer die meisten Punkte hat: Einfluss durch fertige Gebäude, und was in der Schatulle liegt.
lesson-end = Du hast angeführt, bist gefolgt und hast die Rollen kennengelernt, die vorkamen. So geht es weiter, bis der Zugstapel leer oder der letzte Bauplatz in der Stadt vergeben ist; dann zählen Einfluss und Schatullen.

lesson-gtr-start = Eine Handkarte wird abgegeben, um zu sehen, wer beginnt. Nur ihr Name zählt hier; gib also eine ab, deren Rolle und Material du am wenigsten brauchst.
lesson-gtr-lead = Wer anführt, bestimmt, worum es in dieser Runde geht: eine Rolle, die alle spielen dürfen, oder Nachdenken, das nur Karten bringt. Jede Rolle tut eines: Der Patron heuert einen Klienten an, der Arbeiter holt Material, Handwerker und Baumeister bauen, der Legionär verlangt, der Kaufmann verkauft. Am Anfang lohnen sich Patron und Arbeiter meist am meisten.
lesson-gtr-lead-cards = Angeführt wird mit einer Karte in der Farbe der Rolle, mit einem Senator, der jede Rolle sein kann, oder mit einem Bittgesuch aus mehreren Karten einer Farbe. Am Ende der Runde kommt die Karte auf den Umschlagplatz, wo alle sie nutzen können. Nimm die, deren Gebäude dir am wenigsten fehlen wird, und heb Senatoren auf, bis sonst nichts passt.
lesson-gtr-follow = Jemand anderes führt an. Mit einer Karte dieser Rolle darfst du folgen und dasselbe tun; oder du denkst nach und ziehst Karten. Folge, wenn die Rolle dir jetzt nützt; passt deine Hand nicht, ist Nachdenken kein Verlust, und deine Klienten dieser Rolle handeln trotzdem.
lesson-gtr-think = Nachdenken heißt Karten ziehen: die Hand bis zum Limit auffüllen, eine Karte ziehen, wenn sie voll ist, oder einen Senator nehmen, der jede Rolle sein kann. Eine fast leere Hand füllst du am besten auf; sonst ist ein Senator selten falsch.
lesson-gtr-think-optional = Hier darfst du nachdenken, obwohl du auch etwas anderes tust. Mehr Karten sind mehr Möglichkeiten: Es gibt kaum einen Grund, darauf zu verzichten.
lesson-gtr-petition = Ein Bittgesuch sind mehrere Karten einer Farbe anstelle der Rolle, die dir fehlt. Alle kommen auf den Umschlagplatz; gib also solche, deren Gebäude du nicht bauen willst.
lesson-gtr-several = Dein Palast lässt dich mehrere Karten dieser Rolle spielen, und jede ist eine eigene Aktion. Spiele so viele, wie du jetzt gut brauchen kannst.
lesson-gtr-several-petition = Zu den gespielten Karten darfst du ein Bittgesuch legen, für eine weitere Aktion. Es kostet mehrere Karten und muss sie wert sein.
lesson-gtr-latrine = Mit der Latrine darfst du vor dem Nachdenken eine Karte auf den Umschlagplatz werfen und ziehst so eine mehr. Wirf weg, was weder zu deinen Gebäuden noch zu deinen Plänen passt.
lesson-gtr-vomitorium = Mit dem Vomitorium darfst du vor dem Nachdenken die ganze Hand wegwerfen und bekommst eine frische. Das ist gut, wenn kaum eine deiner Karten passt.
lesson-gtr-patron = Der Patron nimmt eine Karte vom Umschlagplatz als deinen Klienten. Immer wenn seine Rolle gespielt wird, von wem auch immer, gibt er dir eine Aktion, bis zum Ende der Partie. Du darfst so viele Klienten haben, wie du Einfluss hast; nimm also eine Rolle, die du oft brauchst.
lesson-gtr-bath = Deine Therme lässt einen neuen Klienten sofort einmal handeln. Nimm die Aktion, wenn sie dir irgendetwas bringt.
lesson-gtr-laborer = Der Arbeiter nimmt ein Material vom Umschlagplatz in dein Lager. Von dort holt es der Baumeister zum Bauen und der Kaufmann zum Verkaufen. Nimm, was dein angefangenes Gebäude braucht, sonst das Wertvollste.
lesson-gtr-laborer-dock = Mit dem Dock darf auch eine Handkarte ins Lager. Gib eine, die du lieber als Material denn als Rolle hast.
lesson-gtr-craftsman = Der Handwerker baut aus der Hand: Erst wird eine Karte zum Fundament auf einem Bauplatz ihres Materials, dann legt jede Aktion eine Karte dieses Materials an. Schutt und Holz brauchen ein Material, Zement und Ziegel zwei, Stein und Marmor drei, und ein fertiges Gebäude gibt ebenso viel Einfluss. Fang mit einem billigen an: Es ist bald fertig, und seine Funktion hilft dir den Rest der Partie.
lesson-gtr-architect = Der Baumeister baut wie der Handwerker, nimmt das Material aber aus deinem Lager; ein Fundament kommt auch bei ihm aus der Hand. Ein Gebäude fertigzustellen ist mehr wert, als ein zweites anzufangen: Nur fertige geben Einfluss und ihre Funktion.
lesson-gtr-fountain = Mit dem Springbrunnen darfst du die oberste Karte des Zugstapels zum Bauen verwenden. Passt sie nicht zu deinen Gebäuden, nimm sie auf die Hand.
lesson-gtr-stairs = Die Freitreppe legt ein Material an ein fertiges Gebäude eines Gegners, und von da an dürfen alle seine Funktion nutzen. Das lohnt sich, wenn sie dir mehr hilft als den anderen.
lesson-gtr-prison = Das Verlies nimmt ein fertiges Gebäude eines Gegners, der dafür Einfluss von dir bekommt. Nimm eines, dessen Funktion du oft nutzen wirst.
lesson-gtr-demand = Der Legionär zeigt Karten deiner Hand und verlangt ihr Material: eines vom Umschlagplatz und eines aus der Hand jedes Nachbarn, der es hat. Die gezeigten Karten behältst du. Zeige ein Material, von dem viel auf dem Umschlagplatz liegt oder das viel wert ist.
lesson-gtr-demand-pool = Was du verlangt hast, liegt auch auf dem Umschlagplatz. Es kommt umsonst in dein Lager: Nimm es.
lesson-gtr-demand-pool-some = Du musst nicht alles davon nehmen. Meist ist aber alles brauchbar, zum Bauen oder zum Verkaufen.
lesson-gtr-give-must = Rom verlangt ein Material, das du hast, und eine solche Karte geht ins Lager des anderen. Gib die, deren Rolle und Gebäude du am wenigsten brauchst.
lesson-gtr-give-may = Dein Gebäude schützt dich vor dieser Forderung, du darfst also ablehnen. Etwas zu geben hat fast nie einen Sinn.
lesson-gtr-lions = Mit dem Colosseum darf dein Legionär auch Klienten deiner Nachbarn nehmen und in deiner Schatulle zu Punkten machen. Nimm die wertvollsten, für die du Platz hast.
lesson-gtr-merchant = Der Kaufmann bringt ein Material aus deinem Lager in deine Schatulle, wo es am Ende Punkte zählt: Schutt 1, bis zu 3 für Stein und Marmor. Niemand sieht, was dort liegt, und Platz ist für so viele, wie du Einfluss hast. Verkaufe also, was am meisten wert ist und was du nicht zum Bauen brauchst.
lesson-gtr-senate = Der Senat gibt dir am Ende der Runde die Senatoren, die andere gespielt haben. Ein Senator kann jede Rolle sein: Nimm sie alle.
lesson-gtr-sewer = Mit der Kanalisation kommen deine gespielten Karten ins Lager statt auf den Umschlagplatz. Das ist Material umsonst, und die anderen bekommen es nicht.
