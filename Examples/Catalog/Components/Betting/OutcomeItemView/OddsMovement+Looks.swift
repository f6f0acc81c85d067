import HeadlessUIKit

extension OddsMovement {
  var symbol: String? {
    switch self {
    case .none: nil
    case .up: "arrow.up"
    case .down: "arrow.down"
    }
  }

  var color: UIColor {
    switch self {
    case .none: StyleProvider.Color.textPrimary
    case .up: StyleProvider.Color.positive
    case .down: StyleProvider.Color.negative
    }
  }

  var spoken: Phrase? {
    switch self {
    case .none: nil
    case .up: .goingUp
    case .down: .goingDown
    }
  }
}
