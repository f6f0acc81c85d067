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
