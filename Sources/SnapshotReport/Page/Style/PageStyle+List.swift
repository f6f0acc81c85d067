extension PageStyle {
  /// The list beside the picture.
  static let list = #"""
    #sidebar {
      width: 340px; flex: none; display: flex; flex-direction: column; min-height: 0;
      background: var(--panel); border-right: 1px solid var(--line);
    }
    .no-sidebar #sidebar { display: none; }
    #search { position: relative; padding: 10px 12px; }
    #search input {
      width: 100%; border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised);
      padding: 6px 34px 6px 10px; min-height: 34px;
    }
    #search kbd { position: absolute; right: 20px; top: 18px; pointer-events: none; }
    #search input:focus + kbd { display: none; }
    #list { flex: 1; overflow: auto; outline: none; contain: strict; overflow-anchor: none; }
    #rows { position: relative; }
    .row { position: absolute; left: 0; right: 0; display: flex; align-items: center; gap: 10px; padding: 0 12px; }
    .row.section {
      font-weight: 600; font-size: 12.5px; color: var(--muted); cursor: pointer; padding-top: 8px; user-select: none;
    }
    .row.section .turn { width: 10px; font-size: 10px; }
    .row.section .count { margin-left: auto; font-weight: 400; }
    .row.item, .row.path { cursor: pointer; }
    .row.item:hover, .row.path:hover { background: light-dark(#0000000a, #ffffff0a); }
    .row[aria-selected=true] { background: var(--accent-soft) !important; }
    #list:focus-visible .row[aria-selected=true] { box-shadow: inset 3px 0 var(--accent); }
    .row .thumb {
      width: 42px; height: 42px; flex: none; border-radius: 5px; overflow: hidden; display: grid; place-items: center;
      background: var(--stage); color: var(--muted); font: 600 10px var(--mono); border: 1px solid var(--line);
    }
    .row .thumb { grid-template: 100% / 100%; justify-items: center; }
    .row .thumb img { width: 100%; height: 100%; object-fit: contain; }
    .row .words { min-width: 0; flex: 1; }
    .row .words > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; display: block; }
    .row .words small { color: var(--muted); font-size: 12px; }
    .row.path { font-size: 12.5px; color: var(--muted); }
    .row.group { gap: 8px; color: var(--muted); font-size: 12px; cursor: pointer; }
    .row.group .times {
      background: color-mix(in srgb, var(--kind) 16%, transparent); color: var(--kind); border-radius: 10px;
      padding: 0 8px; font-weight: 600; white-space: nowrap;
    }
    .row code { font-size: 11.5px; color: var(--text); }
    .row.member { padding-left: 22px; }
    .row.accepted .thumb { opacity: .4; }
    .row.accepted .words { color: var(--muted); }
    .row.accepted::after { content: "✓"; color: var(--new); font-weight: 600; }
    .row.more { padding-left: 22px; }
    .row.more button { border: 0; background: none; color: var(--accent); padding: 0 0 0 52px; }
    .row.none { color: var(--muted); justify-content: center; }

    """#
}
