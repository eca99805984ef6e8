import Drawing
import Receipts
import Words

/// A picture on a page.
package struct AnswerPicture: Sendable {
  /// What it is.
  package let title: String
  /// What is drawn.
  package let drawing: Drawing
  /// The part of it that can be pointed at; nil for none.
  package var touch: Touch?

  /// A part of a picture that can be pointed at.
  package struct Touch: Sendable {
    /// The field that is told where: across and down, in thousandths of the part.
    package let field: Field
    /// Where the part lies, in thousandths of the picture.
    package let left: Int64
    /// How far down it begins.
    package let top: Int64
    /// How wide it is.
    package let width: Int64
    /// How high it is.
    package let height: Int64

    init(_ field: AnswerField, _ box: Box, of drawing: Drawing) {
      func share(_ part: Double, _ whole: Double) -> Int64 { Int64((part / max(whole, 1) * 1000).rounded()) }
      self.field = .answer(field)
      left = share(box.x, drawing.width)
      top = share(box.y, drawing.height)
      width = share(box.width, drawing.width)
      height = share(box.height, drawing.height)
    }
  }
}

extension AnswersState {
  /// The key that passes the picture of the room on, once there are letters to write it with.
  func pictureButtons(_ strings: Strings) -> [ButtonContent] {
    guard fonts != nil else { return [] }
    return [
      ButtonContent(
        key: .answer(.sharePicture), label: strings.text(device.shares ? .answersShare : .answersPicture))
    ]
  }

  /// How wide a picture of a page is: two stand side by side where there is room.
  var pictureWidth: Double {
    // The page has a margin, and the card around a picture another.
    let room = Double(min(device.width, 1088)) - 64
    // A phone on its side has the words beside the picture.
    if device.width >= 640, device.height < 544 {
      return max(PictureWidth.least, room - min(272, 0.4 * (room + 32)) - 24)
    }
    return max(PictureWidth.least, room >= 720 ? (room - 48) / 2 : room)
  }

  /// How wide a picture is that stands alone on a narrower page.
  var widePictureWidth: Double { max(PictureWidth.least, Double(min(device.width, 704)) - 64) }
}
