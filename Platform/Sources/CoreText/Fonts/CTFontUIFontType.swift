public import CoreGraphics
public import Foundation
public import HeadlessUIKit

/// The purpose of a font of the system's interface.
public enum CTFontUIFontType: UInt32, CaseIterable, Sendable {
  case none = 0xFFFF_FFFF
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case miniSystem = 6
  case miniEmphasizedSystem = 7
  case views = 8
  case application = 9
  case label = 10
  case menuTitle = 11
  case menuItem = 12
  case menuItemMark = 13
  case menuItemCmdKey = 14
  case windowTitle = 15
  case pushButton = 16
  case utilityWindowTitle = 17
  case alertHeader = 18
  case systemDetail = 19
  case emphasizedSystemDetail = 20
  case toolbar = 21
  case smallToolbar = 22
  case message = 23
  case palette = 24
  case toolTip = 25
  case controlContent = 26

  fileprivate var isBold: Bool {
    switch self {
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader: true
    default: false
    }
  }

  /// The size in points, if code asks for none: the sizes of the controls of macOS, which name these types. Regular
  /// controls have 13, small ones 11 and mini ones 9 points.
  fileprivate var standardSize: CGFloat {
    switch self {
    case .smallSystem, .smallEmphasizedSystem, .utilityWindowTitle, .smallToolbar, .palette, .toolTip: 11
    case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
    case .user, .views: 12
    case .userFixedPitch, .label: 10
    case .menuTitle, .menuItem, .menuItemMark, .menuItemCmdKey: 14
    default: 13
    }
  }
}

/// Returns the system font for a purpose: bold for emphasis, monospaced for a fixed pitch.
///
/// - Parameters:
///   - size: The size in points; 0 for that of the purpose.
///   - language: Has no effect: other fonts are selected by the characters of a text.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  guard uiType != .none else { return nil }
  let size = size > 0 ? size : uiType.standardSize
  if uiType == .userFixedPitch { return .monospacedSystemFont(ofSize: size, weight: .regular) }
  return uiType.isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
}
