import FirstFrameLayoutTree
public import Foundation

/// A row of dots, one for each page. The dot of the current page is highlighted.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  private var page = 0

  /// The diameter of a dot, in points.
  private static let dot: CGFloat = 8
  /// The space between two dots, in points.
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable, .updatesFrequently]
  }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, limited to the existing pages. Setting it sends no event; a touch does.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  open var hidesForSinglePage = false

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Moves by one page, towards the side on which the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let old = currentPage
    let isRight = touch.location(in: self).x - bounds.minX >= bounds.width / 2
    currentPage += isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged, event: event) }
  }

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount, 0))
    return CGSize(width: dots > 0 ? dots * Self.dot + (dots - 1) * Self.gap + 20 : 0, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describeContent(in node: inout LayoutNode) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let traits = traitCollection
    let currentColor = currentPageIndicatorTintColor ?? .label
    let otherColor = pageIndicatorTintColor ?? .tertiaryLabel
    let left = (node.frame.width - size(forNumberOfPages: numberOfPages).width) / 2 + 10
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<numberOfPages {
      let position = CGFloat(isMirrored ? numberOfPages - 1 - index : index)
      let frame = CGRect(
        x: left + position * (Self.dot + Self.gap), y: (node.frame.height - Self.dot) / 2, width: Self.dot,
        height: Self.dot)
      node.children.append(
        .box("dot", frame, color: index == currentPage ? currentColor : otherColor, radius: Self.dot / 2, in: traits))
    }
  }
}

extension UIPageControl {
  /// The background of the dots. Stored but not drawn.
  public enum BackgroundStyle: Int, CaseIterable, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}
