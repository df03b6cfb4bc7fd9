import { addDays } from '../../../src/domain/time/eastern'
import type { SimTeam } from '../teams/team'
import { collegeFixture } from './college-fixture'
import { weekdayFrom, type Fixture } from './fixture'
import { pairOff } from './pair-off'
import type { Winner } from './playoffs'
import { rankedTeams } from './ranking'
import { collegeFinal, COLLEGE_WEEKS, type Season } from './season'
import { FOOTBALL_SITES } from './sites'

/** Twelve teams play for the title; the next ones are invited to bowls. */
const IN_PLAYOFF = 12
const RESTING = 4
const BOWLS =
  'Cactus Coastal Copper Cypress Foundry Gulf Harvest Lantern Liberty Magnolia Mesa Orchard Peak Prairie Sunset Timber'
const BOWL_NAMES = BOWLS.split(' ')
/** Days of December with two bowls each. */
const BOWL_DAYS = [16, 17, 22, 23, 26, 27, 28, 29, 30]
const AFTERNOON = 930
const EVENING = 1200
const BOWL = { id: '6', abbreviation: 'Bowl Game' }
const MAJOR_BOWL = { id: '26', abbreviation: 'Major Bowl' }
const SEMIFINAL = { id: '25', abbreviation: 'Semifinal Bowl' }
const CHAMPIONSHIP = { id: '24', abbreviation: 'Championship' }

/** All games after the regular season: the bowls, and the playoff whose winners go on. */
export function playBowls(seed: number, season: Season, winner: Winner): readonly Fixture[] {
  const best = rankedTeams(seed, 'ncaaf', season.year, COLLEGE_WEEKS)
  return [...bowls(season, best.slice(IN_PLAYOFF)), ...playoff(season, best.slice(0, IN_PLAYOFF), winner)]
}

function bowls(season: Season, invited: readonly SimTeam[]): readonly Fixture[] {
  return BOWL_NAMES.map((name, number) => {
    const day = `${season.year}-12-${BOWL_DAYS[number >> 1] ?? 30}`
    return collegeFixture({
      slug: 'ncaaf',
      season,
      day,
      number,
      minutes: number % 2 === 0 ? AFTERNOON : EVENING,
      home: invited[number * 2] as SimTeam,
      away: invited[number * 2 + 1] as SimTeam,
      playoff: true,
      week: 1,
      site: FOOTBALL_SITES[number % FOOTBALL_SITES.length] as SimTeam['venue'],
      title: `${name} Bowl`,
      kind: BOWL,
    })
  })
}

interface Round {
  readonly name: string
  readonly days: readonly string[]
  readonly kind: NonNullable<Fixture['kind']>
  readonly onCampus: boolean
}

function rounds(season: Season): readonly Round[] {
  const friday = weekdayFrom(`${season.year}-12-18`, 5)
  const final = collegeFinal(season.year)
  const newYear = `${season.year + 1}-01-01`
  const quarterDays = [addDays(newYear, -1), newYear, newYear, newYear]
  const semiDays = [addDays(final, -11), addDays(final, -10)]
  return [
    { name: 'First Round', days: [0, 1, 1, 1].map((n) => addDays(friday, n)), kind: BOWL, onCampus: true },
    { name: 'Quarterfinal', days: quarterDays, kind: MAJOR_BOWL, onCampus: false },
    { name: 'Semifinal', days: semiDays, kind: SEMIFINAL, onCampus: false },
    { name: 'National Championship', days: [final], kind: CHAMPIONSHIP, onCampus: false },
  ]
}

const STARTS = [1200, 720, 960, 1200]
const FIRST_NUMBER = 60

function playoff(season: Season, field: readonly SimTeam[], winner: Winner): readonly Fixture[] {
  const fixtures: Fixture[] = []
  let resting: readonly SimTeam[] = field.slice(0, RESTING)
  let playing: readonly SimTeam[] = field.slice(RESTING)
  for (const round of rounds(season)) {
    const games = pairOff(playing).map(([home, away], n) =>
      playoffGame(season, round, n, home, away, fixtures.length),
    )
    fixtures.push(...games)
    const winners = games.map((game) => game[winner(game)])
    playing = inOrder(field, [...resting, ...winners])
    resting = []
  }
  return fixtures
}

function inOrder(field: readonly SimTeam[], teams: readonly SimTeam[]): readonly SimTeam[] {
  return field.filter((team) => teams.includes(team))
}

function playoffGame(
  season: Season,
  round: Round,
  n: number,
  home: SimTeam,
  away: SimTeam,
  played: number,
): Fixture {
  const title = `College Football Playoff ${round.name}`
  return collegeFixture({
    slug: 'ncaaf',
    season,
    day: round.days[n] ?? season.playoffsTo,
    number: FIRST_NUMBER + played + n,
    minutes: round.days.length < 3 ? EVENING - 30 : (STARTS[n] ?? EVENING),
    home,
    away,
    playoff: true,
    week: 1,
    ...(!round.onCampus && {
      site: FOOTBALL_SITES[(played + n) % FOOTBALL_SITES.length] as SimTeam['venue'],
    }),
    title,
    kind: round.kind,
  })
}
