import type { GameSlug } from '../../../src/domain/league'
import { addDays, easternTimeToMs } from '../../../src/domain/time/eastern'
import { createRng, int, pick } from '../rng'
import { teamsOf } from '../teams/all'
import type { SimTeam } from '../teams/team'
import { fixtureId, type Fixture, type SeasonPart } from './fixture'
import { playBowls } from './bowls'
import { collegeBasketballDay } from './college-basketball'
import { collegeFootballDay } from './college-football'
import { footballDay } from './football-week'
import { playMarch } from './march'
import { playPlayoffs, type Winner } from './playoffs'
import { pairUp, regularDay } from './regular'
import { seasonAt, type Season } from './season'

export type SlateName = 'season' | 'standard' | 'full' | 'night' | 'clock'

/** Which games there are. */
export interface Slate {
  fixtures(slug: GameSlug, day: string): readonly Fixture[]
  season(slug: GameSlug, day: string): Season
  part(slug: GameSlug, day: string): SeasonPart
}

export function createSlate(name: SlateName, seed: number, winner: Winner): Slate {
  if (name === 'season') return createSeasonSlate(seed, winner)
  const games = DAYS[name]
  return {
    fixtures: (slug, day) => games(seed, slug, day),
    season: (_slug, day) => wholeYear(day),
    part: (_slug, day) => ({ year: Number(day.slice(0, 4)), type: 2 }),
  }
}

function createSeasonSlate(seed: number, winner: Winner): Slate {
  const playoffs = new Map<string, readonly Fixture[]>()
  const playoffsOf = (slug: GameSlug, season: Season) => {
    const key = `${slug}/${season.year}`
    const known = playoffs.get(key) ?? afterSeason(seed, slug, season, winner)
    playoffs.set(key, known)
    return known
  }
  return {
    season: seasonAt,
    part: (slug, day) => partOf(seasonAt(slug, day), day),
    fixtures(slug, day) {
      const season = seasonAt(slug, day)
      if (day >= season.playoffsFrom && day <= season.playoffsTo) {
        const fixtures = playoffsOf(slug, season).filter((fixture) => fixture.day === day)
        return fixtures.toSorted((a, b) => a.start - b.start)
      }
      return inSeason(seed, slug, season, day)
    },
  }
}

function inSeason(seed: number, slug: GameSlug, season: Season, day: string): readonly Fixture[] {
  switch (slug) {
    case 'nfl':
      return footballDay(seed, season, day)
    case 'ncaaf':
      return collegeFootballDay(seed, season, day)
    case 'ncaab':
      return collegeBasketballDay(seed, season, day)
    default:
      return regularDay(seed, slug, season, day)
  }
}

function afterSeason(seed: number, slug: GameSlug, season: Season, winner: Winner): readonly Fixture[] {
  if (slug === 'ncaaf') return playBowls(seed, season, winner)
  return slug === 'ncaab' ? playMarch(seed, season, winner) : playPlayoffs(seed, slug, season, winner)
}

function partOf(season: Season, day: string): SeasonPart {
  if (day < season.opens) return { year: season.year, type: 4 }
  if (day < season.regularFrom) return { year: season.year, type: 1 }
  return { year: season.year, type: day <= season.regularTo ? 2 : 3 }
}

/**
 * One league has a hundred games and the others hardly any: this loads a fan's device without a busy server beside it.
 */
function nightDay(seed: number, slug: GameSlug, day: string): readonly Fixture[] {
  return fullDay(seed, slug, day).slice(0, slug === 'nba' ? undefined : 1)
}

/** Games begin all around the clock, so that something is live at every hour; basketball has more than a screen holds. */
function clockDay(seed: number, slug: GameSlug, day: string): readonly Fixture[] {
  const games = CLOCK_GAMES[slug] ?? 1
  const everyMinutes = (24 * 60) / games
  return fullDay(seed, slug, day)
    .slice(0, games)
    .map(({ home, away }, number) => everyDay(slug, day, number, home, away, number * everyMinutes))
}

const CLOCK_GAMES: Partial<Record<GameSlug, number>> = { nfl: 12, nba: 24, mlb: 12, nhl: 12 }

const DAYS = { standard: standardDay, full: fullDay, night: nightDay, clock: clockDay }

/** The bench's slate: every day the same number of football games, all at 13:00, the other leagues around them. */
function standardDay(seed: number, slug: GameSlug, day: string): readonly Fixture[] {
  const rng = createRng(`${seed}/standard/${slug}/${day}`)
  const pairs = pairUp(rng, playingIn(slug))
  const games = slug === 'nfl' ? pairs.length : int(rng, 8, 15)
  return pairs.slice(0, games).map(([home, away], number) => {
    const minutes = slug === 'nfl' ? 13 * 60 : pick(rng, STANDARD_STARTS)
    return everyDay(slug, day, number, home, away, minutes)
  })
}

const STANDARD_STARTS = [13, 15.5, 18, 19, 19, 19.5, 20, 21, 22].map((hour) => hour * 60)
const FULL_GAMES = 100
/** These are more games than one reply holds. */
const FULL_COLLEGE_GAMES = 120
const FULL_FIRST = 12 * 60
const FULL_EVERY = 6

/** For load: a hundred games a day and more, one starting every few minutes, so that dozens are live at once. */
function fullDay(seed: number, slug: GameSlug, day: string): readonly Fixture[] {
  const rng = createRng(`${seed}/full/${slug}/${day}`)
  const pairs = Array.from({ length: 7 }, () => pairUp(rng, playingIn(slug))).flat()
  return pairs
    .slice(0, slug === 'ncaaf' || slug === 'ncaab' ? FULL_COLLEGE_GAMES : FULL_GAMES)
    .map(([home, away], number) =>
      everyDay(slug, day, number, home, away, FULL_FIRST + Math.min(number, LAST_SLOT) * FULL_EVERY),
    )
}

/** The last games of the day start together, so that none starts after midnight. */
const LAST_SLOT = 118

/** The slates for measuring use only the well-known colleges. */
function playingIn(slug: GameSlug): readonly SimTeam[] {
  return teamsOf(slug).filter((team) => team.college?.tier !== 5)
}

function everyDay(
  slug: GameSlug,
  day: string,
  number: number,
  home: Fixture['home'],
  away: Fixture['away'],
  minutes: number,
): Fixture {
  return {
    id: fixtureId(slug, day, number),
    slug,
    day,
    start: easternTimeToMs(day, Math.floor(minutes / 60), minutes % 60),
    home,
    away,
    season: { year: Number(day.slice(0, 4)), type: 2 },
    neutral: false,
    postponed: false,
    week: 1,
  }
}

function wholeYear(day: string): Season {
  const year = Number(day.slice(0, 4))
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const never = addDays(last, 1)
  return {
    year,
    opens: first,
    closes: last,
    regularFrom: first,
    regularTo: last,
    playoffsFrom: never,
    playoffsTo: never,
  }
}
