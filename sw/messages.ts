/**
 * What the page says to its worker. Both may be of different versions of the app for a while, so a message that is not
 * understood is ignored.
 */

/** `SKIP_WAITING` is written by workbox-window, hence its shape and the missing version. */
export type PageMessage =
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'KEEP_LOGOS'; readonly v: 1; readonly paths: readonly string[] }
  /** A page has started. The worker does not see the request of a page that the browser itself serves. */
  | { readonly type: 'STARTED'; readonly v: 1 }
  /** A new version is about to take over. */
  | { readonly type: 'MAKE_WAY'; readonly v: 1 }
  /** The boards on this device have something new about a favourite. Only the page knows the server's time. */
  | { readonly type: 'TELL_NEWS'; readonly v: 1; readonly nowMs: number }

/** The tag under which the browser wakes the worker now and then while no page is open. */
export const REFRESH_TAG = 'scores'

export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (!isRecord(data)) return undefined
  if (data['type'] === 'SKIP_WAITING') return { type: 'SKIP_WAITING' }
  const { type, v, paths } = data
  if ((type === 'MAKE_WAY' || type === 'STARTED') && v === 1) return { type, v }
  const nowMs = data['nowMs']
  if (type === 'TELL_NEWS' && v === 1 && typeof nowMs === 'number') return { type, v, nowMs }
  if (type !== 'KEEP_LOGOS' || v !== 1 || !Array.isArray(paths)) return undefined
  return { type, v, paths: paths.filter((path) => typeof path === 'string') }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
