"""The surroundings of the board as text: season, shared cards, tower and supply."""

from __future__ import annotations

from bakufu.kernel.patch import Json
from bakufu.text.columns import columns, packed, wrapped
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.shogun.story import season


def title(renderer: ShogunRenderer, table: Json) -> list[str]:
    say = renderer.say
    if table["over"]:
        return [say("board-over")]
    options = table["options"]
    when = season(renderer, table["season"], table["year"])
    side = renderer.name("side", options["side"])
    text = say("board-title", chapter=when, players=options["players"], side=side)
    if table["seat"] is not None:
        daimyo = say(f"web-daimyo-{table['players'][str(table['seat'])]['colour']}")
        you = say("board-you", player=renderer.player(table["seat"]), daimyo=daimyo)
        text = say("phrase-sentence-next", before=text, next=you)
    return [text]


def event_cards(renderer: ShogunRenderer, table: Json) -> list[str]:
    events = table["events"]
    lines = []
    if events["current"]:
        lines.append(renderer.say("board-event", effect=renderer.effect(events["current"]["effect"])))
    if events["open"] and not table["over"]:
        lines.append(renderer.say("board-events-open"))
        cards = []
        for card in events["open"]:
            loss = renderer.say("board-event-loss", loss=-card["rice_loss"])
            cards.append((renderer.effect(card["effect"]), loss))
        lines += columns(cards)
    return lines


def rows(renderer: ShogunRenderer, table: Json) -> list[str]:
    """The row of actions, the current one in brackets, and the positions of the turn order."""
    say = renderer.say
    actions = table["actions"]
    open_row = [renderer.name("space", action) for action in actions["row"] if action is not None]
    # The turn counter advances before a player decides, and after the last player the action advances too.
    now = actions["at"] if actions["turn"] == 0 else actions["at"] + 1
    cells = []
    for position, action in enumerate(open_row, 1):
        if table["order"] and position == now:
            cells.append(say("board-action-now", position=position, action=action))
        else:
            cells.append(say("board-action", position=position, action=action))
    last = len(actions["row"])
    if len(open_row) < last:
        count = last - len(open_row)
        cells.append(say("board-action-hidden", count=count, first=len(open_row) + 1, last=last))
    places = []
    for place in table["specials"]:
        special = renderer.name("special", place["special"])
        if place["seat"] is None:
            places.append(say("board-place-free", place=place["place"], special=special))
        else:
            player = renderer.player(place["seat"])
            places.append(say("board-place-taken", place=place["place"], special=special, player=player))
    lines = packed(say("board-actions"), cells) if cells else []
    return lines + (packed(say("board-places"), places) if places else [])


def claiming(renderer: ShogunRenderer, table: Json) -> list[str]:
    """Cards and army groups while provinces are claimed."""
    cards = table["claiming"]
    if cards is None:
        return []
    open_cards = renderer.joined([renderer.name("province", name) for name in cards["open"]])
    lines = [renderer.say("board-claiming", open=open_cards, pile=cards["pile"])]
    if cards["buried"]:
        buried = renderer.joined([renderer.name("province", name) for name in cards["buried"]])
        lines += wrapped(renderer.say("board-buried", provinces=buried))
    for seat, groups in enumerate(cards["groups"]):
        sizes = renderer.joined([str(group) for group in groups])
        lines.append(renderer.say("board-groups", player=renderer.player(seat), groups=sizes))
    return lines


def under_way(renderer: ShogunRenderer, table: Json) -> list[str]:
    """A battle with a pending decision, and the remaining revolts."""
    lines = []
    battle = table["battle"]
    if battle is not None:
        lines.append(
            renderer.say(
                "board-battle",
                province=renderer.name("province", battle["province"]),
                attacker=renderer.player(battle["attacker"]),
                attackers=battle["attackers"],
                defender=renderer.player(battle["defender"]),
                defenders=battle["defenders"],
            )
        )
    if table["revolting"]:
        provinces = renderer.joined([renderer.name("province", name) for name in table["revolting"]])
        lines.append(renderer.say("board-revolting", provinces=provinces))
    return lines


def tower(renderer: ShogunRenderer, table: Json) -> list[str]:
    supply = table["supply"]
    lying = renderer.say(
        "board-supply",
        chests=supply["chests"],
        farmers=supply["farmers"],
        markers=supply["revolt_markers"],
        castles=supply["castles"],
        temples=supply["temples"],
        theatres=supply["theatres"],
    )
    return [
        *wrapped(renderer.say("board-tray", cubes=renderer.cubes(table["tower"]["tray"]))),
        *wrapped(renderer.say("board-inside", cubes=renderer.cubes(table["tower"]["inside"]))),
        *wrapped(lying),
    ]
