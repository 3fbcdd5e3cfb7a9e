"""The referee watches winter: rice, hunger and revolts, then the points and who has won."""

from __future__ import annotations

from collections import Counter

from tests.properties.shogun.referee.table import Json, Table, require

RICE_LOSS = (5, 7, 3, 2, 6, 3, 0, 2, 4, 3, 4, 1)  # by event card
PROVISIONS = ((7, 3, 3), (5, 2, 3), (3, 2, 2), (2, 1, 2), (1, 1, 1))  # unsupplied from, revolts, more farmers
MAJORITIES = {"castle": 3, "temple": 2, "theatre": 1}


class Winter:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.losing = 0
        self.fed: list[int] = []
        self.awards: Counter[int] = Counter()

    def winter_began(self, event: Json) -> None:
        table = self.table
        require((event["year"], list(event["order"])) == (table.year, table.order), "autumn's order counts")
        require(len(table.open_events) == 1, "one event card must be left")
        require(table.effect is None and not table.due, "the event of autumn is not over")
        self.losing, self.fed, self.awards = 0, [], Counter()

    def rice_lost(self, event: Json) -> None:
        table, seat = self.table, event["seat"]
        require(seat == self.losing and event["card"] == table.open_events[0], "somebody else loses rice")
        self.losing += 1
        lost = min(RICE_LOSS[event["card"] - 1], table.rice[seat])
        table.rice[seat] -= lost
        require((event["lost"], event["rice"]) == (lost, table.rice[seat]), f"{seat} loses {lost} rice")

    def provinces_fed(self, event: Json) -> None:
        table, seat = self.table, event["seat"]
        require(seat == table.order[len(self.fed)] and not table.revolting, "another player comes first")
        require(self.losing == len(table.seats) and not table.due, "rice is lost first, and revolts are fought out")
        self.fed.append(seat)
        owned = len(table.of(seat))
        short = max(0, owned - table.rice[seat])
        told = (event["provinces"], event["rice"], event["unsupplied"])
        require(told == (owned, table.rice[seat], short), f"{short} provinces of {seat} are hungry, not {told}")
        if short:
            table.due.append(("revolts-drawn",))

    def revolts_drawn(self, event: Json) -> None:
        table, seat = self.table, event["seat"]
        owned = table.of(seat)
        short = len(owned) - table.rice[seat]
        revolts, farmers = next((row[1], row[2]) for row in PROVISIONS if short >= row[0])
        drawn = list(event["provinces"])
        require(len(drawn) == len(set(drawn)) == min(revolts, len(owned)), f"{revolts} provinces revolt, not {drawn}")
        require(set(drawn) <= set(owned) and seat == self.fed[-1], f"{drawn} are not {seat}'s")
        require(event["by"] == (seat + 1) % len(table.seats), "the left neighbour draws")
        require(event["farmers"] == farmers, f"{farmers} more farmers, not {event['farmers']}")
        table.revolting, table.revolt_farmers = drawn, farmers

    def revolt_chosen(self, event: Json) -> None:
        table = self.table
        require(len(table.revolting) > 1 and event["province"] in table.revolting, "there is nothing to choose")
        require(event["seat"] == self.fed[-1], "the owner chooses")

    def scored(self, event: Json) -> None:
        table, seat = self.table, event["seat"]
        require(len(self.fed) == len(table.seats) and not table.revolting, "winter is not over")
        table.points[seat] += event["points"]
        self.awards[seat] += event["points"]
        require(event["total"] == table.points[seat], f"{seat} has {table.points[seat]} points")

    def no_majority(self, event: Json) -> None:
        regions = {province.region for province in self.table.provinces.values()}
        bare = {region for region in regions if not self.leaders(region, event["source"])}
        require(set(event["regions"]) == bare, f"no {event['source']} in {bare}")

    def leaders(self, region: str, building: str) -> list[int]:
        places = [place for place in self.table.provinces.values() if place.region == region]
        counts = Counter(place.owner for place in places if building in place.buildings and place.owner is not None)
        return [seat for seat, count in counts.items() if count == max(counts.values())]

    def check_scoring(self) -> None:
        """One point for each province and building; 3, 2, 1 for the most of a kind in a region, tied one less."""
        table = self.table
        due: Counter[int] = Counter()
        for province in table.provinces.values():
            if province.owner is not None:
                due[province.owner] += 1 + len(province.buildings)
        for region in {province.region for province in table.provinces.values()}:
            for building, points in MAJORITIES.items():
                leaders = self.leaders(region, building)
                for seat in leaders:
                    due[seat] += points - (len(leaders) > 1)
        require(+self.awards == +due, f"awarded {self.awards}, earned {due}")
        table.revolt_farmers = None

    def year_turned(self, event: Json) -> None:
        table = self.table
        self.check_scoring()
        removed = sum(province.markers for province in table.provinces.values())
        require((event["year"], event["markers_removed"]) == (2, removed), f"{removed} markers lie on the board")
        for province in table.provinces.values():
            table.supply["revolt_markers"] += province.markers
            province.markers = 0
        table.rice = [0 for _ in table.seats]
        table.gone_events += table.open_events
        table.open_events, table.order = [], []
        table.year, table.season = 2, "spring"

    def game_ended(self, event: Json) -> None:
        table = self.table
        self.check_scoring()
        scores = [(table.points[seat], table.chests[seat]) for seat in table.seats]
        winners = [seat for seat in table.seats if scores[seat] == max(scores)]
        require(table.year == 2 and list(event["points"]) == table.points, "the points are miscounted")
        require(list(event["winners"]) == winners, f"{winners} have won, not {event['winners']}")
