import type { BaseballSituation } from '../../../domain/game/situation'
import { abbreviationOf, type GameAround } from './game-around'
import { isNobodyUp } from './half-inning'
import { isTrue, record, wholeWithin, type Fields } from '../../read'

const BALLS = 4
const STRIKES = 3
const OUTS = 3

/** Undefined between half innings: the feed's empty bases and count of 0-0 would say that play runs. */
export function mapBaseballSituation(fields: Fields, around: GameAround): BaseballSituation | undefined {
  if (around.pause === 'period-end' || isNobodyUp(fields)) return undefined
  const balls = wholeWithin(fields['balls'], 0, BALLS)
  const strikes = wholeWithin(fields['strikes'], 0, STRIKES)
  const outs = wholeWithin(fields['outs'], 0, OUTS)
  if (balls === undefined || strikes === undefined || outs === undefined) return undefined
  const possession = battingTeam(fields, around)
  return {
    kind: 'baseball',
    balls,
    strikes,
    outs,
    onFirst: isTrue(fields['onFirst']),
    onSecond: isTrue(fields['onSecond']),
    onThird: isTrue(fields['onThird']),
    ...(possession !== undefined && { possession }),
  }
}

function battingTeam(fields: Fields, around: GameAround): string | undefined {
  const athlete = record(record(fields['batter'])['athlete'])
  return abbreviationOf(record(athlete['team'])['id'], around)
}
