"""Answering a question of the game: the options are listed, and a number or the beginning of a word picks one."""

from __future__ import annotations

from bakufu.cli.terminal.asides import ASIDES, show_commands
from bakufu.cli.terminal.looking import unclear
from bakufu.cli.terminal.matching import matches, plain_letters
from bakufu.cli.terminal.session import Session
from bakufu.shogun.components import PROVINCES
from bakufu.shogun.decision_kinds import PLACE_IN_ORDER
from bakufu.shogun.picks import NUMBER, NUMBERS, PLACE, PLACES, WORDS
from bakufu.shogun.view import View
from bakufu.text.options import Option, options, question


def decide(session: Session) -> None:
    """One decision of the person. A single option is taken, and said."""
    view = session.view()
    if len(view.moves) == 1:
        only = session.game.describe(view.known, session.seat, view.moves[0])
        session.screen.say(session.say("play-only-option", move=session.teller.move(only)))
        session.play(session.seat, view.moves[0])
        return
    choices = options(session.teller, view)
    session.screen.line()
    session.screen.say(question(session.teller, view), style="bold")
    _list(session, choices)
    while True:
        move = _answer(session, view, choices, session.ask(session.say("play-word")))
        if move is not None:
            session.play(session.seat, move)
            return


def _list(session: Session, choices: list[Option]) -> None:
    """Options that are numbers need no numbers before them; a run of them is told by its ends."""
    if not choices[0].numeric:
        session.screen.rows([(str(number), choice.label, choice.hint) for number, choice in enumerate(choices, 1)])
    elif choices[0].hint:
        session.screen.rows([(choice.label, choice.hint) for choice in choices])
    else:
        _possible(session, choices)


def _possible(session: Session, choices: list[Option]) -> None:
    labels = [choice.label for choice in choices]
    if choices[0].numeric and len(labels) > 2 and int(labels[-1]) - int(labels[0]) == len(labels) - 1:
        session.screen.say(session.say("play-numbers", first=labels[0], last=labels[-1]))
    else:
        session.screen.say(session.say("play-choices", choices=", ".join(labels)))


def _answer(session: Session, view: View, choices: list[Option], typed: str) -> int | None:
    """The move that was meant; None if something else was asked, or nothing understood."""
    if typed in ("", "?", "help"):
        if typed:
            session.screen.say(question(session.teller, view, ".help"), "  ")
            show_commands(session)
        _list(session, choices)
        return None
    if typed.isdecimal() and not choices[0].numeric and 1 <= int(typed) <= len(choices):
        return choices[int(typed) - 1].move
    word, _, rest = typed.partition(" ")
    found = matches(typed, [(word, choice) for choice in choices for word in (choice.label, *choice.words)])
    asides = matches(word, [(name, name) for name in ASIDES])
    if asides and (not found or plain_letters(word) == asides[0]):
        if len(asides) == 1:
            ASIDES[asides[0]](session, rest.strip())
        else:
            unclear(session, word, asides)
    elif len(found) == 1 and not asides:
        return found[0].move
    elif found:
        unclear(session, typed, [choice.label for choice in found] + asides)
    else:
        _refuse(session, view, choices, typed)
    return None


def _refuse(session: Session, view: View, choices: list[Option], typed: str) -> None:
    """Say why not: by the rule, if what was typed is a move at all."""
    teller = session.teller
    words = [(word, move) for move, word in enumerate(WORDS)]
    words += [(teller.name("province", name), move) for move, name in enumerate(PROVINCES)]
    if typed.isdecimal() and view.known.decision == PLACE_IN_ORDER:
        meant = [PLACE + int(typed) - 1] if 1 <= int(typed) <= PLACES else []
    elif typed.isdecimal() and choices[0].numeric:
        meant = [NUMBER + int(typed)] if int(typed) < NUMBERS else []
    else:
        meant = [move for move in matches(typed, words) if move < NUMBER]
    if len(meant) == 1:
        rule = session.game.refusal(view.known, session.seat, meant[0])
        session.asked = rule
        session.screen.say(session.say("play-refused", refusal=teller.refusal(rule)))
    else:
        session.screen.say(session.say("play-not-understood", typed=typed))
    _possible(session, choices)
