"""The referee watches the set-up: chests, starting provinces, the tower's first load."""

from __future__ import annotations

from tests.properties.shogun.referee.table import FARMERS, GROUPS, STARTING_CHESTS, Json, Table, require, sum_of

LOAD = 7
FARMERS_LOAD = 10


class Preparation:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.groups = [sorted(GROUPS[len(table.seats)]) for _ in table.seats]
        self.turn = 0
        self.open: list[str] = []
        self.faced: dict[int, list[str]] = {}  # by seat: the open cards it chose between on its last turn
        self.taken: str | None = None

    def game_began(self, event: Json) -> None:
        require(event["players"] == len(self.table.seats), "somebody is missing")

    def provinces_left_out(self, event: Json) -> None:
        unused = [name for name, province in self.table.provinces.items() if not province.in_play]
        require(sorted(event["provinces"]) == sorted(unused), f"{event['provinces']} are not what is marked")
        require(len(unused) == 8 and len(self.table.seats) == 3, "only with three players eight provinces are unused")

    def chests_dealt(self, event: Json) -> None:
        table = self.table
        each = STARTING_CHESTS[len(table.seats)]
        for seat in table.seats:
            table.chests[seat] += each
            table.supply["chests"] -= each
        require((event["each"], event["bank"]) == (each, table.supply["chests"]), "the chests are dealt wrongly")

    def claiming_began(self, event: Json) -> None:
        require(event["seat"] == self.turn and self.table.setup == "claim", "the first seat begins, if at all")

    def open_cards_laid(self, event: Json) -> None:
        self.open += event["provinces"]
        require(len(self.open) == len(set(self.open)) == 2, f"{self.open} lie open, not two cards")
        require(all(self.claimable(name) for name in self.open), f"{self.open} are not to be had")

    def claimable(self, province: str) -> bool:
        return self.table.provinces[province].in_play and self.table.provinces[province].owner is None

    def open_cards_buried(self, event: Json) -> None:
        require(event["seat"] == self.turn, f"it is the turn of {self.turn}")
        require(list(event["provinces"]) == self.open == self.faced.get(self.turn), "these cards are not old enough")
        self.open = []

    def card_taken(self, event: Json) -> None:
        require(event["seat"] == self.turn and self.taken is None, f"it is the turn of {self.turn}")
        self.faced[self.turn] = list(self.open)
        self.taken = event["province"]
        require(self.claimable(event["province"]), f"{self.taken} is not to be had")
        require((self.taken in self.open) == (event["rule"] == "setup.claim-open-card"), "that card lay elsewhere")
        self.open = [name for name in self.open if name != self.taken]

    def province_occupied(self, event: Json) -> None:
        seat, name, armies = event["seat"], event["province"], event["armies"]
        if self.table.setup == "claim":
            require((seat, name) == (self.turn, self.taken), f"{self.turn} has taken {self.taken}")
            self.turn = (self.turn + 1) % len(self.table.seats)
            self.taken = None
        require(self.claimable(name) and armies in self.groups[seat], f"{seat} has no group of {armies} for {name}")
        self.groups[seat].remove(armies)
        self.table.provinces[name].owner = seat
        self.table.station(seat, name, armies)

    def claiming_ended(self, event: Json) -> None:
        neutral = [name for name in self.table.provinces if self.claimable(name)]
        require(sorted(event["neutral"]) == sorted(neutral), "other provinces than these belong to nobody")

    def tower_loaded(self, event: Json) -> None:
        table = self.table
        require(not any(self.groups), f"army groups {self.groups} were not placed")
        load = {**dict.fromkeys(table.colours, LOAD), FARMERS: FARMERS_LOAD}
        require(event["thrown"] == load, f"{event['thrown']} is not the first load")
        require(sum_of(event["fallen"], event["inside"]) == load, "the tower has made or eaten cubes")
        table.inside = event["inside"]
        for seat, colour in enumerate(table.colours):
            table.armies[seat] -= table.inside.get(colour, 0)
        table.supply[FARMERS] -= table.inside.get(FARMERS, 0)

    def events_laid_out(self, event: Json) -> None:
        table = self.table
        require(len(set(event["cards"])) == 4, "four events lie open")
        require(not set(event["cards"]) & set(table.gone_events), "an event came back")
        table.open_events = list(event["cards"])
