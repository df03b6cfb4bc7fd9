import { AUTH_SPINNER_AFTER_MS } from '../../time/intervals'

export interface AuthLoading {
  /** Absent while authentication is loading. */
  readonly loadedAtMs?: number
  readonly routeNeedsUser: boolean
}

/** Scores never wait for authentication; only pages that are nothing without a user do. */
export function showsAuthSpinner({ loadedAtMs, routeNeedsUser }: AuthLoading, nowMs: number): boolean {
  if (!routeNeedsUser) return false
  return loadedAtMs === undefined || nowMs - loadedAtMs < AUTH_SPINNER_AFTER_MS
}
