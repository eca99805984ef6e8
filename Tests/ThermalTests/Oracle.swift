import Foundation
import RideSupport

/// The lines of Tests/Fixtures/thermal/pictures.txt that begin with a word, their other words.
func oracle(_ word: String) throws -> [[Substring]] {
  String(decoding: try Golden.bytes("Tests/Fixtures/thermal/pictures.txt"), as: UTF8.self).split(separator: "\n")
    .map { $0.split(separator: " ") }.filter { $0[0] == word }.map { Array($0.dropFirst()) }
}
