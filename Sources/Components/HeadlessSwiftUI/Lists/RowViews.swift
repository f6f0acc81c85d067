import HeadlessUIKit

/// The content of a row, at its leading edge, with its badge.
struct RowContent: View {
  let row: ContainedView

  var body: some View {
    if let badge = row.traits.badge {
      HStack(spacing: 0) {
        ErasedView(content: row.view)
        Spacer(minLength: 8)
        badge.foregroundStyle(.secondary)
      }
    } else {
      ErasedView(content: row.view).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The header of a section, in the font and the color of the look.
struct SectionHeader: View {
  let views: [ContainedView]
  let isPlain: Bool
  let prominence: Prominence
  @Environment(\.controlLook) private var look

  var body: some View {
    HStack {
      ForEach(views.indices, id: \.self) { ErasedView(content: views[$0].view) }
    }
    .font(font)
    .standardForeground(isProminent ? Color.primary : Color.secondary)
    .textCase(isProminent || !look.hasUppercaseHeaders ? nil : .uppercase)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var isProminent: Bool { isPlain || prominence == .increased }

  private var font: Font {
    if prominence == .increased { return .system(.title3, weight: .semibold) }
    return isPlain ? .headline : look.headerFont
  }
}

/// The footer of a section, in small secondary text.
struct SectionFooter: View {
  let views: [ContainedView]

  var body: some View {
    HStack {
      ForEach(views.indices, id: \.self) { ErasedView(content: views[$0].view) }
    }
    .font(.footnote)
    .standardForeground(Color.secondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
