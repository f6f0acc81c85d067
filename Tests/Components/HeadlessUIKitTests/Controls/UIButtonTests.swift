import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIButtonTests {
  private func label(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize
  }

  /// A configuration's custom view, image and shadow are in a view below the title, at the button's size.
  @Test func configurationsHaveBackgroundsWithParts() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.background.customView = UIView()
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    configuration.background.shadowProperties.opacity = 0.5
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
    let node = button.layoutTree(in: RenderingEnvironment())
    let box = node.children.first?.children.first
    #expect(node.children.first?.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    #expect(box?.frame == CGRect(x: 3, y: 2, width: 112, height: 44))
    #expect(box?.children.first?.frame == CGRect(x: 0, y: 0, width: 112, height: 44))
    #expect(button.layoutWarnings == [])
    button.configuration?.background = .clear()
    #expect(button.layoutTree(in: RenderingEnvironment()).children.first?.frame != node.children.first?.frame)
  }

  @Test func plainButtonsLeaveSixPointsAboveAndBelow() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    let text = label("Continue", .systemFont(ofSize: 15))
    // A title alone is rounded up to whole points.
    let (width, height) = (text.width.rounded(.up), text.height.rounded(.up))
    #expect(button.intrinsicContentSize == CGSize(width: width, height: height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: width + 6, height: height + 4))
    #expect(button.sizeThatFits(CGSize(width: 10, height: 10)) == button.intrinsicContentSize)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
  }

  /// The line heights of the system font are 16.71, 17.9, 20.29 and 21.48 points.
  @Test(arguments: [(14, 29), (15, 30), (17, 33), (18, 34)] as [(CGFloat, CGFloat)])
  func emptyButtonsHaveTheHeightOfALine(_ fontSize: CGFloat, _ height: CGFloat) {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: fontSize)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
  }

  @Test(
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, 0), (.right, 1), (.center, 0.5), (.leading, 0), (.trailing, 1),
    ] as [(UIControl.ContentHorizontalAlignment, CGFloat)])
  func titlesAreAligned(_ alignment: UIControl.ContentHorizontalAlignment, _ fraction: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.contentHorizontalAlignment = alignment
    button.layoutIfNeeded()
    let text = label("Go", .systemFont(ofSize: 15))
    let frame = button.titleLabel?.frame ?? .zero
    #expect(abs(frame.minX - (200 - text.width) * fraction) <= 0.5)
    #expect(frame.width == text.width)
    #expect(abs(frame.midY - 25) <= 0.5)
  }

  @Test func titlesOfStatesFallBackToTheNormalTitle() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "On")
    #expect(button.accessibilityLabel == "On")
    button.isSelected = true
    #expect(button.currentTitle == "On")
    #expect(button.title(for: .selected) == nil)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
    #expect(button.currentTitleColor == .red)
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.titleLabel?.text == "Off")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func configurationsAddTheirInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    let button = UIButton(configuration: configuration)
    let text = label("Pay", .preferredFont(forTextStyle: .body))
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 40, height: text.height + 30))
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 3)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 4, height: text.height + 2))
    button.configuration?.subtitle = "in full"
    let subtitle = label("in full", .preferredFont(forTextStyle: .footnote))
    #expect(button.intrinsicContentSize.height == text.height + 1 + subtitle.height + 2)
  }

  @Test func styles() {
    check(.plain(), nil, .systemBlue)
    check(.gray(), .secondarySystemFill, .label)
    check(.gray(), .tertiarySystemFill, .systemBlue, .iOS18)
    check(.tinted(), UIColor.systemBlue.withAlphaComponent(0.18), .systemBlue)
    check(.filled(), .systemBlue, .white)
  }

  private func check(
    _ configuration: UIButton.Configuration, _ background: UIColor?, _ foreground: UIColor,
    _ version: SystemVersion = .iOS26
  ) {
    let button = UIButton(configuration: configuration)
    button.configuration?.title = "Pay"
    button.configuration?.cornerStyle = .capsule
    let node = button.layoutTree(in: RenderingEnvironment(systemVersion: version))
    let backgroundNode = node.children.first { $0.name == "background" }
    #expect(button.titleLabel?.textColor == foreground)
    #expect((backgroundNode == nil) == (background == nil))
    guard let backgroundNode, let background else { return }
    let reference = UIView()
    reference.backgroundColor = background
    #expect(
      backgroundNode.background
        == reference.layoutTree(
          in: RenderingEnvironment(size: CGSize(width: 1, height: 1), systemVersion: version)
        ).background)
    #expect(backgroundNode.cornerRadii.topLeft == min(node.frame.height, node.frame.width) / 2)
  }

  @Test func theUpdateHandlerIsCalledForNewStates() {
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "Selected" : "Normal"
    }
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.titleLabel?.text == "Normal")
    states = []
    button.isSelected = true
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.titleLabel?.text == "Selected")
    #expect(states == [.selected])
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(states == [.selected])
    // Neither another frame nor another configuration calls the handler.
    button.frame.size.width += 10
    button.configuration?.subtitle = "Now"
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(states == [.selected])
    #expect(button.subtitleLabel?.text == "Now")
    button.isHighlighted = true
    button.isEnabled = false
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(states.count == 2)
  }

  @Test func touchesTriggerThePrimaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go")
    button.performPrimaryAction()
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: button)
    button.touchesBegan([touch], with: nil)
    button.touchesEnded([touch], with: nil)
    #expect(count == 2)
  }

  @Test func aButtonIsOneAccessibilityElement() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Pay"
    let node = UIButton(configuration: configuration).layoutTree(in: RenderingEnvironment())
    #expect(node.accessibility?.label == "Pay")
    #expect(node.accessibility?.traits == [.button])
    #expect(node.accessibility?.isElement == true)
  }
}

