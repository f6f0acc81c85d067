import Foundation
import HeadlessUIKit

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
