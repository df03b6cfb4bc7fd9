import { parseJson } from '../../../domain/parse-json'
import type { LogFilter } from '../../../domain/operations/logs/log-filter'
import { parseFilters, type LogQuestion } from '../../../domain/operations/logs/log-question'
import { DATA_TYPES } from '../../../domain/operations/logs/log-search'
import { QUICK_FILTERS } from '../../../domain/operations/logs/quick-filter'
import { TIME_PRESETS, type TimeChoice } from '../../../domain/operations/logs/time-range'

/**
 * A search that can be sent as an address. The address omits defaults, and an invalid value in it counts as the
 * default.
 */

export interface AddressedQuestion extends Omit<LogQuestion, 'filters'> {
  /** The filters as they were typed; the server reads pairs of values from them. */
  readonly filters: readonly TypedFilter[]
}

export interface TypedFilter extends LogFilter {
  readonly value: string
}

/** A filter as the address holds it; reading it numbers the filters. */
export type UnnumberedFilter = Pick<TypedFilter, 'field' | 'operator' | 'value'>

const USUAL_TIME = '24h'

export function readQuestion(read: (name: string) => string): AddressedQuestion {
  return {
    query: read('q').slice(0, 200),
    quick: QUICK_FILTERS.find((one) => one === read('show')) ?? 'all',
    time: readTime(read),
    dataTypes: DATA_TYPES.filter((type) => read('types').split(' ').includes(type)),
    filters: readFilters(read('filters')),
  }
}

export function writeTime(time: TimeChoice): Readonly<Record<string, string>> {
  if (time.preset !== 'custom')
    return { time: time.preset === USUAL_TIME ? '' : time.preset, from: '', to: '' }
  return { time: 'custom', from: String(time.fromMs ?? ''), to: String(time.toMs ?? '') }
}

export function writeFilters(filters: readonly UnnumberedFilter[]): Readonly<Record<string, string>> {
  const rows = filters.map(({ field, operator, value }) => ({ field, operator, value }))
  return { filters: rows.length === 0 ? '' : JSON.stringify(rows) }
}

function readTime(read: (name: string) => string): TimeChoice {
  if (read('time') !== 'custom')
    return { preset: TIME_PRESETS.find(({ preset }) => preset === read('time'))?.preset ?? USUAL_TIME }
  const ms = (name: string) => (/^\d{1,15}$/.test(read(name)) ? Number(read(name)) : undefined)
  return { preset: 'custom', fromMs: ms('from'), toMs: ms('to') }
}

function readFilters(text: string): readonly TypedFilter[] {
  const rows = parseJson(text)
  if (!parseFilters(rows)) return []
  return (rows as readonly TypedFilter[]).map(({ field, operator, value }, index) => ({
    id: `f${index}`,
    field,
    operator,
    value,
  }))
}