/// The colors of states, as measured on a simulator of iOS 26 with an iPhone 16.
@MainActor
struct UIButtonStateTests {
  private func background(of button: UIButton) -> Color? {
    let node = button.layoutTree(in: RenderingEnvironment())
    guard case .color(let color)? = node.children.first(where: { $0.name == "background" })?.background else {
      return nil
    }
    return color
  }

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = "Pay"
    configuration.baseForegroundColor = configuration.baseForegroundColor ?? .black
    configuration.baseBackgroundColor = .red
    return UIButton(configuration: configuration)
  }

  /// Measured on iOS 26.
  @Test func disabledButtonsHaveNoColorsOfTheirOwn() {
    for configuration in [UIButton.Configuration.filled(), .tinted(), .gray()] {
      let button = button(configuration)
      button.isEnabled = false
      #expect(background(of: button) == Color(red: 120, green: 120, blue: 128, alpha: 31))
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }
  }

  @Test func highlightedButtonsAreTranslucent() {
    let button = button(.filled())
    button.isHighlighted = true
    // 0.75 of 255 is 191.
    #expect(background(of: button) == Color(red: 255, green: 0, blue: 0, alpha: 191))
    #expect(button.titleLabel?.textColor.cgColor.alpha == 0.75)
  }

  @Test func onlySomeStylesShowTheirSelection() {
    for (configuration, isUpdated) in [
      (UIButton.Configuration.filled(), false), (.borderedProminent(), false), (.glass(), false), (.plain(), true),
      (.gray(), true), (.tinted(), true), (.bordered(), true), (.borderedTinted(), true), (.borderless(), true),
    ] {
      #expect(configuration.automaticallyUpdateForSelection == isUpdated)
      let button = button(configuration)
      button.isSelected = true
      // 0.18 of 255 is 46.
      #expect(background(of: button)?.alpha == (isUpdated ? 46 : 255))
    }
  }

  @Test func anExplicitBackgroundIsUsedInEveryState() {
    let button = button(.filled())
    button.configuration?.background.backgroundColor = .green
    for change: (UIButton) -> Void in [{ $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false }]
    {
      change(button)
      #expect(background(of: button) == Color(red: 0, green: 255, blue: 0))
    }
  }

  @Test func anUpdatedConfigurationHasTheBackgroundOfTheState() {
    let button = button(.filled())
    button.isEnabled = false
    let updated = button.configuration?.updated(for: button)
    let fill = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12)
    #expect(updated?.background.backgroundColor == fill)
    #expect(updated?.baseBackgroundColor == .red)
  }

  /// The radius in a button of 40 points, after a radius of 30 points was set.
  @Test(arguments: [
    (UIButton.Configuration.CornerStyle.dynamic, 20), (.small, 5), (.medium, 7), (.large, 10), (.capsule, 20),
    (.fixed, 5.95),
  ])
  func cornerStyles(_ style: UIButton.Configuration.CornerStyle, _ radius: CGFloat) {
    let button = button(.filled())
    button.configuration?.background.cornerRadius = 30
    button.configuration?.cornerStyle = style
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let node = button.layoutTree(in: RenderingEnvironment()).children.first { $0.name == "background" }
    let drawn: CGFloat = node?.cornerRadii.topLeft ?? 0
    #expect(abs(drawn - radius) < 1e-9)
  }

  @Test(arguments: [(SystemVersion.iOS26, 17), (.iOS18, 5.95)] as [(SystemVersion, CGFloat)])
  func newConfigurationsHaveTheRadiusOfTheVersion(_ version: SystemVersion, _ radius: CGFloat) {
    let button = button(.filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let node = button.layoutTree(in: RenderingEnvironment(systemVersion: version)).children[0]
    #expect(node.cornerRadii.topLeft == radius)
  }

  @Test func aTransformerChangesTheAttributesOfTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Home"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 31)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 31))
  }

  @Test func aTitleKeepsItsAttributes() {
    var title = AttributedString("Home", attributes: AttributeContainer([.kern: Float(2)]))
    title.foregroundColor = .red
    title.link = URL(string: "https://example.com")
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    #expect(configuration.attributedTitle == title)
  }

  @Test func aTitleHasOneValueWithAndWithoutAttributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Styled")
    #expect(configuration.title == "Styled")
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == AttributedString("Plain"))
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
  }

  @Test func titlesWithoutColorAreGrayIfDisabledAndFadedIfHighlighted() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    let gray: [CGFloat] = [0.52, 0.52, 0.52, 0.45]
    #expect(button.currentTitleColor.cgColor.components == gray)
    button.setTitleColor(.white, for: .normal)
    #expect(button.currentTitleColor == .white)
    button.isEnabled = true
    button.isHighlighted = true
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.titleLabel?.textColor.cgColor.alpha == 0.2)
  }
}

