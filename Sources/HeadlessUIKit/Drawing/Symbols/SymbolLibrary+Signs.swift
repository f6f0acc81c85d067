import Foundation

extension SymbolLibrary {
  /// Strokes and dots that are signs by themselves.
  static let signs: [String: SymbolDesign] = [
    "xmark": SymbolDesign(strokes: "M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6"),
    "checkmark": SymbolDesign(strokes: "M4.4 13 L9.6 18.6 L19.6 5.4"),
    "plus": SymbolDesign(strokes: "M12 4 V20 M4 12 H20"),
    "minus": SymbolDesign(strokes: "M4 12 H20"),
    "equal": SymbolDesign(strokes: "M4 9 H20 M4 15 H20"),
    "ellipsis": SymbolDesign(
      fills: "M4.6 11.2 A0.8 0.8 0 0 1 4.6 12.8 A0.8 0.8 0 0 1 4.6 11.2 Z "
        + "M12 11.2 A0.8 0.8 0 0 1 12 12.8 A0.8 0.8 0 0 1 12 11.2 Z "
        + "M19.4 11.2 A0.8 0.8 0 0 1 19.4 12.8 A0.8 0.8 0 0 1 19.4 11.2 Z"),
    "line.3.horizontal": SymbolDesign(strokes: "M3.5 6.4 H20.5 M3.5 12 H20.5 M3.5 17.6 H20.5"),
    "line.3.horizontal.decrease": SymbolDesign(strokes: "M3.5 6.4 H20.5 M6.5 12 H17.5 M9.5 17.6 H14.5"),
    "list.bullet": SymbolDesign(
      strokes: "M8.6 6.4 H20.5 M8.6 12 H20.5 M8.6 17.6 H20.5",
      dots: [(4.2, 6.4), (4.2, 12), (4.2, 17.6)]),
    "slider.horizontal.3": SymbolDesign(
      strokes: "M3.4 6.4 H5.8 M11 6.4 H20.6 M3.4 12 H13 M18.2 12 H20.6 M3.4 17.6 H7.8 M13 17.6 H20.6 M8.4 4.1 "
        + "A2.3 2.3 0 0 1 8.4 8.7 A2.3 2.3 0 0 1 8.4 4.1 Z M15.6 9.7 A2.3 2.3 0 0 1 15.6 14.3 A2.3 2.3 0 0 1 15.6 9.7 "
        + "Z M10.4 15.3 A2.3 2.3 0 0 1 10.4 19.9 A2.3 2.3 0 0 1 10.4 15.3 Z"),
    "exclamationmark": SymbolDesign(width: 12, strokes: "M6 3.6 V14.6", dots: [(6, 19.8)]),
    "questionmark": SymbolDesign(
      width: 17.5,
      strokes: "M4.3 7.6 C4.5 5 6.3 3.5 8.8 3.5 C11.4 3.5 13.4 5.1 13.4 7.6 C13.4 11 8.9 11.1 8.9 15",
      dots: [(8.9, 19.8)]),
    "bolt": SymbolDesign(strokes: "M13.6 2.6 L5.2 13.6 H11.2 L10.4 21.4 L18.8 10.4 H12.8 Z"),
    "bolt.fill": SymbolDesign(fills: "M13.6 2.6 L5.2 13.6 H11.2 L10.4 21.4 L18.8 10.4 H12.8 Z"),
  ]
}
