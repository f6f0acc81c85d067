extension GalleryStyle {
  static let toolbar = """
    #toolbar {
      position: sticky; top: 0; z-index: 2; margin: 0 -40px;
      background: color-mix(in srgb, var(--ground) 86%, transparent); backdrop-filter: blur(14px);
      border-bottom: 1px solid var(--line);
    }
    #switches {
      display: flex; flex-wrap: wrap; align-items: center; gap: 8px 22px; padding: 12px 40px; overflow-x: auto;
      scrollbar-width: none;
    }
    #note { padding: 0 40px 10px; color: var(--soft); font-size: 13px; }
    fieldset { display: flex; align-items: center; gap: 9px; border: 0; margin: 0; padding: 0; min-width: max-content; }
    legend { display: contents; color: var(--soft); font-size: 13px; }
    .choice { display: flex; padding: 2px; border-radius: 9px; background: color-mix(in srgb, var(--ink) 7%, transparent); }
    .choice label { position: relative; }
    .choice input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
    .choice span {
      display: block; padding: 3px 11px; border-radius: 7px; font-size: 13px; line-height: 22px; color: var(--soft);
      white-space: nowrap;
    }
    .choice input:hover + span { color: var(--ink); }
    .choice input:checked + span {
      background: light-dark(#ffffff, #3a3c40); color: var(--ink); font-weight: 550;
      box-shadow: 0 1px 2px rgb(0 0 0 / 14%), 0 0 0 .5px rgb(0 0 0 / 6%);
    }
    .choice input:disabled { cursor: default; }
    .choice input:disabled + span { opacity: .45; }
    .choice input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }

    """

  static let cards = """
    .category { margin: 44px 0 0; font-size: 30px; line-height: 1.2; font-weight: 650; letter-spacing: -0.022em; }
    .component { padding-top: 28px; }
    .component header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; margin-bottom: 12px; }
    .component h3 { font-size: 17px; font-weight: 600; letter-spacing: -0.008em; }
    .component h3 a:hover { color: var(--accent); }
    .component header p { color: var(--soft); font-size: 14px; }
    .states { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr)); gap: 16px; }
    .card {
      container-type: inline-size; display: flex; flex-direction: column; min-width: 0; background: var(--card); border-radius: 14px; overflow: hidden;
      box-shadow: 0 0 0 1px var(--line), 0 1px 2px rgb(0 0 0 / 4%);
    }
    .stage {
      flex: 1; display: flex; padding: 30px 24px; overflow-x: auto; background: #f3f4f7; transition: background .15s;
    }
    .card[data-appearance=dark] .stage { background: #0e1116; }
    .stage img { display: block; margin: auto; flex: none; }
    .card footer {
      display: flex; align-items: center; gap: 10px; padding: 8px 8px 8px 16px; border-top: 1px solid var(--line);
      min-height: 45px;
    }
    .card h4 { font-size: 14px; font-weight: 550; overflow-wrap: anywhere; }
    .facts { color: var(--soft); font-size: 12.5px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .tabs { margin-left: auto; display: flex; }
    @container (max-width: 372px) {
      .card footer { flex-wrap: wrap; gap: 0 8px; padding-right: 12px; }
      .card .facts { margin-left: auto; }
      .card .tabs { flex: 1 0 100%; margin: 0 0 4px -8px; }
    }
    .tabs button {
      border: 0; background: none; padding: 3px 8px; border-radius: 6px; font-size: 12.5px; color: var(--soft); cursor: pointer;
    }
    .tabs button:hover { color: var(--ink); background: color-mix(in srgb, var(--ink) 6%, transparent); }
    .tabs button[aria-pressed=true] { background: var(--accent-soft); color: var(--accent); }
    .card.open { grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); }
    .card.open .stage { min-width: min(100%, var(--column)); border-right: 1px solid var(--line); }
    .card.open footer, .card.open .problem { grid-column: 1 / -1; }
    .beside { min-width: 0; padding: 18px 20px; overflow: auto; max-height: 640px; scrollbar-width: thin; }
    .beside pre { margin: 0; font: 12px/1.2 var(--mono); tab-size: 2; }
    .beside pre.code { line-height: 1.6; }
    .beside .path { margin-bottom: 10px; color: var(--soft); font: 12px/1.4 var(--mono); overflow-wrap: anywhere; }
    .beside mark {
      display: inline-block; min-width: 100%; margin: 0 -8px; padding: 0 8px; border-radius: 4px; color: inherit;
      background: var(--accent-soft);
    }
    .problem { padding: 8px 16px; border-top: 1px solid var(--line); font-size: 13px; color: var(--problem); }
    .problem summary { cursor: pointer; }
    .problem:not([open]) summary { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .problem pre { margin: 8px 0 0; overflow-x: auto; font: 12px/1.3 var(--mono); color: var(--ink); }

    """

  static let narrow = """
    @media (max-width: 900px) {
      :root { --bar: 53px; }
      body { display: block; }
      main { padding: 0 16px 64px; }
      #sidebar { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
      #brand { padding: 20px 16px 12px; }
      nav { display: flex; gap: 6px; overflow-x: auto; padding: 4px 16px 14px; scrollbar-width: none; }
      .group, .group + .group { display: contents; margin: 0; }
      .group h2 { display: none; }
      .group a { flex: none; padding: 3px 10px; background: var(--card); box-shadow: inset 0 0 0 1px var(--line); border-radius: 999px; }
      #toolbar { margin: 0 -16px; }
      #switches { flex-wrap: nowrap; padding: 8px 16px; gap: 16px; }
      #note { padding: 0 16px 8px; }
      .category { margin-top: 32px; font-size: 26px; }
      .stage { padding: 24px 6px; }
      .card.open { display: flex; }
      .card.open .stage { border-right: 0; flex: none; }
      .beside { border-top: 1px solid var(--line); padding: 14px 16px; }
    }
    """
}
