import { leagueOf, type GameKind } from '../../../src/domain/league'
import { isWinner, type Side } from '../games/moment'
import type { Group, Part, Teams } from '../games/sim-game'
import type { Fixture } from '../slate/fixture'
import type { World } from '../world'
import { boxAthlete } from './athlete'
import { summaryRank } from './college'
import { linescoresOf, venuePart } from './event'
import { broadcastsOf, headlinesOf, leaderParts, seriesOf } from './extras'
import { feedDate } from './format'
import { pickcenter } from '../odds/odds-part'
import { featuredAthletes } from './people'
import { recordsOf } from './records'
import { statusOf } from './status'
import { hasWeeks } from './league'
import { LEAGUE_NAMES } from './league-names'
import { headerTeam, leagueUid, siteName, summaryTeam, teamUid } from './team'
import { isPlayed, viewAt, type PlayedView, type View } from './view'
import { winProbability } from './win-probability'

const COLLEGE_BASKETBALL: Part = {
  regulation: { periods: 2, displayName: 'Half', slug: 'half', clock: 1200 },
  overtime: { clock: 300 },
}

const FORMATS: Readonly<Record<GameKind, Part>> = {
  football: {
    regulation: { periods: 4, displayName: 'Quarter', slug: 'quarter', clock: 900 },
    overtime: { periods: 1, displayName: 'sudden-death', slug: 'sudden-death', clock: 600 },
  },
  basketball: {
    regulation: { periods: 4, displayName: 'Quarter', slug: 'quarter', clock: 720 },
    overtime: { displayName: 'Quarter', slug: 'quarter', clock: 300 },
  },
  baseball: { regulation: { periods: 9, displayName: 'Inning', slug: 'inning' } },
  hockey: { regulation: { periods: 3, displayName: 'Period', slug: 'period', clock: 1200 } },
}

/** The answer to `summary?event=`. The box score lists the away team first, the header the home team. */
export function summaryPayload(world: World, fixture: Fixture, now: number): Part {
  const view = viewAt(world, fixture, now)
  const played = isPlayed(view)
  return {
    boxscore: played ? playedBox(view) : { teams: emptyTeams(fixture) },
    format: fixture.slug === 'ncaab' ? COLLEGE_BASKETBALL : FORMATS[leagueOf(fixture.slug).kind],
    gameInfo: { venue: venuePart(fixture), attendance: 0, officials: [] },
    ...(played && courseOf(view)),
    // The feed has no leaders in baseball summaries.
    ...(fixture.slug !== 'mlb' && { leaders: played ? teamLeaders(view) : [] }),
    broadcasts: [],
    pickcenter: pickcenter(world, fixture, now),
    againstTheSpread: [],
    odds: [],
    header: header(world, view),
    ...(view.kind === 'live' && { situation: view.game.situation(view.upTo) }),
    ...(view.kind === 'final' && { article: { ...headlinesOf(view)[0], type: 'Recap' } }),
    wallclockAvailable: played,
    meta: { gp_topic: `gp-${leagueOf(fixture.slug).kind}-${fixture.slug}-${fixture.id}` },
  }
}

function courseOf(view: PlayedView): Part {
  const course = view.game.course(view.upTo)
  const chances = winProbability(view, leagueOf(view.fixture.slug).kind, course)
  return { ...course, ...(chances && { winprobability: chances }) }
}

function header(world: World, view: View): Part {
  const { fixture } = view
  const { slug, season } = fixture
  return {
    id: fixture.id,
    uid: `${leagueUid(slug)}~e:${fixture.id}`,
    season: { year: season.year, type: season.type },
    ...(hasWeeks(slug) && { week: fixture.week }),
    timeValid: true,
    competitions: [headerCompetition(world, view)],
    links: [],
    league: { uid: leagueUid(slug), abbreviation: LEAGUE_NAMES[slug].abbreviation, slug: siteName(slug) },
    ...gameNote(fixture),
  }
}

