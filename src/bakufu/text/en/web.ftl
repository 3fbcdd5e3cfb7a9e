# The frame of the browser client: the lobby, the log, settings, and what is said beside the game.

web-no-such-page = There is no such page.
web-to-lobby = All tables
web-connecting = Coming to the table
web-play-bots = Play against bots
web-name-default = Guest

## Who sits where

web-daimyo-blue = Uesugi Kenshin
    .clan = Uesugi
web-daimyo-yellow = Mori Motonari
    .clan = Mori
web-daimyo-red = Tokugawa Ieyasu
    .clan = Tokugawa
web-daimyo-black = Takeda Shingen
    .clan = Takeda
web-daimyo-purple = Hashiba Hideyoshi
    .clan = Hashiba
web-bot-random = plays at random
web-bot-ashigaru = Ashigaru

## Why, and why not

web-why = Why?
web-why-not = Why not?
web-why-asked = Looking it up
web-why-unknown = This rule is not in the ledger.
web-why-failed = The rules could not be fetched. Close this and ask again.
web-why-ruling = The rulebook leaves this open. { $reason }
web-why-page = Rulebook, page { $page }
web-close = Close

## The log

web-log-player = Whose lines
web-log-all-players = Everybody
web-log-kind = What happened
web-log-all-kinds = Everything
web-log-kind-battles = Battles and revolts
web-log-kind-actions = Other actions
web-log-kind-order = Plans and turn order
web-log-kind-winter = Winter and points
web-log-replay = Show this moment
web-log-empty = Nothing has happened yet.
web-log-undo = { $player } takes the last move back.
web-log-away = A bot sits in for { $player }.
web-log-back = { $player } is back.

## Table talk

web-talk = Table talk
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
