import Foundation
import HeadlessUIKit

/// The update calls of some views, in order.
@MainActor
final class PassLog {
  var entries: [String] = []

  func count(_ entry: String) -> Int { entries.count { $0 == entry } }
}

/// A view that logs its update calls.
final class LoggingView: UIView {
  private let name: String
  private let log: PassLog
  /// Whether the next layout marks the view once more.
  var marksItselfOnce = false

  init(_ name: String, _ log: PassLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.entries.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append("layout \(name)")
    guard marksItselfOnce else { return }
    marksItselfOnce = false
    setNeedsLayout()
  }
}

final class LoggingScrollView: UIScrollView {
  var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

final class LoggingController: UIViewController {
  let log = PassLog()

  override func loadView() { view = LoggingView("root", log) }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.entries.append("will")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.entries.append("did")
  }
}

/// A view that reads the width of a grandchild after the layout of its own subviews.
final class GrandchildReader: UIView {
  let child = UIView()
  let grandchild = UIView()
  var seenWidths: [CGFloat] = []

  init() {
    super.init(frame: .zero)
    for (view, superview) in [(child, self), (grandchild, child)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      view.pinEdges(inset: superview === self ? 0 : 10)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    seenWidths.append(grandchild.bounds.width)
  }
}
