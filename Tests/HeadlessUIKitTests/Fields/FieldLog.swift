import Foundation
import HeadlessUIKit

/// Writes down what a field asks and tells, and lets no digits in.
final class FieldLog: UITextFieldDelegate {
  var events: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    events.append("should begin")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("did begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("did end") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    events.append("\(range.location) \(string)")
    return string != "5"
  }
}
