import { isObject } from '../domain/json'
import type { ServerTime } from '../domain/time/product-clock'
import { browserFetch, getJson, type Fetch } from './get-json'
import { parseTime } from './parse-board'
import { serverTimeOnArrival } from './server-time-on-arrival'

export async function fetchTime(fetch: Fetch = browserFetch): Promise<ServerTime | undefined> {
  const reply = await getJson(fetch, '/api/time')
  if (reply.kind === 'failed' || reply.status !== 200 || !isObject(reply.body)) return undefined
  const now = serverTimeOnArrival(reply.headers, parseTime(reply.body['now']))
  const rate = reply.body['rate']
  if (now === undefined || typeof rate !== 'number' || rate < 0) return undefined
  const liveMs = reply.body['liveMs']
  return { now: Date.parse(now), rate, ...(typeof liveMs === 'number' && { liveMs }) }
}