/// Uses an image of 20 by 10 points, and the size of a label as the expected size of the title.
@MainActor
struct UIButtonImageTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private var title: CGSize {
    let label = UILabel()
    label.text = "Bet"
    return label.intrinsicContentSize
  }

  private func button(_ placement: NSDirectionalRectEdge, padding: CGFloat = 6) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Bet"
    configuration.image = image
    configuration.imagePlacement = placement
    configuration.imagePadding = padding
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 4)
    return UIButton(configuration: configuration)
  }

  @Test func theLeadingImageIsBeforeTheTitle() {
    let button = button(.leading)
    let size = CGSize(width: 10 + 20 + 6 + title.width + 4, height: title.height)
    #expect(button.intrinsicContentSize == size)
    button.frame.size = size
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 10)
    #expect(button.titleLabel?.frame.minX == 36)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 4)
    #expect(button.imageView?.frame.maxX == size.width - 10)
  }

  @Test func theTrailingImageIsAfterTheTitle() {
    let button = button(.trailing)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 10)
    #expect(button.imageView?.frame.minX == 16 + title.width)
  }

  @Test func theTopImageIsAboveTheTitle() {
    let button = button(.top)
    let width = max(title.width, 20)
    #expect(button.intrinsicContentSize == CGSize(width: width + 14, height: 10 + 6 + title.height))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY == 0)
    #expect(button.titleLabel?.frame.minY == 16)
  }

  @Test(arguments: [(UIButton.ButtonType.contactAdd, true), (.close, true), (.infoLight, true), (.system, false)])
  func someTypesHaveAStandardImage(_ type: UIButton.ButtonType, _ hasImage: Bool) {
    let button = UIButton(type: type)
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect((button.imageView?.isHidden == false) == hasImage)
  }

  @Test func insetsMoveTheImageOfAButtonWithoutConfiguration() {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(button.currentImage == image)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 50, y: 20, width: 20, height: 10))
  }

  /// A button with a frame of 40 by 6 points squeezes an image of 20 by 10 points vertically only.
  @Test func imagesAreSqueezedIntoTheirRoom() {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 6)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 0, width: 20, height: 6))
    button.imageEdgeInsets = UIEdgeInsets(top: 1, left: 15, bottom: 1, right: 15)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 15, y: 1, width: 10, height: 4))
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.imageEdgeInsets = .zero
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func symbolsAreLargeExceptInCustomButtons() {
    let symbol = UIImage(systemName: "xmark")
    let large = symbol?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    let sized = symbol?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10))
    for (type, image, expected) in [
      (UIButton.ButtonType.system, symbol, large), (.custom, symbol, symbol), (.system, sized, sized),
    ] {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      #expect(button.intrinsicContentSize == expected?.size)
    }
  }

  @Test func templateImagesHaveTheTintOfTheButton() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.tintColor = .green
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.imageView?.tintColor == .green)
  }
}
