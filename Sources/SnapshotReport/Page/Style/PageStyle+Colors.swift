extension PageStyle {
  /// Colours for light and dark, and the type.
  static let colors = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#fbfbfa, #161718);
      --panel: light-dark(#f4f4f2, #1c1d1f);
      --raised: light-dark(#ffffff, #26282b);
      --stage: light-dark(#ecebe8, #101112);
      --line: light-dark(#e2e1dd, #303236);
      --text: light-dark(#1f2023, #e7e6e3);
      --muted: light-dark(#66676c, #9c9da3);
      --accent: light-dark(#2f62c9, #86acff);
      --accent-soft: light-dark(#e5ecfb, #263250);
      --check-a: light-dark(#ffffff, #2a2c2f);
      --check-b: light-dark(#eeeeec, #232527);
      --removed: light-dark(#fbe9e7, #3a2323);
      --removed-mark: light-dark(#f3bdb6, #7a3835);
      --added: light-dark(#e4f3e7, #1f3326);
      --added-mark: light-dark(#aedcb8, #2f6b41);
      --changed: light-dark(#a3620a, #e5ab55);
      --new: light-dark(#23793d, #74c58b);
      --blank: light-dark(#6d4bb5, #b79df0);
      --late: light-dark(#b02a6f, #f291c2);
      --unreadable: light-dark(#b3302c, #f08c86);
      --failed: light-dark(#b3302c, #f08c86);
      --refused: light-dark(#b3302c, #f08c86);
      --recorded: light-dark(#2f62c9, #86acff);
      --orphaned: light-dark(#6a6b70, #a2a3a9);
      --known: light-dark(#6a6b70, #a2a3a9);
      --passed: light-dark(#5c7663, #93ad9a);
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      --radius: 7px;
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      background: var(--ground); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
    }
    code, kbd, pre { font-family: var(--mono); font-size: 12px; }
    h1, h2, h3, p { margin: 0; font-size: inherit; }
    button, input, output { font: inherit; color: inherit; }
    button {
      border: 1px solid var(--line); background: var(--raised); border-radius: var(--radius);
      padding: 4px 10px; min-height: 30px; cursor: pointer; white-space: nowrap;
    }
    button:hover:not(:disabled) { border-color: var(--muted); }
    button:disabled { opacity: .38; cursor: default; }
    button[aria-pressed=true] { background: var(--accent-soft); border-color: transparent; color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    kbd {
      border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 5px;
      background: var(--raised); color: var(--muted);
    }
    a { color: var(--accent); }
    [hidden] { display: none !important; }

    """#
}
