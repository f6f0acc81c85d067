import FirstFrameLayoutTree
public import HeadlessUIKit

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content

  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    (label, self.content) = (Text(titleKey), content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    (label, self.content) = (Text(title), content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    (label, content) = (Text(titleKey), { Text(verbatim: $0[keyPath: value]) })
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value

  public init(_ value: Value) { self.value = value }
}

/// The first of the columns of a table, which is all that a phone shows.
public struct _FirstColumn<RowValue: Identifiable> {
  let content: (RowValue) -> any View
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _FirstColumn<RowValue> { _FirstColumn { column.content($0) } }
  public static func buildPartialBlock(first: _FirstColumn<RowValue>) -> _FirstColumn<RowValue> { first }
  public static func buildPartialBlock(
    accumulated: _FirstColumn<RowValue>, next: _FirstColumn<RowValue>
  ) -> _FirstColumn<RowValue> { accumulated }
}

/// Values in rows and columns. As on a phone, only the first column is drawn, as a list.
public struct Table<Value: Identifiable, Data: RandomAccessCollection>: View where Data.Element == Value {
  private let data: Data
  private let column: _FirstColumn<Value>

  public init(_ data: Data, @TableColumnBuilder<Value> columns: () -> _FirstColumn<Value>) {
    (self.data, column) = (data, columns())
  }

  public init(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> _FirstColumn<Value>
  ) { (self.data, column) = (data, columns()) }

  public init(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> _FirstColumn<Value>
  ) { (self.data, column) = (data, columns()) }

  @Environment(\.horizontalSizeClass) private var widthClass

  public var body: some View {
    if widthClass == .regular { UndrawnColumns.report() }
    return List {
      ForEach(data) { ErasedView(content: column.content($0)) }
    }
    .listStyle(.plain)
  }
}

/// A look of tables.
@MainActor @preconcurrency
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
}

public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the look of tables, which are lists on a phone.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// The columns that a tablet shows beside the first one. The list of the surface would count `Table` among the names that
/// only warn if its body warned by itself.
private enum UndrawnColumns {
  static func report() { UsageWarnings.warn("`Table` is drawn as a list of its first column, as on a phone") }
}
