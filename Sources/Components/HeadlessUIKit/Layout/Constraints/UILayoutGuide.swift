public import Foundation

/// A rectangle in a view's space that takes part in layout and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var identifier = ""
  open weak var owningView: UIView? {
    get { viewHandle?.object }
    set {
      guard newValue !== owningView else { return }
      owningView?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }
  var viewHandle: WeakHandle<UIView>?
  let handle = WeakHandle<UILayoutGuide>()
  /// The rectangle in the owning view's space after the last layout, in points.
  open internal(set) var layoutFrame = CGRect.zero
  /// Returns the insets from the owning view's edges, in points; `nil` for a guide that only constraints place.
  var insets: ((UIView) -> UIEdgeInsets)?

  public override init() {
    super.init()
    handle.object = self
  }

  deinit {
    handle.object = nil
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// An item of constraints: a view or a layout guide.
@preconcurrency @MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's owning view.
  var viewForLayout: UIView? { get }
}

/// What a constraint or an anchor stores of its item, which it does not keep.
@MainActor
enum LayoutItemReference {
  case none
  case view(WeakHandle<UIView>)
  case guide(WeakHandle<UILayoutGuide>)
  /// An object that has no edges.
  case other(AnyObject)

  init(_ item: Any) {
    if let view = item as? UIView {
      self = .view(view.handle)
    } else if let guide = item as? UILayoutGuide {
      self = .guide(guide.handle)
    } else {
      self = .other(item as AnyObject)
    }
  }

  var object: AnyObject? {
    switch self {
    case .none: nil
    case .view(let handle): handle.object
    case .guide(let handle): handle.object
    case .other(let object): object
    }
  }

  var layoutItem: (any LayoutItem)? {
    switch self {
    case .view(let handle): handle.object
    case .guide(let handle): handle.object
    case .none, .other: nil
    }
  }
}

extension UIView: LayoutItem {
  var viewForLayout: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var viewForLayout: UIView? { owningView }
}

extension UIView {
  func standardAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.viewHandle = handle
    constraintStore.guides.append(layoutGuide)
  }

  func standardRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    deactivateConstraints { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
    layoutGuide.viewHandle = nil
    constraintStore.guides.removeAll { $0 === layoutGuide }
  }

  func guide(
    _ identifier: String, _ keyPath: ReferenceWritableKeyPath<ConstraintStore, UILayoutGuide?>,
    insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = constraintStore[keyPath: keyPath] { return guide }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.viewHandle = handle
    guide.insets = insets
    constraintStore[keyPath: keyPath] = guide
    return guide
  }
}
