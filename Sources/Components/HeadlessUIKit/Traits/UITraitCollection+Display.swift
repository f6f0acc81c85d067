public import Foundation

// Displays have sRGB colors and no force of touches, windows are active, and screens are not recorded, unless code says
// otherwise.
extension UITraitCollection {
  public var displayGamut: UIDisplayGamut { values.displayGamut == .unspecified ? .SRGB : values.displayGamut }

  public var forceTouchCapability: UIForceTouchCapability {
    values.forceTouchCapability == .unknown ? .unavailable : values.forceTouchCapability
  }

  public var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activeAppearance == .unspecified ? .active : values.activeAppearance
  }

  public var sceneCaptureState: UISceneCaptureState {
    values.sceneCaptureState == .unspecified ? .inactive : values.sceneCaptureState
  }

  public var imageDynamicRange: UIImage.DynamicRange {
    values.imageDynamicRange == .unspecified ? .standard : values.imageDynamicRange
  }

  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
  public var listEnvironment: UIListEnvironment { values.listEnvironment }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
  }

  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  public convenience init(typesettingLanguage: Locale.Language) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// Whether all traits that another collection specifies have the same values here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// The traits that dynamic colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits that the variant of an image depends on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceIdiom.self,
      UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self,
    ]
  }
}
