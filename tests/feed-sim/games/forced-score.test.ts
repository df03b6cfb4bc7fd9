import { describe, expect, it } from 'vitest'
import { GAME_LEAGUES, type GameKind } from '../../../src/domain/league'
import { createRng, int, pick } from '../rng'
import { playBaseball } from './baseball/baseball'
import { playBasketball } from './basketball/basketball'
import { playFootball } from './football/football'
import { playHockey } from './hockey/hockey'
import type { Forced, Moment, Setup } from './moment'
import { violations } from './violations'

const PLAY: Readonly<Record<GameKind, (setup: Setup) => readonly Moment[]>> = {
  football: playFootball,
  basketball: playBasketball,
  baseball: playBaseball,
  hockey: playHockey,
}
const POINTS: Readonly<Record<GameKind, readonly number[]>> = {
  football: [2, 3, 6, 7, 8],
  basketball: [1, 2, 3],
  baseball: [1, 2, 3, 4],
  hockey: [1],
}
const GAMES = 300

const setup = (seed: string, forced: readonly Forced[], college = false): Setup => ({
  seed,
  playoff: false,
  edge: 0,
  outdoor: true,
  college,
  forced,
})

/** Plays a game with up to four forced scores, each placed while the game with the earlier ones is live. */
function playForced(kind: GameKind, n: number, college: boolean) {
  const rng = createRng(`forced/${kind}/${n}`)
  const seed = `game/${n}`
  const forced: Forced[] = []
  let moments = PLAY[kind](setup(seed, forced, college))
  for (let i = int(rng, 1, 4); i > 0; i--) {
    const from = Math.max(moments[0]?.at ?? 0, forced.at(-1)?.at ?? 0)
    const to = (moments.at(-1)?.at ?? 0) - 1
    if (to <= from) break
    forced.push({
      at: int(rng, from, to),
      side: pick(rng, ['home', 'away']),
      points: pick(rng, POINTS[kind]),
    })
    moments = PLAY[kind](setup(seed, forced, college))
  }
  return { moments, forced }
}

/** The forced scores that do not show: each must appear at its exact time and in full. */
function missing(moments: readonly Moment[], forced: readonly Forced[]): readonly Forced[] {
  return forced.filter(({ at, side, points }) => {
    const before = moments.filter((moment) => moment.at < at).at(-1)?.[side] ?? 0
    const after = moments.filter((moment) => moment.at <= at).at(-1)?.[side] ?? 0
    return after < before + points
  })
}

describe('a score from outside', () => {
  it.each(GAME_LEAGUES)('keeps the $label within its rules, whenever it comes', ({ slug, kind }) => {
    const college = slug.startsWith('ncaa')
    const games = Array.from({ length: GAMES }, (_, n) => playForced(kind, n, college))
    const bad = games.flatMap(({ moments, forced }, n) => {
      const found = violations(moments, () => undefined)
      return found.length > 0 || missing(moments, forced).length > 0 ? [`game ${n}: ${found.join(', ')}`] : []
    })
    expect(bad).toEqual([])
  })

  it('is there at once', () => {
    const at = 4_000_000
    const moments = playHockey(setup('once', [{ at, side: 'home', points: 1 }]))
    expect(moments.find((moment) => moment.at === at)).toMatchObject({ play: { kind: 'goal', side: 'home' } })
  })
})
