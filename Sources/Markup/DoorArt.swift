/// The pictures on the doors, each an SVG element.
enum DoorArt {
  /// A line of the metro with the stops that are left.
  static let metro: StaticString = #"""
    <svg class="door-art" viewBox="0 0 240 160" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
    <path d="M206 0v160" stroke="#0067B1" stroke-width="9"/>
    <g fill="#fff" stroke="#0067B1" stroke-width="5">
    <circle cx="206" cy="26" r="8.5"/>
    <circle cx="206" cy="134" r="8.5"/>
    </g>
    <circle cx="206" cy="80" r="13" fill="#0067B1" stroke="#fff" stroke-width="4"/>
    <text x="178" y="112" text-anchor="end" font-family="system-ui,sans-serif" font-weight="650" font-size="104" \#
    fill="#10151D">4</text>
    </svg>
    """#
  /// A driver in a cap, before a street.
  static let bird: StaticString = #"""
    <svg class="door-art" viewBox="0 0 240 160" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
    <rect x="-600" y="112" width="1200" height="400" fill="#E9C98F"/>
    <path d="M-90 112V78h40v34zM0 112V72h34v40zM44 112V50h30v62zM196 112V62h44v50z" fill="#F3DDB6"/>
    <path d="M124 139l40-38 400 150v60z" fill="#D8B06A" opacity=".55"/>
    <ellipse cx="140" cy="100" rx="42" ry="40" fill="#2F6E73"/>
    <path d="M128 74a26 26 0 0 1 40 22 30 30 0 0 1-30 32 40 40 0 0 0 14-30 28 28 0 0 0-24-24z" fill="#3E8A8F" \#
    opacity=".55"/>
    <ellipse cx="130" cy="112" rx="25" ry="24" fill="#FBEED9"/>
    <circle cx="120" cy="86" r="9" fill="#FBEED9"/>
    <circle cx="118" cy="87" r="4.2" fill="#3C2A15"/>
    <path d="M111 94l-17 5 17 7z" fill="#E8772E"/>
    <path d="M104 72c4-22 60-30 74 2-18-8-52-10-74-2z" fill="#3C2A15"/>
    <path d="M106 71c-8 1-17 5-20 9 8 0 22-2 34-5z" fill="#3C2A15"/>
    <path d="M113 66c14-5 42-5 58 2" stroke="#E8772E" stroke-width="4" fill="none"/>
    <path d="M128 138v10M150 138v10M121 149h14M143 149h14" stroke="#E8772E" stroke-width="4" stroke-linecap="round"/>
    </svg>
    """#
}
