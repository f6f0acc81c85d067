import Foundation

/// The symbols that this library draws, by SF Symbols name.
enum SymbolLibrary {
  private static let groups = [signs, arrows, shapes, badges, objects, media]

  private static let designs = groups.reduce(into: [String: SymbolDesign]()) { all, group in
    all.merge(group) { first, _ in first }
  }

  /// All names in alphabetical order. Each symbol also has a crossed-out variant, with `.slash` appended to its name or
  /// inserted before `.fill`.
  static var names: [String] { designs.keys.sorted() }

  static func design(named name: String) -> SymbolDesign? {
    if let design = designs[name] { return design }
    let plain = name.replacingOccurrences(of: ".slash", with: "")
    guard plain + ".slash" == name || name == plain.replacingOccurrences(of: ".fill", with: "") + ".slash.fill",
      var design = designs[plain]
    else { return nil }
    design.isSlashed = true
    return design
  }
}

extension SymbolLibrary {
  /// Signs made of lines and dots.
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

  /// Arrows and chevrons.
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
