import type { Loss } from '../../freshness/freshness'

/** What slows the dashboard down, so that watching does not burden a device that already struggles. */
export interface Conditions {
  readonly paused: boolean
  readonly online: boolean
  readonly hidden: boolean
  /** The browser's `effectiveType`, where it has one. */
  readonly connection?: string
  /** Share of the memory in use, 0 to 1; absent when the browser does not report it. */
  readonly memoryUse?: number
}

const OFFLINE = 10
const CONNECTIONS: ReadonlyMap<string | undefined, number> = new Map([
  ['slow-2g', 3],
  ['2g', 3],
  ['3g', 1.5],
])
const HIDDEN = 3
const MEMORY_FULL = 2
const MEMORY_FULL_ABOVE = 0.8

/** The wait until the next refresh, or `undefined` while real-time updates are paused. */
export function dashboardIntervalMs(baseMs: number, conditions: Conditions): number | undefined {
  if (conditions.paused) return undefined
  const memory = (conditions.memoryUse ?? 0) > MEMORY_FULL_ABOVE ? MEMORY_FULL : 1
  return baseMs * memory * networkFactor(conditions) * (conditions.hidden ? HIDDEN : 1)
}

/** Without a connection its last known speed does not matter. */
function networkFactor(conditions: Conditions): number {
  if (!conditions.online) return OFFLINE
  return CONNECTIONS.get(conditions.connection) ?? 1
}

/** Without a connection no newer data can come, so the state is not called live. */
export function realtimeTexts(
  paused: boolean,
  loss?: Loss,
): { readonly state: string; readonly action: string } {
  if (paused) return { state: 'Paused', action: 'Resume' }
  if (loss === undefined) return { state: 'Live', action: 'Pause' }
  return { state: loss === 'offline' ? 'Offline' : 'No answer', action: 'Pause' }
}
