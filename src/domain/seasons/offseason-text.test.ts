import { describe, expect, it } from 'vitest'
import { easternTimeToMs } from '../time/eastern'
import { countdownText, noGamesText, offseasonMessage, offseasonTitle } from './offseason-text'
import { nextMilestone } from './milestone'

const noon = (day: string) => easternTimeToMs(day, 12, 0)

describe('000 section 2: the offseason screen', () => {
  it('is titled {sport} Offseason, and says {league} is in the offseason', () => {
    expect([offseasonTitle('NBA'), offseasonTitle('RYDER_CUP')]).toEqual([
      'NBA Offseason',
      'RYDER CUP Offseason',
    ])
    expect(offseasonMessage('NCAAF')).toBe('NCAAF is in the offseason')
  })

  it('counts down in days', () => {
    expect([1, 2].map((days) => countdownText('NFL Draft', days))).toEqual([
      'NFL Draft begins in: 1 day',
      'NFL Draft begins in: 2 days',
    ])
  })

  it.each(['NBA', 'NFL', 'MLB', 'NHL'] as const)(
    'of %s has a milestone, or says that none is known',
    (sport) => {
      const nowMs = noon('2026-12-15')
      expect(noGamesText(sport, nextMilestone(sport, '2026-12-15'), nowMs)).toMatch(/ begins in: \d+ days$/)
      expect(noGamesText(sport, undefined, nowMs)).toBe('Season information unavailable')
    },
  )

  it.each(['NCAAF', 'NCAAB', 'PGA', 'RYDER_CUP'] as const)('of %s has no games today', (sport) => {
    const nowMs = noon('2026-12-15')
    const texts = [undefined, nextMilestone(sport, '2026-12-15')].map((next) =>
      noGamesText(sport, next, nowMs),
    )
    expect(texts).toEqual(['No games scheduled today.', 'No games scheduled today.'])
  })
})
