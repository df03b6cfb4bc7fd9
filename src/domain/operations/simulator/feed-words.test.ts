import { expect, it } from 'vitest'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../../testing/sample-game'
import { byStart, feedWords } from './feed-words'
import { simulatedFrom } from './load-game'

it.each([
  [liveGame({ startTime: '8:36 - 3rd' }), 'NFL', '8:36 - 3rd · live'],
  [finalGame({ startTime: 'Final/OT' }), 'NFL', 'FINAL/OT · over · overtime'],
  [finalGame({ startTime: 'Final/10' }), 'MLB', 'FINAL/10 · over · overtime'],
  [finalGame({ startTime: 'Final/SO' }), 'NHL', 'FINAL/SO · over · shootout'],
  [liveGame({ startTime: 'Halftime' }), 'NBA', 'HALFTIME · live · halftime'],
  [liveGame({ startTime: 'End of 1st' }), 'NHL', 'End of 1st · live · intermission · end of the period'],
  [liveGame({ startTime: 'Rain Delay' }), 'MLB', 'Delayed · live · delayed'],
  [offGame({ startTime: 'PPD' }), 'MLB', 'Postponed · postponed'],
  [liveGame({ startTime: '0:00 - 4th' }), 'NFL', 'End of 4th · live · end of the period'],
  [liveGame({ startTime: '0:00 - 4th', awayTeam: sampleTeam({ score: 3 }) }), 'NFL', 'FINAL · over'],
  [scheduledGame({ startTime: '?', start: '2026-09-06T17:00:00Z' }), 'NBA', '1:00 PM ET'],
] as const)('%#: the status of a loaded game reads %s %s', (game, sport, words) => {
  expect(feedWords(simulatedFrom(game, sport))).toBe(words)
})

it('games are listed by their start, those without a time last', () => {
  const { start: _none, ...open } = scheduledGame({ id: '3' })
  const late = scheduledGame({ id: '2', start: '2026-09-06T20:00:00Z' })
  const early = liveGame({ id: '1', start: '2026-09-06T17:00:00Z' })
  const listed = byStart([open, late, early].map((game) => simulatedFrom(game, 'NFL')))
  expect(listed.map(({ id }) => id)).toEqual(['1', '2', '3'])
})
