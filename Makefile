# Only python3, make and git are assumed; every target makes what it needs. GNU Make 3.81
# (macOS) is enough. ARGS is handed on: make play ARGS="--help", make test ARGS="-k trajan".

PYTHON ?= python3
ARGS ?=

VENV := .venv
VENV_PYTHON := $(VENV)/bin/python
READY := $(VENV)/.made-from-lock
# Pinned, because another uv may write the same lock in another form.
UV := uv==0.13.7

# In words, because both troubles are common and their own messages are long.
define python_fits
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "$(PYTHON) is missing or older than 3.11: install Python 3.11 or newer," \
		"or name one with 'make PYTHON=python3.12'." >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "$(PYTHON) lacks venv or ensurepip: install them" \
		"(on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
endef

.DEFAULT_GOAL := help
.PHONY: help setup run play test check bench format lock clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' Makefile | \
		while read -r name text; do printf '  make %-7s %s\n' "$$name" "$$text"; done

setup: $(READY) ## make .venv from requirements.lock (instant when it is up to date)

run: $(READY) ## the bot: on Discord with a token, else at a table in your browser
	@$(VENV_PYTHON) -m bot $(ARGS)

play: $(READY) ## play in the terminal
	@$(VENV_PYTHON) -m games play $(ARGS)

# Each process has neighbouring tests, which need the same games, pictures and browser.
test: $(READY) ## run all tests on all cores
	$(VENV_PYTHON) -m pytest -n auto --dist worksteal -rs $(ARGS)

# Tests may import what is declared for development, and leave unused what they do not need.
check: $(READY) ## format, lint, types, packages, layers, texts: all but the slow tests
	$(VENV_PYTHON) -m ruff format --check .
	$(VENV_PYTHON) -m ruff check .
	$(VENV_PYTHON) -m mypy
	$(VENV_PYTHON) -m pyrefly check --summary=none
	$(VENV_PYTHON) -m deptry .
	$(VENV_PYTHON) -m deptry tests --exclude nothing --ignore DEP002,DEP004
	$(VENV)/bin/oxlint --deny-warnings playground/page
	$(VENV_PYTHON) -m pytest tests/test_layers.py tests/test_texts.py -q

bench: $(READY) ## measure the budgets, printed as JSON
	@$(VENV_PYTHON) -m tests.bench $(ARGS)

format: $(READY) ## format the code and mend what ruff can mend
	$(VENV_PYTHON) -m ruff format .
	$(VENV_PYTHON) -m ruff check --fix .

# Keeps the versions that still fit. UV_CUSTOM_COMPILE_COMMAND is what the locks' first lines say.
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make lock    (newer versions: make lock ARGS=--upgrade)" \
	"$$lock_venv/bin/uv" pip compile pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --quiet

# The second lock is what the bot needs to run, in the versions of the first: see Dockerfile.
lock: ## write both requirements locks anew (ARGS=--upgrade for newer versions)
	$(python_fits)
	@lock_venv=$$(mktemp -d) && trap 'rm -rf "$$lock_venv"' EXIT INT TERM && \
	$(PYTHON) -m venv "$$lock_venv" && \
	"$$lock_venv/bin/python" -m pip install --quiet --disable-pip-version-check $(UV) && \
	$(COMPILE) --group dev --output-file requirements.lock $(ARGS) && \
	$(COMPILE) --constraint requirements.lock --output-file requirements-run.lock

# Leaves data/, out/ and saves/ alone: they may hold somebody's games.
clean: ## remove .venv and caches, never saved games
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamped last, so that a half-made .venv is never taken for a whole one.
$(READY): requirements.lock
	$(python_fits)
	@echo "Setting up $(VENV) ..."
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) && \
	$(VENV_PYTHON) -m pip install --quiet --disable-pip-version-check \
		--no-deps --require-hashes -r requirements.lock && \
	touch $@ || { rm -rf $(VENV); echo "Setup failed; the lines above say why." >&2; exit 1; }
