/// The workflow of GitHub Actions of a new project.
enum StarterWorkflow {
  static let text = """
    # Renders the films after every push. Set the variable SEGUE_REPOSITORY (Settings, Secrets and variables, Actions) to
    # the OWNER/NAME of a repository that has Segue's sources: they are built here, since there are no packages of it.
    name: Films
    on: [push, pull_request]

    jobs:
      films:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.SEGUE_REPOSITORY }}
              path: .segue
          - uses: actions/cache@v4
            with:
              path: .segue/.build
              key: segue-${{ hashFiles('.segue/Package.swift', '.segue/Sources/**') }}
          - run: apt-get update && apt-get install -y make
          - run: make -C .segue build
          - run: make SEGUE=.segue/.build/release/segue
          - uses: actions/upload-artifact@v4
            with:
              name: films
              path: films

    """
}
