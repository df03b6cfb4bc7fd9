import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleLog } from '../testing/samples'
import { FILTER_OPERATORS } from './filter-operator'
import type { LogEntry } from './log-entry'
import { FILTER_FIELDS, matchesFilter, matchesFilters, type LogFilter } from './log-filter'

const filter = (changes: Partial<LogFilter>): LogFilter => ({
  id: 'f',
  field: 'level',
  operator: 'equals',
  value: 'error',
  ...changes,
})
const error = sampleLog({ level: 'error', message: 'HTTP error! status: 503', metadata: { status: 503 } })

describe('002 section 5: log filter', () => {
  it.each([
    ['a filter with no field matches everything', { field: '', operator: 'in', value: [] }, true],
    ['a missing field value fails', { field: 'correlationId', operator: 'not_in', value: ['x'] }, false],
    ['"between" needs a pair', { field: 'timestamp', operator: 'between', value: [0] }, false],
    ['a level', {}, true],
    ['a message', { field: 'message', operator: 'contains', value: '503' }, true],
    ['a member of the metadata', { field: 'metadata.status', operator: 'greater_than', value: 500 }, true],
    ['what every object has is no field', { field: 'constructor', operator: 'contains', value: '' }, false],
  ] as const)('%s', (_words, changes, matches) => {
    expect(matchesFilter(error, filter(changes))).toBe(matches)
  })

  it.each([
    ['contains', '2026-10-25', true],
    ['contains', '2026-10-25T18:05', true],
    ['contains', ' 18:05:07.12', true],
    ['contains', '2026-10-26', false],
    ['in', '2026-10-25', true],
    ['in', '2026-10-24, 2026-10-25 18:05', true],
    ['in', '2026-10-25T18:05:07.123Z', true],
    ['in', '18:05', false],
    ['in', '', false],
    ['in', '2026-10-24,', false],
    ['not_in', '2026-10-25 18', false],
    ['not_in', '2026-10-25 18, 2026-10-26', false],
    ['not_in', '2026-10-25 19, 2026-10-26', true],
  ] as const)('a time that is typed is a part of a time in UTC: %s %j', (operator, value, matches) => {
    const line = sampleLog({ timestamp: Date.parse('2026-10-25T18:05:07.123Z') })
    expect(matchesFilter(line, filter({ field: 'timestamp', operator, value }))).toBe(matches)
  })

  it('a value that is null is as good as missing', () => {
    const odd = { ...error, metadata: { status: null } } as unknown as LogEntry
    const other = filter({ field: 'metadata.status', operator: 'not_in', value: '500' })
    expect(matchesFilter(odd, other)).toBe(false)
  })

  it('several filters all have to match', () => {
    expect(matchesFilters(error, [filter({}), filter({ field: 'category', value: 'API' })])).toBe(true)
    expect(matchesFilters(error, [filter({}), filter({ field: 'category', value: 'AUTH' })])).toBe(false)
    expect(matchesFilters(error, [])).toBe(true)
  })

  it('002 section 2: offers Log Level, Category, Message, Timestamp', () => {
    expect(FILTER_FIELDS.map(({ label }) => label)).toEqual(['Log Level', 'Category', 'Message', 'Timestamp'])
    expect(FILTER_FIELDS[0].values).toEqual(['error', 'warn', 'info', 'debug'])
    expect(FILTER_FIELDS[1].values).toEqual(['API', 'PERFORMANCE', 'USER_ENGAGEMENT', 'DASHBOARD'])
  })

  it('never throws, whatever the field, operator and value', () => {
    const operator = fc.constantFrom(...FILTER_OPERATORS.map((known) => known.operator))
    const field = fc.oneof(
      fc.string(),
      fc.constantFrom('timestamp', 'metadata', 'metadata.status', '__proto__', 'level.length'),
    )
    fc.assert(
      fc.property(field, operator, fc.anything({ withNullPrototype: true }), (name, chosen, value) => {
        expect(typeof matchesFilter(error, filter({ field: name, operator: chosen, value }))).toBe('boolean')
      }),
    )
  })
})
