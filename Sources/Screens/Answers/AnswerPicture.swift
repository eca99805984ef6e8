import Drawing
import Receipts
import Words

/// A picture on a page.
package struct AnswerPicture: Sendable {
  /// What it is.
  package let title: String
  /// What is drawn.
  package let drawing: Drawing
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
    return max(PictureWidth.least, room >= 720 ? (room - 48) / 2 : room)
  }

  /// How wide a picture is that stands alone on a narrower page.
  var widePictureWidth: Double { max(PictureWidth.least, Double(min(device.width, 704)) - 64) }
}
