import HeadlessUIKit

/// A label at the leading edge, and a control behind it at the trailing edge.
///
/// If labels are hidden, there is only the control.
struct LabeledRow<Title: View, Control: View>: View {
  private let label: Title
  private let control: Control
  private let alignment: VerticalAlignment
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(label: Title, alignment: VerticalAlignment = .center, @ViewBuilder control: () -> Control) {
    (self.label, self.alignment, self.control) = (label, alignment, control())
  }

  var body: some View {
    if labelsVisibility == .hidden {
      control
    } else {
      HStack(alignment: alignment, spacing: 0) {
        label
        Spacer(minLength: 8)
        control
      }
    }
  }
}
