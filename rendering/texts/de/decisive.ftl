# Was eine Partie entschied, mit Artikel und Zahlwort: „Entscheidend waren die Verträge“.

gtr-by-influence = war der Einfluss
gtr-by-vault = war die Schatulle
gtr-by-merchants = waren die Kaufmannsboni
gtr-by-buildings = waren Statue und Stadtmauer

trajan-by-play = waren Schiffe, Senat, Plättchen
trajan-by-provinces = waren die Provinzen
trajan-by-sites = waren die Bauten
trajan-by-left = waren die Reste
trajan-by-sets = waren die Sätze
trajan-by-bonus = waren die Bonustafeln

nova-by-ships = waren die Schiffe
nova-by-contracts = waren die Verträge
nova-by-zones = waren die Zonen
nova-by-chariots = waren die Wagen
nova-by-goals = waren die Marker im Ziel
nova-by-followers = war das Gefolge
nova-by-animals = waren die Tiere
nova-by-mosaic = war das Mosaik
nova-by-goods = waren die Waren
nova-by-influence = war der Einfluss
nova-by-marker = war der Marker
nova-by-start = war der Vorsprung vom Start

romolo-by-characters = waren die Charaktere
romolo-by-hexes = waren die Felder
romolo-by-dominion = war die Herrschaft
romolo-by-population = war die Bevölkerung
romolo-by-battles = waren die Kämpfe
romolo-by-money = war das Geld
romolo-by-majorities = waren die Mehrheiten

corduba-by-politics = war die Politik
corduba-by-troops = waren die Truppen
corduba-by-offerings = waren die Opfergaben
corduba-by-rome = war Roms letzte Forderung
corduba-by-tracks = war das Prestige
corduba-by-res_gestae = waren die Res Gestae
corduba-by-basilica = war die Basilica
corduba-by-richest = war der Reichtum
corduba-by-caepio = waren die Ziele
corduba-by-unrest = war die Unruhe
corduba-by-late = war die späte Unruhe
corduba-by-monuments = waren die Monumente
