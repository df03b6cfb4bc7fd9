import { edgeKilled } from './edge-killed'
import type { Fault } from './fault'
import { originKilled } from './origin-killed'
import { originRestored } from './origin-restored'
import { publisherRefused } from './publisher-refused'
import { redisKilled } from './redis-killed'
import { silentConnections, stalledReaders } from './strangers'

/** In this order one origin and its edges go through all of them. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'an edge is killed': edgeKilled,
  'Redis is killed and comes back': redisKilled,
  'one who is told refuses': publisherRefused,
  'readers stand still': stalledReaders,
  'many say nothing': silentConnections,
  'the origin is killed': originKilled,
  'the origin is restored': originRestored,
}
