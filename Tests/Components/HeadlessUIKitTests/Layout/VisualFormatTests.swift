import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct VisualFormatTests {
  /// The frames of two views in a superview of 200 by 100 points with margins of 8 points.
  nonisolated static let cases: [(formats: [String], first: CGRect, second: CGRect)] = [
    (
      ["H:|-10-[a(50)]-[b]-20-|", "V:|[a]|", "V:|-top-[b(==a)]"],
      CGRect(x: 10, y: 0, width: 50, height: 100), CGRect(x: 68, y: 30, width: 112, height: 100)
    ),
    (
      ["|-[a(>=20,<=30)]", "[b(40@900)]-|", "V:|-[a]-|", "V:[b(10)]-(5)-|"],
      CGRect(x: 8, y: 8, width: 30, height: 84), CGRect(x: 152, y: 85, width: 40, height: 10)
    ),
  ]

  @Test(arguments: cases.indices) func formats(_ index: Int) {
    let (formats, first, second) = Self.cases[index]
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["top": 30], views: ["a": a, "b": b]))
    }
    if index == 1 { a.widthAnchor.constraint(equalToConstant: 30).isActive = true }
    container.layoutIfNeeded()
    #expect(a.frame == first)
    #expect(b.frame == second)
  }

  @Test func errorsAreReportedAsWarnings() {
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[unknown]", views: [:])
    #expect(constraints.isEmpty)
    #expect(UsageWarnings.all.contains { $0.contains("there is no view named `unknown`") })
  }

  @Test func layoutGuidesAtTheTopAndBottom() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 10, height: 150))
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 30)
  }
}
