import type { Season } from '../../domain/board/board'
import { easternDay } from '../../domain/time/eastern'
import { mapStart } from './start'
import { list, record, whole, type Fields } from '../read'

const PHASES: Readonly<Record<number, Season['phase']>> = {
  1: 'preseason',
  2: 'regular',
  3: 'playoffs',
  4: 'offseason',
  // The NBA's play-in, a season of its own between the two.
  5: 'playoffs',
}
const POST_SEASON = 3

export function isPostSeason(event: Fields): boolean {
  return seasonType(event['season']) === POST_SEASON
}

/** The furthest first. Baseball opens its season while other teams still play their last games of the spring. */
const FURTHEST: readonly Season['phase'][] = ['playoffs', 'regular', 'preseason', 'offseason']

/** The season of the games themselves, else the feed's for the day, else the league's as of today. */
export function mapSeason(reply: Fields): Season | undefined {
  const league = record(list(reply['leagues'])[0])
  const ofGames = list(reply['events']).flatMap((event) => phasesOf(record(event)['season']))
  const told = [reply['season'], record(league['season'])['type']].flatMap(phasesOf)
  const phase = FURTHEST.find((one) => ofGames.includes(one)) ?? told[0]
  return phase && { phase }
}

function phasesOf(season: unknown): readonly Season['phase'][] {
  const type = seasonType(season)
  const phase = type === undefined ? undefined : PHASES[type]
  return phase === undefined ? [] : [phase]
}

/** Events and days write the type as a number, the league as an object around it. */
function seasonType(season: unknown): number | undefined {
  return whole(record(season)['type'])
}

/** The Eastern days with games, where the feed lists them completely. It writes each as an early morning there. */
export function mapCalendar(reply: Fields): readonly string[] | undefined {
  const league = record(list(reply['leagues'])[0])
  const entries = list(league['calendar'])
  if (league['calendarIsWhitelist'] !== true || entries.length === 0) return undefined
  const starts = entries.map(mapStart)
  const days = starts.flatMap((start) => (start === undefined ? [] : easternDay(Date.parse(start))))
  // Weeks or tournaments instead of days (football, golf), or unreadable days: these rule no day out.
  return days.length === entries.length ? days : undefined
}
