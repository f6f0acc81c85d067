import Foundation
import HeadlessUIKit
import Testing

/// Properties that are read and set by their names.
@MainActor @Suite struct KeyValueCodingTests {
  private final class Seat: NSObject, InterfaceConnectable {
    var row = 1
    var note: String? = "window"

    class var interfaceConnections: [InterfaceConnection] {
      [.property("row", \Seat.row), .property("note", \Seat.note)]
    }
  }

  @Test func listedPropertiesAreSet() {
    let seat = Seat()
    seat.setValue(4, forKey: "row")
    seat.setValue(nil, forKey: "note")
    #expect(seat.row == 4)
    #expect(seat.note == nil)
    #expect(seat.value(forKey: "row") as? Int == 4)
    #expect(seat.value(forKey: "note") == nil)
  }

  @Test func aValueOfAnotherTypeChangesNothing() {
    let seat = Seat()
    seat.setValue("fourth", forKey: "row")
    #expect(seat.row == 1)
  }

  @Test func layersAndAnimationsStoreValuesOfAnyName() {
    for object in [CALayer(), CAAnimation()] {
      object.setValue(0.5, forKey: "progress")
      #expect(object.value(forKey: "progress") as? Double == 0.5)
      object.setValue(nil, forKey: "progress")
      #expect(object.value(forKey: "progress") == nil)
    }
  }

  @Test func propertiesOfViewsHaveTheirNamesInObjectiveC() {
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    view.setValue(0.5, forKey: "alpha")
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    view.setValue(false, forKey: "isHidden")
    #expect(!view.isHidden)
  }

  @Test func keyPathsLeadToOtherObjects() {
    let view = UIView()
    view.setValue(6, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 6)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 6)
  }

  @Test func layersStoreValuesOfAnyName() {
    let layer = CALayer()
    layer.setValue("map", forKey: "kind")
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.value(forKey: "kind") as? String == "map")
    #expect(layer.transform.m11 == 2)
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
  }

  @Test func animationsStoreValuesOfAnyName() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
  }

  @Test func observersAreNotified() {
    let seat = Seat()
    var rows: [Int] = []
    let observation = seat.observe(\.row, options: [.new]) { _, change in rows.append(change.newValue ?? 0) }
    seat.setValue(9, forKey: "row")
    observation.invalidate()
    #expect(rows == [9])
  }
}
