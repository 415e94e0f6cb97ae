public struct ExtentsPlaceholder {}
