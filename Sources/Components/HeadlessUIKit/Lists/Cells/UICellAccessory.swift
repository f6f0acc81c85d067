import Foundation

/// A mark or a view beside the content of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Content {
    case mark(AccessoryMark)
    case label(String, LabelOptions)
    case view(UIView)
  }

  let content: Content
  let placement: Placement
  let displayed: DisplayedState
  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  var isHidden = false
  var tint: UIColor?
  /// The width of the area in which the accessory is centered.
  var width = LayoutDimension.actual
  /// What a tap of the accessory does; `nil` for its standard action.
  private(set) var action: (() -> Void)?
  /// Whether there is a line between the accessory and the previous one.
  private(set) var hasSeparator = false

  init(
    _ content: Content, _ displayed: DisplayedState, type: AccessoryType, placement: Placement = .trailing,
    isHidden: Bool = false, width: LayoutDimension = .actual, tint: UIColor? = nil
  ) {
    self.content = content
    accessoryType = type
    self.width = width
    self.displayed = displayed
    self.placement = placement
    self.isHidden = isHidden
    self.tint = tint
  }

  /// The condition under which an accessory is shown.
  public enum DisplayedState: Int, CaseIterable, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// Returns an accessory that shows a chevron towards the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.mark(.disclosureIndicator), displayed, .disclosureIndicator, options)
  }

  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(.mark(.checkmark), displayed, .checkmark, options)
  }

  /// Returns an accessory that shows the letter i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.mark(.detail), displayed, .detail, options).calling(actionHandler)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .mark(.reorder), displayed, type: .reorder, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor
    ).separated(options.showsVerticalSeparator)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text, options), displayed, type: .label, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .view(configuration.customView), configuration.displayed, type: .customView(configuration.customView),
      placement: configuration.placement, isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
      tint: configuration.tintColor)
  }

  /// Returns the accessory with the action of a tap.
  func calling(_ action: (() -> Void)?) -> UICellAccessory {
    var accessory = self
    accessory.action = action
    return accessory
  }

  private func separated(_ hasSeparator: Bool) -> UICellAccessory {
    var accessory = self
    accessory.hasSeparator = hasSeparator
    return accessory
  }

  func isShown(isEditing: Bool) -> Bool {
    !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  /// The appearance of an accessory.
  public struct Options {
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default color of the accessory.
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
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
    /// The width of the area in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether the view keeps its size while the cell changes.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      displayed = placement.displayed
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, displayed: DisplayedState,
      tintColor: UIColor? = nil
    ) {
      self.init(
        customView: customView, placement: placement.displayed(displayed), isHidden: isHidden, tintColor: tintColor)
    }
  }

  /// Returns the view of the accessory; `nil` for marks, which the cell draws.
  func makeView() -> UIView? {
    switch content {
    case .view(let view):
      if let tint { view.tintColor = tint }
      return view
    case .label(let text, let options):
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = tint ?? .secondaryLabel
      return label
    case .mark: return nil
    }
  }

  /// Returns the size in points, for the view of the accessory.
  func size(of view: UIView?, in traits: UITraitCollection) -> CGSize {
    var size = ownSize(of: view, in: traits)
    switch width {
    case .actual: break
    case .standard: size.width = max(size.width, Self.standardDimension)
    case .custom(let width): size.width = width
    }
    return size
  }

  func ownSize(of view: UIView?, in traits: UITraitCollection) -> CGSize {
    if let view {
      let fitting = view.intrinsicContentSize
      return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }
    switch content {
    case .mark(let mark): return mark.grownSize(in: traits)
    case .label, .view: return .zero
    }
  }
}
