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

/** Compares texts whatever their case, and numbers and times by their size. An unknown operator matches nothing. */
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

/** Both ends count. Anything but a pair has no between. */
function isBetween(actual: unknown, wanted: unknown): boolean {
  if (!Array.isArray(wanted) || wanted.length !== 2) return false
  const value = comparable(actual)
  return value >= comparable(wanted[0]) && value <= comparable(wanted[1])
}

/** A list, or what people type as one: `error, warn`. */
export function listOf(wanted: unknown): readonly unknown[] {
  if (Array.isArray(wanted)) return wanted
  return typeof wanted === 'string' ? wanted.split(',') : [wanted]
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim().toLowerCase()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** What its size is compared by: not a number where there is none, so that no comparison with it holds. */
export function comparable(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return NaN
  return ISO_TIME.test(value) ? Date.parse(value) : Number(value)
}
