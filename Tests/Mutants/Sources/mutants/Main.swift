import Foundation
import SwiftOperators
import SwiftParser

// The commands that Tests/Mutants/run uses:
//
//   mutants rewrite FOLDER EXCLUDED   puts all mutants into the sources in FOLDER, except on the
//                                     lines that the file EXCLUDED lists, and prints the mutants
//   mutants manifest FILE TARGET…     leaves only these test targets in a manifest
//   mutants try PROGRAM LIST FOLDER   tries the mutants of a list on the tests of PROGRAM, and
//                                     keeps the outcomes in FOLDER
//
// Only files in the folders FOLDERS of the target have mutants. `try` draws COUNT of them for each
// folder with the seed SEED. It stops after MINUTES minutes, tries JOBS mutants at once, and runs
// suites for at most PATIENCE seconds on each mutant.

@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("rewrite", 3): try rewrite(arguments[2], excluding: arguments[3])
    case ("manifest", 3...):
      try Manifest(keeping: Set(arguments.dropFirst(2))).edit(arguments[2])
    case ("try", 4):
      try Trial(program: arguments[2], list: text(arguments[3]), folder: arguments[4]).run()
    default: throw Failure(description: "rewrite, manifest or try; see Main.swift")
    }
  }

  private static func rewrite(_ folder: String, excluding excludedFile: String) throws {
    let excluded = try Set(text(excludedFile).split(separator: "\n").compactMap(Place.init))
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var next = 0
    for file in files.sorted()
    where file.hasSuffix(".swift") && folders.contains(where: file.hasPrefix) {
      let path = "\(folder)/\(file)"
      let parsed = Parser.parse(source: try text(path))
      let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
      let rewriter = Rewriter(file: file, first: next, excluded: excluded, tree: tree)
      try rewriter.rewrite(tree).description.write(toFile: path, atomically: true, encoding: .utf8)
      next += rewriter.mutants.count
      for mutant in rewriter.mutants { print(mutant.line) }
    }
  }
}

/// The beginnings of the paths of all files that have mutants.
let folders: [String] = {
  let names = ProcessInfo.processInfo.environment["FOLDERS"]?.split(separator: " ") ?? []
  return names.isEmpty ? [""] : names.map { "\($0)/" }
}()

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

struct Failure: Error, CustomStringConvertible {
  let description: String
}
