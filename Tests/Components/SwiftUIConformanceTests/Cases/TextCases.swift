import HeadlessSwiftUI

/// Sizes of texts.
enum TextCases {
  private static let long = "A text that is much too long for one line of this space, so it takes several lines"

  static var table: CaseTable {
    var table = CaseTable(.text)
    let stage = Stage()
    table.add(
      "lines of the body style are 22 points apart", .measured("three lines of body text at scale 1, iOS 16"),
      [.number(42 + 1.0 / 3)]
    ) { [.number(stage.size(of: Text("A\nB")).height)] }
    table.add(
      "a line of the body style", .measured("the line height of body is 20.287, iOS 18"), [.number(20 + 1.0 / 3)]
    ) {
      [.number(stage.size(of: Text("A")).height)]
    }
    table.add("a limit of lines", .documentation("View.lineLimit(_:)"), [.number(20 + 1.0 / 3), .text("narrow")]) {
      let size = stage.size(of: Text(long).lineLimit(1), width: 120)
      return [.number(size.height), .text(size.width <= 120 ? "narrow" : "wide")]
    }
    table.add(
      "reserved lines", .documentation("View.lineLimit(_:reservesSpace:)"), [.number(42 + 1.0 / 3)]
    ) { [.number(stage.size(of: Text("A").lineLimit(2, reservesSpace: true)).height)] }
    table.add(
      "a fixed size is that of one line", .documentation("View.fixedSize()"), [.number(20 + 1.0 / 3), .text("wide")]
    ) {
      let size = stage.size(of: Text(long).fixedSize(), width: 120)
      return [.number(size.height), .text(size.width > 120 ? "wide" : "narrow")]
    }
    table.add(
      "a text of fixed height keeps its lines in too little room",
      .documentation("View.fixedSize(horizontal:vertical:)"), [.number(42 + 1.0 / 3)]
    ) {
      let frames = Stage(size: CGSize(width: 200, height: 10)).frames(
        of: Text("A\nB").fixedSize(horizontal: false, vertical: true))
      return [.number(frames["A\nB"]?.height ?? 0)]
    }
    table.add("a space between lines", .documentation("View.lineSpacing(_:)"), [.number(50 + 1.0 / 3)]) {
      [.number(stage.size(of: Text("A\nB").lineSpacing(8)).height)]
    }
    return table
  }
}
