import { addDays, easternTimeToMs } from '../../../src/domain/time/eastern'
import { teamsOf } from '../teams/all'
import type { ProSlug, SimTeam } from '../teams/team'
import { fixtureId, type Fixture } from './fixture'
import { pairOff } from './pair-off'
import { ROUNDS, type Round } from './rounds'
import { SUPERDOME } from './sites'
import type { Season } from './season'
import { strengthOf } from './strength'

/** Decides who wins a game; this module does not play games. */
export type Winner = (fixture: Fixture) => 'home' | 'away'

interface Seeded {
  readonly team: SimTeam
  readonly seed: number
}

const FIRST_NUMBER = 80

/** All games of a season's playoffs, each pairing being the outcome of the games before it. */
export function playPlayoffs(
  seed: number,
  slug: ProSlug,
  season: Season,
  winner: Winner,
): readonly Fixture[] {
  const fixtures: Fixture[] = []
  let halves = ([0, 1] as const).map((half) => seedTeams(seed, slug, season, half))
  let number = FIRST_NUMBER
  for (const [index, round] of ROUNDS[slug].entries()) {
    const last = index === ROUNDS[slug].length - 1
    const fields = last ? [halves.flat()] : halves
    halves = fields.map((field, half) => {
      const { resting, pairs } = pairField(field)
      const winners = pairs.map(([better, worse], place) => {
        const slot = half * pairs.length + place
        const plan = { slug, season, round, index, half, slot, number: number++, last }
        const games = playSeries(plan, better, worse, winner)
        fixtures.push(...games.fixtures)
        return games.winner
      })
      return [...resting, ...winners]
    })
  }
  return fixtures
}

function seedTeams(seed: number, slug: ProSlug, season: Season, half: 0 | 1): readonly Seeded[] {
  const strength = (team: SimTeam) => strengthOf(seed, slug, season.year, team)
  const best = teamsOf(slug)
    .filter((team) => team.half === half)
    .toSorted((a, b) => strength(b) - strength(a))
  return best.slice(0, PLAYOFF_TEAMS[slug]).map((team, place) => ({ team, seed: place + 1 }))
}

const PLAYOFF_TEAMS: Readonly<Record<ProSlug, number>> = { nfl: 7, nba: 8, mlb: 6, nhl: 8 }

/** Pairs the best with the worst; the best teams rest while the field is not a power of two. */
function pairField(field: readonly Seeded[]) {
  const order = [...field].toSorted((a, b) => a.seed - b.seed)
  const wanted = 2 ** Math.ceil(Math.log2(order.length))
  const resting = order.slice(0, wanted - order.length)
  const playing = order.slice(wanted - order.length)
  return { resting, pairs: pairOff(playing) }
}

interface SeriesPlan {
  readonly slug: ProSlug
  readonly season: Season
  readonly round: Round
  readonly index: number
  readonly half: number
  readonly slot: number
  readonly number: number
  readonly last: boolean
}

/** The better team is at home in games 1, 2, 5 and 7 (of three: in all). */
const HOME_PATTERN: Readonly<Record<number, string>> = { 1: 'H', 3: 'HHH', 5: 'HHAAH', 7: 'HHAAHAH' }

function playSeries(plan: SeriesPlan, better: Seeded, worse: Seeded, winner: Winner) {
  const fixtures: Fixture[] = []
  let wins = 0
  let losses = 0
  const needed = Math.ceil(plan.round.bestOf / 2)
  for (let game = 1; wins < needed && losses < needed; game++) {
    const atHome = HOME_PATTERN[plan.round.bestOf]?.[game - 1] === 'H'
    const fixture = seriesGame(
      plan,
      game,
      atHome ? [better, worse, wins, losses] : [worse, better, losses, wins],
    )
    fixtures.push(fixture)
    if ((winner(fixture) === 'home') === atHome) wins++
    else losses++
  }
  return { fixtures, winner: wins > losses ? better : worse }
}

type Sides = readonly [home: Seeded, away: Seeded, homeWins: number, awayWins: number]

function seriesGame(plan: SeriesPlan, game: number, [home, away, homeWins, awayWins]: Sides): Fixture {
  const { slug, season, round, index } = plan
  const slot = round.slots[plan.slot % round.slots.length] ?? round.slots[0]
  const day = addDays(season.playoffsFrom, round.offset + (slot?.offset ?? 0) + (game - 1) * round.gap)
  const title = round.title(plan.last ? undefined : plan.half)
  return {
    id: fixtureId(slug, day, plan.number),
    slug,
    day,
    start: easternTimeToMs(day, slot?.hour ?? 20, slot?.minute ?? 0),
    home: home.team,
    away: away.team,
    season: { year: season.year, type: 3 },
    neutral: slug === 'nfl' && plan.last,
    ...(slug === 'nfl' && plan.last && { site: SUPERDOME }),
    postponed: false,
    ...(slug === 'nfl' && { week: index + 1 + (plan.last ? 1 : 0) }),
    series: { round: index, title, bestOf: round.bestOf, game, homeWins, awayWins },
  }
}
