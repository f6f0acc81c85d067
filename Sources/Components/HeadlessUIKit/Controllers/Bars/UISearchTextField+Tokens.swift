import FirstFrameLayoutTree
public import Foundation

/// A part of a search that is not text, such as a person or a place.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchTextField {
  func warnOfSuggestions() {
    guard searchSuggestions?.isEmpty == false else { return }
    UsageWarnings.warnOfNoEffect("UISearchTextField.searchSuggestions", "suggestions are not shown")
  }

  // MARK: Views

  func showTokens(_ tokens: [UISearchToken]) {
    tokenViews = tokens.map { SearchTokenView($0, color: tokenBackgroundColor) }
  }

  func tokensDidChange(from old: [SearchTokenView]) {
    for view in old { view.removeFromSuperview() }
    for view in tokenViews { addSubview(view) }
    setNeedsLayout()
  }

  /// The width of the tokens with the space behind each, in points.
  private var tokenWidth: CGFloat { tokenViews.reduce(0) { $0 + $1.intrinsicContentSize.width + 4 } }

  /// Returns the part of the text's area that the tokens leave.
  func textArea(besideTokens area: CGRect) -> CGRect {
    guard !tokenViews.isEmpty else { return area }
    let width = min(tokenWidth, area.width)
    let isMirrored = isRightToLeft
    return CGRect(
      x: isMirrored ? area.minX : area.minX + width, y: area.minY, width: area.width - width, height: area.height)
  }

  /// Places the tokens at the start of an area.
  func layOutTokens(in area: CGRect) {
    guard !tokenViews.isEmpty else { return }
    let isMirrored = isRightToLeft
    var x = isMirrored ? area.maxX : area.minX
    for view in tokenViews {
      let size = view.intrinsicContentSize
      if isMirrored { x -= size.width }
      view.frame = PixelGrid(traitCollection).rounded(
        CGRect(x: x, y: area.midY - size.height / 2, width: size.width, height: size.height))
      x += isMirrored ? -4 : size.width + 4
    }
  }
}

/// A rounded box with the icon and the text of a token. Its measures are guesses.
final class SearchTokenView: UIView {
  static var standardColor: UIColor { .systemGray4 }
  let token: UISearchToken
  private let label = UILabel()
  private let imageView = UIImageView()

  init(_ token: UISearchToken, color: UIColor?) {
    self.token = token
    super.init(frame: .zero)
    backgroundColor = color ?? Self.standardColor
    layer.cornerRadius = 5
    label.text = token.text
    label.font = .systemFont(ofSize: 17)
    imageView.image = token.icon
    imageView.tintColor = .label
    imageView.contentMode = .center
    for view in [imageView, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    token = UISearchToken(icon: nil, text: "")
    super.init(coder: coder)
  }

  private var iconWidth: CGFloat { token.icon.map { $0.size.width + 4 } ?? 0 }

  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width + iconWidth + 12, height: 26)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - iconWidth - 12, 0)
    let isMirrored = isRightToLeft
    imageView.frame = CGRect(
      x: isMirrored ? 6 + width : 6, y: 0, width: max(iconWidth - 4, 0), height: bounds.height)
    label.frame = CGRect(x: isMirrored ? 6 : 6 + iconWidth, y: 0, width: width, height: bounds.height)
  }
}
