import { isObject } from '../../json'
import { parseSlug, type Slug } from '../../league'
import { DAY_MS } from '../../time/intervals'

/** What a screen on a wall reports about itself every minute. The server knows nothing else about it. */
export interface ScreenReport {
  /** A secret: without it nobody can report in the name of this screen or read the orders to it. */
  readonly id: string
  /** True for the first report of a page that has just been loaded. */
  readonly begins: boolean
  /** The league whose board the screen shows; absent when it shows none. */
  readonly league?: Slug
  /** How long ago the last frame was drawn, in product time. */
  readonly frameAgeMs: number
  /** When the server last asked the feed for that board. */
  readonly boardAtMs?: number
  /** The build of the page. */
  readonly build?: string
}

/** The server's answer to a report. */
export interface ScreenOrder {
  /** An operator wants the page to reload as soon as that disturbs nobody. */
  readonly reload: boolean
}

export const SCREEN_ID = /^[a-z0-9]{15}$/
const BUILD = /^[\w.-]{1,40}$/

/** Undefined for a body that no page of ours sends. */
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
  typeof value === 'number' && value >= 0 && value < Number.MAX_SAFE_INTEGER

const isBuild = (value: unknown): value is string => typeof value === 'string' && BUILD.test(value)

function isAbsentOr<T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined {
  return value === undefined || is(value)
}
