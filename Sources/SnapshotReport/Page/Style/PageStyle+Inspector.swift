extension PageStyle {
  /// What is said about the picture.
  static let inspector = #"""
    #inspector { width: 330px; flex: none; overflow: auto; border-left: 1px solid var(--line); padding: 4px 18px 24px; }
    #inspector section { padding: 14px 0 12px; border-bottom: 1px solid var(--line); }
    #inspector section:last-child { border: 0; }
    #inspector h3, #inspector summary { font-size: 12px; font-weight: 600; color: var(--muted); margin-bottom: 6px; }
    #inspector summary { cursor: pointer; margin: 0; }
    #inspector ul { list-style: none; margin: 0 -8px; padding: 0; }
    #inspector p { overflow-wrap: anywhere; }
    .node {
      display: block; width: 100%; text-align: left; border: 0; background: none; padding: 4px 8px; min-height: 0;
      white-space: normal; overflow-wrap: anywhere; border-radius: 5px;
    }
    .node:hover, .node:focus-visible { background: var(--accent-soft); }
    .node code { color: var(--accent); }
    .node.rest { color: var(--accent); }
    button.primary { background: var(--accent); border-color: transparent; color: var(--ground); font-weight: 600; }
    .refusal { color: var(--failed); margin-top: 8px; }
    .muted { color: var(--muted); }
    .command { display: flex; gap: 8px; align-items: start; margin-top: 8px; }
    .command div { flex: 1; min-width: 0; }
    .command code {
      display: block; background: var(--panel); border: 1px solid var(--line); border-radius: 5px; padding: 4px 8px;
      overflow-wrap: anywhere; max-height: 74px; overflow: auto;
    }
    .command small { color: var(--muted); }
    .command button { margin-top: 18px; }
    pre.message { white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; }
    .tabs { display: flex; gap: 4px; margin: 8px 0; }
    .tree { max-height: 50vh; overflow: auto; margin: 0 -8px; }
    .tree .node { font: 12px/1.5 var(--mono); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; padding-top: 1px; padding-bottom: 1px; }
    .tree .node.touched { color: var(--changed); }
    .tree .node span { color: var(--muted); }

    """#
}
