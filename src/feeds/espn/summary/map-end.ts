import type { GameEnd } from '../../../domain/box-score/game-status'
import type { GameSport } from '../../../domain/league'
import { finalLabel } from '../../../domain/period/period-label'
import { isPostSeason } from '../map-season'
import { offWords, phaseOf, readStatus } from '../map-status'
import { list, record } from '../../read'
import { toldPeriod } from '../told-period'
import type { FeedSummary } from './read-summary'

/**
 * How a game ended. The feed calls a game that was broken off `post` too, and of a game that is over it no longer tells
 * the period, which the line scores and the text still do.
 */
export function mapEnd(
  sport: GameSport,
  { reply, competition, away, home }: FeedSummary,
): GameEnd | undefined {
  const status = readStatus(competition['status'])
  if (!status) return undefined
  const phase = phaseOf(status)
  if (phase.phase === 'off') return { quarter: offWords(status, phase.status), off: phase.status }
  const played = [away, home].map(({ competitor }) => list(competitor['linescores']).length)
  const quarter = finalLabel(sport, {
    period: Math.max(status.period, ...played, toldPeriod(sport, status.shortText)),
    text: status.shortText,
    playoffs: isPostSeason(record(reply['header'])),
  })
  return { quarter }
}
