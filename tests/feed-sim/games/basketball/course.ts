import { athlete, participant } from '../../payload/athlete'
import { ordinal, wallclock } from '../../payload/format'
import { basketballClock } from '../../payload/game-clock'
import type { Part, Teams } from '../sim-game'
import { isCollege } from '../../slate/fixture'
import { divisionOf } from './division'
import type { BasketballMoment } from './play'
import { rowsOf, type Row } from './words'

/** The scoreboard knows the last play and nothing else; before the first one the situation is empty. */
export function basketballSituation(teams: Teams, moments: readonly BasketballMoment[], upTo: number): Part {
  for (let i = upTo; i >= 0; i--) {
    const moment = moments[i]
    const row = moment?.play && rowsOf(teams, moment.period, moment.play).at(-1)
    if (row) return { lastPlay: lastPlay(teams, row, i) }
  }
  return {}
}

function lastPlay(teams: Teams, row: Row, index: number): Part {
  const { side, place } = row
  return {
    id: `${teams.fixture.id}${index}`,
    type: { id: row.id, text: row.type },
    text: row.text,
    scoreValue: row.points,
    ...(side && { team: { id: teams.fixture[side].id } }),
    ...(side && place !== undefined && { athletesInvolved: [athlete(teams, side, place)] }),
  }
}

export function basketballCourse(teams: Teams, moments: readonly BasketballMoment[], upTo: number): Part {
  const plays = moments.slice(0, upTo + 1).flatMap((moment, index) => {
    if (!moment.play) return []
    return rowsOf(teams, moment.period, moment.play).map((row, n) =>
      playPart(teams, moment, index * 2 + n, row),
    )
  })
  return { plays }
}

function playPart(teams: Teams, moment: BasketballMoment, number: number, row: Row): Part {
  const { side, place } = row
  const { periods, name } = divisionOf(isCollege(teams.fixture))
  const periodName = moment.period > periods ? 'OT' : `${ordinal(moment.period)} ${name}`
  return {
    id: `${teams.fixture.id}${number}`,
    sequenceNumber: String(number),
    type: { id: row.id, text: row.type },
    text: row.text,
    awayScore: moment.away,
    homeScore: moment.home,
    period: { number: moment.period, displayValue: periodName },
    clock: { displayValue: basketballClock(teams.fixture, moment.clock) },
    scoringPlay: row.points > 0,
    scoreValue: row.points,
    ...(side && { team: { id: teams.fixture[side].id } }),
    ...(side && place !== undefined && { participants: [participant(teams, side, place)] }),
    wallclock: wallclock(teams.fixture.start + moment.at),
    shootingPlay: row.shot,
    shortDescription: row.short,
  }
}
