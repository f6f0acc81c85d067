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
    return picker.subviews.filter { abs($0.center.y - 108) < 1 }.map { ($0.subviews.first as? UILabel)?.text }
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

  /// The angle between rows is 32/108; the last row is turned by 84.9 degrees.
  @Test func rowsAreOnACylinderAndWheelsShareTheWidth() {
    picker.layoutIfNeeded()
    let first = picker.subviews.filter { $0.center.x < 160 }
    #expect(first.map { ($0.center.y * 10).rounded() / 10 } == [108, 139.5, 168.3, 191.8, 208.1, 215.6])
    #expect(first.map { ($0.transform.d * 1_000).rounded() / 1_000 } == [1, 0.956, 0.829, 0.63, 0.376, 0.089])
    #expect(first.map { ($0.alpha * 100).rounded() / 100 } == [1, 0.69, 0.52, 0.3, 0.11, 0.01])
    #expect(first.allSatisfy { $0.bounds.size == CGSize(width: 151, height: 32) })
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func theViewOfARowIsThatOfTheDelegate() {
    picker.layoutIfNeeded()
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "Banana")
    #expect(picker.view(forRow: 1, forComponent: 0)?.bounds.height == 32)
  }

  @Test func aRowHigherThanAQuarterOfTheWheelIsAlone() {
    source.rowHeight = 200
    picker.layoutIfNeeded()
    #expect(picker.subviews.count == 2)
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
  var rowHeight: CGFloat = 32

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { wheels[component].count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append([component, row])
  }
}
