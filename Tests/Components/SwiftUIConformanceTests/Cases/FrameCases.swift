import HeadlessSwiftUI

/// Frames, ratios, padding, backgrounds and positions.
enum FrameCases {
  static var table: CaseTable {
    var table = CaseTable(.frames)
    addLimits(to: &table)
    addRatios(to: &table)
    addLayers(to: &table)
    addPadding(to: &table)
    return table
  }

  private static func addLimits(to table: inout CaseTable) {
    let limits = Source.documentation(
      "View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)")
    table.add(
      "a fixed frame is offered to its content", .documentation("View.frame(width:height:alignment:)"),
      frames: [("a", 75, 35, 50, 30)]
    ) { Fill("a").frame(width: 50, height: 30) }
    table.add(
      "content is aligned in a larger frame", .documentation("View.frame(width:height:alignment:)"),
      frames: [("a", 50, 60, 20, 20)]
    ) { Box("a", 20, 20).frame(width: 100, height: 60, alignment: .bottomLeading) }
    table.add("a minimum is kept in too little room", limits, frames: [("a", -50, 0, 300, 100)]) {
      Fill("a").frame(minWidth: 300)
    }
    table.add("a maximum limits what is offered", limits, frames: [("a", 60, 0, 80, 100)]) {
      Fill("a").frame(maxWidth: 80)
    }
    table.add("an infinite maximum takes the whole offer", limits, frames: [("a", 180, 40, 20, 20)]) {
      Box("a", 20, 20).frame(maxWidth: .infinity, alignment: .trailing)
    }
    table.add("a minimum alone is not exceeded by smaller content", limits, frames: [("b", 75, 40, 50, 20)]) {
      Box("a", 20, 20).frame(minWidth: 50).background { Fill("b") }
    }
    table.add("a maximum alone is reached if it is offered", limits, frames: [("b", 75, 40, 50, 20)]) {
      Box("a", 20, 20).frame(maxWidth: 50).background { Fill("b") }
    }
    table.add("an ideal length stands for a missing proposal", limits, frames: [("a", 80, 35, 40, 30)]) {
      Fill("a").frame(idealWidth: 40, idealHeight: 30).fixedSize()
    }
    table.add(
      "flexible views without a proposal are 10 points long",
      .documentation("ProposedViewSize.replacingUnspecifiedDimensions(by:)"), frames: [("b", 95, 45, 10, 10)]
    ) { Color.red.fixedSize().background { Fill("b") } }
    table.add(
      "a frame relative to the container is a part of it",
      .documentation("View.containerRelativeFrame(_:count:span:spacing:alignment:)"), frames: [("a", 50, 0, 100, 100)]
    ) { Fill("a").containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 0) }
  }

  private static func addRatios(to table: inout CaseTable) {
    let ratio = Source.documentation("View.aspectRatio(_:contentMode:)")
    table.add("a ratio fits", ratio, frames: [("a", 50, 0, 100, 100)]) { Fill("a").aspectRatio(1, contentMode: .fit) }
    table.add("a ratio fills", ratio, frames: [("a", 0, -50, 200, 200)]) {
      Fill("a").aspectRatio(1, contentMode: .fill)
    }
    table.add("a ratio without a number is that of the content", ratio, frames: [("a", 0, 0, 200, 100)]) {
      Fill("a").frame(idealWidth: 20, idealHeight: 10).aspectRatio(contentMode: .fit)
    }
  }

  private static func addLayers(to table: inout CaseTable) {
    table.add(
      "an overlay is aligned, and does not change the size", .documentation("View.overlay(alignment:content:)"),
      frames: [("a", 70, 30, 60, 40), ("b", 120, 30, 10, 10)]
    ) { Box("a", 60, 40).overlay(alignment: .topTrailing) { Box("b", 10, 10) } }
    table.add(
      "a background may be larger than the view", .documentation("View.background(alignment:content:)"),
      frames: [("a", 90, 40, 20, 20), ("b", 70, 20, 60, 60)]
    ) { Box("a", 20, 20).background { Box("b", 60, 60) } }
    table.add(
      "a background is offered the size of the view", .documentation("View.background(alignment:content:)"),
      frames: [("b", 70, 30, 60, 40)]
    ) { Box("a", 60, 40).background { Fill("b") } }
    table.add(
      "an offset does not move the views around", .documentation("View.offset(x:y:)"),
      frames: [("a", 90, 45, 20, 20), ("b", 100, 40, 20, 20)]
    ) {
      HStack(spacing: 0) {
        Box("a", 20, 20).offset(x: 10, y: 5)
        Box("b", 20, 20)
      }
    }
    table.add(
      "a position is that of the center, in all of the offered space", .documentation("View.position(x:y:)"),
      frames: [("a", 20, 30, 20, 20), ("b", 0, 0, 200, 100)]
    ) { Box("a", 20, 20).position(x: 30, y: 40).background { Fill("b") } }
  }

  private static func addPadding(to table: inout CaseTable) {
    let padding = Source.documentation("View.padding(_:)")
    table.add("a padding reduces the offer", padding, frames: [("a", 10, 10, 180, 80)]) { Fill("a").padding(10) }
    table.add(
      "a leading padding is at the right from right to left", padding, in: Stage(isRightToLeft: true),
      frames: [("a", 0, 0, 180, 100)]
    ) { Fill("a").padding(.leading, 20) }
    table.add("a negative padding makes the view smaller for others", padding, frames: [("b", 95, 45, 10, 10)]) {
      Box("a", 20, 20).padding(-5).background { Fill("b") }
    }
  }
}
