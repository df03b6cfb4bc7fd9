import { tickerAnswer, viewOf } from '../../../src/domain/box-score/game-answer'
import type { GameLeague } from '../../../src/domain/league'
import { PERMISSIONS, type Permission } from '../../../src/domain/people/tiers/permission'
import { answerOnce } from '../cache/answer-once'
import { readKept, type Cache, type Kept, type KeptGood } from '../cache/answer-cache'
import { wasAsked } from './asked-lately'
import { keptSummary, readSummaryText, summaryOnce } from './game-summary'
import { passedOn, restMs } from '../cache/derived-answer'

/** Each game's part of the answer by what a caller may see; not packed, because they are put together anew. */
const CACHE: Cache = { name: 'tickers', mostEntries: 1500, mostBytes: 4_000_000, packs: false }
/** Games that are not known yet are loaded one after another; who waits longer gets the rest next time. */
const PATIENCE_MS = 2500

/** A game that is asked for, with the revision of its stats that the caller has, or an empty text. */
export interface AskedGame {
  readonly id: string
  readonly known: string
}

/**
 * The ticker's stats of many games in one answer: those that have changed since the caller asked, each with its
 * revision. `pending` are those that are still on their way. Nothing when the caller has it all.
 */
export function tickerText(
  league: GameLeague,
  asked: readonly AskedGame[],
  can: readonly Permission[],
  asker: string,
): string | undefined {
  const until = Date.now() + PATIENCE_MS
  const view = viewOf(league.sport, can)
  const games: string[] = []
  const pending: string[] = []
  const locked = new Set<string>()
  for (const { id, known } of asked) {
    wasAsked(league.slug, id)
    const kept = gameTicker(league, id, { can, view, asker }, Date.now() < until)
    if (!kept) pending.push(id)
    if (kept?.kind !== 'good') continue
    for (const permission of lockedOf(kept)) locked.add(permission)
    const rev = revOf(kept)
    if (rev !== known) games.push(`{"rev":"${rev}",${textOf(kept, 0).slice(1)}`)
  }
  if (asked.every(({ known }) => known !== '') && games.length + pending.length + locked.size === 0)
    return undefined
  const inOrder = PERMISSIONS.filter((permission) => locked.has(permission))
  return `{"games":[${games.join()}],"pending":${JSON.stringify(pending)},"locked":${JSON.stringify(inOrder)}}`
}

/** Who asks: what it may see, the name of that, and whose budget it spends. */
interface Viewer {
  readonly can: readonly Permission[]
  readonly view: string
  readonly asker: string
}

/** One game's part, as fresh as its summary; nothing while nobody knows it and the caller has waited long enough. */
function gameTicker(
  league: GameLeague,
  id: string,
  { can, view, asker }: Viewer,
  mayLoad: boolean,
): Kept | undefined {
  const key = `${league.slug}/${view}/${id}`
  const inHand = mayLoad ? undefined : keptSummary(league, id)
  if (!mayLoad && !inHand) return readKept(CACHE, key)
  return answerOnce(CACHE, key, () => {
    const kept = inHand ?? summaryOnce(league, id, 'game-stats', asker)
    if (kept.kind === 'bad') return passedOn(kept)
    const { game, locked } = tickerAnswer(league.sport, readSummaryText(kept), can)
    const texts = [JSON.stringify(game), JSON.stringify(locked)]
    return { kind: 'good', texts, freshMs: restMs(kept), checkedAt: kept.checkedAt }
  })
}

function revOf({ bodies }: KeptGood): string {
  return bodies[0]?.tag.slice(1, 9) ?? ''
}

function lockedOf(kept: KeptGood): readonly string[] {
  return JSON.parse(textOf(kept, 1)) as readonly string[]
}

function textOf({ bodies }: KeptGood, index: number): string {
  return bodies[index]?.text ?? ''
}
