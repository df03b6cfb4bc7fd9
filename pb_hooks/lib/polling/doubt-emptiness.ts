import type { GameBoard } from '../../../src/domain/board/board'
import { HOLD_MS } from '../../../src/domain/game/held-situation'
import type { Game } from '../../../src/domain/game/game'
import { isUnderWay } from '../../../src/domain/game/stuck'
import { leagueOfSport } from '../../../src/domain/league'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { invalid } from './ask-feed'
import type { Fetched } from './fetch-part'
import { gamesOnBoard } from './games-on-board'
import { logGone } from './log-gone'

/** The first game of a day of which the feed has no games any more, and since when. */
export interface Vanished {
  readonly id: string
  readonly at: number
}

/** A league can withdraw all games of a day before they begin: the seventh game of a series that ends with the sixth. */
export const WITHDRAWN_AFTER_MS = 10 * MINUTE_MS

export const NO_EVENTS = invalid('no events although there were games')

interface Doubted {
  readonly fetched: Fetched
  readonly vanished: Vanished | undefined
}

/**
 * Live games do not all vanish at once, and results never do: such a reply is a fault of the feed, and the last board
 * stays. A day's only game can be withdrawn while it is played, so it is held as long as a situation, and then counts as
 * gone. Games that have not begun are held for longer: nobody minds a game that stands there for some minutes too long,
 * but the games of the next day instead of those that are about to begin.
 */
export function doubtEmptiness(
  fetched: Fetched,
  day: string,
  before: GameBoard | undefined,
  known: Vanished | undefined,
  now: number,
): Doubted {
  const games = gamesOnBoard(before, day)
  if (before?.day !== day) return { fetched: doubtLastNight(fetched, games), vanished: known }
  const [first] = games.filter(({ phase }) => phase !== 'off')
  if (!fetched.ok || fetched.scoreboard.games.length > 0 || !first) return { fetched, vanished: undefined }
  const heldMs = longestHold(games)
  const vanished = heldMs === Infinity ? undefined : vanishedNow(first, known, now)
  if (!vanished || now - vanished.at <= heldMs) return { fetched: NO_EVENTS, vanished }
  if (isUnderWay(first)) logGone(leagueOfSport(before.sport).slug, first)
  return { fetched, vanished: undefined }
}

/** How long the feed must go without these games before it is believed. */
function longestHold(games: readonly Game[]): number {
  if (!games.some(hasBegun)) return WITHDRAWN_AFTER_MS
  return games.length === 1 && isUnderWay(games[0]!) ? HOLD_MS : Infinity
}

/** A day that seems to have no games is not read again, so last night's games would be lost until the next day. */
function doubtLastNight(fetched: Fetched, games: readonly Game[]): Fetched {
  const isFault = fetched.ok && fetched.scoreboard.games.length === 0 && games.length > 0
  return isFault ? NO_EVENTS : fetched
}

function hasBegun(game: Game): boolean {
  return isUnderWay(game) || game.phase === 'final'
}

function vanishedNow({ id }: Game, known: Vanished | undefined, now: number): Vanished {
  return known?.id === id ? known : { id, at: now }
}
