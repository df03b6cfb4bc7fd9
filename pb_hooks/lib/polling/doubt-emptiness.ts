import type { GameBoard } from '../../../src/domain/board/board'
import { HOLD_MS } from '../../../src/domain/game/held-situation'
import type { Game } from '../../../src/domain/game/game'
import { isLastNight } from '../../../src/domain/game/game-order'
import { isUnderWay } from '../../../src/domain/game/stuck'
import { leagueOfSport } from '../../../src/domain/league'
import { addDays } from '../../../src/domain/time/eastern'
import { invalid } from './ask-feed'
import type { Fetched } from './fetch-part'

/** The day's only game, which was live when the feed ceased to have it. */
export interface Vanished {
  readonly id: string
  readonly at: number
}

const NO_EVENTS = invalid('no events although games had begun')

interface Doubted {
  readonly fetched: Fetched
  readonly vanished: Vanished | undefined
}

/**
 * Live games do not all vanish at once, and results never do: such a reply is a fault of the feed, and the last board
 * stays. A day's only game can be withdrawn while it is played, so it is held as long as a situation, and then counts as
 * gone.
 */
export function doubtEmptiness(
  fetched: Fetched,
  day: string,
  before: GameBoard | undefined,
  known: Vanished | undefined,
  now: number,
): Doubted {
  if (before?.day === addDays(day, 1)) return { fetched: doubtLastNight(fetched, before), vanished: known }
  if (before?.day !== day) return { fetched, vanished: known }
  const games = before.games.filter((game) => !isLastNight(game))
  if (!fetched.ok || fetched.scoreboard.games.length > 0 || !games.some(hasBegun))
    return { fetched, vanished: undefined }
  const isOnlyOne = games.length === 1 && games.every(isUnderWay)
  const vanished = isOnlyOne ? vanishedNow(games[0]!, known, now) : undefined
  if (vanished && now - vanished.at > HOLD_MS) {
    $app
      .logger()
      .warn(
        'A live game is gone from the feed',
        'league',
        leagueOfSport(before.sport).slug,
        'event',
        vanished.id,
      )
    return { fetched, vanished: undefined }
  }
  return { fetched: NO_EVENTS, vanished }
}

/** A day that seems to have no games is not read again, so last night's games would be lost until the next day. */
function doubtLastNight(fetched: Fetched, { games }: GameBoard): Fetched {
  const isFault = fetched.ok && fetched.scoreboard.games.length === 0 && games.some(isLastNight)
  return isFault ? NO_EVENTS : fetched
}

function hasBegun(game: Game): boolean {
  return isUnderWay(game) || game.phase === 'final'
}

function vanishedNow({ id }: Game, known: Vanished | undefined, now: number): Vanished {
  return known?.id === id ? known : { id, at: now }
}
