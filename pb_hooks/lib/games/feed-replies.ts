import type { GameLeague } from '../../../src/domain/league'
import { readAnswer, writeAnswer, type Cache } from '../cache/answer-cache'

/** The feed's unchanged replies about games. A reply that no longer fits is asked for again. */
const CACHE: Cache = { name: 'replies', mostEntries: 150, mostBytes: 32_000_000, packs: false }

/** Keeps what a summary is made of, so that the feed proxy need not ask the same again. */
export function rememberReply(league: GameLeague, id: string, text: string): void {
  const bodies = [{ tag: '', text, packed: null }]
  writeAnswer(CACHE, keyOf(league, id), { kind: 'good', bodies, checkedAt: '', freshUntil: 0 })
}

/** The reply that the game's summary was made of last. */
export function rememberedReply(league: GameLeague, id: string): string | undefined {
  const answer = readAnswer(CACHE, keyOf(league, id))
  return answer?.kind === 'good' ? answer.bodies[0]?.text : undefined
}

function keyOf(league: GameLeague, id: string): string {
  return `${league.slug}/${id}`
}
