extension GalleryPage {
  static let style = """
    :root { color-scheme: light dark; --ground: #f5f5f7; --card: #fff; --ink: #1d1d1f; --soft: #6e6e73; --line: #d2d2d7;
      --accent: #0b5fff; --light: #f2f3f7; --dark: #0d0f14; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #16171b; --card: #1f2126; --ink: #f5f5f7; --soft: #a1a1a6; --line: #34363d; --accent: #6aa0ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header, main { max-width: 1180px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 48px; }
    h1 { font-size: 34px; line-height: 1.2; margin: 0 0 8px; letter-spacing: -0.02em; }
    h2 { font-size: 21px; margin: 40px 0 16px; letter-spacing: -0.01em; }
    header p { color: var(--soft); margin: 0 0 16px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; }
    nav a { color: var(--accent); text-decoration: none; border: 1px solid var(--line); border-radius: 999px;
      padding: 4px 12px; background: var(--card); }
    .states { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); gap: 20px; }
    figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden;
      display: flex; flex-direction: column; }
    .pictures { flex: 1; display: flex; flex-direction: column; }
    .picture { flex: 1; justify-content: center; }
    figcaption { font-weight: 600; padding: 12px 16px; }
    .picture { padding: 24px 16px; display: flex; flex-direction: column; align-items: center; }
    .picture.light { background: var(--light); }
    .picture.dark { background: var(--dark); }
    img { display: block; max-width: 100%; height: auto; }
    details { padding: 10px 16px 12px; border-top: 1px solid var(--line); }
    summary { cursor: pointer; color: var(--soft); }
    pre { overflow-x: auto; font: 12px/1.3 ui-monospace, "DejaVu Sans Mono", Menlo, monospace; margin: 12px 0 0; }
    .problem { background: var(--card); border: 1px solid #d7001540; border-radius: 8px; padding: 8px 12px;
      margin: 16px 0 0; font-size: 13px; max-width: 100%; }
    .problem summary { color: #d70015; overflow-wrap: anywhere; }
    main { padding-bottom: 64px; }
    """
}
