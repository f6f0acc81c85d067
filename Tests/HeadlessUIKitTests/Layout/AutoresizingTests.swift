import Foundation
import HeadlessUIKit
import Testing

/// A view of 100 by 40 at 20, 10 in a container that grows from 200 by 100 to 300 by 150, and a view next to it.
///
/// The mask distributes the change in proportion: 100 points horizontally and 50 vertically.
@MainActor
struct AutoresizingTests {
  @Test(arguments: AutoresizingTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] =
    ([
      ("no mask: it stays", [], [20, 10, 100, 40]),
      ("flexible width: all of it", [.flexibleWidth], [20, 10, 200, 40]),
      ("flexible height", [.flexibleHeight], [20, 10, 100, 90]),
      ("flexible size", [.flexibleWidth, .flexibleHeight], [20, 10, 200, 90]),
      ("flexible right margin: it stays", [.flexibleRightMargin], [20, 10, 100, 40]),
      ("flexible left margin: it moves", [.flexibleLeftMargin], [120, 10, 100, 40]),
      ("flexible top margin: it moves down", [.flexibleTopMargin], [20, 60, 100, 40]),
      ("flexible bottom margin: it stays", [.flexibleBottomMargin], [20, 10, 100, 40]),
      (
        "left margin and width, 20 to 100: 16.5 and 83.5", [.flexibleLeftMargin, .flexibleWidth], [36.5, 10, 183.5, 40]
      ),
      (
        "both margins, 20 to 80: 20 of the 100 to the left",
        [.flexibleLeftMargin, .flexibleRightMargin], [40, 10, 100, 40]
      ),
      ("height and bottom margin, 40 to 50: 22", [.flexibleHeight, .flexibleBottomMargin], [20, 10, 100, 62]),
      (
        "all three across, 20 to 100 to 80: 10 and 50",
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [30, 10, 150, 40]
      ),
    ] as [(String, UIView.AutoresizingMask, [CGFloat])]).map { name, mask, frame in
      let below = [frame[0] + frame[2] - 30, frame[1] + frame[3] + 5, 30, 10]
      return LayoutCase("mask: \(name)", [round(frame), round(below)]) { root in
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
        view.autoresizingMask = mask
        root.addSubview(container)
        container.addSubview(view)
        let hanging = container.place(FixedView(30, 10))
        hanging.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        hanging.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        container.frame.size = CGSize(width: 300, height: 150)
        root.layoutIfNeeded()
        view.frame = CGRect(
          x: halves(view.frame.minX), y: halves(view.frame.minY), width: halves(view.frame.width),
          height: halves(view.frame.height))
        root.layoutIfNeeded()
        return [view, hanging]
      }
    }

  /// Rounds to half points, as in the placement of the second view.
  private nonisolated static func round(_ frame: [CGFloat]) -> [CGFloat] { frame.map(halves) }
  private nonisolated static func halves(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
}
