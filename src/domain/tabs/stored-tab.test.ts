import { describe, expect, it } from 'vitest'
import { leagueOf } from '../league'
import { sampleHead } from '../testing/sample-game'
import { storedTab } from './stored-tab'

const NOON = Date.parse('2026-09-06T16:00:00Z')

describe('the tab of a stored head', () => {
  it('is what the server says', () => {
    const head = sampleHead({ id: 'mlb', live: false, season: 'playoffs', in_season: true, priority: 10 })
    expect(storedTab(leagueOf('mlb'), head, NOON)).toEqual({
      sport: 'MLB',
      isLive: false,
      isInSeason: true,
      phase: 'playoffs',
      priority: 10,
    })
  })

  it.each([undefined, { id: 'mlb', live: false, visible: true }])('%j counts as in season', (head) => {
    expect(storedTab(leagueOf('mlb'), head, NOON)).toEqual({
      sport: 'MLB',
      isLive: false,
      isInSeason: true,
      phase: 'regular',
      priority: 0,
    })
  })

  it.each([
    [NOON - 299_999, true],
    [NOON - 300_000, false],
    [undefined, true],
  ])('said to be live at %s is live: %s (000 section 9: stale after 300000 ms)', (checkedAtMs, isLive) => {
    const head = { ...sampleHead({ live: true }), ...(checkedAtMs !== undefined && { checkedAtMs }) }
    expect(storedTab(leagueOf('nfl'), head, NOON).isLive).toBe(isLive)
  })
})
