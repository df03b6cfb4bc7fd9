import type { CupMatch, CupSession } from '../../domain/cup/cup'
import { sumOfMatches, pointsText } from '../../domain/cup/cup-points'
import { leaderOf, leadText } from '../../domain/cup/match-leader'
import { startTimeMs } from '../../domain/game/start-time'
import { easternDay } from '../../domain/time/eastern'
import { boardDayText, dayText, timeText } from '../../platform/local-time'

/** The large text between the two sides: `2 UP`, `6 & 5`, `Halved`, `All square`, or the start time. */
export function standingText(match: CupMatch): string {
  const { state, completed, usa, europe } = match
  if (state === 'pre') return startText(match)
  const leader = leaderOf(match)
  if (leader) {
    const words = leadText(match[leader], leader === 'usa' ? europe : usa)
    return words || (state === 'post' ? 'Won' : 'Leads')
  }
  if (state === 'in') return 'All square'
  return completed ? 'Halved' : match.detail || match.status
}

function startText({ startTime }: CupMatch): string {
  const ms = startTimeMs(startTime)
  return ms === undefined ? 'Not started' : timeText(ms)
}

/** The text below it: the holes played, `Final`. It names what stands above it only where that is a time. */
export function progressText({ state, startTime, detail, statusShort, status }: CupMatch): string {
  if (state === 'pre') return startTimeMs(startTime) === undefined ? '' : 'Starts'
  return detail || statusShort || status
}

/** `Sat, Sep 27 · 12:25 PM` in the viewer's zone; `Sat, Sep 27` while the hour is open, which has no zone. */
export function sessionStartText({ startTime }: CupSession): string {
  const ms = Date.parse(startTime ?? '')
  if (Number.isNaN(ms)) return ''
  return startTimeMs(startTime) === undefined
    ? boardDayText(easternDay(ms))
    : `${dayText(ms)} · ${timeText(ms)}`
}

/** `USA 1 – 3 EUR`: the points that the matches of a session have given. */
export function sessionPointsText(matches: readonly CupMatch[]): string {
  const { usa, europe } = sumOfMatches(matches)
  return `USA ${pointsText(usa)} – ${pointsText(europe)} EUR`
}
