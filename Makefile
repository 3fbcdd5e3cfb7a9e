# Two commands are enough: `make play` and `make test`. Each sets up all it needs and is quick the second time.

# Make's own rules would be tried on each of the sources, at every start.
MAKEFLAGS += --no-builtin-rules
# Many short processes import the same modules: let the first one keep what it has compiled.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
PYTHON ?= python3
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-package bakufu-client \
	--no-header --no-annotate
# Neighbors stay together, so that a server or a browser that several tests share is started once.
SPREAD := -n auto --dist worksteal
# Its plugin takes a second to load in each process, and only tests of the server need it.
LIGHT := -p no:schemathesis
QUICK := $(addprefix tests/,kernel shogun katana table text test_architecture.py test_faults.py test_ledger.py)
SOURCES := pyproject.toml setup.py set_up.py $(wildcard locks/*.txt) \
	$(shell find src -name static -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' \) -print) \
	$(shell find web \( -name node_modules -o -name build -o -name '*.egg-info' -o -name __pycache__ \) -prune -o -type f -print)

.PHONY: play site test quick nightly conformance lint client handbook bench load pan screenshots fuzz mutation lock clean

play: $(VENV)/.play
	@$(BIN)/bakufu play

# The whole game as a folder of files for any web host.
site: $(VENV)/.play
	@rm -rf build/site
	@$(BIN)/bakufu site build/site

test: $(VENV)/.test
	@$(MAKE) --no-print-directory --jobs=2 lint client
	$(BIN)/python tests/web/chromium.py
	$(BIN)/python -m pytest $(SPREAD) -q
	BAKUFU_PURE=1 $(BIN)/python -m pytest $(SPREAD) $(LIGHT) -q -m "not whole_games" tests/shogun tests/katana

# For every change: the source as it is, without compiling, and without what plays whole games or starts processes.
quick: $(VENV)/.quick
	@$(MAKE) --no-print-directory --jobs=2 lint client
	BAKUFU_PURE=1 PYTHONPATH=src $(BIN)/python -m pytest $(SPREAD) $(LIGHT) -q -m "not whole_games" $(QUICK)

# What `make test` does in part: every kind of game for every property, the server killed three hundred times and fuzzed
# at length, every screen by all rules and in all languages, whole games inside the browser.
nightly: $(VENV)/.test
	BAKUFU_NIGHTLY=1 $(BIN)/python -m pytest $(SPREAD) -q tests/properties tests/server/test_kills.py tests/server/test_attacks.py \
		tests/server/test_whole_games.py tests/server/http/test_fuzz_http.py tests/server/security/test_secrecy.py \
		tests/cli/terminal/full tests/edition tests/web

# The environments in the libraries that people train with, which take gigabytes: in an environment of their own.
conformance:
	$(PYTHON) -m venv build/conformance
	build/conformance/bin/python -m pip install --quiet '.[env]' -r conformance/requirements.txt
	build/conformance/bin/python -m pytest -q conformance

lint: $(VENV)/.quick
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

client: $(VENV)/.quick
	$(BIN)/python web/build.py check

handbook: $(VENV)/.test
	$(BIN)/mkdocs build --strict

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks.bench
	$(BIN)/python -m benchmarks.arena
	$(BIN)/python -m benchmarks.strength
	$(BIN)/python -m benchmarks.environments

load: $(VENV)/.test
	$(BIN)/python -m benchmarks.load

pan: $(VENV)/.test
	$(BIN)/python -m tests.web.pictures.pan

screenshots: $(VENV)/.test
	$(BIN)/python -m tests.web.pictures.screenshots

fuzz: $(VENV)/.play
	$(BIN)/python -m benchmarks.fuzz --games 20000

mutation: $(VENV)/.test
	$(BIN)/python -m mutation

# Newest releases within our bounds, for every platform, with their hashes. Needs uv.
lock:
	$(LOCK) --upgrade pyproject.toml --extra test --group build -o locks/test.txt
	$(LOCK) pyproject.toml --extra postgres --extra join --extra arena -c locks/test.txt -o locks/play.txt
	$(LOCK) --group build -c locks/test.txt -o locks/build.txt

clean:
	rm -rf $(VENV) build screenshots src/*.egg-info src/bakufu_client/static web/node_modules web/build web/*.egg-info

$(VENV)/.play $(VENV)/.test: $(SOURCES)
$(VENV)/.quick: pyproject.toml set_up.py $(wildcard locks/*.txt)
$(VENV)/.play $(VENV)/.test $(VENV)/.quick:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bakufu needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	@$(PYTHON) set_up.py $(patsubst .%,%,$(notdir $@)) $(VENV)
	@touch $@

# The peers are installed apart from the package: nothing of ours depends on them.
$(VENV)/.bench: $(VENV)/.play
	@$(PIP) gymnasium pettingzoo catanatron rlcard 'pettingzoo[classic]'
	@touch $@
