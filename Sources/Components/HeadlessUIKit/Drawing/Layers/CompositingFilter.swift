import FirstFrameLayoutTree
import Foundation

/// A filter of Core Animation that blends a layer with the content behind it.
struct CompositingFilter {
  let mode: BlendMode

  /// - Parameter name: The name of a filter, with or without the prefix `CI` and the suffix of Core Image.
  init?(named name: String) {
    let plain = name.hasPrefix("CI") ? String(name.dropFirst(2)) : name
    guard let mode = Self.modes[plain.prefix(1).lowercased() + plain.dropFirst()] else { return nil }
    self.mode = mode
  }

  private static let modes: [String: BlendMode] = {
    var modes: [String: BlendMode] = [
      "plusL": .plusLighter, "plusD": .plusDarker, "destOver": .destinationOver, "destIn": .destinationIn,
      "destOut": .destinationOut, "destAtop": .destinationAtop, "additionCompositing": .plusLighter,
      "maximumCompositing": .lighten, "minimumCompositing": .darken, "multiplyCompositing": .multiply,
      "sourceOverCompositing": .normal, "sourceInCompositing": .sourceIn, "sourceOutCompositing": .sourceOut,
      "sourceAtopCompositing": .sourceAtop, "linearDodgeBlendMode": .plusLighter, "linearBurnBlendMode": .plusDarker,
    ]
    for mode in BlendMode.allCases {
      modes[mode.rawValue] = mode
      modes[mode.rawValue + "BlendMode"] = mode
    }
    return modes
  }()
}

extension CALayer {
  /// The filter that is drawn; `nil` if there is none.
  var compositing: CompositingFilter? {
    switch compositingFilter {
    case nil: nil
    case let name as String: CompositingFilter(named: name)
    default: nil
    }
  }
}
