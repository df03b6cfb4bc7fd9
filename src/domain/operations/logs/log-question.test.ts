import { describe, expect, it } from 'vitest'
import { EVERYTHING_LATELY } from '../testing/everything-lately'
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
    ['eleven filters', { ...EVERYTHING_LATELY, filters: Array.from({ length: 11 }, () => ({})) }],
  ])('%s is refused', (_what, value) => {
    expect(parseLogQuestion(value)).toBeUndefined()
  })

  it('loses unknown data types and invalid times', () => {
    const odd = { ...EVERYTHING_LATELY, dataTypes: ['secrets'], time: { preset: 'custom', fromMs: 'now' } }
    expect(parseLogQuestion(odd)).toEqual({ ...EVERYTHING_LATELY, time: { preset: 'custom' } })
  })
})
