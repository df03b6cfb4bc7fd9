import { tickerAnswer, viewOf } from '../../../src/domain/box-score/game-answer'
import { changedPlaces, tickerRev } from '../../../src/domain/box-score/ticker-news'
import type { GameLeague } from '../../../src/domain/league'
import { PERMISSIONS, type Permission } from '../../../src/domain/people/tiers/permission'
import { answerOnce } from '../cache/answer-once'
import { readAnswer, type Cache, type Answer, type GoodAnswer } from '../cache/answer-cache'
import { noteViewedGame } from './recently-viewed-games'
import { summaryAtHand, readSummaryText, summaryOnce } from './game-summary'
import { sameFailure, remainingFreshMs } from '../cache/derived-answer'

/** Each game's part of the answer by what a caller may see; not packed, because they are put together anew. */
const CACHE: Cache = { name: 'tickers', mostEntries: 1500, mostBytes: 4_000_000, packs: false }
/** The indexes of the texts that are kept of a game. */
const [WHOLE, LOCKED, REV, FIGURES] = [0, 1, 2, 3] as const
/** Games that are not known yet are loaded one after another. After this time the rest waits for the next request. */
const PATIENCE_MS = 2500

/** A game that is asked for, with the revision of its stats that the caller has, or an empty text. */
export interface AskedGame {
  readonly id: string
  readonly known: string
}

/**
 * The ticker's stats of many games in one answer: only games that have changed since the caller's revision, each with
 * its new revision, and only the changed figures of games that the caller has. `pending` lists games that are still
 * loading. Undefined when the caller has everything.
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
    noteViewedGame(league.slug, id)
    const answer = gameTicker(league, id, { can, view, asker }, Date.now() < until)
    if (!answer) pending.push(id)
    if (answer?.kind !== 'good') continue
    for (const permission of lockedOf(answer)) locked.add(permission)
    if (textOf(answer, REV) !== known) games.push(newsOf(id, answer, known))
  }
  if (asked.every(({ known }) => known !== '') && games.length + pending.length + locked.size === 0)
    return undefined
  const inOrder = PERMISSIONS.filter((permission) => locked.has(permission))
  return `{"games":[${games.join()}],"pending":${JSON.stringify(pending)},"locked":${JSON.stringify(inOrder)}}`
}

/** The caller: its permissions, the name of that view, and whose budget it spends. */
interface Viewer {
  readonly can: readonly Permission[]
  readonly view: string
  readonly asker: string
}

/** One game's part, as fresh as its summary; undefined when it is not known and the caller has waited long enough. */
function gameTicker(
  league: GameLeague,
  id: string,
  { can, view, asker }: Viewer,
  mayLoad: boolean,
): Answer | undefined {
  const key = `${league.slug}/${view}/${id}`
  const inHand = mayLoad ? undefined : summaryAtHand(league, id)
  if (!mayLoad && !inHand) return readAnswer(CACHE, key)
  return answerOnce(CACHE, key, () => {
    const answer = inHand ?? summaryOnce(league, id, 'game-stats', asker)
    if (answer.kind === 'bad') return sameFailure(answer)
    const { game, locked } = tickerAnswer(league.sport, readSummaryText(answer), can)
    const figures = (game.tickerStats ?? []).map((figure) => JSON.stringify(figure))
    const texts = [JSON.stringify(game), JSON.stringify(locked), tickerRev(game), JSON.stringify(figures)]
    return { kind: 'good', texts, freshMs: remainingFreshMs(answer), checkedAt: answer.checkedAt }
  })
}

function newsOf(id: string, answer: GoodAnswer, known: string): string {
  const rev = textOf(answer, REV)
  const places = changedPlaces(rev, known)
  if (!places) return `{"rev":"${rev}",${textOf(answer, WHOLE).slice(1)}`
  const texts = JSON.parse(textOf(answer, FIGURES)) as readonly string[]
  const figures = places.map((place) => `"${place}":${texts[place]}`)
  return `{"rev":"${rev}","id":"${id}","figures":{${figures.join()}}}`
}

function lockedOf(answer: GoodAnswer): readonly string[] {
  return JSON.parse(textOf(answer, LOCKED)) as readonly string[]
}

function textOf({ bodies }: GoodAnswer, index: number): string {
  return bodies[index]?.text ?? ''
}
