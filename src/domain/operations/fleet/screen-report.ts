import { isObject } from '../../json'
import { parseSlug, type Slug } from '../../league'
import { DAY_MS } from '../../time/intervals'

/** What a screen on a wall says of itself every minute, and all that anybody learns of it. */
export interface ScreenReport {
  /** Its secret: who does not know it can neither speak for this screen nor hear what it is asked to do. */
  readonly id: string
  /** The first of this page: it has just been loaded. */
  readonly begins: boolean
  /** Whose board hangs there; nothing without a board. */
  readonly league?: Slug
  /** How long ago the last frame was drawn, in product time. */
  readonly frameAgeMs: number
  /** When the feed was last looked at for that board. */
  readonly boardAtMs?: number
  /** Of which build the page is. */
  readonly build?: string
}

/** What the server says to that. */
export interface ScreenOrder {
  /** An operator wants the page to begin anew when it disturbs nobody. */
  readonly reload: boolean
}

export const SCREEN_ID = /^[a-z0-9]{15}$/
const BUILD = /^[\w.-]{1,40}$/

/** Undefined for what no page of ours sends. */
export function parseScreenReport(body: unknown): ScreenReport | undefined {
  if (!isObject(body)) return undefined
  const { id, begins, league, frameAgeMs, boardAtMs, build } = body
  const slug = typeof league === 'string' ? parseSlug(league) : undefined
  if (typeof id !== 'string' || !SCREEN_ID.test(id) || typeof begins !== 'boolean') return undefined
  if (!isTime(frameAgeMs) || !isAbsentOr(boardAtMs, isTime)) return undefined
  if (league !== undefined && slug === undefined) return undefined
  if (!isAbsentOr(build, isBuild)) return undefined
  return {
    id,
    begins,
    frameAgeMs: Math.min(frameAgeMs, DAY_MS),
    ...(slug && { league: slug }),
    ...(boardAtMs !== undefined && { boardAtMs }),
    ...(build !== undefined && { build }),
  }
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < Number.MAX_SAFE_INTEGER

const isBuild = (value: unknown): value is string => typeof value === 'string' && BUILD.test(value)

function isAbsentOr<T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined {
  return value === undefined || is(value)
}
