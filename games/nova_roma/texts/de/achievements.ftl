# Errungenschaften der Mosaikplättchen.

achievement-g_build2 = 2 Bauverträge
    .tiny = 2 Bauverträge
    .rule = Du hast mindestens 2 Bauverträge. Bauverträge zählen auch ohne platziertes Gebäude. Ausgegeben wird nichts.

achievement-g_sail2 = 2 Schifffahrtsverträge
    .tiny = 2 Schifffahrtsverträge
    .rule = Du hast mindestens 2 Schifffahrtsverträge. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Ausgegeben wird nichts.

achievement-g_follower2 = 2 Gefolgschaftskarten
    .tiny = 2 Gefolgschaftskarten
    .rule = Du hast mindestens 2 Gefolgschaftskarten. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Ausgegeben wird nichts.

achievement-g_race3 = 3 Felder auf einer Bahn
    .tiny = 3 Felder auf einer Bahn
    .rule = Einer deiner Hippodrommarker ist mindestens 3 Felder weit. Ausgegeben wird nichts.

achievement-g_infl4 = 4 Einfluss, davon 2 zahlen
    .tiny = 4 Einfluss (2 zahlen)
    .rule = Du hast mindestens 4 Einfluss, wenn du sie beanspruchst, und zahlst 2 davon.

achievement-g_build_sail = 1 Bauvertrag und 1 Schifffahrtsvertrag
    .tiny = 1 Bauvertrag + 1 Schifffahrtsvertrag
    .rule = Du hast mindestens 1 Bauvertrag und 1 Schifffahrtsvertrag. Bauverträge zählen auch ohne platziertes Gebäude. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Ausgegeben wird nichts.

achievement-g_follower_sail = 1 Gefolgschaftskarte und 1 Schifffahrtsvertrag
    .tiny = 1 Gefolgschaftskarte + 1 Schifffahrtsvertrag
    .rule = Du hast mindestens 1 Gefolgschaftskarte und 1 Schifffahrtsvertrag. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Ausgegeben wird nichts.

achievement-g_follower_build = 1 Gefolgschaftskarte und 1 Bauvertrag
    .tiny = 1 Gefolgschaftskarte + 1 Bauvertrag
    .rule = Du hast mindestens 1 Gefolgschaftskarte und 1 Bauvertrag. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Bauverträge zählen auch ohne platziertes Gebäude. Ausgegeben wird nichts.

achievement-g_follower_estate = 1 Gefolgschaftskarte und 1 Anwesenplättchen
    .tiny = 1 Gefolgschaftskarte + 1 Plättchen
    .rule = Du hast mindestens 1 Gefolgschaftskarte und 1 Anwesenplättchen. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Anwesenplättchen zählen, solange sie in deinem Produktionsbereich liegen, auch Tiere und verbrauchte. Ausgegeben wird nichts.

achievement-g_sail_estate = 1 Schifffahrtsvertrag und 1 Anwesenplättchen
    .tiny = 1 Schifffahrtsvertrag + 1 Plättchen
    .rule = Du hast mindestens 1 Schifffahrtsvertrag und 1 Anwesenplättchen. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Anwesenplättchen zählen, solange sie in deinem Produktionsbereich liegen, auch Tiere und verbrauchte. Ausgegeben wird nichts.

achievement-g_build_estate = 1 Bauvertrag und 1 Anwesenplättchen
    .tiny = 1 Bauvertrag + 1 Plättchen
    .rule = Du hast mindestens 1 Bauvertrag und 1 Anwesenplättchen. Bauverträge zählen auch ohne platziertes Gebäude. Anwesenplättchen zählen, solange sie in deinem Produktionsbereich liegen, auch Tiere und verbrauchte. Ausgegeben wird nichts.

achievement-y_build4 = 4 Bauverträge
    .tiny = 4 Bauverträge
    .rule = Du hast mindestens 4 Bauverträge. Bauverträge zählen auch ohne platziertes Gebäude. Ausgegeben wird nichts.

achievement-y_sail4 = 4 Schifffahrtsverträge
    .tiny = 4 Schifffahrtsverträge
    .rule = Du hast mindestens 4 Schifffahrtsverträge. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Ausgegeben wird nichts.

achievement-y_follower4 = 4 Gefolgschaftskarten
    .tiny = 4 Gefolgschaftskarten
    .rule = Du hast mindestens 4 Gefolgschaftskarten. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Ausgegeben wird nichts.

