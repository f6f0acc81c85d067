import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIPickerViewTests {
  private let picker = UIPickerView()
  private let source = FruitSource()

  init() {
    picker.dataSource = source
    picker.delegate = source
  }

  private func middleTexts() -> [String?] {
    picker.layoutIfNeeded()
    return picker.subviews.filter { abs($0.frame.midY - 108) < 1 }.map { ($0 as? UILabel)?.text }
  }

  @Test func theSelectedRowsAreInTheMiddle() {
    #expect(middleTexts() == ["Apple", "1"])
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(middleTexts() == ["Cherry", "1"])
    #expect(source.chosen.isEmpty)
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func aTouchSelectionNotifiesTheDelegate() {
    picker.chooseRow(1, inComponent: 1)
    #expect(source.chosen == [[1, 1]])
    #expect(middleTexts() == ["Apple", "2"])
  }

  @Test func rowsAreStackedAndWheelsShareTheWidth() {
    picker.layoutIfNeeded()
    let first = picker.subviews.filter { $0.frame.minX < 100 }
    #expect(first.map(\.frame.minY) == [92, 124, 156, 188])
    #expect(first.allSatisfy { $0.frame.width == 151 })
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func theSelectionIsLimitedToTheRowsOfAShorterWheel() {
    picker.selectRow(5, inComponent: 0, animated: false)
    source.wheels[0] = ["Only"]
    picker.reloadComponent(0)
    #expect(middleTexts() == ["Only", "1"])
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }
}

final class FruitSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var wheels = [["Apple", "Banana", "Cherry", "Date", "Elder", "Fig"], ["1", "2", "3"]]
  var chosen: [[Int]] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { wheels[component].count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append([component, row])
  }
}
