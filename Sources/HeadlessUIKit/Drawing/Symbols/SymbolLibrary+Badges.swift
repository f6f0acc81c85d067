import Foundation

extension SymbolLibrary {
  /// Signs within a circle, drawn in it or cut out of it.
  static let badges: [String: SymbolDesign] = [
    "xmark.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M8.6 8.6 L15.4 15.4 M15.4 8.6 L8.6 15.4"),
    "xmark.circle.fill": SymbolDesign(fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z", holes: [.cross]),
    "checkmark.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M7.6 12.6 L10.8 16 L16.2 8.4"),
    "checkmark.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M7.6 12.6 L10.8 16 L16.2 8.4")]),
    "plus.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12 7.4 V16.6 M7.4 12 H16.6"),
    "plus.circle.fill": SymbolDesign(fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z", holes: [.plus]),
    "minus.circle": SymbolDesign(strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M7.4 12 H16.6"),
    "minus.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M7.4 12 H16.6")]),
    "chevron.left.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M13.7 7.5 L9.7 12 L13.7 16.5"),
    "chevron.left.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M13.7 7.5 L9.7 12 L13.7 16.5")]),
    "chevron.right.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M10.3 7.5 L14.3 12 L10.3 16.5"),
    "chevron.right.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M10.3 7.5 L14.3 12 L10.3 16.5")]),
    "chevron.up.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M7.5 13.9 L12 9.9 L16.5 13.9"),
    "chevron.up.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M7.5 13.9 L12 9.9 L16.5 13.9")]),
    "chevron.down.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M7.5 10.3 L12 14.3 L16.5 10.3"),
    "chevron.down.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M7.5 10.3 L12 14.3 L16.5 10.3")]),
    "info.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12 11.2 V16.6",
      dots: [(12, 7.5)]),
    "info.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M12 11.2 V16.6"), .dot(12, 7.5)]),
    "exclamationmark.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12 6.9 V12.7",
      dots: [(12, 16.4)]),
    "exclamationmark.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M12 6.9 V12.7"), .dot(12, 16.4)]),
    "questionmark.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M8.9 9.4 C9.1 7.6 10.3 6.7 12 6.7 C13.8 "
        + "6.7 15.1 7.8 15.1 9.4 C15.1 11.4 12.1 11.4 12.1 13.4",
      dots: [(12.1, 17.4)]),
    "questionmark.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [
        .line("M8.9 9.4 C9.1 7.6 10.3 6.7 12 6.7 C13.8 6.7 15.1 7.8 15.1 9.4 C15.1 11.4 12.1 11.4 12.1 13.4"),
        .dot(12.1, 17.4),
      ]),
    "ellipsis.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      dots: [(7.6, 12), (12, 12), (16.4, 12)]),
    "ellipsis.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.dot(7.6, 12), .dot(12, 12), .dot(16.4, 12)]),
    "play.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      fills: "M10.4 8.7 L15.9 12 L10.4 15.3 Z"),
    "play.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.shape("M9.6 7.4 L17.2 12 L9.6 16.6 Z")]),
    "pause.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M9.8 8.4 V15.6 M14.2 8.4 V15.6"),
    "pause.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M9.8 8.4 V15.6"), .line("M14.2 8.4 V15.6")]),
    "arrow.up.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12 16.8 V7.6 M8.1 11.2 L12 7.3 L15.9 11.2"),
    "arrow.down.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12 7.2 V16.4 M8.1 12.8 L12 16.7 L15.9 "
        + "12.8"),
    "arrow.left.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M16.8 12 H7.6 M11.2 8.1 L7.3 12 L11.2 15.9"),
    "arrow.right.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M7.2 12 H16.4 M12.8 8.1 L16.7 12 L12.8 "
        + "15.9"),
    "star.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12.00 7.10 L13.47 10.28 L16.95 10.69 "
        + "L14.38 13.07 L15.06 16.51 L12.00 14.80 L8.94 16.51 L9.62 13.07 L7.05 10.69 L10.53 10.28 Z"),
    "star.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [
        .shape(
          "M12.00 6.40 L13.65 10.03 L17.61 10.48 L14.66 13.17 L15.47 17.07 L12.00 15.10 L8.53 17.07 L9.34 "
            + "13.17 L6.39 10.48 L10.35 10.03 Z")
      ]),
    "person.circle": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12 6.6 A3 3 0 0 1 12 12.6 A3 3 0 0 1 12 "
        + "6.6 Z M5.9 18.6 C6.9 16.3 9.1 15 12 15 C14.9 15 17.1 16.3 18.1 18.6"),
    "person.circle.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [
        .shape("M12 6.2 A3.2 3.2 0 0 1 12 12.6 A3.2 3.2 0 0 1 12 6.2 Z"),
        .shape(
          "M6.3 18 C7.2 15.6 9.3 14.3 12 14.3 C14.7 14.3 16.8 15.6 17.7 18 C16.2 19.4 14.2 20.2 12 20.2 C9.8 "
            + "20.2 7.8 19.4 6.3 18 Z"),
      ]),
    "clock": SymbolDesign(strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M12 6.4 V12.2 L15.6 14.6"),
    "clock.fill": SymbolDesign(
      fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z",
      holes: [.line("M12 6.4 V12.2 L15.6 14.6")]),
    "globe": SymbolDesign(
      strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z M2.5 12 H21.5 M12 2.5 C14.8 5 16.2 8.3 "
        + "16.2 12 C16.2 15.7 14.8 19 12 21.5 C9.2 19 7.8 15.7 7.8 12 C7.8 8.3 9.2 5 12 2.5 Z"),
  ]
}
