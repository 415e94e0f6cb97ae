# Writes a subclass of each open class in a symbol graph, pretty-printed: with an override of each open member,
# and with what people write in classes of their own (Idioms.txt).
#
#   awk -v module=ScrollEngine -v idioms=Idioms.txt -v counts=FILE -f generate.awk ScrollEngine.symbols.json
#
# How many classes and members there are goes into the file `counts`.

# The value of a line such as `"spelling": "…",`.
function value(line) {
  sub(/^[^:]*: "/, "", line)
  sub(/",?$/, "", line)
  gsub(/\\"/, "\"", line)
  return line
}

# Takes one fragment of a declaration. What a parameter is called outside comes before what it is called
# inside, if those differ, and before its type.
function take(spelling) {
  if (fragment == "externalParam") {
    end_argument()
    label = variable = spelling
  }
  if (fragment == "internalParam") variable = spelling
  if (spelling == "inout") mark = "&"
  declaration = declaration spelling
}

# Adds the parameter taken last to what an override passes on.
function end_argument() {
  if (label == "") return
  arguments = arguments (arguments == "" ? "" : ", ") (label == "_" ? "" : label ": ") mark variable
  label = mark = ""
}

# The name of the declaration that begins with one of these words.
function name_after(words,   name) {
  name = declaration
  sub("^" words " ", "", name)
  sub(/[^A-Za-z0-9_].*/, "", name)
  return name
}

function end_symbol(   name, isReadOnly, body) {
  if (access != "open") return
  gsub(/@[A-Za-z]+ |(override|weak) /, "", declaration)
  if (kind == "swift.class") {
    name = classes[++classCount] = name_after("class")
    if (match(declaration, / where .*/)) wheres[name] = substr(declaration, RSTART)
    sub(/ where .*/, "", declaration)
    if (match(declaration, /<.*>/)) generics[name] = substr(declaration, RSTART)
    return
  }
  if (kind == "swift.method") {
    end_argument()
    # An override need not say what a parameter is by default.
    gsub(/ = [A-Za-z.]+/, "", declaration)
    body = "  override " declaration " { super." name_after("(nonisolated )?func") "(" arguments ") }\n"
    # In a control `Event` is what happens to the control.
    gsub(/event: Event/, "event: ScrollEngine.Event", body)
  } else {
    isReadOnly = declaration ~ / \{ get \}$/
    sub(/ \{ get( set)? \}$/, "", declaration)
    name = name_after("(class )?var")
    body = "  override " declaration " {\n    get { super." name " }\n" \
      (isReadOnly ? "" : "    set { super." name " = newValue }\n") "  }\n"
  }
  members[owner] = members[owner] body
  memberCount++
}

# How the subclass of a class is made; empty for one that only the library can make.
function made(name) {
  if (name ~ /^(ListView|CollectionViewLineLayout|LayoutAnchor|LayoutConstraint|DiffableDataSource)$/) return ""
  if (name == "PageMapView") return "OwnPageMapView<String>(map: PageMap([[\"a\"]]))"
  if (name == "CollectionView") return "OwnCollectionView(collectionViewLayout: CollectionViewFlowLayout())"
  if (name == "CollectionViewScroller") return "OwnCollectionViewScroller(axis: .horizontal, in: CollectionView(collectionViewLayout: CollectionViewFlowLayout()))"
  if (name == "CollectionViewCompositionalLayout") return "OwnCollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })"
  if (name == "CollectionViewDiffableDataSource") return "OwnCollectionViewDiffableDataSource<Int, Int>(collectionView: CollectionView(collectionViewLayout: CollectionViewFlowLayout()), cellProvider: { _, _, _ in nil })"
  if (name == "TableViewDiffableDataSource") return "OwnTableViewDiffableDataSource<Int, Int>(tableView: TableView(), cellProvider: { _, _, _ in nil })"
  if (name == "TableViewHeaderFooterView") return "OwnTableViewHeaderFooterView(reuseIdentifier: nil)"
  if (name == "ListContentView") return "OwnListContentView(configuration: .cell())"
  if (name == "AccessibilityPart") return "OwnAccessibilityPart(accessibilityContainer: View())"
  return "Own" name "()"
}

# A symbol, and the fields of a symbol.
/^    \{$/ { kind = access = owner = last = declaration = arguments = label = mark = "" }
/^      "[a-zA-Z]+": / { field = $1 }
field == "\"kind\":" && /^        "identifier": / { kind = value($0) }
field == "\"accessLevel\":" { access = value($0) }
field == "\"pathComponents\":" && /^        "/ {
  if (last != "") owner = owner (owner == "" ? "" : ".") last
  last = $1
  gsub(/[",]/, "", last)
}
field == "\"declarationFragments\":" && /^          "kind": / { fragment = value($0) }
field == "\"declarationFragments\":" && /^          "spelling": / { take(value($0)) }
/^    \},?$/ { end_symbol() }

END {
  print "import Dispatch"
  if (module ~ /^(Controls|PageMaps|Snapshots|CompositionalLayout|Configurations)$/) print "import ScrollEngine"
  print "import " module "\n"
  while ((getline line < idioms) > 0) if (line !~ /^\/\//) written = written (line == "" ? "" : "  " line) "\n"
  for (i = 1; i <= classCount; i++) {
    name = classes[i]
    print "class Own" name generics[name] ": " name generics[name] ", Beginning" wheres[name] " {"
    printf "%s%s", members[name], written
    print "}\n"
    if (made(name) != "") makers = makers "  (\"" name "\", { " made(name) " }),\n"
  }
  print "@MainActor let makers: [(name: String, make: @MainActor () -> any Beginning)] = [\n" makers "]"
  print classCount + 0, memberCount + 0 > counts
}
