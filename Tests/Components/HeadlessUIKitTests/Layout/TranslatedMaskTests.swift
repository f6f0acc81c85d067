import Foundation
import HeadlessUIKit
import Testing

/// Constraints in a view that an autoresizing mask places determine the size of its superview, because the mask becomes
/// constraints.
@MainActor
struct TranslatedMaskTests {
  /// The frame of the resized view before layout, its mask, and the size of the superview that makes it 90 x 60 points.
  nonisolated static let cases: [(mask: UIView.AutoresizingMask, frame: CGRect, size: CGSize)] = [
    // The margins of 5 and 15 points stay.
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 5, y: 5, width: 80, height: 80), CGSize(width: 110, height: 80)),
    // The width is 60 of 100 points of the superview.
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight],
      CGRect(x: 30, y: 0, width: 60, height: 100), CGSize(width: 150, height: 60)
    ),
    // The width is 60 of 80 points, and the right margin stays at 20.
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight], CGRect(x: 20, y: 0, width: 60, height: 90),
      CGSize(width: 140, height: 70)
    ),
  ]

  /// A superview of 100 x 100 points, with a resized view in it, in which constraints determine 90 x 60 points.
  private func makeSuperview(_ mask: UIView.AutoresizingMask, _ frame: CGRect) -> UIView {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let resized = UIView(frame: frame)
    resized.autoresizingMask = mask
    superview.addSubview(resized)
    pin(FixedView(90, 60), to: resized)
    return superview
  }

  @Test(arguments: cases)
  func theSuperviewGetsItsSize(mask: UIView.AutoresizingMask, frame: CGRect, size: CGSize) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let superview = root.place(makeSuperview(mask, frame))
    superview.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    superview.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(superview.frame == CGRect(origin: .zero, size: size))
    #expect(superview.subviews[0].frame.size == CGSize(width: 90, height: 60))
  }

  @Test(arguments: cases)
  func theSuperviewIsMeasured(mask: UIView.AutoresizingMask, frame: CGRect, size: CGSize) {
    let superview = makeSuperview(mask, frame)
    // Constraints of its own make the superview the root of a measurement.
    superview.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    #expect(superview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
  }

  /// Without a flexible size, the view keeps its 80 x 80 points, and nothing determines the superview's size.
  @Test func aViewWithoutAMaskKeepsItsFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let superview = root.place(makeSuperview([], CGRect(x: 5, y: 5, width: 80, height: 80)))
    superview.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    superview.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(superview.frame == .zero)
    #expect(superview.subviews[0].frame == CGRect(x: 5, y: 5, width: 80, height: 80))
  }

  /// A superview that does not resize its subviews keeps their frames.
  @Test func aSuperviewThatDoesNotResize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let superview = root.place(
      makeSuperview([.flexibleWidth, .flexibleHeight], CGRect(x: 5, y: 5, width: 80, height: 80)))
    superview.autoresizesSubviews = false
    superview.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    superview.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(superview.frame == .zero)
  }

  /// The content of an effect determines the size of the effect.
  @Test func aVisualEffectFitsItsContent() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let effect = root.place(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
    effect.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    effect.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    pin(FixedView(90, 60), to: effect.contentView, inset: 10)
    root.layoutIfNeeded()
    #expect(effect.frame == CGRect(x: 0, y: 0, width: 110, height: 80))
  }
}
