import type { GameEnd } from '../../../domain/box-score/game-status'
import type { GameSport } from '../../../domain/league'
import { periodLabel } from '../../../domain/period/period-label'
import { isPostSeason } from '../map-season'
import { offWords, phaseOf, readStatus } from '../map-status'
import { list, record } from '../../read'
import { readScore } from '../read-score'
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
  const sides = [away.competitor, home.competitor]
  const played = sides.map((side) => list(side['linescores']).length)
  const [theirs, own] = sides.map((side) => readScore(side['score']))
  const quarter = periodLabel(sport, {
    phase: phase.phase,
    period: Math.max(status.period, ...played, toldPeriod(sport, status.shortText)),
    clock: '',
    text: phase.phase === 'off' ? offWords(status, phase.status) : status.shortText,
    pause: 'none',
    tied: theirs === own,
    playoffs: isPostSeason(record(reply['header'])),
  })
  return { quarter, ...(phase.phase === 'off' && { off: phase.status }) }
}
