import { addDays, easternDay } from '../../../domain/time/eastern'
import { GAME_LEAGUES } from '../../../domain/league'
import { scoreboardPath } from '../request'
import type { ProxyTarget } from './proxy-target'

/**
 * There are so few different requests of this kind that they need no budget: a league's scoreboard as the product
 * requests it, for a day from yesterday to a week ahead or for no day, and golf's leaderboard without an event. They
 * are answered however much others request.
 */
export function isOrdinary({ kind, slug, path, day, event }: ProxyTarget, nowMs: number): boolean {
  if (kind === 'leaderboard') return event === undefined
  if (kind !== 'scoreboard') return false
  if (!path.includes('?')) return true
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  const today = easternDay(nowMs)
  const isNear = day !== undefined && day >= addDays(today, -1) && day <= addDays(today, 7)
  return isNear && league !== undefined && path === scoreboardPath(league, day)
}
