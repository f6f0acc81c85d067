import Testing

@testable import FirstFrameLayoutTree

@Suite struct UsageCollectionTests {
  @Test func differentElementsAreCollectedInTheirOrder() {
    let collection = UsageCollection<String>()
    for text in ["b", "a", "b"] { #expect(collection.append(text)) }
    #expect(collection.close() == ["b", "a"])
  }

  @Test func aClosedCollectionRefusesElements() {
    let collection = UsageCollection<String>()
    #expect(collection.append("a"))
    #expect(collection.close() == ["a"])
    #expect(!collection.append("a"))
    #expect(!collection.append("b"))
    #expect(collection.close() == ["a"])
  }
}
