import { expect, it } from 'vitest'
import { downText } from './down-text'

const third = { kind: 'football', down: 3, distance: 7, yardLine: 34, downDistanceText: '3rd & 7' } as const

it.each([
  ['down, distance and spot', { ...third, possessionText: 'SEA 34' }, '3rd & 7 at SEA 34'],
  ['no spot where the feed gives none', third, '3rd & 7'],
  ['goal to go', { ...third, downDistanceText: '3rd & Goal at SEA 7' }, '3rd & Goal'],
  ['nothing for a fifth down', { ...third, down: 5, possessionText: 'SEA 34' }, undefined],
  ['nothing between downs', { kind: 'football', homeTimeouts: 2 } as const, undefined],
])('a down reads: %s', (_what, situation, text) => {
  expect(downText(situation)).toBe(text)
})
