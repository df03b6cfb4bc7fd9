import { addDays } from '../../../src/domain/time/eastern'
import { createRng, pick, shuffle, type Rng } from '../rng'
import { teamsOf } from '../teams/all'
import type { SimTeam } from '../teams/team'
import { byStart, collegeFixture } from './college-fixture'
import { daysBetween, type Fixture } from './fixture'
import { pairUp } from './regular'
import { rankedTeams } from './ranking'
import { COLLEGE_WEEKS, type Season } from './season'
import { FOOTBALL_SITES } from './sites'

/** Weeks begin on Wednesday; Saturday is the fourth day. */
const SATURDAY = 3
const EARLY_WEEKS = 3
/** Large programs that invite a small one in each of the first weeks. */
const TUNE_UPS = 16
const TITLE_GAMES = 9

/** Days after Wednesday on which the first games of a week are played; all others are on Saturday. */
const WEEKNIGHTS = [0, 1, 1, 2, 2, 2]
const WEEKNIGHT_STARTS = [1140, 1170, 1230]
const SATURDAY_STARTS = [720, 720, 720, 765, 870, 930, 930, 930, 960, 1080, 1140, 1140, 1170, 1170, 1200]
const LATE_START = 1350

/** A day of the regular season: the week's Saturday and a few nights before it. */
export function collegeFootballDay(seed: number, season: Season, day: string): readonly Fixture[] {
  const week = Math.floor(daysBetween(season.regularFrom, day) / 7) + 1
  if (week < 1 || week > COLLEGE_WEEKS) return []
  const games = week === COLLEGE_WEEKS ? titleGames(seed, season) : weekGames(seed, season, week)
  return byStart(games.filter((game) => game.day === day))
}

function weekGames(seed: number, season: Season, week: number): readonly Fixture[] {
  const rng = createRng(`${seed}/ncaaf/${season.year}/${week}`)
  const wednesday = addDays(season.regularFrom, (week - 1) * 7)
  const pairs = pairsOf(rng, week)
  return pairs.map(([home, away], number) => {
    // All teams play on the opening Saturday; weeknights come later.
    const night = week === 1 ? undefined : WEEKNIGHTS[number]
    const minutes = night === undefined ? saturdayStart(rng, home) : pick(rng, WEEKNIGHT_STARTS)
    const day = addDays(wednesday, night ?? SATURDAY)
    return collegeFixture({ slug: 'ncaaf', season, day, number, minutes, home, away, week })
  })
}

function saturdayStart(rng: Rng, home: SimTeam): number {
  const start = pick(rng, SATURDAY_STARTS)
  return home.zone >= 2 && rng() < 0.4 ? LATE_START : start
}

type Pairs = readonly (readonly [SimTeam, SimTeam])[]

/**
 * In the first weeks any team can meet any other, and large programs invite small ones; later, teams play
 * within conferences.
 */
function pairsOf(rng: Rng, week: number): Pairs {
  const all = shuffle(rng, teamsOf('ncaaf'))
  const large = all.filter(isLarge)
  const small = all.filter((team) => !isLarge(team))
  if (week > EARLY_WEEKS) return [...within(large), ...within(small)]
  const hosts = large.slice(0, TUNE_UPS)
  const tuneUps = hosts.map((home, n) => [home, small[n] as SimTeam] as const)
  return [...tuneUps, ...pairUp(rng, large.slice(TUNE_UPS)), ...pairUp(rng, small.slice(TUNE_UPS))]
}

/** A team without an opponent in its own conference plays another one without. */
function within(teams: readonly SimTeam[]): Pairs {
  const groups = byConference(teams)
  const over: SimTeam[] = []
  const pairs: (readonly [SimTeam, SimTeam])[] = []
  for (const group of groups.values()) {
    for (let i = 0; i + 1 < group.length; i += 2) pairs.push([group[i] as SimTeam, group[i + 1] as SimTeam])
    if (group.length % 2 === 1) over.push(group.at(-1) as SimTeam)
  }
  for (let i = 0; i + 1 < over.length; i += 2) pairs.push([over[i] as SimTeam, over[i + 1] as SimTeam])
  return pairs
}

/** The two best of each large conference, at a neutral site. */
function titleGames(seed: number, season: Season): readonly Fixture[] {
  const best = rankedTeams(seed, 'ncaaf', season.year, COLLEGE_WEEKS)
  const groups = [...byConference(best).values()].filter((group) => group.length > 1)
  const saturday = addDays(season.regularFrom, (COLLEGE_WEEKS - 1) * 7 + SATURDAY)
  return groups.slice(0, TITLE_GAMES).map(([home, away], number) =>
    collegeFixture({
      slug: 'ncaaf',
      season,
      day: number === 0 ? addDays(saturday, -1) : saturday,
      number,
      minutes: SATURDAY_STARTS[(number * 2) % SATURDAY_STARTS.length] ?? 720,
      home: home as SimTeam,
      away: away as SimTeam,
      week: COLLEGE_WEEKS,
      site: FOOTBALL_SITES[number % FOOTBALL_SITES.length] as SimTeam['venue'],
      title: `${home?.college?.conference.shortName} Championship Game`,
    }),
  )
}

function isLarge(team: SimTeam): boolean {
  return team.college?.division === 'fbs'
}

function byConference(teams: readonly SimTeam[]): ReadonlyMap<string, readonly SimTeam[]> {
  const groups = new Map<string, SimTeam[]>()
  for (const team of teams) {
    const id = team.college?.conference.id ?? ''
    groups.set(id, [...(groups.get(id) ?? []), team])
  }
  return groups
}
