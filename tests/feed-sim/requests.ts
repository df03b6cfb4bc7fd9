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
  /** The keys are such as `scoreboard/nfl`, and the bare route where there is no league. */
  readonly byRouteAndLeague: Readonly<Record<string, number>>
  /** The keys include the query: a path that was asked for twice has a 2 here. */
  readonly byPath: Readonly<Record<string, number>>
  readonly requests: readonly ServedRequest[]
}

const KEPT = 20_000

type Counts = Map<string, number>

/** Counts go on for as long as nobody clears them; of the requests themselves only the last ones are kept. */
export function createRequestLog(): RequestLog {
  let requests: ServedRequest[] = []
  let counts = noCounts()
  return {
    add(request) {
      const { route, league, path } = request
      requests.push(request)
      if (requests.length > KEPT) requests = requests.slice(-KEPT / 2)
      counts.total++
      count(counts.byRoute, route)
      if (league) count(counts.byLeague, league)
      count(counts.byRouteAndLeague, league ? `${route}/${league}` : route)
      count(counts.byPath, path)
    },
    clear() {
      requests = []
      counts = noCounts()
    },
    report: () => ({
      total: counts.total,
      byRoute: Object.fromEntries(counts.byRoute),
      byLeague: Object.fromEntries(counts.byLeague),
      byRouteAndLeague: Object.fromEntries(counts.byRouteAndLeague),
      byPath: Object.fromEntries(counts.byPath),
      requests,
    }),
  }
}

function noCounts() {
  const none = (): Counts => new Map()
  return { total: 0, byRoute: none(), byLeague: none(), byRouteAndLeague: none(), byPath: none() }
}

function count(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
