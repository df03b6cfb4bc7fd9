import { GAME_LEAGUES, type GameLeague } from '../../../src/domain/league'
import { takeLock } from '../server/lock'
import { askedLately } from './asked'
import { keptSummary, summaryOnce } from './game-summary'
import { isOnBoard } from '../boards/on-board'
import { watchGames } from './watched'

const LOCK_MS = 30_000
const NAP_MS = 500
/** Cron fires on the minute: this loop ends just before, and the next one takes over. */
const HAND_OVER_MS = 300

/**
 * Keeps the summaries of the games on somebody's screen warm, so that a box score opens at once and the feed hears of
 * one request per game and time, however many look and whatever they open. Cron starts it every minute.
 */
export function warmGamesUntilMinuteEnds(): void {
  const end = (Math.floor(Date.now() / 60_000) + 1) * 60_000 - HAND_OVER_MS
  const lock = takeLock('warm-games', LOCK_MS)
  if (!lock) return
  const watchedGames = watchGames()
  try {
    while (Date.now() < end && lock.renew()) {
      const watched = watchedGames()
      for (const league of GAME_LEAGUES) warmLeague(league, watched[league.slug] ?? [], lock.renew)
      sleep(NAP_MS)
    }
  } finally {
    lock.release()
  }
}

function warmLeague(league: GameLeague, watched: readonly string[], goOn: () => boolean): void {
  for (const id of new Set([...askedLately(league.slug), ...watched])) {
    const kept = keptSummary(league, id)
    const isDue = kept === undefined || kept.freshUntil <= Date.now()
    if (isDue && isOnBoard(league.slug, id) && goOn()) summaryOnce(league, id)
  }
}
