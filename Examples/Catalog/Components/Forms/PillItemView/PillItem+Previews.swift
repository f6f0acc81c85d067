import HeadlessSwiftUI
public import HeadlessUIKit

extension PillItem {
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("unselected") { MockPillItemViewModel.football },
      preview("selected") { MockPillItemViewModel.selected },
      preview("textOnly") { MockPillItemViewModel.textOnly },
      ComponentPreview(component: "PillItem", state: "outlinedSelected") {
        PillItem(viewModel: MockPillItemViewModel.selected).customized(.outlined)
      },
    ]
  }
}
