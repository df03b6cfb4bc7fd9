import { isObject } from '../../json'
import { MINUTE_MS } from '../../time/intervals'
import { comparable, FILTER_OPERATORS, type FilterOperator } from './filter-operator'
import type { LogEntry } from './log-entry'
import type { LogFilter } from './log-filter'
import { DATA_TYPES, type DataType } from './log-search'
import { QUICK_FILTERS, type QuickFilter } from './quick-filter'
import { TIME_PRESETS, type TimeChoice } from './time-range'

/** What an operator wants to see of the log. A time preset is sent as it is, as the server knows the time. */
export interface LogQuestion {
  readonly query: string
  readonly quick: QuickFilter
  readonly time: TimeChoice
  readonly dataTypes: readonly DataType[]
  readonly filters: readonly LogFilter[]
}

export interface LogAnswer {
  /** The newest that were found. */
  readonly entries: readonly LogEntry[]
  readonly found: number
  /** A count for each tile, over the whole span; the other parts of the question do not narrow it. */
  readonly counts: Readonly<Record<'all' | 'errors' | 'warnings' | 'last-5-min', number>>
  /** The span has more lines than were searched: the older ones were not. */
  readonly isCut: boolean
}

const LONGEST_QUERY = 200
const MOST_FILTERS = 10

/** Anybody may send anything, and an address may be written by hand. */
export function parseLogQuestion(value: unknown): LogQuestion | undefined {
  if (!isObject(value)) return undefined
  const { query, filters, dataTypes } = value
  const quick = QUICK_FILTERS.find((one) => one === value['quick'])
  const time = parseTime(value['time'])
  if (typeof query !== 'string' || query.length > LONGEST_QUERY || !quick || !time) return undefined
  const types = Array.isArray(dataTypes) ? DATA_TYPES.filter((type) => dataTypes.includes(type)) : []
  const parsed = parseFilters(filters)
  return parsed && { query, quick, time, dataTypes: types, filters: parsed }
}

export function parseFilters(value: unknown): readonly LogFilter[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_FILTERS) return undefined
  const filters = value.map(parseFilter)
  return filters.every((filter) => filter !== undefined) ? filters : undefined
}

function parseFilter(value: unknown, index: number): LogFilter | undefined {
  if (!isObject(value)) return undefined
  const { field, value: wanted } = value
  const operator = FILTER_OPERATORS.find((one) => one.operator === value['operator'])?.operator
  const isRight = typeof field === 'string' && field.length <= 60 && operator !== undefined
  if (!isRight || !isWanted(wanted)) return undefined
  return { id: `f${index}`, field, ...comparison(field, operator, wanted) }
}

function isWanted(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_QUERY
}

type Comparison = Pick<LogFilter, 'operator' | 'value'>

function comparison(field: string, operator: FilterOperator, wanted: string): Comparison {
  if (field === 'timestamp' && operator === 'equals') return ofMinute(wanted)
  return { operator, value: pairFor(operator, wanted) }
}

/** Times are picked to the minute, but lines have milliseconds: so the lines of the whole minute equal it. */
function ofMinute(wanted: string): Comparison {
  const minute = Math.floor(comparable(wanted) / MINUTE_MS)
  return { operator: 'between', value: [minute * MINUTE_MS, (minute + 1) * MINUTE_MS - 1] }
}

/** `between` is typed as two values with a comma. */
function pairFor(operator: FilterOperator, wanted: string): unknown {
  return operator === 'between' ? wanted.split(',').map((end) => end.trim()) : wanted
}

function parseTime(value: unknown): TimeChoice | undefined {
  if (!isObject(value)) return undefined
  const { preset, fromMs, toMs } = value
  if (preset !== 'custom') {
    const known = TIME_PRESETS.find((one) => one.preset === preset)
    return known && { preset: known.preset }
  }
  const isTime = (ms: unknown): ms is number => typeof ms === 'number' && Math.abs(ms) < 8e15
  return { preset, ...(isTime(fromMs) && { fromMs }), ...(isTime(toMs) && { toMs }) }
}
