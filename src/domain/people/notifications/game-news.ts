import type { FinalGame, Game } from '../../game/game'
import { LONGEST_GAME_MS } from '../../game/longest-game'
import { startTimeMs } from '../../game/start-time'
import { leagueOf, type GameSlug } from '../../league'
import { gameTitle } from '../../share/game-title'
import { MINUTE_MS } from '../../time/intervals'
import { isUnderWay } from '../../game/stuck'
import { isFirstPart, isWaiting } from '../../game/waiting'
import { isPlaying, type TeamKey } from '../favourites/team-key'
import { isCloseFinish } from './close-finish'

/** News about a game of a favourite team. The fan gets each key once. */
export interface News {
  readonly key: string
  readonly title: string
  readonly body: string
  readonly slug: GameSlug
  readonly gameId: string
}

/**
 * A start longer ago than this is no news any more; that matters after a device was offline. A start that was put off is
 * news as long as the first part is played. What a board says of a game under way is no news either once it is as old.
 */
const NEWS_MS = 30 * MINUTE_MS

type Kind = 'start' | 'close' | 'final'

const TITLES: Readonly<Record<Kind, string>> = { start: 'Under way', close: 'Close finish', final: 'Final' }

/**
 * All news about these games at this moment, whether or not the fan has got it already. `checkedAtMs`: when the server
 * confirmed them.
 */
export function newsOf(
  slug: GameSlug,
  games: readonly Game[],
  favourites: ReadonlySet<TeamKey>,
  nowMs: number,
  checkedAtMs: number,
): readonly News[] {
  return games
    .filter((game) => isPlaying(slug, game, favourites))
    .flatMap((game) => kindsOf(slug, game, nowMs, checkedAtMs).map((kind) => newsAbout(slug, game, kind)))
}

/** The end of a game that no board shows. The caller knows that it has just ended, whenever it began. */
export function newsOfEnd(
  slug: GameSlug,
  game: FinalGame,
  favourites: ReadonlySet<TeamKey>,
): readonly News[] {
  return isPlaying(slug, game, favourites) ? [newsAbout(slug, game, 'final')] : []
}

/** How many games of favourites are being played: the number on the app's icon. */
export function liveCount(slug: GameSlug, games: readonly Game[], favourites: ReadonlySet<TeamKey>): number {
  return games.filter((game) => isUnderWay(game) && isPlaying(slug, game, favourites)).length
}

function kindsOf(slug: GameSlug, game: Game, nowMs: number, checkedAtMs: number): readonly Kind[] {
  const startMs = startTimeMs(game.start)
  const sinceStartMs = startMs === undefined ? 0 : nowMs - startMs
  const league = leagueOf(slug)
  // An older final is no news: the fan has heard of it elsewhere.
  if (game.phase === 'final') return sinceStartMs < LONGEST_GAME_MS ? ['final'] : []
  if (!isUnderWay(game) || nowMs - checkedAtMs >= NEWS_MS) return []
  const hasJustBegun = isFirstPart(game) || (startMs !== undefined && sinceStartMs < NEWS_MS)
  const start: readonly Kind[] = hasJustBegun && !isWaiting(game) ? ['start'] : []
  return isCloseFinish(league.kind, game) ? [...start, 'close'] : start
}

function newsAbout(slug: GameSlug, game: Game, kind: Kind): News {
  return {
    key: `${slug}/${game.id}/${kind}`,
    title: `${leagueOf(slug).label} · ${TITLES[kind]}`,
    body: gameTitle(game),
    slug,
    gameId: game.id,
  }
}
