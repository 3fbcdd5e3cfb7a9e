"""Planning on the full screen: choose a space, then a card for it, in any order, and submit the plan at the end."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.cli.terminal.full.question import Choice
from bakufu.cli.terminal.session import Session
from bakufu.cli.terminal.shogun.draft import Draft
from bakufu.shogun.box.components import BID, CHEST_CARD
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.views.view import View
from bakufu.text.asking import question
from bakufu.text.shogun.forecast import forecast, total
from bakufu.text.shogun.renderer import ShogunRenderer

SUBMIT = "submit"
SUBMIT_KEY = "0"
TAKE_BACK = "take back"


class PlanQuestion:
    """`space` is the one for which a card is being chosen, None while a space is."""

    def __init__(self, session: Session[ShogunRenderer], view: View) -> None:
        self.session = session
        self.renderer = session.renderer
        self.view = view
        self.draft = Draft(view, session.seat)
        self.notice = ""
        self.space: int | None = None
        self._next = 0
        self._offered: dict[int, int] | None = None  # a complete plan that must be confirmed
        self._before: dict[int, int] | None = None  # the draft, while a suggested plan is shown instead

    def title(self) -> str:
        if self.space is not None:
            return self.session.say("play-plan-card", space=self._name(self.space))
        if self.draft.laid:
            return total(self.renderer, self.view, self.draft.laid)
        return question(self.renderer, self.view)

    def choices(self) -> Sequence[Choice]:
        return self._spaces() if self.space is None else self._cards(self.space)

    def _spaces(self) -> list[Choice]:
        found = []
        for space in self.draft.row():
            card = self.draft.laid.get(space)
            detail = ""
            if card is not None:
                expected = forecast(self.renderer, self.view, space, card)
                detail = f"{self.renderer.card(WORDS[card])}: {expected}"
            found.append(Choice(self._short(space), detail or self._name(space), marks=card, about=space))
        return [*found, Choice(self.session.say("play-plan-submit"), wishes=SUBMIT_KEY, about=SUBMIT)]

    def _cards(self, space: int) -> list[Choice]:
        found = [
            Choice(
                self.renderer.card(WORDS[card]),
                forecast(self.renderer, self.view, space, card),
                marks=card,
                about=card,
            )
            for card in self.draft.left()
        ]
        if space in self.draft.laid:
            found.append(Choice(self.session.say("play-plan-take-back"), wishes=SUBMIT_KEY, about=TAKE_BACK))
        return found

    def first(self) -> int:
        return 0 if self.space is not None else self._next

    def choose(self, choice: Choice) -> Sequence[int]:
        self.notice = ""
        if choice.about == SUBMIT:
            return self._submit()
        self._offered = None
        if self.space is None:
            self.space = choice.about
            return ()
        if choice.about == TAKE_BACK:
            del self.draft.laid[self.space]
        else:
            self.draft.lay(self.space, choice.about)
        self._go_on(self.space)
        return ()

    def _go_on(self, space: int) -> None:
        """Point at the next empty space."""
        row = self.draft.row()
        after = [*row[row.index(space) :], *row[: row.index(space)]]
        opened = [other for other in after if other not in self.draft.laid]
        self._next = row.index(opened[0]) if opened else len(row)
        self.space = None

    def _submit(self) -> Sequence[int]:
        """The complete plan. If provinces were filled in, name them and wait for a second time."""
        whole = self.draft.completed()
        added = {space: card for space, card in whole.items() if space not in self.draft.laid and card < CHEST_CARD}
        self._next = len(self.draft.row())
        if added and whole != self._offered:
            self._offered = whole
            laid = [
                self.session.say("story-card", space=self._name(space), card=self.renderer.card(WORDS[card]))
                for space, card in added.items()
            ]
            self.notice = self.session.say("play-plan-fill", cards=self.renderer.joined(laid))
            return ()
        return [whole[space] for space in self.draft.spaces]

    def back(self) -> None:
        """From the cards to the spaces, and from a suggested plan to the player's own."""
        self.notice = ""
        if self.space is None and self._before is not None:
            self.draft.laid = self._before
            self._before = None
        self.space = None

    def suggest(self, moves: Sequence[int]) -> bool:
        """Lay the suggested plan, so that it is seen in its place and can be changed."""
        self._before = self._before or self.draft.laid
        self.draft.laid = {space: card for space, card in zip(self.draft.spaces, moves, strict=True) if card != NOTHING}
        self.space = None
        self._next = len(self.draft.row())
        return True

    def _name(self, space: int) -> str:
        return self.renderer.name("space", self.view.known.setting.space_names[space])

    def _short(self, space: int) -> str:
        """As in the row of actions; with a question mark if it isn't known when the action comes."""
        if space >= BID:
            return self._name(space)
        name = self.session.say(f"play-space-{self.view.known.setting.space_names[space]}")
        return name if space in self.view.known.action_row else f"{name} ?"
