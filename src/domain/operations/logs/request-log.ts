import { LONG_RUNNING_OVER_MS, SLOW_API_OVER_MS } from '../../time/intervals'

const SECRET_URL = /auth\/token|password|reset|verify/i

/** Requests that carry credentials in their address are not logged. */
export function isLoggedUrl(url: string): boolean {
  return !SECRET_URL.test(url)
}

/** Queries and fragments carry tokens, so a log has addresses without them. */
export function withoutQuery(url: string): string {
  return /[^?#]*/.exec(url)![0]
}

export type MonitoredRequest =
  | { readonly state: 'done'; readonly url: string; readonly durationMs: number }
  | { readonly state: 'running'; readonly url: string; readonly runningMs: number }

/** The warning that a request deserves, if any. */
export function requestWarning(request: MonitoredRequest): string | undefined {
  if (request.state === 'done') {
    return request.durationMs > SLOW_API_OVER_MS
      ? `Slow API call: ${request.url} took ${request.durationMs}ms`
      : undefined
  }
  return request.runningMs > LONG_RUNNING_OVER_MS
    ? `Long-running request: ${request.url} has been running for ${request.runningMs}ms`
    : undefined
}
