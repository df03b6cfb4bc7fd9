import { describe, expect, it } from 'vitest'
import { LEAGUES, leagueOf, parseSlug } from './league'

describe('a league', () => {
  it('is found by its slug in any case', () => {
    expect(parseSlug('NfL')).toBe('nfl')
    expect(parseSlug('xfl')).toBeUndefined()
    expect(parseSlug('')).toBeUndefined()
  })

  it('has the slug of its sport, and a place in the feed', () => {
    for (const { sport, slug, feedPath } of LEAGUES) {
      expect(slug).toBe(sport.toLowerCase())
      expect(feedPath.endsWith(`/${slug}`)).toBe(true)
      expect(leagueOf(slug).sport).toBe(sport)
    }
  })
})
