# Segue: `make` sets everything up and renders Scenes/, `make test` sets everything up and runs the tests.
SHELL := /bin/bash
.DELETE_ON_ERROR:

BUILD_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev librsvg2-dev libavformat-dev libavcodec-dev \
  libswscale-dev libavutil-dev libyaml-dev libxml2-dev fonts-inter
TEST_PACKAGES := ffmpeg gifsicle imagemagick python3 python3-yaml python3-jsonschema strace fonts-dejavu-core parallel \
  zsh fish mandoc chromium cmark-gfm mkdocs python3-pymdownx python3-docutils

SEGUE := .build/release/segue
SOURCES := Package.swift $(shell find Sources -type f)
SCENES := $(wildcard Scenes/*.yaml Scenes/transitions/*.yaml)
FILMS := $(SCENES:Scenes/%.yaml=Output/%.mp4)

all: films ## set up, build, and render every scene to Output/ (the default)

films: $(FILMS) $(FILMS:.mp4=.gif)

# A scene's film depends on the scene and on all that the scene uses; the program itself writes down what that is.
Output/%.mp4 Output/%.gif &: Scenes/%.yaml $(SEGUE)
	@mkdir -p Output/$(dir $*) .build/dependencies/$(dir $*)
	$(SEGUE) render $< -o Output/$*.mp4 -o Output/$*.gif --deps .build/dependencies/$*.d
-include $(wildcard .build/dependencies/*.d .build/dependencies/*/*.d)

build: $(SEGUE) ## build the release executable

$(SEGUE): $(SOURCES) | setup
	swift build -c release --static-swift-stdlib --product segue
	@touch $@

# Only when asked for: the pictures are in the repository, and a clone gives its files no meaningful times.
pictures: $(SEGUE) ## draw the pictures that the scenes use again
	@set -e; for scene in Scenes/pictures/*.yaml; do $(SEGUE) frame "$$scene" -o "$${scene%.yaml}.png"; done

setup: ## install what is missing to build
	@scripts/install-missing $(BUILD_PACKAGES)

setup-tests: setup
	@scripts/install-missing $(TEST_PACKAGES)

test: setup-tests $(SEGUE) ## set up, build, and run all tests
	swift build --build-tests
	swift test --skip-build

tsan: setup-tests ## run the tests of the threads under ThreadSanitizer
	SWIFT_BACKTRACE=enable=no swift test --sanitize=thread --scratch-path .build/tsan --filter 'PipelineTests|WorkerTests|OutputFileTests'

docs: $(SEGUE) reference ## draw the pictures of the manual, and write its page about commands
	scripts/manual draw $(SEGUE) docs/images

reference: $(SEGUE) ## write docs/commands.md from the tables of options
	$(SEGUE) help --markdown > docs/commands.md.new
	mv docs/commands.md.new docs/commands.md

check-docs: $(SEGUE) ## say which pictures of the manual are stale
	scripts/manual check $(SEGUE)

bench: $(SEGUE) ## run the program and its peers side by side and write docs/benchmarks.md; takes a quarter of an hour
	python3 bench/bench.py --segue $(SEGUE)

lint: ## hold the layout of the code against .swift-format
	swift format lint --strict --recursive Sources Tests Package.swift

format: ## lay the code out
	swift format --in-place --recursive Sources Tests Package.swift

clean: ## remove everything that was made
	rm -rf .build Output/*

help: ## print this
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

.PHONY: all films build pictures docs reference check-docs bench setup setup-tests test tsan lint format clean help
