public import HeadlessUIKit

/// The content of a presentation, which a sizing measures.
@MainActor @preconcurrency
public struct PresentationSizingRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// What a sizing knows of the presentation.
public struct PresentationSizingContext {}

/// How large a presentation is where it does not fill the screen: on an iPad.
@MainActor @preconcurrency
public protocol PresentationSizing {
  nonisolated func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

extension PresentationSizing {
  public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public nonisolated func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

public struct AutomaticPresentationSizing: PresentationSizing {
  fileprivate nonisolated init() {}
  public nonisolated func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

public struct FittedPresentationSizing: PresentationSizing {
  fileprivate nonisolated init() {}
  public nonisolated func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

public struct FormPresentationSizing: PresentationSizing {
  fileprivate nonisolated init() {}
  public nonisolated func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

public struct PagePresentationSizing: PresentationSizing {
  fileprivate nonisolated init() {}
  public nonisolated func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public nonisolated static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public nonisolated static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public nonisolated static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public nonisolated static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    withoutEffect("View.presentationSizing", "sheets have the sizes of a phone")
  }
}
