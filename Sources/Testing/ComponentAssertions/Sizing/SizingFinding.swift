/// A difference between a component's height and the height that it reported.
public enum SizingFinding: ComponentFinding {
  /// The heights before and after the first layout in points, and the node whose height changed the most.
  case heightChanged(node: String, before: Double, after: Double, moment: SizingMoment)
  /// The component's fitting height, in points, is not positive.
  case noHeight(measured: Double)

  public var node: String {
    switch self {
    case .heightChanged(let node, _, _, _): node
    case .noHeight: ""
    }
  }
}

extension SizingFinding {
  public var description: String {
    switch self {
    case .heightChanged(let node, let before, let after, .firstLayout):
      "`systemLayoutSizeFitting` returned a size \(before.short) points high before the first layout, and "
        + "\(after.short) after it, because of `\(node)`: lists use the first height. Set the properties that "
        + "determine the height in `configure(with:)`, not in `layoutSubviews()`."
    case .heightChanged(let node, let before, let after, .laterTurn):
      "`systemLayoutSizeFitting` returned a size \(before.short) points high, and \(after.short) in a later turn "
        + "of the main queue, because of `\(node)`: render the current state in `configure(with:)`."
    case .noHeight(let measured):
      "`systemLayoutSizeFitting` returned a size \(measured.short) points high: constrain the contents from the top "
        + "edge to the bottom edge."
    }
  }
}

extension Double {
  /// A length rounded to two decimals, without decimals if it is a whole number.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension SizingFinding: FirstFrameFaultProviding {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .heightChanged(let node, let before, let after, .laterTurn):
      .late(message: "`\(node)` made the height \(after.short) points instead of \(before.short)")
    case .heightChanged, .noHeight: nil
    }
  }
}

/// The moment at which a component's height differed from the reported one.
public enum SizingMoment: Hashable, Sendable {
  /// After the first layout.
  case firstLayout
  /// In a later turn of the main queue.
  case laterTurn
}
