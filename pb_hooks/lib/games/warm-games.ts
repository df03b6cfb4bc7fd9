import { isUnderWay } from '../../../src/domain/game/stuck'
import { GAME_LEAGUES, type GameLeague, type Slug } from '../../../src/domain/league'
import { STRENGTH_READ_MS, STUCK_DAY_READ_MS } from '../../../src/domain/time/intervals'
import { loadBoard } from '../boards/board-memory'
import type { Answer } from '../cache/answer-cache'
import { OURSELVES } from '../cache/budget'
import { loopUntilMinuteEnds } from '../server/minute-loop'
import { summaryAtHand, summaryOnce } from './game-summary'
import { isOnBoard } from '../boards/board-memory'
import { productNow } from '../server/time'
import { watchGames, type WatchedGame } from './watched'

const NAP_MS = 500

/**
 * Keeps the summaries of watched games warm, so that a box score opens at once and the feed gets one request per game
 * and time, however many people look. Of stuck games they are read as rarely as the days of these games. Live hockey
 * games are read too, more slowly, even when nobody looks: only their summaries contain the strength that the board
 * shows. Cron starts it every minute.
 */
export function warmGamesUntilMinuteEnds(): void {
  const watchedGames = watchGames()
  let dueAt = 0
  loopUntilMinuteEnds({
    name: 'warm-games',
    dueAt: () => dueAt,
    step(lock) {
      const watched = watchedGames()
      for (const league of GAME_LEAGUES) warmLeague(league, watched[league.slug] ?? [], lock.renew)
      warmStrengths(lock.renew)
      dueAt = Date.now() + NAP_MS
    },
  })
}

function warmStrengths(goOn: () => boolean): void {
  for (const league of GAME_LEAGUES.filter(({ kind }) => kind === 'hockey')) {
    for (const id of gamesUnderWay(league.slug)) {
      const answer = summaryAtHand(league, id)
      const isDue = answer === undefined || isOlderThan(answer, STRENGTH_READ_MS)
      if (isDue && goOn()) summaryOnce(league, id, 'game-details', OURSELVES)
    }
  }
}

function isFresh({ freshUntil }: Answer): boolean {
  return freshUntil > Date.now()
}

function isOlderThan(answer: Answer, ms: number): boolean {
  if (isFresh(answer)) return false
  return answer.kind === 'bad' || productNow() - Date.parse(answer.checkedAt) >= ms
}

function gamesUnderWay(slug: Slug): readonly string[] {
  const board = loadBoard(slug)
  return board && 'games' in board ? board.games.filter(isUnderWay).map(({ id }) => id) : []
}

function warmLeague(league: GameLeague, watched: readonly WatchedGame[], goOn: () => boolean): void {
  for (const { id, isStuck } of watched) {
    const answer = summaryAtHand(league, id)
    const isDue =
      answer === undefined || (isStuck ? isOlderThan(answer, STUCK_DAY_READ_MS) : !isFresh(answer))
    if (isDue && isOnBoard(league.slug, id) && goOn()) summaryOnce(league, id, 'game-details', OURSELVES)
  }
}
