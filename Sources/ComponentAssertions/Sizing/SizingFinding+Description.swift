extension SizingFinding {
  public var description: String {
    switch self {
    case .heightChanged(let node, let before, let after, .firstLayout):
      "`systemLayoutSizeFitting` said \(before.short) points high before the first layout, and \(after.short) after it, "
        + "through `\(node)`: a list has made room for the first by then. Set what the height depends on in "
        + "`configure(with:)`, not in `layoutSubviews()`."
    case .heightChanged(let node, let before, let after, .laterTurn):
      "`systemLayoutSizeFitting` said \(before.short) points high, and \(after.short) in a later turn of the main queue, "
        + "through `\(node)`: render the current state in `configure(with:)`."
    case .noHeight(let answer):
      "`systemLayoutSizeFitting` said \(answer.short) points high: constrain the contents from the top edge to the bottom edge."
    }
  }
}

extension Double {
  /// A length in points, to a hundredth, without a fraction where it has none.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
