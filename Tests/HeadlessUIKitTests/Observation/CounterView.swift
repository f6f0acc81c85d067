import HeadlessUIKit

/// Shows a counter's count as of its last layout, and its title as of its last update of properties.
final class CounterView: UIView {
  var counter: Counter?
  var shownCount: Int?
  var shownTitle: String?
  var layouts = 0
  var log: [String] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    log.append("layout")
    shownCount = counter?.count
  }

  override func updateProperties() {
    super.updateProperties()
    log.append("properties")
    shownTitle = counter?.title
  }
}
