/// The page's style sheet.
enum GalleryStyle {
  static var all: String { colors + frame + sidebar + toolbar + cards + narrow }

  private static let colors = """
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f6f5f2, #131415);
      --panel: light-dark(#fbfaf8, #18191b);
      --card: light-dark(#ffffff, #1e2022);
      --ink: light-dark(#1c1c1e, #ececea);
      --soft: light-dark(#6a6a6f, #9d9da3);
      --line: light-dark(#e4e2dc, #2c2e31);
      --accent: light-dark(#b83a06, #ff8a4c);
      --accent-soft: light-dark(#fbe9df, #38210f);
      --problem: light-dark(#b42318, #ff8a80);
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      --bar: 61px;
    }

    """

  private static let frame = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: calc(var(--bar) + 16px); scroll-behavior: smooth; }
    body {
      margin: 0; display: grid; grid-template-columns: 272px minmax(0, 1fr); background: var(--ground); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
    }
    main { min-width: 0; padding: 0 40px 96px; }
    h1, h2, h3, h4, p { margin: 0; font-size: inherit; }
    button, input { font: inherit; color: inherit; }
    a { color: inherit; text-decoration: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    [hidden] { display: none !important; }
    #nothing { color: var(--soft); padding: 96px 0; text-align: center; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }

    """

  private static let sidebar = """
    #sidebar {
      position: sticky; top: 0; height: 100vh; display: flex; flex-direction: column; background: var(--panel);
      border-right: 1px solid var(--line);
    }
    #brand { padding: 26px 24px 16px; }
    #brand h1 { font-size: 19px; line-height: 1.25; font-weight: 650; letter-spacing: -0.015em; }
    #brand p { margin-top: 6px; color: var(--soft); font-size: 13px; line-height: 1.45; text-wrap: pretty; }
    #search { position: relative; display: block; margin: 0 16px 8px; }
    #words {
      width: 100%; height: 36px; padding: 0 34px 0 12px; border: 1px solid var(--line); border-radius: 9px;
      background: var(--card); appearance: none;
    }
    #words::-webkit-search-cancel-button { display: none; }
    #words::placeholder { color: var(--soft); }
    kbd {
      position: absolute; right: 9px; top: 9px; min-width: 18px; text-align: center; color: var(--soft);
      font: 11px/16px var(--mono); border: 1px solid var(--line); border-radius: 4px; pointer-events: none;
    }
    #words:focus + kbd { visibility: hidden; }
    nav { overflow-y: auto; padding: 8px 16px 32px; scrollbar-width: thin; }
    .group + .group { margin-top: 18px; }
    .group h2, .group a { display: flex; justify-content: space-between; gap: 12px; padding: 3px 8px; }
    .group h2 { font-size: 12px; font-weight: 600; color: var(--soft); }
    .group a { border-radius: 6px; font-size: 13.5px; line-height: 1.55; overflow-wrap: anywhere; }
    .group a span { color: var(--soft); }
    .group a:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); }
    .group a[aria-current] { background: var(--accent-soft); color: var(--accent); }
    .group a[aria-current] span { color: inherit; }

    """
}
