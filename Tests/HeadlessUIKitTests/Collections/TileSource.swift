import Foundation
import HeadlessUIKit

/// Tiles of given sizes, which the flow layout's delegate may give as well, and a record of what was asked for.
final class TileSource: NSObject, UICollectionViewDataSource {
  var sections: [[CGSize]]
  let log: LifecycleLog?
  private(set) var askedItems: [IndexPath] = []
  private(set) var cells: Set<ObjectIdentifier> = []
  private(set) var measuredCells: [TileCell] = []
  private let token: ReuseToken<TileCell>

  init(_ sections: [[CGSize]], for view: UICollectionView, log: LifecycleLog? = nil) {
    self.sections = sections
    self.log = log
    token = view.register(TileCell.self)
    super.init()
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
  }

  convenience init(counts: [Int], for view: UICollectionView) {
    self.init(counts.map { Array(repeating: CGSize(width: 50, height: 50), count: $0) }, for: view)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    askedItems.append(indexPath)
    log?.events.append("dequeue \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(token, for: indexPath)
    if cells.insert(ObjectIdentifier(cell)).inserted { measuredCells.append(cell) }
    cell.log = log
    cell.configure(with: sections[indexPath.section][indexPath.item])
    cell.bind()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func forgetAskedItems() { askedItems = [] }

  var measurements: Int { measuredCells.reduce(0) { $0 + $1.measurements } }
}
