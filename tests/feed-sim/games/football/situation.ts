import { athlete } from '../../payload/athlete'
import { clockText, ordinal } from '../../payload/format'
import { siteName } from '../../payload/team'
import type { Part, Teams } from '../sim-game'
import { QB, type FootballMoment, type FootballPlay } from './play'
import { spotText, textOf, typeOf } from './words'

/** Before the first play the feed has nothing but a reference; after scores no down, no text, no possession. */
export function footballSituation(teams: Teams, moments: readonly FootballMoment[], upTo: number): Part {
  const moment = moments[upTo]
  if (!moment?.play) return { $ref: situationUrl(teams) }
  return {
    $ref: situationUrl(teams),
    lastPlay: { ...lastPlay(teams, moment, moment.play, upTo), ...movement(teams, moments, upTo) },
    down: moment.down,
    yardLine: yardLine(moment),
    distance: moment.toGo,
    ...(moment.down > 0 && downTexts(teams, moment)),
    isRedZone: moment.spot >= 80,
    homeTimeouts: moment.homeTimeouts,
    awayTimeouts: moment.awayTimeouts,
    ...(moment.down > 0 && { possession: teams.fixture[moment.offense].id }),
  }
}

/** The yard line, counted from the home team's goal line, whichever side has the ball. */
export function yardLine(moment: FootballMoment): number {
  return moment.offense === 'home' ? moment.spot : 100 - moment.spot
}

export function downTexts(teams: Teams, moment: FootballMoment): Part {
  const goal = moment.toGo >= 100 - moment.spot
  const short = `${ordinal(moment.down)} & ${goal ? 'Goal' : moment.toGo}`
  const spot = spotText(teams, moment)
  return {
    downDistanceText: `${short} at ${spot}`,
    shortDownDistanceText: short,
    possessionText: spot,
  }
}

function lastPlay(teams: Teams, moment: FootballMoment, play: FootballPlay, upTo: number): Part {
  const side = 'side' in play ? play.side : undefined
  return {
    id: `${teams.fixture.id}${upTo}`,
    type: typeOf(play),
    text: textOf(teams, moment, play),
    scoreValue: pointsOf(play),
    ...(side && { team: { id: teams.fixture[side].id } }),
    probability: probability(moment),
    ...(side && { athletesInvolved: [athlete(teams, side, 'by' in play ? play.by : QB)] }),
  }
}

export function pointsOf(play: FootballPlay): number {
  if ('touchdown' in play) return play.touchdown ? 6 : 0
  if (play.kind === 'safety') return 2
  if (!('good' in play) || !play.good) return 0
  return { fieldGoal: 3, extraPoint: 1, twoPoint: 2 }[play.kind]
}

/** Where the last play began and ended, and the drive it belongs to. */
function movement(teams: Teams, moments: readonly FootballMoment[], upTo: number): Part {
  const before = moments[upTo - 1]
  const moment = moments[upTo]
  if (!before || !moment) return {}
  const drive = moments.slice(0, upTo + 1).filter((earlier) => earlier.drive === moment.drive)
  const [first = moment] = drive
  const plays = drive.length - 1
  const seconds =
    first.period === moment.period ? first.clock - moment.clock : first.clock + 900 - moment.clock
  return {
    drive: {
      description: `${plays} ${plays === 1 ? 'play' : 'plays'}, ${moment.spot - first.spot} yards, ${clockText(seconds)}`,
      start: { yardLine: yardLine(first), text: spotText(teams, first) },
      timeElapsed: { displayValue: clockText(seconds) },
    },
    start: { yardLine: yardLine(before), team: { id: teams.fixture[before.offense].id } },
    end: { yardLine: yardLine(moment), team: { id: teams.fixture[moment.offense].id } },
    statYardage: moment.play && 'yards' in moment.play ? moment.play.yards : 0,
  }
}

function probability(moment: FootballMoment): Part {
  const lead = moment.home - moment.away
  const weight = 0.08 + 0.06 * moment.period
  const home = Number((1 / (1 + Math.exp(-lead * weight))).toFixed(3))
  return {
    tiePercentage: 0,
    homeWinPercentage: home,
    awayWinPercentage: Number((1 - home).toFixed(3)),
    secondsLeft: 0,
  }
}

function situationUrl(teams: Teams): string {
  const { id } = teams.fixture
  return `http://sports.core.api.espn.pvt/v2/sports/football/leagues/${siteName(teams.fixture.slug)}/events/${id}/competitions/${id}/situation?lang=en&region=us`
}
