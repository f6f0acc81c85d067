import Foundation

extension NSLayoutConstraint {
  /// The constraint as an equation, such as `UILabel.leading == CardView.leading + 16`, without addresses.
  var equation: String {
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(relation.sign)"
    if secondItem != nil {
      if multiplier != 1 { text += " \(Self.short(multiplier)) *" }
      text += " \(Self.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.short(abs(constant)))" }
    } else {
      text += " \(Self.short(constant))"
    }
    if priority != .required { text += " @\(Self.short(CGFloat(priority.rawValue)))" }
    return identifier.map { "'\($0)' \(text)" } ?? text
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "nothing" }
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier { return identifier }
    if let guide = item as? UILayoutGuide {
      let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
      return guide.owningView.map { "\(Self.name(of: $0)).\(name)" } ?? name
    }
    return String(describing: type(of: item))
  }

  private static func short(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
  }
}
