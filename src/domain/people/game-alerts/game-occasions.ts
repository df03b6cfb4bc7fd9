import type { Game } from '../../game/game'
import { isLastNight } from '../../game/game-order'
import { LONGEST_GAME_MS } from '../../game/longest-game'
import { knownStartMs, startTimeMs } from '../../game/start-time'
import { isUnderWay } from '../../game/stuck'
import { leagueOf, type GameSlug } from '../../league'
import { gameTitle } from '../../share/game-title'
import { MINUTE_MS } from '../../time/intervals'
import { teamKey } from '../favourites/team-key'
import { isFirstPart, isWaiting } from '../../game/waiting'
import { isCloseFinish } from '../notifications/close-finish'
import type { AlertKind } from './alert-kind'
import { gameTarget, type AlertTarget } from './alert-target'

/** Something of a game that fans are told, each at most once by its key. */
export interface Occasion {
  readonly kind: AlertKind
  readonly slug: GameSlug
  readonly gameId: string
  /** One of its kind for a game, but for the lead, which may change again at another score. */
  readonly key: string
  readonly title: string
  readonly body: string
  /** The rules that want it: of the game, and of both teams. */
  readonly targets: readonly AlertTarget[]
}

/** A start that long ago is no news, also for a server that was down. */
const START_MS = 30 * MINUTE_MS

/** What happened between two boards of a league. A game that the first one did not have has no news. */
export function boardOccasions(
  slug: GameSlug,
  before: readonly Game[],
  after: readonly Game[],
  nowMs: number,
): readonly Occasion[] {
  const known = new Map(before.map((game) => [game.id, game]))
  return after.flatMap((game) => {
    const last = known.get(game.id)
    return last ? gameOccasions(slug, last, game, nowMs) : []
  })
}

export function gameOccasions(slug: GameSlug, before: Game, after: Game, nowMs: number): readonly Occasion[] {
  const sinceStartMs = sinceStart(before, after, nowMs)
  if (after.phase === 'final') {
    return isEnd(before, sinceStartMs) ? [occasion(slug, after, 'final', 'final', 'Final')] : []
  }
  if (!isUnderWay(after)) return []
  if (isWaiting(after) && before.phase === 'scheduled') return []
  if (isStart(before, after, sinceStartMs)) return [occasion(slug, after, 'start', 'start', 'Under way')]
  if (before.phase === 'scheduled') return []
  return [...leadNews(slug, before, after), ...closeNews(slug, before, after)]
}

/** One that went on the day after was suspended meanwhile, so its start says nothing of how long ago it ended. */
function isEnd(before: Game, sinceStartMs: number): boolean {
  return before.phase !== 'final' && (sinceStartMs < LONGEST_GAME_MS || isLastNight(before))
}

/** Of a start whose date is broken, or whose time was open, nobody knows that it is long over. */
function sinceStart(before: Game, after: Game, nowMs: number): number {
  // Once it is under way, the feed's text is of its clock.
  const wasOpen = before.phase === 'scheduled' && knownStartMs(before) === undefined
  const startMs = wasOpen && before.start === after.start ? undefined : startTimeMs(after.start)
  return startMs === undefined ? 0 : nowMs - startMs
}

/** A start that was put off is one when play begins, however late that is. */
function isStart(before: Game, after: Game, sinceStartMs: number): boolean {
  if (before.phase === 'scheduled') return sinceStartMs < START_MS
  const hasWaited = isWaiting(before) && !isWaiting(after)
  return hasWaited && (sinceStartMs < START_MS || isFirstPart(after))
}

/** Close as notifications of favourites have it: within one score as the last period runs out (`close-finish.ts`). */
function closeNews(slug: GameSlug, before: Game, after: Game): readonly Occasion[] {
  const { kind } = leagueOf(slug)
  const isNews = isCloseFinish(kind, after) && !isCloseFinish(kind, before)
  return isNews ? [occasion(slug, after, 'close', 'close', 'Close finish')] : []
}

/** A team leads that did not lead before. The first points of a game change no lead. */
function leadNews(slug: GameSlug, before: Game, after: Game): readonly Occasion[] {
  const leader = leaderOf(after)
  const hadPoints = before.homeTeam.score + before.awayTeam.score > 0
  if (!leader || !hadPoints || leaderOf(before)?.id === leader.id) return []
  const { awayTeam, homeTeam } = after
  const key = `lead ${awayTeam.score}-${homeTeam.score}`
  return [occasion(slug, after, 'lead', key, `${leader.abbreviation} takes the lead`)]
}

function leaderOf({ awayTeam, homeTeam }: Game) {
  if (awayTeam.score === homeTeam.score) return undefined
  return awayTeam.score > homeTeam.score ? awayTeam : homeTeam
}

function occasion(slug: GameSlug, game: Game, kind: AlertKind, key: string, words: string): Occasion {
  const { label } = leagueOf(slug)
  return {
    kind,
    slug,
    gameId: game.id,
    key,
    title: `${label} · ${words}`,
    body: gameTitle(game),
    targets: targetsOf(slug, game),
  }
}

/** Whatever a rule may be about for it to want this game. */
export function targetsOf(slug: GameSlug, game: Game): readonly AlertTarget[] {
  const targets = [gameTarget(slug, game.id), teamKey(slug, game.homeTeam), teamKey(slug, game.awayTeam)]
  return targets.filter((target) => target !== undefined)
}
