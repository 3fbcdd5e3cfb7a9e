"""Answering a question of the game: the options are listed, and a number or the beginning of a word picks one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.cli.terminal.asides import asides, show_commands, unclear
from bakufu.cli.terminal.matching import matches, plain_letters
from bakufu.cli.terminal.session import Session
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.asking import options, question
from bakufu.text.option import Option


def decide(session: Session[Any]) -> None:
    """One decision of the person. A single option is taken, and said."""
    view = session.view()
    if only_option(session, view):
        return
    choices = options(session.teller, view)
    settle(session, view, choices, len(choices), lambda: _list(session, choices))


def only_option(session: Session[Any], view: View[Flow]) -> bool:
    """Take the only option, if there is no other; whether it was so."""
    if len(view.moves) > 1:
        return False
    only = session.game.describe(view.known, session.seat, view.moves[0])
    session.screen.say(session.say("play-only-option", move=session.teller.move(only)))
    session.play(session.seat, view.moves[0])
    return True


def settle(
    session: Session[Any],
    view: View[Flow],
    choices: list[Option],
    numbered: int,
    show: Callable[[], None],
    read: Callable[[str], str] = str,
) -> None:
    """Ask until an option is picked. `numbered` of them, the first ones, are called by number where `show` lists them;
    `read` makes something else of what was typed."""
    session.screen.line()
    session.screen.say(question(session.teller, view), style="bold")
    show()
    while True:
        typed = read(session.ask(session.say("play-word")))
        move = _answer(session, view, choices, numbered, show, typed)
        if move is not None:
            session.decided(move)
            return


def _list(session: Session[Any], choices: list[Option]) -> None:
    """Options that are numbers need no numbers before them; a run of them is told by its ends."""
    if not choices[0].numeric:
        session.screen.rows([(str(number), choice.label, choice.hint) for number, choice in enumerate(choices, 1)])
    elif choices[0].hint:
        session.screen.rows([(choice.label, choice.hint) for choice in choices])
    else:
        _possible(session, choices)


def _possible(session: Session[Any], choices: list[Option]) -> None:
    labels = [choice.label for choice in choices]
    if choices[0].numeric and len(labels) > 2 and int(labels[-1]) - int(labels[0]) == len(labels) - 1:
        session.screen.say(session.say("play-numbers", first=labels[0], last=labels[-1]))
    else:
        session.screen.say(session.say("play-choices", choices=", ".join(labels)))


def _answer(
    session: Session[Any], view: View[Flow], choices: list[Option], numbered: int, show: Callable[[], None], typed: str
) -> int | None:
    """The move that was meant; None if something else was asked, or nothing understood."""
    if typed in ("", "?", "help"):
        if typed:
            session.screen.say(question(session.teller, view, ".help"), "  ")
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
    elif len({choice.label for choice in found}) == 1 and not named:  # equal cards are one choice
        return found[0].move
    elif found:
        unclear(session, typed, [choice.label for choice in found] + named)
    else:
        _refuse(session, view, choices, numbered, typed)
    return None


def _refuse(session: Session[Any], view: View[Flow], choices: list[Option], numbered: int, typed: str) -> None:
    """Say why not: by the rule, if what was typed is a move at all."""
    meant = session.terminal.meant(session, view, choices, typed)
    if len(meant) == 1:
        rule = session.game.refusal(view.known, session.seat, meant[0])
        session.asked = rule
        session.screen.say(session.say("play-refused", refusal=session.teller.refusal(rule)))
    else:
        session.screen.say(session.say("play-not-understood", typed=typed))
    _possible(session, choices[:numbered])
