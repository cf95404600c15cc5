internal import CXML

/// The library that storyboards are read with.
package enum XMLLibrary {
  /// Such as "2.9.14": that of the headers it is built with, since the library's own is a variable of C.
  package static var version: String { LIBXML_DOTTED_VERSION }
}
