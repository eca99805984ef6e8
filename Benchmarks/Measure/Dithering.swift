import Drawing
import Foundation
import Thermal

/// Turning a grey picture into dots, and a picture of a receipt's size into a finished job.
enum Dithering {
  static let measurement = Measurement(
    name: "dither", arguments: "WIDTH FILE",
    purpose: "milliseconds of Floyd and Steinberg for a file of grey values, and of a whole job from pixels to bytes"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 2, let width = Int(arguments[0]), width > 0,
      let values = FileManager.default.contents(atPath: arguments[1]),
      let picture = GreyPicture(width: width, height: values.count / width, values: [UInt8](values))
    else { throw MeasurementError(message: "name a width and a file of whole rows") }
    var ink = 0
    let dithering = median((0..<51).map { _ in seconds { ink &+= Dither.floydSteinberg.bitmap(of: picture).ink } })
    let rgba = picture.values.flatMap { [$0, $0, $0, 255] as [UInt8] }
    var jobs: [Double] = []
    do throws(ThermalError) {
      let colour = try Picture(width: width, height: picture.height, rgba: rgba)
      for _ in 0..<11 {
        let time = try seconds { () throws(ThermalError) in
          ink &+= try PrintJob(Bitmap(colour, width: 384), on: .m110).bytes.count
        }
        jobs.append(time)
      }
    } catch {
      throw MeasurementError(message: "the picture cannot be printed")
    }
    guard ink > 0 else { throw MeasurementError(message: "nothing was burnt") }
    return [
      Figure(name: "Floyd-Steinberg", value: dithering * 1000, unit: "ms"),
      Figure(name: "from a picture in colour to a finished job", value: median(jobs) * 1000, unit: "ms"),
    ]
  }
}
