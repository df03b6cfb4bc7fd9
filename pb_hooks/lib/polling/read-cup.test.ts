import { expect, it, vi } from 'vitest'
import type { CupRows } from '../../../src/domain/board/board'
import { sampleCup, sampleMatch } from '../../../src/domain/cup/testing/sample-cup'
import { sampleCupBoard } from '../../../src/domain/testing/sample-board'

/** The event of the cup of 2025. */
const EVENT = '401734110'
const NOTHING: CupRows = { sessions: [], matches: [] }
let rows: CupRows = NOTHING
vi.mock('./fetch-cup', () => ({ NO_CUP: NOTHING, fetchCup: () => ({ ok: true, rows }) }))
vi.mock('./fetch-golf', () => ({ fetchGolfDay: () => ({ ok: false, failure: { kind: 'network' } }) }))
vi.stubGlobal('$app', {})
const { readCup } = await import('./read-cup')

const AFTER = Date.parse('2025-12-01T18:00:00Z')
const cupOf = (state: 'pre' | 'in' | 'post') => sampleCup({ id: EVENT, state })
const boardOf = (state: 'pre' | 'in' | 'post') =>
  sampleCupBoard({ cup: cupOf(state), matches: [sampleMatch('usa')] })

it.each(['in', 'post'] as const)('a cup that is %s loses neither itself nor its matches', (state) => {
  for (const answer of [NOTHING, { cup: cupOf(state), sessions: [], matches: [] }]) {
    rows = answer
    expect(readCup(undefined, boardOf(state), AFTER).kind).toBe('failed')
  }
  rows = { ...NOTHING, cup: cupOf(state), matches: [sampleMatch('europe')] }
  expect(readCup(undefined, boardOf(state), AFTER).kind).toBe('found')
})

it('a cup that has not begun may vanish, and a result gives way to the next cup', () => {
  rows = NOTHING
  expect(readCup(undefined, boardOf('pre'), AFTER).kind).toBe('found')
  const last = sampleCupBoard({
    cup: sampleCup({ id: '399999999', state: 'post' }),
    matches: [sampleMatch('usa')],
  })
  expect(readCup(undefined, last, AFTER).kind).toBe('found')
})
