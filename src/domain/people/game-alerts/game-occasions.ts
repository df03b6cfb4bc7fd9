import type { Game } from '../../game/game'
import { isLastNight } from '../../game/game-order'
import { LONGEST_GAME_MS } from '../../game/longest-game'
import { isStartOpen, startTimeMs } from '../../game/start-time'
import { isStuck, isUnderWay } from '../../game/stuck'
import { leagueOf, type GameSlug } from '../../league'
import { gameTitle } from '../../share/game-title'
import { MINUTE_MS } from '../../time/intervals'
import { teamKey } from '../favourites/team-key'
import { isFirstPart, isWaiting } from '../../game/waiting'
import { isCloseFinish } from '../notifications/close-finish'
import type { AlertKind } from './alert-kind'
import { gameTarget, type AlertTarget } from './alert-target'

/** An event of a game that fans are told about. Each fan gets a key at most once. */
export interface Occasion {
  readonly kind: AlertKind
  readonly slug: GameSlug
  readonly gameId: string
  /** A game has one key for each kind, except that the lead has one for each score, as it may change again. */
  readonly key: string
  readonly title: string
  readonly body: string
  /** The targets whose rules apply: the game and both teams. */
  readonly targets: readonly AlertTarget[]
}

/**
 * A start longer ago than this is no news any more once the first part is over; that matters after the server was down.
 */
const START_MS = 30 * MINUTE_MS

/** The events between two boards of a league. A game that the first board did not have has none. */
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
  if (isStart(before, after, sinceStartMs)) return [occasion(slug, after, 'start', 'start', 'Under way')]
  if (before.phase === 'scheduled') return []
  return [...leadNews(slug, before, after), ...closeNews(slug, before, after)]
}

/** A game that went on the day after was suspended, so its start does not tell how long ago it ended. */
function isEnd(before: Game, sinceStartMs: number): boolean {
  return before.phase !== 'final' && (sinceStartMs < LONGEST_GAME_MS || isLastNight(before))
}

/**
 * Milliseconds since the start. It is 0 when the date is broken or the time was open, as the start may be recent then.
 */
function sinceStart(before: Game, after: Game, nowMs: number): number {
  // Once the game is under way, the feed's text tells its clock and no longer that its start time is open.
  const startMs = isStartOpen(before) && before.start === after.start ? undefined : startTimeMs(after.start)
  return startMs === undefined ? 0 : nowMs - startMs
}

/**
 * A start that was put off counts when play begins, however late that is. Often nobody says that it is put off, and in
 * a long delay the game counts as stuck.
 */
function isStart(before: Game, after: Game, sinceStartMs: number): boolean {
  const stoodStill = before.phase === 'scheduled' || isWaiting(before) || isStuck(before)
  return stoodStill && !isWaiting(after) && (sinceStartMs < START_MS || isFirstPart(after))
}

/** Close has the same meaning as in favourites' notifications: within one score near the end (`close-finish.ts`). */
function closeNews(slug: GameSlug, before: Game, after: Game): readonly Occasion[] {
  const { kind } = leagueOf(slug)
  const isNews = isCloseFinish(kind, after) && !isCloseFinish(kind, before)
  return isNews ? [occasion(slug, after, 'close', 'close', 'Close finish')] : []
}

/** News when a team leads that did not lead before. The first points of a game change no lead. */
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

/** All targets of rules that cover this game. */
export function targetsOf(slug: GameSlug, game: Game): readonly AlertTarget[] {
  const targets = [gameTarget(slug, game.id), teamKey(slug, game.homeTeam), teamKey(slug, game.awayTeam)]
  return targets.filter((target) => target !== undefined)
}
