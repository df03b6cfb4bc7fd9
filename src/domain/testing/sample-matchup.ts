import type { Matchup } from '../box-score/matchup'
import { scheduledGame } from './sample-game'

/** The matchup of the sample game; override what the test is about. */
export function sampleMatchup(changes: Partial<Matchup> = {}): Matchup {
  const { awayTeam, homeTeam, venue, start, startTime } = scheduledGame()
  return {
    awayTeam: unscored(awayTeam),
    homeTeam: unscored(homeTeam),
    venue,
    startTime,
    ...(start && { start }),
    ...changes,
  }
}

function unscored({ score: _none, ...team }: ReturnType<typeof scheduledGame>['homeTeam']) {
  return team
}
