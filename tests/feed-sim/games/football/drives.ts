import { clockText, wallclock } from '../../payload/format'
import type { Part, Teams } from '../sim-game'
import type { FootballMoment, FootballPlay } from './play'
import { downTexts, pointsOf, yardLine } from './situation'
import { scoringText, spotText, textOf, typeOf } from './words'

/** `drives` and `scoringPlays` of the summary. */
export function footballCourse(teams: Teams, moments: readonly FootballMoment[], upTo: number): Part {
  const drives = splitDrives(moments, upTo)
  const live = moments[upTo]?.stage !== 'final'
  const parts = drives.map((drive) => drivePart(teams, drive))
  return {
    drives: live ? { current: parts.at(-1), previous: parts.slice(0, -1) } : { previous: parts },
    scoringPlays: scoringPlays(teams, moments, upTo),
  }
}

interface Played {
  readonly index: number
  readonly moment: FootballMoment
  readonly play: FootballPlay
}

function splitDrives(moments: readonly FootballMoment[], upTo: number): readonly (readonly Played[])[] {
  const drives = new Map<number, Played[]>()
  let number = 1
  moments.slice(0, upTo + 1).forEach((moment, index) => {
    if (!moment.play) return
    // A kick-off opens the drive after it; a punt or turnover is still the play of the drive it ends.
    if (moment.play.kind === 'kickoff') number = moment.drive
    drives.set(number, [...(drives.get(number) ?? []), { index, moment, play: moment.play }])
    number = moment.drive
  })
  return [...drives.values()]
}

function drivePart(teams: Teams, drive: readonly Played[]): Part {
  const [first] = drive
  const last = drive.at(-1)
  if (!first || !last) return {}
  const side = first.moment.offense
  const result = resultOf(last.play)
  return {
    id: `${teams.fixture.id}${first.moment.drive}`,
    description: `${drive.length} plays`,
    team: { id: teams.fixture[side].id, abbreviation: teams.fixture[side].abbreviation },
    start: placePart(teams, first.moment),
    end: placePart(teams, last.moment),
    isScore: drive.some(({ play }) => pointsOf(play) > 0),
    offensivePlays: drive.length,
    ...(result && { result, displayResult: result, shortDisplayResult: result }),
    plays: drive.map((played) => playPart(teams, played)),
  }
}

function resultOf(play: FootballPlay): string | undefined {
  if (play.kind === 'extraPoint' || play.kind === 'twoPoint' || ('touchdown' in play && play.touchdown))
    return 'TD'
  return { fieldGoal: 'FG', punt: 'PUNT', interception: 'INT', fumble: 'FUMBLE', safety: 'SF' }[
    play.kind as string
  ]
}

function placePart(teams: Teams, moment: FootballMoment): Part {
  return {
    period: { type: 'quarter', number: moment.period },
    clock: { displayValue: clockText(moment.clock) },
    yardLine: yardLine(moment),
    text: spotText(teams, moment),
  }
}

function playPart(teams: Teams, { index, moment, play }: Played): Part {
  return {
    id: `${teams.fixture.id}${index}`,
    sequenceNumber: String(index * 100),
    type: typeOf(play),
    text: textOf(teams, moment, play),
    awayScore: moment.away,
    homeScore: moment.home,
    period: { number: moment.period },
    clock: { displayValue: clockText(moment.clock) },
    scoringPlay: pointsOf(play) > 0,
    wallclock: wallclock(teams.fixture.start + moment.at),
    end: {
      down: moment.down,
      distance: moment.toGo,
      yardLine: yardLine(moment),
      yardsToEndzone: 100 - moment.spot,
      ...(moment.down > 0 && downTexts(teams, moment)),
      team: { id: teams.fixture[moment.offense].id },
    },
    statYardage: 'yards' in play ? play.yards : 0,
  }
}

/** A touchdown and its try are one entry, with the score after both. */
function scoringPlays(teams: Teams, moments: readonly FootballMoment[], upTo: number): readonly Part[] {
  return moments.slice(0, upTo + 1).flatMap((moment, index) => {
    const { play } = moment
    if (!play || pointsOf(play) === 0 || play.kind === 'extraPoint' || play.kind === 'twoPoint') return []
    const after = index < upTo ? moments[index + 1] : undefined
    const tried = after?.play?.kind === 'extraPoint' || after?.play?.kind === 'twoPoint' ? after : undefined
    return [scoringPart(teams, index, moment, play, tried)]
  })
}

function scoringPart(
  teams: Teams,
  index: number,
  moment: FootballMoment,
  play: FootballPlay,
  tried: FootballMoment | undefined,
): Part {
  const shown = tried ?? moment
  const side = scoringSide(play)
  return {
    id: `${teams.fixture.id}${index}`,
    type: typeOf(play),
    text: scoringText(teams, play, tried?.play) || textOf(teams, moment, play),
    awayScore: shown.away,
    homeScore: shown.home,
    period: { number: moment.period },
    clock: { value: moment.clock, displayValue: clockText(moment.clock) },
    team: { id: teams.fixture[side].id, abbreviation: teams.fixture[side].abbreviation },
    scoringType: SCORING_TYPES[pointsOf(play)],
  }
}

function scoringSide(play: FootballPlay): 'home' | 'away' {
  if (!('side' in play)) return 'home'
  if (play.kind !== 'interception') return play.side
  return play.side === 'home' ? 'away' : 'home'
}

const SCORING_TYPES: Readonly<Record<number, Part>> = {
  2: { name: 'safety', displayName: 'Safety', abbreviation: 'SF' },
  3: { name: 'field-goal', displayName: 'Field Goal', abbreviation: 'FG' },
  6: { name: 'touchdown', displayName: 'Touchdown', abbreviation: 'TD' },
}
