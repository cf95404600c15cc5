/// Why a picture's bytes do not become pixels.
package enum ImageError: Error, Hashable, Sendable {
  /// This build of FFmpeg cannot read the format.
  case decoderMissing(name: String)
  /// The bytes begin like none of the formats that are read.
  case unknownFormat
  /// The bytes are not a whole picture of the format; FFmpeg's words.
  case damaged(String)
  /// More pixels than allowed. Nothing was allocated for them.
  case tooManyPixels(limit: Int)
  /// A colour layout that is not read; FFmpeg's name of it.
  case unsupportedPixels(String)
}
