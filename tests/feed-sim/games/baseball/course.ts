import { athlete, participant, playerOf } from '../../payload/athlete'
import { ordinal, wallclock } from '../../payload/format'
import { other, type Side } from '../moment'
import type { Part, Teams } from '../sim-game'
import { batterSummary, pitcherSummary } from './box'
import { BATTERS, type BaseballMoment, type BaseballPlay } from './play'
import { countBaseball } from './stats'
import { textOf, typeOf } from './words'

export function baseballSituation(teams: Teams, moments: readonly BaseballMoment[], upTo: number): Part {
  const moment = moments[upTo]
  if (!moment?.play) return {}
  return {
    lastPlay: lastPlay(teams, moment.play, upTo),
    balls: moment.balls,
    strikes: moment.strikes,
    outs: moment.outs,
    ...(moment.stage === 'break' ? { dueUp: dueUp(teams, moments, upTo) } : duel(teams, moments, upTo)),
    onFirst: moment.bases[0] !== undefined,
    onSecond: moment.bases[1] !== undefined,
    onThird: moment.bases[2] !== undefined,
  }
}

function lastPlay(teams: Teams, play: BaseballPlay, upTo: number): Part {
  return {
    id: `${teams.fixture.id}${upTo}`,
    type: typeOf(play),
    text: textOf(teams, play),
    scoreValue: 'scored' in play ? play.scored.length : 0,
    ...('side' in play && { team: { id: teams.fixture[play.side].id } }),
    ...('side' in play && { athletesInvolved: [athlete(teams, play.side, play.batter)] }),
  }
}

function duel(teams: Teams, moments: readonly BaseballMoment[], upTo: number): Part {
  const moment = moments[upTo] as BaseballMoment
  const side = battingSide(moment.half)
  const tally = countBaseball(moments, upTo)
  const { pitcher, batter } = moment
  const pitching = pitcherSummary((stat) => tally.of(other(side), pitcher, stat))
  return {
    pitcher: { ...onField(teams, moment, other(side), pitcher), summary: pitching },
    batter: {
      ...onField(teams, moment, side, batter),
      summary: batterSummary((stat) => tally.of(side, batter, stat)),
    },
  }
}

/** The next three of the side that bats next. */
function dueUp(teams: Teams, moments: readonly BaseballMoment[], upTo: number): readonly Part[] {
  const moment = moments[upTo] as BaseballMoment
  const side = other(battingSide(moment.half))
  const tally = countBaseball(moments, upTo)
  const first = moments.slice(0, upTo).findLast((earlier) => battingSide(earlier.half) === side)?.batter ?? 0
  return [0, 1, 2].map((n) => {
    const place = (first + n) % BATTERS
    const summary = batterSummary((stat) => tally.of(side, place, stat))
    return { ...onField(teams, moment, side, place), batOrder: place + 1, summary }
  })
}

function onField(teams: Teams, moment: BaseballMoment, side: Side, place: number): Part {
  return {
    playerId: Number(playerOf(teams, side, place).id),
    period: moment.period,
    athlete: athlete(teams, side, place),
  }
}

function battingSide(half: BaseballMoment['half']): Side {
  return half === 'top' ? 'away' : 'home'
}

export function baseballCourse(teams: Teams, moments: readonly BaseballMoment[], upTo: number): Part {
  const plays = moments.slice(0, upTo + 1).flatMap((moment, index) => {
    return moment.play ? [playPart(teams, moment, moment.play, index)] : []
  })
  return { plays }
}

function playPart(teams: Teams, moment: BaseballMoment, play: BaseballPlay, index: number): Part {
  const runs = 'scored' in play ? play.scored.length : 0
  return {
    id: `${teams.fixture.id}${index}`,
    sequenceNumber: String(index),
    type: typeOf(play),
    text: textOf(teams, play),
    awayScore: moment.away,
    homeScore: moment.home,
    period: {
      type: moment.half === 'top' ? 'Top' : 'Bottom',
      number: moment.period,
      displayValue: `${ordinal(moment.period)} Inning`,
    },
    scoringPlay: runs > 0,
    scoreValue: runs,
    ...('side' in play && { team: { id: teams.fixture[play.side].id } }),
    ...('side' in play && { participants: involved(teams, play) }),
    wallclock: wallclock(teams.fixture.start + moment.at),
    resultCount: { balls: moment.balls, strikes: moment.strikes },
    outs: moment.outs,
  }
}

function involved(
  teams: Teams,
  play: { readonly side: Side; readonly batter: number; readonly pitcher: number },
): readonly Part[] {
  return [
    { ...participant(teams, other(play.side), play.pitcher), type: 'pitcher' },
    { ...participant(teams, play.side, play.batter), type: 'batter' },
  ]
}

export function outsText(moment: BaseballMoment): Part {
  if (moment.stage !== 'playing') return {}
  return { outsText: `${moment.outs} ${moment.outs === 1 ? 'Out' : 'Outs'}` }
}
