/// What one picture of a GIF is made from. Two sources are compared: what the palette made of a pixel is never looked
/// at, so a still pixel is never painted anew and cannot flicker.
struct GIFPicture {
  /// The source on the canvas before this picture, and its own; nil for a picture that changes nothing.
  var sources: (before: SourcePixels, now: SourcePixels)?
  var box: PixelBox
  /// Whether it can be looked at, and gets all the colours that it needs.
  var isLong = false
  var disposal: IndexedPicture.Disposal
  /// When it is shown, in hundredths of a second.
  var start: Int
}