achievement-y_race3x2 = je 3 Felder auf zwei Bahnen
    .tiny = je 3 Felder, 2 Bahnen
    .rule = Zwei deiner Hippodrommarker sind jeweils mindestens 3 Felder weit. Ausgegeben wird nichts.

achievement-y_infl6 = 6 Einfluss, davon 3 zahlen
    .tiny = 6 Einfluss (3 zahlen)
    .rule = Du hast mindestens 6 Einfluss, wenn du sie beanspruchst, und zahlst 3 davon.

achievement-y_build_sail5 = 5 Bauverträge und Schifffahrtsverträge
    .tiny = 5 Bauverträge + Schifffahrtsverträge
    .rule = Du hast zusammen mindestens 5 Bauverträge und Schifffahrtsverträge, von jeder Sorte mindestens ein Stück. Bauverträge zählen auch ohne platziertes Gebäude. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Ausgegeben wird nichts.

achievement-y_follower_build5 = 5 Gefolgschaftskarten und Bauverträge
    .tiny = 5 Gefolgschaftskarten + Bauverträge
    .rule = Du hast zusammen mindestens 5 Gefolgschaftskarten und Bauverträge, von jeder Sorte mindestens ein Stück. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Bauverträge zählen auch ohne platziertes Gebäude. Ausgegeben wird nichts.

achievement-y_follower_sail5 = 5 Gefolgschaftskarten und Schifffahrtsverträge
    .tiny = 5 Gefolgschaftskarten + Schifffahrtsverträge
    .rule = Du hast zusammen mindestens 5 Gefolgschaftskarten und Schifffahrtsverträge, von jeder Sorte mindestens ein Stück. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Ausgegeben wird nichts.

achievement-y_follower_estate5 = 5 Gefolgschaftskarten und Anwesenplättchen
    .tiny = 5 Gefolgschaftskarten + Plättchen
    .rule = Du hast zusammen mindestens 5 Gefolgschaftskarten und Anwesenplättchen, von jeder Sorte mindestens ein Stück. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Anwesenplättchen zählen, solange sie in deinem Produktionsbereich liegen, auch Tiere und verbrauchte. Ausgegeben wird nichts.

achievement-y_sail_estate5 = 5 Schifffahrtsverträge und Anwesenplättchen
    .tiny = 5 Schifffahrtsverträge + Plättchen
    .rule = Du hast zusammen mindestens 5 Schifffahrtsverträge und Anwesenplättchen, von jeder Sorte mindestens ein Stück. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Anwesenplättchen zählen, solange sie in deinem Produktionsbereich liegen, auch Tiere und verbrauchte. Ausgegeben wird nichts.

achievement-y_build_estate5 = 5 Bauverträge und Anwesenplättchen
    .tiny = 5 Bauverträge + Plättchen
    .rule = Du hast zusammen mindestens 5 Bauverträge und Anwesenplättchen, von jeder Sorte mindestens ein Stück. Bauverträge zählen auch ohne platziertes Gebäude. Anwesenplättchen zählen, solange sie in deinem Produktionsbereich liegen, auch Tiere und verbrauchte. Ausgegeben wird nichts.

achievement-o_build6 = 6 Bauverträge
    .tiny = 6 Bauverträge
    .rule = Du hast mindestens 6 Bauverträge. Bauverträge zählen auch ohne platziertes Gebäude. Ausgegeben wird nichts.

achievement-o_follower6 = 6 Gefolgschaftskarten
    .tiny = 6 Gefolgschaftskarten
    .rule = Du hast mindestens 6 Gefolgschaftskarten. Gefolgschaftskarten zählen, solange sie in deiner Reihe liegen, erschöpft oder nicht. Ausgegeben wird nichts.

achievement-o_sail6 = 6 Schifffahrtsverträge
    .tiny = 6 Schifffahrtsverträge
    .rule = Du hast mindestens 6 Schifffahrtsverträge. Schifffahrtsverträge zählen, egal wie weit deine Schiffe gekommen sind. Ausgegeben wird nichts.

achievement-o_race10 = 10 Felder auf allen Bahnen
    .tiny = 10 Felder auf allen Bahnen
    .rule = Deine drei Hippodrommarker sind zusammen mindestens 10 Felder weit. Ausgegeben wird nichts.

achievement-o_estate5 = 5 Anwesenplättchen
    .tiny = 5 Anwesenplättchen
    .rule = Du hast mindestens 5 Anwesenplättchen. Anwesenplättchen zählen, solange sie in deinem Produktionsbereich liegen, auch Tiere und verbrauchte. Ausgegeben wird nichts.
