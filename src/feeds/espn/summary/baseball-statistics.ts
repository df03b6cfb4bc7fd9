import type { TeamStatistic } from '../../../domain/box-score/team-comparison'
import { figureText, isRecord, list, type Fields } from '../../read'

/** Baseball has over a hundred figures, nested in groups. These are the ones worth comparing two teams by. */
const SHOWN: readonly (readonly [group: string, name: string, label: string])[] = [
  ['batting', 'runs', 'Runs'],
  ['batting', 'hits', 'Hits'],
  ['batting', 'doubles', 'Doubles'],
  ['batting', 'triples', 'Triples'],
  ['batting', 'homeRuns', 'Home Runs'],
  ['batting', 'RBIs', 'Runs Batted In'],
  ['batting', 'walks', 'Walks'],
  ['batting', 'strikeouts', 'Strikeouts'],
  ['batting', 'stolenBases', 'Stolen Bases'],
  ['batting', 'runnersLeftOnBase', 'Left On Base'],
  ['batting', 'avg', 'Batting Average'],
  ['pitching', 'pitches', 'Pitches Thrown'],
  ['pitching', 'strikeouts', 'Strikeouts Thrown'],
  ['pitching', 'walks', 'Walks Allowed'],
  ['pitching', 'earnedRuns', 'Earned Runs'],
  ['fielding', 'doublePlays', 'Double Plays'],
  ['fielding', 'errors', 'Errors'],
]

export function mapBaseballStatistics(groups: readonly Fields[]): readonly TeamStatistic[] {
  return SHOWN.flatMap(([group, name, label]) => {
    const stats = list(groups.find((one) => one['name'] === group)?.['stats']).filter(isRecord)
    const value = figureText(stats.find((one) => one['name'] === name)?.['displayValue'])
    return value === '' ? [] : [{ name: `${group}.${name}`, label, value }]
  })
}
