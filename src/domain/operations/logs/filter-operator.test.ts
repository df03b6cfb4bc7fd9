import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILTER_OPERATORS, matchesOperator, type FilterOperator } from './filter-operator'

const NAMES = FILTER_OPERATORS.map(({ operator }) => operator)

describe('002 section 2: operators of the advanced filter builder', () => {
  it('are equals, contains, greater than, less than, between, in, not in', () => {
    expect(FILTER_OPERATORS.map(({ label }) => label).join(', ')).toBe(
      'equals, contains, greater than, less than, between, in, not in',
    )
  })

  const table: readonly [unknown, FilterOperator, unknown, boolean][] = [
    ['error', 'equals', 'error', true],
    ['error', 'equals', 'ERROR', true],
    ['error', 'equals', 'warn', false],
    ['error', 'equals', 'err', false],
    [500, 'equals', '500', true],
    [500, 'equals', '500.0', true],
    [0, 'equals', ' ', false],
    ['Feed timed out', 'contains', 'TIMED', true],
    ['Feed timed out', 'contains', 'score', false],
    [503, 'contains', '50', true],
    [503, 'contains', '40', false],
    [true, 'contains', 'tru', true],
    [{}, 'contains', 'object', false],
    [{}, 'contains', 'e', false],
    [500, 'greater_than', 499, true],
    [500, 'greater_than', 500, false],
    [500, 'less_than', '501', true],
    [500, 'less_than', 500, false],
    ['error', 'greater_than', 1, false],
    [Date.UTC(2026, 0, 2), 'greater_than', '2026-01-01', true],
    [Date.UTC(2026, 0, 2), 'less_than', '2026-01-01T12:00:00Z', false],
    [5, 'between', [5, 7], true],
    [7, 'between', ['5', '7'], true],
    [8, 'between', [5, 7], false],
    [5, 'between', [5], false],
    [5, 'between', '5', false],
    [5, 'between', [5, 7, 9], false],
    ['warn', 'in', ['error', 'warn'], true],
    ['warn', 'in', 'error, warn', true],
    ['info', 'in', ['error', 'warn'], false],
    [500, 'in', 500, true],
    ['info', 'not_in', ['error', 'warn'], true],
    ['warn', 'not_in', 'error,warn', false],
  ]
  it.each(table)('%j %s %j: %s ("between" needs a pair)', (actual, operator, wanted, matches) => {
    expect(matchesOperator(actual, operator, wanted)).toBe(matches)
  })

  const midnight = Date.UTC(2026, 0, 2)
  it.each([
    ['2026-01-01', true],
    ['2026-01-01T12:00Z', true],
    ['2026-01-01T12:00:30.5Z', true],
    ['2026-01-02T01:00:00+02:00', true],
    ['2026-01-01T23:00:00-02:00', false],
    ['2026-01-01T12:00', false],
    ['since 2026-01-01', false],
  ])('a time is a whole day, or has its zone, and no other words: after %s is %s', (time, isLater) => {
    expect(matchesOperator(midnight, 'greater_than', time)).toBe(isLater)
  })

  it('an unknown operator matches nothing', () => {
    expect(matchesOperator('a', 'like' as FilterOperator, 'a')).toBe(false)
  })

  it('never throws, whatever is compared with what', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withMap: true })
    fc.assert(
      fc.property(anything, fc.constantFrom(...NAMES), anything, (actual, operator, wanted) => {
        expect(typeof matchesOperator(actual, operator, wanted)).toBe('boolean')
      }),
    )
  })
})
