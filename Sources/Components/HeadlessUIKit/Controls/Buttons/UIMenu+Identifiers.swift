/// The menus of the system.
extension UIMenu.Identifier {
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
}

extension UIAction.Identifier {
  public static let paste = UIAction.Identifier("com.apple.action.paste")
  public static let pasteAndMatchStyle = UIAction.Identifier("com.apple.action.paste-and-match-style")
  public static let pasteAndGo = UIAction.Identifier("com.apple.action.paste-and-go")
  public static let pasteAndSearch = UIAction.Identifier("com.apple.action.paste-and-search")
}

extension UIMenu {
  /// The size of the elements of a menu. All menus are drawn with large ones.
  public enum ElementSize: Int, CaseIterable, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }
}

extension UIKeyCommand {
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"
}
