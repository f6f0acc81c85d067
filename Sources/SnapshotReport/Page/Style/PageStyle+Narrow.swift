extension PageStyle {
  /// What differs on small screens.
  static let narrow = #"""
    @media (max-width: 1180px) {
      #content { flex-direction: column; overflow: auto; }
      #stage { flex: none; height: 62vh; min-height: 260px; }
      #inspector { width: auto; border-left: 0; border-top: 1px solid var(--line); overflow: visible; }
      #readout { display: none; }
    }
    @media (max-width: 760px) {
      #bar { flex-wrap: wrap; padding: 10px 12px 6px; }
      #counts { order: 3; flex-basis: 100%; flex-wrap: nowrap; overflow-x: auto; margin: 0 -12px; padding: 0 12px 4px; scrollbar-width: none; }
      #counts button { flex: none; }
      #tools { margin-left: auto; }
      #accept-all { display: none; }
      #search kbd { display: none; }
      #sidebar { width: 100%; border: 0; }
      #viewer { display: none; }
      .nothing main { flex-direction: column-reverse; }
      .nothing #sidebar { height: 45%; }
      .nothing #viewer { display: flex; min-height: 0; }
      .viewing #sidebar { display: none; }
      .viewing #viewer { display: flex; }
      .viewing #bar, .viewing #notes { display: none; }
      #back { display: block; }
      #heading { padding: 10px 12px 6px; align-items: start; }
      #toolbar { padding: 2px 12px 10px; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; }
      #toolbar > * { flex: none; }
      #sliders { width: 200px; }
      #sliders:empty { display: none; }
      #stage.two { flex-direction: column; }
      button { min-height: 36px; }
      .scroller { padding: 10px; }
      #inspector { padding: 4px 14px 40px; }
    }

    """#
}
