import type { GameSlug } from '../../src/domain/league'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import type { OddsSport } from '../../src/domain/odds/odds-sport'
import type { RecordedChange } from '../../src/domain/odds/recent-changes'
import type { OddsMove } from './control'
import type { Product } from './product'
import { allRecords, superuserOf } from './users'

/** Moves may reach the poll that is under way when they come. */
const POLL_TAKES_MS = 60_000

export interface WatchedLeague {
  readonly slug: GameSlug
  readonly sport: OddsSport
  readonly gameIds: readonly string[]
}

export type Trouble = readonly [game: string, what: string]

/** Remembers when the server said that its odds were those of the feed, to hold its history against that. */
export class OddsWitness {
  private readonly confirmedMs = new Map<GameSlug, Set<number>>()

  constructor(
    private readonly product: Product,
    private readonly leagues: readonly WatchedLeague[],
  ) {}

  /** What the server confirms now. */
  async look(): Promise<void> {
    const person = await superuserOf(this.product)
    for (const { slug } of this.leagues) {
      const answer = await person.get(`/api/odds/${slug}`).catch(() => undefined)
      await answer?.body?.cancel()
      const checkedAt = Date.parse(answer?.headers.get('x-checked-at') ?? '')
      if (answer?.ok && checkedAt) this.confirmations(slug).add(checkedAt)
    }
  }

  /** How often the server has confirmed odds so far, as seen from here. */
  count(): number {
    return [...this.confirmedMs.values()].reduce((sum, times) => sum + times.size, 0)
  }

  /** What the history has twice, made up, out of order, or not at all although the server had confirmed it. */
  async troubles(): Promise<readonly Trouble[]> {
    const found: Trouble[] = []
    for (const league of this.leagues) {
      const rows = await allRecords<RecordedChange>(this.product, 'game_odds_history', queryOf(league))
      for (const id of league.gameIds) {
        const log = await this.product.control.odds(league.slug, id)
        const own = rows.filter(({ game_id }) => game_id === id).map(numbersOfRow)
        const troubles = [
          ...outOfOrder(own, log.map(numbersOfMove)),
          ...missing(own, log, this.confirmations(league.slug)),
        ]
        found.push(...troubles.map((what): Trouble => [id, what]))
      }
    }
    return found
  }

  private confirmations(slug: GameSlug): Set<number> {
    const known = this.confirmedMs.get(slug) ?? new Set<number>()
    this.confirmedMs.set(slug, known)
    return known
  }
}

/** Each row is a later line of the feed than the row before. */
function outOfOrder(rows: readonly string[], log: readonly string[]): readonly string[] {
  let at = -1
  const strays: string[] = []
  for (const row of rows) {
    const next = log.indexOf(row, at + 1)
    if (next < 0) strays.push(`no such move: ${row}`)
    else at = next
  }
  return strays
}

/** Of a game without lines nothing can be missing. */
function missing(
  rows: readonly string[],
  log: readonly OddsMove[],
  confirmed: ReadonlySet<number>,
): readonly string[] {
  if (log.length === 0) return []
  const kept = new Set(rows)
  return [...confirmed].flatMap((ms) => {
    const seen = linesSeen(log, ms)
    return seen.some((line) => kept.has(line)) ? [] : [`missing: ${seen[0]}`]
  })
}

/** The line that stood when the poll began, and those that came while it lasted. */
function linesSeen(log: readonly OddsMove[], ms: number): readonly string[] {
  const first = log.findLastIndex((move) => move.ms <= ms)
  return log
    .filter((move, index) => index >= Math.max(0, first) && move.ms <= ms + POLL_TAKES_MS)
    .concat(first < 0 ? log.slice(0, 1) : [])
    .map(numbersOfMove)
}

function queryOf({ sport }: WatchedLeague): string {
  return `sort=recorded_at&filter=${encodeURIComponent(`sport = '${sport}'`)}`
}

export function numbersOfRow(row: GameOddsRecord): string {
  return [row.home_spread, row.away_spread, row.home_money_line, row.away_money_line, row.over_under].join(
    ' ',
  )
}

export function numbersOfMove(move: OddsMove): string {
  return [move.homeSpread, move.awaySpread, move.homeMoneyLine, move.awayMoneyLine, move.overUnder].join(' ')
}
