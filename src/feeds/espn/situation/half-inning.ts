import type { Team } from '../../../domain/game/game'
import { halfOf } from '../../../domain/period/baseball-period'
import { id, isRecord, list, record, type Fields } from '../../read'

/** While no half inning runs, the feed lists the next batters instead of the pitcher and the batter. */
export function isNobodyUp(situation: Fields): boolean {
  return (
    list(situation['dueUp']).length > 0 && !isRecord(situation['batter']) && !isRecord(situation['pitcher'])
  )
}

/**
 * The feed's words go on naming a half inning that has just ended. It is over while nobody is up, unless the next
 * batters are of the team that bats in it: then it is about to begin.
 */
export function isHalfInningOver(situation: Fields, words: string, homeTeam: Team, awayTeam: Team): boolean {
  const half = halfOf(words)
  if (!half || !isNobodyUp(situation)) return false
  const { athlete } = record(list(situation['dueUp'])[0])
  const next = id(record(record(athlete)['team'])['id'])
  return next !== (half === 'Top' ? awayTeam : homeTeam).id
}
