import type { GameSummary } from '../../../src/domain/box-score/game-summary'
import { summaryCacheMs } from '../../../src/domain/box-score/summary-cache-time'
import type { GameLeague } from '../../../src/domain/league'
import { mapSummary } from '../../../src/feeds/espn/summary/map-summary'
import { summaryPath } from '../../../src/feeds/espn/summary/request'
import { fetchJson } from '../upstream/fetch-json'
import { invalidReply } from '../upstream/upstream-failure'
import { answerOnce, type Loaded } from '../cache/answer-once'
import { spend, SPENT, type Budget } from '../cache/budget'
import { readAnswer, type Cache, type Answer, type GoodAnswer } from '../cache/answer-cache'
import { serverSettings } from '../server/settings'
import { isOnBoard } from '../boards/board-memory'
import { noteLogos } from '../boards/named-logos'
import { rememberReply } from './feed-replies'
import { logFailedSummary, type SummaryAsk } from './log-failed-summary'

/** Mapped summaries as text: what the feed sends is ten times as large. */
const CACHE: Cache = { name: 'games', mostEntries: 800, mostBytes: 24_000_000, packs: false }
/** For games that no board shows: past ones, and ids that somebody made up. */
const BUDGET: Budget = { name: 'games', perMinute: 240, perAsker: 60 }

/** `ask` is what it is loaded for, which the log names when that fails; `asker` is whose budget it spends. */
export function summaryOnce(league: GameLeague, id: string, ask: SummaryAsk, asker: string): Answer {
  return answerOnce(CACHE, keyOf(league, id), () => load(league, id, ask, asker))
}

/** What is known without asking the feed. */
export function summaryAtHand(league: GameLeague, id: string): Answer | undefined {
  return readAnswer(CACHE, keyOf(league, id))
}

export function readSummaryText(answer: GoodAnswer): GameSummary {
  return JSON.parse(answer.bodies[0]?.text ?? 'null') as GameSummary
}

function load(league: GameLeague, id: string, ask: SummaryAsk, asker: string): Loaded {
  if (!isOnBoard(league.slug, id) && !spend(BUDGET, asker)) return SPENT
  const fetched = fetchJson(serverSettings().feedSiteUrl + summaryPath(league, id), league.sport)
  if (!fetched.ok) {
    logFailedSummary(league, id, ask, fetched.failure)
    return fetched.bad
  }
  const mapped = mapSummary(league.sport, fetched.reply)
  if (!mapped.ok) {
    logFailedSummary(league, id, ask, { kind: 'validation', reason: mapped.reason })
    return invalidReply(league.sport)
  }
  rememberReply(league, id, fetched.text)
  const { homeTeam, awayTeam } = mapped.summary.matchup
  noteLogos([homeTeam, awayTeam])
  // Some replies leave out the id, so the requested one is used.
  const summary = { ...mapped.summary, id }
  return { kind: 'good', texts: [JSON.stringify(summary)], freshMs: summaryCacheMs(summary) }
}

function keyOf(league: GameLeague, id: string): string {
  return `${league.slug}/${id}`
}
