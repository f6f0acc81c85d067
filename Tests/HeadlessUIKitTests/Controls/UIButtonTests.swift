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

  @Test func plainButtonsLeaveSixPointsAboveAndBelow() {
    let button = UIButton(type: .system)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("Continue", for: .normal)
    let text = label("Continue", .systemFont(ofSize: 15))
    #expect(button.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
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
    #expect(abs(frame.minX - (200 - text.width) * fraction) <= 0.5 && frame.width == text.width)
    #expect(abs(frame.midY - 25) <= 0.5)
  }

  @Test func titlesOfStatesFallBackToTheNormalTitle() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "On" && button.accessibilityLabel == "On")
    button.isSelected = true
    #expect(button.currentTitle == "On" && button.title(for: .selected) == nil)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.currentTitleColor == .red)
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(button.titleLabel?.text == "Off" && button.accessibilityTraits == [.button, .notEnabled])
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
    let subtitle = label("in full", .preferredFont(forTextStyle: .caption1))
    #expect(button.intrinsicContentSize.height == text.height + 1 + subtitle.height + 2)
  }

  @Test func styles() {
    check(.plain(), nil, .systemBlue)
    check(.gray(), .tertiarySystemFill, .systemBlue)
    check(.tinted(), UIColor.systemBlue.withAlphaComponent(0.18), .systemBlue)
    check(.filled(), .systemBlue, .white)
  }

  private func check(_ configuration: UIButton.Configuration, _ background: UIColor?, _ foreground: UIColor) {
    let button = UIButton(configuration: configuration)
    button.configuration?.title = "Pay"
    button.configuration?.cornerStyle = .capsule
    let node = button.layoutTree(in: RenderingEnvironment())
    let backgroundNode = node.children.first { $0.name == "background" }
    #expect(button.titleLabel?.textColor == foreground)
    #expect((backgroundNode == nil) == (background == nil))
    guard let backgroundNode, let background else { return }
    let reference = UIView()
    reference.backgroundColor = background
    #expect(
      backgroundNode.background
        == reference.layoutTree(in: RenderingEnvironment(size: CGSize(width: 1, height: 1))).background)
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
    #expect(button.titleLabel?.text == "Selected" && states == [.selected])
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect(states == [.selected])
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
    #expect(node.accessibility?.label == "Pay" && node.accessibility?.traits == [.button])
    #expect(node.accessibility?.isElement == true)
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
    #expect(button.imageView?.frame.minX == 10 && button.titleLabel?.frame.minX == 36)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 4 && button.imageView?.frame.maxX == size.width - 10)
  }

  @Test func theTrailingImageIsAfterTheTitle() {
    let button = button(.trailing)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 10 && button.imageView?.frame.minX == 16 + title.width)
  }

  @Test func theTopImageIsAboveTheTitle() {
    let button = button(.top)
    let width = max(title.width, 20)
    #expect(button.intrinsicContentSize == CGSize(width: width + 14, height: 10 + 6 + title.height))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY == 0 && button.titleLabel?.frame.minY == 16)
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
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10) && button.currentImage == image)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 50, y: 20, width: 20, height: 10))
  }
}
