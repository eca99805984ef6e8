/// The street, drawn in five colours and their shades; every strip begins and ends alike, so that copies join.
enum StreetArt {
  static func strip(_ name: String) -> StaticString {
    switch name {
    case "clouds": clouds
    case "hills": hills
    case "houses": houses
    case "road": road
    default: grass
    }
  }

  /// The sky with its sun.
  static let sky: StaticString = #"""
    <svg class="sky" viewBox="0 0 400 240" preserveAspectRatio="xMaxYMin meet">
    <circle cx="306" cy="70" r="62" class="s-halo"/><circle cx="306" cy="70" r="34" class="s-sun"/>
    </svg>
    """#

  /// 640 wide.
  static let clouds: StaticString = #"""
    <g class="s-cloud"><path d="M60 66a20 20 0 0 1 38-8 26 26 0 0 1 48 4 16 16 0 0 1 6 31H66a14 14 0 0 1-6-27z"/>
    <path d="M352 42a15 15 0 0 1 28-6 20 20 0 0 1 37 3 12 12 0 0 1 5 24h-65a11 11 0 0 1-5-21z"/>
    <path d="M518 88a12 12 0 0 1 22-5 16 16 0 0 1 30 3 10 10 0 0 1 4 19h-52a9 9 0 0 1-4-17z"/></g>
    """#

  /// 720 wide.
  static let hills: StaticString = #"""
    <path class="s-hill" d="M0 168c60-34 130-34 200-6 50 20 90 10 140-14 70-34 130-20 190 4 60 22 120 30 190 16v72H0z"/>
    """#

  /// 800 wide: houses of a small town, each with its long shadow.
  static let houses: StaticString = #"""
    <g class="s-shadow"><path d="M106 206l54-34v34zM262 206l70-52v52zM422 206l42-26v26zM560 206l60-44v44zM716 206l52-34v34z"/></g>
    <g class="s-wall"><path d="M28 206v-74l39-28 39 28v74zM322 206v-58h100v58z"/></g>
    <g class="s-wall2"><path d="M176 206V96h86v110zM640 206v-70l38-26 38 26v70z"/></g>
    <g class="s-wall3"><path d="M472 206V116h88v90z"/></g>
    <g class="s-roof"><path d="M20 134l47-34 47 34-6 8-41-29-41 29zM170 96l12-18h74l12 18zM314 150l18-28h80l18 28zM464 118l14-12h76l14 12z\#
    M632 138l46-32 46 32-6 8-40-28-40 28z"/></g>
    <g class="s-glass"><path d="M50 146h14v18H50zM72 146h14v18H72zM192 112h16v18h-16zM230 112h16v18h-16zM192 144h16v18h-16zM230 144h16v18h-16z\#
    M488 132h14v16h-14zM510 132h14v16h-14zM532 132h14v16h-14zM660 150h14v18h-14zM682 150h14v18h-14z"/></g>
    <g class="s-door"><path d="M60 206v-28h16v28zM211 206v-28h16v28zM508 206v-30h18v30zM671 206v-26h14v26z"/></g>
    <g class="s-awning"><path d="M330 164h84l6 14h-96z"/></g><path class="s-glass" d="M336 178h34v20h-34zM378 178h30v20h-30z"/>
    <g class="s-tree"><path d="M136 206v-20M446 206v-16M604 206v-24M776 206v-18"/><circle cx="136" cy="172" r="18"/>\#
    <circle cx="446" cy="178" r="15"/><circle cx="604" cy="166" r="20"/><circle cx="776" cy="176" r="16"/></g>
    """#

  /// 160 wide.
  static let road: StaticString = #"""
    <path class="s-kerb" d="M0 200h160v8H0z"/><path class="s-road" d="M0 207h160v33H0z"/>
    <path class="s-line" d="M24 224h64"/>
    """#

  /// 400 wide, before the car.
  static let grass: StaticString = #"""
    <path class="s-grass" d="M0 233h400v7H0zM28 234c4 0 8-12 11-12s3 5 6 5 5-12 9-12 4 10 8 10 5-7 9-7 5 16 10 16zM150 234c4 0 7-9 10-9s4 5 7 5 \#
    5-10 8-10 5 14 10 14zM236 234c5 0 8-15 12-15s4 9 7 9 5-13 9-13 4 8 7 8 6 11 11 11zM330 234c4 0 7-10 10-10s4 6 7 6 5-8 8-8 5 12 9 12z"/>
    """#

  /// The car, which drives to the left: shadow, wheels, body with the bird in it, wing.
  static let car: StaticString = #"""
    <svg class="car" viewBox="0 0 220 150" preserveAspectRatio="xMidYMax meet">
    <ellipse cx="116" cy="137" rx="92" ry="7" class="c-shadow"/>
    <g class="car-body">
    <path class="c-lamp" d="M112 10h30l4 12h-38z"/>
    <path class="c-glass" d="M56 76c8-32 22-52 54-52h22c24 0 38 22 44 52z"/>
    <g class="bird" transform="translate(2 -14) scale(1.180)">
    <ellipse cx="92" cy="72" rx="24" ry="25" class="b-body"/>
    <ellipse cx="84" cy="80" rx="14" ry="15" class="b-belly"/>
    <circle cx="83" cy="61" r="6" class="b-belly"/><circle cx="81.500" cy="61.500" r="2.800" class="b-ink"/>
    <path d="M72 66l-13 4 13 5z" class="b-beak"/>
    <path d="M68 53c2-15 34-20 46 0-12-5-34-7-46 0z" class="b-ink"/>
    <path d="M71 52c-6 0-13 4-15 7 6 1 16-2 24-5z" class="b-ink"/>
    <path d="M73 48c10-5 27-4 38 1" class="b-band"/>
    </g>
    <path class="c-pillar" d="M144 25h7l5 51h-10z"/>
    <path class="c-roof" d="M56 76c8-32 22-52 54-52h22c24 0 38 22 44 52"/>
    <path class="c-body" d="M20 96c2-14 20-20 40-24h118c18 0 26 12 27 28l1 14c0 8-4 12-10 12H26c-8 0-12-6-10-14z"/>
    <path class="c-stripe" d="M18 100h188l1 8H16z"/>
    <path class="c-seam" d="M120 74v44M64 76c-6 12-6 30 0 42"/>
    <path class="c-handle" d="M130 88h14"/>
    <ellipse cx="24" cy="98" rx="5" ry="7" class="c-light"/>
    </g>
    <path class="wing" d="M104 80c-4 13-18 18-30 13 2-9 12-18 24-18z"/>
    <g class="wheel"><circle cx="60" cy="122" r="19" class="c-tyre"/><circle cx="60" cy="122" r="8" class="c-hub"/>\#
    <path d="M60 115v14M53 122h14" class="c-spoke"/></g>
    <g class="wheel"><circle cx="170" cy="122" r="19" class="c-tyre"/><circle cx="170" cy="122" r="8" class="c-hub"/>\#
    <path d="M170 115v14M163 122h14" class="c-spoke"/></g>
    </svg>
    """#
}
