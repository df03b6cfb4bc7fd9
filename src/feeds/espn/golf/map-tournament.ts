import { currentRound } from '../../../domain/golf/current-round'
import type { Tournament } from '../../../domain/golf/tournament'
import { tournamentName } from '../../../domain/golf/tournament-name'
import { toParText } from '../../../domain/golf/to-par'
import type { Venue } from '../../../domain/game/game'
import { isTrue, list, nameText, record, text, whole, type Fields } from '../../read'
import { mapStart } from '../start'
import { mapVenue } from '../map-venue'
import { startedRoundOf, type Entry } from './map-entry'
import { isPlayoff } from './playoff'
import type { FeedTournament } from './read-tournament'

const NO_NAME = 'Golf Tournament'

export function mapTournament(feed: FeedTournament, entries: readonly Entry[], nowMs: number): Tournament {
  const { event, competition, state, completed, rounds, scoring } = feed
  const start = mapStart(event['date']) ?? mapStart(competition['date'])
  const end = mapStart(event['endDate']) ?? mapStart(competition['endDate'])
  const name = nameText(event['name']) || nameText(event['shortName']) || NO_NAME
  const startedRound = entries.map(startedRoundOf).reduce((latest, one) => Math.max(latest, one), 0)
  const told = roundOf(feed, start, nowMs)
  const round = isPlayedOn(entries, startedRound) ? Math.min(told, startedRound) : told
  return {
    id: feed.id,
    name: tournamentName(name),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    startTime: feed.round.detail,
    state,
    completed,
    round,
    rounds,
    startedRound,
    roundOver: isRoundOver(feed, entries, round),
    scoring,
    venue: venueOf(event, competition),
    coverage: coverageOf(competition),
    ...(isPlayoff(feed) && { playoff: true as const }),
    ...cutScoreOf(record(event['tournament'])),
  }
}

function roundOf(
  { state, completed, round, rounds }: FeedTournament,
  start: string | undefined,
  nowMs: number,
) {
  const startMs = start === undefined ? {} : { startMs: Date.parse(start) }
  return currentRound(
    { state, completed, period: round.period, detail: round.detail, rounds, ...startMs },
    nowMs,
  )
}

/** After a storm the feed may be at the next round already, while the last one is still being played. */
function isPlayedOn(entries: readonly Entry[], startedRound: number): boolean {
  return entries.some(({ play }) => play.state === 'playing' && play.period === startedRound)
}

/** Play that is suspended will go on, so the round is not over although the feed calls it post. */
function isRoundOver({ round }: FeedTournament, entries: readonly Entry[], current: number): boolean {
  if (round.state === 'post') return !/suspend|delay/i.test(`${round.name} ${round.detail}`)
  const inRound = entries.filter(({ standing, play }) => standing !== 'out' && play.period === current)
  return inRound.length > 0 && inRound.every(({ play }) => play.state === 'finished')
}

function venueOf(event: Fields, competition: Fields): Venue {
  const courses = list(event['courses']).map(record)
  const course = courses.find(({ host }) => isTrue(host)) ?? courses[0]
  if (!course) return mapVenue(competition['venue'])
  const address = record(course['address'])
  return {
    name: nameText(course['name']) || 'TBD',
    city: nameText(address['city']),
    state: nameText(address['state']) || nameText(address['country']),
  }
}

function coverageOf(competition: Fields): string {
  const names = list(competition['broadcasts']).flatMap((entry) => list(record(entry)['names']).map(text))
  return nameText(competition['broadcast']) || nameText(names.filter((name) => name !== '').join('/'))
}

/** Until the cut is made the feed has 0 players above it. */
function cutScoreOf(about: Fields): { cutScore?: string } {
  const count = whole(about['cutCount']) ?? 0
  const score = whole(about['cutScore'])
  return count > 0 && score !== undefined ? { cutScore: toParText(score) } : {}
}
