/// Announced changes that do not lead from what a table shows to what its data source has.
enum TableUpdateError: Error, Hashable, CustomStringConvertible {
  case rows(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)

  var description: String {
    switch self {
    case .rows(let section, let before, let after, let inserted, let deleted):
      """
      section \(section) had \(before) rows and has \(after) after an update that inserted \(inserted) and deleted \
      \(deleted); change the data source by just what insertRows and deleteRows announce, or call reloadData()
      """
    case .sections(let before, let after, let inserted, let deleted):
      """
      the table had \(before) sections and has \(after) after an update that inserted \(inserted) and deleted \
      \(deleted); change the data source by just what insertSections and deleteSections announce, or call reloadData()
      """
    }
  }
}
