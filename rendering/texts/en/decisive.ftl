# What decided a game, with its article: “Decided by the contracts”.

gtr-by-influence = influence
gtr-by-vault = the vault
gtr-by-merchants = the merchant bonuses
gtr-by-buildings = Statue and Wall

trajan-by-play = ships, senate, tiles
trajan-by-provinces = the provinces
trajan-by-sites = the buildings
trajan-by-left = the leftovers
trajan-by-sets = the sets
trajan-by-bonus = the bonus tiles

nova-by-ships = the ships
nova-by-contracts = the contracts
nova-by-zones = the zones
nova-by-chariots = the chariots
nova-by-goals = the racers at the goal
nova-by-followers = the followers
nova-by-animals = the animals
nova-by-mosaic = the mosaic
nova-by-goods = the goods
nova-by-influence = influence
nova-by-marker = the marker
nova-by-start = the lead from the start

romolo-by-characters = the characters
romolo-by-hexes = the hexes
romolo-by-dominion = the dominion
romolo-by-population = the population
romolo-by-battles = the battles
romolo-by-money = money
romolo-by-majorities = the majorities

corduba-by-politics = politics
corduba-by-troops = the troops
corduba-by-offerings = the offerings
corduba-by-rome = Rome’s last demand
corduba-by-tracks = prestige
corduba-by-res_gestae = the Res Gestae
corduba-by-basilica = the Basilica
corduba-by-richest = wealth
corduba-by-caepio = the goals
corduba-by-unrest = unrest
corduba-by-late = the late unrest
corduba-by-monuments = the monuments
