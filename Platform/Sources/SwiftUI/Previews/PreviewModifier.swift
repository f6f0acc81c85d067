public import HeadlessSwiftUI
public import UIKit

/// A change of the views of previews, with a value that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes the value that previews share. It is made once for each modifier, before the first preview is drawn.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async {}
}

/// The view of a preview that a modifier changes.
public struct PreviewModifierContent: View {
  fileprivate let view: AnyView

  public var body: some View { view }
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// A trait that changes the views of a preview.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(modification: ViewModification(modifier))
  }
}

/// A change of views, which may need a value that previews share.
@MainActor
private protocol ViewModifying: PreviewModification {
  func changed(_ view: AnyView) -> AnyView
}

/// A modifier with its shared value.
@MainActor
private final class ViewModification<Modifier: PreviewModifier>: ViewModifying {
  private let modifier: Modifier
  private var context: Modifier.Context?
  private var omission = "a modifier of the preview"

  init(_ modifier: Modifier) { self.modifier = modifier }

  func prepare() async {
    do { context = try await Modifier.makeSharedContext() } catch {
      omission = "a preview without the shared value of its modifier (\(error))"
    }
  }

  func changed(_ view: AnyView) -> AnyView {
    guard let context else { return AnyView(_NotDrawn(omission)) }
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }
}

extension View {
  /// The view with the changes of a preview's traits, of which the first is the outermost.
  func modified(by modifications: [any PreviewModification]) -> AnyView {
    modifications.reversed().reduce(AnyView(self)) { view, modification in
      (modification as? any ViewModifying)?.changed(view) ?? view
    }
  }
}
