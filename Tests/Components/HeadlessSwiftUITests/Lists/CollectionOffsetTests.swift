import Foundation
import HeadlessSwiftUI
import Testing

/// What `onDelete` and `onMove` do with the collection of their rows.
struct CollectionOffsetTests {
  @Test(arguments: [
    ([0], "bcde"), ([4], "abcd"), ([1, 2, 4], "ad"), ([], "abcde"), ([0, 1, 2, 3, 4], ""),
  ])
  func removesElements(at offsets: [Int], left: String) {
    var letters = Array("abcde")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == left)
  }

  /// The destination counts the elements before the move.
  @Test(arguments: [
    ([0], 2, "bacde"), ([0], 1, "abcde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"),
    ([1, 3], 5, "acebd"), ([0, 4], 2, "baecd"), ([], 3, "abcde"),
  ])
  func movesElements(from offsets: [Int], to destination: Int, result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test func offsetsOfASliceCountFromItsStart() {
    var slice = Array("abcde")[2...]
    slice.remove(atOffsets: [0])
    #expect(String(slice) == "de")
  }
}
