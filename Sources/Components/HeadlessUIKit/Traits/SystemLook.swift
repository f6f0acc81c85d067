import FirstFrameLayoutTree

/// The looks of all controls, lists, bars and presentations in a version of iOS.
///
/// Nothing else depends on the version: a control reads its look from the traits, and draws what the look's values say.
/// A version that is added gets a case here, with the looks of the previous version where nothing changed.
final class SystemLook: Sendable {
  let palette: SystemPalette
  let margins: MarginLook

  let button: ButtonLook
  let datePicker: DatePickerLook
  let menu: MenuLook
  let pageControl: PageControlLook
  let segmentedControl: SegmentedControlLook
  let slider: SliderLook
  let stepper: StepperLook
  let switches: SwitchLook
  /// The thumbs of switches, sliders and segmented controls.
  let thumb: ThumbLook

  let list: ListLook
  let headerFooter: HeaderFooterLook
  /// The actions behind rows.
  let swipe: SwipeLook

  let barItem: BarItemLook
  let navigationBar: NavigationBarLook
  let searchBar: SearchBarLook
  let tabBar: TabBarLook
  let toolbar: ToolbarLook

  let alert: AlertLook
  let sheet: SheetLook

  private init(_ version: SystemVersion) {
    switch version {
    case .iOS18:
      palette = .iOS18
      margins = .iOS18
      button = .iOS18
      datePicker = .iOS18
      menu = .iOS18
      pageControl = .iOS18
      segmentedControl = .iOS18
      slider = .iOS18
      stepper = .iOS18
      switches = .iOS18
      thumb = .iOS18
      list = .iOS18
      headerFooter = .iOS18
      swipe = .iOS18
      barItem = .iOS18
      navigationBar = .iOS18
      searchBar = .iOS18
      tabBar = .iOS18
      toolbar = .iOS18
      alert = .iOS18
      sheet = .iOS18
    case .iOS26:
      palette = .iOS26
      margins = .iOS26
      button = .iOS26
      datePicker = .iOS26
      menu = .iOS26
      pageControl = .iOS26
      segmentedControl = .iOS26
      slider = .iOS26
      stepper = .iOS26
      switches = .iOS26
      thumb = .iOS26
      list = .iOS26
      headerFooter = .iOS26
      swipe = .iOS26
      barItem = .iOS26
      navigationBar = .iOS26
      searchBar = .iOS26
      tabBar = .iOS26
      toolbar = .iOS26
      alert = .iOS26
      sheet = .iOS26
    }
  }

  private static let iOS18 = SystemLook(.iOS18)
  private static let iOS26 = SystemLook(.iOS26)

  /// Returns the looks of a version: one object for each, so that looks are compared by identity.
  static func of(_ version: SystemVersion) -> SystemLook {
    switch version {
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }
}

extension SystemLook: Hashable {
  static func == (left: SystemLook, right: SystemLook) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UITraitCollection {
  /// The looks of the traits' version of iOS.
  var look: SystemLook { .of(systemVersion) }
}
