import type { FootballHappening } from '../../../domain/football/happening'
import type { FootballBetweenDowns } from '../../../domain/game/situation'
import { nameText, record, type Fields } from '../read'
import { abbreviationOf, type GameAround } from './game-around'

type Happened = Pick<FootballBetweenDowns, 'happening' | 'happeningTeam'>

/** By the type of the last play. The first that fits counts: a punt that is run back for a touchdown is one. */
const HAPPENINGS: readonly (readonly [RegExp, FootballHappening])[] = [
  [/touchdown/i, 'touchdown'],
  [/two.minute warning/i, 'two-minute warning'],
  [/(extra point|pat).*(good|made)/i, 'extra point good'],
  [/(extra point|pat).*(miss|block|fail)/i, 'extra point missed'],
  [/two.?point/i, 'two-point conversion'],
  [/field goal.*(good|made)/i, 'field goal good'],
  [/field goal/i, 'field goal missed'],
  [/safety/i, 'safety'],
  [/kickoff/i, 'kickoff'],
  [/intercept/i, 'interception'],
  [/fumble.*opponent/i, 'fumble'],
  [/punt/i, 'punt'],
  [/timeout/i, 'timeout'],
]

/** Who has the ball at the start of a play scores on it, but for these. */
const OTHERS_SCORE = /return|intercept|fumble|block|defensive|recovery/i
const NAMES_A_TEAM: readonly FootballHappening[] = [
  'touchdown',
  'field goal good',
  'extra point good',
  'timeout',
]

/** What the last play was, where it explains why no down is played. During a down it would only repeat it. */
export function mapHappening(fields: Fields, around: GameAround, isDown: boolean): Happened {
  if (around.pause !== 'none') return {}
  const play = record(fields['lastPlay'])
  const type = nameText(record(play['type'])['text'])
  const happening = HAPPENINGS.find(([pattern]) => pattern.test(type))?.[1]
  if (happening === undefined || (isDown && happening !== 'two-minute warning')) return {}
  const isCertain = NAMES_A_TEAM.includes(happening) && !OTHERS_SCORE.test(type)
  const team = isCertain ? abbreviationOf(record(play['team'])['id'], around) : undefined
  return team === undefined ? { happening } : { happening, happeningTeam: team }
}
