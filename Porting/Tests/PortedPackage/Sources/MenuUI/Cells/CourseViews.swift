import Ingredients
import UIKit

/// Implements methods of protocols that its superclass adopts without them.
class CourseListController: BaseListController {
  private(set) var scrollCount = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }

  func preparation(of dish: String) -> String? { "wash the \(dish)" }
}

final class DessertListController: CourseListController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    super.tableView(tableView, heightForRowAt: indexPath) + 1
  }
}

extension DessertListController {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
}

/// Overrides members that an extension in another module adds to all views.
final class CourseLabel: UILabel {
  override func garnish(_ count: Int = 1) -> String { "parsley on " + super.garnish(count) }

  override class var course: String { "main, not " + super.course }
}

/// A view that notes which initializer created it.
final class CourseTile: UIView {
  let initializer: String

  override init(frame: CGRect) {
    initializer = "frame"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    initializer = "coder"
    super.init(coder: coder)
  }
}

class CourseCell: UITableViewCell {
  private(set) var style = CellStyle.default

  override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class DessertCell: CourseCell {}

/// An object that is no view, which observes a scroll view by the name of its property.
final class ScrollObserver: NSObject {
  private(set) var offsets: [CGFloat] = []

  func observe(_ scrollView: UIScrollView) {
    scrollView.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new], context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if keyPath == #keyPath(UIScrollView.contentOffset), let offset = change?[.newKey] as? CGPoint {
      offsets.append(offset.y)
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}

/// Members under conditions, which subclasses override.
class Recipe: NSObject {}

extension Recipe {
  #if MENU
  @objc func summary() -> String { "recipe" }
  #else
  @objc func summary() -> Int { 0 }
  #endif

  @objc class func kind() -> String { "Recipe" }
}

final class SoupRecipe: Recipe {
  #if MENU
  override func summary() -> String { "soup, a " + super.summary() }
  #endif

  override class func kind() -> String { "Soup" + super.kind() }
}

final class Critic: NSObject, Taster {
  var rating = 0
}
