import Foundation

/// A mark or a view beside the content of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Content {
    case mark(AccessoryMark)
    case label(String)
    case view(UIView)
  }

  let content: Content
  let placement: Placement
  let displayed: DisplayedState
  var isHidden = false
  var tint: UIColor?

  private init(
    _ content: Content, _ displayed: DisplayedState, placement: Placement = .trailing, isHidden: Bool = false,
    tint: UIColor? = nil
  ) {
    self.content = content
    self.displayed = displayed
    self.placement = placement
    self.isHidden = isHidden
    self.tint = tint
  }

  /// The side of the content on which an accessory is shown.
  public enum Placement: Int, CaseIterable, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The condition under which an accessory is shown. Lists are never edited, so accessories for editing are never
  /// shown.
  public enum DisplayedState: Int, CaseIterable, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// Returns an accessory that shows a chevron towards the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.mark(.disclosureIndicator), displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(.mark(.checkmark), displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  /// Returns an accessory that shows the letter i in a circle. The handler is not called, since there are no touches.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.mark(.detail), displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory
  {
    UICellAccessory(.mark(.reorder), displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.label(text), displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .view(configuration.customView), configuration.displayed, placement: configuration.placement,
      isHidden: configuration.isHidden, tint: configuration.tintColor)
  }

  var isShown: Bool { !isHidden && displayed != .whenEditing }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias ReorderOptions = Options
  public typealias LabelOptions = Options

  /// The appearance of an accessory.
  public struct Options {
    public var isHidden: Bool
    /// The tint color; `nil` for the default color of the accessory.
    public var tintColor: UIColor?

    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// A custom view as an accessory, in its own size.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let displayed: DisplayedState
    public var isHidden: Bool
    public var tintColor: UIColor?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, displayed: DisplayedState = .always,
      tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.displayed = displayed
      self.tintColor = tintColor
    }
  }

  /// Returns the view of the accessory; `nil` for marks, which the cell draws.
  func makeView() -> UIView? {
    switch content {
    case .view(let view):
      if let tint { view.tintColor = tint }
      return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = tint ?? .secondaryLabel
      return label
    case .mark: return nil
    }
  }

  /// Returns the size in points, for the view of the accessory.
  func size(of view: UIView?) -> CGSize {
    if let view {
      let fitting = view.intrinsicContentSize
      return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }
    switch content {
    case .mark(let mark): return mark.size
    case .label, .view: return .zero
    }
  }
}
