import HeadlessUIKit

class CardBaseView: UIView {
  var inherited: UIView! = UIView()
}
