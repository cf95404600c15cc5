/// The scene that a new project begins with.
enum StarterScene {
  static let text = #"""
    # A scene of Segue. Render it with `segue render`, and ask `segue inspect` when things happen.
    title: The details slide in
    description: A tap on a row of the inbox brings its details in from the right; later they go back

    # What is drawn: a device (`segue list devices`), or a size in points such as {size: [375, 667], scale: 2}.
    canvas: {device: iphone-8, statusBar: $bar}
    fps: 50

    # Colours that depend on the theme; `segue render --theme both` draws each of them.
    themes:
      light: {paper: "#F2F2F7", bar: dark}
      dark: {paper: "#1C1C1E", bar: light}

    # The pictures. A view is placed by any two of left, right, width and centerX, and of top, bottom, height and centerY.
    screens:
      inbox:
        background: $paper
        navigationBar: Inbox
        views:
          - button: Open the message
            id: open
            centerX: 50%
            centerY: 50%
      message:
        background: systemBlue
        navigationBar: Message
        views:
          - label: Hello
            font: {size: 40, weight: bold}
            color: white
            centerX: 50%
            centerY: 50%

    # The ways between the screens (`segue list transitions`, `segue list curves`).
    segues:
      ShowMessage: {from: inbox, to: message, trigger: open, presentation: push}
      Back: {from: message, unwind: inbox}

    # What happens. A marker is a name for its moment: `segue frame --at opened`, `segue render --poster=opened`.
    timeline:
      - hold: 0.8
      - tap: open
      - marker: opened
      - hold: 1
      - unwind: Back
      - hold: 0.6

    """#
}
