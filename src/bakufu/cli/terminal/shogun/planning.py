"""The planning prompt: "tax Settsu", "bid 2", "clear tax", "done", in any order, any number of times."""

from __future__ import annotations

from bakufu.cli.terminal.asides import asides, show_commands, unclear
from bakufu.cli.terminal.matching import matches, plain_letters
from bakufu.cli.terminal.screen import BOLD
from bakufu.cli.terminal.session import Session
from bakufu.cli.terminal.shogun.draft import Draft
from bakufu.kernel.plain import plain
from bakufu.shogun.box.components import BID, CHEST_CARD, CHEST_CARDS, PROVINCES, SEASONS
from bakufu.shogun.numbers import WORDS
from bakufu.text.asking import question
from bakufu.text.columns import columns
from bakufu.text.shogun.forecast import forecast, total
from bakufu.text.shogun.provinces import province_table
from bakufu.text.shogun.renderer import ShogunRenderer

CLEAR, DONE, HAND, PLAN = "clear", "done", "hand", "plan"
VERBS = (CLEAR, DONE, HAND)


def plan(session: Session[ShogunRenderer]) -> None:
    Planner(session).run()


class Planner:
    """One season's plan, from the empty board to the moves, which are played in the order of the spaces."""

    def __init__(self, session: Session[ShogunRenderer]) -> None:
        self.session = session
        self.renderer = session.renderer
        self.say = session.say
        self.screen = session.screen
        self.view = session.view()
        self.draft = Draft(self.view, session.seat)
        self._asides = asides(session.terminal)
        self._offered: dict[int, int] | None = None  # a complete plan that must be confirmed by a second `done`

    def run(self) -> None:
        self.screen.line()
        self._show_hand(chests_too=False)
        self._show_plan()
        self.screen.say(self.say("play-plan-how", example=self._example()))
        whole = None
        while whole is None:
            line = self.session.ask(self.say("play-word-plan"))
            for order in line.split(","):
                whole = self._obey(order.strip())
        for space in self.draft.spaces:
            self.session.play(self.session.seat, whole[space])

    def _obey(self, order: str) -> dict[int, int] | None:
        """Carry out one command; returns the complete plan when it is done."""
        word, _, rest = order.partition(" ")
        if order == "":
            return None
        if order in ("?", "help"):
            self._help()
            return None
        verbs = matches(word, [(name, name) for name in (*VERBS, *self._asides)])
        spaces = self._space(order) or self._space(word)
        if verbs and (not spaces or plain_letters(word) == verbs[0]):
            if len(verbs) > 1:
                unclear(self.session, word, verbs)
                return None
            return self._verb(verbs[0], rest.strip())
        self._lay(order)
        return None

    def _verb(self, verb: str, rest: str) -> dict[int, int] | None:
        if verb == DONE:
            return self._finish()
        if verb == CLEAR:
            self._clear(rest)
        elif verb == HAND:
            self._show_hand()
        elif verb == PLAN:
            self._show_plan()
        else:
            self._asides[verb].act(self.session, rest)
        return None

    # Parsing commands

    def _space(self, typed: str) -> list[int]:
        row = self.draft.row()
        if typed.isdecimal():
            return [row[int(typed) - 1]] if 1 <= int(typed) <= len(row) else []
        names = [(self.view.known.setting.space_names[space], space) for space in self.draft.spaces]
        return matches(typed, names + [(self._name(space), space) for space in self.draft.spaces])

    def _name(self, space: int) -> str:
        return self.renderer.name("space", self.view.known.setting.space_names[space])

    def _card(self, typed: str, space: int) -> list[int]:
        cards = self.draft.cards
        words = [(WORDS[card], card) for card in cards] + [(self.renderer.card(WORDS[card]), card) for card in cards]
        if space == BID:
            chests = range(CHEST_CARD, CHEST_CARD + CHEST_CARDS)
            words += [(str(card - CHEST_CARD), card) for card in cards if card in chests]
        return matches(typed, words)

    def _lay(self, order: str) -> None:
        """Parse a space and a card in either order; a space may be several words."""
        words = order.split()
        best: tuple[list[int], list[int], str] = ([], [], order)
        for at in range(1, len(words)):
            first, last = " ".join(words[:at]), " ".join(words[at:])
            for space_words, card_words in ((first, last), (last, first)):
                spaces = self._space(space_words)
                cards = self._card(card_words, spaces[0]) if len(spaces) == 1 else []
                if len(spaces) == 1 and len(cards) == 1:
                    self._put(spaces[0], cards[0])
                    return
                if spaces and (len(cards) >= len(best[1]) or not best[0]):
                    best = (spaces, cards, card_words if len(spaces) == 1 else space_words)
        whole = self._space(order)
        if len(whole) == 1:
            self._compare(whole[0])
        elif whole or len(best[0]) > 1:
            names = [self._name(space) for space in whole or best[0]]
            unclear(self.session, best[2], names)
        elif best[1]:
            unclear(self.session, best[2], [self.renderer.card(WORDS[card]) for card in best[1]])
        elif best[0]:
            self._no_card(best[2])
        else:
            spaces_told = ", ".join(self._name(space) for space in self.draft.spaces)
            self.screen.say(self.say("play-plan-no-space", typed=order, spaces=spaces_told))

    def _no_card(self, typed: str) -> None:
        """Explain by rule that a province isn't in the player's hand; anything else is unknown input."""
        named = [(self.renderer.name("province", name), name) for name in PROVINCES]
        if len(matches(typed, named)) == 1:
            self.session.asked = "plan.own-cards"
            self.screen.say(self.say("play-refused", refusal=self.renderer.refusal("plan.own-cards")))
        else:
            self.screen.say(self.say("play-plan-no-card", typed=typed))

    # Carrying them out

    def _put(self, space: int, card: int) -> None:
        self._offered = None
        before = self.draft.lay(space, card)
        called = self.renderer.card(WORDS[card])
        expected = forecast(self.renderer, self.view, space, card)
        name = self._name(space)
        self.screen.say(self.say("play-plan-laid", space=name, card=called, forecast=expected), "  ")
        if before is not None:
            taken = self._name(before)
            self.screen.say(self.say("play-plan-moved", card=called, space=taken), "    ")

    def _clear(self, typed: str) -> None:
        self._offered = None
        if not typed:
            self.draft.laid.clear()
            self.screen.say(self.say("play-plan-cleared-all"), "  ")
            return
        spaces = self._space(typed)
        if len(spaces) != 1:
            unclear(self.session, typed, [self._name(space) for space in spaces])
            return
        self.draft.laid.pop(spaces[0], None)
        self.screen.say(self.say("play-plan-cleared", space=self._name(spaces[0])), "  ")

    def _finish(self) -> dict[int, int] | None:
        """The complete plan. If provinces were filled in, show them and wait for a second `done`."""
        whole = self.draft.completed()
        added = {space: card for space, card in whole.items() if space not in self.draft.laid}
        provinces = {space: card for space, card in added.items() if card < CHEST_CARD}
        if provinces and whole != self._offered:
            self._offered = whole
            laid = [self._laid(space, card) for space, card in provinces.items()]
            self.screen.say(self.say("play-plan-provinces", cards=self.renderer.joined(laid)))
            return None
        return whole

    def _laid(self, space: int, card: int) -> str:
        return self.say("story-card", space=self._name(space), card=self.renderer.card(WORDS[card]))

    # Showing

    def _help(self) -> None:
        self.screen.say(question(self.renderer, self.view, ".help"), "  ")
        self.screen.say(self.say("play-plan-help", example=self._example()), "  ")
        orders = (
            ("SPACE", self.say("play-plan-command-space")),
            ("clear [SPACE]", self.say("play-plan-command-clear")),
            ("hand", self.say("play-plan-command-hand")),
            ("done", self.say("play-plan-command-done")),
        )
        show_commands(self.session, orders)

    def _example(self) -> str:
        provinces = self.draft.provinces()
        return self.renderer.name("province", PROVINCES[provinces[0]]) if provinces else ""

    def _show_hand(self, chests_too: bool = True) -> None:
        left = self.draft.left()
        names = [PROVINCES[card] for card in left if card < CHEST_CARD]
        if names:
            self.screen.lines(province_table(self.renderer, plain(self.view), names, owners=False))
        chests = [self.renderer.card(WORDS[card]) for card in left if card >= CHEST_CARD]
        if chests_too:
            self.screen.say(self.say("play-hand-chests", cards=self.renderer.joined(chests)), "  ")

    def _show_plan(self) -> None:
        """List all spaces, in the order of the action row where it is known, with a question mark elsewhere."""
        known, seat = self.view.known, self.session.seat
        title = self.say(
            "play-plan-title",
            season=self.renderer.name("season", SEASONS[known.season]),
            chests=known.chests[seat],
            rice=known.rice[seat],
            armies=known.supply[seat],
        )
        self.screen.line(title, BOLD)
        rows = []
        for number, space in enumerate(self.draft.row(), 1):
            hidden = space not in known.action_row and space < BID
            card = self.draft.laid.get(space)
            laid = self.say("play-plan-open") if card is None else self.renderer.card(WORDS[card])
            expected = "" if card is None else forecast(self.renderer, self.view, space, card)
            name = self._name(space)
            rows.append((f"{number:2}", "?" if hidden else " ", name, laid, expected))
        self.screen.rows(rows)
        if self.draft.laid:
            self.screen.say(total(self.renderer, self.view, self.draft.laid), "  ")

    def _compare(self, space: int) -> None:
        """List the cards in hand with what each would do on a space."""
        rows = []
        for card in self.draft.left():
            if card < CHEST_CARD or space >= BID:
                rows.append((self.renderer.card(WORDS[card]), forecast(self.renderer, self.view, space, card)))
        self.screen.line(self._name(space), BOLD)
        self.screen.lines(columns(rows) if rows else [])
