import Foundation
import HeadlessUIKit
import Testing

/// A view of 100 x 40 points at (20, 10) in a container that grows from 200 x 100 to 300 x 150 points, and a second
/// view below it.
///
/// The container grows by 100 points horizontally and 50 vertically. The mask distributes them in proportion to the
/// flexible lengths.
@MainActor
struct AutoresizingTests {
  @Test(arguments: AutoresizingTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] =
    ([
      ("no mask: the frame does not change", [], [20, 10, 100, 40]),
      ("flexible width: it grows by all 100 points", [.flexibleWidth], [20, 10, 200, 40]),
      ("flexible height", [.flexibleHeight], [20, 10, 100, 90]),
      ("flexible size", [.flexibleWidth, .flexibleHeight], [20, 10, 200, 90]),
      ("flexible right margin: the frame does not change", [.flexibleRightMargin], [20, 10, 100, 40]),
      ("flexible left margin: the view moves right", [.flexibleLeftMargin], [120, 10, 100, 40]),
      ("flexible top margin: the view moves down", [.flexibleTopMargin], [20, 60, 100, 40]),
      ("flexible bottom margin: the frame does not change", [.flexibleBottomMargin], [20, 10, 100, 40]),
      (
        "left margin and width, 20 to 100: they grow by 16.5 and 83.5",
        [.flexibleLeftMargin, .flexibleWidth], [36.5, 10, 183.5, 40]
      ),
      (
        "both margins, 20 to 80: the left one grows by 20 of the 100 points",
        [.flexibleLeftMargin, .flexibleRightMargin], [40, 10, 100, 40]
      ),
      (
        "height and bottom margin, 40 to 50: grows by 22", [.flexibleHeight, .flexibleBottomMargin], [20, 10, 100, 62]
      ),
      (
        "both margins and the width, 20 to 100 to 80: margin and width grow by 10 and 50",
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
        let second = container.place(FixedView(30, 10))
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        second.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        container.frame.size = CGSize(width: 300, height: 150)
        root.layoutIfNeeded()
        view.frame = CGRect(
          x: roundedToHalf(view.frame.minX), y: roundedToHalf(view.frame.minY),
          width: roundedToHalf(view.frame.width), height: roundedToHalf(view.frame.height))
        root.layoutIfNeeded()
        return [view, second]
      }
    }

  /// Rounds to half points, as layout does at a scale of 2.
  private nonisolated static func round(_ frame: [CGFloat]) -> [CGFloat] { frame.map(roundedToHalf) }
  private nonisolated static func roundedToHalf(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
}
