import { describe, expect, it } from 'vitest'
import { seasonInfo } from './season-info'

describe('000 section 3: season info', () => {
  it('holds all that is known of the moment', () => {
    expect(seasonInfo('NFL', Date.parse('2026-11-26T15:00:00Z'))).toEqual({
      sport: 'NFL',
      currentPhase: 'regular-season',
      nextMilestone: {
        name: 'NFL Playoffs',
        date: '2027-01-13',
        description: 'NFL Playoffs begins on 2027-01-13',
        isCountdownWorthy: true,
        type: 'playoffs',
      },
      daysUntilNextMilestone: 48,
      isInSeason: true,
      disruption: {
        text: 'Thanksgiving Day games',
        effect: { kind: 'notice' },
        evidence: { kind: 'feed', tells: 'games on that day' },
      },
      specialEvents: [],
      isShowcaseDay: true,
    })
  })

  it('goes by the Eastern day', () => {
    expect(seasonInfo('NBA', Date.parse('2026-06-26T03:59:59Z')).currentPhase).toBe('offseason')
    expect(seasonInfo('NBA', Date.parse('2026-06-26T04:00:00Z'))).toMatchObject({
      currentPhase: 'draft',
      isInSeason: false,
      specialEvents: [],
    })
  })
})
