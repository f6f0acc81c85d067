import ArgumentParser
import HeadlessUIKit

/// The devices that screens are shown on: the smallest phone, today's two sizes, and two tablets.
enum Device: String, CaseIterable, Sendable, ExpressibleByArgument {
  case phoneSE = "iPhone-SE"
  case phone16 = "iPhone-16"
  case phone16ProMax = "iPhone-16-Pro-Max"
  case padMini = "iPad-mini"
  case padPro11 = "iPad-Pro-11"

  var config: ViewImageConfig {
    switch self {
    case .phoneSE: .iPhoneSe
    case .phone16: .iPhone16
    case .phone16ProMax: .iPhone16ProMax
    case .padMini: .iPadMini
    case .padPro11: .iPadPro11
    }
  }

  /// As people write it.
  var title: String {
    rawValue.split(separator: "-").joined(separator: " ")
  }
}
