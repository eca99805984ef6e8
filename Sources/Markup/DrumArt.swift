/// What stands on the drums: numerals with round ends, as the registers of old meters had them.
enum DrumArt {
  /// From one drum's left edge to the next one's; a drum is 62 wide and 100 high.
  static let pitch = 68
  /// Between two drums.
  static let gap = 6
  /// The room of a point or a colon, between two drums.
  static let pointWidth = 14

  static func advance(_ letter: UInt8) -> Int {
    letter == UInt8(ascii: ".") || letter == UInt8(ascii: ":") ? pointWidth : pitch
  }

  /// The numerals, a wheel of them, and the light on its curve; a hundred units from one numeral to the next.
  static let wheel: StaticString = #"""
    <defs>
    <linearGradient id="drum-light" x2="0" y2="1">
    <stop offset="0" stop-opacity=".82"></stop>
    <stop offset=".24" stop-opacity=".12"></stop>
    <stop offset=".4" stop-color="#fff" stop-opacity=".1"></stop>
    <stop offset=".72" stop-opacity=".08"></stop>
    <stop offset="1" stop-opacity=".88"></stop>
    </linearGradient>
    <path id="n0" d="M31 20C21 20 16 32 16 50S21 80 31 80 46 68 46 50 41 20 31 20Z"></path>
    <path id="n1" d="M22 31L34 20V80"></path>
    <path id="n2" d="M17 36C17 26 23 20 31 20S46 26 46 36C46 49 17 63 17 80H47"></path>
    <path id="n3" d="M17 29C20 23 25 20 31 20 40 20 45 26 45 34S39 48 29 48C40 48 47 54 47 63S40 80 31 80C23 80 18 76 16 70"></path>
    <path id="n4" d="M39 80V20L15 62H49"></path>
    <path id="n5" d="M44 20H21L19 47C22 43 27 41 32 41 41 41 47 49 47 60S40 80 31 80C23 80 18 76 16 70"></path>
    <path id="n6" d="M43 27C40 22 36 20 32 20 22 20 16 33 16 55 16 71 22 80 31 80S46 71 46 61 40 43 31 43 16 50 16 60"></path>
    <path id="n7" d="M16 20H47L27 80"></path>
    <path id="n8" d="M31 48C24 48 18 42 18 34S24 20 31 20 44 26 44 34 38 48 31 48 16 55 16 64 23 80 31 80 46 73 46 64 39 48 31 48Z"></path>
    <path id="n9" d="M19 73C22 78 26 80 30 80 40 80 46 67 46 45 46 29 40 20 31 20S16 29 16 39 22 57 31 57 46 50 46 40"></path>
    <g id="wheel">
    <use href="#n0"></use>
    <use href="#n1" y="100"></use>
    <use href="#n2" y="200"></use>
    <use href="#n3" y="300"></use>
    <use href="#n4" y="400"></use>
    <use href="#n5" y="500"></use>
    <use href="#n6" y="600"></use>
    <use href="#n7" y="700"></use>
    <use href="#n8" y="800"></use>
    <use href="#n9" y="900"></use>
    <use href="#n0" y="1000"></use>
    </g>
    </defs>
    """#
}
