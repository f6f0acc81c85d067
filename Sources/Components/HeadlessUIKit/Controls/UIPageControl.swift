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
  private var page = 0 { didSet { KeyValueObservations.check(self) } }
  /// The number of dots that are drawn at most. More do not fit on any screen.
  private static let largestDotCount = 1_000

  private var look: PageControlLook { traitCollection.look.pageControl }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable, .updatesFrequently]
  }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      hideForSinglePage()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, limited to the existing pages. Setting it sends no event; a touch does.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether `isHidden` follows the number of pages, so that a single page has no control. Setting either property
  /// hides or shows the control, also if `isHidden` was set before.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { isHidden = isHiddenForSinglePage } }
  }

  private var isHiddenForSinglePage: Bool { hidesForSinglePage && numberOfPages < 2 }

  private func hideForSinglePage() {
    if hidesForSinglePage { isHidden = isHiddenForSinglePage }
  }

  /// The progress within the current page, whose dot is a bar that fills; `nil` for a dot.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.control = nil
      progress?.control = self
      invalidateIntrinsicContentSize()
    }
  }

  /// The width by which the current page's bar exceeds a dot, in points.
  private var barGrowth: CGFloat { progress == nil || numberOfPages == 0 ? 0 : Self.barWidth - look.dot }
  private static let barWidth: CGFloat = 30

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(currentPage, .max - 1) + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Moves by one page, towards the side on which the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let old = currentPage
    let isRight = touch.location(in: self).x - bounds.minX >= bounds.width / 2
    currentPage = currentPage &+ (isRight != isMirrored ? 1 : -1)
    if currentPage != old { sendActions(for: .valueChanged, event: event) }
  }

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: look.height) }
    return CGSize(width: look.length(of: pageCount) + 2 * look.margin + barGrowth, height: look.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describeContent(in node: inout LayoutNode) {
    guard numberOfPages > 0 else { return }
    let traits = traitCollection
    let look = look
    let grid = PixelGrid(traits)
    let currentColor = currentPageIndicatorTintColor ?? .white
    let otherColor = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    let growth = barGrowth
    let left = (node.frame.width - look.length(of: numberOfPages) - growth) / 2
    if backgroundStyle == .prominent {
      node.children.append(
        .box("background", node.bounds, color: .tertiarySystemFill, radius: node.frame.height / 2, in: traits))
    }
    let isMirrored = isMirrored
    for index in 0..<min(numberOfPages, Self.largestDotCount) {
      let position = CGFloat(isMirrored ? numberOfPages - 1 - index : index)
      let isCurrent = index == currentPage
      let isAfterBar = isMirrored ? index < currentPage : index > currentPage
      let frame = CGRect(
        x: grid.rounded(left + position * look.pitch + (isAfterBar ? growth : 0)),
        y: grid.rounded((node.frame.height - look.dot) / 2), width: look.dot + (isCurrent ? growth : 0),
        height: look.dot)
      let showsBar = isCurrent && growth > 0
      if !showsBar, let image = shownImage(forPage: index) {
        node.children.append(indicator(image, around: frame, color: isCurrent ? currentColor : otherColor))
        continue
      }
      var dot = LayoutNode.box(
        showsBar ? "progress" : "dot", frame, color: isCurrent && !showsBar ? currentColor : otherColor,
        radius: look.dot / 2, in: traits)
      if showsBar, let progress, progress.currentProgress > 0 {
        let width = grid.rounded(frame.width * CGFloat(min(max(progress.currentProgress, 0), 1)))
        let x = isMirrored ? frame.width - width : 0
        dot.clips = true
        dot.children = [
          .box("fill", CGRect(x: x, y: 0, width: width, height: frame.height), color: currentColor, in: traits)
        ]
      }
      node.children.append(dot)
    }
  }

  // MARK: Indicators

  open var interactionState: InteractionState { .none }

  open var allowsContinuousInteraction: Bool {
    get { seldom["allowsContinuousInteraction"] ?? true }
    set { seldom["allowsContinuousInteraction"] = newValue }
  }

  /// The side at which the first page is. The control is always horizontal.
  open var direction: Direction {
    get { seldom["direction"] ?? .natural }
    set {
      seldom["direction"] = newValue
      seldom.list(
        "direction", if: newValue == .topToBottom || newValue == .bottomToTop, drawn: "the dots are side by side")
    }
  }

  /// An image in place of the dots, in their color.
  open var preferredIndicatorImage: UIImage? {
    get { seldom["preferredIndicatorImage"] }
    set { seldom["preferredIndicatorImage"] = newValue }
  }

  /// An image in place of the dot of the current page.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { seldom["preferredCurrentPageIndicatorImage"] }
    set { seldom["preferredCurrentPageIndicatorImage"] = newValue }
  }

  /// Sets the image in place of the dot of a page; `nil` for the image of all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    seldom["indicatorImage \(page)"] = image
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { seldom["indicatorImage \(page)"] }

  /// Sets the image in place of the dot of a page while it is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    seldom["currentPageIndicatorImage \(page)"] = image
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { seldom["currentPageIndicatorImage \(page)"] }

  /// Whether the dot of the current page moves only when ``updateCurrentPageDisplay()`` is called. It always moves.
  open var defersCurrentPageDisplay: Bool {
    get { seldom["defersCurrentPageDisplay"] ?? false }
    set { seldom["defersCurrentPageDisplay"] = newValue }
  }

  open func updateCurrentPageDisplay() {}
}

extension UIPageControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, CaseIterable, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}

/// The lengths of a page control, in points.
struct PageControlLook {
  /// The diameter of a dot.
  let dot: CGFloat
  /// The distance between the centers of adjacent dots.
  let pitch: CGFloat
  let height: CGFloat
  /// The space between an end of the control and the first dot.
  let margin: CGFloat

  func length(of dots: Int) -> CGFloat { CGFloat(dots - 1) * pitch + dot }

  static let iOS18 = PageControlLook(dot: 8, pitch: 17, height: 26, margin: 10)

  /// Measured on an iPhone with a scale of 3.
  static let iOS26 = PageControlLook(dot: 7, pitch: 50 / 3, height: 73 / 3, margin: (20 + 50 / 3 - 7) / 2)
}
