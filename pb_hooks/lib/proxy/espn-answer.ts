import { GAME_LEAGUES, leagueOf } from '../../../src/domain/league'
import { isOrdinary } from '../../../src/feeds/espn/proxy/ordinary-target'
import { proxyCacheMs } from '../../../src/feeds/espn/proxy/proxy-cache-time'
import type { ProxyTarget } from '../../../src/feeds/espn/proxy/proxy-target'
import { publicReply } from '../../../src/feeds/espn/proxy/public-reply'
import { isOnBoard } from '../boards/on-board'
import { keptReply } from '../games/feed-replies'
import { summaryOnce } from '../games/game-summary'
import { passedOn, restMs } from '../games/rest'
import { answerOnce, type Loaded } from '../server/cache/answer-once'
import { spend, SPENT } from '../server/cache/budget'
import type { Cache, Kept } from '../server/cache/kept'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { fetchJson, parseObject } from './fetch-json'

const CACHE: Cache = { name: 'espn', mostEntries: 400, mostBytes: 32_000_000, packs: true }
const REQUESTS_PER_MINUTE = 240

export const PUBLIC = 0
export const WHOLE = 1

/** A reply of the feed in both versions; the tier decides which of them is sent. */
export function espnAnswer(target: ProxyTarget): Kept {
  return answerOnce(CACHE, `${target.host}${target.path}`, () => load(target))
}

function load(target: ProxyTarget): Loaded {
  return fromSummary(target) ?? fromFeed(target)
}

/** A game's reply is the one that its summary is made of: warm when that is, and one request of the feed for both. */
function fromSummary({ kind, slug, event }: ProxyTarget): Loaded | undefined {
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (kind !== 'summary' || !league || !event) return undefined
  const kept = summaryOnce(league, event)
  if (kept.kind === 'bad') return passedOn(kept)
  const text = keptReply(league, event)
  const reply = parseObject(text ?? '')
  if (!text || !reply) return undefined
  return { kind: 'good', texts: bothTexts(reply, text), freshMs: restMs(kept), checkedAt: kept.checkedAt }
}

function fromFeed(target: ProxyTarget): Loaded {
  if (!needsNoBudget(target) && !spend('espn', REQUESTS_PER_MINUTE)) return SPENT
  const { feedSiteUrl, feedCoreUrl } = serverSettings()
  const base = target.host === 'site' ? feedSiteUrl : feedCoreUrl
  const fetched = fetchJson(base + target.path, leagueOf(target.slug).sport)
  if (!fetched.ok) return fetched.bad
  const texts = bothTexts(fetched.reply, fetched.text)
  return { kind: 'good', texts, freshMs: proxyCacheMs(target, productNow()) }
}

function bothTexts(reply: object, text: string): readonly string[] {
  return [JSON.stringify(publicReply(reply)), text]
}

function needsNoBudget(target: ProxyTarget): boolean {
  return (
    isOrdinary(target, productNow()) || (target.event !== undefined && isOnBoard(target.slug, target.event))
  )
}
