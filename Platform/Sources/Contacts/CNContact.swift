private import FirstFramePlaceholders
@_exported public import Foundation

/// A person or a company.
open class CNContact: NSObject, @unchecked Sendable {
  fileprivate final var values = Values()

  fileprivate struct Values {
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nickname = ""
    var organizationName = ""
    var jobTitle = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
  }

  public override init() {
    super.init()
  }

  public final let identifier = UUID().uuidString
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var jobTitle: String { values.jobTitle }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
}

open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
    super.init()
  }
}

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactOrganizationNameKey = "organizationName"

/// Writes a contact as text.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  /// Returns the given and the family name; the company if there is no name; `nil` if there is neither.
  public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    let name = names.isEmpty ? contact.organizationName : names.joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

public enum CNEntityType: Int, Sendable {
  case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The contacts of a device. There are none, and permission is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
  public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    warn()
    completionHandler(false, nil)
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    warn()
    return false
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    warn()
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    warn()
    return []
  }

  private func warn() {
    MissingEffect.warn("CNContactStore", "there are no contacts here; permission is denied.")
  }
}

open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}
