/// The Makefile of a new project.
enum StarterMakefile {
  static let text = """
    # `make` renders the scenes that have changed, and those that use a file that has changed.
    # `make check` says which films are not what the scenes would give now.
    SEGUE ?= segue
    # Scenes whose names begin with `_` are parts that others include.
    SCENES := $(filter-out scenes/_%,$(wildcard scenes/*.yaml))
    FILMS := $(SCENES:scenes/%.yaml=films/%.mp4)

    all: $(FILMS) $(FILMS:.mp4=.gif)

    # One run draws both films. Segue writes down what they depend on. (Needs GNU make 4.3 for `&:`.)
    films/%.mp4 films/%.gif &: scenes/%.yaml
    \t$(SEGUE) render $< -o films/$*.mp4 -o films/$*.gif --deps .deps/$*.d
    -include $(wildcard .deps/*.d)

    check:
    \t$(SEGUE) render scenes --out films -f mp4,gif --check-output

    clean:
    \trm -rf films .deps

    .PHONY: all check clean

    """
}
