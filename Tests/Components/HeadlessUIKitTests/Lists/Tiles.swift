import Foundation
import HeadlessUIKit
import Observation

/// A cell with a size that is determined by constraints.
final class TileCell: UICollectionViewCell {
  private let tile = UIView()
  private lazy var width = tile.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = tile.heightAnchor.constraint(equalToConstant: 0)
  var log: LifecycleLog?
  private(set) var measurements = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(tile)
    // A width from the layout overrides this constraint.
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      tile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      tile.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      tile.topAnchor.constraint(equalTo: contentView.topAnchor),
      tile.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      width, height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.events.append("prepareForReuse")
    height.constant = 0
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measurements += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Step 3 of reuse: shows the data that is available immediately.
  func configure(with size: CGSize) {
    log?.events.append("configure \(Int(size.width))x\(Int(size.height))")
    width.constant = size.width
    height.constant = size.height
  }

  /// Step 4 of reuse: subscribes to later changes.
  func bind() {
    log?.events.append("bind")
  }
}

@Observable
final class TileModel {
  var title = "one"
}

/// A data source of tiles with given sizes, in points. Records the requested items.
final class TileSource: NSObject, UICollectionViewDataSource {
  var sections: [[CGSize]]
  let log: LifecycleLog?
  private(set) var requestedItems: [IndexPath] = []
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
    requestedItems.append(indexPath)
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

  func clearRequestedItems() { requestedItems = [] }

  var measurements: Int { measuredCells.reduce(0) { $0 + $1.measurements } }
}

/// A delegate that returns the sizes of the tiles, in points. Records which tiles appear and disappear.
final class TileSizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sections: [[CGSize]]
  private(set) var events: [String] = []

  init(_ sections: [[CGSize]]) {
    self.sections = sections
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sections[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    events.append("will \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    events.append("end \(indexPath.item)")
  }
}

/// A title above a section, positioned by constraints.
final class HeaderView: UICollectionReusableView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

final class DecorationView: UICollectionReusableView {}
