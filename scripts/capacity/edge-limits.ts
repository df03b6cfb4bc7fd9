import { MEASURED } from './measured'
import type { Plan } from './plan'

/** The parts of an edge that can be used up, and how many streams each bears. `proof`: no bench tried more than that. */
export const EDGE_PARTS = ['memory', 'sockets', 'processor', 'network', 'proof'] as const
export type EdgePart = (typeof EDGE_PARTS)[number]
export type EdgeLimits = Readonly<Record<EdgePart, number>>

/** The last viewer hears of a change within a second of the feed's answer. */
const LAST_VIEWER_MS = 1000
/** `worker_connections` and the workers of deploy/edge, and `LimitNOFILE` of its unit. */
const CONNECTIONS_OF_WORKER = 32_768
const OPEN_FILES = 262_144
/** Memory for the system itself, and for nginx before anybody comes. */
const SYSTEM_GB = 0.5

/** The number of cores of the machine that was measured. */
const MEASURED_CORES = 2

/** All viewers of a league are told at the same moment, so the worst second counts and not the average. */
export function edgeLimits({ cores, memoryGb, mbit }: Pick<Plan, 'cores' | 'memoryGb' | 'mbit'>): EdgeLimits {
  const kbFree = (memoryGb - SYSTEM_GB) * 1024 ** 2
  const tellMs = LAST_VIEWER_MS - MEASURED.originWayMs.value
  const bitsPerSecond = mbit * 1e6
  return {
    memory: Math.floor(kbFree / (MEASURED.tlsStreamKb.value + MEASURED.socketKb.value)),
    sockets: Math.min(OPEN_FILES, CONNECTIONS_OF_WORKER * cores),
    processor: Math.floor((tellMs * 1000 * cores) / MEASURED.tlsPushUs.value),
    proof: Math.floor((MEASURED.triedStreams.value * cores) / MEASURED_CORES),
    network: Math.floor(bitsPerSecond / 8 / MEASURED.pushBytes.value),
  }
}

/** How long after the feed's answer the last of this many streams hears of it. */
export function lastViewerMs(streams: number, usOfOne: number, cores: number): number {
  return MEASURED.originWayMs.value + (streams * usOfOne) / cores / 1000
}

export function narrowest(limits: EdgeLimits): { readonly part: EdgePart; readonly streams: number } {
  const part = EDGE_PARTS.reduce((least, one) => (limits[one] < limits[least] ? one : least))
  return { part, streams: limits[part] }
}
