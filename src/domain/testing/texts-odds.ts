import { boxScoreText } from '../box-score/box-score-text'
import { lineScore } from '../box-score/line-score'
import { playerTable } from '../box-score/player-table'
import { summaryRefusal, summaryStatus } from '../box-score/summary-failure'
import { cardProblem } from '../delay/card-problem'
import { delayOf } from '../delay/delay'
import { downAndDistance } from '../football/down-and-distance'
import { yardLineText } from '../football/yard-line'
import { captureDetails } from '../odds/capture'
import { spreadText } from '../odds/odds-display'
import { parseOddsSport } from '../odds/odds-sport'
import { statsRefusal } from '../ticker/ticker-content'
import { gameWeather } from '../weather/game-weather'
import { venueQuery } from '../weather/venue-query'
import type { SpecText } from './spec-text'

const TEAM = { team: 'HOM', periods: [7, 0, 3, 0, 6], score: 16 }

/** The texts of odds, box score, ticker, delays, weather and football. */
export const texts: readonly SpecText[] = [
  {
    document: '000',
    section: '4',
    text: 'NFL',
    provoke: () => parseOddsSport('NFL Preseason') ?? '',
  },
  {
    document: '000',
    section: '4',
    text: 'Final odds - KC -3.5',
    provoke: () => captureDetails('final', 'KC -3.5', ''),
  },
  {
    document: '000',
    section: '5',
    text: '1st & Goal',
    provoke: () => downAndDistance(1, 0) ?? '',
  },
  {
    document: '000',
    section: '5',
    text: '3rd & 7',
    provoke: () => downAndDistance(3, 7) ?? '',
  },
  {
    document: '000',
    section: '5',
    text: 'OPP 20',
    provoke: () => yardLineText(80) ?? '',
  },
  {
    document: '000',
    section: '5',
    text: '50',
    provoke: () => yardLineText(50) ?? '',
  },
  {
    document: '000',
    section: '5',
    text: '+3.5',
    provoke: () => spreadText(3.5),
  },
  {
    document: '000',
    section: '5',
    text: 'Venue information incomplete',
    provoke: () => refusal({ name: 'Some Field', city: 'Town', state: '' }),
  },
  {
    document: '000',
    section: '8',
    text: 'Clear',
    provoke: () => gameWeather({ sport: 'NFL', indoor: false }).condition,
  },
  {
    document: '000',
    section: '3',
    text: 'Indoor',
    provoke: () => gameWeather({ sport: 'NBA', indoor: true }).condition,
  },
  {
    document: '001',
    section: '2',
    text: 'Loading live box score…',
    provoke: () => boxScoreText({ kind: 'loading' }) ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'Live box score failed to load: HTTP error! status: 404',
    provoke: () => boxScoreText({ kind: 'failed', error: statusError(404) }) ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'Box score data is not available for this game yet.',
    provoke: () => boxScoreText({ kind: 'loaded', summary: undefined }) ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'Total',
    provoke: () => lineScore('NFL', TEAM, TEAM).columns.at(-1) ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'OT',
    provoke: () => lineScore('NFL', TEAM, TEAM).columns[4] ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'STAT 2',
    provoke: () => labelsOf(['PTS', '']).at(-1) ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'Game Postponed',
    provoke: () => delayOf({ status: 'Postponed' })?.text ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'Game Suspended',
    provoke: () => delayOf({ status: 'Suspended' })?.text ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'Error: Game object is required',
    provoke: () => cardProblem(undefined) ?? '',
  },
  {
    document: '001',
    section: '2',
    text: 'Error: Both home and away teams are required',
    provoke: () => cardProblem({ homeTeam: {} }) ?? '',
  },
  {
    document: '001',
    section: '8',
    text: 'HTTP error! status: 403',
    provoke: () => statusError(403),
  },
  {
    document: '001',
    section: '8',
    text: 'Invalid sport',
    provoke: () => summaryRefusal('CURLING') ?? '',
  },
  {
    document: '001',
    section: '8',
    text: 'Unsupported sport',
    provoke: () => statsRefusal('CURLING') ?? '',
  },
]

function refusal(venue: Parameters<typeof venueQuery>[0]): string {
  const query = venueQuery(venue)
  return query.ok ? '' : query.reason
}

function statusError(code: number): string {
  const status = summaryStatus(code)
  return typeof status === 'string' ? status : status.error
}

function labelsOf(labels: readonly string[]): readonly string[] {
  return playerTable({ title: '', labels, keys: [], players: [], totals: [] }).labels
}
