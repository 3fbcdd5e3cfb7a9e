"""The referee watches spring, summer and autumn: plans, bids, the turn order, and every action but the battles."""

from __future__ import annotations

from collections.abc import Callable

from tests.properties.shogun.referee.table import SPACES, Acting, Json, Table, require

SEASONS = ("spring", "summer", "autumn", "winter")
SPECIALS = {"one-more-chest", "one-more-rice", "six-armies", "attack", "defence"}
EFFECTS = (
    "theatre-calms", "theatre-calms", "two-farmers", "castle-defends", "castle-defends", "temple-protects",
    "tax-at-most", "tax-at-least", "temple-protects", "rice-at-least", "rice-at-most", "fewer-armies",
)  # fmt: skip
PRICES = {"castle": 3, "temple": 2, "theatre": 1, "deploy-5": 3, "deploy-3": 2, "deploy-1": 1}
DEPLOYED = {"deploy-5": 5, "deploy-3": 3, "deploy-1": 1}
FEWER = {"deploy-5": 3, "deploy-3": 2, "deploy-1": 1}
SIX = 6
BATTLES = ("battle-a", "battle-b")
OUTCOMES = {
    **dict.fromkeys(("castle", "temple", "theatre"), ("built", "action-skipped")),
    **dict.fromkeys(("rice", "tax"), ("collected",)),
    **dict.fromkeys(DEPLOYED, ("deployed", "action-skipped")),
    **dict.fromkeys(BATTLES, ("armies-moved", "attack-began", "action-skipped")),
}
NO_CARD = -1.0
NO_CHESTS = 0.0
PROVINCE_CARD = 0.5


