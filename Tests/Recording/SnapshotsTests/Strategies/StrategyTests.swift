import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct StrategyTests {
  private struct Failing: LayoutTreeProviding {
    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
      LayoutNode(frame: CGRect(x: 0, y: 0, width: 1_000_000, height: 1))
    }
  }

  @Test func extensionsDistinguishFormats() {
    #expect(Snapshotting<BoxComponent, Bitmap>.image.pathExtension == "png")
    #expect(Snapshotting<BoxComponent, String>.layoutTree.pathExtension == "layout.txt")
    #expect(Snapshotting<BoxComponent, String>.text.pathExtension == "text.txt")
    #expect(Snapshotting<String, String>.lines.pathExtension == "txt")
    #expect(Snapshotting<BoxComponent, String>.accessibility.pathExtension == "accessibility.txt")
    #expect(Snapshotting<[Int], String>.json.pathExtension == "json")
    #expect(Snapshotting<Data, Data>.data.pathExtension == nil)
  }

  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
    guard case .whole(let text, _) = try strategy.capture(value, isOnMainActor: false) else { return "blank" }
    return text
  }

  @Test func valuesHaveReproducibleText() throws {
    #expect(try text(["b/": 1, "a": 2], as: .json) == "{\n  \"a\" : 2,\n  \"b/\" : 1\n}\n")
    #expect(try text([1, 2], as: .description) == "[1, 2]")
    #expect(try text([1], as: .dump) == "▿ 1 element\n  - 1\n")
  }

  private struct Event: Encodable {
    let firstDate: Date
  }

  @Test func jsonDoesNotChangeItsEncoder() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let strategy = Snapshotting<Event, String>.json(encoder)
    encoder.outputFormatting = .withoutEscapingSlashes
    let value = Event(firstDate: Date(timeIntervalSince1970: 5))
    #expect(try text(value, as: strategy) == "{\n  \"first_date\" : 5\n}\n")
    #expect(encoder.outputFormatting == .withoutEscapingSlashes)
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == #"{"first_date":5}"#)
  }

  @Test func jsonRestoresAnEncoderOfAnotherClass() throws {
    final class OneLineEncoder: JSONEncoder, @unchecked Sendable {}
    let encoder = OneLineEncoder()
    #expect(try text([1], as: .json(encoder)) == "[\n  1\n]\n")
    #expect(encoder.outputFormatting == [])
  }

  @Test func bytesAreComparedOneByOne() throws {
    let diffing = Diffing<Data>.data
    #expect(try diffing.difference(Data([1, 2, 3]), Data([1, 2, 3])) == nil)
    let changed = try diffing.difference(Data([1, 2, 3]), Data([1, 9, 3, 4]))
    #expect(changed?.summary == "3 bytes became 4, of which 2 differ, the first at offset 1")
  }

  @MainActor @Test func theDumpOfAnInaccessibleComponentHasANote() throws {
    let strategy = Snapshotting<BoxComponent, String>.accessibility
    guard case .whole("(nothing is read)\n", _) = try strategy.capture(.black, isOnMainActor: true) else {
      Issue.record("the component has an accessibility element")
      return
    }
  }

  @MainActor @Test func theEnvironmentsScaleIsThePicturesScale() throws {
    let strategy = Snapshotting<BoxComponent, Bitmap>.image(in: RenderingEnvironment(scale: 3))
    guard case .whole(let bitmap, let evidence) = try strategy.capture(.black, isOnMainActor: true) else {
      Issue.record("blank")
      return
    }
    #expect(bitmap.width == 60)
    #expect(evidence.scale == 3)
    #expect(evidence.layoutTree?.name == "picture")
  }

  @MainActor @Test func aPulledBackStrategyRefusesBlankFrames() throws {
    let strategy = Snapshotting<BoxComponent, Bitmap>.image.pullback { (box: Color?) in BoxComponent(box: box) }
    guard case .blank = try strategy.capture(nil, isOnMainActor: true) else {
      Issue.record("not blank")
      return
    }
  }

  @Test func strategiesWorkOnAnyActorAndPullbacksOnTheirOwn() throws {
    let anywhere = Snapshotting<String, String>.lines.nonisolatedPullback { (number: Int) in "\(number)" }
    guard case .whole("7", _) = try anywhere.capture(7, isOnMainActor: false) else {
      Issue.record("not captured")
      return
    }
    let isolated = Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)" }
    #expect(throws: CaptureError.self) { _ = try isolated.capture(7, isOnMainActor: false) }
  }

  @MainActor @Test func aFrameThatCannotBeDrawnIsAnError() {
    #expect(throws: CaptureError.self) {
      _ = try Snapshotting<Failing, Bitmap>.image.capture(Failing(), isOnMainActor: true)
    }
  }

  @Test func aBitmapIsItsOwnFormat() throws {
    let bitmap = try Bitmap(size: PixelSize(width: 2, height: 2))
    guard case .whole(bitmap, _) = try Snapshotting<Bitmap, Bitmap>.image.capture(bitmap, isOnMainActor: false)
    else {
      Issue.record("a bitmap must not be refused")
      return
    }
  }
}
