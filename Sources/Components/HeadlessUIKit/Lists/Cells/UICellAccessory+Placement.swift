public import Foundation

extension UICellAccessory {
  /// Returns the index at which an accessory is inserted among those of its side.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  enum Side {
    case leading, trailing
  }

  /// The side of the content on which an accessory is shown, and its position among the accessories there.
  @preconcurrency @MainActor
  public struct Placement {
    let side: Side
    var displayed = DisplayedState.always
    /// The position; `nil` for the last one.
    var position: Position?

    public static var leading: Placement { Placement(side: .leading) }
    public static var trailing: Placement { Placement(side: .trailing) }

    public static func leading(displayed: DisplayedState = .always, at position: Position? = nil) -> Placement {
      Placement(side: .leading, displayed: displayed, position: position)
    }

    public static func trailing(displayed: DisplayedState = .always, at position: Position? = nil) -> Placement {
      Placement(side: .trailing, displayed: displayed, position: position)
    }

    func displayed(_ state: DisplayedState) -> Placement {
      var placement = self
      placement.displayed = state
      return placement
    }

    /// Returns a position before the first accessory of a kind.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
    }

    /// Returns a position behind the last accessory of a kind.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// Returns accessories in the order in which they are shown.
  static func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sides: [Side: [UICellAccessory]] = [:]
    for accessory in accessories {
      let side = accessory.placement.side
      var list = sides[side] ?? []
      let index = accessory.placement.position?(list) ?? list.count
      list.insert(accessory, at: max(0, min(index, list.count)))
      sides[side] = list
    }
    return (sides[.leading] ?? []) + (sides[.trailing] ?? [])
  }

  /// The kind of an accessory.
  public enum AccessoryType: Equatable, Sendable {
    case checkmark, delete, detail, disclosureIndicator, insert, label, multiselect, outlineDisclosure, popUpMenu
    case reorder
    case customView(UIView)
  }

  /// The width of the area in which an accessory is centered.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The width that the accessories of rows share.
    case standard
    case custom(CGFloat)
  }

  /// The standard width of accessories, in points.
  public static var standardDimension: CGFloat { UIListContentConfiguration.ImageProperties.standardDimension }
}
