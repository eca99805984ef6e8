/// How a meter's figures look: colours and lights over the same geometry.
package struct Skin: Sendable, Hashable {
  /// The skins by the name under which a choice is stored.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    /// Red light-emitting diodes.
    case ledRed = "led-red"
    /// Amber light-emitting diodes.
    case ledAmber = "led-amber"
    /// Green light-emitting diodes.
    case ledGreen = "led-green"
    /// A vacuum fluorescent display.
    case vfd
    /// Dark segments on a grey-green crystal.
    case lcd
    /// Turning number wheels.
    case drums
  }

  /// What the figures are made of.
  package enum Figures: Sendable, Hashable {
    /// Segments that shine.
    case glowing
    /// Segments that throw a soft shadow on the glass.
    case shadowed
    /// Wheels that turn.
    case wheels
  }

  /// The skin's name.
  package let name: Name

  /// What the figures are made of.
  package let figures: Figures

  /// The colour of segments that are on, or of the wheels' digits.
  package let lit: Colour

  /// The colour of the glass behind, or of the wheels.
  package let glass: Colour

  /// The colour of the segments' bright inside.
  package let core: Colour

  /// How visible segments are that are off, in thousandths.
  package let ghost: Int

  /// How strong the glow or the shadow is, in thousandths.
  package let bloom: Int

  /// How strong the bright inside is, in thousandths.
  package let coreStrength: Int

  /// Whether a fine grid lies over the figures.
  package let grid: Bool

  /// The skin of a name.
  package init(_ name: Name) {
    switch name {
    case .ledRed:
      self.init(name, .glowing, lit: 0xFF2A1F, glass: 0x140606, core: 0xFFB3A0, ghost: 75, bloom: 620)
    case .ledAmber:
      self.init(name, .glowing, lit: 0xFFB000, glass: 0x120C02, core: 0xFFF0C2, ghost: 70, bloom: 540)
    case .ledGreen:
      self.init(name, .glowing, lit: 0x39FF6A, glass: 0x04120A, core: 0xE2FFE9, ghost: 65, bloom: 500)
    case .vfd:
      self.init(name, .glowing, lit: 0x7CF7E6, glass: 0x03100F, core: 0xF2FFFD, ghost: 60, bloom: 560, grid: true)
    case .lcd:
      self.init(name, .shadowed, lit: 0x1B1F1A, glass: 0xB9C4B0, core: 0x1B1F1A, ghost: 65, bloom: 220, coreStrength: 0)
    case .drums:
      self.init(name, .wheels, lit: 0xF3EAD3, glass: 0x17171A, core: 0xF3EAD3, ghost: 0, bloom: 0, coreStrength: 0)
    }
  }

  private init(
    _ name: Name, _ figures: Figures, lit: UInt32, glass: UInt32, core: UInt32, ghost: Int, bloom: Int,
    coreStrength: Int = 350, grid: Bool = false
  ) {
    self.name = name
    self.figures = figures
    self.lit = Colour(lit)
    self.glass = Colour(glass)
    self.core = Colour(core)
    self.ghost = ghost
    self.bloom = bloom
    self.coreStrength = coreStrength
    self.grid = grid
  }
}
