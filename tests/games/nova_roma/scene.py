"""Positions of Nova Roma in a few words, and scripts of answers.

    scene = Scene(players=3)
    scene.player(0, coins=1, goods="s1 w2", row="hadrianus", artisans=1)
    scene.offers(sailing="SC12 SC13").acts(0, "sail", 1)
    scene.script(0, "use:hadrianus", "p13", "contract:SC12")

A scene is a real start (all pieces there, seed 1) in which things are moved: cards and tiles are
named by their ids and taken from wherever they are. Hands, goods, coins, influence and artisans
begin empty, mosaics are MG1–MG3, MY1–MY3, MO1–MO3 by seat. Goods are letters with numbers:
w wheat, s stone, t wood, v wine, h horse.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Table
from games.core.rng import Rng
from games.core.text import Text, Value
from games.core.variants import complete_variant
from games.nova_roma import GAME
from games.nova_roma.course.scoring import AutomaScore, Score, automa_score, scores
from games.nova_roma.course.setup import read_variant, set_up
from games.nova_roma.data import TABLES
from games.nova_roma.estate.tiles import SPACES, all_artisans
from games.nova_roma.state import Building, Hired, Player, Racer, RewardOnBoard, Space
from games.nova_roma.terms import ACTIONS, ARTISANS, GOODS, NEUTRAL
from tests.games.stage import Stage, words_of

LETTERS = dict(zip("wstvh", GOODS, strict=True))
EMPTY = "-"
LINES = ("row", "column")


def goods_of(words: str) -> dict[str, int]:
    """«w1 s2»: one wheat, two stone, nothing else."""
    goods = dict.fromkeys(GOODS, 0)
    for word in words.split():
        goods[LETTERS[word[0]]] = int(word[1:])
    return goods


def _parts_of(text: Text) -> Iterator[Text]:
    """A text and all texts in it, in the order they are said."""
    yield text
    for value in text.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from _parts_of(part)


def _plain(value: Value) -> object:
    return value.args["seat"] if isinstance(value, Text) and "seat" in value.args else value


class Scene(Stage):
    def __init__(self, players: int = 3, seed: int = 1, **variant: str) -> None:
        full = complete_variant(GAME, players, variant)
        options = read_variant(full, players)
        super().__init__(GAME, set_up(Table(Rng(seed)), players, options))
        self._clear()

    def _clear(self) -> None:
        s = self.state
        s.first_player = s.active = 0
        for seat, player in enumerate(s.players):
            s.follower_deck[:0] = player.hand
            player.hand = []
            player.coins = player.influence = player.artisans = 0
            player.goods = dict.fromkeys(GOODS, 0)
            if player.mosaic:
                self._mosaic(seat, f"MG{seat + 1} MY{seat + 1} MO{seat + 1}")

    # ---- setting the scene ----------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        coins: int | None = None,
        goods: str | None = None,
        influence: int | None = None,
        artisans: int | None = None,
        working: str = "",
        tiles: str = "",
        hand: str = "",
        row: str = "",
        exhausted: str = "",
        ships: str = "",
        sailing: int | str = 0,
        building: int | str = 0,
        lanes: tuple[int, int, int] | None = None,
        markers: int | None = None,
        markers_to_win: int | None = None,
        mosaic: str = "",
        claimed: str = "",
        chariots: int = 0,
    ) -> Scene:
        """Changes what is named and adds what is listed.

        `working` are spaces with artisans (`p12 p21`), `tiles` estate tiles with their spaces
        (`EB13@p23`, flipped `ES4@p11!`), `sailing` and `building` contracts by id or number,
        `lanes` the spaces of the racers, `exhausted` followers of the row.
        """
        p = self.state.players[seat]
        p.coins = p.coins if coins is None else coins
        p.influence = p.influence if influence is None else influence
        p.artisans = p.artisans if artisans is None else artisans
        p.goods = p.goods if goods is None else goods_of(goods)
        p.markers = p.markers if markers is None else markers
        p.markers_to_win = p.markers_to_win if markers_to_win is None else markers_to_win
        p.hand += [self._follower(card) for card in hand.split()]
        p.row += [Hired(self._follower(card)) for card in row.split()]
        for hired in p.row:
            hired.exhausted = hired.exhausted or hired.card in exhausted.split()
        for word in tiles.split():
            self._lay(p, word)
        for name in working.split():
            p.production[SPACES.index(name)].artisan = True
        p.ships = ships.split() or p.ships
        p.sailing += self._contracts(sailing, self.state.sailing_deck, self.state.sailing_offer)
        p.building += self._contracts(building, self.state.building_deck, self.state.building_offer)
        for lane, space in enumerate(lanes or ()):
            self.racer(lane + 1, seat, space)
        if mosaic:
            self._mosaic(seat, mosaic)
        p.claimed += claimed.split()
        p.chariots += [self.state.chariot_out.pop() for _ in range(chariots)]
        return self

    def forum(self, rows: str = "", columns: str = "", emperor: str = "") -> Scene:
        """Actions of the rows and columns; what is not named follows in the printed order."""
        s = self.state
        s.rows = rows.split() or s.rows
        s.columns = columns.split() or [a for a in ACTIONS if a not in s.rows]
        s.emperor = emperor or s.emperor
        return self

    def figures(self, patricians: str = "", legionnaires: str = "") -> Scene:
        """«a1:0 b2:1»: patricians by square and seat; squares of legionnaires."""
        for word in patricians.split():
            square, seat = word.split(":")
            self.state.patricians[square] = int(seat)
        self.state.legionnaires += legionnaires.split()
        return self

    def offers(
        self, sailing: str = "", building: str = "", followers: str = "", estate: str = ""
    ) -> Scene:
        """Offers from the left; what is not named is a gap, `-` too. The fifth estate tile is the
        special one."""
        s = self.state
        if sailing:
            self._set_offer(s.sailing_offer, s.sailing_deck, sailing)
        if building:
            self._set_offer(s.building_offer, s.building_deck, building)
        if followers:
            self._set_offer(s.follower_offer, s.follower_deck, followers)
        if estate:
            self._set_estate(estate.split())
        return self

    def deck(self, words: str = "", discard: str = "") -> Scene:
        """The follower deck, the first word on top, and the discard. Cards that are nowhere else
        are left out of the game."""
        s = self.state
        cards, gone = words.split(), discard.split()
        for card in (*cards, *gone):
            self._follower(card)
        s.follower_deck, s.follower_discard = cards[::-1], gone
        return self

    def block(self, owner: int, *cells: str) -> Scene:
        """Single blocks; owner NEUTRAL is possible."""
        self.state.buildings += [Building(owner, f"I1.r0@{cell}") for cell in cells]
        return self

    def stands(self, owner: int, place: str, contract: str | None = None) -> Scene:
        """A building by orientation and first cell: `L4.m1@A23`."""
        self.state.buildings.append(Building(owner, place, contract))
        return self

    def reward(self, space: str, tile: str) -> Scene:
        """Puts a reward tile on a space; the two tiles change places."""
        rewards = self.state.rewards
        other = next((name for name, on_board in rewards.items() if on_board.tile == tile), None)
        if other:
            rewards[other].tile = rewards[space].tile
        else:
            self.state.removed[self.state.removed.index(tile)] = rewards[space].tile
        rewards[space] = RewardOnBoard(tile)
        return self

    def racer(self, lane: int, owner: int, space: int) -> Scene:
        """Moves a racer, on top of what lies there."""
        racers = self.state.lanes[lane - 1]
        racers[:] = [*(r for r in racers if r.owner != owner), Racer(owner, space)]
        return self

    def favoured(self, lane: int) -> Scene:
        """Makes a chariot tile of the lane the favoured one."""
        s = self.state
        tile = next(t for t in TABLES.chariots if TABLES.chariots[t].lane == lane)
        places = (s.chariot_stack, s.chariot_out)
        for pile in places:
            if tile in pile:
                pile[pile.index(tile)], s.favoured = s.favoured, tile
        if s.next_favoured == tile:
            s.favoured, s.next_favoured = s.next_favoured, s.favoured
        return self

    def automa(self, points: int, ships: str = "", contracts: str = "", chariots: int = 0) -> Scene:
        """What the solo opponent has; racers and blocks are those of NEUTRAL."""
        s = self.state
        assert s.automa
        s.automa.points = points
        s.automa.ships = ships.split() or s.automa.ships
        s.automa.contracts += self._contracts(contracts, s.building_deck, s.building_offer)
        s.automa.chariots += [s.chariot_out.pop() for _ in range(chariots)]
        return self

    def supply(self, artisans: int) -> Scene:
        """Artisans left in the supply; otherwise all that nobody has."""
        self._supply = artisans
        return self

    _supply: int | None = None

    def _follower(self, card: str) -> str:
        s = self.state
        for pile in (s.follower_deck, s.follower_discard, *(p.hand for p in s.players)):
            if card in pile:
                pile.remove(card)
                return card
        s.follower_offer[s.follower_offer.index(card)] = s.follower_deck.pop()
        return card

    def _contracts(self, wanted: int | str, deck: list[str], offer: list[str | None]) -> list[str]:
        if isinstance(wanted, int):
            return [deck.pop(0) for _ in range(wanted)]
        for contract in wanted.split():
            if contract in deck:
                deck.remove(contract)
            else:
                offer[offer.index(contract)] = deck.pop(0)
        return wanted.split()

    def _set_offer(self, offer: list[str | None], deck: list[str], words: str) -> None:
        deck[:0] = [thing for thing in offer if thing]
        named = [None if word == EMPTY else word for word in words.split()]
        for thing in named:
            if thing:
                deck.remove(thing)
        offer[:] = [*named, *[None] * (len(offer) - len(named))]

    def _set_estate(self, words: list[str]) -> None:
        s = self.state
        self._set_offer(s.basic_offer, s.basic_stack, " ".join(words[:4]))
        special = [s.special_offer]
        self._set_offer(special, s.special_stack, words[4] if len(words) > 4 else EMPTY)
        s.special_offer = special[0]

    def _lay(self, p: Player, word: str) -> None:
        tile, _, where = word.partition("@")
        s = self.state
        for pile in (s.basic_stack, s.special_stack):
            if tile in pile:
                pile.remove(tile)
        if tile in s.basic_offer:
            s.basic_offer[s.basic_offer.index(tile)] = s.basic_stack.pop(0)
        if tile == s.special_offer:
            s.special_offer = s.special_stack.pop(0)
        n = SPACES.index(where.rstrip("!"))
        p.production[n] = Space(tile, where.endswith("!"), p.production[n].artisan)

    def _mosaic(self, seat: int, tiles: str) -> None:
        """Gives a player these tiles; who has one of them gets this player's instead."""
        own = self.state.players[seat].mosaic
        for tile in tiles.split():
            colour = TABLES.mosaic[tile].colour
            stack = self.state.mosaic_stacks[colour]
            if tile in stack:
                stack[stack.index(tile)] = own[colour]
            for other in self.state.players:
                if other.mosaic.get(colour) == tile:
                    other.mosaic[colour] = own[colour]
            own[colour] = tile

    # ---- raising the curtain --------------------------------------------------------------

    def turn(self, seat: int, lap: int = 1, round: int = 1) -> Scene:
        """The seat is about to place a patrician."""
        s = self.state
        s.phase, s.active, s.lap, s.round = "turn", seat, lap, round
        return self._start()

    def acts(
        self,
        seat: int,
        action: str,
        strength: int,
        *,
        then: str = "",
        lap: int = 1,
        do: bool = True,
    ) -> Scene:
        """The seat stands on a1, whose row is the action at this strength and whose column is
        `then`; the action has begun (with `do=False` the seat still chooses between the two)."""
        other = then or next(a for a in ("trade", "upgrade") if a != action)
        rest = [a for a in ACTIONS if a not in (action, other)]
        self.forum(" ".join([action, *rest[:3]]), " ".join([other, *rest[3:]]), "b2")
        if strength > 1:
            self.state.emperor = "d1"
        if strength > 2:
            self.state.patricians["b1"] = seat
        self.turn(seat, lap).answer(seat, "a1")
        if do and len(self.options(seat)) > 1 and f"do:{action}" in self.options(seat):
            self.answer(seat, f"do:{action}")
        return self

    def places_emperor(self, seat: int = 0, round: int = 1, tile: str = "") -> Scene:
        """The round begins; the seat is first player. `tile` is the emperor tile on top."""
        s = self.state
        s.phase, s.first_player, s.round = "emperor", seat, round
        if tile:
            self.emperor_tiles(tile)
        return self._start()

    def emperor_tiles(self, *tiles: str) -> Scene:
        """The emperor tiles that come next, the first one on top."""
        s = self.state
        for tile in reversed(tiles):
            if tile in s.emperor_out:
                s.emperor_out[s.emperor_out.index(tile)] = s.emperor_stack.pop(0)
            else:
                s.emperor_stack.remove(tile)
            s.emperor_stack.append(tile)
        return self

    def cleans_up(self, round: int = 1, first_player: int = 0) -> Scene:
        """The forum phase is over."""
        s = self.state
        s.phase, s.round, s.lap, s.first_player = "cleanup", round, 3, first_player
        s.active = first_player
        s.emperor_used += [s.emperor_stack.pop() for _ in range(round) if len(s.players) > 1]
        return self._start()

    def begins(self) -> Scene:
        """From the very start, drafts included."""
        return self._start()

    def _balance(self) -> None:
        """All artisans that nobody has are in the supply."""
        s = self.state
        s.artisans = ARTISANS - sum(all_artisans(player) for player in s.players)
        if self._supply is not None:
            s.artisans = self._supply

    def _start(self) -> Scene:
        self._balance()
        return self.raise_curtain()

    # ---- playing ----------------------------------------------------------------------------

    def goods(self, seat: int = 0) -> str:
        """«w1 s2»: what a player has, without what is 0."""
        letters = {good: letter for letter, good in LETTERS.items()}
        return " ".join(f"{letters[g]}{n}" for g, n in self.me(seat).goods.items() if n)

    def strengths(self, seat: int, square: str) -> dict[str, int]:
        """The strengths of both actions of a square, as the seat is offered them."""
        asked = self.asked(seat)
        assert asked
        said = next(option.label.args for option in asked.options if option.id == square)
        names = [said[line].key.removeprefix("action-").partition(".")[0] for line in LINES]
        return dict(zip(names, (said["r"], said["c"]), strict=True))

    def decline(self, seat: int = 0) -> Scene:
        """Says no to whatever is asked, until the seat's turn is over."""
        assert self.match
        while (asked := self.asked(seat)) and self.now.active == seat:
            ids = [option.id for option in asked.options]
            words = ("none", "stop", "decline", "go_on", "leave")
            no = [id for id in ids if id in words or id.startswith("forgo:")]
            if not no and asked.least > 0:
                return self
            self.answer(seat, *no[:1])
        return self

    def told(self) -> list[str]:
        """Keys of everything that was told since the curtain rose, and of what it is made of."""
        return [word for event in self.heard for word in words_of(event.text)]

    def said(self, key: str, *names: str) -> list[tuple[object, ...]]:
        """The named arguments of everything told under a key, players as their seats."""
        parts = [part for event in self.heard for part in _parts_of(event.text)]
        texts = [part for part in parts if part.key == key]
        return [tuple(_plain(text.args[name]) for name in names) for text in texts]

    # ---- scoring ----------------------------------------------------------------------------

    def score(self, seat: int = 0) -> Score:
        """What a seat would have if the game ended now; no curtain is needed."""
        if self.match is None:
            self._balance()
        return scores(self.now)[seat]

    def automa_score(self) -> AutomaScore:
        found = automa_score(self.now)
        assert found
        return found


__all__ = ["NEUTRAL", "Scene", "goods_of"]
