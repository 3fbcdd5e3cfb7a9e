"""What one may ask at any prompt without deciding anything: the board, the log, why, odds, rules; save and quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bakufu.cli.files import BadFile
from bakufu.cli.terminal.advice import show_hint
from bakufu.cli.terminal.looking import show_board, show_odds
from bakufu.cli.terminal.session import Left, Session
from bakufu.kernel.plain import plain
from bakufu.text.players import own_cards
from bakufu.text.story import CHAPTER

LOG_LINES = 15
RULES_SHOWN = 8


def show_log(session: Session, words: str) -> None:
    """The last lines, numbered, so that one can ask why about any of them."""
    wanted = int(words) if words.isdigit() else LOG_LINES
    first = max(0, len(session.log) - wanted)
    for number, line in enumerate(session.log[first:], first + 1):
        session.screen.say(line.text, f"{number:4}  " if line.depth != CHAPTER else "      ")
    if not session.log:
        session.screen.say(session.say("play-nothing-yet"))


def show_why(session: Session, words: str) -> None:
    rule = session.asked
    if words.isdigit():
        number = int(words)
        if not 1 <= number <= len(session.log):
            session.screen.say(session.say("play-no-such-line", number=number, lines=len(session.log)))
            return
        line = session.log[number - 1]
        session.screen.say(line.text)
        rule = line.rule
    if rule:
        show_rule(session, rule)
    else:
        session.screen.say(session.say("play-nothing-yet"))


def show_rule(session: Session, rule: str) -> None:
    entry = session.game.ledger[rule]
    text = session.teller.rule(rule)
    if entry.ruling:
        session.screen.say(session.say("play-ruling", rule=text, id=rule), "  ")
        session.screen.say(session.say("play-reason", reason=session.teller.reason(rule)), "  ")
    else:
        session.screen.say(session.say("play-rule", rule=text, id=rule, page=entry.page), "  ")


def show_rules(session: Session, words: str) -> None:
    """Rules whose id or text has all the words."""
    wanted = words.casefold().split()
    chapters = ", ".join(dict.fromkeys(rule.partition(".")[0] for rule in session.game.ledger))
    if not wanted:
        session.screen.say(session.say("play-rules-which", chapters=chapters))
        return
    found = []
    for rule in session.game.ledger:
        text = f"{rule} {session.teller.rule(rule)}".casefold()
        if rule == words or all(word in text for word in wanted):
            found.append(rule)
    if words in session.game.ledger:
        found = [words]
    for rule in found[:RULES_SHOWN]:
        show_rule(session, rule)
    if not found:
        session.screen.say(session.say("play-no-rule", word=words, chapters=chapters))
    elif len(found) > RULES_SHOWN:
        session.screen.say(session.say("play-rules-more", count=len(found) - RULES_SHOWN))


def show_plan(session: Session, words: str) -> None:
    session.screen.lines(own_cards(session.teller, plain(session.view())))


def save(session: Session, words: str) -> None:
    if not words:
        session.screen.say(session.say("play-save-where"))
        return
    try:
        session.save(Path(words).expanduser())
    except BadFile as error:
        session.screen.say(str(error))
    else:
        session.screen.say(session.say("play-saved", file=words))


def leave(session: Session, words: str) -> None:
    raise Left


def show_commands(session: Session, orders: tuple[tuple[str, str], ...] = ()) -> None:
    """The words that work at every prompt, after those that work here."""
    say = session.say
    rows = (
        *orders,
        ("board [WORD]", say("play-command-board")),
        ("plan", say("play-command-plan")),
        ("log [N]", say("play-command-log")),
        ("why [N]", say("play-command-why")),
        ("odds", say("play-command-odds")),
        ("hint", say("play-command-hint")),
        ("rules WORD", say("play-command-rules")),
        ("save FILE", say("play-command-save")),
        ("quit", say("play-command-quit")),
    )
    session.screen.rows(rows)


ASIDES: dict[str, Callable[[Session, str], None]] = {
    "board": show_board,
    "plan": show_plan,
    "log": show_log,
    "why": show_why,
    "odds": show_odds,
    "hint": show_hint,
    "rules": show_rules,
    "save": save,
    "quit": leave,
}
