import { flagUrl, rosterPart } from '../golf/payload/golfer-part'
import { golfLink, midnight, TOUR_LEAGUE, TOUR_UID } from '../golf/payload/golf-event'
import type { Part } from '../games/sim-game'
import { feedDate } from '../payload/format'
import { scheduledTexts } from '../payload/scheduled-texts'
import type { CupEvent, CupSession } from './cup-schedule'
import { matchAt, matchPoints, matchText, type MatchView } from './play-match'
import type { CupMatch, PlayedSession, Team } from './play-cup'

/** The Ryder Cup in the feed's shapes. */

const NAME = 'Ryder Cup'
const TO_WIN = 14.5
const TEAMS: Readonly<Record<Team, Part>> = {
  usa: teamPart('101', 'United States', 'USA', 'usa'),
  europe: teamPart('102', 'Europe', 'EUR', 'eur'),
}

/**
 * The cup on the leaderboard: one list with the cup itself, then a list for each session whose players are
 * named.
 */
export function cupLeaderboardEvent(event: CupEvent, sessions: readonly PlayedSession[], now: number): Part {
  const known = sessions.filter(({ session }) => session.knownAt <= now)
  const { venue } = event.cup
  return {
    ...cupEvent(event, sessions, now),
    primary: true,
    league: TOUR_LEAGUE,
    // Until the first pairings are out there is no tournament.
    ...(known.length > 0 && { tournament: tournamentPart(event) }),
    courses: [{ id: '700', name: venue.name, host: true, address: { city: venue.city, state: venue.state } }],
    competitions: [
      [cupEntry(event, sessions, now)],
      ...known.map(({ session, matches }) => matches.map((match) => matchPart(event, session, match, now))),
    ],
  }
}

/** The cup on the scoreboard: two teams and their points. */
export function cupScoreboardEvent(event: CupEvent, sessions: readonly PlayedSession[], now: number): Part {
  const competitors = sides(event).map(([homeAway, team], n) => ({
    id: TEAMS[team]['id'],
    type: 'team',
    order: n + 1,
    homeAway,
    team: TEAMS[team],
    score: String(pointsOf(event, sessions, team, now)),
    linescores: [],
    statistics: [],
  }))
  const head = cupEvent(event, sessions, now)
  const { id, status, date, endDate } = head
  return {
    ...head,
    competitions: [
      { id, uid: `${TOUR_UID}~e:${event.id}~c:${event.id}`, date, endDate, status, competitors },
    ],
  }
}

function cupEvent(event: CupEvent, sessions: readonly PlayedSession[], now: number): Part {
  const { id, cup } = event
  return {
    id,
    uid: `${TOUR_UID}~e:${id}`,
    date: midnight(cup.firstDay),
    endDate: midnight(cup.lastDay),
    name: NAME,
    shortName: NAME,
    season: { year: cup.year },
    status: { type: cupType(sessions, now) },
    links: [golfLink(id)],
  }
}

function tournamentPart({ cup }: CupEvent): Part {
  return {
    id: '51',
    displayName: `${cup.year} ${NAME}`,
    major: false,
    scoringSystem: { id: '6', name: 'Match' },
    numberOfRounds: 5,
    cutRound: 0,
  }
}

function cupType(sessions: readonly PlayedSession[], now: number): Part {
  const views = sessions.flatMap(({ matches }) => matches.map(({ match }) => matchAt(match, now)))
  if (views.every(({ state }) => state === 'pre')) return typePart('pre', 'Scheduled', 'Scheduled')
  return views.every(({ state }) => state === 'post')
    ? typePart('post', 'Final', 'Final')
    : typePart('in', 'In Progress', 'In Progress')
}

const TYPES = { pre: ['1', 'STATUS_SCHEDULED'], in: ['2', 'STATUS_IN_PROGRESS'], post: ['3', 'STATUS_FINAL'] }

function typePart(
  state: MatchView['state'],
  description: string,
  detail: string,
  shortDetail = detail,
): Part {
  const [id, name] = TYPES[state]
  return { id, name, state, completed: state === 'post', description, detail, shortDetail }
}

function cupEntry(event: CupEvent, sessions: readonly PlayedSession[], now: number): Part {
  return {
    id: event.id,
    uid: `${TOUR_UID}~e:${event.id}~c:${event.id}`,
    date: midnight(event.cup.firstDay),
    description: 'tournament',
    type: { id: '1', text: 'tournament' },
    scoringSystem: { id: '7', name: 'Cup' },
    status: { type: cupType(sessions, now) },
    competitors: sides(event).map(([homeAway, team]) => {
      const value = pointsOf(event, sessions, team, now)
      const score = { value, displayValue: String(value), winner: value >= TO_WIN }
      return { id: TEAMS[team]['id'], homeAway, team: TEAMS[team], score }
    }),
  }
}

function matchPart(
  event: CupEvent,
  session: CupSession,
  { id, match, players }: CupMatch,
  now: number,
): Part {
  const view = matchAt(match, now)
  return {
    id,
    uid: `${TOUR_UID}~e:${event.id}~c:${id}`,
    date: feedDate(match.start),
    description: session.name,
    type: { id: '2', text: TYPE_TEXTS[session.format] },
    scoringSystem: { id: '6', name: 'Match' },
    status: { period: view.thru, type: matchType(view, match.start) },
    competitors: sides(event).map(([homeAway, team]) => ({
      id: `${id}${homeAway === 'home' ? 1 : 2}`,
      homeAway,
      team: TEAMS[team],
      score: {
        value: matchPoints(view, homeAway),
        displayValue: matchText(view, homeAway),
        winner: matchPoints(view, homeAway) === 1,
      },
      status: { displayValue: thruText(view), thru: view.thru },
      roster: players[team].map(rosterPart),
    })),
  }
}

const TYPE_TEXTS = { foursomes: 'foursome', 'four-ball': 'fourball', singles: 'singles' } as const

function matchType(view: MatchView, start: number): Part {
  if (view.state === 'in') return typePart('in', 'In Progress', thruText(view))
  if (view.state === 'post') return typePart('post', 'Final', 'Final', 'F')
  const { detail, shortDetail } = scheduledTexts(start)
  return typePart('pre', 'Scheduled', detail, shortDetail)
}

function thruText({ state, thru }: MatchView): string {
  if (state === 'pre') return ''
  return state === 'post' ? 'F' : `Thru ${thru}`
}

function pointsOf(event: CupEvent, sessions: readonly PlayedSession[], team: Team, now: number): number {
  const side = sides(event).find(([, each]) => each === team)?.[0] ?? 'home'
  const points = sessions.flatMap(({ matches }) =>
    matches.map(({ match }) => matchPoints(matchAt(match, now), side)),
  )
  return points.reduce((sum, n) => sum + n, 0)
}

function sides({ home }: CupEvent): readonly (readonly ['home' | 'away', Team])[] {
  return [
    ['home', home],
    ['away', home === 'usa' ? 'europe' : 'usa'],
  ]
}

function teamPart(id: string, name: string, abbreviation: string, flag: string): Part {
  const uid = `${TOUR_UID}~t:${id}`
  const displayName = abbreviation === 'USA' ? 'USA' : name
  return { id, uid, name, abbreviation, displayName, logo: flagUrl(flag) }
}
