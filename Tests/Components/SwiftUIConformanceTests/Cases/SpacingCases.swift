import HeadlessSwiftUI

/// The distances between views without a spacing.
enum SpacingCases {
  static var table: CaseTable {
    var table = CaseTable(.spacing)
    table.add(
      "views are 8 points apart", .measured("pictures of stacks without a spacing, iOS 18"),
      frames: [("a", 90, 26, 20, 20), ("b", 90, 54, 20, 20)]
    ) {
      VStack {
        Box("a", 20, 20)
        Box("b", 20, 20)
      }
    }
    table.add(
      "a spacer is at least 8 points long, and keeps no distance",
      .measured("a text that just fits beside a spacer and a button, iOS 18"),
      [.number(48)]
    ) {
      [
        .number(
          Stage().size(
            of: HStack {
              Box("a", 20, 20)
              Spacer()
              Box("b", 20, 20)
            }.fixedSize()
          ).width)
      ]
    }
    table.add(
      "a spacing applies at both ends of a spacer", .documentation("HStack.init(alignment:spacing:content:)"),
      [.number(68)]
    ) {
      [
        .number(
          Stage().size(
            of: HStack(spacing: 10) {
              Box("a", 20, 20)
              Spacer()
              Box("b", 20, 20)
            }.fixedSize()
          ).width)
      ]
    }
    addTexts(to: &table)
    table.add(
      "the padding of no length is 16 points", .measured("pictures of padded views, iOS 18"),
      frames: [("b", 74, 24, 52, 52)]
    ) { Box("a", 20, 20).padding().background { Fill("b") } }
    table.add(
      "views in a row are 8 points apart, texts too", .measured("pictures of stacks without a spacing, iOS 18"),
      [.number(8)], tolerance: 0.34
    ) {
      [
        .number(
          distance(
            of: HStack {
              Text("A")
              Text("B")
            }
          ) { $1.minX - $0.maxX })
      ]
    }
    return table
  }

  private static func addTexts(to table: inout CaseTable) {
    table.add(
      "two texts in a column are as far apart as two lines", .measured("baselines 67 pixels apart at scale 3, iOS 18"),
      [.number(67.0 / 3)]
    ) {
      [
        .number(
          distance(
            of: VStack {
              Text("A")
              Text("B")
            }
          ) { $1.minY - $0.minY })
      ]
    }
    table.add(
      "texts whose font has no leading touch", .measured("the leading of system fonts of a size is 0, iOS 26"),
      [.number(0)]
    ) {
      [
        .number(
          distance(
            of: VStack {
              Text("A")
              Text("B")
            }.font(.system(size: 17))
          ) { $1.minY - $0.maxY })
      ]
    }
    table.add(
      "a text with a padding is a view like others", .measured("pictures of stacks without a spacing, iOS 18"),
      [.number(18)], tolerance: 0.34
    ) {
      [
        .number(
          distance(
            of: VStack {
              Text("A").padding(.bottom, 10)
              Text("B")
            }
          ) { $1.minY - $0.maxY })
      ]
    }
  }

  /// What a function says of the frames of the texts A and B.
  @MainActor private static func distance(of view: some View, _ distance: (CGRect, CGRect) -> CGFloat) -> CGFloat {
    let frames = Stage().frames(of: view)
    return distance(frames["A"] ?? .null, frames["B"] ?? .null)
  }
}
