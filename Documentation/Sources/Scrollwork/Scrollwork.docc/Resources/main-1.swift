import ScrollworkApp

let files = Array(CommandLine.arguments.dropFirst())

try await Application.run(title: "Album", size: Size(width: 360, height: 480)) { window in
  window.rootViewController = PhotoList(files: files)
}
