import HeadlessUIKit

protocol DemoController: UIViewController {
  init()
}
