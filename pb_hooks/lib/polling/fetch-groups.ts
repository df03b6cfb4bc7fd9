import type { GameBoard } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import { knownStartMs } from '../../../src/domain/game/start-time'
import { isUnderWay } from '../../../src/domain/game/stuck'
import type { GameLeague } from '../../../src/domain/league'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { NO_EVENTS } from './doubt-emptiness'
import { dueGroups, hasAny, QUIET_MS } from './due-groups'
import { fetchPart, type FetchedPart, type Part } from './fetch-part'
import { gamesOnBoard, isOnBoard } from './games-on-board'
import { isSilent, rememberGroups, triedGroups, type TriedGroup } from './group-memory'
import { logGroup } from './log-failure'
import { askingTime, NEXT_STEP_MS } from './reading'
import { stillListed } from './still-listed'

/** A reply that was cut off, and what to ask for because of it. */
export interface CutList {
  readonly league: GameLeague
  readonly day: string
  readonly groups: readonly string[]
  /** The games that the reply has all the same. */
  readonly games: readonly Game[]
}

export interface FetchedGroups {
  readonly parts: readonly Part[]
  /** The known games that the feed still has in some group. Others were moved to another day, or withdrawn. */
  readonly kept: readonly Game[]
  /** How soon to ask again because some group was never read, so that games may be missing. */
  readonly nextStepMs: number | undefined
}

/** The games of the groups that are due, for a reply that was cut off. The last board has those of the other groups. */
export function fetchGroups(cut: CutList, before: GameBoard | undefined, now: number): FetchedGroups {
  const { league, day } = cut
  // What was read of a day that is not shown yet stands nowhere, so nothing counts as tried when it becomes the board.
  const tried = isOnBoard(before, day) ? triedGroups(league.slug, day) : {}
  const groups: Record<string, TriedGroup> = { ...tried }
  const parts: Part[] = []
  const known = gamesOnBoard(before, day)
  const live = idsOf(known.filter(isUnderWay))
  const listed = idsOf(cut.games)
  const moving = idsOf(known.filter((game) => !listed.has(game.id) && isMoving(game, now)))
  const hasTime = askingTime()
  for (const group of dueGroups(cut.groups, groups, moving, now)) {
    if (!hasTime()) break
    const last = groups[group]
    const fetched = doubtEmptied(fetchPart(league, day, group), last, live)
    if (fetched.ok) {
      parts.push(fetched)
      groups[group] = { triedAt: now, ids: [...idsOf(fetched.scoreboard.games)] }
    } else {
      groups[group] = failedAgain(last, now)
      logGroup(league, group, fetched.failure, now)
      if (fetched.failure.kind === 'timeout') break
    }
  }
  rememberGroups(league.slug, day, groups)
  const asked = cut.groups.map((group) => groups[group])
  if (asked.includes(undefined)) return { parts, kept: known, nextStepMs: NEXT_STEP_MS }
  // A board without live games may be read much less often than quiet groups are.
  const nextStepMs = asked.some(isSilent) ? QUIET_MS : undefined
  return { parts, kept: stillListed(known, groups, now), nextStepMs }
}

function idsOf(games: readonly Game[]): ReadonlySet<string> {
  return new Set(games.map(({ id }) => id))
}

/** Whether a game changes from poll to poll, or may begin at any moment because it should have begun by now. */
function isMoving(game: Game, now: number): boolean {
  return isUnderWay(game) || (game.phase === 'scheduled' && (knownStartMs(game) ?? Infinity) <= now)
}

type FetchedGroup = ({ readonly ok: true } & Part) | { readonly ok: false; readonly failure: FeedFailure }

/** Live games do not all vanish at once: such a reply is a fault of the feed. */
function doubtEmptied(
  fetched: FetchedPart,
  before: TriedGroup | undefined,
  live: ReadonlySet<string>,
): FetchedGroup {
  const isEmptied = fetched.ok && fetched.scoreboard.games.length === 0 && hasAny(before, live)
  return isEmptied ? NO_EVENTS : fetched
}

/** Its games of the last time stay. It waits for its turn like the others, so that it costs them nothing. */
function failedAgain(before: TriedGroup | undefined, now: number): TriedGroup {
  return before ? { ...before, triedAt: now } : { triedAt: now, failingSince: now }
}
