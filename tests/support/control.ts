import type { Fault as KnownFault } from '../feed-sim/faults'
import type { LogEntry } from '../feed-sim/odds/odds-log'
import type { OddsValues } from '../feed-sim/odds/odds-values'
import type { RequestReport, ServedRequest } from '../feed-sim/requests'

/** A way for the feed to fail; what is left out is as the simulator has it by default. */
export type Fault = Pick<KnownFault, 'kind'> & Partial<Omit<KnownFault, 'id' | 'kind'>>

/** What tests tell the simulated feed, over the same control routes that a person would use. */
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

  async odds(league: string, event: string): Promise<readonly LogEntry[]> {
    const { moves } = (await this.send('GET', `odds?league=${league}&event=${event}`)) as {
      moves: LogEntry[]
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
