"""The referee watches battles and revolts: who throws what, that the tower keeps its cubes, and who has won what."""

from __future__ import annotations

from dataclasses import dataclass

from tests.properties.shogun.referee.season import BATTLES, leave, may_enter
from tests.properties.shogun.referee.table import FARMERS, Json, Table, require, sum_of


@dataclass
class Fight:
    """`attacker` is None in a revolt, `defender` is None in a neutral province: there the farmers fight."""

    province: str
    attacker: int | None
    defender: int | None
    attackers: int
    defenders: int
    reinforced: tuple[str, ...] = ()


@dataclass
class Result:
    winner: int | None
    loser: int | None
    survivors: int
    lost: dict[str, int]


class Battles:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.fight: Fight | None = None
        self.ended: Fight | None = None
        self.bystanders: dict[str, int] = {}
        self.missing = 0  # farmers, by what was told before they are thrown
        self.razed: tuple[int, list[str], int] | None = None

    def attack_began(self, event: Json) -> None:
        table, seat, name, armies = self.table, event["seat"], event["province"], event["armies"]
        table.actor(seat, event["origin"], *BATTLES)
        require(may_enter(table, seat, name), f"{name} must not be attacked")
        leave(table, event["rule"], event["origin"], name, armies)
        province = table.provinces[name]
        require(event["defender"] == province.owner != seat, f"{name} belongs to {province.owner}")
        table.provinces[event["origin"]].armies -= armies
        farmers = 2 if table.effect == "two-farmers" else 1
        defenders = farmers if province.owner is None else province.armies
        self.fight = Fight(name, seat, province.owner, armies, defenders)
        table.due += [("cubes-thrown",), ("battle-decided",)]

    def revolt_began(self, event: Json) -> None:
        table, seat, name = self.table, event["seat"], event["province"]
        province = table.provinces[name]
        if table.revolt_farmers is None:
            table.actor(seat, name, "rice", "tax")
            farmers = province.markers
        else:
            require(name in table.revolting, f"{name} was not drawn")
            table.revolting.remove(name)
            farmers = province.markers + table.revolt_farmers
        require(province.owner == seat, f"{name} is not {seat}'s")
        told = (event["armies"], event["markers"], event["farmers"])
        require(told == (province.armies, province.markers, farmers), f"{name} has {told}, not {farmers} farmers")
        self.fight = Fight(name, None, seat, farmers, province.armies)
        table.due += [("cubes-thrown",), ("battle-decided",)]

    def help_denied(self, event: Json) -> None:
        require(self.fight and self.fight.attacker is None, "help is denied in revolts only")

    def reinforced(self, event: Json) -> None:
        table, fight, rule, seat = self.table, self.fight, event["rule"], event["seat"]
        require(fight and rule not in fight.reinforced and event["province"] == fight.province, f"{rule} not here")
        assert fight is not None
        fight.reinforced += (rule,)
        if seat is None:
            return  # farmers: counted when they are thrown
        castle = "castle" in table.provinces[fight.province].buildings and table.effect == "castle-defends"
        reasons = {
            "special.attack": seat == fight.attacker and table.special[seat] == "attack",
            "special.defence": seat == fight.defender and table.special[seat] == "defence",
            "event.castle-defends": seat == fight.defender and castle,
        }
        require(reasons.get(rule) and event["armies"] == 1 and table.armies[seat], f"{rule} does not help {seat}")
        table.armies[seat] -= 1
        if seat == fight.attacker:
            fight.attackers += 1
        else:
            fight.defenders += 1

    def cubes_thrown(self, event: Json) -> None:
        """What goes in and what lay inside comes out or stays inside: no cube is made or lost."""
        table, fight = self.table, self.fight
        require(fight and event["province"] == fight.province, "nobody fights there")
        assert fight is not None
        self.castle_helped(fight)
        thrown = sum_of(self.throws(fight.attacker, fight.attackers), self.throws(fight.defender, fight.defenders))
        require(event["thrown"] == thrown, f"{event['thrown']} are thrown, not {thrown}")
        require(event["tray"] == table.tray, "the tray was not thrown")
        require((event["rule"] == "battle.tray-joins") == bool(table.tray), f"{event['rule']} is wrong")
        before = sum_of(thrown, table.tray, table.inside)
        require(sum_of(event["fallen"], event["inside"]) == before, "the tower has made or eaten cubes")
        table.tray, table.inside = dict(event["fallen"]), event["inside"]
        if fight.defender is not None:
            table.provinces[fight.province].armies = 0
        fighting = {self.colour(fight.attacker), self.colour(fight.defender), FARMERS}
        self.bystanders = {colour: n for colour, n in table.tray.items() if colour not in fighting}
        if self.bystanders:
            table.due.insert(0, ("bystanders-stayed",))

    def castle_helped(self, fight: Fight) -> None:
        """A castle's help is no choice: it comes as long as there is an army in supply."""
        table = self.table
        if fight.attacker is None or fight.defender is None or "event.castle-defends" in fight.reinforced:
            return
        castle = "castle" in table.provinces[fight.province].buildings and table.effect == "castle-defends"
        require(not castle or not table.armies[fight.defender], "the castle did not help")

    def farmers_missing(self, event: Json) -> None:
        self.missing = event["missing"]

    def throws(self, seat: int | None, cubes: int) -> dict[str, int]:
        """The cubes of one side; farmers come from their supply as far as there are any."""
        if seat is not None:
            return {self.table.colours[seat]: cubes}
        farmers = min(cubes, self.table.supply[FARMERS])
        require(self.missing == cubes - farmers, f"{cubes - farmers} farmers are missing, not {self.missing}")
        self.missing = 0
        self.table.supply[FARMERS] -= farmers
        return {FARMERS: farmers}

    def colour(self, seat: int | None) -> str:
        return FARMERS if seat is None else self.table.colours[seat]

    def bystanders_stayed(self, event: Json) -> None:
        require(event["cubes"] == self.bystanders, f"{self.bystanders} do not fight, not {event['cubes']}")

    def farmers_counted(self, event: Json) -> None:
        loyal = self.table.provinces[event["province"]].markers == 0
        told = event["rule"] == "battle.farmers-side-with-defender"
        require(event["farmers"] == self.table.tray[FARMERS] and loyal == told, "the farmers are miscounted")

    def battle_decided(self, event: Json) -> None:
        table, fight = self.table, self.fight
        require(fight and event["province"] == fight.province, "nobody fought there")
        assert fight is not None
        self.fight, self.ended = None, fight
        tray, province = table.tray, table.provinces[fight.province]
        loyal = fight.attacker is None or fight.defender is None or province.markers == 0
        result = self.judge(fight, loyal)
        told = (event["winner"], event["loser"], event["armies"])
        require(told == (result.winner, result.loser, result.survivors), f"{told}, but {result} in {tray}")
        for colour, number in result.lost.items():
            require(event["lost"].get(colour, 0) == number, f"{colour} lost {number}, not {event['lost']}")
        for seat in (fight.attacker, fight.defender):
            if seat is not None:
                table.armies[seat] += tray.pop(table.colours[seat], 0)
        if loyal and FARMERS in tray:
            table.due.append(("farmers-returned",))
        self.settle_province(fight, result)

    def judge(self, fight: Fight, loyal: bool) -> Result:
        """The rulebook's count: more armies win, the winner loses as many as the loser had."""
        tray = self.table.tray
        attacker, defender = self.colour(fight.attacker), self.colour(fight.defender)
        attackers, own = tray.get(attacker, 0), tray.get(defender, 0)
        farmers = tray.get(FARMERS, 0) if loyal and FARMERS not in (attacker, defender) else 0
        if attackers > own + farmers:
            survivors = attackers - own - farmers if fight.attacker is not None else 0
            lost = {attacker: own + farmers, defender: own}
            return Result(fight.attacker, fight.defender, survivors, drop_farmers(lost))
        if own + farmers > attackers and own:
            fallen = max(0, attackers - farmers)
            survivors = own - fallen if fight.defender is not None else 0
            lost = {attacker: attackers, defender: fallen}
            return Result(fight.defender, fight.attacker, survivors, drop_farmers(lost))
        # Undecided: nobody has won. In a neutral province or a revolt the one player there is the loser.
        players = [seat for seat in (fight.attacker, fight.defender) if seat is not None]
        loser = players[0] if len(players) == 1 else None
        return Result(None, loser, 0, drop_farmers({attacker: attackers, defender: own}))

    def settle_province(self, fight: Fight, result: Result) -> None:
        """Taken, kept, razed, or still nobody's."""
        table, province = self.table, self.table.provinces[fight.province]
        if result.winner is not None:
            table.station(result.winner, fight.province, result.survivors)
        if result.winner is not None and result.winner == fight.attacker:
            self.lose_card(fight)
            province.owner = fight.attacker
            table.due.append(("province-taken",))
        elif result.winner is None and fight.defender is not None:
            self.lose_card(fight)
            self.razed = (fight.defender, sorted(province.buildings), province.markers)
            for building in province.buildings:
                table.supply[building + "s"] += 1
            table.supply["revolt_markers"] += province.markers
            province.owner, province.markers, province.buildings = None, 0, set()
            table.due.append(("province-razed",))
        elif fight.attacker is None and table.revolt_farmers is None:
            table.due.append(("marker-placed",))

    def lose_card(self, fight: Fight) -> None:
        """A card that everybody has seen on the loser's board must be handed over; of others nobody knows."""
        if fight.defender is not None and fight.province in self.table.revealed.get(fight.defender, {}):
            self.table.due.append(("card-surrendered",))

    def farmers_returned(self, event: Json) -> None:
        farmers = self.table.tray.pop(FARMERS, 0)
        require(event["farmers"] == farmers and farmers, f"{farmers} farmers lie in the tray")
        self.table.supply[FARMERS] += farmers

    def card_surrendered(self, event: Json) -> None:
        table, seat, name, space = self.table, event["seat"], event["province"], event["space"]
        require(self.ended and (self.ended.province, self.ended.defender) == (name, seat), f"{name} is not lost")
        seen = table.revealed.setdefault(seat, {}).pop(name, space)
        require(seen == space, f"{name} lay on {seen}, not on {space}")
        table.surrendered.add((seat, space))

    def province_taken(self, event: Json) -> None:
        fight = self.ended
        require(fight and event["province"] == fight.province, "another province was fought for")
        assert fight is not None
        require((event["seat"], event["former"]) == (fight.attacker, fight.defender), "somebody else took it")

    def province_razed(self, event: Json) -> None:
        told = (event["former"], sorted(event["buildings"]), event["markers"])
        require(told == self.razed, f"{self.razed} was razed, not {told}")


def drop_farmers(lost: dict[str, int]) -> dict[str, int]:
    """Farmers all go home; how many of them fell makes no difference to anybody."""
    return {colour: number for colour, number in lost.items() if colour != FARMERS}
