public import HeadlessUIKit

/// A button that pastes, in the look of UIKit's.
public struct PasteButton: View {
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.labelStyleKind) private var labelKind

  public init(supportedContentTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {}

  public var body: some View {
    let configuration = UIPasteControl.Configuration()
    configuration.displayMode = labelKind
    if shape == .capsule { configuration.cornerStyle = .capsule }
    return ControlLeaf({ UIPasteControl(configuration: configuration) }) { _, _ in
    } size: { view, _ in
      view.intrinsicContentSize
    }
  }
}

extension EnvironmentValues {
  /// What buttons of the system show, which follows the style of labels.
  fileprivate var labelStyleKind: UIPasteControl.DisplayMode {
    switch self[style: (any LabelStyle).self] {
    case is IconOnlyLabelStyle: .iconOnly
    case is TitleOnlyLabelStyle: .labelOnly
    default: .iconAndLabel
    }
  }
}
