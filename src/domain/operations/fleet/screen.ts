import { isObject } from '../../json'
import type { Slug } from '../../league'
import { MINUTE_MS, SCREEN_REPORT_MS } from '../../time/intervals'
import { SCREEN_ID } from './screen-report'

/** A screen as the operators see it. Times are product time. */
export interface Screen {
  readonly id: string
  readonly heardAtMs: number
  /** When its page was loaded. */
  readonly begunAtMs: number
  readonly frameAtMs: number
  readonly league?: Slug
  readonly boardAtMs?: number
  readonly build?: string
  /** Since when it has not had the board that the server had. */
  readonly behindSinceMs?: number
  readonly reloadAskedAtMs?: number
}

export interface ScreensAnswer {
  readonly screens: readonly Screen[]
  /** That of the server's own page; none in development. */
  readonly build?: string
  /** Whether no other screen finds a place. */
  readonly isFull: boolean
}

/**
 * `silent`: it says nothing any more. `frozen`: it speaks, and draws nothing. `blank`: it draws no board. `behind`: the
 * server has had a newer board for longer than one way takes.
 */
export type ScreenState = 'silent' | 'frozen' | 'blank' | 'behind' | 'fine'

/** One report may get lost. */
export const SILENT_AFTER_MS = 2.5 * SCREEN_REPORT_MS
/** A page draws several times a second; while it is loaded, seconds may pass. */
const FROZEN_AFTER_MS = 30_000
const BEHIND_AFTER_MS = MINUTE_MS

export function screenState(screen: Screen, nowMs: number): ScreenState {
  const { heardAtMs, frameAtMs, behindSinceMs } = screen
  if (nowMs - heardAtMs > SILENT_AFTER_MS) return 'silent'
  if (heardAtMs - frameAtMs > FROZEN_AFTER_MS) return 'frozen'
  if (screen.league === undefined) return 'blank'
  if (behindSinceMs !== undefined && heardAtMs - behindSinceMs >= BEHIND_AFTER_MS) return 'behind'
  return 'fine'
}

const ORDER: readonly ScreenState[] = ['frozen', 'silent', 'blank', 'behind', 'fine']

/** What has to be looked at stands first; of these, what has lasted longest. */
export function screensInOrder(screens: readonly Screen[], nowMs: number): readonly Screen[] {
  const rank = (screen: Screen) => ORDER.indexOf(screenState(screen, nowMs))
  const last = (screen: Screen) => (rank(screen) < ORDER.indexOf('fine') ? screen.heardAtMs : 0)
  const ordered = [...screens]
  ordered.sort((a, b) => rank(a) - rank(b) || last(a) - last(b) || (a.id < b.id ? -1 : 1))
  return ordered
}

/** What an operator calls it: enough of its id to tell it from others. */
export function screenName({ id }: Pick<Screen, 'id'>): string {
  return `Screen ${id.slice(0, 4).toUpperCase()}`
}

/** Of which screen the page shall begin anew; without an id, of all. Undefined for what is no such wish. */
export function parseReloadRequest(body: unknown): { readonly id?: string } | undefined {
  if (!isObject(body)) return undefined
  const { id } = body
  if (id === undefined) return {}
  return typeof id === 'string' && SCREEN_ID.test(id) ? { id } : undefined
}
