import { GAME_LEAGUES, type GameLeague } from '../../../src/domain/league'
import { takeLock } from '../server/lock'
import { askedLately } from './asked'
import { keptSummary, summaryOnce } from './game-summary'
import { isOnBoard } from '../boards/on-board'

const LOCK_MS = 30_000
const NAP_MS = 500
/** Cron fires on the minute: this loop ends just before, and the next one takes over. */
const HAND_OVER_MS = 300

/**
 * Keeps the summaries warm that somebody looks at, so that no viewer waits for the feed and the feed hears of one
 * request per game and time, however many look. Cron starts it every minute.
 */
export function warmGamesUntilMinuteEnds(): void {
  const end = (Math.floor(Date.now() / 60_000) + 1) * 60_000 - HAND_OVER_MS
  const lock = takeLock('warm-games', LOCK_MS)
  if (!lock) return
  try {
    while (Date.now() < end && lock.renew()) {
      for (const league of GAME_LEAGUES) warmLeague(league, lock.renew)
      sleep(NAP_MS)
    }
  } finally {
    lock.release()
  }
}

function warmLeague(league: GameLeague, goOn: () => boolean): void {
  for (const id of askedLately(league.slug)) {
    const kept = keptSummary(league, id)
    const isDue = kept === undefined || kept.freshUntil <= Date.now()
    if (isDue && isOnBoard(league.slug, id) && goOn()) summaryOnce(league, id)
  }
}
