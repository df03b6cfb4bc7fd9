import { describe, expect, it } from 'vitest'
import { EVERYTHING_LATELY } from '../testing/everything-lately'
import { sampleLog } from '../testing/samples'
import { matchesFilters } from './log-filter'
import { parseLogQuestion } from './log-question'

describe('what an operator asks of the log', () => {
  it('is taken as it was asked', () => {
    expect(parseLogQuestion(EVERYTHING_LATELY)).toEqual(EVERYTHING_LATELY)
    const asked = {
      query: 'failed',
      quick: 'errors',
      time: { preset: 'custom', fromMs: 1, toMs: 2 },
      dataTypes: ['logs', 'alerts'],
      filters: [{ field: 'metadata.status', operator: 'between', value: '500, 599' }],
    }
    expect(parseLogQuestion(asked)).toEqual({
      ...asked,
      filters: [{ id: 'f0', field: 'metadata.status', operator: 'between', value: ['500', '599'] }],
    })
  })

  it.each([
    ['nothing', undefined],
    ['no query', { ...EVERYTHING_LATELY, query: 7 }],
    ['a query that is too long', { ...EVERYTHING_LATELY, query: 'x'.repeat(201) }],
    ['an unknown tile', { ...EVERYTHING_LATELY, quick: 'mine' }],
    ['an unknown time', { ...EVERYTHING_LATELY, time: { preset: '2y' } }],
    [
      'an unknown operator',
      { ...EVERYTHING_LATELY, filters: [{ field: 'level', operator: 'like', value: 'x' }] },
    ],
    ['a time that is no choice', { ...EVERYTHING_LATELY, time: 'always' }],
    ['filters that are no list', { ...EVERYTHING_LATELY, filters: 'level' }],
    ['a filter that is none', { ...EVERYTHING_LATELY, filters: ['level'] }],
    ['a filter without a field', { ...EVERYTHING_LATELY, filters: [{ operator: 'equals', value: 'x' }] }],
    [
      'a filter by a number',
      { ...EVERYTHING_LATELY, filters: [{ field: 'level', operator: 'equals', value: 7 }] },
    ],
    [
      'a filter by a list',
      { ...EVERYTHING_LATELY, filters: [{ field: 'level', operator: 'equals', value: ['error'] }] },
    ],
    ['a filter that is null', { ...EVERYTHING_LATELY, filters: [null] }],
    [
      'a long field',
      { ...EVERYTHING_LATELY, filters: [{ field: 'x'.repeat(61), operator: 'equals', value: 'x' }] },
    ],
    [
      'a long value',
      { ...EVERYTHING_LATELY, filters: [{ field: 'level', operator: 'equals', value: 'x'.repeat(201) }] },
    ],
    [
      'eleven filters',
      {
        ...EVERYTHING_LATELY,
        filters: Array.from({ length: 11 }, () => ({ field: 'level', operator: 'equals', value: 'error' })),
      },
    ],
  ])('%s is refused', (_what, value) => {
    expect(parseLogQuestion(value)).toBeUndefined()
  })

  it('may be as long as it gets', () => {
    const filter = { field: 'x'.repeat(60), operator: 'contains', value: 'x'.repeat(200) }
    const filters = Array.from({ length: 10 }, () => filter)
    const longest = { ...EVERYTHING_LATELY, query: 'x'.repeat(200), filters }
    expect(parseLogQuestion(longest)?.filters).toHaveLength(10)
  })

  it('a filter by another field, or with another comparison, stays as it is', () => {
    const filters = [
      { id: 'f0', field: 'level', operator: 'equals', value: 'error' },
      { id: 'f1', field: 'timestamp', operator: 'less_than', value: '2026-10-25T18:05:00.000Z' },
    ]
    expect(parseLogQuestion({ ...EVERYTHING_LATELY, filters })?.filters).toEqual(filters)
  })

  it('a time that is equalled is a minute, as only minutes can be picked', () => {
    const asked = (value: string) => [{ field: 'timestamp', operator: 'equals', value }]
    const read = (value: string) => parseLogQuestion({ ...EVERYTHING_LATELY, filters: asked(value) })?.filters
    const at = (time: string) => sampleLog({ timestamp: Date.parse(time) })
    const finds = (time: string) => matchesFilters(at(time), read('2026-10-25T18:05:00.000Z') ?? [])
    expect(finds('2026-10-25T18:04:59.999Z')).toBe(false)
    expect(finds('2026-10-25T18:05:00.000Z')).toBe(true)
    expect(finds('2026-10-25T18:05:59.999Z')).toBe(true)
    expect(finds('2026-10-25T18:06:00.000Z')).toBe(false)
    expect(matchesFilters(at('2026-10-25T18:05:00.000Z'), read('noon') ?? [])).toBe(false)
  })

  it('loses unknown data types and invalid times', () => {
    const odd = {
      ...EVERYTHING_LATELY,
      dataTypes: ['secrets'],
      time: { preset: 'custom', fromMs: 'now', toMs: '7' },
    }
    const read = { ...EVERYTHING_LATELY, time: { preset: 'custom' } }
    expect(parseLogQuestion(odd)).toStrictEqual(read)
    expect(parseLogQuestion({ ...read, dataTypes: 'logs' })).toStrictEqual(read)
    // No date is that late, or that early.
    expect(parseLogQuestion({ ...odd, time: { ...read.time, fromMs: -8e15, toMs: 8e15 } })).toStrictEqual(
      read,
    )
  })
})
