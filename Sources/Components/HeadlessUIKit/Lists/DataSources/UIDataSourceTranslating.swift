public import Foundation

/// Converts positions of data to positions that are shown. They are the same, because nothing is being dragged.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath
  }

  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath
  }

  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}

extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}
