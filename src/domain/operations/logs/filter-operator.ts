export const FILTER_OPERATORS = [
  { operator: 'equals', label: 'equals' },
  { operator: 'contains', label: 'contains' },
  { operator: 'greater_than', label: 'greater than' },
  { operator: 'less_than', label: 'less than' },
  { operator: 'between', label: 'between' },
  { operator: 'in', label: 'in' },
  { operator: 'not_in', label: 'not in' },
] as const

export type FilterOperator = (typeof FILTER_OPERATORS)[number]['operator']

/** Compares texts regardless of case, and numbers and times by value. An unknown operator matches nothing. */
export function matchesOperator(actual: unknown, operator: FilterOperator, wanted: unknown): boolean {
  switch (operator) {
    case 'equals':
      return isSame(actual, wanted)
    case 'contains':
      return textOf(actual).includes(textOf(wanted))
    case 'greater_than':
      return comparable(actual) > comparable(wanted)
    case 'less_than':
      return comparable(actual) < comparable(wanted)
    case 'between':
      return isBetween(actual, wanted)
    case 'in':
      return listOf(wanted).some((value) => isSame(actual, value))
    case 'not_in':
      return !listOf(wanted).some((value) => isSame(actual, value))
    default:
      return false
  }
}

function isSame(actual: unknown, wanted: unknown): boolean {
  return textOf(actual) === textOf(wanted) || comparable(actual) === comparable(wanted)
}

/** Both ends are included. A filter whose value is no pair matches nothing. */
function isBetween(actual: unknown, wanted: unknown): boolean {
  if (!Array.isArray(wanted) || wanted.length !== 2) return false
  const value = comparable(actual)
  return value >= comparable(wanted[0]) && value <= comparable(wanted[1])
}

/** A list, or a text with commas that people type as a list: `error, warn`. */
export function listOf(wanted: unknown): readonly unknown[] {
  if (Array.isArray(wanted)) return wanted
  return typeof wanted === 'string' ? wanted.split(',') : [wanted]
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim().toLowerCase()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** The number by which a value is compared; NaN when it has none, so that no comparison with it holds. */
export function comparable(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return NaN
  return ISO_TIME.test(value) ? Date.parse(value) : Number(value)
}
