import type { Game } from '../game/game'
import { noteOf } from '../game/note'
import type { Sport } from '../league'
import type { Claim, Evidence } from './evidence'
import { isChristmas, isThanksgiving } from './holidays'
import { WINTER_CLASSICS } from './winter-classics'

/** The line about a showcase day. It is shown until the first game of the day starts. */
export function showcaseOn(sport: Sport, day: string, games: readonly Game[]): Claim | undefined {
  const isAhead = games.every(({ phase }) => phase === 'scheduled' || phase === 'off')
  const evidence = isAhead && games.length > 0 ? evidenceOn(sport, day, games) : undefined
  return evidence && { text: 'Showcase day', evidence }
}

function evidenceOn(sport: Sport, day: string, games: readonly Game[]): Evidence | undefined {
  switch (sport) {
    case 'NBA':
      return isChristmas(day) ? { kind: 'feed', tells: 'games on Christmas' } : undefined
    case 'NFL':
      return isThanksgiving(day) ? { kind: 'feed', tells: 'games on Thanksgiving' } : undefined
    case 'NHL':
      return winterClassic(day, games)
    default:
      return undefined
  }
}

/** January 1 alone proves nothing: the outdoor game has also been on the day before and on the day after. */
function winterClassic(day: string, games: readonly Game[]): Evidence | undefined {
  const source = WINTER_CLASSICS[day]
  if (source !== undefined) return { kind: 'data', source }
  // Articles about other games look back at it for days.
  const isTold = games.some((game) => /winter classic/i.test(noteOf(game)))
  return isTold ? { kind: 'feed', tells: 'a note of the day' } : undefined
}
