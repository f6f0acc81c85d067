import Foundation

/// What a change of a property invalidates in a view.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// A wrapper of a property of a view, a change of which invalidates parts of the view:
  ///
  ///     @Invalidating(.layout, .display) var spacing: CGFloat = 8
  @propertyWrapper @preconcurrency @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// The value without a view. A wrapped property is always a property of a view.
    @available(*, unavailable, message: "Invalidating applies to the properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// The value of a property of a view. Setting an equal value invalidates nothing.
    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storageKeyPath].value }
      set {
        guard owner[keyPath: storageKeyPath].value != newValue else { return }
        owner[keyPath: storageKeyPath].value = newValue
        owner[keyPath: storageKeyPath].invalidation.invalidate(view: owner)
      }
    }

    public init<A: UIViewInvalidating, B: UIViewInvalidating>(wrappedValue: Value, _ a: A, _ b: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(a, b))
    }

    public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), c))
    }

    public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating>(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), Invalidations.Tuple(c, d)))
    }
  }

  /// What a view can invalidate.
  public enum Invalidations {
    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a cell, a header or a button; nothing in other views.
    public struct Configuration: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
        (view as? UIButton)?.setNeedsUpdateConfiguration()
      }
    }

    /// The properties that `updateProperties()` sets, as in iOS 26.
    public struct Properties: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
    }

    /// Two kinds.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  public static var properties: Self { Self() }
}
