import HeadlessSwiftUI

/// Alignments, guides and baselines.
enum AlignmentCases {
  static var table: CaseTable {
    var table = CaseTable(.alignment)
    let guides = Source.documentation("View.alignmentGuide(_:computeValue:)")
    table.add(
      "a column aligns leading edges", .documentation("VStack"),
      frames: [("a", 70, 30, 20, 20), ("b", 70, 50, 60, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 20)
        Box("b", 60, 20)
      }
    }
    table.add(
      "leading is right from right to left", .documentation("HorizontalAlignment"), in: Stage(isRightToLeft: true),
      frames: [("a", 110, 30, 20, 20), ("b", 70, 50, 60, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 20)
        Box("b", 60, 20)
      }
    }
    table.add(
      "a guide moves one view, and makes the column wider", guides,
      frames: [("a", 95, 30, 20, 20), ("b", 85, 50, 20, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 20)
        Box("b", 20, 20).alignmentGuide(.leading) { _ in 10 }
      }
    }
    table.add(
      "a guide can be another guide of the view", guides, frames: [("a", 100, 30, 20, 20), ("b", 80, 50, 20, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 20)
        Box("b", 20, 20).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    table.add(
      "first baselines are at one height", .documentation("VerticalAlignment.firstTextBaseline"),
      [.number(0.95215 * 17)], tolerance: 0.34
    ) {
      let frames = Stage().frames(
        of: HStack(alignment: .firstTextBaseline) {
          Text("A").font(.system(size: 34))
          Text("B").font(.system(size: 17))
        })
      return [.number((frames["B"]?.minY ?? 0) - (frames["A"]?.minY ?? 0))]
    }
    table.add(
      "a view without text has its baseline at the bottom", .documentation("VerticalAlignment.lastTextBaseline"),
      frames: [("a", 75, 45, 20, 20), ("b", 95, 25, 30, 40)]
    ) {
      // The whole is as high as the higher view, because both end at the baseline.
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Box("a", 20, 20)
        Box("b", 30, 40)
      }.padding(.bottom, 10)
    }
    return table
  }
}
