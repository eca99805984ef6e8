/// The small pictures, each an SVG element.
package enum Icons {
  /// An arrow to the left.
  package static let back: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 5l-7 7 7 7"/>
    </svg>
    """#
  /// A clock that goes back.
  package static let history: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4.5 9a8.2 8.2 0 1 1-.6 4.5M4 4.5V9h4.5M12 7.8V12l3 2"/>
    </svg>
    """#
  /// A triangle to the right.
  package static let play: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5l11 7-11 7z"/>
    </svg>
    """#
  /// A square.
  package static let stop: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 7h10v10H7z"/>
    </svg>
    """#
  /// Two sliders.
  package static let settings: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9"/>
    <circle cx="15" cy="7" r="2.2"/>
    <circle cx="9" cy="17" r="2.2"/>
    </svg>
    """#
  /// A phone and the arrow that turns it.
  package static let turn: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="3" y="11" width="18" height="10" rx="2"/>
    <path d="M6 7.5A8 8 0 0 1 17 6M17.5 2.5V6.2H13.8"/>
    </svg>
    """#
  /// Four corners.
  package static let fill: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4"/>
    </svg>
    """#
  /// An arrow to the right.
  package static let next: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 6l6 6-6 6"/>
    </svg>
    """#
  /// The flag of the product.
  package static let mark: StaticString = #"""
    <svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="11" fill="#140606"/>
    <path d="M14 39V10" stroke="#D9BD73" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M17.5 11h19.8l-3.1 7.2 3.1 7.3H17.5z" fill="#FF2A1F"/>
    </svg>
    """#
}
