import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

@testable import HeadlessUIKit

/// What each settable property of HeadlessUIKit does to a picture, with a case that shows it.
///
/// `PropertyTableTests` compares the table with the sources: a new property needs an entry here.
@MainActor
final class PropertyTable {
  /// Why setting a property changes no picture.
  enum Reason: String, CaseIterable {
    /// It determines how a component reacts to code or to the system.
    case behavior
    /// It determines how a component reacts to touches and keys, or describes the keyboard.
    case input
    /// It is read by assistive technology, and shown by accessibility snapshots.
    case accessibility
    /// It identifies or describes an object for code.
    case metadata
    /// It determines the course of an animation, which has ended in a picture.
    case animation
    /// It belongs to something that is not on the screen at rest: a menu, a scroll indicator, a refresh control.
    case hiddenAtRest
    /// It has an effect on other devices only, for example with a pointer.
    case otherDevices
    /// It changes how fast a component is drawn or laid out, and not the result.
    case performance
    /// It determines what code measures, and not what a view draws.
    case measuring
    /// The component's own code reads it: it is a value that HeadlessUIKit passes on.
    case passedOn
    /// It moves a flat layer towards the viewer, which no one sees without perspective.
    case depth
    /// Everything is drawn as if the property had its best value.
    case alwaysSo
    /// It cannot have an effect here: setting it prints a warning, once in a process.
    case warned
  }

  /// The effect of setting a property.
  enum Effect {
    /// The pictures before and after differ.
    case drawn(@MainActor () throws -> (before: Picture, after: Picture))
    /// The picture does not show it, and a warning says so.
    case warns(property: String, instead: String, @MainActor () throws -> (before: Picture, after: Picture))
    case none(Reason)
  }

  struct Entry {
    /// The property's type and name, such as `UILabel.text`.
    let name: String
    let effect: Effect
  }

  /// A picture of a component, with the warnings about it.
  @MainActor struct Picture {
    let bitmap: Bitmap?
    let warnings: [String]

    init(of component: some LayoutTreeProviding, in environment: RenderingEnvironment) throws {
      let tree = component.layoutTree(in: environment)
      bitmap =
        tree.frame.isEmpty ? nil : try Rasterizer(scale: environment.scale).bitmap(of: tree)
      warnings = component.layoutWarnings
    }
  }

  private(set) var entries: [Entry] = []

  func add(_ name: String, _ effect: Effect) {
    entries.append(Entry(name: name, effect: effect))
  }

  /// Adds properties of a type that change no picture.
  func none(_ type: String, _ reason: Reason, _ properties: String...) {
    for property in properties { add("\(type).\(property)", .none(reason)) }
  }

  /// Returns an object that adds the cases of a type.
  ///
  /// - Parameters:
  ///   - make: Makes a new value of the type.
  ///   - component: Returns the component that shows the value.
  func cases<Value>(
    _ type: String, in environment: RenderingEnvironment = .table, _ make: @escaping @MainActor () -> Value,
    shownBy component: @escaping @MainActor (Value) -> any LayoutTreeProviding
  ) -> PropertyCases<Value> {
    PropertyCases(table: self, type: type, environment: environment, make: make, component: component)
  }

  /// Returns an object that adds the cases of a view's class. The view is shown in the middle of a page.
  func cases<Value: UIView>(
    _ type: String, in environment: RenderingEnvironment = .table, _ make: @escaping @MainActor () -> Value
  ) -> PropertyCases<Value> {
    cases(type, in: environment, make) { Page(showing: $0) }
  }
}

/// The cases of one type.
@MainActor
struct PropertyCases<Value> {
  let table: PropertyTable
  let type: String
  let environment: RenderingEnvironment
  let make: @MainActor () -> Value
  let component: @MainActor (Value) -> any LayoutTreeProviding

  /// Adds a property that is drawn.
  ///
  /// - Parameters:
  ///   - setup: Prepares the value so that the property has an effect.
  ///   - change: Sets the property.
  func drawn(
    _ property: String, in environment: RenderingEnvironment? = nil,
    given setup: @escaping @MainActor (inout Value) -> Void = { _ in },
    _ change: @escaping @MainActor (inout Value) -> Void
  ) {
    table.add("\(type).\(property)", .drawn { try pictures(environment, setup, change) })
  }

  /// Adds a property that is not drawn.
  ///
  /// - Parameters:
  ///   - name: The property in the warning, if it has another name there.
  ///   - instead: What is drawn instead, as in the warning.
  func warns(
    _ property: String, named name: String? = nil, _ instead: String, in environment: RenderingEnvironment? = nil,
    given setup: @escaping @MainActor (inout Value) -> Void = { _ in },
    _ change: @escaping @MainActor (inout Value) -> Void
  ) {
    table.add(
      "\(type).\(property)",
      .warns(property: name ?? property, instead: instead) { try pictures(environment, setup, change) })
  }

  /// Adds properties that change no picture.
  func none(_ reason: PropertyTable.Reason, _ properties: String...) {
    for property in properties { table.add("\(type).\(property)", .none(reason)) }
  }

  private func pictures(
    _ environment: RenderingEnvironment?, _ setup: @MainActor (inout Value) -> Void,
    _ change: @MainActor (inout Value) -> Void
  ) throws -> (before: PropertyTable.Picture, after: PropertyTable.Picture) {
    func picture(_ prepare: @MainActor (inout Value) -> Void) throws -> PropertyTable.Picture {
      var value = make()
      prepare(&value)
      return try withExtendedLifetime(value) {
        try PropertyTable.Picture(of: component(value), in: environment ?? self.environment)
      }
    }
    let before = try picture(setup)
    let after = try picture {
      setup(&$0)
      change(&$0)
    }
    return (before, after)
  }
}

extension RenderingEnvironment {
  /// The environment of the table's cases: as few pixels as possible.
  static let table = RenderingEnvironment(scale: 1)
}

/// A page with a color that no control has. It shows a view at its own size, or else at its fitting size.
final class Page: UIView {
  init(showing view: UIView) {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    backgroundColor = UIColor(red: 0.7, green: 0.8, blue: 0.9, alpha: 1)
    if view.bounds.isEmpty, view.transform == .identity { view.sizeToFit() }
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }
}
