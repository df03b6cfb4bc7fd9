import type { GameSlug } from '../../src/domain/league'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import { oddsLog } from '../feed-sim/odds/odds-log'
import { viewAt } from '../feed-sim/payload/view'
import type { ServedRequest } from '../feed-sim/requests'
import type { Fixture } from '../feed-sim/slate/fixture'
import { productTime } from '../../src/domain/time/product-clock'
import type { SeenLine } from './odds-history'
import type { Product } from './product'
import { until } from './until'
import { superuserOf } from './users'

/** Remembers the polls whose lines the server has confirmed as saved: its odds answer names the time of the poll. */
export class OddsWitness {
  private readonly confirmed = new Map<GameSlug, Set<number>>()

  constructor(private readonly product: Product) {}

  /** Asks the server which poll it confirms now, until it names one that it has not named before. */
  async look(slug: GameSlug): Promise<void> {
    const times = this.confirmed.get(slug) ?? new Set()
    this.confirmed.set(slug, times)
    await until(`a new poll of ${slug}`, async () => {
      const answer = await (await superuserOf(this.product)).get(`/api/odds/${slug}`)
      await answer.body?.cancel()
      const at = Date.parse(answer.headers.get('x-checked-at') ?? '')
      return !times.has(at) && times.add(at)
    })
  }

  /** The lines that the feed has served for a game, in order, to polls and to the job before the start. */
  sightsOf(fixture: Fixture): readonly SeenLine[] {
    const { requests } = this.product.sim.requests()
    const asked = requests.filter((request) => isAboutOdds(request, fixture))
    const sure = this.sureOnes(fixture.slug, asked)
    return asked.flatMap((request) => {
      const isSeen = request.fault === undefined && isAboutGame(request, fixture)
      const line = isSeen ? lineAt(this.product, fixture, request.at) : undefined
      return line === undefined ? [] : [{ line, isSure: sure.has(request) }]
    })
  }

  /**
   * A poll's request is the first one after the poll's time. Other requests may have met a kill or a timeout. The job
   * before the start asks in one or two ways, and of a poll and a job that ask side by side only one is saved.
   */
  private sureOnes(slug: GameSlug, asked: readonly ServedRequest[]): ReadonlySet<ServedRequest> {
    const { start, anchor, rate } = this.product.clock
    const times = [...(this.confirmed.get(slug) ?? [])].map((at) => Math.floor(anchor + (at - start) / rate))
    const indexes = times.map((wall) => asked.findIndex(({ at }) => at >= wall))
    const isBesideJob = (index: number) =>
      asked.slice(Math.max(0, index - 2), index + 2).some(({ route }) => route === 'odds')
    return new Set(indexes.flatMap((index) => (isBesideJob(index) ? [] : (asked[index] ?? []))))
  }
}

/** Each start of the server also polls the day before; that poll has no lines of this day. */
function isAboutOdds({ route, league, method, path }: ServedRequest, { slug, day }: Fixture): boolean {
  if (league !== slug || method !== 'GET') return false
  return route === 'odds' || (route === 'scoreboard' && path.includes(`dates=${day.replaceAll('-', '')}`))
}

function isAboutGame({ route, path }: ServedRequest, { id }: Fixture): boolean {
  return route === 'scoreboard' || path.includes(`/events/${id}/`)
}

/** The simulator is a function of time: what it shows now of that moment is what it served then. */
function lineAt({ sim, clock }: Product, fixture: Fixture, wall: number): string | undefined {
  const then = productTime(clock, wall)
  if (viewAt(sim.world, fixture, then).kind !== 'scheduled') return undefined
  const shown = oddsLog(sim.world, fixture, then).at(-1)
  return shown && lineOf(shown)
}

interface Numbers {
  readonly homeSpread?: number
  readonly awaySpread?: number
  readonly homeMoneyLine?: number
  readonly awayMoneyLine?: number
  readonly overUnder: number
}

function lineOf(shown: Numbers): string {
  const { homeSpread, awaySpread, homeMoneyLine, awayMoneyLine, overUnder } = shown
  return [homeSpread, awaySpread, homeMoneyLine, awayMoneyLine, overUnder].join(' ')
}

/** The same text for a row of `game_odds_history`. */
export function lineOfRow(row: GameOddsRecord): string {
  return [row.home_spread, row.away_spread, row.home_money_line, row.away_money_line, row.over_under].join(
    ' ',
  )
}
