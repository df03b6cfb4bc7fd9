import type { GameSlug } from '../../../src/domain/league'
import { addDays, easternTimeToMs } from '../../../src/domain/time/eastern'
import { createRng, int, pick, shuffle, type Rng } from '../rng'
import { teamsOf } from '../teams/all'
import type { SimTeam } from '../teams/team'
import { fixtureId, weekdayOf, type Fixture } from './fixture'
import { isHoliday, type Season } from './season'

/** Games on a Sunday, Monday … Saturday. */
const GAMES_BY_WEEKDAY: Readonly<Record<'nba' | 'mlb' | 'nhl', readonly number[]>> = {
  nba: [7, 8, 5, 10, 3, 10, 8],
  mlb: [15, 9, 15, 15, 8, 15, 15],
  nhl: [5, 4, 11, 3, 11, 4, 12],
}

/** Local starts, as minutes after midnight. */
const EVENING: Readonly<Record<'nba' | 'mlb' | 'nhl', readonly number[]>> = {
  nba: [1140, 1140, 1170, 1170, 1200],
  mlb: [1120, 1125, 1145, 1150, 1150],
  nhl: [1140, 1140, 1170, 1200],
}
const AFTERNOON = [780, 790, 815, 845, 930, 965]
const POSTPONED_CHANCE = { indoor: 0.001, outdoor: 0.014 }

/** A day of the NBA, MLB or NHL regular season. */
export function regularDay(
  seed: number,
  slug: 'nba' | 'mlb' | 'nhl',
  season: Season,
  day: string,
): readonly Fixture[] {
  if (day < season.regularFrom || day > season.regularTo || isHoliday(slug, day)) return []
  const rng = createRng(`${seed}/${slug}/${day}`)
  const games = gamesOn(rng, slug, day)
  const pairs = pairUp(createRng(`${seed}/${slug}/${pairingKey(slug, day)}`), teamsOf(slug))
  const fixtures = pairs.slice(0, games).map(([home, away], number) => ({
    id: fixtureId(slug, day, number),
    slug,
    day,
    start: startTime(rng, slug, day, home),
    home,
    away,
    season: { year: season.year, type: 2 } as const,
    neutral: false,
    postponed: isPostponed(rng, home),
  }))
  return fixtures.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
}

function gamesOn(rng: Rng, slug: 'nba' | 'mlb' | 'nhl', day: string): number {
  const usual = GAMES_BY_WEEKDAY[slug][weekdayOf(day)] ?? 0
  return usual === 15 ? usual : usual + int(rng, -1, 1)
}

/** Baseball teams meet for a series (Monday to Thursday, Friday to Sunday), the others for one game. */
function pairingKey(slug: GameSlug, day: string): string {
  if (slug !== 'mlb') return `pairs/${day}`
  const weekday = (weekdayOf(day) + 6) % 7
  return `pairs/${addDays(day, weekday < 4 ? -weekday : 4 - weekday)}`
}

export function pairUp(rng: Rng, teams: readonly SimTeam[]): (readonly [SimTeam, SimTeam])[] {
  const deck = shuffle(rng, teams)
  const pairs: (readonly [SimTeam, SimTeam])[] = []
  for (let i = 0; i + 1 < deck.length; i += 2) pairs.push([deck[i] as SimTeam, deck[i + 1] as SimTeam])
  return pairs
}

function startTime(rng: Rng, slug: 'nba' | 'mlb' | 'nhl', day: string, home: SimTeam): number {
  const weekday = weekdayOf(day)
  const evening = pick(rng, EVENING[slug])
  const afternoon = pick(rng, AFTERNOON)
  const share = slug === 'mlb' ? [0.93, 0, 0, 0.2, 0.3, 0, 0.5] : [0.4, 0, 0, 0, 0, 0, 0.3]
  const local = rng() < (share[weekday] ?? 0) ? afternoon : evening
  const eastern = local + home.zone * 60
  return easternTimeToMs(day, Math.floor(eastern / 60), eastern % 60)
}

function isPostponed(rng: Rng, home: SimTeam): boolean {
  return rng() < (home.venue.indoor ? POSTPONED_CHANCE.indoor : POSTPONED_CHANCE.outdoor)
}
