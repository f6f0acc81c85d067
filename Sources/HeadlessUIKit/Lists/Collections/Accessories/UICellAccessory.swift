import Foundation

/// A mark or a view beside the content of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Content {
    case disclosureIndicator, checkmark, detail, reorder
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

  /// The side on which an accessory stands.
  public enum Placement: Int, CaseIterable, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// When an accessory is shown. Nothing is edited here, so that those for editing are not.
  public enum DisplayedState: Int, CaseIterable, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// An angle that points to what the row opens.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  /// The letter i in a circle. Nothing is touched here: the handler is not called.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, isHidden: options.isHidden, tint: options.tintColor)
  }

  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory
  {
    UICellAccessory(.reorder, displayed, isHidden: options.isHidden, tint: options.tintColor)
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
}
