# Two commands are enough: `make play` and `make test`. Each sets up all it needs and is quick the second time.

VENV := .venv
PYTHON ?= python3
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') \
	$(shell find web -name node_modules -prune -o -type f -print)

.PHONY: play test lint client handbook bench load pan screenshots fuzz mutation clean

play: $(VENV)/.play
	@$(BIN)/bakufu play

test: $(VENV)/.test
	@$(MAKE) --no-print-directory --jobs=2 lint client
	$(BIN)/python tests/web/chromium.py
	$(BIN)/python -m pytest -n auto -q
	BAKUFU_PURE=1 $(BIN)/python -m pytest -n auto -q tests/shogun tests/katana tests/properties

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

client: $(VENV)/.test
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

clean:
	rm -rf $(VENV) build screenshots src/*.egg-info src/bakufu/server/static web/node_modules

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bakufu needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 2; }

$(VENV)/.play: $(BIN)/python $(SOURCES)
	@echo "Setting up Bakufu in $(VENV) (the first time takes a few minutes: rules and client are built) ..."
	@$(PIP) .
	@$(BIN)/bakufu --version
	@touch $@

$(VENV)/.test: $(BIN)/python $(SOURCES)
	@echo "Setting up Bakufu and its tests in $(VENV) (the first time takes a few minutes) ..."
	@$(PIP) '.[test]'
	@touch $@ $(VENV)/.play

# The peers are installed apart from the package: nothing of ours depends on them.
$(VENV)/.bench: $(VENV)/.play
	@$(PIP) '.[env,arena]' catanatron rlcard 'pettingzoo[classic]'
	@touch $@
