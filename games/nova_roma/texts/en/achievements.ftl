# Achievements of the mosaic tiles.

achievement-g_build2 = 2 building contracts
    .tiny = 2 building contracts
    .rule = You have at least 2 building contracts. Building contracts count whether or not the building was placed. Nothing is spent.

achievement-g_sail2 = 2 sailing contracts
    .tiny = 2 sailing contracts
    .rule = You have at least 2 sailing contracts. Sailing contracts count however far your ships went. Nothing is spent.

achievement-g_follower2 = 2 followers
    .tiny = 2 followers
    .rule = You have at least 2 followers. Followers count while they lie in your row, exhausted or not. Nothing is spent.

achievement-g_race3 = 3 spaces on a lane
    .tiny = 3 spaces on a lane
    .rule = One of your racers has advanced at least 3 spaces. Nothing is spent.

achievement-g_infl4 = 4 influence, 2 of it paid
    .tiny = 4 influence (pay 2)
    .rule = You have at least 4 influence when you claim it, and pay 2 of it.

achievement-g_build_sail = 1 building contract and 1 sailing contract
    .tiny = 1 building contract + 1 sailing contract
    .rule = You have at least 1 building contract and 1 sailing contract. Building contracts count whether or not the building was placed. Sailing contracts count however far your ships went. Nothing is spent.

achievement-g_follower_sail = 1 follower and 1 sailing contract
    .tiny = 1 follower + 1 sailing contract
    .rule = You have at least 1 follower and 1 sailing contract. Followers count while they lie in your row, exhausted or not. Sailing contracts count however far your ships went. Nothing is spent.

achievement-g_follower_build = 1 follower and 1 building contract
    .tiny = 1 follower + 1 building contract
    .rule = You have at least 1 follower and 1 building contract. Followers count while they lie in your row, exhausted or not. Building contracts count whether or not the building was placed. Nothing is spent.

achievement-g_follower_estate = 1 follower and 1 estate tile
    .tiny = 1 follower + 1 estate tile
    .rule = You have at least 1 follower and 1 estate tile. Followers count while they lie in your row, exhausted or not. Estate tiles count while they lie in your production area, animals and used-up tiles included. Nothing is spent.

achievement-g_sail_estate = 1 sailing contract and 1 estate tile
    .tiny = 1 sailing contract + 1 estate tile
    .rule = You have at least 1 sailing contract and 1 estate tile. Sailing contracts count however far your ships went. Estate tiles count while they lie in your production area, animals and used-up tiles included. Nothing is spent.

achievement-g_build_estate = 1 building contract and 1 estate tile
    .tiny = 1 building contract + 1 estate tile
    .rule = You have at least 1 building contract and 1 estate tile. Building contracts count whether or not the building was placed. Estate tiles count while they lie in your production area, animals and used-up tiles included. Nothing is spent.

achievement-y_build4 = 4 building contracts
    .tiny = 4 building contracts
    .rule = You have at least 4 building contracts. Building contracts count whether or not the building was placed. Nothing is spent.

achievement-y_sail4 = 4 sailing contracts
    .tiny = 4 sailing contracts
    .rule = You have at least 4 sailing contracts. Sailing contracts count however far your ships went. Nothing is spent.

achievement-y_follower4 = 4 followers
    .tiny = 4 followers
    .rule = You have at least 4 followers. Followers count while they lie in your row, exhausted or not. Nothing is spent.

achievement-y_race3x2 = 3 spaces on two lanes each
    .tiny = 3 spaces on two lanes each
    .rule = Two of your racers have advanced at least 3 spaces each. Nothing is spent.

achievement-y_infl6 = 6 influence, 3 of it paid
    .tiny = 6 influence (pay 3)
    .rule = You have at least 6 influence when you claim it, and pay 3 of it.

achievement-y_build_sail5 = 5 building contracts and sailing contracts
    .tiny = 5 building contracts + sailing contracts
    .rule = You have at least 5 building contracts and sailing contracts together, and at least one of each. Building contracts count whether or not the building was placed. Sailing contracts count however far your ships went. Nothing is spent.

achievement-y_follower_build5 = 5 followers and building contracts
    .tiny = 5 followers + building contracts
    .rule = You have at least 5 followers and building contracts together, and at least one of each. Followers count while they lie in your row, exhausted or not. Building contracts count whether or not the building was placed. Nothing is spent.

achievement-y_follower_sail5 = 5 followers and sailing contracts
    .tiny = 5 followers + sailing contracts
    .rule = You have at least 5 followers and sailing contracts together, and at least one of each. Followers count while they lie in your row, exhausted or not. Sailing contracts count however far your ships went. Nothing is spent.

achievement-y_follower_estate5 = 5 followers and estate tiles
    .tiny = 5 followers + estate tiles
    .rule = You have at least 5 followers and estate tiles together, and at least one of each. Followers count while they lie in your row, exhausted or not. Estate tiles count while they lie in your production area, animals and used-up tiles included. Nothing is spent.

achievement-y_sail_estate5 = 5 sailing contracts and estate tiles
    .tiny = 5 sailing contracts + estate tiles
    .rule = You have at least 5 sailing contracts and estate tiles together, and at least one of each. Sailing contracts count however far your ships went. Estate tiles count while they lie in your production area, animals and used-up tiles included. Nothing is spent.

achievement-y_build_estate5 = 5 building contracts and estate tiles
    .tiny = 5 building contracts + estate tiles
    .rule = You have at least 5 building contracts and estate tiles together, and at least one of each. Building contracts count whether or not the building was placed. Estate tiles count while they lie in your production area, animals and used-up tiles included. Nothing is spent.

achievement-o_build6 = 6 building contracts
    .tiny = 6 building contracts
    .rule = You have at least 6 building contracts. Building contracts count whether or not the building was placed. Nothing is spent.

achievement-o_follower6 = 6 followers
    .tiny = 6 followers
    .rule = You have at least 6 followers. Followers count while they lie in your row, exhausted or not. Nothing is spent.

achievement-o_sail6 = 6 sailing contracts
    .tiny = 6 sailing contracts
    .rule = You have at least 6 sailing contracts. Sailing contracts count however far your ships went. Nothing is spent.

achievement-o_race10 = 10 spaces on all lanes
    .tiny = 10 spaces on all lanes
    .rule = Your three racers have advanced at least 10 spaces together. Nothing is spent.

achievement-o_estate5 = 5 estate tiles
    .tiny = 5 estate tiles
    .rule = You have at least 5 estate tiles. Estate tiles count while they lie in your production area, animals and used-up tiles included. Nothing is spent.
