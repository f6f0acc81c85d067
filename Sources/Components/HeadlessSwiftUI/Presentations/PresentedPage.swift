import HeadlessUIKit

/// What the views of a sheet say about it.
@MainActor
final class PresentationScope {
  var detents: Set<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: (any View)?
  var isInteractiveDismissDisabled = false
  var compactAdaptation: PresentationAdaptation?
  var allowsBackgroundInteraction = false

  func reset() {
    (detents, dragIndicator, cornerRadius, background, compactAdaptation) = (nil, nil, nil, nil, nil)
    (isInteractiveDismissDisabled, allowsBackgroundInteraction) = (false, false)
  }
}

private struct PresentationScopeKey: EnvironmentKey {
  static var defaultValue: PresentationScope? { nil }
}

extension EnvironmentValues {
  var presentationScope: PresentationScope? {
    get { self[PresentationScopeKey.self] }
    set { self[PresentationScopeKey.self] = newValue }
  }
}

/// The page of a sheet, a cover or a popover.
final class PresentedPage: HostedPage, UIPopoverPresentationControllerDelegate {
  enum Kind { case sheet, cover, popover }

  private let kind: Kind
  private let presentation = PresentationScope()
  private let close: @MainActor () -> Void

  init(_ content: any View, _ kind: Kind, in surroundings: EnvironmentValues, dismiss: @escaping @MainActor () -> Void)
  {
    self.kind = kind
    close = dismiss
    super.init(content, in: surroundings)
    switch kind {
    case .sheet: modalPresentationStyle = .automatic
    case .cover: modalPresentationStyle = .fullScreen
    case .popover:
      modalPresentationStyle = .popover
      popoverPresentationController?.delegate = self
    }
    hosted.evaluateIfNeeded()
    let isCompact = surroundings.horizontalSizeClass != .regular
    if isCompact, presentation.compactAdaptation == .fullScreenCover { modalPresentationStyle = .fullScreen }
  }

  required init?(coder: NSCoder) { nil }

  override func configure(_ values: inout EnvironmentValues) {
    super.configure(&values)
    // Another navigation, with bars of its own, begins in the presentation.
    values.navigationScope = nil
    values.navigator = nil
    values.presentationScope = presentation
    values.isPresented = true
    values.dismiss = DismissAction { [close] in close() }
  }

  override func willEvaluate() {
    super.willEvaluate()
    presentation.reset()
  }

  override func didEvaluate() {
    isModalInPresentation = presentation.isInteractiveDismissDisabled
    if kind == .popover { preferredContentSize = hosted.size(for: .unspecified) }
    guard kind != .cover, let sheet = sheetPresentationController else { return }
    let detents = (presentation.detents ?? [.large]).sorted()
    sheet.detents = detents.map(\.detent)
    sheet.prefersGrabberVisible = presentation.dragIndicator.map { $0 == .visible } ?? (detents.count > 1)
    sheet.preferredCornerRadius = presentation.cornerRadius
    sheet.largestUndimmedDetentIdentifier =
      presentation.allowsBackgroundInteraction ? sheet.detents.last?.identifier : nil
  }

  /// A popover is a sheet in a compact width, unless its content keeps it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    presentation.compactAdaptation == .popover || presentation.compactAdaptation == PresentationAdaptation.none
      ? .none : .automatic
  }

  override func loadView() {
    let container = UIView()
    container.backgroundColor = .systemBackground
    hosted.translatesAutoresizingMaskIntoConstraints = true
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(hosted)
    view = container
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    hosted.frame = view.bounds
    view.backgroundColor = backgroundColor
  }

  /// The color behind the content; clear if it has a background of its own, or if the presentation is on glass.
  private var backgroundColor: UIColor {
    switch presentation.background {
    case nil: isPresentedOnGlass ? .clear : .systemBackground
    case let color as Color: color.uiColor
    default: .clear
    }
  }
}
