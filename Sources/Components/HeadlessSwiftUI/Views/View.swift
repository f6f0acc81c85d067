import FirstFrameLayoutTree
import HeadlessUIKit

/// A type that represents part of an app's user interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no value of Never") }
}

extension View where Body == Never {
  /// A primitive view has no body; it is converted to layout elements directly.
  public var body: Never { preconditionFailure("\(type(of: self)) is a primitive view and has no body") }
}

/// A view that the layout knows without a body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {
  /// Returns what the layout arranges: one element for most views, several for groups, none for an empty view.
  func elements(in context: BuildContext) -> [LayoutElement]
}

extension View {
  /// Converts the view to layout elements.
  func build(in context: BuildContext) -> [LayoutElement] {
    guard context.node.admitsView() else { return [] }
    // The runtime finds conformances slowly, and views with a body have none of these.
    if Body.self == Never.self {
      if let primitive = self as? any PrimitiveView { return primitive.elements(in: context) }
      if let view = self as? any UIViewRepresentable { return [view.element(in: context)] }
      if let controller = self as? any UIViewControllerRepresentable { return [controller.element(in: context)] }
    }
    guard context.graph.connect(self, in: context) else { return [] }
    return context.body(of: self).build(in: context.child("body"))
  }

  /// Converts the view to one element. Several views overlap, as in a stack along the depth.
  func buildOne(in context: BuildContext) -> LayoutElement {
    let elements = build(in: context)
    return elements.count == 1 ? elements[0] : DepthStackElement(elements, alignment: .center)
  }
}

/// A view that shows nothing and takes no space.
public struct EmptyView: PrimitiveView {
  public init() {}
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  let content: any View
  /// Whether the state of the content remains if its type changes.
  let isStable: Bool

  public init(_ view: some View) { self.init(erased: view) }
  public init(erasing view: some View) { self.init(erased: view) }

  init(erased view: any View) { (content, isStable) = ((view as? AnyView)?.content ?? view, false) }
  init(stable view: any View) { (content, isStable) = (view, true) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

/// A view that SwiftUI evaluates again only if it differs from the last one; here, it is evaluated like others.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension View {
  /// Prints nothing here; on a device, it prints why the view is evaluated.
  public static func _printChanges() { warnThatChangesAreNotPrinted("_printChanges") }
  /// Prints nothing here; on a device, it prints why the view is evaluated.
  public static func _logChanges() { warnThatChangesAreNotPrinted("_logChanges") }

  private static func warnThatChangesAreNotPrinted(_ name: String) {
    UsageWarnings.warnOfNoEffect("View.\(name)", "the changes that evaluate a view are not printed")
  }
}
