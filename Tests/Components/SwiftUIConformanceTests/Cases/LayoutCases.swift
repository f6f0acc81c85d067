import HeadlessSwiftUI

/// Layouts of one's own, geometry readers, and choices by size.
enum LayoutCases {
  /// Steps from the top left to the bottom right, with values for the distance.
  private struct Stairs: Layout {
    struct Step: LayoutValueKey {
      static let defaultValue: CGFloat = 10
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var distance: CGFloat = 0
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
        distance += subview[Step.self]
      }
    }
  }

  /// Reports the proposal with which it places.
  private struct Reporting: Layout {
    let report: @Sendable (CGFloat?) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 50, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      report(proposal.width)
    }
  }

  static var table: CaseTable {
    var table = CaseTable(.customLayouts)
    table.add(
      "a layout places its views", .documentation("Layout"),
      frames: [("a", 50, 25, 20, 20), ("b", 60, 35, 20, 20), ("c", 80, 55, 20, 20)]
    ) {
      Stairs {
        Box("a", 20, 20)
        Box("b", 20, 20).layoutValue(key: Stairs.Step.self, value: 20)
        Box("c", 20, 20)
      }
    }
    table.add(
      "a layout places with the proposal that it was measured with",
      .documentation("Layout.placeSubviews(in:proposal:subviews:cache:)"), [.number(200)]
    ) {
      let found = FoundWidth()
      let layout = Reporting { found.width = $0 }
      _ = Stage().tree(of: layout { Color.red })
      return [.number(found.width ?? -1)]
    }
    table.add(
      "a geometry reader takes the offer, and begins at the top", .documentation("GeometryReader"),
      frames: [("a", 0, 0, 20, 20), ("b", 0, 0, 200, 100)]
    ) { GeometryReader { _ in Box("a", 20, 20) }.background { Fill("b") } }
    table.add("the first view that fits", .documentation("ViewThatFits"), frames: [("b", 50, 45, 100, 10)]) {
      ViewThatFits {
        Box("a", 300, 10)
        Box("b", 100, 10)
      }
    }
    table.add("the last view if none fits", .documentation("ViewThatFits"), frames: [("b", -25, 45, 250, 10)]) {
      ViewThatFits {
        Box("a", 300, 10)
        Box("b", 250, 10)
      }
    }
    table.add(
      "a stack as a layout", .documentation("AnyLayout"), frames: [("a", 90, 30, 20, 20), ("b", 90, 50, 20, 20)]
    ) {
      let layout = AnyLayout(VStackLayout(spacing: 0))
      layout {
        Box("a", 20, 20)
        Box("b", 20, 20)
      }
    }
    return table
  }
}

/// A width that a layout reports.
private final class FoundWidth: @unchecked Sendable {
  var width: CGFloat?
}
