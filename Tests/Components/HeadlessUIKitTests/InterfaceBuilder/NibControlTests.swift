import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// The attributes of views and controls in `Controls.xib`, which has each of them once.
@MainActor struct NibControlTests {
  private let root: UIView

  init() throws {
    let objects = InterfaceFixtures.bundle.loadNibNamed("Controls", owner: nil) ?? []
    root = try #require(objects.first as? UIView)
  }

  private func view<View: UIView>(_ tag: Int, _: View.Type = View.self) throws -> View {
    try #require(root.subviews.first { $0.tag == tag } as? View)
  }

  @Test func viewsHaveGeneralAttributes() throws {
    #expect(root.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(root.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(root.semanticContentAttribute == .forceLeftToRight)
    #expect(root.backgroundColor == .systemBackground)
    let custom: UIControl = try view(20)
    #expect(custom.isHidden)
    #expect(custom.alpha == 0.5)
    #expect(custom.clipsToBounds)
    #expect(custom.contentMode == .bottomRight)
    #expect(!custom.isUserInteractionEnabled)
    #expect(custom.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let tap = try #require(custom.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
  }

  @Test func labels() throws {
    let label: UILabel = try view(1)
    #expect(label.text == "Two\nlines")
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.isHighlighted)
    expectFont(label.font, .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == UIColor(white: 0.25, alpha: 1))
    #expect(label.shadowColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(label.accessibilityIdentifier == "intro")
    #expect(label.accessibilityLabel == "Introduction")
    #expect(label.accessibilityHint == "Reads the text")
  }

  private func expectFont(_ font: UIFont?, _ expected: UIFont) {
    #expect(font?.fontName == expected.fontName)
    #expect(font?.pointSize == expected.pointSize)
  }

  @Test func attributedTexts() throws {
    let text = try #require(try view(2, UILabel.self).attributedText)
    #expect(text.string == "Bold and plain")
    let bold = text.attributes(at: 0, effectiveRange: nil)
    expectFont(bold[.font] as? UIFont, .boldSystemFont(ofSize: 17))
    #expect(bold[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    #expect((bold[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect((bold[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect(text.attributes(at: 8, effectiveRange: nil)[.underlineStyle] as? Int == 1)
  }

  @Test func buttons() throws {
    let button: UIButton = try view(3)
    #expect(button.buttonType == .custom)
    #expect(!button.isEnabled)
    #expect(button.contentHorizontalAlignment == .left)
    #expect(button.contentVerticalAlignment == .top)
    #expect(button.title(for: .normal) == "Normal")
    #expect(button.title(for: .selected) == "Selected")
    #expect(button.titleColor(for: .normal) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(button.image(for: .normal) != nil)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expectFont(button.titleLabel?.font, .italicSystemFont(ofSize: 13))
  }

  @Test func buttonConfigurations() throws {
    let configuration = try #require(try view(4, UIButton.self).configuration)
    #expect(configuration.title == "Pay")
    #expect(configuration.subtitle == "now")
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 6)
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.buttonSize == .large)
    #expect(configuration.baseForegroundColor == UIColor(white: 1, alpha: 1))
    #expect(configuration.baseBackgroundColor == .systemGreen)
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.background.strokeColor == .systemRed)
    #expect(configuration.background.strokeWidth == 2)
    #expect(configuration.background.cornerRadius == 9)
  }

  @Test func imagesAndTexts() throws {
    let imageView: UIImageView = try view(5)
    #expect(imageView.image != nil)
    #expect(imageView.contentMode == .scaleAspectFit)
    #expect(imageView.tintColor == .systemPink)
    #expect(imageView.preferredSymbolConfiguration != nil)
    let field: UITextField = try view(6)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.placeholder == "Name")
    #expect(field.textAlignment == .right)
    expectFont(field.font, .systemFont(ofSize: 14))
    #expect(field.minimumFontSize == 11)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .go)
    #expect(field.autocapitalizationType == .words)
    #expect(field.autocorrectionType == .no)
    #expect(field.isSecureTextEntry)
    let text: UITextView = try view(8)
    #expect(text.text == "Hallo Welt")
    expectFont(text.font, .systemFont(ofSize: 12))
    #expect(!text.isEditable)
    #expect(!text.showsHorizontalScrollIndicator)
    #expect(text.backgroundColor == .systemYellow)
  }

  @Test func controlsWithValues() throws {
    #expect(try view(9, UISwitch.self).isOn)
    #expect(try view(9, UISwitch.self).onTintColor == .systemOrange)
    let slider: UISlider = try view(10)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [1, 3, 5])
    let stepper: UIStepper = try view(11)
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [2, 4, 8, 2])
    #expect(stepper.wraps)
    let segments: UISegmentedControl = try view(12)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["Lunch", "Dinner"])
    #expect(segments.imageForSegment(at: 2) != nil)
    #expect(segments.widthForSegment(at: 1) == 90)
    #expect(!segments.isEnabledForSegment(at: 2))
    #expect(segments.selectedSegmentIndex == 1)
    let progress: UIProgressView = try view(13)
    #expect(progress.progress == 0.25)
    #expect(progress.progressViewStyle == .bar)
    #expect(progress.trackTintColor == .systemGray5)
    let indicator: UIActivityIndicatorView = try view(14)
    #expect(indicator.isAnimating)
    #expect(!indicator.isHidden)
    #expect(indicator.style == .large)
    let pages: UIPageControl = try view(15)
    #expect(pages.numberOfPages == 4)
    #expect(pages.currentPage == 2)
    _ = try view(16, UIPickerView.self)
  }

  @Test func barsAndEffects() throws {
    let search: UISearchBar = try view(17)
    #expect(search.placeholder == "Search dishes")
    #expect(search.searchBarStyle == .minimal)
    #expect(search.showsCancelButton)
    #expect(search.scopeButtonTitles == ["All", "Vegan"])
    let effect: UIVisualEffectView = try view(18)
    #expect((effect.effect as? UIBlurEffect)?.style == .systemThinMaterial)
    #expect(effect.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Behind glass"])
    #expect(try view(19, UIToolbar.self).items?.map(\.title) == ["Item", nil, "Add"])
  }

  @Test func anUnknownElementIsAPlainViewAndAFinding() throws {
    let unknown = try view(21, UIView.self)
    #expect(unknown.frame == CGRect(x: 40, y: 720, width: 20, height: 20))
  }

}
