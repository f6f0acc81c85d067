public import HeadlessUIKit

// Calls such as `Cell(frame: .zero)` with a generic `Cell`, which Objective-C sends to the class of the object. Ports
// replace them by calls of these functions.

@preconcurrency @MainActor
public func firstFrameCreate<Object: NSObject>(_ type: Object.Type) -> Object { Creation.make(type, .plain) }

@preconcurrency @MainActor
public func firstFrameCreate<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  Creation.make(type, .frame(frame))
}

@preconcurrency @MainActor
public func firstFrameCreate<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell { Creation.make(type, .cell(style, reuseIdentifier)) }

@preconcurrency @MainActor
public func firstFrameCreate<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
  Creation.make(type, .reusable(reuseIdentifier))
}

@preconcurrency @MainActor
public func firstFrameCreate<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller { Creation.make(type, .nib(nibName, bundle)) }

@preconcurrency @MainActor
public func firstFrameCreate<Controller: UITableViewController>(
  _ type: Controller.Type, style: UITableView.Style
) -> Controller { Creation.make(type, .style(style)) }

@preconcurrency @MainActor
public func firstFrameCreate<Controller: UICollectionViewController>(
  _ type: Controller.Type, collectionViewLayout: UICollectionViewLayout
) -> Controller { Creation.make(type, .collectionViewLayout(collectionViewLayout)) }

@preconcurrency @MainActor
public func firstFrameCreate<Controller: UINavigationController>(
  _ type: Controller.Type, rootViewController: UIViewController
) -> Controller { Creation.make(type, .rootViewController(rootViewController)) }

@MainActor
private enum Creation {
  static func make<Object: NSObject>(_ type: Object.Type, _ initializer: FirstFrameInitializer) -> Object {
    let object: AnyObject?
    if let type = type as? any FirstFrameCreatable.Type {
      object = type.firstFrameCreate(initializer)
    } else {
      object = uikitObject(type, initializer)
    }
    // As in UIKit, where an object without the initializer ends the app.
    guard let object = object as? Object else {
      fatalError("Use of unimplemented initializer \(initializer) for class '\(type)'")
    }
    return object
  }

  /// Creates an object of a class of UIKit. Their required initializers with a coder return objects with default values.
  private static func uikitObject(_ type: NSObject.Type, _ initializer: FirstFrameInitializer) -> AnyObject? {
    switch (initializer, type) {
    case (.plain, _) where type == NSObject.self: return NSObject()
    case (.cell(let style, let identifier), _) where type == UITableViewCell.self:
      return UITableViewCell(style: style, reuseIdentifier: identifier)
    case (.reusable(let identifier), _) where type == UITableViewHeaderFooterView.self:
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    case (.style(let style), _) where type == UITableViewController.self: return UITableViewController(style: style)
    case (.collectionViewLayout(let layout), _) where type == UICollectionViewController.self:
      return UICollectionViewController(collectionViewLayout: layout)
    case (.rootViewController(let root), _) where type == UINavigationController.self:
      return UINavigationController(rootViewController: root)
    case (.nib(let name, let bundle), _) where type == UIViewController.self:
      return UIViewController(nibName: name, bundle: bundle)
    case (.plain, let type as UIViewController.Type): return type.init(coder: NSCoder())
    case (.plain, let type as UIView.Type): return type.init(coder: NSCoder())
    case (.frame(let frame), let type as UIView.Type):
      let view = type.init(coder: NSCoder())
      view?.frame = frame
      return view
    default: return nil
    }
  }
}
