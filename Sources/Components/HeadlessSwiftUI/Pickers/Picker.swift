import HeadlessUIKit

/// A control that selects one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let label: any View
  private let content: any View

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label, self.content) = (selection, label(), content())
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.label, self.content) = (selection, label, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    (self.selection, label, self.content) = (selection, Text(title), content())
  }

  /// What the look of a picker shows.
  private func choice(in context: BuildContext) -> PickerChoice {
    let views = content.containedViews(in: context.child("options"))
    return PickerChoice(
      label: label,
      options: views.flatMap { $0.pickerOptions },
      selected: selectionIdentity(of: selection.wrappedValue)
    ) { tag in
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any PickerStyle).self] ?? DefaultPickerStyle()
    let choice = choice(in: context)
    let view: any View =
      switch style {
      case is SegmentedPickerStyle: SegmentedPicker(choice: choice)
      case is WheelPickerStyle, is InlinePickerStyle: WheelPicker(choice: choice)
      case is NavigationLinkPickerStyle: NavigationPicker(choice: choice)
      case is PalettePickerStyle: SegmentedPicker(choice: choice)
      default: MenuPicker(choice: choice)
      }
    return view.build(in: context.child("picker"))
  }
}

extension Picker: ContainedViews {
  /// In a list, the options of an inline picker are rows.
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    guard context.environment[style: (any PickerStyle).self] is InlinePickerStyle,
      context.environment.containerKind != .none
    else { return [.view(ContainedView(view: self, context: context))] }
    let choice = choice(in: context)
    let title =
      context.environment.labelsVisibility == .hidden ? [] : label.containedItems(in: context.child("label"))
    return title
      + choice.options.indices.map { index in
        .view(
          ContainedView(
            view: PickerRow(choice: choice, index: index), context: context.child("option\(index)")))
      }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker whose menu shows a view instead of the selected option, where the platform's menus do.
  ///
  /// On iOS, the selected option is shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content: content)
  }
}

/// The options of a picker, and the selected one.
@MainActor
struct PickerChoice {
  let label: any View
  let options: [PickerOption]
  let selected: AnyHashable
  let select: @MainActor (AnyHashable) -> Void

  var selectedIndex: Int? { options.firstIndex { $0.tag == selected } }
  var selectedView: (any View)? { selectedIndex.map { options[$0].view } }

  func select(at index: Int) {
    guard options.indices.contains(index), let tag = options[index].tag else { return }
    select(tag)
  }
}

/// One of the values of a picker.
struct PickerOption {
  let view: any View
  let context: BuildContext
  let tag: AnyHashable?
}

extension ContainedView {
  /// The options that a view stands for. Those of a section are in the picker like others.
  var pickerOptions: [PickerOption] {
    if let section = traits.section {
      return section.content.containedViews(in: context.child("content")).flatMap(\.pickerOptions)
    }
    return [PickerOption(view: view, context: context, tag: traits.selectionValue.map(selectionIdentity))]
  }
}

/// Returns a value that is equal for a value and an optional with that value, which select the same.
func selectionIdentity(of value: some Hashable) -> AnyHashable { selectionIdentity(AnyHashable(value)) }

func selectionIdentity(_ value: AnyHashable) -> AnyHashable {
  guard let optional = value.base as? any OptionalSelection, let wrapped = optional.wrappedSelection else {
    return value
  }
  return wrapped
}

/// An optional value that is selected.
private protocol OptionalSelection {
  var wrappedSelection: AnyHashable? { get }
}

extension Optional: OptionalSelection where Wrapped: Hashable {
  fileprivate var wrappedSelection: AnyHashable? { map { AnyHashable($0) } }
}
