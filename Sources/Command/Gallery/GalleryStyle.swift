/// How the page looks. Colours follow the reader's system unless the button says otherwise.
enum GalleryStyle {
  private static let light = """
    --page: #f5f5f7; --card: #ffffff; --ink: #1d1d1f; --quiet: #6e6e73; --line: #d2d2d7; --accent: #0066cc;
    --button: #e8e8ed; --stage: #ececf0;
    """
  private static let dark = """
    --page: #000000; --card: #1c1c1e; --ink: #f5f5f7; --quiet: #98989d; --line: #3a3a3c; --accent: #409cff;
    --button: #2c2c2e; --stage: #111113;
    """

  static let text = """
    :root { \(light) color-scheme: light; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme]) { \(dark) color-scheme: dark; } }
    :root[data-theme=dark] { \(dark) color-scheme: dark; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
    header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 24px 28px 4px; }
    h1 { font-size: 26px; letter-spacing: -.01em; margin: 0; }
    h2 { font-size: 17px; line-height: 1.3; margin: 0; }
    p { margin: 0; }
    code { font: 12px/1 ui-monospace, monospace; overflow-wrap: anywhere; }
    .quiet { color: var(--quiet); font-size: 13px; }
    .tools { margin-left: auto; display: flex; gap: 8px; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(380px, 100%), 1fr)); gap: 20px;
      padding: 16px 28px 40px; align-items: start; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 16px;
      display: flex; flex-direction: column; gap: 10px; min-width: 0; }
    .stage { background: var(--stage); border-radius: 8px; padding: 12px; height: 440px; display: grid;
      place-items: center; overflow: hidden; }
    .stage > * { max-width: 100%; max-height: 416px; display: block; border-radius: 3px;
      box-shadow: 0 1px 5px rgb(0 0 0 / .25); }
    button, select { font: inherit; font-size: 13px; color: var(--ink); background: var(--button); border: 0;
      border-radius: 7px; padding: 5px 10px; min-height: 30px; cursor: pointer; }
    button:disabled { opacity: .4; cursor: default; }
    button[aria-pressed=true] { background: var(--accent); color: #fff; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .controls { display: flex; gap: 6px; align-items: center; }
    .controls[hidden], .kinds[hidden], button[hidden] { display: none; }
    .controls button { width: 36px; padding: 0; }
    .place { flex: 1; min-width: 40px; accent-color: var(--accent); margin: 0; }
    .time { font: 12px/1 ui-monospace, monospace; color: var(--quiet); min-width: 10ch; text-align: right; }
    .kinds { display: flex; flex-wrap: wrap; gap: 6px; }
    .graph { width: 100%; height: auto; display: block; cursor: pointer; }
    .graph .axis { stroke: var(--line); fill: none; }
    .graph .curve { stroke: var(--accent); stroke-width: 2; fill: none; stroke-linejoin: round; }
    .graph .area { fill: var(--accent); opacity: .12; }
    .graph .mark { stroke: var(--quiet); stroke-dasharray: 2 3; fill: none; }
    .graph .now { stroke: var(--ink); stroke-width: 1.5; }
    .graph text { font: 11px system-ui, sans-serif; fill: var(--quiet); text-anchor: middle; }
    .strip { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
    .strip img { width: 100%; display: block; }
    .controls svg { fill: currentColor; display: block; margin: auto; }
    .for-dark { display: none !important; }
    :root[data-theme=dark] .for-dark { display: block !important; }
    :root[data-theme=dark] .for-light { display: none !important; }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme]) .for-dark { display: block !important; }
      :root:not([data-theme]) .for-light { display: none !important; }
    }
    .strip div { display: grid; grid-template-columns: repeat(\(GalleryItem.moments), 1fr); }
    .strip button { padding: 0; font-size: 11px; border-radius: 0; min-height: 22px; background: none;
      color: var(--quiet); white-space: nowrap; }
    .strip button:hover { color: var(--ink); background: var(--button); }

    """
}
