import { leagueOf } from '../../../src/domain/league'
import { isOrdinary } from '../../../src/feeds/espn/proxy/ordinary-target'
import { proxyCacheMs } from '../../../src/feeds/espn/proxy/proxy-cache-time'
import type { ProxyTarget } from '../../../src/feeds/espn/proxy/proxy-target'
import { publicReply } from '../../../src/feeds/espn/proxy/public-reply'
import { isOnBoard } from '../boards/on-board'
import { answerOnce, type Loaded } from '../server/cache/answer-once'
import { spend, SPENT } from '../server/cache/budget'
import type { Cache, Kept } from '../server/cache/kept'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { fetchJson } from './fetch-json'

const CACHE: Cache = { name: 'espn', mostEntries: 400, mostBytes: 32_000_000, packs: true }
const REQUESTS_PER_MINUTE = 240

export const PUBLIC = 0
export const WHOLE = 1

/** A reply of the feed in both versions; the tier decides which of them is sent. */
export function espnAnswer(target: ProxyTarget): Kept {
  return answerOnce(CACHE, `${target.host}${target.path}`, () => load(target))
}

function load(target: ProxyTarget): Loaded {
  if (!needsNoBudget(target) && !spend('espn', REQUESTS_PER_MINUTE)) return SPENT
  const { feedSiteUrl, feedCoreUrl } = serverSettings()
  const base = target.host === 'site' ? feedSiteUrl : feedCoreUrl
  const fetched = fetchJson(base + target.path, leagueOf(target.slug).sport)
  if (!fetched.ok) return fetched.bad
  return {
    kind: 'good',
    texts: [JSON.stringify(publicReply(fetched.reply)), fetched.text],
    freshMs: proxyCacheMs(target, productNow()),
  }
}

function needsNoBudget(target: ProxyTarget): boolean {
  return (
    isOrdinary(target, productNow()) || (target.event !== undefined && isOnBoard(target.slug, target.event))
  )
}
