import Testing

@testable import HeadlessUIKit

/// A log of assignments, which a check keeps while other components are made and released.
@MainActor
struct AssignmentLogTests {
  private let log = AssignmentLog()

  @Test func assignmentsAreTakenOnce() {
    log.start()
    defer { log.stop() }
    let label = UILabel()
    label.text = "Ada"
    label.text = "Ada"
    let taken = log.take()
    #expect(taken.map(\.property) == ["text", "text"])
    #expect(taken.map(\.isRepeated) == [false, true])
    #expect(taken.allSatisfy { $0.view === label })
    #expect(log.take().isEmpty)
  }

  @Test func onlyAssignmentsAfterTheSetupOfATreeCount() {
    log.start()
    defer { log.stop() }
    let (root, label) = (UIView(), UILabel())
    label.text = "before"
    root.addSubview(label)
    label.text = "after"
    UIView().addSubview(UILabel())
    #expect(log.assignmentsAfterSetup(of: root).map(\.contents) == ["after"])
  }

  @Test func aLogDoesNotRetainTheViewsOfOtherComponents() {
    log.start()
    defer { log.stop() }
    weak var released: UILabel?
    do {
      let label = UILabel()
      label.text = "Ada"
      released = label
    }
    #expect(released == nil)
    #expect(log.take().isEmpty)
  }
}
