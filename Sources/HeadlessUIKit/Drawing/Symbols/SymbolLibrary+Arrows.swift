import Foundation

extension SymbolLibrary {
  /// What points somewhere.
  static let arrows: [String: SymbolDesign] = [
    "chevron.left": SymbolDesign(width: 14, strokes: "M10 4.6 L3.4 12 L10 19.4"),
    "chevron.right": SymbolDesign(width: 14, strokes: "M4 4.6 L10.6 12 L4 19.4"),
    "chevron.backward": SymbolDesign(width: 14, strokes: "M10 4.6 L3.4 12 L10 19.4"),
    "chevron.forward": SymbolDesign(width: 14, strokes: "M4 4.6 L10.6 12 L4 19.4"),
    "chevron.up": SymbolDesign(strokes: "M4.4 15.4 L12 8.6 L19.6 15.4"),
    "chevron.down": SymbolDesign(strokes: "M4.4 8.6 L12 15.4 L19.6 8.6"),
    "chevron.up.chevron.down": SymbolDesign(width: 19, strokes: "M4.2 9 L9.5 4 L14.8 9 M4.2 15 L9.5 20 L14.8 15"),
    "arrow.right": SymbolDesign(strokes: "M3.6 12 H20 M13.4 5.4 L20.2 12 L13.4 18.6"),
    "arrow.forward": SymbolDesign(strokes: "M3.6 12 H20 M13.4 5.4 L20.2 12 L13.4 18.6"),
    "arrow.left": SymbolDesign(strokes: "M20.4 12 H4 M10.6 5.4 L3.8 12 L10.6 18.6"),
    "arrow.backward": SymbolDesign(strokes: "M20.4 12 H4 M10.6 5.4 L3.8 12 L10.6 18.6"),
    "arrow.up": SymbolDesign(strokes: "M12 20.4 V4 M5.4 10.6 L12 3.8 L18.6 10.6"),
    "arrow.down": SymbolDesign(strokes: "M12 3.6 V20 M5.4 13.4 L12 20.2 L18.6 13.4"),
    "arrow.up.right": SymbolDesign(strokes: "M5.4 18.6 L18.2 5.8 M8.2 5.4 H18.6 V15.8"),
    "arrow.down.left": SymbolDesign(strokes: "M18.6 5.4 L5.8 18.2 M15.8 18.6 H5.4 V8.2"),
    "arrow.down.right": SymbolDesign(strokes: "M5.4 5.4 L18.2 18.2 M8.2 18.6 H18.6 V8.2"),
    "arrow.up.left": SymbolDesign(strokes: "M18.6 18.6 L5.8 5.8 M15.8 5.4 H5.4 V15.8"),
    "arrow.clockwise": SymbolDesign(strokes: "M20.2 12.8 A8.2 8.2 0 1 1 17.8 7 L19.6 8.8 M19.8 3.6 V9 H14.4"),
    "arrow.counterclockwise": SymbolDesign(strokes: "M3.8 12.8 A8.2 8.2 0 1 0 6.2 7 L4.4 8.8 M4.2 3.6 V9 H9.6"),
    "arrow.up.arrow.down": SymbolDesign(
      strokes: "M7.2 20 V4.2 M3 8.4 L7.2 4 L11.4 8.4 M16.8 4 V19.8 M12.6 15.6 L16.8 20 L21 15.6"),
    "arrow.left.arrow.right": SymbolDesign(
      strokes: "M4 16.8 H19.8 M15.6 12.6 L20 16.8 L15.6 21 M20 7.2 H4.2 M8.4 3 L4 7.2 L8.4 11.4"),
    "arrow.triangle.2.circlepath": SymbolDesign(
      strokes: "M4 10.6 A8.2 8.2 0 0 1 18.6 7.2 L20 8.8 M20 13.4 A8.2 8.2 0 0 1 5.4 16.8 L4 15.2 M20.2 4.2 V9 "
        + "H15.4 M3.8 19.8 V15 H8.6"),
    "square.and.arrow.up": SymbolDesign(
      strokes: "M8.2 9.2 H7 A2.2 2.2 0 0 0 4.8 11.4 V18.8 A2.2 2.2 0 0 0 7 21 H17 A2.2 2.2 0 0 0 19.2 18.8 V11.4 "
        + "A2.2 2.2 0 0 0 17 9.2 H15.8 M12 14.4 V2.8 M8.5 6.1 L12 2.6 L15.5 6.1"),
    "square.and.arrow.down": SymbolDesign(
      strokes: "M8.2 9.2 H7 A2.2 2.2 0 0 0 4.8 11.4 V18.8 A2.2 2.2 0 0 0 7 21 H17 A2.2 2.2 0 0 0 19.2 18.8 V11.4 "
        + "A2.2 2.2 0 0 0 17 9.2 H15.8 M12 2.8 V14.6 M8.5 11.3 L12 14.8 L15.5 11.3"),
    "paperplane": SymbolDesign(strokes: "M20.8 3.2 L13.8 21.2 L10.2 13.8 L2.8 10.2 Z M20.8 3.2 L10.2 13.8"),
    "paperplane.fill": SymbolDesign(
      fills: "M20.8 3.2 L13.8 21.2 L10.2 13.8 L2.8 10.2 Z",
      holes: [.line("M16.2 7.8 L12.6 11.4")]),
  ]
}
