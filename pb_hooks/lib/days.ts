import { parseDay } from '../../src/domain/time/parse-day'
import { closedDayText, isOpenDay } from '../../src/domain/people/gates/open-days'
import { GAME_LEAGUES } from '../../src/domain/league'
import { sendAnswer } from './cache/send-answer'
import { gamesOfDay } from './days/games-of-day'
import { askerOf, callerOf } from './security/caller'
import { guardQuietRoute } from './security/headers'
import { duringAction } from './server/action'
import { productNow } from './server/time'

/** GET /api/days/{slug}/{day}: the games of a league on any day. Days that are long over need `view_historical_data`. */
export function sendDay(e: core.RequestEvent): void {
  return duringAction(e, answerDay)
}

function answerDay(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const slug = e.request!.pathValue('slug')
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (!league) throw new NotFoundError('There is no such league')
  const day = parseDay(e.request!.pathValue('day'))
  if (!day) throw new BadRequestError('A day is written as in 2026-10-25', {})
  const caller = callerOf(e)
  if (!isOpenDay(day, productNow()) && !caller.can.includes('view_historical_data')) {
    const text = closedDayText(caller.tier)
    throw caller.signedIn ? new ForbiddenError(text) : new UnauthorizedError(text)
  }
  return sendAnswer(e, gamesOfDay(league, day, askerOf(e)))
}
