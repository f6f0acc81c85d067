import Foundation
import HeadlessUIKit
import Testing

/// Views in a root of 300 by 200 points, and their frames according to UIKit's documentation.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let frames: [[CGFloat]]
  /// Adds views to the root, and returns the views with the expected frames.
  let build: @MainActor @Sendable (UIView) -> [UIView]

  /// - Parameters:
  ///   - name: The title, which explains the frames.
  ///   - frames: The expected frames: x, y, width and height, in points.
  ///   - build: Adds views to the root, and returns the views with the expected frames.
  init(_ name: String, _ frames: [[CGFloat]], build: @escaping @MainActor @Sendable (UIView) -> [UIView]) {
    testDescription = name
    self.frames = frames
    self.build = build
  }

  /// Checks the frames of a layout, and of one that continues the solution of a measurement.
  @MainActor func check() {
    let roots = [
      checkFrames(), checkFrames { root in _ = root.systemLayoutSizeFitting(CGSize(width: 120, height: 0)) },
    ]
    for root in roots {
      #expect(root.constraintWarnings.isEmpty)
      #expect(root.layoutFeedbackLoop == nil)
    }
  }

  /// Checks the frames of a layout, which may be ambiguous or contradictory, and returns its root.
  @MainActor @discardableResult func checkFrames(prepare: (UIView) -> Void = { _ in }) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = build(root)
    prepare(root)
    root.layoutIfNeeded()
    let found = views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    #expect(found == frames, "\(testDescription)")
    return root
  }
}

extension UIView {
  /// Adds a view without constraints from its autoresizing mask.
  func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

/// Adds a view that fills a guide, and returns it.
@MainActor
func fill(_ guide: UILayoutGuide, of owner: UIView) -> [UIView] {
  let view = owner.place(UIView())
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
  ])
  return [view]
}

/// Pins a view to the top and leading edges of its superview.
@MainActor
func pinCorner(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
  guard let superview = view.superview else { return }
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
  ])
}

/// Adds a view to a superview, and pins it to the superview's edges.
@MainActor
func pin(_ view: UIView, to superview: UIView, inset: CGFloat = 0) {
  _ = superview.place(view)
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
    view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
  ])
}

@MainActor
func setSize(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
  view.widthAnchor.constraint(equalToConstant: width).isActive = true
  view.heightAnchor.constraint(equalToConstant: height).isActive = true
}

/// The number of layouts with frames computed by hand.
struct LayoutCaseCountTests {
  @Test func thereAreAtLeastThreeHundredCases() {
    let counts: [String: Int] = [
      "Auto Layout": AutoLayoutTests.cases.count, "hugging": HuggingTests.cases.count,
      "relations": RelationTests.cases.count, "margins": MarginTests.cases.count,
      "autoresizing": AutoresizingTests.cases.count, "scroll views": ScrollCaseTests.cases.count,
      "fitting sizes": FittingTests.cases.count, "contradictions": ContradictionTests.cases.count,
      "ambiguity": AmbiguityTests.cases.count, "baselines": BaselineTests.cases.count,
      "cells": CellHeightTests.cases.count, "devices": DeviceLayoutTests.cases.count,
      "stack alignments": StackAlignmentTests.cases.count,
      "stack arrangements": StackArrangementTests.cases.count,
      "stack distributions": StackDistributionTests.cases.count,
      "stacks and constraints": StackConstraintTests.cases.count, "stack matrix": StackMatrixTests.cases.count,
    ]
    let total = counts.values.reduce(0, +)
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("layout cases: \(total): \(parts.joined(separator: ", "))")
    #expect(total >= 300)
  }
}
