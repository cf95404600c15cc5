internal import CYAML

/// The library that scenes are read with.
package enum YAMLLibrary {
  /// Such as "0.2.5".
  package static var version: String { String(cString: yaml_get_version_string()) }
}
