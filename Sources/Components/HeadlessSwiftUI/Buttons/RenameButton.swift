import HeadlessUIKit

/// A button that begins the change of a name.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  let label: Label

  public init() where Label == HeadlessSwiftUI.Label<Text, Image> {
    label = HeadlessSwiftUI.Label {
      Text(verbatim: "Rename")
    } icon: {
      Image(systemName: "pencil")
    }
  }

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
  }
}

/// What the sheet for sharing shows of an item.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}
