import { expect, it } from 'vitest'
import { parseParameters } from './proxy-parameters'

const ALLOWED = { dates: 'day', limit: 'limit', groups: 'number', event: 'id', league: 'tour' } as const

it.each([
  ['', {}, ''],
  ['limit=1000', { limit: '1000' }, '?limit=1000'],
  ['limit=7&dates=20261025', { dates: '20261025', limit: '7' }, '?dates=20261025&limit=7'],
  [
    'groups=80&event=401&league=pga',
    { groups: '80', event: '401', league: 'pga' },
    '?groups=80&event=401&league=pga',
  ],
])('%j is written again in our own order', (sent, values, query) => {
  expect(parseParameters(sent, ALLOWED)).toEqual({ ok: true, values, query })
})

it.each([
  ['lang=en', 'There is no such parameter'],
  ['limit', 'There is no such parameter'],
  ['toString=1', 'There is no such parameter'],
  ['limit=1&limit=2', 'limit stands twice'],
  ['limit=1001', 'limit is not well formed'],
  ['limit=0', 'limit is not well formed'],
  ['dates=20260230', 'dates is not well formed'],
  ['groups=80a', 'groups is not well formed'],
  ['event=01', 'event is not well formed'],
  ['league=lpga', 'league is not well formed'],
])('%j is refused: %s', (sent, reason) => {
  expect(parseParameters(sent, ALLOWED)).toEqual({ ok: false, reason })
})
