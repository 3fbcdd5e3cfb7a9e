"""Making a decision from a list of options, by number or by the beginning of a word."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.cli.terminal.asides import asides, show_commands, unclear
from bakufu.cli.terminal.matching import matches, plain_letters
from bakufu.cli.terminal.screen import BOLD
from bakufu.cli.terminal.session import Session
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.asking import options, question
from bakufu.text.option import Option
from bakufu.text.renderer import Renderer


def decide(session: Session[Renderer]) -> None:
    """Ask for one decision. If there is only one option, take it and say so."""
    view = session.view()
    if only_option(session, view):
        return
    choices = options(session.renderer, view)
    settle(session, view, choices, len(choices), lambda: _list(session, choices))


def only_option(session: Session[Renderer], view: View[Flow]) -> bool:
    """If there is only one option, take it. Returns whether it was taken."""
    if len(view.moves) > 1:
        return False
    only = session.game.describe(view.known, session.seat, view.moves[0])
    session.screen.say(session.say("play-only-option", move=session.renderer.move(only)))
    session.play(session.seat, view.moves[0])
    return True


def settle(
    session: Session[Renderer],
    view: View[Flow],
    choices: list[Option],
    numbered: int,
    show: Callable[[], None],
    read: Callable[[str], str] = str,
) -> None:
    """Ask until an option is chosen. The first `numbered` options can be chosen by number, as `show` lists them; `read`
    can interpret the input first."""
    session.screen.line()
    session.screen.say(question(session.renderer, view), style=BOLD)
    show()
    while True:
        typed = read(session.ask(session.say("play-word")))
        move = _answer(session, view, choices, numbered, show, typed)
        if move is not None:
            session.decided([move])
            return


def _list(session: Session[Renderer], choices: list[Option]) -> None:
    """Options that are numbers are not numbered; consecutive ones are shown as a range."""
    if not choices[0].numeric:
        session.screen.rows([(str(number), choice.label, choice.hint) for number, choice in enumerate(choices, 1)])
    elif choices[0].hint:
        session.screen.rows([(choice.label, choice.hint) for choice in choices])
    else:
        _possible(session, choices)


def _possible(session: Session[Renderer], choices: list[Option]) -> None:
    labels = [choice.label for choice in choices]
    if choices[0].numeric and len(labels) > 2 and int(labels[-1]) - int(labels[0]) == len(labels) - 1:
        session.screen.say(session.say("play-numbers", first=labels[0], last=labels[-1]))
    else:
        session.screen.say(session.say("play-choices", choices=", ".join(labels)))


def _answer(
    session: Session[Renderer],
    view: View[Flow],
    choices: list[Option],
    numbered: int,
    show: Callable[[], None],
    typed: str,
) -> int | None:
    """The chosen move; None if the input was a command or not understood."""
    if typed in ("", "?", "help"):
        if typed:
            session.screen.say(question(session.renderer, view, ".help"), "  ")
            show_commands(session)
        show()
        return None
    if typed.isdecimal() and not choices[0].numeric and 1 <= int(typed) <= numbered:
        return choices[int(typed) - 1].move
    word, _, rest = typed.partition(" ")
    found = matches(typed, [(word, choice) for choice in choices for word in (choice.label, *choice.words)])
    possible = asides(session.terminal)
    named = matches(word, [(name, name) for name in possible])
    if named and (not found or plain_letters(word) == named[0]):
        if len(named) == 1:
            possible[named[0]].act(session, rest.strip())
        else:
            unclear(session, word, named)
    elif len({choice.label for choice in found}) == 1 and not named:  # identical cards are one choice
        return found[0].move
    elif found:
        unclear(session, typed, [choice.label for choice in found] + named)
    else:
        _refuse(session, view, choices, numbered, typed)
    return None


def _refuse(session: Session[Renderer], view: View[Flow], choices: list[Option], numbered: int, typed: str) -> None:
    """Explain why the input isn't possible, by its rule if it is a move."""
    meant = session.terminal.meant(session, view, choices, typed)
    if len(meant) == 1:
        rule = session.game.refusal(view.known, session.seat, meant[0])
        session.asked = rule
        session.screen.say(session.say("play-refused", refusal=session.renderer.refusal(rule)))
    else:
        session.screen.say(session.say("play-not-understood", typed=typed))
    _possible(session, choices[:numbered])
