import { describe, expect, it } from 'vitest'
import { GAME_LEAGUES, type GameLeague } from '../../domain/league'
import { mapScoreboard } from './map-scoreboard'
import { sampleEvent } from './testing/sample-event'
import { pathsIn, replaced } from '../testing/members'

/**
 * Each member of a sound event in turn is removed, or replaced by a value of another kind. Whatever becomes of that
 * event, nothing may throw, and the events before and after it must survive.
 */
const REPLACEMENTS: readonly unknown[] = [
  null,
  undefined,
  '',
  'garbage',
  -1,
  1e300,
  NaN,
  true,
  [],
  [null],
  {},
  { type: {} },
  [{}],
]

function mapBetweenSoundOnes(league: GameLeague, broken: unknown) {
  const before = sampleEvent(league.sport, { id: 'before' })
  const after = sampleEvent(league.sport, { id: 'after' })
  return mapScoreboard(league, { events: [before, broken, after] })
}

describe.each(GAME_LEAGUES)('a broken $sport event', (league) => {
  const sound = sampleEvent(league.sport)
  const neighbours = mapScoreboard(league, {
    events: [sampleEvent(league.sport, { id: 'after' }), sampleEvent(league.sport, { id: 'before' })],
  })

  it('never harms its neighbours, whichever member is broken in whichever way', () => {
    if (!neighbours.ok) throw new Error(neighbours.reason)
    for (const path of pathsIn(sound)) {
      for (const replacement of REPLACEMENTS) {
        const where = `${path.join('.')} = ${JSON.stringify(replacement)}`
        const result = mapBetweenSoundOnes(league, replaced(sound, path, replacement))
        if (!result.ok) throw new Error(where)
        const others = result.games.filter(({ id }) => id === 'before' || id === 'after')
        expect(others, where).toEqual(neighbours.games)
        expect(result.games.length + result.dropped.length, where).toBe(3)
      }
    }
  })

  it('never puts anything but numbers, texts and known words on the board', () => {
    for (const path of pathsIn(sound)) {
      for (const replacement of REPLACEMENTS) {
        const result = mapScoreboard(league, { events: [replaced(sound, path, replacement)] })
        const game = result.ok ? result.games[0] : undefined
        if (!game) continue
        const where = `${path.join('.')} = ${JSON.stringify(replacement)}`
        expect(JSON.parse(JSON.stringify(game)), where).toEqual(game)
        expect(['scheduled', 'live', 'final', 'off'], where).toContain(game.phase)
        for (const { score, abbreviation, record } of [game.homeTeam, game.awayTeam]) {
          expect(Number.isSafeInteger(score) && score >= 0, where).toBe(true)
          expect(`${abbreviation} ${record}`, where).toMatch(/^\S+ \S+$/)
        }
      }
    }
  })
})

describe('a reply that is no scoreboard', () => {
  const missing = 'Invalid API response: missing events data'
  const malformed = 'Invalid API response: missing or malformed events data'

  it.each([
    ...[null, undefined, 7, 'text', [], {}, { events: null }].map((reply) => [reply, missing] as const),
    ...[{ events: {} }, { events: 'text' }].map((reply) => [reply, malformed] as const),
  ])('is refused: %j', (reply, reason) => {
    for (const league of GAME_LEAGUES) {
      expect(mapScoreboard(league, reply)).toEqual({ ok: false, reason })
    }
  })
})
