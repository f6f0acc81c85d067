import HeadlessSwiftUI

/// How stacks divide their space.
enum StackCases {
  static var table: CaseTable {
    var table = CaseTable(.stacks)
    addSharing(to: &table)
    addPriorities(to: &table)
    addDepth(to: &table)
    return table
  }

  private static func addSharing(to table: inout CaseTable) {
    table.add(
      "flexible views get equal parts of a row", .talk("237 of 2019"),
      frames: [("a", 0, 0, 100, 100), ("b", 100, 0, 100, 100)]
    ) {
      HStack(spacing: 0) {
        Fill("a")
        Fill("b")
      }
    }
    table.add(
      "the least flexible view is offered space first", .talk("237 of 2019"),
      frames: [("a", 0, 0, 140, 100), ("b", 140, 40, 60, 20)]
    ) {
      HStack(spacing: 0) {
        Fill("a")
        Box("b", 60, 20)
      }
    }
    table.add(
      "the others share what a view leaves", .talk("237 of 2019"),
      frames: [("a", 0, 0, 30, 100), ("b", 30, 0, 85, 100), ("c", 115, 0, 85, 100)]
    ) {
      HStack(spacing: 0) {
        Fill("a").frame(maxWidth: 30)
        Fill("b")
        Fill("c")
      }
    }
    table.add(
      "a row of fixed views is at the center", .documentation("HStack"),
      frames: [("a", 60, 40, 20, 20), ("b", 90, 40, 20, 20), ("c", 120, 40, 20, 20)]
    ) {
      HStack(spacing: 10) {
        Box("a", 20, 20)
        Box("b", 20, 20)
        Box("c", 20, 20)
      }
    }
    table.add(
      "views that do not fit reach beyond both edges", .talk("237 of 2019"),
      frames: [("a", -50, 40, 150, 20), ("b", 100, 40, 150, 20)]
    ) {
      HStack(spacing: 0) {
        Box("a", 150, 20)
        Box("b", 150, 20)
      }
    }
    table.add(
      "a spacer takes what the others leave", .documentation("Spacer"),
      frames: [("a", 90, 0, 20, 20), ("b", 90, 80, 20, 20)]
    ) {
      VStack(spacing: 0) {
        Box("a", 20, 20)
        Spacer(minLength: 0)
        Box("b", 20, 20)
      }
    }
    table.add(
      "a row begins at the right from right to left", .documentation("LayoutDirection"),
      in: Stage(isRightToLeft: true), frames: [("a", 105, 40, 20, 20), ("b", 75, 40, 30, 20)]
    ) {
      HStack(spacing: 0) {
        Box("a", 20, 20)
        Box("b", 30, 20)
      }
    }
    table.add(
      "a divider in a row is one pixel wide", .documentation("Divider"),
      frames: [("a", 0, 0, 99.833, 100), ("b", 100.167, 0, 99.833, 100)], tolerance: 0.34
    ) {
      HStack(spacing: 0) {
        Fill("a")
        Divider()
        Fill("b")
      }
    }
  }

  private static func addPriorities(to table: inout CaseTable) {
    table.add(
      "a view of a higher layout priority takes all that it can", .documentation("View.layoutPriority(_:)"),
      frames: [("a", 0, 0, 200, 100), ("b", 200, 0, 0, 100)]
    ) {
      HStack(spacing: 0) {
        Fill("a").layoutPriority(1)
        Fill("b")
      }
    }
    table.add(
      "the minimum of views of a lower priority stays free", .documentation("View.layoutPriority(_:)"),
      frames: [("a", 0, 0, 160, 100), ("b", 160, 0, 40, 100)]
    ) {
      HStack(spacing: 0) {
        Fill("a").layoutPriority(1)
        Fill("b").frame(minWidth: 40)
      }
    }
    table.add(
      "a spacer gets space after the others", .documentation("Spacer"),
      frames: [("a", 0, 0, 192, 100), ("b", 200, 0, 0, 100)]
    ) {
      HStack(spacing: 0) {
        Fill("a")
        Spacer()
        Fill("b").frame(width: 0)
      }
    }
  }

  private static func addDepth(to table: inout CaseTable) {
    table.add(
      "a depth stack is as large as its largest views", .documentation("ZStack"),
      frames: [("a", 75, 40, 50, 20), ("b", 85, 30, 30, 40), ("c", 75, 30, 50, 40)]
    ) {
      ZStack {
        Box("a", 50, 20)
        Box("b", 30, 40)
      }.background { Fill("c") }
    }
    table.add(
      "views of a depth stack are aligned within it", .documentation("ZStack"),
      frames: [("a", 75, 50, 50, 20), ("b", 95, 30, 30, 40)]
    ) {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 50, 20)
        Box("b", 30, 40)
      }
    }
  }
}
