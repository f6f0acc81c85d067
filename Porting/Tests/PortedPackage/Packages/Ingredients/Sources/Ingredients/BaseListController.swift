import UIKit

/// Steps of preparing a dish, of which an object needs none.
@objc public protocol PreparationSteps: NSObjectProtocol {
  @objc optional func preparation(of dish: String) -> String?
}

@objc public protocol CookingSteps: PreparationSteps {
  @objc optional func serve()
}

/// A controller that adopts protocols whose methods only its subclasses implement.
open class BaseListController: UIViewController, UITableViewDelegate, CookingSteps {
  public let table = UITableView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    view.addSubview(table)
  }
}

extension UIView {
  /// A description that subclasses in other modules change.
  @objc open func garnish(_ count: Int = 1) -> String { "plain" + String(repeating: "!", count: count) }

  @objc open class var course: String { "any" }
}

/// Creates objects of classes that are only known at run time.
public enum Kitchen {
  public static func view<View: UIView>(_ type: View.Type) -> View {
    type.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  public static func cell<Cell>() -> Cell where Cell: UITableViewCell {
    Cell(style: .value1, reuseIdentifier: "cell")
  }

  public static func controller<Controller: UIViewController>() -> Controller {
    Controller(nibName: nil, bundle: nil)
  }
}

extension UIView {
  public static func create() -> Self { self.init() }
}

/// A delegate that objects of any class can be, and that is not kept alive.
@objc public protocol Taster {
  @objc var rating: Int { get set }
}

public final class Tasting {
  public weak var taster: Taster?
  public var guests: [Taster] = []

  public init() {}

  // swift-format-ignore: ReplaceForEachWithForLoop
  public func rate(_ rating: Int) { guests.forEach { $0.rating = rating } }
  public func isHost(_ other: Taster) -> Bool { taster === other }
}
