import type { FootballHappening } from '../../../domain/football/happening'
import type { FootballBetweenDowns } from '../../../domain/game/situation'
import { nameText, record, text, type Fields } from '../../read'
import { abbreviationOf, type GameAround } from './game-around'

type Happened = Pick<FootballBetweenDowns, 'happening' | 'happeningTeam'>

/** By the type of the last play. The first match counts: a punt run back for a touchdown is a touchdown. */
const HAPPENINGS: readonly (readonly [RegExp, FootballHappening])[] = [
  [/touchdown/i, 'touchdown'],
  [/two.minute warning/i, 'two-minute warning'],
  [/(extra point|pat).*(good|made)/i, 'extra point good'],
  [/(extra point|pat).*(miss|block|fail)/i, 'extra point missed'],
  [/(two|2).?(point|pt)/i, 'two-point conversion'],
  [/field goal.*(good|made)/i, 'field goal good'],
  [/field goal/i, 'field goal missed'],
  [/safety/i, 'safety'],
  [/kickoff/i, 'kickoff'],
  [/intercept/i, 'interception'],
  [/fumble.*opponent/i, 'fumble'],
  [/punt/i, 'punt'],
  [/timeout/i, 'timeout'],
]

/** The team with the ball at the start of a play scores on it, except in these plays. */
const OTHERS_SCORE = /return|intercept|fumble|block|defensive|recovery/i
const NAMES_A_TEAM: readonly FootballHappening[] = [
  'touchdown',
  'field goal good',
  'extra point good',
  'timeout',
]

/** The last play, if it explains why no down is played. During a down it would only repeat the down. */
export function mapHappening(fields: Fields, around: GameAround, isDown: boolean): Happened {
  if (around.pause !== 'none') return {}
  const play = record(fields['lastPlay'])
  const type = nameText(record(play['type'])['text'])
  const happening = HAPPENINGS.find(([pattern]) => pattern.test(type))?.[1]
  if (happening === undefined || (isDown && happening !== 'two-minute warning')) return {}
  const isCertain = NAMES_A_TEAM.includes(happening) && !OTHERS_SCORE.test(type)
  const team = isCertain ? teamOf(play, happening, around) : undefined
  return team === undefined ? { happening } : { happening, happeningTeam: team }
}

/** The team with the ball. For a timeout the play's words name the team that took it; an official's has none. */
function teamOf(play: Fields, happening: FootballHappening, around: GameAround): string | undefined {
  const words = text(play['text']).toLowerCase()
  if (happening !== 'timeout' || words === '') return abbreviationOf(record(play['team'])['id'], around)
  const taken = TAKEN_BY.exec(words)
  if (!taken) return undefined
  const [, abbreviation, place] = taken
  const named = [around.homeTeam, around.awayTeam].filter(
    (team) =>
      team.abbreviation.toLowerCase() === abbreviation ||
      (place !== undefined && `${team.displayName} `.toLowerCase().startsWith(`${place} `)),
  )
  // `Michigan` begins the name of Michigan State, too.
  return named.length === 1 ? named[0]?.abbreviation : undefined
}

/** `Timeout #1 by GB at 08:54.`, `Timeout BAYLOR, clock 12:25` */
const TAKEN_BY = /^timeout(?: #\d)?(?: by (\S+)| (?!at )([^,]+))/
