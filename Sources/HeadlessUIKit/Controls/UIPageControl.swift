import FirstFrameLayoutTree
public import Foundation

/// A dot for every page, and one of them strong.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  private var page = 0

  /// The diameter of a dot, and the distance to the next, in points.
  private static let dot: CGFloat = 8
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

  /// Kept within the pages there are. Setting it tells nobody; a touch does.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  open var hidesForSinglePage = false

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// A touch beside the middle turns one page to its side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let old = currentPage
    let isRight = touch.location(in: self).x - bounds.minX >= bounds.width / 2
    currentPage += isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged, event: event) }
  }

  /// The size of so many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount, 0))
    return CGSize(width: dots > 0 ? dots * Self.dot + (dots - 1) * Self.gap + 20 : 0, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describeContent(in node: inout LayoutNode) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let traits = traitCollection
    let strong = currentPageIndicatorTintColor ?? .label
    let faint = pageIndicatorTintColor ?? .tertiaryLabel
    let left = (node.frame.width - size(forNumberOfPages: numberOfPages).width) / 2 + 10
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<numberOfPages {
      let place = CGFloat(isMirrored ? numberOfPages - 1 - index : index)
      let frame = CGRect(
        x: left + place * (Self.dot + Self.gap), y: (node.frame.height - Self.dot) / 2, width: Self.dot,
        height: Self.dot)
      node.children.append(
        .box("dot", frame, color: index == currentPage ? strong : faint, radius: Self.dot / 2, in: traits))
    }
  }
}

extension UIPageControl {
  /// Whether the dots lie on a pill of their own; kept, and drawn without.
  public enum BackgroundStyle: Int, CaseIterable, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}
