/// What a list calls its parts in the errors that it reports.
struct ListVocabulary: Hashable {
  let list: String
  let items: String
  let insertItems: String
  let deleteItems: String

  static let table = ListVocabulary(
    list: "the table", items: "rows", insertItems: "insertRows", deleteItems: "deleteRows")
  static let collection = ListVocabulary(
    list: "the collection view", items: "items", insertItems: "insertItems", deleteItems: "deleteItems")
}
