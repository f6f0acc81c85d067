import HeadlessUIKit

/// A controller that a gallery creates from its type, which requires a `required` initializer in Swift.
protocol DemoViewController: UIViewController {
  init()
}
