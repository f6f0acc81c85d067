import FirstFrameLayoutTree
import HeadlessSwiftUI

/// Rows of lists and forms.
enum RowCases {
  static var table: CaseTable {
    var table = CaseTable(.rows)
    table.add(
      "the smallest row of iOS 18 is 44 points high", .measured("frames of cells, iOS 18"), [.number(44)]
    ) { [.number(height(of: Text("A"), in: .phone()))] }
    table.add("the smallest row of iOS 26 is 52 points high", .measured("frames of cells, iOS 26"), [.number(52)]) {
      [.number(height(of: Text("A"), in: .phone(.iOS26)))]
    }
    table.add(
      "a row has 11 points above and below its content", .measured("frames of cells, iOS 18"), [.number(82)]
    ) { [.number(height(of: Fill("A").frame(height: 60), in: .phone(), inset: 11))] }
    table.add(
      "a toggle does not make its row higher", .measured("frames of cells and switches in forms, iOS 17"),
      [.number(44)],
      tolerance: 0.34
    ) { [.number(height(of: Toggle("A", isOn: .constant(true)), in: .phone()))] }
    table.add(
      "the smallest height of rows is a value of the environment",
      .documentation("EnvironmentValues.defaultMinListRowHeight"), [.number(60)]
    ) { [.number(height(of: Text("A"), in: .phone(), minimum: 60))] }
    table.add(
      "the text of a row of a group is 32 points from the edge of the screen",
      .measured("pictures of lists 390 points wide, iOS 18"), [.number(32)]
    ) { [.number(Stage.phone().frames(of: List { Text("A") })["A"]?.minX ?? 0)] }
    table.add(
      "a header begins where the text of the rows begins", .measured("pictures of lists 390 points wide, iOS 18"),
      [.number(32)]
    ) {
      let list = List { Section("head") { Text("A") } }
      return [.number(Stage.phone().frames(of: list)["HEAD"]?.minX ?? 0)]
    }
    table.add(
      "insets of zero begin at the edge of the group", .documentation("View.listRowInsets(_:)"), [.number(16)]
    ) {
      [
        .number(
          Stage.phone().frames(of: List { Text("A").listRowInsets(HeadlessSwiftUI.EdgeInsets()) })["A"]?.minX ?? 0)
      ]
    }
    return table
  }

  /// The distance between a text in the row below and the middle of the smallest row, added to half of such a row.
  @MainActor private static func height(
    of row: some View, in stage: Stage, inset: CGFloat = 0, minimum: CGFloat? = nil
  ) -> CGFloat {
    let list = Form {
      Text("first")
      row
      Text("last")
    }
    let frames =
      minimum.map { stage.frames(of: list.environment(\.defaultMinListRowHeight, $0)) } ?? stage.frames(of: list)
    let (first, last) = (frames["first"] ?? .null, frames["last"] ?? .null)
    let smallest = minimum ?? (stage.version >= .iOS26 ? 52 : 44)
    return last.midY - first.midY - smallest
  }
}
