import Drawing

extension Bitmap {
  /// A street map as a printer burns it: by its print base, in so many dots across and down.
  ///
  /// The map is stretched to the dots, which are to be of its own shape; one that has no pixel or dot is bare paper.
  package init(map picture: PixelPicture, width: Int, height: Int) {
    var rgba: [UInt8] = []
    rgba.reserveCapacity(picture.width * picture.height * 4)
    for place in stride(from: 0, to: picture.rgb.count, by: 3) {
      rgba += picture.rgb[place..<place + 3]
      rgba.append(255)
    }
    do throws(ThermalError) {
      let lines = PrintBase.tiles.lines(of: try Picture(width: picture.width, height: picture.height, rgba: rgba))
      self = Dither.floydSteinberg.bitmap(of: lines.scaled(width: width, height: height))
    } catch {
      self.init(width: width, height: height)
    }
  }
}
