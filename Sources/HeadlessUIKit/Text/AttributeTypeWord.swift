/// The first stored property of each class whose instances are attributes of text.
///
/// When an attribute replaces another, Foundation on Linux compares the two with `CFEqual`. This function reads bits 8
/// to 17 of the word behind an object's header as the number of a type of Core Foundation, although that word is the
/// first stored property of an object of Swift. If both numbers are 0, the process traps. This word contains a number
/// that no type has, so that Foundation calls `isEqual(_:)`.
struct AttributeTypeWord: Sendable {
  private let word: UInt = 0x3FF << 8
}
