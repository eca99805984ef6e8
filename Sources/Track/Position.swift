/// A fix with its place prepared for measuring.
struct Position: Sendable {
  let fix: Fix
  let point: EllipsoidPoint

  @inline(__always)
  init(_ fix: Fix) {
    self.fix = fix
    point = EllipsoidPoint(fix.place)
  }

  @inline(__always)
  init(_ fix: Fix, at point: EllipsoidPoint) {
    self.fix = fix
    self.point = point
  }
}
