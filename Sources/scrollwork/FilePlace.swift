import Arguments
import Glibc

/// Checks the path of a picture to write: a `.png` file, or something that is not a file, such as a
/// pipe.
func picturePath(_ path: String) throws(UsageMistake) -> String {
  let kind = fileStatus(of: path).map { $0.st_mode & S_IFMT }
  switch kind {
  case S_IFIFO, S_IFSOCK: return path
  case S_IFCHR:
    guard !isTerminal(path) else {
      throw UsageMistake(
        "a terminal cannot show pictures; name a file, or pipe it on with |")
    }
    return path
  default:
    // Allows paths such as `/dev/stdout`, even if standard output goes to a file.
    if path.hasPrefix("/dev/") { return path }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard name.count > 4, name.lowercased().hasSuffix(".png") else {
      throw UsageMistake("use a name that ends in .png, such as container.png")
    }
    return path
  }
}

/// Whether two paths lead to the same file, through any links, or would if the file existed.
func areSamePlace(_ first: String, _ second: String) -> Bool {
  switch (fileStatus(of: first), fileStatus(of: second)) {
  case (let first?, let second?):
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  case (nil, nil):
    let (first, second) = (split(first), split(second))
    guard first.name == second.name, let one = fileStatus(of: first.folder),
      let other = fileStatus(of: second.folder)
    else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  default:
    return false
  }
}

/// The status of the file at a path; nil if there is none.
private func fileStatus(of path: String) -> stat? {
  var status = stat()
  return stat(path, &status) == 0 ? status : nil
}

private func split(_ path: String) -> (folder: String, name: Substring) {
  guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
  return (String(path[...slash]), path[path.index(after: slash)...])
}

private func isTerminal(_ path: String) -> Bool {
  let file = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { return false }
  defer { close(file) }
  return isatty(file) == 1
}
