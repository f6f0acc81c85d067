import UIKit

extension ViewImageConfig {
  /// A device by the name that Xcode or a configuration gives it.
  struct Named: Sendable {
    let config: @Sendable (Orientation) -> ViewImageConfig

    /// The device with the screen that `UIScreen.main` reports.
    static let standard = Named { .iPhone13($0) }

    private init(config: @escaping @Sendable (Orientation) -> ViewImageConfig) { self.config = config }

    /// Finds a device: `iPhone 16 Pro`, `iPhone16Pro`, `iPhone SE (3rd generation)`; `nil` if the name is unknown.
    init?(_ name: String) {
      let key = name.lowercased().replacing("generation", with: "").replacing("inch", with: "")
        .filter { $0.isLetter || $0.isNumber }
      guard let config = Self.devices[key] else { return nil }
      self.config = config
    }

    /// The devices by their names, in lower case and without anything but letters and digits.
    private static let devices: [String: @Sendable (Orientation) -> ViewImageConfig] = [
      "iphonese": { .iPhoneSe3($0) }, "iphonese1st": { .iPhoneSe($0) }, "iphonese2nd": { .iPhoneSe3($0) },
      "iphonese3rd": { .iPhoneSe3($0) }, "iphonese3": { .iPhoneSe3($0) },
      "iphone8": { .iPhone8($0) }, "iphone8plus": { .iPhone8Plus($0) },
      "iphonex": { .iPhoneX($0) }, "iphonexs": { .iPhoneX($0) }, "iphone11pro": { .iPhoneX($0) },
      "iphone11": { .iPhone11($0) }, "iphonexr": { .iPhone11($0) },
      "iphone11promax": { .iPhone11ProMax($0) }, "iphonexsmax": { .iPhone11ProMax($0) },
      "iphone12": { .iPhone12($0) }, "iphone12pro": { .iPhone12($0) }, "iphone12mini": { .iPhone13Mini($0) },
      "iphone12promax": { .iPhone13ProMax($0) },
      "iphone13mini": { .iPhone13Mini($0) }, "iphone13": { .iPhone13($0) }, "iphone13pro": { .iPhone13Pro($0) },
      "iphone13promax": { .iPhone13ProMax($0) },
      "iphone14": { .iPhone14($0) }, "iphone14plus": { .iPhone14Plus($0) }, "iphone14pro": { .iPhone15($0) },
      "iphone14promax": { .iPhone15ProMax($0) },
      "iphone15": { .iPhone15($0) }, "iphone15plus": { .iPhone15ProMax($0) }, "iphone15pro": { .iPhone15Pro($0) },
      "iphone15promax": { .iPhone15ProMax($0) },
      "iphone16e": { .iPhone16e($0) }, "iphone16": { .iPhone16($0) }, "iphone16plus": { .iPhone16Plus($0) },
      "iphone16pro": { .iPhone16Pro($0) }, "iphone16promax": { .iPhone16ProMax($0) },
      "iphone17": { .iPhone17($0) }, "iphone17pro": { .iPhone17Pro($0) }, "iphone17promax": { .iPhone17ProMax($0) },
      "iphoneair": { .iPhoneAir($0) },
      "ipad": { .iPad10($0) }, "ipad9th": { .iPad9($0) }, "ipad9": { .iPad9($0) }, "ipad10th": { .iPad10($0) },
      "ipad10": { .iPad10($0) }, "ipadmini": { .iPadMini($0) }, "ipadmini6th": { .iPadMini($0) },
      "ipadair": { .iPadAir11($0) }, "ipadair11": { .iPadAir11($0) }, "ipadair5th": { .iPadAir11($0) },
      "ipadair13": { .iPadAir13($0) },
      "ipadpro11": { .iPadPro11($0) }, "ipadpro11m4": { .iPadPro11M4($0) }, "ipadpro129": { .iPadPro12_9($0) },
      "ipadpro13": { .iPadPro13($0) }, "ipadpro13m4": { .iPadPro13($0) },
    ]
  }
}
