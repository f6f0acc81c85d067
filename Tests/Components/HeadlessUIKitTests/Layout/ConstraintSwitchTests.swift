import Foundation
import HeadlessUIKit
import Testing

/// Alternating constraints, and changed content sizes.
@MainActor struct ConstraintSwitchTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func deactivatedConstraintsHaveNoEffect() {
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      narrow, view.rightAnchor.constraint(equalTo: root.rightAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 1,
        constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 150, y: 45, width: 50, height: 10))
    NSLayoutConstraint.deactivate([narrow])
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 45, width: 80, height: 10))
    #expect(!narrow.isActive)
    #expect(root.constraintWarnings.isEmpty)
  }

  @Test func invalidateIntrinsicContentSizeMeasuresAgain() {
    let box = GrowingView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 30, height: 20))
    box.contentSize = CGSize(width: 60, height: 40)
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 60, height: 40))
  }
}

/// A view with a content size that can be set.
final class GrowingView: UIView {
  var contentSize = CGSize(width: 30, height: 20)

  override var intrinsicContentSize: CGSize { contentSize }
}
