import type { CupMatch, CupSession } from '../../domain/cup/cup'
import { sumOfMatches, pointsText } from '../../domain/cup/cup-points'
import { leaderOf, leadText } from '../../domain/cup/match-leader'
import { dayText, timeText } from '../../platform/local-time'

/** The large text between the two sides: `2 UP`, `6 & 5`, `Halved`, `All square`, or the start time. */
export function standingText(match: CupMatch): string {
  const { state, completed, usa, europe, startTime } = match
  if (state === 'pre') return startTime ? timeText(Date.parse(startTime)) : 'Not started'
  const leader = leaderOf(match)
  if (leader) {
    const words = leadText(match[leader], leader === 'usa' ? europe : usa)
    return words || (state === 'post' ? 'Won' : 'Leads')
  }
  if (state === 'in') return 'All square'
  return completed ? 'Halved' : match.detail || match.status
}

/** The text below it: the holes played, `Final`. */
export function progressText({ state, detail, statusShort, status }: CupMatch): string {
  return state === 'pre' ? 'Starts' : detail || statusShort || status
}

/** `Sat, Sep 27 · 12:25 PM` in the viewer's zone. */
export function sessionStartText({ startTime }: CupSession): string {
  const ms = Date.parse(startTime ?? '')
  return Number.isNaN(ms) ? '' : `${dayText(ms)} · ${timeText(ms)}`
}

/** `USA 1 – 3 EUR`: the points that the matches of a session have given. */
export function sessionPointsText(matches: readonly CupMatch[]): string {
  const { usa, europe } = sumOfMatches(matches)
  return `USA ${pointsText(usa)} – ${pointsText(europe)} EUR`
}
