import { athlete, participant } from '../../payload/athlete'
import { clockText, ordinal, wallclock } from '../../payload/format'
import type { Part, Teams } from '../sim-game'
import type { HockeyMoment, HockeyPlay } from './play'
import { strengthPart, textOf, typeOf } from './words'

export function hockeySituation(teams: Teams, moments: readonly HockeyMoment[], upTo: number): Part {
  const moment = moments[upTo]
  // The feed has an empty situation until somebody has touched the puck.
  if (!moment?.play || moment.play.kind === 'startPeriod') return {}
  return { lastPlay: lastPlay(teams, moment, moment.play, upTo) }
}

function lastPlay(teams: Teams, moment: HockeyMoment, play: HockeyPlay, upTo: number): Part {
  return {
    id: `${teams.fixture.id}${upTo}`,
    type: typeOf(play),
    text: textOf(teams, moment.period, play),
    scoreValue: play.kind === 'goal' ? 1 : 0,
    ...('side' in play && { team: { id: teams.fixture[play.side].id } }),
    ...('side' in play && { athletesInvolved: [athlete(teams, play.side, play.by)] }),
  }
}

export function hockeyCourse(teams: Teams, moments: readonly HockeyMoment[], upTo: number): Part {
  const plays = moments.slice(0, upTo + 1).flatMap((moment, index) => {
    return moment.play ? [playPart(teams, moment, moment.play, index)] : []
  })
  return { plays }
}

/** The clock of the summary's plays counts up, unlike the scoreboard's. */
function playPart(teams: Teams, moment: HockeyMoment, play: HockeyPlay, index: number): Part {
  const length = moment.period > 3 && teams.fixture.season.type !== 3 ? 300 : 1200
  return {
    id: `${teams.fixture.id}${index}`,
    sequenceNumber: String(index),
    type: typeOf(play),
    text: textOf(teams, moment.period, play),
    awayScore: moment.away,
    homeScore: moment.home,
    period: { number: moment.period, displayValue: moment.period > 3 ? 'OT' : ordinal(moment.period) },
    clock: { displayValue: clockText(moment.period === 5 && length === 300 ? 0 : length - moment.clock) },
    scoringPlay: play.kind === 'goal',
    scoreValue: play.kind === 'goal' ? 1 : 0,
    ...('side' in play && { team: { id: teams.fixture[play.side].id } }),
    ...('side' in play && { participants: [participant(teams, play.side, play.by)] }),
    wallclock: wallclock(teams.fixture.start + moment.at),
    shootingPlay: play.kind === 'goal' || play.kind === 'shot' || play.kind === 'missed',
    ...strengthPart(play),
  }
}
