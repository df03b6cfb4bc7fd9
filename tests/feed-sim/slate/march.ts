import { addDays } from '../../../src/domain/time/eastern'
import type { SimTeam } from '../teams/team'
import { collegeFixture } from './college-fixture'
import type { Fixture } from './fixture'
import { pairOff } from './pair-off'
import type { Winner } from './playoffs'
import { rankedTeams } from './ranking'
import type { Season } from './season'
import { BASKETBALL_SITES } from './sites'

/** The tournament of March: 64 teams, four regions, one game each. */
const REGIONS = ['East', 'South', 'Midwest', 'West']
const FIELD = 64
const ROUNDS: readonly (readonly [name: string, offset: number])[] = [
  ['1st Round', 0],
  ['2nd Round', 2],
  ['Sweet 16', 7],
  ['Elite 8', 9],
]
const FINAL_FOUR = 16
const FINAL = 18
const STARTS = [735, 765, 795, 880, 910, 940, 1110, 1150, 1180, 1210, 1270, 1300, 1330, 1360, 1375, 1385]
const KIND = { id: '6', abbreviation: 'TRNMNT' }
const POLL_WEEK = 20

interface Seeded {
  readonly team: SimTeam
  readonly seed: number
  readonly region: number
}

export function playMarch(seed: number, season: Season, winner: Winner): readonly Fixture[] {
  const fixtures: Fixture[] = []
  const play = (title: string, day: string, pairs: readonly (readonly [Seeded, Seeded])[]) =>
    pairs.map(([better, worse], n) => {
      const game = marchGame(season, title, day, n, fixtures.length, better, worse)
      fixtures.push(game)
      return winner(game) === 'home' ? better : worse
    })
  let field = seedField(seed, season)
  for (const [name, offset] of ROUNDS) {
    const byRegion = REGIONS.map((_, region) => field.filter((entry) => entry.region === region))
    const winners = byRegion.map((entries, region) =>
      // Two regions a day, Thursday and Friday, then Saturday and Sunday.
      play(
        `${REGIONS[region]} Region - ${name}`,
        addDays(season.playoffsFrom, offset + (region >> 1)),
        pairOff(entries.toSorted((a, b) => a.seed - b.seed)),
      ),
    )
    field = winners.flat()
  }
  const [east, south, midwest, west] = field as [Seeded, Seeded, Seeded, Seeded]
  const finalists = play('Final Four', addDays(season.playoffsFrom, FINAL_FOUR), [
    [east, south],
    [midwest, west],
  ])
  play('National Championship', addDays(season.playoffsFrom, FINAL), [finalists as [Seeded, Seeded]])
  return fixtures
}

function seedField(seed: number, season: Season): readonly Seeded[] {
  const best = rankedTeams(seed, 'ncaab', season.year, POLL_WEEK).slice(0, FIELD)
  return best.map((team, place) => ({ team, seed: Math.floor(place / 4) + 1, region: place % 4 }))
}

function marchGame(
  season: Season,
  title: string,
  day: string,
  n: number,
  number: number,
  better: Seeded,
  worse: Seeded,
): Fixture {
  return collegeFixture({
    slug: 'ncaab',
    season,
    day,
    number,
    minutes: STARTS[(n * 2 + (better.region % 2)) % STARTS.length] ?? 1200,
    home: better.team,
    away: worse.team,
    playoff: true,
    site: BASKETBALL_SITES[(better.region + n) % BASKETBALL_SITES.length] as SimTeam['venue'],
    title: `NCAA Men's Basketball Championship - ${title}`,
    kind: KIND,
    seeds: { home: better.seed, away: worse.seed },
  })
}
