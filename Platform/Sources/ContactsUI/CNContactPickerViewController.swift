@_exported public import Contacts
public import FirstFramePlaceholders
@_exported public import UIKit

/// Picks a contact. A placeholder is drawn.
@preconcurrency @MainActor
open class CNContactPickerViewController: PlaceholderViewController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("CNContactPickerViewController", symbol: "person.crop.circle")
  }

  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
}

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
}

/// Shows a contact. A placeholder with the name is drawn.
@preconcurrency @MainActor
open class CNContactViewController: PlaceholderViewController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("CNContactViewController", symbol: "person.crop.circle")
  }

  open private(set) var contact = CNContact()
  open var allowsEditing = true
  open var allowsActions = true
  open weak var delegate: (any CNContactViewControllerDelegate)?

  public convenience init(for contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
    platformDetail = CNContactFormatter.string(from: contact, style: .fullName)
  }

  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {}
