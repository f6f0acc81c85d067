import FirstFrameLayoutTree
public import Foundation

/// A month of a calendar with selected days, and with decorations below days.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
  /// The selected days; `nil` if none can be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      reload()
    }
  }
  open var calendar = Calendar.current { didSet { reload() } }
  open var locale = Locale.current { didSet { reload() } }
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? { didSet { reload() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { reload() } }
  /// The days that are available.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { reload() } }
  /// Whether the delegate provides decorations of days.
  open var wantsDateDecorations = true { didSet { reload() } }
  private var shownMonth: Date?
  private let monthView = CalendarMonthView(frame: .zero)
  private var needsContent = true

  override var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(monthView)
    for (button, step) in [(monthView.previousButton, -1), (monthView.nextButton, 1)] {
      button.addAction(UIAction { [weak self] _ in self?.showMonth(after: step) }, for: .touchUpInside)
    }
  }

  private var presentTexts: DateTexts?

  private var texts: DateTexts {
    let current = DateTexts.texts(
      presentTexts, calendar: calendar, locale: locale, timeZone: timeZone ?? calendar.timeZone)
    presentTexts = current
    return current
  }

  // MARK: Months

  /// The year and month that are shown: by default the current ones.
  open var visibleDateComponents: DateComponents {
    get {
      let calendar = texts.calendar
      var components = calendar.dateComponents([.era, .year, .month], from: shownMonth ?? initialDate)
      components.calendar = calendar
      return components
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  private var initialDate: Date { min(max(Date(), availableDateRange.start), availableDateRange.end) }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let previous = visibleDateComponents
    shownMonth = texts.calendar.date(from: dateComponents)
    reload()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  private func showMonth(after step: Int) {
    let calendar = texts.calendar
    guard let date = calendar.date(byAdding: .month, value: step, to: shownMonth ?? initialDate) else { return }
    visibleDateComponents = calendar.dateComponents([.era, .year, .month], from: date)
  }

  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    reload()
  }

  func reload() {
    needsContent = true
    setNeedsLayout()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    reload()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  private func updateContent() {
    guard needsContent else { return }
    needsContent = false
    let texts = texts
    let calendar = texts.calendar
    let month = CalendarMonth(containing: shownMonth ?? initialDate, in: calendar)
    let now = Date()
    monthView.fontDesign = fontDesign
    var decorations: [Int: UIView] = [:]
    monthView.show(month, texts: texts, isEnabled: true) { number in
      let (day, end) = month.day(number, in: calendar)
      var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
      components.calendar = calendar
      if wantsDateDecorations, let decoration = delegate?.calendarView(self, decorationFor: components) {
        decorations[number] = decoration.makeView()
      }
      let isInRange = availableDateRange.start < end && availableDateRange.end >= day
      return CalendarMonthView.Day(
        isToday: calendar.isDate(day, inSameDayAs: now),
        isSelected: selectionBehavior?.contains(day, in: calendar) == true,
        isAvailable: isInRange && selectionBehavior?.canSelect(components) != false)
    }
    monthView.decorations = decorations
  }

  /// Chooses a day as a touch does, and notifies the delegate of the selection. For tests; UIKit has no equivalent.
  open func chooseDate(_ dateComponents: DateComponents) {
    selectionBehavior?.choose(dateComponents)
    reload()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: CalendarMonthView.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContent()
    monthView.frame = bounds
  }
}

/// Provides decorations, and is notified of the shown month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: DelegateObject {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension UICalendarView {
  /// A dot, an image or a view below a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let makeContent: () -> UIView

    /// Creates a decoration with an image, or with a dot if there is no image.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      makeContent = { Self.view(of: image, color: color ?? .systemGray3, size) }
      super.init()
    }

    public init(customViewProvider: @escaping @MainActor () -> UIView) {
      makeContent = customViewProvider
      super.init()
    }

    /// Creates a dot.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    public static func customView(_ provider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(customViewProvider: provider)
    }

    func makeView() -> UIView { makeContent() }

    private static func view(of image: UIImage?, color: UIColor, _ size: DecorationSize) -> UIView {
      guard let image else {
        let side: CGFloat = size == .small ? 4 : size == .medium ? 6 : 8
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        dot.backgroundColor = color
        dot.layer.cornerRadius = side / 2
        return dot
      }
      let points: CGFloat = size == .small ? 8 : size == .medium ? 10 : 13
      let view = UIImageView(
        image: image.withConfiguration(UIImage.SymbolConfiguration(pointSize: points)).withRenderingMode(
          .alwaysTemplate))
      view.tintColor = color
      return view
    }
  }

  public enum DecorationSize: Int, CaseIterable, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }
}
