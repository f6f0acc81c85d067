import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// A controller with four labels in the styles headline, body and subheadline, recorded on many screens with iOS 13.
///
/// The widths of iOS 13's font differ from today's, so only the heights, the vertical positions and the edges that the
/// labels are pinned to count.
enum DeviceCases {
  static var table: CaseTable {
    var table = CaseTable(.dynamicType)
    fourLabels(&table)
    marginLabels(&table)
    return table
  }

  private struct Device {
    var name: String
    var row: Int
    var size: CGSize
    var safeArea: (CGFloat, CGFloat)
    var category: ContentSize
    /// The y positions of the labels at the top, the middle and the bottom.
    var y: (Double, Double, Double)
  }

  private static let tablets: [Device] = [
    Device(
      name: "iPad 10.2", row: 1, size: CGSize(width: 1080, height: 810), safeArea: (20, 0), category: .large,
      y: (20, 405, 792)),
    Device(
      name: "iPad 9.7", row: 6, size: CGSize(width: 1024, height: 768), safeArea: (20, 0), category: .large,
      y: (20, 384, 750)),
    Device(
      name: "iPad mini", row: 11, size: CGSize(width: 1024, height: 768), safeArea: (20, 0), category: .large,
      y: (20, 384, 750)),
    Device(
      name: "iPad Pro 10.5", row: 16, size: CGSize(width: 1112, height: 834), safeArea: (20, 0), category: .large,
      y: (20, 417, 816)),
    Device(
      name: "iPad Pro 11", row: 21, size: CGSize(width: 1194, height: 834), safeArea: (24, 20), category: .large,
      y: (24, 409, 796)),
    Device(
      name: "iPad Pro 12.9", row: 26, size: CGSize(width: 1366, height: 1024), safeArea: (20, 0), category: .large,
      y: (20, 512, 1006)),
  ]

  private static let phones: [Device] = [
    Device(
      name: "iPhone 8 Plus", row: 31, size: CGSize(width: 414, height: 736), safeArea: (20, 0), category: .medium,
      y: (20, 368.333, 719)),
    Device(
      name: "iPhone 8", row: 36, size: CGSize(width: 375, height: 667), safeArea: (20, 0), category: .medium,
      y: (20, 334, 650)),
    Device(
      name: "iPhone SE", row: 41, size: CGSize(width: 320, height: 568), safeArea: (20, 0), category: .medium,
      y: (20, 284.333, 551)),
    Device(
      name: "iPhone X", row: 46, size: CGSize(width: 375, height: 812), safeArea: (44, 34), category: .medium,
      y: (44, 401.333, 761)),
    Device(
      name: "iPhone XR", row: 51, size: CGSize(width: 414, height: 896), safeArea: (44, 34), category: .medium,
      y: (44, 443.333, 845)),
    Device(
      name: "iPhone XS Max", row: 56, size: CGSize(width: 414, height: 896), safeArea: (44, 34), category: .large,
      y: (44, 443, 844)),
  ]

  private static func fourLabels(_ table: inout CaseTable) {
    for device in tablets + phones {
      let height = device.category == .large ? 20.333 : 19.333
      let width = Double(device.size.width)
      table.add(
        "labels of text styles on an \(device.name)", .facts(6, 4, rows: device.row...device.row + 4),
        on: .iPhoneSE1.with { platform in
          platform.name = "\(device.name), iOS 13.3"
          (platform.size, platform.contentSize, platform.safeArea) = (device.size, device.category, device.safeArea)
        },
        expect: [
          .size(width, Double(device.size.height)), .frame(nil, device.y.0, nil, height),
          .frame(0, device.y.1, nil, height),
          .frame(nil, device.y.1, nil, height), .number(width),
          .frame(nil, device.y.2, nil, device.category == .large ? 18 : 17),
        ]
      ) { screen in
        let controller = FourLabels()
        screen.show(controller)
        let frames = controller.labels.map(\.frame)
        return [.size(of: controller.view.bounds.size)] + frames[0...2].map { .frame($0) } + [
          .number(of: frames[2].maxX), .frame(frames[3]),
        ]
      }
    }
  }

  private static func marginLabels(_ table: inout CaseTable) {
    let heights: [(Int, ContentSize, Double)] = [
      (61, .accessibilityExtraExtraExtraLarge, 69.333), (63, .accessibilityExtraExtraLarge, 63.333),
      (65, .accessibilityExtraLarge, 57.333), (67, .accessibilityLarge, 51.333), (69, .accessibilityMedium, 45.667),
      (71, .extraExtraExtraLarge, 40.667), (73, .extraExtraLarge, 38.333), (75, .extraLarge, 36), (77, .extraSmall, 30),
      (79, .large, 33.667), (81, .medium, 32.333), (83, .small, 31.333),
    ]
    for (row, category, height) in heights {
      table.add(
        "a title1 label at the margins of an iPhone SE, \(category.rawValue)", .rows(row...row + 1),
        on: .iPhoneSE1.at(category), expect: [.frame(0, 0, 320, 568), .frame(16, 20, 288, height)]
      ) {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "What's the point?"
        label.font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: $0.traits)
        $0.pin(label, in: controller.view)
        let guide = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.topAnchor.constraint(equalTo: guide.topAnchor),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        $0.show(controller)
        return [.frame(of: controller.view), .frame(of: label)]
      }
    }
  }
}

/// A label at the middle of each edge of the safe area, in text styles.
private final class FourLabels: UIViewController {
  let labels = ["What's", "the", "point", "?"].map { text in
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let styles: [UIFont.TextStyle] = [.headline, .body, .body, .subheadline]
    for (label, style) in zip(labels, styles) {
      label.font = UIFont.preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
    }
    let area: UILayoutGuide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: area.topAnchor),
      labels[0].centerXAnchor.constraint(equalTo: area.centerXAnchor),
      labels[1].leadingAnchor.constraint(equalTo: area.leadingAnchor),
      labels[1].trailingAnchor.constraint(lessThanOrEqualTo: area.centerXAnchor),
      labels[1].centerYAnchor.constraint(equalTo: area.centerYAnchor),
      labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: area.centerXAnchor),
      labels[2].trailingAnchor.constraint(equalTo: area.trailingAnchor),
      labels[2].centerYAnchor.constraint(equalTo: area.centerYAnchor),
      labels[3].bottomAnchor.constraint(equalTo: area.bottomAnchor),
      labels[3].centerXAnchor.constraint(equalTo: area.centerXAnchor),
    ])
  }
}
