/** What tests tell the simulated feed, over the same control routes that a person would use. */

export type FeedRoute = 'scoreboard' | 'summary' | 'schedule' | 'leaderboard' | 'odds' | 'image' | 'weather'

export interface Fault {
  readonly route?: FeedRoute
  readonly league?: string
  readonly kind:
    | 'status'
    | 'timeout'
    | 'slow'
    | 'truncated'
    | 'malformed'
    | 'missing-fields'
    | 'empty'
    | 'redirect'
    | 'oversize'
  readonly status?: number
  readonly delayMs?: number
  /** Where a redirect leads. */
  readonly location?: string
  /** How large an oversize answer is. */
  readonly megabytes?: number
  readonly times?: number
}

export interface ServedRequest {
  readonly route: FeedRoute | 'unknown'
  readonly league?: string
  readonly at: number
  readonly method: string
  readonly path: string
  readonly fault?: string
}

export interface RequestReport {
  readonly total: number
  readonly byRoute: Readonly<Record<string, number>>
  readonly byLeague: Readonly<Record<string, number>>
  /** `scoreboard/nfl`. */
  readonly byRouteAndLeague: Readonly<Record<string, number>>
  readonly byPath: Readonly<Record<string, number>>
  readonly requests: readonly ServedRequest[]
}

/** One move of a line, as a perfect observer of the scoreboard has seen it. */
export interface OddsMove {
  readonly at: string
  readonly ms: number
  readonly change: 'initial' | 'all_changed' | 'spread_change' | 'line_change' | 'total_change'
  readonly homeSpread?: number
  readonly awaySpread?: number
  readonly homeMoneyLine?: number
  readonly awayMoneyLine?: number
  readonly overUnder: number
  readonly details: string
}

/** What gives lines away: texts to search answers for, numbers to look for in their members. */
export interface OddsValues {
  readonly values: readonly string[]
  readonly numbers: readonly number[]
}

export class FeedControl {
  constructor(private readonly feedUrl: string) {}

  async fail(fault: Fault): Promise<void> {
    await this.send('POST', 'faults', fault)
  }

  async recover(): Promise<void> {
    await this.send('DELETE', 'faults')
  }

  async score(game: string, side: 'home' | 'away', points: number): Promise<void> {
    await this.send('POST', 'score', { game, side, points })
  }

  async forgetRequests(): Promise<void> {
    await this.send('DELETE', 'requests')
  }

  async requests(): Promise<readonly ServedRequest[]> {
    const { requests } = await this.report()
    return requests
  }

  async report(): Promise<RequestReport> {
    return (await this.send('GET', 'requests')) as RequestReport
  }

  async odds(league: string, event: string): Promise<readonly OddsMove[]> {
    const { moves } = (await this.send('GET', `odds?league=${league}&event=${event}`)) as {
      moves: OddsMove[]
    }
    return moves
  }

  /** The lines of a league's games on an Eastern day. */
  async oddsValues(day: string, league: string): Promise<OddsValues> {
    return (await this.send('GET', `odds-values?day=${day}&league=${league}`)) as OddsValues
  }

  private async send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.feedUrl}/control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /control/${path} answered ${response.status}: ${text}`)
    return text ? (JSON.parse(text) as unknown) : undefined
  }
}
