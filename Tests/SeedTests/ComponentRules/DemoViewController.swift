import HeadlessUIKit

/// A controller that a gallery makes from its class alone, which in Swift asks for a required initializer.
protocol DemoViewController: UIViewController {
  init()
}
