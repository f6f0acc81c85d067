protocol IdentifiedReusableView {
  static var identifier: String { get }
}

extension IdentifiedReusableView {
  static var identifier: String {
    return String(describing: self)
  }
}
