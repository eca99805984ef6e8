/// The small pictures, each an SVG element.
enum Icons {
  /// An arrow to the left.
  static let back: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 5l-7 7 7 7"/>
    </svg>
    """#
  /// Two sliders.
  static let settings: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9"/>
    <circle cx="15" cy="7" r="2.2"/>
    <circle cx="9" cy="17" r="2.2"/>
    </svg>
    """#
  /// An arrow to the right.
  static let next: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 6l6 6-6 6"/>
    </svg>
    """#
  /// The flag of the product.
  static let mark: StaticString = #"""
    <svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="11" fill="#140606"/>
    <path d="M14 39V10" stroke="#D9BD73" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M17.5 11h19.8l-3.1 7.2 3.1 7.3H17.5z" fill="#FF2A1F"/>
    </svg>
    """#
}
