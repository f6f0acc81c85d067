import Foundation
import Testing

@testable import HeadlessUIKit

/// References that do not keep their objects are `nil` once these are gone.
@MainActor struct WeakHandleTests {
  @Test func areNilForASuperviewAndASuperlayer() {
    let view = UIView()
    autoreleased { UIView().addSubview(view) }
    #expect(view.superview == nil)
    #expect(view.layer.superlayer == nil)
    #expect(view.next == nil)
    UIView().addSubview(view)
    let other = UIView()
    other.addSubview(view)
    #expect(view.superview === other)
    #expect(view.layer.superlayer === other.layer)
  }

  @Test func areNilForALayerAlsoAsADelegate() {
    var view: UIView? = UIView()
    let layer = view?.layer
    #expect(layer?.delegate === view)
    #expect(view != nil)
    view = nil
    #expect(layer?.delegate == nil)
    #expect(layer?.view == nil)
  }

  @Test func areThoseThatWereSetForTheDelegateOfALayer() {
    let (view, other) = (UIView(), NSObject())
    view.layer.delegate = other
    #expect(view.layer.delegate === other)
    view.layer.delegate = nil
    #expect(view.layer.delegate == nil)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
    #expect(CALayer().delegate == nil)
  }

  @Test func areNilForTheItemsAndTheOwnerOfAConstraint() {
    let (kept, guide) = (UIView(), UILayoutGuide())
    var constraints: [NSLayoutConstraint] = []
    var anchor: NSLayoutXAxisAnchor?
    autoreleased {
      let superview = UIView()
      superview.addSubview(kept)
      superview.addLayoutGuide(guide)
      anchor = superview.leadingAnchor
      constraints = [
        kept.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        superview.topAnchor.constraint(equalTo: guide.topAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      #expect(constraints.map(\.isActive) == [true, true])
      #expect(guide.owningView === superview)
    }
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(guide.owningView == nil)
    #expect(anchor?.item == nil)
    #expect(constraints[0].firstItem === kept)
    #expect(constraints[0].secondItem == nil)
    #expect(constraints[1].firstItem == nil)
    #expect(constraints[1].secondItem === guide)
  }

  @Test func areNilForTheControllerOfAViewAndForAParent() {
    let (child, view) = (UIViewController(), UIView())
    autoreleased {
      let parent = UIViewController()
      parent.view = view
      parent.addChild(child)
      #expect(child.parent === parent)
      #expect(view.next === parent)
    }
    #expect(child.parent == nil)
    #expect(view.viewController == nil)
    #expect(view.next == nil)
  }

  @Test func areNilForTheViewOfAGesture() {
    let tap = UITapGestureRecognizer()
    autoreleased { UIView().addGestureRecognizer(tap) }
    #expect(tap.view == nil)
  }

  /// A view that changes its tree while it is deinitialized, when others still refer to it.
  private final class DismantledView: UIView {
    let label = UILabel()
    let guide = UILayoutGuide()

    func fill(with kept: UIView) {
      for view in [label, kept] { addSubview(view) }
      addLayoutGuide(guide)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor), label.leadingAnchor.constraint(equalTo: leadingAnchor),
        kept.widthAnchor.constraint(equalTo: widthAnchor),
      ])
    }

    isolated deinit {
      label.text = "Another text"
      setNeedsLayout()
      for subview in subviews { subview.removeFromSuperview() }
      removeLayoutGuide(guide)
      overrideUserInterfaceStyle = .dark
      _ = traitCollection
      layoutIfNeeded()
    }
  }

  @Test(arguments: [false, true]) func areHarmlessWhileASubclassIsDeinitialized(isLaidOut: Bool) {
    let (kept, container) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    weak var released: UIView?
    autoreleased {
      let view = DismantledView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      released = view
      view.fill(with: kept)
      container.addSubview(view)
      if isLaidOut { container.layoutIfNeeded() }
      view.removeFromSuperview()
    }
    #expect(released == nil)
    #expect(kept.superview == nil)
    #expect(kept.layer.superlayer == nil)
    container.addSubview(kept)
    container.layoutIfNeeded()
    #expect(kept.superview === container)
  }

  /// Runs a closure whose objects are gone when it returns.
  private func autoreleased(_ body: () -> Void) {
    body()
  }
}
