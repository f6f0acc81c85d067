import HeadlessSwiftUI

/// Effects, which change no other view.
enum EffectCases {
  static var table: CaseTable {
    var table = CaseTable(.effects)
    add("a blur", .documentation("View.blur(radius:opaque:)"), to: &table) { $0.blur(radius: 5) }
    add("a rotation", .documentation("View.rotationEffect(_:anchor:)"), to: &table) { $0.rotationEffect(.degrees(90)) }
    add("a turn in space", .documentation("View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)"), to: &table) {
      $0.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    add("a scale", .documentation("View.scaleEffect(_:anchor:)"), to: &table) { $0.scaleEffect(2) }
    add("a hidden view", .documentation("View.hidden()"), to: &table) { $0.hidden() }
    add("a visual effect", .documentation("View.visualEffect(_:)"), to: &table) {
      $0.visualEffect { effect, _ in effect.offset(x: 10).saturation(0) }
    }
    table.add(
      "matched geometry is that of the source",
      .documentation("View.matchedGeometryEffect(id:in:properties:anchor:isSource:)"),
      frames: [("a", 0, 0, 40, 40), ("b", 0, 0, 40, 40), ("c", 180, 80, 20, 20)]
    ) { Matched() }
    return table
  }

  private struct Matched: View {
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Fill("b").matchedGeometryEffect(id: 1, in: space, isSource: false)
        Box("a", 40, 40).matchedGeometryEffect(id: 1, in: space)
        Box("c", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
  }

  /// Adds a case about the view beside one with an effect.
  private static func add(
    _ name: String, _ source: Source, to table: inout CaseTable,
    _ effect: @escaping @MainActor @Sendable (Box) -> some View
  ) {
    table.add("\(name) leaves the views around where they are", source, frames: [("b", 100, 40, 20, 20)]) {
      HStack(spacing: 0) {
        effect(Box("a", 20, 20))
        Box("b", 20, 20)
      }
    }
  }
}
