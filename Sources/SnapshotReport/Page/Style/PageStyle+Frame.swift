extension PageStyle {
  /// The bar above, and what lies over the page.
  static let frame = #"""
    body { display: flex; flex-direction: column; overflow: hidden; }
    .plain { padding: 16px; }
    #bar {
      display: flex; align-items: center; gap: 8px 16px; padding: 10px 16px; border-bottom: 1px solid var(--line);
    }
    #bar h1 { font-weight: 650; font-size: 16px; letter-spacing: -.01em; }
    #counts { display: flex; gap: 6px; flex: 1; min-width: 0; flex-wrap: wrap; }
    #counts button {
      display: flex; align-items: center; gap: 6px; border-color: transparent; background: none; color: var(--muted);
      padding: 2px 8px; min-height: 28px;
    }
    #counts button b { color: var(--text); font-weight: 600; }
    #counts button[aria-pressed=true] { background: var(--raised); border-color: var(--line); color: var(--text); }
    .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--kind, var(--muted)); flex: none; }
    .changed { --kind: var(--changed); } .new { --kind: var(--new); } .blank { --kind: var(--blank); }
    .late { --kind: var(--late); } .unreadable { --kind: var(--unreadable); } .failed { --kind: var(--failed); }
    .refused { --kind: var(--refused); } .recorded { --kind: var(--recorded); }
    .orphaned { --kind: var(--orphaned); } .known { --kind: var(--known); } .passed { --kind: var(--passed); }
    #tools { display: flex; gap: 6px; }
    #theme, #help-button { width: 32px; padding: 0; }
    #notes { padding: 6px 16px; color: var(--muted); border-bottom: 1px solid var(--line); background: var(--panel); }
    main { flex: 1; display: flex; min-height: 0; }
    dialog {
      border: 1px solid var(--line); border-radius: 12px; background: var(--raised); color: var(--text);
      padding: 22px 26px; max-width: min(520px, calc(100vw - 32px)); box-shadow: 0 18px 50px #0005;
    }
    dialog::backdrop { background: #0006; }
    dialog h2 { font-size: 16px; margin-bottom: 12px; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; margin: 0 0 16px; }
    dialog dt { white-space: nowrap; } dialog dd { margin: 0; }
    #toast {
      position: fixed; left: 50%; bottom: 28px; transform: translate(-50%, 12px); opacity: 0; pointer-events: none;
      background: var(--text); color: var(--ground); padding: 8px 16px; border-radius: 20px; transition: .15s;
      max-width: calc(100vw - 32px);
    }
    #toast.shown { opacity: 1; transform: translate(-50%, 0); }
    @media (prefers-reduced-motion: reduce) { #toast { transition: none; } }

    """#
}
