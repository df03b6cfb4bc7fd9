import { GAME_LEAGUES, parseSlug, type GameLeague } from '../../src/domain/league'
import { gameView } from './games/game-view'
import { scorecardView } from './games/scorecard-view'
import { tickerView } from './games/ticker-view'
import { warmGamesUntilMinuteEnds } from './games/warm-games'
import { setSecurityHeaders } from './security/headers'
import { callerOf } from './server/caller'
import { sendKept } from './server/cache/send-kept'

export { warmGamesUntilMinuteEnds }

const MOST_IDS = 100
const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** GET /api/games/{slug}/{id}: a game's summary, or with `?player=` a golfer's scorecard, as the caller may see it. */
export function sendGame(e: core.RequestEvent): void {
  setSecurityHeaders(e)
  const slug = parseSlug(e.request!.pathValue('slug'))
  const id = e.request!.pathValue('id')
  if (slug === 'pga') return sendScorecard(e, id)
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (!league || !isId(id)) throw new NotFoundError('There is no such game')
  return sendKept(e, gameView(league, id, callerOf(e).can))
}

function sendScorecard(e: core.RequestEvent, event: string): void {
  const player = e.request!.url!.query().get('player')
  if (!isId(event)) throw new NotFoundError('There is no such tournament')
  if (!callerOf(e).signedIn) throw new UnauthorizedError('Sign in to see scorecards')
  if (player === '') throw new BadRequestError('player is missing')
  if (!isId(player)) throw new NotFoundError('There is no such player')
  return sendKept(e, scorecardView(event, player))
}

/** GET /api/games/{slug}?ids=a,b,c&part=stats: what the ticker shows of many games. */
export function sendTickers(e: core.RequestEvent): void {
  setSecurityHeaders(e)
  const league = gameLeague(e)
  const query = e.request!.url!.query()
  if (query.get('part') !== 'stats') throw new BadRequestError('part must be stats')
  const ids = [...new Set(query.get('ids').split(','))]
  ids.sort()
  if (!ids.every(isId)) throw new BadRequestError('ids must be ids of games with commas between them')
  if (ids.length > MOST_IDS) throw new BadRequestError(`ids may name at most ${MOST_IDS} games`)
  return sendKept(e, tickerView(league, ids, callerOf(e).can))
}

function gameLeague(e: core.RequestEvent): GameLeague {
  const slug = parseSlug(e.request!.pathValue('slug'))
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (!league) throw new NotFoundError('There is no such league')
  return league
}