class Season:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.row: list[str] = []
        self.began: list[str] = []
        self.specials: list[str] = []
        self.planned = dict.fromkeys(table.seats, 0)
        self.bids: dict[int, float] = {}
        self.lots: list[list[int]] = []
        self.chosen: list[int] = []
        self.places: dict[int, int] = {}
        self.turn = 0
        self.adjusted: list[Json] = []
        self.over: tuple[int, str | None] = (0, None)

    def actions_laid_out(self, event: Json) -> None:
        require((event["year"], event["season"]) == (self.table.year, self.table.season), "time goes astray")
        require(len(set(event["open"])) == 5 and set(event["open"]) <= set(SPACES[:10]), "five actions lie open")
        self.row, self.began = list(event["open"]), []

    def look(self, view: Json) -> None:
        """Of the row everybody sees the cards that were revealed, and nothing of the others."""
        row = view["actions"]["row"]
        require(row in ([], self.row + [None] * (10 - len(self.row))), f"{row} lie there, told were {self.row}")

    def specials_laid_out(self, event: Json) -> None:
        require(set(event["row"]) == SPECIALS, f"{event['row']} are not the special cards")
        self.specials = list(event["row"])
        self.planned = dict.fromkeys(self.table.seats, 0)
        self.bids, self.lots, self.chosen, self.places = {}, [], [], {}

    def card_planned(self, event: Json) -> None:
        require(event["card"] is None, f"a spectator hears of the card {event['card']}")
        require(event["space"] == SPACES[self.planned[event["seat"]]], f"{event['space']} is not the next space")
        self.planned[event["seat"]] += 1

    def plans_laid(self, event: Json) -> None:
        require(set(self.planned.values()) == {len(SPACES)}, f"not all plans are complete: {self.planned}")

    def event_drawn(self, event: Json) -> None:
        table = self.table
        require(event["effect"] == EFFECTS[event["card"] - 1], f"card {event['card']} says {event['effect']}")
        table.open_events.remove(event["card"])
        table.event, table.effect = event["card"], event["effect"]

    def bid_revealed(self, event: Json) -> None:
        table, seat, card = self.table, event["seat"], event["card"]
        require(seat not in self.bids, f"seat {seat} bids twice")
        paid = 0
        if card.startswith("chest-"):
            paid = min(int(card[-1]), table.chests[seat])
            self.bids[seat] = paid or NO_CHESTS
        elif card == "empty":
            self.bids[seat] = NO_CARD
        else:
            require(table.provinces[card].owner == seat, f"{card} is not {seat}'s to bid")
            self.bids[seat] = PROVINCE_CARD
            table.revealed.setdefault(seat, {})[card] = "bid"
        require(event["paid"] == paid, f"{event['paid']} paid for {card}, not {paid}")
        table.pay(seat, paid)

    def bid_ranked(self, event: Json) -> None:
        seats = list(event["seats"])
        require(len({self.bids[seat] for seat in seats}) == 1, f"the bids of {seats} are not equal")
        if event["rule"] == "order.tie-by-lot":
            self.lots.append(seats)

    def place_taken(self, event: Json) -> None:
        """The highest bid left chooses; among equal bids the lot that was drawn."""
        seat, place = event["seat"], event["place"]
        left = [other for other in self.table.seats if other not in self.chosen]
        best = [other for other in left if self.bids[other] == max(self.bids[s] for s in left)]
        first = next((s for lot in self.lots if seat in lot for s in lot if s in best), best[0])
        require(seat == first, f"seat {first} chooses before {seat}")
        require(place not in self.places and event["special"] == self.specials[place - 1], f"place {place} is not free")
        self.places[place] = seat
        self.chosen.append(seat)
        self.table.special[seat] = event["special"]

    def order_determined(self, event: Json) -> None:
        order = [self.places[place] for place in sorted(self.places)]
        aside = [special for place, special in enumerate(self.specials, 1) if place not in self.places]
        require((list(event["order"]), list(event["set_aside"])) == (order, aside), "the places say something else")
        self.table.order = order
        self.turn = len(order)

    def action_began(self, event: Json) -> None:
        require(self.turn == len(self.table.seats) and not self.table.due, "the action before is not done")
        require(event["position"] == len(self.began) + 1, "the actions are out of order")
        require(len(self.row) == min(5 + len(self.began), 10), f"{len(self.row)} actions are face up")
        require(event["action"] == self.row[len(self.began)], f"{event['action']} does not come next")
        self.began.append(event["action"])
        self.turn = 0

    def action_revealed(self, event: Json) -> None:
        """One card after each of the first five actions, when everybody is done with it."""
        require(self.began and self.turn == len(self.table.seats) and not self.table.due, "the action is not done")
        require(event["position"] == len(self.row) + 1 == len(self.began) + 5, "another card is next")
        require(event["action"] in SPACES[:10] and event["action"] not in self.row, f"{event['action']} was face up")
        self.row.append(event["action"])

    def next_turn(self, seat: int, action: str) -> None:
        require(not self.table.due, f"{self.table.due} did not happen")
        require(seat == self.table.order[self.turn] and action == self.began[-1], f"{seat}: not now")
        self.turn += 1
        self.adjusted = []

    def card_revealed(self, event: Json) -> None:
        table, seat, action, name = self.table, event["seat"], event["action"], event["card"]
        self.next_turn(seat, action)
        require((seat, action) not in table.surrendered, f"{seat} has no card on {action} any more")
        require(table.provinces[name].owner == seat, f"{name} is not {seat}'s")
        seen = table.revealed.setdefault(seat, {})
        require(name not in seen, f"{seat} plays {name} twice")
        seen[name] = action
        table.acting = Acting(seat, action, name)
        table.due = [OUTCOMES[action]]

    def action_skipped(self, event: Json) -> None:
        table, seat, action, name = self.table, event["seat"], event["action"], event["province"]
        if name is None:
            self.next_turn(seat, action)
            lost = (seat, action) in table.surrendered
            require(lost == (event["rule"] == "battle.card-from-the-plan"), f"{event['rule']} is not why")
            return
        table.actor(seat, name, action)
        province = table.provinces[name]
        reasons = {
            "action.pay-in-full": table.chests[seat] < PRICES.get(action, 0),
            "build.one-of-a-kind": action in province.buildings,
            "build.free-site": len(province.buildings) >= province.sites,
            "build.tiles-are-limited": table.supply.get(action + "s") == 0,
            "deploy.supply-is-limited": table.armies[seat] < self.deployed(action),
            "march.one-army-stays": province.armies < 2,
            "march.nowhere-to-go": self.surrounded(seat, name),
        }
        require(reasons.get(event["rule"]), f"{event['rule']} is no reason to skip {action} in {name}")

    def surrounded(self, seat: int, origin: str) -> bool:
        near = [name for border in self.table.adjacent if origin in border for name in border - {origin}]
        return not any(may_enter(self.table, seat, name) for name in near)

    def deployed(self, action: str) -> int:
        return (FEWER if self.table.effect == "fewer-armies" else DEPLOYED).get(action, 0)

    def adjusted_(self, event: Json) -> None:
        require(not self.adjusted or event["before"] == self.adjusted[-1]["after"], "a change is missing")
        self.adjusted.append(event)

    def collected(self, event: Json) -> None:
        table, seat, name, action = self.table, event["seat"], event["province"], event["action"]
        table.actor(seat, name, "rice", "tax")
        province = table.provinces[name]
        printed = province.tax if action == "tax" else province.rice
        limits: dict[str, Callable[[int], int]] = {
            "tax-at-most": lambda n: min(n, 5) if action == "tax" else n,
            "tax-at-least": lambda n: max(n, 6) if action == "tax" else n,
            "rice-at-most": lambda n: min(n, 3) if action == "rice" else n,
            "rice-at-least": lambda n: max(n, 4) if action == "rice" else n,
        }
        limit = limits.get(table.effect or "")
        amount = limit(printed) if limit is not None else printed
        if table.special[seat] == {"tax": "one-more-chest", "rice": "one-more-rice"}[action]:
            amount += 1
        if action == "tax":
            amount = min(amount, table.supply["chests"])
            table.pay(seat, -amount)
            total = table.chests[seat]
        else:
            table.rice[seat] += amount
            total = table.rice[seat]
        require((event["amount"], event["total"]) == (amount, total), f"{amount} from {name}, not {event['amount']}")
        told = [self.adjusted[0]["before"], self.adjusted[-1]["after"]] if self.adjusted else [printed, printed]
        require(told == [printed, amount], f"the changes from {printed} to {amount} are told as {told}")
        # A revolt is followed by a marker too, if it is put down; the battle decides.
        table.due.append(("revolt-began",) if province.markers else ("marker-placed",))

    def track_exceeded(self, event: Json) -> None:
        table, seat = self.table, event["seat"]
        owned, last = {
            "collect.rice-beyond-track": (table.rice[seat], 18),
            "score.points-beyond-track": (table.points[seat], 80),
        }[event["rule"]]
        require(event["total"] == owned > last, f"{seat} has {owned}, which the track shows up to {last}")

    def marker_placed(self, event: Json) -> None:
        table = self.table
        require(table.acting and event["province"] == table.acting.province, "a marker out of nowhere")
        province = table.provinces[event["province"]]
        none_left = table.supply["revolt_markers"] == 0
        require(none_left == (event["rule"] == "revolt.markers-are-limited"), f"{event['rule']} is not why")
        if not none_left:
            table.supply["revolt_markers"] -= 1
            province.markers += 1
        require(event["markers"] == province.markers, f"{province.markers} markers lie there")

    def built(self, event: Json) -> None:
        table, seat, name, building = self.table, event["seat"], event["province"], event["building"]
        table.actor(seat, name, building)
        province = table.provinces[name]
        require(building not in province.buildings and len(province.buildings) < province.sites, f"no room in {name}")
        require(event["paid"] == PRICES[building] and table.supply[building + "s"], f"a {building} is not to be had")
        table.pay(seat, PRICES[building])
        table.supply[building + "s"] -= 1
        province.buildings.add(building)
        if building == "theatre" and table.effect == "theatre-calms" and province.markers:
            table.due.append(("marker-removed",))

    def marker_removed(self, event: Json) -> None:
        table = self.table
        acting = table.acting
        assert acting is not None, "a marker vanishes"
        require(event["province"] == acting.province, "a marker vanishes")
        require(table.effect == "theatre-calms" and acting.action == "theatre", "no theatre calms anybody")
        table.provinces[event["province"]].markers -= 1
        table.supply["revolt_markers"] += 1
        require(event["markers"] == table.provinces[event["province"]].markers, "the markers are miscounted")

    def deployed_(self, event: Json) -> None:
        table, seat, name, action = self.table, event["seat"], event["province"], event["action"]
        table.actor(seat, name, action)
        six = action == "deploy-5" and table.special[seat] == "six-armies"
        allowed = [self.deployed(action), SIX] if six else [self.deployed(action)]
        require(event["armies"] in allowed, f"{event['armies']} armies deployed, allowed are {allowed}")
        require(event["paid"] == PRICES[action], f"{event['paid']} paid for {action}")
        table.pay(seat, PRICES[action])
        table.station(seat, name, event["armies"])

    def armies_moved(self, event: Json) -> None:
        table, seat, armies = self.table, event["seat"], event["armies"]
        table.actor(seat, event["origin"], "deploy-1", *BATTLES)
        origin, target = table.provinces[event["origin"]], table.provinces[event["target"]]
        require(target.owner == seat, f"{event['target']} is not {seat}'s")
        leave(table, event["rule"], event["origin"], event["target"], armies)
        origin.armies -= armies
        target.armies += armies

    def armies_stayed(self, event: Json) -> None:
        self.table.actor(event["seat"], event["province"], "deploy-1")

    def round_ended(self, event: Json) -> None:
        table = self.table
        require(len(self.began) == 10 and self.turn == len(table.seats) and not table.due, "the round is not done")
        require((event["season"], event["event"]) == (table.season, table.event), "another season ends")
        table.gone_events.append(event["event"])
        self.over = (event["event"], table.effect)
        table.event = table.effect = table.acting = None
        table.special, table.revealed, table.surrendered = {}, {}, set()
        table.season = SEASONS[SEASONS.index(table.season) + 1]
        if table.season != "winter":
            table.order = []
        else:
            table.due.append(("event-ended",))

    def event_ended(self, event: Json) -> None:
        require(self.table.season == "winter", "the event of spring or summer has no winter to outlast")
        require((event["card"], event["effect"]) == self.over, f"the event was {self.over}")


def may_enter(table: Table, seat: int, name: str) -> bool:
    """In play, and no temple of somebody else under the season's protection."""
    province = table.provinces[name]
    sheltered = table.effect == "temple-protects" and "temple" in province.buildings and province.owner != seat
    return province.in_play and not sheltered


def leave(table: Table, rule: str, origin: str, target: str, armies: int) -> None:
    """Armies may go from here to there: adjacent, and one stays behind."""
    border = frozenset((origin, target))
    require(border in table.adjacent, f"{origin} does not touch {target}")
    require((border in table.by_sea) == (rule == "march.sea-route"), f"{rule} between {origin} and {target}")
    require(0 < armies < table.provinces[origin].armies, f"{armies} cannot leave {origin}")
