import MetroScreens
import Phone
import Screens
import ShiftScreens
import SwiftUI

/// A value of the screen that a control changes by telling the app.
@MainActor
package func bound<Value: Sendable>(_ value: Value, _ tell: @escaping @MainActor (Value) -> Void) -> Binding<Value> {
  Binding(get: { value }, set: { changed in MainActor.assumeIsolated { tell(changed) } })
}

/// A field that is typed into; what the engine says stands in it until the reader types.
struct InputField: View {
  let name: String
  let label: String
  let value: String
  var isNumber = false
  /// How many lines it has at least; one of several grows with what is written.
  var lines = 1
  let fill: @MainActor (String) -> Void

  @State private var typed = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    written
      .keyboardType(isNumber ? .decimalPad : .default)
      .autocorrectionDisabled()
      .focused($isFocused)
      .padding(.horizontal, Space.middle)
      .padding(.vertical, lines > 1 ? Space.middle : 0)
      .frame(minHeight: Space.touch)
      .background(Tint.quiet.opacity(0.16))
      .clipShape(RoundedRectangle(cornerRadius: Corner.key))
      .overlay {
        if lines > 1, isFocused { RoundedRectangle(cornerRadius: Corner.key).stroke(Tint.accent, lineWidth: 3) }
      }
      .onAppear { typed = value }
      .onChange(of: typed) { _, text in if isFocused, text != value { fill(text) } }
      // A field in which somebody writes keeps what was written.
      .onChange(of: value) { _, text in if !isFocused { typed = text } }
      .accessibilityIdentifier(name)
  }

  @ViewBuilder private var written: some View {
    if lines > 1 {
      TextField(text: $typed, prompt: Text(verbatim: label), axis: .vertical) { Text(verbatim: label) }
        .lineLimit(lines...)
    } else {
      TextField(text: $typed, prompt: Text(verbatim: label)) { Text(verbatim: label) }
    }
  }
}

extension Session {
  /// A field of the app.
  func field(_ field: Field, _ label: String, _ value: String, isNumber: Bool = false) -> InputField {
    InputField(name: field.name, label: label, value: value, isNumber: isNumber) { self.fill(field, $0) }
  }

  /// A field of the metro.
  func field(_ field: MetroField, _ label: String, _ value: String, isNumber: Bool = false) -> InputField {
    InputField(name: field.name, label: label, value: value, isNumber: isNumber) { self.fill(field, $0) }
  }

  /// A field of the shift.
  func field(_ field: ShiftField, _ label: String, _ value: String, lines: Int = 1) -> InputField {
    InputField(name: field.rawValue, label: label, value: value, lines: lines) { self.fill(field, $0) }
  }
}

/// A field for a sum, with its unit beside it.
struct AmountRow: View {
  @Environment(Session.self) private var session
  let content: ExtrasSheet.AmountField
  var hint: String?

  var body: some View {
    HStack {
      RowWords(label: content.label, hint: hint)
      session.field(content.field, content.label, content.value, isNumber: true)
        .frame(maxWidth: 140)
      Text(verbatim: content.unit).foregroundStyle(.secondary)
    }
    .padding(.horizontal, Space.middle)
    .padding(.vertical, Space.hair)
  }
}

/// A count with a key to either side.
struct StepperView: View {
  @Environment(Session.self) private var session
  let content: ExtrasSheet.Stepper

  var body: some View {
    HStack(spacing: Space.small) {
      key(content.less, sign: "−", isEnabled: content.canLess)
      Text(verbatim: content.count).monospacedDigit().frame(minWidth: 28)
      key(content.more, sign: "+", isEnabled: content.canMore)
    }
  }

  private func key(_ button: ButtonContent, sign: String, isEnabled: Bool) -> some View {
    Button(action: { session.press(button.key) }) {
      Text(verbatim: sign)
        .font(.system(size: 22, weight: .semibold))
        .frame(width: Space.touch, height: Space.touch)
        .background(Tint.quiet.opacity(0.22))
        .clipShape(RoundedRectangle(cornerRadius: Corner.key))
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .opacity(isEnabled ? 1 : 0.4)
    .accessibilityLabel(Text(verbatim: button.label))
  }
}

/// A slider whose value is a whole number.
struct SliderRow: View {
  @Environment(Session.self) private var session
  let field: Field
  let label: String
  let value: Int64
  let last: Int64

  var body: some View {
    Slider(
      value: bound(Double(value)) { session.fill(field, String(Int64($0))) },
      in: 0...Double(max(last, 1)), step: 1
    ) {
      Text(verbatim: label)
    }
    .padding(.horizontal, Space.middle)
  }
}
