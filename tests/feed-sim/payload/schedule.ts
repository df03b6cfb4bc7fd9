import type { GameSlug } from '../../../src/domain/league'
import { addDays, easternDay } from '../../../src/domain/time/eastern'
import { FEED_PARTS } from '../../../src/feeds/espn/schedule/request'
import type { Side } from '../games/moment'
import type { Part } from '../games/sim-game'
import type { Fixture, SeasonPart } from '../slate/fixture'
import { teamsOf } from '../teams/all'
import type { SimTeam } from '../teams/team'
import type { World } from '../world'
import { feedDate } from './format'
import { hasWeeks } from './league'
import { recordsOf } from './records'
import { statusOf } from './status'
import { displayName, logoUrl } from './team'
import { isPlayed, viewAt, type View } from './view'

export interface ScheduleQuery {
  readonly team: string
  /** The requested part of the season; the current one by default. */
  readonly type?: number
}

/** For teams that play every day, a whole year would be too much. */
const DAYS_BACK = 35
const DAYS_AHEAD = 14
const PART_NAMES = { 1: 'Preseason', 2: 'Regular Season', 3: 'Postseason', 4: 'Off Season' } as const

/** A team's games with scores as objects, the way in which the feed writes them here and nowhere else. */
export function schedulePayload(
  world: World,
  slug: GameSlug,
  { team: id, type }: ScheduleQuery,
  now: number,
): Part | undefined {
  const team = teamsOf(slug).find((one) => one.id === id)
  if (!team) return undefined
  const today = easternDay(now)
  const part = world.slate.part(slug, today)
  const wanted = type ?? (part.type === 3 ? 3 : 2)
  const fixtures = daysOf(world, slug, today, wanted)
    .flatMap((day) => world.games(slug, day))
    .filter(({ home, away }) => home.id === id || away.id === id)
  const records = fixtures[0] && recordsOf(world, { ...fixtures[0], day: today }, team)
  const name = (part.type === 4 ? 2 : part.type) satisfies SeasonPart['type']
  return {
    timestamp: new Date(now).toISOString(),
    status: 'success',
    season: { year: part.year, type: name, name: PART_NAMES[name], displayName: String(part.year) },
    team: {
      id,
      abbreviation: team.abbreviation,
      location: team.location,
      name: team.name,
      displayName: displayName(team),
      ...(team.college?.isBare ? {} : { color: team.color, logo: logoUrl(slug, team, '500') }),
      recordSummary: records?.[0]?.['summary'] ?? '',
      seasonSummary: String(part.year),
      standingSummary: `1st in ${team.college ? 'Conference' : 'Division'}`,
    },
    events: fixtures.map((fixture) => eventOf(viewAt(world, fixture, now))),
  }
}

function daysOf(world: World, slug: GameSlug, today: string, type: number): readonly string[] {
  if (type !== FEED_PARTS.regular && type !== FEED_PARTS.postseason) return []
  const season = world.slate.season(slug, today)
  const isSeason = world.slateName === 'season'
  const [first, last] =
    type === 3
      ? [season.playoffsFrom, season.playoffsTo]
      : isSeason
        ? [season.regularFrom, season.regularTo]
        : [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)]
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function eventOf(view: View): Part {
  const { fixture } = view
  const { id, home, away, season, week } = fixture
  const type = season.type
  return {
    id,
    date: feedDate(fixture.start),
    name: `${displayName(away)} at ${displayName(home)}`,
    shortName: `${away.abbreviation} ${fixture.neutral ? 'VS' : '@'} ${home.abbreviation}`,
    season: { year: season.year, displayName: String(season.year) },
    seasonType: { id: String(type), type, name: PART_NAMES[type] },
    ...(hasWeeks(fixture.slug) && { week: { number: week, text: `Week ${week}` } }),
    timeValid: true,
    competitions: [
      {
        id,
        date: feedDate(fixture.start),
        timeValid: true,
        neutralSite: fixture.neutral,
        competitors: [sideOf(view, 'home'), sideOf(view, 'away')],
        status: statusOf(view),
      },
    ],
  }
}

function sideOf(view: View, side: Side): Part {
  const { fixture } = view
  const team = fixture[side]
  const points = isPlayed(view) ? view.moment[side] : undefined
  return {
    id: team.id,
    type: 'team',
    order: side === 'home' ? 0 : 1,
    homeAway: side,
    team: teamPart(fixture, team),
    ...(points !== undefined && { score: { value: points, displayValue: String(points) } }),
  }
}

function teamPart({ slug }: Fixture, team: SimTeam): Part {
  const { id, location, name, abbreviation } = team
  const logos = team.college?.isBare ? [] : [{ href: logoUrl(slug, team, '500'), rel: ['full', 'default'] }]
  return {
    id,
    location,
    nickname: name,
    abbreviation,
    displayName: displayName(team),
    shortDisplayName: name,
    logos,
  }
}
