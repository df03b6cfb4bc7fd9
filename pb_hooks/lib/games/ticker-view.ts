import { tickerAnswer, viewOf, type TickerAnswer } from '../../../src/domain/box-score/game-answer'
import type { GameLeague } from '../../../src/domain/league'
import { PERMISSIONS, type Permission } from '../../../src/domain/people/tiers/permission'
import { answerOnce, type Loaded } from '../server/cache/answer-once'
import type { Cache, Kept } from '../server/cache/kept'
import { wasAsked } from './asked'
import { keptSummary, readSummaryText, summaryOnce } from './game-summary'

const CACHE: Cache = { name: 'tickers', mostEntries: 200, mostBytes: 4_000_000, packs: true }
/** Short, because each of the games has its own time. */
const FRESH_MS = 2000
/** Games that are not known yet are loaded one after another; who waits longer gets the rest next time. */
const PATIENCE_MS = 2500

/** The ticker's stats of many games in one answer; `pending` are those that are still on their way. */
export function tickerView(league: GameLeague, ids: readonly string[], can: readonly Permission[]): Kept {
  for (const id of ids) wasAsked(league.slug, id)
  const key = `${league.slug}/${viewOf(league.sport, can)}/${$security.md5(ids.join())}`
  return answerOnce(CACHE, key, () => load(league, ids, can))
}

function load(league: GameLeague, ids: readonly string[], can: readonly Permission[]): Loaded {
  const until = Date.now() + PATIENCE_MS
  const games: TickerAnswer[] = []
  const locked = new Set<Permission>()
  const pending: string[] = []
  let oldest = ''
  for (const id of ids) {
    const kept = Date.now() < until ? summaryOnce(league, id) : keptSummary(league, id)
    if (!kept) pending.push(id)
    if (kept?.kind !== 'good') continue
    const answer = tickerAnswer(league.sport, readSummaryText(kept), can)
    games.push(answer.game)
    for (const permission of answer.locked) locked.add(permission)
    if (oldest === '' || kept.checkedAt < oldest) oldest = kept.checkedAt
  }
  const inOrder = PERMISSIONS.filter((permission) => locked.has(permission))
  const text = JSON.stringify({ games, pending, locked: inOrder })
  return { kind: 'good', texts: [text], freshMs: FRESH_MS, ...(oldest && { checkedAt: oldest }) }
}
