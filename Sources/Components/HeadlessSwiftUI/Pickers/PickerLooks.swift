import HeadlessUIKit

/// A picker whose options are in a menu. Outside of lists, it has no label.
struct MenuPicker: View {
  let choice: PickerChoice
  @Environment(\.self) private var environment

  var body: some View {
    switch environment.containerKind {
    case .row, .formRow:
      LabeledRow(label: ErasedView(content: choice.label)) {
        MenuValue(choice: choice).foregroundStyle(color(.secondary))
      }
    case .none, .toolbar, .navigationBar:
      MenuValue(choice: choice)
        .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .foregroundStyle(color(environment.controlTint))
    }
  }

  private func color(_ enabled: Color) -> Color {
    environment.isEnabled ? environment.tint ?? enabled : Color(uiColor: .tertiaryLabel)
  }
}

/// The selected option, with the arrows of a menu that changes it.
private struct MenuValue: View {
  let choice: PickerChoice

  var body: some View {
    ActionSurface(action: {}) {
      HStack(spacing: 4) {
        if let view = choice.selectedView { ErasedView(content: view) }
        Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
      }
    }
  }
}

/// UIKit's segmented control.
struct SegmentedPicker: View {
  let choice: PickerChoice

  var body: some View {
    ControlLeaf({ UISegmentedControl(items: nil) }) { view, context in
      update(view, context)
      view.accessibilityLabel = context.plainContent(of: choice.label).title
      context.connect(view) { [weak view] in choice.select(at: view?.selectedSegmentIndex ?? -1) }
    } size: { view, proposal in
      let ideal = view.intrinsicContentSize
      return CGSize(width: max(proposal.width ?? ideal.width, 0), height: ideal.height)
    }
  }

  private func update(_ view: UISegmentedControl, _ context: BuildContext) {
    let contents = choice.options.map { PlainContent(of: $0.view, in: $0.context) }
    while view.numberOfSegments > contents.count { view.removeSegment(at: view.numberOfSegments - 1, animated: false) }
    for (index, content) in contents.enumerated() {
      if index >= view.numberOfSegments { view.insertSegment(withTitle: nil, at: index, animated: false) }
      // A segment shows a title or an image.
      if let title = content.title {
        if view.titleForSegment(at: index) != title { view.setTitle(title, forSegmentAt: index) }
      } else {
        view.setImage(content.image, forSegmentAt: index)
      }
    }
    view.selectedSegmentIndex = choice.selectedIndex ?? UISegmentedControl.noSegment
  }
}

/// UIKit's wheel. Its rows are the titles of the options.
struct WheelPicker: View {
  let choice: PickerChoice

  var body: some View {
    ControlLeaf({ UIPickerView() }) { view, context in
      let rows = context.stored("rows") { WheelRows() }
      rows.titles = choice.options.map { PlainContent(of: $0.view, in: $0.context).title ?? "" }
      rows.select = choice.select(at:)
      if view.dataSource == nil {
        view.dataSource = rows
        view.delegate = rows
      }
      view.reloadAllComponents()
      if let index = choice.selectedIndex { view.selectRow(index, inComponent: 0, animated: false) }
    } size: { view, proposal in
      let ideal = view.intrinsicContentSize
      return CGSize(width: max(proposal.width ?? ideal.width, 0), height: ideal.height)
    }
  }
}

/// The rows of a wheel.
@MainActor
private final class WheelRows: UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String] = []
  var select: @MainActor (Int) -> Void = { _ in }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { select(row) }
}

/// A row with the selection, which leads to the options.
struct NavigationPicker: View {
  let choice: PickerChoice

  var body: some View {
    NavigationLink {
      List {
        PickerRows(choice: choice)
      }
    } label: {
      LabeledRow(label: ErasedView(content: choice.label)) {
        if let view = choice.selectedView { ErasedView(content: view).foregroundStyle(.secondary) }
      }
    }
  }
}

/// The options as rows of a list.
struct PickerRows: View {
  let choice: PickerChoice

  var body: some View {
    ForEach(choice.options.indices, id: \.self) { PickerRow(choice: choice, index: $0) }
  }
}

/// An option with a checkmark if it is selected.
struct PickerRow: View {
  let choice: PickerChoice
  let index: Int
  @Environment(\.self) private var environment

  var body: some View {
    let isSelected = choice.selectedIndex == index
    ActionSurface(action: { choice.select(at: index) }) {
      HStack(spacing: 0) {
        ErasedView(content: choice.options[index].view)
        Spacer(minLength: 8)
        if isSelected {
          Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(environment.controlTint)
        }
      }
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
