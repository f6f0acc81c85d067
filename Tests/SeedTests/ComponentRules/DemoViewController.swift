import HeadlessUIKit

/// A controller that a gallery makes from its class, which requires a `required` initializer in Swift.
protocol DemoViewController: UIViewController {
  init()
}
