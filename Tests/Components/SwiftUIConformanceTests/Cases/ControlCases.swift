import FirstFrameLayoutTree
import HeadlessSwiftUI

/// Sizes of controls.
enum ControlCases {
  static var table: CaseTable {
    var table = CaseTable(.controls)
    addButtons(to: &table)
    addControls(to: &table)
    return table
  }

  private static func addButtons(to table: inout CaseTable) {
    let buttons = Source.measured("frames of bordered buttons, iOS 18")
    for (size, height) in [(ControlSize.mini, 28.0), (.small, 28), (.regular, 34 + 1.0 / 3), (.large, 50 + 1.0 / 3)] {
      table.add("a bordered button of the size \(size)", buttons, [.number(height)], tolerance: 0.34) {
        [.number(Stage().size(of: Button("A") {}.buttonStyle(.bordered).controlSize(size)).height)]
      }
    }
    table.add("a bordered button has 12 points beside its label", buttons, [.number(24)], tolerance: 0.34) {
      let label = Stage().size(of: Text("Buy")).width
      return [.number(Stage().size(of: Button("Buy") {}.buttonStyle(.bordered)).width - label)]
    }
    table.add("a plain button is as large as its label", .documentation("PlainButtonStyle"), [.number(0)]) {
      let label = Stage().size(of: Text("Buy")).width
      return [.number(Stage().size(of: Button("Buy") {}.buttonStyle(.plain)).width - label)]
    }
  }

  private static func addControls(to table: inout CaseTable) {
    func add(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ version: SystemVersion,
      _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      table.add(name, .measured("frames of UIKit's control"), [.number(width), .number(height)], tolerance: 0.34) {
        let size = Stage(version: version).size(of: view())
        return [.number(size.width), .number(size.height)]
      }
    }
    add("a switch of iOS 18", 51, 31, .iOS18) { Toggle("", isOn: .constant(true)).labelsHidden() }
    add("a switch of iOS 26", 63, 28, .iOS26) { Toggle("", isOn: .constant(true)).labelsHidden() }
    add("a stepper of iOS 18", 94, 32, .iOS18) { Stepper("", value: .constant(1)).labelsHidden() }
    add("a spinner", 20, 20, .iOS18) { ProgressView() }
    table.add("a segmented picker of iOS 18", .measured("frames of UIKit's control"), [.number(32)], tolerance: 0.34) {
      let picker = Picker("", selection: .constant(1)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }.pickerStyle(.segmented)
      return [.number(Stage().size(of: picker, width: 200).height)]
    }
    table.add("a text field with a border", .measured("frames of UIKit's control"), [.number(34)], tolerance: 0.34) {
      let field = TextField("A", text: .constant("")).textFieldStyle(.roundedBorder)
      return [.number(Stage().size(of: field, width: 200).height)]
    }
  }
}
