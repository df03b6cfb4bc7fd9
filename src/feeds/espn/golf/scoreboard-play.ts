import { HOLES } from '../../../domain/golf/nine-totals'
import { NO_SCORE } from '../../../domain/golf/to-par'
import { roundAt, type AroundCompetitor, type CompetitorPlay } from './competitor'
import { holesOf, type FeedRound } from './map-rounds'
import { roundTeeTime } from './round-tee-time'

/** The scoreboard endpoint tells no player's state; it follows from the rounds and their holes. */
export function scoreboardPlay(around: AroundCompetitor): CompetitorPlay {
  const { eventState, rounds } = around
  const period = shownPeriod(around)
  if (eventState === 'pre') return waiting(period, roundAt(rounds, period))
  const current = roundAt(rounds, period)
  const outReason = outReasonOf(around, period)
  if (outReason !== undefined) return { state: 'out', period, thru: outReason }
  if (!current || current.strokes === 0) return waiting(period, current)
  if (isComplete(current) || eventState === 'post') return { state: 'finished', period, thru: 'F' }
  return { state: 'playing', period, thru: String(holesOf(current).length) }
}

/** No round that is beyond the count or that no player has yet: a player without such a round has not withdrawn. */
function shownPeriod({ round, lastRound, listedRound }: AroundCompetitor): number {
  return Math.max(1, Math.min(round.period, lastRound, listedRound))
}

/** Cut players simply have fewer rounds; a round that was broken off is a withdrawal. */
function outReasonOf(
  { eventState, rounds, roundsBeforeCut }: AroundCompetitor,
  period: number,
): string | undefined {
  const earlier = rounds.filter((round) => round.period < period && round.strokes > 0)
  if (earlier.some((round) => !isComplete(round))) return 'WD'
  const current = roundAt(rounds, period)
  const mayPlay = eventState === 'post' ? (current?.strokes ?? 0) > 0 : current !== undefined
  if (earlier.length === 0 || mayPlay) return undefined
  return earlier.length === roundsBeforeCut ? 'CUT' : 'WD'
}

/** A round without holes has only its strokes, and the feed lists such a round only when it is over. */
function isComplete(round: FeedRound): boolean {
  const { length } = holesOf(round)
  return length === 0 || length === HOLES
}

function waiting(period: number, round: FeedRound | undefined): CompetitorPlay {
  const teeTime = round && roundTeeTime(round)
  return { state: 'waiting', period, thru: NO_SCORE, ...(teeTime !== undefined && { teeTime }) }
}
