import Foundation

extension SymbolLibrary {
  /// Geometric shapes, and signs inside them.
  static let shapes: [String: SymbolDesign] = [
    "circle": SymbolDesign(strokes: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z"),
    "circle.fill": SymbolDesign(fills: "M12 2.5 A9.5 9.5 0 0 1 12 21.5 A9.5 9.5 0 0 1 12 2.5 Z"),
    "square": SymbolDesign(
      strokes: "M7 3.2 H17 A3.8 3.8 0 0 1 20.8 7 V17 A3.8 3.8 0 0 1 17 20.8 H7 A3.8 3.8 0 0 1 3.2 17 V7 A3.8 3.8 "
        + "0 0 1 7 3.2 Z"),
    "square.fill": SymbolDesign(
      fills: "M7 3.2 H17 A3.8 3.8 0 0 1 20.8 7 V17 A3.8 3.8 0 0 1 17 20.8 H7 A3.8 3.8 0 0 1 3.2 17 V7 A3.8 3.8 0 "
        + "0 1 7 3.2 Z"),
    "triangle": SymbolDesign(
      strokes: "M13.5 4.3 L21.3 17.9 A1.73 1.73 0 0 1 19.8 20.5 H4.2 A1.73 1.73 0 0 1 2.7 17.9 L10.5 4.3 A1.73 "
        + "1.73 0 0 1 13.5 4.3 Z"),
    "triangle.fill": SymbolDesign(
      fills: "M13.5 4.3 L21.3 17.9 A1.73 1.73 0 0 1 19.8 20.5 H4.2 A1.73 1.73 0 0 1 2.7 17.9 L10.5 4.3 A1.73 1.73 "
        + "0 0 1 13.5 4.3 Z"),
    "star": SymbolDesign(
      strokes: "M12.00 2.80 L14.79 8.86 L21.42 9.64 L16.52 14.17 L17.82 20.71 L12.00 17.45 L6.18 20.71 L7.48 "
        + "14.17 L2.58 9.64 L9.21 8.86 Z"),
    "star.fill": SymbolDesign(
      fills: "M12.00 2.80 L14.79 8.86 L21.42 9.64 L16.52 14.17 L17.82 20.71 L12.00 17.45 L6.18 20.71 L7.48 14.17 "
        + "L2.58 9.64 L9.21 8.86 Z"),
    "heart": SymbolDesign(
      strokes: "M12 20.6 C7.4 17.2 2.5 13.4 2.5 8.7 C2.5 5.7 4.7 3.5 7.4 3.5 C9.4 3.5 11.1 4.6 12 6.4 C12.9 4.6 "
        + "14.6 3.5 16.6 3.5 C19.3 3.5 21.5 5.7 21.5 8.7 C21.5 13.4 16.6 17.2 12 20.6 Z"),
    "heart.fill": SymbolDesign(
      fills: "M12 20.6 C7.4 17.2 2.5 13.4 2.5 8.7 C2.5 5.7 4.7 3.5 7.4 3.5 C9.4 3.5 11.1 4.6 12 6.4 C12.9 4.6 "
        + "14.6 3.5 16.6 3.5 C19.3 3.5 21.5 5.7 21.5 8.7 C21.5 13.4 16.6 17.2 12 20.6 Z"),
    "moon": SymbolDesign(strokes: "M20.6 14.4 A9 9 0 1 1 9.6 3.4 A7.3 7.3 0 0 0 20.6 14.4 Z"),
    "moon.fill": SymbolDesign(fills: "M20.6 14.4 A9 9 0 1 1 9.6 3.4 A7.3 7.3 0 0 0 20.6 14.4 Z"),
    "sun.max": SymbolDesign(
      strokes: "M12 7.8 A4.2 4.2 0 0 1 12 16.2 A4.2 4.2 0 0 1 12 7.8 Z M19.30 12.00 L21.80 12.00 M17.16 17.16 "
        + "L18.93 18.93 M12.00 19.30 L12.00 21.80 M6.84 17.16 L5.07 18.93 M4.70 12.00 L2.20 12.00 M6.84 6.84 L5.07 "
        + "5.07 M12.00 4.70 L12.00 2.20 M17.16 6.84 L18.93 5.07"),
    "sun.max.fill": SymbolDesign(
      strokes: "M19.30 12.00 L21.80 12.00 M17.16 17.16 L18.93 18.93 M12.00 19.30 L12.00 21.80 M6.84 17.16 L5.07 "
        + "18.93 M4.70 12.00 L2.20 12.00 M6.84 6.84 L5.07 5.07 M12.00 4.70 L12.00 2.20 M17.16 6.84 L18.93 5.07",
      fills: "M12 7.8 A4.2 4.2 0 0 1 12 16.2 A4.2 4.2 0 0 1 12 7.8 Z"),
    "square.grid.2x2": SymbolDesign(
      strokes: "M5.2 3.6 H8.6 A1.6 1.6 0 0 1 10.2 5.2 V8.6 A1.6 1.6 0 0 1 8.6 10.2 H5.2 A1.6 1.6 0 0 1 3.6 8.6 "
        + "V5.2 A1.6 1.6 0 0 1 5.2 3.6 Z M5.2 13.8 H8.6 A1.6 1.6 0 0 1 10.2 15.4 V18.8 A1.6 1.6 0 0 1 8.6 20.4 H5.2 "
        + "A1.6 1.6 0 0 1 3.6 18.8 V15.4 A1.6 1.6 0 0 1 5.2 13.8 Z M15.4 3.6 H18.8 A1.6 1.6 0 0 1 20.4 5.2 V8.6 A1.6 "
        + "1.6 0 0 1 18.8 10.2 H15.4 A1.6 1.6 0 0 1 13.8 8.6 V5.2 A1.6 1.6 0 0 1 15.4 3.6 Z M15.4 13.8 H18.8 A1.6 1.6 "
        + "0 0 1 20.4 15.4 V18.8 A1.6 1.6 0 0 1 18.8 20.4 H15.4 A1.6 1.6 0 0 1 13.8 18.8 V15.4 A1.6 1.6 0 0 1 15.4 "
        + "13.8 Z"),
    "square.grid.2x2.fill": SymbolDesign(
      fills: "M5.2 3.6 H8.6 A1.6 1.6 0 0 1 10.2 5.2 V8.6 A1.6 1.6 0 0 1 8.6 10.2 H5.2 A1.6 1.6 0 0 1 3.6 8.6 V5.2 "
        + "A1.6 1.6 0 0 1 5.2 3.6 Z M5.2 13.8 H8.6 A1.6 1.6 0 0 1 10.2 15.4 V18.8 A1.6 1.6 0 0 1 8.6 20.4 H5.2 A1.6 "
        + "1.6 0 0 1 3.6 18.8 V15.4 A1.6 1.6 0 0 1 5.2 13.8 Z M15.4 3.6 H18.8 A1.6 1.6 0 0 1 20.4 5.2 V8.6 A1.6 1.6 0 "
        + "0 1 18.8 10.2 H15.4 A1.6 1.6 0 0 1 13.8 8.6 V5.2 A1.6 1.6 0 0 1 15.4 3.6 Z M15.4 13.8 H18.8 A1.6 1.6 0 0 1 "
        + "20.4 15.4 V18.8 A1.6 1.6 0 0 1 18.8 20.4 H15.4 A1.6 1.6 0 0 1 13.8 18.8 V15.4 A1.6 1.6 0 0 1 15.4 13.8 Z"),
    "exclamationmark.triangle": SymbolDesign(
      strokes: "M13.5 4.3 L21.3 17.9 A1.73 1.73 0 0 1 19.8 20.5 H4.2 A1.73 1.73 0 0 1 2.7 17.9 L10.5 4.3 A1.73 "
        + "1.73 0 0 1 13.5 4.3 Z M12 9.2 V13.8",
      dots: [(12, 17.2)]),
    "exclamationmark.triangle.fill": SymbolDesign(
      fills: "M13.5 4.3 L21.3 17.9 A1.73 1.73 0 0 1 19.8 20.5 H4.2 A1.73 1.73 0 0 1 2.7 17.9 L10.5 4.3 A1.73 1.73 "
        + "0 0 1 13.5 4.3 Z",
      holes: [.line("M12 9.2 V13.8"), .dot(12, 17.2)]),
    "checkmark.square": SymbolDesign(
      strokes: "M7 3.2 H17 A3.8 3.8 0 0 1 20.8 7 V17 A3.8 3.8 0 0 1 17 20.8 H7 A3.8 3.8 0 0 1 3.2 17 V7 A3.8 3.8 "
        + "0 0 1 7 3.2 Z M7.6 12.6 L10.7 16 L16.4 8.2"),
    "checkmark.square.fill": SymbolDesign(
      fills: "M7 3.2 H17 A3.8 3.8 0 0 1 20.8 7 V17 A3.8 3.8 0 0 1 17 20.8 H7 A3.8 3.8 0 0 1 3.2 17 V7 A3.8 3.8 0 "
        + "0 1 7 3.2 Z",
      holes: [.line("M7.6 12.6 L10.7 16 L16.4 8.2")]),
    "plus.square": SymbolDesign(
      strokes: "M7 3.2 H17 A3.8 3.8 0 0 1 20.8 7 V17 A3.8 3.8 0 0 1 17 20.8 H7 A3.8 3.8 0 0 1 3.2 17 V7 A3.8 3.8 "
        + "0 0 1 7 3.2 Z M12 7.6 V16.4 M7.6 12 H16.4"),
    "plus.square.fill": SymbolDesign(
      fills: "M7 3.2 H17 A3.8 3.8 0 0 1 20.8 7 V17 A3.8 3.8 0 0 1 17 20.8 H7 A3.8 3.8 0 0 1 3.2 17 V7 A3.8 3.8 0 "
        + "0 1 7 3.2 Z",
      holes: [.plus]),
  ]

  /// Signs inside a circle, as lines or as holes.
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
