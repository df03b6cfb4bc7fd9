import { describe, expect, it } from 'vitest'
import { leagueOf } from '../league'
import { sampleHead } from '../testing/sample-game'
import { storedTab } from './stored-tab'

describe('the tab of a stored head', () => {
  it('is what the server says', () => {
    const head = sampleHead({ id: 'mlb', live: false, season: 'playoffs', in_season: true, priority: 10 })
    expect(storedTab(leagueOf('mlb'), head)).toEqual({
      sport: 'MLB',
      isLive: false,
      isInSeason: true,
      phase: 'playoffs',
      priority: 10,
    })
  })

  it.each([undefined, { id: 'mlb', live: false, visible: true }])('%j counts as in season', (head) => {
    expect(storedTab(leagueOf('mlb'), head)).toEqual({
      sport: 'MLB',
      isLive: false,
      isInSeason: true,
      phase: 'regular',
      priority: 0,
    })
  })
})
