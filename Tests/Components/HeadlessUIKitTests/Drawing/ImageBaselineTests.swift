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
