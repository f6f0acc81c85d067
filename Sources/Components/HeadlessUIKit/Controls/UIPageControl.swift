import FirstFrameLayoutTree
public import Foundation

/// A row of dots, one for each page. The dot of the current page is highlighted.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  /// The background of the dots: a capsule if it is prominent, and otherwise none, as at rest.
  open var backgroundStyle = BackgroundStyle.automatic
  private var page = 0
  /// The number of dots that are drawn at most. More do not fit on any screen.
  private static let largestDotCount = 1_000

  private var metrics: Metrics { Metrics(traitCollection.systemVersion) }

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
    get { super.accessibilityValue ?? "page \(min(currentPage, .max - 1) + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Moves by one page, towards the side on which the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let old = currentPage
    let isRight = touch.location(in: self).x - bounds.minX >= bounds.width / 2
    currentPage = currentPage &+ (isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1)
    if currentPage != old { sendActions(for: .valueChanged, event: event) }
  }

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: metrics.height) }
    return CGSize(width: metrics.length(of: pageCount) + 2 * metrics.margin, height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describeContent(in node: inout LayoutNode) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let traits = traitCollection
    let metrics = metrics
    let grid = PixelGrid(traits)
    let currentColor = currentPageIndicatorTintColor ?? .white
    let otherColor = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    let left = (node.frame.width - metrics.length(of: numberOfPages)) / 2
    if backgroundStyle == .prominent {
      node.children.append(
        .box("background", node.bounds, color: .tertiarySystemFill, radius: node.frame.height / 2, in: traits))
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<min(numberOfPages, Self.largestDotCount) {
      let position = CGFloat(isMirrored ? numberOfPages - 1 - index : index)
      let frame = CGRect(
        x: grid.rounded(left + position * metrics.pitch), y: grid.rounded((node.frame.height - metrics.dot) / 2),
        width: metrics.dot, height: metrics.dot)
      node.children.append(
        .box("dot", frame, color: index == currentPage ? currentColor : otherColor, radius: metrics.dot / 2, in: traits)
      )
    }
  }

  /// The lengths of a version of iOS, in points. Those of iOS 26 are measured on an iPhone with a scale of 3.
  private struct Metrics {
    /// The diameter of a dot.
    let dot: CGFloat
    /// The distance between the centres of adjacent dots.
    let pitch: CGFloat
    let height: CGFloat
    /// The space between an end of the control and the first dot.
    let margin: CGFloat

    init(_ version: SystemVersion) {
      let isModern = version >= .iOS26
      dot = isModern ? 7 : 8
      pitch = isModern ? 50 / 3 : 17
      height = isModern ? 73 / 3 : 26
      margin = isModern ? (20 + pitch - dot) / 2 : 10
    }

    func length(of dots: Int) -> CGFloat { CGFloat(dots - 1) * pitch + dot }
  }
}

extension UIPageControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, CaseIterable, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}
