import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Controls: the views of UIKit that they show, their values and their events.
@MainActor struct ControlTests {
  @MainActor private final class Values {
    var isOn = true
    var number = 3.0
    var choice = "b"
    var text = "text"

    func binding<Value>(_ keyPath: ReferenceWritableKeyPath<Values, Value>) -> Binding<Value> {
      Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
    }
  }

  private let values = Values()

  @Test func aToggleHasItsSwitchAtTheTrailingEdge() throws {
    let screen = Screen(Toggle("Wi-Fi", isOn: values.binding(\.isOn)))
    let view = try #require(screen.first(UISwitch.self))
    let frame = try #require(screen.frame(of: view))
    #expect(view.isOn)
    #expect(frame.maxX == 375)
    #expect(screen.frame(of: screen.label("Wi-Fi"))?.minX == 0)
    view.isOn = false
    view.sendActions(for: .valueChanged)
    #expect(!values.isOn)
  }

  @Test func hiddenLabelsTakeNoSpace() throws {
    let screen = Screen(Toggle("Wi-Fi", isOn: values.binding(\.isOn)).labelsHidden())
    let view = try #require(screen.first(UISwitch.self))
    #expect(screen.label("Wi-Fi") == nil)
    #expect(screen.frame(of: view)?.midX == 187.5)
  }

  @Test func aSliderFillsTheWidthAndRoundsToItsSteps() throws {
    let screen = Screen(Slider(value: values.binding(\.number), in: 0...10, step: 2))
    let slider = try #require(screen.first(UISlider.self))
    #expect(slider.value == 3)
    #expect(screen.frame(of: slider)?.width == 375)
    slider.value = 7.2
    slider.sendActions(for: .valueChanged)
    #expect(values.number == 8)
  }

  @Test func aStepperStopsAtTheEndsOfItsRange() throws {
    let screen = Screen(Stepper("Guests", value: values.binding(\.number), in: 0...4, step: 2))
    let stepper = try #require(screen.first(UIStepper.self))
    stepper.value = 1
    stepper.sendActions(for: .valueChanged)
    #expect(values.number == 4)
    let full = Screen(Stepper("Guests", value: values.binding(\.number), in: 0...4))
    #expect(full.first(UIStepper.self)?.maximumValue == 0)
  }

  @Test func aSegmentedPickerSelectsByTags() throws {
    let picker = Picker("Size", selection: values.binding(\.choice)) {
      ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      Text("other").tag("d")
    }
    let screen = Screen(picker.pickerStyle(.segmented))
    let control = try #require(screen.first(UISegmentedControl.self))
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["a", "b", "c", "other"])
    #expect(control.selectedSegmentIndex == 1)
    #expect(screen.frame(of: control)?.width == 375)
    control.selectedSegmentIndex = 3
    control.sendActions(for: .valueChanged)
    #expect(values.choice == "d")
  }

  @Test func aMenuPickerShowsTheSelection() {
    let screen = Screen(
      Picker("Size", selection: values.binding(\.choice)) {
        Text("Small").tag("a")
        Text("Large").tag("b")
      })
    #expect(screen.texts == ["Large"])
  }

  @Test func optionalSelectionsMatchTheirValues() {
    #expect(selectionIdentity(of: Optional("a")) == selectionIdentity(of: "a"))
    #expect(selectionIdentity(of: Optional<String>.none) != selectionIdentity(of: "a"))
  }

  @Test func aTextFieldShowsItsTextOrItsPrompt() throws {
    let screen = Screen(TextField("Name", text: values.binding(\.text), prompt: Text("Your name")))
    let field = try #require(screen.first(UITextField.self))
    #expect(field.text == "text")
    #expect(field.placeholder == "Your name")
    #expect(field.borderStyle == .none)
    field.text = "other"
    field.sendActions(for: .editingChanged)
    #expect(values.text == "other")
    let bordered = Screen(TextField("Name", text: values.binding(\.text)).textFieldStyle(.roundedBorder))
    #expect(bordered.first(UITextField.self)?.borderStyle == .roundedRect)
    #expect(bordered.first(UITextField.self)?.placeholder == "Name")
  }

  @Test func aFieldOfSeveralLinesReportsItsText() throws {
    let screen = Screen(TextField("Name", text: values.binding(\.text), axis: .vertical))
    let view = try #require(screen.first(UITextView.self))
    #expect(view.text == "text")
    view.text = "two\nlines"
    view.delegate?.textViewDidChange(view)
    #expect(values.text == "two\nlines")
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(verbatim: ">")
        configuration
      }
    }
  }

  @Test func aStyleContainsTheField() {
    let screen = Screen(TextField("Name", text: values.binding(\.text)).textFieldStyle(Framed()))
    #expect(screen.all(UITextField.self).count == 1)
    #expect(screen.label(">") != nil)
  }

  @Test func aSecureFieldHidesItsText() {
    let screen = Screen(SecureField("Password", text: values.binding(\.text)))
    #expect(screen.first(UITextField.self)?.isSecureTextEntry == true)
  }

  @Test func progressIsABarOrAnIndicator() {
    let bar = Screen(ProgressView("Load", value: 1, total: 4))
    #expect(bar.first(UIProgressView.self)?.progress == 0.25)
    #expect(bar.texts == ["Load"])
    let indicator = Screen(ProgressView())
    #expect(indicator.first(UIActivityIndicatorView.self)?.isAnimating == true)
    let circular = Screen(ProgressView(value: 0.5).progressViewStyle(.circular))
    #expect(circular.first(UIProgressView.self) == nil)
  }

  private struct Percentage: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))%")
    }
  }

  @Test func customStylesReadTheConfiguration() {
    #expect(Screen(ProgressView(value: 0.5).progressViewStyle(Percentage())).texts == ["50%"])
    #expect(Screen(LabeledContent("Size", value: "12")).texts == ["Size", "12"])
  }

  @Test func labelsFollowTheirStyle() {
    let label = Label("Home", systemImage: "house")
    #expect(Screen(label).texts == ["Home"])
    #expect(Screen(label).all(UIImageView.self).count == 1)
    #expect(Screen(label.labelStyle(.titleOnly)).all(UIImageView.self).isEmpty)
    #expect(Screen(label.labelStyle(.iconOnly)).texts.isEmpty)
  }

  @Test func aDisclosureGroupShowsItsContentWhileItIsExpanded() throws {
    let screen = Screen(DisclosureGroup("More") { Text(verbatim: "content") })
    #expect(screen.texts == ["More"])
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(screen.texts == ["More", "content"])
  }

  @Test func aGroupBoxInsetsItsContentBy16Points() throws {
    let screen = Screen(GroupBox { Box("content", 40, 20).hugged() })
    let box = try #require(screen.all(Box.Content.self).first)
    let frame = try #require(screen.frame(of: box))
    #expect(frame.midX == 187.5)
    #expect(frame.height == 20)
  }
}
