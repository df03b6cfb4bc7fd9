import type { Slug } from '../../src/domain/league'
import type { RouteName } from './faults'

/** One request that was served, by the wall clock: for counting what a poller really asks. */
export interface ServedRequest {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly route: RouteName | 'unknown'
  readonly league?: Slug
  readonly method: string
  readonly path: string
  readonly fault?: string
}

export interface RequestLog {
  add(request: ServedRequest): void
  clear(): void
  report(): RequestReport
}

export interface RequestReport {
  readonly total: number
  readonly byRoute: Readonly<Record<string, number>>
  readonly byLeague: Readonly<Record<string, number>>
  /** `scoreboard/nfl`, and the bare route where there is no league. */
  readonly byRouteAndLeague: Readonly<Record<string, number>>
  /** With the query: what was asked twice stands here with 2. */
  readonly byPath: Readonly<Record<string, number>>
  readonly requests: readonly ServedRequest[]
}

const KEPT = 20_000

export function createRequestLog(): RequestLog {
  let requests: ServedRequest[] = []
  let total = 0
  return {
    add(request) {
      total++
      requests.push(request)
      if (requests.length > KEPT) requests = requests.slice(-KEPT / 2)
    },
    clear() {
      requests = []
      total = 0
    },
    report: () => ({
      total,
      byRoute: count(requests.map((request) => request.route)),
      byLeague: count(requests.flatMap((request) => request.league ?? [])),
      byRouteAndLeague: count(requests.map(({ route, league }) => (league ? `${route}/${league}` : route))),
      byPath: count(requests.map(({ path }) => path)),
      requests,
    }),
  }
}

function count(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
