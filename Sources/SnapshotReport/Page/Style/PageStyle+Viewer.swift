extension PageStyle {
  /// The picture.
  static let viewer = #"""
    #viewer { flex: 1; min-width: 0; display: flex; flex-direction: column; position: relative; }
    #heading { display: flex; align-items: center; gap: 14px; padding: 12px 18px 8px; }
    #toolbar[hidden] + #content { border-top: 1px solid var(--line); }
    #names { min-width: 0; flex: 1; }
    #title { font-size: 16px; font-weight: 600; overflow-wrap: anywhere; display: flex; gap: 4px 8px; flex-wrap: wrap;
      align-items: center; letter-spacing: -.01em; }
    #where { color: var(--muted); font: 12px/1.5 var(--mono); overflow-wrap: anywhere; }
    #position { color: var(--muted); white-space: nowrap; }
    #back { display: none; }
    .chip {
      font: 500 12px/20px system-ui, sans-serif; border-radius: 10px; padding: 0 8px; letter-spacing: 0;
      border: 1px solid var(--line); color: var(--muted);
    }
    .chip.kind { color: var(--kind); border-color: transparent; background: color-mix(in srgb, var(--kind) 14%, transparent); }
    #toolbar { display: flex; align-items: center; gap: 8px 16px; padding: 4px 18px 12px; flex-wrap: wrap;
      border-bottom: 1px solid var(--line); min-height: 47px; }
    #views { display: flex; }
    #views button { border-radius: 0; margin-left: -1px; }
    #views button:first-child { border-radius: var(--radius) 0 0 var(--radius); margin: 0; }
    #views button:last-child { border-radius: 0 var(--radius) var(--radius) 0; }
    #sliders { flex: 1; min-width: 0; }
    #sliders label { display: flex; align-items: center; gap: 10px; color: var(--muted); max-width: 320px; }
    #sliders input { flex: 1; min-width: 60px; accent-color: var(--accent); }
    #zooming { display: flex; align-items: center; gap: 6px; }
    #zooming output { min-width: 48px; text-align: center; }
    #smaller, #larger, #checker { width: 32px; padding: 0; }
    #flip { touch-action: none; user-select: none; -webkit-user-select: none; }
    #content { flex: 1; display: flex; min-height: 0; }
    #stage { flex: 1; min-width: 0; display: flex; gap: 1px; background: var(--line); }
    #stage.stacked { flex-direction: column; }
    .pane { flex: 1; min-width: 0; min-height: 0; display: flex; flex-direction: column; background: var(--stage); margin: 0; }
    .pane figcaption { padding: 8px 14px 0; color: var(--muted); font-size: 12px; display: flex; gap: 8px; }
    .pane.flipped figcaption { color: var(--accent); }
    .scroller { flex: 1; overflow: auto; display: flex; padding: 16px; outline-offset: -3px; }
    .scroller.grabbing { cursor: grabbing; }
    .canvas { position: relative; flex: none; margin: auto; box-shadow: 0 0 0 1px var(--line); user-select: none; }
    .checkered .canvas {
      background: conic-gradient(var(--check-a) 25%, var(--check-b) 0 50%, var(--check-a) 0 75%, var(--check-b) 0) 0 0 / 16px 16px;
    }
    .canvas img { position: absolute; left: 0; top: 0; display: block; pointer-events: none; }
    .pixels .canvas img { image-rendering: pixelated; }
    .box {
      position: absolute; border: 1.5px solid var(--accent); border-radius: 2px; pointer-events: none;
      background: color-mix(in srgb, var(--accent) 14%, transparent);
    }
    .box.old { border-color: #d8327d; background: #d8327d24; }
    .handle { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); cursor: ew-resize; touch-action: none; }
    .handle::after {
      content: "⇔"; position: absolute; top: 50%; left: 50%; width: 28px; height: 28px; margin: -14px; border-radius: 50%;
      background: var(--accent); color: var(--ground); display: grid; place-items: center; font-size: 13px;
    }
    .handle::before { content: ""; position: absolute; inset: 0 -12px; }
    #readout {
      position: absolute; left: 14px; bottom: 12px; font: 12px var(--mono); padding: 3px 9px; border-radius: 6px;
      background: var(--raised); border: 1px solid var(--line); color: var(--muted); pointer-events: none; max-width: 60%;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    #readout:empty { display: none; }
    .empty { flex: 1; align-content: center; text-align: center; padding: 32px; color: var(--muted); background: var(--ground); }
    .empty svg { width: 56px; height: 56px; stroke: var(--kind); fill: none; stroke-width: 2; margin-bottom: 14px; }
    .empty .fact { color: var(--text); max-width: 64ch; margin: 0 auto 6px; overflow-wrap: anywhere; }
    .empty .fact code { color: var(--kind); }
    .empty h2 { color: var(--text); font-size: 18px; font-weight: 600; margin-bottom: 6px; }

    """#
}
