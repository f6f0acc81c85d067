import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Switches, sliders and progress views, in both looks.
enum SwitchSliderCases {
  static var table: CaseTable {
    var table = CaseTable(.controls)
    switches(&table)
    switchParts(&table)
    sliders(&table)
    sliderParts(&table)
    progress(&table)
    return table
  }

  private static func switches(_ table: inout CaseTable) {
    table.add("a switch on iOS 26", .facts(16, 1, rows: 225...225), expect: [.frame(233, 6.5, 63, 28), .size(61, 28)]) {
      let control = $0.add(UISwitch(), at: CGRect(x: 233, y: 6.5, width: 0, height: 0))
      $0.layOut()
      return [.frame(of: control), .size(of: control.intrinsicContentSize)]
    }
    table.add(
      "a switch up to iOS 18", .facts(16, 2, 3, rows: 113...114), on: .iPhone15,
      expect: [.frame(10, 40, 51, 31), .size(49, 31), .frame(0, 0, 51, 31)]
    ) {
      let control = $0.add(UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30)))
      $0.layOut()
      return [.frame(of: control), .size(of: control.intrinsicContentSize), .frame($0.part("track", of: control))]
    }
  }

  private static func switchParts(_ table: inout CaseTable) {
    for (isOn, row, x) in [(true, 226, 24.0), (false, 227, 2)] {
      table.add(
        "the thumb of a switch that is \(isOn ? "on" : "off")", .facts(16, 4, rows: row...row), on: .catalyst,
        expect: [.frame(x, 2, 37, 24)]
      ) {
        let control = $0.add(UISwitch())
        control.isOn = isOn
        return [.frame($0.part("thumb", of: control))]
      }
    }
    table.add(
      "the colors of a switch on iOS 26", [.fact(16, 6)], expect: [.color(52, 199, 89), .color(60, 60, 67, 0.3)]
    ) { screen in
      [true, false].map { isOn in
        let control = screen.add(UISwitch())
        control.isOn = isOn
        return screen.color(of: "track", in: control)
      }
    }
    table.add(
      "the track of a switch that is off, up to iOS 18", [.fact(16, 5)], on: .iPhone15,
      expect: [.color(120, 120, 128, 0.16)]
    ) {
      [$0.color(of: "track", in: $0.add(UISwitch()))]
    }
  }

  private static func sliders(_ table: inout CaseTable) {
    table.add("the intrinsic size of a slider", [.fact(16, 7)], on: .catalyst, expect: [.size(-1, 34)]) {
      [.size(of: $0.add(UISlider()).intrinsicContentSize)]
    }
    table.add(
      "a slider 80 by 20 on iOS 26", .facts(16, 8, rows: 116...119) + [.rule(20)],
      expect: [.frame(10, 10, 80, 20), .frame(0, 7, 80, 6), .frame(0, -2, 37, 24)]
    ) {
      let slider = $0.add(UISlider(), at: CGRect(x: 10, y: 10, width: 80, height: 20))
      return [.frame(of: slider), .frame($0.part("track", of: slider)), .frame($0.part("thumb", of: slider))]
    }
    table.add(
      "the track of a slider before iOS 26", [.rule(20)], on: .iPhone15, .reported, expect: [.frame(2, 15, 76, 4)]
    ) {
      let slider = $0.add(UISlider(), at: CGRect(x: 10, y: 10, width: 80, height: 34))
      return [.frame($0.part("track", of: slider))]
    }
  }

  private static func sliderParts(_ table: inout CaseTable) {
    let thumbs: [(Int, Float, Double, Double, Double)] = [
      (246, 0, 34, 0, 5), (247, 0.35, 34, 85, 5), (249, 1, 34, 243, 5), (251, 0, 40, 0, 8),
    ]
    for (row, value, height, x, y) in thumbs {
      table.add(
        "the thumb of a slider \(Int(height)) high at \(value)", .facts(16, 7, rows: row...row), on: .catalyst,
        within: .points(0.06), expect: [.frame(x, y, 37, 24)]
      ) {
        let slider = $0.add(UISlider(), at: CGRect(x: 0, y: 0, width: 280, height: height))
        slider.value = value
        return [.frame($0.part("thumb", of: slider))]
      }
    }
    table.add(
      "the fill of a slider at 0.35 ends at the thumb's center", .facts(16, 7, rows: 248...248), on: .catalyst,
      expect: [.frame(0, 14, 103.55, 6)]
    ) {
      let slider = $0.add(UISlider(), at: CGRect(x: 0, y: 0, width: 280, height: 34))
      slider.value = 0.35
      return [.frame($0.part("progress", "fill", of: slider))]
    }
    table.add(
      "the track of a slider 40 high", .facts(16, 7, rows: 250...250), on: .catalyst, expect: [.frame(0, 17, 280, 6)]
    ) {
      [.frame($0.part("track", of: $0.add(UISlider(), at: CGRect(x: 0, y: 0, width: 280, height: 40))))]
    }
    for (platform, white) in [(Platform.catalyst, 0.0), (.catalyst.dark, 255)] {
      table.add(
        "the track of a slider, \(platform.appearance)", [.fact(16, 9)], on: platform,
        expect: [.color(white, white, white, 26.0 / 255)]
      ) {
        [$0.color(of: "track", in: $0.add(UISlider(), at: CGRect(x: 0, y: 0, width: 280, height: 40)))]
      }
    }
    table.add(
      "the shadow of a slider's thumb", [.fact(16, 9)], on: .catalyst, expect: [.number(0.11), .number(3), .size(0, 1)]
    ) {
      let slider = $0.add(UISlider(), at: CGRect(x: 0, y: 0, width: 280, height: 34))
      guard let shadow = $0.node(of: slider)?.first(where: { $0.name == "thumb" })?.shadow else {
        return [.missing("no shadow")]
      }
      return [.number(Double(shadow.color.alpha) / 255), .number(of: shadow.blur / 2), .size(of: shadow.offset)]
    }
  }

  private static func progress(_ table: inout CaseTable) {
    let widths: [(Int, CGFloat, Float, Double)] = [
      (228, 134, 0.72, 96), (229, 134, 0.31, 42), (257, 280, 0.01, 8), (258, 280, 0.125, 35), (259, 280, 0.33, 92),
      (260, 280, 0.5, 140), (261, 280, 0.66, 185), (262, 280, 0.875, 245), (263, 280, 1, 280),
    ]
    for (row, width, value, fill) in widths {
      table.add(
        "the fill of a progress view \(Int(width)) wide at \(value)", .facts(16, 10, rows: row...row), on: .catalyst,
        expect: [.frame(0, 0, fill, 4)]
      ) {
        let view = $0.add(UIProgressView(), at: CGRect(x: 0, y: 0, width: width, height: 4))
        view.progress = value
        return [.frame($0.part("progress", "fill", of: view))]
      }
    }
    table.add(
      "a progress view is 4 high, and empty at 0", [.fact(16, 10)], on: .catalyst, expect: [.number(4), .flag(true)]
    ) {
      let view = $0.add(UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
      return [.number(of: view.frame.height), .flag($0.part("progress", "fill", of: view) == nil)]
    }
    table.add(
      "the colors of a progress view", [.fact(16, 11)], on: .catalyst,
      expect: [.color(120, 120, 128, 0.2), .color(0, 136, 255)]
    ) {
      let view = $0.add(UIProgressView(), at: CGRect(x: 0, y: 0, width: 100, height: 4))
      view.progress = 0.5
      return [$0.color(of: "track", in: view), $0.color(of: "progress", "fill", in: view)]
    }
  }
}
