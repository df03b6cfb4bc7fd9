import { gameAnswer, viewOf } from '../../../src/domain/box-score/game-answer'
import type { GameLeague } from '../../../src/domain/league'
import type { Permission } from '../../../src/domain/people/tiers/permission'
import { answerOnce } from '../cache/answer-once'
import type { Cache, Answer } from '../cache/answer-cache'
import { noteViewedGame } from './recently-viewed-games'
import { readSummaryText, summaryOnce } from './game-summary'
import { productNow } from '../server/time'
import { sameFailure, remainingFreshMs } from '../cache/derived-answer'

/** Answers ready to be sent, one for each set of open parts. */
const CACHE: Cache = { name: 'game-views', mostEntries: 1500, mostBytes: 16_000_000, packs: true }

/** A game as the caller may see it. Its age and freshness are those of the summary that it is made of. */
export function gameView(league: GameLeague, id: string, can: readonly Permission[], asker: string): Answer {
  noteViewedGame(league.slug, id)
  return answerOnce(CACHE, `${league.slug}/${id}/${viewOf(league.sport, can)}`, () => {
    const answer = summaryOnce(league, id, 'game-details', asker)
    if (answer.kind === 'bad') return sameFailure(answer)
    const text = JSON.stringify(gameAnswer(league.sport, readSummaryText(answer), can, productNow()))
    return { kind: 'good', texts: [text], freshMs: remainingFreshMs(answer), checkedAt: answer.checkedAt }
  })
}
