import { isObject } from '../../json'
import type { Slug } from '../../league'
import { MINUTE_MS, SCREEN_REPORT_MS } from '../../time/intervals'
import { sortedBy } from '../statistics'
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
  /** Since when the server has had a newer board than the screen. */
  readonly behindSinceMs?: number
  readonly reloadAskedAtMs?: number
}

export interface ScreensAnswer {
  readonly screens: readonly Screen[]
  /** The build of the page that the server delivers; absent in development. */
  readonly build?: string
  /** Whether the server takes no further screens. */
  readonly isFull: boolean
}

/**
 * `silent`: its reports have stopped. `frozen`: it reports but draws no new frames. `blank`: it shows no board.
 * `behind`: the server has had a newer board for longer than it takes to reach the screen.
 */
export type ScreenState = 'silent' | 'frozen' | 'blank' | 'behind' | 'fine'

/** Long enough that one report may get lost. */
export const SILENT_AFTER_MS = 2.5 * SCREEN_REPORT_MS
/** A page draws several times a second; while it is loaded, seconds may pass. */
const FROZEN_AFTER_MS = 30_000
const BEHIND_AFTER_MS = MINUTE_MS

export function screenState(screen: Screen, nowMs: number): ScreenState {
  const { heardAtMs, frameAtMs, behindSinceMs } = screen
  // A report that is still to come is from before the clock was set back, and nothing was heard since.
  if (Math.abs(nowMs - heardAtMs) > SILENT_AFTER_MS) return 'silent'
  if (heardAtMs - frameAtMs > FROZEN_AFTER_MS) return 'frozen'
  if (screen.league === undefined) return 'blank'
  if (heardAtMs - (behindSinceMs ?? heardAtMs) >= BEHIND_AFTER_MS) return 'behind'
  return 'fine'
}

const ORDER: readonly ScreenState[] = ['frozen', 'silent', 'blank', 'behind', 'fine']

/** Screens with trouble come first; among those with the same trouble, the one that the server heard longest ago. */
export function screensInOrder(screens: readonly Screen[], nowMs: number): readonly Screen[] {
  const stateOf = (screen: Screen) => screenState(screen, nowMs)
  return sortedBy(
    screens,
    (screen) => ORDER.indexOf(stateOf(screen)),
    (screen) => (stateOf(screen) === 'fine' ? 0 : screen.heardAtMs),
    ({ id }) => id,
  )
}

/** The screen's name for operators: enough of its id to tell it from others. */
export function screenName({ id }: Pick<Screen, 'id'>): string {
  return `Screen ${id.slice(0, 4).toUpperCase()}`
}

/** The screen whose page is to reload; without an id, all of them. Undefined for a body that is no such request. */
export function parseReloadRequest(body: unknown): { readonly id?: string } | undefined {
  if (!isObject(body)) return undefined
  const { id } = body
  if (id === undefined) return {}
  return typeof id === 'string' && SCREEN_ID.test(id) ? { id } : undefined
}
