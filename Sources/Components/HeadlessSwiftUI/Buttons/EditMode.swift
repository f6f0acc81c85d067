public import HeadlessUIKit

/// Whether the content of a view can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists show the controls for editing.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends the editing of a list.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    return Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}

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
