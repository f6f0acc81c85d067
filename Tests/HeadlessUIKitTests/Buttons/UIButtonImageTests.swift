import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// With a picture of 20 by 10 points and a title whose size the label itself tells.
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

  @Test func thePictureStandsBeforeTheTitle() {
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

  @Test func thePictureStandsBehindTheTitle() {
    let button = button(.trailing)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 10 && button.imageView?.frame.minX == 16 + title.width)
  }

  @Test func thePictureStandsAboveTheTitle() {
    let button = button(.top)
    let width = max(title.width, 20)
    #expect(button.intrinsicContentSize == CGSize(width: width + 14, height: 10 + 6 + title.height))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY == 0 && button.titleLabel?.frame.minY == 16)
  }

  @Test(arguments: [(UIButton.ButtonType.contactAdd, true), (.close, true), (.infoLight, true), (.system, false)])
  func someTypesComeWithAPicture(_ type: UIButton.ButtonType, _ hasPicture: Bool) {
    let button = UIButton(type: type)
    _ = button.layoutTree(in: RenderingEnvironment())
    #expect((button.imageView?.isHidden == false) == hasPicture)
  }

  @Test func insetsMoveThePartsOfAPlainButton() {
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
