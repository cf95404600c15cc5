/// One picture of a GIF, beside what it paints.
struct GIFPicture {
  var box: PixelBox
  /// Whether it can be looked at, and gets all the colours that it needs.
  var isLong = false
  var disposal: IndexedPicture.Disposal
  /// When it is shown, in hundredths of a second.
  var start: Int
}
