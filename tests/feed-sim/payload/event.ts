import { leagueOf } from '../../../src/domain/league'
import { isWinner, pointsByPeriod, type Side } from '../games/moment'
import type { Part } from '../games/sim-game'
import { hash } from '../rng'
import { venueOf, type Fixture } from '../slate/fixture'
import type { World } from '../world'
import {
  bestOfBoth,
  broadcastsOf,
  headlinesOf,
  leaderParts,
  leadersOfSide,
  notesOf,
  seriesOf,
} from './extras'
import { conferenceGroup, curatedRank, isWithinConference } from './college'
import { feedDate } from './format'
import { scoreboardOdds } from '../odds/odds-part'
import { featuredAthletes, probablesOf } from './people'
import { hasWeeks } from './league'
import { recordsOf } from './records'
import { REGULAR_PERIODS, statusOf } from './status'
import { displayName, leagueUid, siteName, scoreboardTeam, teamUid } from './team'
import { isPlayed, viewAt, type View } from './view'
import { eventWeather } from './weather'

const SEASON_SLUGS = { 1: 'preseason', 2: 'regular-season', 3: 'post-season', 4: 'off-season' } as const
const ROUND_TYPES = [
  { id: '14', abbreviation: 'RD16' },
  { id: '15', abbreviation: 'QTR' },
  { id: '16', abbreviation: 'SEMI' },
  { id: '17', abbreviation: 'FINAL' },
] as const

export function eventPart(world: World, fixture: Fixture, now: number): Part {
  const view = viewAt(world, fixture, now)
  const { id, home, away, season, week } = fixture
  const status = statusOf(view)
  return {
    id,
    uid: `${leagueUid(fixture.slug)}~e:${id}`,
    date: feedDate(fixture.start),
    name: `${displayName(away)} at ${displayName(home)}`,
    shortName: `${away.abbreviation} ${fixture.neutral ? 'VS' : '@'} ${home.abbreviation}`,
    season: { year: season.year, type: season.type, slug: SEASON_SLUGS[season.type] },
    ...(hasWeeks(fixture.slug) && { week: { number: week } }),
    competitions: [competition(world, view, status, now)],
    links: [gameLink(fixture)],
    ...eventWeather(world, fixture, view.kind),
    status,
  }
}

function competition(world: World, view: View, status: Part, now: number): Part {
  const { fixture } = view
  const played = isPlayed(view)
  return {
    id: fixture.id,
    uid: `${leagueUid(fixture.slug)}~e:${fixture.id}~c:${fixture.id}`,
    date: feedDate(fixture.start),
    attendance: played ? 12_000 + (hash(`attendance/${fixture.id}`) % 8_000) : 0,
    type: typeOf(fixture),
    timeValid: true,
    ...(fixture.slug === 'ncaaf' && { dateValid: true }),
    neutralSite: fixture.neutral,
    ...(fixture.slug !== 'nhl' && { conferenceCompetition: isWithinConference(fixture) }),
    playByPlayAvailable: played,
    recent: view.kind !== 'scheduled',
    ...(fixture.slug === 'mlb' && { wasSuspended: false }),
    venue: venuePart(fixture),
    competitors: [competitor(world, view, 'home'), competitor(world, view, 'away')],
    notes: notesOf(view),
    ...conferenceGroup(fixture),
    ...(fixture.seeds && { tournamentId: 22 }),
    ...(view.kind === 'live' && {
      situation: view.game.situation(view.upTo),
      ...view.game.competition(view.upTo),
    }),
    status: { ...status, ...featuredAthletes(view) },
    format: { regulation: { periods: REGULAR_PERIODS[fixture.slug] } },
    startDate: feedDate(fixture.start),
    ...broadcastsOf(fixture),
    ...seriesOf(view),
    ...(played && isFootball(fixture) && { leaders: leaderParts(view, bestOfBoth(view)) }),
    ...(view.kind === 'final' && { headlines: headlinesOf(view) }),
    ...(view.kind === 'scheduled' && scoreboardOdds(world, fixture, now)),
    highlights: [],
  }
}

function competitor(world: World, view: View, side: Side): Part {
  const { fixture } = view
  const team = fixture[side]
  return {
    id: team.id,
    uid: teamUid(fixture.slug, team),
    type: 'team',
    order: side === 'home' ? 0 : 1,
    homeAway: side,
    ...(view.kind === 'final' && { winner: isWinner(view.moment, side) }),
    team: scoreboardTeam(fixture.slug, team),
    score: isPlayed(view) ? String(view.moment[side]) : '0',
    ...playedMembers(view, side),
    ...probablesOf(fixture, side),
    ...curatedRank(world, fixture, side),
    records: recordsOf(world, fixture, team),
  }
}

function playedMembers(view: View, side: Side): Part {
  if (!isPlayed(view)) return { statistics: [], ...(view.fixture.slug === 'mlb' && { hits: 0, errors: 0 }) }
  const own = view.game.competitor(view.upTo, side)
  const linescores = { linescores: linescoresOf(view.game.moments, view.upTo, side) }
  if (isFootball(view.fixture)) return { ...linescores, ...own }
  return { ...linescores, ...own, leaders: leaderParts(view, leadersOfSide(view, side)) }
}

/** The home side has no entry for an inning it has not come to bat in. */
export function linescoresOf(
  moments: Parameters<typeof pointsByPeriod>[0],
  upTo: number,
  side: Side,
): readonly Part[] {
  const points = pointsByPeriod(moments, upTo, side)
  const last = moments[upTo]
  const notYet = side === 'home' && last && 'half' in last && last.half === 'top'
  const shown = notYet && points.at(-1) === 0 ? points.slice(0, -1) : points
  return shown.map((value, index) => ({ value, displayValue: String(value), period: index + 1 }))
}

/** The feed has no types for the rounds of baseball and football. */
function typeOf(fixture: Fixture): Part {
  if (fixture.kind) return fixture.kind
  const round = fixture.slug === 'nba' || fixture.slug === 'nhl' ? fixture.series?.round : undefined
  return (round === undefined ? undefined : ROUND_TYPES[round]) ?? { id: '1', abbreviation: 'STD' }
}

const CANADA = new Set(['AB', 'BC', 'MB', 'ON', 'QC'])

export function venuePart(fixture: Fixture): Part {
  const { id, name, city, state, indoor } = venueOf(fixture)
  const country = CANADA.has(state) ? 'Canada' : 'USA'
  return { id, fullName: name, address: { city, state, country }, indoor }
}

function isFootball({ slug }: Fixture): boolean {
  return leagueOf(slug).kind === 'football'
}

function gameLink(fixture: Fixture): Part {
  return {
    language: 'en-US',
    rel: ['summary', 'desktop', 'event'],
    href: `https://www.espn.com/${siteName(fixture.slug)}/game?gameId=${fixture.id}`,
    text: 'Gamecast',
    shortText: 'Gamecast',
    isExternal: false,
    isPremium: false,
  }
}
