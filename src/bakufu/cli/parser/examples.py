"""Examples in the help of each command. `help-command-NAME.example-1` and so on describe them."""

from __future__ import annotations

EXAMPLES: dict[str, tuple[str, ...]] = {
    "bakufu": (
        "bakufu play",
        "bakufu arena --help",
    ),
    "play": (
        "bakufu play",
        "bakufu play --terminal --players 3 --bots samurai",
        "bakufu play --terminal --game katana --players 1 --record duel.txt",
        "bakufu play --terminal --resume duel.txt",
    ),
    "daily": (
        "bakufu daily",
        "bakufu daily play --game katana",
        "bakufu daily --date 2026-11-18 --secret 62616b756675",
    ),
    "puzzles": (
        "bakufu puzzles",
        "bakufu puzzles --game katana --theme delivery --level easy",
        "bakufu puzzles make --game katana --count 100 --out katana.jsonl",
    ),
    "odds": (
        "bakufu odds --attackers 5 --defenders 3",
        "bakufu odds --attackers 3 --defenders 1 --neutral --battles 10",
        "bakufu odds --revolt 2 --defenders 4",
    ),
    "replay": (
        "bakufu replay game.json",
        "bakufu replay game.json --moves --from 20 --to 40",
        "bakufu replay game.json --seat 1",
        "bakufu replay game.json --notation text",
    ),
    "review": (
        "bakufu review game.json",
        "bakufu review game.json --seat 2 --html review.html",
        "bakufu review game.json --json",
    ),
    "verify": (
        "bakufu verify game.json",
        "bakufu verify game.json --receipt receipt.json",
    ),
    "decisions": (
        "bakufu decisions games --to decisions.parquet --encode relative",
        "bakufu decisions game.json --to decisions.csv",
    ),
    "facts": (
        "bakufu facts",
        "bakufu facts --game katana --all --json",
        "bakufu facts --facts my.toml",
    ),
    "serve": (
        "bakufu serve",
        "bakufu serve --host 0.0.0.0",
        "bakufu serve --origin https://table.example",
        "bakufu serve --database postgresql://bakufu@localhost/bakufu --workers 4",
    ),
    "account": (
        "bakufu account reset Ann",
        "bakufu account reset Ann --origin https://table.example",
    ),
    "admin": (
        "bakufu admin reports",
        "bakufu admin log",
    ),
    "backup": (
        "bakufu backup bakufu-copy.sqlite",
        "bakufu serve --database sqlite:///bakufu-copy.sqlite",
    ),
    "site": (
        "bakufu site ./site",
        "python3 -m http.server --directory ./site",
        "bakufu site ./site --base /games/bakufu/",
    ),
    "join": (
        "bakufu join http://127.0.0.1:8600/t/TABLE --bot ashigaru",
        "bakufu join http://127.0.0.1:8600/t/TABLE --bot careful:Careful",
    ),
    "dataset": (
        "bakufu dataset games-of-people",
        "bakufu dataset games-of-people --database postgresql://bakufu@localhost/bakufu",
    ),
    "simulate": (
        "bakufu simulate --games 100 --bots random",
        "bakufu simulate --game katana --players 2 --bots samurai,ashigaru",
    ),
    "arena": (
        "bakufu arena --bots samurai,ashigaru,ashigaru",
        "bakufu arena --bots daimyo:200,samurai,samurai --games 300 --out contest",
        "bakufu arena --bots careful:Careful,random,random --seed mine",
    ),
    "tune": (
        "bakufu tune samurai --only worth,battle --out samurai.toml",
        "bakufu arena --bots samurai@samurai.toml,samurai,samurai --seed mine",
    ),
    "completion": (
        'eval "$(bakufu completion bash)"',
        'eval "$(bakufu completion zsh)"',
        "bakufu completion fish > ~/.config/fish/completions/bakufu.fish",
    ),
}
