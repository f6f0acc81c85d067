import FirstFrameLayoutTree
import Testing

@testable import HeadlessUIKit

/// The baselines of images, to which texts beside them are aligned.
@MainActor
struct ImageBaselineTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }

  @Test func aPictureHasNoBaseline() {
    #expect(picture.baselineOffsetFromBottom == nil)
  }

  @Test func stacksAlignTheBaselineOfAnImageWithThatOfAText() {
    // The baseline of the plain picture is its lower edge, that of the other one is 10 points above it.
    let (plain, changed) = (UIImageView(image: picture), UIImageView(image: picture.withBaselineOffset(fromBottom: 10)))
    let stack = UIStackView(arrangedSubviews: [plain, changed])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    stack.layoutIfNeeded()
    #expect(changed.frame.minY - plain.frame.minY == 10)
  }

  @Test func constraintsToBaselinesFollowTheImage() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = UIImageView(image: picture.withBaselineOffset(fromBottom: 4))
    image.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(image)
    NSLayoutConstraint.activate([
      image.lastBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      image.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    // 50 points to the baseline, which is 26 points below the top of the image.
    #expect(image.frame.minY == 24)
  }

  /// The image is 30 points high, and its insets change neither its baseline nor its frame.
  @Test(arguments: [
    (
      NSLayoutConstraint.Attribute.firstBaseline, CGFloat(4), UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0),
      CGFloat(24)
    ),
    (.lastBaseline, 4, UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0), 24),
    (.firstBaseline, 10, UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 0), 30),
    (.lastBaseline, 10, UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 0), 30),
    // The baseline is below the alignment rectangle.
    (.firstBaseline, 4, UIEdgeInsets(top: 3, left: 0, bottom: 10, right: 0), 24),
    (.lastBaseline, 4, UIEdgeInsets(top: 3, left: 0, bottom: 10, right: 0), 24),
  ])
  func alignmentInsetsDoNotMoveTheBaseline(
    attribute: NSLayoutConstraint.Attribute, offset: CGFloat, insets: UIEdgeInsets, top: CGFloat
  ) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = UIImageView(
      image: picture.withBaselineOffset(fromBottom: offset).withAlignmentRectInsets(insets))
    image.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(image)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: image, attribute: attribute, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
        constant: 50),
      image.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: top, width: 20, height: 30))
  }

  @Test func theMiddleOfASymbolIsThatOfCapitals() throws {
    let symbol = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    let offset = try #require(symbol.baselineOffsetFromBottom)
    let capitals = UIFont.systemFont(ofSize: 20).capHeight
    #expect(abs(offset + capitals / 2 - symbol.size.height / 2) < 1e-9)
    #expect(offset > 0)
    #expect(symbol.imageWithoutBaseline().baselineOffsetFromBottom == nil)
  }

  @Test func anAttachmentLiesOnTheBaselineOfItsImage() {
    let attachment = NSTextAttachment(image: picture.withBaselineOffset(fromBottom: 6))
    #expect(attachment.placedBounds(lineHeight: 20) == CGRect(x: 0, y: -6, width: 20, height: 30))
    attachment.bounds = CGRect(x: 0, y: 2, width: 10, height: 10)
    #expect(attachment.placedBounds(lineHeight: 20) == CGRect(x: 0, y: 2, width: 10, height: 10))
  }

  @Test func theLayoutPaddingOfAnAttachmentIsOnBothSides() {
    let label = UILabel()
    let attachment = NSTextAttachment(image: picture)
    label.attributedText = NSAttributedString(attachment: attachment)
    let width = label.intrinsicContentSize.width
    attachment.lineLayoutPadding = 5
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize.width == width + 10)
  }
}
