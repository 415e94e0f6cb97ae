import Documents
import Traces

/// Fields of an entry; those without a value are left out.
func fields(_ fields: [(String, ReportValue?)]) -> [ReportValue.Field] {
  fields.compactMap { name, value in value.map { ReportValue.Field(name: name, value: $0) } }
}

/// The fields of a row's place; none without a place.
func fields(of path: TracePath?) -> [ReportValue.Field] {
  fields([
    ("section", path.map { .count($0.section) }), ("row", path.map { .count($0.row) }),
  ])
}
