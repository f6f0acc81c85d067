import HeadlessUIKit

protocol IdentifiedReusableView {
  static var identifier: String { get }
  static var nib: UINib { get }
}

extension IdentifiedReusableView {
  static var identifier: String {
    return String(describing: self)
  }

  static var nib: UINib {
    return UINib(nibName: String(describing: self), bundle: nil)
  }
}
