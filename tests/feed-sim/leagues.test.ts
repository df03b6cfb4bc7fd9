import { describe, expect, it } from 'vitest'
import { GAME_LEAGUES } from '../../src/domain/league'
import { golfScoreboard } from './golf/golf-feed'
import { createWorld } from './world'

const DAY = '2026-10-25'
const NOW = Date.parse(`${DAY}T18:30:00Z`)
const tournaments = (world: ReturnType<typeof createWorld>) => golfScoreboard(world, DAY, NOW)['events']

describe('a world with only some leagues', () => {
  it('has the same games in those as a world with all, and none in the others', () => {
    const all = createWorld(1, 'standard')
    const some = createWorld(1, 'standard', { leagues: ['nfl', 'nhl'] })
    for (const { slug } of GAME_LEAGUES) {
      const wanted = slug === 'nfl' || slug === 'nhl' ? all.games(slug, DAY) : []
      expect(some.games(slug, DAY), slug).toEqual(wanted)
    }
  })

  it('has tournaments only where golf is wanted', () => {
    expect(tournaments(createWorld(1, 'standard', { leagues: ['pga'] }))).toHaveLength(1)
    expect(tournaments(createWorld(1, 'standard', { leagues: ['nfl'] }))).toEqual([])
  })
})
