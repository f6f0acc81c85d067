import Combine
import Testing

@Suite struct ObservationTests {
  class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    @Published var copy = ""
  }

  final class Derived: Model {
    @Published var extra = 0
  }

  final class Manual: ObservableObject {
    var name = "a" {
      willSet { objectWillChange.send() }
    }
  }

  @Test(arguments: [
    Scenario("a subscriber receives the current value, then each new one before it is stored", ["a a", "b a", "c b"]) {
      let model = Model()
      let recorder = Recorder<String, Never>(.none)
      let cancellable = model.$name.sink { recorder.append("\($0) \(model.name)") }
      model.name = "b"
      model.name = "c"
      return withExtendedLifetime(cancellable) { recorder.events }
    },
    Scenario("equal values are published too", ["a", "a"]) {
      let model = Model()
      let recorder = model.$name.record()
      model.name = "a"
      return recorder.events
    },
    Scenario("the object announces a change before the value is published", ["0", "will change", "1"]) {
      let model = Model()
      let recorder = model.$count.record()
      let cancellable = model.objectWillChange.sink { recorder.append("will change") }
      model.count += 1
      return withExtendedLifetime(cancellable) { recorder.events }
    },
    Scenario("any published property of the object and its superclass announces a change", ["()", "()", "()"]) {
      let model = Derived()
      let recorder = model.objectWillChange.record()
      model.name = "b"
      model.count = 1
      model.extra = 2
      return recorder.events
    },
    Scenario("an object without published properties has one publisher", ["()", "same"]) {
      let model = Manual()
      let recorder = model.objectWillChange.record()
      model.name = "b"
      return recorder.events + [model.objectWillChange === model.objectWillChange ? "same" : "other"]
    },
    Scenario("assign(to:) publishes through another property", ["a!", "b!"]) {
      let model = Model()
      model.$name.map { $0 + "!" }.assign(to: &model.$copy)
      let first = model.copy
      model.name = "b"
      return [first, model.copy]
    },
    Scenario("assign(to:) ends with the object", ["∞", "cancel"]) {
      let source = Source<String, Never>()
      do {
        let model = Model()
        source.assign(to: &model.$copy)
      }
      return source.log
    },
    Scenario("a published property does not keep its object alive", ["released"]) {
      weak var model: Model?
      do {
        let object = Model()
        model = object
        _ = object.objectWillChange
        object.$name.assign(to: &object.$copy)
      }
      return [model == nil ? "released" : "leaked"]
    },
  ])
  func observation(_ scenario: Scenario) { scenario.check() }

  @Test func objectsWithoutPublishedPropertiesHaveDifferentPublishers() {
    var identifiers: Set<ObjectIdentifier> = []
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<300 { publishers.append(Manual().objectWillChange) }
    for publisher in publishers { identifiers.insert(ObjectIdentifier(publisher)) }
    #expect(identifiers.count == 300)
  }
}
