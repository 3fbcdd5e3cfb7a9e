"""The browser client is served as it was built, to whoever asks, and nothing else of the disk is."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from bakufu.edition.bundle import bundle, bundle_name
from bakufu.server.app import HEADERS
from tests.server.security.client import PAGE, SCRIPT, SEAL, WASM
from tests.server.security.house import House, StoppedClock, house, settings

ASSET = "/assets/some-1a2b.js"
PATIENCE = 120  # seconds: whoever asks first for the browser edition waits until it is packed


def fetch(home: House, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """As it came: nothing is decompressed."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"http://{home.address}"
    with httpx.Client(base_url=address, headers={"accept-encoding": ""}, timeout=PATIENCE, verify=False) as http:
        with http.stream(method, path, headers=named) as answer:
            raw = b"".join(answer.iter_raw())
        return httpx.Response(answer.status_code, headers=answer.headers, extensions={"raw": raw})


def body(answer: httpx.Response) -> bytes:
    raw: bytes = answer.extensions["raw"]
    return raw


@pytest.mark.parametrize("path", ["/", "/t/hF_bix_ozL04", "/t/hF_bix_ozL04/replay?at=3", "/t/hF_bix_ozL04?link=secret"])
def test_the_page_is_at_the_addresses_of_the_lobby_and_of_tables(home: House, path: str) -> None:
    answer = fetch(home, path)
    assert (answer.status_code, body(answer)) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/t",
        "/lobby",
        "/assets",
        "/assets/",
        "/assets/none.js",
        "/assets/../index.html",
        "/assets/%2e%2e/index.html",
        "/assets//etc/passwd",
        "/assets/%2fetc/passwd",
        "/assets/some-1a2b.js.gz",
        "/built-from",
        "/..%2fapp.py",
        "/static/index.html",
    ],
)
def test_nothing_is_at_other_addresses(home: House, path: str) -> None:
    assert fetch(home, path).status_code == 404


def test_files_that_are_named_by_their_content_are_kept_for_good(home: House) -> None:
    answer = fetch(home, ASSET)
    assert (answer.status_code, body(answer)) == (200, SCRIPT)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert body(fetch(home, "/seal.svg")) == SEAL
    assert fetch(home, "/seal.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0, identity", None),
        ("gzipped, brotli", None),
        ("", None),
    ],
)
def test_compressed_copies_are_sent_to_those_who_take_them(home: House, accepted: str, encoding: str | None) -> None:
    answer = fetch(home, ASSET, accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (body(answer) == SCRIPT) == (encoding is None)


def test_what_a_browser_has_is_not_sent_again(home: House) -> None:
    tag = fetch(home, "/").headers["etag"]
    answer = fetch(home, "/", if_none_match=tag)
    assert (answer.status_code, body(answer)) == (304, b"")
    assert fetch(home, ASSET, if_none_match=tag).status_code == 200
    assert fetch(home, ASSET, accept_encoding="br").headers["etag"] != fetch(home, ASSET).headers["etag"]


def test_head_tells_the_same_without_the_body(home: House) -> None:
    answer, whole = fetch(home, ASSET, "HEAD"), fetch(home, ASSET)
    assert (answer.status_code, body(answer)) == (200, b"")
    for name in ("content-length", "content-type", "etag"):
        assert answer.headers[name] == whole.headers[name]


def test_the_policy_allows_no_code_from_elsewhere_and_none_in_the_page() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/api/health", "/seal.svg"])
def test_what_is_no_page_may_load_nothing(home: House, path: str) -> None:
    headers = fetch(home, path).headers
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert (headers["cache-control"] == "no-store") == path.startswith("/api/")
    assert fetch(home, "/").headers["content-security-policy"] == HEADERS["Content-Security-Policy"]


def test_pages_do_not_count_towards_the_limit(tmp_path: Path, home: House) -> None:
    with house(settings(tmp_path, requests=1), StoppedClock()) as strict:
        assert {fetch(strict, "/").status_code for _ in range(5)} != {429}


def test_without_a_client_the_api_works_and_the_page_says_so(tmp_path: Path) -> None:
    with house(settings(tmp_path), client=tmp_path / "none") as home:
        visitor = home.visitor("Ann")
        answer = visitor.ask("GET", "/")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-client")
        assert visitor.ask("GET", "/api/me").json()["name"] == "Ann"
        visitor.close()


@pytest.mark.parametrize("path", ["/offline", "/offline/"])
def test_the_browser_edition_is_at_offline(home: House, path: str) -> None:
    page = fetch(home, path)
    assert page.status_code == 200
    assert b'src="/offline/assets/some-1a2b.js"' in body(page)
    assert f"/offline/assets/pyodide-0.1/ /offline/assets/{bundle_name()}".encode() in body(page)
    assert body(fetch(home, f"/offline/assets/{bundle_name()}")) == bundle()
    assert body(fetch(home, "/offline/assets/some-1a2b.js")) == SCRIPT
    assert body(fetch(home, "/offline/assets/pyodide-0.1/pyodide.asm.wasm")) == WASM


def test_only_the_browser_edition_may_compile_webassembly(home: House) -> None:
    for path in ("/offline", "/offline/assets/some-1a2b.js"):
        policy = fetch(home, path).headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert policy.count("unsafe") == 1
    assert "unsafe" not in fetch(home, ASSET).headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/offline/index.htm", "/offline/built-from", "/offline/../app.py", "/offlines"])
def test_nothing_else_is_in_the_browser_edition(home: House, path: str) -> None:
    assert fetch(home, path).status_code == 404
