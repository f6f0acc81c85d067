import Foundation
import HeadlessUIKit

/// A data source and delegate that changes its mind: its numbers, cells and sizes are random, and it calls the list.
final class RandomListSource: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UIPickerViewDataSource, UIPickerViewDelegate
{
  let values: RandomValues
  private var counts: [Int] = [3, 2]
  private let sharedRow = UITableViewCell()
  private let sharedItem = UICollectionViewCell()
  /// Whether the source is calling its list, which then does not call it again for the same reason.
  private var isCalling = false

  init(values: RandomValues) {
    self.values = values
  }

  /// Changes the numbers of items, as data does that arrives.
  func change() {
    counts = (0..<values.below(4)).map { _ in values.below(8) }
  }

  private func count(_ section: Int) -> Int {
    if values.chance(of: 60) { return values.one(of: [-1, 0, 1, 30, .min]) }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  private var sectionCount: Int { values.chance(of: 60) ? values.one(of: [-1, 0, 5, .min]) : counts.count }

  /// Calls a list while it asks for a cell.
  private func disturb(_ body: () -> Void) {
    guard !isCalling, values.chance(of: 40) else { return }
    isCalling = true
    body()
    isCalling = false
  }

  // MARK: Tables

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(section) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    disturb {
      switch values.below(6) {
      case 0: tableView.reloadData()
      case 1: tableView.insertRows(at: values.paths, with: .none)
      case 2: tableView.layoutIfNeeded()
      case 3: tableView.scrollToRow(at: values.path, at: .middle, animated: false)
      case 4: tableView.dataSource = values.bool ? nil : self
      default: change()
      }
    }
    switch values.below(12) {
    case 0: return sharedRow
    case 1: return UITableViewCell(style: .subtitle, reuseIdentifier: values.text)
    case 2: return tableView.dequeueReusableCell(withIdentifier: "unknown", for: indexPath)
    case 3: return tableView.dequeueReusableCell(withIdentifier: "row", for: values.path)
    case 4: return tableView.cellForRow(at: values.path) ?? sharedRow
    default:
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = values.optionalText
      cell.accessoryType = values.bool ? .disclosureIndicator : .none
      return cell
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    values.chance(of: 3) ? values.text : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    values.bool ? UITableView.automaticDimension : values.length
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { values.length }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    values.bool ? UITableView.automaticDimension : values.length
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    switch values.below(10) {
    case 0: sharedRow
    case 1: tableView
    case 2: tableView.dequeueReusableHeaderFooterView(withIdentifier: values.bool ? "header" : "unknown")
    default: nil
    }
  }

  // MARK: Collections

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count(section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    disturb {
      switch values.below(6) {
      case 0: collectionView.reloadData()
      case 1: collectionView.insertItems(at: values.paths)
      case 2: collectionView.layoutIfNeeded()
      case 3: collectionView.scrollToItem(at: values.path, at: .centeredVertically, animated: false)
      case 4: collectionView.dataSource = values.bool ? nil : self
      default: collectionView.collectionViewLayout.invalidateLayout()
      }
    }
    switch values.below(12) {
    case 0: return sharedItem
    case 1: return UICollectionViewCell(frame: values.rect)
    case 2: return collectionView.dequeueReusableCell(withReuseIdentifier: "unknown", for: indexPath)
    case 3: return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: values.path)
    case 4: return collectionView.cellForItem(at: values.path) ?? sharedItem
    default: return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch values.below(5) {
    case 0: sharedItem
    case 1: UICollectionReusableView()
    default:
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: values.chance(of: 6) ? "unknown" : "header", for: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { values.bool ? CGSize(width: 50, height: 40) : values.size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { values.insets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { values.bool ? .zero : values.size }

  // MARK: Pickers

  func numberOfComponents(in pickerView: UIPickerView) -> Int { values.chance(of: 20) ? -1 : counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count(component) }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    values.optionalText
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    values.chance(of: 4) ? values.length : 32
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    values.chance(of: 4) ? values.length : 60
  }
}
