public import Foundation

// Traits of displays and scenes. Code can set and read them; pictures do not depend on them.

/// The trait for the force of touches that a screen notices.
public enum UITraitForceTouchCapability: SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  static var keyPath: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for the colors that a display can show.
public enum UITraitDisplayGamut: SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for whether a window is active.
public enum UITraitActiveAppearance: SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The trait for the size of items in toolbars of the Mac.
public enum UITraitToolbarItemPresentationSize: SystemTrait {
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> { \.toolbarItemPresentationSize }
}

/// The trait for the brightness that images have above white.
public enum UITraitImageDynamicRange: SystemTrait {
  public static let defaultValue = UIImage.DynamicRange.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The trait for whether the screen is recorded.
public enum UITraitSceneCaptureState: SystemTrait {
  public static let defaultValue = UISceneCaptureState.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The trait for the language that determines the height of lines.
public enum UITraitTypesettingLanguage: SystemTrait {
  public static let defaultValue: Locale.Language? = nil
  static var keyPath: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}

/// The trait for the style of the list that contains a view.
public enum UITraitListEnvironment: SystemTrait {
  public static let defaultValue = UIListEnvironment.unspecified
  static var keyPath: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

/// The style of a list.
public enum UIListEnvironment: Int, CaseIterable, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// The size of items in toolbars of the Mac.
public enum UINSToolbarItemPresentationSize: Int, CaseIterable, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}
