import { GAME_LEAGUES, leagueOf } from '../../../src/domain/league'
import { closedDayText, isOpenDay } from '../../../src/domain/people/gates/open-days'
import type { Tier } from '../../../src/domain/people/tiers/tier'
import { openPartOf } from '../../../src/feeds/espn/proxy/open-days'
import { isOrdinary } from '../../../src/feeds/espn/proxy/ordinary-target'
import { proxyCacheMs } from '../../../src/feeds/espn/proxy/proxy-cache-time'
import type { ProxyTarget } from '../../../src/feeds/espn/proxy/proxy-target'
import { publicReply } from '../../../src/feeds/espn/proxy/public-reply'
import { isOnBoard } from '../boards/board-memory'
import { rememberedReply } from '../games/feed-replies'
import { summaryOnce } from '../games/game-summary'
import { sameFailure, remainingFreshMs } from '../cache/derived-answer'
import { answerOnce, type Loaded } from '../cache/answer-once'
import { spend, SPENT, type Budget } from '../cache/budget'
import type { Cache, Answer } from '../cache/answer-cache'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { parseObject } from '../upstream/fetch-json'
import { fetchLogged } from '../upstream/fetch-logged'

const CACHE: Cache = { name: 'espn', mostEntries: 400, mostBytes: 32_000_000, packs: true }
/** For requests that no board needs and no page sends by itself. */
const BUDGET: Budget = { name: 'espn', perMinute: 240, perAsker: 60 }

const PUBLIC = 0
const WHOLE = 1
/** There is a third text only when not all days of the reply are open to everybody. */
const OPEN_DAYS = 2
/** Stands there when none is. */
const CLOSED = 'closed'

/** The parts of the feed that the caller may see. */
export interface Sight {
  readonly whole: boolean
  readonly allDays: boolean
  /** What it takes to see more depends on it. */
  readonly tier: Tier
}

/** A reply of the feed as the caller may see it. All versions are kept, and the caller's rights select one. */
export function espnAnswer(
  target: ProxyTarget,
  sight: Sight,
  asker: string,
): { answer: Answer; body: number } {
  if (target.day !== undefined && !sight.allDays && !isOpenDay(target.day, productNow())) refuseDay(sight)
  const answer = answerOnce(CACHE, `${target.host}${target.path}`, () => load(target, asker))
  const open = answer.kind === 'good' && !sight.allDays ? answer.bodies[OPEN_DAYS] : undefined
  if (open?.text === CLOSED) refuseDay(sight)
  return { answer, body: open ? OPEN_DAYS : sight.whole ? WHOLE : PUBLIC }
}

function refuseDay({ tier }: Sight): never {
  throw new ForbiddenError(closedDayText(tier))
}

function load(target: ProxyTarget, asker: string): Loaded {
  return fromSummary(target, asker) ?? fromFeed(target, asker)
}

/** A game's reply is the one behind its summary, so both are warm together and take one request to the feed. */
function fromSummary(target: ProxyTarget, asker: string): Loaded | undefined {
  const { kind, slug, event } = target
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (kind !== 'summary' || !league || !event) return undefined
  const answer = summaryOnce(league, event, 'game-details', asker)
  if (answer.kind === 'bad') return sameFailure(answer)
  const text = rememberedReply(league, event)
  const reply = parseObject(text ?? '')
  if (!text || !reply) return undefined
  return {
    kind: 'good',
    texts: textsOf(target, reply, text),
    freshMs: remainingFreshMs(answer),
    checkedAt: answer.checkedAt,
  }
}

function fromFeed(target: ProxyTarget, asker: string): Loaded {
  if (!needsNoBudget(target) && !spend(BUDGET, asker)) return SPENT
  const { feedSiteUrl, feedCoreUrl } = serverSettings()
  const base = target.host === 'site' ? feedSiteUrl : feedCoreUrl
  const fetched = fetchLogged(base + target.path, leagueOf(target.slug).sport)
  if (!fetched.ok) return fetched.bad
  const texts = textsOf(target, fetched.reply, fetched.text)
  return { kind: 'good', texts, freshMs: proxyCacheMs(target, productNow()) }
}

function textsOf(target: ProxyTarget, reply: object, text: string): readonly string[] {
  const publicText = (seen: object) => JSON.stringify(publicReply(target, seen))
  const open = openPartOf(target, reply, productNow())
  switch (open.kind) {
    case 'all':
      return [publicText(reply), text]
    case 'part':
      return [publicText(reply), text, publicText(open.reply)]
    case 'none':
      return [publicText(reply), text, CLOSED]
  }
}

function needsNoBudget(target: ProxyTarget): boolean {
  return (
    isOrdinary(target, productNow()) || (target.event !== undefined && isOnBoard(target.slug, target.event))
  )
}
