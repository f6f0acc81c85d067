import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// Date pickers and calendars at 9:41 on 26 November 2026.
@MainActor struct DateSheetTests {
  private static let now = Date(timeIntervalSince1970: 1_795_686_060)

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, daysLater days: Int = 0) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.now.addingTimeInterval(Double(days) * 86_400)
    return picker
  }

  private func check(
    _ variant: SheetVariant, _ name: String, height: CGFloat, width: CGFloat = 360, locale: String = "en_US",
    _ views: () -> [UIView], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    withSnapshotTesting(clock: Self.now, timeZone: zone, locale: Locale(identifier: locale)) {
      let controller = UIViewController()
      let sheet = SheetView(views(), width: width)
      sheet.frame = CGRect(x: 0, y: 0, width: width, height: height)
      controller.view = sheet
      var config = variant.config(CGSize(width: width, height: height))
      config.safeArea = .zero
      assertSnapshot(
        of: controller, as: .image(on: config), named: "\(name)-\(variant.rawValue)", fileID: fileID,
        filePath: filePath, testName: testName, line: line, column: column)
    }
  }

  @Test(arguments: SheetVariant.allCases) func compact(_ variant: SheetVariant) throws {
    try check(variant, "compact", height: variant == .large18 ? 300 : 232, width: variant == .large18 ? 460 : 360) {
      let disabled = picker(.date, .compact)
      disabled.isEnabled = false
      return [picker(.date, .compact), picker(.time, .compact), picker(.dateAndTime, .compact), disabled]
    }
  }

  @Test(arguments: [SheetVariant.light18, .dark26, .rightToLeft26]) func inline(_ variant: SheetVariant) throws {
    try check(variant, "inline", height: 800) {
      let limited = picker(.dateAndTime, .inline, daysLater: -9)
      limited.minimumDate = Self.now.addingTimeInterval(-20 * 86_400)
      return [picker(.date, .inline), limited]
    }
  }

  @Test(arguments: [SheetVariant.light18, .dark26, .rightToLeft26]) func wheels(_ variant: SheetVariant) throws {
    try check(variant, "wheels", height: 1_000) {
      let countdown = picker(.countDownTimer, .wheels)
      countdown.countDownDuration = 3_900
      let limited = picker(.date, .wheels)
      limited.maximumDate = Self.now
      return [limited, picker(.time, .wheels), picker(.dateAndTime, .wheels), countdown]
    }
  }

  @Test(arguments: ["de_DE", "ko_KR"]) func locales(_ locale: String) throws {
    try check(.light18, "locale-\(locale)", height: 660, locale: locale) {
      [picker(.dateAndTime, .compact), picker(.date, .inline), picker(.date, .wheels)]
    }
  }
}
