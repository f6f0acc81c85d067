extension PageStyle {
  /// Two texts side by side.
  static let texts = #"""
    .texts { flex: 1; overflow: auto; background: var(--ground); min-width: 0; }
    .texts table { border-collapse: collapse; width: 100%; table-layout: fixed; font: 12px/1.55 var(--mono); }
    .texts col.number { width: 48px; }
    .texts th {
      position: sticky; top: 0; background: var(--ground); text-align: left; padding: 8px; color: var(--muted);
      font: 12px system-ui, sans-serif; border-bottom: 1px solid var(--line); z-index: 1;
    }
    .texts td { padding: 0 8px; white-space: pre-wrap; overflow-wrap: anywhere; vertical-align: top; }
    .texts td.number { color: var(--muted); text-align: right; user-select: none; opacity: .7; }
    .texts td.removed { background: var(--removed); } .texts td.added { background: var(--added); }
    .texts mark { color: inherit; border-radius: 2px; }
    .texts .removed mark { background: var(--removed-mark); } .texts .added mark { background: var(--added-mark); }
    .texts .gap td { padding: 4px 8px; text-align: center; background: var(--panel); }
    .texts .gap button { border: 0; background: none; color: var(--accent); min-height: 0; padding: 2px 8px; }

    """#
}
