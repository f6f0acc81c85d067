import HeadlessUIKit

/// A header whose views are in `MyDesignedHeader.xib`.
final class MyDesignedHeader: UITableViewHeaderFooterView, IdentifiedHeaderFooter {}
