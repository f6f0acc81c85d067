import HeadlessUIKit
import Testing

/// Errors that are still possible if a type replaces the identifier.
@MainActor struct UnregisteredCellTests {
  @Test func dequeuingAnUnregisteredCellFailsWithARemedy() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(MyCustomCell.self, for: IndexPath(row: 0, section: 0))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("no cell is registered under the identifier \"MyCustomCell\""))
  }
}
