import { summaryRefusal } from '../../src/domain/box-score/summary-failure'
import { isTickerRev } from '../../src/domain/box-score/ticker-news'
import { playerIdOf } from '../../src/domain/golf/golf-rows'
import { GAME_LEAGUES, parseSlug, type GameLeague } from '../../src/domain/league'
import { statsRefusal } from '../../src/domain/ticker/ticker-content'
import { gameView } from './games/game-view'
import { scorecardView } from './games/scorecard-view'
import { tickerText, type AskedGame } from './games/ticker-view'
import { warmGamesUntilMinuteEnds as warmGames } from './games/warm-games'
import { checkQuietRequest, guardQuietRoute } from './security/headers'
import { duringAction } from './server/action'
import { asJob } from './server/as-job'
import { askerOf, callerOf } from './security/caller'
import { sendAnswer } from './cache/send-answer'
import { letEdgesKeep } from './server/let-edges-keep'

export const warmGamesUntilMinuteEnds = asJob(warmGames)

const PRIVATE = 'private, no-cache'
const MOST_IDS = 100
/** The page names the revision of the ticker that it has; the text is empty when it has none. */
const isRev = (text: string) => text === '' || isTickerRev(text)
const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** GET /api/games/{slug}/{id}: a game's summary, or with `?player=` a golfer's scorecard, as the caller may see it. */
export function sendGame(e: core.RequestEvent): void {
  return duringAction(e, answerGame)
}

function answerGame(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const slug = parseSlug(e.request!.pathValue('slug'))
  const id = e.request!.pathValue('id')
  if (slug === 'pga') return sendScorecard(e, id)
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (!league) throw new NotFoundError(summaryRefusal(e.request!.pathValue('slug')))
  if (!isId(id)) throw new NotFoundError('There is no such game')
  const caller = callerOf(e)
  // Guests all get the same.
  const keeping = caller.signedIn ? PRIVATE : letEdgesKeep(e, PRIVATE)
  return sendAnswer(e, gameView(league, id, caller.can, askerOf(e)), 0, keeping)
}

function sendScorecard(e: core.RequestEvent, event: string): void {
  const row = e.request!.url!.query().get('player')
  if (!isId(event)) throw new NotFoundError('There is no such tournament')
  if (!callerOf(e).signedIn) throw new UnauthorizedError('Sign in to see scorecards')
  if (row === '') throw new BadRequestError('player is missing')
  const player = playerIdOf({ id: row, tournament: event })
  if (!isId(player)) throw new NotFoundError('There is no such player')
  return sendAnswer(e, scorecardView(event, player, askerOf(e)))
}

/**
 * GET /api/games/{slug}?ids=a,b,c&part=stats&have=,1f09ab3,: what the ticker shows of many games, without those that
 * the caller already has in that revision; 204 when nothing is left. Every viewer asks for this every ten seconds: the
 * other security headers would be larger than the stats, and they govern pages, not data.
 */
export function sendTickers(e: core.RequestEvent): void {
  return duringAction(e, answerTickers)
}

function answerTickers(e: core.RequestEvent): void {
  const { league, games } = tickersAsked(e)
  const header = e.response.header()
  header.set('Cache-Control', 'no-store')
  // PocketBase sets both. X-Xss-Protection is a leftover for old browsers, and Vary is for caches, which keep nothing
  // here.
  header.del('X-Xss-Protection')
  header.del('Vary')
  const text = tickerText(league, games, callerOf(e).can, askerOf(e))
  return text === undefined ? e.noContent(204) : e.blob(200, 'application/json', text)
}

function tickersAsked(e: core.RequestEvent) {
  try {
    checkQuietRequest(e)
    return { league: gameLeague(e), games: gamesAsked(e) }
  } catch (error) {
    guardQuietRoute(e)
    throw error
  }
}

function gamesAsked(e: core.RequestEvent): readonly AskedGame[] {
  const query = e.request!.url!.query()
  if (query.get('part') !== 'stats') throw new BadRequestError('part must be stats')
  const ids = query.get('ids').split(',')
  if (!ids.every(isId)) throw new BadRequestError('ids must be ids of games with commas between them')
  if (ids.length > MOST_IDS) throw new BadRequestError(`ids may name at most ${MOST_IDS} games`)
  const known = query.has('have') ? query.get('have').split(',') : ids.map(() => '')
  if (known.length !== ids.length || !known.every(isRev))
    throw new BadRequestError('have must have a revision or nothing for each of ids')
  return [...new Map(ids.map((id, index) => [id, { id, known: known[index] ?? '' }])).values()]
}

function gameLeague(e: core.RequestEvent): GameLeague {
  const given = e.request!.pathValue('slug')
  const slug = parseSlug(given)
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (!league) throw new NotFoundError(statsRefusal(given))
  return league
}
