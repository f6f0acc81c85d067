public import HeadlessUIKit

extension PillItemView {
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("unselected") { MockPillItemViewModel.football },
      preview("selected") { MockPillItemViewModel.selected },
      preview("textOnly") { MockPillItemViewModel.textOnly },
      ComponentPreview(component: "PillItemView", state: "outlinedSelected") {
        PillItemView()
      } configure: { view in
        view.customization = .outlined
        view.configure(with: MockPillItemViewModel.selected)
      },
    ]
  }
}
