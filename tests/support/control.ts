/** What tests tell the simulated feed, over the same control routes that a person would use. */

export interface Fault {
  readonly route?: 'scoreboard' | 'image'
  readonly league?: string
  readonly kind: 'status' | 'timeout' | 'slow' | 'truncated' | 'malformed' | 'missing-fields' | 'empty'
  readonly status?: number
  readonly delayMs?: number
  readonly times?: number
}

export interface ServedRequest {
  readonly route: string
  readonly league?: string
  readonly at: number
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
    const { requests } = (await this.send('GET', 'requests')) as { requests: ServedRequest[] }
    return requests
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
