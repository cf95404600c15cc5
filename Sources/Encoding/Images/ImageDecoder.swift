import CFFmpeg

/// Reads PNG, JPEG, WebP and the first picture of a GIF from bytes that are in memory already.
///
/// Only decoders of libavcodec run: no demuxer, no protocol, nothing that could open another file.
package enum ImageDecoder {
  /// The format is told by the first bytes, not by a name. `maxPixels` bounds width × height and is checked by the
  /// decoder before it allocates. A rotation noted in a JPEG's EXIF data is applied. Safe to call from several threads
  /// at once.
  package static func decode(_ bytes: [UInt8], maxPixels: Int) throws(ImageError) -> DecodedImage {
    _ = LibAV.isQuiet
    guard let name = decoder(bytes) else { throw .unknownFormat }
    if name == "gif", !GIFStructure.hasWholePicture(bytes) { throw .damaged("it ends too early") }
    guard let codec = avcodec_find_decoder_by_name(name) else { throw .decoderMissing(name: name) }
    let session: ImageSession
    do throws(OutputError) {
      session = try ImageSession(codec, maxPixels: maxPixels)
    } catch {
      throw .damaged(error.libraryMessage ?? "out of memory")
    }
    try session.decode(bytes)
    let image = try ImagePixels.read(session.frame)
    return Orientation(session.frame)?.apply(to: image) ?? image
  }

  /// FFmpeg's name of the decoder for the signature.
  private static func decoder(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "mjpeg" }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return "gif" }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "webp" }
    return nil
  }
}
