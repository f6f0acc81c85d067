import ExampleComponents
import FirstFrame
import Foundation
import HeadlessUIKit

/// Assertions about pictures of the catalog's screens.
@MainActor
struct ScreenAssertions {
  let name: String
  private let screen: ComponentPreview

  static let all = ComponentCatalog.previews.filter { $0.state == "loaded" && $0.component.hasSuffix("ViewController") }
    .map { ScreenAssertions(name: $0.component, screen: $0) }

  func recordReference() {
    _ = verify(record: .all)
  }

  func pass() {
    guard verify().isPass else { fatalError("\(name) differs from the reference of this run") }
  }

  /// Compares the screen, with another label on it, with the reference.
  func fail() {
    guard !verify({ $0.addSubview(Self.label) }).isPass else { fatalError("\(name) did not change") }
  }

  private static var label: UILabel {
    let label = UILabel(frame: CGRect(x: 100, y: 400, width: 200, height: 30))
    label.text = "Changed"
    return label
  }

  private func verify(
    record: SnapshotTestingConfiguration.Record = .never, _ change: (UIView) -> Void = { _ in }
  ) -> Verdict {
    let view = screen.makeView()
    view.frame.size = screen.size ?? view.frame.size
    change(view)
    return verifySnapshot(of: view, as: .image, named: name, record: record, testName: "screen")
  }
}
