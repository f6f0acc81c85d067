import Foundation
import HeadlessUIKit

/// Labels in views of an app, recorded on iOS at 2x.
enum RecordedLabelCases {
  static var table: CaseTable {
    var table = CaseTable(.labels)
    table.add(
      "a label of 20 points centered in an avatar of 48", .rows(104...104), on: .iPhone8, .reported,
      within: .points(0.5), expect: [.frame(10.5, 12, 27, 24)]
    ) {
      let (avatar, label) = ($0.add(UIView(), at: CGRect(x: 0, y: 0, width: 48, height: 48)), UILabel())
      (label.text, label.font) = ("NS", .systemFont(ofSize: 20, weight: .medium))
      $0.pin(label, in: avatar)
      label.centerXAnchor.constraint(equalTo: avatar.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: avatar.centerYAnchor).isActive = true
      $0.layOut()
      return [.frame(of: label)]
    }
    table.add(
      "a badge around a label of 12 points", .rows(105...106), on: .iPhone8, .reported, within: .points(0.5),
      expect: [.frame(10.5, 0, 21.5, 14.5), .frame(4, 0, 13.5, 14.5)]
    ) {
      let (host, badge, label) = ($0.add(UIView(), at: CGRect(x: 0, y: 0, width: 32, height: 32)), UIView(), UILabel())
      (label.text, label.font) = ("10", .systemFont(ofSize: 12))
      $0.pin(badge, in: host)
      $0.pin(label, in: badge)
      NSLayoutConstraint.activate([
        badge.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        badge.topAnchor.constraint(equalTo: host.topAnchor),
        label.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 4),
        label.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -4),
        label.topAnchor.constraint(equalTo: badge.topAnchor),
        label.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
      ])
      $0.layOut()
      return [.frame(of: badge), .frame(of: label)]
    }
    table.add(
      "a label \"Apple ID\" in a cell 60 high", .rows(130...130), on: .iPhone8, .reported, within: .points(0.5),
      expect: [.frame(16, nil, 66.5, 20.5)]
    ) {
      let (cell, label) = ($0.add(UIView(), at: CGRect(x: 0, y: 0, width: 375, height: 59.5)), UILabel())
      label.text = "Apple ID"
      $0.pin(label, in: cell)
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16).isActive = true
      label.centerYAnchor.constraint(equalTo: cell.centerYAnchor).isActive = true
      $0.layOut()
      return [.frame(of: label)]
    }
    table.add(
      "a label with a frame set by hand keeps it", .rows(160...160), on: .catalyst, expect: [.frame(20, 130, 280, 22)]
    ) {
      let label = $0.add(UILabel(), at: CGRect(x: 20, y: 130, width: 280, height: 22))
      label.text = "Hello UIKit"
      $0.layOut()
      return [.frame(of: label)]
    }
    return table
  }
}
