import type { Side } from '../games/moment'
import type { Leader, Part } from '../games/sim-game'
import { hash } from '../rng'
import type { Fixture } from '../slate/fixture'
import { leadingAthlete, nameOf } from './athlete'
import { leagueUid } from './team'
import type { PlayedView, View } from './view'

/** What surrounds a game: notes, series, broadcasts, headlines, leaders. */

const CHANNELS = ['CBS', 'FOX', 'NBC', 'ESPN', 'ABC', 'TNT'] as const
const NATIONAL_SHARE = 0.3

export function notesOf(view: View): readonly Part[] {
  const { fixture } = view
  if (view.kind === 'postponed')
    return [{ type: 'event', headline: 'Inclement Weather - Makeup date to be announced' }]
  if (fixture.title !== undefined) return [{ type: 'event', headline: fixture.title }]
  if (!fixture.series) return []
  const { title, bestOf, game } = fixture.series
  return [{ type: 'event', headline: bestOf > 1 ? `${title} - Game ${game}` : title }]
}

/** Wins count this game as soon as it is over. */
export function seriesOf(view: View): Part {
  const { series, slug, home, away } = view.fixture
  if (!series || series.bestOf === 1) return {}
  const final = view.kind === 'final' ? view.moment : undefined
  const homeWins = series.homeWins + (final && final.home > final.away ? 1 : 0)
  const awayWins = series.awayWins + (final && final.away > final.home ? 1 : 0)
  const completed = Math.max(homeWins, awayWins) > series.bestOf / 2
  return {
    series: {
      type: 'playoff',
      title: 'Playoff Series',
      summary: seriesSummary(view.fixture, homeWins, awayWins, completed),
      completed,
      totalCompetitions: series.bestOf,
      competitors: [
        { id: home.id, uid: `${leagueUid(slug)}~t:${home.id}`, wins: homeWins, ties: 0 },
        { id: away.id, uid: `${leagueUid(slug)}~t:${away.id}`, wins: awayWins, ties: 0 },
      ],
    },
  }
}

function seriesSummary(
  { home, away }: Fixture,
  homeWins: number,
  awayWins: number,
  completed: boolean,
): string {
  if (homeWins + awayWins === 0) return ''
  if (homeWins === awayWins) return `Series tied ${homeWins}-${awayWins}`
  const ahead = homeWins > awayWins ? home : away
  const score = `${Math.max(homeWins, awayWins)}-${Math.min(homeWins, awayWins)}`
  return `${ahead.abbreviation} ${completed ? 'wins' : 'leads'} series ${score}`
}

export function broadcastsOf(fixture: Fixture): Part {
  const roll = hash(`broadcast/${fixture.id}`)
  const channel = CHANNELS[roll % CHANNELS.length] ?? 'CBS'
  const national = fixture.slug === 'nfl' || fixture.series || roll / 0xffffffff < NATIONAL_SHARE
  if (!national) return { broadcasts: [], broadcast: '', geoBroadcasts: [] }
  return {
    broadcasts: [{ market: 'national', names: [channel] }],
    broadcast: channel,
    geoBroadcasts: [
      {
        type: { id: '1', shortName: 'TV' },
        market: { id: '1', type: 'National' },
        media: { shortName: channel },
        lang: 'en',
        region: 'us',
      },
    ],
  }
}

export function headlinesOf(view: PlayedView): readonly Part[] {
  const { home, away } = view.fixture
  const homeWon = view.moment.home >= view.moment.away
  const [winner, loser] = homeWon ? [home, away] : [away, home]
  const score = `${Math.max(view.moment.home, view.moment.away)}-${Math.min(view.moment.home, view.moment.away)}`
  const [best] = view.game.box(view.upTo).leaders(homeWon ? 'home' : 'away')
  const hero = best ? nameOf(view.game.teams, best.side, best.place) : `The ${winner.name}`
  const text = `${hero} led the ${winner.name} past the ${loser.name} ${score}.`
  return [{ type: 'Recap', description: `— ${text}`, shortLinkText: text }]
}

export function leaderParts(view: PlayedView, leaders: readonly Leader[]): readonly Part[] {
  const { teams } = view.game
  return leaders.map(({ side, place, value, displayValue, ...category }) => ({
    ...category,
    leaders: [
      {
        displayValue,
        value,
        athlete: leadingAthlete(teams, side, place),
        team: { id: teams.fixture[side].id },
      },
    ],
  }))
}

/** The best of both teams in each category, as football shows it. */
export function bestOfBoth(view: PlayedView): readonly Leader[] {
  const box = view.game.box(view.upTo)
  const all = [...box.leaders('home'), ...box.leaders('away')]
  return [...new Set(all.map((leader) => leader.name))].flatMap((name) => {
    const [best] = all.filter((leader) => leader.name === name).toSorted((a, b) => b.value - a.value)
    return best ? [best] : []
  })
}

export function leadersOfSide(view: PlayedView, side: Side): readonly Leader[] {
  return view.game.box(view.upTo).leaders(side)
}
