import { MINUTE_MS, REALTIME_TIMEOUT_MS } from '../../time/intervals'
import { isLoggedUrl, requestWarning, withoutQuery } from './request-log'

/** One request of a page that has ended. */
export interface EndedRequest {
  /** Path and query. */
  readonly url: string
  readonly durationMs: number
}

/**
 * Which requests of a page are worth a log line: slow ones, but one per minute, since on a slow connection all are
 * slow. A request that took longer than any request may means that the page slept, so it is left out. Stateful: it
 * remembers when it wrote its last line and how many it has left out since.
 */
export function createSlowRequests(): (request: EndedRequest, nowMs: number) => string | undefined {
  let spokeMs = -Infinity
  let leftOut = 0
  return ({ url, durationMs }, nowMs) => {
    const path = withoutQuery(url)
    const isOurs = path.startsWith('/api/') && path !== '/api/realtime' && isLoggedUrl(url)
    if (!isOurs || durationMs > REALTIME_TIMEOUT_MS) return undefined
    const warning = requestWarning({ state: 'done', url: path, durationMs: Math.round(durationMs) })
    if (warning === undefined) return undefined
    if (nowMs - spokeMs < MINUTE_MS) {
      leftOut += 1
      return undefined
    }
    const others = leftOut > 0 ? `; ${leftOut} more since the last line` : ''
    spokeMs = nowMs
    leftOut = 0
    return `${warning}${others}`
  }
}

/** A request that has no answer yet: its address and when it was sent. */
export interface RunningRequest {
  readonly url: string
  readonly leftAt: number
}

/**
 * Which requests have been running for too long; each is reported once. Stateful: it remembers which ones it has
 * reported. The realtime stream is not among them, as it runs for as long as the page is open.
 */
export function createLongRequests(): (
  running: readonly RunningRequest[],
  nowMs: number,
) => readonly string[] {
  let told: readonly RunningRequest[] = []
  return (running, nowMs) => {
    const isTold = (one: RunningRequest) =>
      told.some(({ url, leftAt }) => url === one.url && leftAt === one.leftAt)
    const lines = running.flatMap((one) => {
      if (!isLoggedUrl(one.url)) return []
      const url = withoutQuery(one.url)
      const warning = requestWarning({ state: 'running', url, runningMs: Math.round(nowMs - one.leftAt) })
      return warning === undefined || isTold(one) ? [] : [{ one, warning }]
    })
    told = [...running.filter(isTold), ...lines.map(({ one }) => one)]
    return lines.map(({ warning }) => warning)
  }
}
