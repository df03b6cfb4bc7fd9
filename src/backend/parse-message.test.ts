import { describe, expect, it } from 'vitest'
import { parseMessage } from './parse-message'

const delta = {
  sport: 'NFL',
  from: 'a-1',
  to: 'a-2',
  rows: { games: { set: [{ id: '1', quarter: 'HALF' }], drop: [] } },
}
const record = { rev: 'a-2', delta, checked_at: '2026-01-11 18:00:00.000Z', source: { state: 'ok' } }

describe('a push', () => {
  it('is read whole', () => {
    const checkedAt = '2026-01-11T18:00:00.000Z'
    expect(parseMessage({ action: 'update', record })).toEqual({ rev: 'a-2', delta, checkedAt })
  })

  it.each([
    ['null', null],
    ['of another shape', { from: 'a-1', to: 'a-2', sport: 'NFL', rows: { games: { set: [{}], drop: [] } } }],
    ['that leads elsewhere', { ...delta, to: 'a-3' }],
  ])('with a delta %s has none', (_what, other) => {
    expect(parseMessage({ record: { ...record, delta: other } })?.delta).toBeUndefined()
  })

  it.each([{}, null, 'text', { record: {} }, { record: { rev: '' } }])('%j is none', (data) => {
    expect(parseMessage(data)).toBeUndefined()
  })
})
