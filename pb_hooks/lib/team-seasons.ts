import { GAME_LEAGUES } from '../../src/domain/league'
import { parseTeamKey } from '../../src/domain/people/favourites/team-key'
import { denialOf } from '../../src/domain/people/gates/access'
import { missingForPart } from '../../src/domain/people/gates/game-parts'
import { sendAnswer } from './cache/send-answer'
import { askerOf, callerOf } from './security/caller'
import { guardQuietRoute } from './security/headers'
import { duringAction } from './server/action'
import { seasonOfTeam } from './teams/season-of-team'

/** GET /api/teams/{slug}/{id}: all games of a team's season, for callers with the league's team analytics. */
export function sendTeamSeason(e: core.RequestEvent): void {
  return duringAction(e, answerTeamSeason)
}

function answerTeamSeason(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const slug = e.request!.pathValue('slug')
  const league = GAME_LEAGUES.find((one) => one.slug === slug)
  if (!league) throw new NotFoundError('There is no such league')
  const caller = callerOf(e)
  const missing = missingForPart('teamForm', league.sport, caller.can)
  if (missing) {
    const { text } = denialOf(missing, caller.tier)
    throw caller.signedIn ? new ForbiddenError(text) : new UnauthorizedError(text)
  }
  const id = e.request!.pathValue('id')
  if (!parseTeamKey(`${slug}/${id}`)) throw new NotFoundError('There is no such team')
  return sendAnswer(e, seasonOfTeam(league, id, askerOf(e)))
}
