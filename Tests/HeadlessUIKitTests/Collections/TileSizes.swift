import Foundation
import HeadlessUIKit

/// Gives the flow layout the sizes of the tiles.
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
