import Foundation

/// Where the parts of a row lie, from its leading edge.
@MainActor
struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  let textInset: CGFloat
  private(set) var fittingSize = CGSize.zero

  private typealias Sizes = (text: CGSize, secondary: CGSize)

  init(
    _ list: UIListContentConfiguration, image imageSize: CGSize?, text: UILabel, secondary: UILabel, size: CGSize
  ) {
    let margins = list.directionalLayoutMargins
    let picture = imageSize.map { list.shownImageSize($0) }
    let column = imageSize.map { list.imageColumn($0) } ?? .zero
    textInset = margins.leading + (picture == nil ? 0 : column.width + list.imageToTextPadding)
    let room = max(size.width - textInset - margins.trailing, 0)
    let full = Self.sizes(text, secondary, in: room)
    let hasBoth = !text.isHidden && !secondary.isHidden
    let gap = list.textToSecondaryTextHorizontalPadding
    let isRow =
      hasBoth && list.prefersSideBySideTextAndSecondaryText && full.text.width + gap + full.secondary.width <= room
    let between = hasBoth ? isRow ? gap : list.textToSecondaryTextVerticalPadding : 0
    let content =
      isRow
      ? CGSize(
        width: full.text.width + between + full.secondary.width, height: max(full.text.height, full.secondary.height))
      : CGSize(
        width: max(full.text.width, full.secondary.width), height: full.text.height + between + full.secondary.height)
    let height = max(content.height, column.height)
    fittingSize = CGSize(
      width: textInset + content.width + margins.trailing,
      height: max(height + margins.top + margins.bottom, list.minimumHeight))
    // What is higher than its content keeps it in the middle.
    let box = CGRect(
      x: textInset, y: margins.top, width: room, height: max(size.height - margins.top - margins.bottom, 0))
    let top = box.midY - content.height / 2
    if isRow {
      self.text = CGRect(x: box.minX, y: top, width: full.text.width, height: content.height)
      self.secondary = CGRect(
        x: box.maxX - full.secondary.width, y: top, width: full.secondary.width, height: content.height)
    } else {
      self.text = CGRect(x: box.minX, y: top, width: room, height: full.text.height)
      self.secondary = CGRect(
        x: box.minX, y: top + full.text.height + between, width: room, height: full.secondary.height)
    }
    if let picture {
      image = CGRect(
        x: margins.leading + (column.width - picture.width) / 2, y: box.midY - picture.height / 2, width: picture.width,
        height: picture.height)
    }
  }

  private static func sizes(_ text: UILabel, _ secondary: UILabel, in width: CGFloat) -> Sizes {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return (text.isHidden ? .zero : text.sizeThatFits(room), secondary.isHidden ? .zero : secondary.sizeThatFits(room))
  }
}
