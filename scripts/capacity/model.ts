import { REALTIME_RECONNECT_MS, REFRESH_LIVE_MS } from '../../src/domain/time/intervals'
import { edgeLimits, lastViewerMs, narrowest, type EdgeLimits, type EdgePart } from './edge-limits'
import { MEASURED } from './measured'
import type { Plan } from './plan'

/** A part of which there is one, whatever the number of edges: how many viewers it bears. */
export const SHARED_PARTS = [
  'streams of the origin',
  'answers of the origin',
  'telling edges',
  'Redis',
] as const
export type SharedPart = (typeof SHARED_PARTS)[number]

export interface Capacity {
  readonly limits: EdgeLimits
  readonly edgeIsFullBy: EdgePart
  readonly edges: number
  readonly streamsOfEdge: number
  readonly lastViewerMs: number
  /** The traffic that leaves all edges: on average, and in the second in which a league tells its viewers. */
  readonly mbit: { readonly average: number; readonly peak: number }
  /** Shares of what one core does. */
  readonly redisShare: number
  readonly tellingShare: number
  readonly origin: { readonly answersPerSecond: number; readonly streams: number }
  readonly storm: Storm
  readonly pricePerViewerHour: number
  /** How many viewers each bears, and which ends first. */
  readonly bears: Readonly<Record<SharedPart, number>>
  readonly breaksFirst: { readonly part: SharedPart; readonly viewers: number }
}

/** One of the edges dies, and its viewers open their streams at the others. */
export interface Storm {
  readonly streams: number
  /** From the death to the last stream; absent where there is no other edge. */
  readonly ms: number | undefined
  /** Streams that signed-in users open anew at the origin. */
  readonly originStreams: number
}

/** The part of an edge that is used on an ordinary day; the rest is for viewers of an edge that died. */
const FULLNESS = 2 / 3
/** Up to this number, edges are told one by one; more than that form groups that share a Redis. */
export const EDGES_OF_GROUP = 10
/** Beside its own work the origin spends no more of its two cores on edges. */
const SHARE_FOR_EDGES = 0.5
/** The heads and the time: an edge asks for them, as for each league, at most once a second while viewers do. */
const KEPT_BESIDE_LEAGUES = 2
/** A page waits so long before it opens its stream anew, and up to half as long again. */
const RECONNECT_MS = REALTIME_RECONNECT_MS[0]! * 1.5

export function capacityFor(plan: Plan): Capacity {
  const { viewers, leagues, cores } = plan
  const limits = edgeLimits(plan)
  const { part, streams } = narrowest(limits)
  const wanted = Math.floor(streams * FULLNESS)
  const edges = edgesFor(viewers, streams)
  const streamsOfEdge = Math.ceil(viewers / edges)
  const changes = changesPerSecond(leagues)
  const bits = MEASURED.pushBytes.value * 8
  const bears = sharedLimits(plan, wanted)
  const first = SHARED_PARTS.reduce((least, one) => (bears[one] < bears[least] ? one : least))
  const average = (viewers * bits) / REFRESH_LIVE_MS / 1000
  return {
    limits,
    edgeIsFullBy: part,
    edges,
    streamsOfEdge,
    lastViewerMs: lastViewerMs(streamsOfEdge, MEASURED.tlsPushUs.value, cores),
    // At worst all leagues tell in the same second.
    mbit: { average, peak: (viewers * bits) / 1e6 },
    redisShare: edges > EDGES_OF_GROUP ? (changes * EDGES_OF_GROUP * MEASURED.redisUs.value) / 1e6 : 0,
    tellingShare: (changes * edges * MEASURED.tellUs.value) / 1e6,
    origin: {
      answersPerSecond: edges * answersOfEdge(leagues),
      streams: Math.ceil((viewers * plan.members) / 100),
    },
    storm: stormOf(plan, edges, streamsOfEdge),
    pricePerViewerHour: priceOf(plan, edges, average) / viewers,
    bears,
    breaksFirst: { part: first, viewers: bears[first] },
  }
}

/** As many as bear the viewers even while one of several is dead. */
function edgesFor(viewers: number, streams: number): number {
  const edges = Math.ceil(viewers / Math.floor(streams * FULLNESS))
  return edges === 1 ? 1 : Math.max(edges, Math.ceil(viewers / streams) + 1)
}

/** How many requests an edge sends to the origin in a second, whatever the number of its viewers. */
export function answersOfEdge(leagues: number, changes = changesPerSecond(leagues)): number {
  return leagues + KEPT_BESIDE_LEAGUES + changes
}

function changesPerSecond(leagues: number): number {
  return leagues / (REFRESH_LIVE_MS / 1000)
}

function sharedLimits({ leagues, members }: Plan, streamsOfEdge: number): Capacity['bears'] {
  const changes = changesPerSecond(leagues)
  const share = SHARE_FOR_EDGES * 1e6
  return {
    'streams of the origin': whole((MEASURED.originStreams.value * 100) / members),
    'answers of the origin': whole(
      ((MEASURED.originAnswers.value * SHARE_FOR_EDGES) / answersOfEdge(leagues)) * streamsOfEdge,
    ),
    'telling edges': whole((share / (changes * MEASURED.tellUs.value)) * streamsOfEdge),
    Redis: whole((1e6 / (changes * MEASURED.redisUs.value)) * streamsOfEdge),
  }
}

function stormOf({ members, cores }: Plan, edges: number, streams: number): Storm {
  const workUs = MEASURED.tlsOpenUs.value + MEASURED.boardUs.value
  const more = streams / (edges - 1)
  return {
    streams,
    ms: edges > 1 ? RECONNECT_MS + (more * workUs) / cores / 1000 : undefined,
    originStreams: Math.ceil((streams * members) / 100),
  }
}

/** The origin is a server too, and each group of edges has one for its Redis. */
function priceOf({ serverPrice, gbPrice }: Plan, edges: number, mbit: number): number {
  const groups = edges > EDGES_OF_GROUP ? Math.ceil(edges / EDGES_OF_GROUP) : 0
  const gbOfHour = (mbit * 3600) / 8 / 1000
  return (edges + groups + 1) * serverPrice + gbOfHour * gbPrice
}

function whole(viewers: number): number {
  return Number.isFinite(viewers) ? Math.floor(viewers) : Infinity
}