function gameNote({ series, title }: Fixture): Part {
  const note = series?.title ?? title
  return note === undefined ? {} : { gameNote: note }
}

/** Once final, the status of the header has neither clock nor period. */
function headerCompetition(world: World, view: View): Part {
  const { fixture } = view
  const status = statusOf(view)
  const { series } = seriesOf(view)
  return {
    id: fixture.id,
    uid: `${leagueUid(fixture.slug)}~e:${fixture.id}~c:${fixture.id}`,
    date: feedDate(fixture.start),
    neutralSite: fixture.neutral,
    boxscoreAvailable: isPlayed(view),
    competitors: [headerCompetitor(world, view, 'home'), headerCompetitor(world, view, 'away')],
    status: view.kind === 'final' ? { type: status['type'], ...featuredAthletes(view) } : status,
    broadcasts: broadcastsOf(fixture)['geoBroadcasts'],
    ...(series !== undefined && { series: [series] }),
  }
}

/** Before the start there is no score at all. */
function headerCompetitor(world: World, view: View, side: Side): Part {
  const { fixture } = view
  const team = fixture[side]
  const record = recordsOf(world, fixture, team).map(({ type, summary }) => ({
    type,
    summary,
    displayValue: summary,
  }))
  return {
    id: team.id,
    uid: teamUid(fixture.slug, team),
    order: side === 'home' ? 0 : 1,
    homeAway: side,
    ...(view.kind === 'final' && { winner: isWinner(view.moment, side) }),
    team: headerTeam(fixture.slug, team),
    ...(isPlayed(view) && {
      score: String(view.moment[side]),
      linescores: linescoresOf(view.game.moments, view.upTo, side).map(({ displayValue }) => ({
        displayValue,
      })),
      ...hitsAndErrors(view, side),
    }),
    record,
    ...summaryRank(world, fixture, side),
  }
}

/** Baseball's hits and errors, as the recorded headers have them. */
function hitsAndErrors(view: PlayedView, side: Side): Part {
  if (view.fixture.slug !== 'mlb') return {}
  const { hits, errors } = view.game.competitor(view.upTo, side)
  return { hits, errors }
}

function playedBox(view: PlayedView): Part {
  const box = view.game.box(view.upTo)
  const { teams } = view.game
  const sides = ['away', 'home'] as const
  return {
    teams: sides.map((side, n) => ({
      ...teamHead(view.fixture, side, n),
      statistics: box.team(side),
      homeAway: side,
    })),
    players: sides.map((side, n) => ({
      ...teamHead(view.fixture, side, n),
      statistics: box.groups(side).map((group) => groupPart(teams, side, group)),
    })),
  }
}

function emptyTeams(fixture: Fixture): readonly Part[] {
  return (['away', 'home'] as const).map((side, n) => ({
    ...teamHead(fixture, side, n),
    statistics: [],
    homeAway: side,
  }))
}

function teamHead(fixture: Fixture, side: Side, n: number): Part {
  return { team: summaryTeam(fixture.slug, fixture[side]), displayOrder: n + 1 }
}

function groupPart(teams: Teams, side: Side, group: Group): Part {
  return {
    ...group.head,
    labels: group.labels,
    keys: group.keys,
    descriptions: group.labels,
    athletes: group.lines.map(({ place, stats }) => ({
      active: true,
      athlete: boxAthlete(teams, side, place),
      starter: place < STARTERS,
      didNotPlay: false,
      stats,
    })),
    ...(group.totals && { totals: group.totals }),
  }
}

const STARTERS = 5

function teamLeaders(view: PlayedView): readonly Part[] {
  const box = view.game.box(view.upTo)
  return (['home', 'away'] as const).map((side) => ({
    team: summaryTeam(view.fixture.slug, view.fixture[side]),
    leaders: leaderParts(view, box.leaders(side)),
  }))
}
