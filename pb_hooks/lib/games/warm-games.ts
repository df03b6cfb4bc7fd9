import { GAME_LEAGUES, type GameLeague } from '../../../src/domain/league'
import { loopUntilMinuteEnds } from '../server/minute-loop'
import { askedLately } from './asked'
import { keptSummary, summaryOnce } from './game-summary'
import { isOnBoard } from '../boards/on-board'
import { watchGames } from './watched'

const NAP_MS = 500

/**
 * Keeps the summaries of the games on somebody's screen warm, so that a box score opens at once and the feed hears of
 * one request per game and time, however many look and whatever they open. Cron starts it every minute.
 */
export function warmGamesUntilMinuteEnds(): void {
  const watchedGames = watchGames()
  let dueAt = 0
  loopUntilMinuteEnds({
    name: 'warm-games',
    waitForLockMs: 0,
    dueAt: () => dueAt,
    step(lock) {
      const watched = watchedGames()
      for (const league of GAME_LEAGUES) warmLeague(league, watched[league.slug] ?? [], lock.renew)
      dueAt = Date.now() + NAP_MS
    },
  })
}

function warmLeague(league: GameLeague, watched: readonly string[], goOn: () => boolean): void {
  for (const id of new Set([...askedLately(league.slug), ...watched])) {
    const kept = keptSummary(league, id)
    const isDue = kept === undefined || kept.freshUntil <= Date.now()
    if (isDue && isOnBoard(league.slug, id) && goOn()) summaryOnce(league, id)
  }
}
