/// One picture of a GIF, beside what it paints.
struct GIFPicture {
  var box: PixelBox
  /// Whether it can be looked at, and gets all the colours that it needs.
  var isLong = false
  /// Whether the picture before it was disposed of, so that some of what it paints may only come back.
  var restores = false
  /// Whether it is disposed of, by itself or by the last of those that prolong it.
  var isFleeting = false
  var disposal: IndexedPicture.Disposal
  /// When it is shown, in hundredths of a second.
  var start: Int
}
