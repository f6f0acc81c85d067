/// Announced changes that do not lead from what a list shows to what its data source has.
enum ListUpdateError: Error, Hashable {
  case items(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)

  func message(in words: ListVocabulary) -> String {
    switch self {
    case .items(let section, let before, let after, let inserted, let deleted):
      """
      section \(section) had \(before) \(words.items) and has \(after) after an update that inserted \(inserted) and \
      deleted \(deleted); change the data source by just what \(words.insertItems) and \(words.deleteItems) announce, \
      or call reloadData()
      """
    case .sections(let before, let after, let inserted, let deleted):
      """
      \(words.list) had \(before) sections and has \(after) after an update that inserted \(inserted) and deleted \
      \(deleted); change the data source by just what insertSections and deleteSections announce, or call reloadData()
      """
    }
  }
}
